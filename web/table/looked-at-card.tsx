import { useEffect, useRef } from "preact/hooks";
import type { BoardModel, BoardPiece } from "../api/answers.ts";
import { showInPanel } from "../board/into-view.ts";
import { directions, tokenInWords } from "../board/spoken.ts";
import { bearingInWords } from "../board/spots.ts";
import type { Sitter } from "../game/table.ts";
import { nameWithin, pieceName, toldWithin, whereWithin } from "../page/names.ts";
import { linkTo } from "../page/route.ts";
import { plainWord } from "./narrow.ts";
import { cardOf, conditionsOf, kitOf, Vitals } from "./piece-card.tsx";

interface PieceCardProps {
  /** The game whose rule book says what the conditions of a piece mean. */
  readonly ruleset: string;
  readonly board: BoardModel;
  readonly piece: BoardPiece;
  readonly place: string | null;
  /** Who plays it, where several play from afar. */
  readonly sitter: Sitter | null;
  readonly onSees: () => void;
  readonly onClose: () => void;
}

/** A piece that was pressed, friend or enemy: what it is, how it is, and what it sees. */
export function PieceCard({ ruleset, board, piece, place, sitter, onSees, onClose }: PieceCardProps) {
  const name = pieceName(piece.id);
  const card = useRef<HTMLElement>(null);
  useEffect(() => showInPanel(card.current), [piece.id]);
  const says = cardOf(board, piece.id);
  const kit = says.length > 0 ? says.join(" · ") : kitOf(piece);
  return (
    <section class="piece-card" aria-label={name} data-piece-card={piece.id} ref={card}>
      <div class="piece-card-head">
        <h2>{name}</h2>
        {sitter !== null && (
          <span class={`whose seat-${sitter.place}`}>{sitter.isYou ? "yours" : `${sitter.name}’s`}</span>
        )}
        <span class="minor">
          {[
            name.toLowerCase().includes(plainWord(piece.kind)) ? null : plainWord(piece.kind),
            // "operator · operators" says one thing twice
            plainWord(piece.side) === `${plainWord(piece.kind)}s` ? null : plainWord(piece.side),
            tokenInWords(board, piece),
            place === null ? "beside the board" : whereWithin(place),
            piece.facing === null ? null : `facing ${directions[piece.facing]}`,
            piece.bearing === undefined ? null : `facing ${bearingInWords(piece.bearing)}`,
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
        <button type="button" class="quiet" aria-label={`Close the card of ${name}`} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <Vitals piece={piece} />
      {conditionsOf(piece).length > 0 && (
        <p class="conditions">
          {conditionsOf(piece).map((condition) => (
            <a
              key={condition}
              class="condition"
              data-condition={condition}
              title="What the rule book says of it"
              href={linkTo(["rules", ruleset], { search: condition })}
            >
              {toldWithin(condition)}
            </a>
          ))}
        </p>
      )}
      {kit !== "" && <p class="minor">{kit}</p>}
      <button type="button" class="small" data-card-sees="" onClick={onSees}>
        What does {nameWithin(piece.id)} see?
      </button>
    </section>
  );
}
