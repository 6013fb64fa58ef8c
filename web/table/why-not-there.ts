import type { BoardModel, Form } from "../api/answers.ts";
import { placesOf } from "../board/places.ts";
import { placesWithin } from "../page/names.ts";
import { withinReach } from "./aim.ts";

/** Kinds of action that lead somewhere. */
const leading = /move|run|sprint|sneak|crawl|climb|swim|enter|advance|drive|fly/;

/** Where a piece comes on that is still beside the board, in words; null where it is on it, or comes on nowhere. */
export function comesOnAt(forms: readonly Form[], piece: string, board: BoardModel): string | null {
  if (placesOf(board, piece).length > 0) return null;
  const { places } = withinReach(board, forms, piece);
  return places.length === 0 ? null : places.map(placesWithin).join(" or ");
}

/** Whether something is said of no place, or of that place: a way from one to another is named by both. */
const isAbout = (at: string | undefined, place: string): boolean => at === undefined || at.split("|").includes(place);

/**
 * Why a piece cannot go to a place: what is not met of the ways to go that it does not have now. What is said of other
 * places is left out: a form that is closed tells of the first place it looked at.
 */
export const whyNotThere = (forms: readonly Form[], piece: string, place: string): readonly string[] => [
  ...new Set(
    forms
      .filter((form) => form.piece === piece && form.actions.length === 0 && leading.test(form.name))
      .flatMap(({ requirements }) => requirements.filter(({ holds, at }) => !holds && isAbout(at, place)))
      .map(({ text }) => text),
  ),
];
