import { citeIf } from "../../kernel/index.ts";
import { type Square, squareNamed } from "../../geometry/index.ts";
import type { Incident } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { hangingOn } from "../book/in-force.ts";
import { type Ctx, grid, name, number, occupied, type Placed, type Req, vehicleAt } from "../table/context.ts";
import { isDisguised, isUndercover, pronouns } from "../table/nancy.ts";
import type { Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { moverOf, stepBetween } from "../movement/index.ts";
import { onFoot } from "./rule.ts";
import { around, moveTo, requireFree, requirePassage, requireSquare, requireStep, requireStepOf } from "./steps.ts";
import { board, requireBoarding } from "./boarding.ts";
import { leave, requireExit } from "./leaving.ts";

/** Whether an Operator who stops on a square with another figure can still walk off it with what he has left. */
const canPassOn = (ctx: Ctx, operator: Operator, on: Square, apLeft: number): boolean =>
  apLeft >= number(ctx, "rr.number.ap-move") &&
  around(ctx, on).some(
    ({ to, direction }) => stepBetween(ctx, moverOf(ctx, operator), on, direction) === "walk" && !occupied(ctx, to),
  );

/**
 * Move: 1 AP, one square. rr.move.cost, rr.square.one-unit, rr.square.pass-through, rr.square.regular,
 * rr.open.pass-with-single-moves, rr.dare.disguise-ends-on-empty-square
 */
const move = onFoot("move", {
  disguised: true,
  swimming: true,
  support: true,
  cost: "rr.number.ap-move",
  cites: ["rr.move.cost"],
  crouched: true,
  carrying: true,
  moves: true,
  requires(ctx, req, operator, action) {
    if (action.to === "off") {
      requireExit(ctx, req, operator.at);
      return;
    }
    const to = requireSquare(ctx, req, action.to);
    if (to === null) return;
    if (vehicleAt(ctx, to) !== undefined) {
      requireBoarding(ctx, req, operator, operator.at, to);
      return;
    }
    if (!requireStep(ctx, req, operator, operator.at, to)) return;
    if (!occupied(ctx, to)) return;
    if (!requirePassage(ctx, req, operator, to)) return;
    const passes = (by: Ctx): boolean => canPassOn(by, operator, to, operator.ap - number(ctx, "rr.number.ap-move"));
    const isPassing = passes(ctx);
    const hangs = isPassing || req.quiet ? [] : hangingOn(ctx, ["rr.open.diagonal-wall-corner"], passes);
    req.need(isPassing, {
      met: `${name(ctx, to)} is free, or ${operator.id} can move on from it.`,
      unmet: `${name(ctx, to)} is occupied, and ${operator.id} could not move on from it with the AP ${pronouns(operator).he} would have left.`,
      at: name(ctx, to),
      cites: [
        "rr.square.one-unit",
        "rr.square.pass-through",
        "rr.open.pass-with-single-moves",
        ...citeIf(isDisguised(operator), "rr.dare.disguise-ends-on-empty-square"),
        ...hangs,
      ],
    });
  },
  candidates: (ctx, operator) => [
    ...around(ctx, operator.at).map(({ to }) => ({ do: "move" as const, operator: operator.id, to: name(ctx, to) })),
    ...(ctx.state.entry.includes(operator.at) ? [{ do: "move" as const, operator: operator.id, to: "off" }] : []),
  ],
  *perform(ctx, incident, operator, action) {
    if (action.to === "off") yield* leave(ctx, operator);
    else {
      const to = squareNamed(grid(ctx), action.to);
      const vehicle = to === null ? undefined : vehicleAt(ctx, to);
      if (to !== null && vehicle !== undefined) yield* board(ctx, incident, operator, to, vehicle);
      else if (to !== null)
        moveTo(ctx, incident, operator, to, [
          "rr.move.cost",
          ...leavingRules(ctx, operator.at),
          ...groundRules(ctx, to),
          ...citeIf(isUndercover(ctx, operator), "rr.dare.disguise-los-safe", "rr.dare.disguise-no-reaction"),
        ]);
    }
  },
});

/** What leaving a square shows: a hedge or crates are left by a normal move. */
const leavingRules = (ctx: Ctx, square: Square): readonly Citation[] => {
  const code = grid(ctx).squares[square];
  return code === ground.hedge || code === ground.crates ? ["rr.open.leave-hedge-cost"] : [];
};

const groundRules = (ctx: Ctx, square: Square): readonly Citation[] => {
  switch (grid(ctx).squares[square]) {
    case ground.regular:
    case ground.indoors:
      return ["rr.square.regular"];
    default:
      return [];
  }
};

/**
 * The one square of movement of a combined action. Obeys the limits of a move and ends on a free square.
 * rr.attack.move-and-blocked
 */
export function requireCombinedMove(
  ctx: Ctx,
  req: Req,
  operator: Placed<Operator>,
  written: string,
  cites: readonly Citation[],
): Square | null {
  const to = requireSquare(ctx, req, written);
  if (to === null) return null;
  const open = requireStepOf(ctx, req, operator, { from: operator.at, to, cites });
  return open && requireFree(ctx, req, operator, to) ? to : null;
}

/** Carries out the one square of movement of a combined action. */
export function combinedMove(
  ctx: Ctx,
  incident: Incident,
  operator: Operator,
  written: string,
  cites: readonly Citation[],
): void {
  const to = squareNamed(grid(ctx), written);
  if (to !== null) moveTo(ctx, incident, operator, to, cites);
}

export const footActions = { move };
