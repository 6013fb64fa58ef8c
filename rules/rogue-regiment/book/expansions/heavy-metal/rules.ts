import { row, rulesUnder } from "../../../../kernel/index.ts";

export const rules = rulesUnder("Heavy Metal", "Mechanical Failure p.32", {
  "rr.metal.failure-gain": row("A mechanical failure goes to an Operator", {
    text: "A mechanical failure event gives a mechanical failure token to an Operator board of the players' choice, in an empty small item slot.",
  }),
  "rr.metal.failure-keep": row("A mechanical failure is kept", {
    text: "The token stays with that Operator until used.",
  }),
  "rr.metal.failure-use": row("Using a mechanical failure", {
    text: "It may be used at any point of an Operator Phase, by placing it on an Axis vehicle that is on the board.",
  }),
  "rr.metal.failure-no-move": row("A broken vehicle does not move", { text: "The vehicle does not move this turn." }),
  "rr.metal.failure-still-attacks": row("A broken vehicle still fires", {
    text: "The vehicle still attacks if it has targets.",
  }),
  "rr.metal.failure-discard": row("A mechanical failure lasts one turn", {
    text: "The token on a vehicle is discarded in the End Phase.",
  }),
  "rr.metal.transport-turns": row("The Troop Transport turns like a truck", {
    text: "The Troop Transport Truck moves like the base Truck: a turn costs 2 movement points.",
    source: "Troop Transport Truck p.32",
  }),
  "rr.metal.transport-deploy": row("An alerted Troop Transport unloads 8 men", {
    text: "When the truck is alerted, from any cause and in either section, its token flips to the empty alert side and 8 alert SMG Infantry are placed at once.",
    source: "Troop Transport Truck p.32",
  }),
  "rr.metal.transport-squares": row("Where the troops get out", {
    text: "The SMG Infantry go on available squares adjacent to the truck, those closest to a spotted Operator if there is one.",
    source: "Troop Transport Truck p.32",
    open: ["rr.open.metal-transport-room"],
  }),
  "rr.metal.transport-troops-advance": row("The troops advance", {
    text: "The deployed SMG Infantry advance in the Axis Advance Phase.",
    source: "Troop Transport Truck p.32",
  }),
  "rr.metal.transport-then-idle": row("An empty Troop Transport stays idle", {
    text: "After deploying, the truck does nothing for the rest of the game.",
    source: "Mechanical Failure p.32 (caption)",
  }),
  "rr.metal.transport-killed-loaded": row("A destroyed Troop Transport loses its troops", {
    text: "If the truck is destroyed before deploying, all its SMG Infantry are killed and none are placed.",
    source: "Mechanical Failure p.32 (caption)",
  }),
  "rr.metal.transport-off-board": row("A Troop Transport off the board at the alarm", {
    text: "If the truck is off the board when the alarm sounds (patrol, convoy or assault vehicle), at the beginning of the next Axis Advance Phase it moves onto the board and the 8 SMG Infantry are placed.",
    source: "Troop Transport Truck p.32",
  }),
  "rr.metal.transport-off-board-advance": row("Troops that arrive late advance at once", {
    text: "SMG Infantry placed that way advance in that same Axis Advance Phase.",
    source: "Troop Transport Truck p.32",
  }),
  "rr.metal.transport-stats": row("The Troop Transport Truck's values", {
    text: "Troop Transport Truck: health 6, move 8, no armour, no attack.",
    source: "Statistics table p.32",
  }),
  "rr.metal.armoured-car-los": row("What the Armoured Car sees", {
    text: "The Armoured Car is armoured and has forward LOS only.",
    source: "Armoured Car p.32",
  }),
  "rr.metal.armoured-car-autocannon": row("The Armoured Car fires through walls", {
    text: "Its forward autocannon can shoot through a building wall at spotted Operators inside, at -3.",
    source: "Armoured Car p.32",
  }),
  "rr.metal.armoured-car-stats": row("The Armoured Car's values", {
    text: "Armoured Car: health 5, move 8, range 4/8.",
    source: "Statistics table p.32",
  }),
  "rr.metal.heavy-car-los": row("What the Heavy Armoured Car sees", {
    text: "The Heavy Armoured Car is armoured and has forward LOS only.",
    source: "Heavy Armoured Car p.32",
  }),
  "rr.metal.heavy-car-arc": row("The Heavy Armoured Car's howitzer fires to the front", {
    text: "Its howitzer needs the target inside the 90 degree forward arc of the vehicle, at any distance.",
    source: "Heavy Armoured Car p.32",
  }),
  "rr.metal.heavy-car-stats": row("The Heavy Armoured Car's values", {
    text: "Heavy Armoured Car: health 6, move 8; its only weapon is the howitzer.",
    source: "Statistics table p.32",
  }),
});
