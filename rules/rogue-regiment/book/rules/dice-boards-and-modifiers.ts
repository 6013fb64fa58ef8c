import type { RuleRow } from "../../../kernel/index.ts";

/** Rows of the book: Dice, boards and modifiers. */
export const diceBoardsAndModifiers = {
  "rr.dice.attack-roll": {
    topic: "Dice, boards and modifiers",
    text: "An attack die succeeds when its modified result is at least the attacker's number.",
    source: "Attack, p.6; Axis Attack, p.17",
  },
  "rr.dice.modify-each": {
    topic: "Dice, boards and modifiers",
    text: "Modifiers apply to every die of the attack; a modified result may fall to 0 or below.",
    source: "Axis Attack examples, p.17",
  },
  "rr.dice.axis-damage": {
    topic: "Dice, boards and modifiers",
    text: "Each successful Axis die removes 1 health point from the Operator (or vehicle) attacked.",
    source: "Reference Tables, p.4; Axis Attack, p.17",
  },
  "rr.dice.unit-health": {
    topic: "Dice, boards and modifiers",
    text: "An Axis unit is killed when the successful attack dice against it equal its health.",
    source: "Reference Tables, p.4",
  },
  "rr.dice.armour": {
    topic: "Dice, boards and modifiers",
    text: "An armoured unit is damaged only by explosive weapons (grenade, Lewes bomb, landmine, fuel barrel).",
    source: "Reference Tables, p.4; Attacking Vehicles, p.20",
  },
  "rr.mod.op-short": {
    topic: "Dice, boards and modifiers",
    text: "Operator attack at short range: +1.",
    source: "Operator Attack Modifiers, p.5",
  },
  "rr.mod.op-aimed": {
    topic: "Dice, boards and modifiers",
    text: "Operator attack on the unit aimed at: +2.",
    source: "Operator Attack Modifiers, p.5",
  },
  "rr.mod.op-marked": {
    topic: "Dice, boards and modifiers",
    text: "Operator attack on the marked unit: +2.",
    source: "Operator Attack Modifiers, p.5",
  },
  "rr.mod.op-blind": {
    topic: "Dice, boards and modifiers",
    text: "Blind fire: −2.",
    source: "Operator Attack Modifiers, p.5",
  },
  "rr.mod.op-no-cover": {
    topic: "Dice, boards and modifiers",
    text: "Cover never modifies an attack by an Operator.",
    source: "Reference Tables, p.5",
  },
  "rr.mod.axis-short": {
    topic: "Dice, boards and modifiers",
    text: "Axis attack at short range: +1.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.mod.axis-soft": {
    topic: "Dice, boards and modifiers",
    text: "Operator in soft cover: −1.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.mod.axis-hard": {
    topic: "Dice, boards and modifiers",
    text: "Operator in hard cover: −2.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.mod.axis-leaving": {
    topic: "Dice, boards and modifiers",
    text: "Operator moving out of LOS (reaction attack): −2.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.mod.axis-building": {
    topic: "Dice, boards and modifiers",
    text: "HMG or mortar against an Operator in a building: −3.",
    source: "Axis Attack Modifiers, p.5",
  },
  "rr.opboard.contents": {
    topic: "Dice, boards and modifiers",
    text: "An Operator board holds: one object space, equipment with attack dice, short and long range and earshot, item spaces, ammunition counts, a health track with a recover point.",
    source: "Operator Boards, p.4",
  },
  "rr.opboard.stacks": {
    topic: "Dice, boards and modifiers",
    text: "Equal items stack in the item space that bears their symbol; the ammunition box gives the starting number.",
    source: "Operator Boards, p.4",
  },
  "rr.opboard.own-only": {
    topic: "Dice, boards and modifiers",
    text: "An Operator uses only his own items and equipment.",
    source: "Operator Boards, p.4",
    open: ["rr.open.item-ownership"],
  },
} as const satisfies Record<string, RuleRow>;
