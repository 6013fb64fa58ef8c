import type { Action, BoardModel, BoardPiece } from "../api/answers.ts";
import {
  actionInWords as inWords,
  type Called,
  countedInWords as counted,
  doneInWords as doneBy,
  formHeading as formHeaded,
  heading as headed,
  isPoint,
  plainWord as plain,
  sideInWords,
  seatsInWords,
  valueInWords as valueSaid,
  whenInWords,
} from "../../pictures/index.ts";
import { nameWithin, pieceName, placesWithin, wordWithin } from "../page/names.ts";
import { isPlace, pieceNamed } from "../board/places.ts";
import { pathOf, targetsOfShots } from "./aim.ts";

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

/** What is called how at the table that is looked at. */
const called: Called = { name: pieceName, within: nameWithin, word: wordWithin, place: placesWithin };

// defined here and not passed on: parts of the page that need one of these alone are then loaded with the others
/** A word of an action as people write it. */
export const plainWord = (name: string): string => plain(name);

/** The name of an action or a field, at the beginning of a line. */
export const heading = (name: string): string => headed(name);

/** The name of a kind of action, at the beginning of a line. */
export const formHeading = (name: string): string => formHeaded(name);

/** A list with what is in it more than once counted. */
export const countedInWords = (list: string): string => counted(list);

/** A value of a field of an action in words. */
export const valueInWords = (value: unknown): string => valueSaid(value, called);

/** An action in words, without the piece that does it. */
export const actionInWords = (action: Action, doer: string): string => inWords(action, doer, called);

/** An action with who does it: "Mac: sprint to 3,20". */
export const doneInWords = (action: Action): string => doneBy(action, called);

/** What has been chosen so far: field → value. */
export type Picks = Readonly<Record<string, string>>;

/** The id of the choice that a value of a field is; one that an action leaves out counts as null. */
export const choiceId = (value: unknown): string => JSON.stringify(value ?? null);

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

/** What is asked for a field of an action, above its choices. */
export const fieldHeading = (name: string): string => fieldHeadings[name] ?? heading(name);

/** What it means that a field is left open. */
const leftOpen: Readonly<Record<string, string>> = { hero: "nobody", weapon: "its own" };

/** What a field can have as it is chosen: a plan is one thing after the other, a way is told by where it ends. */
function choiceInWords(field: string, value: unknown, isMeasured: boolean): string {
  if (field === "facing" && typeof value === "string") return sideInWords(value);
  if (field === "when") return whenInWords(value, valueInWords(value));
  if (value === null || value === undefined) return leftOpen[field] ?? valueInWords(value);
  if (!Array.isArray(value) || value.length === 0) return valueInWords(value);
  if (field === "seats") return seatsInWords(value, called);
  if (field === "plan") return value.map(valueInWords).join(", then ");
  const isWay = isMeasured && value.every((one) => typeof one === "string" && isPoint(one));
  if (!isWay) return valueInWords(value);
  const corners = value.slice(1, -1).map(valueInWords);
  return [valueInWords(value.at(-1)), ...(corners.length === 0 ? [] : [`round ${corners.join(" and ")}`])].join(" ");
}

/** What a piece carries, as its card calls it where it does: "4 × rifle lmg" is "4 × service rifle, squad gun". */
export function carriedInWords(value: BoardPiece["details"][string]): string {
  const each = String(value).split(/ (?!×)(?<!× )/);
  const said = each.map((one) => {
    const [id = "", ...count] = one.split(" ").toReversed();
    return [wordWithin(id) ?? id, ...count].toReversed().join(" ");
  });
  return said.join() === each.join() ? countedInWords(valueInWords(value)) : said.join(", ");
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

/** How far an action goes over a board of squares, where it says by which; null where it tells no way. */
export function squaresOf({ kind }: Pick<BoardModel, "kind">, action: Action): string | null {
  const path = kind === "squares" ? pathOf(action) : null;
  if (path === null || path.length === 0) return null;
  return path.length === 1 ? "1 square" : `${path.length} squares`;
}
