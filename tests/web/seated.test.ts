import { beforeEach, describe, expect, it } from "vitest";
import type { ShownEvent } from "../../web/api/answers.ts";
import { aboutSide } from "../../web/home/about-sides.ts";
import { mineOf, sharedAt, sideOfSeat, sidesOf } from "../../web/game/sides.ts";
import { handsOverTo, heardBy, sitAt } from "../../web/table/seated.ts";
import { games } from "../all-games.ts";

const mission = { scenario: "quiet-stair", options: {} };
const card = { id: "t", title: "Quiet Stair", ruleset: "hour-of-glory", mission };
const table = { card };

describe.each(games.map(({ id }) => id).filter((id) => sidesOf(id).length > 0))("the sides of %s", (ruleset) => {
  it.each(sidesOf(ruleset))("$name: what it is stands in a sentence or two", ({ id }) => {
    expect(aboutSide(ruleset, id)).toMatch(/^[A-Z].{40,170}\.$/);
  });
});

describe("a screen that two sides share", () => {
  it("is seen by the side of whoever is asked, else by whoever was there", () => {
    expect(sideOfSeat("hour-of-glory", "intruder-2")?.name).toBe("the Intruders");
    expect(sharedAt(card, "intruder-2", undefined)).toEqual({ sits: "intruder-2", other: "defender" });
    expect(sharedAt(card, "defender", "intruder-2")).toEqual({ sits: "defender", other: "intruder-1" });
    expect(sharedAt(card, null, "defender")).toEqual({ sits: "defender", other: "intruder-1" });
  });

  it("is none against the computer, where nothing is hidden, and where a position was laid out to look at", () => {
    const mine = mineOf(sidesOf("hour-of-glory"), "defender");
    expect(mine).toBeDefined();
    expect(sharedAt({ ...card, ...(mine !== undefined && { mine }) }, "defender", undefined)).toBeNull();
    expect(sharedAt({ ruleset: "dust-tactics", mission }, "south", undefined)).toBeNull();
    expect(sharedAt({ ruleset: "hour-of-glory" }, "defender", undefined)).toBeNull();
  });
});

describe("handing over", () => {
  const step = (sits: string, hides: boolean) => ({ sits, hides, events: [] });
  beforeEach(() => sitAt({ card: { ...card, id: "another" } }, { sits: "defender" }));

  it("is where something is hidden and the other side was there last, until they sit down", () => {
    sitAt(table, step("intruder-1", false));
    expect(handsOverTo(table, step("intruder-2", true))).toBeNull();
    expect(handsOverTo(table, step("defender", true))?.name).toBe("the Commander");
    sitAt(table, step("defender", true));
    expect(handsOverTo(table, step("defender", true))).toBeNull();
    expect(handsOverTo(table, step("intruder-1", true))?.name).toBe("the Intruders");
  });

  it("is not where nothing is hidden; whoever opens the table has to say who he is where something is", () => {
    expect(handsOverTo(table, step("defender", false))).toBeNull();
    expect(handsOverTo(table, step("defender", true))?.name).toBe("the Commander");
  });

  it("has what happened told as whoever sits there may know it", () => {
    const told = (text: string): readonly ShownEvent[] => [{ event: "peeked", text, details: {}, cites: [] }];
    const peek = { sits: "intruder-1", events: told("a diary"), heard: told("a card") };
    sitAt(table, peek);
    expect(heardBy(table, peek)).toBe(peek.events);
    sitAt(table, { sits: "defender" });
    expect(heardBy(table, peek)).toBe(peek.heard);
  });
});
