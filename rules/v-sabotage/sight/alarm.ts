import type { Citation } from "../book/citation.ts";
import { commandosUsed } from "../table/been.ts";
import { commandosOf, type Ctx, isSeen, number, reading, record } from "../table/context.ts";
import type { AlarmReason } from "../table/event-words.ts";
import { mapOf } from "../table/map.ts";
import type { Terrain } from "../table/state.ts";
import { countTallyOn } from "../table/tally.ts";

/** Triggers the alarm of a terrain; it stays on. vs.alarm.flip, vs.alarm.persists, vs.interrupt.permanent */
export function triggerAlarm(ctx: Ctx, terrain: Terrain, why: AlarmReason, cites: readonly Citation[]): void {
  if (terrain.alarm.on) return;
  terrain.alarm.on = true;
  countTallyOn(ctx, terrain, "alarms");
  const again = terrain.alarm.interruptions > 0 ? (["vs.interrupt.permanent"] as const) : [];
  record(ctx, {
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
export function watchAlarm(ctx: Ctx, terrain: Terrain): void {
  const there = commandosOf(ctx, terrain);
  const seen = there.find(isSeen);
  if (seen !== undefined) triggerAlarm(ctx, terrain, `${seen.id} is visible`, ["vs.alarm.visible-commando"]);
  const person = ctx.state.people.find(({ visible, at }) => visible && mapOf(terrain).tiles.has(at));
  if (person !== undefined && reading(ctx, "vs.open.escort-alarm") === "yes")
    triggerAlarm(ctx, terrain, `${person.id} is visible`, ["vs.open.escort-alarm"]);
  const most = terrain.commandos;
  if (commandosUsed(ctx, terrain) > most) {
    const why: AlarmReason =
      reading(ctx, "vs.open.alarm-count") === "at-the-same-time"
        ? `more than ${most} ${most === 1 ? "commando is" : "commandos are"} there`
        : `more than ${most} ${most === 1 ? "commando has" : "commandos have"} been there`;
    triggerAlarm(ctx, terrain, why, ["vs.alarm.too-many", "vs.open.alarm-count"]);
  }
}

/** Whether the alarm may still be interrupted: vs.interrupt.once. */
export const canInterrupt = (ctx: Ctx, terrain: Terrain): boolean =>
  terrain.alarm.on && terrain.alarm.interruptions < number(ctx, "vs.number.interruptions");
