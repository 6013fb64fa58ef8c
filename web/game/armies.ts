import type { BoardModel, NotationAnswer, RulesetListing } from "../api/answers.ts";
import { exampleOf, isMustered, musters, type UnitCard } from "./mustered.ts";

// A list of one's own is made of unit cards. Which there are the notation of the game tells, what they are called and what
// they are the board of a battle in which each of them takes part.

const pointsIn = (says: readonly string[]): number | null => {
  const [, points] = /^(\d+) AP$/.exec(says.find((part) => part.endsWith(" AP")) ?? "") ?? [];
  return points === undefined ? null : Number(points);
};

/** What the notation of a game tells of its lines. */
type Lines = NonNullable<NotationAnswer["notation"]>["lines"];

/** A battle to ask for, and the cards as its board tells them. */
interface Mustering {
  readonly asked: {
    readonly ruleset: string;
    readonly scenario: string;
    readonly options: { readonly choices: Readonly<Record<string, string>> };
  };
  readonly cardsOn: (board: Pick<BoardModel, "names" | "cards">) => readonly UnitCard[];
}

/** The battle that tells all cards of a game; null where the game has no such lists. */
export function mustering(ruleset: string, choices: RulesetListing["choices"], lines: Lines): Mustering | null {
  const muster = musters[ruleset];
  const sides = choices.filter((choice) => isMustered(ruleset, choice));
  const [example] = sides.map(exampleOf);
  if (muster === undefined || example === undefined) return null;
  const ids =
    lines
      .flatMap(({ blanks }) => blanks.map(({ values }) => values))
      .find((values) => example.every((word) => values.includes(word))) ?? [];
  const units = ids.filter((id) => !muster.joining.some((card) => card.id === id));
  const armies = [...Map.groupBy(units, (id) => id.slice(0, id.indexOf("."))).values()];
  const lists = Object.fromEntries(sides.map(({ name }, i) => [name, (armies[i] ?? []).join(" ")]));
  return {
    asked: { ruleset, scenario: muster.scenario, options: { choices: { ...muster.choices, ...lists } } },
    cardsOn(board) {
      const names = new Map((board.names ?? []).map(({ id, name }) => [id, name]));
      const says = new Map((board.cards ?? []).map((card) => [card.id, card.says]));
      const cards = new Map(muster.joining.map((card) => [card.id, card]));
      for (const [i, army] of armies.entries())
        for (const [n, id] of army.entries()) {
          // the units of a side are called by its letter, in the order of its list
          const unit = `${sides[i]?.name.charAt(0) ?? ""}${n + 1}`;
          const told = says.get(unit) ?? [];
          const name = (names.get(unit) ?? id).replace(` ${unit}`, "");
          cards.set(id, { id, name, says: told.filter((part) => !part.endsWith(" AP")), points: pointsIn(told) });
        }
      return ids.flatMap((id) => cards.get(id) ?? []);
    },
  };
}

/** The words of a list, as they are written. */
const wordsOf = (list: string): readonly string[] => list.split(/[\s,;]+/).filter((word) => word !== "");

/** How often each card is in a list: a number before a card counts it. */
export function countsIn(list: string): ReadonlyMap<string, number> {
  const words = wordsOf(list);
  const counts = new Map<string, number>();
  for (const [i, word] of words.entries())
    if (word.includes(".")) counts.set(word, (counts.get(word) ?? 0) + (Number(words[i - 1]) || 1));
  return counts;
}

/** A list with a card more or less; what else is written in it stays. */
export function withCard(list: string, card: string, more: 1 | -1): string {
  const words = [...wordsOf(list)];
  if (more === 1) return [...words, card].join(" ");
  const at = words.lastIndexOf(card);
  if (at < 0) return list;
  const count = Number(words[at - 1]);
  if (count > 2) words[at - 1] = String(count - 1);
  else if (count === 2) words.splice(at - 1, 1);
  else words.splice(at, 1);
  return words.join(" ");
}
