import { jagerDeck, jagerTokens } from "../book/expansions/index.ts";
import { type Jager, newJager, without } from "../table/jager-state.ts";
import type { State } from "../table/state.ts";
import { type Grid, nameOf, type Square } from "../../geometry/index.ts";
import { nearest } from "../../kernel/index.ts";
import type { Reader } from "./text.ts";

/** The Jäger player's side as the text says it; what it does not name is as at the beginning. */
export interface JagerDraft extends Omit<Jager, "deck" | "held"> {
  deck: string[] | null;
  held: number | null;
}

/** The upgrade tokens of a game, where the text does not say how many are left. */
const UPGRADES = 4;

export const newJagerDraft = (): JagerDraft => ({ ...newJager(UPGRADES), deck: null, held: null });

/** One of the cards of the Jäger deck. rr.jager.setup-deck */
function cardIn(reader: Reader, what = "a card"): string {
  const card = reader.peek();
  if (reader.more && !jagerDeck.includes(card))
    reader.fail("no-such-card", `There is no Jäger card ${card}${nearest(card, jagerDeck)}.`);
  return reader.word(what);
}

const cardsIn = (reader: Reader): string[] => {
  const cards: string[] = [];
  while (reader.more) cards.push(cardIn(reader));
  return cards;
};

/**
 * Reads a line about the Jäger player: `jager` alone for a beginning; `jager hand`, `held`, `deck`, `discard`, `laid`,
 * `upgrades`, `places`, `moves`; and his tokens: `waypoint 1 3,4 reached`, `cat 3,4`, `twig jock`, `stain 3,4 small`,
 * `lock 3,4 4,4`.
 */
export function jagerStatement(
  jager: JagerDraft,
  keyword: string,
  reader: Reader,
  square: (reader: Reader) => Square,
): void {
  switch (keyword) {
    case "jager":
      if (reader.more) handStatement(jager, reader);
      return;
    case "waypoint": {
      const stalker = reader.count("the number of a Stalker", 1, 4);
      reader.take("at");
      const at = square(reader);
      jager.waypoints = [...jager.waypoints, { stalker, at, reached: reader.take("reached") }];
      return;
    }
    case "cat":
      reader.take("at");
      jager.cat = square(reader);
      return;
    case "twig":
      reader.take("on");
      while (reader.more) jager.twigs = [...jager.twigs, reader.word("the id of an Operator")];
      return;
    case "stain": {
      reader.take("at");
      const at = square(reader);
      jager.stains = [...jager.stains, { at, small: reader.take("small") }];
      return;
    }
    default: {
      reader.take("at");
      const [first, other] = [square(reader), square(reader)];
      jager.locks = [...jager.locks, { from: Math.min(first, other), to: Math.max(first, other) }];
    }
  }
}

const jagerStatements = ["hand", "held", "deck", "discard", "laid", "upgrades", "places", "moves"] as const;

function handStatement(jager: JagerDraft, reader: Reader): void {
  switch (reader.oneOf("what belongs to the Jäger player", jagerStatements)) {
    case "hand":
      jager.hand = cardsIn(reader).sort();
      return;
    case "held":
      jager.held = reader.count("how many cards he holds", 0, 99);
      return;
    case "deck":
      jager.deck = cardsIn(reader).sort();
      return;
    case "discard":
      jager.discard = cardsIn(reader);
      return;
    case "laid": {
      const card = reader.take("?") ? "?" : cardIn(reader, 'a card, or "?"');
      const section = reader.take("in") ? reader.oneOf("a section", ["stealth", "battle"] as const) : null;
      jager.laid = { card: card === "?" ? null : card, section: section ?? "stealth" };
      return;
    }
    case "upgrades":
      jager.upgrades = reader.count("how many upgrade tokens are left", 0, 99);
      return;
    case "places":
      jager.placing = reader.oneOf("a token", jagerTokens);
      return;
    case "moves":
      jager.commanding = reader.word("the id of a unit");
  }
}

/** The side itself: the deck is what is left of the Jäger deck, unless the text names it. */
export function jagerOfDraft({ deck, held, ...rest }: JagerDraft): Jager {
  const cards = [
    ...rest.hand,
    ...rest.discard,
    ...(rest.laid === null || rest.laid.card === null ? [] : [rest.laid.card]),
  ];
  return { ...rest, held: held ?? rest.hand.length, deck: deck ?? cards.reduce(without, [...jagerDeck]) };
}

/** The lines about the Jäger player. */
export function printJager({ jager }: State, grid: Grid): readonly string[] {
  if (jager === null) return [];
  const named = (square: Square): string => nameOf(grid, square);
  const { hand, held, deck, discard, laid, upgrades, placing, commanding } = jager;
  const usual = jagerOfDraft({ ...jager, deck: null, held: null });
  return [
    "jager",
    ...(hand.length === 0 ? [] : [`jager hand ${hand.join(" ")}`]),
    ...(held === hand.length ? [] : [`jager held ${held}`]),
    ...(deck.join(" ") === usual.deck.join(" ") ? [] : [`jager deck ${deck.join(" ")}`.trim()]),
    ...(discard.length === 0 ? [] : [`jager discard ${discard.join(" ")}`]),
    ...(laid === null ? [] : [`jager laid ${laid.card ?? "?"} in ${laid.section}`]),
    ...(upgrades === UPGRADES ? [] : [`jager upgrades ${upgrades}`]),
    ...(placing === null ? [] : [`jager places ${placing}`]),
    ...(commanding === null ? [] : [`jager moves ${commanding}`]),
    ...jager.waypoints.map(
      ({ stalker, at, reached }) => `waypoint ${stalker} ${named(at)}${reached ? " reached" : ""}`,
    ),
    ...(jager.cat === null ? [] : [`cat ${named(jager.cat)}`]),
    ...(jager.twigs.length === 0 ? [] : [`twig ${jager.twigs.join(" ")}`]),
    ...jager.stains.map(({ at, small }) => `stain ${named(at)}${small ? " small" : ""}`),
    ...jager.locks.map(({ from, to }) => `lock ${named(from)} ${named(to)}`),
  ];
}
