import { tellerOf } from "../../pictures/index.ts";
import type { OpenPosition } from "../../rules/kernel/index.ts";
import { viewOf } from "./game-state.ts";

/** What a game waits for, as a sentence for people at a seat: by the names of what it knows of. */
export function whatIsAwaited(situation: OpenPosition, seat: string | null): string {
  const seen = situation.seenBy(viewOf(seat));
  const decision = seen.decision();
  if (decision === null) return "The game waits for nothing.";
  const text = tellerOf(seen.board()).sentence(decision.text, decision.piece);
  return `The game waits for: ${text}${/[.?!]$/.test(text) ? "" : "."}`;
}
