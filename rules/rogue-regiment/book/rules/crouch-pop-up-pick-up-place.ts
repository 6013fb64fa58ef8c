import type { RuleRow } from "../../../kernel/index.ts";

/** Rows of the book: Crouch, pop up, pick up, place. */
export const crouchPopUpPickUpPlace = {
  "rr.crouch.cost": {
    topic: "Crouch, pop up, pick up, place",
    text: "Crouch: 1 AP; the token is flipped to its crouched side.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.crouch.los-both-ways": {
    topic: "Crouch, pop up, pick up, place",
    text: "Low walls, hedges, crates, windows and fuel barrels on the line block sight of a crouched Operator and his own sight.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.crouch.actions": {
    topic: "Crouch, pop up, pick up, place",
    text: "A crouched Operator has only: move, blind fire, pick up, place, move & place, recover, break cover, pop up, pop up & attack; for anything else he pops up first.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.crouch.no-vault": {
    topic: "Crouch, pop up, pick up, place",
    text: "A crouched Operator cannot cross a low wall.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.crouch.no-objects": {
    topic: "Crouch, pop up, pick up, place",
    text: "A crouched Operator can neither pick up nor carry an object (corpse, fuel barrel).",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.popup.free": {
    topic: "Crouch, pop up, pick up, place",
    text: "Pop up: 0 AP; the token returns to its standing side.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.popup.attack": {
    topic: "Crouch, pop up, pick up, place",
    text: "Pop up & attack: 1 AP, standing up and attacking as one action.",
    source: "Crouch & Pop Up, p.8",
  },
  "rr.pickup.free": {
    topic: "Crouch, pop up, pick up, place",
    text: "Pick up: 0 AP, on a square entered by a move or where a sprint ends.",
    source: "Pick-Up & Place, p.8",
  },
  "rr.pickup.items": {
    topic: "Crouch, pop up, pick up, place",
    text: "A picked-up item goes to its own or an empty item space.",
    source: "Pick-Up & Place, p.8",
  },
  "rr.pickup.object": {
    topic: "Crouch, pop up, pick up, place",
    text: "A picked-up object goes to the object space; an Operator carries at most one object.",
    source: "Pick-Up & Place, p.8",
  },
  "rr.pickup.both": {
    topic: "Crouch, pop up, pick up, place",
    text: "An item and an object on one square may be picked up together.",
    source: "Pick-Up & Place, p.8",
  },
  "rr.carry.actions": {
    topic: "Crouch, pop up, pick up, place",
    text: "While carrying an object an Operator has only: move, place, move & place.",
    source: "Pick-Up & Place, p.9; Objects, p.23",
  },
  "rr.place.cost": {
    topic: "Crouch, pop up, pick up, place",
    text: "Place: 1 AP; an item or carried object goes to an adjacent square.",
    source: "Pick-Up & Place, p.9",
  },
  "rr.place.move-and": {
    topic: "Crouch, pop up, pick up, place",
    text: "Move & place: 1 AP for 1 square of movement and one placing, in either order.",
    source: "Pick-Up & Place, p.9",
  },
  "rr.place.no-alert": {
    topic: "Crouch, pop up, pick up, place",
    text: "Putting an item or a barrel into an Axis unit's LOS does not alert it (a corpse does).",
    source: "Pick-Up & Place, p.9",
  },
  "rr.place.corpse-alerts": {
    topic: "Crouch, pop up, pick up, place",
    text: "A corpse placed in the LOS of a unit alerts it.",
    source: "Pick-Up & Place, p.9; Objects, p.23",
  },
  "rr.place.over-and-through": {
    topic: "Crouch, pop up, pick up, place",
    text: "Items and objects may be placed over low walls and through windows and doors.",
    source: "Pick-Up & Place, p.9",
  },
  "rr.place.crouched": {
    topic: "Crouch, pop up, pick up, place",
    text: "A crouched Operator may place items over low walls and through windows.",
    source: "Pick-Up & Place, p.9",
  },
} as const satisfies Record<string, RuleRow>;
