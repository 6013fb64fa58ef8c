import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteItemCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type DynamoDBClientConfig,
  DynamoDBServiceException,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ResourceInUseException,
} from "@aws-sdk/client-dynamodb";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { createStore, type Store } from "./store.ts";
import { type Item, LONG, outOfReach, type Table, text } from "./table.ts";

/** The table, as local servers create it and the stack deploys it: one item a move, one partition a game. */
export const tableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  AttributeDefinitions: [
    { AttributeName: "pk", AttributeType: "S" },
    { AttributeName: "sk", AttributeType: "S" },
  ],
  KeySchema: [
    { AttributeName: "pk", KeyType: "HASH" },
    { AttributeName: "sk", KeyType: "RANGE" },
  ],
  BillingMode: "PAY_PER_REQUEST",
});

/**
 * Creates the table on a local server if it is not there yet, and waits until it can be used. Deployed tables come from
 * the stack.
 */
export async function ensureTable(client: DynamoDBClient, tableName: string): Promise<void> {
  try {
    await client.send(new CreateTableCommand(tableDefinition(tableName)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  for (let tries = 0; tries < 500; tries++) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    if (Table?.TableStatus === "ACTIVE") return;
    await pause(10);
  }
  throw new Error(`The table ${tableName} does not become active.`);
}

const brokenConnections = new Set([
  "ECONNRESET",
  "ECONNREFUSED",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "EAI_AGAIN",
]);
// a SyntaxError is an answer that was cut short
const passingErrors =
  /Throttl|^(?:ProvisionedThroughput|RequestLimit|InternalServer|ServiceUnavailable|ReplicatedWriteConflict)|^(?:TimeoutError|SyntaxError)$/;

/**
 * Whether an error may pass: the table is busy, out of reach, or its answer was lost on the way. What was sent may have
 * been done all the same.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DynamoDBServiceException && (error.$metadata.httpStatusCode ?? 0) >= 500) return true;
  return (
    passingErrors.test(error.name) ||
    ("code" in error && typeof error.code === "string" && brokenConnections.has(error.code)) ||
    /socket hang up/i.test(error.message)
  );
}

/**
 * How a client of the table is set up: it gives up a request that hangs, and leaves trying again to the table, so that
 * five tries end within a function's time.
 */
export const clientSettings: Pick<DynamoDBClientConfig, "maxAttempts" | "requestHandler"> = {
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 1500, throwOnRequestTimeout: true },
};

/**
 * Tries again with growing pauses when the store is busy or out of reach for a moment; then says that it is
 * unavailable.
 */
const patient =
  (firstPause: number) =>
  async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (!isPassing(error)) throw error;
        if (tries >= 4) throw outOfReach();
        await pause(firstPause * 2 ** tries * (0.5 + Math.random()));
      }
    }
  };

/** A table and the client to reach it by. */
export interface TablePlace {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** About how long is waited before a second try, in milliseconds; before each further one twice as long. */
  readonly firstPause?: number;
}

/** What is read of a table that was written by nobody but this service. */
const MOST_UNPACKED = 1_000_000;

type Stored = Record<string, AttributeValue>;

/** An item as DynamoDB keeps it. The long attribute is packed: a position is most of it, and a write is paid by its size. */
const stored = (item: Item): Stored =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]): [string, AttributeValue] => {
      if (typeof value === "number") return [name, { N: String(value) }];
      return [name, name === LONG ? { B: deflateRawSync(value) } : { S: value }];
    }),
  );

const read = ({ S, N, B }: AttributeValue): string | number => {
  if (B !== undefined) return inflateRawSync(B, { maxOutputLength: MOST_UNPACKED }).toString("utf8");
  return N === undefined ? (S ?? "") : Number(N);
};

/** An item as it was put: the mark of its write is left out. */
const itemOf = (attributes: Stored): Item =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name !== "mark")
      .map(([name, value]) => [name, read(value)]),
  );

