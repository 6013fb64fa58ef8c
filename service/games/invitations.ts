import { type Seats } from "../storage/seats.ts";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { sha256 } from "../adjudication/sha256.ts";

/** The names beside the players' seats: who looks after the game, and who only looks on. */
export const MASTER = "master";
export const SPECTATOR = "spectator";

const form = /^umpire-([a-z0-9]{1,40})-[\w-]{43}$/;

/** An invitation to a game: its id, so that one text is enough to find it, and 256 random bits. */
export const newInvitation = (game: string, bits = randomBytes(32)): string =>
  `umpire-${game}-${bits.toString("base64url")}`;

/** Random bits in 43 characters have 31 different ones on average, and hardly ever fewer than this. */
const LEAST_DIFFERENT = 16;

/** Whether the end of an invitation may be random: one that somebody thought of is found by others who think. */
export const mayBeRandom = (secret: string): boolean => {
  const bits = secret.slice(-43);
  const repeats = [...bits].some((_, at) => bits.includes(bits.slice(at, at + 8), at + 1) && at + 8 < bits.length);
  return new Set(bits).size >= LEAST_DIFFERENT && !repeats;
};

/** What is stored of an invitation. */
export const hashOfInvitation = (secret: string): string => sha256(secret);

/** The game that an invitation is for; null when the text cannot be one. */
export const gameOfInvitation = (secret: string): string | null => form.exec(secret)?.[1] ?? null;

/** The seat a secret opens, or null. Every seat is compared, each in constant time. */
export function seatOpenedBy({ seats }: Seats, secret: string): string | null {
  const given = Buffer.from(hashOfInvitation(secret), "hex");
  let opened: string | null = null;
  for (const [seat, { hash }] of Object.entries(seats))
    if (timingSafeEqual(given, Buffer.from(hash, "hex"))) opened = seat;
  return opened;
}

/** What is kept of the invitations to the seats of a new game. */
export const invite = (
  names: readonly string[],
  at: string,
  secretOf: (seat: string) => string,
  claims: Seats["claims"] = [],
): Seats => ({
  generation: 0,
  seats: Object.fromEntries(
    names.map((name) => [
      name,
      {
        hash: hashOfInvitation(secretOf(name)),
        since: at,
        webhook: null,
        former: null,
        browsers: [],
        formerBrowsers: [],
        replaced: null,
      },
    ]),
  ),
  renewals: [],
  claims,
  claimsChanged: null,
});
