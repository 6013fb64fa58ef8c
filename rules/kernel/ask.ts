import type { Fraction } from "./odds.ts";
import type { Requirement } from "./requirement.ts";

/** A person or group who may be asked, e.g. "players" or "player-2". */
export type Seat = string;

/** One of the answers a person may give. `id` is what is sent back; `text` is for people. */
export interface Option {
  readonly id: string;
  readonly text: string;
}

/** What a die roll or a drawn card is for, in words and as the rules that ask for it. */
export interface Purpose {
  readonly text: string;
  readonly cites: readonly string[];
}

/** Why a person is asked: the decision's id in the game's catalogue, and the question in words. */
export interface Prompt {
  readonly id: string;
  readonly text: string;
  /** The piece the decision is about, where there is one. */
  readonly piece?: string;
}

/** A kind of die with faces of its own: what stands on face 1, on face 2 and so on. */
export interface DieKind {
  /** What people call dice of this kind. */
  readonly name: string;
  /** What stands on face 1, on face 2 and so on. */
  readonly faces: readonly string[];
}

/** A die of a kind in one roll, and what each of its faces means there: faces that mean the same are counted as one. */
export interface KindDie {
  readonly kind: DieKind;
  readonly means: readonly string[];
}

/** Asks for `dice` faces from 1 to `sides`. */
export interface RollAsk {
  readonly ask: "roll";
  readonly dice: number;
  readonly sides: number;
  /** Which die each face is of, where they have faces of their own; as many as there are dice, all with as many faces. */
  readonly kinds?: readonly KindDie[];
  /**
   * What of the faces matters to what follows: faces for which it is the same lead to the same, but for the words of
   * events, when the decisions on the way are answered by `choose`. Odds follow one of them for all. Without it each
   * way is one of its own.
   */
  readonly outcomeKey?: (faces: readonly number[], choose: readonly string[]) => string;
  /** Where odds are worked out: everything rolls without an end may come to, in place of their dice. */
  readonly outcomes?: readonly ClosedFormOutcome[];
  readonly for: Purpose;
}

/** One of the things that rolls may come to, as numbers from 1. */
export interface ClosedFormOutcome {
  readonly faces: readonly number[];
  readonly probability: Fraction;
}

/** Asks for one card out of `among`; equal ids stand for equal cards, each as likely as another. */
export interface DrawAsk {
  readonly ask: "draw";
  readonly pile: string;
  readonly among: readonly string[];
  /** Which part of a card's id ("left/right") is in force, from 0; a person may name the card by it. */
  readonly part?: number;
  readonly for: Purpose;
}

/** Asks a person for one of a closed list of options. */
export interface ChooseAsk {
  readonly ask: "choose";
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  /** Whatever is chosen, what odds tell is the same: they go on with the first option where no answer names another. */
  readonly irrelevantToOdds?: true;
}

/**
 * Asks a person for a whole action; the state describes the moment completely (a checkpoint), unless it is asked within
 * a procedure.
 */
export interface ActAsk<A> {
  readonly ask: "act";
  readonly seat: Seat;
  /**
   * Asked in the middle of a procedure, e.g. where a fighter goes now that the dice lie: no checkpoint. What it is about
   * stands in the state all the same, so that its forms and requirements can be told.
   */
  readonly nested?: true;
  readonly prompt: Prompt;
  /** All requirements of the action, those that hold and those that do not. */
  requirements(action: A): readonly Requirement[];
  /** Whether all of them hold, where the rules can tell it without their words. */
  isLegal?(action: A): boolean;
  /** Every legal action, at least one. */
  legal(): readonly A[];
  /** What `legal` examines, in the same order, for whoever examines only what is worth most; where the rules tell it. */
  candidates?(): readonly A[];
}

/** Marks a moment whose situation the state describes completely; nothing is decided. */
export interface CheckpointAsk {
  readonly ask: "checkpoint";
  /** What begins here, e.g. "patrol". */
  readonly phase: string;
  /** What people call that, where the word alone does not say it: "the turn ends". */
  readonly title?: string;
}

