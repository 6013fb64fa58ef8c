import { act, impossible } from "../../kernel/index.ts";
import { leaveCarrier } from "../alarm/index.ts";
import { deploysWhereItStands } from "../axis/index.ts";
import type { Ctx, Rules } from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { jagerSeat } from "../table/view.ts";
import { jagerOf } from "../jager/index.ts";
import { jagerRequirements, legalActions, perform } from "../actions/index.ts";

/**
 * The Jäger player moves one of his units within its allowance, or leaves it where it is. A Kettenkrad that is near
 * enough lets its troops out by itself. rr.jager.control-move, rr.jager.control-none, rr.open.jager-control-deploy
 */
export function* commandUnit(ctx: Ctx, unit: AxisUnit): Rules {
  const jager = jagerOf(ctx);
  unit.advanced = true;
  if (isVehicle(unit) && deploysWhereItStands(ctx, unit)) {
    jager.commanding = null;
    yield* leaveCarrier(ctx, unit);
    return;
  }
  jager.commanding = unit.id;
  const action = yield* act({
    seat: jagerSeat,
    prompt: { id: "rr.decide.jager-command", text: `Where does ${unit.id} move?`, piece: unit.id },
    requirements: (candidate) => jagerRequirements(ctx, candidate),
    legal: () => legalActions(ctx),
  });
  if (action.do !== "command" && action.do !== "command-vehicle")
    throw impossible(`${action.do} where a unit is moved`);
  yield* perform(ctx, action);
}
