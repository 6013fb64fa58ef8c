import type { BoardModel } from "../api/answers.ts";
import { baseOf, gapBetween, lengthInWords, piecesNear, type Spot, spotsApart } from "../board/spots.ts";
import { pieceName } from "../board/names.ts";
import type { Lie } from "./table-sheet.tsx";

/** A ruler that lies on the table: from where, and to where it reaches now. */
export interface Ruler {
  readonly from: Spot;
  readonly to: Spot;
  /** Whether it was laid down: it follows the hand no more. */
  readonly done: boolean;
}

/** What a ruler shows, in words: from base to base where it lies on pieces. */
export function measuredInWords(model: BoardModel, { from, to }: Ruler): string {
  const [a, b] = [piecesNear(model, from, 0)[0], piecesNear(model, to, 0)[0]];
  const far = lengthInWords(model, spotsApart(from, to));
  if (a !== undefined && b !== undefined && a !== b)
    return `${pieceName(a.id)} to ${pieceName(b.id)}: ${lengthInWords(model, gapBetween(a, b))} from base to base`;
  const piece = a ?? b;
  if (piece === undefined || a === b) return far;
  const other = a === undefined ? from : to;
  return `${far}; ${lengthInWords(model, Math.max(0, spotsApart(piece, other) - baseOf(piece)))} from the base of ${pieceName(piece.id)}`;
}

/** The ends of a ruler: on pieces it lies from middle to middle. */
export const straightened = (model: BoardModel, spot: Spot): Spot => piecesNear(model, spot, 0)[0] ?? spot;

/** A ruler on the table, with a mark at each unit of length and what it shows. */
export function RulerLine({
  model,
  ruler,
  lie,
}: {
  readonly model: BoardModel;
  readonly ruler: Ruler;
  readonly lie: Lie;
}) {
  const [from, to] = [lie.at(ruler.from), lie.at(ruler.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return <circle class="ruler-end" cx={from.x} cy={from.y} r={4 * lie.pixel} />;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const ticks = Array.from({ length: Math.min(200, Math.floor(length / lie.unit)) }, (_, i) => {
    const x = from.x + along.x * lie.unit * (i + 1);
    const y = from.y + along.y * lie.unit * (i + 1);
    const half = ((i + 1) % 6 === 0 ? 7 : 4) * lie.pixel;
    return `M${x - along.y * half} ${y + along.x * half}L${x + along.y * half} ${y - along.x * half}`;
  });
  return (
    <g class="ruler" data-ruler={lengthInWords(model, spotsApart(ruler.from, ruler.to))}>
      <path class="ruler-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}${ticks.join("")}`} />
      <Label
        x={to.x}
        y={to.y - 10 * lie.pixel}
        lie={lie}
        text={lengthInWords(model, spotsApart(ruler.from, ruler.to))}
      />
    </g>
  );
}

/** A short text over the table, legible on every ground and as large at every zoom. */
export function Label({
  x,
  y,
  lie,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly lie: Lie;
  readonly text: string;
}) {
  return (
    <text class="sheet-label" x={x} y={y} font-size={14 * lie.pixel} text-anchor="middle">
      {text}
    </text>
  );
}
