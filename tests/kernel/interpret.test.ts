import { describe, expect, it } from "vitest";
import {
  AnswerMismatch,
  type Answer,
  type Answerer,
  anyPolicy,
  type Ask,
  playout,
  run,
  seededChance,
  answerFrom,
  type Supplied,
  SupplyFault,
} from "../../rules/kernel/index.ts";
import { toy, type ToyAction, toyStart } from "./toy.ts";

const throwing = (dice: number): ToyAction => ({ do: "throw", dice });
const given = (supply: Supplied<ToyAction>, start = toyStart(1)) => {
  const { answerer, unused } = answerFrom(supply);
  return { ...run(toy, start, answerer), unused: unused() };
};
const nobody: Answerer<ToyAction> = () => null;

describe("a run", () => {
  it("pauses at the first ask that nobody answers, at its checkpoint", () => {
    const { outcome, events } = run(toy, toyStart(1), nobody);
    expect(outcome).toMatchObject({ kind: "paused", ask: { ask: "act", prompt: { id: "toy.turn" } }, answers: [] });
    expect(events).toEqual([]);
  });

  it("stops in the middle of an action with the answers that lead there and the state of the last checkpoint", () => {
    const { outcome, events, live } = given({ action: throwing(2), dice: [3, 4] });
    expect(outcome).toMatchObject({
      kind: "paused",
      ask: { ask: "choose", prompt: { id: "toy.keep" } },
      state: { total: 0, round: 1 },
    });
    expect(outcome.kind === "paused" ? outcome.answers : null).toEqual([{ action: throwing(2) }, { faces: [3, 4] }]);
    expect(events.map(({ event }) => event)).toEqual(["threw"]);
    expect(live.total).toBe(0);
  });

  it("resumes from there as if it had never stopped, and reports only what is new", () => {
    const whole = given({ action: throwing(2), dice: [3, 4], choose: ["keep"] });
    const { outcome } = given({ action: throwing(2), dice: [3, 4] });
    if (outcome.kind !== "paused") throw new Error("It should have paused.");
    const stored: unknown = JSON.parse(JSON.stringify(outcome.answers));
    expect(stored).toEqual(outcome.answers);
    const rest = given({ choose: ["keep"] }, { ...toyStart(1), state: outcome.state, answers: outcome.answers });
    expect(rest.events.map(({ event }) => event)).toEqual(["kept"]);
    expect(rest.live).toEqual(whole.live);
    expect(rest.outcome).toMatchObject({ kind: "paused", state: { total: 7, round: 2 }, answers: [] });
  });

  it("resumes at every ask of a whole game with the same asks, events and state", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const chance = seededChance(seed);
      const asked: unknown[] = [];
      const live = playout(toy, toyStart(), (ask, ctx) => anyPolicy(ask, ctx, chance), chance, {
        most: 60,
        onAsk: (ask) => asked.push(JSON.stringify(ask)),
      });
      const again = seededChance(seed);
      let start = toyStart();
      const askedAgain: unknown[] = [];
      let result: unknown = null;
      while (askedAgain.length < live.asks) {
        // one answer a run, everything stored in between
        let once = false;
        const { outcome } = run(toy, start, (ask) => {
          if (once) return null;
          once = true;
          askedAgain.push(JSON.stringify(ask));
          return answerWith(ask, again);
        });
        if (outcome.kind === "over") result = outcome.result;
        if (outcome.kind === "paused") start = { ...start, state: outcome.state, answers: outcome.answers };
      }
      expect(askedAgain).toEqual(asked);
      expect(result).toEqual(live.result);
    }
  });

  it("does not change the state it starts from", () => {
    const start = toyStart(1);
    const before = JSON.stringify(start);
    given({ action: throwing(2), dice: [3, 3], choose: ["keep"], cards: ["odd"] }, start);
    expect(JSON.stringify(start)).toBe(before);
  });

  it("refuses an action with everything that is not fulfilled, and nothing happens", () => {
    const { outcome, events, live } = given({ action: throwing(7), dice: [1] });
    expect(outcome).toEqual({
      kind: "refused",
      failing: [{ holds: false, text: "At most 3 dice are thrown.", cites: ["toy.most"] }],
    });
    expect(events).toEqual([]);
    expect(live).toEqual(toyStart(1).state);
  });

  it("is over with its result", () => {
    const { outcome } = given(
      { action: { do: "stop" } },
      { ...toyStart(1), state: { total: 11, round: 4, cards: [] } },
    );
    expect(outcome).toMatchObject({ kind: "over", result: { won: true } });
  });
});

