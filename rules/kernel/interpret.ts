import type { ActAsk, Answer, Ask, ChooseAsk, DrawAsk, RollAsk, Rules } from "./ask.ts";
import { AnswerMismatch, isCheckpoint, NothingLegal } from "./ask.ts";
import type { Settings } from "./catalogue.ts";
import type { RulesContext } from "./position.ts";
import { failing, type Requirement } from "./requirement.ts";
import { charge } from "./budget.ts";
import { expectedOf, notAnOption } from "./nearest.ts";

/** A game as the interpreters see it: one procedure, and a way to copy a state. */
export interface Program<S, A, E, R> {
  play(ctx: RulesContext<S, E>): Rules<A, R>;
  copy(state: S): S;
}

/** Where a run begins: the state at a checkpoint and the answers given since. */
export interface Start<S, A> {
  readonly state: S;
  readonly answers: readonly Answer<A>[];
  readonly settings: Settings;
}

/**
 * What an answerer says to an ask: an answer, a refusal with what is not fulfilled, or nothing (the run pauses there).
 */
export type Reply<A> = Answer<A> | { readonly refused: readonly Requirement[] } | null;

/** Answers the asks of a run; who that is — dice, a record, a person, a policy — is not the rules' business. */
export type Answerer<A> = (ask: Ask<A>) => Reply<A>;

/** How a run ended; `state` and `answers` are those of the last checkpoint, ready to be resumed. */
export type Outcome<S, A, R> =
  | { readonly kind: "paused"; readonly ask: Ask<A>; readonly state: S; readonly answers: readonly Answer<A>[] }
  | { readonly kind: "over"; readonly result: R; readonly state: S }
  | { readonly kind: "refused"; readonly failing: readonly Requirement[] };

/** An outcome, the events that are new since the start, and the live state where the run stopped. */
export interface Run<S, A, E, R> {
  readonly outcome: Outcome<S, A, R>;
  readonly events: readonly E[];
  /** All events since the checkpoint that the run began at, those of the answers given before it included. */
  readonly since: readonly E[];
  /** The state in the middle of the procedure; it is not a checkpoint and must not be stored. */
  readonly live: S;
}

/** What one answer takes by itself. */
const ANSWER = 20;

const sizes = new WeakMap<object, number>();

/** How many values a state holds, however deep: what copying it takes, and what a rule may look at for one answer. */
export function sizeOf(state: unknown): number {
  if (typeof state !== "object" || state === null) return 1;
  let size = sizes.get(state);
  if (size === undefined) sizes.set(state, (size = sizeOfPart(state)));
  return size;
}

function sizeOfPart(part: unknown): number {
  if (typeof part !== "object" || part === null) return 1;
  let size = 1;
  const inside: readonly unknown[] = Array.isArray(part) ? part : Object.values(part);
  for (const one of inside) size += sizeOfPart(one);
  return size;
}

/** How a run goes: whether it foresees rolls in closed form, and whether actions among its stored answers are judged. */
interface RunOptions {
  readonly foresees?: boolean;
  /** True where the stored answers may be anybody's: an action that was never legal leads to no moment of the game. */
  readonly judges?: boolean;
}

/** Refuses a stored answer to a question about actions that is no legal one. Throws AnswerMismatch. */
function judge<A>(ask: Ask<A>, given: Answer<A>): void {
  if (ask.ask !== "act" || !("action" in given) || ask.isLegal?.(given.action) === true) return;
  const [first] = failing(ask.requirements(given.action));
  if (first !== undefined)
    throw new AnswerMismatch(`One of the stored answers is an action that is not legal: ${first.text}`);
}

/**
 * Runs a program from a start: first the answers already given, then those of `answerer`, until it pauses, refuses or
 * ends. The start is not changed. Throws AnswerMismatch when the stored answers do not fit what the rules ask.
 */
