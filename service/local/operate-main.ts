import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { games } from "../../rules/index.ts";
import { createAdjudicator } from "../adjudication/adjudicator.ts";
import { visible } from "../logging/visible.ts";
import { Fault } from "../schema/faults.ts";
import { clientSettings, createDynamoStore } from "../storage/dynamo-table.ts";
import { openEmbeddedStore } from "../storage/embedded-store.ts";
import type { Store } from "../storage/store.ts";
import { deeds } from "./operate.ts";

const usage = [
  "npm run operate -- [--table TABLE] DEED GAME …",
  "",
  ...Object.values(deeds).map((deed) => `  ${deed.usage}`),
  "",
  "Without --table the games are those of the data folder (UMPIRE_DATA, .umpire), whose server is stopped before. With it they are those of a deployment: TABLE is the output TableName of its stack, asked with your credentials in AWS_REGION (us-east-1).",
].join("\n");

/** The store that is meant, and how to close it. Throws UnusableFolder. */
function opened(tableName: string | null): { readonly store: Store; close(): Promise<void> } {
  if (tableName === null) return openEmbeddedStore(process.env["UMPIRE_DATA"] ?? ".umpire");
  const endpoint = process.env["TABLE_ENDPOINT"];
  const client = new DynamoDBClient({
    ...clientSettings,
    region: process.env["AWS_REGION"] ?? "us-east-1",
    ...(endpoint !== undefined && { endpoint }),
  });
  return { store: createDynamoStore({ client, tableName }), close: async () => client.destroy() };
}

async function main(args: readonly string[]): Promise<number> {
  const isDeployed = args[0] === "--table";
  const [name = "", id = "", ...rest] = isDeployed ? args.slice(2) : args;
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  const [least = 0, most = 0] = deed?.words ?? [];
  if (deed === undefined || !/^[a-z0-9]{1,40}$/.test(id) || rest.length < least || rest.length > most) {
    console.error(usage);
    return 2;
  }
  try {
    const { store, close } = opened(isDeployed ? (args[1] ?? "") : null);
    try {
      const lines = await deed.run({ store, adjudicator: createAdjudicator(games), now: Date.now }, id, rest);
      for (const line of lines) console.log(line.split("\n").map(visible).join("\n"));
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof Fault || error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
