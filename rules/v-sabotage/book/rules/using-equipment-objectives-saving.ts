import { row, rulesUnder } from "../../../kernel/index.ts";

export const usingEquipmentObjectivesSavingRules = rulesUnder("Using equipment, objectives, saving", "Saving p1–2", {
  "vs.use.cost": row("Using equipment: 1 AP", {
    text: "Using an equipment token on the commando's card costs 1 AP unless the token says otherwise.",
    source: "Using equipment p1–2",
  }),
  "vs.use.any-state": row("Equipment may be used visibly or stealthily", {
    text: "It is open to visible and stealthy commandos, with or without enemy units on the tile.",
    source: "Using equipment p1–2",
  }),
  "vs.objective.interact": row("Doing something with an objective", {
    text: "A commando interacts with an objective only from its tile, at the cost and in the way the terrain card gives.",
    source: "Interacting p1–2",
  }),
  "vs.objective.equipment": row("An objective may need a piece of equipment", {
    text: "An objective that names an equipment token is completed only with that token, which is used by it: a green one is discarded.",
    source: "Interacting p1–2; Equipment p3–4",
  }),
  "vs.objective.removed": row("A completed objective goes", {
    text: "A completed objective's token leaves play.",
    source: "Interacting p1–2",
  }),
  "vs.save.cost": row("Saving an action for later: 1 AP", {
    text: "Saving an action costs 1 AP and puts a +1 AP token on a dedicated free space of the card, never on a space with a −1 AP token.",
  }),
  "vs.save.top-slot-injured": row("An injured commando may be unable to save", {
    text: "A commando whose top slot holds a −1 AP token cannot save an action.",
    source: "Injured p1–2",
  }),
  "vs.save.limit": row("How many actions can be saved", {
    text: "A commando holds at most as many +1 AP tokens as its card has dedicated spaces, and keeps them until used or lost to injury.",
  }),
  "vs.save.use": row("Using a saved action", {
    text: "A +1 AP token is used for 0 AP, at the times of 0 AP actions, to perform any one action that costs 1 AP; it is then discarded.",
  }),
  "vs.save.combine": row("A saved action helps to pay 2 AP", {
    text: "One or more AP may be combined with a +1 AP token to pay a 2 AP action.",
  }),
  "vs.save.combine-two-tokens": row("The sapper's blue side pays with two saved actions", {
    text: "The blue-side sapper may pay a 2 AP action with two +1 AP tokens.",
    open: ["vs.open.two-tokens"],
  }),
});
