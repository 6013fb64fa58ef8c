export { withinAllowance } from "./limits/allowances.ts";
export { countingByKey } from "./limits/api-keys.ts";
export { createGuessing } from "./limits/invitation-rate-limit.ts";
export { app, type Deps, discordApp, gamesFor, graphqlApp, mcpApp, operationsFor, pictureApp, restApp } from "./app.ts";
export { createAdjudicator } from "./adjudication/adjudicator.ts";
export { createStore } from "./storage/table-store.ts";
export { MOST_MOVE_BYTES, type GameMeta, type Store, type StoredMove } from "./storage/store.ts";
export { PROPOSAL, SEATS } from "./storage/game-items.ts";
export { asOneRequest, Attempt, currentBudget } from "./adjudication/budget.ts";
export { canonicalJson } from "../rules/kernel/index.ts";
export { sha256 } from "./adjudication/sha256.ts";
export { Fault } from "./schema/faults.ts";
export { MOST_RECORD_BYTES } from "./schema/json.ts";
export { readJson } from "./http/read-json.ts";
export {
  clientSettings,
  createDynamoStore,
  ensureTable,
  openDynamoTable,
  tableDefinition,
  type TablePlace,
} from "./storage/dynamo-table.ts";
export { type Item, type Table } from "./storage/table.ts";
export {
  type Agreement,
  type Caller,
  createGames,
  forgetBrowser,
  type Operation,
  type Games,
  type GameState,
  MASTER,
  permissions,
  type Role,
  SPECTATOR,
  stopwatchBy,
} from "./games/index.ts";
export { generalDocument, openApiDocument, shapesDocument } from "./schema/openapi.ts";
export { fieldPlaces } from "./schema/field-words/fields.ts";
export { describedFields } from "./schema/field-words/index.ts";
export type { Example, Examples } from "./schema/openapi-examples.ts";
export * as answers from "./schema/answers/index.ts";
export { problem } from "./http/problems.ts";
export { type Answered, loggingAnswers } from "./logging/answered.ts";
export { type Log, logLine } from "./logging/log.ts";
export { MOST_RECORD_MOVES } from "./games/record-lines.ts";
export { type GameRecord, type RecordMove, recordOf, writeRecord } from "./games/record.ts";
export type { Replay } from "./games/replay.ts";
export type { ReplayFault } from "./games/replay-faults.ts";
export { discordKeyFrom } from "./chats/discord-key.ts";
export { playingRecords } from "./games/index.ts";
/* Whole files: what delivers notices names all of it that others use. */
export * from "./notices/index.ts";
export { pictureMaker } from "./pictures/picture.ts";
export { documentationHeaders, pageHeaders } from "./http/page-headers.ts";
export { documentation, libraries } from "./local/documentation.ts";
export { libraryFile, libraryVersion, pageFolder, referenceFolder } from "./places.ts";
export { proxiesFrom } from "./local/trusted-proxies.ts";
export { graphqlProblem } from "./graphql/app.ts";
export { costlyFields, pictureFields } from "./graphql/costly-fields.ts";
