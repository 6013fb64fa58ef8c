import { askingAt } from "./asking.ts";
import { steps } from "./steps.ts";

/** What became of a step. */
export interface Outcome {
  readonly what: string;
  readonly isRight: boolean;
  /** What was found, or what is wrong. */
  readonly found: string;
}

/** Why something could not be asked at all: what is below a failed fetch says more than its own words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Asks a server for everything that people come to it for, one after the other, and tells of each whether it is there.
 * An answer may take `patience` milliseconds, 30,000 where it is left out.
 */
export async function* smoke(address: string, patience?: number): AsyncGenerator<Outcome> {
  const asking = askingAt(address, patience);
  for (const { what, run } of steps) {
    try {
      yield { what, isRight: true, found: await run(asking) };
    } catch (error) {
      yield { what, isRight: false, found: reasonOf(error) };
    }
  }
}

/** Runs the steps and says each of them. Answers with whether all were right. */
export async function smokeSaid(address: string, say: (line: string) => void): Promise<boolean> {
  let isRight = true;
  for await (const outcome of smoke(address)) {
    say(`${outcome.isRight ? "✓" : "✗"} ${outcome.what}: ${outcome.found}`);
    isRight &&= outcome.isRight;
  }
  return isRight;
}
