import { isDeepStrictEqual } from "node:util";
import { midwayLine } from "../../rules/kernel/index.ts";
import type { Expectation } from "./case-format.ts";
import { fieldOf, matches, nearestTo, show } from "./matches.ts";
import { type Answered, type Piece, type Table, Unreadable } from "./table.ts";

/** What is wrong with what happened. */
type Failures = string[];

export type ShownEvents = readonly Readonly<Record<string, unknown>>[];

const reasons = ({ failing }: Answered): string =>
  failing.map(({ text, cites }) => `${text} [${cites.join(", ")}]`).join("; ");

/** Whether an expectation says that something is refused. */
export const expectsRefusal = ({ refused, outcome }: Expectation): boolean =>
  refused !== undefined || outcome === "refused";

/** Compares the outcome of an answer; `untried` where a step that was to be refused was never put to the rules. */
export function checkOutcome(expect: Expectation, last: Answered, failures: Failures, untried = false): void {
  if (expectsRefusal(expect) && last.outcome !== "refused" && (untried || last.unused.includes("action"))) {
    failures.push(`expected a refusal, but the step was not tried: it waits for ${waitingFor(last)}`);
    return;
  }
  if (last.outcome === "refused" && !expectsRefusal(expect))
    failures.push(`refused; what does not hold: ${reasons(last)}`);
  else if (expect.outcome !== undefined && expect.outcome !== last.outcome)
    failures.push(`expected the outcome ${expect.outcome}, got ${last.outcome}`);
  for (const id of expect.refused ?? []) {
    if (!last.failing.some(({ cites }) => cites.includes(id)))
      failures.push(
        `expected a refusal by ${id}, got ${last.outcome}${last.outcome === "refused" ? ` by ${reasons(last)}` : ""}`,
      );
  }
  if (expect.result !== undefined && expect.result !== last.result)
    failures.push(`expected ${expect.result}, got ${last.result ?? last.outcome}`);
}

/** Compares events: those expected happen in their order, those absent do not. */
export function checkEvents(expect: Expectation, events: ShownEvents, failures: Failures): void {
  let from = 0;
  if (expect.events?.length === 0 && events.length > 0)
    failures.push(`expected no events, but: ${events.map(({ text }) => String(text)).join(" ")}`);
  for (const pattern of expect.events ?? []) {
    const at = events.findIndex((event, i) => i >= from && matches(pattern, event));
    if (at < 0) {
      const near = nearestTo(pattern, events.slice(from), "event");
      const earlier = events.slice(0, from).some((event) => matches(pattern, event));
      failures.push(
        `expected the event ${show(pattern)}${earlier ? ", which happened earlier than in this order" : ""}; ${
          near === null
            ? `there was no event of this name${from > 0 ? " after the ones before it" : ""}`
            : `nearest: ${near}`
        }`,
      );
      break;
    }
    from = at + 1;
  }
  for (const pattern of expect.absent ?? []) {
    const found = events.find((event) => matches(pattern, event));
    if (found !== undefined) failures.push(`expected no event ${show(pattern)}, but: ${String(found["text"])}`);
  }
}

/** The ids of the options that are offered. */
export const optionsOf = ({ decision }: Answered): readonly string[] =>
  Array.isArray(decision?.["options"]) ? decision["options"].map((option: { id: string }) => option.id) : [];

/** The decision that waits, in one line. */
export function waitingFor(last: Answered): string {
  if (last.decision === null) return last.outcome === "over" ? "nothing: the game is over" : "nothing";
  const { kind, prompt, piece, text, dice } = last.decision;
  const options = optionsOf(last);
  const about = [prompt, piece, typeof dice === "number" ? `${dice} dice` : null].filter(
    (part) => typeof part === "string",
  );
  return `${String(kind)}${about.length > 0 ? ` ${about.join(", ")}` : ""}: ${String(text)}${options.length > 0 ? ` (${options.join(" | ")})` : ""}`;
}

/** Compares the decision that waits. */
export function checkDecision({ decision }: Expectation, last: Answered, failures: Failures): void {
  if (decision === undefined) return;
  if (decision === null) {
    if (last.decision !== null) failures.push("expected no decision");
    return;
  }
  const { options, inOrder, count, includes, ...fields } = decision;
  if (last.decision === null || !matches(fields, last.decision)) {
    failures.push(`expected the decision ${show(fields)}, it waits for ${waitingFor(last)}`);
    return;
  }
  const actual = optionsOf(last);
  if (options !== undefined && show([...options].sort()) !== show([...actual].sort()))
    failures.push(`expected the options ${options.join(" | ")}, offered are ${actual.join(" | ")}`);
  if (inOrder !== undefined && show(inOrder) !== show(actual))
    failures.push(`expected the options in the order ${inOrder.join(" | ")}, got ${actual.join(" | ")}`);
  if (count !== undefined && count !== actual.length) failures.push(`expected ${count} options, got ${actual.length}`);
  for (const id of includes ?? [])
    if (!actual.includes(id)) failures.push(`expected the option ${id}, offered are ${actual.join(" | ")}`);
}

const shown = (piece: Piece): Readonly<Record<string, unknown>> => ({
  at: piece.at,
  facing: piece.facing,
  kind: piece.kind,
  ...piece.details,
});

/** The lines of a text that another does not have, each as often as it has too many. */
function linesBeyond(text: string, other: string): readonly string[] {
  const left = other.split("\n");
  return text.split("\n").filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    // where a run has stopped does not lie on the table
    return at < 0 && line !== "" && line !== midwayLine;
  });
}

