/** How those at seats are called. */
export type SeatNames = readonly { readonly seat: string; readonly name: string }[];

/** The name of who sits at a seat, as it was given at the beginning; null where none was. */
export const nameAt = (seat: string, names: SeatNames): string | null =>
  names.find((entry) => entry.seat === seat)?.name ?? null;

/** A seat by itself: "player 3", "game master". */
function seatAlone(seat: string): string {
  if (seat === "master") return "game master";
  if (seat === "spectator") return "those who look on";
  const [, number] = /^player-(\d+)$/.exec(seat) ?? [];
  return number === undefined ? seat.replaceAll("-", " ") : `player ${number}`;
}

/** A seat as it is spoken of: by the name of who sits there, where it is known. */
export const seatInWords = (seat: string, names: SeatNames = []): string => nameAt(seat, names) ?? seatAlone(seat);

/** The same where it has to be plain which seat it is, as where links are handed out: "Anna (player 2)". */
export function seatAndName(seat: string, names: SeatNames): string {
  const name = nameAt(seat, names);
  return name === null ? seatAlone(seat) : `${name} (${seatAlone(seat)})`;
}

/** Words one after the other: "Anna, Ben and Chloé". */
export const joined = new Intl.ListFormat("en-GB", { type: "conjunction" });
const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Several of them. */
export const seatsInWords = (seats: readonly string[], names: SeatNames = []): string =>
  joined.format(seats.map((seat) => seatInWords(seat, names)));

/** Any of several: "you, Ben or Chloé", whoever reads it first. */
export const anyOfSeats = (seats: readonly string[], names: SeatNames, you: string | null): string =>
  either.format([
    ...(you !== null && seats.includes(you) ? ["you"] : []),
    ...seats.filter((seat) => seat !== you).map((seat) => seatInWords(seat, names)),
  ]);
