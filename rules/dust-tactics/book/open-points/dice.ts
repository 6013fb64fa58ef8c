import type { Interpretation } from "../../../kernel/index.ts";

/** What the rule book leaves open: the die and lost glyphs. */
export const dicePoints = {
  "dt.open.die-faces": {
    topic: "The die and lost glyphs",
    question: "How many faces of each symbol?",
    byDefault: "three-symbols",
    readings: {
      "three-symbols": { text: "2 ARMY, 2 TARGET, 2 SHIELD; see 2.1." },
      "two-symbols": { text: "Original dice: 2 target, 4 blank, with dt.dice.classic-one and dt.dice.classic-two." },
    },
    switchable: true,
  },
  "dt.open.classic-three-way": {
    topic: "The die and lost glyphs",
    question:
      "With the original two-symbol dice, how are rolls read that name TARGET or SHIELD without ARMY (initiative tie, passenger harm), or three outcomes (stimulants, scattered reserves, terrain)?",
    byDefault: "success-faces-only",
    readings: {
      "success-faces-only": {
        text: "Initiative tie: straight to the re-roll. A harm or failure face is the face that is no success in the same row. Three-outcome rolls use a three-symbol die. The text maps only successes.",
      },
      "not-offered": {
        text: "The classic option is not offered where a row names three outcomes, or TARGET or SHIELD without ARMY: a three-symbol die is rolled there, for initiative too.",
      },
    },
    switchable: true,
  },
  "dt.open.initiative-tie-symbol": {
    topic: "The die and lost glyphs",
    question: "Which symbol breaks an initiative tie?",
    byDefault: "target",
    readings: {
      target: { text: "TARGET; the glyphs look like a cross-hair, and taking the lead is acting." },
      shield: { text: "SHIELD." },
    },
    switchable: true,
  },
  "dt.open.ace-symbol": {
    topic: "The die and lost glyphs",
    question: "Which second symbol gives the third action?",
    byDefault: "target",
    readings: {
      target: { text: "TARGET; the glyph is the one used for TARGET in three hit rules." },
      shield: { text: "SHIELD." },
    },
    switchable: true,
  },
  "dt.open.adv-reactive-symbol": {
    topic: "The die and lost glyphs",
    question: "Which second symbol counts with Advanced Reactive Fire?",
    byDefault: "shield",
    readings: {
      shield: { text: "SHIELD; the glyph is a plain triangle." },
      target: { text: "TARGET (by kind: it is a roll to act)." },
    },
    switchable: true,
  },
  "dt.open.ambush-symbol": {
    topic: "The die and lost glyphs",
    question: "Which second symbol gives an ambush action?",
    byDefault: "target",
    readings: { target: { text: "TARGET; the glyph is a circled cross." }, shield: { text: "SHIELD." } },
    switchable: true,
  },
  "dt.open.recovery-symbol": {
    topic: "The die and lost glyphs",
    question: "Which second symbol saves pilots, Cheat Death, Resurrection, Tank Head?",
    byDefault: "shield",
    readings: {
      shield: { text: "SHIELD; they save or recover, as the Medic's clear row does." },
      target: { text: "TARGET." },
    },
    switchable: true,
  },
  "dt.open.passenger-symbol": {
    topic: "The die and lost glyphs",
    question: "Which symbol harms passengers and riders?",
    byDefault: "target",
    readings: {
      target: { text: "TARGET; so in the airlifter row, and the owner's own ARMY should not be a failure." },
      army: { text: "ARMY (for riders the glyph (3) is nearer to it)." },
    },
    switchable: true,
  },
  "dt.open.scatter-symbols": {
    topic: "The die and lost glyphs",
    question: "Which symbol is which entry zone?",
    byDefault: "target-left",
    readings: {
      "target-left": {
        text: "ARMY own edge, TARGET left corner, SHIELD right corner: the order of the stimulants list.",
      },
      "target-right": { text: "TARGET and SHIELD swapped." },
    },
    switchable: true,
  },
} as const satisfies Readonly<Record<string, Interpretation>>;
