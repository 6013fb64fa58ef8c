import { capital } from "../page/names.ts";
import { isObject } from "../api/is-object.ts";
import type { Action, BoardModel, BoardPiece } from "../api/answers.ts";
import { entranceIn, sideInWords, windOf } from "../../pictures/index.ts";
import { nameWithin, pieceName, placesWithin, wordWithin } from "../page/names.ts";
import { asWritten } from "../../pictures/index.ts";
import { isPlace, pieceNamed } from "../board/places.ts";
import { targetsOfShots } from "./aim.ts";

/** A value that a field of an action can have, as it is chosen among. */
export interface Choice {
  /** The value as text, by which it is told apart. */
  readonly id: string;
  readonly text: string;
  /** The place or piece on the board that stands for it. */
  readonly place: string | null;
  readonly piece: string | null;
}

/** A field in which the actions that are left differ. */
export interface Field {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** What has been chosen so far: field → value. */
export type Picks = Readonly<Record<string, string>>;

/** The id of the choice that a value of a field is; one that an action leaves out counts as null. */
export const choiceId = (value: unknown): string => JSON.stringify(value ?? null);

/** A word of an action as people write it, without the letter that tells what kind of card it is; a piece keeps its number. */
export const plainWord = (name: string): string =>
  asWritten(
    name
      .replace(/^[a-z]-(?=[a-z]{2})/, "")
      .replace(/-(?=[a-z])/gi, " ")
      .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
  );

/** The name of an action or a field, at the beginning of a line. */
export const heading = (name: string): string => capital(plainWord(name));

/** Kinds of action that people call by other words than the actions of a game are named by. */
const formWords: Readonly<Record<string, string>> = {
  declare: "choose its actions",
  "escape-place": "lay the marker",
  put: "put it",
  follower: "follow",
  "sneak-path": "sneak",
  skip: "do nothing",
  "ask-us": "stop between the enemy's steps",
  "give-cigarette": "give a cigarette",
  "use-failure": "use the mechanical failure",
  "blow-up": "blow up the charge",
  save: "save an AP",
  hold: "nobody reacts",
};

/** The name of a kind of action, at the beginning of a line. */
export const formHeading = (name: string): string => heading(formWords[name] ?? name);

const fieldHeadings: Readonly<Record<string, string>> = {
  path: "Where to",
  to: "Where to",
  at: "Where",
  enter: "Where it comes on",
  plan: "What it does",
  hero: "Who leads it",
  skills: "Skills it uses",
  along: "Who goes with it",
  facing: "Which way it faces",
  when: "Between the enemy's steps",
};

/** When players want to be asked, by the word of the action. */
const whenWords: Readonly<Record<string, string>> = {
  always: "always",
  possible: "wherever somebody can act",
  weighty: "where it may matter",
  never: "never",
};

const whenInWords = (value: unknown, words: string): string =>
  typeof value === "string" ? (whenWords[value] ?? words) : words;

/** What is asked for a field of an action, above its choices. */
export const fieldHeading = (name: string): string => fieldHeadings[name] ?? heading(name);

/** Weapons that are fired, by whom they are fired at: "rifle, blade at Guard n1"; null where it is something else. */
function firedInWords(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const weaponsByTarget = new Map<string, string[]>();
  for (const shot of value) {
    if (!isObject(shot)) return null;
    const { weapon, target, ...rest } = shot;
    if (typeof weapon !== "string" || typeof target !== "string") return null;
    const besides = Object.keys(rest).length === 0 ? "" : ` (${valueInWords(rest)})`;
    weaponsByTarget.set(target, [...(weaponsByTarget.get(target) ?? []), valueInWords(weapon) + besides]);
  }
  return [...weaponsByTarget]
    .map(([target, fired]) => `${countedInWords(fired.join(", "))} at ${valueInWords(target)}`)
    .join("; ");
}

/** Where a way ends that leaves the board. */
const OFF = "off the board";

/** A card with what goes with it: "Heer officer (pistol)"; or with who gets it: "Quick reload for SAS Officer A1". */
function cardInWords(value: object): string | null {
  const { card, fighter, weapon, second, ...rest }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof card !== "string") return null;
  const arms = [weapon, second].flatMap((one) => (typeof one === "string" ? [plainWord(one)] : []));
  const more = Object.entries(rest).map(([key, part]) =>
    typeof part === "boolean"
      ? plainWord(key)
      : key === "requisition"
        ? valueInWords(part)
        : `${plainWord(key)} ${valueInWords(part)}`,
  );
  const kit = [...(arms.length === 0 ? [] : [arms.join(" and ")]), ...more].join(", ");
  return `${heading(card)}${kit === "" ? "" : ` (${kit})`}${typeof fighter === "string" ? ` for ${nameWithin(fighter)}` : ""}`;
}

