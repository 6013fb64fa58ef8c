import { measured } from "../../geometry/index.ts";
import type { ActionForm, FormEnds } from "../../kernel/index.ts";
import { actingNow } from "../activation/index.ts";
import { areOff, areAboard } from "../table/units.ts";
import { obstaclesFor, passingRadius, leaderOf, moveNow } from "../movement/index.ts";
import { type Ctx, unit as cm, written } from "../table/context.ts";
import { type Candidates, candidatesOf, namedGoals } from "./candidates.ts";
import { isLegal, requirementsOf } from "./requirements.ts";
import type { Action } from "../table/action-schema.ts";

/** Where the leader of a move may end, and ends worth naming; null for who is not on the table yet, whose ends are listed. */
function endsOf(ctx: Ctx, legal: readonly Action[]): FormEnds | null {
  const move = moveNow(ctx);
  const together = actingNow(ctx);
  const leader = leaderOf(together);
  if (move === null || leader === null || areOff(together) || areAboard(together)) return null;
  const { unit, miniature } = leader;
  const reach = Math.max(0, move.most(unit) - (move.gone[miniature.id] ?? 0));
  const radius = passingRadius(unit);
  const bounds = measured.onTable(ctx.state.width, ctx.state.height, radius);
  const region = measured.regionOfMove(miniature.at, reach, radius, obstaclesFor(ctx, unit, together), { bounds });
  const named = namedGoals(ctx).flatMap(({ name, at }) => {
    const action = legal.findIndex((one) => one.do === "move" && one.to === written(at));
    return action < 0 ? [] : [{ name, at: measured.placeInUnits(at, cm), action }];
  });
  return { region: region.map((polygon) => polygon.map((place) => measured.placeInUnits(place, cm))), named };
}

const legalOf = (ctx: Ctx, { actions, legal }: Candidates): readonly Action[] =>
  legal === true ? actions : actions.filter((action) => isLegal(ctx, action));

/** Every kind of action of whoever may act now. */
export function formsOf(ctx: Ctx): readonly ActionForm<Action>[] {
  if (ctx.state.result !== null) return [];
  return candidatesOf(ctx).flatMap((candidates) => {
    const { name, piece, actions } = candidates;
    const [first] = actions;
    if (first === undefined) return [];
    const legal = legalOf(ctx, candidates);
    const ends = name === "move" ? endsOf(ctx, legal) : null;
    return [
      {
        name,
        piece,
        requirements: requirementsOf(ctx, legal[0] ?? first),
        actions: legal,
        ...(ends !== null && { ends }),
      },
    ];
  });
}

/** Every legal action that is listed: of moves the named ends, of attacks everything at one enemy, and where it is near ranged weapons and C weapons alone. */
export const legalActions = (ctx: Ctx): readonly Action[] =>
  candidatesOf(ctx).flatMap((candidates) => legalOf(ctx, candidates));
