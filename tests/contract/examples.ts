import { deflateRawSync } from "node:zlib";
import * as z from "zod";
import type { Example, Examples } from "../../service/index.ts";
import { alone } from "../fault/crowd.ts";
import { atTheDoor, hedge, invited, type Service, startService } from "./table.ts";

/*
 * The examples of the OpenAPI document: one request of each operation with its answer, asked of the service one after
 * the other. `npm run generate` writes them down, and a test asks again.
 */

/** How a request of an example is made. */
interface Asked {
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  /** The invitation that is sent. */
  readonly as?: string;
  readonly status?: number;
  /** What the example shows of the query, where it is another each time. */
  readonly shown?: Readonly<Record<string, string>>;
}

/** The most entries that a list of an example has, but for those of positions and boards. */
const MOST_ENTRIES = 2;
const whole = new Set(["position", "choose", "dice", "edges", "squares", "invitations", "seats"]);

/** An answer short enough to be read: long lists end after their first entries. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, whole.has(key) ? part : shortened(part)]));
}

/** Of a JSON Schema: that it is one, and of what. */
const schemaHead = (schema: unknown): unknown =>
  typeof schema === "object" && schema !== null
    ? Object.fromEntries(Object.entries(schema).filter(([, part]) => typeof part === "string"))
    : schema;

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return (response.headers.get("content-type") ?? "").includes("json") ? JSON.parse(text) : text;
}

/** All examples are of this moment. */
const NOON = Date.UTC(2026, 0, 1, 12);
const key = (n: number): string => `3f6c1d2e-8a47-4c1b-9d53-7e2f0a6b1c${String(n).padStart(2, "0")}`;

/** Asks everything, and answers with the examples by the names of their operations. */
export async function examplesNow(): Promise<Examples> {
  const service = await startService({ now: () => NOON, deliver: async () => ({ kind: "delivered", status: 204 }) });
  try {
    return await asked(service);
  } finally {
    await service.embedded.close();
  }
}

async function asked(service: Service): Promise<Examples> {
  const examples: Record<string, Example> = {};
  const ask = async (
    operation: string,
    method: "GET" | "POST",
    { path, parameters = {}, query = {}, request, as, status = 200, shown = {} }: Asked,
    shorten: (answer: unknown) => unknown = shortened,
  ): Promise<unknown> => {
    const named = Object.entries(parameters).reduce((at, [name, value]) => at.replace(`{${name}}`, value), path);
    const asking = new URLSearchParams(query).toString();
    const response = await service.app.request(asking === "" ? named : `${named}?${asking}`, {
      method,
      headers: {
        ...(method === "POST" && { "content-type": "application/json" }),
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
      },
      ...(request !== undefined && { body: JSON.stringify(request) }),
    });
    const answer = await answerOf(response);
    if (response.status !== status) throw new Error(`${operation}: ${response.status} ${JSON.stringify(answer)}`);
    const given = { ...parameters, ...query, ...shown };
    const shortly = shorten(answer);
    examples[operation] = {
      ...(Object.keys(given).length > 0 && { parameters: given }),
      ...(request !== undefined && { request }),
      status,
      ...(shortly !== undefined && { answer: shortly }),
    };
    return answer;
  };
  await questions(ask);
  await storedGames(ask);
  await rules(ask);
  return examples;
}

/** Of what is not text the example shows how it is asked for. */
const noText = (): undefined => undefined;

type Ask = (
  operation: string,
  method: "GET" | "POST",
  how: Asked,
  shorten?: (answer: unknown) => unknown,
) => Promise<unknown>;

