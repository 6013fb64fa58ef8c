import type { BoardModel, BoardPiece, ShownEvent } from "../api/answers.ts";

// What lies on the ground, and how a piece looks, stays as it was while a step is played until an event speaks of it.

type Edge = BoardModel["edges"][number];
type Way = BoardModel["ways"][number];
type Mark = BoardModel["marks"][number];

/** Whether a detail of an event is this word, or has it in a list. */
export const says = ({ details }: ShownEvent, word: string): boolean =>
  Object.values(details).some((value) => String(value) === word || (Array.isArray(value) && value.includes(word)));

const cellOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

const speaksOfEdge = (event: ShownEvent, { name }: Edge): boolean => name !== undefined && says(event, name);

const speaksOfWay = (event: ShownEvent, { between: [a, b] }: Way): boolean =>
  [`${a}|${b}`, `${b}|${a}`].some((way) => says(event, way));

const wordsIn = (text: string): readonly string[] => text.split(/[^\w-]+/);

/** Whether an event speaks of a mark: of its kind, there; or of the piece that it is called after. */
function speaksOfMark(event: ShownEvent, mark: Mark, board: BoardModel): boolean {
  const label = wordsIn(mark.label);
  if (label.some((word) => says(event, word) && board.pieces.some(({ id }) => id === word))) return true;
  const kinds = new Set([...wordsIn(mark.kind), ...label]);
  const group = board.areas.find(({ id }) => id === mark.area)?.group;
  const there = [mark.area, group, ...mark.squares.map(cellOf), ...label];
  return (
    event.event.split("-").some((word) => kinds.has(word)) &&
    there.some((word) => word !== undefined && says(event, word))
  );
}

/** Things by their keys, those of one key in their order. */
function keyed<T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, T> {
  const count = new Map<string, number>();
  return new Map(
    things.map((thing) => {
      const key = keyOf(thing);
      const nth = count.get(key) ?? 0;
      count.set(key, nth + 1);
      return [`${key} ${nth}`, thing];
    }),
  );
}

/** Things as they are at the end where an event has spoken of them, and as they were where none has. */
function thingsAfter<T>(
  was: readonly T[],
  is: readonly T[],
  keyOf: (thing: T) => string,
  isTold: (thing: T) => boolean,
): readonly T[] {
  const [old, now] = [was, is].map((things) => new Set(things.map((thing) => JSON.stringify(thing))));
  const same = is.filter((thing) => old?.has(JSON.stringify(thing)));
  const gone = keyed(
    was.filter((thing) => !now?.has(JSON.stringify(thing))),
    keyOf,
  );
  const come = keyed(
    is.filter((thing) => !old?.has(JSON.stringify(thing))),
    keyOf,
  );
  const changed = [...new Set([...come.keys(), ...gone.keys()])].flatMap((key) => {
    const [before, after] = [gone.get(key), come.get(key)];
    const told = [before, after].some((thing) => thing !== undefined && isTold(thing));
    return (told ? after : before) ?? [];
  });
  return [...same, ...changed];
}

/** Boards on which another ground lies, as when a terrain is laid out: nothing of the one is anything of the other. */
const sameGround = (a: BoardModel, b: BoardModel): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.areas.map(({ id }) => id).join() === b.areas.map(({ id }) => id).join();

/** Doors, ways and marks while a step is played: as they were until an event speaks of them. */
export function groundAfter(
  before: BoardModel,
  last: BoardModel,
  told: readonly ShownEvent[],
): Pick<BoardModel, "edges" | "ways" | "marks"> {
  const { edges, ways, marks } = last;
  if (!sameGround(before, last)) return { edges, ways, marks };
  return {
    edges: thingsAfter(
      before.edges,
      edges,
      (edge) => `${cellOf(edge)},${edge.side}`,
      (edge) => edge.name === undefined || told.some((event) => speaksOfEdge(event, edge)),
    ),
    ways: thingsAfter(
      before.ways,
      ways,
      ({ between }) => between.join("|"),
      (way) => told.some((event) => speaksOfWay(event, way)),
    ),
    marks: thingsAfter(
      before.marks,
      marks,
      ({ kind, area, squares }) => `${kind} ${area ?? squares.map(cellOf).join(" ")}`,
      (mark) => told.some((event) => speaksOfMark(event, mark, last)),
    ),
  };
}

/** Pieces as they look at the end where nothing more is told of them. */
export const looksAfter = (
  pieces: readonly BoardPiece[],
  last: BoardModel,
  ahead: readonly ShownEvent[],
): readonly BoardPiece[] =>
  pieces.map((piece) => {
    const end = last.pieces.find(({ id }) => id === piece.id);
    if (end === undefined || ahead.some((event) => says(event, piece.id))) return piece;
    return { ...piece, kind: end.kind, conditions: end.conditions, details: end.details };
  });
