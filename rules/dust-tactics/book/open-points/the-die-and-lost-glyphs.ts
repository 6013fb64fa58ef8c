import { openPointsUnder, point } from "../../../kernel/index.ts";

export const theDieAndLostGlyphsPoints = openPointsUnder("The die and lost glyphs", {
  "dt.open.die-faces": point("How many faces of each symbol?", {
    "three-symbols": "2 ARMY, 2 TARGET, 2 SHIELD.",
    "two-symbols": "Original dice: 2 target, 4 blank, with dt.dice.classic-one and dt.dice.classic-two.",
  }),
  "dt.open.classic-three-way": point(
    "With the original two-symbol dice, how are rolls read that name TARGET or SHIELD without ARMY (initiative tie, passenger harm), or three outcomes (stimulants, scattered reserves, terrain)?",
    {
      "success-faces-only":
        "Initiative tie: straight to the re-roll. A harm or failure face is the face that is not a success in the same row. Three-outcome rolls use a three-symbol die. The text maps only successes.",
      "not-offered":
        "The classic option is not offered where a row names three outcomes, or TARGET or SHIELD without ARMY: a three-symbol die is rolled there, for initiative too.",
    },
  ),
  "dt.open.initiative-tie-symbol": point("Which symbol breaks an initiative tie?", {
    target: "TARGET; the glyphs look like a cross-hair, and taking the lead is acting.",
    shield: "SHIELD.",
  }),
  "dt.open.ace-symbol": point("Which second symbol gives the third action?", {
    target: "TARGET; the glyph is the one used for TARGET in three hit rules.",
    shield: "SHIELD.",
  }),
  "dt.open.adv-reactive-symbol": point("Which second symbol counts with Advanced Reactive Fire?", {
    shield: "SHIELD; the glyph is a plain triangle.",
    target: "TARGET (by kind: it is a roll to act).",
  }),
  "dt.open.ambush-symbol": point("Which second symbol gives an ambush action?", {
    target: "TARGET; the glyph is a circled cross.",
    shield: "SHIELD.",
  }),
  "dt.open.recovery-symbol": point("Which second symbol saves pilots, Cheat Death, Resurrection, Tank Head?", {
    shield: "SHIELD; they save or recover, as the Medic's clear row does.",
    target: "TARGET.",
  }),
  "dt.open.passenger-symbol": point("Which symbol harms passengers and riders?", {
    target: "TARGET; so in the airlifter row, and the owner's own ARMY should not be a failure.",
    army: "ARMY (for riders the glyph (3) is nearer to it).",
  }),
  "dt.open.scatter-symbols": point("Which symbol is which entry zone?", {
    "target-left": "ARMY own edge, TARGET left corner, SHIELD right corner: the order of the stimulants list.",
    "target-right": "TARGET and SHIELD swapped.",
  }),
});
