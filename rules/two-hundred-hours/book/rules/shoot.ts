import { row, rulesUnder } from "../../../kernel/index.ts";

export const shootRules = rulesUnder("Shoot", "Shoot (p.26)", {
  "zh.shoot.move": row('Shoot: up to 2" before firing', { text: 'The fighter may move up to 2" before firing.' }),
  "zh.shoot.face": row("Shoot: you face the target", {
    text: "After that it faces the nearest detected enemy in line of sight and fires at it.",
  }),
  "zh.shoot.range": row("Shoot: within range", { text: "The target must be within the weapon's range." }),
  "zh.shoot.min-range": row('Shoot: not within 2", but for a pistol', {
    text: 'The target cannot be within 2" when firing, except with a pistol of any kind.',
  }),
  "zh.shoot.dice": row("Shoot: the weapon's dice against Aim", { text: "Shoot rolls the weapon's dice against Aim." }),
  "zh.shoot.accurate": row("Each success is an accurate shot", { text: "Each success is an accurate shot." }),
  "zh.shoot.forces-duck": row("A ready target must Duck", {
    text: "If there is at least one accurate shot and the target is ready, the target must Duck.",
  }),
  "zh.shoot.unready-hit": row("An unready target in the open is hit", {
    text: "Accurate shots on an unready target that has no Duck action all hit; Wound rolls follow.",
  }),
});
