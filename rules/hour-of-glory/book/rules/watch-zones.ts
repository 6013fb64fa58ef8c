import { row, rulesUnder } from "../../../kernel/index.ts";

export const watchZonesRules = rulesUnder("Watch zones", "Watch Zones", {
  "hg.zone.eight-squares": row("A watch zone: 8 squares straight ahead", {
    text: "The watch zone is the line of 8 corridor squares straight in front of the Commander or a Sentry.",
  }),
  "hg.zone.who": row("Who has a watch zone", { text: "Guards and Intruders have no watch zone." }),
  "hg.zone.prone-none": row("Prone, nobody watches", {
    text: "A prone Commander or Sentry has no watch zone.",
    source: "Wounds and Death (inferred)",
    open: ["hg.open.engaged-zone"],
  }),
  "hg.zone.blocked-like-los": row("A watch zone is blocked like sight", {
    text: "A watch zone is blocked by whatever blocks line of sight.",
  }),
  "hg.zone.into-room-one": row("A watch zone reaches 1 square into a room", {
    text: "Looking from outside through an open door, the zone reaches 1 square into the room.",
  }),
  "hg.zone.out-of-room-one": row("A watch zone reaches 1 square out of a room", {
    text: "Looking out from inside a room, the zone reaches 1 square into the corridor.",
  }),
  "hg.zone.intruder-turn": row("Watch zones count in the Intruders' turn", {
    text: "Zone effects are resolved in the Intruder's turn only.",
  }),
  "hg.zone.immediately": row("A watch zone acts at once", {
    text: "They are resolved as soon as the Intruder is in the zone, at the start of or during his turn.",
  }),
  "hg.zone.engaged-unaffected": row("In a fight watch zones do not matter", {
    text: "An engaged agent is not affected by enemy watch zones.",
    source: "Fighting",
  }),
});