/** The lines of the text of a position that are gone since another ("- line") and new in it ("+ line"). */
export async function changesBetween(table: Table, before: unknown, position: unknown): Promise<readonly string[]> {
  const [then, now] = [await table.text(before), await table.text(position)];
  return [...linesBeyond(then, now).map((line) => `- ${line}`), ...linesBeyond(now, then).map((line) => `+ ${line}`)];
}

/** What has changed in the text of a position: all of it is expected, and nothing else. */
async function checkChanges(
  table: Table,
  position: unknown,
  { changes, before }: { readonly changes: readonly string[]; readonly before: unknown },
  failures: Failures,
): Promise<void> {
  const actual = await changesBetween(table, before, position);
  const [missing, besides] = [
    linesBeyond(changes.join("\n"), actual.join("\n")),
    linesBeyond(actual.join("\n"), changes.join("\n")),
  ];
  if (missing.length > 0) failures.push(["expected these changes, which are not there:", ...missing].join("\n    "));
  if (besides.length > 0) failures.push(["changed, but not expected:", ...besides].join("\n    "));
}

type BoardPattern = NonNullable<Expectation["board"]>;

/** The drawing model of a position by the parts that cases speak of: what lies on a measured table is one of them. */
export async function drawnParts(table: Table, position: unknown): Promise<Readonly<Record<string, unknown>>> {
  const model = await table.drawing(position);
  const { table: measured } = model;
  const shapes = typeof measured === "object" && measured !== null ? fieldOf(measured, "shapes") : [];
  return { ...model, shapes };
}

/** Compares the drawing model: each list that is given is the whole list. */
async function checkBoard(table: Table, position: unknown, board: BoardPattern, failures: Failures): Promise<void> {
  const drawn = await drawnParts(table, position);
  for (const [part, expected] of Object.entries(board)) {
    const actual = drawn[part];
    if (!Array.isArray(expected)) {
      if (expected !== actual) failures.push(`expected the ${part} ${show(expected)}, got ${show(actual)}`);
      continue;
    }
    const left: unknown[] = Array.isArray(actual) ? [...actual] : [];
    const missing = expected.filter((pattern) => {
      const at = left.findIndex((one) => hasFields(one, pattern));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    for (const pattern of missing) failures.push(`expected among the ${part} ${show(pattern)}`);
    for (const one of left) failures.push(`not expected among the ${part}: ${show(one)}`);
  }
}

/** Whether something has exactly these values in the fields that are named. */
const hasFields = (one: unknown, pattern: object): boolean =>
  typeof one === "object" &&
  one !== null &&
  Object.entries(pattern).every(([key, value]) => isDeepStrictEqual(value, fieldOf(one, key)));

/** Whether every word names a piece there by its id or its kind, each another one. */
function areThere(words: readonly string[], there: readonly Piece[]): boolean {
  const left = [...there];
  const taken = (found: number): boolean => found >= 0 && left.splice(found, 1).length > 0;
  const kinds = words.filter((word) => !taken(left.findIndex(({ id }) => id === word)));
  return kinds.every((word) => taken(left.findIndex(({ kind }) => kind === word)));
}

/** Whether a piece has this id, or belongs to the unit that has it. */
const isOf = ({ id, details }: Piece, named: string): boolean => id === named || details["unit"] === named;

const named = ({ id, kind }: Piece): string => (id === kind ? id : `${id} (${kind})`);

/**
 * Compares the position: pieces, what lies where, the state, of which a field left out is at its default, the drawing
 * model, and what has changed since the position before.
 */
export async function checkPosition(
  table: Table,
  { position, before }: { readonly position: unknown; readonly before: unknown },
  expect: Expectation,
  failures: Failures,
): Promise<void> {
  const { changes, board } = expect;
  if (changes !== undefined) await checkChanges(table, position, { changes, before }, failures);
  if (board !== undefined) await checkBoard(table, position, board, failures);
  if (expect.pieces === undefined && expect.on === undefined && expect.state === undefined) return;
  const { pieces } = await table.board(position);
  for (const [id, pattern] of Object.entries(expect.pieces ?? {})) {
    const piece = pieces.find((candidate) => candidate.id === id);
    const left = pieces.filter((candidate) => candidate.at !== null && isOf(candidate, id)).map((one) => one.id);
    const actual = piece && shown(piece);
    const met = pattern === "gone" ? left.length === 0 : actual !== undefined && matches(pattern, actual);
    if (met) continue;
    const got = actual === undefined ? (left.length === 0 ? "gone" : `the pieces ${left.join(", ")}`) : show(actual);
    failures.push(`expected ${id} to be ${show(pattern)}, got ${got}`);
  }
  for (const [place, expected] of Object.entries(expect.on ?? {})) {
    const there = pieces.filter(({ at }) => matches(place, at));
    if (!areThere(expected, there) || (expected.length === 0 && there.length > 0))
      failures.push(
        `expected on ${place}: ${expected.join(", ") || "nothing"}, got ${there.map(named).join(", ") || "nothing"}`,
      );
  }
  if (expect.state === undefined) return;
  const state = wholeState(table, position);
  for (const [key, value] of Object.entries(expect.state))
    if (!matches(value, state[key])) failures.push(`expected ${key} to be ${show(value)}, got ${show(state[key])}`);
}

/** The state of a position with the fields that its schema supplies. */
function wholeState(table: Table, position: unknown): Readonly<Record<string, unknown>> {
  const ruleset = typeof position === "object" && position !== null && "ruleset" in position ? position.ruleset : null;
  const whole = table.game(String(ruleset))?.wholeState(position);
  if (whole?.ok === false) throw new Unreadable(whole.defects.map((defect) => ({ ...defect })));
  return { ...(typeof whole?.value === "object" ? whole.value : {}) };
}
