import { describe, expect, it } from "vitest";
import type { Settings } from "../../rules/kernel/index.ts";
import { ruleset } from "../../rules/dust-tactics/index.ts";
import { parsePosition } from "../../rules/dust-tactics/notation/parse.ts";
import { printPosition } from "../../rules/dust-tactics/notation/print.ts";
import { choices } from "../../rules/dust-tactics/set-up/choices.ts";
import { scenarios } from "../../rules/dust-tactics/set-up/scenarios.ts";
import { setUp } from "../../rules/dust-tactics/set-up/set-up.ts";
import { measured } from "../../rules/geometry/index.ts";
import { battles, tableSize } from "../../rules/dust-tactics/book/battles.ts";
import { type CardId, cardIds, cardById, linesOf } from "../../rules/dust-tactics/book/cards.ts";
import { successFaces } from "../../rules/dust-tactics/book/dice.ts";
import { forceDefects, forceIds, forces, pointsOf } from "../../rules/dust-tactics/book/forces.ts";
import { interpretations } from "../../rules/dust-tactics/book/open-points/index.ts";
import { rules } from "../../rules/dust-tactics/book/rules/index.ts";
import { ratingOf, weaponIds, weaponById } from "../../rules/dust-tactics/book/weapons.ts";

const { centimetre, shapeDefects } = measured;

describe("the catalogue", () => {
  it("leans on open points that exist, and every reading by default is one of its readings", () => {
    for (const row of Object.values(rules))
      for (const id of "open" in row ? row.open : []) expect(Object.keys(interpretations)).toContain(id);
    for (const { byDefault, readings } of Object.values(interpretations)) {
      expect(Object.keys(readings)).toContain(byDefault);
      expect(Object.keys(readings).length).toBeGreaterThan(1);
    }
  });
});

describe("the cards beside the board", () => {
  it("tell lengths by the centimetres in a point that are played with", () => {
    const read = parsePosition("unit a h.line south at 20,110, soldiers 1");
    if (!read.ok) throw new Error(read.defects[0]?.message);
    const says = (numbers: Settings["numbers"]): string =>
      ruleset
        .board(read.value, { readings: {}, numbers })
        .cards?.flatMap((card) => card.says)
        .join("; ") ?? "";
    expect(says({})).toContain("moves 20 cm");
    expect(says({ "dt.number.point": 8 })).toContain("moves 16 cm");
    expect(says({ "dt.number.point": 8 })).toMatch(/\(32 cm\)/);
  });
});

describe("the dice", () => {
  it("succeed on a third of the faces for ARMY alone and on two thirds with a second symbol, old and new", () => {
    const chance = (...given: Parameters<typeof successFaces>): number => successFaces(...given).filter(Boolean).length;
    for (const dice of ["three-symbols", "two-symbols"] as const) {
      expect(chance(dice, ["ARMY"])).toBe(2);
      expect(chance(dice, ["ARMY", "TARGET"])).toBe(4);
      expect(chance(dice, ["ARMY", "SHIELD"])).toBe(4);
    }
  });
});

describe("weapon lines", () => {
  it("have an entry for every armour, and what is read off them is what stands there", () => {
    // the 35 of the unit cards, and what lies in a minefield
    expect(weaponIds).toHaveLength(36);
    for (const id of weaponIds) {
      const { against } = weaponById(id);
      expect([against.infantry.length, against.vehicle.length, against.aircraft.length]).toEqual([4, 7, 3]);
    }
    expect(ratingOf("rifle", "infantry", 4)).toBeNull();
    expect(ratingOf("howitzer", "infantry", 2)).toEqual({ dice: 0, blast: 2, damage: 2 });
    expect(ratingOf("breacher", "vehicle", 3)).toEqual({ dice: 1, blast: 0, damage: "all" });
    expect(ratingOf("lasercannon", "aircraft", 3)).toEqual({ dice: 1, blast: 0, damage: 2 });
    expect(weaponById("mortar").range).toEqual([3, 20]);
  });
});

