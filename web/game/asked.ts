import type { Action } from "../api/answers.ts";
import type { Move } from "../api/move.ts";

/** Whether somebody is seen. */
export interface AskedSight {
  readonly from: string;
  readonly to: string;
}

/** Whether something may be done. */
export interface AskedAction {
  readonly action: Action;
}

/** Whether something comes of a move: an event of a piece, or that its event is the first of them. */
export interface AskedEvent {
  readonly move: Move;
  readonly event: string;
  readonly piece: string;
  readonly isFirst?: boolean;
}

/** An event as far as it is looked for. */
interface Told {
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The fields of an event that name whom it is about. */
const who = ["piece", "agent", "fighter", "unit"] as const;

const isAbout = ({ details }: Told, piece: string): boolean => who.some((field) => details[field] === piece);

/** The event that decides a question about what comes of a move; undefined where it does not happen. */
export function decisiveEvent<E extends Told>(
  events: readonly E[],
  { event, piece, isFirst = false }: Pick<AskedEvent, "event" | "piece" | "isFirst">,
): E | undefined {
  const such = events.filter((one) => one.event === event);
  const found = such.find((one) => isAbout(one, piece));
  return isFirst && found !== such[0] ? undefined : found;
}

/** Whether what was asked about comes of a move. */
export const isTold = (events: readonly Told[], asked: Pick<AskedEvent, "event" | "piece" | "isFirst">): boolean =>
  decisiveEvent(events, asked) !== undefined;
