import type { Action, BoardModel, ShownEvent } from "../api/answers.ts";
import type { Drawn } from "../board/pictured.ts";
import { cellsOf, type Flash, isPlace, pieceNamed, placesOf } from "../board/places.ts";
import type { AskedAction, AskedEvent, AskedSight } from "../game/asked.ts";
import { isRuledOn, type Step, type TableCard } from "../game/table.ts";
import { aimedAt, attacksFrom, endsOf, pathOf } from "./aim.ts";

// What people disagree about, as it is drawn on the board and in the picture of its ruling: the way that somebody goes,
// lines to whom something is done, and rings round those it is about.

/** How far apart two places are, in cells or lengths. */
function apart(board: BoardModel, one: string, other: string): number {
  const [[a], [b]] = [cellsOf(board, one), cellsOf(board, other)];
  return a === undefined || b === undefined ? Infinity : Math.hypot(a.x - b.x, a.y - b.y);
}

/** The line between two who may be units of several: from the one to the other that is nearest. */
function lineBetween(board: BoardModel, from: readonly string[], to: readonly string[]): readonly Flash[] {
  const all = from.flatMap((one) => to.map((other) => ({ from: one, to: other })));
  const lines = all.filter((line) => line.from !== line.to);
  return lines.toSorted((a, b) => apart(board, a.from, a.to) - apart(board, b.from, b.to)).slice(0, 1);
}

/** Who does an action: the first on the board whom it names. */
const doerOf = (board: BoardModel, action: Action): string | null =>
  Object.entries(action).flatMap(([name, value]) =>
    name !== "do" && typeof value === "string" && pieceNamed(board, value) !== undefined ? [value] : [],
  )[0] ?? null;

/** The way of an action from where its doer stands: by its path, else straight to the place it names. */
function wayOf(board: BoardModel, action: Action, doer: string): readonly string[] {
  const aims = new Set(aimedAt(action, doer));
  const ends = endsOf(action, doer).filter((end) => !aims.has(end) && isPlace(board, end));
  const path = pathOf(action) ?? ends.slice(-1);
  const [home] = placesOf(board, doer);
  if (path.length === 0 || home === undefined) return [];
  return path[0] === home ? path : [home, ...path];
}

/** How an action is drawn where it stands to be done. */
export function drawnAction(board: BoardModel, action: Action): Drawn {
  const doer = doerOf(board, action);
  if (doer === null) return { way: [], lines: [], about: [] };
  const way = wayOf(board, action, doer);
  const aims = new Set([...aimedAt(action, doer), ...endsOf(action, doer).filter((end) => !isPlace(board, end))]);
  const start = attacksFrom(action, doer);
  const from = way.length > 1 ? way.slice(-1) : placesOf(board, start);
  const targets = [...aims].map((name) => placesOf(board, name));
  return {
    way,
    lines: targets.flatMap((places) => lineBetween(board, from, places)),
    about: targets.some((places) => places.length > 0) || way.length > 1 ? [] : placesOf(board, doer).slice(0, 1),
  };
}

const text = (value: unknown): readonly string[] => (typeof value === "string" ? [value] : []);
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.flatMap(text) : text(value));

/** The way that an event tells of somebody: from where, by which places, to where. */
function walked(board: BoardModel, { details }: ShownEvent): readonly string[] {
  const path = texts(details["path"]);
  const way = [...text(details["from"]), ...(path.length > 0 ? path : text(details["to"]))];
  const places = way.filter((place, nth) => isPlace(board, place) && place !== way[nth - 1]);
  return places.length > 1 ? places : [];
}

/** How a move is drawn after it was made: the way that was gone, to whom it was done, and whom it was about. */
export function drawnMove(board: BoardModel, events: readonly ShownEvent[], asked: AskedEvent): Drawn {
  const { action } = asked.move;
  const done = action === undefined ? null : drawnAction(board, action);
  const doer = action === undefined ? asked.piece : doerOf(board, action);
  const isOf = ({ details }: ShownEvent): boolean => Object.values(details).includes(doer);
  const way =
    events
      .filter(isOf)
      .map((event) => walked(board, event))
      .find(({ length }) => length > 1) ?? [];
  return { way, lines: done?.lines ?? [], about: placesOf(board, asked.piece) };
}

/** How the question of a table is drawn where it is ruled on; null where there is none, or it is one of sight. */
export function drawnDispute(
  card: Pick<TableCard, "asked">,
  step: Pick<Step, "number" | "isAsAsked" | "isAskedAgain" | "moment" | "events">,
): Drawn | null {
  const asked: AskedSight | AskedAction | AskedEvent | undefined = card.asked;
  if (asked === undefined || !isRuledOn({ asked }, step)) return null;
  const { board } = step.moment;
  return "move" in asked ? drawnMove(board, step.events, asked) : drawnAction(board, asked.action);
}
