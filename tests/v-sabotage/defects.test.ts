import { describe, expect, it } from "vitest";
import { terrainCard, terrainIds } from "../../rules/v-sabotage/set-up/terrain-cards.ts";
import { defectsOf } from "../../rules/v-sabotage/set-up/defects.ts";
import { interpretations } from "../../rules/v-sabotage/book/open-points/index.ts";
import { parsePosition } from "../../rules/v-sabotage/notation/index.ts";
import { rules } from "../../rules/v-sabotage/book/rules/index.ts";
import { scenarios } from "../../rules/v-sabotage/set-up/scenarios.ts";
import { setUp } from "../../rules/v-sabotage/set-up/set-up.ts";
import type { State } from "../../rules/v-sabotage/table/state.ts";

const settings = { readings: {}, numbers: {} };

const stateOf = (text: string): State => {
  const found = parsePosition(text);
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return found.value;
};

const defectsIn = (text: string, readings: Readonly<Record<string, string>> = {}): readonly string[] =>
  defectsOf(stateOf(text), { readings, numbers: {} }).map(({ code, path }) => `${code} ${path}`);

const two = "map\nA1 A2 A2\nA3 A4 A4\nA3 A4 A4\n";

/** A terrain of two sizes with everything a triangular token can be on. */
const post = `${two}indoor A4
door A2|A4 locked
entrance west at A1 W
alarm at A3
nest A2
objective books at A4, interact 1
`;

describe("set-ups that are possible", () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))("the scenario %s", (_id, scenario) => {
    for (const choices of [{}, { resistance: "yes", xp: "yes" }, { asks: "never" }]) {
      const ready = setUp(scenario, { difficulty: "veteran", players: 2, choices }, settings);
      expect(ready.ok ? defectsOf(ready.value, settings) : ready.defects).toEqual([]);
    }
  });

  it.each(terrainIds)("the terrain card %s with all its guards", (id) => {
    const { terrain, guards, veteranGuards, tokens, barrels } = terrainCard(id);
    const state = stateOf("with resistance");
    state.terrains.push(terrain);
    guards.forEach(({ at, protects }, i) =>
      state.units.push({ id: `g${i}`, kind: "regular", side: "mp40", at, behind: null, protects }),
    );
    veteranGuards.forEach((at, i) =>
      state.units.push({ id: `v${i}`, kind: "regular", side: "mp40", at, behind: null, protects: null }),
    );
    tokens.forEach(({ kind, at }) => state.laid.push({ kind, at, red: false, used: [] }));
    barrels.forEach((at) => state.barrels.push({ at, destroyed: false }));
    expect(defectsOf(state, settings)).toEqual([]);
  });

  it("a small drawing with a commando and a unit", () => {
    expect(
      defectsIn(
        `${post}commando sapper tan at A1\nunit g regular mauser at A3, protects alarm\nunit h regular mp40 behind terrain/west`,
      ),
    ).toEqual([]);
  });
});

describe("defects", () => {
  it("but a special unit takes a nest under that reading, and a dropped token turns red", () => {
    expect(defectsIn(`${post}unit g stg44 at A2, protects nest`, { "vs.open.special-nest": "yes" })).toEqual([]);
    expect(defectsIn(`${two}token grenade at A1, red`, { "vs.open.drop-red-side": "red-side" })).toEqual([]);
  });

  it("with numbers replaced", () => {
    const state = stateOf(`${two}commando sapper tan at A1, tokens tnt tnt tnt tnt tnt`);
    expect(defectsOf(state, { readings: {}, numbers: { "vs.number.circles": 5 } })).toEqual([]);
  });

  it("cite only what is in the catalogue", () => {
    const wrong = defectsOf(
      stateOf(
        `${post}unit g stg44 mp40 at A2, protects nest\nunit h regular at B1, protects nest\ncommando spy tan at A1, outside, injuries 3, visible`,
      ),
      settings,
    );
    expect(wrong.length).toBeGreaterThan(4);
    for (const { cites = [], message } of wrong) {
      expect(message).toMatch(/\.$/);
      for (const cite of cites)
        expect(Object.hasOwn(rules, cite) || Object.hasOwn(interpretations, cite), cite).toBe(true);
    }
  });
});
