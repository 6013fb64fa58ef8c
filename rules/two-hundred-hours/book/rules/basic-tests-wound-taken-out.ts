import { row, rulesUnder } from "../../../kernel/index.ts";

export const basicTestsWoundTakenOutRules = rulesUnder("Basic tests, Wound, Taken out", "Wound (p.28)", {
  "zh.test.dice": row("What a basic test rolls", {
    text: "A basic test rolls two dice against the named ability.",
    source: "Basic Tests (p.28)",
  }),
  "zh.test.pass": row("What passes a basic test", {
    text: "One or more successes pass the test.",
    source: "Basic Tests (p.28)",
  }),
  "zh.test.not-action": row("Tests are not actions", {
    text: "Tests and Wound, Trauma and Recon rolls are not actions.",
    source: "Other Rolls (p.28)",
  }),
  "zh.wound.dice": row("What a Wound roll rolls", {
    text: "For each hit one die is rolled, with the weapon's strength in place of an ability.",
  }),
  "zh.wound.out": row("One success takes the fighter out", {
    text: "One or more successes in the Wound roll take the fighter out.",
  }),
  "zh.wound.minor": row("Without a success: minor wounds", {
    text: "Without a success each die rolled is one minor wound.",
  }),
  "zh.wound.trauma": row("Minor wounds mean one Trauma roll", {
    text: "A fighter with minor wounds from an attack takes one Trauma roll for that attack.",
  }),
  "zh.out.removed": row("A fighter taken out is removed", {
    text: "A taken-out fighter is removed, and its marker returns to the supply.",
    source: "Taken Out (p.28)",
  }),
  "zh.out.friends": row("Friends who see a fighter fall take a Trauma roll", {
    text: 'Each friend within 2" of it, and each within 6" that had a clear view to it, must take a Trauma roll.',
    source: "Taken Out (p.28)",
  }),
  "zh.out.other-hits": row("A hit that no roll gave", {
    text: 'A rule giving "a hit of strength N" is one Wound roll at that strength, and it cannot be cancelled.',
    source: "Other Hits (p.28)",
  }),
});
