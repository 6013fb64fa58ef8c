import {
  type AxisUnit,
  ground,
  lengthOf,
  modelOf,
  type State,
  type Token,
  tokenSquares,
  type VehicleModel,
} from "../table/index.ts";
import { isVehicleKind } from "../book/index.ts";
import { placeOnRoute } from "../movement/index.ts";
import { type Facing, type Grid, nameOf, type Square } from "../../geometry/index.ts";
import { TextFault } from "./text.ts";
import type { ReadPiece } from "./read-piece.ts";

export const groundCodes: Readonly<Record<string, number>> = ground;

export const plain = { readings: {}, numbers: {} };

/** The model, place and length of a large piece. */
function tokenOf(
  piece: ReadPiece,
): { readonly model: VehicleModel; readonly token: Token; readonly facing: Facing } | null {
  if (piece.kind === "vehicle")
    return { model: modelOf(piece.vehicle), token: piece.vehicle.token, facing: piece.vehicle.facing };
  if (piece.kind !== "unit" || piece.unit.token === null || !isVehicleKind(piece.unit.kind)) return null;
  return { model: piece.unit.kind, token: piece.unit.token, facing: piece.unit.facing };
}

/** A vehicle is drawn on all its squares. */
export function checkDrawn(
  grid: Grid,
  piece: ReadPiece,
  drawn: readonly Square[],
  place: { readonly line: number; readonly column: number },
  glyph: string,
): void {
  const large = tokenOf(piece);
  if (large === null) return;
  const covered = tokenSquares(grid, { ...large.token, facing: large.facing }, lengthOf(plain, large.model));
  const sorted = [...drawn].sort((a, b) => a - b);
  if (covered.join() === sorted.join()) return;
  throw new TextFault(
    place,
    `${glyph} faces ${large.facing} and covers ${covered.map((square) => nameOf(grid, square)).join(" ")}, but is drawn on ${sorted.map((square) => nameOf(grid, square)).join(" ")}.`,
  );
}

/** A vehicle on a route whose place is not written stands where its step of the route is. */
export function onItsRoute(draft: Pick<State, "routes">, grid: Grid, unit: AxisUnit): AxisUnit {
  const { post, kind, token } = unit;
  if (token !== null || !isVehicleKind(kind) || (post.kind !== "route" && (post.kind !== "convoy" || post.waiting)))
    return unit;
  const route = draft.routes[post.route];
  if (route === undefined) return unit;
  const place = placeOnRoute(plain, route, post.step, post.kind === "route" ? post.way : 1, kind);
  return {
    ...unit,
    token: { x: place.x, y: place.y },
    facing: place.facing,
    at: tokenSquares(grid, place, lengthOf(plain, kind))[0] ?? null,
  };
}

/** The squares a piece stands on. */
export function squaresOfPiece(grid: Grid, piece: ReadPiece): readonly Square[] {
  const large = tokenOf(piece);
  if (large !== null) return tokenSquares(grid, { ...large.token, facing: large.facing }, lengthOf(plain, large.model));
  const square =
    piece.kind === "operator"
      ? piece.operator.at
      : piece.kind === "unit"
        ? piece.unit.at
        : piece.kind === "laid"
          ? piece.laid.at
          : piece.kind === "corpse"
            ? piece.at
            : null;
  return square === null ? [] : [square];
}
