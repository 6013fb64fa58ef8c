import { row, rulesUnder } from "../../../kernel/index.ts";

export const fightRules = rulesUnder("Fight", "Fight (p.26)", {
  "zh.fight.move": row('Fight: up to 4" towards the enemy', {
    text: 'Before attacking, the fighter moves up to 4" in the direction of the nearest detected enemy.',
  }),
  "zh.fight.path": row("Fight: the way may turn", {
    text: "The move may include turns, and line of sight is not needed from the starting place.",
  }),
  "zh.fight.reach": row('Fight: ending within 2" of the target', {
    text: 'It must end within 2" of the target and with the target in its line of sight.',
  }),
  "zh.fight.impossible": row("When you cannot Fight", { text: "If it cannot end so, Fight cannot be chosen." }),
  "zh.fight.dice": row("Fight: the weapon's dice against Brawn", {
    text: "Fight rolls the hand-to-hand weapon's dice against Brawn.",
  }),
  "zh.fight.accurate": row("Each success is an accurate strike", { text: "Each success is an accurate strike." }),
  "zh.fight.forces-defend": row("A ready target must Defend", {
    text: "A ready target must Defend, whether or not there is an accurate strike.",
  }),
  "zh.fight.unready-hit": row("Against an unready target all strikes hit", {
    text: "Against an unready target all strikes hit; Wound rolls follow.",
  }),
});
