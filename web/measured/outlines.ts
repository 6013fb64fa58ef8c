import type { Spot } from "../board/spots.ts";
import type { Lie } from "./table-sheet.tsx";

/** An outline on the table as the path of a drawing. */
export const outlinePath = (outline: readonly Spot[], lie: Lie): string =>
  `${outline
    .map((corner, i) => {
      const { x, y } = lie.at(corner);
      return `${i === 0 ? "M" : "L"}${x} ${y}`;
    })
    .join("")}z`;

/** The same, left open. */
export const linePath = (spots: readonly Spot[], lie: Lie): string => outlinePath(spots, lie).slice(0, -1);
