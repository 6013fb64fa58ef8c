import type { RuleRow } from "../../../kernel/index.ts";

/** Basic tests, Wound, Taken out: the clauses of the rule book in our own words. */
export const basicTestsWoundTakenOutRules = {
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
} as const satisfies Readonly<Record<string, RuleRow>>;
