import { stopInteracting } from "../alarm/index.ts";
import {
  choose,
  closest,
  type Ctx,
  distanceBetween,
  grid,
  name,
  occupied,
  isOnBoard,
  reading,
  record,
  type Rules,
  seatOf,
} from "../table/context.ts";
import { isDisguised } from "../table/nancy.ts";
import type { Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { sharesSquare } from "./steps.ts";

/** Ends her turn's interaction that she has not paid for, by a reading. rr.open.dare-interact-continue */
export function endUnpaid(ctx: Ctx, operator: Operator): void {
  const lapses = reading(ctx, "rr.open.dare-interact-continue") === "one-ap";
  if (lapses && operator.outfit?.interacts?.kept === false) stopInteracting(ctx, operator);
}

/**
 * Nancy, spotted on a square that she shares, is put on the nearest free one, by a reading; otherwise she stays there
 * until her next action, a move. rr.open.dare-share-square
 */
export function* stepAside(ctx: Ctx, operator: Operator): Rules {
  if (!isOnBoard(operator) || !isDisguised(operator) || !operator.spotted) return;
  if (reading(ctx, "rr.open.dare-share-square") !== "any-action" || !sharesSquare(ctx, operator, operator.at)) return;
  const { at } = operator;
  const free = [...grid(ctx).squares.keys()].filter(
    (square) => !occupied(ctx, square) && !closedGround.has(grid(ctx).squares[square] ?? 0),
  );
  const nearest = closest(free, (square) => distanceBetween(ctx, at, square));
  const [first] = nearest;
  if (first === undefined) return;
  const to = yield* choose(
    seatOf(operator),
    { id: "rr.decide.step-aside", text: `On which square is ${operator.id} put?`, piece: operator.id },
    nearest.map((square) => ({ id: name(ctx, square), text: name(ctx, square), value: square })),
  );
  operator.at = to;
  record(ctx, {
    event: "moved",
    piece: operator.id,
    from: name(ctx, at),
    to: name(ctx, to),
    cites: ["rr.open.dare-share-square"],
  });
}

/** Where nobody can stand who is not climbing or swimming. rr.square.rock-move, rr.square.water-move */
const closedGround: ReadonlySet<number> = new Set([ground.rock, ground.water, ground.dump]);
