import {
  type CitedEvent,
  type Defect,
  err,
  type Ruleset,
  type SetUpOffers,
  type SetUpOptions,
  expectedOf,
} from "../kernel/index.ts";

const optionFault = (code: string, option: string, message: string, cites: readonly string[] = []): Defect => ({
  code,
  path: `/options/${option}`,
  message,
  ...(cites.length > 0 && { cites }),
});

/** A choice of a set-up that cannot be had, whatever the reason. */
export const choiceFault = (name: string, message: string, ...cites: readonly string[]): Defect =>
  optionFault("unfit-choice", `choices/${name}`, message, cites);

const inWords = (words: readonly string[]): string => words.join(", ");

function difficultyFaults({ difficulties = [], optionCites }: SetUpOffers, difficulty: string): readonly Defect[] {
  if (difficulties.includes(difficulty)) return [];
  const message =
    difficulties.length === 0
      ? "The game has one difficulty."
      : `"${difficulty}" is not a difficulty${expectedOf(difficulty, difficulties)}.`;
  return [optionFault("unknown-difficulty", "difficulty", message, optionCites?.["difficulty"])];
}

function playerFaults({ mostPlayers = 1, optionCites }: SetUpOffers, players: number): readonly Defect[] {
  if (Number.isInteger(players) && players >= 1 && players <= mostPlayers) return [];
  const message =
    mostPlayers === 1
      ? "Every seat has a player of its own: nothing is shared."
      : `1 to ${mostPlayers} people share the players' side.`;
  return [optionFault("players", "players", message, optionCites?.["players"])];
}

function choiceFaults({ choices = [], optionCites = {} }: SetUpOffers, name: string, value: string): readonly Defect[] {
  const choice = choices.find((offered) => offered.name === name);
  if (choice === undefined) {
    const expected = choices.map((offered) => offered.name);
    const message = `There is no choice "${name}"${expectedOf(name, expected, "expected some of")}.`;
    return [optionFault("unknown-choice", `choices/${name}`, message, optionCites["choices"])];
  }
  const values = choice.values.map(({ id }) => id);
  if (choice.free !== null || values.includes(value)) return [];
  return [choiceFault(name, `"${value}" is not one of: ${inWords(values)}.`, ...(optionCites[name] ?? []))];
}

/** What is wrong with what was chosen for a set-up, as the lists of a game tell. */
const optionFaults = (offers: SetUpOffers, { difficulty, players, choices = {} }: SetUpOptions): readonly Defect[] => [
  ...(difficulty === undefined ? [] : difficultyFaults(offers, difficulty)),
  ...(players === undefined ? [] : playerFaults(offers, players)),
  ...Object.entries(choices).flatMap(([name, value]) => choiceFaults(offers, name, value)),
];

/**
 * A ruleset whose set-up takes only what it offers: a difficulty or a choice that it does not have is a defect, and so is
 * a value that a choice does not know. Values that are written freely are the game's own to read.
 */
export const withCheckedOptions = <S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>): Ruleset<S, A, E> => ({
  ...ruleset,
  setUp(scenario, options, settings) {
    const faults = optionFaults(ruleset, options);
    return faults.length > 0 ? err(...faults) : ruleset.setUp(scenario, options, settings);
  },
});
