import type { Mine, Moment, TableCard } from "./table.ts";

/** A side of a game in which people play against each other; one person can play it against the computer. */
export interface Side {
  /** What the seats of the side begin with. */
  readonly id: string;
  /** What people call it, inside a sentence. */
  readonly name: string;
  /** Whose view of the table its player has while nobody of the side is asked. */
  readonly seat: string;
}

/** A game in which two sides of people play against each other. */
interface Sided {
  /** First the one whose a "victory" is, which also acts more. */
  readonly sides: readonly Side[];
  /** Whether a side may know what the other must not. */
  readonly hides: boolean;
}

const sided: Readonly<Record<string, Sided>> = {
  "hour-of-glory": {
    hides: true,
    sides: [
      {
        id: "intruder",
        name: "the Intruders",
        seat: "intruder-1",
      },
      {
        id: "defender",
        name: "the Commander",
        seat: "defender",
      },
    ],
  },
  "two-hundred-hours": {
    hides: true,
    sides: [
      {
        id: "attacker",
        name: "the attacker",
        seat: "attacker",
      },
      {
        id: "defender",
        name: "the defender",
        seat: "defender",
      },
    ],
  },
  "dust-tactics": {
    hides: false,
    sides: [
      {
        id: "south",
        name: "the south",
        seat: "south",
      },
      {
        id: "north",
        name: "the north",
        seat: "north",
      },
    ],
  },
};

const gameOf = (ruleset: string): Sided | undefined => (Object.hasOwn(sided, ruleset) ? sided[ruleset] : undefined);

/** The sides of a game; none where all people play together against the rules. */
export const sidesOf = (ruleset: string): readonly Side[] => gameOf(ruleset)?.sides ?? [];

/** Whether a side of a game may know what the other must not. */
export const hidesSides = (ruleset: string): boolean => gameOf(ruleset)?.hides === true;

/** The side that a seat belongs to; null where it is of none, as in games in which all play together. */
export const sideOfSeat = (ruleset: string, seat: string | null): Side | null =>
  sidesOf(ruleset).find(({ id }) => seat === id || seat?.startsWith(`${id}-`) === true) ?? null;

/** What both sides at one screen may know: the seat of whoever is asked, and a seat of the other side. */
export interface Shared {
  readonly sits: string;
  readonly other: string;
}

/**
 * Whose views of a moment there are at a screen that two sides share; null where nothing is hidden from either. Where
 * nobody is asked, whoever sat there before goes on.
 */
export function sharedAt(
  { mine, mission, ruleset }: Pick<TableCard, "mine" | "mission" | "ruleset">,
  asked: string | null,
  before: string | undefined,
): Shared | null {
  const game = gameOf(ruleset);
  if (mine !== undefined || mission === undefined || game?.hides !== true) return null;
  const seat = sideOfSeat(ruleset, asked) === null ? (before ?? game.sides[0]?.seat) : asked;
  const side = sideOfSeat(ruleset, seat ?? null);
  const other = game.sides.find((one) => one !== side);
  return seat === undefined || seat === null || other === undefined ? null : { sits: seat, other: other.seat };
}

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

/**
 * Whether a film of a step would tell what whoever shares it may not see: it is played again from all that lay there.
 * When the game is over nothing is hidden any more.
 */
export const filmTellsHidden = (
  { ruleset }: Pick<TableCard, "ruleset">,
  { moment: { where, result } }: { readonly moment: Pick<Moment, "where" | "result"> },
): boolean => where.in["seat"] !== undefined && result === null && hidesSides(ruleset);
