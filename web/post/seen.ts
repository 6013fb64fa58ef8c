import { keepAt, keptList } from "../page/kept.ts";
/** The version of a game that this browser saw last, at a seat of it. */
export interface Seen {
  readonly version: number;
  /** When it was seen, as an ISO text. */
  readonly at: string;
}

interface KeptSeen extends Seen {
  readonly game: string;
  /** Null for those who look on. */
  readonly seat: string | null;
}

const key = "umpire-seen";

/** Of how many games it is kept; the one that was looked at longest ago goes first. */
const MOST = 200;

const isKept = (value: unknown): value is KeptSeen =>
  typeof value === "object" &&
  value !== null &&
  "game" in value &&
  typeof value.game === "string" &&
  "seat" in value &&
  (value.seat === null || typeof value.seat === "string") &&
  "version" in value &&
  Number.isInteger(value.version) &&
  "at" in value &&
  typeof value.at === "string" &&
  !Number.isNaN(Date.parse(value.at));

const read = (): readonly KeptSeen[] => keptList(key, isKept);

/** What this browser saw last of a game at a seat; null where it never saw it. */
export const lastSeen = (game: string, seat: string | null): Seen | null =>
  read().find((entry) => entry.game === game && entry.seat === seat) ?? null;

/** Keeps that a version was seen just now. */
export function noteSeen(game: string, seat: string | null, version: number): void {
  const others = read().filter((entry) => entry.game !== game || entry.seat !== seat);
  const now: KeptSeen = { game, seat, version, at: new Date().toISOString() };
  // a browser that keeps nothing is told nothing of what happened meanwhile
  keepAt(key, [now, ...others].slice(0, MOST));
}
