import { signal } from "@preact/signals";
import type { Action, BoardModel } from "../api/answers.ts";
import type { Matter } from "../game/asked.ts";
import { piecesOn, unitOf } from "../board/places.ts";

/**
 * What can be asked of a board: as a dispute asked, who sees whom, who sees a place, whether somebody may attack, what
 * may be done, what comes of it for somebody, what happens.
 */
export type Kind = "same" | "sees" | "who" | "attacks" | "may" | "comes" | "next";

/** A question that is being put together; what is left out is as the dispute on the desk has it. */
interface Asking {
  readonly kind?: Kind;
  readonly from?: string;
  readonly to?: string;
  /** What somebody does, where it is asked what comes of that. */
  readonly deed?: Action | null;
}

export const asking = signal<Asking>({});

/** The question as it stands. */
export function questionOf(matter: Matter | undefined): {
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
  readonly deed: Action | null;
} {
  const { kind, from, to, deed = null } = asking.value;
  const sight = matter !== undefined && "from" in matter.asked ? matter.asked : null;
  const first = matter === undefined || sight !== null ? "sees" : "same";
  return {
    kind: kind === "same" && first === "sees" ? "sees" : (kind ?? first),
    from: from ?? sight?.from ?? "",
    to: to ?? sight?.to ?? "",
    deed,
  };
}

/** Everybody whom a question names as one who must be there. */
export const meets = ({ asked, about = [] }: Matter): readonly string[] => {
  if ("from" in asked) return [asked.from, asked.to];
  return "piece" in asked ? [...about, asked.piece] : about;
};

/** Who is meant by a press on a place: the one who stands there, or the place itself. */
export function meantAt(model: BoardModel, place: string): { readonly name: string; readonly isPiece: boolean } {
  const piece = piecesOn(model, place).findLast(({ side }) => !side.startsWith("object"));
  return piece === undefined ? { name: place, isPiece: false } : { name: unitOf(piece) ?? piece.id, isPiece: true };
}
