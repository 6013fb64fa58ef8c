import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import dynalite from "dynalite";
import { createDynamoStore, type Store } from "../store.ts";
import { ensureTable } from "../table.ts";

/** The data folder is in use by another server. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/** A running embedded store and how to stop it. */
export interface EmbeddedStore {
  readonly store: Store;
  readonly client: DynamoDBClient;
  readonly tableName: string;
  close(): Promise<void>;
}

const TABLE = "umpire-games";

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Takes the lock of a data folder; the lock of a server that has died is taken over. Throws FolderInUse. */
function lock(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "server.lock");
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    const holder = Number(readFileSync(file, "utf8"));
    // a server that died while it took the lock has left it empty, and 0 would be everybody
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isRunning(holder))
      throw new FolderInUse(
        `The data folder ${folder} is in use by another Umpire (process ${holder}). Stop it, or choose another folder with UMPIRE_DATA.`,
      );
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

/** Starts the embedded DynamoDB-compatible server on a folder, or in memory, and opens the store on it. */
export async function startEmbeddedStore(data: string): Promise<EmbeddedStore> {
  const release = data === "memory" ? () => undefined : lock(data);
  const server = dynalite({
    ...(data !== "memory" && { path: join(data, "games") }),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  await new Promise<void>((started, failed) => {
    server.once("error", failed);
    server.listen(0, "127.0.0.1", started);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  await ensureTable(client, TABLE);
  return {
    store: createDynamoStore({ client, tableName: TABLE }),
    client,
    tableName: TABLE,
    async close() {
      client.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
      release();
    },
  };
}
