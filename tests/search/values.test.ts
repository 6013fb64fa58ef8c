import { describe, expect, it } from "vitest";
import { oneOfEach, shareOf, type Trait, valuedBy } from "../../rules/foresight/index.ts";
import { ruleset as dustTactics } from "../../rules/dust-tactics/index.ts";
import { ruleset as hourOfGlory } from "../../rules/hour-of-glory/index.ts";
import { ruleset as rogueRegiment } from "../../rules/rogue-regiment/index.ts";
import { ruleset as twoHundredHours } from "../../rules/two-hundred-hours/index.ts";
import { ruleset as vSabotage } from "../../rules/v-sabotage/index.ts";

/** The value of positions of a game. */
function valueOf<C>({ foresight }: { readonly foresight?: { value(ctx: C): number } }): (ctx: C) => number {
  if (foresight === undefined) throw new Error("Impossible: every game has a value of positions.");
  return (ctx) => foresight.value(ctx);
}

const gloryValue = valueOf(hourOfGlory);
const sabotageValue = valueOf(vSabotage);
const rogueValue = valueOf(rogueRegiment);
const hoursValue = valueOf(twoHundredHours);
const dustValue = valueOf(dustTactics);

const settings = { readings: {}, numbers: {} };

/** The state that a text says. */
function stateOf<S>(parsed: { readonly ok: true; readonly value: S } | { readonly ok: false }): S {
  if (!parsed.ok) throw new Error("Impossible: the text is a position.");
  return parsed.value;
}

const at = <S>(state: S) => ({ state, settings, events: [] });

const glory = (lines: string): number =>
  gloryValue(
    at(
      stateOf(
        hourOfGlory.parse(`plan
  ...
  E#.
door ENT 0,0|0,1, entrance
begun 2
${lines}`),
      ),
    ),
  );

const sabotage = (lines: string): number =>
  sabotageValue(
    at(
      stateOf(
        vSabotage.parse(`terrain yard
commandos 5
map
A1 A2 A3
trap-door A1 open
entrance east at A3 E
${lines}`),
      ),
    ),
  );

const rogue = (lines: string, row = " J . . . . . ."): number =>
  rogueValue(
    at(
      stateOf(
        rogueRegiment.parse(`turn 3
phase operator
board
+ + + + + + + +
${row}
+ + + + + + + +
 . . . . . . .
+ + + + + + + +
entry 0,0
J = operator jock
${lines}`),
      ),
    ),
  );

const hours = (lines: string): number =>
  hoursValue(
    at(
      stateOf(
        twoHundredHours.parse(`mission m1
battlefield camp
entry S
${lines}`),
      ),
    ),
  );

const dust = (lines: string): number => dustValue(at(stateOf(dustTactics.parse(lines))));

