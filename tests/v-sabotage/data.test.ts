import { describe, expect, it } from "vitest";
import { stepsTo } from "../../rules/geometry/index.ts";
import { commandoCards, skillTexts, usualCards } from "../../rules/v-sabotage/book/commando-cards.ts";
import { eventCards, eventDeck, eventDecks } from "../../rules/v-sabotage/book/event-cards.ts";
import { ghostMix, mixes } from "../../rules/v-sabotage/book/mixes.ts";
import { operations } from "../../rules/v-sabotage/book/operations.ts";
import { specialRules } from "../../rules/v-sabotage/book/special-rules.ts";
import { terrainCard, terrainIds } from "../../rules/v-sabotage/set-up/terrain-cards.ts";
import { cardEffects } from "../../rules/v-sabotage/book/event-effects.ts";
import { mapOf, openNeighbours } from "../../rules/v-sabotage/table/map.ts";

const sum = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((total, n) => total + (n ?? 0), 0);

/** How many cards of a deck show each direction, "-" for none. */
const directionsOf = (cards: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ["N", "E", "S", "W", "-"].map((letter) => [letter, cards.filter((card) => card.endsWith(`/${letter}`)).length]),
  );

describe("event cards", () => {
  it("are 37, and 18 more with Résistance", () => {
    expect(eventDecks.base).toHaveLength(37);
    expect(eventDecks.resistance).toHaveLength(18);
    expect(eventDeck(true)).toHaveLength(55);
    expect(eventDeck(false)).toEqual(eventDecks.base);
  });

  it("show each direction as often as the others", () => {
    expect(directionsOf(eventDecks.base)).toEqual({ N: 8, E: 8, S: 8, W: 8, "-": 5 });
    expect(directionsOf(eventDecks.resistance)).toEqual({ N: 4, E: 4, S: 4, W: 4, "-": 2 });
  });

  it("have titles, and each of them an effect of its own", () => {
    expect(eventDecks.base.filter((card) => card === "EV06/-")).toHaveLength(5);
    expect(eventCards["EV01/N"]).toEqual({
      code: "EV01",
      title: "Quiet watch",
      direction: "N",
      expansion: "base",
      origin: "assumed",
    });
    expect(eventCards["RE05/-"]).toMatchObject({ title: "Curfew", direction: null, expansion: "resistance" });
    for (const card of eventDeck(true)) expect(eventCards[card]).toBeDefined();
    expect(new Set(Object.values(eventCards).map(({ code }) => code))).toEqual(new Set(Object.keys(cardEffects)));
  });
});

describe("mixes", () => {
  it("hold 48 equipment tokens, and binoculars and airdrops with Résistance", () => {
    expect(sum(mixes.base.equipment)).toBe(48);
    expect(mixes.base.equipment).toMatchObject({
      mp40: 7,
      stg44: 3,
      mg42: 2,
      grenade: 6,
      tnt: 6,
      crowbar: 5,
      "first-aid-kit": 6,
      "german-uniform": 4,
      bombardment: 2,
      spotted: 7,
    });
    expect(sum(mixes.resistance.equipment)).toBe(54);
    expect(mixes.resistance.equipment).toMatchObject({ binoculars: 3, airdrop: 3 });
  });

  it("hold the enemy: 9 units change to gas masks, and the 10 special units are others", () => {
    expect(mixes.base.enemies).toEqual({ regular: 30, sledgehammer: 5, empty: 7 });
    expect(mixes.resistance.enemies).toEqual({ regular: 21, "gas-mask": 9, sledgehammer: 5, empty: 7 });
    expect(mixes.base.special).toEqual({ stg44: 6, mg42: 4 });
    expect(mixes.resistance.special).toEqual({ stg44: 3, officer: 4, dog: 3 });
    expect([sum(mixes.base.special), sum(mixes.resistance.special), mixes.resistance.barrels]).toEqual([10, 10, 8]);
  });

  it("hold 15 danger tokens, 10 luck tokens and 4 flee tokens of Ghost", () => {
    expect([sum(ghostMix.danger), sum(ghostMix.luck), ghostMix.flee, ghostMix.ss]).toEqual([15, 10, 4, 6]);
  });
});