const notThere = { ConditionExpression: "attribute_not_exists(pk)" };

/** Reading one item, and putting one under a condition. */
function itemsOf(
  client: TablePlace["client"],
  tableName: TablePlace["tableName"],
  patiently: ReturnType<typeof patient>,
) {
  const getStored = async (pk: string, sk: string): Promise<Stored | null> => {
    const { Item: item } = await patiently(() =>
      client.send(
        new GetItemCommand({ TableName: tableName, Key: { pk: { S: pk }, sk: { S: sk } }, ConsistentRead: true }),
      ),
    );
    return item ?? null;
  };

  /**
   * Puts an item under a condition. Where the condition does not hold, it answers with what is there instead; null when
   * the item was put.
   */
  const putIf = async (
    item: Item,
    condition: Pick<PutItemCommand["input"], "ConditionExpression" | "ExpressionAttributeValues">,
  ): Promise<{ readonly there: Stored | null; readonly answerLost: boolean } | null> => {
    // a mark of its own tells a write whose answer was lost, here or inside the client, from that of somebody else
    const mark = randomUUID();
    let answerLost = false;
    return patiently(async () => {
      try {
        await client.send(
          new PutItemCommand({
            TableName: tableName,
            Item: { ...stored(item), mark: { S: mark } },
            ReturnValuesOnConditionCheckFailure: "ALL_OLD",
            ...condition,
          }),
        );
        return null;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) {
          const there = error.Item ?? (await getStored(text(item, "pk"), text(item, "sk")));
          return there !== null && there["mark"]?.S === mark ? null : { there, answerLost };
        }
        if (isPassing(error)) answerLost = true;
        throw error;
      }
    });
  };
  return { getStored, putIf };
}

/** A table of DynamoDB, or of a server that speaks its protocol. */
export function openDynamoTable({ client, tableName, firstPause = 25 }: TablePlace): Table {
  const patiently = patient(firstPause);
  const { getStored, putIf } = itemsOf(client, tableName, patiently);
  return {
    async get(pk, sk) {
      const answer = await getStored(pk, sk);
      return answer && itemOf(answer);
    },
    putNew: async (item) => (await putIf(item, notThere)) === null,
    async putNext(item, generation) {
      const after = {
        ConditionExpression: "generation = :before",
        ExpressionAttributeValues: { ":before": { N: String(generation - 1) } },
      };
      const failed = await putIf({ ...item, generation }, generation === 0 ? notThere : after);
      if (failed === null) return true;
      if (failed.answerLost && failed.there !== null && Number(failed.there["generation"]?.N ?? 0) > generation)
        throw outOfReach();
      return false;
    },
    async put(item) {
      await patiently(() => client.send(new PutItemCommand({ TableName: tableName, Item: stored(item) })));
    },
    async remove(pk, sk) {
      await patiently(() =>
        client.send(new DeleteItemCommand({ TableName: tableName, Key: { pk: { S: pk }, sk: { S: sk } } })),
      );
    },
    async query(pk, { from, to }, order, limit) {
      const items: Item[] = [];
      let start: Stored | undefined;
      do {
        const page = await patiently(() =>
          client.send(
            new QueryCommand({
              TableName: tableName,
              KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
              ExpressionAttributeValues: { ":pk": { S: pk }, ":from": { S: from }, ":to": { S: to } },
              ScanIndexForward: order === "forward",
              Limit: limit - items.length,
              ConsistentRead: true,
              ...(start && { ExclusiveStartKey: start }),
            }),
          ),
        );
        items.push(...(page.Items ?? []).map(itemOf));
        start = page.LastEvaluatedKey;
      } while (start !== undefined && items.length < limit);
      return items;
    },
  };
}

/** The store of games on a table of DynamoDB. */
export const createDynamoStore = (place: TablePlace): Store => createStore(openDynamoTable(place));