/** Whether the state describes the moment of an ask completely, so that a run can be resumed from it. */
export const isCheckpoint = <A>(ask: Ask<A>): boolean =>
  ask.ask === "checkpoint" || (ask.ask === "act" && ask.nested !== true);

/** Everything a rule procedure can ask for by yielding. */
export type Ask<A> = RollAsk | DrawAsk | ChooseAsk | ActAsk<A> | CheckpointAsk;

/** What comes back: plain data, kept in positions and records. */
export type Answer<A> =
  | { readonly faces: readonly number[] }
  | { readonly card: string }
  | { readonly option: string }
  | { readonly action: A }
  | { readonly proceed: true };

/** A rule procedure: reads like the book, asks by yielding, returns `T`. */
export type Rules<A, T = void> = Generator<Ask<A>, T, Answer<A>>;

/** A stored answer does not fit what the rules ask now: the rules changed underneath, or the record was altered. */
export class AnswerMismatch extends Error {
  override readonly name = "AnswerMismatch";
}

const mismatch = (asked: string, answer: unknown): AnswerMismatch =>
  new AnswerMismatch(`The rules ask for ${asked}, but the answer is ${JSON.stringify(answer)}.`);

/**
 * Rolls `dice` dice of `sides` sides and returns the faces in order. Rolls that are called `alike` lead to the same, so that
 * odds follow one of them.
 */
export function* roll<A>(
  dice: number,
  sides: number,
  purpose: Purpose,
  alike?: (faces: readonly number[], choose: readonly string[]) => string,
): Rules<A, readonly number[]> {
  if (dice === 0) return [];
  const answer = yield { ask: "roll", dice, sides, ...(alike !== undefined && { outcomeKey: alike }), for: purpose };
  if (!("faces" in answer)) throw mismatch(`${dice} dice`, answer);
  const { faces } = answer;
  if (faces.length !== dice || faces.some((face) => !Number.isInteger(face) || face < 1 || face > sides)) {
    throw mismatch(`${dice} dice with faces 1 to ${sides}`, answer);
  }
  return faces;
}

/**
 * What rolls come to that may go on without an end, such as dice that are rolled again for every success: asked only where
 * odds are worked out (`ctx.closedForm`), with exact probabilities that come to 1.
 */
export function* closedFormRoll<A>(
  outcomes: readonly ClosedFormOutcome[],
  purpose: Purpose,
): Rules<A, readonly number[]> {
  const [first] = outcomes;
  const sides = Math.max(...outcomes.flatMap(({ faces }) => faces));
  const answer = yield { ask: "roll", dice: first?.faces.length ?? 0, sides, outcomes, for: purpose };
  if (!("faces" in answer)) throw mismatch("what was foreseen", answer);
  return answer.faces;
}

/** What a die of a kind came to: the face's number, what stands on it, and what it means in this roll. */
export interface ShownFace {
  readonly kind: string;
  readonly face: number;
  readonly shows: string;
  readonly means: string;
}

/** Rolls dice that have faces of their own and returns what each came to, in order: see `rollKindsAs`. */
export const rollKinds = <A>(
  dice: readonly KindDie[],
  purpose: Purpose,
  alike?: (shown: readonly ShownFace[]) => string,
): Rules<A, readonly ShownFace[]> => rollKindsAs(dice, purpose, (shown) => shown, alike);

/**
 * Rolls dice that have faces of their own and returns what a game makes of each (`as`), in order. All kinds of one roll
 * have as many faces, and every face means something.
 */