export function run<S, A, E, R>(
  program: Program<S, A, E, R>,
  start: Start<S, A>,
  answerer: Answerer<A>,
  { foresees = false, judges = false }: RunOptions = {},
): Run<S, A, E, R> {
  const size = sizeOf(start.state);
  charge("copies", size);
  const ctx: RulesContext<S, E> = { state: program.copy(start.state), settings: start.settings, events: [] };
  const procedure = program.play(ctx);
  const { answers: before } = start;
  let checkpoint = start.state;
  let answers: Answer<A>[] = [];
  let replayed = 0;
  let fresh = -1;
  // what was rolled before is rolled again as it was
  const foresee = (): void => {
    if (foresees && replayed >= before.length) ctx.closedForm = true;
  };
  const stopped = (outcome: Outcome<S, A, R>): Run<S, A, E, R> => ({
    outcome,
    events: fresh < 0 ? [] : ctx.events.slice(fresh),
    since: ctx.events,
    live: ctx.state,
  });
  foresee();
  let step = procedure.next();
  while (!step.done) {
    const ask = step.value;
    const given = replayed < before.length ? before[replayed] : undefined;
    charge("answers", ANSWER + size);
    if (given !== undefined) {
      if (replayed > 0 && isCheckpoint(ask)) throw new AnswerMismatch("The stored answers run past a checkpoint.");
      if (judges) judge(ask, given);
      replayed++;
      foresee();
      answers.push(given);
      step = procedure.next(given);
      continue;
    }
    if (fresh < 0) fresh = ctx.events.length;
    const reached = isCheckpoint(ask) && answers.length > 0;
    if (reached) answers = [];
    const reply = answerer(ask);
    if (reply === null) return stopped({ kind: "paused", ask, state: reached ? ctx.state : checkpoint, answers });
    if ("refused" in reply) return stopped({ kind: "refused", failing: reply.refused });
    // the state is copied only where the run goes on past a checkpoint
    if (reached) {
      charge("copies", size);
      checkpoint = program.copy(ctx.state);
    }
    answers.push(reply);
    step = procedure.next(reply);
  }
  return stopped({ kind: "over", result: step.value, state: ctx.state });
}

/** A source of chance: a face from 1 to `sides`, or an index below `count`. */
export interface Chance {
  /** A face of a die with so many sides, from 1. */
  face(sides: number): number;
  /** One of so many cards, from 0. */
  index(count: number): number;
}

/** What the dice of a roll come to by chance. */
function thrown({ dice, sides }: RollAsk, chance: Chance): readonly number[] {
  const faces: number[] = [];
  for (let die = 0; die < dice; die++) faces.push(chance.face(sides));
  return faces;
}

/**
 * What a person sends to go on: an action, answers to decisions in order, and for table dice the faces and cards in
 * order.
 */
export interface Supplied<A> {
  readonly action?: A | undefined;
  readonly choose?: readonly string[] | undefined;
  readonly dice?: readonly number[] | undefined;
  /** A card may be named by the part of its id ("left/right") that is in force. */
  readonly cards?: readonly string[] | undefined;
  /** Rolls and draws what is not supplied; without it the run pauses where chance is needed. */
  readonly chance?: Chance | undefined;
  /**
   * "phase" pauses at the next start of a phase (the one a run starts with is played), "decision" (the default) only
   * where something is asked.
   */
  readonly until?: "decision" | "phase" | undefined;
  /** Which asks of persons it may answer; the run pauses at others. Without it all. */
  readonly answersFor?: ((ask: ActAsk<A> | ChooseAsk) => boolean) | undefined;
}

/** What was supplied but never asked for. */
export interface Unused {
  /** Whether an action was sent that nobody asked for. */
  readonly action: boolean;
  /** The answers that nobody asked for, in the order they were sent. */
  readonly choose: readonly string[];
  /** The faces that were not rolled. */
  readonly dice: readonly number[];
  /** The cards that were not drawn. */
  readonly cards: readonly string[];
}

