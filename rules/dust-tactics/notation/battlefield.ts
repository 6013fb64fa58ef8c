import { type Battle, tableSize, type TerrainItem } from "../book/battles.ts";

const corners = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => `${x},${y}`).join(" ");

function terrainLine({ id, kind, corners: shape, height, floors, doors, windows }: TerrainItem): string {
  const parts = [`terrain ${id} ${kind} ${corners(shape)}`, `height ${height}`];
  if (floors !== undefined) parts.push(`floors ${floors}`);
  if (doors !== undefined) parts.push(`doors ${corners(doors)}`);
  if (windows !== undefined) parts.push(`windows ${windows.join(" ")}`);
  return parts.join(", ");
}

/** The table of a scenario as lines of text, with its terrain and its objectives. */
export const battlefieldText = ({ terrain, objectives }: Battle): readonly string[] => [
  `table ${tableSize.width} ${tableSize.height}`,
  ...terrain.map(terrainLine),
  ...objectives.map(({ id, name, at: [x, y] }) => `objective ${id} at ${x},${y} "${name}"`),
];
