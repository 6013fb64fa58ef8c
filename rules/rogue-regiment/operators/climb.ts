import { squareNamed } from "../../geometry/index.ts";
import { stepTo } from "../fighting/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { stepBetween } from "../movement/index.ts";
import { grid, ground, name } from "../board/index.ts";
import { type ActionRule, around, moveTo, requireFree, requireSquare } from "./action-rule.ts";

/** Climb: 2 AP, one square into a hedge or crates or through a window. rr.climb.* */
export const climb: ActionRule<"climb"> = {
  support: true,
  cost: "rr.number.ap-climb",
  cites: ["rr.climb.cost"],
  crouched: false,
  carrying: false,
  moves: true,
  require(g, r, operator, action) {
    const to = requireSquare(g, r, action.to);
    if (to === null) return;
    const direction = stepTo(g, operator.at, to);
    if (
      !r.need(
        direction !== null,
        { met: `${name(g, to)} is adjacent.`, unmet: `${name(g, to)} is not adjacent.`, at: name(g, to) },
        "rr.climb.cost",
        "rr.square.adjacent",
      ) ||
      direction === null
    )
      return;
    const step = stepBetween(g, "standing", operator.at, direction);
    if (step === "grapple") {
      r.need(
        operator.equipment.includes("grappling-hook"),
        {
          met: `${operator.id} has a grappling hook.`,
          unmet: `${operator.id} has no grappling hook, which it takes here.`,
          at: name(g, to),
        },
        "rr.square.rock-move",
        "rr.cover.high-wall-grapple",
        "rr.climb.hedge-crate",
        "rr.open.leave-rock-cost",
      );
      requireFree(g, r, to);
      return;
    }
    r.need(
      step === "climb",
      {
        met: `${name(g, to)} holds a hedge or crates, or lies through a window.`,
        unmet: `There is nothing to climb on the way to ${name(g, to)}: neither a hedge nor crates on it, nor a window before it.`,
        at: name(g, to),
      },
      "rr.climb.hedge-crate",
      "rr.climb.window",
      "rr.window.climb",
      "rr.cover.hedge-move",
      "rr.cover.crate-move",
      "rr.open.diagonal-window",
      "rr.open.climb-diagonal",
    );
    requireFree(g, r, to);
  },
  *perform(g, it, operator, action) {
    const to = squareNamed(grid(g), action.to);
    if (to === null) return;
    const code = grid(g).squares[to];
    const direction = stepTo(g, operator.at, to);
    if (direction !== null && stepBetween(g, "standing", operator.at, direction) === "grapple") {
      moveTo(g, it, operator, to, [
        "rr.climb.cost",
        code === ground.rock || grid(g).squares[operator.at] === ground.rock
          ? "rr.square.rock-move"
          : "rr.cover.high-wall-grapple",
        "rr.open.leave-rock-cost",
      ]);
      return;
    }
    const cites: readonly Citation[] =
      code === ground.hedge || code === ground.crates
        ? [
            "rr.climb.hedge-crate",
            code === ground.hedge ? "rr.cover.hedge-move" : "rr.cover.crate-move",
            "rr.open.climb-diagonal",
          ]
        : ["rr.climb.window", "rr.window.climb", "rr.open.diagonal-window"];
    moveTo(g, it, operator, to, ["rr.climb.cost", ...cites]);
  },
  candidates: (g, operator) =>
    around(g, operator.at).map(({ to }) => ({ do: "climb" as const, operator: operator.id, to: name(g, to) })),
};
