import type { BoardModel, BoardPiece } from "../api/answers.ts";
import { pieceName, told, toldWithin } from "../page/names.ts";
import { placeOf } from "../board/places.ts";
import { directions, tokenInWords } from "../board/spoken.ts";
import { bearingInWords } from "../board/spots.ts";
import { plainWord, valueInWords } from "./narrow.ts";

interface PieceListProps {
  readonly model: BoardModel;
  readonly selected: string | null;
  readonly onPiece: (id: string | null) => void;
}

/** The pieces side by side, with where they are and in which conditions. */
export function PieceList({ model, selected, onPiece }: PieceListProps) {
  const sides = [...new Set(model.pieces.map(({ side }) => side))];
  return (
    <div class="pieces">
      {sides.map((side) => (
        <section key={side} aria-label={plainWord(side)}>
          <h2>{plainWord(side)}</h2>
          <ul>
            {model.pieces
              .filter((piece) => piece.side === side)
              .map((piece) => (
                <li key={piece.id}>
                  <button
                    type="button"
                    class="piece"
                    data-piece-button={piece.id}
                    aria-pressed={piece.id === selected}
                    onClick={() => onPiece(piece.id === selected ? null : piece.id)}
                  >
                    <strong>{pieceName(piece.id)}</strong>
                    <span class="minor">
                      {[
                        tokenInWords(model, piece),
                        pieceName(piece.id).toLowerCase().includes(plainWord(piece.kind))
                          ? null
                          : plainWord(piece.kind),
                        toldWithin(placeOf(model, piece) ?? "beside the board"),
                        piece.facing === null ? null : `facing ${directions[piece.facing]}`,
                        piece.bearing === undefined ? null : `facing ${bearingInWords(piece.bearing)}`,
                        ...piece.conditions
                          .filter((condition) => condition !== piece.kind)
                          .map((condition) => toldWithin(plainWord(condition))),
                      ]
                        .filter((part) => part !== null)
                        .join(", ")}
                    </span>
                  </button>
                  {piece.id === selected && <Details piece={piece} />}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Marks model={model} />
    </div>
  );
}

/** A mark as it is told by itself: with its kind, where its label does not begin with that. */
const markInWords = (kind: string, label: string): string =>
  label.toLowerCase().startsWith(kind.toLowerCase()) ? label : `${kind}: ${label}`;

/** What is marked on the board, in words: a finger rests on nothing, and what one has seen in secret is told there alone. */
function Marks({ model: { marks } }: Pick<PieceListProps, "model">) {
  const labels = [...new Set(marks.map(({ kind, label }) => told(markInWords(plainWord(kind), label))))];
  if (labels.length === 0) return null;
  return (
    <details data-marks="" open={labels.length <= 12}>
      <summary>What is marked on the board</summary>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  );
}

/** Whether a detail of a piece tells anything: what it has not and is not need not be told. */
const saysSomething = ([, value]: readonly [string, unknown]): boolean =>
  value !== false &&
  value !== null &&
  value !== "" &&
  value !== "nothing" &&
  !(Array.isArray(value) && value.length === 0);

/** All that can be read off a piece. */
export const Details = ({ piece }: { readonly piece: BoardPiece }) => (
  <dl class="details">
    {Object.entries(piece.details)
      .filter(saysSomething)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{plainWord(name)}</dt>
          <dd>{valueInWords(value)}</dd>
        </div>
      ))}
  </dl>
);
