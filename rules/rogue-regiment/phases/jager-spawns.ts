import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { JagerPanel, JagerUnit } from "../book/expansions/index.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import { type Ctx, number, reading, recordNoEffect, type Rules } from "../table/context.ts";
import { chosenTiles, freeMarkersOf, spawnOn } from "./spawning.ts";

const spawnRules = {
  sniper: ["rr.jager.spawn-sniper"],
  grenadier: ["rr.jager.spawn-grenade"],
  "hmg-kubelwagen": ["rr.jager.spawn-kubel"],
  kettenkrad: ["rr.jager.spawn-kettenkrad"],
} as const satisfies Record<JagerUnit, readonly Citation[]>;

/**
 * A spawn card of the Jäger deck: its unit, which the Jäger player will move, and with infantry 2 SMG Infantry, which
 * stay automated. rr.jager.always-alert, rr.jager.control-others-automated, rr.open.jager-spawn-partial,
 * rr.jager.symbol-is-alert
 */
export function* spawnJager(ctx: Ctx, { colour, unit }: JagerPanel & { readonly kind: "spawn-jager" }): Rules {
  // rr.jager.spawn-sniper, rr.jager.spawn-grenade; a vehicle comes alone: rr.jager.spawn-kubel
  const escort = isVehicleKind(unit) ? 0 : number(ctx, "rr.number.jager-escort");
  const cites: readonly Citation[] = [...spawnRules[unit], "rr.jager.always-alert", "rr.jager.symbol-is-alert"];
  for (const { tile, index, cites: why } of yield* chosenTiles(ctx, colour, cites)) {
    const room = freeMarkersOf(ctx, index).length;
    if (room < 1 + escort && reading(ctx, "rr.open.jager-spawn-partial") === "nothing") {
      recordNoEffect(ctx, `spawn tile ${tile.id} has no room for all of them.`, ...why, "rr.open.jager-spawn-partial");
      continue;
    }
    yield* spawnOn(ctx, { tile, index }, { units: 1, kind: unit, as: { alert: true, jager: "unit" } }, why);
    const left = Math.min(escort, freeMarkersOf(ctx, index).length);
    if (left > 0)
      yield* spawnOn(ctx, { tile, index }, { units: left, kind: "smg", as: { alert: true } }, [
        ...why,
        "rr.jager.control-others-automated",
        ...citeIf(left < escort, "rr.open.jager-spawn-partial"),
      ]);
  }
}
