/** What is changed: see docs/mutation.md. */
export const mutantKinds = [
  "requirement is true",
  "requirement is false",
  "condition turned round",
  "boundary",
  "equal or not",
  "and or",
  "plus minus",
  "number + 1",
  "number - 1",
  "element left out",
  "entry left out",
  "case left out",
  "call left out",
  "event left out",
  "assignment left out",
] as const;
export type MutantKind = (typeof mutantKinds)[number];

/** What the changed code is for. Citations, wording and schemas are not scored. */
export type Area = "rule" | "citations" | "wording" | "schema";

/** One change of one place, as it is known without line numbers: it survives that lines move. */
export interface MutantKey {
  /** The file, inside the folder of its game. */
  readonly file: string;
  /** The function it stands in. */
  readonly in: string;
  readonly kind: MutantKind;
  /** The code that is changed. */
  readonly code: string;
  /** Which one of those that are alike in all this, from 1. */
  readonly nth: number;
}

/** One mutant of a game. */
export interface Mutant extends MutantKey {
  /** Its number in this build. */
  readonly id: number;
  readonly line: number;
  readonly area: Area;
  /** The rules cited nearest to it. */
  readonly rules: readonly string[];
  readonly edit: Edit;
}

/** A mutant as it would be written into its file. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The lines of the declaration around it, the first and the last. */
  readonly lines: readonly [number, number];
  /** Whether the declaration names its type, so that what is wrong inside of it can be seen nowhere else. */
  readonly isClosed: boolean;
}

export const keyOf = ({ file, in: within, kind, code, nth }: MutantKey): string =>
  [file, within, kind, code, nth].join(" | ");

/** Where it stands: two mutants of one line may hide each other. */
export const placeOf = ({ file, line }: Pick<Mutant, "file" | "line">): string => `${file}:${line}`;

/** What became of a mutant. */
export interface Fate {
  readonly key: string;
  /** How many cases run through it. */
  readonly reached: number;
  /** The case that noticed it; null when it survived. */
  readonly killedBy: string | null;
}
