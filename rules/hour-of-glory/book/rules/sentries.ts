import { row, rulesUnder } from "../../../kernel/index.ts";

export const sentriesRules = rulesUnder("Sentries", "Sentries", {
  "hg.sentry.actions": row("What a Sentry can do", { text: "A Sentry's actions are FIGHT and SHOOT." }),
  "hg.sentry.shot-12": row("A shot alerts Sentries within 12 squares", {
    text: "A fired weapon has a noise range of 12: any agent of either side that shoots alerts every Sentry within 12 squares.",
    source: "Sentries; Noise; ref: Shoot",
    open: ["hg.open.distance-metric", "hg.open.own-shot"],
  }),
  "hg.sentry.attacked": row("A Sentry who survives an attack is alerted", {
    text: "An attack that leaves a Sentry alive alerts him, also when it knocks him unconscious.",
    open: ["hg.open.attacked-engaged"],
  }),
  "hg.sentry.intruder-moves-4": row("An Intruder's steps alert Sentries within 4 squares", {
    text: "A moving Intruder has a noise range of 4: one who moves into a square within 4 squares of a Sentry alerts him at once, unless he is a raider whose SNEAK succeeds.",
    source: "Sentries; Noise; Assault",
    open: ["hg.open.distance-metric", "hg.open.room-hearing", "hg.open.unconscious-alert"],
  }),
  "hg.sentry.turns": row("An alerted Sentry turns to the noise", {
    text: "An alerted Sentry turns to face the direction of the trouble.",
    open: ["hg.open.alert-direction"],
  }),
  "hg.sentry.marker-in-front": row("Where a Sentry's marker goes", {
    text: "An alert marker is put on the square in front of an alerted Sentry.",
  }),
  "hg.sentry.one-marker": row("One marker for each Sentry", {
    text: "A Sentry has at most one alert marker.",
    open: ["hg.open.already-alerted"],
  }),
  "hg.sentry.not-while-engaged": row("A Sentry in a fight hears nothing", {
    text: "A Sentry engaged in a fight is not alerted to a disturbance.",
    open: ["hg.open.attacked-engaged"],
  }),
  "hg.sentry.room-marker": row("Noise in a room: the marker goes inside the door", {
    text: "For a disturbance in a room the marker goes into the room, on the square in front of the doorway.",
    open: ["hg.open.room-marker"],
  }),
  "hg.sentry.room-door-closes": row("If the door closes, the Sentry's marker moves", {
    text: "If that door is then closed, the Defender moves the marker to the Sentry's left or right.",
    open: ["hg.open.moved-marker-facing"],
  }),
  "hg.sentry.killed-loses-marker": row("A dead Sentry loses his marker", {
    text: "When a Sentry dies, conscious or not, his alert marker is removed.",
  }),
  "hg.sentry.recovered-faces-marker": row("A Sentry who recovers faces his marker", {
    text: "A Sentry who recovers stands facing his alert marker.",
    source: "Sentries; ref: Defender Recover",
    open: ["hg.open.recovered-facing"],
  }),
  "hg.sentry.ready": row("The ready position", {
    text: "The ready position is facing away from the guarded door.",
    source: "Sentries; Setup",
  }),
});
