import { dustAttacked } from "../dust-tactics/attacked.ts";
import { gloryAttacked } from "../hour-of-glory/attacked.ts";
import { rogueRegimentAttacked } from "../rogue-regiment/attacked.ts";
import { hoursAttacked } from "../two-hundred-hours/attacked.ts";
import { sabotageAttacked } from "../v-sabotage/attacked.ts";

/** A position of a game as a request names it, without the ruleset. */
export type Place = { readonly board: string } | { readonly scenario: string };

/** What hostile requests are made of for one game. */
export interface AttackedGame {
  readonly ruleset: string;
  /** A small position, in which `pieces` may be asked about. */
  readonly small: { readonly board: string };
  readonly scenario: string;
  readonly pieces: readonly [string, string];
  /** The id of a number that settings may replace. */
  readonly number: string;
  /** A text that cannot be read, and where its fault lies. */
  readonly faulty: { readonly board: string; readonly line: number; readonly column: number };
  /** An action in the small position that waits for dice or an answer on its way. */
  readonly midway: Readonly<Record<string, unknown>>;
  /** Texts that are not positions: what is wrong, the text, and the code of the defect. */
  readonly impossible: readonly (readonly [name: string, board: string, code: string])[];
  /** Positions that are worth changing, with two pieces to ask about. */
  readonly places: readonly { readonly of: string; readonly at: Place; readonly pieces: readonly [string, string] }[];
}

/** One entry a game. */
export const attackedGames: readonly AttackedGame[] = [
  rogueRegimentAttacked,
  sabotageAttacked,
  gloryAttacked,
  hoursAttacked,
  dustAttacked,
];
