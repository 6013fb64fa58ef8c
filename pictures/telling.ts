import { capital, plain, type Teller } from "./names.ts";
import type {
  BoardModel,
  BoardPiece,
  FieldOfView,
  SightRuling,
  SightVerdict,
  Visibility,
} from "../rules/kernel/index.ts";

/** The most pieces that are told one by one. */
export const MOST_TOLD = 60;

const placeWords: Readonly<Record<Visibility, string>> = {
  full: "fully visible",
  partial: "partially visible",
  none: "not visible",
};

/** A verdict in one sentence. */
export const verdictText = ({ within }: Teller, { viewer, target, place, seen }: SightVerdict): string =>
  `${capital(within(viewer))} ${seen ? "sees" : "does not see"} ${within(target)}: the place is ${placeWords[place]}${!seen && place !== "none" ? ", what is there is hidden" : ""}.`;

/** Where a piece is, as places are named on its board. */
export function placeText({ kind, width, height }: BoardModel, { area, x, y }: BoardPiece): string {
  if (kind === "areas") return area ?? "beside the board";
  return x < 0 || y < 0 || x >= width || y >= height ? "beside the board" : `${x},${y}`;
}

/** A bearing by the point of the compass that is nearest; the upper edge is north. */
const points = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"] as const;
const bearingText = (degrees: number): string =>
  `facing ${points[Math.round(degrees / 45) % 8] ?? "north"} (${degrees}°)`;

const facingWords = { N: "north", E: "east", S: "south", W: "west" } as const;

/** A piece in words: what it is, where, which way it looks, in which conditions. */
export function pieceText(tell: Teller, model: BoardModel, piece: BoardPiece): string {
  const { id, kind, facing, bearing, conditions } = piece;
  const name = tell.name(id);
  const named = name.toLowerCase().includes(plain(kind).toLowerCase()) ? name : `${name} (${plain(kind)})`;
  return [
    `${named}, ${placeText(model, piece)}`,
    ...(facing === null ? [] : [`facing ${facingWords[facing]}`]),
    ...(bearing === undefined ? [] : [bearingText(bearing)]),
    // a guard that is called "guard" is said to be one by its name
    ...conditions.filter((condition) => condition !== id).map(tell.within),
  ].join(", ");
}

const plural = (count: number, singular: string, many: string): string => `${count} ${count === 1 ? singular : many}`;

/** The spoken form of a picture. */
export function spoken(
  tell: Teller,
  model: BoardModel,
  sight: SightRuling | undefined,
  field: FieldOfView | undefined,
): string {
  const { kind, width, height, areas, pieces, table } = model;
  const boards = {
    areas: `A board of ${plural(areas.length, "area", "areas")}.`,
    squares: `A board of ${width} by ${height} squares.`,
    table: `A table of ${width}${table?.sign ?? ""} by ${height}${table?.sign ?? ""} with ${plural(table?.shapes.length ?? 0, "piece", "pieces")} of terrain.`,
  } as const;
  const board = boards[kind];
  const told = pieces.slice(0, MOST_TOLD).map((piece) => pieceText(tell, model, piece));
  const more = pieces.length > MOST_TOLD ? ` And ${pieces.length - MOST_TOLD} more.` : "";
  const seen = ({ viewer, full, partial, grounds }: FieldOfView): string =>
    grounds !== undefined
      ? `Shaded: ${grounds.map((ground) => plain(ground.kind)).join(", ") || "nothing"} of ${tell.within(viewer)}.`
      : `${tell.name(viewer)} sees ${plural(full.length, "place", "places")} fully and ${partial.length} partially.`;
  return [
    board,
    ...(sight === undefined ? [] : [verdictText(tell, sight)]),
    ...(field === undefined ? [] : [seen(field)]),
    pieces.length === 0 ? "No pieces." : `${plural(pieces.length, "piece", "pieces")}: ${told.join("; ")}.${more}`,
  ].join(" ");
}
