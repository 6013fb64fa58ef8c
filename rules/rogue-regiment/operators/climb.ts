import { type Square, squareNamed } from "../../geometry/index.ts";
import { stepTo } from "../fighting/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { obstacles, stepBetween, type StepFeature, stepFeatures } from "../movement/index.ts";
import { type G, grid, ground, name } from "../board/index.ts";
import { type ActionRule, around, moveTo, requireFree, requireSquare } from "./action-rule.ts";

/** What is read of climbs that are diagonal. */
const diagonalRules = (g: G, to: Square, direction: number): readonly Citation[] => {
  if (direction % 2 === 0) return [];
  const code = grid(g).squares[to];
  return code === ground.hedge || code === ground.crates ? ["rr.open.climb-diagonal"] : ["rr.open.diagonal-window"];
};

/** What is said of high walls and walls of buildings that nobody climbs here, with or without a hook. */
const withoutPoint = (features: readonly StepFeature[]): string =>
  features.some(({ cites }) => cites.includes("rr.cover.high-blocks") || cites.includes("rr.building.wall"))
    ? "; a grappling hook holds only at a grapple point"
    : "";

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
    const features = stepFeatures(g, "standing", operator.at, to, direction);
    const cites = [...new Set(features.flatMap((feature) => feature.cites))];
    const met = obstacles(features);
    const at = name(g, to);
    switch (step) {
      case "grapple":
        r.need(
          operator.equipment.includes("grappling-hook"),
          {
            met: `${operator.id} has a grappling hook.`,
            unmet: `${operator.id} has no grappling hook, which this climb takes: ${met}.`,
            at,
          },
          ...cites,
        );
        break;
      case "climb":
        r.pass(`${operator.id} can climb here: ${met}.`, ...cites, ...diagonalRules(g, to, direction));
        break;
      case "walk":
        r.fail(
          {
            text: `There is nothing to climb on the way to ${at}: neither a hedge nor crates on it, nor a window before it.`,
            at,
          },
          "rr.climb.hedge-crate",
          "rr.climb.window",
        );
        break;
      case "blocked":
        r.fail(
          { text: `${operator.id} cannot climb to ${at}: ${met}${withoutPoint(features)}.`, at },
          "rr.climb.cost",
          ...cites,
        );
    }
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
