import { describe, expect, it } from "vitest";
import { lasting, ofOneStep, ofRecap, type Read, secondsOf, speedNames } from "../../web/director/pace.ts";

const moment = (told: string, more: Partial<Read> = {}): Read => ({
  told,
  grave: false,
  dice: [],
  isAside: false,
  ...more,
});
const sum = (all: readonly number[] | null): number => (all ?? []).reduce((so, one) => so + one, 0);

/** The moments of a usual turn of the enemy. */
const turn = [
  moment("Sentry 3 stays: no Operator is spotted."),
  moment("An event card is drawn: a cigarette break."),
  moment("Guard 1 attacks Jock with the MP40, needing 5+, +1 (short range): 6 → 7, 1 hit.", { dice: [6] }),
  moment("Jock is wounded.", { grave: true }),
];

describe("the pace of a film", () => {
  it("gives a sentence the time it takes to be read, at 25 signs a second at the most", () => {
    const usual = lasting(turn, "usual", ofOneStep) ?? [];
    turn.forEach(({ told }, i) => expect(usual[i]).toBeGreaterThanOrEqual((told.length / 25) * 1000));
  });

  it("holds what weighs, and dice, longer than a sentence of the same length", () => {
    const [plain = 0, grave = 0, dice = 0] =
      lasting(
        [
          moment("Jock is wounded."),
          moment("Jock is wounded.", { grave: true }),
          moment("Jock is wounded.", { dice: [1] }),
        ],
        "usual",
        ofOneStep,
      ) ?? [];
    expect(grave).toBeGreaterThan(plain);
    expect(dice).toBe(grave);
  });

  it("is slower than usual by slow and quicker by fast, however many moments there are", () => {
    for (const count of [1, 7, 400]) {
      const film = Array.from({ length: count }, (_, i) => turn[i % turn.length] ?? moment(""));
      const [slow, usual, fast] = (["slow", "usual", "fast"] as const).map((speed) =>
        sum(lasting(film, speed, ofOneStep)),
      );
      expect(slow).toBeGreaterThan(usual ?? 0);
      expect(usual).toBeGreaterThan(fast ?? 0);
      expect(usual).toBeLessThanOrEqual(20_001);
    }
  });

  it("passes over what is told for the record, if anything else is told", () => {
    const phase = moment("Turn 1, Stealth Section: the Event Phase begins.", { isAside: true });
    const usual = lasting([phase, phase, ...turn, phase], "usual", ofOneStep) ?? [];
    const [stood = 0] = usual;
    // how things stood is seen for a moment
    expect(stood).toBeGreaterThan(0);
    expect(stood).toBeLessThan(1000);
    expect([usual[1], usual.at(-1)]).toEqual([0, 0]);
    expect(usual.slice(2, -1)).toEqual(lasting(turn, "usual", ofOneStep));
    for (const milliseconds of lasting([phase, phase], "usual", ofOneStep) ?? []) {
      expect(milliseconds).toBeGreaterThan(0);
    }
  });

  it("shows a turn in which nothing weighs and no dice fall within seconds, however long it is", () => {
    const quiet = Array.from({ length: 40 }, () => moment("Patrol 2 moves from 15,2 to 19,2."));
    expect(sum(lasting(quiet, "usual", ofOneStep))).toBeLessThanOrEqual(6_001);
    expect(sum(lasting([...quiet, ...turn], "usual", ofOneStep))).toBeGreaterThan(10_000);
  });

  it("takes its time with a recap, says how long that is, and goes on by itself at every speed but one", () => {
    expect(sum(lasting(turn, "usual", ofRecap))).toBeGreaterThan(sum(lasting(turn, "usual", ofOneStep)));
    expect(secondsOf(turn, "usual", ofRecap)).toBe(Math.round(sum(lasting(turn, "usual", ofRecap)) / 1000));
    expect(secondsOf([], "usual", ofRecap)).toBe(1);
    expect(speedNames.filter((speed) => lasting(turn, speed, ofOneStep) === null)).toEqual(["by hand"]);
    expect(secondsOf(turn, "by hand", ofRecap)).toBeNull();
  });
});
