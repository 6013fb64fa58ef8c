import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DynamoDBClient, QueryCommand } from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import { seededChance } from "../rules/kernel/index.ts";
import { rogueRegiment } from "../rules/rogue-regiment/index.ts";
import { createDynamoStore, ensureTable } from "../service/index.ts";
import { openEmbeddedStore } from "../tests/service/embedded.ts";
import { agreed, bareClient, type Client, gamesOver, itemsOfAGame, syncRow, turn } from "./bare-game.ts";
import { clientAt } from "./client-at.ts";
import { type Item, itemBytes } from "./item-bytes.ts";
import { median, perSecond, type Row, rounded } from "./measure.ts";
import { loaded } from "./loads.ts";
import { answerTo } from "./player.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";
import { started } from "./started.ts";

/** How many clients act at once. */
const CROWDS = [1, 16, 64] as const;
/**
 * With so many clients there are to be 2,000 acknowledged actions a second on the machine where that was set, on which a
 * bare Apollo server said hello 34,800 times a second: elsewhere it is the share that counts.
 */
const AIMED_AT = 16;
const LEAST_SHARE = 2000 / 34_800;
const ROUNDS = 3;
const ROUND_MILLISECONDS = 1000;
const WARM_UP_MILLISECONDS = 1000;
const MOVES = 200;

const tableName = "bench-games";

/** What one round of a crowd has come to: actions a second, and the milliseconds of each. */
interface Round {
  readonly rate: number;
  readonly times: readonly number[];
}

async function round(crowd: readonly Client[], milliseconds: number): Promise<Round> {
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    crowd.map(async (act) => {
      for (let from = performance.now(); from - began < milliseconds; from = performance.now()) {
        await act();
        times.push(performance.now() - from);
      }
    }),
  );
  return { rate: (times.length / (performance.now() - began)) * 1000, times };
}

/** What all rounds of a crowd have come to. */
interface Figures {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

function figuresOf(rounds: readonly Round[]): Figures {
  const times = rounds.flatMap((one) => one.times).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { rate: median(rounds.map(({ rate }) => rate)), p50: at(0.5), p99: at(0.99) };
}

/** Posts JSON over connections that are kept open, and answers with the text that came back. */
function poster(address: string, agent: Agent): (path: string, body: unknown, secret?: string) => Promise<string> {
  return (path, body, secret) =>
    new Promise((answered, failed) => {
      const text = JSON.stringify(body);
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      };
      const sent = request(`${address}${path}`, { method: "POST", agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("error", failed);
        response.once("end", () => {
          const answer = Buffer.concat(parts).toString();
          if (response.statusCode === 200 || response.statusCode === 201) answered(answer);
          else failed(new Error(`${path}: status ${response.statusCode}: ${answer.slice(0, 300)}`));
        });
      });
      sent.once("error", failed);
      sent.end(text);
    });
}

const createdSchema = z.object({
  id: z.string(),
  version: z.number(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
});
const actedSchema = z.object({ outcome: z.literal("paused"), game: z.object({ version: z.number() }) });

/** A player with a game of his own, who acts on it over HTTP with his invitation and a key for each action. */
async function player(post: ReturnType<typeof poster>): Promise<Client> {
  const {
    id,
    version: first,
    invitations,
  } = createdSchema.parse(JSON.parse(await post("/v1/games", { position: afterSetUp(), visibility: "private" })));
  const secret = invitations.find(({ seat }) => seat === "player-1")?.secret;
  let version = first;
  return async () => {
    const { game } = actedSchema.parse(JSON.parse(await post(`/v1/games/${id}/moves`, turn(version), secret)));
    if (game.version !== version + 1) throw new Error(`Version ${version} was followed by ${game.version}.`);
    version = game.version;
  };
}

const sortKey = (item: Item): string => item["sk"]?.S ?? "";

/** All items of a game, as they are in the table. */
async function itemsOf(client: DynamoDBClient, game: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: "pk = :game",
        ExpressionAttributeValues: { ":game": { S: `GAME#${game}` } },
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return items;
}

const latencies = ({ p50, p99 }: Figures): string => `p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms`;

/** What a crowd's actions a second are of what this machine can serve over HTTP at all. */
async function besideHello(rate: number): Promise<Row> {
  const apollo = await started("bench/apollo-hello.ts", {});
  try {
    const peer = "bare Apollo hello";
    const hello = (await loaded([{ name: peer, url: apollo.address, body: { query: "{ hello }" } }], 3, 2)).get(peer);
    const ratio = rate / (hello?.rate ?? Number.NaN);
    return {
      what: `actions a second on stored games, ${AIMED_AT} clients`,
      figure: perSecond(rate),
      peer,
      peerFigure: perSecond(hello?.rate ?? Number.NaN),
      ratio,
      target: `at least ${LEAST_SHARE.toFixed(3)}× (2,000/s where that was set)`,
      met: ratio >= LEAST_SHARE,
    };
  } finally {
    apollo.process.kill();
  }
}

/**
 * Actions on stored games over HTTP beside the same query and put on the bare store, in process, each in a process of its own,
 * with crowds of clients.
 */
async function crowdRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-bench-"));
  const umpire = await started("service/local/main.ts", { PORT: "0", UMPIRE_DATA: join(folder, "umpire") });
  const bare = openEmbeddedStore(join(folder, "bare"));
  const agent = new Agent({ keepAlive: true });
  try {
    const post = poster(umpire.address, agent);
    const items = await itemsOfAGame(bare);
    const rows: Row[] = [syncRow(folder)];
    for (const size of CROWDS) {
      const crowdOf = (make: () => Promise<Client>): Promise<readonly Client[]> =>
        Promise.all(Array.from({ length: size }, make));
      const [players, bareClients] = [
        await crowdOf(() => player(post)),
        await crowdOf(() => bareClient(bare.table, items)),
      ];
      await round(players, WARM_UP_MILLISECONDS);
      await round(bareClients, WARM_UP_MILLISECONDS / 2);
      const found: { ours: Round; peers: Round }[] = [];
      for (let n = 0; n < ROUNDS; n++)
        found.push({
          ours: await round(players, ROUND_MILLISECONDS),
          peers: await round(bareClients, ROUND_MILLISECONDS),
        });
      const ours = figuresOf(found.map((one) => one.ours));
      const peers = figuresOf(found.map((one) => one.peers));
      const crowd = size === 1 ? "1 client" : `${size} clients`;
      const peer = "the same query and put on the bare store, in process";
      rows.push(
        {
          what: `actions a second on stored games, ${crowd}`,
          figure: perSecond(ours.rate),
          peer,
          peerFigure: perSecond(peers.rate),
          ratio: ours.rate / peers.rate,
          target: "",
          met: null,
        },
        {
          what: `time of an action, ${crowd}`,
          figure: latencies(ours),
          peer,
          peerFigure: latencies(peers),
          ratio: peers.p50 / ours.p50,
          target: "",
          met: null,
        },
      );
      if (size === AIMED_AT) rows.push(await besideHello(ours.rate));
    }
    return rows;
  } finally {
    agent.destroy();
    await bare.close();
    umpire.process.kill();
    await once(umpire.process, "exit");
    rmSync(folder, { recursive: true });
  }
}

