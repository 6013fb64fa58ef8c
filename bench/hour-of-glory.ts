import { CreateGameReducer, InitializeGame, ProcessGameConfig } from "boardgame.io/dist/cjs/internal.js";
import {
  anyPolicy,
  playout,
  type Position,
  seededChance,
  type OpenPosition,
  type Start,
  Budget,
} from "../rules/kernel/index.ts";
import { hourOfGlory, ruleset } from "../rules/hour-of-glory/index.ts";
import { compare, type Row, rounded, sink } from "./measure.ts";
import { absolute, beside } from "./rows.ts";

type State = ReturnType<(typeof ruleset)["stateSchema"]["parse"]>;
type Action = ReturnType<(typeof ruleset)["actionSchema"]["parse"]>;

const settings = { readings: {}, numbers: {} };

function startOf(scenario: string): Start<State, Action> {
  const found = ruleset.scenarios.find(({ id }) => id === scenario);
  const made = found === undefined ? null : ruleset.setUp(found, {}, settings);
  if (made === null || !made.ok) throw new Error(`${scenario} cannot be set up.`);
  return { state: made.value, answers: [], settings };
}

const positionOf = (state: State): Position<State, Action> => ({
  ruleset: ruleset.id,
  version: ruleset.version,
  settings,
  state,
  answers: [],
});

/** Moments of random games of Full Moon with three Intruders inside in which somebody is to act. */
function moments(): readonly Position<State, Action>[] {
  const start = startOf("full-moon");
  const found: Position<State, Action>[] = [];
  for (let seed = 1; seed <= 30; seed++) {
    playout(ruleset, start, anyPolicy, seededChance(seed), {
      most: 20_000,
      onAsk: (ask, { state }) => {
        const inPlay = state.intruders.filter(({ at }) => at !== null).length;
        if (ask.ask === "act" && inPlay === 3 && state.commander !== null) found.push(positionOf(ruleset.copy(state)));
      },
    });
  }
  if (found.length === 0) throw new Error("No random game came to an action.");
  return found.filter((_, i) => i % Math.ceil(found.length / 200) === 0);
}

function opened(position: Position<State, Action>): OpenPosition {
  const read = hourOfGlory.open(structuredClone(position), new Budget(Infinity));
  if (!read.ok) throw new Error(read.defects[0]?.message);
  return read.value;
}

/** Rulings, and listings with every requirement, for three Intruders and a Defender. */
export function rulingRows(): readonly Row[] {
  const all = moments();
  const tables = all.map(({ state }) => ({ state, settings, events: [] }));
  const questions = tables.flatMap((g) =>
    g.state.intruders.map(({ id }) => ({ g, question: { from: "commander", to: id } })),
  );
  const names = [
    "cited sight ruling between the Commander and an Intruder",
    "full legal listing with requirements, three Intruders and a Defender",
  ] as const;
  const rates = compare([
    {
      name: names[0],
      batch: () => {
        for (const { g, question } of questions) {
          const ruling = ruleset.sight(g, question);
          if (ruling.ok) sink.value += ruling.value.reasons.length;
        }
        return questions.length;
      },
    },
    {
      name: names[1],
      batch: () => {
        for (const g of tables) sink.value += ruleset.forms(g).length;
        return tables.length;
      },
    },
  ]);
  return [absolute(rates, names[0], null), absolute(rates, names[1], 10_000)];
}

/** One action from plain JSON to described events and the next position, against a reducer that does nothing. */
export function actionRows(): readonly Row[] {
  // some moments only, so that it is the rules that are measured and not the memory of the machine
  const cases = moments()
    .slice(0, 12)
    .flatMap((position) => {
      const situation = opened(position);
      const legal = situation.forms().flatMap(({ actions }) => actions);
      return legal.map((action) => ({ situation, action }));
    });
  const isMove = (action: unknown): boolean =>
    typeof action === "object" && action !== null && "do" in action && action.do === "move";
  const adjudicated = (of: typeof cases) => (): number => {
    for (const { situation, action } of of) {
      const answer = situation.adjudicate({ action });
      if (!answer.ok || answer.value.outcome === "refused") throw new Error("The action was not adjudicated.");
      sink.value += answer.value.events.length;
    }
    return of.length;
  };
  const game = ProcessGameConfig({ setup: () => ({}), moves: { nothing: () => undefined } });
  const reduce = CreateGameReducer({ game });
  const before = InitializeGame({ game, numPlayers: 2 });
  const nothing = { type: "MAKE_MOVE", payload: { type: "nothing", args: [], playerID: "0" } } as const;
  if (reduce(before, nothing)._stateID !== before._stateID + 1) throw new Error("boardgame.io did not make the move.");
  const names = [
    "one move adjudicated: legality, events, citations, next position",
    "one action of any kind adjudicated, up to the next question",
    "boardgame.io reducer, a move that does nothing",
  ] as const;
  const rates = compare([
    { name: names[0], batch: adjudicated(cases.filter(({ action }) => isMove(action))) },
    { name: names[1], batch: adjudicated(cases.filter(({ action }) => !isMove(action))) },
    {
      name: names[2],
      batch: () => {
        for (let i = 0; i < 5; i++) sink.value += reduce(before, nothing)._stateID;
        return 5;
      },
    },
  ]);
  return [beside(rates, names[0], names[2], 0.5), absolute(rates, names[1], null)];
}

/** Whole random games of three Intruders. */
export function playoutRows(): readonly Row[] {
  const start = startOf("full-moon");
  let seed = 0;
  const name = "whole random games of Full Moon";
  const rates = compare(
    [
      {
        name,
        batch: () => {
          for (let i = 0; i < 10; i++)
            sink.value += playout(ruleset, start, anyPolicy, seededChance(++seed), { most: 20_000 }).asks;
          return 10;
        },
      },
    ],
    { rounds: 5, milliseconds: 1000, warmUp: 1500 },
  );
  return [absolute(rates, name, 200)];
}

/** How large positions are. */
export function sizeRows(): readonly Row[] {
  const sizes = moments().map((position) => Buffer.byteLength(JSON.stringify(position)));
  const most = Math.max(...sizes);
  return [
    {
      what: "largest position of 30 random games of Full Moon, JSON",
      figure: `${rounded(most)} bytes`,
      peer: "",
      peerFigure: "",
      ratio: null,
      target: `at most ${rounded(8000)}`,
      met: most <= 8000,
    },
  ];
}
