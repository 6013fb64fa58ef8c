import { spawn } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createDiscord } from "../../cli/discord.ts";
import { type Chance, seededChance } from "../../rules/kernel/index.ts";
import { type HostileValue, hostileValues } from "../contract/hostile-values.ts";
import type { FuzzSoak } from "./fuzz.ts";

/* The doors that no document describes: lines of the engine, and signed interactions of Discord. */

/** The longest that one line or interaction may take, in milliseconds: far more than any takes on a busy machine. */
const MOST_MILLISECONDS = 20_000;
const sizes = [30, 300, 3000, 20_000, 59_000] as const;

const at = { at: 0 };
const lines: readonly Readonly<Record<string, unknown>>[] = [
  {
    open: { ruleset: "hour-of-glory", scenario: "quiet-stair", readings: { "hg.open.range-count": "x" }, numbers: {} },
  },
  { open: { ruleset: "rogue-regiment", board: "board\n+ +\n .\n+ +", choices: {}, players: 1, difficulty: "easy" } },
  { open: { position: { ruleset: "v-sabotage", version: "1", settings: {}, state: {} }, seat: "player-1" } },
  { legal: { ...at, piece: "x", name: "move", seat: "defender" } },
  { play: { ...at, action: { do: "move" }, dice: [1], cards: ["x"], choose: ["x"], seed: 1, by: "x", until: "phase" } },
  { policy: { ...at, seed: 1, seat: "defender" } },
  { go: { ...at, seed: 1, playouts: 2, candidates: 2, strength: "easy" } },
  { why: { ...at, action: { do: "move", agent: "holt", path: ["1,1"] } } },
  { odds: { ...at, action: { do: "move" }, choose: ["x"], otherwise: false } },
  { sight: { ...at, from: "x", to: "y", facing: "N" } },
  { position: at },
  { text: at },
  { seenBy: { ...at, seat: "defender" } },
  { forget: [1, 2] },
];

const board = "umpire rogue-regiment\nboard\n+ + + +\n 1 . J\n+ + + +\n1 = smg guard, facing E\nJ = operator jock";
const said: Readonly<Record<string, string>> = {
  at: board,
  from: "guard",
  to: "jock",
  action: '{"do":"crouch","operator":"jock"}',
};
const optionsOf = (focused: string | null, names: readonly string[]) =>
  names.map((name) => ({ type: 3, name, value: said[name], ...(name === focused && { focused: true }) }));
const common = { id: "1", application_id: "2", token: "t", version: 1 };
const asked: Readonly<Record<string, readonly string[]>> = {
  sight: ["at", "from", "to"],
  odds: ["at", "action"],
  why: ["at", "action"],
  board: ["at"],
};
const interactions: readonly Readonly<Record<string, unknown>>[] = Object.entries(asked).flatMap(([name, names]) =>
  // a command, and one that is still being written
  ([2, 4] as const).map((type) => ({
    ...common,
    type,
    data: {
      id: "3",
      name: "umpire",
      type: 1,
      options: [{ type: 1, name, options: optionsOf(type === 4 ? (names.at(-1) ?? null) : null, names) }],
    },
  })),
);

const drawn = <T>(chance: Chance, from: readonly T[]): T => {
  const one = from[chance.index(from.length)];
  if (one === undefined) throw new Error("There is nothing to draw from.");
  return one;
};