async function questions(ask: Ask): Promise<void> {
  const here = { ruleset: "rogue-regiment", board: hedge };
  const turn = { do: "face", operator: "jock", facing: "S" };
  const shot = { do: "attack", operator: "jock", weapon: "sten", target: "guard" };
  const put = (operation: string, path: string, request: unknown): Promise<unknown> =>
    ask(operation, "POST", { path: `/v1/${path}`, request });
  await put("adjudicate", "adjudicate", { ...here, action: turn });
  await put("legalActions", "legal-actions", { ...here, piece: "jock", name: "face" });
  await put("requirements", "requirements", { ...here, action: turn });
  await put("sight", "sight", { ...here, from: "guard", to: "jock" });
  await put("fieldOfView", "field-of-view", { ...here, piece: "guard" });
  await put("odds", "odds", { ...here, action: shot });
  await put("enemyPreview", "enemy-preview", { ruleset: "v-sabotage", scenario: "relay-post" });
  await put("policyMove", "policy-move", {
    ruleset: "hour-of-glory",
    board: "plan\n.....\nintruder crane at 0,0\nsentry s1 at 4,0, facing E\nturn crane, left 4",
  });
  await put("explore", "explore", { ...here, moves: [{ action: turn }, { action: shot }] });
  await put("analyse", "analyse", { ruleset: "hour-of-glory", board: atTheDoor, playouts: 12, candidates: 4 });
  await put("sample", "sample", {
    ruleset: "hour-of-glory",
    board: "plan\n.....\nintruder crane at 0,0\nsentry s1 at 4,0, facing E\nturn crane, left 4",
    seat: "defender",
  });
  await put("board", "board", here);
  await put("draft", "draft", { ruleset: "rogue-regiment", board: "board\n+ + +\n . ?\n+ + +" });
  const shown = { ...here, sight: { from: "guard", to: "jock" } };
  await put("boardAsSvg", "board.svg", shown);
  await ask("boardAsPng", "POST", { path: "/v1/board.png", request: shown }, noText);
  const word = deflateRawSync(JSON.stringify(here)).toString("base64url");
  const query = { from: "guard", to: "jock" };
  await ask("positionLink", "GET", { path: "/v1/shared/{word}", parameters: { word }, query });
  await ask("positionLinkAsPng", "GET", { path: "/v1/shared/{word}/board.png", parameters: { word }, query }, noText);
}

/** A proposal takes two: what is asked on the way there has its examples in the game of one. */
async function proposed(ask: Ask): Promise<void> {
  const two =
    "board\n+ + +\n J P\n+ + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2";
  const creation = { ruleset: "rogue-regiment", board: two, dice: "table", idempotencyKey: key(4) };
  const { id, secretOf } = invited(
    await ask("createGame", "POST", { path: "/v1/games", request: creation, status: 201 }),
  );
  const deed = (operation: string, rest: string, request: unknown, as: string): Promise<unknown> =>
    ask(operation, "POST", { path: `/v1/games/{id}/${rest}`, parameters: { id }, request, as: secretOf(as) });
  await deed("act", "moves", { expectedVersion: 0, action: { do: "face", operator: "jock", facing: "S" } }, "player-1");
  await deed("undo", "undo", { expectedVersion: 1, to: 0 }, "player-2");
  await deed("endProposal", "end-proposal", { expectedVersion: 1 }, "player-1");
  await deed("claim", "claims", { take: ["paddy"] }, "player-1");
}

