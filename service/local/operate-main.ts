import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { games } from "../../rules/index.ts";
import { createAdjudicator } from "../adjudication/adjudicator.ts";
import { visible } from "../logging/visible.ts";
import { Fault } from "../schema/faults.ts";
import { isGameId } from "../schema/game-id.ts";
import { clientSettings, createDynamoStore } from "../storage/dynamo-table.ts";
import { openStoreThere } from "../storage/embedded-store.ts";
import type { Store } from "../storage/store.ts";
import { deeds } from "./operate.ts";
import { keyDeeds } from "./operate-keys.ts";
import { dataFolder } from "./settings.ts";

const usage = [
  "npm run operate -- [--table TABLE] DEED …",
  "",
  ...Object.values({ ...deeds, ...keyDeeds }).map((deed) => `  ${deed.usage}`),
  "",
  "Without --table the games are those of the data folder (UMPIRE_DATA, .umpire), whose server is stopped before. With it they are those of a deployment: TABLE is the output TableName of its stack, asked with your credentials in AWS_REGION (us-east-1).",
].join("\n");

/** The store that is meant, and how to close it. Throws UnusableFolder. */
function opened(tableName: string | null): { readonly store: Store; close(): Promise<void> } {
  if (tableName === null) return openStoreThere(dataFolder());
  const endpoint = process.env["TABLE_ENDPOINT"];
  const client = new DynamoDBClient({
    ...clientSettings,
    region: process.env["AWS_REGION"] ?? "us-east-1",
    ...(endpoint !== undefined && { endpoint }),
  });
  return { store: createDynamoStore({ client, tableName }), close: async () => client.destroy() };
}

/** What is meant by the words of a command; null where they are none. */
function deedOf([name = "", ...words]: readonly string[]): ((store: Store) => Promise<readonly string[]>) | null {
  const fits = ([least, most]: readonly [number, number], given: readonly string[]): boolean =>
    given.length >= least && given.length <= most;
  const aboutKeys = Object.hasOwn(keyDeeds, name) ? keyDeeds[name] : undefined;
  if (aboutKeys !== undefined && fits(aboutKeys.words, words))
    return (store) => aboutKeys.run({ store, now: Date.now }, words);
  const [id = "", ...rest] = words;
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (deed === undefined || !isGameId(id) || !fits(deed.words, rest)) return null;
  return (store) => deed.run({ store, adjudicator: createAdjudicator(games), now: Date.now }, id, rest);
}

async function main(args: readonly string[]): Promise<number> {
  const isDeployed = args[0] === "--table";
  const deed = deedOf(isDeployed ? args.slice(2) : args);
  if (deed === null) {
    console.error(usage);
    return 2;
  }
  try {
    const { store, close } = opened(isDeployed ? (args[1] ?? "") : null);
    try {
      for (const line of await deed(store)) console.log(line.split("\n").map(visible).join("\n"));
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
