import {
  type CitedEvent,
  type Game,
  playout,
  type Policy,
  type Result,
  type Ruleset,
  seededChance,
  type SetUpOptions,
  type OpenPosition,
} from "../../rules/kernel/index.ts";

/** Settings that change nothing. */
const settings = { readings: {}, numbers: {} };

/** What was read; what is wrong with it is thrown. */
export const valueOf = <T>(found: Result<T>): T => {
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return found.value;
};

/** The states of a random game at the moments at which somebody is asked for an action. */
export function momentsOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  scenario: string,
  options: SetUpOptions,
  { policy, seed, most }: { readonly policy: Policy<S, A, E>; readonly seed: number; readonly most: number },
): readonly S[] {
  const found = ruleset.scenarios.find(({ id }) => id === scenario);
  if (found === undefined) throw new Error(`There is no ${scenario}.`);
  const start = { state: valueOf(ruleset.setUp(found, options, settings)), answers: [], settings };
  const states: S[] = [];
  playout(ruleset, start, policy, seededChance(seed), {
    most,
    onAsk: (ask, { state }) => {
      if (ask.ask === "act") states.push(ruleset.copy(state));
    },
  });
  return states;
}

/** A state as a position that was stored and is opened again. */
export const openedAt = (game: Game, state: unknown): OpenPosition =>
  valueOf(
    game.open(JSON.parse(JSON.stringify({ ruleset: game.id, version: game.version, settings, state, answers: [] }))),
  );
