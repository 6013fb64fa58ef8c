import { capital } from "../page/names.ts";
import type { Decision, RecordedMove } from "../api/answers.ts";
import { toldOf } from "../director/told.ts";
import { sentInWords } from "../table/story.tsx";
import { takenBack } from "./taken-back.ts";
import { seatInWords, type SeatNames, seatsInWords } from "./seat-words.ts";

/**
 * What a move of the record consisted of, without who made it; null where that is told to others only. `asked` is what
 * the move before left to be decided, where that is at hand: then a choice is told with its question.
 */
export function whatWasSent(
  { sent, by, version }: Pick<RecordedMove, "sent" | "by" | "version">,
  names: SeatNames,
  asked: Decision | null = null,
): string | null {
  if (sent === null) return by === null ? "The game begins" : null;
  if ("created" in sent) return "The game begins";
  if ("move" in sent) return sentInWords(sent.move, version, asked);
  if ("undo" in sent)
    return `${takenBack(sent.undo.to, version)}${sent.undo.consents.length === 0 ? "" : `, with the consent of ${seatsInWords(sent.undo.consents, names)}`}`;
  return "close" in sent ? "The game was closed" : "Newer rules were taken over";
}

/** Who made a move: "you", "Chloé", "the server". */
export const maker = (by: string | null, names: SeatNames, you: string | null): string =>
  by === null ? "nobody" : by === "policy" ? "the server" : by === you ? "you" : seatInWords(by, names);

/**
 * A move with who made it: "Chloé – Mac: crouch". Where the move itself is told to others only, what this seat has
 * learned of it stands in its place: "Chloé – Mac crouches."
 */
export function moveInWords(
  move: Pick<RecordedMove, "sent" | "by" | "version" | "events">,
  names: SeatNames,
  you: string | null,
  asked: Decision | null = null,
): string {
  const [first, ...more] = move.events.map(toldOf);
  const learned =
    first === undefined ? "something that you learn nothing of" : `${first}${more.length > 0 ? " …" : ""}`;
  return `${capital(maker(move.by, names, you))} – ${whatWasSent(move, names, asked) ?? learned}`;
}

/** Whether a seat takes a move back by itself: it made it, and nobody learned anything by it. */
export const isFree = ({ by, informed, sent }: RecordedMove, seat: string | null): boolean =>
  seat !== null && by === seat && !informed && sent !== null && ("move" in sent || "undo" in sent);

/** Who alone takes moves back: who made all of them, where nobody learned anything by them; null where all have a say. */
export function freeFor(since: readonly RecordedMove[]): string | null {
  const by = since[0]?.by ?? null;
  return by !== null && since.every((move) => isFree(move, by)) ? by : null;
}
