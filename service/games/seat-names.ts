import { unreadableAt } from "../schema/faults.ts";
import type { SeatName } from "../storage/seats.ts";

/** Letters of Cyrillic and Greek, and the Latin ones that they look like, in the same order. */
const OTHERS = "АВЕЅІЈКМНОРСТУХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορι";
const LATIN = "ABESIJKMHOPCTYXaesijopcyxABEZHIKMNOPTYXavopi";

/** What hardly differs in print: strokes and circles, whatever they stand for, and letters that run together. */
const strokes: readonly (readonly [RegExp, string])[] = [
  [/[1I|]/g, "l"],
  [/0/g, "O"],
  [/rn/g, "m"],
  [/vv/g, "w"],
];

/** A name as it is printed: without what nobody sees, in the plainest letters that look so. */
const printed = (name: string): string =>
  Array.from(
    name.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, ""),
    (sign) => LATIN[OTHERS.indexOf(sign)] ?? sign,
  )
    .join("")
    .replace(/[\s_\p{Pd}]+/gu, " ");

/** How a name may be taken for others: by its letters, large or small, and by its strokes. */
const looks = (name: string): readonly string[] => [
  printed(name).toLowerCase(),
  strokes.reduce((text, [these, that]) => text.replace(these, that), printed(name)),
];

/** Whether two names may be taken for each other. */
export const lookAlike = (one: string, other: string): boolean => {
  const [letters, print] = looks(one);
  const [otherLetters, otherPrint] = looks(other);
  return letters === otherLetters || print === otherPrint;
};

/**
 * Refuses names of a new game by which two at the table would be taken for each other: that of another seat, or what
 * another seat itself is called. Throws a Fault at the later of the two.
 */
export function refuseAlike(seats: readonly string[], names: readonly SeatName[] = []): void {
  for (const [place, { seat, name }] of names.entries()) {
    const path = `/names/${place}/name`;
    const before = names.slice(0, place).find((other) => lookAlike(other.name, name));
    if (before !== undefined)
      throw unreadableAt(path, `"${name}" looks like "${before.name}", the name of ${before.seat}.`, "alike");
    const other = seats.find((id) => id !== seat && lookAlike(id, name));
    if (other !== undefined)
      throw unreadableAt(path, `"${name}" looks like ${other}, another seat of this game.`, "alike");
  }
}
