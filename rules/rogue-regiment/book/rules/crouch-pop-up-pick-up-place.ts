import { row, rulesUnder } from "../../../kernel/index.ts";

export const crouchPopUpPickUpPlaceRules = rulesUnder("Crouch, pop up, pick up, place", "Crouch & Pop Up, p.8", {
  "rr.crouch.cost": row("Crouch: 1 AP", { text: "Crouch: 1 AP; the token is flipped to its crouched side." }),
  "rr.crouch.los-both-ways": row("Crouching, you neither see past low cover nor are seen", {
    text: "Low walls, hedges, crates, windows and fuel barrels on the line block sight of a crouched Operator and his own sight.",
  }),
  "rr.crouch.actions": row("What you can do while crouching", {
    text: "A crouched Operator has only: move, blind fire, pick up, place, move & place, recover, break cover, pop up, pop up & attack; for anything else he pops up first.",
  }),
  "rr.crouch.no-vault": row("You cannot cross a low wall crouching", {
    text: "A crouched Operator cannot cross a low wall.",
  }),
  "rr.crouch.no-objects": row("You cannot carry a body or barrel crouching", {
    text: "A crouched Operator can neither pick up nor carry an object (corpse, fuel barrel).",
  }),
  "rr.popup.free": row("Stand up: 0 AP", { text: "Pop up: 0 AP; the token returns to its standing side." }),
  "rr.popup.attack": row("Pop up and attack: 1 AP", {
    text: "Pop up & attack: 1 AP, standing up and attacking as one action.",
  }),
  "rr.pickup.free": row("Picking up is free", {
    text: "Pick up: 0 AP, on a square entered by a move or where a sprint ends.",
    source: "Pick-Up & Place, p.8",
  }),
  "rr.pickup.items": row("An item needs its own or an empty space", {
    text: "A picked-up item goes to its own or an empty item space.",
    source: "Pick-Up & Place, p.8",
  }),
  "rr.pickup.object": row("An Operator carries one object", {
    text: "A picked-up object goes to the object space; an Operator carries at most one object.",
    source: "Pick-Up & Place, p.8",
  }),
  "rr.pickup.both": row("An item and an object may be picked up together", {
    text: "An item and an object on one square may be picked up together.",
    source: "Pick-Up & Place, p.8",
  }),
  "rr.carry.actions": row("What you can do while carrying a body or barrel", {
    text: "While carrying an object an Operator has only: move, place, move & place.",
    source: "Pick-Up & Place, p.9; Objects, p.23",
  }),
  "rr.place.cost": row("Place: 1 AP, onto an adjacent square", {
    text: "Place: 1 AP; an item or carried object goes to an adjacent square.",
    source: "Pick-Up & Place, p.9",
  }),
  "rr.place.move-and": row("Move and place: 1 AP for both", {
    text: "Move & place: 1 AP for 1 square of movement and one placing, in either order.",
    source: "Pick-Up & Place, p.9",
  }),
  "rr.place.no-alert": row("Putting an item down alerts nobody", {
    text: "Putting an item or a barrel into an Axis unit's LOS does not alert it (a corpse does).",
    source: "Pick-Up & Place, p.9",
  }),
  "rr.place.corpse-alerts": row("A corpse put down in view alerts", {
    text: "A corpse placed in the LOS of a unit alerts it.",
    source: "Pick-Up & Place, p.9; Objects, p.23",
  }),
  "rr.place.over-and-through": row("Things may be placed over walls and through windows", {
    text: "Items and objects may be placed over low walls and through windows and doors.",
    source: "Pick-Up & Place, p.9",
  }),
  "rr.place.crouched": row("What you can place while crouching", {
    text: "A crouched Operator may place items over low walls and through windows.",
    source: "Pick-Up & Place, p.9",
  }),
});