/** An ask that the supplied answers cannot serve, with the name of the supplied list at fault. */
export class SupplyFault extends Error {
  override readonly name = "SupplyFault";
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Takes what a roll needs from the dice that were sent; chance rolls where none are left, and may be missing. */
function suppliedRoll(ask: RollAsk, dice: number[], chance: Chance | undefined): Reply<never> {
  if (dice.length < ask.dice && dice.length > 0)
    throw new SupplyFault(
      "dice",
      `${ask.for.text} takes ${ask.dice} dice, but only ${dice.length} are left: ${dice.join(", ")}.`,
    );
  if (dice.length < ask.dice) return chance === undefined ? null : { faces: thrown(ask, chance) };
  const faces = dice.splice(0, ask.dice);
  const wrong = faces.find((face) => face > ask.sides);
  if (wrong !== undefined)
    throw new SupplyFault("dice", `${ask.for.text} rolls ${ask.sides}-sided dice; ${wrong} is not one of their faces.`);
  return { faces };
}

/** Takes the next of the cards that were sent; chance draws where none is left, and may be missing. */
function suppliedCard({ among, pile, part = 0 }: DrawAsk, cards: string[], chance: Chance | undefined): Reply<never> {
  const card = cards.shift();
  if (card === undefined) {
    const drawn = chance && among[chance.index(among.length)];
    return drawn === undefined ? null : { card: drawn };
  }
  const named =
    among.find((candidate) => candidate === card) ?? among.find((candidate) => candidate.split("/")[part] === card);
  if (named !== undefined) return { card: named };
  throw new SupplyFault(
    "cards",
    `"${card}" is not among the cards of the pile ${pile}${expectedOf(card, [...new Set(among)], "there are")}.`,
  );
}

/** Takes the next of the options that were sent. */
function suppliedOption(ask: ChooseAsk, choose: string[]): Reply<never> {
  const option = choose.shift();
  if (option === undefined) return null;
  if (ask.options.some(({ id }) => id === option)) return { option };
  const text = notAnOption(
    option,
    ask.options.map(({ id }) => id),
  );
  return { refused: [{ holds: false, text, cites: [ask.prompt.id] }] };
}

/** An answerer for what people send, and afterwards what of it was left over. */
export function answerFrom<A>(supply: Supplied<A>): { readonly answerer: Answerer<A>; unused(): Unused } {
  let action = supply.action;
  let begun = false;
  const choose = [...(supply.choose ?? [])];
  const dice = [...(supply.dice ?? [])];
  const cards = [...(supply.cards ?? [])];
  const { answersFor } = supply;
  const answerer: Answerer<A> = (ask) => {
    // the phase that begins where the run starts is played; any other is the next one
    const isFirst = !begun;
    begun = true;
    if ((ask.ask === "act" || ask.ask === "choose") && answersFor?.(ask) === false) return null;
    switch (ask.ask) {
      case "act": {
        if (action === undefined) return null;
        const refused = ask.isLegal?.(action) === true ? [] : failing(ask.requirements(action));
        if (refused.length > 0) return { refused };
        const answer = { action };
        action = undefined;
        return answer;
      }
      case "checkpoint":
        return supply.until === "phase" && !isFirst ? null : { proceed: true };
      case "choose":
        return suppliedOption(ask, choose);
      case "roll":
        return suppliedRoll(ask, dice, supply.chance);
      case "draw":
        return suppliedCard(ask, cards, supply.chance);
    }
  };
  return { answerer, unused: () => ({ action: action !== undefined, choose, dice, cards }) };
}

/** Answers for a whole playout: a policy for the persons, chance for the rest. */
export type Policy<S, A, E> = (
  ask: ActAsk<A> | Extract<Ask<A>, { ask: "choose" }>,
  ctx: RulesContext<S, E>,
  chance: Chance,
) => Answer<A>;

/** How a playout went. */
export interface Playout<S, E, R> {
  readonly result: R | null;
  readonly asks: number;
  readonly state: S;
  readonly events: readonly E[];
}

/** How many asks a playout may take, and who sees each before it is answered. */
interface PlayoutOptions<S, A, E> {
  readonly most: number;
  readonly onAsk?: (ask: Ask<A>, ctx: RulesContext<S, E>) => void;
}

/**
 * Plays live from a state that is at a checkpoint to the end, or until `most` asks were answered (result null).
 * One generator, no copies but the first.
 */
export function playout<S, A, E, R>(
  program: Program<S, A, E, R>,
  start: Start<S, A>,
  policy: Policy<S, A, E>,
  chance: Chance,
  { most, onAsk }: PlayoutOptions<S, A, E>,
): Playout<S, E, R> {
  const ctx: RulesContext<S, E> = { state: program.copy(start.state), settings: start.settings, events: [] };
  const procedure = program.play(ctx);
  let step = procedure.next();
  let asks = 0;
  for (; !step.done && asks < most; asks++) {
    const ask = step.value;
    const given = start.answers[asks];
    onAsk?.(ask, ctx);
    step = procedure.next(given ?? byChance(ask, ctx, policy, chance));
  }
  return { result: step.done ? step.value : null, asks, state: ctx.state, events: ctx.events };
}

/** The answer of a playout to an ask: of the policy for persons, of chance for dice and cards. */
export function byChance<S, A, E>(
  ask: Ask<A>,
  ctx: RulesContext<S, E>,
  policy: Policy<S, A, E>,
  chance: Chance,
): Answer<A> {
  switch (ask.ask) {
    case "roll":
      return { faces: thrown(ask, chance) };
    case "draw": {
      const card = ask.among[chance.index(ask.among.length)];
      if (card === undefined) throw new Error(`The pile ${ask.pile} is empty.`);
      return { card };
    }
    case "checkpoint":
      return { proceed: true };
    default:
      return policy(ask, ctx, chance);
  }
}

/** A policy that picks any legal action and any option, each equally likely. */
export const anyPolicy = <S, A, E>(
  ask: Parameters<Policy<S, A, E>>[0],
  _ctx: RulesContext<S, E>,
  chance: Chance,
): Answer<A> => {
  if (ask.ask === "choose") {
    const option = ask.options[chance.index(ask.options.length)];
    if (option === undefined) throw new Error(`No option: ${ask.prompt.id}`);
    return { option: option.id };
  }
  const actions = ask.legal();
  const action = actions[chance.index(actions.length)];
  if (action === undefined) throw new NothingLegal(ask.prompt.id);
  return { action };
};

/** A small seedable generator (mulberry32) for playouts and tests; never for stored games. */
export function seededChance(seed: number): Chance {
  let s = seed >>> 0;
  const next = (): number => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { face: (sides) => 1 + Math.floor(next() * sides), index: (count) => Math.floor(next() * count) };
}
