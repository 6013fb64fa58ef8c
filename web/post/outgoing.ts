import { type ReadonlySignal, signal } from "@preact/signals";
import type { ActAnswer } from "../api/answers.ts";
import { type Access, act, moves } from "../api/games.ts";
import type { Move } from "../api/move.ts";
import { Problem, Unreachable } from "../api/problem.ts";
import type { Step } from "../game/table.ts";
import { sentInWords } from "../table/story.tsx";
import { forgetUnsent, keepUnsent, type Unsent, unsentOf } from "./outbox.ts";

/** Moves of a seat on their way to the server: each is kept until an answer comes. */
export interface Outgoing {
  /** A move that no answer came to. */
  readonly unsent: ReadonlySignal<Unsent | null>;
  send(from: Step, move: Move, by: string): Promise<ActAnswer>;
  letGo(): void;
  /** What became of a move without an answer, once the game has gone on to a version; null while nothing can be said. */
  settle(version: number): Promise<string | null>;
}

/** Whether nothing is known of what became of a request: it may have arrived or not. */
export const isOpen = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Problem && (error.status >= 500 || error.status === 429));

export function outgoingOf(access: Access, seat: string | null): Outgoing {
  const { id } = access;
  const unsent = signal(seat === null ? null : unsentOf(id, seat));
  let sending = false;
  const letGo = (): void => {
    if (seat !== null) forgetUnsent(id, seat);
    unsent.value = null;
  };
  return {
    unsent,
    letGo,
    async send(from, move, by) {
      const kept = keepUnsent(id, by, from.number, move);
      unsent.value = kept;
      sending = true;
      try {
        const answer = await act(access, kept.expectedVersion, kept.key, kept.move);
        letGo();
        return answer;
      } catch (error) {
        if (!isOpen(error)) letGo();
        throw error;
      } finally {
        sending = false;
      }
    },
    async settle(version) {
      const waiting = unsent.value;
      if (waiting === null || sending || waiting.expectedVersion >= version) return null;
      const [next] = (await moves(access, waiting.expectedVersion, 1)).moves;
      if (next === undefined) return null;
      letGo();
      const sent = sentInWords(waiting.move);
      return next.by === seat
        ? `Your move had arrived: ${sent}.`
        : `Your move was not made, for someone was faster: ${sent}.`;
    },
  };
}
