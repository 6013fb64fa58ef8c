import { row, rulesUnder } from "../../../kernel/index.ts";

export const beingSeenRules = rulesUnder("Being seen", "Being Seen, p.9", {
  "rr.seen.first-action": row("An Operator who acts in view is spotted", {
    text: "At an Operator's first action within a unit's LOS he becomes spotted (token swapped) and the unit flips to alert.",
  }),
  "rr.seen.any-action": row("Free actions are seen, too", {
    text: "Every action counts, free actions such as pop up included.",
    source: "Reaction Attacks example, p.10",
  }),
  "rr.seen.during-action": row("You are seen on the way as well", {
    text: "Squares passed during a sprint or other action count, even if the action ends out of LOS.",
    source: "Being Seen example, p.9",
  }),
  "rr.seen.shout": row("An enemy that sees an Operator shouts: 4 squares", {
    text: "The unit that sees also shouts: every other Axis unit within 4 squares flips to alert.",
    open: ["rr.open.alert-unit-shouts"],
  }),
  "rr.seen.shout-keeps-facing": row("A shout does not turn anybody", {
    text: "A unit alerted by a shout keeps its facing.",
  }),
  "rr.seen.shout-no-chain": row("A guard alerted by a shout does not shout", {
    text: "A unit alerted by a shout does not shout.",
  }),
  "rr.seen.killed-unit-silent": row("A guard killed at once raises no cry", {
    text: "If the action that is seen kills the unit that would see it, that unit neither flips nor shouts.",
  }),
  "rr.seen.kill-witness": row("Seeing a comrade killed alerts", {
    text: "A unit that has the square of a killed unit in LOS, fully or partially visible, flips to alert and shouts (4 squares).",
  }),
  "rr.seen.assassin": row("Seeing an assassination spots the assassin", {
    text: "If a unit sees an assassination, the assassin is spotted even when he himself is out of its LOS.",
  }),
  "rr.seen.shooter-not": row("Seeing a shot does not spot the shooter", {
    text: "Seeing another kind of kill does not by itself spot the killer.",
  }),
  "rr.seen.corpse": row("A guard who finds a corpse shouts", {
    text: "In the Stealth Section a unit that gains LOS to a corpse flips to alert and shouts (4 squares).",
    source: "Objects, p.23",
  }),
  "rr.seen.no-turn": row("Seeing an Operator does not turn a guard", {
    text: "Seeing an Operator does not turn the unit.",
  }),
});
