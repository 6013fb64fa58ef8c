import {
  type Adjudication,
  type Game,
  type GameResult,
  type Seen,
  type SearchEffort,
  seededChance,
  type SetUpOptions,
  type Situation,
} from "@umpire/rules";
import { strongMove } from "@umpire/rules/search";
import { ownProcessorTime } from "../processor-time.ts";

/** Who decides for a side: the policy of the game, or a search, with the game's effort or another. */
export type Player = "policy" | { readonly search: SearchEffort | null };

/** A game to be played. */
export interface Meeting {
  readonly game: Game;
  readonly scenario: string;
  readonly setUp: SetUpOptions;
  /** Games of one seed have the same dice as long as they go alike. */
  readonly seed: number;
  /** Who plays for the side whose a victory is, and who for the other. */
  readonly players: readonly [Player, Player];
}

/** What came of a game. */
export interface Played {
  readonly result: GameResult["result"] | null;
  /** How many decisions were searched, and the processor's milliseconds that they took together. */
  readonly searched: number;
  readonly milliseconds: number;
}

/** More asks than any game has. */
const MOST_ASKS = 4000;

type Move = { readonly action: unknown } | { readonly choose: readonly [string] } | Record<never, never>;

/** A number of its own for each question of a game. */
const questionSeed = (seed: number, asked: number): number => (Math.imul(asked + 1, 0x9e3779b1) ^ seed) >>> 0;

function moveOf(seen: Seen, player: Player, seed: number): Move {
  const move =
    player === "policy" ? null : strongMove(seen, player.search === null ? { seed } : { seed, effort: player.search });
  return move ?? seen.policyMove(seededChance(seed)) ?? {};
}

/** Plays a game to its end. */
export function play({ game, scenario, setUp, seed, players }: Meeting): Played {
  const made = game.setUp(scenario, setUp);
  if (!made.ok) throw new Error(made.defects[0]?.message);
  let situation: Situation = made.value;
  const chance = seededChance(seed);
  let [searched, milliseconds] = [0, 0];
  for (let asked = 0; asked < MOST_ASKS; asked++) {
    const decision = situation.decision();
    const isAsked = decision?.kind === "act" || decision?.kind === "choose";
    let move: Move = {};
    if (decision !== null && isAsked) {
      const player = players[situation.sharesVictory(decision.seat) ? 0 : 1];
      const before = ownProcessorTime();
      move = moveOf(situation.seenBy(decision.seat), player, questionSeed(seed, asked));
      if (player !== "policy") {
        searched++;
        milliseconds += ownProcessorTime() - before;
      }
    }
    const done = situation.adjudicate({ ...move, chance });
    if (!done.ok) throw new Error(done.defects[0]?.message);
    const after: Adjudication = done.value;
    if (after.outcome === "refused") throw new Error(`${game.id} ${scenario}: a move was refused.`);
    if (after.outcome === "over") return { result: after.result.result, searched, milliseconds };
    ({ situation } = after);
  }
  return { result: null, searched, milliseconds };
}