/** A list of cards, those that are there more than once counted; null where it is a list of something else. */
function recordsInWords(values: readonly unknown[]): string | null {
  const cards = values.map((value) => (isObject(value) ? cardInWords(value) : null));
  const named = cards.filter((card) => card !== null);
  if (named.length < cards.length) return null;
  const count = (card: string): number => named.filter((other) => other === card).length;
  return [...new Set(named)].map((card) => (count(card) === 1 ? card : `${count(card)} × ${card}`)).join(", ");
}

/** What lies between two areas, by its name: "A5|A6". */
const between = /^([A-Z]\d+)\|([A-Z]\d+)$/;

export function valueInWords(value: unknown): string {
  if (value === undefined || value === null) return "none";
  if (Array.isArray(value))
    return value.length === 0
      ? "none"
      : (firedInWords(value) ?? recordsInWords(value) ?? value.map(valueInWords).join(" → "));
  const card = typeof value === "object" ? cardInWords(value) : null;
  if (card !== null) return card;
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, part]) => `${plainWord(key)} ${valueInWords(part)}`)
      .join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string") return String(value);
  const name = nameWithin(value);
  if (name !== value) return name;
  const called = wordWithin(value);
  if (called !== undefined) return called;
  if (value === "off") return OFF;
  const [, here, there] = between.exec(value) ?? [];
  if (here !== undefined && there !== undefined) return `the door between ${here} and ${there}`;
  return isPoint(value) ? placesWithin(value) : plainWord(value);
}

/** Whether a word is a place by its numbers. */
const isPoint = (word: string): boolean => /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/.test(word);

/** What it means that a field is left open. */
const leftOpen: Readonly<Record<string, string>> = { hero: "nobody", weapon: "its own" };

/** What a field can have as it is chosen: a plan is one thing after the other, a way is told by where it ends. */
function choiceInWords(field: string, value: unknown, isMeasured: boolean): string {
  if (field === "facing" && typeof value === "string") return sideInWords(value);
  if (field === "when") return whenInWords(value, valueInWords(value));
  if (value === null || value === undefined) return leftOpen[field] ?? valueInWords(value);
  if (!Array.isArray(value) || value.length === 0) return valueInWords(value);
  if (field === "plan") return value.map(valueInWords).join(", then ");
  const isWay = isMeasured && value.every((one) => typeof one === "string" && isPoint(one));
  if (!isWay) return valueInWords(value);
  const corners = value.slice(1, -1).map(valueInWords);
  return [valueInWords(value.at(-1)), ...(corners.length === 0 ? [] : [`round ${corners.join(" and ")}`])].join(" ");
}

/** What a piece carries, as its card calls it where it does: "4 × rifle lmg" is "4 × service rifle, squad gun". */
export function carriedInWords(value: BoardPiece["details"][string]): string {
  const each = String(value).split(/ (?!×)(?<!× )/);
  const called = each.map((one) => {
    const [id = "", ...count] = one.split(" ").toReversed();
    return [wordWithin(id) ?? id, ...count].toReversed().join(" ");
  });
  return called.join() === each.join() ? countedInWords(valueInWords(value)) : called.join(", ");
}

/** A list with what is in it more than once counted: "3 × stg44, knife" for "stg44, stg44, stg44, knife". */
export function countedInWords(list: string): string {
  const words = list.split(", ");
  return [...new Set(words)]
    .map((word) => [words.filter((other) => other === word).length, word] as const)
    .map(([count, word]) => (count === 1 ? word : `${count} × ${word}`))
    .join(", ");
}

/** What stands on the board for a value: whom all shots are fired at, or where a way across the board ends. */
function standsFor(value: unknown): string {
  const [target, ...others] = new Set(targetsOfShots(value));
  if (target !== undefined) return others.length === 0 ? target : "";
  const end: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof end === "string" ? end : "";
}

