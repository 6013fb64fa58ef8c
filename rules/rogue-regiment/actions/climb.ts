import { type Square, squareNamed } from "../../geometry/index.ts";
import { stepTo } from "../fighting/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, name } from "../table/context.ts";
import { ground } from "../table/terrain.ts";
import { obstacles, stepBetween, type StepFeature, stepFeatures } from "../movement/index.ts";
import { onFoot } from "./rule.ts";
import { around, moveTo, requireFree, requireSquare } from "./steps.ts";

/** What is read of climbs that are diagonal. */
const diagonalRules = (ctx: Ctx, to: Square, direction: number): readonly Citation[] => {
  if (direction % 2 === 0) return [];
  const code = grid(ctx).squares[to];
  return code === ground.hedge || code === ground.crates ? ["rr.open.climb-diagonal"] : ["rr.open.diagonal-window"];
};

/** What is said of high walls and walls of buildings that nobody climbs here, with or without a hook. */
const withoutPoint = (features: readonly StepFeature[]): string =>
  features.some(({ cites }) => cites.includes("rr.cover.high-blocks") || cites.includes("rr.building.wall"))
    ? "; a grappling hook holds only at a grapple point"
    : "";

/**
 * Climb: 2 AP, one square into a hedge or crates or through a window. rr.climb.cost, rr.climb.hedge-crate,
 * rr.climb.window
 */
const climb = onFoot("climb", {
  support: true,
  cost: "rr.number.ap-climb",
  cites: ["rr.climb.cost"],
  moves: true,
  requires(ctx, req, operator, action) {
    const to = requireSquare(ctx, req, action.to);
    if (to === null) return;
    const direction = stepTo(ctx, operator.at, to);
    if (
      !req.found(direction, {
        met: `${name(ctx, to)} is adjacent.`,
        unmet: `${name(ctx, to)} is not adjacent.`,
        at: name(ctx, to),
        cites: ["rr.climb.cost", "rr.square.adjacent"],
      })
    )
      return;
    const step = stepBetween(ctx, "standing", operator.at, direction);
    const hasHook = operator.equipment.includes("grappling-hook");
    const isOpen = step === "climb" || (step === "grapple" && hasHook);
    if (!isOpen && !req.wantsText(false)) return;
    const features = stepFeatures(ctx, "standing", operator.at, to, direction);
    const cites = [...new Set(features.flatMap((feature) => feature.cites))];
    const met = obstacles(features);
    const at = name(ctx, to);
    switch (step) {
      case "grapple":
        req.need(hasHook, {
          met: `${operator.id} has a grappling hook.`,
          unmet: `${operator.id} has no grappling hook, which this climb takes: ${met}.`,
          at,
          cites,
        });
        break;
      case "climb":
        req.pass(`${operator.id} can climb here: ${met}.`, ...cites, ...diagonalRules(ctx, to, direction));
        break;
      case "walk":
        req.fail(
          {
            text: `There is nothing to climb on the way to ${at}: neither a hedge nor crates on it, nor a window before it.`,
            at,
          },
          "rr.climb.hedge-crate",
          "rr.climb.window",
        );
        break;
      case "blocked":
        req.fail(
          { text: `${operator.id} cannot climb to ${at}: ${met}${withoutPoint(features)}.`, at },
          "rr.climb.cost",
          ...cites,
        );
    }
    requireFree(ctx, req, operator, to);
  },
  candidates: (ctx, operator) =>
    around(ctx, operator.at).map(({ to }) => ({ do: "climb" as const, operator: operator.id, to: name(ctx, to) })),
  *perform(ctx, incident, operator, action) {
    const to = squareNamed(grid(ctx), action.to);
    if (to === null) return;
    const code = grid(ctx).squares[to];
    const direction = stepTo(ctx, operator.at, to);
    if (direction !== null && stepBetween(ctx, "standing", operator.at, direction) === "grapple") {
      moveTo(ctx, incident, operator, to, [
        "rr.climb.cost",
        code === ground.rock || grid(ctx).squares[operator.at] === ground.rock
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
    moveTo(ctx, incident, operator, to, ["rr.climb.cost", ...cites]);
  },
});

export const footActions = { climb };
