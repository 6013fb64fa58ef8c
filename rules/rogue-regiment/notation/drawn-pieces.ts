import { isVehicleKind } from "../book/vehicle-kinds.ts";
import type { AxisUnit, State, Token } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { lengthOf, modelOf, tokenSquares, type VehicleModel } from "../table/vehicle-token.ts";
import { placeOnRoute } from "../movement/index.ts";
import { type Facing, type Grid, nameOf, type Square } from "../../geometry/index.ts";
import { TextFault, type TextPlace } from "../../kernel/index.ts";
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

/** A vehicle is drawn on all its squares, and a figure where it is written to stand, if that is written, too. */
export function checkDrawn(
  grid: Grid,
  piece: ReadPiece,
  drawn: readonly Square[],
  place: TextPlace,
  glyph: string,
): void {
  const covered = squaresOfPiece(grid, piece);
  const sorted = [...drawn].sort((a, b) => a - b);
  const large = tokenOf(piece);
  if (covered.join() === sorted.join() || (large === null && covered.length === 0)) return;
  const named = (squares: readonly Square[]): string => squares.map((square) => nameOf(grid, square)).join(" ");
  if (large === null)
    throw new TextFault(
      place,
      "given-twice",
      `${glyph} is drawn on ${named(sorted)}, but written at ${named(covered)}.`,
    );
  throw new TextFault(
    place,
    "bad-map",
    `${glyph} faces ${large.facing} and covers ${named(covered)}, but is drawn on ${named(sorted)}.`,
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