async function storedGames(ask: Ask): Promise<void> {
  await endedGame(ask);
  await proposed(ask);
  const creation = { ...alone, dice: "table", title: "Tuesday night", idempotencyKey: key(1) };
  await ask("previewGame", "POST", {
    path: "/v1/scenarios/preview",
    request: { ruleset: "v-sabotage", scenario: "relay-post", options: { players: 2 } },
  });
  const { id, secretOf } = invited(
    await ask("createGame", "POST", { path: "/v1/games", request: creation, status: 201 }),
  );
  const [player, master] = [secretOf("player-1"), secretOf("master")];
  const at = `/v1/games/{id}`;
  const parameters = { id };
  const deed = (operation: string, rest: string, request: unknown, as: string, status = 200): Promise<unknown> =>
    ask(operation, "POST", { path: `${at}/${rest}`, parameters, request, as, status });
  const action = { do: "face", operator: "jock", facing: "S" };
  await deed("act", "moves", { expectedVersion: 0, idempotencyKey: "turn-south", action }, player);
  await ask("game", "GET", { path: at, parameters, as: player });
  await ask("gameAtVersion", "GET", { path: `${at}/versions/{version}`, parameters: { ...parameters, version: "0" } });
  await ask("moves", "GET", { path: `${at}/moves`, parameters, query: { after: "0", limit: "1" } });
  await ask("gameAsSvg", "GET", { path: `${at}/board.svg`, parameters, query: { theme: "dark" } });
  await ask("gameAsPng", "GET", { path: `${at}/board.png`, parameters, query: { theme: "dark" } }, noText);
  await ask("gameLink", "GET", { path: `${at}/shared`, parameters });
  await deed("undo", "undo", { expectedVersion: 1, to: 0, idempotencyKey: "no-not-south" }, player);
  await deed(
    "branch",
    "branch",
    { version: 1, title: "And if he had?", dice: "table", idempotencyKey: key(2) },
    player,
    201,
  );
  const secret = `umpire-${id}-an-example-0nly_K7vQz9XwTb2LmYpRj4HsGcUdEf8`;
  await deed("renewInvitation", "renew-invitation", { seat: "spectator", secret }, master);
  await deed("sendNotices", "notices", { url: "https://93.184.215.14/umpire" }, player);
  await ask("testNotice", "POST", { path: `${at}/notices/test`, parameters, request: {}, as: player }, (delivery) => ({
    ...z.looseObject({}).parse(delivery),
    ms: 81,
  }));
  await ask("notices", "GET", { path: `${at}/notices`, parameters, as: player }, (answer) => {
    const told = z.looseObject({ deliveries: z.array(z.looseObject({})) }).parse(answer);
    return { ...told, deliveries: told.deliveries.map((delivery) => ({ ...delivery, ms: 81 })) };
  });
  await deed("sendNotices", "notices", { url: null }, player);
  // each store has a key of its own
  await ask("pushKey", "GET", { path: "/v1/push-key" }, () => ({
    key: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  }));
  await ask("myGames", "POST", { path: "/v1/my-games", request: { invitations: [player] } });
  await stream(ask, player);
  await deed("takeOverRules", "take-over-rules", { expectedVersion: 2, dryRun: true }, master);
  await deed("closeGame", "close", { expectedVersion: 2 }, master);
  const record = await ask("record", "GET", { path: `${at}/record`, parameters });
  await ask("verifyRecord", "POST", { path: "/v1/records/verify", request: { record } });
  const wanted = { record, version: 1, title: "From the record", dice: "table", idempotencyKey: key(3) };
  await ask("importRecord", "POST", { path: "/v1/records/import", request: wanted, status: 201 });
}

/** A game that ends with its first move: of it there is a report. */
async function endedGame(ask: Ask): Promise<void> {
  const creation = { ruleset: "hour-of-glory", board: atTheDoor, dice: "table", idempotencyKey: key(5) };
  const { id, secretOf } = invited(
    await ask("createGame", "POST", { path: "/v1/games", request: creation, status: 201 }),
  );
  const parameters = { id };
  const action = { do: "move", agent: "holt", path: ["10,11"] };
  const request = { expectedVersion: 0, idempotencyKey: "out-with-it", action };
  await ask("act", "POST", { path: "/v1/games/{id}/moves", parameters, request, as: secretOf("intruder-1") });
  await ask("report", "GET", { path: "/v1/games/{id}/report", parameters });
  const record = await ask("record", "GET", { path: "/v1/games/{id}/record", parameters });
  await ask("reportOfRecord", "POST", { path: "/v1/records/report", request: { record } });
}

/** An address is sealed anew each time: the example shows the beginning of one. */
async function stream(ask: Ask, invitation: string): Promise<void> {
  const opened = z.object({ url: z.string() });
  const of = "mC4q1xPdV0hT7Jw2";
  const answer = await ask(
    "openStream",
    "POST",
    { path: "/v1/streams", request: { invitations: [invitation] }, status: 201 },
    (told) => ({ ...z.looseObject({}).parse(told), url: `/v1/streams?of=${of}` }),
  );
  const address = new URL(opened.parse(answer).url, "http://localhost").searchParams.get("of") ?? "";
  await ask("stream", "GET", { path: "/v1/streams", query: { of: address }, shown: { of } });
}

async function rules(ask: Ask): Promise<void> {
  const ruleset = { ruleset: "rogue-regiment" };
  const at = "/v1/rulesets/{ruleset}";
  await ask("rulesets", "GET", { path: "/v1/rulesets" });
  await ask("ruleset", "GET", { path: at, parameters: ruleset });
  await ask("rules", "GET", { path: `${at}/rules`, parameters: ruleset, query: { search: "hedge", limit: "1" } });
  await ask("scenarios", "GET", { path: `${at}/scenarios`, parameters: ruleset });
  await ask("notation", "GET", { path: `${at}/notation`, parameters: ruleset });
  await ask("schemas", "GET", { path: `${at}/schemas`, parameters: ruleset }, (answer) =>
    typeof answer === "object" && answer !== null
      ? Object.fromEntries(Object.entries(answer).map(([name, schema]) => [name, schemaHead(schema)]))
      : answer,
  );
}
