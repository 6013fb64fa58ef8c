import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import dynalite from "dynalite";
import { ensureTable } from "../../service/index.ts";

/** A table on an embedded server in memory, for one test file. */
export interface EmbeddedTable {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly endpoint: string;
  close(): Promise<void>;
}

export async function startEmbeddedTable(path?: string, tableName = "games"): Promise<EmbeddedTable> {
  const server = dynalite({
    ...(path !== undefined && { path }),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const client = new DynamoDBClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  await ensureTable(client, tableName);
  return {
    client,
    tableName,
    endpoint,
    async close() {
      client.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
