import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDynamoTable } from "../../service/storage/dynamo-table.ts";
import { MOST_MOVE_BYTES } from "../../service/storage/store.ts";
import { type Item, type Table, text } from "../../service/storage/table.ts";
import { misbehaving, type Mishap } from "../fault/misbehaving.ts";
import type { DynamoServer } from "./dynalite.ts";
import { storeContract } from "./store-contract.ts";

const fresh = (): string => randomBytes(8).toString("hex");
const item = (pk: string, sk: string, value = ""): Item => ({ pk, sk, value });

/** What the service needs of a server that speaks the protocol of DynamoDB, beside what it needs of every table. */
export function dynamoContract(name: string, start: () => Promise<DynamoServer>): void {
  storeContract(name, async () => {
    const server = await start();
    return { table: openDynamoTable(server), close: () => server.close() };
  });

  describe(`the way to ${name}`, () => {
    let at: DynamoServer;
    let table: Table;
    beforeAll(async () => {
      at = await start();
      table = openDynamoTable(at);
    });
    afterAll(() => at.close());

    const through = (...mishaps: readonly (Mishap | null)[]) => {
      const { client, happened } = misbehaving(at.endpoint, (request) => mishaps[request] ?? null);
      return { table: openDynamoTable({ client, tableName: at.tableName, firstPause: 1 }), happened };
    };

    test("a query reads on where a page is cut short or empty", async () => {
      const pk = fresh();
      const large = "x".repeat(MOST_MOVE_BYTES);
      for (let n = 0; n < 8; n++) await table.put(item(pk, `M#${n}`, large));
      const { table: poor, happened } = through("page-empty", "page-cut", "page-empty", "page-empty", "page-cut");
      expect(
        (await poor.query(pk, { from: "M#", to: "M#~" }, "backward", 3)).map((there) => text(there, "sk")),
      ).toEqual(["M#7", "M#6", "M#5"]);
      expect(happened).toHaveLength(5);
    });

    test.each(["answer-lost", "late", "throttled", "down"] as const)(
      "a put that met with %s is known for one's own when it is tried again",
      async (mishap) => {
        const pk = fresh();
        expect(await through(mishap).table.putNew(item(pk, "a"))).toBe(true);
        expect(await through(mishap, "throttled").table.putNext(item(pk, "b"), 0)).toBe(true);
        expect(await through(mishap, "down").table.putNext(item(pk, "b"), 1)).toBe(true);
        // somebody else's item of the same content is not one's own
        expect(await through(mishap).table.putNew(item(pk, "a"))).toBe(false);
        expect(await through(mishap).table.putNext(item(pk, "b"), 1)).toBe(false);
        expect(await table.get(pk, "b")).toMatchObject({ generation: 1 });
      },
    );

    test("a put that the client itself has tried again is known, too", async () => {
      const pk = fresh();
      const client = new DynamoDBClient({
        endpoint: at.endpoint,
        region: "local",
        credentials: { accessKeyId: "local", secretAccessKey: "local" },
        maxAttempts: 3,
      });
      let attempts = 0;
      client.middlewareStack.add(
        (next) => async (args) => {
          const first = attempts++ === 0;
          const answer = await next(args);
          if (first) throw Object.assign(new Error("aborted"), { code: "ECONNRESET" });
          return answer;
        },
        { step: "finalizeRequest", priority: "low", name: "lost once" },
      );
      expect(await openDynamoTable({ client, tableName: at.tableName }).putNew(item(pk, "a"))).toBe(true);
      expect(attempts).toBeGreaterThan(1);
      client.destroy();
    });

    test("where a put whose answer was lost has been followed by another, nobody can tell, and that is said", async () => {
      const pk = fresh();
      const { client } = misbehaving(at.endpoint, (request) => (request === 0 ? "answer-lost" : null));
      let requests = 0;
      client.middlewareStack.add(
        (next) => async (args) => {
          if (requests++ === 1) await table.putNext(item(pk, "a", "of somebody else"), 1);
          return next(args);
        },
        { step: "initialize", priority: "high", name: "somebody is in between" },
      );
      await expect(
        openDynamoTable({ client, tableName: at.tableName, firstPause: 1 }).putNext(item(pk, "a", "one's own"), 0),
      ).rejects.toMatchObject({ kind: "unavailable" });
    });

    test("what is written for versions without dictionaries, and with them, is read alike", async () => {
      const pk = fresh();
      const kept = async (sk: string) => {
        const key = { pk: { S: pk }, sk: { S: sk } };
        const { Item: found } = await at.client.send(new GetItemCommand({ TableName: at.tableName, Key: key }));
        return found ?? {};
      };
      const put = {
        body: `{"ruleset":"rogue-regiment"}${"6".repeat(200)}`,
        hash: "0f".repeat(32),
        seat: "0F".repeat(32),
      };
      const plain = openDynamoTable({ ...at, isPlain: true });
      await plain.putNew({ pk, sk: "before", ...put });
      await table.putNew({ pk, sk: "now", ...put });
      const [before, now] = [await kept("before"), await kept("now")];
      expect(Buffer.from(before["body"]?.B ?? []).equals(deflateRawSync(put.body))).toBe(true);
      expect(before["hash"]).toEqual({ S: put.hash });
      expect(before["packed"]).toBeUndefined();
      expect(now["packed"]).toEqual({ S: "rr1" });
      expect(Buffer.from(now["hash"]?.B ?? []).toString("hex")).toBe(put.hash);
      expect(now["seat"]).toEqual({ S: put.seat });
      for (const reader of [plain, table])
        expect(await reader.query(pk, { from: "!", to: "~" }, "forward", 5)).toEqual([
          { pk, sk: "before", ...put },
          { pk, sk: "now", ...put },
        ]);
    });

    test("a table that stays away is said to be unavailable", async () => {
      const { client } = misbehaving(at.endpoint, () => "down");
      await expect(
        openDynamoTable({ client, tableName: at.tableName, firstPause: 1 }).get("a", "a"),
      ).rejects.toMatchObject({
        kind: "unavailable",
      });
    });
  });
}