function answerWith(
  ask: Parameters<Answerer<ToyAction>>[0],
  chance: ReturnType<typeof seededChance>,
): Answer<ToyAction> {
  switch (ask.ask) {
    case "roll":
      return { faces: Array.from({ length: ask.dice }, () => chance.face(ask.sides)) };
    case "draw":
      return { card: ask.among[chance.index(ask.among.length)] ?? "" };
    case "checkpoint":
      return { proceed: true };
    default:
      return anyPolicy(ask, { state: toyStart().state, settings: { readings: {}, numbers: {} }, events: [] }, chance);
  }
}

describe("stored answers that do not fit", () => {
  const stale: readonly (readonly [string, readonly Answer<ToyAction>[]])[] = [
    ["of the wrong kind", [{ faces: [1] }]],
    ["with a face no die has", [{ action: throwing(1) }, { faces: [7] }]],
    ["with a broken face", [{ action: throwing(1) }, { faces: [1.5] }]],
    ["with too few dice", [{ action: throwing(2) }, { faces: [1] }]],
    ["with an option that is not there", [{ action: throwing(1) }, { faces: [1] }, { option: "burn" }]],
    [
      "with a card that is not in the pile",
      [{ action: throwing(1) }, { faces: [2] }, { option: "keep" }, { card: "ace" }],
    ],
    [
      "that run past a checkpoint",
      [{ action: throwing(1) }, { faces: [1] }, { option: "keep" }, { action: throwing(1) }],
    ],
    ["that answer a person with a card", [{ action: throwing(1) }, { faces: [1] }, { card: "odd/1" }]],
  ];
  it.each(stale)("are told, never guessed at: %s", (_, answers) => {
    expect(() => run(toy, toyStart(1, answers), nobody)).toThrow(AnswerMismatch);
  });
});

