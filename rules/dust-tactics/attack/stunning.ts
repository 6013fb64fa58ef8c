import type { Citation } from "../book/citation.ts";
import { type Ctx, reading } from "../table/context.ts";
import { gain } from "../table/tokens.ts";
import { hasToken } from "../table/units.ts";
import { isDying, stuns, type Unsaved } from "./damage.ts";

const moments: Readonly<Record<"dt.weapon.tesla" | "dt.weapon.grapple", readonly Citation[]>> = {
  "dt.weapon.tesla": [],
  "dt.weapon.grapple": ["dt.open.grapple-strike-back"],
};

/**
 * Tesla and grapple weapons stun whom they hit, as soon as their hits are resolved: it does not wait for the tokens that
 * hits put on a unit. A grapple that lets go takes the token of no other weapon. dt.weapon.tesla, dt.weapon.grapple,
 * dt.weapon.grapple-release, dt.open.stun-saved
 */
export function stun(ctx: Ctx, hits: readonly Unsaved[]): void {
  const scored = reading(ctx, "dt.open.stun-saved") === "scored";
  for (const { burst, hits: unsaved } of hits) {
    const rule = stuns(burst);
    if (rule === null || (scored ? burst.hits : unsaved) === 0) continue;
    for (const unit of burst.together) {
      if (unit.where === "gone" || isDying(unit)) continue;
      const otherwise = hasToken(unit, "stunned") && unit.grappledBy === null;
      gain(ctx, unit, "stunned", `hit by ${burst.weapon}`, rule, "dt.open.stun-saved", ...moments[rule]);
      unit.grappledBy = rule === "dt.weapon.grapple" && !otherwise ? burst.by.id : null;
    }
  }
}
