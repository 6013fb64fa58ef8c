import type { AlarmReason } from "./event-words.ts";
import type { Citation } from "./events.ts";
import { mapOf } from "./map.ts";
import type { Terrain } from "./state.ts";
import { talliedOn } from "./tally.ts";
import { commandosOf, type G, isSeen, number, reading, record } from "./table.ts";

/** Triggers the alarm of a terrain; it stays on. vs.alarm.flip, vs.alarm.persists, vs.interrupt.permanent */
export function triggerAlarm(g: G, terrain: Terrain, why: AlarmReason, cites: readonly Citation[]): void {
  if (terrain.alarm.on) return;
  terrain.alarm.on = true;
  talliedOn(g, terrain, "alarms");
  const again = terrain.alarm.interruptions > 0 ? (["vs.interrupt.permanent"] as const) : [];
  record(g, {
    event: "alarm",
    terrain: terrain.id,
    on: true,
    why,
    cites: [...cites, "vs.alarm.flip", "vs.alarm.persists", "vs.mini.states", ...again],
  });
}

/**
 * A visible commando triggers the alarm of its terrain, and so do too many commandos there. vs.alarm.visible-commando,
 * vs.alarm.too-many
 */
export function watchAlarm(g: G, terrain: Terrain): void {
  const there = commandosOf(g, terrain);
  const seen = there.find(isSeen);
  if (seen !== undefined) triggerAlarm(g, terrain, `${seen.id} is visible`, ["vs.alarm.visible-commando"]);
  const person = g.state.people.find((one) => one.visible && mapOf(terrain).tiles.has(one.at));
  if (person !== undefined && reading(g, "vs.open.escort-alarm") === "yes")
    triggerAlarm(g, terrain, `${person.id} is visible`, ["vs.open.escort-alarm"]);
  const counted = there.filter(({ card }) => card !== "gander").length;
  if (counted > terrain.commandos)
    triggerAlarm(g, terrain, `more than ${terrain.commandos} commandos are there`, [
      "vs.alarm.too-many",
      "vs.open.alarm-count",
    ]);
}

/** Whether the alarm may still be interrupted: vs.interrupt.once. */
export const canInterrupt = (g: G, terrain: Terrain): boolean =>
  terrain.alarm.on && terrain.alarm.interruptions < number(g, "vs.number.interruptions");