/** A stored game of that many moves: the first of several that is not over before. */
async function longGame(played: ReturnType<typeof gamesOver>): Promise<string> {
  for (let seed = 1; seed <= 20; seed++) {
    const chance = seededChance(seed);
    const created = await played.create(
      { ruleset: rogueRegiment.id, scenario: "hill-house", options: { players: 2 } },
      agreed,
      { secret: null },
    );
    const { id, invitations } = created;
    let { version, position, waitsFor } = created;
    while (version < MOVES && waitsFor !== null) {
      const { sent, seat } = answerTo(rogueRegiment.id, position, waitsFor.seats[0], chance);
      const secret = invitations.find((one) => one.seat === seat)?.secret ?? null;
      const { game } = await played.act(
        id,
        {
          expectedVersion: version,
          idempotencyKey: randomBytes(16).toString("hex"),
          action: sent.action,
          choose: sent.choose && [...sent.choose],
        },
        { secret },
      );
      ({ version, position, waitsFor } = game);
    }
    if (version >= MOVES) return id;
  }
  throw new Error("No game is long enough.");
}

/** How large a stored game of 200 moves is, item by item, and its record. */
async function sizeRows(): Promise<readonly Row[]> {
  const bare = await started("bench/bare-store.ts", {});
  const client = clientAt(bare.address);
  try {
    await ensureTable(client, tableName);
    const played = gamesOver(createDynamoStore({ client, tableName }));
    const id = await longGame(played);
    const items = await itemsOf(client, id);
    const sizes = (prefix: string): readonly number[] =>
      items.filter((item) => sortKey(item).startsWith(prefix)).map(itemBytes);
    const sum = (all: readonly number[]): number => all.reduce((total, bytes) => total + bytes, 0);
    const [meta, seats, moves] = [sizes("NOW#META"), sizes("NOW#SEATS"), sizes("MOVE#")];
    const record = Buffer.byteLength(await played.record(id, { secret: null }));
    const row = (what: string, figure: string): Row => ({
      what,
      figure,
      peer: "",
      peerFigure: "",
      ratio: null,
      target: "",
      met: null,
    });
    const inBytes = (bytes: number): string => `${rounded(bytes)} bytes`;
    return [
      row(
        `stored game of ${MOVES} moves, two players`,
        `${inBytes(sum(items.map(itemBytes)))} in ${items.length} items`,
      ),
      row(
        `its ${moves.length} moves, the beginning included`,
        `${inBytes(sum(moves))}, median ${inBytes(median(moves))}, largest ${inBytes(Math.max(...moves))}`,
      ),
      row("its META and SEATS", `${inBytes(sum(meta))} and ${inBytes(sum(seats))}`),
      row("its record as text", `${inBytes(record)}, ${inBytes(record / moves.length)} a move`),
    ];
  } finally {
    client.destroy();
    bare.process.kill();
  }
}

/** Games by post: how fast they are acted on over HTTP, and how large they are. */
export async function gamesByPostRows(): Promise<readonly Row[]> {
  return [...(await crowdRows()), ...(await sizeRows())];
}
