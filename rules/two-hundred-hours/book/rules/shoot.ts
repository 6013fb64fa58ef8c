import { rulesUnder } from "../../../kernel/index.ts";

/** Shoot: the clauses of the rule book in our own words. */
export const shootRules = rulesUnder("Shoot", {
  "zh.shoot.move": {
    title: 'Shoot: up to 2" before firing',
    text: 'The fighter may move up to 2" before firing.',
    source: "Shoot (p.26)",
  },
  "zh.shoot.face": {
    title: "Shoot: you face the target",
    text: "After that it faces the nearest detected enemy in line of sight and fires at it.",
    source: "Shoot (p.26)",
  },
  "zh.shoot.range": {
    title: "Shoot: within range",
    text: "The target must be within the weapon's range.",
    source: "Shoot (p.26)",
  },
  "zh.shoot.min-range": {
    title: 'Shoot: not within 2", but for a pistol',
    text: 'The target cannot be within 2" when firing, except with a pistol of any kind.',
    source: "Shoot (p.26)",
  },
  "zh.shoot.dice": {
    title: "Shoot: the weapon's dice against Aim",
    text: "Shoot rolls the weapon's dice against Aim.",
    source: "Shoot (p.26)",
  },
  "zh.shoot.accurate": {
    title: "Each success is an accurate shot",
    text: "Each success is an accurate shot.",
    source: "Shoot (p.26)",
  },
  "zh.shoot.forces-duck": {
    title: "A ready target must Duck",
    text: "If there is at least one accurate shot and the target is ready, the target must Duck.",
    source: "Shoot (p.26)",
  },
  "zh.shoot.unready-hit": {
    title: "An unready target in the open is hit",
    text: "Accurate shots on an unready target that has no Duck action all hit; Wound rolls follow.",
    source: "Shoot (p.26)",
  },
});
