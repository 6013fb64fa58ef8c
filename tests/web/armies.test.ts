import { describe, expect, it } from "vitest";
import type { RulesetListing } from "../../web/api/answers.ts";
import { countsIn, mustering, withCard } from "../../web/game/armies.ts";
import { isMustered } from "../../web/game/mustered.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

const dust = games.find(({ id }) => id === "dust-tactics");
if (dust === undefined) throw new Error("There is no Dust Tactics.");
const choices: RulesetListing["choices"] = dust.choices.map((choice) => ({ ...choice, values: [...choice.values] }));

const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

describe("a list of one's own", () => {
  it("is put together for the armies, and for nothing else", () => {
    const mustered = games.flatMap(({ id, choices: all }) =>
      all.filter((choice) => isMustered(id, { ...choice, values: [...choice.values] })).map(({ name }) => [id, name]),
    );
    expect(mustered).toEqual([
      ["dust-tactics", "south"],
      ["dust-tactics", "north"],
    ]);
  });

  it("has every card with its name, its points and what it is", () => {
    const muster = mustering("dust-tactics", choices, heard(dust.notation?.lines ?? []));
    if (muster === null) throw new Error("There are no lists.");
    const { scenario, options } = muster.asked;
    const cards = muster.cardsOn(heard(valueOf(dust.setUp(scenario, options)).board()));
    expect(cards.length).toBeGreaterThan(40);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    for (const { id, name, says, points } of cards) {
      expect(name, id).toMatch(/^[A-Z][^.]+$/);
      expect(points, id).toBeGreaterThan(0);
      expect(says.length, id).toBeGreaterThan(0);
    }
    const named = new Map(cards.map(({ id, name, points }) => [id, `${name}, ${points}`]));
    expect(["h.line", "h.lighter", "v.guard", "v.titan"].map((id) => named.get(id))).toMatchInlineSnapshot(`
      [
        "Line Section, 12",
        "Lighter barge, 14",
        "Dominion Guard, 18",
        "Titan walker, 62",
      ]
    `);
  });

  it("costs what its cards say, also with one that joins a squad", () => {
    const isWithin = (limit: number): boolean =>
      dust.setUp("salt-road", { choices: { south: "h.line h.warden with 1", north: "v.ashen", limit: String(limit) } })
        .ok;
    expect([16, 15].map(isWithin)).toEqual([true, false]);
  });
});

describe("the words of a list", () => {
  it("count its cards, also where a number stands before one", () => {
    expect([...countsIn("2 h.line, h.staff h.line")]).toEqual([
      ["h.line", 3],
      ["h.staff", 1],
    ]);
  });

  it("have a card more or less, and keep what else is written", () => {
    expect(withCard("", "h.line", 1)).toBe("h.line");
    expect(withCard("h.drover h.line aboard 1", "h.staff", 1)).toBe("h.drover h.line aboard 1 h.staff");
    expect(withCard("3 h.line h.staff", "h.line", -1)).toBe("2 h.line h.staff");
    expect(withCard("2 h.line h.staff", "h.line", -1)).toBe("h.line h.staff");
    expect(withCard("h.line h.staff", "h.staff", -1)).toBe("h.line");
    expect(withCard("h.line", "h.staff", -1)).toBe("h.line");
  });
});
