import * as z from "zod";
import { idMeant } from "../../../pictures/index.ts";
import { actionLine, decisionLines, fitted, sentence } from "../lines.ts";
import { listing, type Numbered } from "../legal.ts";
import { askedBy, nameLines, type NamedScene, saidBy, sceneAt } from "../names.ts";
import { tool } from "../tool.ts";
import { placeOf, thing, where } from "../where.ts";

/** The most actions of one line. */
const MOST_TOGETHER = 40;

const fieldsOf = (action: unknown): Readonly<Record<string, unknown>> =>
  typeof action === "object" && action !== null ? { ...action } : {};

/** The one field in which two actions differ; null where they differ in none or in more. */
function differing(one: Numbered, other: Numbered): string | null {
  const [first, second] = [fieldsOf(one.action), fieldsOf(other.action)];
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  const differences = [...names].filter((name) => JSON.stringify(first[name]) !== JSON.stringify(second[name]));
  return differences.length === 1 && one.name === other.name ? (differences[0] ?? null) : null;
}

/** Actions that follow one another and differ in one field alone. */
interface Together {
  readonly field: string | null;
  readonly actions: readonly Numbered[];
}

/** Puts together what differs in one field: many places to go to are one line. */
function together(actions: readonly Numbered[]): readonly Together[] {
  const groups: { field: string | null; actions: Numbered[] }[] = [];
  for (const numbered of actions) {
    const group = groups.at(-1);
    const [first] = group?.actions ?? [];
    const field = first === undefined ? null : differing(first, numbered);
    const fits = group !== undefined && field !== null && group.actions.length < MOST_TOGETHER;
    if (fits && (group.field === null || group.field === field)) {
      group.field = field;
      group.actions.push(numbered);
    } else groups.push({ field: null, actions: [numbered] });
  }
  return groups;
}

function groupLine({ field, actions }: Together): string {
  const [first] = actions;
  if (first === undefined) return "";
  if (field === null) return `${first.index} ${actionLine(first.action)}`;
  const { [field]: _, ...shared } = fieldsOf(first.action);
  const values = actions.map(({ action }) => {
    const value = fieldsOf(action)[field];
    return typeof value === "string" ? value : JSON.stringify(value);
  });
  return `${first.index}–${first.index + actions.length - 1} ${actionLine(shared)}, ${field} one of: ${values.join(" ")}`;
}

/** A form of which nothing is legal, and what stands in the way first. */
interface Closed {
  readonly name: string;
  readonly piece: string | null;
  readonly why?: string;
  readonly cites?: readonly string[];
}

/** What stands in the way of closed forms, said once for all those of one piece that it stands in the way of. */
function closedLines(closed: readonly Closed[], { teller }: NamedScene): readonly string[] {
  const alike = new Map<string, { readonly names: string[]; readonly of: string; readonly said: string }>();
  for (const { name, piece, why = "", cites = [] } of closed) {
    const said = sentence(saidBy(teller)({ text: why, cites }));
    const of = piece === null ? "" : ` of ${teller.name(piece)} (${piece})`;
    const known = alike.get(`${of}: ${said}`);
    if (known === undefined) alike.set(`${of}: ${said}`, { names: [name], of, said });
    else known.names.push(name);
  }
  return [...alike.values()].map(({ names, of, said }) => `- ${names.join(", ")}${of}: ${said}`);
}

/** What is legal, numbered. */
export const whatIsLegal = tool({
  name: "what_is_legal",
  title: "What is legal",
  description:
    "Lists the legal actions of a position, numbered, those that differ in one field in one line, and what stands in the way of the others. Where a choice is asked for, its options.",
  input: z.strictObject({
    ...where,
    piece: z.string().min(1).max(64).optional().describe("Those of one piece, by its id or name."),
    name: z.string().min(1).max(64).optional().describe("Those of one kind, e.g. move."),
    from: z.int().min(0).max(100_000).default(0).describe("Where to begin: `next` of the answer before."),
    limit: z.int().min(1).max(500).default(150).describe("The most actions that are told."),
  }),
  output: z.looseObject({
    total: z.int(),
    actions: z.array(thing),
    closed: z.array(thing),
    decision: thing.optional(),
    next: z.int().optional(),
  }),
  async answer({ piece: called, name, from, limit, ...at }, asking) {
    const { actions, closed, decision } = await listing(at, asking);
    const place = await placeOf(at, asking);
    const scene = await sceneAt(place, asking, at.gameId);
    const piece = called && idMeant(scene.board, called);
    const isMeant = (candidate: { readonly name: string; readonly piece: string | null }): boolean =>
      (piece ?? candidate.piece) === candidate.piece && (name ?? candidate.name) === candidate.name;
    const meant = actions.filter(isMeant);
    const shut = closed.filter(isMeant);
    // names that are not there are told by the operation itself
    if (meant.length + shut.length === 0)
      await asking.operations.legalActions({ ...place, piece, name, want: [] }, asking.callerOf(at.gameId));
    const page = meant.filter(({ index }) => index >= from).slice(0, limit);
    const groups = together(page);
    const why = shut.map((form) => {
      const unmet = form.requirements.find(({ holds }) => !holds);
      return {
        name: form.name,
        piece: form.piece,
        ...(unmet !== undefined && { why: unmet.text, cites: unmet.cites }),
      };
    });
    const asked = askedBy(scene.teller, decision);
    const names = nameLines(scene.board, groups.map(groupLine).join("\n"));
    const head = [`${meant.length} legal actions${asked === null ? "" : ` (${asked.text})`}`, ...names];
    const open = asked !== null && asked.options.length > 0 ? decisionLines(asked) : [];
    const first = fitted(
      [...head, ...open, ...groups.map(groupLine)],
      (left) => `… and ${left} more lines: ask with from: NEXT, or for one piece or name.`,
    );
    const shown = groups.slice(0, Math.max(0, first.lines - head.length - open.length));
    const told = shown.flatMap((group) => group.actions);
    const last = told.at(-1);
    const rest = last === undefined ? [] : meant.filter(({ index }) => index > last.index);
    const next = rest[0]?.index;
    const lines = [
      ...head,
      ...open,
      ...shown.map(groupLine),
      ...(next === undefined ? [] : [`… ${rest.length} more: ask with from: ${next}, or for one piece or one name.`]),
      ...(next === undefined && why.length > 0 ? ["Not possible:"] : []),
      ...(next === undefined ? closedLines(why, scene) : []),
    ];
    return {
      lines,
      data: {
        total: meant.length,
        actions: told,
        closed: why,
        ...(decision !== null && { decision }),
        ...(next !== undefined && { next }),
      },
    };
  },
});
