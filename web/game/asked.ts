import { isObject } from "../api/is-object.ts";
import type { Action } from "../api/answers.ts";
import type { Again, Move } from "../api/move.ts";

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
  /** Whether any event of the piece answers it; `event` is then what is told of others where there is none. */
  readonly isAny?: boolean;
  /** The rules by which it comes or does not, where somebody knows them. */
  readonly by?: readonly string[];
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
  { event, piece, isFirst = false, isAny = false }: Pick<AskedEvent, "event" | "piece" | "isFirst" | "isAny">,
): E | undefined {
  const such = isAny ? events : events.filter((one) => one.event === event);
  const found = such.find((one) => isAbout(one, piece));
  return isFirst && found !== such[0] ? undefined : found;
}

/**
 * What happens in place of what was asked about: the first event of its kind where somebody else's comes first, else what
 * happens to the piece; undefined where nothing does.
 */
export const insteadOf = <E extends Told>(
  events: readonly E[],
  { event, piece, isFirst = false }: Pick<AskedEvent, "event" | "piece" | "isFirst">,
): E | undefined =>
  (isFirst ? events.find((one) => one.event === event) : undefined) ?? events.find((one) => isAbout(one, piece));

/** The same event as it comes to somebody else, where it does not come to whom was asked about. */
export const soForOthers = <E extends Told>(
  events: readonly E[],
  { event, isFirst = false }: Pick<AskedEvent, "event" | "isFirst">,
): E | undefined => (isFirst ? undefined : events.findLast((one) => one.event === event));

/**
 * What the answer to a question about a move rests on: the rules that were named with it; else those of the event, of what
 * happens in its place, or of the same event as it comes to others.
 */
export function rulesOfEvent(
  events: readonly (Told & { readonly cites: readonly string[] })[],
  asked: Pick<AskedEvent, "event" | "piece" | "isFirst" | "isAny" | "by">,
): readonly string[] {
  if (asked.by !== undefined) return asked.by;
  return (
    (decisiveEvent(events, asked) ?? insteadOf(events, asked) ?? soForOthers(events, { event: asked.event }))?.cites ??
    []
  );
}

/** Whether what was asked about comes of a move. */
export const isTold = (events: readonly Told[], asked: Pick<AskedEvent, "event" | "piece" | "isFirst">): boolean =>
  decisiveEvent(events, asked) !== undefined;

/** What people disagree about: their question in words, and what the rules are asked for. */
export interface Matter {
  /** Null where what is asked says it itself. */
  readonly words: string | null;
  /** Whom it is about, where that is not everybody on the board. */
  readonly about?: readonly string[];
  readonly asked: AskedSight | AskedAction | AskedEvent;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isAction = (value: unknown): value is Action => isObject(value) && isText(value["do"]);

/** Whether dice can be drawn from a number. */
const isSeed = (value: unknown): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff;

/** Whether something says by which dice a move was made. */
const isAgain = (value: unknown): value is Again =>
  isObject(value) &&
  (value["seed"] === null || isSeed(value["seed"])) &&
  typeof value["eachPhase"] === "boolean" &&
  typeof value["forUs"] === "boolean";

function askedIn(value: unknown): Matter["asked"] | null {
  if (!isObject(value)) return null;
  const { from, to, action, move, event, piece, isFirst, isAny, by } = value;
  if (isText(from) && isText(to)) return { from, to };
  if (isAction(action)) return { action };
  if (!isObject(move) || !isText(event) || !isText(piece)) return null;
  const { action: done, choose, again } = move;
  const isChoice = Array.isArray(choose) && choose.every(isText);
  const sent = {
    ...(isAction(done) && { action: done }),
    ...(isChoice && { choose }),
    ...(isAgain(again) && { again }),
  };
  return {
    move: { ...sent, ...(move["until"] === "phase" && { until: "phase" }) },
    event,
    piece,
    ...(isFirst === true && { isFirst }),
    ...(isAny === true && { isAny }),
    ...(Array.isArray(by) && by.every(isText) && { by }),
  };
}

/** What a link or the storage of the browser says people disagree about; null where it says nothing of the kind. */
export function matterIn(value: unknown): Matter | null {
  if (!isObject(value)) return null;
  const asked = askedIn(value["asked"]);
  if (asked === null) return null;
  const { words, about } = value;
  return {
    words: isText(words) ? words : null,
    ...(Array.isArray(about) && about.every(isText) && { about }),
    asked,
  };
}
