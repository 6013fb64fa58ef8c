import { describe, expect, it } from "vitest";
import * as z from "zod";
import { actors } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";

const schemaOfActions = z.object({ oneOf: z.array(z.object({ properties: z.record(z.string(), z.unknown()) })) });
const fields = new Map(
  games.map((game) => [
    game.id,
    schemaOfActions.parse(game.actionJsonSchema()).oneOf.map(({ properties }) => Object.keys(properties)),
  ]),
);

it("every game has a word for whoever acts, which hardly any action of another game has", () => {
  expect(Object.keys(actors).sort()).toEqual(games.map(({ id }) => id).sort());
  for (const { id, title } of games) {
    expect(actors[id]?.title).toBe(title);
    const own = actors[id]?.field ?? "";
    for (const [game, kinds] of fields) {
      const having = kinds.filter((names) => names.includes(own)).length;
      if (game === id) expect(having, id).toBeGreaterThan(kinds.length / 2);
      else expect(having, `${own} in ${game}`).toBeLessThan(3);
    }
  }
});

it("an action of one's own game that has another game's word is told as what it is", () => {
  let tried = 0;
  for (const game of games) {
    const opened = game.setUp(game.scenarios[0]?.id ?? "", {});
    if (!opened.ok) throw new Error(game.id);
    for (const { properties } of schemaOfActions.parse(game.actionJsonSchema()).oneOf)
      for (const { field } of Object.values(actors)) {
        if (field === actors[game.id]?.field || !Object.hasOwn(properties, field)) continue;
        tried++;
        const kind = z.object({ const: z.string() }).parse(properties["do"]).const;
        const asked = opened.value.requirements({ do: kind, [field]: 7 });
        expect(asked.ok ? [] : asked.defects.map(({ code }) => code), kind).not.toContain("another-game");
      }
  }
  expect(tried).toBeGreaterThan(0);
});

describe.each(games)("an action of another game at $id", (game) => {
  it("is told as one, with the words of both games", () => {
    const scenario = game.scenarios[0]?.id ?? "";
    const opened = game.setUp(scenario, {});
    if (!opened.ok) throw new Error(scenario);
    for (const [other, { field, title }] of Object.entries(actors)) {
      const asked = opened.value.requirements({ do: "move", [field]: "x", away: "1,0" });
      const told = asked.ok ? [] : asked.defects.filter(({ code }) => code === "another-game");
      if (other === game.id) expect(told).toEqual([]);
      else
        expect(told).toEqual([
          expect.objectContaining({
            path: "/action",
            message: expect.stringContaining(`This is an action of ${title}, `),
          }),
        ]);
      if (!asked.ok && told.length > 0) expect(asked.defects[0]).toBe(told[0]);
    }
  });
});
