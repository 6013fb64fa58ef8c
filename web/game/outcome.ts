import type { GameResult } from "../api/answers.ts";

// A result is a "victory" or a "defeat" of one side. Whoever sits at another one has lost where that has won.

/** A side of a game in which people play against each other. */
interface Rival {
  /** What its seats begin with. */
  readonly seats: string;
  /** What people call it, inside a sentence. */
  readonly name: string;
}

/** Whose a "victory" is, and whose a "defeat"; elsewhere all play together against the rules. */
const rivals: Readonly<Record<string, { readonly victory: Rival; readonly defeat: Rival }>> = {
  "hour-of-glory": {
    victory: { seats: "intruder", name: "the Intruders" },
    defeat: { seats: "defender", name: "the Commander" },
  },
  "two-hundred-hours": {
    victory: { seats: "attacker", name: "the attacker" },
    defeat: { seats: "defender", name: "the defender" },
  },
  "dust-tactics": {
    victory: { seats: "south", name: "the south" },
    defeat: { seats: "north", name: "the north" },
  },
};

/** Only one side has a seat against whom the others play: whoever looks on thinks of these. */
const loners: Readonly<Record<string, string>> = { "rogue-regiment": "jager" };

const reversed = { victory: "defeat", defeat: "victory", draw: "draw" } as const;

/** How a game ended for whoever looks, and in a word or two. */
export interface ToldOutcome {
  readonly result: GameResult["result"];
  /** Whose the victory is, where whoever looks sits at no side; null elsewhere. */
  readonly winner: string | null;
}

/** How a game ended for a seat; null where somebody looks on, or plays for everybody. */
export function outcomeFor(ruleset: string, result: GameResult["result"], seat: string | null): ToldOutcome {
  const sides = Object.hasOwn(rivals, ruleset) ? rivals[ruleset] : undefined;
  const isOther =
    seat !== null && (sides === undefined ? seat === loners[ruleset] : seat.startsWith(sides.defeat.seats));
  const winner = sides === undefined || seat !== null || result === "draw" ? null : sides[result].name;
  return { result: isOther ? reversed[result] : result, winner };
}
