import type { Budget } from "../../rules/kernel/index.ts";
import { freshBudget } from "../adjudication/budget.ts";
import { callerFrom } from "../games/index.ts";
import type { Operations } from "../app/operations.ts";
import { unreadableAt } from "../schema/faults.ts";
import { casesOf, type FoundRule } from "../adjudication/rules/index.ts";
import { given } from "./given.ts";
import { MOST_CASES } from "../schema/titles.ts";
import type { Resolvers, RulesetRulesArgs } from "./resolver-types.generated.ts";
import type { Arguments, Context } from "./schema.ts";

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
const ofRuleset =
  (ruleset: string) =>
  (row: FoundRule): FoundRule & { readonly ruleset: string } => ({ ...row, ruleset });

/** A page as connections tell it; `end` is the place behind it. */
const connection = <T>(nodes: readonly T[], end: number | null, hasNextPage: boolean) => ({
  nodes,
  pageInfo: { endCursor: end === null ? null : String(end), hasNextPage },
});

/** A stored game at the version that was answered, as whoever asks may know it. */
const placeOf = ({ id, version }: { readonly id: string; readonly version: number }) => ({ gameId: id, version });

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

/** Pages of the rules of a game, or rows of them by their ids. */
async function rulesOf(
  operations: Operations,
  ruleset: string,
  { id, ids, search, ...page }: RulesetRulesArgs,
): Promise<ReturnType<typeof connection<ReturnType<ReturnType<typeof ofRuleset>>>>> {
  if (ids !== null && ids !== undefined) {
    const rows = await operations.rows(ruleset, rowsAsked(ids, { id, search, ...page }));
    return connection(rows.map(ofRuleset(ruleset)), rows.length === 0 ? null : rows.length, rows.length > ids.length);
  }
  const { first, after } = pageOf(page, "rules");
  const from = after ?? 0;
  const asked = given({ id, search });
  const found = await operations.rules(ruleset, { ...asked, limit: from + first + 1 });
  const nodes = found.slice(from, from + first);
  return connection(
    nodes.map(ofRuleset(ruleset)),
    nodes.length === 0 ? null : from + nodes.length,
    found.length > from + first,
  );
}

/** What leads on from a ruleset and from a stored game, each answered where it is asked for. */
export const graphFor = (operations: Operations) =>
  ({
    ...Object.fromEntries(
      citing.map((type) => [
        type,
        {
          citations: ({ cites }: { readonly cites: readonly string[] }, _: Arguments, context: Context) =>
            operations.citations(cites, workOfCitations(context)),
        },
      ]),
    ),
    Rule: {
      cases: ({ ruleset, kind, topic }) =>
        ruleset === undefined ? null : casesOf(ruleset, { isRule: kind === "rule", topic }),
      shownBy: ({ ruleset, id }, { first }) => {
        const most = first ?? MOST_CASES;
        if (most < 0 || most > MOST_CASES)
          throw unreadableAt("/first", `Of a row 0 to ${MOST_CASES} cases are told by name, not ${most}.`);
        return ruleset === undefined ? null : operations.shownBy(ruleset, id, most);
      },
    },
    Ruleset: {
      scenarios: ({ id }) => operations.scenarios(id),
      rules: ({ id }, args) => rulesOf(operations, id, args),
    },
    Game: {
      async moves({ id }, args, { authorization, visit }) {
        const { first, after } = pageOf(args, "moves");
        const asked = { limit: first, after: after ?? -1 };
        const { moves, next } = await operations.moves(id, asked, callerFrom(authorization, visit));
        return connection(moves, moves.at(-1)?.version ?? null, next !== null);
      },
      legalActions: (game, filter, { authorization, visit }) =>
        operations.legalActionsInParts({ ...placeOf(game), ...given(filter) }, callerFrom(authorization, visit)),
      async picture(game, look, { authorization, visit }) {
        const drawn = await operations.picture({ ...placeOf(game), ...given(look) }, callerFrom(authorization, visit));
        return { ...drawn, png: async () => Buffer.from(await drawn.png()).toString("base64") };
      },
      record: ({ id }, _, { authorization, visit }) => operations.wholeRecord(id, callerFrom(authorization, visit)),
    },
  }) satisfies Resolvers;
