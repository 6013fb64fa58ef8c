import { gunzipSync } from "node:zlib";
import type { DynamoDBRecord } from "aws-lambda";
import * as z from "zod";
import { turnsBatch } from "../lambdas/turns-batch.ts";
import { games as rulesets } from "../rules/index.ts";
import { seededChance } from "../rules/kernel/index.ts";
import {
  createDynamoStore,
  type Deps,
  gamesFor,
  type Notice,
  openDynamoTable,
  restApp,
  stopwatchBy,
  webhooksIn,
} from "../service/index.ts";
import { notingDeliveries } from "../service/deliveries.ts";
import { clientAt } from "./client-at.ts";
import { answerTo } from "./player.ts";
import { meter, type TableMeter } from "./table-meter.ts";

/** What work of one kind has taken in all. */
export interface Work {
  times: number;
  readUnits: number;
  writeUnits: number;
  trips: number;
  bytesPut: number;
  /** Milliseconds of the processor. */
  cpu: number;
  bytesOut: number;
}

export const noWork = (): Work => ({
  times: 0,
  readUnits: 0,
  writeUnits: 0,
  trips: 0,
  bytesPut: 0,
  cpu: 0,
  bytesOut: 0,
});

/** What is counted of games: the actions, and what follows from them. */
export interface Counted {
  readonly action: Work;
  /** The turn told after an action. */
  readonly turn: Work;
  /** A webhook looked up for a notice. */
  readonly notice: Work;
  /** Deadlines that have passed. */
  readonly clock: Work;
  /** A game announced to be removed, and removed. */
  readonly removal: Work;
}

export const nothingCounted = (): Counted => ({
  action: noWork(),
  turn: noWork(),
  notice: noWork(),
  clock: noWork(),
  removal: noWork(),
});

