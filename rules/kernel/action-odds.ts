import type { ActAsk, Answer, Ask, Seat } from "./ask.ts";
import { type GameResult, type Ruleset, speaksFor } from "./game.ts";
import { type Decision, decisionOf } from "./decision.ts";
import { run, type Run } from "./interpret.ts";
import { type Fraction, fraction, type Leaf, odds, plus, TooManyOutcomes } from "./odds.ts";
import { type CitedEvent, type Position, type Result, ok, err } from "./position.ts";
import { legal } from "./requirement.ts";
import type { OddsNow } from "./other-odds.ts";

/** The most outcomes that odds are worked out for. */
const MOST_OUTCOMES = 20_000;

const asText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;
const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000_000n) / denominator) / 1e9;

/** The rules behind several things, each once. */
export const citedBy = (told: readonly { readonly cites: readonly string[] }[]): readonly string[] =>
  [...new Set(told.flatMap(({ cites }) => cites))].sort();

/** How many of the options that were named have been taken. */
const chosenBy = <A>(choose: readonly string[], given: readonly Answer<A>[]): number =>
  given.reduce((taken, answer) => ("option" in answer && answer.option === choose[taken] ? taken + 1 : taken), 0);

/** Whether the action is answered here: once, and after dice that lay before it only where they leave it legal. */
const mayAct = <A>(ask: ActAsk<A>, given: readonly Answer<A>[], action: A): boolean =>
  !given.some((answer) => "action" in answer) &&
  (given.length === 0 || (ask.isLegal?.(action) ?? legal(ask.requirements(action))));

/** All ways in which an action can go, up to the next decision that `choose` does not answer. */
function leavesOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  position: Position<S, A>,
  action: A,
  choose: readonly string[],
): Result<readonly Leaf<S, A, E, GameResult>[]> {
  const answerer = (ask: Ask<A>, given: readonly Answer<A>[]): Answer<A> | null => {
    if (ask.ask === "act") return mayAct(ask, given, action) ? { action } : null;
    if (ask.ask !== "choose") return null;
    const named = choose[chosenBy(choose, given)];
    if (named !== undefined && ask.options.some(({ id }) => id === named)) return { option: named };
    const [first] = ask.options;
    return ask.irrelevantToOdds === true && first !== undefined ? { option: first.id } : null;
  };
  try {
    return ok(odds(ruleset, position, answerer, MOST_OUTCOMES, choose));
  } catch (error) {
    if (error instanceof TooManyOutcomes)
      return err({ code: "too-many-outcomes", path: "/action", message: error.message });
    throw error;
  }
}

/** Whether what is good for a seat is good for whoever acts, if anybody asks for himself. */
function goodForActor<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  { live, outcome }: Run<S, A, E, GameResult>,
  action: A,
): (goodFor: Seat | null) => boolean {
  const asked = outcome.kind === "paused" && outcome.ask.ask === "act" ? outcome.ask.seat : null;
  const asker = ruleset.ownerOf?.(live, action) ?? asked;
  const seats = ruleset.seats(live);
  return (goodFor) => goodFor !== null && (asker === null || speaksFor(asker, goodFor, seats));
}

const none = fraction(0n, 1n);

/** A probability as it is told: exactly, and about. */
const told = (probability: Fraction): { probability: string; about: number } => ({
  probability: asText(probability),
  about: asNumber(probability),
});

/**
 * The odds of an action whose requirements hold: exact, up to the next decision that `choose` does not answer. An error
 * when it can go in too many ways.
 */
export function oddsOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  position: Position<S, A>,
  action: A,
  choose: readonly string[],
): Result<OddsNow> {
  const leaves = leavesOf(ruleset, position, action, choose);
  if (!leaves.ok) return leaves;
  const now = run(ruleset, position, () => null);
  const isGood = goodForActor(ruleset, now, action);
  const facts = new Map<string, { text: string; good: boolean; probability: Fraction }>();
  const ways = new Map<string, { probability: Fraction; facts: readonly string[]; decision: Decision | null }>();
  for (const { probability, events, outcome, live } of leaves.value) {
    const comes = ruleset.facts(now.live, live, events);
    for (const { id, text, goodFor } of comes) {
      const before = facts.get(id)?.probability ?? none;
      facts.set(id, { text, good: isGood(goodFor), probability: plus(before, probability) });
    }
    const decision = outcome.kind === "paused" && outcome.ask.ask === "choose" ? decisionOf(outcome.ask) : null;
    const ids = comes.map(({ id }) => id).sort();
    const key = JSON.stringify([ids, decision?.prompt ?? null, decision?.piece ?? null]);
    ways.set(key, { probability: plus(ways.get(key)?.probability ?? none, probability), facts: ids, decision });
  }
  return ok({
    facts: [...facts]
      .map(([id, { text, good, probability }]) => ({ id, text, good, ...told(probability) }))
      .sort((a, b) => Number(b.good) - Number(a.good) || b.about - a.about || (a.id < b.id ? -1 : 1)),
    ways: [...ways.values()]
      .map(({ probability, facts: ids, decision }) => ({ ...told(probability), facts: ids, decision }))
      .sort((a, b) => b.about - a.about),
    failing: [],
    cites: citedBy(leaves.value.flatMap(({ events }) => events)),
  });
}
