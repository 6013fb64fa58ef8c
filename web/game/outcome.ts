import type { GameResult } from "../api/answers.ts";
import { sidesOf } from "./sides.ts";

// A result is a "victory" or a "defeat" of one side. Whoever sits at another one has lost where that has won.

/** Only one side has a seat against whom the others play: whoever looks on thinks of these. */
const loners: Readonly<Record<string, string>> = { "rogue-regiment": "jager" };

/** The pieces of all who play together, and of the one who has a seat against them. */
const together: Readonly<Record<string, { readonly all: string; readonly against: string }>> = {
  "rogue-regiment": { all: "operators", against: "axis" },
  "v-sabotage": { all: "commandos", against: "enemy" },
};

/** Whoever looks: what the sides of his pieces and of those against him begin with, and whether a victory is his. */
export interface Ours {
  readonly own: string;
  readonly against: string;
  readonly isFirst: boolean;
}

/** Whose pieces are those of a seat; null where somebody looks on, or plays two sides. */
export function oursAt(ruleset: string, seat: string | null): Ours | null {
  const [first, second] = sidesOf(ruleset);
  if (first !== undefined && second !== undefined) {
    if (seat === null) return null;
    const isFirst = !seat.startsWith(second.id);
    return isFirst ? { own: first.id, against: second.id, isFirst } : { own: second.id, against: first.id, isFirst };
  }
  const both = together[ruleset];
  if (both === undefined) return null;
  const isFirst = seat === null || seat !== loners[ruleset];
  return isFirst
    ? { own: both.all, against: both.against, isFirst }
    : { own: both.against, against: both.all, isFirst };
}

const reversed = { victory: "defeat", defeat: "victory", draw: "draw" } as const;

/** How a game ended for whoever looks, and in a word or two. */
export interface ToldOutcome {
  readonly result: GameResult["result"];
  /** Whose the victory is, where whoever looks sits at no side; null elsewhere. */
  readonly winner: string | null;
}

/** How a game ended for a seat; null where somebody looks on, or plays for everybody. */
export function outcomeFor(ruleset: string, result: GameResult["result"], seat: string | null): ToldOutcome {
  const [first, second] = sidesOf(ruleset);
  const isOther = seat !== null && (second === undefined ? seat === loners[ruleset] : seat.startsWith(second.id));
  const won = { victory: first, defeat: second, draw: undefined }[result];
  return { result: isOther ? reversed[result] : result, winner: seat === null ? (won?.name ?? null) : null };
}

/** What the sides of the pieces of those who have lost begin with; null where nobody has, or it is not known. */
export function losersOf(ruleset: string, result: GameResult["result"]): string | null {
  const [first, second] = sidesOf(ruleset);
  const both = Object.hasOwn(together, ruleset) ? together[ruleset] : undefined;
  const [winning, losing] = [first?.id ?? both?.all ?? null, second?.id ?? both?.against ?? null];
  return { victory: losing, defeat: winning, draw: null }[result];
}
