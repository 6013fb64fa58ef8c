import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { buildSchema, getIntrospectionQuery, graphqlSync } from "graphql";
import * as z from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bundle,
  bundleRoot,
  type BundleSizes,
  bundlesOf,
  functionNames,
  MOST_GAME_BYTES,
  MOST_START_BYTES,
} from "../../lambdas/bundle.ts";
import { limitsOf } from "../../lambdas/stage-limits.ts";
import { packed } from "../../lambdas/packed-texts.ts";
import { games } from "../all-games.ts";
import { createDynamoStore, notice, noticeSchema, openDynamoTable, restApp } from "../../service/index.ts";
import { invited } from "../contract/table.ts";
import { atLength } from "../soak/at-length.ts";
import { type DynamoServer, startDynalite } from "../service/dynalite.ts";
import { type QueueStandIn, startQueue } from "./queue-stand-in.ts";
import { httpEvent, type RunningFunction, startFunction } from "./runtime-api.ts";
import { treeWithStandIns } from "./stand-ins.ts";

/* In one file: the functions are bundled once, which takes seconds, for all that is asked of them. */

/** What one more game may add to what every start reads: its line in the list of games. */
const MOST_LINE_BYTES = 200;

/** The code that pictures are made with, beside the bundles of those who make them. */
const MOST_PICTURE_BYTES = 75 * 1024;

interface HttpAnswer {
  readonly statusCode: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isBase64Encoded?: boolean;
}

const isAnswer = (value: unknown): value is HttpAnswer =>
  typeof value === "object" && value !== null && "statusCode" in value && "body" in value;

async function call(
  fn: RunningFunction,
  method: string,
  path: string,
  body?: unknown,
  as?: string,
): Promise<{
  readonly status: number;
  readonly json: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string>>;
}> {
  const answer = await fn.invoke(httpEvent(method, path, body, as));
  if (!isAnswer(answer)) throw new Error(`No HTTP answer: ${JSON.stringify(answer)}`);
  return { status: answer.statusCode, json: JSON.parse(answer.body), headers: answer.headers ?? {} };
}

/** Bundles of its own: other files of tests bundle at the same time. */
const into = join(bundleRoot, "tested");

/** An application of Discord. */
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const discordKey = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");

let embedded: DynamoServer;
let queue: QueueStandIn;
const sizes = new Map<string, BundleSizes>();
const running = new Map<string, RunningFunction>();

const fn = (name: string): RunningFunction => {
  const found = running.get(name);
  if (found === undefined) throw new Error(`No function ${name}.`);
  return found;
};

beforeAll(async () => {
  embedded = await startDynalite();
  queue = await startQueue();
  for (const name of functionNames) {
    sizes.set(name, await bundle(name, undefined, { into }));
    running.set(
      name,
      await startFunction(join(into, name), {
        TABLE_NAME: embedded.tableName,
        TABLE_ENDPOINT: embedded.endpoint,
        QUEUE_URL: `${queue.endpoint}/queue`,
        QUEUE_ENDPOINT: queue.endpoint,
        API_ID: "a1b2",
        THROTTLE: "800",
        DISCORD_KEY: discordKey,
        API_GATEWAY_ENDPOINT: queue.endpoint,
      }),
    );
  }
});

afterAll(async () => {
  for (const one of running.values()) await one.close();
  await embedded.close();
  await queue.close();
});

