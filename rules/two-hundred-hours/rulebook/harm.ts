import type { RuleRow } from "../../kernel/index.ts";

/** Tests, wounds, trauma and Recon: the clauses of the rule book in our own words. */
export const harmRules = {
  "zh.test.dice": {
    topic: "Basic tests, Wound, Taken out",
    text: "A basic test rolls two dice against the named ability.",
    source: "Basic Tests (p.28)",
  },
  "zh.test.pass": {
    topic: "Basic tests, Wound, Taken out",
    text: "One or more successes pass the test.",
    source: "Basic Tests (p.28)",
  },
  "zh.test.not-action": {
    topic: "Basic tests, Wound, Taken out",
    text: "Tests and Wound, Trauma and Recon rolls are not actions.",
    source: "Other Rolls (p.28)",
  },
  "zh.wound.dice": {
    topic: "Basic tests, Wound, Taken out",
    text: "For each hit one die is rolled, with the weapon's strength in place of an ability.",
    source: "Wound (p.28)",
  },
  "zh.wound.out": {
    topic: "Basic tests, Wound, Taken out",
    text: "One or more successes in the Wound roll take the fighter out.",
    source: "Wound (p.28)",
  },
  "zh.wound.minor": {
    topic: "Basic tests, Wound, Taken out",
    text: "Without a success each die rolled is one minor wound.",
    source: "Wound (p.28)",
  },
  "zh.wound.trauma": {
    topic: "Basic tests, Wound, Taken out",
    text: "A fighter with minor wounds from an attack takes one Trauma roll for that attack.",
    source: "Wound (p.28)",
  },
  "zh.out.removed": {
    topic: "Basic tests, Wound, Taken out",
    text: "A taken-out fighter is removed, and its marker returns to the supply.",
    source: "Taken Out (p.28)",
  },
  "zh.out.friends": {
    topic: "Basic tests, Wound, Taken out",
    text: 'Each friend within 2" of it, and each within 6" that had a clear view to it, must take a Trauma roll.',
    source: "Taken Out (p.28)",
  },
  "zh.out.other-hits": {
    topic: "Basic tests, Wound, Taken out",
    text: 'A rule giving "a hit of strength N" is one Wound roll at that strength, and it cannot be cancelled.',
    source: "Other Hits (p.28)",
  },
  "zh.trauma.test": { topic: "Trauma", text: "A Trauma roll is a basic Guts test.", source: "Trauma (p.29)" },
  "zh.trauma.two-wounds": {
    topic: "Trauma",
    text: "With two or more minor wounds from the attack one die is lost: the test is rolled with one die.",
    source: "Trauma (p.29)",
  },
  "zh.trauma.pass": { topic: "Trauma", text: "A passed Trauma roll has no effect.", source: "Trauma (p.29)" },
  "zh.trauma.ready": {
    topic: "Trauma",
    text: "A ready fighter that fails loses an action.",
    source: "Effects of Trauma (p.29)",
  },
  "zh.trauma.unready": {
    topic: "Trauma",
    text: "An unready fighter that fails turns one white Action token on its card to red.",
    source: "Effects of Trauma (p.29)",
  },
  "zh.trauma.all-red": {
    topic: "Trauma",
    text: "A fighter that fails when all its Action tokens are already red is taken out.",
    source: "Effects of Trauma (p.29)",
  },
  "zh.trauma.assist": {
    topic: "Trauma",
    text: 'Medal effect Assist: re-roll that die if a friend is within 2" of the fighter taking the roll.',
    source: "Trauma (p.28–29)",
  },
  "zh.trauma.reposition": {
    topic: "Trauma",
    text: 'Medal effect Reposition: the fighter can move up to 2", turning freely, not reduced by terrain.',
    source: "Trauma (p.29)",
  },
  "zh.recon.target": {
    topic: "Recon",
    text: 'A Recon roll is made against the nearest covert enemy in line of sight within 15".',
    source: "Recon (p.29)",
  },
  "zh.recon.test": { topic: "Recon", text: "It is a basic Smarts test.", source: "Recon (p.29)" },
  "zh.recon.cover": {
    topic: "Recon",
    text: "If that enemy is covert and in cover one die is lost: the test is rolled with one die.",
    source: "Recon (p.29)",
  },
  "zh.recon.success": {
    topic: "Recon",
    text: "A success puts a marker on the target, as if it had rolled an alert in an action.",
    source: "Recon (p.29)",
  },
  "zh.recon.detected-target": {
    topic: "Recon",
    text: "If there is no covert enemy to recon, a detected one (or one that counts as detected) may be chosen instead.",
    source: "Recon (p.29)",
  },
  "zh.recon.extra": {
    topic: "Recon",
    text: 'With a target already detected, or with more than one success, the extra markers go to other enemies within 6" by the rules for multiple alerts; line of sight to them is not needed.',
    source: "Recon (p.29)",
  },
  "zh.recon.assist": {
    topic: "Recon",
    text: 'Medal effect Assist: re-roll that die if a friend is within 2" of the fighter making the roll.',
    source: "Recon (p.29)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
