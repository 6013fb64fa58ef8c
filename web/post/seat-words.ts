/** A seat as it is spoken of. */
export function seatInWords(seat: string): string {
  if (seat === "master") return "game master";
  if (seat === "spectator") return "those who look on";
  const [, number] = /^player-(\d+)$/.exec(seat) ?? [];
  return number === undefined ? seat : `player ${number}`;
}

const joined = new Intl.ListFormat("en", { type: "conjunction" });

/** Several of them. */
export const seatsInWords = (seats: readonly string[]): string => joined.format(seats.map(seatInWords));