describe("unit cards", () => {
  it("are 46, with weapons that exist and armour within their class", () => {
    expect(cardIds).toHaveLength(46);
    const most = { squad: 4, support: 4, hero: 4, commissar: 4, vehicle: 7, aircraft: 3 };
    for (const id of cardIds) {
      const card = cardById(id);
      const carried = [...card.weapons, ...card.mounted.map(({ weapon }) => weapon)];
      const all = [...carried, ...(card.soldiers ?? []).flatMap(({ weapons }) => weapons)];
      for (const weapon of all.flatMap(linesOf)) expect(weaponIds).toContain(weapon);
      expect(card.armour).toBeLessThanOrEqual(most[card.kind]);
      expect(card.soldiers === null).toBe(card.kind !== "squad");
    }
  });

  it("make the ready lists within their limits", () => {
    expect(forceIds.map((id) => pointsOf(forces[id].cards))).toEqual([96, 100, 120, 124, 108, 111]);
    for (const id of forceIds) expect(forceDefects(forces[id].cards, forces[id].limit)).toEqual([]);
  });

  it("are refused as a force beyond the limit, twice where they are unique, or of two armies", () => {
    const codes = (cards: readonly CardId[], limit: number, extra = 0): readonly string[] =>
      forceDefects(cards, limit, extra).map(({ code }) => code);
    expect(codes(["h.line", "h.line"], 24)).toEqual([]);
    expect(codes(["h.line", "h.line"], 23)).toEqual(["points"]);
    expect(codes(["h.line"], 24, 15)).toEqual(["points"]);
    expect(codes(["h.corran", "h.corran"], 100)).toEqual(["hero-twice"]);
    expect(codes(["h.ram", "h.ram"], 100)).toEqual(["vehicle-twice"]);
    expect(codes(["h.line", "v.guard"], 100)).toEqual(["two-armies"]);
    expect(codes([], 100)).toEqual(["empty"]);
  });
});

describe("scenarios", () => {
  it("have shapes that lie on the table, each simple, and objectives on it", () => {
    const table = { width: tableSize.width * centimetre, height: tableSize.height * centimetre };
    expect(battles.map(({ id }) => id)).toEqual(["salt-road", "the-weir", "low-tide"]);
    for (const { terrain, objectives } of battles) {
      expect(terrain).toHaveLength(7);
      for (const { corners } of terrain)
        expect(
          shapeDefects(
            corners.map(([x, y]) => ({ x: x * centimetre, y: y * centimetre })),
            table,
          ),
        ).toEqual([]);
      for (const { at } of objectives) {
        expect(at[0] * centimetre).toBeLessThan(table.width);
        expect(at[1] * centimetre).toBeLessThan(table.height);
      }
    }
  });

  it("are rolled for with lists that fit each of them", () => {
    const rolled = scenarios.find(({ id }) => id === "rolled");
    if (rolled === undefined) throw new Error("There is no scenario to roll for.");
    const plain = { readings: {}, numbers: {} };
    const lists = { south: "2 h.line, # ours\n h.bastion", north: "v.guard v.guard", limit: "90" };
    const made = setUp(rolled, { choices: lists }, plain);
    if (!made.ok) throw new Error(made.defects[0]?.message);
    expect(made.value.drawn).toEqual({
      south: "2 h.line h.bastion",
      north: "v.guard v.guard",
      limit: 90,
      laidOutBy: null,
    });
    const read = parsePosition(printPosition(made.value));
    expect(read.ok && read.value).toEqual(made.value);
    const strong = setUp(rolled, { choices: { ...lists, north: "v.guard v.lancer" } }, plain);
    expect(!strong.ok && strong.defects[0]).toMatchObject({
      code: "strongpoint",
      message: expect.stringMatching(/^Salt Road: /),
    });
  });

  it("offer the ready lists that are about even, and tell how they were tried", () => {
    const offered = choices.find(({ name }) => name === "south")?.values.map(({ id }) => id);
    expect(offered).toEqual(["harrow-100", "vael-100", "harrow-even-125", "vael-even-125"]);
    for (const { id, trial } of scenarios) {
      if (id === "rolled") continue;
      const share = (trial?.won ?? 0) / (trial?.games ?? 1);
      expect(share, id).toBeGreaterThan(0.25);
      expect(share, id).toBeLessThan(0.75);
    }
  });
});
