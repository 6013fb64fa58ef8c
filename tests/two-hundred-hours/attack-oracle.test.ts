import { describe, expect, it } from "vitest";
import type { Chance } from "../../rules/kernel/index.ts";
import { agreedOn, factsOf, gameOf, heldAgainst, oneIn, opened, pick, type Trial } from "../soak/against-oracle.ts";
import { tries } from "../soak/at-length.ts";
import { type Colour, factsOfShot, type Score } from "./attack-oracle.ts";

const game = gameOf("two-hundred-hours");
const weapons = {
  shotgun: { dice: ["white", "white"], strength: 3, range: 15 },
  rifle: { dice: ["white", "white"], strength: 2, range: 20 },
} as const satisfies Readonly<
  Record<string, { readonly dice: readonly Colour[]; readonly strength: Score; readonly range: number }>
>;
const attackers = { "sas-trooper": [2, 2], partisan: [1, 2], "sas-officer": [3, 3] } as const;
const defenders = { sentry: [1, 1], "heer-sergeant": [2, 2] } as const;

/** Odds of this game take long. */
const shots = tries(40, 10_000);

/** One shoots at another in the open. */
function shooting(chance: Chance): Trial | null {
  const byAttacker = oneIn(chance, 2);
  const attacker = pick(chance, ["sas-trooper", "partisan", "sas-officer"] as const);
  const defender = pick(chance, ["sentry", "heer-sergeant"] as const);
  const weapon = pick(chance, ["shotgun", "rifle"] as const);
  const { dice, strength, range } = weapons[weapon];
  const distance = 4 + chance.index(range - 4);
  const isCovert = oneIn(chance, 2);
  const isFromRear = oneIn(chance, 2);
  const isReady = oneIn(chance, 2);
  const [shooter, other] = byAttacker ? (["A1", "S1"] as const) : (["S1", "A1"] as const);
  const [hunter, hunted] = byAttacker ? [attacker, defender] : [defender, attacker];
  const [aim] = byAttacker ? attackers[attacker] : defenders[defender];
  const [, react] = byAttacker ? defenders[defender] : attackers[attacker];
  const actions = hunted === "sas-officer" || hunted === "heer-sergeant" ? 2 : 1;
  const token = hunter === "sas-officer" || hunter === "heer-sergeant" ? "character" : "trooper";
  const text = [
    "table 36 36",
    ...(byAttacker ? [] : ["alarm raised 8"]),
    `${shooter} = ${hunter} ${weapon} at 5,10 facing 90${isCovert ? "" : ", marker"}`,
    `${other} = ${hunted} rifle at ${5 + distance},10 facing ${isFromRear ? 90 : 270}, marker${isReady ? "" : `, white ${actions}`}`,
    `drawn ${token} for ${byAttacker ? "attacker" : "defender"}`,
    "",
  ].join("\n");
  const action = { do: "shoot", fighter: shooter, target: other, weapon };
  const wanted = (id: string): boolean =>
    id.startsWith("successes:") || id === `hit:${other}` || id === `taken-out:${other}`;
  const engine = factsOf(opened(game, text), action, ["none", "none", "none", "none"], wanted);
  return {
    position: `${text}${JSON.stringify(action)}`,
    engine,
    oracle: factsOfShot(other, { weapon: dice, strength, aim, react, isCovert, isFromRear, isReady }),
    met: [
      byAttacker ? "an attacker shoots" : "a defender shoots",
      weapon,
      ...(isCovert ? ["covert"] : []),
      ...(isFromRear ? ["from the rear"] : []),
      isReady ? "ducks" : "cannot duck",
      `aim ${aim}`,
    ],
  };
}

describe("shots against the oracle", () => {
  it("agrees on successes, hits and who is taken out", () => {
    const branches = [
      "an attacker shoots",
      "a defender shoots",
      "shotgun",
      "rifle",
      "covert",
      "from the rear",
      "ducks",
      "cannot duck",
    ];
    const all = [...branches, "aim 1", "aim 2", "aim 3"];
    expect(heldAgainst("shots of 02 Hundred Hours", all, shooting, shots)).toEqual(agreedOn(shots));
  });
});
