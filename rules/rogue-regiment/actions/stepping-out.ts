import { type Ctx, grid, vehicleSquares } from "../table/context.ts";
import type { Operator, OperatorVehicle } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { edgesOpen } from "../movement/index.ts";
import { stepTo } from "../fighting/index.ts";
import { adjacent, type Square } from "../../geometry/index.ts";

export const besideVehicle = (ctx: Ctx, vehicle: OperatorVehicle): readonly Square[] => {
  const own = vehicleSquares(ctx, vehicle);
  return [...grid(ctx).squares.keys()].filter(
    (square) => !own.includes(square) && own.some((part) => adjacent(grid(ctx), part, square)),
  );
};

/** Whether somebody can step from the vehicle onto a square beside it. */
export function canStepOut(ctx: Ctx, vehicle: OperatorVehicle, operator: Operator, square: Square): boolean {
  const code = grid(ctx).squares[square];
  const diver = operator.equipment.includes("scuba-gear") && operator.carrying === null;
  if (
    code === ground.rock ||
    code === ground.dump ||
    code === ground.hedge ||
    code === ground.crates ||
    (code === ground.water && !diver)
  )
    return false;
  return vehicleSquares(ctx, vehicle).some((own) => {
    const direction = stepTo(ctx, own, square);
    return direction !== null && edgesOpen(ctx, "standing", own, direction);
  });
}
