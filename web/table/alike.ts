import type { Decision } from "../api/answers.ts";
import { nameWithin, pieceName, shortName, sideOfPiece, told } from "../page/names.ts";

type Option = Decision["options"][number];

/** Options that say the same of several pieces of a unit, as each of the same soldiers; one by itself where none is alike. */
export interface Alike {
  /** What all of them say, of the unit. */
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly text: string; readonly short: string }[];
}

/** What an option says of the unit of its piece; null where it names none, or what belongs to no unit. */
function saidOfUnit({ id, text }: Option): string | null {
  const [, unit = ""] = /^(.+)-\d+$/.exec(id) ?? [];
  const [said, name] = [told(text), pieceName(id)];
  const isUnit = nameWithin(unit) !== unit && sideOfPiece(unit) === undefined;
  return !isUnit || !said.startsWith(name) ? null : pieceName(unit) + said.slice(name.length);
}

/** Options in their order, those of like pieces of a unit together. */
export const alikeAmong = (options: readonly Option[]): readonly Alike[] =>
  [...Map.groupBy(options, (option) => saidOfUnit(option) ?? option.id)].map(([text, all]) => ({
    text: all.length === 1 ? told(all[0]?.text ?? "") : text,
    options: all.map((option) => ({ id: option.id, text: told(option.text), short: shortName(option.id) })),
  }));
