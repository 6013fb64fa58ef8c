// What is done, in words as people say it at the table: how fields of actions of any game are said.
import type { BoardModel } from "../rules/kernel/index.ts";
import { entranceIn, measuredTable, sideInWords, windOf } from "./at-table-words.ts";
import { eachCounted, listed } from "./lists.ts";
import { capital, inSentence, nameFromId, namesOn, placesIn } from "./names.ts";
import { asWritten } from "./written.ts";

/** An action as data: what is done, and the fields that say how. */
export interface Deed {
  readonly do?: unknown;
  readonly [field: string]: unknown;
}

/** What is called how at a table. */
export interface Called {
  /** What people call a piece, at the beginning of a line. */
  readonly name: (id: string) => string;
  /** The same inside a sentence; anything else by its own word. */
  readonly within: (id: string) => string;
  /** What people call a word of an action that names no piece, as a weapon; undefined for any other. */
  readonly word: (word: string) => string | undefined;
  /** A place as people say it. */
  readonly place: (place: string) => string;
}

/** What is called how on a board. */
export function calledOn(board: BoardModel): Called {
  const [names, table] = [namesOn(board), measuredTable(board)];
  const words = new Map((board.words ?? []).map(({ id, name }) => [id, name]));
  return {
    name: (id) => capital(names.get(id) ?? nameFromId(id)),
    within: (id) => names.get(id) ?? id,
    word: (word) => words.get(word),
    place: (place) => placesIn(place, table),
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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
  "vehicle-attack": "fire",
  "vehicle-mark": "mark targets",
  "blow-up": "blow up the charge",
  save: "save an AP",
  hold: "nobody reacts",
};

/** The name of a kind of action, at the beginning of a line. */
export const formHeading = (name: string): string => heading(formWords[name] ?? name);

/** When players want to be asked, by the word of the action. */
const whenWords: Readonly<Record<string, string>> = {
  always: "always",
  possible: "wherever somebody can act",
  weighty: "where it may matter",
  never: "never",
};

export const whenInWords = (value: unknown, words: string): string =>
  typeof value === "string" ? (whenWords[value] ?? words) : words;

/**
 * What each of the crew of a vehicle does: "Jock at Guard 1 and Paddy at Guard 2", who gets out "Jock to 3,1"; null where
 * it is something else.
 */
function crewInWords(values: readonly unknown[], called: Called): string | null {
  const each = values.map((value) => {
    const { gunner, operator, weapon, target, to }: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
    const gun = typeof weapon === "string" ? ` with the ${valueInWords(weapon, called)}` : "";
    if (typeof gunner === "string") return `${called.within(gunner)}${gun} at ${valueInWords(target, called)}`;
    return typeof operator === "string" ? `${called.within(operator)} ${toEnd(valueInWords(to, called))}` : null;
  });
  return each.includes(null) ? null : each.join(" and ");
}

/** Who sits where, seat by seat. */
export const seatsInWords = (seats: readonly unknown[], called: Called): string =>
  seats.map((id) => (typeof id === "string" ? called.within(id) : "nobody")).join(", ");

/** Weapons that are fired, by whom they are fired at: "rifle, blade at Guard n1"; null where it is something else. */
function firedInWords(value: unknown, called: Called): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const weaponsByTarget = new Map<string, string[]>();
  for (const shot of value) {
    if (!isObject(shot)) return null;
    const { weapon, target, by, count, ...rest } = shot;
    if (typeof weapon !== "string" || typeof target !== "string") return null;
    const besides = Object.keys(rest).length === 0 ? "" : ` (${valueInWords(rest, called)})`;
    const times = typeof count === "number" ? count : Array.isArray(by) ? by.length : 1;
    const fired = `${times > 1 ? `${times} × ` : ""}${valueInWords(weapon, called)}${besides}`;
    weaponsByTarget.set(target, [...(weaponsByTarget.get(target) ?? []), fired]);
  }
  return [...weaponsByTarget]
    .map(([target, fired]) => `${countedInWords(fired.join(", "))} at ${valueInWords(target, called)}`)
    .join("; ");
}

/** Where a way ends that leaves the board. */
const OFF = "off the board";

