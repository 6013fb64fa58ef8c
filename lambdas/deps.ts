import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { games } from "../rules/index.ts";
import { createDynamoStore, type Deps } from "../service/index.ts";

/** What a function gives the service: the table named by TABLE_NAME, and one JSON line a log entry. */
export function lambdaDeps(): Deps {
  const tableName = process.env["TABLE_NAME"];
  if (tableName === undefined || tableName === "") throw new Error("TABLE_NAME is not set.");
  const endpoint = process.env["TABLE_ENDPOINT"];
  const client = new DynamoDBClient({ ...(endpoint !== undefined && { endpoint }) });
  return {
    games,
    store: createDynamoStore({ client, tableName }),
    now: Date.now,
    log: (line) => console.log(JSON.stringify(line)),
  };
}