function choiceOf(model: BoardModel, field: string, value: unknown): Choice {
  const name = standsFor(value);
  const piece = pieceNamed(model, name) === undefined ? null : name;
  return {
    id: choiceId(value),
    text: choiceInWords(field, value, model.table !== undefined),
    place: piece === null && isPlace(model, name) ? name : null,
    piece,
  };
}

/** The actions that agree with what was chosen. */
export const matching = (actions: readonly Action[], picks: Picks): readonly Action[] =>
  actions.filter((action) => Object.entries(picks).every(([name, id]) => choiceId(action[name]) === id));

/** The id of the choice that says yes. */
const YES = JSON.stringify(true);

/** Choices of a field that says yes: where it is left out, it says no. */
const withNo = (choices: readonly Choice[]): readonly Choice[] =>
  choices.some(({ id }) => id === YES)
    ? choices.map((choice) => (choice.id === choiceId(null) ? { ...choice, text: "no" } : choice))
    : choices;

const isOnePlace = ({ place }: Choice): boolean => place !== null;

/** Ways from square to square: where no two end at one place, each is told by where it ends. */
const byEnd = (choices: readonly Choice[]): readonly Choice[] =>
  choices.every(isOnePlace) && new Set(choices.map(({ place }) => place)).size === choices.length
    ? choices.map((choice) => ({ ...choice, text: choice.text.split(" → ").at(-1) ?? choice.text }))
    : choices;

/** The fields in which actions differ, those first that are pointed at on the board. */
export function fieldsOf(model: BoardModel, actions: readonly Action[]): readonly Field[] {
  const names = new Set(actions.flatMap((action) => Object.keys(action)));
  const fields = [...names].flatMap((name): readonly Field[] => {
    const choices = new Map<string, Choice>();
    for (const action of actions) {
      const choice = choiceOf(model, name, action[name]);
      choices.set(choice.id, choice);
    }
    return choices.size < 2 ? [] : [{ name, choices: byEnd(withNo([...choices.values()])) }];
  });
  const onBoard = ({ choices }: Field): number =>
    choices.some(({ place, piece }) => place !== null || piece !== null) ? 0 : 1;
  return fields.toSorted((a, b) => onBoard(a) - onBoard(b));
}

const toEnd = (words: string): string => (words === OFF ? words : `to ${words}`);

const listInWords = (value: unknown): string => (Array.isArray(value) ? value : [value]).map(valueInWords).join(", ");

/** A way by where it ends, or by how it turns where that is what it says: "forward left"; null for none. */
function wayInWords(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const isSteered = value.every((one) => typeof one === "string" && /^(?:forward|back|left|right|ahead)/.test(one));
  return isSteered ? listInWords(value) : toEnd(valueInWords(value.at(-1)));
}

/** Fields that a kind of action says otherwise than all others. */
const ownPhrases: Readonly<Record<string, (words: string) => string>> = {
  "give-cigarette target": (words) => `to ${words}`,
  "interact target": (words) => `with ${words}`,
  "close-combat target": (words) => `with ${words}`,
  "use-failure target": (words) => `on ${words}`,
  "change-weapon weapon": (words) => `to the ${words}`,
  "blow-up at": (words) => `on ${words}`,
  "face facing": (words) => sideInWords(words),
};

/** How a field is said inside a sentence; one that is not here is said with its name. */
const phrases: Readonly<Record<string, (value: unknown, words: string) => string>> = {
  shots: (value, words) => `${firedInWords(value) === null ? "shots" : "with"} ${words}`,
  through: (_value, words) => `through ${words}`,
  hero: (_value, words) => `led by ${words}`,
  to: (_value, words) => toEnd(words),
  path: (value, words) => wayInWords(value) ?? toEnd(words),
  target: (value, words) => `at ${targetInWords(value, words)}`,
  weapon: (_value, words) => `with the ${words}`,
  item: (_value, words) => `the ${words}`,
  objective: (_value, words) => `with ${words.startsWith("the ") ? words : `the ${words}`}`,
  token: (_value, words) => `the ${words}`,
  from: (_value, words) => `from ${words}`,
  at: (_value, words) => `at ${words}`,
  places: (_value, words) => `at ${words}`,
  fighters: (_value, words) => words,
  cards: (_value, words) => words,
  carrier: (_value, words) => `on ${words}`,
  targets: (_value, words) => `at ${words}`,
  fighter: (_value, words) => `by ${words}`,
  agent: (_value, words) => `by ${words}`,
  unit: (_value, words) => `by ${words}`,
  enter: (_value, words) => `from ${words}`,
  towards: (_value, words) => `towards ${words}`,
  by: (_value, words) => `by ${words}`,
  door: (_value, words) => entranceIn(`door ${words}`),
  facing: (value, words) => `facing ${typeof value === "number" ? windOf(value) : sideInWords(words)}`,
  plan: (value, words) => `– ${Array.isArray(value) ? value.map(valueInWords).join(", then ") : words}`,
  along: (_value, words) => `together with ${words}`,
  order: (_value, words) => `(${words})`,
  saved: (value) => `with ${value === 1 ? "a saved AP" : `${String(value)} saved APs`}`,
  give: (value) => `giving ${listInWords(value)}`,
  take: (value) => `taking ${listInWords(value)}`,
  side: (_value, words) => `at the ${sideInWords(words)} side`,
  when: whenInWords,
};

