import type { StoredMove } from "../storage/store.ts";
import { knownBody, type MoveBody } from "./move.ts";

/** What a move holds beside the position that it leaves. */
export type BesidePosition = Omit<MoveBody, "position">;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** The place behind a string of a JSON text that begins at a place. */
function behindString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}

/** The place behind a value of a JSON text that begins at a place. */
function behindValue(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place < text.length; place++) {
    const sign = text.charCodeAt(place);
    if (sign === QUOTE) place = behindString(text, place) - 1;
    else if (sign === 0x7b || sign === 0x5b) depth++;
    else if (sign === 0x7d || sign === 0x5d) {
      if (depth === 0) return place;
      depth--;
    } else if (sign === COMMA && depth === 0) return place;
  }
  return text.length;
}

/** Where the value of a key of an object lies in its canonical text, the keys of which need no escapes; null without it. */
function valueOf(text: string, key: string): readonly [number, number] | null {
  for (let at = 1; text.charCodeAt(at) === QUOTE;) {
    const from = behindString(text, at) + 1;
    const to = behindValue(text, from);
    if (text.startsWith(`"${key}":`, at)) return [from, to];
    at = to + 1;
  }
  return null;
}

/**
 * What a stored move holds beside its position, and the text of that: most of a move is its position, and whoever tells
 * what was done need not have it parsed.
 */
export function besidePosition(move: StoredMove): {
  readonly happened: BesidePosition;
  readonly position: string;
} {
  const { body: text } = move;
  const [from, to] = valueOf(text, "position") ?? [text.length, text.length];
  const position = text.slice(from, to);
  const keptBody = knownBody(move);
  if (keptBody !== null) return { happened: keptBody, position };
  const happened: BesidePosition = JSON.parse(from === to ? text : `${text.slice(0, from)}null${text.slice(to)}`);
  return { happened, position };
}
