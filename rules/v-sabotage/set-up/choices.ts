import type { Defect, Settings, SetUpChoice } from "../../kernel/index.ts";
import { choiceFault } from "../../kit/index.ts";
import { medalCategories, type MedalCategory } from "../book/challenges.ts";
import { commandoCards } from "../book/commando-cards.ts";
import { numberIn } from "../book/in-force.ts";
import { operations } from "../book/operations.ts";
import { fateTokens } from "../book/tokens.ts";
import {
  usualDecks,
  usualEnemies,
  usualEquipment,
  usualEvents,
  usualReserve,
  usualSpecial,
} from "../notation/index.ts";
import { heldBack, unlockedBy } from "../objectives/index.ts";
import { newCommando } from "../table/commandos.ts";
import { changeCount } from "../table/pools.ts";
import type { State } from "../table/state.ts";
import { terrainsAhead, campaignDefects, usesResistance } from "./campaign.ts";

/** One choice of a set-up: what is chosen, how it is written, and what it does to the state. */
interface OwnChoice {
  readonly text: string;
  readonly expected: string;
  /** Where only these may be chosen: their words, and what they mean. */
  readonly values?: Readonly<Record<string, string>>;
  apply(state: State, value: string, settings: Settings): readonly Defect[];
}

const commaSeparated = (value: string): readonly string[] =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
const isSide = (side: string | undefined): side is "tan" | "blue" => side === "tan" || side === "blue";

/**
 * Takes a commando into the game from the reserve; its starting equipment comes in the set-up phase.
 * vs.setup.commando-choice
 */
function takeCommando(state: State, item: string, settings: Settings, name: string): readonly Defect[] {
  const [card = "", side] = item.split(/\s+/);
  if (!isSide(side) || commandoCards[card] === undefined)
    return [
      choiceFault(
        name,
        `"${item}" is not a commando and side; write for example "sapper tan".`,
        "vs.setup.commando-choice",
      ),
    ];
  if (!state.cards.reserve.includes(card))
    return [
      choiceFault(
        name,
        `${card} is not in the commando reserve; it holds: ${state.cards.reserve.join(", ")}.`,
        "vs.setup.commando-choice",
      ),
    ];
  state.cards.reserve = state.cards.reserve.filter((other) => other !== card);
  state.commandos.push(newCommando(settings, card, side, (state.commandos.length % state.players) + 1));
  return [];
}

const dangerTokens = (inPlay: boolean, copies: number): State["danger"]["unseen"] =>
  inPlay
    ? Object.fromEntries(fateTokens.filter((kind) => kind.startsWith("danger")).map((kind) => [kind, copies]))
    : {};

/** The pools of a box, as a text without them has them. */
function refillPools(state: State, settings: Settings): void {
  const { ghost, resistance } = state;
  const box = { resistance, ghost };
  Object.assign(state, {
    equipment: { reserve: usualEquipment(box), discard: {} },
    enemies: { reserve: usualEnemies(box), special: usualSpecial(box) },
    events: { pools: usualEvents(box), discard: [] },
    cards: { reserve: usualReserve(box, []), eliminated: [] },
    decks: usualDecks(box, []),
    fleeTokens: ghost.loneWolf ? numberIn(settings, "vs.number.flee-tokens") : 0,
    danger: { unseen: dangerTokens(ghost.xp, numberIn(settings, "vs.number.danger-copies")), aside: [] },
  } satisfies Partial<State>);
}

/**
 * "ID for ID": a bonus commando takes another's place in the commando reserve, which is limited. vs.bonus.swap,
 * vs.bonus.who
 */
