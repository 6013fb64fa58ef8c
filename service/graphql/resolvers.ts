import { Fault, unreadableAt } from "../schema/faults.ts";
import { type Caller, callerFrom } from "../games/index.ts";
import type { Operations } from "../app/operations.ts";
import { isObject } from "../schema/json.ts";
import type { GraphQLResolveInfo } from "graphql";
import { checkStoredGame, flat, given, located } from "./given.ts";
import { graphFor } from "./graph.ts";
import { noteProblem, withProblems } from "./problems.ts";
import type { AdjudicationAnswer } from "../adjudication/adjudicator.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "./resolver-types.generated.ts";
import type { Answering, Arguments, Context } from "./schema.ts";
import { noteGame, typedFields } from "./typed.ts";

/** What every field of Query and Mutation does: it is carried to its operation, and its faults tell places of its arguments. */
const carriedTo =
  (operations: Operations) =>
  <A extends Arguments, T>(
    answer: (args: A, caller: Caller, context: Context, info: GraphQLResolveInfo) => T | Promise<T>,
  ) =>
  async (_parent: unknown, args: A, context: Context, info: GraphQLResolveInfo): Promise<T> => {
    try {
      const caller = callerFrom(context.authorization, context.visit);
      await checkStoredGame(args, async (id) => (await operations.game(id, undefined, caller)).ruleset);
      const told = await answer(args, caller, context, info);
      noteGame(operations, { args, answer: told, context, info });
      return told;
    } catch (error) {
      throw error instanceof Fault ? located(error, args) : error;
    }
  };

/** Arguments that hold invitations. Throws a Fault where they came in an address. */
function sentInBody(args: Arguments, { inAddress }: Context): Arguments {
  if (!inAddress) return given(args);
  throw unreadableAt(
    "/invitations",
    "Invitations are secrets: send them in the body of a POST, never in an address.",
    "secret-in-address",
  );
}

/** Whether somebody was faster, or the game is over: of a move that is no fault, but one of its answers. */
const isConflict = ({ kind }: Fault): boolean => kind === "conflict" || kind === "game-over";

const adjudicationTypes = { paused: "Paused", over: "Over", refused: "Refused" } as const;

/** The fields of the schema, answered by the operations. */
export function resolversFor(operations: Operations): Answering {
  const sets: readonly Answering[] = [ownFields(operations), graphFor(operations), typedFields];
  const types = new Set(sets.flatMap((set) => Object.keys(set)));
  return Object.fromEntries([...types].map((type) => [type, Object.assign({}, ...sets.map((set) => set[type]))]));
}

/** The fields of Query that the graph leaves to their operations. */
function queries(operations: Operations) {
  const carried = carriedTo(operations);
  return {
    rulesets: carried(() => operations.rulesets()),
    ruleset: carried(({ id }) => operations.ruleset(id)),
    rules: carried(async ({ ruleset, ...query }) =>
      (await operations.rules(ruleset, given(query))).map((row) => ({ ...row, ruleset })),
    ),
    scenarios: carried(({ ruleset }) => operations.scenarios(ruleset)),
    adjudicate: carried(async (args, caller) => {
      const answer = await operations.adjudicateInParts(flat(args), caller);
      // copied parts would all be worked out: so the answer is read through
      const named: AdjudicationAnswer = Object.create(answer, {
        __typename: { value: adjudicationTypes[answer.outcome] },
      });
      return named;
    }),
    explore: carried((args, caller) => operations.explore(flat(args), caller)),
    legalActions: carried((args, caller) => operations.legalActionsInParts(flat(args), caller)),
    requirements: carried((args, caller) => operations.requirements(flat(args), caller)),
    sight: carried((args, caller) => operations.sight(flat(args), caller)),
    fieldOfView: carried((args, caller) => operations.fieldOfView(flat(args), caller)),
    odds: carried((args, caller) => operations.odds(flat(args), caller)),
    enemyPreview: carried((args, caller) => operations.enemyPreview(flat(args), caller)),
    policyMove: carried((args, caller) => operations.policyMove(flat(args), caller)),
    pushKey: carried(async () => (await operations.pushKey()).key),
    notices: carried(({ id }, caller) => operations.notices(id, caller)),
    analyse: carried((args, caller) => operations.analyse(flat(args), caller)),
    sample: carried((args, caller) => operations.sample(flat(args), caller)),
    previewGame: carried((args, caller) => operations.previewGame(flat(args), caller)),
    board: carried((args, caller) => operations.board(flat(args), caller)),
    draft: carried((args) => operations.draft(given(args))),
    picture: carried(async (args, caller) => {
      const picture = await operations.picture(flat(args), caller);
      return { ...picture, png: async () => Buffer.from(await picture.png()).toString("base64") };
    }),
    game: carried(({ id, version }, caller) =>
      operations.game(id, typeof version === "number" ? operations.version(String(version)) : undefined, caller),
    ),
    moves: carried(({ id, ...query }, caller) => operations.moves(id, given(query), caller)),
    record: carried(({ id }, caller) => operations.wholeRecord(id, caller)),
    verifyRecord: carried((args) => operations.verifyRecord(given(args))),
    myGames: carried((args, caller, context) => operations.myGames(sentInBody(args, context), caller)),
    news: carried((args, caller, context) => operations.news(sentInBody(args, context), caller)),
  } satisfies Required<QueryResolvers>;
}