/** A game to be played. */
export interface Plan {
  readonly ruleset: string;
  readonly scenario: string;
  readonly seed: number;
  /** Whether there is a deadline, and both players have a webhook. */
  readonly told: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEPT_DAYS = 60;
const MOST_MOVES = 200;

const gameSchema = z.object({
  id: z.string(),
  version: z.number(),
  position: z.unknown(),
  waitsFor: z.object({ seats: z.array(z.string()) }).nullable(),
  result: z.unknown(),
});
const createdSchema = gameSchema.extend({ invitations: z.array(z.object({ seat: z.string(), secret: z.string() })) });
const actedSchema = z.object({ game: gameSchema });

/** A request to the REST API. */
export interface Question {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  /** The invitation it is sent with. */
  readonly secret?: string | null;
}

/** Asks the service, whose work is added to that of a kind. */
type Ask = (question: Question, work?: Work) => Promise<string>;

/** A game that has begun, with the invitation to each seat. */
type Started = z.infer<typeof createdSchema> & { secretOf(seat: string | undefined): string | null };

/** Adds what something takes of a table and the processor to the work of its kind. */
async function counted<T>(table: TableMeter, work: Work, run: () => Promise<T>): Promise<T> {
  const before = table.taken();
  const from = process.cpuUsage();
  const answer = await run();
  const { user, system } = process.cpuUsage(from);
  const after = table.taken();
  work.times++;
  work.cpu += (user + system) / 1000;
  for (const key of ["readUnits", "writeUnits", "trips", "bytesPut"] as const) work[key] += after[key] - before[key];
  return answer;
}

/** Asks the REST API over a table and answers with the text that comes back. */
async function answerOf(
  { app, table }: { readonly app: ReturnType<typeof restApp>; readonly table: TableMeter },
  { method, path, body, secret = null }: Question,
  work: Work,
): Promise<string> {
  const headers = {
    "content-type": "application/json",
    "accept-encoding": "gzip",
    ...(secret !== null && { authorization: `Bearer ${secret}` }),
  };
  const sent = body === undefined ? null : JSON.stringify(body);
  const answered = await counted(table, work, async () => {
    const response = await app.request(path, { method, headers, body: sent });
    const isPacked = response.headers.get("content-encoding") === "gzip";
    return { ok: response.ok, isPacked, sent: Buffer.from(await response.arrayBuffer()) };
  });
  const text = (answered.isPacked ? gunzipSync(answered.sent) : answered.sent).toString("utf8");
  if (!answered.ok) throw new Error(`${path}: ${text.slice(0, 300)}`);
  work.bytesOut += answered.sent.length;
  return text;
}

/**
 * Starts a private game for two, with a webhook for each where turns are told. The address needs no look-up, and
 * nothing is sent to it.
 */
async function startGame(ask: Ask, { ruleset, scenario, told }: Plan): Promise<Started> {
  const wish = {
    ruleset,
    scenario,
    options: { players: 2 },
    visibility: "private",
    keep: { ended: KEPT_DAYS, abandoned: KEPT_DAYS },
    ...(told && { deadline: { hours: 72, consequence: "remind" } }),
  };
  const created = createdSchema.parse(JSON.parse(await ask({ method: "POST", path: "/v1/games", body: wish })));
  const secretOf = (seat: string | undefined): string | null =>
    created.invitations.find((one) => one.seat === seat)?.secret ?? null;
  if (told)
    for (const seat of ["player-1", "player-2"])
      await ask({
        method: "POST",
        path: `/v1/games/${created.id}/notices`,
        body: { url: "https://1.1.1.1/notices" },
        secret: secretOf(seat),
      });
  return { ...created, secretOf };
}

/** The service on a metered table, each part as its function runs it. */
export function countedService(endpoint: string, tableName: string) {
  const client = clientAt(endpoint);
  const table = meter(client);
  const time = { now: Date.UTC(2026, 10, 1) };
  const deps: Deps = {
    games: rulesets,
    store: createDynamoStore({ client, tableName }),
    now: () => time.now,
    stopwatch: stopwatchBy(() => time.now),
    log: () => undefined,
  };
  const app = restApp(deps);
  const games = gamesFor(deps);
  const webhookOf = webhooksIn(openDynamoTable({ client, tableName }));
  // a receiver that answers at once, so that what is counted is ours
  const deliver = notingDeliveries(async () => ({ kind: "delivered", status: 204 }), deps);
  const tell = async (notice: Notice): Promise<void> => {
    const receiver = await webhookOf(notice);
    if (receiver !== null && "url" in receiver) await deliver(notice, receiver);
  };
  const untold: Notice[] = [];
  const send = async (notice: Notice): Promise<void> => {
    untold.push(notice);
  };
  // what is told of a turn needs no rules
  const turns = turnsBatch({ games: gamesFor({ ...deps, games: [] }), notices: { send }, log: () => undefined });

  const ask: Ask = (question, work = noWork()) => answerOf({ app, table }, question, work);
  const taken = <T>(work: Work, run: () => Promise<T>): Promise<T> => counted(table, work, run);

  /** Plays a game to its end, or for 200 moves, and lets time pass until it is removed. */
  async function play(plan: Plan, { action, turn, notice, clock, removal }: Counted): Promise<void> {
    const chance = seededChance(plan.seed);
    const { id, secretOf, ...created } = await startGame(ask, plan);
    let { version, position, waitsFor, result } = created;
    while (result === null && version < MOST_MOVES) {
      const { sent, seat } = answerTo(plan.ruleset, position, waitsFor?.seats[0], chance);
      const text = await ask(
        {
          method: "POST",
          path: `/v1/games/${id}/moves`,
          body: { expectedVersion: version, idempotencyKey: crypto.randomUUID(), ...sent },
          secret: secretOf(seat),
        },
        action,
      );
      ({ version, position, waitsFor, result } = actedSchema.parse(JSON.parse(text)).game);
      const record: DynamoDBRecord = {
        eventName: "INSERT",
        dynamodb: {
          Keys: { pk: { S: `GAME#${id}` }, sk: { S: `MOVE#${String(version).padStart(8, "0")}` } },
          SequenceNumber: "1",
        },
      };
      await taken(turn, () => turns({ Records: [record] }));
      for (const one of untold.splice(0)) await taken(notice, () => tell(one));
      time.now += HOUR;
    }
    if (result === null)
      await ask({
        method: "POST",
        path: `/v1/games/${id}/close`,
        body: { expectedVersion: version },
        secret: secretOf("master"),
      });
    time.now += 4 * DAY;
    await taken(clock, () => games.settleDue(send));
    // first the end of its keeping is announced
    for (const days of [KEPT_DAYS - 10, 20]) {
      time.now += days * DAY;
      await taken(removal, () => games.settleDue(send));
    }
    untold.length = 0;
  }

  return { client, ask, start: (plan: Plan) => startGame(ask, plan), play };
}
