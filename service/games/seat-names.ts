import { unreadableAt } from "../schema/faults.ts";
import type { SeatName } from "../storage/seats.ts";
import { latinOf } from "./confusables.ts";

/** What hardly differs in print: strokes and circles, whatever they stand for, and letters that run together. */
const strokes: readonly (readonly [RegExp, string])[] = [
  [/[1I|]/g, "l"],
  [/0/g, "O"],
  [/rn/g, "m"],
  [/vv/gi, "w"],
];

/** A name without what nobody sees, and whatever parts its words. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\s_\p{Pd}]+/gu, " ");

/** A name as it is printed: in the Latin letters that it looks like. */
const printed = (name: string): string => Array.from(plain(name), (sign) => latinOf.get(sign) ?? sign).join("");

/** How a name may be taken for others: by its letters, large or small, by what they look like, and by its strokes. */
const looks = (name: string): readonly string[] => [
  plain(name).toLowerCase(),
  printed(name).toLowerCase(),
  strokes.reduce((text, [these, that]) => text.replace(these, that), printed(name)).toLowerCase(),
];

/** Whether two names may be taken for each other. */
export const lookAlike = (one: string, other: string): boolean => {
  const others = looks(other);
  return looks(one).some((look, way) => look === others[way]);
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
