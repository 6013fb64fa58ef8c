import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that the vehicles of Jäger leave open. */
export const interpretations = openPointsUnder("Jäger", {
  "rr.open.jager-kettenkrad-start": point("It is already within 8 squares when it first may move?", {
    "deploys-at-once": "It deploys without moving, once wholly on the board.",
    "moves-first": "It moves first.",
  }),
  "rr.open.jager-kettenkrad-rear": point("The squares behind are occupied?", {
    "nearest-free": "The nearest free squares to them.",
    lost: "The unit is lost.",
  }),
  "rr.open.jager-kettenkrad-los": fixedPoint("What can the Kettenkrad see?", {
    forward: "Forward LOS only, as the other unarmed vehicles.",
    nothing: "Nothing.",
  }),
  "rr.open.jager-kettenkrad-distance": fixedPoint(
    "From where are the 8 squares counted, and must the squares be clear?",
    {
      "nearest-square": "From the nearest square of the vehicle to the Operator, terrain ignored; no LOS is needed.",
      "front-and-sight": "From its front; LOS needed.",
    },
  ),
  "rr.open.jager-kettenkrad-same-phase": point("Do the deployed units advance in the same phase?", {
    "same-phase": "Yes: vehicles move before infantry in it.",
    "next-turn": "Next turn.",
  }),
  "rr.open.jager-sturmboot-attacks": point("Does a loaded Sturmboot attack in the Axis Attack Phase?", {
    attacks: "Yes: it has a range and an attack roll and no exception.",
    "reactions-only": "Reaction attacks only.",
  }),
  "rr.open.jager-sturmboot-when": point("Movement ends before the closest water square is reached?", {
    "closest-water": "It deploys only when no water square it could ever reach is closer.",
    "first-advance": "It deploys at the end of its first advance.",
  }),
  "rr.open.jager-sturmboot-squares": point("Which bank squares?", {
    closest: "Free land squares adjacent to the boat, closest to the spotted Operator first; water is never used.",
    players: "Players choose freely.",
  }),
  "rr.open.jager-sturmboot-footprint": fixedPoint("How does the boat turn on a river narrower than it is long?", {
    "as-vehicles":
      "It turns as vehicles do and only if all its squares are water; where it cannot turn it goes backward at 2 points.",
    ignored: "Ignore the footprint: any water square will do.",
  }),
  "rr.open.jager-sturmboot-guard": point(
    "Does an alert guard Sturmboot deploy at its post if no closer water square exists?",
    {
      deploys: "Yes, at once in the next Axis Advance Phase.",
      stays: "It stays as it is.",
    },
  ),
  "rr.open.jager-sturmboot-profile-after": fixedPoint("Does a boat that has deployed attack?", {
    no: "No: it does nothing else.",
  }),
});
