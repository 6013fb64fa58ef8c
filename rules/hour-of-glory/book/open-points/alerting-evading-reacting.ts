import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const alertingEvadingReactingPoints = openPointsUnder("Alerting, evading, reacting", {
  "hg.open.already-alerted": point("A Sentry with a marker is alerted again from elsewhere.", {
    turns: "He turns to the new trouble and his one marker moves in front of him.",
    keeps: "He keeps facing and marker",
  }),
  "hg.open.alert-direction": point("What is the direction of the trouble?", {
    path: "The first step of the shortest path (hg.open.distance-metric) from the Sentry to the source, orthogonal; ties to the Defender.",
    line: "Straight line, nearest of 4",
  }),
  "hg.open.room-marker": fixedPoint("Which room does the room-marker rule mean?", {
    "own-room":
      "The room whose doorway is at the Sentry: the marker lies just inside it. For trouble in any other room it lies on the square in front of him, towards the trouble.",
    "any-room": "Any room: just inside the doorway nearest him",
  }),
  "hg.open.unconscious-alert": point("Is an unconscious Sentry alerted by noise?", {
    no: "No, only by the attack that fells him.",
    yes: "Yes",
  }),
  "hg.open.alert-by-zone": point("Is a Sentry alerted by seeing (exposing) someone in his ready zone?", {
    no: "Not by that alone.",
    yes: "Exposing alerts him",
  }),
  "hg.open.exposed-weapon": point("Which card is on top after involuntary exposure?", {
    knife: "The knife stays: the bonus change belongs to choosing assault.",
    choice: "The player picks sidearm or knife",
  }),
  "hg.open.voluntary-weapon": point("May the bonus change at choosing assault bring up an SMG or rifle?", {
    any: "Yes: CHANGE WEAPON names no limit.",
    sidearm: "Sidearm or knife only",
    "any-firearm": '"sidearm" meaning any firearm carried',
  }),
  "hg.open.contact-ends-turn": point("\"The Defender's turn then ends\": his whole turn or that agent's?", {
    agent: 'That agent\'s: the Guard rule says "his turn". Timer and recovery still follow.',
    phase: "The Orders phase ends",
  }),
  "hg.open.zone-retest": point("Does each further square of a zone need a new test?", {
    once: "No: one test per zone and turn; a zone left and entered again, or a zone that was put up anew (a Sentry turned), is tested again.",
    "each-square": "Each square",
    "each-entry": "Each entry only",
  }),
  "hg.open.several-zones": point("Two zones cover the square entered.", {
    "one-roll":
      "One roll for all; a stand-down applies to each agent with no assaulter in LOS, and if any cannot stand down the score counts as 1.",
    nobody:
      "One roll for all; where one of them sees an assaulter the score counts as 1 for all, so that nobody stands down.",
    each: "One roll each; the lowest score counts",
  }),
  "hg.open.standdown-still-zoned": point("After a stand-down the raider is in the new zone of the same agent.", {
    no: "No new test this turn for that agent.",
    "at-once": "Test at once",
  }),
  "hg.open.evade-room": point("Scores 2 and 3 of EVADE for an occupied room: who stands down?", {
    nobody:
      "Nobody; only the permission applies. Room enemies without a zone have nothing to lower. The assaulter-in-LOS exception still caps the score.",
    "commander-turns": "The Commander in the room turns away",
  }),
  "hg.open.react-room-extra": point("Does REACT on room entry also allow an attack after the action is spent?", {
    yes: "Yes: the same table with the same text.",
    no: "No",
  }),
  "hg.open.react-zone-and-room": point("A square both in a zone and in an occupied room.", {
    one: "One REACT roll, with the dice of the zone.",
    both: "Both, room first",
  }),
});
