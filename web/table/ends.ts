import type { Action, Form } from "../api/answers.ts";
import { nameOfSpot, type Spot, spotNamed, spotsApart } from "../board/spots.ts";

// On a measured table the ends of an action are free to choose: any place can be put into an action that is listed.

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How a field writes places: as text in units of length, or as numbers so many times as large. */
type Written = "text" | number;

/** How a value writes a place, where it is that place. */
function writes(value: unknown, at: Spot): Written | null {
  if (typeof value === "string") {
    const spot = spotNamed(value);
    return spot !== null && spotsApart(spot, at) < 0.01 ? "text" : null;
  }
  if (!isObject(value)) return null;
  const { x, y } = value;
  if (typeof x !== "number" || typeof y !== "number") return null;
  const scale = Math.round(Math.abs(at.x) > Math.abs(at.y) ? x / at.x : y / at.y);
  return scale > 0 && spotsApart({ x: x / scale, y: y / scale }, at) < 0.01 ? scale : null;
}

const write = (spot: Spot, how: Written): unknown =>
  how === "text" ? nameOfSpot(spot) : { x: Math.round(spot.x * how), y: Math.round(spot.y * how) };

/** The field of a form's actions that says where they end. */
interface EndField {
  readonly name: string;
  readonly how: Written;
  /** Whether it is a path, of which the last place is the end. */
  readonly path: boolean;
}

function endFieldOf({ actions, ends }: Form): EndField | null {
  for (const { at, action: index } of ends?.named ?? []) {
    for (const [name, value] of Object.entries(actions[index] ?? {})) {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      const how = writes(last, at);
      if (how !== null) return { name, how, path: Array.isArray(value) };
    }
  }
  return null;
}

/** An action that ends elsewhere: a path leads there straight from where it begins. */
function endingAt(action: Action, { name, how, path }: EndField, spot: Spot): Action {
  const value = action[name];
  const end = write(spot, how);
  return { ...action, [name]: path && Array.isArray(value) ? [value[0], end] : end };
}

/** Where a listed action ends on a measured table; null where it ends nowhere. */
export function endNamed({ ends, actions }: Form, action: Action): { readonly name: string; readonly at: Spot } | null {
  return ends?.named.find(({ action: index }) => actions[index] === action) ?? null;
}

/** A form whose actions end at a place, whether they are legal or not; null where ends are not free to choose. */
export function endingThere(form: Form, spot: Spot): Form | null {
  const listed = (form.ends?.named ?? []).filter(({ at }) => spotsApart(at, spot) < 0.0001);
  const exactly = listed.flatMap(({ action }) => {
    const found = form.actions[action];
    return found === undefined ? [] : [found];
  });
  if (exactly.length > 0) return { ...form, actions: exactly };
  const field = endFieldOf(form);
  if (field === null) return null;
  const others = new Map<string, Action>();
  for (const action of form.actions) {
    if (action[field.name] === undefined) continue;
    const there = endingAt(action, field, spot);
    others.set(JSON.stringify(there), there);
  }
  return others.size === 0 ? null : { ...form, actions: [...others.values()] };
}

/** All that a piece can reach at all: the regions in which its actions may end. */
export const regionsOf = (forms: readonly Form[], piece: string): readonly (readonly Spot[])[] =>
  forms.flatMap((form) => (form.piece === piece ? (form.ends?.region ?? []) : []));

/** The ends of a piece's actions that are worth naming. */
export const namedEndsOf = (
  forms: readonly Form[],
  piece: string,
): readonly { readonly name: string; readonly at: Spot }[] =>
  forms.flatMap((form) => (form.piece === piece ? (form.ends?.named ?? []) : []));
