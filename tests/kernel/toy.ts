import {
  act,
  type Answer,
  checkpoint,
  choose,
  draw,
  type Program,
  type Requirement,
  roll,
  type Rules,
  type Start,
  type RulesContext,
} from "../../rules/kernel/index.ts";

/** A small game for tests: throw dice for a total, keep or drop them, draw a card now and then, stop when you like. */
export interface ToyState {
  total: number;
  round: number;
  cards: string[];
}

export type ToyAction = { readonly do: "throw"; readonly dice: number } | { readonly do: "stop" };

export interface ToyEvent {
  readonly event: "began" | "threw" | "kept" | "dropped" | "drew" | "stopped";
  readonly cites: readonly string[];
  readonly n: number;
}

export type ToyResult = { readonly won: boolean };

type ToyTable = RulesContext<ToyState, ToyEvent>;

export const MOST_DICE = 3;

const requirements = (g: ToyTable, action: ToyAction): readonly Requirement[] =>
  action.do === "stop"
    ? [{ holds: g.state.round > 1, text: "Something was thrown.", cites: ["toy.stop"] }]
    : [
        { holds: action.dice >= 1, text: "At least one die is thrown.", cites: ["toy.least"] },
        { holds: action.dice <= MOST_DICE, text: `At most ${MOST_DICE} dice are thrown.`, cites: ["toy.most"] },
      ];

function* turn(g: ToyTable): Rules<ToyAction, boolean> {
  const { state } = g;
  const action = yield* act<ToyAction>({
    seat: "player-1",
    prompt: { id: "toy.turn", text: `Round ${state.round}` },
    requirements: (candidate) => requirements(g, candidate),
    legal: () =>
      [1, 2, 3].map((dice): ToyAction => ({ do: "throw", dice })).concat(state.round > 1 ? [{ do: "stop" }] : []),
  });
  if (action.do === "stop") return true;
  const faces = yield* roll<ToyAction>(action.dice, 6, { text: "Throw", cites: ["toy.throw"] });
  const sum = faces.reduce((a, b) => a + b, 0);
  g.events.push({ event: "threw", cites: ["toy.throw"], n: sum });
  const kept = yield* choose<ToyAction, boolean>("player-1", { id: "toy.keep", text: "Keep them?" }, [
    { id: "keep", text: "Keep", value: true },
    { id: "drop", text: "Drop", value: false },
  ]);
  g.events.push({ event: kept ? "kept" : "dropped", cites: ["toy.keep"], n: sum });
  if (kept) state.total += sum;
  if (sum % 2 === 0 && state.cards.length > 0) {
    const card = yield* draw<ToyAction>("deck", state.cards, { text: "Draw", cites: ["toy.draw"] });
    state.cards.splice(state.cards.indexOf(card), 1);
    g.events.push({ event: "drew", cites: ["toy.draw"], n: Number(card.split("/")[1]) });
    state.total += Number(card.split("/")[1]);
  }
  state.round++;
  return false;
}

/** The toy game; its rounds begin with a checkpoint and an action, which is one as well. */
export const toy: Program<ToyState, ToyAction, ToyEvent, ToyResult> = {
  *play(ctx) {
    for (;;) {
      if (ctx.state.round === 0) {
        yield* checkpoint("start");
        ctx.state.round = 1;
        ctx.events.push({ event: "began", cites: ["toy.start"], n: 0 });
      }
      if (yield* turn(ctx)) {
        ctx.events.push({ event: "stopped", cites: ["toy.stop"], n: ctx.state.total });
        return { won: ctx.state.total >= 10 };
      }
    }
  },
  copy: (state) => ({ ...state, cards: [...state.cards] }),
};

export const toyStart = (round = 0, answers: readonly Answer<ToyAction>[] = []): Start<ToyState, ToyAction> => ({
  state: { total: 0, round, cards: ["odd/1", "even/2", "even/2"] },
  answers,
  settings: { readings: {}, numbers: {} },
});
