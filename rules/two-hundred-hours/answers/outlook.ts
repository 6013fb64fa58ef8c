import { measured } from "../../geometry/index.ts";
import type { ActionPreview } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import { placeOf, unit } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import { lengthSpoken, watchAt } from "../movement/index.ts";
import { fighterNamed, type Ctx, isStanding } from "../table/context.ts";

/** The corners of an answer's path: those it names, else straight to its end. */
function wayOf(from: Place, action: Action): readonly Place[] {
  const named = action.do === "go" ? action.path : action.do === "go-to" || action.do === "put" ? [action.at] : [];
  const places = named.flatMap((text) => placeOf(text) ?? []);
  return action.do === "go" || places.length === 0 ? places : [from, ...places];
}

/** What a player wants to know before a fighter moves: its path, the length, and who would have it under close watch there. */
export function outlookOf(ctx: Ctx, action: Action): ActionPreview {
  const id = ctx.state.pending?.fighter ?? null;
  const fighter = id === null ? undefined : fighterNamed(ctx.state, id);
  if (fighter === undefined || !isStanding(fighter)) return { way: null, length: null, warnings: [] };
  const way = wayOf(fighter.at, action);
  const end = way.at(-1);
  if (end === undefined) return { way: null, length: null, warnings: [] };
  const watch = watchAt(ctx, fighter, end);
  return {
    // if only an end is given, the path to it is found when the fighter moves
    way: action.do === "go" ? way.map((place) => measured.placeInUnits(place, unit)) : null,
    length: action.do === "go" ? lengthSpoken(way) : null,
    warnings: watch === null ? [] : [{ text: watch.text, at: id ?? "", cites: watch.cites }],
  };
}
