import type { RecordedMove } from "../api/answers.ts";

type Sent = Pick<RecordedMove, "version" | "sent">;

/** Moves without those that were taken back again: what leads from the version before them to how things stand. */
export function standing<Move extends Sent>(all: readonly Move[]): readonly Move[] {
  const left: Move[] = [];
  for (const move of all) {
    if (move.sent !== null && "undo" in move.sent) {
      const { to } = move.sent.undo;
      while ((left.at(-1)?.version ?? -1) > to) left.pop();
    }
    left.push(move);
  }
  return left;
}
