import type { Budget } from "../../rules/kernel/index.ts";
import { freshBudget } from "../adjudication/budget.ts";
import { callerFrom } from "../games/index.ts";
import type { Operations } from "../app/operations.ts";
import { unreadableAt } from "../schema/faults.ts";
import { isObject } from "../schema/json.ts";
import { casesOf } from "../adjudication/rules/index.ts";
import type { Arguments, Context, Resolvers } from "./schema.ts";

/** How much a page of a connection has where nothing is said, and at most. */
const USUAL_PAGE = { rules: 50, moves: 20 } as const;
const MOST_OF_A_PAGE = { rules: 1000, moves: 100 } as const;

/** How many rows may be asked for by their ids at once. */
const MOST_IDS = 100;

/** A page that is asked for: how many, and behind which place. Throws a Fault for what is none. */
function pageOf(
  { first, after }: Arguments,
  of: keyof typeof USUAL_PAGE,
): { readonly first: number; readonly after: number | null } {
  const many = typeof first === "number" ? first : USUAL_PAGE[of];
  if (many < 1 || many > MOST_OF_A_PAGE[of])
    throw unreadableAt("/first", `A page has 1 to ${MOST_OF_A_PAGE[of]} of them, not ${many}.`);
  if (after === undefined || after === null) return { first: many, after: null };
  if (!/^\d{1,7}$/.test(String(after)))
    throw unreadableAt(
      "/after",
      `"${String(after).slice(0, 20)}" is not a cursor: send the endCursor of the page before.`,
    );
  return { first: many, after: Number(after) };
}

/** Rows that are asked for by their ids, and by nothing else. Throws a Fault for too many of them. */
function rowsAsked(ids: readonly unknown[], others: Arguments): readonly string[] {
  const other = Object.keys(others).find((name) => others[name] !== undefined && others[name] !== null);
  if (other !== undefined) throw unreadableAt(`/${other}`, `\`ids\` say which rows are meant: leave out \`${other}\`.`);
  if (ids.length > MOST_IDS)
    throw unreadableAt("/ids", `At most ${MOST_IDS} rows are told at once, not ${ids.length}.`);
  return ids.map((id) => String(id).slice(0, 100));
}

/** A row with the ruleset that it is of. */
const ofRuleset = (parent: unknown) => (row: object) => ({ ...row, ruleset: textOf(parent, "id") });

/** A page as connections tell it; `end` is the place behind it. */
const connection = (nodes: readonly unknown[], end: number | null, hasNextPage: boolean) => ({
  nodes,
  pageInfo: { endCursor: end === null ? null : String(end), hasNextPage },
});

const textOf = (parent: unknown, name: string): string => (isObject(parent) ? String(parent[name]) : "");

/** A stored game at the version that was answered, as whoever asks may know it. */
const placeOf = (parent: unknown) => ({
  gameId: textOf(parent, "id"),
  ...(isObject(parent) && { version: parent["version"] }),
});

/** What quotes the rules it rests on. */
const citing = [
  "Event",
  "Requirement",
  "Decision",
  "Result",
  "OutlookWarning",
  "Reason",
  "Field",
  "EnemyIntent",
  "Criterion",
  "Defect",
] as const;

/** The work of all that a request cites, however often it asks. */
const worksOfCitations = new WeakMap<Context, Budget>();
function workOfCitations(context: Context): Budget {
  const begun = worksOfCitations.get(context) ?? freshBudget();
  worksOfCitations.set(context, begun);
  return begun;
}

const citesOf = (parent: unknown): readonly string[] => {
  const cites = isObject(parent) ? parent["cites"] : [];
  return Array.isArray(cites) ? cites.map(String) : [];
};

/** What leads on from a ruleset and from a stored game, each answered where it is asked for. */
export const graphFor = (operations: Operations): Resolvers => ({
  ...Object.fromEntries(
    citing.map((type) => [
      type,
      {
        citations: (parent: unknown, _: unknown, context: Context) =>
          operations.citations(citesOf(parent), workOfCitations(context)),
      },
    ]),
  ),
  Rule: {
    cases: (parent) =>
      isObject(parent) && typeof parent["ruleset"] === "string"
        ? casesOf(parent["ruleset"], { isRule: parent["kind"] === "rule", topic: parent["topic"] })
        : null,
  },
  Ruleset: {
    scenarios: (parent) => operations.scenarios(textOf(parent, "id")),
    async rules(parent, { id, ids, search, ...page }) {
      if (Array.isArray(ids)) {
        const rows = await operations.rows(textOf(parent, "id"), rowsAsked(ids, { id, search, ...page }));
        return connection(
          rows.map(ofRuleset(parent)),
          rows.length === 0 ? null : rows.length,
          rows.length > ids.length,
        );
      }
      const { first, after } = pageOf(page, "rules");
      const from = after ?? 0;
      const asked = { ...(typeof id === "string" && { id }), ...(typeof search === "string" && { search }) };
      const found = await operations.rules(textOf(parent, "id"), { ...asked, limit: from + first + 1 });
      const nodes = found.slice(from, from + first);
      return connection(
        nodes.map(ofRuleset(parent)),
        nodes.length === 0 ? null : from + nodes.length,
        found.length > from + first,
      );
    },
  },
  Game: {
    async moves(parent, args, { authorization, visit }: Context) {
      const { first, after } = pageOf(args, "moves");
      const asked = { limit: first, after: after ?? -1 };
      const { moves, next } = await operations.moves(textOf(parent, "id"), asked, callerFrom(authorization, visit));
      return connection(moves, moves.at(-1)?.version ?? null, next !== null);
    },
    legalActions: (parent, { piece, name }, { authorization, visit }) =>
      operations.legalActionsInParts(
        { ...placeOf(parent), ...(typeof piece === "string" && { piece }), ...(typeof name === "string" && { name }) },
        callerFrom(authorization, visit),
      ),
    async picture(parent, { theme, width }, { authorization, visit }) {
      const look = { ...(typeof theme === "string" && { theme }), ...(typeof width === "number" && { width }) };
      const drawn = await operations.picture({ ...placeOf(parent), ...look }, callerFrom(authorization, visit));
      return { ...drawn, png: async () => Buffer.from(await drawn.png()).toString("base64") };
    },
    record: (parent, _, { authorization, visit }) =>
      operations.wholeRecord(textOf(parent, "id"), callerFrom(authorization, visit)),
  },
});