/** How a field is said that is no more than yes; one that is not here is said with its name. */
const flags: Readonly<Record<string, string>> = { burst: "in a burst", salvo: "in a salvo", disguise: "in disguise" };

/** Whom or what something is done to: a piece by its name as it begins a line. */
const targetInWords = (value: unknown, words: string): string =>
  typeof value === "string" && !isSquare(value) && !between.test(value) ? pieceName(value) : words;

const isSquare = (name: string): boolean => /^-?\d+,-?\d+$/.test(name);

/** A move and a deed in the order in which they are done; null for any other kind of action. */
function twoDeeds({ to, order, ...rest }: Action, doer: string): string | null {
  const [, deed] = /^move-and-(.+)$/.exec(String(rest.do)) ?? [];
  if (deed === undefined || typeof to !== "string") return null;
  const done = actionInWords({ ...rest, do: deed }, doer);
  const within = done.charAt(0).toLowerCase() + done.slice(1);
  const end = toEnd(valueInWords(to));
  return order === "move-last" ? `${done}, then move ${end}` : `Move ${end}, then ${within}`;
}

/** An action in words, without the piece that does it. */
export function actionInWords(action: Action, doer: string): string {
  const two = twoDeeds(action, doer);
  if (two !== null) return two;
  const { do: name, ...others } = action;
  // a kind that says by a field what it is: "Reload", not "Special action reload"
  const { action: special, ...named } = others;
  const isSpecial = name === "special" && typeof special === "string";
  const rest = isSpecial ? named : others;
  const parts = Object.entries(rest).flatMap(([key, value]) => {
    if (value === doer || value === undefined || value === null) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    if (typeof value === "boolean") return value ? [flags[key] ?? `with ${plainWord(key)}`] : [];
    const words = valueInWords(value);
    const own = ownPhrases[`${String(name)} ${key}`];
    if (own !== undefined) return [own(key === "target" ? targetInWords(value, words) : words)];
    // "close door" says already that it is a door
    if (typeof name === "string" && name.endsWith(`-${key}`))
      return [words.toLowerCase().startsWith(`${key} `) ? words.slice(key.length + 1) : words];
    return [phrases[key]?.(value, words) ?? `${plainWord(key)} ${words}`];
  });
  const head = isSpecial ? special : name;
  return [typeof head === "string" ? formHeading(head) : heading(valueInWords(head)), ...parts].join(" ");
}

/** The fields of an action that name who does it. */
const doers = ["operator", "commando", "agent", "fighter", "unit", "vehicle"] as const;

/** An action with who does it: "Mac: sprint to 3,20". */
export function doneInWords(action: Action): string {
  const [doer] = doers.flatMap((field) => {
    const value = action[field];
    return typeof value === "string" ? [value] : [];
  });
  if (doer === undefined) return actionInWords(action, "");
  const words = actionInWords(action, doer);
  return `${pieceName(doer)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** An action as it is about to be done: with who does it, where nobody sees that on the board. */
export const saidOf = (action: Action, piece: string, board: BoardModel): string =>
  pieceNamed(board, piece) === undefined ? doneInWords(action) : actionInWords(action, piece);

/** How many action points it costs, as the requirement says that they must be there. */
export function costIn(requirements: readonly { readonly text: string }[]): string | null {
  for (const { text } of requirements) {
    const [, points] = /\bhas (\d+) AP\b/.exec(text) ?? [];
    if (points !== undefined) return `${points} AP`;
  }
  return null;
}