describe("commando cards", () => {
  const sides = Object.values(commandoCards).flatMap(({ sides: both }) => Object.values(both));

  it("are 5, 3 more with Résistance, and 4 of Ghost", () => {
    expect(usualCards(false)).toEqual(["sapper", "medic", "scout", "marksman", "officer"]);
    expect(usualCards(true)).toEqual([...usualCards(false), "soe-agent", "spy", "saboteur"]);
    expect(Object.values(commandoCards).filter(({ expansion }) => expansion === "ghost")).toHaveLength(4);
    expect(Object.keys(commandoCards).filter((card) => commandoCards[card]?.needsResistance)).toEqual([
      "jamie-finnlock",
    ]);
  });

  it("have every skill on one card, and a text for it", () => {
    expect(new Set(sides.flatMap(({ skills }) => skills))).toEqual(new Set(Object.keys(skillTexts)));
  });

  it("say what differs from other cards: two spaces of the blue sapper, four slots, Gander", () => {
    expect(commandoCards["sapper"]?.sides).toMatchObject({
      tan: { start: ["tnt", "crowbar"] },
      blue: { start: ["tnt", "tnt"], spaces: 2 },
    });
    expect(commandoCards["death-cheater"]?.sides.blue).toMatchObject({ weapons: ["scoped-rifle"], slots: 4 });
    expect(commandoCards["gander"]?.sides.tan).toMatchObject({ weapons: [], start: [], slots: 2, ap: 2 });
    expect(
      sides.filter(({ spaces, slots, ap }) => spaces !== undefined || slots !== undefined || ap !== undefined),
    ).toHaveLength(4);
  });

  it("start with tokens that the reserve holds", () => {
    for (const { expansion, needsResistance, sides: both } of Object.values(commandoCards)) {
      const { equipment } = expansion === "resistance" || needsResistance === true ? mixes.resistance : mixes.base;
      for (const { start } of Object.values(both))
        for (const kind of start) expect(Object.keys(equipment)).toContain(kind);
    }
  });
});

