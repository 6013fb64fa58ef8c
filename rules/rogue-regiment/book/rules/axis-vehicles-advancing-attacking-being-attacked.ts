import { row, rulesUnder } from "../../../kernel/index.ts";

export const axisVehiclesAdvancingAttackingBeingAttackedRules = rulesUnder(
  "Axis vehicles: advancing, attacking, being attacked",
  "Vehicles Attacking, p.19",
  {
    "rr.vadvance.like-infantry": row("An alert vehicle advances like infantry", {
      text: "An alert vehicle advances on spotted Operators to an optimal attack position like infantry, in order of proximity.",
      source: "Vehicles Advancing, p.19",
    }),
    "rr.vadvance.cost": row("A vehicle's shortest way", {
      text: "Its shortest route counts the extra points for reversing, forest and hedges.",
      source: "Vehicles Advancing, p.19",
    }),
    "rr.vattack.phase": row("When a vehicle attacks", {
      text: "Vehicles attack in the Axis Attack Phase like infantry.",
    }),
    "rr.vattack.front-and-rear": row("A vehicle fires front and rear", {
      text: "A vehicle with front and rear LOS attacks with both if it can.",
    }),
    "rr.vattack.reaction-los": row("A vehicle reacts only to what it sees", {
      text: "A vehicle makes reaction attacks only on Operators in its LOS; it does not turn to face an attacker.",
    }),
    "rr.vattack.through-wall": row("A heavy machine gun fires through a building wall", {
      text: "An HMG may attack a spotted Operator in a building without LOS, if in range, at −3 (at short range −3 and +1).",
    }),
    "rr.vattack.through-wall-limits": row("Through one wall, in the Attack Phase alone", {
      text: "It happens only in the Axis Attack Phase and only through a single building wall.",
    }),
    "rr.vattack.window": row("At a window a machine gun takes −2", {
      text: "Against an Operator in LOS on an interior window square the infantry modifiers apply (−2), not −3.",
    }),
    "rr.vattack.operators-attack": row("Operators attack vehicles as they do infantry", {
      text: "Operators attack vehicles as they attack infantry; each success removes 1 health point.",
      source: "Attacking Vehicles, p.20",
    }),
    "rr.vattack.destroyed": row("A destroyed vehicle leaves no corpse", {
      text: "A vehicle whose damage equals its health is removed; it leaves no corpse.",
      source: "Attacking Vehicles, p.20",
    }),
  },
);
