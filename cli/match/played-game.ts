import type { Game, Opening, SetUpOptions } from "@umpire/rules";
import { seedOf } from "../../rules/search/index.ts";
import { recordedInMemory, secretFrom } from "../../service/games/recorded-in-memory.ts";
import { valueOf } from "../open.ts";
import { Forfeit, type Player } from "./player.ts";

/** How a game of a match begins. */
export interface Meeting {
  readonly game: Game;
  readonly scenario: string;
  readonly setUp: SetUpOptions & Opening;
  /** Games of one name have the same dice. */
  readonly name: string;
  /** The number that the dice follow from. */
  readonly seed: number;
  /** ISO time that the record tells. */
  readonly at: string;
}

/** How a game of a match ended. */
export interface PlayedGame {
  /** Whether the side whose a victory is has won; null for a draw, and where it did not end. */
  readonly firstSideWon: boolean | null;
  /** How it ended, in words. */
  readonly text: string;
  /** Whether a player had no answer, or one that the rules refuse. */
  readonly forfeit: boolean;
  /** How many moves were made. */
  readonly moves: number;
  /** The record as text, which `umpire verify` plays again. */
  record(): string;
}

/**
 * Plays one game to its end. `playerOf` tells who decides for the side that wants a victory, and who for the other.
 * Whoever has no answer, or one that the rules refuse, has lost.
 */
export async function playGame(meeting: Meeting, playerOf: (wantsVictory: boolean) => Player): Promise<PlayedGame> {
  const { game, scenario, setUp, name, seed, at } = meeting;
  const begins = valueOf(game.setUp(scenario, setUp));
  const recorded = await recordedInMemory({
    ruleset: game.id,
    title: `${game.title}: ${scenario}`,
    start: { position: begins.position(), seats: begins.seats() },
    id: name,
    secret: secretFrom(seed),
    at,
  });
  const ended = (how: Pick<PlayedGame, "firstSideWon" | "text" | "forfeit">): PlayedGame => ({
    ...how,
    moves: recorded.moves(),
    record: recorded.record,
  });
  for (;;) {
    const { position, decision, result } = recorded.left();
    if (result !== null) {
      const firstSideWon = result.result === "draw" ? null : result.result === "victory";
      return ended({ firstSideWon, text: result.text, forfeit: false });
    }
    if (recorded.isFull())
      return ended({ firstSideWon: null, text: `It has not ended after ${recorded.moves()} moves.`, forfeit: false });
    if (decision?.kind !== "act" && decision?.kind !== "choose") {
      const done = recorded.move({});
      if (!done.ok) throw new Error(`Impossible: nobody decides anything, and yet: ${done.why}`);
      continue;
    }
    const situation = valueOf(game.open(position));
    const wantsVictory = situation.sharesVictory(decision.seat);
    const player = playerOf(wantsVictory);
    try {
      const seen = situation.seenBy(decision.seat);
      const done = recorded.move(await player.move({ seen, decision, seed: seedOf(seed, recorded.moves()) }));
      if (!done.ok) throw new Forfeit(done.why);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      const text = `${player.name} has no move: ${error.message}`;
      return ended({ firstSideWon: !wantsVictory, text, forfeit: true });
    }
  }
}
