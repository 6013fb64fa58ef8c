import type { BoardModel, BoardPiece, BoardShape } from "../api/answers.ts";
import { capital, pieceName, toldWithin, whereWithin } from "../page/names.ts";
import { labelsOfPieces, plain } from "../../pictures/index.ts";
import { byUnits, cellsOf, placeOf, piecesOn, unitOf } from "./places.ts";
import {
  bearingInWords,
  isOnTable,
  lengthInWords,
  middleOf,
  nameOfPress,
  shapesAt,
  spotNamed,
  spotsApart,
  windTo,
} from "./spots.ts";

/** The directions of the board in words. */
export const directions = { N: "north", E: "east", S: "south", W: "west" } as const;

/** A piece by its name, and by its kind where the name does not say it. */
function spokenName(id: string, kind: string): string {
  const name = pieceName(id);
  return name.toLowerCase().includes(plain(kind)) ? name : `${name} (${plain(kind)})`;
}

/** What stands on the token of a piece: "S1" on the board; null where its name says so, or none is drawn. */
export function tokenInWords(model: BoardModel, { id }: BoardPiece): string | null {
  // on a measured table whole units have their names beside them
  const label = model.kind === "table" ? "" : (labelsOfPieces(model).get(id) ?? "");
  return label === "" || pieceName(id).split(" ").includes(label) ? null : `“${label}” on the board`;
}

/** A piece in words, without where it is. */
export function pieceInWords({ id, kind, facing, bearing, conditions }: BoardPiece): string {
  return [
    spokenName(id, kind),
    ...(facing === null ? [] : [`facing ${directions[facing]}`]),
    ...(bearing === undefined ? [] : [`facing ${bearingInWords(bearing)}`]),
    ...conditions.map(toldWithin),
  ].join(", ");
}

/** A unit of several pieces in words, by the one that leads it. */
export const unitInWords = (leader: BoardPiece, count: number): string =>
  [
    spokenName(unitOf(leader) ?? leader.id, leader.kind),
    `${count} miniatures`,
    ...leader.conditions.map(toldWithin),
  ].join(", ");

/** What lies on the four sides of a square. */
function sidesOf(model: BoardModel, x: number, y: number): readonly string[] {
  const at = (ex: number, ey: number, side: "N" | "W"): string | undefined =>
    model.edges.find((edge) => edge.x === ex && edge.y === ey && edge.side === side)?.terrain;
  const sides: readonly (readonly [string | undefined, string])[] = [
    [at(x, y, "N"), "north"],
    [at(x + 1, y, "W"), "east"],
    [at(x, y + 1, "N"), "south"],
    [at(x, y, "W"), "west"],
  ];
  return sides.flatMap(([terrain, direction]) =>
    terrain === undefined ? [] : [`${plain(terrain)} to the ${direction}`],
  );
}

/** A shape on a measured table in words. */
const shapeInWords = (model: BoardModel, { label, kind, height }: BoardShape): string =>
  `${label === kind ? label : `${label} (${plain(kind)})`}${height === null ? "" : `, ${lengthInWords(model, height)} high`}`;

/** The piece next to a place of a measured table, with how far and in which direction from it the place lies. */
function nextToInWords(model: BoardModel, place: string): string {
  const spot = spotNamed(place);
  const [nearest] =
    spot === null ? [] : model.pieces.toSorted((a, b) => spotsApart(a, spot) - spotsApart(b, spot)).slice(0, 1);
  return spot === null || nearest === undefined
    ? ""
    : ` ${lengthInWords(model, spotsApart(nearest, spot))} ${windTo(nearest, spot)} of ${pieceName(nearest.id)}.`;
}

