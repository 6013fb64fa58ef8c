import type { Action, BoardModel, Form } from "../api/answers.ts";
import { isPlace, pieceNamed, placesOf } from "../board/places.ts";
import { spotNamed } from "../board/spots.ts";
import { endingThere } from "./ends.ts";

/** Where somebody points to say "there": a place of the board with the pieces on it. */
export interface Aim {
  readonly place: string | null;
  readonly pieces: readonly string[];
  /** The piece that was pressed itself, and not only the place it stands on; left out or null for none. */
  readonly piece?: string | null;
  /** Whether any place can be the end of an action: on a measured table. */
  readonly measured?: boolean;
  /** There: the places that the way goes by. */
  readonly corners?: readonly string[];
}

/** A kind of action that leads to where somebody points, with those of its actions that do. */
export interface WayThere {
  readonly form: Form;
  readonly actions: readonly Action[];
}

/** The end of a value: a way across the board ends where its last part is. */
const endOf = (value: unknown): string | null => {
  const end: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof end === "string" ? end : null;
};

/** Whom shots are fired at, one after the other; none where a value is something else. */
export const targetsOfShots = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((shot: unknown) => {
        const target: unknown = typeof shot === "object" && shot !== null ? Reflect.get(shot, "target") : undefined;
        return typeof target === "string" ? [target] : [];
      })
    : [];

/** The places that an action goes through, in order; null where it names no path. */
export const pathOf = ({ path }: Action): readonly string[] | null =>
  Array.isArray(path) ? path.filter((place) => typeof place === "string") : null;

/** Whom a value names that is more than a word: the targets of shots, all of several targets, else where it ends. */
function namedBy(name: string, value: unknown): readonly string[] {
  const shots = targetsOfShots(value);
  if (shots.length > 0) return shots;
  if (name === "targets" && Array.isArray(value)) return value.filter((target) => typeof target === "string");
  return [endOf(value) ?? []].flat();
}

/** The places and pieces that an action of a piece is about, its own piece left out. */
export const endsOf = (action: Action, doer: string): readonly string[] =>
  Object.entries(action).flatMap(([name, value]) =>
    name === "do" ? [] : namedBy(name, value).filter((end) => end !== doer),
  );

/** Kinds of action that do harm to what they are aimed at, by the words that games have for them. */
const harming: ReadonlySet<unknown> = new Set([
  "attack",
  "move-and-attack",
  "pop-up-and-attack",
  "drive-and-attack",
  "fly-and-attack",
  "vehicle-attack",
  "blind-fire",
  "fire-gun",
  "call-typhoon",
  "shoot",
  "fight",
  "close-combat",
  "sneak-attack",
  "coup-de-grace",
]);

/** Whether an action does harm to what it is aimed at. */
export const harms = (action: Action): boolean => harming.has(action["do"]);

/** Whether a kind of action does harm to what it is aimed at. */
export const isHarm = ({ name }: Pick<Form, "name">): boolean => harming.has(name);

/** Where an action only passes through on its way to whom it is aimed at, as by moving first. */
const onTheWay: ReadonlySet<string> = new Set(["to", "path", "from"]);

/** Whom or what an action is aimed at that does harm; none of any other. */
export function aimedAt(action: Action, doer: string): readonly string[] {
  if (!harms(action)) return [];
  return Object.entries(action).flatMap(([name, value]) =>
    name === "do" || onTheWay.has(name) ? [] : namedBy(name, value).filter((end) => end !== doer),
  );
}

/** Whether an action is about a place or one of the pieces there. */
export const leadsTo = (action: Action, doer: string, { place, pieces }: Pick<Aim, "place" | "pieces">): boolean =>
  endsOf(action, doer).some((end) => end === place || pieces.includes(end));

/** Those first that are about nothing else than what somebody pointed at. */
const plainestFirst = (actions: readonly Action[], doer: string): readonly Action[] =>
  actions.toSorted((a, b) => new Set(endsOf(a, doer)).size - new Set(endsOf(b, doer)).size);

/** The kinds of action by which a piece can do something there, in the order of its game. */
const waysInOrder = (forms: readonly Form[], doer: string, aim: Aim): readonly WayThere[] =>
  forms.flatMap((form) => {
    const actions = form.piece === doer ? form.actions.filter((action) => leadsTo(action, doer, aim)) : [];
    if (actions.length > 0) return [{ form, actions: plainestFirst(actions, doer) }];
    // on a measured table any place can be the end
    const isFree = aim.measured === true && aim.pieces.length === 0;
    const spot = aim.place === null || !isFree ? null : spotNamed(aim.place);
    const free = spot === null || form.piece !== doer ? null : endingThere(form, spot, aim.corners ?? []);
    return free === null ? [] : [{ form: free, actions: free.actions }];
  });

/** Whether two pieces are on sides that fight each other: objects and marks have sides, too, and harm nobody. */
export const areFoes = (model: BoardModel, one: string, other: string): boolean => {
  const [mine, theirs] = [one, other].map((id) => pieceNamed(model, id)?.side);
  return mine !== theirs && theirs !== undefined && !["objects", "objectives", "markers"].includes(theirs);
};

/** The kinds of action by which a piece can do something there: against an enemy who was pressed himself, harm first. */
export function waysThere(
  forms: readonly Form[],
  doer: string,
  aim: Aim,
  model: BoardModel | null = null,
): readonly WayThere[] {
  const ways = waysInOrder(forms, doer, aim);
  const { piece = null } = aim;
  if (piece === null || model === null || !areFoes(model, doer, piece)) return ways;
  const doesHarm = ({ actions }: WayThere): boolean => actions.some(harms);
  return [...ways.filter(doesHarm), ...ways.filter((way) => !doesHarm(way))];
}

/** What of the board a piece can act on, by name. */
export interface Reach {
  /** Where it can go, and what it can do something to that is a place. */
  readonly places: readonly string[];
  /** What it can attack. */
  readonly targets: readonly string[];
  /** Pieces that it can do something else about: mark, exchange, lead along. */
  readonly others: readonly string[];
}

/** Everything on the board that a piece can act on; where it stands itself is left out. */
export function withinReach(model: BoardModel, forms: readonly Form[], doer: string): Reach {
  const actions = forms.flatMap((form) => (form.piece === doer ? form.actions : []));
  const ends = [...new Set(actions.flatMap((action) => endsOf(action, doer)))];
  const aims = new Set(actions.flatMap((action) => aimedAt(action, doer)));
  const gentle = new Set(actions.flatMap((action) => (harms(action) ? goesTo(action) : endsOf(action, doer))));
  const isPiece = (name: string): boolean => pieceNamed(model, name) !== undefined;
  const home = new Set(placesOf(model, doer));
  return {
    places: ends.filter((name) => !isPiece(name) && isPlace(model, name) && gentle.has(name) && !home.has(name)),
    targets: [...aims].filter((name) => isPiece(name) || isPlace(model, name)),
    others: ends.filter((name) => isPiece(name) && !aims.has(name)),
  };
}

/** Where an action goes before it does what it is aimed at. */
const goesTo = (action: Action): readonly string[] =>
  Object.entries(action).flatMap(([name, value]) => (onTheWay.has(name) ? [endOf(value) ?? []].flat() : []));

/** Who attacks, or the place where they do so: a piece that moves before it attacks does it from where it moves to. */
export function attacksFrom({ do: name, to, order }: Action, doer: string): string {
  const movesFirst = String(name).startsWith("move-and-") && order !== "move-last";
  return movesFirst && typeof to === "string" ? to : doer;
}
