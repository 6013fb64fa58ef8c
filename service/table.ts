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

/** Creates the table on a local server if it is not there yet, and waits until it can be used. Deployed tables come from the stack. */
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

const isPassing = (error: unknown): boolean =>
  error instanceof Error && /Throttl|ProvisionedThroughput|RequestLimit|InternalServer|ServiceUnavailable|TimeoutError|ECONNRESET|ECONNREFUSED|socket hang up/i.test(`${error.name} ${error.message}`);

/** Tries again with growing pauses when the store is busy or out of reach for a moment; then says that it is unavailable. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (tries >= 4) throw new Fault("unavailable", "The store cannot be reached at the moment; nothing was changed that was not acknowledged. Try again.");
      await pause(25 * 2 ** tries * (0.5 + Math.random()));
    }
  }
}

/** What the store does with its table: single items only, every read consistent, everything tried again when the table is busy for a moment. */
export interface Table {
  get(pk: string, sk: string): Promise<Item | null>;
  /** Puts an item that must not exist yet. After a lost answer `isOurs` tells whether the item that is there is the one that was put. */
  putNew(item: Item, isOurs: (there: Item) => boolean): Promise<boolean>;
  /** Puts an item in place of the one of the generation before (attribute `generation`; generation 0 must not exist yet). False when another was faster. */
  putNext(item: Item, generation: number): Promise<boolean>;
  put(item: Item): Promise<void>;
  remove(pk: string, sk: string): Promise<void>;
  /** The items of a partition between two sort keys, at most `limit` of them. */
  query(pk: string, between: { readonly from: string; readonly to: string }, order: "forward" | "backward", limit: number): Promise<readonly Item[]>;
}

/** A table of DynamoDB, or of a server that speaks its protocol. */
export function openTable(client: DynamoDBClient, tableName: string): Table {
  const get = async (pk: string, sk: string): Promise<Item | null> => {
    const { Item: found } = await patiently(() => client.send(new GetItemCommand({ TableName: tableName, Key: { pk: { S: pk }, sk: { S: sk } }, ConsistentRead: true })));
    return found ?? null;
  };

  const putIf = (item: Item, condition: Pick<PutItemCommand["input"], "ConditionExpression" | "ExpressionAttributeValues">, isOurs: (there: Item) => boolean): Promise<boolean> => {
    let lostAnswer = false;
    return patiently(async () => {
      try {
        await client.send(new PutItemCommand({ TableName: tableName, Item: item, ...condition }));
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) {
          if (!lostAnswer) return false;
          const there = await get(text(item, "pk"), text(item, "sk"));
          return there !== null && isOurs(there);
        }
        if (isPassing(error)) lostAnswer = true;
        throw error;
      }
    });
  };

  return {
    get,
    putNew: (item, isOurs) => putIf(item, { ConditionExpression: "attribute_not_exists(pk)" }, isOurs),
    putNext(item, generation) {
      // a mark of its own tells a write whose answer was lost from that of somebody else
      const mark = randomUUID();
      const condition = generation === 0 ? { ConditionExpression: "attribute_not_exists(pk)" } : { ConditionExpression: "generation = :before", ExpressionAttributeValues: { ":before": { N: String(generation - 1) } } };
      return putIf({ ...item, generation: { N: String(generation) }, mark: { S: mark } }, condition, (there) => text(there, "mark") === mark);
    },
    async put(item) {
      await patiently(() => client.send(new PutItemCommand({ TableName: tableName, Item: item })));
    },
    async remove(pk, sk) {
      await patiently(() => client.send(new DeleteItemCommand({ TableName: tableName, Key: { pk: { S: pk }, sk: { S: sk } } })));
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
