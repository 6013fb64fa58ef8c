import type { BoardArea, BoardCell, BoardModel } from "../rules/kernel/index.ts";
import { drawBorder, type Stretch } from "./edges.ts";
import { BORDER, cornerOf, type Frame, type Point } from "./frame.ts";
import { centred, lettered, textWidth } from "./lettering.ts";
import { nameFromId } from "./names.ts";
import { element, group, type Markup, path } from "./svg.ts";
import { groundFill, groundFor } from "./terrain.ts";
import type { Palette } from "./theme.ts";

/** Kinds of ground whose areas have walls around them. */
const walled = new Set(["indoor"]);

/** The area on each cell. */
export const areasByCell = ({ areas }: BoardModel): ReadonlyMap<string, BoardArea> =>
  new Map(areas.flatMap((area) => area.cells.map(({ x, y }) => [`${x},${y}`, area] as const)));

/** The border along which two areas touch, or an area and nothing: straight stretches, as long as they go. */
function stretches(
  frame: Frame,
  cells: readonly BoardCell[],
  touches: (cell: BoardCell) => boolean,
): readonly Stretch[] {
  const { cell } = frame;
  const sides = cells.flatMap(({ x, y }) => [
    { x, y, down: false, beyond: { x, y: y - 1 } },
    { x, y: y + 1, down: false, beyond: { x, y: y + 1 } },
    { x, y, down: true, beyond: { x: x - 1, y } },
    { x: x + 1, y, down: true, beyond: { x: x + 1, y } },
  ]);
  const touching = sides
    .filter(({ beyond }) => touches(beyond))
    .sort((a, b) => Number(a.down) - Number(b.down) || (a.down ? a.x - b.x || a.y - b.y : a.y - b.y || a.x - b.x));
  const runs: { x: number; y: number; down: boolean; cells: number }[] = [];
  for (const { x, y, down } of touching) {
    const last = runs.at(-1);
    const goesOn =
      last !== undefined &&
      last.down === down &&
      (down ? last.x === x && last.y + last.cells === y : last.y === y && last.x + last.cells === x);
    if (goesOn) last.cells++;
    else runs.push({ x, y, down, cells: 1 });
  }
  return runs.map((run) => ({ ...cornerOf(frame, run), length: run.cells * cell, down: run.down }));
}

const middleOfStretch = ({ x, y, length, down }: Stretch): Point =>
  down ? { x, y: y + length / 2 } : { x: x + length / 2, y };

/** The middle of the border between two areas; null where they do not touch. */
export function middleOfWay(frame: Frame, model: BoardModel, [a, b]: readonly [string, string]): Point | null {
  const byCell = areasByCell(model);
  const from = model.areas.find(({ id }) => id === a);
  if (from === undefined) return null;
  const borders = stretches(frame, from.cells, ({ x, y }) => byCell.get(`${x},${y}`)?.id === b);
  const longest = borders.reduce<Stretch | null>(
    (most, stretch) => (most === null || stretch.length > most.length ? stretch : most),
    null,
  );
  return longest === null ? null : middleOfStretch(longest);
}

/** The cell of an area whose upper left corner bears its label: the first of the highest row. */
const labelCell = ({ cells }: BoardArea): BoardCell =>
  cells.reduce(
    (best, cell) => (cell.y < best.y || (cell.y === best.y && cell.x < best.x) ? cell : best),
    cells[0] ?? { x: 0, y: 0 },
  );

/** The size of an area's label: running text, but never more than its cell takes. */
export const labelSize = ({ cell, text }: Frame): number => Math.min(text * 1.05, cell * 0.24);

const sizes: Readonly<Record<string, number>> = { small: 1, medium: 2, large: 3 };

