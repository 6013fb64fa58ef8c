import type { BoardModel } from "../api/answers.ts";
import { type Flash, whereIs } from "../board/places.ts";
import { announce } from "../page/announce.tsx";
import { choose } from "./ask-bar.tsx";
import { meantAt, questionOf } from "./asking.ts";
import { page } from "./desk.ts";
import { take, tool, toolInWords } from "./tool.ts";

/** The question who sees whom as an arrow on the board; null where that is not asked, or one of them is not there. */
export function arrowOf(model: BoardModel): Flash | null {
  const { kind, from, to } = questionOf(page.value?.matter);
  const [start, end] = [from, to].map((name) => (name === "" ? null : whereIs(model, name)));
  return kind !== "sees" || typeof start !== "string" || typeof end !== "string" ? null : { from: start, to: end };
}

/** A press of the tool that asks: first who looks, then whom or what. */
export function drawArrow(model: BoardModel, from: string | null, place: string): void {
  const { name, isPiece } = meantAt(model, place);
  const now = page.value;
  if (now === null || name === "" || name === from) return;
  if (from === null) {
    if (isPiece) take({ does: "ask", from: name });
    announce(isPiece ? toolInWords(tool.value) : "Nobody stands there.");
    return;
  }
  choose(now, "sees", from, name);
  take({ does: "select" });
}
