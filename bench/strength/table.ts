import type { Game } from "@umpire/rules";
import { intervalOf } from "@umpire/rules/search";
import { contests, gamesIn, hypotheses, leastGames, type Score, type Tally, verdict } from "./contests.ts";

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A share of the points, and the interval it lies in with 95 %: "51 to 82". */
export function shareIn(score: Score): { readonly share: number; readonly interval: string } {
  const count = gamesIn(score);
  const share = (score.won + score.drawn / 2) / count;
  const { low, high } = intervalOf(share, count);
  return { share, interval: `${Math.round(100 * low)} to ${Math.round(100 * high)}` };
}

function shareOf(score: Score): string {
  if (gamesIn(score) === 0) return "";
  const { share, interval } = shareIn(score);
  return `${percent(share)} (${interval})`;
}

const found = { low: "no better", high: "better", none: "not decided" } as const;

function row(tally: Tally, loaded: ReadonlyMap<string, Game>): string {
  const contest = contests.find(({ id }) => id === tally.id);
  const game = loaded.get(contest?.game ?? "");
  const begun = game?.setUp(game.scenarios[0]?.id ?? "");
  const effort = begun?.ok === true ? (begun.value.foresight()?.effort ?? null) : null;
  const { search, policy } = tally;
  return `| ${[
    contest?.title ?? tally.id,
    gamesIn(search),
    `${search.won} / ${search.drawn} / ${search.lost}`,
    shareOf(search),
    policy === null ? "50 %, by playing it from both sides" : shareOf(policy),
    effort === null ? "" : `${effort.playouts} × ${effort.phases}`,
    tally.decisions === 0 ? "" : Math.round(tally.decisions / gamesIn(search)),
    tally.decisions === 0 ? "" : Math.round(tally.milliseconds / tally.decisions),
    found[verdict(tally) ?? "none"],
  ].join(" | ")} |`;
}

/** The page that tells what was found. */
export const tableOf = (tallies: readonly Tally[], loaded: ReadonlyMap<string, Game>): string => `# Strength

How the search of \`@umpire/rules/search\` (\`strongMove\`) does beside the policy of each game. Written by
\`npm run bench:strength\`, which plays the missions of a game in turn with seeds from 1 on.

- In games with two sides the search plays each seed from both sides against the policy. Elsewhere the policy plays the
  same seeds beside it.
- A share of the points counts a draw as half a win; behind it stands the interval that it lies in with 95 %.
- Playouts are counted, never timed: "24 × 2" is at most 24 trials for a decision, each to the second moment at which the
  game pauses for a judgement, where its value of the position stands for the rest. Such moments are the same whatever is
  tried: a turn or round (in Dust Tactics the activation of a unit, in 02 a token or phase). Beside it stands what a
  decision took of a processor in these games; a busy machine takes more.
- The test is sequential (SPRT, 5 % either way): an equal player (${percent(hypotheses.low)} of the points) against a clearly
  better one (${percent(hypotheses.high)}), of pairs of games where the policy plays beside, after ${leastGames} of them at the
  least. "Not decided" says that more games would be needed.

| contest | games | won / drawn / lost | search | policy | playouts × moments | decisions a game | ms a decision | test |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${tallies.map((tally) => row(tally, loaded)).join("\n")}

## Easy, fair, strong

\`moveByStrength\` of \`@umpire/rules/search\` plays at three strengths, and all doors have them by these names
(\`strength\`):

- **fair**: the game's own policy, as it is without a word about strength.
- **strong**: the search above, but it ends early after 300 actions in its trials, so that it nearly always fits into the work
  of one request of the API; where it does not, the request is refused (\`beyond-limits\`): ask for a fair move then.
- **easy**: at about every other moment the policy's own move, at the others any other that is legal, one kind of action as
  likely as another. Which moments these are follows from the seed and from what is known there. In twelve games
  against the policy, six from each side, it won two of Hour of Glory, two of 02 Hundred Hours and none of Dust Tactics; of
  eight missions of V-Sabotage none where the policy won six, of Rogue Regiment none where it won five.

None sees more than the seat that is asked, and the same seed gives the same move on every machine.

The values of positions are sums of a few traits in \`rules/<game>/bot/value.ts\`; their weights are fitted to games that
the policy played against itself: \`node bench/strength/fit.ts --game ID\`, which tells as well how surely the value knows
the winner beforehand.
`;
