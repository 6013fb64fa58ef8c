import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "../contract/table.ts";
import { soaks } from "./all-soaks.ts";
import { playByPost, type PostedGame, type PostedPlan } from "./posted-game.ts";

/** How many games share a service: what they store lies in memory. */
const GAMES_A_SERVICE = 10;

/** How the nth game of a ruleset is played: its scenarios and set-ups in turns, every second one half at random. */
export function planOf(soak: (typeof soaks)[number], n: number, seed: number): PostedPlan {
  const scenario = soak.scenarios[n % soak.scenarios.length];
  if (scenario === undefined) throw new Error(`${soak.id} has no scenario.`);
  // set-ups change with each round of scenarios, too, so that each scenario meets all of them
  const round = Math.floor(n / soak.scenarios.length);
  const options = soak.setUps[(n + round) % soak.setUps.length] ?? {};
  const random = (n + round) % 2 === 0 ? 0 : 6;
  return { soak, scenario: scenario.id, options, seed: seed + n, random, most: 1500, every: 24 };
}

/** Plays games of a ruleset, one after the other, and tells each. */
export async function playGames(
  soak: (typeof soaks)[number],
  games: number,
  seed: number,
  tell: (plan: PostedPlan, game: PostedGame) => void,
): Promise<void> {
  for (let n = 0; n < games; n += GAMES_A_SERVICE) {
    const service = await startService();
    try {
      for (let at = n; at < Math.min(games, n + GAMES_A_SERVICE); at++) {
        const plan = planOf(soak, at, seed);
        tell(plan, await playByPost(service, plan));
      }
    } finally {
      await service.embedded.close();
    }
  }
}

const sum = (games: readonly PostedGame[], of: (game: PostedGame) => number): number =>
  games.reduce((all, game) => all + of(game), 0);

/**
 * Plays so many whole games by post, shared out among the rulesets, and prints what came of them; answers with the
 * number of games in which something was at fault. The records of these are kept in a folder that is named.
 */
export async function soakByPost(games: number, seed: number, only: string | undefined): Promise<number> {
  const played = soaks.filter(({ id }) => only === undefined || only === id);
  const kept = mkdtempSync(join(tmpdir(), "umpire-by-post-"));
  let faulty = 0;
  for (const [i, soak] of played.entries()) {
    const share = Math.floor(games / played.length) + (i < games % played.length ? 1 : 0);
    const done: PostedGame[] = [];
    await playGames(soak, share, seed, (plan, game) => {
      done.push(game);
      if (game.faults.length > 0) {
        faulty++;
        const { scenario, options, seed: own, random } = plan;
        console.log(
          `  ✗ ${soak.id} / ${scenario}, seed ${own}, ${JSON.stringify({ options, random })}, ${game.moves} moves`,
        );
        for (const fault of game.faults.slice(0, 5)) console.log(`      ${fault}`);
        if (game.record !== "") {
          const file = join(kept, `${soak.id}-${own}.txt`);
          writeFileSync(file, game.record);
          console.log(`      its record is ${file}`);
        }
      }
      if (done.length % 20 === 0) console.log(`  ${soak.id}: ${done.length} games by post`);
    });
    const ends = (end: PostedGame["end"]): number => done.filter((game) => game.end === end).length;
    console.log(
      `\n${soak.id}: ${done.length} whole games by post, ${ends("over")} over, ${ends("closed")} closed before their end, ${ends("stuck")} stuck`,
    );
    console.log(
      `  ${sum(done, ({ moves }) => moves)} moves, ${sum(done, ({ positions }) => positions)} answered positions sent back, ${sum(done, ({ requests }) => requests)} requests; ${done.filter(({ isLong }) => isLong).length} records too long for one request`,
    );
    console.log(`  ${done.filter(({ faults }) => faults.length > 0).length} games with faults`);
  }
  return faulty;
}
