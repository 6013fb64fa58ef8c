import { describe, expect, it } from "vitest";
import { palettes } from "../../pictures/theme.ts";
import { drawToken, isThing } from "../../pictures/tokens.ts";

/** The kinds of equipment and of enemies of V-Sabotage, by the ids that its board tells. */
const tokenKinds = [
  "first-aid-kit",
  "crowbar",
  "german-uniform",
  "grenade",
  "tnt",
  "bombardment",
  "mp40",
  "stg44",
  "mg42",
  "spotted",
  "binoculars",
  "airdrop",
  "flee",
];
const unitKinds = ["regular", "gas-mask", "sledgehammer", "ss", "stg44", "mg42", "officer", "dog"];

const drawn = (kind: string, side: string, conditions: readonly string[] = []): string =>
  drawToken(palettes.light, { kind, side, facing: null, conditions }, "X1", { x: 0, y: 0 }, { r: 20 })
    .map(({ markup }) => markup)
    .join("");

describe("pictograms", () => {
  it.each(tokenKinds)("%s lies on its tile as what it is, without letters, on either side", (kind) => {
    for (const shown of [kind, `${kind} red`]) {
      expect(isThing({ kind: shown, side: "objects" })).toBe(true);
      expect(drawn(shown, "objects")).not.toContain("<text");
    }
    expect(drawn(kind, "objects")).not.toBe(drawn(`${kind} red`, "objects"));
  });

  it.each(unitKinds)("%s of the enemy has its label above what it carries", (kind) => {
    const markup = drawn(kind, "enemy", ["mauser"]);
    expect(markup).toContain("X1");
    // its outline, and what it carries
    expect(markup.match(/<path/g)?.length).toBe(2);
  });

  it.each(["sapper", "scout", "medic", "marksman", "officer", "squad", "hero", "support", "vehicle", "sas-pair"])(
    "%s has a silhouette",
    (kind) => {
      expect(drawn(kind, "commandos").match(/<path/g)?.length).toBe(2);
    },
  );

  it.each([
    "raiding",
    "ready",
    "unready",
    "prone",
    "loaded",
    "suppressed",
    "stunned",
    "activated",
    "under-fire",
    "discovered",
    "protects alarm",
  ])("%s is a sign, not a letter", (condition) => {
    expect(drawn("nobody", "ours", [condition])).not.toMatch(/<text[^>]*font-size="1\.5"/);
  });
});
