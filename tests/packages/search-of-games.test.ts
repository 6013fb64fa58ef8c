import {
  type Adjudication,
  type Game,
  games,
  type GameResult,
  seededChance,
  type Situation,
  unwrap,
} from "@umpire/rules";
import { evaluate } from "@umpire/rules/search";
import { describe, expect, it } from "vitest";
import { tries } from "../soak/at-length.ts";

/** The last decision of a game by the policy, and how the move that was made there ended it. */
interface Ending {
  readonly situation: Situation;
  readonly result: GameResult;
}

/** Plays a mission by the game's own policy, and gives its ending where the last decision was followed by the end. */
function endingOf(start: Situation, seed: number): Ending | null {
  const chance = seededChance(seed);
  let last = start;
  for (let situation = start, asked = 0; asked < 2000; asked++) {
    const decision = situation.decision();
    if (decision?.kind === "act" || decision?.kind === "choose") last = situation;
    const done: Adjudication = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome === "over") return { situation: last, result: done.result };
    if (done.outcome === "refused") throw new Error("Impossible: what the policy did is refused.");
    ({ situation } = done);
  }
  return null;
}

/** Whether the side of a seat has won, by the sentence in which its game tells it: results alone do not say for whom they are. */
const wonBySentence: Readonly<Record<string, (text: string, seat: string | null) => boolean>> = {
  "hour-of-glory": (text, seat) => text.startsWith("The Intruders lose") === (seat === "defender"),
  "two-hundred-hours": (text, seat) => text.startsWith(`The ${seat} has `),
  "dust-tactics": (text, seat) => text.startsWith(`The ${seat} wins`),
};

/** How often the policy's own move wins by the search, of the side that is asked. */
function shareOf(situation: Situation): number {
  const evaluations = [...evaluate(situation, { seed: 1, playouts: 4, candidates: 1 })];
  return evaluations.at(-1)?.lines.find(({ policy }) => policy)?.win ?? Number.NaN;
}

describe("the search knows whose a victory is", () => {
  it.each(games.map(({ id, load }) => ({ id, load })))("$id", async ({ id, load }) => {
    const game: Game = await load();
    const decided: { readonly result: string; readonly won: boolean; readonly share: number }[] = [];
    for (let seed = 1; seed <= tries(3, 12); seed++) {
      const mission = game.scenarios[seed % game.scenarios.length]?.id ?? "";
      const ending = endingOf(unwrap(game.setUp(mission)), seed);
      if (ending === null || ending.result.result === "draw") continue;
      const seat = ending.situation.decision()?.seat ?? null;
      const { result, text } = ending.result;
      const won = wonBySentence[id]?.(text, seat) ?? result === "victory";
      decided.push({ result: text, won, share: shareOf(ending.situation) });
    }
    // dice may still fall otherwise at a last decision, but not at most of them
    const certain = decided.filter(({ share }) => share === 0 || share === 1);
    expect(certain.length).toBeGreaterThan(decided.length / 2);
    expect(certain.filter(({ won, share }) => share !== Number(won))).toEqual([]);
  });
});
