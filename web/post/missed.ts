import type { RecordedMove, ShownEvent } from "../api/answers.ts";
import { type Access, moves } from "../api/games.ts";
import { sentencesOf } from "../director/together.ts";
import { standing } from "./standing.ts";

/** How many moves a recap goes back at most. */
const MOST_MOVES = 40;

/** How many moves are asked for at once at most. */
const ASKED = 100;

/** A moment that was missed: an event, or a move of which no event tells. */
export interface MissedMoment {
  readonly move: RecordedMove;
  readonly event: ShownEvent | null;
}

/** The moments of a move, as they are read; none of one that is told to others only. */
export function momentsOf(move: RecordedMove): readonly MissedMoment[] {
  if (move.events.length > 0) return sentencesOf(move.events).map(({ event }) => ({ move, event }));
  return move.sent === null ? [] : [{ move, event: null }];
}

/** What newer rules were taken over by: boards from before are read by none that are here. */
const takesOver = ({ sent }: RecordedMove): boolean => sent !== null && "takeOver" in sent;

/** The moves that lead from a version to the one that is now, as far back as a recap goes. */
export async function missedMoves(access: Access, seen: number, now: number): Promise<readonly RecordedMove[]> {
  const { moves: all } = await moves(access, Math.max(seen, now - ASKED), ASKED);
  const left = standing(all.filter(({ version }) => version > seen && version <= now));
  return left.slice(left.findLastIndex(takesOver) + 1).slice(-MOST_MOVES);
}
