import type { Defect } from "./answers.ts";

/** An answer of the server that is none: the request could not be read, or something was faster. */
export class Problem extends Error {
  readonly kind: string;
  readonly status: number;
  readonly faults: readonly Defect[];
  readonly presentVersion: number | null;

  constructor(kind: string, status: number, title: string, faults: readonly Defect[], presentVersion: number | null) {
    super(title);
    this.kind = kind;
    this.status = status;
    this.faults = faults;
    this.presentVersion = presentVersion;
  }
}

/** The server could not be reached, although it was tried several times. */
export class Unreachable extends Error {}

/** A trouble in plain words: what happened, and what to do. */
export interface Words {
  readonly text: string;
  readonly whatToDo: string;
  /** Whether the same request would be refused again: then nothing is won by trying again. */
  readonly isFinal?: boolean;
  /** Whether the page has to be loaded anew: the one that is open is older than what it works with. */
  readonly isOutdated?: boolean;
}

/** Whether the same request gets the same answer, so that trying again does not help. */
const isFinal = (error: unknown): boolean =>
  error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

/** Whether an answer would have taken more work than is done for one question: the same is never answered. */
export const isBeyondLimits = (error: unknown): boolean =>
  error instanceof Problem && error.faults.some(({ code }) => code === "beyond-limits");

/** Says any trouble so that somebody who writes no programs knows how to go on. */
export const inWords = (error: unknown): Words => ({ ...wordsFor(error), ...(isFinal(error) && { isFinal: true }) });

function wordsFor(error: unknown): Words {
  if (error instanceof Unreachable)
    return {
      text: "The server does not answer.",
      whatToDo: "Check the connection, then try again. Nothing is lost: your game is kept.",
    };
  if (error instanceof Problem) {
    if (error.kind === "conflict")
      return {
        text: "Someone at the table was faster.",
        whatToDo: "The board now shows what they did. Look at it, and decide again.",
      };
    if (error.status >= 500)
      return { text: "Something went wrong on the server.", whatToDo: "Try again in a moment. Nothing is lost." };
    if (error.status === 401)
      return { text: error.message, whatToDo: "Open the game by the link you were invited with." };
    if (error.status === 403)
      return { text: error.message, whatToDo: "Nothing has changed. Look whose turn it is, and go on from there." };
    if (error.status === 429) return { text: error.message, whatToDo: "Wait a few minutes, then try again." };
    const [fault] = error.faults;
    if (fault?.code === "unknown-version")
      return {
        text: "This page is older than the rules that the position was made with.",
        whatToDo: "A newer page is there: reload, then go on. Nothing is lost: your game is kept.",
        isOutdated: true,
      };
    if (isBeyondLimits(error))
      return {
        text: "That is more than is worked out at once.",
        whatToDo: "Ask about less, or go on without it: the game itself is not held up.",
      };
    const where = fault?.line === undefined ? "" : ` (line ${fault.line}, column ${fault.column ?? 1})`;
    return {
      text: `${fault?.message ?? error.message}${where}`,
      whatToDo: "Go back one step, or choose something else.",
    };
  }
  return {
    text: "Something went wrong in this page.",
    whatToDo: "Reload it; what was played is kept in this browser.",
  };
}

/** A part of the page that could not be fetched, in words. */
export const partInWords = (): Words => ({
  text: "This part of the page could not be fetched.",
  whatToDo: "Check the connection and try again. If a newer page is there, reload: nothing is lost.",
  isOutdated: true,
});
