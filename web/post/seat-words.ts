import { seatSpoken } from "../page/names.ts";

/** How those at seats are called. */
export type SeatNames = readonly { readonly seat: string; readonly name: string }[];

/** Hebrew, Arabic and what else is written from right to left. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name as it stands in a sentence: one that is written from right to left turns no sign or number beside it round. */
const inItself = (name: string): string => (fromRight.test(name) ? `\u2068${name}\u2069` : name);

/** The name of who sits at a seat, as it was given at the beginning; null where none was. */
export function nameAt(seat: string, names: SeatNames): string | null {
  const name = names.find((entry) => entry.seat === seat)?.name;
  return name === undefined ? null : inItself(name);
}

/** A seat as sentences speak of it, whoever sits there: "player 3", "the defender", "the game master". */
function seatAlone(seat: string): string {
  if (seat === "master") return "the game master";
  return seat === "spectator" ? "those who look on" : seatSpoken(seat);
}

/** A seat as it is spoken of: by the name of who sits there, where it is known. */
export const seatInWords = (seat: string, names: SeatNames = []): string => nameAt(seat, names) ?? seatAlone(seat);

/** A seat where it stands by itself, as on a button or in a list: "player 3", "defender", "game master". */
export const seatLabel = (seat: string, names: SeatNames = []): string =>
  nameAt(seat, names) ?? seatAlone(seat).replace(/^the /, "");

/** The same where it has to be plain which seat it is, as where links are handed out: "Anna (player 2)". */
export function seatAndName(seat: string, names: SeatNames, nameless: string = seatLabel(seat)): string {
  const name = nameAt(seat, names);
  return name === null ? nameless : `${name} (${seatLabel(seat)})`;
}

/** Words one after the other: "Anna, Ben and Chloé". */
export const joined = new Intl.ListFormat("en-GB", { type: "conjunction" });
const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Several of them; whoever reads it (`you`) stands first, as "you". */
export const seatsInWords = (seats: readonly string[], names: SeatNames = [], you: string | null = null): string =>
  joined.format(youFirst(seats, names, you));

/** Seats as they are spoken of, with whoever reads it first. */
const youFirst = (seats: readonly string[], names: SeatNames, you: string | null): readonly string[] => [
  ...(you !== null && seats.includes(you) ? ["you"] : []),
  ...seats.filter((seat) => seat !== you).map((seat) => seatInWords(seat, names)),
];

/** Any of several: "you, Ben or Chloé", whoever reads it first. */
export const anyOfSeats = (seats: readonly string[], names: SeatNames, you: string | null): string =>
  either.format(youFirst(seats, names, you));
