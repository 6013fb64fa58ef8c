import { describe, expect, test } from "vitest";
import { defineGame as closedOver, type Requirement } from "../../rules/kernel/index.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { games } from "../all-games.ts";
import { atLength } from "../soak/at-length.ts";
import { compared, type Compared } from "./compared.ts";
import { keptFingerprint, settingsOf } from "./kept.ts";
import { firstDifference, recordGame, replayGame } from "./played.ts";

const LONG = 40;

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  const kept = keptFingerprint(game);
  let again: Compared | undefined;

  test("its fingerprint is of its version", () => {
    expect(kept?.version, "npm run fingerprint writes it").toBe(game.version);
  });

  test("its rules do what its version did: else it is raised in rules/<game>/version.ts, see docs/versions.md", () => {
    const few = kept?.games.filter(
      ({ plan }, at) => atLength || (at % 4 === Math.floor(at / 4) % 4 && plan.most <= LONG),
    );
    expect(few?.length).toBeGreaterThanOrEqual(5);
    again = compared(game, { settings: kept?.settings ?? "", games: few ?? [] });
    expect(again.differences).toEqual([]);
  });

  test("its words are those that are kept: else they are read, npm run fingerprint writes them anew, and no version is raised", () => {
    expect(again?.reworded).toBe(0);
  });

  test("there is a recorded game of every scenario", () => {
    const recorded = new Set(kept?.games.map(({ plan }) => plan.scenario));
    expect(game.scenarios.map(({ id }) => id).filter((id) => !recorded.has(id))).toEqual([]);
  });
});

test("a fingerprint tells when another reading or number can be chosen, and not when one is said in other words", () => {
  const [game] = games;
  if (game === undefined) throw new Error("There is no game.");
  const [[id, point] = ["", null]] = Object.entries(game.catalogue.interpretations).filter(([, one]) => one.switchable);
  if (point === null) throw new Error("Nothing can be chosen.");
  const withPoint = (changed: Partial<typeof point>): string =>
    settingsOf({
      catalogue: {
        ...game.catalogue,
        interpretations: { ...game.catalogue.interpretations, [id]: { ...point, ...changed } },
      },
    });
  expect(withPoint({ question: "The same, otherwise?" })).toBe(settingsOf(game));
  expect(withPoint({ switchable: false })).not.toBe(settingsOf(game));
  expect(withPoint({ readings: { ...point.readings, never: { text: "Never." } } })).not.toBe(settingsOf(game));
});

describe("a fingerprint", () => {
  const plan = { scenario: ruleset.scenarios[0]?.id ?? "", options: {}, by: "chance", seed: 3, most: 12 } as const;
  const recorded = recordGame(closedOver(ruleset), plan);
  const played = (changed: Partial<typeof ruleset>) => replayGame(closedOver({ ...ruleset, ...changed }), recorded);

  test("is the same whenever its games are played again", () => {
    expect(played({ version: "9.0.0" })).toEqual(recorded);
  });

  test("stays when words change, and tells so", () => {
    const reworded = played({ describe: (event) => `Now ${ruleset.describe(event)}` });
    expect(firstDifference(recorded, reworded)).toBeNull();
    expect(reworded.words).not.toBe(recorded.words);
  });

  test("stays when the sentences of requirements change, whether they are asked for or listed", () => {
    const said = (requirements: readonly Requirement[]) =>
      requirements.map((one) => ({ ...one, text: `Now it is said in other words: ${one.text}` }));
    const reworded = played({
      requirements: (ctx, action) => said(ruleset.requirements(ctx, action)),
      forms: (ctx) => ruleset.forms(ctx).map((form) => ({ ...form, requirements: said(form.requirements) })),
    });
    expect(firstDifference(recorded, reworded)).toBeNull();
    expect(reworded.words).not.toBe(recorded.words);
  });

  test("tells the move and the part where something else is legal", () => {
    const changed = played({ forms: (ctx) => (ctx.state.turn > 0 ? ruleset.forms(ctx).slice(1) : ruleset.forms(ctx)) });
    expect(firstDifference(recorded, changed)).toMatchObject({ part: "what is asked and legal" });
  });

  test("tells the move where something else happens, or is required", () => {
    const cited = played({
      requirements: (ctx, action) => ruleset.requirements(ctx, action).map((one) => ({ ...one, cites: [] })),
    });
    expect(firstDifference(recorded, cited)).toMatchObject({ part: "what is asked and legal" });
    const happened = played({ copy: (state) => ({ ...ruleset.copy(state), meter: 5 }) });
    expect(firstDifference(recorded, happened)).not.toBeNull();
  });

  test("tells where a ruling is another", () => {
    const blind = played({ sight: () => ({ ok: false, defects: [{ code: "dark", path: "", message: "" }] }) });
    expect(firstDifference(recorded, blind)).toEqual({ move: 0, part: "rulings" });
  });
});
