import type { BoardModel } from "../api/answers.ts";
import { pieceNamed } from "../board/places.ts";
import type { Sitter } from "../game/table.ts";
import { pieceName } from "../page/names.ts";
import { armsOf, conditionsOf, Vitals } from "./piece-card.tsx";
import type { Sitting } from "./sitting.ts";

/** Who acts with a piece that can act now, where several play from afar; null where one person decides. */
export function playerOf({ forms, table }: Sitting, piece: string): Sitter | null {
  const seat = (forms.value ?? []).find((form) => form.piece === piece)?.seat ?? null;
  return seat === null ? null : (table.sitter?.(seat, piece) ?? null);
}

/** One who can act: name, whose he is, state, and what is left to act with. */
export function DoerCard({
  board,
  id,
  sitter,
}: {
  readonly board: BoardModel;
  readonly id: string;
  readonly sitter: Sitter | null;
}) {
  const piece = pieceNamed(board, id);
  const conditions = piece === undefined ? [] : conditionsOf(piece);
  return (
    <>
      <strong>{pieceName(id)}</strong>
      {sitter !== null && (
        <span class={`whose seat-${sitter.place}`} data-whose="">
          {sitter.isYou ? "yours" : `${sitter.name}’s`}
        </span>
      )}
      {piece !== undefined && <Vitals piece={piece} />}
      <span class="minor">{conditions.slice(0, 3).join(", ")}</span>
      {piece !== undefined && armsOf(board, piece) !== "" && <span class="minor arms">{armsOf(board, piece)}</span>}
    </>
  );
}
