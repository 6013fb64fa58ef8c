import type { BoardModel, BoardPiece, ShownEvent } from "../api/answers.ts";
import { pieceNamed, placeOf } from "../board/places.ts";
import type { Spot } from "../board/spots.ts";
import { says } from "./ground.ts";

// Who comes on and who goes in a step stands on the board from the moment it comes until the moment it goes. Most events
// say so themselves; markers, corpses and whoever comes with others are told of by the event that speaks of them.

/** Whom the events of a step leave to be put on the board and taken off, by the sentence in which that is. */
export interface Comings {
  readonly on: ReadonlyMap<number, readonly BoardPiece[]>;
  readonly off: ReadonlyMap<number, readonly string[]>;
}

/** What the events of a step do by themselves. */
interface Doings {
  /** The id of whom an event puts somewhere. */
  puts(event: ShownEvent): string | null;
  /** The id of whom an event takes off the board. */
  takes(event: ShownEvent): string | null;
}

/** Whose marker it is, where it is called after somebody. */
const ownerOf = (id: string): string => id.slice(id.lastIndexOf("-of-") + "-of-".length);

/** The sentence in which somebody comes on of whom no event says that it is put anywhere. */
function comesIn(events: readonly (readonly ShownEvent[])[], piece: BoardPiece, last: BoardModel): number {
  const place = placeOf(last, piece);
  const first = (word: string): number => events.findIndex((of) => of.some((one) => says(one, word)));
  const named = first(piece.id);
  if (named >= 0) return named;
  const there = place === null ? -1 : first(place);
  if (there >= 0) return there;
  return events.findLastIndex((of) => piece.id.includes("-of-") && of.some((one) => says(one, ownerOf(piece.id))));
}

const groupedBy = <T>(all: readonly T[], sentenceOf: (one: T) => number): Map<number, readonly T[]> =>
  Map.groupBy(all, sentenceOf);

/** Who comes on and goes without an event that says so, by the sentences of a step; at its end where nothing speaks of it. */
export function comingsOf(
  before: BoardModel,
  last: BoardModel,
  events: readonly (readonly ShownEvent[])[],
  { puts, takes }: Doings,
): Comings {
  const end = events.length - 1;
  const all = events.flat();
  const has = (board: BoardModel, id: string): boolean => board.pieces.some((piece) => piece.id === id);
  const means = (named: string | null, piece: BoardPiece, board: BoardModel): boolean =>
    named !== null && pieceNamed(board, named)?.id === piece.id;
  const coming = last.pieces.filter(
    (piece) => !has(before, piece.id) && !all.some((event) => means(puts(event), piece, last)),
  );
  const going = before.pieces.filter(
    (piece) => !has(last, piece.id) && !all.some((event) => means(takes(event), piece, before)),
  );
  const orEnd = (sentence: number): number => (sentence < 0 ? end : sentence);
  const latest = (word: string): number => events.findLastIndex((of) => of.some((one) => says(one, word)));
  const goesIn = ({ id }: BoardPiece): number => Math.max(latest(id), id.includes("-of-") ? latest(ownerOf(id)) : -1);
  return {
    on: groupedBy(coming, (piece) => orEnd(comesIn(events, piece, last))),
    off: new Map(
      [...groupedBy(going, (piece) => orEnd(goesIn(piece)))].map(([sentence, gone]) => [
        sentence,
        gone.map(({ id }) => id),
      ]),
    ),
  };
}

/** A place turned about a middle by degrees clockwise. */
function turned({ x, y }: Spot, middle: Spot, degrees: number): Spot {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [x - middle.x, y - middle.y];
  return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
}

/**
 * The shapes of a table while pieces stand as on a board: a shape that bears the name of a piece, as a hull does, lies
 * where the piece is, and nowhere while it is not there.
 */
export function shapesWith(
  pieces: readonly BoardPiece[],
  ...boards: readonly BoardModel[]
): NonNullable<BoardModel["table"]>["shapes"] {
  const shapes = new Map(
    boards.flatMap((board) => (board.table?.shapes ?? []).map((shape) => [shape.id, { shape, board }] as const)),
  );
  const ground = new Set((boards.at(-1)?.table?.shapes ?? []).map(({ id }) => id));
  return [...shapes.values()].flatMap(({ shape, board }) => {
    const own = board.pieces.find(({ id }) => id === shape.label);
    if (own === undefined) return ground.has(shape.id) ? [shape] : [];
    const now = pieces.find(({ id }) => id === own.id);
    if (now === undefined) return [];
    const turn = (now.bearing ?? 0) - (own.bearing ?? 0);
    const outline = shape.outline.map((corner) => {
      const { x, y } = turned(corner, own, turn);
      return { x: x + now.x - own.x, y: y + now.y - own.y };
    });
    return [{ ...shape, outline }];
  });
}
