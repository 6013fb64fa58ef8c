import { row, rulesUnder } from "../../../kernel/index.ts";

export const traumaRules = rulesUnder("Trauma", "Trauma (p.29)", {
  "zh.trauma.test": row("Trauma: a Guts test", { text: "A Trauma roll is a basic Guts test." }),
  "zh.trauma.two-wounds": row("Two wounds: one die less", {
    text: "With two or more minor wounds from the attack one die is lost: the test is rolled with one die.",
  }),
  "zh.trauma.pass": row("A passed Trauma roll does nothing", { text: "A passed Trauma roll has no effect." }),
  "zh.trauma.ready": row("A failed Trauma roll costs a ready fighter an action", {
    text: "A ready fighter that fails loses an action.",
    source: "Effects of Trauma (p.29)",
  }),
  "zh.trauma.unready": row("A failed Trauma roll turns an unready fighter's token red", {
    text: "An unready fighter that fails turns one white Action token on its card to red.",
    source: "Effects of Trauma (p.29)",
  }),
  "zh.trauma.all-red": row("With all tokens red, a failed Trauma roll takes the fighter out", {
    text: "A fighter that fails when all its Action tokens are already red is taken out.",
    source: "Effects of Trauma (p.29)",
  }),
  "zh.trauma.assist": row("Assist in a Trauma roll", {
    text: 'Medal effect Assist: re-roll that die if a friend is within 2" of the fighter taking the roll.',
    source: "Trauma (p.28–29)",
  }),
  "zh.trauma.reposition": row('Reposition: moving up to 2"', {
    text: 'Medal effect Reposition: the fighter can move up to 2", turning freely, not reduced by terrain.',
    open: ["zh.open.free-move-facing"],
  }),
});