/** What a place is: its ground and its sides, or its kind and the ways out of it. */
export function groundInWords(model: BoardModel, place: string): string {
  const spot = model.kind === "table" ? spotNamed(place) : null;
  if (spot !== null) {
    const here = shapesAt(model, spot).map((shape) => shapeInWords(model, shape));
    return here.length > 0 ? here.join(", ") : isOnTable(model, spot) ? "open ground" : "beside the table";
  }
  const area = model.areas.find(({ id }) => id === place);
  if (area !== undefined) {
    const ways = model.ways.flatMap(({ between: [a, b], kind }) =>
      a === place ? [`${plain(kind)} to ${b}`] : b === place ? [`${plain(kind)} to ${a}`] : [],
    );
    return [area.kind, ...ways].join(", ");
  }
  const [cell] = cellsOf(model, place);
  if (cell === undefined) return "beside the board";
  const terrain = model.squares.find(({ x, y }) => x === cell.x && y === cell.y)?.terrain ?? "plain ground";
  return [plain(terrain), ...sidesOf(model, cell.x, cell.y)].join(", ");
}

function marksOn(model: BoardModel, place: string): readonly string[] {
  const [cell] = cellsOf(model, place);
  return model.marks.flatMap(({ kind, label, squares, area }) => {
    const here =
      area === undefined
        ? cell !== undefined && squares.some(({ x, y }) => x === cell.x && y === cell.y)
        : area === place;
    if (!here) return [];
    return [toldWithin(kind.startsWith(label) ? kind : label.includes(kind) ? label : `${kind} ${label}`)];
  });
}

/** A place in words: its name, what it is, who and what is there. */
export function placeInWords(model: BoardModel, place: string): string {
  const label = model.areas.find(({ id }) => id === place)?.label ?? place;
  const here = [...piecesOn(model, place).map(pieceInWords), ...marksOn(model, place)];
  const near = model.kind === "table" && here.length === 0 ? nextToInWords(model, place) : "";
  return `${label}: ${groundInWords(model, place)}.${here.length === 0 ? near : ` Here: ${here.join("; ")}.`}`;
}

/** The board as a text that can be read aloud: who stands where, then place by place what is not plain ground. */
export interface SpokenBoard {
  readonly size: string;
  readonly pieces: readonly string[];
  readonly places: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** Where a piece is, at the beginning of a line. */
function whereIsInWords(model: BoardModel, piece: BoardPiece): string {
  const place = placeOf(model, piece);
  return place === null ? "beside the board" : capital(whereWithin(place));
}

const hasGround = (model: BoardModel, place: string): boolean => groundInWords(model, place) !== "plain ground";

export function spokenBoard(model: BoardModel): SpokenBoard {
  const { kind, width, height, areas, pieces } = model;
  const told = byUnits(pieces).map(
    ([first, ...others]) =>
      `${whereIsInWords(model, first)}: ${others.length === 0 ? pieceInWords(first) : unitInWords(first, 1 + others.length)}.`,
  );
  if (kind === "areas") {
    const groups = [...new Set(areas.map(({ group }) => group))];
    return {
      size: `A map of ${areas.length} areas.`,
      pieces: told,
      places: groups.map((group) => ({
        heading: group,
        lines: areas.filter((area) => area.group === group).map(({ id }) => placeInWords(model, id)),
      })),
    };
  }
  if (kind === "table") {
    const shapes = model.table?.shapes ?? [];
    return {
      size: `A table of ${lengthInWords(model, width)} by ${lengthInWords(model, height)}; places are measured from its north-west corner.`,
      pieces: told,
      places: [...Map.groupBy(shapes, (shape) => plain(shape.kind))].map(([heading, all]) => ({
        heading,
        lines: all.map(
          (shape) =>
            `${shapeInWords(model, shape)}, round ${nameOfPress(middleOf(shape.outline))}: ${shape.outline.map(nameOfPress).join(" ")}.`,
        ),
      })),
    };
  }
  const rows = Array.from({ length: height }, (_, y) => {
    const names = Array.from({ length: width }, (__, x) => `${x},${y}`).filter((place) => hasGround(model, place));
    return { heading: `Row ${y}`, lines: names.map((place) => `${place}: ${groundInWords(model, place)}.`) };
  });
  return {
    size: `A board of ${width} columns and ${height} rows, counted from 0 in the north-west corner.`,
    pieces: told,
    places: rows.filter(({ lines }) => lines.length > 0),
  };
}
