import { row, rulesUnder } from "../../../../kernel/index.ts";

/** Mechanics that several expansions share. */
export const rules = rulesUnder("Expansions: shared mechanics", "Mortar Teams p.22 via Panzer III p.31", {
  "rr.exp.howitzer-as-mortar": row("A howitzer attacks as a mortar does", {
    text: "The howitzers of the Panzer III, the Heavy Armoured Car and the Stummel Half-Track attack under the base Mortar Team rules, except where a row for the vehicle narrows the targets.",
    source: "Panzer III p.31; Heavy Armoured Car p.32; Stummel p.37",
  }),
  "rr.exp.howitzer-no-los": row("A howitzer needs no sight", {
    text: "A howitzer needs no LOS to its target.",
    source: "Panzer III p.31; Heavy Armoured Car p.32; Stummel p.37",
  }),
  "rr.exp.howitzer-no-range": row("A howitzer has no limit of range", {
    text: "A howitzer has no range limit; the target may stand anywhere on the board (inside the arc, where an arc applies).",
    source: "Panzer III p.31; Heavy Armoured Car p.32; Stummel p.37",
  }),
  "rr.exp.howitzer-spotted-only": row("A howitzer fires at the spotted", {
    text: "A howitzer only targets a spotted Operator, or a support unit or Operator vehicle that counts as spotted.",
    source: "Panzer III p.31; Mortar Teams p.22",
  }),
  "rr.exp.howitzer-seven-squares": row("A howitzer spares what is near its own side", {
    text: "A howitzer never targets an Operator who is within 7 squares of an Axis unit.",
    source: "Panzer III p.31; Heavy Armoured Car p.32; Stummel p.37",
  }),
  "rr.exp.howitzer-next-closest": row("A howitzer tries the next closest", {
    text: "If the closest spotted Operator is not a legal target, the howitzer tries the next closest, and so on until one is legal or none remains.",
  }),
  "rr.exp.howitzer-attacks-first": row("A howitzer fires first", {
    text: "Howitzer attacks are resolved at the beginning of the Axis Attack Phase, before units without explosive weapons.",
    source: "How to Play p.5; Mortar Teams p.22 via Panzer III p.31",
  }),
  "rr.exp.howitzer-large-scatter": row("How a howitzer shell scatters", {
    text: "A howitzer shot uses the large scatter: roll 2D6; on 7 the template stays on the target square; otherwise roll D6 and move it that many squares in the direction of the 2D6 number, direction 6 being the unit's facing.",
  }),
  "rr.exp.howitzer-vehicle-target": row("A howitzer and a vehicle", {
    text: "Against an Operator vehicle the players choose which of its squares the centre of the template is put on.",
  }),
  "rr.exp.howitzer-damage": row("Howitzer damage is shared", {
    text: "If Operators lie under the template the attack dice are rolled once, and the players share the successes out among those Operators, 1 health point each.",
  }),
  "rr.exp.howitzer-in-building": row("A building helps against a howitzer", {
    text: "Howitzer dice subtract 3 against Operators inside a building and are modified by no other cover.",
    source: "Mortar Teams p.22; modifier table p.5",
  }),
  "rr.exp.howitzer-template-removed": row("The howitzer's template goes at once", {
    text: "A howitzer's template is removed as soon as the shot is resolved; it does not stay until the End Phase.",
  }),
  "rr.exp.howitzer-no-reaction": row("A howitzer never reacts", {
    text: "A howitzer never makes a reaction attack.",
    source: "Panzer III p.31; Mortar Teams p.22",
  }),
  "rr.exp.hmg-through-wall": row("Firing through a building wall: −3", {
    text: "A unit allowed to shoot through walls may attack a spotted Operator inside a building without LOS, if in range, at -3 (and +1 if at short range).",
    source:
      "HMG Teams p.31; Armoured Car p.32; Flamethrower Half-Track p.33; HMG Kübelwagen p.36; Stummel p.37; Vehicles Attacking p.19",
  }),
  "rr.exp.hmg-single-wall": row("Through one wall only", {
    text: "A through-wall attack may cross only one building wall.",
    source: "Vehicles Attacking p.19",
  }),
  "rr.exp.hmg-wall-phase": row("Through walls in the Attack Phase only", {
    text: "Through-wall attacks happen only in the Axis Attack Phase, never as reaction attacks.",
    source: "Vehicles Attacking p.19",
  }),
  "rr.exp.hmg-window-normal": row("At a window it takes −2 instead", {
    text: "If the unit has LOS to the Operator on an interior window square, the attack takes the normal -2 hard cover instead of -3.",
    source: "Vehicles Attacking p.19",
  }),
  "rr.exp.armoured-explosive-only": row("What harms an armoured unit", {
    text: "An armoured unit loses health only to explosive weapons (grenade, stick grenade, Lewes bomb, rat bomb, landmine, fuel barrel, rocket).",
    source:
      "Armoured Car p.32; Heavy Armoured Car p.32; Flamethrower Half-Track p.33; Stummel p.37; AA Guns p.31; Panzer III p.31",
  }),
  "rr.exp.howitzer-never-aircraft": row("Enemy explosives never hit aircraft", {
    text: "Explosive weapons of the Axis (howitzers, mortars, panzerfausts, grenades) never attack aircraft.",
    source: "Being Attacked p.31",
  }),
  "rr.exp.zero-short-range": row("No short range, no bonus", {
    text: "A weapon with short range 0 never gains the +1 short-range modifier.",
    source: "Statistics tables p.33, p.36, p.37",
  }),
  "rr.exp.small-scatter": row("How a small scatter is rolled", {
    text: "A small scatter rolls 2D6 (7 = on target, 6 = the thrower's facing), then D6 for distance: 1-2 is 1 square, 3-4 is 2 squares, 5-6 is 3 squares.",
    source: "Grenades p.24 via Attacking p.30 and Panzerfaust p.36",
  }),
});
