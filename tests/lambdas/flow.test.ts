import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { bundle, bundleRoot } from "../../lambdas/bundle.ts";
import { type LocalServer, startLocalServer } from "../fault/local-server.ts";
import { type DynamoServer, startDynalite } from "../service/dynalite.ts";
import { httpEvent, type RunningFunction, startFunction } from "./runtime-api.ts";

/*
 * One flow of requests, each sent to the bundles under Amazon's runtime client and to the local server: status, headers
 * and bodies are the same but for what each draws for itself.
 */

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
type Sent = Readonly<Record<string, string>>;

const names = ["rest", "graphql", "pictures"] as const;
/** Bundles of its own: other files of tests bundle at the same time. */
const into = join(bundleRoot, "flow");
const functions = new Map<string, RunningFunction>();
let dynamo: DynamoServer;
let local: LocalServer;

beforeAll(async () => {
  dynamo = await startDynalite();
  for (const name of names) {
    await bundle(name, undefined, { into });
    const environment = { TABLE_NAME: dynamo.tableName, TABLE_ENDPOINT: dynamo.endpoint };
    functions.set(name, await startFunction(join(into, name), environment));
  }
  local = await startLocalServer("memory");
});
afterAll(async () => {
  for (const one of functions.values()) await one.close();
  await local.stop();
  await dynamo.close();
});

const answerOf = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(""),
  isBase64Encoded: z.boolean().default(false),
});
const eventOf = z.looseObject({ headers: z.record(z.string(), z.string()) });

/** The function that a route of the API leads to. */
const functionOf = (path: string): string =>
  path.startsWith("/graphql") ? "graphql" : /board\.(?:svg|png)|\/shared/.test(path) ? "pictures" : "rest";

const isText = (headers: Readonly<Record<string, string>>): boolean => !/png/.test(headers["content-type"] ?? "");

async function toBundle(method: string, path: string, body: string | Buffer | null, sent: Sent): Promise<Answer> {
  const event = eventOf.parse(httpEvent(method, path));
  const bytes = body === null ? null : Buffer.from(body);
  const answer = answerOf.parse(
    await functions.get(functionOf(path))?.invoke({
      ...event,
      headers: { ...event.headers, ...sent, ...(bytes !== null && { "content-length": String(bytes.length) }) },
      ...(bytes !== null && { body: bytes.toString("base64"), isBase64Encoded: true }),
    }),
  );
  const read = Buffer.from(answer.body, answer.isBase64Encoded ? "base64" : "utf8");
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: read.toString(isText(answer.headers) ? "utf8" : "latin1"),
  };
}

async function toLocal(method: string, path: string, body: string | Buffer | null, sent: Sent): Promise<Answer> {
  const response = await fetch(`${local.url}${path}`, {
    method,
    body: typeof body === "string" ? body : body === null ? null : new Uint8Array(body),
    headers: { ...sent },
    redirect: "manual",
  });
  const headers = Object.fromEntries(response.headers);
  const read = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers, body: read.toString(isText(headers) ? "utf8" : "latin1") };
}

/** What belongs to the connection, and not to the answer. */
const ofConnection = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);
/** Headers in which each server tells of itself: the id of a request, and what is left to its address. */
const ofServer = new Set(["umpire-request-id", "ratelimit", "ratelimit-policy"]);

/** An answer without what each server draws for itself: ids, secrets, hashes, times, its own name. */
const drawn = (text: string): string =>
  text
    .replaceAll(/https?:\/\/(?:example\.test|127\.0\.0\.1:\d+)/g, "http://HOST")
    .replaceAll(/umpire-[a-z0-9]{20}-[\w-]{43}/g, "INVITATION")
    .replaceAll(/\b[0-9a-f]{64}\b/g, "HASH")
    .replaceAll(/\b[0-9a-f]{20}\b/g, "GAME")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "TIME")
    .replaceAll(/until \d{4}-\d\d-\d\d/g, "until DAY")
    .replaceAll(/"[\w-]{26,}"/g, '"TAG"');

