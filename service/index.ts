export { app, type Deps, graphqlApp, operationsFor, restApp } from "./app.ts";
export { createAdjudicator } from "./adjudicator.ts";
export { createDynamoStore, MOST_MOVE_BYTES, type GameMeta, type Store, type StoredMove } from "./store.ts";
export { ensureTable, tableDefinition } from "./table.ts";
export { type Agreement, type Caller, createGames, type Games, type GameState, type Notice } from "./games/index.ts";
export { openApiDocument } from "./openapi.ts";
export * as answers from "./answers.ts";
export type { Log } from "./problems.ts";
