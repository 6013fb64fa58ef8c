import { row, rulesUnder } from "../../../kernel/index.ts";

export const diceBoardsAndModifiersRules = rulesUnder("Dice, boards and modifiers", "Axis Attack Modifiers, p.5", {
  "rr.dice.attack-roll": row("How an attack die hits", {
    text: "An attack die succeeds when its modified result is at least the attacker's number.",
    source: "Attack, p.6; Axis Attack, p.17",
  }),
  "rr.dice.modify-each": row("Modifiers change every die", {
    text: "Modifiers apply to every die of the attack; a modified result may fall to 0 or below.",
    source: "Axis Attack examples, p.17",
  }),
  "rr.dice.axis-damage": row("Each hit costs an Operator 1 health", {
    text: "Each successful Axis die removes 1 health point from the Operator (or vehicle) attacked.",
    source: "Reference Tables, p.4; Axis Attack, p.17",
  }),
  "rr.dice.unit-health": row("How many hits kill an enemy", {
    text: "An Axis unit is killed when the successful attack dice against it equal its health; of a Mortar Team the first leaves one SMG Infantry.",
    source: "Reference Tables, p.4; Mortar Teams, p.22",
    open: ["rr.open.mortar-second-success"],
  }),
  "rr.dice.armour": row("Armour is harmed by explosives only", {
    text: "An armoured unit is damaged only by explosive weapons (grenade, Lewes bomb, landmine, fuel barrel).",
    source: "Reference Tables, p.4; Attacking Vehicles, p.20",
  }),
  "rr.mod.op-short": row("Operator at short range: +1", {
    text: "Operator attack at short range: +1.",
    source: "Operator Attack Modifiers, p.5",
  }),
  "rr.mod.op-aimed": row("Operator who has taken aim: +2", {
    text: "Operator attack on the unit aimed at: +2.",
    source: "Operator Attack Modifiers, p.5",
  }),
  "rr.mod.op-marked": row("Operator firing at his marked target: +2", {
    text: "Operator attack on the marked unit: +2.",
    source: "Operator Attack Modifiers, p.5",
  }),
  "rr.mod.op-blind": row("Operator firing blind: −2", {
    text: "Blind fire: −2.",
    source: "Operator Attack Modifiers, p.5",
  }),
  "rr.mod.op-no-cover": row("Cover never spoils an Operator's attack", {
    text: "Cover never modifies an attack by an Operator.",
    source: "Reference Tables, p.5",
  }),
  "rr.mod.axis-short": row("Enemy at short range: +1", { text: "Axis attack at short range: +1." }),
  "rr.mod.axis-soft": row("Enemy firing at soft cover: −1", { text: "Operator in soft cover: −1." }),
  "rr.mod.axis-hard": row("Enemy firing at hard cover: −2", { text: "Operator in hard cover: −2." }),
  "rr.mod.axis-leaving": row("Enemy firing at someone leaving his sight: −2", {
    text: "Operator moving out of LOS (reaction attack): −2.",
  }),
  "rr.mod.axis-building": row("Machine gun or mortar against a building: −3", {
    text: "HMG or mortar against an Operator in a building: −3.",
  }),
  "rr.opboard.contents": row("What an Operator board holds", {
    text: "An Operator board holds: one object space, equipment with attack dice, short and long range and earshot, item spaces, ammunition counts, a health track with a recover point.",
    source: "Operator Boards, p.4",
  }),
  "rr.opboard.stacks": row("Equal items share a space", {
    text: "Equal items stack in the item space that bears their symbol; the ammunition box gives the starting number.",
    source: "Operator Boards, p.4",
  }),
  "rr.opboard.own-only": row("An Operator uses only his own equipment", {
    text: "An Operator uses only his own items and equipment.",
    source: "Operator Boards, p.4",
    open: ["rr.open.item-ownership"],
  }),
});