describe("table dice and other supplied answers", () => {
  it("are used up in order, and what is left over is told", () => {
    const { outcome, events, unused } = given({
      action: throwing(2),
      dice: [1, 1, 5],
      choose: ["drop", "keep"],
      cards: ["even", "odd"],
    });
    expect(events.map(({ event, n }) => [event, n])).toEqual([
      ["threw", 2],
      ["dropped", 2],
      ["drew", 2],
    ]);
    expect(outcome).toMatchObject({
      kind: "paused",
      ask: { ask: "act" },
      state: { total: 2, cards: ["odd/1", "even/2"] },
    });
    expect(unused).toEqual({ action: false, choose: ["keep"], dice: [5], cards: ["odd"] });
  });

  it("report an action that nobody asked for", () => {
    const { unused } = given({ action: throwing(1) }, toyStart(1, [{ action: throwing(1) }, { faces: [1] }]));
    expect(unused.action).toBe(true);
  });

  it("name the list at fault", () => {
    const faultOf = (supply: Supplied<ToyAction>): unknown => {
      try {
        given(supply);
        return null;
      } catch (error) {
        return error instanceof SupplyFault ? error.path : error;
      }
    };
    expect(faultOf({ action: throwing(2), dice: [1] })).toBe("dice");
    expect(faultOf({ action: throwing(1), dice: [7] })).toBe("dice");
    expect(faultOf({ action: throwing(1), dice: [2], choose: ["keep"], cards: ["ace"] })).toBe("cards");
  });

  it("refuse an option that is not offered, and list those that are", () => {
    const { outcome } = given({ action: throwing(1), dice: [1], choose: ["burn"] });
    expect(outcome).toMatchObject({
      kind: "refused",
      failing: [{ text: '"burn" is not one of the options: keep, drop.', cites: ["toy.keep"] }],
    });
  });

  it("take a card by its whole id or by the part of it that is in force", () => {
    for (const card of ["odd", "odd/1"]) {
      const { events } = given({ action: throwing(1), dice: [2], choose: ["keep"], cards: [card] });
      expect(events.at(-1)).toMatchObject({ event: "drew", n: 1 });
    }
    const drawn = (card: string, part: number): unknown =>
      answerFrom<ToyAction>({ cards: [card] }).answerer({
        ask: "draw",
        pile: "deck",
        among: ["odd/1", "even/2"],
        for: { text: "Draw", cites: [] },
        part,
      });
    expect(drawn("2", 1)).toEqual({ card: "even/2" });
    expect(drawn("even", 0)).toEqual({ card: "even/2" });
    expect(() => drawn("2", 0)).toThrow(SupplyFault);
    expect(() => drawn("even", 1)).toThrow(SupplyFault);
  });

  it("pause where chance is needed and none is given, and go on where it is", () => {
    expect(given({ action: throwing(2) }).outcome).toMatchObject({
      kind: "paused",
      ask: { ask: "roll", dice: 2, sides: 6 },
    });
    expect(given({ action: throwing(1), dice: [2], choose: ["keep"] }).outcome).toMatchObject({
      kind: "paused",
      ask: { ask: "draw", pile: "deck" },
    });
    expect(given({ action: throwing(2), choose: ["keep"], chance: seededChance(1) }).outcome).toMatchObject({
      kind: "paused",
      ask: { ask: "act" },
    });
  });

  it("pass the start of a phase unless asked to stop at the next one", () => {
    expect(given({}, toyStart()).outcome).toMatchObject({ kind: "paused", ask: { ask: "act" } });
    expect(run(toy, toyStart(), nobody).outcome).toMatchObject({
      kind: "paused",
      ask: { ask: "checkpoint", phase: "start" },
    });
  });
  it("stop at the next start of a phase after anything else was answered", () => {
    const begins: Ask<ToyAction> = { ask: "checkpoint", phase: "next" };
    const keep: Ask<ToyAction> = {
      ask: "choose",
      seat: "player-1",
      prompt: { id: "toy.keep", text: "Keep them?" },
      options: [{ id: "keep", text: "Keep" }],
    };
    const stop: Ask<ToyAction> = {
      ask: "act",
      seat: "player-1",
      prompt: { id: "toy.turn", text: "Round 1" },
      requirements: () => [],
      legal: () => [{ do: "stop" }],
    };
    const answers = (supply: Supplied<ToyAction>, asks: readonly Ask<ToyAction>[]) => {
      const { answerer } = answerFrom<ToyAction>({ ...supply, until: "phase" });
      return asks.map(answerer);
    };
    expect(answers({ action: { do: "stop" } }, [stop, begins])).toEqual([{ action: { do: "stop" } }, null]);
    // an answer given as a step of its own, and the same answer on the way from the start of a phase
    expect(answers({ choose: ["keep"] }, [keep, begins])).toEqual([{ option: "keep" }, null]);
    expect(answers({ choose: ["keep"] }, [begins, keep, begins])).toEqual([
      { proceed: true },
      { option: "keep" },
      null,
    ]);
  });
});

describe("a playout", () => {
  it("is the same for the same seed", () => {
    const play = (seed: number): unknown => playout(toy, toyStart(), anyPolicy, seededChance(seed), { most: 500 });
    expect(play(7)).toEqual(play(7));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(play(seed)))).size).toBeGreaterThan(1);
  });

  it("replays as a run with the same answers", () => {
    const answers: Answer<ToyAction>[] = [];
    const chance = seededChance(3);
    const live = playout(toy, toyStart(), anyPolicy, seededChance(3), { most: 500 });
    const again = run(toy, toyStart(), (ask) => {
      const answer = answerWith(ask, chance);
      answers.push(answer);
      return answer;
    });
    expect(again.live).toEqual(live.state);
    expect(again.events).toEqual(live.events);
    expect(answers).toHaveLength(live.asks);
  });

  it("gives up after the most asks", () => {
    const live = playout(
      toy,
      toyStart(),
      (ask) => (ask.ask === "act" ? { action: throwing(1) } : { option: "drop" }),
      seededChance(1),
      { most: 25 },
    );
    expect(live).toMatchObject({ result: null, asks: 25 });
  });
});

describe("seeded chance", () => {
  it("throws every face about equally often", () => {
    const chance = seededChance(42);
    const faces = Array.from({ length: 60_000 }, () => chance.face(6));
    for (let face = 1; face <= 6; face++) {
      const share = faces.filter((f) => f === face).length / faces.length;
      expect(Math.abs(share - 1 / 6)).toBeLessThan(0.01);
    }
  });
});
