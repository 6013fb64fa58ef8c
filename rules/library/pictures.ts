/*
 * Pictures of boards: see pictures.
 */
import {
  aList,
  anObject,
  aNumber,
  aText,
  demand,
  type Fields,
  misfit,
  misfits,
  oneOf,
  optional,
  trueOrFalse,
  Unreadable,
} from "../kernel/door.ts";
import type { BoardModel } from "../kernel/index.ts";
import { drawBoard as drawn, type Picture, type PictureOptions, themes } from "../../pictures/index.ts";

export { type Picture, type PictureOptions, type Theme, themes } from "../../pictures/index.ts";

const optionFields: Fields = {
  theme: optional(oneOf(themes)),
  title: optional(aText),
  subtitle: optional(aText),
  sight: optional(anObject),
  fieldOfView: optional(anObject),
  width: optional(aNumber),
  captions: optional(trueOrFalse),
  idPrefix: optional(aText),
};

/** What every board has; the rest a game may leave out. */
const boardFields: Fields = {
  kind: oneOf(["squares", "areas", "table"]),
  width: aNumber,
  height: aNumber,
  squares: aList,
  edges: aList,
  areas: aList,
  ways: aList,
  pieces: aList,
  marks: aList,
};

const fieldsOf = (board: object): object =>
  Object.fromEntries(Object.entries(board).filter(([name]) => Object.hasOwn(boardFields, name)));

/** Draws a board, with a ruling of sight or a field of view where one is given. Throws Unreadable where it cannot be drawn. */
export function drawBoard(board: BoardModel, options: PictureOptions = {}): Picture {
  demand(misfit("board", board, anObject));
  demand(misfits("board", fieldsOf(board), boardFields), misfits("options", options, optionFields));
  try {
    return drawn(board, options);
  } catch (error) {
    // what lies deeper in what was handed in is looked at by the drawing alone
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    const message = "It cannot be drawn: expected a board, a ruling and a field of view as a situation answers them.";
    throw new Unreadable([{ code: "unreadable", path: "/board", message }], { cause: error });
  }
}
