import { columnOf, type Facing, rowOf, type Square, squareAt } from "../../geometry/index.ts";
import {
  type G,
  grid,
  isUndercover,
  number,
  type Operator,
  reading,
  squaresOf,
  terrain,
  type Token,
  type UnitKind,
  vehicleSquares,
} from "../board/index.ts";
import { type Blockers, type Met, nobody, type Scene } from "./stops.ts";
import { sightReadings } from "./sight-readings.ts";

/**
 * A unit's eyes: where it stands and which way it faces, as it is or as it might be. A vehicle looks from the ends of
 * its token.
 */
export interface Eyes {
  readonly id: string;
  readonly at: Square;
  readonly facing: Facing;
  readonly kind?: UnitKind;
  readonly token?: Token | null;
}

/**
 * What stands on the board and blocks everybody's sight: vehicles alert or not (never the boat), blast templates; and
 * fuel barrels for what is low.
 */
function thingsInTheWay(g: G, whole: Square[]): Blockers {
  const { vehicles, templates, laid, operators } = g.state;
  for (const vehicle of vehicles) if (vehicle.kind !== "boat") whole.push(...vehicleSquares(g, vehicle));
  for (const operator of operators)
    if (operator.outfit !== null && operator.at !== null && blocksAsAxisUnit(g, operator)) whole.push(operator.at);
  const low = laid.length === 0 ? [] : laid.flatMap(({ kind, at }) => (kind === "barrel" ? [at] : []));
  const smoke = templates.length === 0 ? [] : templateSquares(g);
  return whole.length === 0 && low.length === 0 && smoke.length === 0 ? nobody : { whole, low, smoke };
}

/** Whether Nancy in disguise stands in the way as a unit that is not alert. rr.open.dare-disguise-blocks-los */
const blocksAsAxisUnit = (g: G, operator: Operator): boolean =>
  isUndercover(g, operator) && reading(g, "rr.open.dare-disguise-blocks-los") === "blocks";

/**
 * What blocks Axis sight: units that are not alert, vehicles, templates, barrels. rr.los.nonalert-blocks,
 * rr.los.alert-transparent, rr.los.operators-transparent, rr.vlos.blocks, rr.boat.silent
 */
export function axisBlockers(g: G): Blockers {
  const squares: Square[] = [];
  for (const unit of g.state.units) {
    if (unit.at === null) continue;
    if (unit.token !== null) squares.push(...squaresOf(g, unit));
    else if (!unit.alert) squares.push(unit.at);
  }
  return thingsInTheWay(g, squares);
}

/** What blocks an Operator's line of attack. rr.los.operator-blockers, rr.open.operator-los-alert-axis */
export function operatorBlockers(g: G): Blockers {
  if (reading(g, "rr.open.operator-los-alert-axis") === "transparent") return axisBlockers(g);
  return thingsInTheWay(
    g,
    g.state.units.flatMap((unit) => squaresOf(g, unit)),
  );
}

/** The squares under a blast template with this centre: rr.open.template-shape. */
export function squaresUnder(g: G, at: Square): readonly Square[] {
  const board = grid(g);
  const shape = reading(g, "rr.open.template-shape");
  const reach = shape === "larger" ? 2 : (number(g, "rr.number.template-size") - 1) >> 1;
  const squares: Square[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (shape === "cross" && dx !== 0 && dy !== 0) continue;
      const square = squareAt(board, columnOf(board, at) + dx, rowOf(board, at) + dy);
      if (square !== null) squares.push(square);
    }
  }
  return squares;
}

/** All squares under the templates that stay until the End Phase. rr.barrel.template-stays, rr.lewes.template-stays */
export const templateSquares = (g: G): readonly Square[] => g.state.templates.flatMap(({ at }) => squaresUnder(g, at));

/** Whether a template hides its own square: rr.open.template-los. */
export const hiddenByTemplate = (g: G, square: Square): boolean =>
  g.state.templates.length > 0 &&
  reading(g, "rr.open.template-los") === "through-and-into" &&
  templateSquares(g).includes(square);

export const sceneOf = (g: G, blockers: Blockers, met?: Met[], target?: readonly Square[]): Scene => ({
  terrain: terrain(g),
  readings: sightReadings(g.settings),
  blockers,
  met,
  target,
});
