import { isInVehicleField, lookoutsOf, looksAsVehicle, type VehicleEyes } from "./vehicle-sight.ts";
import type { Citation } from "../book/citation.ts";
import { partingOn } from "../book/in-force.ts";
import {
  corpseSquares,
  type Ctx,
  distanceBetween,
  grid,
  number,
  operatorSquares,
  type Placed,
  reading,
  squaresOf,
  unitsOnBoard,
  vehicleAt,
  vehicleSquares,
} from "../table/context.ts";
import { isUndercover } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { isVehicle, lengthOf } from "../table/vehicle-token.ts";
import { type Blockers, STOPS_LOW, type LineObstacle, STOPS_NOTHING, hasBlockerBetween } from "./stops.ts";
import { adjacent, aside, columnOf, depth, rowOf, type Square } from "../../geometry/index.ts";
import { axisBlockers, type Eyes, hiddenByTemplate, operatorBlockers, sceneOf } from "./blockers.ts";
import { stopOf } from "./sight-line.ts";
import { metered, readMetered, type Visibility } from "../../kernel/index.ts";
import {
  lineTo,
  visibility,
  levelNames,
  squaresOfFields,
  terrainField,
  canLook,
  isSeenAt,
  isInField,
} from "./terrain-field.ts";

/** What conceals an Operator beyond cover: his camo net in forest, the water he swims in, or her disguise. */
export type Concealment = "none" | "camo" | "water" | "disguise";

/**
 * rr.camo.hidden, rr.camo.not-when, rr.scuba.unseen, rr.open.camo-attack-kinds, rr.dare.disguise-los-safe,
 * rr.open.dare-garrotte-seen-later
 */
export function concealmentOf(
  ctx: Ctx,
  operator: Operator,
  square: Square,
  { attacks }: { readonly attacks: boolean },
): Concealment {
  if (operator.spotted) return "none";
  if (operator.scuba) return "water";
  if (isUndercover(ctx, operator)) return showsGarrotte(ctx, operator) ? "none" : "disguise";
  const camo =
    operator.equipment.includes("camo-net") &&
    operator.carrying === null &&
    !attacks &&
    grid(ctx).squares[square] === ground.forest;
  return camo ? "camo" : "none";
}

/** Whether who sees Nancy with a unit in her garrotte knows her for what she is. rr.open.dare-garrotte-seen-later */
const showsGarrotte = (ctx: Ctx, { outfit }: Operator): boolean =>
  outfit !== null && outfit.garrotte !== null && reading(ctx, "rr.open.dare-garrotte-seen-later") === "on-sight";

/** Whether a unit sees through a disguise: an alert one, by a reading. rr.open.dare-alert-units */
const seesThroughDisguise = (ctx: Ctx, { id }: Eyes): boolean =>
  reading(ctx, "rr.open.dare-alert-units") === "see-through" &&
  ctx.state.units.some((unit) => unit.id === id && unit.alert);

/** An Operator on a square as he can be seen there: whether he is low, and what conceals him. */
export interface Shown {
  readonly at: Square;
  readonly crouched: boolean;
  readonly concealment: Concealment;
}

/** An Operator who does not attack, as he can be seen on a square. */
export const shownOn = (ctx: Ctx, operator: Operator, at: Square): Shown => ({
  at,
  crouched: operator.crouched,
  concealment: concealmentOf(ctx, operator, at, { attacks: false }),
});

/** Whether an Operator is seen by eyes that see his square so well. */
export const isSeenThrough = (ctx: Ctx, eyes: Eyes, { at, crouched, concealment }: Shown, how: Visibility): boolean => {
  if (concealment === "water" || !isSeenAt(how, { low: crouched })) return false;
  if (concealment === "disguise") return seesThroughDisguise(ctx, eyes);
  return concealment === "none" || adjacent(grid(ctx), eyes.at, at) || eyes.at === at;
};

/** Whether a unit's eyes see an Operator where he is; in a vehicle, any of its squares. rr.opveh.attacked-los */
export function eyesSee(ctx: Ctx, eyes: Eyes, operator: Placed<Operator>, blockers: Blockers): boolean {
  if (operator.aboard === null)
    return isSeenThrough(ctx, eyes, shownOn(ctx, operator, operator.at), visibility(ctx, eyes, operator.at, blockers));
  const squares = operatorSquares(ctx, operator);
  return squares.some((square) => visibility(ctx, eyes, square, blockers, squares) !== "none");
}

/**
 * Whether eyes see an Operator who may be further away than units look: so many squares deep in the same cone.
 * rr.open.kick-sniper-sight
 */
