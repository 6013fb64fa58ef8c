import { randomBytes } from "node:crypto";
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
import { pack, unpack } from "./packing.ts";
import { createStore } from "./table-store.ts";
import type { Store } from "./store.ts";
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
  /** Whether to write as versions did that had no dictionaries and can read nothing else; what is there is read anyway. */
  readonly isPlain?: boolean;
}

type Stored = Record<string, AttributeValue>;

/** The attribute that names the dictionary by which the long one is packed; not there without one. */
const PACKED_BY = "packed";
/** Attributes of the table's own, which are not part of an item as it was put. */
const own: ReadonlySet<string> = new Set(["mark", PACKED_BY]);

const sha256 = /^[0-9a-f]{64}$/;

/** A short attribute. Of a hash its bytes are kept, which are half as many as their digits. */
const valueOf = (value: string | number, isPlain: boolean): AttributeValue => {
  if (typeof value === "number") return { N: String(value) };
  return sha256.test(value) && !isPlain ? { B: Buffer.from(value, "hex") } : { S: value };
};

/** An item as DynamoDB keeps it. The long attribute is packed: a position is most of it, and a write is paid by its size. */
async function stored(item: Item, isPlain: boolean): Promise<Stored> {
  const { pk, sk, [LONG]: long, ...others } = item;
  const values = Object.entries(others).map(([name, value]) => [name, valueOf(value, isPlain)]);
  const short: Stored = { pk: { S: String(pk) }, sk: { S: String(sk) }, ...Object.fromEntries(values) };
  if (long === undefined) return short;
  const { bytes, by } = await pack(String(long), !isPlain);
  return { ...short, [LONG]: { B: bytes }, ...(by !== null && { [PACKED_BY]: { S: by } }) };
}

const read = ({ S, N, B }: AttributeValue): string | number => {
  if (B !== undefined) return Buffer.from(B).toString("hex");
  return N === undefined ? (S ?? "") : Number(N);
};

/** An item as it was put. */
async function itemOf(attributes: Stored): Promise<Item> {
  const { [LONG]: long, ...others } = attributes;
  const values = Object.entries(others).flatMap(([name, value]) => (own.has(name) ? [] : [[name, read(value)]]));
  if (long?.B === undefined) return Object.fromEntries(values);
  const unpacked = await unpack({ bytes: long.B, by: attributes[PACKED_BY]?.S ?? null });
  return { ...Object.fromEntries(values), [LONG]: unpacked };
}

const notThere = { ConditionExpression: "attribute_not_exists(pk)" };

/** Reading one item, and putting one under a condition. */
function itemsOf({ client, tableName, isPlain = false }: TablePlace, patiently: ReturnType<typeof patient>) {
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
    const mark = randomBytes(12).toString("base64url");
    const kept = await stored(item, isPlain);
    let answerLost = false;
    return patiently(async () => {
      try {
        await client.send(
          new PutItemCommand({
            TableName: tableName,
            Item: { ...kept, mark: { S: mark } },
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
export function openDynamoTable(place: TablePlace): Table {
  const { client, tableName, firstPause = 25, isPlain = false } = place;
  const patiently = patient(firstPause);
  const { getStored, putIf } = itemsOf(place, patiently);
  return {
    async get(pk, sk) {
      const answer = await getStored(pk, sk);
      return answer && (await itemOf(answer));
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
      const kept = await stored(item, isPlain);
      await patiently(() => client.send(new PutItemCommand({ TableName: tableName, Item: kept })));
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
        items.push(...(await Promise.all((page.Items ?? []).map(itemOf))));
        start = page.LastEvaluatedKey;
      } while (start !== undefined && items.length < limit);
      return items;
    },
  };
}

/** The store of games on a table of DynamoDB. */
export const createDynamoStore = (place: TablePlace): Store => createStore(openDynamoTable(place));
