import type { Mine } from "./table.ts";

/** A side of a game in which people play against each other; one person can play it against the computer. */
export interface Side {
  /** What the seats of the side begin with. */
  readonly id: string;
  /** What people call it, inside a sentence. */
  readonly name: string;
  /** Whose view of the table its player has while nobody of the side is asked. */
  readonly seat: string;
}

/** The games in which two sides of people play against each other, with these sides: first the one whose a "victory" is, which also acts more. */
const sides: Readonly<Record<string, readonly Side[]>> = {
  "hour-of-glory": [
    { id: "intruder", name: "the Intruders", seat: "intruder-1" },
    { id: "defender", name: "the Commander", seat: "defender" },
  ],
  "two-hundred-hours": [
    { id: "attacker", name: "the attacker", seat: "attacker" },
    { id: "defender", name: "the defender", seat: "defender" },
  ],
  "dust-tactics": [
    { id: "south", name: "the south", seat: "south" },
    { id: "north", name: "the north", seat: "north" },
  ],
};

/** The sides of a game; none where all people play together against the rules. */
export const sidesOf = (ruleset: string): readonly Side[] =>
  Object.hasOwn(sides, ruleset) ? (sides[ruleset] ?? []) : [];

/** What a table keeps of the side that is played at it, against the others; nothing where all are. */
export function mineOf(all: readonly Side[], id: string): Mine | undefined {
  const mine = all.find((side) => side.id === id);
  const others = all.filter((side) => side !== mine);
  return mine === undefined
    ? undefined
    : {
        name: mine.name,
        seat: mine.seat,
        others: others.map((side) => side.id),
        against: others.map(({ name }) => name).join(" and "),
      };
}
