/** How words are written that are chosen from lists: each entry has a word of each list, one behind the other. */
export interface Listed {
  /** The words that may stand at each place of an entry; one alone stands there always. */
  readonly slots: readonly (readonly string[])[];
  /** Whether there may be several entries. */
  readonly isList: boolean;
  /** Whether "none" may be said in place of entries. */
  readonly orNone: boolean;
}

/** Words between commas that stand apart by blanks: at most so many are told apart. */
const MOST = 40;

/**
 * The lists that words are chosen from, where that is how they are written: "a list, each sapper/medic tan/blue, e.g.
 * sapper tan", "one sapper/medic tan/blue"; else null.
 */
export function listedIn(free: string): Listed | null {
  const [, head, words = ""] = /^(a list, each|one) ([^,;]+)/.exec(free) ?? [];
  if (head === undefined || !words.includes("/")) return null;
  return {
    slots: words.split(" ").map((slot) => slot.split("/")),
    isList: head !== "one",
    orNone: free.endsWith("; or none"),
  };
}

/** The entries that are written, each by its words. */
export const entriesIn = (written: string): readonly (readonly string[])[] =>
  written
    .split(",")
    .slice(0, MOST)
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([first]) => first !== undefined && first !== "" && first !== "none");

/** Entries as they are written. */
export const writtenAs = (entries: readonly (readonly string[])[]): string =>
  entries.map((words) => words.join(" ")).join(", ");

/** An entry that nothing has been chosen of yet: the first word of each list. */
export const firstOf = ({ slots }: Listed, taken: readonly (readonly string[])[]): readonly string[] =>
  slots.map((slot, at) =>
    at === 0 ? (slot.find((word) => taken.every(([other]) => other !== word)) ?? slot[0] ?? "") : (slot[0] ?? ""),
  );

/** The whole numbers that may be chosen, where that is how words are written: "a whole number from 1 to 6"; else null. */
export function numbersIn(free: string): { readonly least: number; readonly most: number } | null {
  const [, least, most] = /^a whole number from (\d{1,4}) to (\d{1,4})/.exec(free) ?? [];
  return least === undefined || most === undefined ? null : { least: Number(least), most: Number(most) };
}

/** Whether a choice is written in the notation, or by the ids of pieces: that is done on a board. */
export const isDoneOnBoard = ({ free }: { readonly free: string | null }): boolean =>
  free !== null && /^(?:lines of the text notation|ids)\b/.test(free);