const plain = ({ status, headers, body }: Answer): unknown => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofConnection.has(name) && !ofServer.has(name))
      .map(([name, value]) => [name, drawn(value)])
      .toSorted(),
  ),
  body: drawn(body),
});

let sentSoFar = 0;
const different: string[] = [];

interface Request {
  readonly body?: unknown;
  readonly sent?: Sent;
  /** The same for the local server, where it differs. */
  readonly there?: { readonly path?: string; readonly body?: unknown; readonly sent?: Sent };
}

const written = (body: unknown): string | Buffer | null =>
  body === undefined ? null : typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);

/** Sends a request to both, and notes where they answer otherwise. */
async function both(
  method: string,
  path: string,
  { body, sent = {}, there = {} }: Request = {},
): Promise<readonly [Answer, Answer]> {
  const json = body === undefined || "content-type" in sent ? {} : { "content-type": "application/json" };
  const identity = { "accept-encoding": "identity", ...json };
  const one = await toBundle(method, path, written(body), { ...identity, ...sent });
  const other = await toLocal(method, there.path ?? path, written(there.body ?? body), {
    ...identity,
    ...(there.sent ?? sent),
  });
  sentSoFar++;
  try {
    expect(plain(one)).toEqual(plain(other));
  } catch (error) {
    different.push(`${method} ${path}: ${error instanceof Error ? error.message : ""}`);
  }
  return [one, other];
}

const chalk = { ruleset: "rogue-regiment", scenario: "chalk-farm" };
const begun = z.object({ id: z.string(), invitations: z.array(z.object({ seat: z.string(), secret: z.string() })) });
const listed = z.object({ forms: z.array(z.object({ seat: z.string().nullable(), actions: z.array(z.unknown()) })) });

/** What nobody has to store anything for. */
async function questions(): Promise<void> {
  for (const path of ["/healthz", "/v1/rulesets", "/v1/openapi.json", "/v1/nothing"]) await both("GET", path);
  await both("HEAD", "/v1/rulesets");
  await both("OPTIONS", "/v1/sight", { sent: { "access-control-request-method": "POST" } });
  const [{ headers }] = await both("GET", "/v1/rulesets/rogue-regiment/scenarios");
  await both("GET", "/v1/rulesets/rogue-regiment/scenarios", { sent: { "if-none-match": headers["etag"] ?? "" } });
  await both("GET", "/v1/rulesets/rogue-regiment/rules?search=a&search=b");
  await both("GET", `/v1/rulesets/rogue-regiment/rules?search=${encodeURIComponent("Jäger")}&limit=3`);
  await both("DELETE", "/v1/sight");
  await both("POST", "/v1/sight", { body: "{ no" });
  await both("POST", "/v1/sight", { body: "{}", sent: { "content-type": "text/plain" } });
  await both("POST", "/v1/sight", { body: { ruleset: "x".repeat(300_000) } });
  const packed = gzipSync(JSON.stringify({ ...chalk, from: "major", to: "jock" }));
  await both("POST", "/v1/sight", {
    body: packed,
    sent: { "content-encoding": "gzip", "content-type": "application/json" },
  });
  await both("POST", "/v1/sight", { body: { ...chalk, from: "major", to: "jock" } });
  await both("POST", "/v1/adjudicate", { body: { ...chalk, choose: ["3,16", "15,2"] } });
  await both("POST", "/v1/legal-actions", { body: chalk });
  await both("POST", "/v1/enemy-preview", { body: chalk });
  await both("POST", "/v1/field-of-view", { body: { ...chalk, from: "major" } });
  await both("POST", "/v1/board.svg", { body: chalk });
  await both("POST", "/v1/board.png", { body: { ...chalk, width: 200 } });
  await both("GET", "/v1/games/nope", { sent: { authorization: "Bearer xxx" } });
  await both("POST", "/v1/records/verify", { body: { record: "no record" } });
}

