import { brotliDecompressSync, deflateRawSync, inflateRawSync } from "node:zlib";

/** Texts by which moves of a game are packed: what is in them already is only pointed at. */
export interface Dictionary {
  /** The id of the ruleset. */
  readonly ruleset: string;
  /** By this a packed text names it: for ever, for what was packed is kept. */
  readonly id: string;
  readonly load: () => Promise<{ readonly dictionary: string }>;
}

/** Of several dictionaries of a game the first packs; with the others what they once packed is read. */
export const dictionaries: readonly Dictionary[] = [
  { ruleset: "rogue-regiment", id: "rr1", load: () => import("./dictionaries/rogue-regiment-1.ts") },
  { ruleset: "v-sabotage", id: "vs1", load: () => import("./dictionaries/v-sabotage-1.ts") },
  { ruleset: "hour-of-glory", id: "hg1", load: () => import("./dictionaries/hour-of-glory-1.ts") },
  { ruleset: "two-hundred-hours", id: "th1", load: () => import("./dictionaries/two-hundred-hours-1.ts") },
  { ruleset: "dust-tactics", id: "dt1", load: () => import("./dictionaries/dust-tactics-1.ts") },
];

const loaded = new Map<string, Promise<Buffer>>();

/** The text of a dictionary, unpacked once. */
export function textOf({ id, load }: Dictionary): Promise<Buffer> {
  const text =
    loaded.get(id) ?? load().then(({ dictionary }) => brotliDecompressSync(Buffer.from(dictionary, "base64")));
  loaded.set(id, text);
  return text;
}

/** What is read of a table that was written by nobody but this service, in bytes. */
const MOST_UNPACKED = 1_000_000;

/** A text as it is kept, and the dictionary it takes to read it; null for none. */
export interface Packed {
  readonly bytes: Uint8Array;
  readonly by: string | null;
}

/**
 * Packs the long text of an item, by the dictionary of the game that it names or, where that is not wanted, without
 * one. Which it is makes it shorter or longer, never another text.
 */
export async function pack(text: string, isByDictionary: boolean): Promise<Packed> {
  const ruleset = isByDictionary ? /"ruleset":"([a-z-]{1,40})"/.exec(text)?.[1] : undefined;
  const dictionary = dictionaries.find((one) => one.ruleset === ruleset);
  if (dictionary === undefined) return { bytes: deflateRawSync(text), by: null };
  return { bytes: deflateRawSync(text, { dictionary: await textOf(dictionary) }), by: dictionary.id };
}

/** The text that was packed. Throws where it was packed by a dictionary that is not here, as a later version has it. */
export async function unpack({ bytes, by }: Packed): Promise<string> {
  const dictionary = dictionaries.find(({ id }) => id === by);
  if (by !== null && dictionary === undefined)
    throw new Error(`This was packed by the dictionary ${by}, which this version does not have.`);
  const options = dictionary === undefined ? {} : { dictionary: await textOf(dictionary) };
  return inflateRawSync(bytes, { ...options, maxOutputLength: MOST_UNPACKED }).toString("utf8");
}
