import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { BoardModel, BoardPiece, Form, Quoted, Requirement } from "../api/answers.ts";
import { inWords, Unreachable, type Words } from "../api/problem.ts";
import { legalActions } from "../api/questions.ts";
import { withUnits } from "../board/places.ts";
import { takeUp } from "../director/director.ts";
import { framesOf } from "../director/frames.ts";
import { sentencesOf } from "../director/together.ts";
import { announce } from "../page/announce.tsx";
import { chooseGame } from "../page/last-game.ts";
import { asking, learnNames, told } from "../page/names.ts";
import type { Move } from "../api/move.ts";
import { whenBack } from "../page/when-back.ts";
import { handsOverTo } from "./seated.ts";
import { seatOfPiece } from "./lost-points.ts";
import type { Sitter, Step, Table } from "../game/table.ts";

/** What the rules said no to. */
export interface Refusal {
  readonly failing: readonly Requirement[];
  readonly rules: readonly Quoted[];
}

/** How dice come about: rolled for the players, or rolled by them and told. */
export type DiceFrom = "rolled" | "given";

/** Somebody sitting at a table: the step that is looked at, what can be done there, and what is under way. */
export interface Sitting {
  readonly table: Table;
  readonly step: ReadonlySignal<Step | null>;
  /** What the pieces can do at this step; null while it is asked for. */
  readonly forms: ReadonlySignal<readonly Form[] | null>;
  readonly formRules: ReadonlySignal<readonly Quoted[]>;
  readonly busy: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly trouble: ReadonlySignal<(Words & { readonly again?: () => void }) | null>;
  /** Looks at a step. */
  show(number: number): Promise<void>;
  /** Plays on from the step that is looked at; answers whether something happened. */
  play(move: Move, dice: DiceFrom): Promise<boolean>;
  /** Goes on under another reading of an open point, where the table allows it. */
  reread(interpretation: string, reading: string, words: string): Promise<void>;
}

/** What goes on at one seat: what is shown, and what is under way. */
interface Seat {
  readonly table: Table;
  /** Told of the step that a move has led to. */
  readonly noted: (step: Step) => void;
  readonly step: Signal<Step | null>;
  readonly forms: Signal<readonly Form[] | null>;
  readonly formRules: Signal<readonly Quoted[]>;
  readonly busy: Signal<boolean>;
  readonly refusal: Signal<Refusal | null>;
  readonly trouble: Signal<(Words & { readonly again?: () => void }) | null>;
  /** How many steps were asked for: only the last one is shown. */
  wanted: number;
  /** What is being done, or was done last. */
  last: Promise<unknown>;
}

/** Shows a step, and asks what can be done there. */
async function look(seat: Seat, newStep: Step): Promise<void> {
  seat.step.value = newStep;
  seat.refusal.value = null;
  const { decision } = newStep.moment;
  if (decision?.kind !== "act") {
    seat.forms.value = [];
    return;
  }
  await askForms(seat, newStep);
}

/**
 * Asks what can be done at a step. Where no answer comes, what led to the step is done all the same: it is only this that
 * is tried again.
 */
async function askForms(seat: Seat, at: Step): Promise<void> {
  seat.forms.value = null;
  seat.trouble.value = null;
  try {
    const answer = await legalActions(at.moment.where);
    if (seat.step.value !== at) return;
    seat.forms.value = answer.forms;
    seat.formRules.value = answer.rules;
  } catch (error) {
    if (seat.step.value !== at) return;
    const again = (): void => void askForms(seat, at);
    const wrong = { ...inWords(error), again };
    seat.trouble.value = wrong;
    if (!(error instanceof Unreachable)) return;
    const askNoMore = whenBack(() => {
      askNoMore();
      if (seat.trouble.value === wrong) again();
    });
  }
}

/** Begins the film of a step that a move has just led to, so that the board never shows how it ends before it. */
function begin(before: Step, step: Step): void {
  const { sent, events, laid } = step;
  const isTold = laid !== undefined || sent?.action === undefined || !events.some(({ event }) => event === "template");
  // the templates of what was done elsewhere are asked for first
  if (events.length > 0 && isTold) takeUp(step, framesOf(before.moment, step, laid), { isNew: true, isOwn: true });
}

/** Shows a step that a move has led to, with its film, and has it noted. */
async function goOnTo(seat: Seat, before: Step, step: Step): Promise<void> {
  const looking = batch(() => {
    const found = look(seat, step);
    if (before.number + 1 === step.number) begin(before, step);
    return found;
  });
  seat.noted(step);
  await looking;
}

/** Does one thing at a time, and says what went wrong with it in words. */
function doing<T>(seat: Seat, what: () => Promise<T>, again: () => void): Promise<T | null> {
  const deed = done(seat, what, again);
  seat.last = deed;
  return deed;
}

