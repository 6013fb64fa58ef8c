import type { RuleRow } from "../../../kernel/index.ts";

/** Using equipment, objectives, saving, row by row. */
export const usingEquipmentObjectivesSavingRules = {
  "vs.use.cost": {
    topic: "Using equipment, objectives, saving",
    text: "Using an equipment token on the commando's card costs 1 AP unless the token says otherwise.",
    source: "Using equipment p1–2",
  },
  "vs.use.any-state": {
    topic: "Using equipment, objectives, saving",
    text: "It is open to visible and stealthy commandos, with or without enemy units on the tile.",
    source: "Using equipment p1–2",
  },
  "vs.objective.interact": {
    topic: "Using equipment, objectives, saving",
    text: "A commando interacts with an objective only from its tile, at the cost and in the way the terrain card gives.",
    source: "Interacting p1–2",
  },
  "vs.objective.equipment": {
    topic: "Using equipment, objectives, saving",
    text: "An objective that names an equipment token is completed only with that token.",
    source: "Interacting p1–2",
  },
  "vs.objective.removed": {
    topic: "Using equipment, objectives, saving",
    text: "A completed objective's token leaves play.",
    source: "Interacting p1–2",
  },
  "vs.save.cost": {
    topic: "Using equipment, objectives, saving",
    text: "Saving an action costs 1 AP and puts a +1 AP token on a dedicated free space of the card, never on a space with a −1 AP token.",
    source: "Saving p1–2",
  },
  "vs.save.top-slot-injured": {
    topic: "Using equipment, objectives, saving",
    text: "A commando whose top slot holds a −1 AP token cannot save an action.",
    source: "Injured p1–2",
  },
  "vs.save.limit": {
    topic: "Using equipment, objectives, saving",
    text: "A commando holds at most as many +1 AP tokens as its card has dedicated spaces, and keeps them until used or lost to injury.",
    source: "Saving p1–2",
  },
  "vs.save.use": {
    topic: "Using equipment, objectives, saving",
    text: "A +1 AP token is used for 0 AP, at the times of 0 AP actions, to perform any one action that costs 1 AP; it is then discarded.",
    source: "Saving p1–2",
  },
  "vs.save.combine": {
    topic: "Using equipment, objectives, saving",
    text: "One or more AP may be combined with a +1 AP token to pay a 2 AP action.",
    source: "Saving p1–2",
  },
  "vs.save.combine-two-tokens": {
    topic: "Using equipment, objectives, saving",
    text: "The blue-side sapper may pay a 2 AP action with two +1 AP tokens.",
    source: "Saving p1–2",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
