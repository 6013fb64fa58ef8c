import { openPointsUnder } from "../../../../kernel/index.ts";

/** Points that the vehicles of Jäger leave open. */
export const interpretations = openPointsUnder("Jäger", {
  "rr.open.jager-kettenkrad-start": {
    question: "It is already within 8 squares when it first may move?",
    byDefault: "deploys-at-once",
    readings: {
      "deploys-at-once": "It deploys without moving, once wholly on the board.",
      "moves-first": "It moves first.",
    },
  },
  "rr.open.jager-kettenkrad-rear": {
    question: "The squares behind are occupied?",
    byDefault: "nearest-free",
    readings: {
      "nearest-free": "The nearest free squares to them.",
      lost: "The unit is lost.",
    },
  },
  "rr.open.jager-kettenkrad-los": {
    question: "What can the Kettenkrad see?",
    byDefault: "forward",
    readings: {
      forward: "Forward LOS only, as the other unarmed vehicles.",
      nothing: "Nothing.",
    },
    switchable: false,
  },
  "rr.open.jager-kettenkrad-distance": {
    question: "From where are the 8 squares counted, and must the squares be clear?",
    byDefault: "nearest-square",
    readings: {
      "nearest-square": "From the nearest square of the vehicle to the Operator, terrain ignored; no LOS is needed.",
      "front-and-sight": "From its front; LOS needed.",
    },
    switchable: false,
  },
  "rr.open.jager-kettenkrad-same-phase": {
    question: "Do the deployed units advance in the same phase?",
    byDefault: "same-phase",
    readings: {
      "same-phase": "Yes: vehicles move before infantry in it.",
      "next-turn": "Next turn.",
    },
  },
  "rr.open.jager-sturmboot-attacks": {
    question: "Does a loaded Sturmboot attack in the Axis Attack Phase?",
    byDefault: "attacks",
    readings: {
      attacks: "Yes: it has a range and an attack roll and no exception.",
      "reactions-only": "Reaction attacks only.",
    },
  },
  "rr.open.jager-sturmboot-when": {
    question: "Movement ends before the closest water square is reached?",
    byDefault: "closest-water",
    readings: {
      "closest-water": "It deploys only when no water square it could ever reach is closer.",
      "first-advance": "It deploys at the end of its first advance.",
    },
  },
  "rr.open.jager-sturmboot-squares": {
    question: "Which bank squares?",
    byDefault: "closest",
    readings: {
      closest: "Free land squares adjacent to the boat, closest to the spotted Operator first; water is never used.",
      players: "Players choose freely.",
    },
  },
  "rr.open.jager-sturmboot-footprint": {
    question: "How does the boat turn on a river narrower than it is long?",
    byDefault: "as-vehicles",
    readings: {
      "as-vehicles":
        "It turns as vehicles do and only if all its squares are water; where it cannot turn it goes backward at 2 points.",
      ignored: "Ignore the footprint: any water square will do.",
    },
    switchable: false,
  },
  "rr.open.jager-sturmboot-guard": {
    question: "Does an alert guard Sturmboot deploy at its post if no closer water square exists?",
    byDefault: "deploys",
    readings: {
      deploys: "Yes, at once in the next Axis Advance Phase.",
      stays: "It stays as it is.",
    },
  },
  "rr.open.jager-sturmboot-profile-after": {
    question: "Does a boat that has deployed attack?",
    byDefault: "no",
    readings: {
      no: "No: it does nothing else.",
    },
    switchable: false,
  },
});