export function eyesSeeFar(
  ctx: Ctx,
  eyes: Eyes,
  operator: Placed<Operator>,
  blockers: Blockers,
  deep: number,
): boolean {
  const board = grid(ctx);
  const squares = operatorSquares(ctx, operator);
  const target = operator.aboard === null ? undefined : squares;
  return squares.some((square) => {
    const dx = columnOf(board, square) - columnOf(board, eyes.at);
    const dy = rowOf(board, square) - rowOf(board, eyes.at);
    if (!isInField(ctx, eyes.facing, dx, dy, { peripheral: true, most: deep })) return false;
    const how = lineTo(ctx, eyes, square, blockers, { target });
    return operator.aboard === null ? isSeenThrough(ctx, eyes, shownOn(ctx, operator, square), how) : how !== "none";
  });
}

/** Whether a unit sees an Operator where he stands. */
export const seesOperator = (
  ctx: Ctx,
  unit: AxisUnit,
  operator: Placed<Operator>,
  blockers = axisBlockers(ctx),
): boolean => canLook(ctx, unit) && eyesSee(ctx, unit, operator, blockers);

/** Whether a unit makes anything of corpses: a Dog is read not to. rr.open.dogs-corpse */
export const noticesCorpses = (ctx: Ctx, { kind }: AxisUnit): boolean =>
  kind !== "dog" || reading(ctx, "rr.open.dogs-corpse") === "alerts";

/** Whether a unit sees a corpse on a square. */
export const seesCorpse = (ctx: Ctx, unit: AxisUnit, square: Square): boolean =>
  canLook(ctx, unit) &&
  noticesCorpses(ctx, unit) &&
  isSeenAt(visibility(ctx, unit, square, axisBlockers(ctx)), { low: true });

/** Everything a unit sees at a moment: names of Operators and squares of corpses. */
export interface Sighted {
  readonly operators: ReadonlySet<string>;
  readonly corpses: ReadonlySet<Square>;
}

const isHere = (operator: Operator): operator is Placed<Operator> => operator.at !== null;

export function sighted(ctx: Ctx, unit: AxisUnit): Sighted {
  const operators = new Set<string>();
  const corpses = new Set<Square>();
  if (!canLook(ctx, unit)) return { operators, corpses };
  const blockers = axisBlockers(ctx);
  for (const operator of ctx.state.operators) {
    if (isHere(operator) && eyesSee(ctx, unit, operator, blockers)) operators.add(operator.id);
  }
  if (!noticesCorpses(ctx, unit)) return { operators, corpses };
  for (const square of corpseSquares(ctx))
    if (isSeenAt(visibility(ctx, unit, square, blockers), { low: true })) corpses.add(square);
  return { operators, corpses };
}

/** What `now` shows that `before` did not. */
export const newlySighted = (before: Sighted, now: Sighted): Sighted => ({
  operators: new Set([...now.operators].filter((id) => !before.operators.has(id))),
  corpses: new Set([...now.corpses].filter((square) => !before.corpses.has(square))),
});

/** Where an Operator looks from: low, as he crouches or swims, or blindly over low cover. rr.crouch.los-both-ways */
interface OperatorEye {
  readonly square: Square;
  readonly low: boolean;
  readonly blind?: boolean;
}

/**
 * Whether an Operator has a line of attack from a square to a target's square: rr.los.operator-line,
 * rr.los.operator-blockers. A crouched Operator is blocked by low cover as well, unless he fires blindly over it:
 * rr.crouch.los-both-ways; so is a swimmer: rr.scuba.low-cover-los.
 */
export function operatorLine(
  ctx: Ctx,
  { square: from, low, blind = false }: OperatorEye,
  to: Square,
  met?: LineObstacle[],
): boolean {
  if (from !== to && hiddenByTemplate(ctx, to, met)) return false;
  const aimedAt = vehicleSquaresAt(ctx, to);
  const own = vehicleAt(ctx, from);
  const target = own === undefined ? aimedAt : [...(aimedAt ?? []), ...vehicleSquares(ctx, own)];
  const stop = stopOf(
    sceneOf(ctx, operatorBlockers(ctx), met, target),
    { square: from, side: "operator", facing: "N" },
    to,
  );
  return stop === STOPS_NOTHING || (stop === STOPS_LOW && (!low || blind));
}

/** The squares of the Axis vehicle on a square, which do not hide one another. */
function vehicleSquaresAt(ctx: Ctx, square: Square): readonly Square[] | undefined {
  const vehicle = ctx.state.units.find((unit) => isVehicle(unit) && squaresOf(ctx, unit).includes(square));
  return vehicle === undefined ? undefined : squaresOf(ctx, vehicle);
}

/** The distance from a unit's square to an Operator. */
export const rangeTo = (ctx: Ctx, from: Square, to: Square): number => distanceBetween(ctx, from, to);

/**
 * Every square a unit sees and how well, by square number: 0 not, 1 partially, 2 fully. The answer is kept and must not
 * be changed.
 */