async function graphql(): Promise<void> {
  await both("POST", "/graphql", { body: { query: "{ rulesets { id title } }" } });
  await both("GET", `/graphql?query=${encodeURIComponent("{ rulesets { id } }")}`);
  await both("POST", "/graphql", { body: { query: "{ nothing }" } });
  await both("POST", "/graphql", { body: [] });
  await both("POST", "/graphql", {
    body: {
      query:
        "query ($at: At!, $move: Move!) { adjudicate(at: $at, move: $move) { __typename ... on Paused { board moment } } }",
      variables: { at: chalk, move: { choose: ["3,16", "15,2"] } },
    },
  });
}

async function storedGame(): Promise<void> {
  const wish = {
    ...chalk,
    title: "Flow",
    options: { players: 2 },
    deadline: { hours: 1, consequence: "policy" },
    names: [{ seat: "player-1", name: "Ann" }],
  };
  const [here, there] = (await both("POST", "/v1/games", { body: wish })).map(({ body }) =>
    begun.parse(JSON.parse(body)),
  );
  if (here === undefined || there === undefined) throw new Error("There is no game.");
  const secretIn = ({ invitations }: z.infer<typeof begun>, seat: string): string =>
    invitations.find((one) => one.seat === seat)?.secret ?? "";
  const as = (game: z.infer<typeof begun>, seat: string | null): Sent =>
    seat === null ? {} : { authorization: `Bearer ${secretIn(game, seat)}` };
  const ask = (method: string, tail: string, seat: string | null, body?: unknown) =>
    both(method, `/v1/games/${here.id}${tail}`, {
      body,
      sent: as(here, seat),
      there: { path: `/v1/games/${there.id}${tail}`, sent: as(there, seat) },
    });
  await ask("GET", "", null);
  for (const url of ["https://127.0.0.1/hook", "http://example.com/hook"])
    await ask("POST", "/notices", "player-1", { url });
  const first = { expectedVersion: 0, choose: ["3,16", "15,2"], idempotencyKey: "key-of-the-flow-1" };
  await ask("POST", "/moves", null, first);
  await ask("POST", "/moves", "player-1", first);
  await ask("POST", "/moves", "player-1", first);
  await ask("POST", "/moves", "player-1", { expectedVersion: 0, choose: ["3,16"] });
  const [legal] = await both("POST", "/v1/legal-actions", {
    body: { gameId: here.id },
    sent: as(here, "player-1"),
    there: { body: { gameId: there.id }, sent: as(there, "player-1") },
  });
  const form = listed.parse(JSON.parse(legal.body)).forms.find(({ actions }) => actions.length > 0);
  const seat = form?.seat ?? "player-1";
  await ask("POST", "/moves", seat, { expectedVersion: 1, action: form?.actions[0], words: "sneaking" });
  await ask("GET", "/moves", "player-1");
  const [record, recordThere] = await ask("GET", "/record", "player-1");
  await both("POST", "/v1/records/verify", {
    body: { record: record.body },
    there: { body: { record: recordThere.body } },
  });
  await ask("GET", "/versions/1", "player-1");
  await ask("POST", "/undo", seat, { expectedVersion: 2, to: 1 });
  await ask("POST", "/branch", "player-1", { version: 1 });
  await ask("GET", "/board.svg", null);
  await ask("GET", "/shared", null);
  await both("POST", "/v1/my-games", {
    body: { invitations: [secretIn(here, "player-1")] },
    there: { body: { invitations: [secretIn(there, "player-1")] } },
  });
  await ask("POST", "/renew-invitation", "master", { seat: "player-2" });
}

test("a flow of requests is answered alike by the bundles and by the local server, but for ids", async () => {
  await questions();
  await graphql();
  await storedGame();
  expect(different).toEqual([]);
  expect(sentSoFar).toBeGreaterThanOrEqual(46);
});
