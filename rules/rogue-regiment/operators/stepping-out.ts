import { type G, grid, ground, type Operator, type OperatorVehicle, vehicleSquares } from "../board/index.ts";
import { edgesOpen } from "../movement/index.ts";
import { stepTo } from "../fighting/index.ts";
import { adjacent, type Square } from "../../geometry/index.ts";

export const besideVehicle = (g: G, vehicle: OperatorVehicle): readonly Square[] => {
  const own = vehicleSquares(g, vehicle);
  return [...grid(g).squares.keys()].filter(
    (square) => !own.includes(square) && own.some((part) => adjacent(grid(g), part, square)),
  );
};

/** Whether somebody can step from the vehicle onto a square beside it. */
export function canStepOut(g: G, vehicle: OperatorVehicle, operator: Operator, square: Square): boolean {
  const code = grid(g).squares[square];
  const diver = operator.equipment.includes("scuba-gear") && operator.carrying === null;
  if (
    code === ground.rock ||
    code === ground.dump ||
    code === ground.hedge ||
    code === ground.crates ||
    (code === ground.water && !diver)
  )
    return false;
  return vehicleSquares(g, vehicle).some((own) => {
    const direction = stepTo(g, own, square);
    return direction !== null && edgesOpen(g, "standing", own, direction);
  });
}
