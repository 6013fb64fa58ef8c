import { describe, expect, it } from "vitest";
import { measured } from "../../rules/geometry/index.ts";
import { battlefieldPlans } from "../../rules/two-hundred-hours/book/battlefields.ts";
import { dicePool, dieKinds, meaningOf } from "../../rules/two-hundred-hours/book/dice.ts";
import { type FighterId, fighterCards } from "../../rules/two-hundred-hours/book/fighters.ts";
import { forceDefects, mostSubordinates } from "../../rules/two-hundred-hours/book/forces.ts";
import { ruleset } from "../../rules/two-hundred-hours/index.ts";
import { weaponIds, weapons } from "../../rules/two-hundred-hours/book/weapons.ts";

const { inch, shapeDefects } = measured;
const times = (count: number, id: FighterId): readonly FighterId[] => Array.from({ length: count }, () => id);

describe("the dice", () => {
  it("meet what the rule book says of them: no blanks, all chevrons on both, white likelier", () => {
    const successes = (faces: readonly string[], score: 1 | 2 | 3): number =>
      faces.filter((face) => meaningOf(face, score) === "success").length;
    for (const score of [1, 2, 3] as const)
      expect(successes(dieKinds.white.faces, score)).toBe(successes(dieKinds.grey.faces, score) + 1);
    expect(dieKinds.white.faces).not.toContain("stealth");
    expect(dieKinds.grey.faces).not.toContain("alert");
    for (const { faces } of Object.values(dieKinds)) expect(faces).toEqual(expect.arrayContaining(["I", "II", "III"]));
  });

  it("are read with a score: 3 takes every chevron, 2 up to II, 1 only I", () => {
    const read = (score: 1 | 2 | 3) => ["I", "II", "III"].map((face) => meaningOf(face, score));
    expect(read(3)).toEqual(["success", "success", "success"]);
    expect(read(2)).toEqual(["success", "success", "failure"]);
    expect(read(1)).toEqual(["success", "failure", "failure"]);
    expect(dicePool(1, 2, 2).map(({ kind }) => kind.name)).toEqual(["white", "grey", "grey"]);
  });

  it("let Quiet cancel something: every quiet weapon rolls a white die", () => {
    const quiet = weaponIds.filter((id) => weapons[id].special.some((rule) => rule === "quiet"));
    expect(quiet).toHaveLength(4);
    for (const id of quiet) expect(ruleset.catalogue.numbers[`zh.number.${id}-white`]?.value).toBeGreaterThan(0);
  });
});

describe("forces", () => {
  it.each([
    ["attacker", 20, ["sas-officer", "sas-sergeant", "sas-pair", ...times(2, "sas-trooper")]],
    ["attacker", 25, ["sas-officer", "sas-sergeant", ...times(2, "sas-pair"), ...times(2, "sas-trooper"), "partisan"]],
    [
      "defender",
      20,
      ["heer-officer", "heer-sergeant", ...times(2, "sentry-pair"), "feldgendarmes", ...times(4, "sentry")],
    ],
    [
      "defender",
      25,
      [
        "heer-officer",
        "heer-sergeant",
        ...times(3, "sentry-pair"),
        "ss-sentry-pair",
        "dog-handler",
        ...times(4, "sentry"),
      ],
    ],
  ] as const)("of the %s with %i points are legal as they come ready", (side, limit, fighters) => {
    expect(forceDefects(side, limit, fighters)).toEqual([]);
  });

  it("are refused for everything that is wrong with them, with its rule", () => {
    const codes = (...given: Parameters<typeof forceDefects>) => forceDefects(...given).map(({ code }) => code);
    expect(codes("attacker", 20, ["sas-officer", "soe-agent", ...times(3, "sas-pair")])).toEqual([
      "points",
      "commander",
    ]);
    expect(codes("attacker", 15, ["sas-officer", "sas-sergeant"])).toEqual(["subordinates"]);
    expect(codes("attacker", 20, ["sas-officer", ...times(3, "sas-trooper"), "sas-pair"])).toEqual(["pairs"]);
    const withDog = ["heer-officer", "dog-handler", "sentry-pair", ...times(2, "sentry")] as const;
    expect([codes("defender", 20, withDog), codes("defender", 20, withDog, false)]).toEqual([["pairs"], []]);
    expect(codes("attacker", 30, ["sas-officer", ...times(2, "soe-assassin")])).toEqual(["unique"]);
    expect(codes("defender", 20, ["heer-officer", "sas-pair"])).toEqual(["side"]);
    expect(mostSubordinates(46)).toBe(4);
  });

  it("are bought from cards whose scores are 1 to 3", () => {
    expect(Object.keys(fighterCards)).toHaveLength(19);
    for (const { abilities } of Object.values(fighterCards))
      for (const score of Object.values(abilities)) expect([1, 2, 3]).toContain(score);
  });
});

describe.each(Object.entries(battlefieldPlans))("the battlefield %s", (_id, { battlefield, route, ...missions }) => {
  const { terrain } = battlefield;

  it("has shapes that lie on the table, each simple, and doors and windows on the walls of buildings", () => {
    expect(terrain.length).toBeGreaterThanOrEqual(16);
    for (const { corners, low, entrances, category } of terrain) {
      for (const shape of [corners, ...low]) expect(shapeDefects(shape, battlefield)).toEqual([]);
      if (category !== "building") expect(entrances).toEqual([]);
      for (const { from, to } of entrances)
        expect([measured.placeIn(corners, from), measured.placeIn(corners, to)]).toEqual([0, 0]);
    }
  });

  it("has Patrol markers 10″ apart and 6″ from the edge, on a round that does not cross itself", () => {
    expect(route).toHaveLength(6);
    for (const [i, { x, y }] of route.entries()) {
      expect(Math.min(x, y, battlefield.width - x, battlefield.height - y)).toBeGreaterThanOrEqual(6 * inch);
      for (const other of route.slice(i + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(10 * inch);
    }
    expect(shapeDefects(route, battlefield)).toEqual([]);
  });

  it("lets a base walk the round past buildings and vehicles", () => {
    const closed = terrain.filter(({ category }) => category === "building" || category === "vehicle");
    for (const { id, corners } of closed) {
      for (const [i, marker] of route.entries()) {
        const gap = measured.gapFromSegmentToShape([marker, route[(i + 1) % route.length] ?? marker], corners);
        expect(gap.length, id).toBeGreaterThan(1250);
      }
    }
  });

  it("names items that are there, and lays objectives where the missions want them", () => {
    const ids = terrain.map(({ id }) => id);
    const { capture, intelligence, locations, gun, sabotage, havoc } = missions;
    expect(ids).toEqual(expect.arrayContaining([...capture, ...intelligence, ...locations, gun]));
    const centre = { x: battlefield.width / 2, y: battlefield.height / 2 };
    expect(sabotage.at).toEqual(centre);
    expect(havoc).toHaveLength(5);
    for (const { at } of havoc) expect(Math.hypot(at.x - centre.x, at.y - centre.y)).toBeLessThanOrEqual(8 * inch);
    for (const [items, reach] of [
      [capture, 8],
      [intelligence, 10],
    ] as const)
      for (const id of items)
        expect(
          measured.gapToShape(centre, terrain.find((one) => one.id === id)?.corners ?? []).length,
        ).toBeLessThanOrEqual(reach * inch);
  });
});
