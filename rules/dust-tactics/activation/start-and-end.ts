import type { Citation } from "../book/citation.ts";
import { activationRolls, declaresFirst, expectActions } from "./rolls.ts";
import { activationOf, actorsOf } from "./actors.ts";
import { arrivalRolls } from "./arrivals.ts";
import { pilotOf } from "../table/carried.ts";
import { isOnTheBoard } from "../table/stances.ts";
import { newActivation, type Unit } from "../table/state.ts";
import { type Ctx, reading, record, type Rules } from "../table/context.ts";
import { nextSide } from "./order.ts";
import { unitById } from "../table/units.ts";

/** A unit activates, and a hero with it. dt.turn.once */
export function* startActivation(ctx: Ctx, unit: string, hero: string | null): Rules {
  ctx.state.activation = newActivation(unit, hero, 0);
  for (const member of actorsOf(ctx)) {
    member.activated = true;
    member.marched = false;
    const pilot = pilotOf(ctx.state, member);
    if (pilot !== undefined) pilot.activated = true;
  }
  if (declaresFirst(ctx)) return yield* expectActions(ctx);
  yield* activationRolls(ctx);
  yield* arrivalRolls(ctx);
}

/** Whether a unit has taken an action of the game: NOTHING off the table is one, by the default. dt.skill.scout, dt.open.scout-waiting */
const hasActed = (ctx: Ctx, unit: Unit): boolean =>
  unit.where === "gone" || isOnTheBoard(ctx.state, unit) || reading(ctx, "dt.open.scout-waiting") === "used-up";

/** Ends the activation and passes the turn to the other side. dt.turn.once, dt.turn.alternate */
export function endActivation(ctx: Ctx, ...cites: readonly Citation[]): void {
  const { state } = ctx;
  const activation = activationOf(ctx);
  for (const unit of actorsOf(ctx)) if (hasActed(ctx, unit)) unit.acted = true;
  const { side } = unitById(state, activation.unit);
  const next = nextSide(state, side);
  const alone: Citation = next === side ? "dt.turn.finish-alone" : "dt.turn.alternate";
  record(ctx, { event: "activation-over", unit: activation.unit, cites: ["dt.turn.once", alone, ...cites] });
  state.activation = null;
  // what waits for a last action that never comes is lost: dt.open.react-timing-three
  state.reaction = null;
  state.next = next;
}
