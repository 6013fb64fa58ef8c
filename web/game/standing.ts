import { signal } from "@preact/signals";

// Some things are asked again and again, as whether one of the enemy's dice is to be rolled once more. An answer may
// stand until the turn is over: the game goes on by it, and nobody is asked.

/** Answers by what was asked: the id of the option that was chosen. */
export type Answers = Readonly<Record<string, string>>;

interface Standing {
  readonly table: string;
  readonly turn: string | null;
  readonly answers: Answers;
}

const standing = signal<Standing | null>(null);

/** The turn or round that a moment tells of; null where it tells of none. */
export const turnOf = (moment: string): string | null =>
  /\b(?:turn|round) \d+/i.exec(moment)?.[0].toLowerCase() ?? null;

/** The answers that stand at a table in the turn that a moment tells of. */
export function standingAt(table: string, moment: string): Answers {
  const { value } = standing;
  return value?.table === table && value.turn === turnOf(moment) ? value.answers : {};
}

/** Has an answer stand at a table until the turn is over; null has it asked again. */
export function letStand(table: string, moment: string, asked: string, option: string | null): void {
  const { [asked]: _before, ...others } = standingAt(table, moment);
  standing.value = {
    table,
    turn: turnOf(moment),
    answers: option === null ? others : { ...others, [asked]: option },
  };
}

/** At which step of a turn each question was asked first. */
interface AskedFirst {
  readonly table: string;
  readonly turn: string | null;
  readonly steps: Map<string, number>;
}

let askedFirst: AskedFirst | null = null;

/**
 * Whether a question was asked at a table at an earlier step of the turn that a moment tells of: what is asked but once
 * needs no answer that stands. Notes that it is asked.
 */
export function isAskedAgain(table: string, moment: string, question: string, step: number): boolean {
  const turn = turnOf(moment);
  if (askedFirst?.table !== table || askedFirst.turn !== turn) askedFirst = { table, turn, steps: new Map() };
  const first = Math.min(askedFirst.steps.get(question) ?? step, step);
  askedFirst.steps.set(question, first);
  return first < step;
}
