import { type Square, squareNamed } from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { stepTo } from "../fighting/index.ts";
import type { Incident } from "../reactions/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { moverOf, stepBetween } from "../movement/index.ts";
import {
  type G,
  grid,
  ground,
  isDisguised,
  isUndercover,
  name,
  number,
  occupied,
  type Operator,
  type Placed,
  vehicleAt,
  pronouns,
} from "../board/index.ts";
import {
  type ActionRule,
  around,
  moveTo,
  requireFree,
  requirePassage,
  requireSquare,
  requireStep,
} from "./action-rule.ts";
import { board, requireBoarding } from "./boarding.ts";
import { leave, requireExit } from "./leaving.ts";

/** Whether an Operator who stops on a square with another figure can still walk off it with what he has left. */
const canPassOn = (g: G, operator: Operator, on: Square, apLeft: number): boolean =>
  apLeft >= number(g, "rr.number.ap-move") &&
  around(g, on).some(
    ({ to, direction }) => stepBetween(g, moverOf(g, operator), on, direction) === "walk" && !occupied(g, to),
  );

/** Move: 1 AP, one square. rr.move.*, rr.square.*, rr.open.pass-with-single-moves */
export const move: ActionRule<"move"> = {
  disguised: true,
  swimming: true,
  support: true,
  cost: "rr.number.ap-move",
  cites: ["rr.move.cost"],
  crouched: true,
  carrying: true,
  moves: true,
  require(g, r, operator, action) {
    if (action.to === "off") {
      requireExit(g, r, operator.at);
      return;
    }
    const to = requireSquare(g, r, action.to);
    if (to === null) return;
    const vehicle = vehicleAt(g, to);
    if (vehicle !== undefined) {
      requireBoarding(g, r, operator, operator.at, to, vehicle);
      return;
    }
    if (!requireStep(g, r, operator, operator.at, to, stepTo(g, operator.at, to))) return;
    if (!occupied(g, to)) return;
    if (!requirePassage(g, r, operator, to)) return;
    r.need(
      canPassOn(g, operator, to, operator.ap - number(g, "rr.number.ap-move")),
      {
        met: `${name(g, to)} is free, or ${operator.id} can move on from it.`,
        unmet: `${name(g, to)} is occupied, and ${operator.id} could not move on from it with the AP ${pronouns(operator).he} would have left.`,
        at: name(g, to),
      },
      "rr.square.one-unit",
      "rr.square.pass-through",
      "rr.open.pass-with-single-moves",
      ...(isDisguised(operator) ? (["rr.dare.disguise-ends-on-empty-square"] as const) : []),
    );
  },
  *perform(g, it, operator, action) {
    if (action.to === "off") yield* leave(g, operator);
    else {
      const to = squareNamed(grid(g), action.to);
      const vehicle = to === null ? undefined : vehicleAt(g, to);
      if (to !== null && vehicle !== undefined) yield* board(g, it, operator, to, vehicle);
      else if (to !== null)
        moveTo(g, it, operator, to, [
          "rr.move.cost",
          ...leavingRules(g, operator.at),
          ...groundRules(g, to),
          ...(isUndercover(g, operator)
            ? (["rr.dare.disguise-los-safe", "rr.dare.disguise-no-reaction"] as const)
            : []),
        ]);
    }
  },
  candidates: (g, operator) => [
    ...around(g, operator.at).map(({ to }) => ({ do: "move" as const, operator: operator.id, to: name(g, to) })),
    ...(g.state.entry.includes(operator.at) ? [{ do: "move" as const, operator: operator.id, to: "off" }] : []),
  ],
};

/** What leaving a square shows: a hedge or crates are left by a normal move. */
const leavingRules = (g: G, square: Square): readonly Citation[] => {
  const code = grid(g).squares[square];
  return code === ground.hedge || code === ground.crates ? ["rr.open.leave-hedge-cost"] : [];
};

const groundRules = (g: G, square: Square): readonly Citation[] => {
  switch (grid(g).squares[square]) {
    case ground.regular:
    case ground.indoors:
      return ["rr.square.regular"];
    default:
      return [];
  }
};

/** The one square of movement of a combined action. Obeys the limits of a move and ends on a free square. */
export function requireCombinedMove(
  g: G,
  r: Requirements<Citation>,
  operator: Placed<Operator>,
  written: string,
  cites: readonly Citation[],
): Square | null {
  const to = requireSquare(g, r, written);
  if (to === null) return null;
  const open = requireStep(g, r, operator, operator.at, to, stepTo(g, operator.at, to));
  if (r.tells(open))
    r.need(
      open,
      {
        met: "The movement part obeys the limits of a move.",
        unmet: "The movement part has to be a move as it could be made alone.",
      },
      ...cites,
    );
  return open && requireFree(g, r, to) ? to : null;
}

/** Carries out the one square of movement of a combined action. */
export function combinedMove(
  g: G,
  it: Incident,
  operator: Operator,
  written: string,
  cites: readonly Citation[],
): void {
  const to = squareNamed(grid(g), written);
  if (to !== null) moveTo(g, it, operator, to, cites);
}
