export { withinAllowance } from "./allowances.ts";
export { app, type Deps, gamesFor, graphqlApp, operationsFor, pictureApp, restApp } from "./app.ts";
export { createAdjudicator } from "./adjudicator.ts";
export { createStore, MOST_MOVE_BYTES, SEATS, type GameMeta, type Store, type StoredMove } from "./store.ts";
export { asOneRequest, Attempt, workNow } from "./work.ts";
export { canonicalJson, sha256 } from "./canonical.ts";
export { Fault } from "./faults.ts";
export { MOST_RECORD_BYTES } from "./json.ts";
export { readJson } from "./read-json.ts";
export {
  clientSettings,
  createDynamoStore,
  ensureTable,
  openDynamoTable,
  tableDefinition,
  type TablePlace,
} from "./dynamo-table.ts";
export { type Item, type Table } from "./table.ts";
export {
  type Agreement,
  type Caller,
  createGames,
  type Deed,
  type Games,
  type GameState,
  MASTER,
  permissions,
  type Role,
  SPECTATOR,
  stopwatchBy,
} from "./games/index.ts";
export { generalDocument, openApiDocument } from "./openapi.ts";
export type { Example, Examples } from "./openapi-examples.ts";
export * as answers from "./answers.ts";
export { type Log, logLine, problem } from "./problems.ts";
export { MOST_RECORD_MOVES } from "./games/record-lines.ts";
export { type GameRecord, type RecordMove, recordOf, writeRecord } from "./games/record.ts";
export { readRecord } from "./games/read-record.ts";
export { type Replay, type ReplayFault, replayRecord } from "./games/replay.ts";
export * from "./notices/index.ts";
export { pictureMaker } from "./pictures/picture.ts";
export { pageHeaders } from "./page-headers.ts";
export { costlyFields, pictureFields } from "./graphql/costly-fields.ts";
