import { row, rulesUnder } from "../../../kernel/index.ts";

export const alarmRules = rulesUnder("Alarm", "Alarm p1–2", {
  "vs.alarm.noisy-equipment": row("Noisy equipment sets off the alarm", {
    text: "Using an equipment token with the noise symbol triggers the alarm of the terrain at once.",
  }),
  "vs.alarm.visible-commando": row("A visible commando sets off the alarm", {
    text: "A visible commando on a terrain triggers that terrain's alarm at once, and no other terrain's.",
  }),
  "vs.alarm.too-many": row("Too many commandos set off the alarm", {
    text: "Using more commandos than the number on the terrain card triggers its alarm, stealthy or not, and again at once when it is interrupted; Gander is not counted.",
    source: "Alarm p1–2; Bonuses p7",
    open: ["vs.open.alarm-count"],
  }),
  "vs.alarm.flip": row("What a triggered alarm flips", {
    text: "A triggered alarm flips the alarm token and the enemy entrance tokens of the terrain to orange.",
  }),
  "vs.alarm.persists": row("The alarm stays on", {
    text: "It stays on when all commandos are stealthy again or none is left there; only interrupting (or a Ghost luck token) switches it off.",
  }),
  "vs.alarm.indestructible": row("Alarms cannot be moved or destroyed", {
    text: "Commandos can neither move nor destroy an alarm.",
  }),
  "vs.interrupt.conditions": row("Switching off the alarm: 1 AP, stealthy, on its tile", {
    text: "Interrupting a triggered alarm costs 1 AP and needs a stealthy commando on the alarm's tile.",
    source: "Interrupting p1–2",
  }),
  "vs.interrupt.effect": row("What switching off the alarm does", {
    text: "All orange alarm and entrance tokens of the terrain flip to black.",
    source: "Interrupting p1–2",
  }),
  "vs.interrupt.once": row("The alarm is switched off once a terrain", {
    text: "It may be done once per terrain, whichever commando does it.",
    source: "Interrupting p1–2",
  }),
  "vs.interrupt.permanent": row("The second alarm stays for good", {
    text: "An alarm triggered again after an interruption stays on for good.",
    source: "Interrupting p1–2",
  }),
  "vs.interrupt.visible": row("The alarm comes back while somebody is visible", {
    text: "If any commando on the terrain is visible when it is interrupted, the alarm triggers again at once.",
    source: "Interrupting p1–2",
  }),
});
