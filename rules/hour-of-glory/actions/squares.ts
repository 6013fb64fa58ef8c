import { impossible } from "../../kernel/index.ts";
import { type Ctx, planFor } from "../table/context.ts";
import { type Square, squareNamed } from "../table/plan.ts";
import { adjacentTo, areAdjacent } from "../table/squares.ts";

/** The square of a name that the requirements have found to be one. */
export const squareOf = (ctx: Ctx, name: string): Square => {
  const square = squareNamed(planFor(ctx), name);
  if (square === null) throw impossible(`a square ${name}`);
  return square;
};

/** Whether a square is next to an agent, or his own where that counts. */
export const isWithinReach = (
  ctx: Ctx,
  { from, to, countsOwn }: { readonly from: Square; readonly to: Square | null; readonly countsOwn: boolean },
): boolean => to !== null && ((countsOwn && from === to) || areAdjacent(ctx, from, to));

/** The squares within reach: his own and those next to him. */
export const squaresNear = (ctx: Ctx, at: Square): readonly Square[] => [at, ...adjacentTo(ctx, at)];
