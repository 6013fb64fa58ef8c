import { notice, type Notice } from "../notices/index.ts";
import type { GameMeta } from "../storage/store.ts";
import type { Seats } from "../storage/seats.ts";
import type { MoveBody } from "./move.ts";

/** Takes a notice to be delivered; rejects when it cannot be kept. */
export type Send = (notice: Notice) => Promise<void>;

/** Those of some seats that notices go to. */
export const withWebhook = ({ seats }: Seats, names: readonly string[]): readonly string[] =>
  names.filter((name) => (seats[name]?.webhook ?? null) !== null);

/** Room for what is asked: whole, but for texts that nobody would read on a phone. */
const MOST_TEXT = 1000;

/** What a notice says, and for whom it is. */
interface NoticeBody extends Pick<Notice, "seat" | "version" | "text" | "since"> {
  readonly deadline?: string | null;
  /** Tells notices of one kind and version apart that come again and again. */
  readonly mark?: string;
  readonly said?: Notice["said"];
}

/** A notice about a game. */
export function noticeOf(
  kind: Notice["kind"],
  { id, title }: GameMeta,
  { seat, version, text, since, deadline = null, mark = "", said }: NoticeBody,
): Notice {
  const what = { text: text.slice(0, MOST_TEXT), ...(said !== undefined && { said }) };
  const first = notice({ kind, game: id, title, seat, version, ...what, since, deadline });
  return { ...first, id: `${first.id}${mark}` };
}

/** What a seat is told of a turn: what is asked of it, nothing of what is behind that. */
export const turnText = (body: MoveBody): string => body.decision?.text ?? "";
