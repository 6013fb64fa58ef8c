import { beforeAll, describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import { casesOf } from "../conformance/files.ts";
import { inProcess } from "../conformance/in-process.ts";
import { runCase } from "../conformance/run-case.ts";
import { subjects as ofDustTactics } from "../dust-tactics/subjects.ts";
import { subjects as ofHourOfGlory } from "../hour-of-glory/subjects.ts";
import { subjects as ofRogueRegiment } from "../rogue-regiment/subjects.ts";
import { subjects as ofHundredHours } from "../two-hundred-hours/subjects.ts";
import { subjects as ofVSabotage } from "../v-sabotage/subjects.ts";
import { tries } from "../soak/at-length.ts";
import { StrayCitations, type Subject } from "./citations.ts";
import { type Listener, listening, listenToGame } from "./listening.ts";
import { Told } from "./polarity.ts";

/** What the rows of a game's rule book are about, by game. */
const subjectsOf: Readonly<Record<string, readonly Subject[]>> = {
  "dust-tactics": ofDustTactics,
  "hour-of-glory": ofHourOfGlory,
  "rogue-regiment": ofRogueRegiment,
  "two-hundred-hours": ofHundredHours,
  "v-sabotage": ofVSabotage,
};

/**
 * Facts that one action needs and that bar another: true whenever they are told. Read by a person, at most twenty; the
 * names of pieces and numbers are "…".
 */
const sameFact: readonly string[] = [
  // needed to put it down, in the way of picking up another
  "… carries a corpse.",
  // needed to get into a vehicle, in the way of a place that is a vehicle's
  "… is on foot.",
  // needed to recover and for a COUP-DE-GRACE, in the way of everything else
  "… is unconscious.",
  // needed for a SNEAK-ATTACK, in the way of a shot by the reading that a Sentry looks along his zone
  "… is not in the watch zone of ….",
  // needed for a skill, in the way of shooting there
  "No enemy unit is on ….",
  "No enemy unit is on A….",
  // needed for an order or a repair, in the way of an attack
  "… is on the same side.",
];

describe.each(games)("$id", (game) => {
  const told = new Told();
  const strays = new StrayCitations(subjectsOf[game.id] ?? []);

  beforeAll(async () => {
    const both: Listener = {
      note(...given) {
        told.note(...given);
        strays.note(...given);
      },
    };
    for (let seed = 1; seed <= tries(1, 40); seed++) listenToGame(game, seed, 100, both);
    const table = listening(inProcess, both);
    for (const [i, one] of casesOf(game.id).entries()) if (i % tries(25, 1) === 0) await runCase(table, one, false);
  });

  test("tells no requirement that is not met in the words of one that is", () => {
    expect(told.unmet.size).toBeGreaterThan(25);
    expect([...told.alike()].filter(([form]) => !sameFact.includes(form)).map(([, sentence]) => sentence)).toEqual([]);
  });

  test.runIf(subjectsOf[game.id])("cites no row about something that is not there", () => {
    expect(strays.looked).toBeGreaterThan(50);
    expect([...strays.found].map(([row, sentence]) => `${row}: ${sentence}`)).toEqual([]);
  });

  test.runIf(subjectsOf[game.id])("has rows for every subject that its citations are held against", () => {
    const { rules, interpretations } = game.catalogue;
    const rows = [...Object.keys(rules), ...Object.keys(interpretations)];
    const empty = (subjectsOf[game.id] ?? []).filter((subject) => !rows.some((row) => subject.rows.test(row)));
    expect(empty.map(({ about }) => about)).toEqual([]);
  });
});

test("a citation of what is not there is found", () => {
  const strays = new StrayCitations([{ about: "dogs", rows: /^x\.dog/, words: /dog/ }]);
  const board = {
    pieces: [{ id: "rex", kind: "dog", x: 1, y: 0, area: null }],
    squares: [],
    edges: [],
    areas: [],
    marks: [],
  };
  const told = (text: string): void => {
    strays.note([{ holds: true, text, cites: ["x.move", "x.dog.bite"] }], { do: "move", piece: "jock" }, board);
  };
  told("rex bites.");
  told("1,0 is occupied.");
  expect([...strays.found]).toEqual([]);
  told("2,0 is free.");
  expect([...strays.found]).toEqual([["x.dog.bite, about dogs", "2,0 is free."]]);
});

test("a person can read the list of facts that are told both ways", () => {
  expect(sameFact.length).toBeLessThanOrEqual(20);
});
