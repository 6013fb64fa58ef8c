import { gameOf } from "./invitations.ts";

/** The link that opens a seat: its secret stands in the fragment, which browsers keep to themselves. */
export const linkFor = (secret: string): string =>
  `${location.origin}${location.pathname}#/post/${gameOf(secret) ?? ""}/${secret}`;

/** The link to look on, without any secret. */
export const linkToLookOn = (game: string): string => `${location.origin}${location.pathname}#/post/${game}`;

/** A seat as it is spoken of. */
export function seatInWords(seat: string): string {
  if (seat === "master") return "game master";
  if (seat === "spectator") return "those who look on";
  const [, number] = /^player-(\d+)$/.exec(seat) ?? [];
  return number === undefined ? seat : `player ${number}`;
}

const joined = new Intl.ListFormat("en", { type: "conjunction" });

export const seatsInWords = (seats: readonly string[]): string => joined.format(seats.map(seatInWords));
