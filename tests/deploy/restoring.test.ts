import {
  type AttributeValue,
  DescribeTableCommand,
  PutItemCommand,
  ScanCommand,
  UpdateTableCommand,
} from "@aws-sdk/client-dynamodb";
import { App, Stack } from "aws-cdk-lib";
import * as z from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contextOf } from "../../infra/context.ts";
import { turnsBatch } from "../../lambdas/turns-batch.ts";
import {
  createAdjudicator,
  createDynamoStore,
  createGames,
  ensureTable,
  type Games,
  type Notice,
  stopwatchBy,
} from "../../service/index.ts";
import { games as rulesets } from "../all-games.ts";
import type { DynamoServer } from "../service/dynalite.ts";
import { reasonToSkip, startDynamoDbLocal } from "../service/dynamodb-local.ts";

/*
 * The steps of "Restoring" in docs/operations.md on Amazon's DynamoDB Local. It has no recovery of its own: in its place
 * the items are copied as they stand at a moment.
 */

const RESTORED = "Umpire-restored";
const reason = reasonToSkip();
const anybody = { secret: null };

let dynamo: DynamoServer;
beforeAll(async () => {
  if (reason === null) dynamo = await startDynamoDbLocal();
});
afterAll(() => dynamo?.close());

const gamesOn = (tableName: string): Games =>
  createGames({
    adjudicator: createAdjudicator(rulesets),
    store: createDynamoStore({ client: dynamo.client, tableName }),
    now: Date.now,
    afterCommit: () => undefined,
    stopwatch: stopwatchBy(() => 0),
  });

/** What the recovery to a point in time does: another table with the items of a moment, and nothing else of the first. */
async function copied(from: string, to: string): Promise<number> {
  await ensureTable(dynamo.client, to);
  let count = 0;
  let ExclusiveStartKey: Record<string, AttributeValue> | undefined;
  do {
    const page = await dynamo.client.send(new ScanCommand({ TableName: from, ExclusiveStartKey }));
    for (const Item of page.Items ?? []) {
      await dynamo.client.send(new PutItemCommand({ TableName: to, Item }));
      count++;
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return count;
}

const streamed = z.object({
  Records: z.array(
    z.looseObject({
      eventName: z.enum(["INSERT", "MODIFY", "REMOVE"]),
      dynamodb: z.looseObject({
        Keys: z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) }),
        SequenceNumber: z.string(),
      }),
    }),
  ),
});

/** Asks the streams of the server, whose client is not a package of ours. */
async function streams<T>(operation: string, schema: z.ZodType<T>, body: unknown): Promise<T> {
  const response = await fetch(dynamo.endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `DynamoDBStreams_20120810.${operation}`,
      authorization:
        "AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=x",
    },
    body: JSON.stringify(body),
  });
  return schema.parse(await response.json());
}

async function recordsOf(StreamArn: string): Promise<z.infer<typeof streamed>["Records"]> {
  const { StreamDescription } = await streams(
    "DescribeStream",
    z.object({ StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }) }),
    { StreamArn },
  );
  const all = await Promise.all(
    StreamDescription.Shards.map(async ({ ShardId }) => {
      const { ShardIterator } = await streams("GetShardIterator", z.object({ ShardIterator: z.string() }), {
        StreamArn,
        ShardId,
        ShardIteratorType: "TRIM_HORIZON",
      });
      return (await streams("GetRecords", streamed, { ShardIterator })).Records;
    }),
  );
  return all.flat();
}

describe.skipIf(reason !== null)("a table that is got back", () => {
  test("takes the place of the first: games as they stood, whole, going on, and their turns are told from its stream", async () => {
    const before = gamesOn(dynamo.tableName);
    const wish = { ruleset: "v-sabotage", scenario: "relay-post", options: { players: 2 } };
    const agreed = { dice: "sealed", visibility: "public", keep: { ended: 365, abandoned: 365 } } as const;
    const created = await before.create(wish, agreed, anybody);
    const as = (seat: string) => ({ secret: created.invitations.find((one) => one.seat === seat)?.secret ?? "" });
    await before.sendNotices(created.id, { url: "https://example.org/" }, async () => undefined, as("player-1"));
    await before.act(created.id, { expectedVersion: 0, choose: ["sapper tan"] }, as("player-1"));

    // step 2
    expect(await copied(dynamo.tableName, RESTORED)).toBeGreaterThan(4);
    // what is written afterwards is what the restoring is to undo
    await before.act(created.id, { expectedVersion: 1, choose: ["medic tan"] }, as("player-2"));

    // step 3, and what the deployment looks up
    await dynamo.client.send(
      new UpdateTableCommand({
        TableName: RESTORED,
        StreamSpecification: { StreamEnabled: true, StreamViewType: "KEYS_ONLY" },
      }),
    );
    const { Table } = await dynamo.client.send(new DescribeTableCommand({ TableName: RESTORED }));
    const stream = Table?.LatestStreamArn ?? "";
    expect(Table?.StreamSpecification?.StreamViewType).toBe("KEYS_ONLY");
    const deployed = new Stack(
      new App({
        context: {
          table: RESTORED,
          tableStream: stream.replace(":ddblocal:", ":us-east-1:").replace(":000000000000:", ":123456789012:"),
        },
      }),
      "Drill",
    );
    expect(contextOf(deployed).table?.name).toBe(RESTORED);

    // step 5
    const after = gamesOn(RESTORED);
    expect(await after.read(created.id, undefined, as("player-1"))).toMatchObject({ version: 1 });
    expect(await after.moves(created.id, -1, 50, anybody)).toMatchObject({ chainIntact: true });
    await after.act(created.id, { expectedVersion: 1, choose: ["scout tan"] }, as("player-2"));
    const news = (await recordsOf(stream)).filter(
      ({ eventName, dynamodb }) => eventName === "INSERT" && dynamodb.Keys.sk.S.startsWith("MOVE#"),
    );
    expect(news.map(({ dynamodb }) => dynamodb.Keys.sk.S)).toEqual(["MOVE#00000002"]);
    const sent: Notice[] = [];
    const turns = turnsBatch({
      games: after,
      notices: { send: async (notice) => void sent.push(notice) },
      log: () => undefined,
    });
    const Records = news.map(({ eventName, dynamodb: { Keys, SequenceNumber } }) => ({
      eventName,
      dynamodb: { Keys, SequenceNumber },
    }));
    expect(await turns({ Records })).toEqual({ batchItemFailures: [] });
    expect(sent.map(({ game, kind }) => `${game} ${kind}`)).toContain(`${created.id} turn`);

    // the first is as it was
    expect(await before.read(created.id, undefined, anybody)).toMatchObject({ version: 2 });
  });
});
