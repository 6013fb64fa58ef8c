import { canonicalJson } from "./canonical.ts";
import { type ActAsk, type Answer, type Ask, type Seat, isCheckpoint } from "./ask.ts";
import { disclosedTo, isAsked, type Ruleset } from "./game.ts";
import { decisionOf } from "./decision.ts";
import { type Chance, run } from "./interpret.ts";
import type { EventPresenter } from "./event-presenter.ts";
import { Impossible, impossible } from "./in-force.ts";
import type { CitedEvent, Position } from "./position.ts";

/** How often a way through what is hidden is begun anew, and the most answers that are tried on one, and in all. */
const MOST_BEGINNINGS = 100;
const MOST_TRIED = 250;
const MOST_TRIED_IN_ALL = 1000;

/** A way that is looked for: what it must look like to whom, and how many answers may still be tried. */
interface Sought<S, A> {
  readonly real: Position<S, A>;
  readonly seat: Seat | null;
  readonly seen: readonly string[];
  readonly chance: Chance;
  readonly toTry: { left: number };
}

/** Takes one of some equally likely things out of them. Throws where there is none. */
export function takeAny<T>(from: T[], chance: Chance): T {
  const at = chance.index(from.length);
  const [taken] = from.splice(at, 1);
  if (taken === undefined) throw impossible("there is nothing to be drawn");
  return taken;
}

/** Some things in an order that chance makes. */
export function inAnyOrder<T>(things: readonly T[], chance: Chance): readonly T[] {
  const left = [...things];
  return things.map(() => takeAny(left, chance));
}

/**
 * The actions that an ask lists, in an order of chance, and last the real one where it is on no list: a path that was
 * drawn freely lies on the table for all to see.
 */
function actionsOf<A>(ask: ActAsk<A>, real: Answer<A>, chance: Chance): readonly Answer<A>[] {
  const listed = inAnyOrder(ask.legal(), chance).map((action): Answer<A> => ({ action }));
  const isListed = listed.some((answer) => canonicalJson(answer) === canonicalJson(real));
  return isListed ? listed : [...listed, real];
}

/** What may have been answered to an ask, in an order of chance: what a seat itself answered, and dice, are open. */
function answersTo<A>(ask: Ask<A>, real: Answer<A>, isOwn: boolean, chance: Chance): readonly Answer<A>[] {
  switch (ask.ask) {
    case "roll":
    case "checkpoint":
      return [real];
    case "draw":
      return [...new Set(inAnyOrder(ask.among, chance))].map((card) => ({ card }));
    case "choose":
      return isOwn ? [real] : inAnyOrder(ask.options, chance).map(({ id }) => ({ option: id }));
    case "act":
      return isOwn ? [real] : actionsOf(ask, real, chance);
  }
}

/** What is asked of a supposed position; null where what was really done cannot be done in it. */
function ifPossible<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Impossible) return null;
    throw error;
  }
}

/** A state as a seat sees it. */
const viewOf = <S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>, state: S, seat: Seat | null): S =>
  ruleset.view?.(state, seat) ?? state;

/** Tells of a position everything that a seat can tell two moments since a checkpoint apart by, as a text. */
function seenMoments<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  plain: (state: S) => unknown,
  shown: EventPresenter<E>,
) {
  return (position: Position<S, A>, seat: Seat | null): { readonly text: string; readonly ask: Ask<A> | null } => {
    const { outcome, live, since } = run(ruleset, position, () => null);
    const ask = outcome.kind === "paused" ? outcome.ask : null;
    const events = shown.witnessed(since.map(shown.show), seat);
    const decision = ask && disclosedTo(decisionOf(ask), seat, ruleset.seats(live));
    const text = JSON.stringify([plain(viewOf(ruleset, live, seat)), events, decision, ruleset.moment(live)]);
    return { text, ask };
  };
}

/**
 * Positions that a seat (null: the public) cannot tell from the one it is at: what is hidden from it is drawn anew. All
 * that decides between them is what the seat knows and chance: nothing of the real position is kept but what the seat
 * sees, and its own answers.
 */
export function samplerOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  plain: (state: S) => unknown,
  shown: EventPresenter<E>,
): (position: Position<S, A>, seat: Seat | null, chance: Chance) => Position<S, A> | null {
  const seenAt = seenMoments(ruleset, plain, shown);

  /** What a seat has seen of the real position at each answer since the checkpoint. */
  const seenOnTheWay = (real: Position<S, A>, seat: Seat | null): readonly string[] =>
    real.answers.map((_, at) => seenAt({ ...real, answers: real.answers.slice(0, at + 1) }, seat).text);

  /**
   * A way from a checkpoint on that looks to the seat like the real one, as it has seen that one; null where none is
   * found with the answers that are still to be tried.
   */
  function wayFrom(state: S, { real, seat, seen, chance, toTry }: Sought<S, A>): Position<S, A> | null {
    const seats = ruleset.seats(state);
    const least = Math.max(0, toTry.left - MOST_TRIED);
    // what was chosen in secret may show only later: then the way leads back to it
    const goOn = (sampled: Position<S, A>): Position<S, A> | null => {
      const at = sampled.answers.length;
      const answer = real.answers[at];
      if (answer === undefined) return sampled;
      const { ask } = seenAt(sampled, seat);
      if (ask === null) return null;
      for (const tried of answersTo(ask, answer, isAsked(decisionOf(ask), seat, seats), chance)) {
        if (toTry.left <= least) return null;
        toTry.left--;
        const next = { ...sampled, answers: [...sampled.answers, tried] };
        const isAlike = ifPossible(() => seenAt(next, seat).text === seen[at]) ?? false;
        const way = isAlike ? goOn(next) : null;
        if (way !== null) return way;
      }
      return null;
    };
    return goOn({ ...real, state, answers: [] });
  }

  return (position, seat, chance) => {
    const { outcome, live } = run(ruleset, position, () => null);
    const isComplete = outcome.kind !== "paused" || isCheckpoint(outcome.ask);
    const now = viewOf(ruleset, live, seat);
    const visible = isComplete ? now : viewOf(ruleset, position.state, seat);
    const drawn = (): S => ruleset.sample?.(ruleset.copy(visible), chance, now) ?? visible;
    if (isComplete) return { ...position, state: drawn(), answers: [] };
    const sought = {
      real: position,
      seat,
      seen: seenOnTheWay(position, seat),
      chance,
      toTry: { left: MOST_TRIED_IN_ALL },
    };
    for (let begun = 0; begun < MOST_BEGINNINGS && sought.toTry.left > 0; begun++) {
      const way = wayFrom(drawn(), sought);
      if (way !== null) return way;
    }
    return null;
  };
}
