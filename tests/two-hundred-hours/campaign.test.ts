import { describe, expect, it } from "vitest";
import { ruleset } from "../../rules/two-hundred-hours/index.ts";

const settings = { readings: {}, numbers: {} };

/** What is wrong with a set-up in which these cards were kept. */
function faultsOf(kept: string, choices: Readonly<Record<string, string>> = {}): readonly string[] {
  const scenario = ruleset.scenarios.find(({ id }) => id === "m3-camp");
  if (scenario === undefined) throw new Error("There is no m3-camp.");
  const made = ruleset.setUp(scenario, { choices: { kept, ...choices } }, settings);
  return made.ok ? [] : made.defects.map(({ path, message }) => `${path}: ${message}`);
}

describe("Veteran cards that were kept", () => {
  it("are a fighter and a card each", () => {
    expect(faultsOf("sas-officer v-steady, heer-officer v-dead-eye")).toEqual([]);
    expect(faultsOf("sas-officer")).toEqual([
      '/options/choices/kept: "sas-officer" is not a Recruitment card and a Veteran card, e.g. sas-officer v-steady.',
    ]);
    expect(faultsOf("sas-officer v-steady v-brawler")[0]).toContain("is not a Recruitment card");
    expect(faultsOf("nobody v-steady")[0]).toContain('"nobody v-steady"');
    expect(faultsOf("")[0]).toContain("/options/choices/kept");
  });

  it("are allowed to the fighter, and there is one of each", () => {
    expect(faultsOf("heer-officer v-camouflage")).toEqual([
      "/options/choices/kept: heer-officer may not have v-camouflage.",
    ]);
    expect(faultsOf("sas-officer v-steady, sas-sergeant v-steady")).toEqual([
      "/options/choices/kept: There is one card v-steady.",
    ]);
  });

  it("give the other side a point for every two", () => {
    const kept = "sas-officer v-steady, sas-sergeant v-iron-nerve";
    expect(faultsOf(kept, { points: "29", defender: "defender-30", attacker: "attacker-25" })).toEqual([]);
    expect(faultsOf("sas-officer v-steady", { points: "29", defender: "defender-30" })).toEqual([
      "/options/choices/defender: defender-30 costs more than 29 points.",
    ]);
  });
});
