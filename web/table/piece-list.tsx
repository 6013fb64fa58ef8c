import type { BoardModel, BoardPiece } from "../api/answers.ts";
import { pieceName, shortName, told, toldWithin } from "../page/names.ts";
import { byUnits, placeOf, unitOf } from "../board/places.ts";
import { directions, tokenInWords } from "../board/spoken.ts";
import { bearingInWords } from "../board/spots.ts";
import { plainWord, valueInWords } from "./narrow.ts";

interface PieceListProps {
  readonly model: BoardModel;
  readonly selected: string | null;
  readonly onPiece: (id: string | null) => void;
}

/** The pieces side by side, units as one, with where they are and in which conditions. */
export function PieceList({ model, selected, onPiece }: PieceListProps) {
  return (
    <div class="pieces">
      {[...Map.groupBy(model.pieces, ({ side }) => side)].map(([side, pieces]) => (
        <section key={side} aria-label={plainWord(side)}>
          <h2>{plainWord(side)}</h2>
          <ul>
            {byUnits(pieces).map((unit) => (
              <Unit key={unit[0].id} unit={unit} model={model} selected={selected} onPiece={onPiece} />
            ))}
          </ul>
        </section>
      ))}
      <Marks model={model} />
    </div>
  );
}

/** A piece, or a unit by the one that leads it: what can be read off whichever of it is selected stands below. */
function Unit({
  unit,
  model,
  selected,
  onPiece,
}: PieceListProps & { readonly unit: readonly [BoardPiece, ...BoardPiece[]] }) {
  const [first] = unit;
  // whoever acts is selected as a unit
  const isChosen = selected !== null && unitOf(first) === selected;
  const shown = unit.find(({ id }) => id === selected) ?? (isChosen ? first : undefined);
  const name = pieceName(unit.length === 1 ? first.id : (unitOf(first) ?? first.id));
  return (
    <li>
      <button
        type="button"
        class="piece"
        data-piece-button={first.id}
        aria-pressed={shown !== undefined}
        onClick={() => onPiece(shown === undefined ? first.id : null)}
      >
        <strong>{name}</strong>
        <span class="minor">
          {[
            unit.length === 1 ? tokenInWords(model, first) : `${unit.length} miniatures`,
            name.toLowerCase().includes(plainWord(first.kind)) ? null : plainWord(first.kind),
            toldWithin(placeOf(model, first) ?? "beside the board"),
            first.facing === null ? null : `facing ${directions[first.facing]}`,
            first.bearing === undefined ? null : `facing ${bearingInWords(first.bearing)}`,
            ...first.conditions
              .filter((condition) => condition !== first.kind)
              .map((condition) => toldWithin(plainWord(condition))),
          ]
            .filter((part) => part !== null)
            .join(", ")}
        </span>
      </button>
      {shown !== undefined && unit.length > 1 && (
        <div class="chips" role="group" aria-label={`The miniatures of ${name}`}>
          {unit.map(({ id }) => (
            <button
              key={id}
              type="button"
              class="chip"
              data-miniature={id}
              aria-pressed={id === shown.id}
              onClick={() => onPiece(id)}
            >
              {shortName(id)}
            </button>
          ))}
        </div>
      )}
      {shown !== undefined && <Details piece={shown} />}
    </li>
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
