import { MOST_BODY_BYTES, MOST_DEPTH, tooDeep, tooLarge } from "../schema/json.ts";

const [QUOTE, BACKSLASH, BRACE, END_OF_BRACE, BRACKET, END_OF_BRACKET] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/**
 * How deep the longest string of a body stands, before it is parsed. Throws a Fault where more stands beside it than a
 * body may have, or where something is nested deeper than the limit.
 */
export function depthOfLongest(body: Uint8Array): number {
  let longest = { length: 0, depth: 0 };
  let depth = 0;
  for (let i = 0; i < body.length; i++) {
    // what is beside the longest string so far stays beside it, or beside a longer one to come
    if (i - longest.length > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
    switch (body[i]) {
      case QUOTE: {
        const from = i + 1;
        for (i = from; i < body.length && body[i] !== QUOTE; i++) if (body[i] === BACKSLASH) i++;
        if (i - from > longest.length) longest = { length: i - from, depth };
        break;
      }
      case BRACE:
      case BRACKET:
        if (++depth > MOST_DEPTH) throw tooDeep();
        break;
      case END_OF_BRACE:
      case END_OF_BRACKET:
        depth--;
        break;
      default:
    }
  }
  if (body.length - longest.length > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
  return longest.depth;
}
