import { edgeBetween } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, name } from "../table/context.ts";
import { edge, edgeNames, ground } from "../table/terrain.ts";
import { stepObstacle, type VehicleModel, type VehiclePlace, type VehicleStep } from "../table/vehicle-token.ts";

/** What closes a step to a vehicle: how it is said at the end of a sentence, where it lies, and by which rules. */
export interface ClosedStep {
  readonly text: string;
  readonly at: string;
  readonly cites: readonly Citation[];
}

/** What is said of ground that a vehicle does not enter, and the row of the ground itself. */
const grounds: Readonly<Record<number, { readonly is: string; readonly cites: readonly Citation[] }>> = {
  [ground.water]: { is: "is water", cites: ["rr.square.water-move"] },
  [ground.rock]: { is: "is rock", cites: [] },
  [ground.crates]: { is: "is full of crates", cites: [] },
  [ground.dump]: { is: "is a supply dump", cites: ["rr.cover.supply-dump"] },
  [ground.indoors]: { is: "is inside a building", cites: [] },
};

const walls: Readonly<Record<number, readonly Citation[]>> = {
  [edge.highWall]: ["rr.cover.high-blocks"],
  [edge.grapplePoint]: ["rr.cover.high-blocks"],
  [edge.buildingWall]: ["rr.building.wall"],
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
    const code = edgeBetween(board, a, b);
    return {
      text: `a ${edgeNames[code] ?? "wall"} lies between ${name(ctx, a)} and ${name(ctx, b)}`,
      at: name(ctx, b),
      cites: ["rr.veh.blocked", ...(walls[code] ?? []), "rr.open.vehicle-edges", ...turns],
    };
  }
  const at = name(ctx, obstacle.square);
  const on = grounds[board.squares[obstacle.square] ?? ground.regular];
  return on === undefined || model === "boat"
    ? { text: `${at} is not water`, at, cites: ["rr.square.water-move", ...turns] }
    : { text: `${at} ${on.is}`, at, cites: ["rr.veh.blocked", ...on.cites, ...turns] };
}
