import type { ConformanceCase, Expectation, Step } from "./case-format.ts";
import { type Answered, type Table, Unreadable } from "./table.ts";

/** How one case went: what differs from the expectation, and every id that was cited on the way. */
export interface CaseResult {
  readonly case: ConformanceCase;
  readonly failures: readonly string[];
  readonly cited: ReadonlySet<string>;
}

const show = (value: unknown): string => JSON.stringify(value);

/** Whether `actual` has everything `expected` names: objects by field, "cites" as a subset, everything else equal. */
export function matches(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((part, i) => matches(part, actual[i]))
    );
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null) return false;
    const fields = new Map<string, unknown>(Object.entries(actual));
    return Object.entries(expected).every(([key, part]) => {
      const value = fields.get(key);
      if (key === "cites" || key === "conditions")
        return [part].flat().every((id) => Array.isArray(value) && value.includes(id));
      return matches(part, value);
    });
  }
  return expected === actual;
}

/** Adds every id found under a "cites" key, however deep. */
function collectCites(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collectCites(part, into);
  else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === "cites" && Array.isArray(part)) for (const id of part) into.add(String(id));
      else if (key === "interpretations" && Array.isArray(part)) for (const { id } of part) into.add(String(id));
      else collectCites(part, into);
    }
  }
}

/** Runs one case at a table. */
export async function runCase(table: Table, one: ConformanceCase): Promise<CaseResult> {
  const failures: string[] = [];
  const cited = new Set<string>();
  try {
    await perform(table, one, failures, cited);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    collectCites(error.defects, cited);
    const { defects } = one.expect;
    if (defects === undefined) failures.push(`cannot be read: ${error.message}`);
    else
      for (const defect of defects)
        if (!error.defects.some((actual) => matches(defect, actual)))
          failures.push(`expected the defect ${show(defect)}, got ${show(error.defects)}`);
    return { case: one, failures, cited };
  }
  if (one.expect.defects !== undefined)
    failures.push(`expected defects ${show(one.expect.defects)}, but the position was read`);
  return { case: one, failures, cited };
}

async function perform(table: Table, one: ConformanceCase, failures: string[], cited: Set<string>): Promise<void> {
  const settings = { readings: one.readings, numbers: one.numbers };
  const position =
    one.position === undefined
      ? await table.openScenario(one.game, one.scenario ?? "", one.options ?? {}, settings)
      : await table.openText(one.game, one.position, settings);
  const { expect } = one;
  if (one.read === true) {
    await checkPosition(table, position, expect, failures);
    return;
  }
  if (one.steps !== undefined) {
    await performSteps(table, one, position, one.steps, failures, cited);
    return;
  }
  const answer = await question(table, one, position);
  collectCites(answer, cited);
  checkQuestion(one, answer, failures);
  for (const id of expect.cites ?? [])
    if (!cited.has(id)) failures.push(`expected ${id} to be cited; cited: ${[...cited].join(", ")}`);
}

async function question(table: Table, one: ConformanceCase, position: unknown): Promise<unknown> {
  if (one.sight !== undefined) return table.sight(position, one.sight);
  if (one.field !== undefined) return table.field(position, one.field);
  if (one.legal !== undefined) return table.legal(position);
  if (one["why-not"] !== undefined) return table.requirements(position, one["why-not"]);
  if (one.odds !== undefined) return table.odds(position, one.odds, one.choose);
  return table.preview(position);
}

async function performSteps(
  table: Table,
  one: ConformanceCase,
  start: unknown,
  steps: readonly Step[],
  failures: string[],
  cited: Set<string>,
): Promise<void> {
  const { expect } = one;
  let position = start;
  let dice = [...one.dice];
  let cards = [...one.cards];
  let choices = [...one.choose];
  const events: Readonly<Record<string, unknown>>[] = [];
  let last: Answered | null = null;
  for (const [i, step] of steps.entries()) {
    if (last !== null && last.outcome !== "paused") {
      failures.push(
        `step ${i + 1} cannot be taken: the one before it was ${last.outcome}${last.failing.map(({ text }) => ` — not: ${text}`).join("")}`,
      );
      break;
    }
    const action = step !== "proceed" && "do" in step ? step : undefined;
    const choose = step !== "proceed" && !("do" in step) ? step.choose : [];
    if (action !== undefined) collectCites(await table.requirements(position, action), cited);
    const answered = await table.adjudicate(position, {
      ...(action !== undefined && { action }),
      choose: [...choose, ...choices],
      dice,
      cards,
      until: one.until,
    });
    collectCites([answered.events, answered.failing, answered.decision], cited);
    // what was not used stays for the next step
    dice = answered.unused.filter((unused) => unused.startsWith("die ")).map((unused) => Number(unused.slice(4)));
    cards = answered.unused.filter((unused) => unused.startsWith("card ")).map((unused) => unused.slice(5));
    choices = answered.unused.filter((unused) => unused.startsWith("choose ")).map((unused) => unused.slice(7));
    if (answered.outcome === "refused") ({ dice, cards } = one);
    events.push(...answered.events);
    position = answered.position;
    last = answered;
  }
  if (last === null) {
    failures.push("the case has no steps");
    return;
  }
  const refused = expect.refused !== undefined || expect.outcome === "refused";
  if (last.outcome === "refused" && !refused)
    failures.push(`refused: not ${last.failing.map(({ text, cites }) => `${text} [${cites.join(", ")}]`).join("; ")}`);
  if (!refused && dice.length > 0) failures.push(`dice left over: ${dice.join(", ")}`);
  if (!refused && cards.length > 0) failures.push(`cards left over: ${cards.join(", ")}`);
  if (!refused && choices.length > 0) failures.push(`choices left over: ${choices.join(", ")}`);
  if (expect.outcome !== undefined && expect.outcome !== last.outcome)
    failures.push(
      `expected the outcome ${expect.outcome}, got ${last.outcome}${last.failing.map(({ text }) => ` — not: ${text}`).join("")}`,
    );
  for (const id of expect.refused ?? []) {
    if (!last.failing.some(({ cites }) => cites.includes(id)))
      failures.push(
        `expected a refusal by ${id}, got ${last.outcome} ${show(last.failing.map(({ text, cites }) => `${text} [${cites.join(", ")}]`))}`,
      );
  }
  checkEvents(expect, events, failures);
  checkDecision(expect, last, failures);
  if (expect.result !== undefined && expect.result !== last.result)
    failures.push(`expected ${expect.result}, got ${last.result ?? last.outcome}`);
  for (const id of expect.cites ?? [])
    if (!cited.has(id)) failures.push(`expected ${id} to be cited; cited: ${[...cited].join(", ")}`);
  await checkPosition(table, position, expect, failures);
}

