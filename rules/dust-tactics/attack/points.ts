import type { Unit } from "../table/state.ts";
import { type Ctx, reading } from "../table/context.ts";
import { cardOf } from "../table/units.ts";

/** The points a hit marks on a damage track that has so many crosses left. dt.dmg.amount, dt.dmg.support, dt.dmg.kill */
export function pointsOf(ctx: Ctx, unit: Unit, damage: number | "all", left: number): number {
  if (cardOf(unit).kind === "support") {
    const all = damage === "all" && reading(ctx, "dt.open.kill-support") === "all-crosses";
    return all ? left : 1;
  }
  return damage === "all" ? left : damage;
}
