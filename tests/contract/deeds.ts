import type { Operation } from "../../service/index.ts";

/** What a request is made of: the game, its present version, whom it names, and a move where one is made. */
export interface Wish {
  readonly id: string;
  readonly version: number;
  /** The seat whose invitation is replaced. */
  readonly seat: string;
}

/** A deed over both APIs. `done` is the status that says it was let through. */
export interface Asked {
  readonly name: string;
  readonly deed: Operation;
  /** What an act is, beside being one. */
  readonly act?: "own" | "another's";
  readonly renews?: "own" | "another's";
  readonly done: number;
  readonly changes: boolean;
  rest(wish: Wish): readonly [method: "GET" | "POST", path: string, body?: unknown];
  graphql(wish: Wish): string;
}

const at = (id: string): string => `at: { gameId: "${id}" }`;
const reads = { deed: "read", done: 200, changes: false } as const;
const face = (operator: string): unknown => ({ do: "face", operator, facing: "S" });
const faceText = (operator: string): string => `{ action: { do: "face", operator: "${operator}", facing: "S" } }`;
/** Of a version that will not come soon: who may close gets a conflict, and the game goes on. */
const LATER = 999;

const question = (
  name: string,
  route: string,
  fields: string,
  body: Readonly<Record<string, unknown>> = {},
  args = "",
): Asked => ({
  ...reads,
  name: `${name} by game id`,
  rest: ({ id }) => ["POST", `/v1/${route}`, { gameId: id, ...body }],
  graphql: ({ id }) => `{ ${fields.replace("(", `(${at(id)}${args}`)} }`,
});

const acts = (name: string, act: "own" | "another's", operator: string): Asked => ({
  name,
  deed: "act",
  act,
  done: 200,
  changes: true,
  rest: ({ id, version }) => ["POST", `/v1/games/${id}/moves`, { expectedVersion: version, action: face(operator) }],
  graphql: ({ id, version }) =>
    `mutation { act(id: "${id}", expectedVersion: ${version}, move: ${faceText(operator)}) { __typename } }`,
});

const renews = (name: string, whose: "own" | "another's", deed: Operation): Asked => ({
  name,
  deed,
  renews: whose,
  done: 200,
  changes: true,
  rest: ({ id, seat }) => ["POST", `/v1/games/${id}/renew-invitation`, { seat }],
  graphql: ({ id, seat }) => `mutation { renewInvitation(id: "${id}", seat: "${seat}") { seat secret } }`,
});

/**
 * Everything that can be asked of a stored game, or done with it. Jock is a piece of player 1, Paddy one of player 2;
 * player 1 is asked.
 */
export const deeds: readonly Asked[] = [
  {
    ...reads,
    name: "read",
    rest: ({ id }) => ["GET", `/v1/games/${id}`],
    graphql: ({ id }) => `{ game(id: "${id}") { version } }`,
  },
  {
    ...reads,
    name: "read an earlier version",
    rest: ({ id }) => ["GET", `/v1/games/${id}/versions/0`],
    graphql: ({ id }) => `{ game(id: "${id}", version: 0) { version } }`,
  },
  {
    ...reads,
    name: "list moves",
    rest: ({ id }) => ["GET", `/v1/games/${id}/moves`],
    graphql: ({ id }) => `{ moves(id: "${id}") { next } }`,
  },
  {
    ...reads,
    name: "the record",
    rest: ({ id }) => ["GET", `/v1/games/${id}/record`],
    graphql: ({ id }) => `{ record(id: "${id}") }`,
  },
  question("board", "board", "board() { text }"),
  question("legal actions", "legal-actions", "legalActions() { forms { name } }"),
  question(
    "requirements",
    "requirements",
    "requirements() { legal }",
    { action: face("jock") },
    ', action: { do: "face", operator: "jock", facing: "S" }',
  ),
  question(
    "sight",
    "sight",
    "sight() { ruling { seen } }",
    { from: "guard", to: "jock" },
    ', from: "guard", to: "jock"',
  ),
  question(
    "field of view",
    "field-of-view",
    "fieldOfView() { field { viewer } }",
    { piece: "guard" },
    ', piece: "guard"',
  ),
  question(
    "odds",
    "odds",
    "odds() { odds { facts { id } } }",
    { action: face("jock") },
    ', action: { do: "face", operator: "jock", facing: "S" }',
  ),
  question("enemy preview", "enemy-preview", "enemyPreview() { intents { piece } }"),
  question("policy move", "policy-move", "policyMove() { action choose }"),
  question("explore", "explore", "explore() { left }"),
  question(
    "adjudicate",
    "adjudicate",
    "adjudicate() { __typename }",
    { action: face("jock") },
    `, move: ${faceText("jock")}`,
  ),
  {
    ...question("a new game", "games", "createGame() { id }"),
    // to play on from a stored game is to branch from it
    deed: "branch",
    done: 201,
    graphql: ({ id }) => `mutation { createGame(${at(id)}) { id } }`,
  },
  acts("act with a piece of player 1", "own", "jock"),
  acts("act with a piece of player 2", "another's", "paddy"),
  {
    name: "answer what is asked",
    deed: "act",
    act: "another's",
    done: 200,
    changes: true,
    rest: ({ id, version }) => [
      "POST",
      `/v1/games/${id}/moves`,
      { expectedVersion: version, choose: ["anything"], dice: [6] },
    ],
    graphql: ({ id, version }) =>
      `mutation { act(id: "${id}", expectedVersion: ${version}, move: { choose: ["anything"], dice: [6] }) { __typename } }`,
  },
  {
    name: "undo",
    deed: "undo",
    done: 200,
    changes: true,
    rest: ({ id, version }) => ["POST", `/v1/games/${id}/undo`, { expectedVersion: version, to: 1 }],
    graphql: ({ id, version }) => `mutation { undo(id: "${id}", expectedVersion: ${version}, to: 1) { outcome } }`,
  },
  {
    name: "end a proposal",
    deed: "undo",
    done: 409,
    changes: false,
    rest: ({ id }) => ["POST", `/v1/games/${id}/end-proposal`, { expectedVersion: LATER }],
    graphql: ({ id }) => `mutation { endProposal(id: "${id}", expectedVersion: ${LATER}) { id } }`,
  },
  {
    name: "claim a piece",
    deed: "claim",
    done: 200,
    changes: false,
    rest: ({ id }) => ["POST", `/v1/games/${id}/claims`, { giveUp: ["jock"] }],
    graphql: ({ id }) => `mutation { claim(id: "${id}", giveUp: ["jock"]) { claims { piece seat } } }`,
  },
  {
    name: "branch",
    deed: "branch",
    done: 201,
    changes: false,
    rest: ({ id }) => ["POST", `/v1/games/${id}/branch`, {}],
    graphql: ({ id }) => `mutation { branch(id: "${id}") { id } }`,
  },
  {
    name: "notices",
    deed: "notices",
    done: 200,
    changes: true,
    rest: ({ id }) => ["POST", `/v1/games/${id}/notices`, { url: null }],
    graphql: ({ id }) => `mutation { sendNotices(id: "${id}", url: null) { seat } }`,
  },
  {
    name: "look at one's notices",
    deed: "notices",
    done: 200,
    changes: false,
    rest: ({ id }) => ["GET", `/v1/games/${id}/notices`],
    graphql: ({ id }) => `{ notices(id: "${id}") { seat webhook browsers deliveries { at } } }`,
  },
  renews("renew the own invitation", "own", "renew own invitation"),
  renews("renew another's invitation", "another's", "renew any invitation"),
  {
    name: "take over rules",
    deed: "take over rules",
    done: 200,
    changes: false,
    rest: ({ id, version }) => ["POST", `/v1/games/${id}/take-over-rules`, { expectedVersion: version }],
    graphql: ({ id, version }) => `mutation { takeOverRules(id: "${id}", expectedVersion: ${version}) { outcome } }`,
  },
  {
    name: "close",
    deed: "close",
    done: 409,
    changes: false,
    rest: ({ id }) => ["POST", `/v1/games/${id}/close`, { expectedVersion: LATER }],
    graphql: ({ id }) => `mutation { closeGame(id: "${id}", expectedVersion: ${LATER}) { id } }`,
  },
];
