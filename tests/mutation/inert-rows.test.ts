import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { inertRows } from "./inert-rows.ts";

test("rows of which nothing can be shown are rows of their game, and few", () => {
  for (const [game, rows] of Object.entries(inertRows())) {
    const catalogue = games.find(({ id }) => id === game)?.catalogue.rules ?? {};
    expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(Object.keys(rows)));
    expect(Object.keys(rows).length).toBeLessThan(Object.keys(catalogue).length / 100);
  }
});
