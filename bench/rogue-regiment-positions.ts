import {
  type Answer,
  anyPolicy,
  playout,
  type Position,
  run,
  seededChance,
  type Start,
} from "../rules/kernel/index.ts";
import { ruleset } from "../rules/rogue-regiment/index.ts";

type StateOf<R> = R extends { copy(state: infer S): infer S } ? S : never;
export type State = StateOf<typeof ruleset>;
export type Action = ReturnType<(typeof ruleset)["actionSchema"]["parse"]>;

const settings = { readings: {}, numbers: {} };

/** The first mission, set up, before its first phase. */
export function missionStart(): Start<State, Action> {
  const [mission] = ruleset.scenarios;
  if (mission === undefined) throw new Error("There is no mission.");
  const state = ruleset.setUp(mission, {}, settings);
  if (!state.ok) throw new Error(state.defects[0]?.message);
  return { state: state.value, answers: [], settings };
}

/** The position after set-up: both Operators are to act, every sentry and patrol is in place. */
export function afterSetUp(): Position<State, Action> {
  const { outcome } = run(ruleset, missionStart(), (ask): Answer<Action> | null => {
    if (ask.ask === "checkpoint") return { proceed: true };
    if (ask.ask === "choose") return { option: ask.options[0]?.id ?? "" };
    return null;
  });
  if (outcome.kind !== "paused") throw new Error("The mission is over before it began.");
  return { ruleset: ruleset.id, version: ruleset.version, settings, state: outcome.state, answers: outcome.answers };
}

/** Positions at the checkpoints of random games. */
export function positionsOfRandomGames(games: number): readonly Position<State, Action>[] {
  const positions: Position<State, Action>[] = [];
  for (let seed = 1; seed <= games; seed++) {
    playout(ruleset, missionStart(), anyPolicy, seededChance(seed), {
      most: 20_000,
      onAsk: (ask, g) => {
        if (ask.ask === "act" || ask.ask === "checkpoint")
          positions.push({
            ruleset: ruleset.id,
            version: ruleset.version,
            settings,
            state: ruleset.copy(g.state),
            answers: [],
          });
      },
    });
  }
  return positions;
}

/**
 * The largest mission in the Battle Section, about to begin its Axis Advance Phase: 30 units, vehicles among them, and
 * four spotted Operators.
 */
export function battleOfThirty(): Start<State, Action> {
  const mission = ruleset.scenarios.find(({ id }) => id === "hill-house");
  if (mission === undefined) throw new Error("There is no such mission.");
  const more = Array.from(
    { length: 12 },
    (_, i) => `smg more-${i + 1} at ${2 + 3 * (i % 11)},${1 + 21 * Math.floor(i / 11)}, facing S`,
  ).join("\n");
  const made = ruleset.setUp(mission, { choices: { add: more, remove: "jeep" } }, settings);
  if (!made.ok) throw new Error(made.defects[0]?.message);
  const { outcome } = run(ruleset, { state: made.value, answers: [], settings }, (ask): Answer<Action> | null => {
    if (ask.ask === "checkpoint") return { proceed: true };
    if (ask.ask === "choose") return { option: ask.options[0]?.id ?? "" };
    return null;
  });
  if (outcome.kind !== "paused") throw new Error("The mission is over before it began.");
  const { state } = outcome;
  for (const unit of state.units) unit.alert = true;
  for (const operator of state.operators) {
    operator.spotted = true;
    operator.turn = "finished";
    operator.ap = 0;
  }
  return { state: { ...state, section: "battle", phase: "advance", meter: 0 }, answers: [], settings };
}
