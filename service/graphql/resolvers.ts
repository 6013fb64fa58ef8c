import { Fault, unreadableAt } from "../schema/faults.ts";
import { type Caller, callerFrom } from "../games/index.ts";
import type { Operations } from "../app/operations.ts";
import { isObject } from "../schema/json.ts";
import { graphFor } from "./graph.ts";
import { withProblems } from "./problems.ts";
import { type Arguments, type Context, type Resolvers } from "./schema.ts";

/** Adds what was given to a request: GraphQL says null where REST leaves a field out. */
function addGiven(value: unknown, request: Record<string, unknown>): Arguments {
  if (isObject(value))
    for (const [key, part] of Object.entries(value))
      if (part !== null && part !== undefined) request[key] = isInput(key) ? given(part) : part;
  return request;
}

/** What was given of an input. */
const given = (value: unknown): Arguments => addGiven(value, {});

const inputs = new Set(["sight", "options", "settings", "deadline", "keep"]);
const isInput = (key: string): boolean => inputs.has(key);

/** The flat request that REST takes, from the arguments of a field. */
function flat({ at, move, ...rest }: Arguments): Arguments {
  const request = {};
  addGiven(at, request);
  addGiven(move, request);
  return addGiven(rest, request);
}

const carried =
  <T>(answer: (args: Arguments, caller: Caller, context: Context) => T) =>
  (_parent: unknown, args: Arguments, context: Context): T =>
    answer(args, callerFrom(context.authorization, context.visit), context);

/** Arguments that hold invitations. Throws a Fault where they came in an address. */
function sentInBody(args: Arguments, { inAddress }: Context): Arguments {
  if (!inAddress) return given(args);
  throw unreadableAt(
    "/invitations",
    "Invitations are secrets: send them in the body of a POST, never in an address.",
    "secret-in-address",
  );
}

const adjudicationTypes = { paused: "Paused", over: "Over", refused: "Refused" } as const;

/** The fields of the schema, answered by the operations. */
export function resolversFor(operations: Operations): Resolvers {
  const { Ruleset = {}, ...graph } = graphFor(operations);
  const own = ownFields(operations);
  return { ...own, ...graph, Ruleset: { ...own["Ruleset"], ...Ruleset } };
}

/** The fields of Query that the graph leaves to their operations. */
const queries = (operations: Operations): Resolvers[string] => ({
  rulesets: carried(() => operations.rulesets()),
  ruleset: carried(({ id }) => operations.ruleset(String(id))),
  rules: carried(({ ruleset, ...query }) => operations.rules(String(ruleset), given(query))),
  scenarios: carried(({ ruleset }) => operations.scenarios(String(ruleset))),
  adjudicate: carried(async (args, caller) => {
    const answer = await operations.adjudicateInParts(flat(args), caller);
    // copied parts would all be worked out: so the answer is read through
    const named: unknown = Object.create(answer, { __typename: { value: adjudicationTypes[answer.outcome] } });
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
  notices: carried(({ id }, caller) => operations.notices(String(id), caller)),
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
    operations.game(String(id), typeof version === "number" ? operations.version(String(version)) : undefined, caller),
  ),
  moves: carried(({ id, ...query }, caller) => operations.moves(String(id), given(query), caller)),
  record: carried(({ id }, caller) => operations.wholeRecord(String(id), caller)),
  verifyRecord: carried((args) => operations.verifyRecord(given(args))),
  myGames: carried((args, caller, context) => operations.myGames(sentInBody(args, context), caller)),
  news: carried((args, caller, context) => operations.news(sentInBody(args, context), caller)),
});

/** The fields of Mutation. */
const mutations = (operations: Operations): Resolvers[string] => ({
  createGame: carried((args, caller) => operations.createGame(flat(args), caller)),
  act: carried(async ({ id, ...args }, caller) => {
    try {
      const answer = await operations.act(String(id), flat(args), caller);
      return answer.outcome === "refused"
        ? { __typename: "RefusedAct", ...answer }
        : { __typename: "Committed", ...answer };
    } catch (error) {
      if (error instanceof Fault && (error.kind === "conflict" || error.kind === "game-over"))
        return { __typename: "Conflict", message: error.message, presentVersion: error.presentVersion };
      throw error;
    }
  }),
  undo: carried(({ id, ...args }, caller) => operations.undo(String(id), given(args), caller)),
  endProposal: carried(({ id, ...args }, caller) => operations.endProposal(String(id), given(args), caller)),
  claim: carried(({ id, ...args }, caller) => operations.claim(String(id), given(args), caller)),
  branch: carried(({ id, ...args }, caller) => operations.branch(String(id), given(args), caller)),
  renewInvitation: carried(({ id, ...args }, caller) => operations.renewInvitation(String(id), given(args), caller)),
  closeGame: carried(({ id, ...args }, caller) => operations.closeGame(String(id), given(args), caller)),
  sendNotices: carried(({ id, url, browser }, caller) => {
    const told = isObject(browser) ? { keys: null, ...browser } : browser;
    const wish = told === undefined ? { url: url ?? null } : { browser: told, ...(url !== undefined && { url }) };
    return operations.sendNotices(String(id), wish, caller);
  }),
  testNotice: carried(({ id }, caller) => operations.testNotice(String(id), {}, caller)),
  importRecord: carried((args, caller) => operations.importRecord(given(args), caller)),
  takeOverRules: carried(({ id, ...args }, caller) => operations.takeOverRules(String(id), given(args), caller)),
});

const ownFields = (operations: Operations): Resolvers => ({
  Query: queries(operations),
  Mutation: withProblems(mutations(operations)),
  // of an adjudication each part is worked out where it is asked for
  ...Object.fromEntries(
    Object.values(adjudicationTypes).map((type) => [
      type,
      { positionId: (parent: unknown) => (isObject(parent) ? operations.positionId(parent["position"]) : null) },
    ]),
  ),
  Ruleset: {
    schemas: (parent) => (isObject(parent) ? operations.schemas(String(parent["id"])) : null),
    notation: async (parent) => (isObject(parent) ? (await operations.notation(String(parent["id"]))).notation : null),
  },
});
