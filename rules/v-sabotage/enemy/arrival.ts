import { watchAlarm } from "../alarm.ts";
import { personCheck } from "../entering.ts";
import type { Citation } from "../events.ts";
import { gasOnEntry } from "../explosions.ts";
import { terrainOf } from "../map.ts";
import type { Unit } from "../state.ts";
import { unitsEntered } from "../stealth.ts";
import { type G, peopleOn, reading, type Rules, unitsOn } from "../table.ts";
import { protectOnEntry } from "./protection.ts";

/**
 * What follows when units have come onto a tile together: `protectors` among them protect its free tokens, everyone who
 * hides there takes a stealth check, and gas has its effect. vs.protect.automatic, vs.reinf.check, vs.emove.check,
 * vs.open.entry-check-batch, vs.open.gas-enters
 */
export function* arrive(
  g: G,
  tile: string,
  batch: readonly Unit[],
  protectors: readonly Unit[],
  rule: "vs.reinf.check" | "vs.emove.check",
  cites: readonly Citation[] = [],
): Rules {
  if (batch.length === 0) return;
  yield* protectOnEntry(g, tile, protectors, cites);
  yield* unitsEntered(g, tile, batch, rule);
  yield* peopleCheck(g, tile, batch);
  yield* gasOnEntry(g, tile);
}

/**
 * Escorted characters that hide by the rules of commandos take their checks too. vs.escort.types,
 * vs.open.entry-check-dice, vs.open.escort-alarm
 */
function* peopleCheck(g: G, tile: string, batch: readonly Unit[]): Rules {
  const dice = reading(g, "vs.open.entry-check-dice") === "entered" ? batch.length : unitsOn(g, tile).length;
  const hidden = peopleOn(g, tile).filter(({ visible }) => !visible);
  for (const person of hidden) yield* personCheck(g, person, dice);
  if (hidden.some(({ visible }) => visible)) watchAlarm(g, terrainOf(g.state, tile));
}
