import type { Action, Form } from "../api/answers.ts";
import { isWithin, nameOfSpot, type Spot, spotNamed, spotsApart } from "../board/spots.ts";

// On a measured table the ends of an action are free to choose: any place can be put into an action that is listed.

/** The place that a value of an action is, or ends at; null for any other value. */
const spotIn = (value: unknown): Spot | null => {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === "string" ? spotNamed(last) : null;
};

/** The field of a form's actions that says where they end. */
interface EndField {
  readonly name: string;
  /** Whether it is a path, of which the last place is the end. */
  readonly path: boolean;
}

/** The field that says where an action begins, which is never its end. */
const BEGINS = "from";

/** The field with the end of the actions: the one that says where a named end is, else the first that is a place. */
function endFieldOf({ actions, ends }: Form): EndField | null {
  const named = (ends?.named ?? []).map(({ at, action }) => ({ at, action: actions[action] }));
  for (const { at, action } of [...named, ...actions.map((unnamed) => ({ at: null, action: unnamed }))]) {
    for (const [name, value] of Object.entries(action ?? {})) {
      const spot = name === "do" || name === BEGINS ? null : spotIn(value);
      if (spot !== null && (at === null || spotsApart(spot, at) < 0.01)) return { name, path: Array.isArray(value) };
    }
  }
  return null;
}

/** An action that ends elsewhere: a path leads there from where it begins, straight from corner to corner. */
function endingAt(action: Action, { name, path }: EndField, spot: Spot, corners: readonly string[]): Action {
  const value = action[name];
  const end = nameOfSpot(spot);
  return { ...action, [name]: path && Array.isArray(value) ? [value[0], ...corners, end] : end };
}

/** Whether the actions of a form go along a path that can have corners. */
export const hasPath = (form: Form): boolean => endFieldOf(form)?.path === true;

/** How near a press may come to the line along which all ends lie, in the unit of the table. */
const NEAR_LINE = 1;

/**
 * A place on the line along which ends lie, where all of them lie along lines, as where somebody comes on at an edge:
 * no hand meets a line to a hundredth. Any other place as it is.
 */
function onLine(ends: readonly Spot[], spot: Spot): Spot {
  const shares = (one: Spot, axis: "x" | "y"): boolean =>
    ends.some((other) => other !== one && Math.abs(other[axis] - one[axis]) < 0.001);
  if (ends.length < 2 || !ends.every((one) => shares(one, "x") || shares(one, "y"))) return spot;
  const [nearest] = ends
    .flatMap((one) => (["x", "y"] as const).flatMap((axis) => (shares(one, axis) ? [{ axis, at: one[axis] }] : [])))
    .toSorted((a, b) => Math.abs(spot[a.axis] - a.at) - Math.abs(spot[b.axis] - b.at));
  if (nearest === undefined || Math.abs(spot[nearest.axis] - nearest.at) > NEAR_LINE) return spot;
  return { ...spot, [nearest.axis]: nearest.at };
}

/** How far beyond its reach a press still means the nearest place within, in the unit of the table. */
const NEAR_REACH = 0.5;
/** How far within its reach that place then lies. */
const INSIDE = 0.03;

/** The place of a side that is nearest to another. */
function nearestOn(from: Spot, to: Spot, { x, y }: Spot): Spot {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const long = across * across + down * down;
  const share = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * across + (y - from.y) * down) / long));
  return { x: from.x + share * across, y: from.y + share * down };
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A place just beyond where actions may end, brought to the nearest where they may: a hand is not as exact as a reach. */
function intoReach(region: readonly (readonly Spot[])[], spot: Spot): Spot {
  if (region.some((outline) => isWithin(outline, spot))) return spot;
  const [nearest] = region
    .flatMap((outline) =>
      outline.map((corner, i) => nearestOn(corner, outline[(i + 1) % outline.length] ?? corner, spot)),
    )
    .toSorted((a, b) => spotsApart(a, spot) - spotsApart(b, spot));
  const far = nearest === undefined ? 0 : spotsApart(nearest, spot);
  if (nearest === undefined || far === 0 || far > NEAR_REACH) return spot;
  const within = (axis: "x" | "y"): number => hundredth(nearest[axis] + ((nearest[axis] - spot[axis]) / far) * INSIDE);
  return { x: within("x"), y: within("y") };
}

/** Whether an action ends elsewhere than where somebody pressed: at the nearest place that it may end at. */
export function isBrought(form: Form, action: Action, pressed: string): boolean {
  const [field, spot] = [endFieldOf(form), spotNamed(pressed)];
  const end = field === null ? null : spotIn(action[field.name]);
  return spot !== null && end !== null && spotsApart(end, spot) > 0.02;
}

/**
 * A form whose actions end at a place, whether they are legal or not, by way of corners where they go along a path;
 * null where ends are not free to choose.
 */
export function endingThere(form: Form, spot: Spot, corners: readonly string[]): Form | null {
  const listed = (form.ends?.named ?? []).filter(({ at }) => spotsApart(at, spot) < 0.0001);
  const exactly = listed.flatMap(({ action }) => {
    const field = form.actions[action];
    return field === undefined ? [] : [field];
  });
  if (exactly.length > 0 && corners.length === 0) return { ...form, actions: exactly };
  const field = endFieldOf(form);
  if (field === null) return null;
  const end = intoReach(
    form.ends?.region ?? [],
    onLine(
      form.actions.flatMap((action) => spotIn(action[field.name]) ?? []),
      spot,
    ),
  );
  const others = new Map<string, Action>();
  for (const action of form.actions) {
    if (spotIn(action[field.name]) === null) continue;
    const there = endingAt(action, field, end, corners);
    others.set(JSON.stringify(there), there);
  }
  return others.size === 0 ? null : { ...form, actions: nearestFirst([...others.values()], end) };
}

/** Those first that begin nearest to where they end, where they say where they begin. */
const nearestFirst = (actions: readonly Action[], spot: Spot): readonly Action[] => {
  const off = (action: Action): number => {
    const start = spotIn(action[BEGINS]);
    return start === null ? 0 : spotsApart(start, spot);
  };
  return actions.toSorted((a, b) => off(a) - off(b));
};

/** All that a piece can reach at all: the regions in which its actions may end. */
export const regionsOf = (forms: readonly Form[], piece: string): readonly (readonly Spot[])[] =>
  forms.flatMap((form) => (form.piece === piece ? (form.ends?.region ?? []) : []));

/** The ends of a piece's actions that are worth naming, and all that are listed. */
export const namedEndsOf = (
  forms: readonly Form[],
  piece: string,
): readonly { readonly name: string; readonly at: Spot }[] =>
  forms
    .filter((form) => form.piece === piece)
    .flatMap((form) => {
      const field = endFieldOf(form);
      const listed = field === null ? [] : form.actions.flatMap((action) => spotIn(action[field.name]) ?? []);
      return [...(form.ends?.named ?? []), ...listed.map((at) => ({ name: nameOfSpot(at), at }))];
    });

/** What is worth naming about a place where actions of a form may end; null for any other place. */
export function endNamed({ ends }: Form, place: string): string | null {
  const spot = spotNamed(place);
  return spot === null ? null : (ends?.named.find(({ at }) => spotsApart(at, spot) < 0.0001)?.name ?? null);
}
