import { Session } from "node:inspector/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import type { Game } from "../../rules/kernel/index.ts";

/** Characters of the shorter text; the longer one has four times as many. */
const SHORT = 1000;
const TIMES = 4;
/** How many times as many steps the longer text may take: somewhat more than four, far less than sixteen. */
const MOST_TIMES = 6;
/** So few steps tell nothing. */
const FEW = 4000;

const coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(z.object({ ranges: z.array(z.object({ count: z.number() })) })),
    }),
  ),
});

const session = new Session();
let games: readonly Game[];
beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  // blocks are counted of what is compiled from here on
  games = (await import("../all-games.ts")).games;
});
afterAll(() => session.disconnect());

/** How many blocks of the rules were run while a text was read: the same on every machine. */
async function stepsOf(game: Game, text: string): Promise<number> {
  game.draft(text);
  return counted();
}

/** How many blocks of the rules were run since it was asked the last time. */
async function counted(): Promise<number> {
  const { result } = coverage.parse(await session.post("Profiler.takePreciseCoverage"));
  let steps = 0;
  for (const { url, functions } of result)
    if (url.includes("/rules/")) for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
}

const parts = ["a ", "a,", "a, ", "1,1 ", '"', String.raw`\"`, " ", "1"];

/** Lines of the game as it writes them itself, one for each first word. */
function linesOf(game: Game): readonly string[] {
  const lines = new Map<string, string>();
  for (const { id } of game.scenarios.slice(0, 3)) {
    const set = game.setUp(id, {});
    if (!set.ok) continue;
    for (const line of set.value.print().split("\n")) {
      const [word = ""] = line.trim().split(" ");
      if (word !== "" && !lines.has(word) && lines.size < 12) lines.set(word, line);
    }
  }
  return [...lines.values()];
}

/** What hostile texts are made of. */
interface Matter {
  readonly lines: readonly string[];
  readonly drawing: string;
  /** What stands before lines in a game that reads none without it. */
  readonly before: string;
}

const firstLines: Readonly<Record<string, string>> = { "rogue-regiment": "board 3x1\n" };

const kinds: readonly (readonly [string, (matter: Matter, length: number) => readonly string[]])[] = [
  [
    "of lines that say one thing again and again",
    ({ lines, drawing }, length) =>
      ["", drawing, ...lines.slice(0, 4).map((line) => line.trim().split(" ")[0] ?? "")].flatMap((word) =>
        parts.map((part) => `${word} ${part.repeat(length / part.length)}`),
      ),
  ],
  [
    "of its own lines again and again",
    ({ lines, before }, length) => lines.map((line) => before + `${line}\n`.repeat(length / line.length)),
  ],
  [
    "of its own lines that do not end",
    ({ lines, before }, length) =>
      lines.map((line) => before + line + ` ${line.split(" ").at(-1) ?? ""}`.repeat(length / 8)),
  ],
  [
    "of a drawing that does not end",
    ({ drawing }, length) =>
      parts.flatMap((part) => [
        `${drawing}\n${`${part}\n`.repeat(length / 4)}`,
        `${drawing}\n+${part.repeat(length / 2)}`,
      ]),
  ],
];

const ids = ["rogue-regiment", "v-sabotage", "hour-of-glory", "two-hundred-hours", "dust-tactics"];

test("every game is among them", () => {
  expect(games.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

describe.each(ids)("a hostile text of %s", (id) => {
  const gameHere = (): Game => {
    const found = games.find((game) => game.id === id);
    if (found === undefined) throw new Error(`There is no game ${id}.`);
    return found;
  };

  let mostSteps = 0;
  test.each(kinds)("%s takes steps by its length", async (_kind, textsOf) => {
    const game = gameHere();
    const drawing = game.notation?.drawing.begins ?? "";
    const matter = { lines: linesOf(game), drawing, before: firstLines[id] ?? "" };
    const [short, long] = [textsOf(matter, SHORT), textsOf(matter, SHORT * TIMES)];
    // once without counting, so that what is made on first use counts for none
    for (const text of long) game.draft(text);
    await counted();
    const steep: string[] = [];
    let most = 0;
    for (const [at, text] of long.entries()) {
      const [few, many] = [await stepsOf(game, short[at] ?? ""), await stepsOf(game, text)];
      most = Math.max(most, many);
      if (many > FEW && many > few * MOST_TIMES)
        steep.push(`${JSON.stringify(text.slice(0, 60))}: ${few}, then ${many}`);
    }
    expect(steep).toEqual([]);
    mostSteps = Math.max(mostSteps, most);
  });

  test("is looked through before it is refused, so that there was something to count", () => {
    expect(mostSteps).toBeGreaterThan(FEW);
  });
});
