import { setTimeout as pause } from "node:timers/promises";
import { type AttributeValue, ConditionalCheckFailedException, CreateTableCommand, type CreateTableCommandInput, DescribeTableCommand, type DynamoDBClient, GetItemCommand, PutItemCommand, QueryCommand, ResourceInUseException } from "@aws-sdk/client-dynamodb";
import { Fault } from "./faults.ts";

/** The part of a game that never changes after its creation. The secret of sealed dice is in no answer before the game is over. */
export interface GameMeta {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly createdAt: string;
  readonly dice: "sealed" | "table";
  readonly secret: string | null;
  readonly commitment: string | null;
}

/** One move as it is stored: an item of its own, never rewritten. */
export interface StoredMove {
  readonly version: number;
  /** JSON of what was sent, what happened and the position afterwards. */
  readonly body: string;
  /** SHA-256 over the hash before, the version and the body. */
  readonly hash: string;
  readonly previous: string;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
}

/** What a key was used for. */
export interface KeyUse {
  readonly version: number;
  readonly requestHash: string;
}

/** Games as append-only records of moves. */
export interface Store {
  createGame(meta: GameMeta, first: StoredMove): Promise<void>;
  meta(id: string): Promise<GameMeta | null>;
  latest(id: string): Promise<StoredMove | null>;
  move(id: string, version: number): Promise<StoredMove | null>;
  moves(id: string, after: number, limit: number): Promise<readonly StoredMove[]>;
  /** Writes a move that must not exist yet: this write is the commit. False when another was faster. */
  commit(id: string, move: StoredMove): Promise<boolean>;
  keyUse(id: string, key: string): Promise<KeyUse | null>;
  rememberKey(id: string, key: string, use: KeyUse): Promise<void>;
}

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

/** The largest stored move, in bytes; DynamoDB's own limit is 400 KB an item. */
export const MOST_MOVE_BYTES = 300_000;

const moveKey = (version: number): string => `MOVE#${String(version).padStart(8, "0")}`;
const gameKey = (id: string): string => `GAME#${id}`;

type Item = Record<string, AttributeValue>;

const text = (item: Item, name: string): string => item[name]?.S ?? "";
const optionalText = (item: Item, name: string): string | null => item[name]?.S ?? null;

const moveOf = (item: Item): StoredMove => ({
  version: Number(item["version"]?.N ?? "0"),
  body: text(item, "body"),
  hash: text(item, "hash"),
  previous: text(item, "previous"),
  idempotencyKey: optionalText(item, "idempotencyKey"),
  requestHash: text(item, "requestHash"),
});

const itemOf = (id: string, move: StoredMove): Item => ({
  pk: { S: gameKey(id) },
  sk: { S: moveKey(move.version) },
  version: { N: String(move.version) },
  body: { S: move.body },
  hash: { S: move.hash },
  previous: { S: move.previous },
  requestHash: { S: move.requestHash },
  ...(move.idempotencyKey !== null && { idempotencyKey: { S: move.idempotencyKey } }),
});

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

/** The store on a DynamoDB table, or on an embedded server that speaks the same protocol. Single-item writes only. */
export function createDynamoStore({ client, tableName }: { readonly client: DynamoDBClient; readonly tableName: string }): Store {
  const get = async (pk: string, sk: string): Promise<Item | null> => {
    const { Item } = await patiently(() => client.send(new GetItemCommand({ TableName: tableName, Key: { pk: { S: pk }, sk: { S: sk } }, ConsistentRead: true })));
    return Item ?? null;
  };

  /** Puts an item that must not exist yet. After a lost answer it reads back whether its own write had arrived. */
  const putNew = async (item: Item, isOurs: (there: Item) => boolean): Promise<boolean> => {
    let lostAnswer = false;
    return patiently(async () => {
      try {
        await client.send(new PutItemCommand({ TableName: tableName, Item: item, ConditionExpression: "attribute_not_exists(pk)" }));
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) {
          if (!lostAnswer) return false;
          const there = await get(item["pk"]?.S ?? "", item["sk"]?.S ?? "");
          return there !== null && isOurs(there);
        }
        if (isPassing(error)) lostAnswer = true;
        throw error;
      }
    });
  };

  const commit = (id: string, move: StoredMove): Promise<boolean> => putNew(itemOf(id, move), (there) => text(there, "hash") === move.hash && optionalText(there, "idempotencyKey") === move.idempotencyKey);

  const query = async (id: string, from: string, to: string, forward: boolean, limit: number): Promise<readonly StoredMove[]> => {
    const found: StoredMove[] = [];
    let start: Item | undefined;
    do {
      const page = await patiently(() =>
        client.send(
          new QueryCommand({
            TableName: tableName,
            KeyConditionExpression: "pk = :game AND sk BETWEEN :from AND :to",
            ExpressionAttributeValues: { ":game": { S: gameKey(id) }, ":from": { S: from }, ":to": { S: to } },
            ScanIndexForward: forward,
            Limit: limit - found.length,
            ConsistentRead: true,
            ...(start && { ExclusiveStartKey: start }),
          }),
        ),
      );
      for (const item of page.Items ?? []) found.push(moveOf(item));
      start = page.LastEvaluatedKey;
    } while (start !== undefined && found.length < limit);
    return found;
  };

  return {
    async createGame(meta, first) {
      const item: Item = {
        pk: { S: gameKey(meta.id) },
        sk: { S: "META" },
        ruleset: { S: meta.ruleset },
        title: { S: meta.title },
        createdAt: { S: meta.createdAt },
        dice: { S: meta.dice },
        ...(meta.secret !== null && { secret: { S: meta.secret } }),
        ...(meta.commitment !== null && { commitment: { S: meta.commitment } }),
      };
      // the first move makes the game readable: until then it does not exist for anyone
      await putNew(item, () => true);
      await commit(meta.id, first);
    },
    async meta(id) {
      const item = await get(gameKey(id), "META");
      if (item === null) return null;
      return {
        id,
        ruleset: text(item, "ruleset"),
        title: text(item, "title"),
        createdAt: text(item, "createdAt"),
        dice: text(item, "dice") === "table" ? "table" : "sealed",
        secret: optionalText(item, "secret"),
        commitment: optionalText(item, "commitment"),
      };
    },
    latest: async (id) => (await query(id, "MOVE#", "MOVE#~", false, 1))[0] ?? null,
    async move(id, version) {
      const item = await get(gameKey(id), moveKey(version));
      return item === null ? null : moveOf(item);
    },
    moves: (id, after, limit) => query(id, moveKey(after + 1), "MOVE#~", true, limit),
    commit,
    async keyUse(id, key) {
      const item = await get(gameKey(id), `KEY#${key}`);
      return item === null ? null : { version: Number(item["version"]?.N ?? "0"), requestHash: text(item, "requestHash") };
    },
    async rememberKey(id, key, use) {
      await putNew({ pk: { S: gameKey(id) }, sk: { S: `KEY#${key}` }, version: { N: String(use.version) }, requestHash: { S: use.requestHash } }, () => true);
    },
  };
}
