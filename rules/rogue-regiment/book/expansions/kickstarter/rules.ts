import { row, rulesUnder } from "../../../../kernel/index.ts";

/** Kickstarter, and the infantry it shares with Jäger, row by row. */
export const rules = {
  ...rulesUnder("Panzerfaust, Grenade and Sniper Infantry", "Panzerfaust & Grenade Infantry p.36, p.37", {
    "rr.kick.pf-spawns": row("Panzerfaust and Grenade Infantry come in battle", {
      text: "Panzerfaust and Grenade Infantry spawn in the Battle Section.",
    }),
    "rr.kick.pf-advance-stop": row("Panzerfaust and Grenade Infantry stop at their longest range", {
      text: "They advance as infantry until within maximum range of a spotted Operator (Panzerfaust 8, Grenade 6), then stop.",
    }),
    "rr.kick.pf-attack-first": row("Panzerfausts and grenades go first", {
      text: "They make their explosive attack at the beginning of the Axis Attack Phase.",
    }),
    "rr.kick.pf-no-los": row("Panzerfausts and grenades need no sight", { text: "That attack needs no LOS." }),
    "rr.kick.pf-small-scatter": row("Panzerfausts and grenades scatter", {
      text: "The template goes on the target and a small scatter is always rolled.",
    }),
    "rr.kick.pf-four-squares": row("Panzerfausts and grenades spare their own side", {
      text: "The attack is not made while another Axis unit is within 4 squares of the intended target; the attacker itself does not count.",
    }),
    "rr.kick.pf-flips": row("After the shot it is SMG Infantry", {
      text: "After the explosive attack the token flips to the SMG Infantry side and the unit is an SMG Infantry unit for the rest of the game.",
    }),
    "rr.kick.pf-single-use": row("A panzerfaust or grenade is used once", {
      text: "The explosive weapon is used once.",
    }),
    "rr.kick.pf-no-reaction": row("Panzerfaust and Grenade Infantry does not react", {
      text: "Until flipped, the unit makes no reaction attacks.",
    }),
    "rr.kick.pf-stats": row("Panzerfaust and Grenade Infantry's values", {
      text: "Panzerfaust Infantry: health 1, move 4, range 0/8. Grenade Infantry: health 1, move 4, range 0/6.",
      source: "Statistics tables p.36, p.37",
    }),
    "rr.kick.pf-is-smg": row("In all else Panzerfaust Infantry is like SMG Infantry", {
      text: "Panzerfaust and Grenade Infantry are foot units like SMG Infantry in all else: hearing, seeing, being assassinated, corpse.",
      source: "Panzerfaust & Grenade Infantry p.36, p.37 (inferred)",
    }),
    "rr.kick.sniper-spawns": row("Sniper Infantry comes in battle", {
      text: "Sniper Infantry spawn in the Battle Section and advance as infantry.",
      source: "Sniper Infantry p.36, p.37",
    }),
    "rr.kick.sniper-stops": row("A Sniper stops as soon as he can fire", {
      text: "A Sniper ends its movement as soon as an attack is possible, even if the position is not optimal.",
      source: "Sniper Infantry p.36, p.37",
    }),
    "rr.kick.sniper-attack-phase": row("A Sniper never reacts", {
      text: "A Sniper attacks in the Axis Attack Phase and makes no reaction attacks.",
      source: "Sniper Infantry p.36, p.37",
      open: ["rr.open.kick-sniper-unspotted"],
    }),
    "rr.kick.sniper-stats": row("Sniper Infantry's values", {
      text: "Sniper Infantry: health 1, move 4, range 8/16, so +1 applies up to 8 squares.",
      source: "Statistics tables p.36, p.37",
    }),
  }),
  ...rulesUnder("Kickstarter", "Anti Aircraft Truck p.37", {
    "rr.kick.aa-truck-roles": row("What AA Trucks serve as", { text: "AA Trucks serve as patrol vehicles or guards." }),
    "rr.kick.aa-truck-los": row("What an AA Truck sees", {
      text: "An AA Truck has forward LOS and is alerted in the usual ways.",
    }),
    "rr.kick.aa-truck-only-aircraft": row("An AA Truck fires at aircraft only", {
      text: "It attacks aircraft only, never Operators, support units or their vehicles.",
    }),
    "rr.kick.aa-truck-patrol": row("When an AA Truck on patrol moves", {
      text: "As a patrol it moves when the black patrol line moves.",
    }),
    "rr.kick.aa-truck-alert-patrol": row("An alert AA Truck keeps its route", {
      text: "Once alert it keeps to its patrol route, never advancing on Operators, and moves in every Axis Advance Phase.",
    }),
    "rr.kick.aa-truck-guard": row("An AA Truck on guard stays", { text: "As a guard it never moves." }),
    "rr.kick.aa-truck-reaction": row("An AA Truck reacts to aircraft", {
      text: "The first time in a turn that an aircraft moves into a new tile it makes one reaction attack at -3 for ground fire, hitting on an unmodified 5+.",
    }),
    "rr.kick.aa-truck-each": row("Every AA Truck reacts", {
      text: "Every AA Truck on the board reacts, whatever tile it stands on.",
      source: "Anti Aircraft Truck p.37 (inferred; default of `rr.open.kick-aa-truck-range`)",
    }),
    "rr.kick.aa-truck-attack-phase": row("An AA Truck fires again in the Attack Phase", {
      text: "It attacks again in the Axis Attack Phase if the aircraft is still on the board.",
    }),
    "rr.kick.aa-truck-stats": row("The AA Truck's values", {
      text: "AA Truck: health 6, move 8, no armour.",
      source: "Statistics table p.37",
    }),
    "rr.kick.stummel-los": row("What the Stummel sees", {
      text: "The Stummel Half-Track is armoured and has forward and rear LOS.",
      source: "Stummel Half-Track p.37",
    }),
    "rr.kick.stummel-rear-hmg": row("The Stummel's machine gun fires to the rear", {
      text: "Its HMG, range 4/8, fires to the rear only and can shoot through building walls at spotted Operators inside.",
      source: "Stummel Half-Track p.37",
    }),
    "rr.kick.stummel-howitzer-arc": row("The Stummel's howitzer fires to the front", {
      text: "Its howitzer needs the target inside the 90 degree forward arc of the vehicle, at any distance.",
      source: "Stummel Half-Track p.37",
    }),
    "rr.kick.stummel-reaction-rear": row("The Stummel reacts to the rear", {
      text: "Its reaction attacks are made with the rear HMG only, against what is in its rear LOS.",
      source: "Stummel p.37; Vehicles Attacking p.19; Mortar Teams p.22 (inferred)",
    }),
    "rr.kick.stummel-stats": row("The Stummel's values", {
      text: "Stummel Half-Track: health 5, move 8.",
      source: "Statistics table p.37",
    }),
    "rr.kick.stick-grenade": row("The stick grenade", {
      text: "The stick grenade follows every rule of the Operators' grenade (range 6, 4 dice at 2+, single use, not giving away the thrower).",
      source: "Stick Grenade & Cigarette p.37; Grenades p.24",
    }),
    "rr.kick.cigarette-single-use": row("The cigarette is used once", {
      text: "The cigarette equipment is used once.",
      source: "Stick Grenade & Cigarette p.37",
    }),
    "rr.kick.cigarette-effect": row("What the cigarette does", {
      text: "It works like the token of the cigarette break event: a non-alert Axis unit has no LOS and neither moves nor rotates this turn; the token goes in the End Phase, or at once if the unit flips to alert.",
      source: "Stick Grenade & Cigarette p.37; Cigarette Break p.15",
    }),
  }),
};
