import { row, rulesUnder } from "../../../kernel/index.ts";

export const axisUnitsRules = rulesUnder("Axis units", "Mortar Teams, p.22", {
  "rr.unit.rifle-no-spawn": row("Riflemen never come as reinforcements", {
    text: "Rifle Infantry never spawn in the Battle Section.",
    source: "Rifle Infantry, p.22",
  }),
  "rr.unit.smg-spawn": row("Which enemies are SMG Infantry", {
    text: "SMG Infantry are the units spawned by cards and the guards of the mission.",
    source: "SMG Infantry, p.22",
  }),
  "rr.unit.mortar-move": row("Where a Mortar Team goes", {
    text: "A Mortar Team in move mode moves in the Axis Advance Phase toward the closest sentry point that is not inside a building.",
    open: ["rr.open.mortar-point-held"],
  }),
  "rr.unit.mortar-vacate": row("A Rifleman makes room for the mortar", {
    text: "In the turn it will reach an occupied point, the Rifleman there first leaves and advances.",
    open: ["rr.open.mortar-vacate-advanced"],
  }),
  "rr.unit.mortar-setup": row("A mortar is set up on a sentry point", {
    text: "On the sentry point it flips to attack mode and attacks from that turn's Axis Attack Phase on.",
  }),
  "rr.unit.mortar-one-square": row("A Mortar Team takes one square", {
    text: "It occupies one square for movement and range.",
  }),
  "rr.unit.mortar-no-los": row("A mortar needs neither sight nor range", {
    text: "It needs neither LOS nor range: any spotted Operator on the board can be its target.",
  }),
  "rr.unit.mortar-seven": row("A mortar spares what is near its own side", {
    text: "It does not attack an Operator within 7 squares of any Axis unit, itself included; it takes the closest spotted Operator that is not.",
  }),
  "rr.unit.mortar-scatter": row("How a mortar shell scatters", {
    text: "The template's 7 is put on the target with 6 in the team's facing; 2D6 = 7 hits the square, any other sum gives the direction and a further D6 the number of squares (large scatter).",
  }),
  "rr.unit.mortar-vehicle-target": row("A mortar and a vehicle", {
    text: "Against an Operator vehicle the players choose the part of it under the 7.",
  }),
  "rr.unit.mortar-dice": row("What a mortar rolls", {
    text: "If an Operator is under the template: 3 attack dice, 3 or more removes 1 health point.",
  }),
  "rr.unit.mortar-share": row("Mortar damage is shared", {
    text: "With several Operators under it, the players divide the damage as they like.",
  }),
  "rr.unit.mortar-cover": row("Only a building helps against a mortar", {
    text: "Mortar attacks take no cover modifier except −3 against Operators inside buildings.",
  }),
  "rr.unit.mortar-template-gone": row("The mortar's template goes at once", {
    text: "The template is removed once the attack is resolved.",
  }),
  "rr.unit.mortar-reaction": row("A Mortar Team's reaction", {
    text: "For reaction attacks a Mortar Team counts as 2 SMG Infantry; the mortar itself fires only in the Axis Attack Phase.",
  }),
  "rr.unit.mortar-hit": row("A hit on a Mortar Team leaves one man", {
    text: "One success against it replaces it with one SMG Infantry.",
    open: ["rr.open.mortar-second-success"],
  }),
  "rr.unit.motorbike": row("What a motorbike sees and fires", {
    text: "A motorbike has forward LOS and a forward HMG that attacks through a building wall.",
    source: "Motorbikes, p.22",
  }),
  "rr.unit.halftrack": row("What a half-track sees and fires", {
    text: "A half-track is armoured and has forward and rear LOS and HMGs, both attacking through a building wall.",
    source: "Half-Tracks, p.22",
  }),
  "rr.unit.unarmed": row("Kübelwagen and Truck never attack", {
    text: "Kübelwagen and Truck have forward LOS only and never attack.",
    source: "Kübelwagens & Trucks, p.22",
  }),
});