/** Two positions of which the first is better for whoever wants the victory, whatever else is so. */
const pairs: readonly (readonly [why: string, better: () => number, worse: () => number])[] = [
  [
    "Hour of Glory: cards in hand",
    () => glory("timer 30\nintruder crane at 0,0, cards I1 I2 I3\nintruder holt at 1,0"),
    () => glory("timer 30\nintruder crane at 0,0\nintruder holt at 1,0"),
  ],
  [
    "Hour of Glory: time",
    () => glory("timer 30\nintruder crane at 0,0\nintruder holt at 1,0"),
    () => glory("timer 5\nintruder crane at 0,0\nintruder holt at 1,0"),
  ],
  [
    "Hour of Glory: nobody lies on the ground",
    () => glory("timer 30\nintruder crane at 0,0\nintruder holt at 1,0"),
    () => glory("timer 30\nintruder crane at 0,0\nintruder holt at 1,0, prone"),
  ],
  [
    "V-Sabotage: an objective done",
    () => sabotage("objective papers at A2, interact 1, done\ncommando sapper tan at A1"),
    () => sabotage("objective papers at A2, interact 1\ncommando sapper tan at A1"),
  ],
  [
    "V-Sabotage: no injuries",
    () => sabotage("objective papers at A2, interact 1\ncommando sapper tan at A1"),
    () => sabotage("objective papers at A2, interact 1\ncommando sapper tan at A1, injuries 2"),
  ],
  [
    "V-Sabotage: unseen",
    () => sabotage("objective papers at A2, interact 1\ncommando sapper tan at A1"),
    () => sabotage("objective papers at A2, interact 1\ncommando sapper tan at A1, visible"),
  ],
  [
    "Rogue Regiment: no officer left",
    () => rogue("objectives kill-officers"),
    () => rogue("objectives kill-officers\nofficer o1 at 6,1, facing E"),
  ],
  [
    "Rogue Regiment: nobody alert",
    () => rogue("objectives kill-officers\nofficer o1 at 6,1, facing E"),
    () => rogue("objectives kill-officers\nofficer o1 at 6,1, facing E, alert"),
  ],
  [
    "02 Hundred Hours: an attacker who has left",
    () =>
      hours("A1 = sas-officer smg at 18,1 facing 0\nA2 = sas-trooper rifle left\nD1 = heer-officer at 4,30 facing 180"),
    () =>
      hours("A1 = sas-officer smg at 18,1 facing 0\nA2 = sas-trooper rifle out\nD1 = heer-officer at 4,30 facing 180"),
  ],
  [
    "02 Hundred Hours: a defender out",
    () => hours("A1 = sas-officer smg at 18,1 facing 0\nD1 = heer-officer out\nD2 = heer-sergeant at 4,30 facing 180"),
    () =>
      hours(
        "A1 = sas-officer smg at 18,1 facing 0\nD1 = heer-officer at 6,30 facing 180\nD2 = heer-sergeant at 4,30 facing 180",
      ),
  ],
  [
    "Dust Tactics: enemies fewer",
    () =>
      dust("turn 2 of 7\nunit a h.line south at 50,60 54,60, soldiers 1 2\nunit b h.line north at 50,30, soldiers 1"),
    () =>
      dust(
        "turn 2 of 7\nunit a h.line south at 50,60 54,60, soldiers 1 2\nunit b h.line north at 50,30 54,30, soldiers 1 2",
      ),
  ],
  [
    "Dust Tactics: the AP count",
    () =>
      dust(
        "turn 2 of 7\nscore 0 15\nunit a h.line south at 50,60, soldiers 1\nunit b h.line north at 50,30, soldiers 1",
      ),
    () =>
      dust(
        "turn 2 of 7\nscore 15 0\nunit a h.line south at 50,60, soldiers 1\nunit b h.line north at 50,30, soldiers 1",
      ),
  ],
];

describe("the value of a position", () => {
  it.each(pairs)("is higher with what is better: %s", (_why, better, worse) => {
    expect(better()).toBeGreaterThan(worse());
    for (const value of [better(), worse()]) expect(Number.isInteger(value) && value > 0 && value < 1000).toBe(true);
  });

  it("rises with what is good and falls with what is bad, and is even where nothing is told", () => {
    const traits: readonly Trait<{ readonly good: number; readonly bad: number }>[] = [
      { name: "good", good: 1, of: ({ good }) => good },
      { name: "bad", good: -1, of: ({ bad }) => bad },
    ];
    const { value, told } = valuedBy(traits, { any: { base: 0, by: [1, 3] } }, () => "any");
    expect(value({ good: 0, bad: 0 })).toBe(500);
    // 1 / (1 + 1) of the way from even to sure
    expect(value({ good: 1, bad: 0 })).toBe(750);
    expect(value({ good: 0, bad: 1 })).toBe(125);
    expect(value({ good: 3, bad: 1 })).toBe(500);
    expect(told({ good: 3, bad: 1 })).toEqual({
      kind: "any",
      traits: [
        { name: "good", good: 3 },
        { name: "bad", good: -1 },
      ],
    });
  });

  it("takes shares of nothing for nothing, and none for more than whole", () => {
    expect([shareOf(1, 2), shareOf(3, 2), shareOf(-1, 2), shareOf(1, 0)]).toEqual([0.5, 1, 0, 0]);
  });
});

describe("what is proposed", () => {
  it("has the first of each kind before the second of any", () => {
    expect(oneOfEach(["a1", "a2", "b1", "a3", "b2", "c1"], (one) => one[0] ?? "")).toEqual([
      "a1",
      "b1",
      "c1",
      "a2",
      "b2",
      "a3",
    ]);
  });
});
