export { app, type Deps, graphqlApp, operationsFor, restApp } from "./app.ts";
export { createAdjudicator } from "./adjudicator.ts";
export { createDynamoStore, ensureTable, MOST_MOVE_BYTES, type GameMeta, type Store, type StoredMove, tableDefinition } from "./store.ts";
export { createGames } from "./games.ts";
export { openApiDocument } from "./openapi.ts";
export * as answers from "./answers.ts";
export type { Log } from "./problems.ts";
export * from "./notices/index.ts";