function swapBonus(state: State, item: string, settings: Settings): readonly Defect[] {
  const [first, word, ...others] = item.split(/\s+/);
  // without anybody who leaves it names the bonus commando alone
  const isSwap = word === "for" && others.length === 1;
  const [bonus = "", other = ""] = isSwap || word === undefined ? [first, others[0]] : [];
  const card = commandoCards[bonus];
  if (card?.expansion !== "ghost")
    return [
      choiceFault("bonus", `"${item}" is not a swap; write for example "death-cheater for scout".`, "vs.bonus.who"),
    ];
  if (card.needsResistance === true && !state.resistance)
    return [choiceFault("bonus", `${bonus} goes with Résistance only.`, "vs.bonus.who")];
  if (state.cards.reserve.includes(bonus))
    return [choiceFault("bonus", `${bonus} is already in the reserve.`, "vs.bonus.swap")];
  if (!state.cards.reserve.includes(other))
    return [
      choiceFault(
        "bonus",
        `For each bonus commando another leaves the reserve; ${other === "" ? "none" : other} is not in it.`,
        "vs.bonus.swap",
      ),
    ];
  const reserveLimit = numberIn(
    settings,
    state.resistance ? "vs.number.commando-reserve-expansion" : "vs.number.commando-reserve",
  );
  state.cards.reserve = [...state.cards.reserve.filter((name) => name !== other), bonus];
  return state.cards.reserve.length > reserveLimit
    ? [choiceFault("bonus", `The commando reserve is limited to ${reserveLimit}.`, "vs.bonus.swap")]
    : [];
}

const isCategory = (name: string): name is MedalCategory => medalCategories.some((category) => category === name);

/**
 * "combat 3, stealth 2": boxes ticked in earlier games; XP cards that no medal has unlocked stay out of the decks.
 * vs.medal.boxes, vs.medal.unlock
 */
function startMedals(state: State, value: string, settings: Settings): readonly Defect[] {
  const boxes: Partial<Record<MedalCategory, number>> = {};
  for (const item of value === "none" ? [] : commaSeparated(value)) {
    const [category = "", count = ""] = item.split(/\s+/);
    if (!isCategory(category) || !/^\d{1,2}$/.test(count))
      return [
        choiceFault(
          "medals",
          `"${item}" is not a number of boxes; write for example "combat 3", with one of: ${medalCategories.join(", ")}.`,
          "vs.medal.boxes",
        ),
      ];
    boxes[category] = Number(count);
  }
  state.medals = { boxes, challenges: [] };
  const unlocked = unlockedBy(settings, boxes);
  const kept = (cards: readonly string[]): string[] =>
    cards.filter((card) => !heldBack.includes(card) || unlocked.includes(card));
  if (state.decks !== null) {
    state.decks.yellow.cards = kept(state.decks.yellow.cards);
    state.decks.blue.cards = kept(state.decks.blue.cards);
  }
  return [];
}

/** Words of which one is written. */
const anyOf = (words: readonly string[]): string => words.join("/");

/** The commando cards of some boxes. */
const cardsOf = (...boxes: readonly ("base" | "resistance" | "ghost")[]): readonly string[] =>
  Object.keys(commandoCards).filter((card) => boxes.some((box) => commandoCards[card]?.expansion === box));