export function fieldOf(ctx: Ctx, eyes: Eyes): Uint8Array {
  const board = grid(ctx);
  const all = axisBlockers(ctx);
  const most = number(ctx, "rr.number.view-depth");
  if (looksAsVehicle(eyes)) return vehicleFieldOf(ctx, eyes, all, most);
  const field = terrainField(ctx, eyes);
  const x = columnOf(board, eyes.at);
  const y = rowOf(board, eyes.at);
  const inTheWay = (at: Square): boolean => {
    if (at === eyes.at) return false;
    const dx = columnOf(board, at) - x;
    const dy = rowOf(board, at) - y;
    const ahead = depth(eyes.facing, dx, dy);
    return ahead >= 0 && ahead <= most && aside(eyes.facing, dx, dy) <= most;
  };
  const near: Blockers = {
    whole: all.whole.filter(inTheWay),
    low: all.low.filter(inTheWay),
    smoke: all.smoke.filter(inTheWay),
  };
  if (near.whole.length === 0 && near.low.length === 0 && near.smoke.length === 0) return field.levels;
  const key = `${near.whole.join()};${near.low.join()};${near.smoke.join()}`;
  field.arrangements.begin();
  const kept = field.among.get(key);
  if (kept !== undefined) return readMetered(kept);
  const made = metered(() => {
    const seen = field.levels.slice();
    for (const square of field.squares) {
      if (!hasBlockerBetween(board, eyes.at, square, near) && !hiddenByTemplate(ctx, square)) continue;
      seen[square] = levelNames.indexOf(lineTo(ctx, eyes, square, near));
    }
    return seen;
  });
  field.arrangements.take(1);
  squaresOfFields.take(board.squares.length);
  field.among.set(key, made);
  return made.value;
}

/** What a vehicle sees: its lines begin at most its own length from its token's corner. rr.vlos.cone */
function vehicleFieldOf(ctx: Ctx, eyes: VehicleEyes, blockers: Blockers, most: number): Uint8Array {
  const board = grid(ctx);
  const levels = new Uint8Array(board.squares.length);
  const { x, y } = eyes.token;
  const beyond = lengthOf(ctx.settings, eyes.kind) + most + 1;
  const lastRow = Math.min(board.height - 1, y + beyond);
  const lastColumn = Math.min(board.width - 1, x + beyond);
  for (let row = Math.max(0, y - most - 1); row <= lastRow; row++) {
    for (let column = Math.max(0, x - most - 1); column <= lastColumn; column++) {
      const square = row * board.width + column;
      levels[square] = levelNames.indexOf(visibility(ctx, eyes, square, blockers));
    }
  }
  return levels;
}

/** The rules every ruling about a unit's sight rests on. */
export const fieldRules: readonly Citation[] = [
  "rr.los.axis-cone",
  "rr.los.axis-depth",
  "rr.los.axis-peripheral",
  "rr.los.axis-blockers",
  "rr.los.facing-four",
];

/**
 * The units that have a square in line of sight, fully or partially, whoever stands on it: what arouses suspicion, and
 * who witnesses. rr.dare.disguise-suspicion, rr.dare.disguise-suspicion-peripheral, rr.dare.garrotte-witness
 */
export const unitsWithinSightOf = (ctx: Ctx, square: Square, low: boolean): readonly Placed<AxisUnit>[] => {
  const blockers = axisBlockers(ctx);
  return watchers(ctx).filter((unit) => isSeenAt(visibility(ctx, unit, square, blockers), { low }));
};

/** Units on the board that can look, in order. */
export const watchers = (ctx: Ctx): readonly Placed<AxisUnit>[] =>
  unitsOnBoard(ctx).filter((unit) => canLook(ctx, unit));

export const isInFieldOf = (ctx: Ctx, eyes: Eyes, square: Square): boolean => {
  const board = grid(ctx);
  if (looksAsVehicle(eyes)) return lookoutsOf(ctx, eyes).some((lookout) => isInVehicleField(ctx, lookout, square));
  return isInField(
    ctx,
    eyes.facing,
    columnOf(board, square) - columnOf(board, eyes.at),
    rowOf(board, square) - rowOf(board, eyes.at),
    { peripheral: true },
  );
};

/**
 * The open points by another reading of which none of these squares would lie in a field of view, or one would: what an
 * event names of a unit that sees something on them. Lines are as clear by each of these readings.
 */
export const pointsOfField = (ctx: Ctx, eyes: Eyes, squares: readonly Square[]): readonly Citation[] =>
  partingOn(ctx, ["rr.open.fov-diagonals", "rr.open.fov-depth"], (by) =>
    squares.some((square) => isInFieldOf(by, eyes, square)),
  );
