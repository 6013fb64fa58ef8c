import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { closeCombatReward, destroyBarrel, eliminateUnit, leavesToken, distinctUnits } from "../combat/index.ts";
import { type Ctx, number, isOnTile, unitNamed, unitsOn, remark } from "../table/context.ts";
import { countTally, raiseTally, tallyOf } from "../table/tally.ts";
import { commandoAction } from "./rule.ts";
import { isBarrelOn } from "./shooting.ts";

/** Where an enemy unit is, as the beginning of a sentence. */
function whereIs(ctx: Ctx, id: string): string {
  const unit = unitNamed(ctx.state, id);
  if (unit === undefined) return `${id} is not an enemy unit in play`;
  return unit.at === null ? `${id} waits outside the terrain` : `${id} is on ${unit.at}`;
}

/**
 * Close combat: a stealthy commando eliminates a unit of its tile, silently and without dice. vs.cc.conditions,
 * vs.cc.automatic, vs.cc.to-reserve, vs.cc.silent, vs.gas.as-enemy
 */
const closeCombat = commandoAction<"close-combat">({
  cites: ["vs.cc.conditions"],
  from: "tile",
  opensWindow: true,
  savedPays: true,
  byGander: true,
  cost: (ctx) => number(ctx, "vs.number.cost-close-combat"),
  requires(ctx, req, commando, { target }) {
    if (!isOnTile(commando)) return;
    req.need(!commando.visible, {
      met: `${commando.id} is stealthy.`,
      unmet: `${commando.id} is visible; close combat takes a stealthy commando.`,
      cites: ["vs.cc.conditions"],
    });
    const { at } = commando;
    if (target === "barrel")
      req.need(isBarrelOn(ctx, at), {
        met: `A gas barrel stands on ${at}.`,
        unmet: `No gas barrel stands on ${at}, the tile of ${commando.id}.`,
        at,
        cites: ["vs.gas.as-enemy"],
      });
    else
      req.need(unitNamed(ctx.state, target)?.at === at, {
        met: `${target} is an enemy unit on ${at}.`,
        unmet: `${whereIs(ctx, target)}; close combat is with a unit on ${at}, the tile of ${commando.id}.`,
        at,
        cites: ["vs.cc.conditions", ...citeIf(unitNamed(ctx.state, target)?.at === null, "vs.reinf.no-space")],
      });
  },
  candidates(ctx, commando) {
    if (!isOnTile(commando)) return [];
    const units = distinctUnits(unitsOn(ctx, commando.at)).map(({ id }) => id);
    const targets = isBarrelOn(ctx, commando.at) ? [...units, "barrel"] : units;
    return targets.map((target) => ({ do: "close-combat", commando: commando.id, target }));
  },
  *perform(ctx, commando, { target }) {
    if (!isOnTile(commando)) return;
    const { at } = commando;
    const unit = unitNamed(ctx.state, target);
    if (target === "barrel") yield* destroyBarrel(ctx, at, commando);
    if (unit === undefined || !isOnTile(unit)) return;
    const nest: readonly Citation[] = unit.protects === "nest" ? ["vs.nest.cover"] : [];
    countTally(ctx, "close-combats");
    raiseTally(ctx, "close-combats-best", tallyOf(ctx, "close-combats"));
    eliminateUnit(ctx, unit, "close combat", ["vs.cc.automatic", "vs.cc.to-reserve", "vs.cc.silent", ...nest]);
    if (leavesToken(unit)) yield* closeCombatReward(ctx, at, commando);
    else remark(ctx, `${unit.id} is not replaced by a token.`, "vs.dog.no-reward");
  },
});

export const actions = { "close-combat": closeCombat };
