import type { BoardModel } from "../api/answers.ts";
import { lengthInWords, spotsApart } from "../board/spots.ts";
import type { Ruler } from "./measuring.ts";
import type { Lie } from "./table-sheet.tsx";

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
