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
import { Fault } from "./faults.ts";

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

/** One item, as the table keeps it. */
export type Item = Record<string, AttributeValue>;

/** The text of an attribute; "" where there is none. */
export const text = (item: Item, name: string): string => item[name]?.S ?? "";
export const optionalText = (item: Item, name: string): string | null => item[name]?.S ?? null;
export const count = (item: Item, name: string): number => Number(item[name]?.N ?? "0");

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
  /^(?:\w*Throttl\w*|ProvisionedThroughput\w*|RequestLimit\w*|InternalServer\w*|ServiceUnavailable\w*|ReplicatedWriteConflict\w*|TimeoutError|SyntaxError)$/;

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

const outOfReach = (): Fault =>
  new Fault(
    "unavailable",
    "The store is out of reach at the moment. What you sent may have been done or not: look again, or send it again with the same idempotency key.",
  );

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

/**
 * What the store does with its table: single items only, every read consistent, everything tried again when the table
 * is busy for a moment.
 */
export interface Table {
  get(pk: string, sk: string): Promise<Item | null>;
  /** Puts an item that must not exist yet. False when another was faster. */
  putNew(item: Item): Promise<boolean>;
  /**
   * Puts an item in place of the one of the generation before (attribute `generation`; generation 0 must not exist
   * yet). False when another was faster. Throws a Fault when it cannot be told: the answer was lost, and by now another
   * one stands in its place.
   */
  putNext(item: Item, generation: number): Promise<boolean>;
  put(item: Item): Promise<void>;
  remove(pk: string, sk: string): Promise<void>;
  /** The items of a partition between two sort keys, at most `limit` of them. */
  query(
    pk: string,
    between: { readonly from: string; readonly to: string },
    order: "forward" | "backward",
    limit: number,
  ): Promise<readonly Item[]>;
}

const notThere = { ConditionExpression: "attribute_not_exists(pk)" };

/** A table of DynamoDB, or of a server that speaks its protocol. */
export function openTable({ client, tableName, firstPause = 25 }: TablePlace): Table {
  const patiently = patient(firstPause);
  const get = async (pk: string, sk: string): Promise<Item | null> => {
    const { Item: found } = await patiently(() =>
      client.send(
        new GetItemCommand({ TableName: tableName, Key: { pk: { S: pk }, sk: { S: sk } }, ConsistentRead: true }),
      ),
    );
    return found ?? null;
  };

  /**
   * Puts an item under a condition. Where the condition does not hold, it answers with what is there instead; null when
   * the item was put.
   */
  const putIf = async (
    item: Item,
    condition: Pick<PutItemCommand["input"], "ConditionExpression" | "ExpressionAttributeValues">,
  ): Promise<{ readonly there: Item | null; readonly answerLost: boolean } | null> => {
    // a mark of its own tells a write whose answer was lost, here or inside the client, from that of somebody else
    const mark = randomUUID();
    let answerLost = false;
    return patiently(async () => {
      try {
        await client.send(
          new PutItemCommand({
            TableName: tableName,
            Item: { ...item, mark: { S: mark } },
            ReturnValuesOnConditionCheckFailure: "ALL_OLD",
            ...condition,
          }),
        );
        return null;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) {
          const there = error.Item ?? (await get(text(item, "pk"), text(item, "sk")));
          return there !== null && text(there, "mark") === mark ? null : { there, answerLost };
        }
        if (isPassing(error)) answerLost = true;
        throw error;
      }
    });
  };

  return {
    get,
    putNew: async (item) => (await putIf(item, notThere)) === null,
    async putNext(item, generation) {
      const condition =
        generation === 0
          ? notThere
          : {
              ConditionExpression: "generation = :before",
              ExpressionAttributeValues: { ":before": { N: String(generation - 1) } },
            };
      const failed = await putIf({ ...item, generation: { N: String(generation) } }, condition);
      if (failed === null) return true;
      if (failed.answerLost && failed.there !== null && count(failed.there, "generation") > generation)
        throw outOfReach();
      return false;
    },
    async put(item) {
      await patiently(() => client.send(new PutItemCommand({ TableName: tableName, Item: item })));
    },
    async remove(pk, sk) {
      await patiently(() =>
        client.send(new DeleteItemCommand({ TableName: tableName, Key: { pk: { S: pk }, sk: { S: sk } } })),
      );
    },
    async query(pk, { from, to }, order, limit) {
      const found: Item[] = [];
      let start: Item | undefined;
      do {
        const page = await patiently(() =>
          client.send(
            new QueryCommand({
              TableName: tableName,
              KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
              ExpressionAttributeValues: { ":pk": { S: pk }, ":from": { S: from }, ":to": { S: to } },
              ScanIndexForward: order === "forward",
              Limit: limit - found.length,
              ConsistentRead: true,
              ...(start && { ExclusiveStartKey: start }),
            }),
          ),
        );
        found.push(...(page.Items ?? []));
        start = page.LastEvaluatedKey;
      } while (start !== undefined && found.length < limit);
      return found;
    },
  };
}