async function done<T>({ busy, trouble }: Seat, what: () => Promise<T>, again: () => void): Promise<T | null> {
  busy.value = true;
  trouble.value = null;
  try {
    return await what();
  } catch (error) {
    trouble.value = { ...inWords(error), again };
    return null;
  } finally {
    busy.value = false;
  }
}

async function show(seat: Seat, number: number): Promise<void> {
  const mine = ++seat.wanted;
  await doing(
    seat,
    async () => {
      const newStep = await seat.table.step(number);
      // a slider may ask for many, and answers may overtake each other
      if (mine === seat.wanted) await look(seat, newStep);
    },
    () => void show(seat, number),
  );
}

/** The form of the piece that a move acts with; undefined for an answer, and where none is known of its piece. */
function doerOf({ forms }: Seat, { action }: Move): Form | undefined {
  if (action === undefined) return undefined;
  const known = forms.value ?? [];
  return (
    known.find(({ actions }) => actions.includes(action)) ??
    known.find(({ piece, name }) => action.do === name && Object.values(action).includes(piece))
  );
}

async function play(seat: Seat, move: Move, dice: DiceFrom): Promise<boolean> {
  const from = seat.step.value;
  if (from === null || seat.busy.value) return false;
  let overtaken: Words | undefined;
  const happened = await doing(
    seat,
    async () => {
      const outcome = await seat.table.play(from, move, dice, doerOf(seat, move));
      if (outcome.refused) {
        seat.refusal.value = outcome;
        announce(`The rules say no: ${outcome.failing.map(({ text }) => told(text)).join(" ")}`);
        return false;
      }
      const { events, moment } = outcome.step;
      const { result, decision } = moment;
      const next = result?.text ?? (decision === null ? "" : asking(decision));
      const sitsNext = handsOverTo(seat.table, outcome.step);
      // who has come on in this step is told by name, too
      if (sitsNext === null) learnNames(moment.board);
      announce(
        sitsNext === null
          ? [...sentencesOf(events).map(({ text }) => text), next].join(" ")
          : `Hand over to ${sitsNext.name}.`,
      );
      await goOnTo(seat, from, outcome.step);
      overtaken = outcome.overtaken;
      return overtaken === undefined;
    },
    () => void play(seat, move, dice),
  );
  if (overtaken !== undefined) {
    seat.trouble.value = overtaken;
    announce(`${overtaken.text} ${overtaken.whatToDo}`);
  }
  return happened === true;
}

async function reread(seat: Seat, interpretation: string, reading: string, words: string): Promise<void> {
  // who switches while something is still asked for means what is shown then
  await seat.last;
  const from = seat.step.value;
  const readAs = seat.table.reread;
  if (from === null || seat.busy.value || readAs === undefined) return;
  await doing(
    seat,
    async () => {
      const step = await readAs(from, interpretation, reading);
      await goOnTo(seat, await seat.table.step(step.number - 1), step);
      announce(words);
    },
    () => void reread(seat, interpretation, reading, words),
  );
}

/**
 * Sits down at a table. `noted` is told of the step that a move has led to, so that the address can say it; where a
 * step is looked at, the address asked for it. Other views, as the rule book, begin with its game from now on.
 */
export function sitDown(table: Table, noted: (step: Step) => void): Sitting {
  chooseGame(table.card.ruleset);
  const seat: Seat = {
    table,
    noted,
    step: signal(null),
    forms: signal(null),
    formRules: signal([]),
    busy: signal(false),
    refusal: signal(null),
    trouble: signal(null),
    wanted: 0,
    last: Promise.resolve(),
  };
  const { step, forms, formRules, busy, refusal, trouble } = seat;
  return {
    table,
    step,
    forms,
    formRules,
    busy,
    refusal,
    trouble,
    show: (number) => show(seat, number),
    play: (move, dice) => play(seat, move, dice),
    reread: (interpretation, reading, words) => reread(seat, interpretation, reading, words),
  };
}

/** Who plays a piece, where several play from afar and the rules deal pieces out to players; null for any other. */
export function sitterOf({ sitter }: Table, piece: BoardPiece): Sitter | null {
  const seat = seatOfPiece(piece);
  return seat === null ? null : (sitter?.(seat, piece.id) ?? null);
}

/** Whether a kind of action may be done by whoever sits here, and not only be looked at. */
export const mayBeDone = ({ table }: Sitting, step: Step, form: Form | null): boolean =>
  table.hindrance(step, form ?? undefined) === null;

/** Whether a piece has something to do now. */
export const isDoer = (sitting: Sitting, piece: string | null): boolean =>
  (sitting.forms.value ?? []).some((form) => form.piece === piece);

/** Who acts where somebody presses a piece: the piece itself, else the unit it belongs to, where that can act. */
export function doerMeant(sitting: Sitting, board: BoardModel, piece: string): string {
  return withUnits(board, [piece]).find((id) => isDoer(sitting, id)) ?? piece;
}
