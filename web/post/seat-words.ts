/** How those at seats are called. */
export type SeatNames = readonly { readonly seat: string; readonly name: string }[];

/** A seat as it is spoken of, with the name of who sits there if it is known. */
export function seatInWords(seat: string, names: SeatNames = []): string {
  const name = names.find((one) => one.seat === seat)?.name;
  if (name !== undefined) return `${name} (${seatInWords(seat)})`;
  if (seat === "master") return "game master";
  if (seat === "spectator") return "those who look on";
  const [, number] = /^player-(\d+)$/.exec(seat) ?? [];
  return number === undefined ? seat : `player ${number}`;
}

const joined = new Intl.ListFormat("en", { type: "conjunction" });

/** Several of them. */
export const seatsInWords = (seats: readonly string[], names: SeatNames = []): string =>
  joined.format(seats.map((seat) => seatInWords(seat, names)));
