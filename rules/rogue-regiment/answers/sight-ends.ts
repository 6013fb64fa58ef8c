import { type Facing, type Square, squareNamed } from "../../geometry/index.ts";
import { type Result, ok, err, type Visibility } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  type Ctx,
  grid,
  isOnBoard,
  operatorNamed,
  operatorSquares,
  squaresOf,
  unitNamed,
  vehicleNamed,
  vehicleSquares,
} from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { type Eyes, isSeenAt, isSeenThrough, shownOn, canLook } from "../sight/index.ts";

/** An end of a question about sight: a piece, or a square (with a facing, if it is to look). */
export interface End {
  readonly id: string;
  readonly at: Square;
  /** Every square it covers: several for a vehicle. */
  readonly squares: readonly Square[];
  readonly unit: AxisUnit | null;
  readonly operator: Operator | null;
  readonly facing: Facing | null;
  /** Low things are hidden by low cover: a corpse, a crouching Operator. */
  readonly low: boolean;
}

export function endOf(ctx: Ctx, written: string, facing: Facing | undefined, path: string): Result<End> {
  const unit = unitNamed(ctx.state, written);
  if (unit !== undefined) {
    if (!isOnBoard(unit))
      return err({
        code: "off-the-board",
        path,
        message: `${written} waits on a spawn tile; it sees and is seen only on the board.`,
        cites: ["rr.event.spawn-inert"],
      });
    return ok({
      id: written,
      at: unit.at,
      squares: squaresOf(ctx, unit),
      unit,
      operator: null,
      facing: facing ?? unit.facing,
      low: false,
    });
  }
  const operator = operatorNamed(ctx.state, written);
  if (operator !== undefined) {
    if (!isOnBoard(operator)) return err({ code: "off-the-board", path, message: `${written} is not on the board.` });
    const low = operator.aboard === null && (operator.crouched || operator.scuba);
    return ok({
      id: written,
      at: operator.at,
      squares: operatorSquares(ctx, operator),
      unit: null,
      operator,
      facing: null,
      low,
    });
  }
  const vehicle = vehicleNamed(ctx.state, written);
  if (vehicle !== undefined) {
    const squares = vehicleSquares(ctx, vehicle);
    const [first] = squares;
    if (first === undefined) return err({ code: "off-the-board", path, message: `${written} is not on the board.` });
    return ok({ id: written, at: first, squares, unit: null, operator: null, facing: null, low: false });
  }
  const square = squareNamed(grid(ctx), written);
  if (square === null)
    return err({
      code: "unknown-piece",
      path,
      message: `"${written}" is neither a unit, an Operator or a vehicle of this position nor a square "x,y" of its board.`,
    });
  return ok({
    id: written,
    at: square,
    squares: [square],
    unit: null,
    operator: null,
    facing: facing ?? null,
    low: false,
  });
}

/** The Operator who stands on the place that is asked about, as the end of the line: whether he is seen is the question. */
export function withOccupant(ctx: Ctx, end: End, from: End): End {
  if (end.unit !== null || end.operator !== null || end.squares.length !== 1 || from.operator !== null) return end;
  const operator = ctx.state.operators.find(
    (candidate) => candidate.at === end.at && candidate.aboard === null && candidate.id !== from.id,
  );
  return operator === undefined ? end : { ...end, operator, low: operator.crouched || operator.scuba };
}

/** The eyes of an end that looks as the Axis does: a unit, or a square with a facing. */
export const eyesOf = (from: End): Eyes =>
  from.unit !== null && isVehicle(from.unit)
    ? { ...from.unit, at: from.at }
    : { id: from.id, at: from.at, facing: from.facing ?? "N" };

/** Whether a unit has no sight now: it has the cigarette token, is an empty carrier, or Nancy holds it. */
export const isBlind = (ctx: Ctx, { unit }: End): boolean => unit !== null && unit.at !== null && !canLook(ctx, unit);

/** That a carrier does nothing once its troops are out. */
const emptyCarrierRules: Readonly<Partial<Record<AxisUnit["kind"], Citation>>> = {
  "troop-truck": "rr.metal.transport-then-idle",
  kettenkrad: "rr.jager.kettenkrad-then-idle",
  sturmboot: "rr.jager.sturmboot-then-idle",
};

/**
 * Why a unit has no sight. rr.event.cigarette-effect, rr.dare.interact-no-los, rr.open.dare-suspicion-ensnared,
 * rr.open.exp-empty-carrier
 */
export function blindness({ kind, empty, held }: AxisUnit): {
  readonly text: string;
  readonly cites: readonly Citation[];
} {
  if (empty) {
    const idle = emptyCarrierRules[kind];
    return {
      text: "An empty carrier has no line of sight.",
      cites: ["rr.open.exp-empty-carrier", ...(idle === undefined ? [] : [idle])],
    };
  }
  switch (held) {
    case "talking":
      return { text: "A unit in an interaction has no line of sight.", cites: ["rr.dare.interact-no-los"] };
    case "ensnared":
      return {
        text: "A unit in the garrotte has no line of sight.",
        cites: ["rr.dare.garrotte-ensnared-inert", "rr.open.dare-suspicion-ensnared"],
      };
    case null:
      return { text: "A unit with the cigarette token has no line of sight.", cites: ["rr.event.cigarette-effect"] };
  }
}

export const better: Readonly<Record<Visibility, number>> = { none: 0, partial: 1, full: 2 };

/** Whether an end is seen at this visibility: posture, camo net, water. */
export function isSeen(ctx: Ctx, from: End, to: End, place: Visibility): boolean {
  if (to.operator === null || to.operator.aboard !== null) return isSeenAt(place, { low: to.low });
  return isSeenThrough(ctx, eyesOf(from), shownOn(ctx, to.operator, to.at), place);
}

/** The squares of the ends themselves where they are vehicles: what stands on them hides neither from the other. */
export function ownSquares(from: End, to: End): readonly Square[] | undefined {
  if (from.squares.length <= 1 && to.squares.length <= 1) return undefined;
  return [from, to].flatMap((end) => (end.squares.length > 1 ? end.squares : []));
}
