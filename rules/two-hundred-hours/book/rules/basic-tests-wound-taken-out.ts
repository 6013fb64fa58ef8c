import { rulesUnder } from "../../../kernel/index.ts";

/** Basic tests, Wound, Taken out: the clauses of the rule book in our own words. */
export const basicTestsWoundTakenOutRules = rulesUnder("Basic tests, Wound, Taken out", {
  "zh.test.dice": {
    title: "What a basic test rolls",
    text: "A basic test rolls two dice against the named ability.",
    source: "Basic Tests (p.28)",
  },
  "zh.test.pass": {
    title: "What passes a basic test",
    text: "One or more successes pass the test.",
    source: "Basic Tests (p.28)",
  },
  "zh.test.not-action": {
    title: "Tests are not actions",
    text: "Tests and Wound, Trauma and Recon rolls are not actions.",
    source: "Other Rolls (p.28)",
  },
  "zh.wound.dice": {
    title: "What a Wound roll rolls",
    text: "For each hit one die is rolled, with the weapon's strength in place of an ability.",
    source: "Wound (p.28)",
  },
  "zh.wound.out": {
    title: "One success takes the fighter out",
    text: "One or more successes in the Wound roll take the fighter out.",
    source: "Wound (p.28)",
  },
  "zh.wound.minor": {
    title: "Without a success: minor wounds",
    text: "Without a success each die rolled is one minor wound.",
    source: "Wound (p.28)",
  },
  "zh.wound.trauma": {
    title: "Minor wounds mean one Trauma roll",
    text: "A fighter with minor wounds from an attack takes one Trauma roll for that attack.",
    source: "Wound (p.28)",
  },
  "zh.out.removed": {
    title: "A fighter taken out is removed",
    text: "A taken-out fighter is removed, and its marker returns to the supply.",
    source: "Taken Out (p.28)",
  },
  "zh.out.friends": {
    title: "Friends who see a fighter fall take a Trauma roll",
    text: 'Each friend within 2" of it, and each within 6" that had a clear view to it, must take a Trauma roll.',
    source: "Taken Out (p.28)",
  },
  "zh.out.other-hits": {
    title: "A hit that no roll gave",
    text: 'A rule giving "a hit of strength N" is one Wound roll at that strength, and it cannot be cancelled.',
    source: "Other Hits (p.28)",
  },
});
