import { sha256 } from "../adjudication/sha256.ts";
import { unreadableAt } from "../schema/faults.ts";
import type { StreamSeat } from "./address.ts";

/** How far the news of a seat was told; "lost" where it was told that its invitation opens nothing any more. */
export type Told =
  | {
      /** The version whose move was told last. */
      readonly version: number;
      /** Whether it was told, too, whose turn it is after that, or that the game is over. */
      readonly turn: boolean;
      /** The generation of the proposal that was told last. */
      readonly proposal: number;
      /** The generation of the seats up to which replaced invitations were told. */
      readonly renewals: number;
    }
  | "lost";

/** A place in the news of many seats, by their keys: what a client sends to go on from there. */
export type Place = ReadonlyMap<string, Told>;

/** The form of a written place, in front of it. */
const FORM = 1;
const KEY_BYTES = 6;
/** The longest written place: that of fifty seats. */
const MOST_CHARACTERS = 1800;
const MOST_NUMBER = 2 ** 31 - 1;

/** A seat in a place: what it was called at another address is the same. */
export const keyOf = ({ game, seat }: Pick<StreamSeat, "game" | "seat">): string =>
  sha256(`${game}/${seat}`).slice(0, 2 * KEY_BYTES);

function push(bytes: number[], number: number): void {
  let left = number;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  bytes.push(left);
}

/** A place as text: letters, digits, "-" and "_". */
export function writePlace(place: Place): string {
  const bytes: number[] = [FORM];
  for (const [key, told] of place) {
    bytes.push(...Buffer.from(key, "hex"));
    // versions begin with 0, which is free for what is lost
    if (told === "lost") push(bytes, 0);
    else {
      push(bytes, told.version + 1);
      push(bytes, 2 * told.proposal + (told.turn ? 1 : 0));
      push(bytes, told.renewals);
    }
  }
  return Buffer.from(bytes).toString("base64url");
}

/** A place from its text; null where it is none. */
export function readPlace(text: string): Place | null {
  if (text.length > MOST_CHARACTERS || !/^[\w-]+$/.test(text)) return null;
  const bytes = Buffer.from(text, "base64url");
  let at = 1;
  const number = (): number => {
    let [value, factor] = [0, 1];
    for (let byte = 128; byte >= 128; factor *= 128) {
      byte = bytes[at++] ?? -1;
      if (byte < 0 || factor > MOST_NUMBER) return NaN;
      value += (byte % 128) * factor;
    }
    return value;
  };
  const place = new Map<string, Told>();
  while (at < bytes.length) {
    const key = bytes.toString("hex", at, at + KEY_BYTES);
    at += KEY_BYTES;
    const version = number() - 1;
    if (version === -1) {
      place.set(key, "lost");
      continue;
    }
    const [packed, renewals] = [number(), number()];
    if (![version, packed, renewals].every((part) => part <= MOST_NUMBER)) return null;
    place.set(key, { version, turn: packed % 2 === 1, proposal: Math.floor(packed / 2), renewals });
  }
  return bytes[0] === FORM ? place : null;
}

/** The place that a request names. Throws a Fault where it is none. */
export function placeAt(text: string, path: string): Place {
  const place = readPlace(text);
  if (place !== null) return place;
  throw unreadableAt(
    path,
    "This is not a place in a stream: send the id of the last news you had, or nothing.",
    "no-place",
  );
}