export function* rollKindsAs<A, T>(
  dice: readonly KindDie[],
  purpose: Purpose,
  as: (shown: ShownFace) => T,
  alike?: (shown: readonly ShownFace[]) => string,
): Rules<A, T[]> {
  const [first] = dice;
  if (first === undefined) return [];
  const sides = first.kind.faces.length;
  if (dice.some(({ kind, means }) => kind.faces.length !== sides || means.length !== sides))
    throw new Error(`The dice of one roll have as many faces, each with a meaning: ${purpose.text}.`);
  const read = <Made>(faces: readonly number[], make: (shown: ShownFace) => Made): Made[] =>
    dice.map(({ kind, means }, i) => {
      const face = faces[i];
      const shows = face === undefined ? undefined : kind.faces[face - 1];
      const meant = face === undefined ? undefined : means[face - 1];
      if (face === undefined || faces.length !== dice.length || shows === undefined || meant === undefined)
        throw mismatch(`${dice.length} dice with faces 1 to ${sides}`, { faces });
      return make({ kind: kind.name, face, shows, means: meant });
    });
  const asked = { ask: "roll", dice: dice.length, sides, kinds: dice, for: purpose } as const;
  const answer = yield alike === undefined
    ? asked
    : { ...asked, outcomeKey: (faces: readonly number[]) => alike(read(faces, (shown) => shown)) };
  if (!("faces" in answer)) throw mismatch(`${dice.length} dice`, answer);
  return read(answer.faces, as);
}

/** Draws one card out of `among` (not empty). */
export function* draw<A>(pile: string, among: readonly string[], purpose: Purpose, part?: number): Rules<A, string> {
  const answer = yield { ask: "draw", pile, among, for: purpose, ...(part !== undefined && { part }) };
  if (!("card" in answer) || !among.includes(answer.card)) throw mismatch(`a card of the pile ${pile}`, answer);
  return answer.card;
}

/** Something to choose: an option and what it stands for. */
export interface Choice<T> extends Option {
  readonly value: T;
}

/**
 * Lets `seat` choose among `choices` and returns the chosen value.
 * A single choice is no decision: it is taken without asking.
 */
export function* choose<A, T>(
  seat: Seat,
  prompt: Prompt,
  choices: readonly Choice<T>[],
  indifferent = false,
): Rules<A, T> {
  const [only] = choices;
  if (only === undefined) throw new Error(`Nothing to choose from: ${prompt.id}`);
  if (choices.length === 1) return only.value;
  const options = choices.map(({ id, text }) => ({ id, text }));
  const answer = yield { ask: "choose", seat, prompt, options, ...(indifferent && { irrelevantToOdds: indifferent }) };
  if (!("option" in answer)) throw mismatch(`an option of ${prompt.id}`, answer);
  const chosen = choices.find((choice) => choice.id === answer.option);
  if (chosen === undefined) throw mismatch(`an option of ${prompt.id}`, answer);
  return chosen.value;
}

/** How a game lets somebody choose: by the ids of its own decisions. */
export type Chooses<A, Id extends string, By extends Seat = Seat> = <T>(
  seat: By,
  prompt: Prompt & { readonly id: Id },
  choices: readonly Choice<T>[],
  indifferent?: boolean,
) => Rules<A, T>;

/** How a game asks somebody for a yes or a no. */
export type AsksYesNo<A, Id extends string, By extends Seat = Seat> = (
  seat: By,
  prompt: Prompt & { readonly id: Id },
) => Rules<A, boolean>;

/** Asks `seat` for a yes or a no. */
export const askYesNo = <A>(seat: Seat, prompt: Prompt): Rules<A, boolean> =>
  choose(seat, prompt, [
    { id: "yes", text: "Yes", value: true },
    { id: "no", text: "No", value: false },
  ]);

/** Asks `seat` for a whole action. */
export function* act<A>(ask: Omit<ActAsk<A>, "ask">): Rules<A, A> {
  const answer = yield { ...ask, ask: "act" };
  if (!("action" in answer)) throw mismatch("an action", answer);
  return answer.action;
}

/** Marks a checkpoint: everything the procedures above hold is in the state. */
export function* checkpoint<A>(phase: string, title?: string): Rules<A> {
  const answer = yield { ask: "checkpoint", phase, ...(title !== undefined && { title }) };
  if (!("proceed" in answer)) throw mismatch(`to go on with ${phase}`, answer);
}

/** Where an action is asked and none is legal: a policy has no answer to it. */
export class NothingLegal extends Error {
  constructor(prompt: string) {
    super(`No legal action: ${prompt}`);
  }
}
