import { spend } from "./work.ts";

/** One condition of an action: a sentence, the rules it comes from, and whether it holds. */
export interface Requirement {
  readonly holds: boolean;
  /** What is required, as a sentence that is true when it holds. */
  readonly text: string;
  readonly cites: readonly string[];
}

/** The work of looking at what an action requires. */
const LIST = 20;

/** A list of requirements that grows as an action is examined; cheap when everything holds. */
export class Requirements<Citation extends string> {
  readonly all: Requirement[] = [];
  readonly #quiet: boolean;
  #holding = true;

  /** A quiet list only remembers whether everything holds. */
  constructor(quiet = false) {
    spend("requirements", LIST);
    this.#quiet = quiet;
  }

  /** Adds a condition; returns whether it holds, so that later conditions can build on it. */
  need(holds: boolean, text: string, ...cites: readonly Citation[]): boolean {
    if (!this.#quiet) this.all.push({ holds, text, cites });
    if (!holds) this.#holding = false;
    return holds;
  }

  get holding(): boolean {
    return this.#holding;
  }
}

/** The requirements that do not hold: the answer to "why can't I?". */
export const failing = (requirements: readonly Requirement[]): readonly Requirement[] =>
  requirements.filter((requirement) => !requirement.holds);

/** Whether an action with these requirements is legal. */
export const legal = (requirements: readonly Requirement[]): boolean =>
  requirements.every((requirement) => requirement.holds);