function areaLabel(frame: Frame, palette: Palette, area: BoardArea): readonly Markup[] {
  const size = labelSize(frame);
  const corner = cornerOf(frame, labelCell(area));
  const at = { x: corner.x + frame.cell * 0.08, y: corner.y + frame.cell * 0.06 + size };
  const dots =
    area.kind
      .split(/\s+/)
      .map((word) => (Object.hasOwn(sizes, word) ? (sizes[word] ?? 0) : 0))
      .find((count) => count > 0) ?? 0;
  const from = at.x + textWidth(area.label) * size * 1.05 + size * 0.45;
  return [
    lettered(area.label, { ...at, size, fill: palette.ink, bold: true }),
    // the size of an area as dots beside its label
    ...Array.from({ length: dots }, (_, i) =>
      element("circle", { cx: from + i * size * 0.5, cy: at.y - size * 0.35, r: size * 0.17, fill: palette.ink }),
    ),
    ...(groundFor(area.kind) === null
      ? [lettered(area.kind, { x: at.x, y: at.y + size * 0.9, size: size * 0.75, fill: palette.faint })]
      : []),
  ];
}

/** The areas: their ground and what surrounds them. */
export function drawAreas(frame: Frame, palette: Palette, prefix: string, model: BoardModel): readonly Markup[] {
  const byCell = areasByCell(model);
  return model.areas.map((area) => {
    const rim = stretches(frame, area.cells, ({ x, y }) => !byCell.has(`${x},${y}`));
    const isWalled = walled.has(groundFor(area.kind) ?? "");
    return group(
      { "data-area": area.id },
      area.id === area.label ? `${area.label}, ${area.kind}` : `${area.label} (${area.id}), ${area.kind}`,
      ...groundFill(frame, palette, prefix, area.kind, area.cells),
      ...rim.map((stretch) =>
        isWalled
          ? drawBorder(frame, palette, "wall", stretch, frame.cell * 0.06)
          : drawOutline(palette, stretch, frame),
      ),
    );
  });
}

/** The labels of the areas, which nothing but pieces and marks covers. */
export const drawLabels = (frame: Frame, palette: Palette, { areas }: BoardModel): readonly Markup[] =>
  areas.flatMap((area) => areaLabel(frame, palette, area));

const drawOutline = (palette: Palette, { x, y, length, down }: Stretch, { cell }: Frame): Markup =>
  element("path", {
    d: path("M", x, y, down ? "v" : "h", length),
    stroke: palette.faint,
    "stroke-width": cell * 0.02,
    "stroke-linecap": "square",
  });

/**
 * The ways between areas, each with its name. What fills a whole border is drawn along all of it, a door in its longest
 * stretch.
 */
export function drawWays(frame: Frame, palette: Palette, model: BoardModel): readonly Markup[] {
  const byCell = areasByCell(model);
  const byId = new Map(model.areas.map((area) => [area.id, area]));
  return model.ways.map(({ between: [a, b], kind }) => {
    const borders = [
      ...stretches(frame, byId.get(a)?.cells ?? [], ({ x, y }) => byCell.get(`${x},${y}`)?.id === b),
    ].sort((one, other) => other.length - one.length);
    const rest = kind === "open" ? "open" : "wall";
    return group(
      { "data-way": `${a}|${b}` },
      `${kind} between ${a} and ${b}`,
      ...borders.map((stretch, i) => drawBorder(frame, palette, i === 0 ? kind : rest, stretch, frame.cell * 0.06)),
    );
  });
}

/** The names of the maps above them, where a board has more than one. */
export function drawGroups(frame: Frame, palette: Palette, { areas }: BoardModel): readonly Markup[] {
  const groups = new Map<string, BoardCell[]>();
  for (const { group: name, cells } of areas) groups.set(name, [...(groups.get(name) ?? []), ...cells]);
  if (groups.size < 2) return [];
  return [...groups].map(([map, cells]) => {
    const name = nameFromId(map);
    const columns = cells.map(({ x }) => x);
    const from = Math.min(...columns);
    const to = Math.max(...columns) + 1;
    const room = (to - from) * frame.cell;
    const size = Math.min(frame.text, room / textWidth(name));
    return centred(name, {
      x: cornerOf(frame, { x: from, y: 0 }).x + room / 2,
      y: frame.top - BORDER - frame.text * 0.3,
      size,
      fill: palette.ink,
      bold: true,
    });
  });
}
