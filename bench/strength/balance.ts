/*
 * How often each side wins where both play well: npm run bench:balance. Every mission is played in turn, a seed at a time,
 * until it has its games or the time is over; what was found before is kept and gone on with.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Game, games } from "@umpire/rules";
import { pages, type Balance, withTable } from "./balance-table.ts";
import { gamesIn, noScore, pointsOf, withPoints } from "./contests.ts";
import { play, type Player } from "./game.ts";

const usage = `npm run bench:balance -- [--minutes N] [--games N] [--only GAME] [--anew]
  --minutes  how long it plays at most, by default 60; 0 writes the tables alone
  --games    how many games of each mission, by default 10
  --only     a game: ${games.map(({ id }) => id).join(", ")}
  --anew     forgets what was found of them before, as after a change of the search`;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    games: { type: "string", default: "10" },
    only: { type: "string" },
    anew: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const strong: Player = { search: null };
const folder = new URL("balance/", import.meta.url);
const fileOf = (game: string): URL => new URL(`${game}.json`, folder);

/** What was found of a game before. */
function kept(game: string): readonly Balance[] {
  return existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), "utf8")) : [];
}

/** What of a game is judged: each mission at each difficulty, and each that a person can play the enemy of. */
function missionsOf({ scenarios, difficulties, choices }: Game): readonly Balance[] {
  const hasJager = choices.some(
    ({ name, values: offered }) => name === "mode" && offered.some((value) => value.id === "jager"),
  );
  return scenarios.flatMap(({ id }) => [
    ...(difficulties.length === 0 ? [null] : difficulties).map((difficulty) => ({
      scenario: id,
      setUp: difficulty === null ? {} : { difficulty },
      score: noScore,
    })),
    ...(hasJager ? [{ scenario: id, setUp: { choices: { mode: "jager" } }, score: noScore }] : []),
  ]);
}

const sameAs =
  (mission: Balance) =>
  (other: Balance): boolean =>
    mission.scenario === other.scenario && JSON.stringify(mission.setUp) === JSON.stringify(other.setUp);

function onceMore(game: Game, mission: Balance): Balance {
  const seed = gamesIn(mission.score) + 1;
  const { result } = play({ game, ...mission, seed, players: [strong, strong] });
  return { ...mission, score: withPoints(mission.score, pointsOf(result, { wantsVictory: true })) };
}

async function measure(): Promise<void> {
  const end = Date.now() + Number(values.minutes) * 60_000;
  const most = Number(values.games);
  mkdirSync(folder, { recursive: true });
  const chosen = games.filter(({ id }) => values.only === undefined || id === values.only);
  const judged = new Map<Game, Balance[]>();
  for (const { id, load } of chosen) {
    const game = await load();
    const before = values.anew ? [] : kept(id);
    judged.set(
      game,
      missionsOf(game).map((mission) => before.find(sameAs(mission)) ?? mission),
    );
  }
  for (let round = 1; round <= most && Date.now() < end; round++)
    for (const [game, missions] of judged) {
      for (const [at, mission] of missions.entries()) {
        if (gamesIn(mission.score) >= round || Date.now() >= end) continue;
        missions[at] = onceMore(game, mission);
        console.log(game.id, JSON.stringify(missions[at]));
        writeFileSync(fileOf(game.id), `${JSON.stringify(missions)}\n`);
      }
    }
  for (const [{ id }, missions] of judged) {
    const page = pages[id];
    if (page === undefined) continue;
    const path = new URL(`../../docs/${page.file}`, import.meta.url);
    writeFileSync(path, withTable(readFileSync(path, "utf8"), page.winner, missions));
  }
}

if (values.help) console.log(usage);
else await measure();
