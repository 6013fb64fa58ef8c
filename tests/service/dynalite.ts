import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import dynalite from "dynalite";
import { ensureTable } from "../../service/index.ts";

/** A table on a server that speaks the protocol of DynamoDB, for one test file. */
export interface DynamoServer {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly endpoint: string;
  close(): Promise<void>;
}

/** A table on dynalite, in memory. */
export async function startDynalite(tableName = "games"): Promise<DynamoServer> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
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
