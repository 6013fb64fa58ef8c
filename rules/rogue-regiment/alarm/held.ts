import type { Citation } from "../book/citation.ts";
import { type Ctx, reading, record } from "../table/context.ts";
import type { AlertCause } from "../table/event-words.ts";
import { holderOf, letGo, partnerOf } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { setFacing } from "./turning.ts";

/** What reaches a unit in the garrotte. rr.open.dare-garrotte-alarm */
const reaches: ReadonlySet<AlertCause> = new Set(["alarm", "sound", "shout", "twig"]);

/** What the end of an interaction rests on, by what ended it; a twig snaps like a warning shout. rr.jager.twig-noise */
const endedBy: Partial<Record<AlertCause, readonly Citation[]>> = {
  alarm: ["rr.dare.interact-alarm-ends"],
  sound: ["rr.dare.interact-end-gunfire"],
  shout: ["rr.dare.interact-end-shout"],
  twig: ["rr.dare.interact-end-shout", "rr.jager.twig-noise"],
  attack: ["rr.open.dare-interact-attacked"],
};

/**
 * A held unit has flipped to alert: that ends an interaction; whoever is in the garrotte stays there, or is free by a
 * reading. rr.dare.interact-alert-ends, rr.dare.interact-end-gunfire, rr.dare.interact-end-shout,
 * rr.dare.interact-alarm-ends, rr.open.dare-garrotte-alarm
 */
export function flippedWhileHeld(ctx: Ctx, unit: AxisUnit, by: AlertCause): void {
  if (unit.held === "talking") {
    const isShout = by === "shout" || by === "twig";
    endInteraction(ctx, unit, isShout, ["rr.dare.interact-alert-ends", ...(endedBy[by] ?? [])]);
  } else if (unit.held === "ensnared" && reaches.has(by) && reading(ctx, "rr.open.dare-garrotte-alarm") === "freed")
    free(ctx, unit, ["rr.open.dare-garrotte-alarm"]);
}

/** Ends an interaction; the unit turns back to its default facing, or keeps facing her. */
function endInteraction(ctx: Ctx, unit: AxisUnit, turnsBack: boolean, cites: readonly Citation[]): void {
  const nancy = holderOf(ctx.state, unit);
  const back = nancy?.outfit?.interacts?.facing;
  letGo(ctx.state, unit);
  if (nancy === undefined) return;
  record(ctx, { event: "interaction-ended", piece: nancy.id, target: unit.id, cites });
  if (turnsBack && back !== undefined) setFacing(ctx, unit, back, [...cites, "rr.open.dare-interact-default"]);
}

/** She stops interacting: the unit goes back to its default facing, or stays as it is. rr.open.dare-interact-stop */
export function stopInteracting(ctx: Ctx, operator: Operator): void {
  const unit = partnerOf(ctx, operator);
  if (unit === undefined) return;
  endInteraction(ctx, unit, reading(ctx, "rr.open.dare-interact-stop") === "turns-back", [
    "rr.dare.interact-holds-unit",
    "rr.open.dare-interact-stop",
  ]);
}

/** A unit gets free of the garrotte. */
export function free(ctx: Ctx, unit: AxisUnit, cites: readonly Citation[]): void {
  const nancy = holderOf(ctx.state, unit);
  letGo(ctx.state, unit);
  if (nancy !== undefined) record(ctx, { event: "freed", piece: unit.id, by: nancy.id, cites });
}
