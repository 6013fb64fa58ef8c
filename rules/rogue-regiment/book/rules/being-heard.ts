import { row, rulesUnder } from "../../../kernel/index.ts";

export const beingHeardRules = rulesUnder("Being heard", "Being Heard, p.9", {
  "rr.heard.loud": row("What makes a weapon loud", { text: "A weapon with an earshot above 0 is loud." }),
  "rr.heard.meter": row("A loud shot moves the stealth meter", {
    text: "Each use of a loud weapon advances the meter 1.",
  }),
  "rr.heard.radius": row("Everybody in earshot hears the shot", {
    text: "Every Axis unit within the weapon's earshot of the shot reacts; cover and walls do not limit earshot.",
  }),
  "rr.heard.reaction": row("An enemy that hears a shot turns alert and faces it", {
    text: "A unit that hears flips to alert and turns to face the direction of the shot.",
  }),
  "rr.heard.alert-turns": row("An alert enemy turns to a sound, too", {
    text: "An already alert unit still turns to face the sound.",
  }),
  "rr.heard.sprint": row("A sprint right beside an enemy alerts him", {
    text: "A sprint on a square adjacent to a unit alerts that unit, which turns to face the Operator.",
    open: ["rr.open.sprint-noise-squares"],
  }),
  "rr.heard.shortest-turn": row("An enemy turns the shorter way", {
    text: "A unit turns the shorter way (clockwise or anti-clockwise).",
  }),
  "rr.heard.turn-tie": row("You choose where both ways are equal", {
    text: "If both ways are equal, the players choose.",
  }),
  "rr.heard.no-shout": row("An enemy alerted by a sound does not shout", {
    text: "A unit alerted by a sound does not shout a warning.",
    source: "Being Heard, p.9; Being Seen, p.9",
  }),
  "rr.heard.vehicles-keep-facing": row("A vehicle that hears does not turn", {
    text: "A vehicle that hears flips to alert but does not turn.",
    source: "Patrol Vehicles, p.20",
  }),
});