/** The parts of plain data by their paths, those that hold others among them. */
const pathsIn = (data: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof data === "object" && data !== null
    ? [
        ...(path.length > 0 ? [path] : []),
        ...Object.entries(data).flatMap(([key, part]) => pathsIn(part, [...path, key])),
      ]
    : [path];

const TOKEN = "here-stands-something-hostile";

function withToken(data: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return TOKEN;
  if (Array.isArray(data)) return data.map((part: unknown, n) => (String(n) === key ? withToken(part, rest) : part));
  return Object.fromEntries(
    Object.entries(Object(data)).map(([name, part]) => [name, name === key ? withToken(part, rest) : part]),
  );
}

/** One of these bodies with something hostile in one of its places, as it is sent, and in words. */
function hostile(chance: Chance, bodies: readonly unknown[]): { readonly what: string; readonly text: string } {
  const body = drawn(chance, bodies);
  const path = drawn(chance, pathsIn(body));
  const value: HostileValue = drawn(chance, hostileValues);
  const size = drawn(chance, sizes);
  const text = JSON.stringify(withToken(body, path)).replace(`"${TOKEN}"`, () => value.written(size));
  return { what: `/${path.join("/")}: ${value.name}, ${size} bytes`, text };
}

/** Gives up when something has not come after the longest time it may take. */
function inTime<T>(coming: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer")), MOST_MILLISECONDS);
  return Promise.race([coming, promise]).finally(() => clearTimeout(timer));
}

/** Sends hostile lines to an engine, each followed by one that has to be answered. What was wrong. */
async function fuzzEngine(chance: Chance, count: number, until: number): Promise<readonly string[]> {
  const engine = spawn(process.execPath, [join(import.meta.dirname, "../../cli/main.ts"), "engine"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const closed = once(engine, "close");
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const faults: string[] = [];
  let sent = 0;
  const answered = async (id: number): Promise<void> => {
    for (;;) {
      const line = await inTime(answers.next());
      if (line.done === true) throw new Error("the engine ended");
      if (Reflect.get(Object(JSON.parse(line.value)), "id") === id) return;
    }
  };
  engine.stdin.write(
    `${JSON.stringify({ id: 0, ...lines[0], open: { ruleset: "hour-of-glory", scenario: "quiet-stair" } })}\n`,
  );
  await answered(0);
  while (sent < count && Date.now() < until) {
    const { what, text } = hostile(chance, lines);
    sent++;
    engine.stdin.write(`${text.replaceAll("\n", " ")}\n${JSON.stringify({ id: sent, games: true })}\n`);
    try {
      await answered(sent);
    } catch (error) {
      faults.push(`engine, ${what}: ${error instanceof Error ? error.message : "unknown"}`);
      break;
    }
  }
  engine.kill();
  await closed;
  console.log(`  ${sent} hostile lines to the engine, ${faults.length} faults`);
  return faults;
}

/** Sends hostile interactions to an app for Discord, rightly signed. What was wrong. */
async function fuzzDiscord(chance: Chance, count: number, until: number): Promise<readonly string[]> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");
  const faults: string[] = [];
  const discord = createDiscord({
    key,
    log: (entry) => {
      if (entry.level === "error") faults.push(`discord: ${JSON.stringify(entry).slice(0, 500)}`);
    },
  });
  const statuses: Record<number, number> = {};
  let sent = 0;
  while (sent < count && Date.now() < until) {
    const { what, text } = hostile(chance, interactions);
    sent++;
    const timestamp = "1700000000";
    const headers = {
      "content-type": "application/json",
      "x-signature-ed25519": sign(null, Buffer.from(timestamp + text), privateKey).toString("hex"),
      "x-signature-timestamp": timestamp,
    };
    try {
      const request = new Request("https://umpire.example/discord", { method: "POST", headers, body: text });
      const { status } = await inTime(discord.fetch(request));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) faults.push(`discord, ${what}: answered ${status}`);
    } catch (error) {
      faults.push(`discord, ${what}: ${error instanceof Error ? error.message : "unknown"}`);
    }
  }
  // what is refused at the door says nothing of what lies behind it
  if (sent > 100 && (statuses[200] ?? 0) < sent / 10) faults.push("discord: hardly any interaction was understood");
  console.log(`  ${sent} hostile interactions of Discord (${JSON.stringify(statuses)}), ${faults.length} faults`);
  return faults;
}

/**
 * Sends hostile lines to the engine and hostile interactions to Discord's door, as many of each as requests are asked for.
 * Returns how many of them were answered wrongly, or not at all. Streams are among the routes of the API's document.
 */
export async function soakDoors({ requests, seconds, seed }: FuzzSoak): Promise<number> {
  const chance = seededChance(seed);
  const until = (): number => Date.now() + seconds * 1000;
  const faults = [...(await fuzzEngine(chance, requests, until())), ...(await fuzzDiscord(chance, requests, until()))];
  if (faults.length > 0) console.log(`  faults\n${faults.slice(0, 100).join("\n")}`);
  return faults.length;
}
