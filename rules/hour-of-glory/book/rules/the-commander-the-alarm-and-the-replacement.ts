import { row, rulesUnder } from "../../../kernel/index.ts";

export const theCommanderTheAlarmAndTheReplacementRules = rulesUnder(
  "The Commander, the alarm and the replacement",
  "Replacement Commander",
  {
    "hg.cmd.actions": row("What the Commander can do", {
      text: "The Commander's actions are INVESTIGATE, RAISE ALARM, OPEN/CLOSE DOOR, FIGHT and SHOOT.",
      source: "The Commander",
    }),
    "hg.cmd.one-commander": row("One Commander at a time", { text: "At most one Commander is in play." }),
    "hg.cmd.investigate-adjacent": row("Investigating a marker beside the Commander", {
      text: "INVESTIGATE is an automatic action on an alert or corpse marker adjacent to the Commander.",
      source: "Investigate",
      open: ["hg.open.marker-same-square"],
    }),
    "hg.cmd.investigate-one": row("The Commander collects one marker a turn", {
      text: "INVESTIGATE collects one marker in a turn.",
      source: "Investigate",
    }),
    "hg.cmd.investigate-to-asi": row("A collected marker goes onto the alarm board", {
      text: "The collected marker goes onto a square of the standby side of the ASI.",
      source: "Investigate",
      open: ["hg.open.asi-full"],
    }),
    "hg.cmd.corpse-counts": row("A corpse counts as an alert", {
      text: "A collected corpse marker lies on the ASI as an alert marker: it allows RAISE ALARM and brings a Guard.",
      source: "Investigate (inferred with ref: Conceal)",
    }),
    "hg.cmd.investigate-resets-sentry": row("Investigating calms the Sentry", {
      text: "When the collected alert marker is a Sentry's, that Sentry goes back to ready.",
      source: "Sentries",
      open: ["hg.open.investigate-corpse-sentry"],
    }),
    "hg.cmd.expose-marker": row("Exposing an Intruder gives a marker", {
      text: "When the Commander exposes an Intruder, by zone or by contact, he may put an alert marker on the ASI.",
      source: "Investigate",
      open: ["hg.open.expose-marker-alarm"],
    }),
    "hg.cmd.loot-corpse": row("The Commander loots a corpse", {
      text: "Investigating an Intruder's corpse marker lets the Commander take all its equipment, weapons and intelligence cards.",
      source: "Investigate",
      open: ["hg.open.corpse-looted"],
    }),
    "hg.cmd.collect-blocked-by-alarm": row("Nothing is collected during the alarm", {
      text: "No marker, alert or corpse, is collected for as long as the alarm lasts.",
      source: "Raise Alarm",
    }),
    "hg.alarm.needs-assaulter": row("Raising the alarm needs an assaulter inside", {
      text: "RAISE ALARM needs at least one assaulter in the stronghold.",
      source: "Raise Alarm",
    }),
    "hg.alarm.needs-marker": row("Raising the alarm needs an alert marker", {
      text: "RAISE ALARM needs at least one alert marker on the ASI.",
      source: "Raise Alarm",
    }),
    "hg.alarm.flip-and-discard": row("What raising the alarm does", {
      text: "The ASI turns to its alarm side and every marker on it is discarded.",
      source: "Raise Alarm",
    }),
    "hg.alarm.guard-per-marker": row("One new Guard for each marker", {
      text: "One Guard is put into play for each marker discarded.",
      source: "Raise Alarm",
      open: ["hg.open.no-mobilise-square"],
    }),
    "hg.alarm.ends-without-guards": row("When the alarm ends", {
      text: "The alarm ends when no Guard is in play; the ASI turns back to standby.",
      source: "Guards",
    }),
    "hg.repl.death-discards": row("The Commander's death clears the markers", {
      text: "When the Commander dies all alert markers on the ASI are discarded.",
    }),
    "hg.repl.roll": row("When a new Commander comes", {
      text: "In Administration, before Take Time, with the Commander dead, the Defender may roll one d6 each turn; a replacement comes when the roll is strictly higher than the timer divided by 10 (at 50 a 6 is needed, at 49 a 5).",
      source: "Replacement Commander; Defender Turn",
      open: ["hg.open.replacement-rounding"],
    }),
    "hg.repl.where": row("Where a new Commander comes", {
      text: "The replacement is placed on any free square of an unexplored room, or in the entry zone.",
      open: ["hg.open.replacement-facing"],
    }),
    "hg.repl.marker": row("A new Commander brings a marker", {
      text: "The replacement brings one alert marker onto the ASI.",
    }),
    "hg.repl.no-marker-in-alarm": row("No marker for a new Commander during the alarm", {
      text: "During the alarm the replacement brings no marker, and it is not given later.",
    }),
    "hg.repl.room-inert": row("A new Commander in a room waits", {
      text: "A replacement placed in a room neither moves nor acts on that turn.",
    }),
    "hg.repl.entry-moves-6": row("A new Commander at the entrance moves 6", {
      text: "A replacement placed in the entry zone may at once, in that Administration phase, move up to 6 squares with no roll, but performs no action.",
      open: ["hg.open.replacement-facing"],
    }),
  },
);
