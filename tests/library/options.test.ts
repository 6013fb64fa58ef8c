import { seededChance, unwrap } from "@umpire/rules";
import { dustTactics } from "@umpire/rules/dust-tactics";
import { hourOfGlory } from "@umpire/rules/hour-of-glory";
import { describe, expect, it } from "vitest";

/** Options as a program without types may send them. */
const given = (options: object): object => options;
const begun = unwrap(hourOfGlory.setUp("quiet-stair"));

describe("options that there are not", () => {
  it.each([
    ["setUp", () => hourOfGlory.setUp("quiet-stair", given({ choice: {} })), "choices"],
    ["open", () => hourOfGlory.open(begun.position(), given({ budgets: 1 })), "budget"],
    ["openText", () => hourOfGlory.openText(begun.print(), given({ reading: {} })), "readings"],
    ["adjudicate", () => begun.adjudicate(given({ chances: seededChance(1) })), "chance"],
  ])("are refused by %s, with the nearest there is", (_, ask, nearest) => {
    expect(ask()).toMatchObject({
      ok: false,
      defects: [
        {
          code: "unknown-option",
          message: expect.stringMatching(new RegExp(`^There is no option .*nearest: .*${nearest}`)),
        },
      ],
    });
  });

  it("are thrown by a listing, which has no result to tell them in", () => {
    expect(() => begun.legal(given({ pieces: "crane" }))).toThrow('There is no option "pieces"; nearest: piece');
  });
});

it("a move may come with what a policy tells beside it", () => {
  const chance = seededChance(1);
  const asked = unwrap(begun.adjudicate({ chance }));
  if (asked.outcome !== "paused") throw new Error(asked.outcome);
  expect(unwrap(asked.situation.adjudicate({ ...asked.situation.policyMove(chance), chance })).outcome).toBe("paused");
});

it("a part of a list, or of what stands by names, is at fault by its own place", () => {
  const game = dustTactics;
  const situation = unwrap(game.setUp("salt-road"));
  const wrong: readonly (readonly [() => unknown, string])[] = [
    [
      () => unwrap(game.setUp("salt-road", given({ choices: { limit: 125 } }))),
      '/options/choices/limit: "limit" is 125: expected a text.',
    ],
    [
      () => unwrap(game.setUp("salt-road", given({ numbers: { a: "1" } }))),
      '/options/numbers/a: "a" is "1": expected a number.',
    ],
    [() => unwrap(situation.adjudicate(given({ choose: ["x", 7] }))), '/move/choose/1: "1" is 7: expected a text.'],
    [() => unwrap(situation.adjudicate(given({ dice: [1, null] }))), '/move/dice/1: "1" is null: expected a number.'],
    [
      () => unwrap(situation.adjudicate(given({ dice: { a: "x" } }))),
      '/move/dice: "dice" is an object: expected a list of numbers.',
    ],
  ];
  for (const [call, message] of wrong) expect(call).toThrow(message);
});
