import { shakeOff } from "./eliminating.ts";
import { type Ctx, reading, type Rules } from "../table/context.ts";
import type { Unsaved } from "./damage.ts";

/** Hits on a vehicle shake off its riders, save those of templates. dt.rider.shaken-off, dt.rider.templates */
export function* shakeOffRiders(ctx: Ctx, unsaved: readonly Unsaved[], followed: boolean): Rules {
  const scored = reading(ctx, "dt.open.rider-hits") === "scored";
  for (const { burst, hits } of unsaved) {
    if (burst.template || burst.target.where !== "table") continue;
    const falls = { hits: scored ? burst.hits : hits, foreseen: burst.shaken, followed };
    yield* shakeOff(ctx, burst.target, burst.by.side, falls);
  }
}
