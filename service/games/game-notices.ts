import { browserId, notice, type Notice } from "../notices/index.ts";
import { type Decision, spaced } from "../../rules/kernel/index.ts";
import type { GameMeta } from "../storage/store.ts";
import type { Browser, Seats, Webhook } from "../storage/seats.ts";
import type { MoveBody } from "./move.ts";

/** Takes a notice to be delivered; rejects when it cannot be kept. */
export type Send = (notice: Notice) => Promise<void>;

/** Where a notice goes: the webhook of a seat, or one of its browsers; and who is told the same at the same address. */
export type Receiver = Pick<Notice, "seat" | "to" | "alike">;

/** A receiver with its address. */
export interface Addressed {
  readonly receiver: Pick<Receiver, "seat" | "to">;
  readonly url: string;
}

/** A seat's webhook, where there is one, and its browsers. */
export const receiversAt = (
  seat: string,
  webhook: Webhook | null,
  browsers: readonly Browser[],
): readonly Addressed[] => [
  ...(webhook === null ? [] : [{ receiver: { seat }, url: webhook.url }]),
  ...browsers.map(({ url }) => ({ receiver: { seat, to: browserId(url) }, url })),
];

/** Everything that the notices of some seats go to, with the addresses. */
export const addressesOf = ({ seats }: Seats, names: readonly string[]): readonly Addressed[] =>
  names.flatMap((seat) => {
    const kept = seats[seat];
    return kept === undefined ? [] : receiversAt(seat, kept.webhook, kept.browsers);
  });

/** Receivers that are told the same: each knows of the others at its address, so that one of them is told for all. */
export const receiversByAddress = (addressed: readonly Addressed[]): readonly Receiver[] =>
  addressed.map(({ receiver, url }) => {
    const alike = addressed.filter(
      (other) => other.url === url && (other.receiver.to === undefined) === (receiver.to === undefined),
    );
    return alike.length === 1 ? receiver : { ...receiver, alike: alike.map((other) => other.receiver.seat) };
  });

/** Everything that the notices of some seats go to. */
export const receiversOf = (seats: Seats, names: readonly string[]): readonly Receiver[] =>
  receiversByAddress(addressesOf(seats, names));

/** Whether the notices of any seat go anywhere. */
export const hasReceivers = ({ seats }: Seats): boolean =>
  Object.values(seats).some(({ webhook, browsers }) => webhook !== null || browsers.length > 0);

/** Room for what is asked: whole, but for texts that nobody would read on a phone. */
const MOST_TEXT = 1000;

/** What a notice says, and for whom it is. */
interface NoticeBody extends Pick<Notice, "seat" | "to" | "alike" | "replaced" | "version" | "text" | "since"> {
  readonly deadline?: string | null;
  /** Tells notices of one kind and version apart that come again and again. */
  readonly mark?: string;
  readonly said?: Notice["said"];
}

/** A notice about a game. */
export function noticeOf(
  kind: Notice["kind"],
  { id, title, names = [] }: GameMeta,
  { seat, to, alike, replaced, version, text, since, deadline = null, mark = "", said }: NoticeBody,
): Notice {
  const what = {
    text: text.slice(0, MOST_TEXT),
    ...(said !== undefined && { said }),
    ...(replaced !== undefined && { replaced }),
  };
  const named = names.filter((entry) => entry.seat === seat || alike?.includes(entry.seat) === true);
  const whom = {
    seat,
    ...(to !== undefined && { to }),
    ...(alike !== undefined && { alike }),
    ...(named.length > 0 && { names: named }),
  };
  const first = notice({ kind, game: id, title, ...whom, version, ...what, since, deadline });
  return { ...first, id: `${first.id}${mark}${to === undefined ? "" : `/${to}`}` };
}

/** What a decision asks, with the piece that it is about called as people say it: "What does Jock do (4 AP)?". */
export function questionOf({ text, piece }: Pick<Decision, "text" | "piece">): string {
  if (piece === null) return text;
  const name = `${piece.charAt(0).toUpperCase()}${spaced(piece.slice(1))}`;
  return text
    .split(/([\w-]+)/)
    .map((part) => (part === piece ? name : part))
    .join("");
}

/** What a seat is told of a turn: what is asked of it, nothing of what is behind that. */
export const turnText = ({ decision }: Pick<MoveBody, "decision">): string =>
  decision === null ? "" : questionOf(decision);