/** The fields of Mutation. */
function mutations(operations: Operations) {
  const carried = carriedTo(operations);
  return {
    createGame: carried((args, caller) => operations.createGame(flat(args), caller)),
    act: carried(async ({ id, ...args }, caller, context, info) => {
      try {
        await checkStoredGame(args, async () => (await operations.game(id, undefined, caller)).ruleset, id);
        const answer = await operations.act(id, flat(args), caller);
        return { __typename: answer.outcome === "refused" ? "RefusedAct" : "Committed", ...answer };
      } catch (error) {
        const { presentVersion } = error instanceof Fault ? error : { presentVersion: null };
        if (!(error instanceof Fault) || !isConflict(error) || presentVersion === null) throw error;
        noteProblem(context, info, error);
        return { __typename: "Conflict", message: error.message, presentVersion };
      }
    }),
    undo: carried(({ id, ...args }, caller) => operations.undo(id, given(args), caller)),
    endProposal: carried(({ id, ...args }, caller) => operations.endProposal(id, given(args), caller)),
    claim: carried(({ id, ...args }, caller) => operations.claim(id, given(args), caller)),
    branch: carried(({ id, ...args }, caller) => operations.branch(id, given(args), caller)),
    renewInvitation: carried(({ id, ...args }, caller) => operations.renewInvitation(id, given(args), caller)),
    closeGame: carried(({ id, ...args }, caller) => operations.closeGame(id, given(args), caller)),
    sendNotices: carried(({ id, url, browser }, caller) => {
      const told = isObject(browser) ? { keys: null, ...browser } : browser;
      const wish = told === undefined ? { url: url ?? null } : { browser: told, ...(url !== undefined && { url }) };
      return operations.sendNotices(id, wish, caller);
    }),
    testNotice: carried(({ id }, caller) => operations.testNotice(id, {}, caller)),
    importRecord: carried((args, caller) => operations.importRecord(given(args), caller)),
    takeOverRules: carried(({ id, ...args }, caller) => operations.takeOverRules(id, given(args), caller)),
  } satisfies Omit<Required<MutationResolvers>, "problems">;
}

const ownFields = (operations: Operations) =>
  ({
    Query: queries(operations),
    Mutation: withProblems(mutations(operations)),
    // of an adjudication each part is worked out where it is asked for
    ...Object.fromEntries(
      Object.values(adjudicationTypes).map((type) => [
        type,
        { positionId: ({ position }: AdjudicationAnswer) => operations.positionId(position) },
      ]),
    ),
    Ruleset: {
      schemas: ({ id }) => operations.schemas(id),
      notation: async ({ id }) => (await operations.notation(id)).notation,
    },
  }) satisfies Resolvers;
