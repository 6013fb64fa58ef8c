import { shakeOff } from "../eliminating.ts";
import { type G, reading, type Rules } from "../table.ts";
import type { Unsaved } from "./damage.ts";

/** Hits on a vehicle shake off its riders, save those of templates. dt.rider.shaken-off, dt.rider.templates */
export function* shakeOffRiders(g: G, fought: readonly Unsaved[], followed: boolean): Rules {
  const scored = reading(g, "dt.open.rider-hits") === "scored";
  for (const { burst, hits } of fought) {
    if (burst.template || burst.target.where !== "table") continue;
    const falls = { hits: scored ? burst.hits : hits, foreseen: burst.shaken, followed };
    yield* shakeOff(g, burst.target, burst.by.side, falls);
  }
}