const brief = (events: readonly Readonly<Record<string, unknown>>[]): string =>
  events.map(({ text }) => `\n      ${String(text)}`).join("");

function checkEvents(
  expect: Expectation,
  events: readonly Readonly<Record<string, unknown>>[],
  failures: string[],
): void {
  let from = 0;
  for (const pattern of expect.events ?? []) {
    const at = events.findIndex((event, i) => i >= from && matches(pattern, event));
    if (at < 0) {
      failures.push(
        `expected the event ${show(pattern)}${from > 0 ? " (in this order)" : ""}; what happened:${brief(events)}`,
      );
      return;
    }
    from = at + 1;
  }
  for (const pattern of expect.absent ?? []) {
    const found = events.find((event) => matches(pattern, event));
    if (found !== undefined) failures.push(`expected no event ${show(pattern)}, but: ${String(found["text"])}`);
  }
}

function checkDecision(expect: Expectation, last: Answered, failures: string[]): void {
  const { decision } = expect;
  if (decision === undefined) return;
  if (decision === null) {
    if (last.decision !== null) failures.push(`expected no decision, got ${show(last.decision)}`);
    return;
  }
  const { options, count, includes, ...fields } = decision;
  if (last.decision === null || !matches(fields, last.decision)) {
    failures.push(`expected the decision ${show(fields)}, got ${show(last.decision)}`);
    return;
  }
  const actual = Array.isArray(last.decision["options"])
    ? last.decision["options"].map((option: { id: string }) => option.id)
    : [];
  if (options !== undefined && show([...options].sort()) !== show([...actual].sort()))
    failures.push(`expected the options ${options.join(" | ")}, got ${actual.join(" | ")}`);
  if (count !== undefined && count !== actual.length)
    failures.push(`expected ${count} options, got ${actual.length}: ${actual.join(" | ")}`);
  for (const id of includes ?? [])
    if (!actual.includes(id)) failures.push(`expected the option ${id} among ${actual.join(" | ")}`);
}

async function checkPosition(table: Table, position: unknown, expect: Expectation, failures: string[]): Promise<void> {
  if (expect.pieces === undefined && expect.on === undefined && expect.state === undefined) return;
  const { pieces, areas } = await table.board(position);
  for (const [id, pattern] of Object.entries(expect.pieces ?? {})) {
    const piece = pieces.find((candidate) => candidate.id === id);
    const actual = piece && { at: piece.at, facing: piece.facing, kind: piece.kind, ...piece.details };
    const met = pattern === "gone" ? (piece?.at ?? null) === null : actual !== undefined && matches(pattern, actual);
    if (!met)
      failures.push(`expected ${id} to be ${show(pattern)}, got ${actual === undefined ? "gone" : show(actual)}`);
  }
  for (const [place, expected] of Object.entries(expect.on ?? {})) {
    if (areas !== null && !areas.includes(place))
      failures.push(`there is no ${place} on this board: ${areas.join(", ")}`);
    const there = pieces.filter(({ at }) => at === place);
    const missing = expected.filter((word) => !there.some(({ id, kind }) => id === word || kind === word));
    if (missing.length > 0 || (expected.length === 0 && there.length > 0))
      failures.push(
        `expected on ${place}: ${expected.join(", ") || "nothing"}, got ${there.map(({ id }) => id).join(", ") || "nothing"}`,
      );
  }
  if (expect.state !== undefined) {
    const state = await table.state(position);
    for (const [key, value] of Object.entries(expect.state))
      if (!matches(value, state[key])) failures.push(`expected ${key} to be ${show(value)}, got ${show(state[key])}`);
  }
}

