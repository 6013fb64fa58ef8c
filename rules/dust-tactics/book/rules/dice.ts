import { row, rulesUnder } from "../../../kernel/index.ts";

export const diceRules = rulesUnder("Dice", "Setup, Dice", {
  "dt.dice.three-symbols": row("A die shows ARMY, TARGET or SHIELD", {
    text: "Every die shows ARMY, TARGET or SHIELD, each on 2 of its 6 faces.",
    source: "Setup, Dice (component)",
    open: ["dt.open.die-faces"],
  }),
  "dt.dice.army-default": row("ARMY succeeds", {
    text: "A roll that names one symbol succeeds on ARMY only; a second symbol counts only where a row names it.",
  }),
  "dt.dice.classic-one": row("The original dice, one symbol", {
    text: "With the original two-symbol dice (an option), the target face is the success wherever a rule counts ARMY alone.",
    open: ["dt.open.classic-three-way"],
  }),
  "dt.dice.classic-two": row("The original dice, two symbols", {
    text: "With the original dice, a rule that counts ARMY and a second symbol succeeds on the other (blank) face instead of the target face.",
    source: "Setup, Dice (truncated; completed)",
  }),
});
