import type { Game } from "../../rules/kernel/index.ts";
import { type Fingerprint, settingsOf } from "./kept.ts";
import { firstDifference, type RecordedGame, replayGame } from "./played.ts";

/** What became of a fingerprint when its games were played again. */
export interface Compared {
  /** Of each game that differs where it does so first, in words. */
  readonly differences: readonly string[];
  /** How many games say the same things in other words. */
  readonly reworded: number;
}

/** A game as it is named in a report. */
const named = ({ plan: { scenario, options, by, seed } }: RecordedGame): string =>
  [scenario, ...(Object.keys(options).length > 0 ? [JSON.stringify(options)] : []), `by ${by}`, `seed ${seed}`].join(
    " ",
  );

/** Plays the recorded games of a fingerprint again by the present rules, and looks what can be chosen in them. */
export function compared(game: Game, { settings, games }: Pick<Fingerprint, "settings" | "games">): Compared {
  const differences = settings === settingsOf(game) ? [] : [`${game.id}: other readings or numbers can be chosen`];
  let reworded = 0;
  for (const before of games) {
    const now = replayGame(game, before);
    const difference = firstDifference(before, now);
    if (difference !== null)
      differences.push(`${game.id}, ${named(before)}, move ${difference.move}: other ${difference.part}`);
    else if (before.words !== now.words) reworded++;
  }
  return { differences, reworded };
}
