import { expect, test } from "vitest";
import { anyPolicy, playout, seededChance, type Settings } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/two-hundred-hours/table/action-schema.ts";
import type { HoursEvent } from "../../rules/two-hundred-hours/table/events.ts";
import { ruleset, twoHundredHours } from "../../rules/two-hundred-hours/index.ts";
import type { State } from "../../rules/two-hundred-hours/table/state.ts";

const narrowest: Settings = { readings: {}, numbers: { "zh.number.m1-deploy": 18, "zh.number.m1-spacing": 8 } };

test("in the narrowest mission 1 there is a place for every defender, wherever the others stand", () => {
  const scenario = ruleset.scenarios.find(({ id }) => id === "m1-camp");
  if (scenario === undefined) throw new Error("There is no mission 1 at the camp.");
  for (let seed = 1; seed <= 3; seed++) {
    const made = ruleset.setUp(scenario, {}, narrowest);
    if (!made.ok) throw new Error(JSON.stringify(made.defects));
    let deployed = 0;
    playout<State, Action, HoursEvent, unknown>(
      ruleset,
      { state: made.value, answers: [], settings: narrowest },
      anyPolicy,
      seededChance(seed),
      {
        most: 40,
        onAsk: (ask) => {
          if (ask.ask !== "act" || ask.prompt.id !== "zh.decide.deploy") return;
          deployed++;
          expect(ask.legal().length).toBeGreaterThan(0);
        },
      },
    );
    expect(deployed).toBeGreaterThan(5);
  }
});

test.each([
  ["zh.number.m1-deploy", 17],
  ["zh.number.m1-spacing", 9],
])("less room there is not: %s %i", (id, value) => {
  expect(twoHundredHours.setUp("m1-camp", { numbers: { [id]: value } })).toMatchObject({ ok: false });
});
