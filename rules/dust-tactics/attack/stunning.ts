import type { Citation } from "../events.ts";
import { type G, reading } from "../table.ts";
import { gain } from "../tokens.ts";
import { stuns } from "./damage.ts";
import type { Burst } from "./fight.ts";

const moments: Readonly<Record<"dt.weapon.tesla" | "dt.weapon.grapple", readonly Citation[]>> = {
  "dt.weapon.tesla": [],
  "dt.weapon.grapple": ["dt.open.grapple-strike-back"],
};

/**
 * Tesla and grapple weapons stun whom they hit, as soon as their hits are resolved: it does not wait for the tokens that
 * hits put on a unit. `unsaved` tells what of a burst's hits was not saved. dt.weapon.tesla, dt.weapon.grapple,
 * dt.open.stun-saved
 */
export function stun(g: G, bursts: readonly Burst[], unsaved: (burst: Burst) => number): void {
  const scored = reading(g, "dt.open.stun-saved") === "scored";
  for (const burst of bursts) {
    const rule = stuns(burst);
    if (rule === null || (scored ? burst.hits : unsaved(burst)) === 0) continue;
    for (const unit of burst.together) {
      if (unit.where === "gone") continue;
      gain(g, unit, "stunned", `hit by ${burst.weapon}`, rule, "dt.open.stun-saved", ...moments[rule]);
      if (rule === "dt.weapon.grapple") unit.grappledBy = burst.by.id;
    }
  }
}