function checkQuestion(one: ConformanceCase, answer: unknown, failures: string[]): void {
  const { expect } = one;
  const fields = new Map<string, unknown>(
    typeof answer === "object" && answer !== null && !Array.isArray(answer) ? Object.entries(answer) : [],
  );
  const strings = (key: string): readonly string[] => {
    const value = fields.get(key);
    return Array.isArray(value) ? value.map(String) : [];
  };
  for (const key of ["place", "seen", "distance", "back"] as const) {
    if (expect[key] !== undefined && !matches(expect[key], fields.get(key)))
      failures.push(
        `expected ${key} ${show(expect[key])}, got ${show(fields.get(key))}; reasons: ${show(fields.get("lines"))} ${show(fields.get("reasons"))}`,
      );
  }
  if (expect.blocker !== undefined && !show(fields.get("lines")).includes(`"at":${show(expect.blocker)}`))
    failures.push(`expected the blocker ${expect.blocker}, got ${show(fields.get("lines"))}`);
  for (const id of expect.interpretations ?? [])
    if (!show(fields.get("interpretations")).includes(`"id":${show(id)}`))
      failures.push(`expected the ruling to rest on ${id}, got ${show(fields.get("interpretations"))}`);
  for (const id of expect.otherwise ?? [])
    if (!show(fields.get("otherwise")).includes(`"interpretation":${show(id)}`))
      failures.push(`expected another reading of ${id} to change the verdict, got ${show(fields.get("otherwise"))}`);
  const full = strings("full");
  const partial = strings("partial");
  for (const square of expect.full ?? [])
    if (!full.includes(square))
      failures.push(
        `expected ${square} to be fully visible, but it is ${partial.includes(square) ? "partially visible" : "not visible"}`,
      );
  for (const square of expect.partial ?? [])
    if (!partial.includes(square))
      failures.push(
        `expected ${square} to be partially visible, but it is ${full.includes(square) ? "fully visible" : "not visible"}`,
      );
  for (const square of expect.none ?? [])
    if (full.includes(square) || partial.includes(square))
      failures.push(
        `expected ${square} not to be visible, but it is ${full.includes(square) ? "fully" : "partially"} visible`,
      );
  for (const id of expect.sees ?? [])
    if (!strings("sees").includes(id)) failures.push(`expected ${id} to be seen, got ${strings("sees").join(", ")}`);
  for (const id of expect.unseen ?? [])
    if (strings("sees").includes(id)) failures.push(`expected ${id} not to be seen`);
  if (one.legal !== undefined) checkLegal(one, answer, failures);
  if (one["why-not"] !== undefined) checkRequirements(expect, answer, failures);
  for (const [id, probability] of Object.entries(expect.facts ?? {})) {
    const facts = fields.get("facts");
    const fact: unknown = Array.isArray(facts)
      ? facts.find((candidate: { id: string }) => candidate.id === id)
      : undefined;
    const actual = typeof fact === "object" && fact !== null && "probability" in fact ? fact.probability : "0/1";
    if (actual !== probability) failures.push(`expected the odds of ${id} to be ${probability}, got ${String(actual)}`);
  }
  for (const intent of expect.intents ?? []) {
    if (!Array.isArray(answer) || !answer.some((actual) => matches(intent, actual)))
      failures.push(`expected the intent ${show(intent)}, got ${show(answer)}`);
  }
}

function checkLegal(one: ConformanceCase, answer: unknown, failures: string[]): void {
  const filter = one.legal === true || one.legal === undefined ? {} : one.legal;
  const forms: readonly { name: string; piece: string; actions: readonly unknown[] }[] = Array.isArray(answer)
    ? answer
    : [];
  const actions = forms
    .filter(
      ({ name, piece }) =>
        (filter.name === undefined || filter.name === name) && (filter.piece === undefined || filter.piece === piece),
    )
    .flatMap((form) => form.actions);
  for (const pattern of one.expect.includes ?? [])
    if (!actions.some((action) => matches(pattern, action)))
      failures.push(`expected ${show(pattern)} to be legal; legal: ${actions.map(show).join(" ")}`);
  for (const pattern of one.expect.excludes ?? [])
    if (actions.some((action) => matches(pattern, action))) failures.push(`expected ${show(pattern)} not to be legal`);
  if (one.expect.count !== undefined && one.expect.count !== actions.length)
    failures.push(`expected ${one.expect.count} legal actions, got ${actions.length}`);
}

function checkRequirements(expect: Expectation, answer: unknown, failures: string[]): void {
  const requirements: readonly { holds: boolean; text: string; cites: readonly string[] }[] = Array.isArray(answer)
    ? answer
    : [];
  const unmet = requirements.filter(({ holds }) => !holds);
  for (const id of expect.refused ?? [])
    if (!unmet.some(({ cites }) => cites.includes(id)))
      failures.push(`expected a refusal by ${id}; unmet: ${show(unmet)}`);
  if (expect.refused === undefined && unmet.length > 0)
    failures.push(`expected the action to be legal; unmet: ${show(unmet)}`);
}
