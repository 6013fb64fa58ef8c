import type { Step } from "../game/table.ts";
import type { Frame } from "./frames.ts";
import { textsIn } from "./texts-in.ts";
import { isAside } from "./told.ts";

// Whoever moves a piece of their own knows what they did, and sees on the board where it ended. A film is for what they
// do not know: dice, wounds and alarms, and what others do about it.

/** From this many moments on, what happened is too much to take in at once. */
const MANY = 3;

/** Whether a moment tells of a piece that the action did not name, nor its unit. */
function isOfOthers({ event, board }: Frame, named: readonly string[]): boolean {
  const words = new Set(textsIn(event?.details));
  const isNamed = (id: string): boolean => named.some((name) => id === name || id.startsWith(`${name}-`));
  return board.pieces.some(({ id }) => words.has(id) && !isNamed(id));
}

/** Whether the moments of a step that was just made are played by themselves. */
export function isWorthPlaying(
  { sent }: Pick<Step, "sent">,
  frames: readonly Frame[],
  { isOwn }: { readonly isOwn: boolean },
): boolean {
  if (frames.some(({ grave, dice }) => grave || dice.length > 0)) return true;
  // what happens nowhere on the board, or is told for the record only, is read, and needs no film
  const seen = frames.filter(({ at, event }) => at.length > 0 && !(event !== null && isAside(event)));
  if (seen.length < MANY) return false;
  if (!isOwn || sent?.action === undefined) return true;
  const named = textsIn(sent.action);
  return seen.some((frame) => isOfOthers(frame, named));
}
