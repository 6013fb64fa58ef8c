import type { BoardModel } from "../api/answers.ts";

// Doors have names of their own where a game asks about them: they can be pointed at like places, and lie between two.

type Edge = BoardModel["edges"][number];
type Cell = Pick<Edge, "x" | "y">;

/** The door of a name; none on boards whose edges have none. */
export const doorNamed = ({ edges }: BoardModel, name: string): Edge | undefined =>
  edges.find((edge) => edge.name === name);

/** The two cells that a door lies between. */
export const besideDoor = ({ x, y, side }: Edge): readonly Cell[] => [
  { x, y },
  side === "N" ? { x, y: y - 1 } : { x: x - 1, y },
];

/** The middle of a door, in cells. */
const middleOf = ({ x, y, side }: Edge): Cell => (side === "N" ? { x: x + 0.5, y } : { x, y: y + 0.5 });

/** How far from its wall a door can be pressed, in cells: as far as a finger needs, and no more than its own place. */
const NEAR = 0.34;

/** The nearest of these doors at a spot, in cells; null where none of them is so near. */
export function doorAt(model: BoardModel, names: readonly string[], { x, y }: Cell): string | null {
  const [nearest] = names
    .flatMap((name) => {
      const door = doorNamed(model, name);
      if (door === undefined) return [];
      const middle = middleOf(door);
      const [along, across] = [Math.abs(x - middle.x), Math.abs(y - middle.y)];
      const [far, near] = door.side === "N" ? [along, across] : [across, along];
      return far <= 0.5 && near <= NEAR ? [{ name, near }] : [];
    })
    .toSorted((a, b) => a.near - b.near);
  return nearest?.name ?? null;
}

/** How far the plate with its name is from the middle of a door, in cells. */
const OFF = 0.16;

/**
 * The middle of the plate with the name of a door, in cells: beside the door, whose lock is seen, on the side where it
 * covers fewer pieces.
 */
export function plateAt(
  model: BoardModel,
  door: Edge,
  plate: { readonly width: number; readonly height: number },
): Cell {
  const { x, y } = middleOf(door);
  const [left, up] = door.side === "N" ? [0, OFF + plate.height / 2] : [OFF + plate.width / 2, 0];
  const before = { x: x - left, y: y - up };
  const behind = { x: x + left, y: y + up };
  // a piece fills its cell, with its facing
  const covered = (at: Cell): number =>
    model.pieces.filter(
      (piece) =>
        Math.abs(piece.x + 0.5 - at.x) < (1 + plate.width) / 2 &&
        Math.abs(piece.y + 0.5 - at.y) < (1 + plate.height) / 2,
    ).length;
  return covered(behind) < covered(before) ? behind : before;
}

/** How wide the frame of a door is across its wall, as a share of a cell. */
const WIDE = 0.4;

/** The frame of a door over the drawing of its board. */
export function doorFrame(door: Edge, { left, top, side }: { left: number; top: number; side: number }): string {
  const { x, y } = middleOf(door);
  const [width, height] = door.side === "N" ? [0.9 * side, WIDE * side] : [WIDE * side, 0.9 * side];
  return `M${left + x * side - width / 2} ${top + y * side - height / 2}h${width}v${height}h${-width}z`;
}
