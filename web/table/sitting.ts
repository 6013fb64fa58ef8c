import { type ReadonlySignal, signal } from "@preact/signals";
import type { BoardModel, Form, Quoted, Requirement } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { legalActions } from "../api/questions.ts";
import { withUnits } from "../board/places.ts";
import { announce } from "../page/announce.tsx";
import type { Move } from "../api/move.ts";
import type { Step, Table } from "../game/table.ts";

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
  reread(interpretation: string, reading: string): Promise<void>;
}

/**
 * Sits down at a table. `noted` is told of the step that a move has led to, so that the address can say it; where a
 * step is looked at, the address asked for it.
 */
export function sitDown(table: Table, noted: (step: Step) => void): Sitting {
  const step = signal<Step | null>(null);
  const forms = signal<readonly Form[] | null>(null);
  const formRules = signal<readonly Quoted[]>([]);
  const busy = signal(false);
  const refusal = signal<Refusal | null>(null);
  const trouble = signal<(Words & { readonly again?: () => void }) | null>(null);
  let wanted = 0;

  const look = async (newStep: Step): Promise<void> => {
    step.value = newStep;
    refusal.value = null;
    const { decision, where } = newStep.moment;
    if (decision?.kind !== "act") {
      forms.value = [];
      return;
    }
    forms.value = null;
    const answer = await legalActions(where);
    if (step.value !== newStep) return;
    forms.value = answer.forms;
    formRules.value = answer.rules;
  };

  /** What is being done, or was done last. */
  let last: Promise<unknown> = Promise.resolve();

  /** Does one thing at a time, and says what went wrong with it in words. */
  const doing = <T>(what: () => Promise<T>, again: () => void): Promise<T | null> => {
    const deed = done(what, again);
    last = deed;
    return deed;
  };
  const done = async <T>(what: () => Promise<T>, again: () => void): Promise<T | null> => {
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
  };

  const sitting: Sitting = {
    table,
    step,
    forms,
    formRules,
    busy,
    refusal,
    trouble,
    show: async (number) => {
      const mine = ++wanted;
      await doing(
        async () => {
          const newStep = await table.step(number);
          // a slider may ask for many, and answers may overtake each other
          if (mine === wanted) await look(newStep);
        },
        () => void sitting.show(number),
      );
    },
    play: async (move, dice) => {
      const from = step.value;
      if (from === null || busy.value) return false;
      let overtaken: Words | undefined;
      const happened = await doing(
        async () => {
          const outcome = await table.play(from, move, dice);
          if (outcome.refused) {
            refusal.value = outcome;
            announce(`The rules say no: ${outcome.failing.map(({ text }) => text).join(" ")}`);
            return false;
          }
          const { events, moment } = outcome.step;
          announce([...events.map(({ text }) => text), moment.result?.text ?? moment.decision?.text ?? ""].join(" "));
          const looking = look(outcome.step);
          noted(outcome.step);
          await looking;
          overtaken = outcome.overtaken;
          return overtaken === undefined;
        },
        () => void sitting.play(move, dice),
      );
      if (overtaken !== undefined) {
        trouble.value = overtaken;
        announce(`${overtaken.text} ${overtaken.whatToDo}`);
      }
      return happened === true;
    },
    reread: async (interpretation, reading) => {
      // who switches while something is still asked for means what is shown then
      await last;
      const from = step.value;
      const { reread } = table;
      if (from === null || busy.value || reread === undefined) return;
      await doing(
        async () => {
          const next = await reread(from, interpretation, reading);
          const looking = look(next);
          noted(next);
          await looking;
          announce(`From here on, ${interpretation} is read as ${reading}.`);
        },
        () => void sitting.reread(interpretation, reading),
      );
    },
  };
  return sitting;
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