/** A card with what goes with it: "Heer officer (pistol)"; or with who gets it: "Quick reload for SAS Officer A1". */
function cardInWords(value: object, called: Called): string | null {
  const { card, fighter, weapon, second, ...rest }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof card !== "string") return null;
  const arms = [weapon, second].flatMap((one) => (typeof one === "string" ? [plainWord(one)] : []));
  const more = Object.entries(rest).map(([key, part]) =>
    typeof part === "boolean"
      ? plainWord(key)
      : key === "requisition"
        ? valueInWords(part, called)
        : `${plainWord(key)} ${valueInWords(part, called)}`,
  );
  const kit = [...(arms.length === 0 ? [] : [arms.join(" and ")]), ...more].join(", ");
  return `${heading(card)}${kit === "" ? "" : ` (${kit})`}${typeof fighter === "string" ? ` for ${called.within(fighter)}` : ""}`;
}

/** A list of cards, those that are there more than once counted; null where it is a list of something else. */
function recordsInWords(values: readonly unknown[], called: Called): string | null {
  const cards = values.map((value) => (isObject(value) ? cardInWords(value, called) : null));
  const named = cards.filter((card) => card !== null);
  return named.length < cards.length ? null : eachCounted(named);
}

/** What lies between two areas, by its name: "A5|A6". */
const between = /^([A-Z]\d+)\|([A-Z]\d+)$/;

/** Several of a kind: pieces are a list, as who stays in reserve; places are a way. */
function severalInWords(values: readonly unknown[], called: Called): string {
  const words = values.map((one) => valueInWords(one, called));
  const arePieces = values.every((one) => typeof one === "string" && called.within(one) !== one);
  return arePieces ? listed(words) : words.join(" → ");
}

/** A value of a field of an action in words. */
export function valueInWords(value: unknown, called: Called): string {
  if (value === undefined || value === null) return "none";
  if (Array.isArray(value))
    return value.length === 0
      ? "none"
      : (crewInWords(value, called) ??
          firedInWords(value, called) ??
          recordsInWords(value, called) ??
          severalInWords(value, called));
  const card = typeof value === "object" ? cardInWords(value, called) : null;
  if (card !== null) return card;
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, part]) => `${plainWord(key)} ${valueInWords(part, called)}`)
      .join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string") return String(value);
  const name = called.within(value);
  if (name !== value) return name;
  const word = called.word(value);
  if (word !== undefined) return word;
  if (value === "off") return OFF;
  const [, here, there] = between.exec(value) ?? [];
  if (here !== undefined && there !== undefined) return `the door between ${here} and ${there}`;
  return isPoint(value) ? called.place(value) : plainWord(value);
}

/** Whether a word is a place by its numbers. */
export const isPoint = (word: string): boolean => /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/.test(word);

/** A list with what is in it more than once counted: "3 × stg44, knife" for "stg44, stg44, stg44, knife". */
export const countedInWords = (list: string): string => eachCounted(list.split(", "));

const toEnd = (words: string): string => (words === OFF ? words : `to ${words}`);

const listInWords = (value: unknown, called: Called): string =>
  (Array.isArray(value) ? value : [value]).map((one) => valueInWords(one, called)).join(", ");

/** A way by where it ends, or by how it turns where that is what it says: "forward left"; null for none. */
function wayInWords(value: unknown, called: Called): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const isSteered = value.every(
    (one) => typeof one === "string" && /^(?:forward|back|left|right|ahead|turn|reverse)/.test(one),
  );
  return isSteered ? listInWords(value, called) : toEnd(valueInWords(value.at(-1), called));
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
  "fight target": (words) => words,
};

/** How a field is said inside a sentence; one that is not here is said with its name. */
const phrases: Readonly<Record<string, (value: unknown, words: string, called: Called) => string>> = {
  shots: (value, words, called) =>
    `${Array.isArray(value) && crewInWords(value, called) !== null ? "by" : firedInWords(value, called) === null ? "shots" : "with"} ${words}`,
  marks: (_value, words) => `by ${words}`,
  leave: (_value, words) => words,
  seats: (value, words, called) => `with seats for ${Array.isArray(value) ? seatsInWords(value, called) : words}`,
  through: (_value, words) => `through ${words}`,
  hero: (_value, words) => `led by ${words}`,
  to: (_value, words) => toEnd(words),
  path: (value, words, called) => wayInWords(value, called) ?? toEnd(words),
  target: (value, words, called) => `at ${targetInWords(value, words, called)}`,
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
  plan: (value, words, called) =>
    `– ${Array.isArray(value) ? value.map((one) => valueInWords(one, called)).join(", then ") : words}`,
  along: (_value, words) => `together with ${words}`,
  order: (_value, words) => `(${words})`,
  saved: (value) => `with ${value === 1 ? "a saved AP" : `${String(value)} saved APs`}`,
  give: (value, _words, called) => `giving ${listInWords(value, called)}`,
  take: (value, _words, called) => `taking ${listInWords(value, called)}`,
  side: (_value, words) => `at the ${sideInWords(words)} side`,
  when: whenInWords,
};

