import { expect, test } from "vitest";
import { anyPolicy, playout, seededChance } from "../../rules/kernel/index.ts";
import { hasKeyword } from "../../rules/two-hundred-hours/table/context.ts";
import { ruleset } from "../../rules/two-hundred-hours/index.ts";
import type { Action } from "../../rules/two-hundred-hours/table/action-schema.ts";
import type { HoursEvent } from "../../rules/two-hundred-hours/table/events.ts";
import type { Fighter } from "../../rules/two-hundred-hours/table/fighter.ts";
import type { State } from "../../rules/two-hundred-hours/table/state.ts";
import { tries } from "../soak/at-length.ts";
import { valueOf } from "../kernel/random-moments.ts";

const settings = { readings: {}, numbers: {} };

/** Rows about some fighters: an event that cites one names such a fighter. */
const subjects: readonly { readonly rows: RegExp; readonly is: (fighter: Fighter) => boolean }[] = [
  { rows: /^zh\.(?:pair\.|open\.pair-)/, is: (fighter) => hasKeyword(fighter, "pair") },
  { rows: /^zh\.(?:dog\.|height\.dogs|open\.dog-)/, is: (fighter) => hasKeyword(fighter, "guard dog") },
];

/** What an event says, its rules left out: names stand in it. */
const saidIn = (event: HoursEvent): string => JSON.stringify({ ...event, cites: [] });

/** The rows that events of a random game cite though nothing in the event is what they are about. */
function straysOf(
  scenario: string,
  seed: number,
  moves: number,
): { readonly looked: number; readonly strays: string[] } {
  const found = ruleset.scenarios.find(({ id }) => id === scenario);
  if (found === undefined) throw new Error(`There is no ${scenario}.`);
  const start = { state: valueOf(ruleset.setUp(found, {}, settings)), answers: [], settings };
  const strays = new Set<string>();
  let looked = 0;
  const { events, state } = playout<State, Action, HoursEvent, unknown>(ruleset, start, anyPolicy, seededChance(seed), {
    most: moves,
  });
  for (const event of events)
    for (const { rows, is } of subjects) {
      const row = event.cites.find((id) => rows.test(id));
      if (row === undefined) continue;
      looked++;
      const said = saidIn(event);
      if (!state.fighters.some((fighter) => is(fighter) && said.includes(`"${fighter.id}"`)))
        strays.add(`${event.event}: ${row}`);
    }
  return { looked, strays: [...strays] };
}

test.each([
  ["m2-camp", 1],
  ["m8-farm", 2],
  ["m1-depot", 3],
])(
  "what happens in a random game of %s cites rows about pairs and dogs only where there is one in it",
  (scenario, seed) => {
    const { looked, strays } = straysOf(scenario, seed, tries(1200, 6000));
    expect(looked).toBeGreaterThan(10);
    expect(strays).toEqual([]);
  },
);
