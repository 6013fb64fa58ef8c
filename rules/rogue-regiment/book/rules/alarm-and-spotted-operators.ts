import { row, rulesUnder } from "../../../kernel/index.ts";

export const alarmAndSpottedOperatorsRules = rulesUnder("Alarm and spotted Operators", "Stealth Meter, p.11", {
  "rr.alarm.at-zero": row("The alarm sounds when the meter reaches 0", {
    text: "The alarm sounds when the meter reaches 0.",
    source: "Alarm Advance, p.15",
  }),
  "rr.alarm.flip-all": row("The alarm alerts every enemy", {
    text: "Every Axis unit on the board and on spawn tiles flips to alert and keeps its facing.",
    source: "Stealth Meter, p.11, 13, 16, 17, 18",
  }),
  "rr.alarm.operator-phase": row("Alarm in the Operator Phase", {
    text: "Alarm in the Operator Phase: the phase is finished, then the Axis Advance Phase (Battle) follows.",
  }),
  "rr.alarm.advance-phase": row("Alarm in the Axis Advance Phase", {
    text: "Alarm in the Axis Advance Phase: switch at once to the Battle version of that phase; units that have advanced do not advance again.",
    source: "Stealth Meter, p.13",
  }),
  "rr.alarm.event-phase": row("Alarm in the Event Phase", {
    text: "Alarm in the Event Phase: the next phase is the Axis Attack Phase (no Patrol Phase).",
    source: "Stealth Meter, p.16",
  }),
  "rr.alarm.patrol-phase": row("Alarm in the Axis Patrol Phase", {
    text: "Alarm in the Axis Patrol Phase: switch at once; the next phase is the Axis Attack Phase, units that have not yet patrolled do not.",
    source: "Stealth Meter, p.17",
  }),
  "rr.alarm.loud-spots": row("Setting off the alarm with a loud weapon gets you spotted", {
    text: "If a loud weapon other than a grenade triggers the alarm, its user becomes spotted.",
    source: "Stealth Meter, p.11, 16, 17",
  }),
  "rr.alarm.breakcover-spots": row("Setting off the alarm by breaking cover gets you spotted", {
    text: "If breaking cover triggers the alarm, that Operator is spotted.",
    open: ["rr.open.break-cover-alarm"],
  }),
  "rr.alarm.stay-spotted": row("Spotted before the alarm is spotted after it", {
    text: "An Operator already spotted when the alarm sounds stays spotted.",
  }),
  "rr.alarm.grenade": row("A grenade does not give its thrower away", {
    text: "A grenade does not give its thrower away; if it triggers the alarm with no Operator spotted, the players nominate one to be spotted.",
  }),
  "rr.alarm.nominate": row("The players choose which Operator is spotted", {
    text: "If it sounds in the Event Phase (alarm advance or bomb) or in the Patrol Phase with no Operator spotted, the players nominate one.",
    source: "Stealth Meter, p.16, 17",
  }),
  "rr.alarm.end-closest": row("Alarm in the End Phase: the closest Operator is spotted", {
    text: "If it sounds in the End Phase because of alert units, the Operator closest to an alert unit is spotted; all tied Operators are.",
    source: "Stealth Meter, p.18",
  }),
  "rr.alarm.end-willys": row("Alarm in the End Phase: everyone in the Willys is spotted", {
    text: "If it sounds in the End Phase because of the Willys, every Operator seated in it is spotted.",
    source: "Stealth Meter, p.18",
  }),
  "rr.alarm.always-one": row("In battle somebody is always spotted", {
    text: "In the Battle Section at least one Operator is spotted at all times.",
  }),
  "rr.alarm.renominate": row("When nobody is spotted any longer, name another", {
    text: "When all spotted Operators have been killed or have left the board, the players at once nominate another.",
  }),
  "rr.alarm.battle-loud": row("In battle a loud weapon makes you spotted", {
    text: "In the Battle Section an Operator firing a loud weapon other than a grenade becomes spotted.",
  }),
  "rr.alarm.battle-seen": row("In battle moving into view makes you spotted", {
    text: "In the Battle Section an Operator moving into a unit's LOS becomes spotted.",
  }),
  "rr.alarm.battle-permanent": row("In battle spotted stays spotted", {
    text: "In the Battle Section a spotted Operator stays spotted until killed or off the board.",
    source: "Stealth Meter, p.11; End Phase, p.18",
  }),
});