/** How a field is said that is no more than yes; one that is not here is said with its name. */
const flags: Readonly<Record<string, string>> = { burst: "in a burst", salvo: "in a salvo", disguise: "in disguise" };

/** Whom or what something is done to: a piece by its name as it begins a line. */
const targetInWords = (value: unknown, words: string, called: Called): string =>
  typeof value === "string" && !isSquare(value) && !between.test(value)
    ? called.name(value).replace(/^The /, "the ")
    : words;

const isSquare = (name: string): boolean => /^-?\d+,-?\d+$/.test(name);

/** A move or a drive and a deed in the order in which they are done; null for any other kind of action. */
function twoDeeds({ to, path, order, ...rest }: Deed, doer: string, called: Called): string | null {
  const [, goes, deed] = /^(move|drive)-and-(.+)$/.exec(String(rest.do)) ?? [];
  const end =
    goes === "drive" ? wayInWords(path, called) : typeof to === "string" ? toEnd(valueInWords(to, called)) : null;
  if (goes === undefined || end === null) return null;
  const done = actionInWords({ ...rest, do: goes === "drive" ? `vehicle-${deed}` : deed }, doer, called);
  const within = inSentence(done);
  return order === "move-last" ? `${done}, then ${goes} ${end}` : `${heading(goes)} ${end}, then ${within}`;
}

/** Parts of a plan that are not said by their plain word. */
const planned: Readonly<Record<string, string>> = { sustained: "sustained attack", nothing: "do nothing" };

/** What a unit declares, one thing after the other; null for any other kind of action. */
function declaredInWords({ do: name, plan, skills }: Deed, called: Called): string | null {
  if (name !== "declare" || !Array.isArray(plan) || plan.length === 0) return null;
  const deeds = plan.map((one, i) =>
    one === "nothing" && i > 0 ? "nothing more" : (planned[String(one)] ?? valueInWords(one, called)),
  );
  const by = Array.isArray(skills) ? skills.map((one) => valueInWords(one, called)) : [];
  return capital(deeds.join(", then ")) + (by.length === 0 ? "" : `, using ${listed(by)}`);
}

/** An action in words, without the piece that does it. */
export function actionInWords(action: Deed, doer: string, called: Called): string {
  const whole = twoDeeds(action, doer, called) ?? declaredInWords(action, called);
  if (whole !== null) return whole;
  const { do: name, ...others } = action;
  // a kind that says by a field what it is: "Reload", not "Special action reload"
  const { action: special, ...named } = others;
  const isSpecial = name === "special" && typeof special === "string";
  const rest = isSpecial ? named : others;
  const parts = Object.entries(rest).flatMap(([key, value]) => {
    if (value === doer || value === undefined || value === null) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    if (typeof value === "boolean") return value ? [flags[key] ?? `with ${plainWord(key)}`] : [];
    const words = valueInWords(value, called);
    const own = ownPhrases[`${String(name)} ${key}`];
    if (own !== undefined) return [own(key === "target" ? targetInWords(value, words, called) : words)];
    // "close door" says already that it is a door
    if (typeof name === "string" && name.endsWith(`-${key}`))
      return [words.toLowerCase().startsWith(`${key} `) ? words.slice(key.length + 1) : words];
    return [phrases[key]?.(value, words, called) ?? `${plainWord(key)} ${words}`];
  });
  const head = isSpecial ? special : name;
  return [typeof head === "string" ? formHeading(head) : heading(valueInWords(head, called)), ...parts].join(" ");
}

/** The fields of an action that name who does it. */
const doers = ["operator", "commando", "agent", "fighter", "unit", "vehicle"] as const;

/** An action with who does it: "Mac: sprint to 3,20". */
export function doneInWords(action: Deed, called: Called): string {
  const [doer] = doers.flatMap((field) => {
    const value = action[field];
    return typeof value === "string" ? [value] : [];
  });
  if (doer === undefined) return actionInWords(action, "", called);
  const words = actionInWords(action, doer, called);
  return `${called.name(doer)}: ${inSentence(words)}`;
}