describe("terrain cards", () => {
  const sizes = (id: string): Readonly<Record<string, string>> => {
    const tiles = mapOf(terrainCard(id).terrain).tiles;
    return Object.fromEntries(
      [...tiles.values()].map(({ name, size, indoor }) => [name, `${size} ${indoor ? "indoor" : "outdoor"}`]),
    );
  };

  it("the Relay Post is as the checklist has it", () => {
    expect(sizes("relay-post")).toEqual({
      A1: "small outdoor",
      A2: "medium outdoor",
      A3: "small outdoor",
      A4: "small outdoor",
      A5: "large outdoor",
      A6: "medium indoor",
      A7: "small outdoor",
      A8: "small indoor",
      A9: "small indoor",
      A10: "small outdoor",
      A11: "small outdoor",
      A12: "medium outdoor",
      A13: "medium outdoor",
    });
    const { terrain, tokens, randomTokens, barrels, guards, veteranGuards } = terrainCard("relay-post");
    expect(terrain).toMatchObject({
      commandos: 3,
      limit: null,
      alarm: { at: "A6", on: false },
      nests: [{ at: "A5" }],
      trapDoors: [
        { at: "A11", open: true },
        { at: "A4", open: false },
      ],
    });
    expect(tokens).toEqual([
      { kind: "first-aid-kit", at: "A3" },
      { kind: "crowbar", at: "A12" },
      { kind: "tnt", at: "A2" },
    ]);
    expect({ randomTokens, barrels, veteranGuards }).toEqual({
      randomTokens: ["A7"],
      barrels: [],
      veteranGuards: ["A1", "A13"],
    });
    expect(guards).toEqual([
      { at: "A6", protects: "alarm" },
      { at: "A5", protects: "nest" },
      { at: "A8", protects: "code-books" },
      { at: "A6", protects: "transmitter" },
    ]);
  });

  it("the Signal Box is as the checklist has it", () => {
    expect(sizes("signal-box")).toMatchObject({
      B1: "medium outdoor",
      B5: "large indoor",
      B6: "small indoor",
      B9: "small indoor",
      B11: "medium outdoor",
      B13: "medium outdoor",
    });
    expect(terrainCard("signal-box").terrain).toMatchObject({
      commandos: 3,
      limit: { turns: 12, fails: false },
      objectives: [
        { id: "switch-panel", at: "B6", ap: 2 },
        { id: "prisoner", at: "B9", kind: "escort", person: "stealthy-visible" },
      ],
    });
  });

  it("the Fuel Wharf is as the checklist has it", () => {
    expect(sizes("fuel-wharf")).toEqual({
      C1: "small outdoor",
      C2: "medium outdoor",
      C3: "small outdoor",
      C4: "small indoor",
      C5: "large outdoor",
      C6: "small outdoor",
      C7: "medium indoor",
      C8: "medium outdoor",
      C9: "small outdoor",
      C10: "small outdoor",
    });
    expect(terrainCard("fuel-wharf")).toMatchObject({
      terrain: { commandos: 2, limit: { turns: 10, fails: true } },
      barrels: ["C5"],
    });
  });

  it.each(terrainIds)("%s can be played: every tile is reached from an open trap door, and enemies come in", (id) => {
    const { terrain } = terrainCard(id);
    // doors can be unlocked, with a crowbar or a shot
    const unlocked = { ...terrain, doors: terrain.doors.map((door) => ({ ...door, locked: false })) };
    const open = terrain.trapDoors.filter((door) => door.open).map(({ at }) => at);
    const reached = stepsTo((tile) => openNeighbours(unlocked, tile), open);
    expect([...mapOf(terrain).tiles.keys()].filter((tile) => !reached.has(tile))).toEqual([]);
    expect(terrain.entrances.length).toBeGreaterThan(0);
    expect(terrain.objectives.length).toBeGreaterThan(0);
  });

  it.each(terrainIds)("%s is made afresh each time", (id) => {
    const first = terrainCard(id);
    first.terrain.alarm.on = true;
    for (const door of first.terrain.doors) door.locked = !door.locked;
    for (const objective of first.terrain.objectives) objective.done = true;
    const second = terrainCard(id).terrain;
    expect(second.alarm.on).toBe(false);
    expect(second.objectives.some(({ done }) => done)).toBe(false);
    expect(second.doors).not.toEqual(first.terrain.doors);
  });

  it("share no name of a tile or an objective", () => {
    const terrains = terrainIds.map((id) => terrainCard(id).terrain);
    const names = [
      ...terrains.flatMap((terrain) => [...mapOf(terrain).tiles.keys()]),
      ...terrains.flatMap(({ objectives }) => objectives.map(({ id }) => id)),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("operations", () => {
  it("Lantern is the Relay Post and then the Signal Box", () => {
    expect(operations["lantern"]?.terrains).toEqual([
      { terrain: "relay-post", after: [] },
      { terrain: "signal-box", after: ["relay-post"] },
    ]);
    expect(
      specialRules
        .filter(({ operation }) => operation === "lantern")
        .map(({ terrain, marked, rule }) => [terrain, marked, rule]),
    ).toEqual([
      ["relay-post", true, "first:code-books:transmitter"],
      ["signal-box", false, "escort-unseen:prisoner"],
    ]);
  });

  it.each(Object.keys(operations))(
    "%s has 2 to 5 terrain cards, all of them known, that open one after another",
    (id) => {
      const { terrains = [] } = operations[id] ?? {};
      expect(terrains.length).toBeGreaterThanOrEqual(2);
      expect(terrains.length).toBeLessThanOrEqual(5);
      const known: string[] = [];
      for (const { terrain, after } of terrains) {
        expect(terrainIds).toContain(terrain);
        expect(after.filter((one) => !known.includes(one))).toEqual([]);
        known.push(terrain);
      }
    },
  );

  it("have special rules about terrains and objectives that they have", () => {
    for (const { operation, terrain, rule } of specialRules) {
      expect(operations[operation]?.terrains.map((one) => one.terrain)).toContain(terrain);
      const [, ...about] = rule.split(":");
      const known = [terrain, ...terrainCard(terrain).terrain.objectives.map(({ id }) => id)];
      expect(about.filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it("one of them has two terrains at once that both must be completed", () => {
    expect(
      Object.values(operations).some(
        ({ terrains }) =>
          terrains.filter(({ after }) => after.length === 0).length === 2 &&
          terrains.some(({ after }) => after.length === 2),
      ),
    ).toBe(true);
  });
});
