import type { TextBoard } from "./text-board.ts";

/** What a line of the text says of a place, where the picture of the board does not show it. */
export interface Undrawn {
  readonly place: string;
  /** What it is, e.g. "start square". */
  readonly name: string;
}

/**
 * What lines under the drawing put on places of a board of squares and the picture leaves out: where somebody starts, and
 * the like. What a piece or a mark stands for is drawn; `shown` are the places of marks.
 */
export function undrawnOn(
  { entries, notation: { drawing } }: TextBoard,
  shown: ReadonlySet<string>,
): readonly Undrawn[] {
  if (drawing.kind !== "signs" && drawing.kind !== "squares") return [];
  return entries.flatMap(({ places, statement: { form } }) =>
    form.underDrawing ? places.flatMap((place) => (shown.has(place) ? [] : [{ place, name: form.name }])) : [],
  );
}