/** What may be chosen of a set-up, in the order in which it is applied. vs.ghost.modes-combine */
export const ownChoices: Readonly<Record<string, OwnChoice>> = {
  campaign: {
    text: "operations that follow each other",
    expected: `a list, each ${anyOf(Object.keys(operations))}, e.g. lantern, beacon`,
    apply(state, value, settings) {
      const names = commaSeparated(value);
      const defects = campaignDefects(names, numberIn(settings, "vs.number.campaign-operations"));
      const [first, ...later] = names;
      const operation = first === undefined ? undefined : operations[first];
      if (defects.length > 0 || first === undefined || operation === undefined) return defects;
      state.operation = first;
      state.ahead = terrainsAhead(operation);
      state.campaign = { operations: later, secretWeapons: false };
      state.resistance ||= usesResistance(names);
      refillPools(state, settings);
      return [];
    },
  },
  "secret-weapons": {
    text: "Goliath nests",
    expected: "yes, in a campaign",
    values: { yes: "they are marked, in a campaign" },
    apply(state) {
      if (state.campaign === null)
        return [choiceFault("secret-weapons", "Goliath nests come in a campaign only.", "vs.campaign.goliath")];
      if (usesResistance([state.operation ?? "", ...state.campaign.operations]))
        return [
          choiceFault(
            "secret-weapons",
            "At most one expansion beside the base game belongs to a campaign; this one has Résistance.",
            "vs.campaign.family",
          ),
        ];
      state.campaign.secretWeapons = true;
      return [];
    },
  },
  resistance: {
    text: "the expansion Résistance",
    expected: "yes",
    values: { yes: "it is in play" },
    apply(state, _value, settings) {
      state.resistance = true;
      refillPools(state, settings);
      return [];
    },
  },
  xp: {
    text: "experience",
    expected: "yes",
    values: { yes: "commandos gain it" },
    apply(state, _value, settings) {
      state.ghost.xp = true;
      refillPools(state, settings);
      return [];
    },
  },
  "lone-wolf": {
    text: "a commando who goes alone",
    expected: `one ${anyOf(cardsOf("base", "resistance", "ghost"))} tan/blue, e.g. death-cheater tan`,
    apply(state, value, settings) {
      state.ghost = { xp: true, loneWolf: true };
      refillPools(state, settings);
      const card = commandoCards[value.split(/\s+/)[0] ?? ""];
      const may =
        card !== undefined &&
        (card.expansion === "base" ||
          (card.expansion === "resistance" && state.resistance) ||
          value.startsWith("death-cheater"));
      if (!may)
        return [
          choiceFault(
            "lone-wolf",
            `A lone wolf is the Death Cheater or a commando of the core box or of the expansion in play, not ${value}.`,
            "vs.wolf.choice",
            "vs.wolf.one",
          ),
        ];
      state.cards.reserve = [...new Set([...state.cards.reserve, "death-cheater", "gander"])];
      return takeCommando(state, value, settings, "lone-wolf");
    },
  },
  bonus: {
    text: "bonus commandos",
    expected: `a list, each ${anyOf(cardsOf("ghost"))} for ${anyOf(cardsOf("base", "resistance"))}, e.g. death-cheater for scout`,
    apply: (state, value, settings) => commaSeparated(value).flatMap((item) => swapBonus(state, item, settings)),
  },
  ss: {
    text: "SS units",
    expected: "a whole number from 1 to 6: so many SS units take the place of regular ones",
    apply(state, value) {
      const count = Number(value);
      if (!Number.isInteger(count) || count < 1 || count > 6)
        return [choiceFault("ss", "1 to 6 SS units take the place of regular ones.", "vs.bonus.ss")];
      changeCount(state.enemies.reserve, "regular", -count);
      changeCount(state.enemies.reserve, "ss", count);
      return [];
    },
  },
  medals: {
    text: "challenges and medals",
    expected: `a list, each ${anyOf(medalCategories)} 1/2/3/4/5/6/7/8/9/10, e.g. combat 3, stealth 2; or none`,
    apply: startMedals,
  },
  commandos: {
    text: "the commandos",
    expected: `a list, each ${anyOf(Object.keys(commandoCards))} tan/blue, e.g. sapper tan, medic blue`,
    apply: (state, value, settings) =>
      state.ghost.loneWolf
        ? [choiceFault("commandos", "A lone wolf goes alone.", "vs.wolf.one")]
        : commaSeparated(value).flatMap((item) => takeCommando(state, item, settings, "commandos")),
  },
  asks: {
    text: "how often a step is interrupted by a question",
    expected: "always, possible, weighty or never",
    values: {
      always: "after every step",
      possible: "where something could be done",
      weighty: "where it matters",
      never: "never",
    },
    apply(state, value) {
      state.asks = (["always", "possible", "weighty", "never"] as const).find((word) => word === value) ?? state.asks;
      return [];
    },
  },
};

/** What may be chosen before a game, as it is offered. vs.ghost.modes-combine */
export const choices: readonly SetUpChoice[] = Object.entries(ownChoices).map(([name, { text, expected, values }]) => ({
  name,
  text,
  values: Object.entries(values ?? {}).map(([id, meaning]) => ({ id, text: meaning })),
  free: values === undefined ? expected : null,
}));
