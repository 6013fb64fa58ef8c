import { Problem } from "../api/problem.ts";
import type { UnfairStrength } from "../api/move.ts";

/** How well and by which dice something is to be answered. */
interface How {
  readonly strength: UnfairStrength;
  readonly seed: number;
}

/** What is answered as well as is wished; fair, where thinking ahead takes more work than a request has. */
export async function elseFair<T>(ask: (how?: How) => Promise<T>, how: How): Promise<T> {
  try {
    return await ask(how);
  } catch (error) {
    if (error instanceof Problem && error.faults.some(({ code }) => code === "beyond-limits")) return ask();
    throw error;
  }
}