describe("the bundles under Amazon's runtime client", () => {
  const sizesOf = (name: string): BundleSizes => sizes.get(name) ?? { start: 0, games: {} };

  test.each([...functionNames])("a start of %s, and a game beside it, read no more than they may", (name) => {
    const { start, games: ofGames } = sizesOf(name);
    expect(start).toBeGreaterThan(100 * 1024);
    expect(start).toBeLessThanOrEqual(MOST_START_BYTES);
    expect(Math.max(0, ...Object.values(ofGames))).toBeLessThanOrEqual(MOST_GAME_BYTES);
  });

  test("docs/operations.md says how much that is", () => {
    const operations = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
    for (const bytes of [MOST_START_BYTES, MOST_GAME_BYTES])
      expect(operations).toContain(`at most ${bytes / 1024} KiB`);
  });

  test("each game lies by itself beside the functions that come to rules, and beside no other", () => {
    const withRules = functionNames.filter((name) => Object.keys(sizesOf(name).games).length > 0);
    expect(withRules).toEqual(["rest", "graphql", "pictures", "analyse", "mcp", "discord", "clock"]);
    for (const name of withRules)
      expect(Object.keys(sizesOf(name).games).sort()).toEqual(games.map(({ id }) => id).sort());
  });

  // it makes bundles of a second tree, so only the soak does it
  test.runIf(atLength)("a further game adds nothing to a request for another", async () => {
    const added = 2;
    const tree = await treeWithStandIns("rogue-regiment", added);
    try {
      const now = sizesOf("rest");
      const then = await bundle("rest", tree);
      expect(Object.keys(then.games)).toHaveLength(games.length + added);
      expect(then.start - now.start).toBeLessThanOrEqual(added * MOST_LINE_BYTES);
      // the names of the files it imports are as long, only other
      expect(then.games["v-sabotage"]).toBe(now.games["v-sabotage"]);
      const standIns = await startFunction(join(bundlesOf(tree), "rest"), { TABLE_NAME: "none" });
      try {
        expect(await call(standIns, "GET", "/v1/rulesets/stand-in-2")).toMatchObject({
          status: 200,
          json: { id: "stand-in-2", title: "SAS: Rogue Regiment" },
        });
      } finally {
        await standIns.close();
      }
    } finally {
      rmSync(tree, { recursive: true, force: true });
    }
  });

  test("REST answers, stores a game and acts on it", async () => {
    const rest = fn("rest");
    expect(await call(rest, "GET", "/healthz")).toMatchObject({ status: 200, json: { status: "ok" } });
    const created = await call(rest, "POST", "/v1/games", { ruleset: "rogue-regiment", scenario: "chalk-farm" });
    expect(created.status).toBe(201);
    const acted = await call(
      rest,
      "POST",
      `/v1/games/${String(created.json["id"])}/moves`,
      { expectedVersion: 0, choose: ["3,16", "15,2"] },
      invited(created.json).secretOf("player-1"),
    );
    expect(acted).toMatchObject({ status: 200, json: { outcome: "paused", game: { version: 1 } } });
  });

  test.each(games.map(({ id }) => id))("REST answers the whole catalogue of %s as the sources have it", async (id) => {
    const path = `/v1/rulesets/${id}/rules?limit=1000`;
    const sources = restApp({ games, store: createDynamoStore(embedded), now: Date.now, log: () => undefined });
    const { json } = await call(fn("rest"), "GET", path);
    expect(json).toEqual(await (await sources.request(path)).json());
    expect(json).toMatchObject({
      rules: expect.arrayContaining([expect.objectContaining({ kind: "rule", text: expect.any(String) })]),
    });
  });

  test("pictures are drawn and painted by a function of their own, with the code and the files beside it", async () => {
    const created = await call(fn("rest"), "POST", "/v1/games", { ruleset: "rogue-regiment", scenario: "chalk-farm" });
    const drawn = await fn("pictures").invoke(
      httpEvent("POST", "/v1/board.svg", { ruleset: "v-sabotage", scenario: "ember" }),
    );
    expect(drawn).toMatchObject({
      statusCode: 200,
      body: expect.stringMatching(/^<svg .*<\/svg>$/),
      isBase64Encoded: false,
      headers: { "content-type": "image/svg+xml; charset=utf-8" },
    });
    const painted = await fn("pictures").invoke(
      httpEvent("GET", `/v1/games/${String(created.json["id"])}/board.png?width=320`),
    );
    if (!isAnswer(painted)) throw new Error("No HTTP answer.");
    expect(painted).toMatchObject({ statusCode: 200, isBase64Encoded: true, headers: { "content-type": "image/png" } });
    const png = Buffer.from(painted.body, "base64");
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 320]);
    expect(statSync(join(into, "pictures", "pictures.mjs")).size).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
    expect(existsSync(join(into, "rest", "pictures.mjs"))).toBe(false);
  });

  test("GraphQL paints the same, and loads what it takes when it is asked to", async () => {
    const query = "query ($at: At!) { picture(at: $at, width: 240) { svg png } }";
    const answer = await call(fn("graphql"), "POST", "/graphql", {
      query,
      variables: { at: { ruleset: "rogue-regiment", scenario: "chalk-farm" } },
    });
    const { svg, png } = z
      .object({ data: z.object({ picture: z.object({ svg: z.string(), png: z.string() }) }) })
      .parse(answer.json).data.picture;
    expect(svg).toContain("<svg ");
    expect(Buffer.from(png, "base64").readUInt32BE(16)).toBe(240);
  });

  test("REST says what cannot be read", async () => {
    const answer = await call(fn("rest"), "POST", "/v1/sight", "{ not json");
    expect(answer).toMatchObject({ status: 400, json: { status: 400 } });
  });

  test("GraphQL answers", async () => {
    const answer = await call(fn("graphql"), "POST", "/graphql", { query: "{ rulesets { id } }" });
    expect(answer).toMatchObject({
      status: 200,
      json: { data: { rulesets: games.map(({ id }) => ({ id })) } },
      headers: { "cache-control": "no-store" },
    });
  });

  test("GraphQL stores a game and acts on it, once", async () => {
    const ask = async (query: string, variables: unknown, as?: string): Promise<Record<string, unknown>> =>
      (await call(fn("graphql"), "POST", "/graphql", { query, variables }, as)).json;
    const created = await ask(
      "mutation ($at: At!) { createGame(at: $at) { id version invitations { seat secret } } }",
      { at: { ruleset: "rogue-regiment", scenario: "chalk-farm" } },
    );
    const { id, secretOf } = invited(
      z.object({ data: z.object({ createGame: z.unknown() }) }).parse(created).data.createGame,
    );
    const act = (): Promise<Record<string, unknown>> =>
      ask(
        "mutation ($id: ID!, $move: Move!) { act(id: $id, expectedVersion: 0, move: $move) { __typename ... on Conflict { presentVersion } } }",
        { id, move: { choose: ["3,16", "15,2"] } },
        secretOf("player-1"),
      );
    expect(await act()).toEqual({ data: { act: { __typename: "Committed" } } });
    expect(await act()).toEqual({ data: { act: { __typename: "Conflict", presentVersion: 1 } } });
  });

  test("GraphQL says what is wrong with a document, describes itself, and keeps a persisted query", async () => {
    const graphql = fn("graphql");
    const wrong = await call(graphql, "POST", "/graphql", { query: "{ rulesets { nope } }" });
    expect(wrong).toMatchObject({
      status: 200,
      json: { errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] },
    });
    const source = getIntrospectionQuery();
    const described = await call(graphql, "POST", "/graphql", { query: source });
    const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
    expect(described.json).toEqual(JSON.parse(JSON.stringify(graphqlSync({ schema, source }))));
    const query = "{ __typename }";
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(query).digest("hex") } };
    expect(await call(graphql, "POST", "/graphql", { extensions })).toMatchObject({
      json: { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] },
    });
    await call(graphql, "POST", "/graphql", { query, extensions });
    expect(await call(graphql, "POST", "/graphql", { extensions })).toMatchObject({
      json: { data: { __typename: "Query" } },
    });
  });

  test("mcp tells a language model its tools, rules on sight and draws, each request by itself", async () => {
    const ask = async (method: string, params: unknown) => {
      const event = httpEvent("POST", "/mcp", { jsonrpc: "2.0", id: 1, method, params });
      const answer = await fn("mcp").invoke({
        ...event,
        headers: { ...event.headers, accept: "application/json, text/event-stream" },
      });
      if (!isAnswer(answer)) throw new Error(`No HTTP answer: ${JSON.stringify(answer)}`);
      return { status: answer.statusCode, text: answer.body };
    };
    const tools = await ask("tools/list", {});
    expect(tools.status).toBe(200);
    expect(tools.text).toContain('"show_position"');
    const board =
      "board\n+ + + + + + +\n 1 . h J . .\n+ + + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched";
    const at = { ruleset: "rogue-regiment", board };
    const sight = await ask("tools/call", { name: "sight", arguments: { ...at, from: "guard", to: "jock" } });
    expect(sight.text).toContain("rr.");
    const drawn = await ask("tools/call", { name: "show_position", arguments: { ...at, picture: true } });
    expect(drawn.text).toContain('"mimeType":"image/png"');
    const suggested = await ask("tools/call", {
      name: "suggest",
      arguments: { ruleset: "hour-of-glory", scenario: "quiet-stair" },
    });
    expect(suggested.text).not.toContain('"isError":true');
  });

  test("discord answers what is signed with the key that it is given, and nothing else", async () => {
    const send = async (interaction: unknown, by = privateKey) => {
      const event = httpEvent("POST", "/discord", interaction);
      const timestamp = "1700000000";
      const signature = sign(null, Buffer.from(`${timestamp}${event.body ?? ""}`), by).toString("hex");
      const answer = await fn("discord").invoke({
        ...event,
        headers: { ...event.headers, "x-signature-ed25519": signature, "x-signature-timestamp": timestamp },
      });
      if (!isAnswer(answer)) throw new Error(`No HTTP answer: ${JSON.stringify(answer)}`);
      return answer;
    };
    const ping = { id: "1", application_id: "2", token: "t", version: 1, type: 1 };
    expect(await send(ping)).toMatchObject({ statusCode: 200, body: '{"type":1}' });
    expect(await send(ping, generateKeyPairSync("ed25519").privateKey)).toMatchObject({ statusCode: 401 });
    const asked = (name: string, options: readonly unknown[]): unknown => ({
      ...ping,
      type: 2,
      data: { id: "3", name: "umpire", type: 1, options: [{ type: 1, name, options }] },
    });
    const rule = await send(
      asked("rule", [
        { type: 3, name: "game", value: "hour-of-glory" },
        { type: 3, name: "words", value: "hg.breach.roll" },
      ]),
    );
    expect(rule.body).toContain("BREACH");
    const board = await send(asked("board", [{ type: 3, name: "at", value: "hour-of-glory/quiet-stair" }]));
    expect(board.statusCode).toBe(200);
    expect(await call(fn("discord"), "GET", "/discord")).toMatchObject({ status: 200, json: { name: "umpire" } });
  });

  test("notify looks webhooks up in the table, postpones what is to be tried again, and reports what it cannot read", async () => {
    const seats = {
      "player-1": { webhook: { url: "https://127.0.0.1/", key: "k" } },
      "player-2": { webhook: null },
      "player-3": { webhook: { url: "https://nowhere.invalid/", key: "k" } },
    };
    await embedded.client.send(
      new PutItemCommand({
        TableName: embedded.tableName,
        Item: { pk: { S: "GAME#k3v9" }, sk: { S: "NOW#SEATS" }, seats: { S: JSON.stringify(seats) } },
      }),
    );
    const message = (seat: string, messageId: string): unknown => {
      const body = JSON.stringify(
        notice({
          kind: "turn",
          game: "k3v9",
          title: "Chalk Farm",
          seat,
          version: 1,
          text: "Choose.",
          since: "2026-11-20T18:00:00Z",
          deadline: null,
        }),
      );
      return { messageId, receiptHandle: `receipt-${messageId}`, body, attributes: { ApproximateReceiveCount: "1" } };
    };
    const Records = [
      message("player-1", "refused"),
      message("player-2", "none"),
      message("player-3", "unresolved"),
      { messageId: "poison", receiptHandle: "r", body: "{", attributes: { ApproximateReceiveCount: "1" } },
    ];
    expect(await fn("notify").invoke({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: "unresolved" }, { itemIdentifier: "poison" }],
    });
    expect(queue.calls).toEqual([
      {
        target: "AmazonSQS.ChangeMessageVisibility",
        body: {
          QueueUrl: `${queue.endpoint}/queue`,
          ReceiptHandle: "receipt-unresolved",
          VisibilityTimeout: expect.any(Number),
        },
      },
    ]);
  });

  test("turns tells the seat that is asked after a new move, once, and clock finds what is due", async () => {
    const created = await call(fn("rest"), "POST", "/v1/games", {
      ruleset: "rogue-regiment",
      scenario: "chalk-farm",
      deadline: { hours: 1, consequence: "remind" },
    });
    const { id } = invited(created.json);
    const key = { pk: { S: `GAME#${id}` }, sk: { S: "NOW#SEATS" } };
    const { Item } = await embedded.client.send(new GetItemCommand({ TableName: embedded.tableName, Key: key }));
    const seats = z.record(z.string(), z.looseObject({})).parse(JSON.parse(Item?.["seats"]?.S ?? ""));
    const withWebhooks = Object.fromEntries(
      Object.entries(seats).map(([seat, kept]) => [
        seat,
        { ...kept, webhook: { url: "https://127.0.0.1/", key: "k" } },
      ]),
    );
    await embedded.client.send(
      new PutItemCommand({
        TableName: embedded.tableName,
        Item: { ...Item, ...key, seats: { S: JSON.stringify(withWebhooks) } },
      }),
    );

    const before = queue.calls.length;
    const event = {
      Records: [
        { eventName: "INSERT", dynamodb: { Keys: { pk: key.pk, sk: { S: "MOVE#00000000" } }, SequenceNumber: "1" } },
      ],
    };
    expect(await fn("turns").invoke(event)).toEqual({ batchItemFailures: [] });
    expect(await fn("turns").invoke(event)).toEqual({ batchItemFailures: [] });
    const sent = queue.calls.slice(before).map(({ target, body }) => ({
      target,
      told: noticeSchema.parse(JSON.parse(z.object({ MessageBody: z.string() }).parse(body).MessageBody)),
    }));
    expect(sent).toMatchObject([
      { target: "AmazonSQS.SendMessage", told: { id: `${id}/0/player-1/turn`, kind: "turn", game: id } },
    ]);

    expect(await fn("clock").invoke({})).toBeNull();
    expect(queue.calls).toHaveLength(before + 1);
    // begun three hours ago, it is due since two
    const table = openDynamoTable(embedded);
    const first = await table.get(key.pk.S, "MOVE#00000000");
    const body = z.looseObject({}).parse(JSON.parse(String(first?.["body"])));
    const hoursAgo = (hours: number, from = Date.now()): string => new Date(from - hours * 3_600_000).toISOString();
    const begun = { ...body, at: hoursAgo(3) };
    await table.put({ ...first, body: JSON.stringify(begun) });
    const due = {
      pk: { S: "DUE" },
      at: { S: hoursAgo(-1, Date.parse(begun.at)) },
      kind: { S: "deadline" },
      game: { S: id },
      version: { N: "0" },
    };
    await embedded.client.send(
      new PutItemCommand({
        TableName: embedded.tableName,
        Item: { ...due, sk: { S: `${due.at.S}#${id}#deadline#0` } },
      }),
    );
    expect(await fn("clock").invoke({})).toBeNull();
    expect(JSON.stringify(queue.calls.slice(before + 1))).toContain("reminder");
  });

  test("brake throttles every route of the stage, and releases it when it is told to", async () => {
    const before = queue.calls.length;
    const message = { Records: [{ EventSource: "aws:sns", Sns: { Subject: "AWS Budgets", Message: "over" } }] };
    expect(await fn("brake").invoke(message)).toBeNull();
    expect(await fn("brake").invoke({ release: true })).toBeNull();
    const [on, off] = queue.calls.slice(before);
    for (const asked of [on, off]) expect(asked?.target).toBe("PATCH /v2/apis/a1b2/stages/%24default");
    const routes = z.object({ routeSettings: z.record(z.string(), z.unknown()) });
    const throttled = Object.values(routes.parse(on?.body).routeSettings);
    expect(throttled).toHaveLength(Object.keys(limitsOf(800).routes).length);
    for (const settings of throttled) expect(settings).toEqual({ throttlingRateLimit: 1, throttlingBurstLimit: 1 });
    expect(routes.parse(off?.body).routeSettings).toMatchObject({
      "POST /v1/games": { throttlingRateLimit: 80 },
    });
    await expect(fn("brake").invoke({ release: false })).rejects.toThrow("The brake takes a message of its topic");
    expect(queue.calls).toHaveLength(before + 2);
  });

  test("a function without its table reports an init error, and where in the sources it comes from", async () => {
    const broken = await startFunction(join(into, "rest"), {});
    try {
      await expect(broken.invoke(httpEvent("GET", "/healthz"))).rejects.toThrow(/TABLE_NAME.*lambdas\/deps\.ts:\d+/s);
    } finally {
      await broken.close();
    }
  });
});

describe("packing a catalogue", () => {
  test("keeps every export", async () => {
    const exported = { rules: { "a.b": { text: "„Straße“ – 3 ≥ 2", open: ["a.c"] } }, most: 3 };
    expect({ ...(await import(`data:text/javascript,${encodeURIComponent(packed("a.ts", exported))}`)) }).toEqual(
      exported,
    );
  });

  test("refuses what would be lost", () => {
    expect(() => packed("a.ts", { rules: {}, find: () => null })).toThrow(/a\.ts.*plain data only/);
  });
});
