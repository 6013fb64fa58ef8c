/*
 * Pictures of boards: see pictures.
 */
import {
  anObject,
  aNumber,
  aText,
  demand,
  type Fields,
  misfits,
  oneOf,
  optional,
  trueOrFalse,
  Unreadable,
} from "../kernel/door.ts";
import * as parts from "./board-parts.ts";
import type { BoardModel } from "../kernel/index.ts";
import { drawBoard as drawn, type Picture, type PictureOptions, themes } from "../../pictures/index.ts";

export { type Picture, type PictureOptions, type Theme, themes } from "../../pictures/index.ts";

/** The most faults of one thing that are told. */
const MOST_TOLD = 20;

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

/** Draws a board, with a ruling of sight or a field of view where one is given. Throws Unreadable where it cannot be drawn. */
export function drawBoard(board: BoardModel, options: PictureOptions = {}): Picture {
  demand(misfits("options", options, optionFields));
  const { sight, fieldOfView } = options;
  demand(
    parts.board("board", board).slice(0, MOST_TOLD),
    sight === undefined ? [] : parts.sight("options/sight", sight).slice(0, MOST_TOLD),
    fieldOfView === undefined ? [] : parts.fieldOfView("options/fieldOfView", fieldOfView).slice(0, MOST_TOLD),
  );
  try {
    return drawn(board, options);
  } catch (error) {
    // what lies deeper in what was handed in is looked at by the drawing alone
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    const message = "It cannot be drawn: expected a board, a ruling and a field of view as a situation answers them.";
    throw new Unreadable([{ code: "unreadable", path: "/board", message }], { cause: error });
  }
}
