/*
 * A move tried out: it is played live from where a position waits, and everybody goes on by the policy of the game, to the
 * end or so many phases on, where the position is judged by its value. One generator and one copy; nothing is told.
 */
import {
  type Answer,
  type Ask,
  byChance,
  type Chance,
  failing,
  type Foresight,
  NothingLegal,
  type Policy,
  type Program,
  type RulesContext,
  seededChance,
  type Start,
  type Trial,
  type TrialBounds,
} from "../kernel/index.ts";

/** A move that is tried. */
export type TriedMove<A> = { readonly action: A } | { readonly option: string };

/** What is tried out: the rules, from where, by whose policy, and how positions are judged. */
export interface TrialRules<S, A, E, R> {
  readonly program: Program<S, A, E, R>;
  readonly start: Start<S, A>;
  readonly policy: Policy<S, A, E>;
  /** How positions are judged. */
  readonly foresight: Pick<Foresight<S, A, E>, "value" | "pausesAt">;
}

/** More phases of the rules than there are between two moments at which a trial may end. */
const PHASES_BETWEEN = 64;

/**
 * The dice of a phase of the rules, so many after the last moment at which a trial may end: trials in which one phase more
 * is played have the same dice again from the next such moment on.
 */
const diceOf = (seed: number, begun: number, since: number): Chance =>
  seededChance((Math.imul(begun * PHASES_BETWEEN + since, 0x85ebca6b) ^ seed) >>> 0);

/** The answer that a move is to an ask; null where it is none. */
function answerBy<A>(ask: Ask<A>, move: TriedMove<A>): Answer<A> | null {
  if (ask.ask === "choose") return "option" in move && ask.options.some(({ id }) => id === move.option) ? move : null;
  if (ask.ask !== "act" || !("action" in move)) return null;
  const legal = ask.isLegal?.(move.action) === true || failing(ask.requirements(move.action)).length === 0;
  return legal ? move : null;
}

/** Tries a move out from a start. */
export function tryOut<S, A, E, R>(
  { program, start, policy, foresight }: TrialRules<S, A, E, R>,
  move: TriedMove<A>,
  { most, phases = Infinity, seed }: TrialBounds,
): Trial<R> {
  const ctx: RulesContext<S, E> = { state: program.copy(start.state), settings: start.settings, events: [] };
  const procedure = program.play(ctx);
  let step = procedure.next();
  let moved = false;
  let [begun, since] = [0, 0];
  let actions = 0;
  let chance = diceOf(seed, 0, 0);
  for (let asks = 0; !step.done; asks++) {
    const ask = step.value;
    const given = start.answers[asks];
    if (given !== undefined) {
      step = procedure.next(given);
      continue;
    }
    if (asks >= most) return { kind: "undecided", actions };
    if (!moved && (ask.ask === "act" || ask.ask === "choose")) {
      moved = true;
      const answer = answerBy(ask, move);
      if (answer === null) return { kind: "refused", actions };
      step = procedure.next(answer);
      continue;
    }
    const pauses = foresight.pausesAt(ask);
    if (moved && (pauses || ask.ask === "checkpoint")) {
      if (pauses && begun + 1 === phases) return { kind: "judged", value: foresight.value(ctx), actions };
      [begun, since] = pauses ? [begun + 1, 0] : [begun, since + 1];
      chance = diceOf(seed, begun, since);
    }
    if (ask.ask === "act") actions++;
    try {
      step = procedure.next(byChance(ask, ctx, policy, chance));
    } catch (error) {
      // nobody can do anything there, and the policy says no more than that
      if (error instanceof NothingLegal) return { kind: "undecided", actions };
      throw error;
    }
  }
  return { kind: "over", result: step.value, actions };
}
