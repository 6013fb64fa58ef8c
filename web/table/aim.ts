import type { Action, BoardModel, Form } from "../api/answers.ts";
import { isPlace, pieceNamed, placeOf } from "../board/places.ts";
import { spotNamed } from "../board/spots.ts";
import { endingThere } from "./ends.ts";

/** Where somebody points to say "there": a place of the board with the pieces on it. */
export interface Aim {
  readonly place: string | null;
  readonly pieces: readonly string[];
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

/** The places that an action goes through, in order; null where it names no path. */
export const pathOf = ({ path }: Action): readonly string[] | null =>
  Array.isArray(path) ? path.filter((place) => typeof place === "string") : null;

/** The places and pieces that an action of a piece is about, its own piece left out. */
export const endsOf = (action: Action, doer: string): readonly string[] =>
  Object.entries(action).flatMap(([name, value]) => {
    const end = name === "do" ? null : endOf(value);
    return end === null || end === doer ? [] : [end];
  });

const leadsTo = (action: Action, doer: string, { place, pieces }: Aim): boolean =>
  endsOf(action, doer).some((end) => end === place || pieces.includes(end));

/** The kinds of action by which a piece can do something there, in the order of its game. */
export const waysThere = (forms: readonly Form[], doer: string, aim: Aim): readonly WayThere[] =>
  forms.flatMap((form) => {
    const actions = form.piece === doer ? form.actions.filter((action) => leadsTo(action, doer, aim)) : [];
    if (actions.length > 0) return [{ form, actions }];
    // on a measured table any place can be the end
    const isFree = aim.measured === true && aim.pieces.length === 0;
    const spot = aim.place === null || !isFree ? null : spotNamed(aim.place);
    const free = spot === null || form.piece !== doer ? null : endingThere(form, spot, aim.corners ?? []);
    return free === null ? [] : [{ form: free, actions: free.actions }];
  });

/** Everything on the board that a piece can act on: where it can go, and what stands there to be acted on. */
export function withinReach(
  model: BoardModel,
  forms: readonly Form[],
  doer: string,
): { readonly places: readonly string[]; readonly targets: readonly string[] } {
  const ends = new Set(
    forms.flatMap((form) => (form.piece === doer ? form.actions.flatMap((action) => endsOf(action, doer)) : [])),
  );
  const names = [...ends];
  const targets = names.flatMap((name) => {
    const piece = pieceNamed(model, name);
    return piece === undefined ? [] : (placeOf(model, piece) ?? []);
  });
  return {
    places: names.filter((name) => pieceNamed(model, name) === undefined && isPlace(model, name)),
    targets: [...new Set(targets)],
  };
}
