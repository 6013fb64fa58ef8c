import { citeIf } from "../../kernel/index.ts";
import { edgeBetween } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, name } from "../table/context.ts";
import { edgeNames, ground } from "../table/terrain.ts";
import { stepObstacle, type VehicleModel, type VehiclePlace, type VehicleStep } from "../table/vehicle-token.ts";

/** What closes a step to a vehicle: how it is said at the end of a sentence, where it lies, and by which rules. */
export interface ClosedStep {
  readonly text: string;
  readonly at: string;
  readonly cites: readonly Citation[];
}

/** What is said of ground that a vehicle does not enter. */
const grounds: Readonly<Record<number, string>> = {
  [ground.water]: "is water",
  [ground.rock]: "is rock",
  [ground.crates]: "is full of crates",
  [ground.dump]: "is a supply dump",
  [ground.indoors]: "is inside a building",
};

/**
 * What of the terrain closes a step to a vehicle, in words; null where it is open. rr.veh.blocked, rr.square.water-move,
 * rr.open.vehicle-edges, rr.open.vehicle-turn
 */
export function closedStep(ctx: Ctx, model: VehicleModel, place: VehiclePlace, step: VehicleStep): ClosedStep | null {
  const board = grid(ctx);
  const obstacle = stepObstacle(board, ctx.settings, model, place, step);
  if (obstacle === null) return null;
  const turns: readonly Citation[] = step.includes("turn") ? ["rr.open.vehicle-turn"] : [];
  if ("edge" in obstacle) {
    const [a, b] = obstacle.edge;
    return {
      text: `a ${edgeNames[edgeBetween(board, a, b)] ?? "wall"} lies between ${name(ctx, a)} and ${name(ctx, b)}`,
      at: name(ctx, b),
      cites: ["rr.veh.blocked", "rr.open.vehicle-edges", ...turns],
    };
  }
  const at = name(ctx, obstacle.square);
  const code = board.squares[obstacle.square] ?? ground.regular;
  const dry = model === "boat";
  return {
    text: `${at} ${dry ? "is not water" : (grounds[code] ?? "is closed")}`,
    at,
    cites: [
      ...citeIf(!dry, "rr.veh.blocked"),
      ...citeIf(dry || code === ground.water, "rr.square.water-move"),
      ...turns,
    ],
  };
}
