/** How often a case may take as many operations as without a mutant, and how many more, before it is ended. */
const MOST_TIMES = 4;
const MOST_MORE = 40_000;
/** How many operations a case may take without a mutant that mutants meet: longer ones, which are few, would take most of the time. */
const MOST_OF_A_CASE = 3_000_000;
/** How many operations a mutant may take in all; of a run with several that are on, each takes its share. */
const MOST_IN_ALL = 24_000_000;

/** How many operations a case may take that takes so many without a mutant: beyond that it goes on without end. */
export const mostOperations = (operations: number): number => operations * MOST_TIMES + MOST_MORE;

/** Whether a case that takes so many operations is met. */
export const isMet = (operations: number): boolean => operations <= MOST_OF_A_CASE;

/** Whether a mutant meets more cases: those that are left count as not noticing it. */
export const open = ({ spent }: { readonly spent: number }): boolean => spent < MOST_IN_ALL;

/** How many operations loading the game may take with a mutant. */
export const MOST_LOADING = 30_000_000;
/** How many mutants one process loads a game with: what was loaded stays in its memory. */
export const LOADS = 60;
/** How many operations a mutant takes that the game is loaded with, alone and then with others that it has not killed. */
export const MOST_ALONE = 1_000_000;
export const MOST_TOGETHER = 16_000_000;
