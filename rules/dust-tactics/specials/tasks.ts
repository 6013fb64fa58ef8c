import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { stanceOf } from "../table/stances.ts";
import { armsOf, adjacency } from "../attack/index.ts";
import { hasRule } from "../book/weapons.ts";
import type { TerrainPiece, Unit } from "../table/state.ts";
import type { Ctx } from "../table/context.ts";
import { figuresOf, hasAttribute, isInfantry } from "../table/units.ts";
import { isEngineer } from "./actors.ts";

/** Whether any miniature of a unit is next to a piece of terrain. dt.open.adjacent */
export const isBeside = (ctx: Ctx, unit: Unit, { corners }: TerrainPiece): boolean =>
  figuresOf([unit]).some((figure) =>
    measured.isWithin(measured.gapToGround(stanceOf(ctx.state, figure).prism.body, corners), adjacency(ctx) + 10),
  );

/** What a unit can do about a piece of terrain, how many dice it takes, and how many actions. */
export interface Task {
  readonly dice: number;
  readonly actions: number;
  readonly cites: readonly Citation[];
}

/** How many of a vehicle's weapons cut or grapple: with a pair it rolls two dice. dt.fort.eng-wire */
function cutters(unit: Unit): number {
  return figuresOf([unit])
    .flatMap(({ miniature }) => armsOf(unit, miniature))
    .filter(({ weapon }) => hasRule(weapon, "cutting") || hasRule(weapon, "grapple"))
    .reduce((most, { times }) => Math.max(most, times), 0);
}

/**
 * The engineering that a unit can do at a piece of terrain; null where it can do none. dt.fort.eng-wire,
 * dt.fort.eng-mines, dt.fort.eng-bunker, dt.fort.eng-trench
 */
export function taskAt(unit: Unit, { kind }: TerrainPiece): Task | null {
  if (!isEngineer(unit)) return null;
  const infantry = isInfantry(unit);
  const dozer = hasAttribute(unit, "dozer blade");
  const pair = cutters(unit);
  switch (kind) {
    case "wire":
      if (infantry) return { dice: 1, actions: 1, cites: ["dt.fort.wire-cut"] };
      return pair > 0 ? { dice: Math.min(2, pair), actions: 1, cites: ["dt.fort.eng-wire"] } : null;
    case "minefield":
      if (infantry) return { dice: 1, actions: 1, cites: ["dt.fort.mine-clear"] };
      return dozer ? { dice: 1, actions: 1, cites: ["dt.fort.eng-mines"] } : null;
    case "bunker":
      return dozer ? { dice: 1, actions: 2, cites: ["dt.fort.eng-bunker"] } : null;
    case "trench":
      return dozer ? { dice: 1, actions: 1, cites: ["dt.fort.eng-trench"] } : null;
    default:
      return null;
  }
}
