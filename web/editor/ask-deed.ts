import type { Action, BoardModel, Form } from "../api/answers.ts";
import { adjudicate, legalActions } from "../api/questions.ts";
import { pieceNamed, unitOf } from "../board/places.ts";
import type { Matter } from "../game/asked.ts";
import { nameWithin } from "../page/names.ts";
import { doneInWords } from "../table/narrow.ts";
import { formOf } from "./laid-out.ts";
import type { Page } from "./desk.ts";

/** What somebody on a board can do there now, kind by kind; nothing of it where it is not his turn. */
export async function deedsOf(page: Page, from: string): Promise<readonly Form[]> {
  const { forms } = await legalActions({ in: { ...formOf(page) } });
  return forms.filter(({ piece, actions }) => piece === from && actions.length > 0);
}

/** Those of one side with somebody, without him. */
function othersLike(model: BoardModel, id: string): ReadonlySet<unknown> {
  const side = pieceNamed(model, id)?.side;
  return new Set(
    model.pieces
      .filter((piece) => piece.side === side && piece.id !== id && unitOf(piece) !== id)
      .flatMap((piece) => [piece.id, unitOf(piece)]),
  );
}

/**
 * The question what happens to somebody when somebody else does something: whatever does answers it. Where nothing does,
 * what happened to others of his side is told, and by which rules: it is looked for by making the move once.
 */
export async function matterOfDeed(
  page: Page,
  model: BoardModel,
  { action, to }: { readonly action: Action; readonly to: string },
): Promise<Matter> {
  const { events } = await adjudicate({ in: { ...formOf(page) } }, { action });
  const others = othersLike(model, to);
  const ofOthers = events.find(({ details }) => others.has(details["piece"] ?? details["unit"]));
  return {
    words: `${doneInWords(action)}. Does anything happen to ${nameWithin(to)}?`,
    asked: { move: { action }, event: (ofOthers ?? events[0])?.event ?? "", piece: to, isAny: true },
  };
}
