import { describe, expect, it } from "vitest";
import { tryOut } from "../../rules/foresight/trial.ts";
import { act, type Ask, checkpoint, type Policy, type Program, roll, type Rules } from "../../rules/kernel/index.ts";

interface Table {
  turn: number;
  readonly rolled: number[];
}
type Haste = "slow" | "fast";

/** A game of endless turns: whoever is slow plays two phases more in a turn, each with a die. */
function* play({ state }: { readonly state: Table }): Rules<Haste, "never"> {
  for (;;) {
    const haste = yield* act<Haste>({
      seat: "players",
      prompt: { id: "x", text: "How?" },
      requirements: () => [],
      isLegal: () => true,
      legal: () => ["slow", "fast"],
    });
    for (const phase of haste === "slow" ? ["first", "second"] : []) {
      yield* checkpoint<Haste>(phase);
      yield* roll<Haste>(1, 1000, { text: phase, cites: [] });
    }
    state.turn++;
    yield* checkpoint<Haste>("turn");
    const [face = 0] = yield* roll<Haste>(1, 1000, { text: "turn", cites: [] });
    state.rolled.push(face);
  }
}

const program: Program<Table, Haste, never, "never"> = {
  play,
  copy: ({ turn, rolled }) => ({ turn, rolled: [...rolled] }),
};
const policy: Policy<Table, Haste, never> = () => ({ action: "fast" });
const start = { state: { turn: 1, rolled: [] }, answers: [], settings: { readings: {}, numbers: {} } };

/** What a trial with a move comes to where it pauses as a turn begins, told by a value of the table. */
const trialOf = (action: Haste, phases: number, value: (table: Table) => number) =>
  tryOut(
    {
      program,
      start,
      policy,
      foresight: {
        value: ({ state }) => value(state),
        pausesAt: (ask: Ask<Haste>) => ask.ask === "checkpoint" && ask.phase === "turn",
      },
    },
    { action },
    { most: 100, phases, seed: 7 },
  );

describe("the end of a trial", () => {
  it("comes at the same moment of the game whatever was tried, however many phases that took", () => {
    for (const phases of [1, 3])
      for (const action of ["slow", "fast"] as const)
        expect(trialOf(action, phases, ({ turn }) => turn)).toMatchObject({ kind: "judged", value: 1 + phases });
  });

  it("has seen the same dice since the last such moment", () => {
    const dice = (action: Haste) => trialOf(action, 3, ({ rolled }) => Number(rolled.join("")));
    expect(dice("slow")).toEqual(dice("fast"));
    expect(dice("slow")).not.toEqual(trialOf("slow", 2, ({ rolled }) => Number(rolled.join(""))));
  });
});
