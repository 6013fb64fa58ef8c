import type { RuleRow } from "../../../kernel/index.ts";

/** The Commander, the alarm and the replacement, row by row. */
export const theCommanderTheAlarmAndTheReplacementRules = {
  "hg.cmd.actions": {
    topic: "The Commander, the alarm and the replacement",
    text: "The Commander's actions are INVESTIGATE, RAISE ALARM, OPEN/CLOSE DOOR, FIGHT and SHOOT.",
    source: "The Commander",
  },
  "hg.cmd.one-commander": {
    topic: "The Commander, the alarm and the replacement",
    text: "At most one Commander is in play.",
    source: "Replacement Commander",
  },
  "hg.cmd.investigate-adjacent": {
    topic: "The Commander, the alarm and the replacement",
    text: "INVESTIGATE is an automatic action on an alert or corpse marker adjacent to the Commander.",
    source: "Investigate",
    open: ["hg.open.marker-same-square"],
  },
  "hg.cmd.investigate-one": {
    topic: "The Commander, the alarm and the replacement",
    text: "INVESTIGATE collects one marker in a turn.",
    source: "Investigate",
  },
  "hg.cmd.investigate-to-asi": {
    topic: "The Commander, the alarm and the replacement",
    text: "The collected marker goes onto a square of the standby side of the ASI.",
    source: "Investigate",
    open: ["hg.open.asi-full"],
  },
  "hg.cmd.corpse-counts": {
    topic: "The Commander, the alarm and the replacement",
    text: "A collected corpse marker lies on the ASI as an alert marker: it allows RAISE ALARM and brings a Guard.",
    source: "Investigate (inferred with ref: Conceal)",
  },
  "hg.cmd.investigate-resets-sentry": {
    topic: "The Commander, the alarm and the replacement",
    text: "When the collected alert marker is a Sentry's, that Sentry goes back to ready.",
    source: "Sentries",
    open: ["hg.open.investigate-corpse-sentry"],
  },
  "hg.cmd.expose-marker": {
    topic: "The Commander, the alarm and the replacement",
    text: "When the Commander exposes an Intruder, by zone or by contact, he may put an alert marker on the ASI.",
    source: "Investigate",
    open: ["hg.open.expose-marker-alarm"],
  },
  "hg.cmd.loot-corpse": {
    topic: "The Commander, the alarm and the replacement",
    text: "Investigating an Intruder's corpse marker lets the Commander take all its equipment, weapons and intelligence cards.",
    source: "Investigate",
    open: ["hg.open.corpse-looted"],
  },
  "hg.cmd.collect-blocked-by-alarm": {
    topic: "The Commander, the alarm and the replacement",
    text: "No marker, alert or corpse, is collected for as long as the alarm lasts.",
    source: "Raise Alarm",
  },
  "hg.alarm.needs-assaulter": {
    topic: "The Commander, the alarm and the replacement",
    text: "RAISE ALARM needs at least one assaulter in the stronghold.",
    source: "Raise Alarm",
  },
  "hg.alarm.needs-marker": {
    topic: "The Commander, the alarm and the replacement",
    text: "RAISE ALARM needs at least one alert marker on the ASI.",
    source: "Raise Alarm",
  },
  "hg.alarm.flip-and-discard": {
    topic: "The Commander, the alarm and the replacement",
    text: "The ASI turns to its alarm side and every marker on it is discarded.",
    source: "Raise Alarm",
  },
  "hg.alarm.guard-per-marker": {
    topic: "The Commander, the alarm and the replacement",
    text: "One Guard is put into play for each marker discarded.",
    source: "Raise Alarm",
    open: ["hg.open.no-mobilise-square"],
  },
  "hg.alarm.ends-without-guards": {
    topic: "The Commander, the alarm and the replacement",
    text: "The alarm ends when no Guard is in play; the ASI turns back to standby.",
    source: "Guards",
  },
  "hg.repl.death-discards": {
    topic: "The Commander, the alarm and the replacement",
    text: "When the Commander dies all alert markers on the ASI are discarded.",
    source: "Replacement Commander",
  },
  "hg.repl.roll": {
    topic: "The Commander, the alarm and the replacement",
    text: "In Administration, before Take Time, with the Commander dead, the Defender may roll one d6 each turn; a replacement comes when the roll is strictly higher than the timer divided by 10 (at 50 a 6 is needed, at 49 a 5).",
    source: "Replacement Commander; Defender Turn",
    open: ["hg.open.replacement-rounding"],
  },
  "hg.repl.where": {
    topic: "The Commander, the alarm and the replacement",
    text: "The replacement is placed on any free square of an unexplored room, or in the entry zone.",
    source: "Replacement Commander",
    open: ["hg.open.replacement-facing"],
  },
  "hg.repl.marker": {
    topic: "The Commander, the alarm and the replacement",
    text: "The replacement brings one alert marker onto the ASI.",
    source: "Replacement Commander",
  },
  "hg.repl.no-marker-in-alarm": {
    topic: "The Commander, the alarm and the replacement",
    text: "During the alarm the replacement brings no marker, and it is not given later.",
    source: "Replacement Commander",
  },
  "hg.repl.room-inert": {
    topic: "The Commander, the alarm and the replacement",
    text: "A replacement placed in a room neither moves nor acts on that turn.",
    source: "Replacement Commander",
  },
  "hg.repl.entry-moves-6": {
    topic: "The Commander, the alarm and the replacement",
    text: "A replacement placed in the entry zone may at once, in that Administration phase, move up to 6 squares with no roll, but performs no action.",
    source: "Replacement Commander",
    open: ["hg.open.replacement-facing"],
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
