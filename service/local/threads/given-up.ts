import { Fault } from "../../schema/faults.ts";
import type { ThreadLimits } from "./thread-limits.ts";

/** Why an answer was given up. */
export type Ended = "deadline" | "memory";

/** By what a signal has ended something; null where it has not. */
function endedBy({ aborted, reason }: AbortSignal): Ended | null {
  if (!aborted) return null;
  return reason === "memory" ? "memory" : "deadline";
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);

/** Why the answer of a thread did not come, by its signal or by what was thrown; null where that is another fault. */
export const reasonOfEnd = (signal: AbortSignal, error: unknown): Ended | null =>
  endedBy(signal) ?? (codeOf(error) === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : null);

const whatToDo = "Ask about less: a smaller position, one piece, one kind of action, fewer at once.";

/** What is told of an answer that was given up; whoever wrote something is told that it may be there. */
export function givenUpFault(ended: Ended, { processor, deadline, memory }: ThreadLimits, hasWritten: boolean): Fault {
  const why =
    ended === "deadline"
      ? `This takes longer than the ${processor / 1000} s of a processor, or ${deadline / 1000} s in all, that there are for an answer.`
      : `This takes more memory than the ${memory} MB there are for an answer.`;
  const message = hasWritten
    ? `${why} What you sent may have been done or not: look again, or send it again with the same idempotency key.`
    : `${why} ${whatToDo}`;
  return new Fault("given-up", message, [{ code: ended, path: "", message: why }]);
}
