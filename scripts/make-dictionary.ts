import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import * as z from "zod";
import { answerTo } from "../bench/player.ts";
import { seededChance } from "../rules/kernel/index.ts";
import { createStore, type Item, restApp, stopwatchBy, type Table } from "../service/index.ts";
import { games } from "../tests/all-games.ts";

/*
 * Makes a dictionary for the moves of a game: node scripts/make-dictionary.ts GAME EDITION. What is once used by a
 * deployment is never made anew: its moves are read with it for as long as they are kept. When moves look different,
 * make another edition, and name it in service/storage/packing.ts.
 */

/** Characters that a dictionary may have: a text reaches back 32 KiB. */
const MOST = 30_000;
/** So many characters at once are looked for in what the dictionary has already. */
const GRAM = 40;
const MOVES = 12;

const [ruleset = "", edition = ""] = process.argv.slice(2);
const game = games.find(({ id }) => id === ruleset);
if (game === undefined || !/^\d+$/.test(edition)) throw new Error("Say the game and the number of the edition.");

const time = { now: Date.UTC(2026, 10, 1) };

/** A table in memory, for one who never acts twice at the same time. */
function memoryTable(): Table {
  const items = new Map<string, Item>();
  const key = (pk: unknown, sk: unknown): string => `${String(pk)}\n${String(sk)}`;
  const put = (item: Item): true => {
    items.set(key(item["pk"], item["sk"]), item);
    return true;
  };
  return {
    get: async (pk, sk) => items.get(key(pk, sk)) ?? null,
    putNew: async (item) => put(item),
    putNext: async (item, generation) => put({ ...item, generation }),
    put: async (item) => void put(item),
    remove: async (pk, sk) => void items.delete(key(pk, sk)),
    async query(pk, { from, to }, order, limit) {
      const found = [...items.values()]
        .filter((item) => item["pk"] === pk && String(item["sk"]) >= from && String(item["sk"]) <= to)
        .sort((one, other) => (String(one["sk"]) < String(other["sk"]) ? -1 : 1));
      return (order === "forward" ? found : found.toReversed()).slice(0, limit);
    },
  };
}

const store = createStore(memoryTable());
const clock = { now: () => time.now, stopwatch: stopwatchBy(() => time.now), log: () => undefined };
const app = restApp({ games, store, ...clock });

const gameSchema = z.object({
  version: z.number(),
  position: z.unknown(),
  waitsFor: z.object({ seats: z.array(z.string()) }).nullable(),
  result: z.unknown(),
});
const createdSchema = gameSchema.extend({
  id: z.string(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
});

async function ask(path: string, body: unknown, secret?: string): Promise<unknown> {
  const headers = {
    "content-type": "application/json",
    ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
  };
  const answer = await app.request(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The bodies of the first and the last of some moves of a scenario. */
async function bodiesOf(scenario: string, seed: number): Promise<readonly string[]> {
  const wish = { ruleset, scenario, visibility: "private" };
  const made = await ask("/v1/games", { ...wish, options: { players: 2 } }).catch(() => ask("/v1/games", wish));
  const created = createdSchema.parse(made);
  let { version, position, waitsFor, result } = created;
  const chance = seededChance(seed);
  try {
    while (result === null && version < MOVES) {
      const { sent, seat } = answerTo(ruleset, position, waitsFor?.seats[0], chance);
      const secret = created.invitations.find((one) => one.seat === seat)?.secret;
      const path = `/v1/games/${created.id}/moves`;
      const acted = z.object({ game: gameSchema });
      ({ version, position, waitsFor, result } = acted.parse(
        await ask(path, { expectedVersion: version, ...sent }, secret),
      ).game);
    }
  } catch {
    // the policy has no answer for a seat that is played by people alone: what there is by then is enough
  }
  const moves = await Promise.all([version, 0].map((one) => store.move(created.id, one)));
  return moves.flatMap((move) => (move === null ? [] : [move.body]));
}

/** The stretches of a text that do not stand in another one already. */
function news(text: string, known: ReadonlySet<string>): string {
  let found = "";
  for (let at = 0; at < text.length; at++) {
    const near = [at - GRAM + 1, at - GRAM / 2, at].some((from) => known.has(text.slice(from, from + GRAM)));
    if (!near) found += text[at];
  }
  return found;
}

const known = new Set<string>();
let dictionary = "";
const all: string[] = [];
for (const [seed, { id }] of game.scenarios.entries()) all.push(...(await bodiesOf(id, seed)));
// what all of them have in common is nearest to the text, so it comes in first and stands last
const versions = all.filter((_, n) => n % 2 === 0);
for (const body of [...versions, ...all.filter((_, n) => n % 2 === 1)]) {
  const part = news(body, known);
  if (dictionary.length + part.length > MOST) continue;
  dictionary = part + dictionary;
  for (let at = 0; at + GRAM <= body.length; at++) known.add(body.slice(at, at + GRAM));
}

const packed = brotliCompressSync(dictionary, {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}).toString("base64");
const file = join(import.meta.dirname, `../service/storage/dictionaries/${ruleset}-${edition}.ts`);
writeFileSync(
  file,
  `// made by scripts/make-dictionary.ts, and never changed: what was packed by it is kept\nexport const dictionary =\n  "${packed}";\n`,
);
console.log(`${file}: ${dictionary.length} characters of ${all.length} moves, ${packed.length} packed`);
process.exit(0);
