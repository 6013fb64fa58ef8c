import { measured } from "../../geometry/index.ts";
import { meteredPer, charge } from "../../kernel/index.ts";
import { terrainKinds } from "../book/terrain.ts";
import type { State, TerrainPiece } from "./state.ts";

const { isOver, Polygon, gapToGround, isWithin } = measured;

/** Terrain as lines and bases meet it. */
export interface GroundPiece {
  readonly piece: TerrainPiece;
  readonly polygon: measured.Polygon;
  /** The height of its upper end over the table, in lattice units; Infinity of smoke. */
  readonly top: number;
}

/** The terrain of a table, prepared for questions. It is kept by its list, which is replaced when something changes. */
export interface Ground {
  readonly id: number;
  readonly pieces: readonly GroundPiece[];
  /** How many corners they have together: what looking at all of them takes. */
  readonly corners: number;
  /** How high the ground is at a place: on a hill as high as the hill. */
  levelAt(place: measured.Place): number;
  /** The pieces a place lies in. */
  at(place: measured.Place): readonly GroundPiece[];
  /** The bunker or strongpoint a place lies in; null where it lies in none. */
  fortAt(place: measured.Place): TerrainPiece | null;
}

let count = 0;

/** The terrain of a state. */
export const groundOf = ({ terrain }: Pick<State, "terrain">): Ground => groundFor(terrain);

/** A piece whose box is compared with a place, in units of work. */
const BOX = 1 / 8;

const groundFor = meteredPer((terrain: readonly TerrainPiece[]): Ground => {
  const pieces = terrain.map((piece) => ({
    piece,
    polygon: new Polygon(piece.id, piece.corners),
    top: piece.kind === "smoke" ? Infinity : piece.height,
  }));
  const forts = pieces.filter(({ piece: { kind } }) => kind === "bunker" || kind === "strongpoint");
  const hills = pieces.filter(({ piece }) => piece.kind === "hill");
  const isIn = ({ polygon }: GroundPiece, { x, y }: measured.Place): boolean =>
    x >= polygon.left &&
    x <= polygon.right &&
    y >= polygon.top &&
    y <= polygon.bottom &&
    isOver(polygon.corners, { x, y });
  const ground: Ground = {
    id: count++,
    pieces,
    corners: terrain.reduce((sum, { corners }) => sum + corners.length, 0),
    levelAt(place) {
      charge("corners", hills.length * BOX);
      return Math.max(0, ...hills.filter((hill) => isIn(hill, place)).map(({ top }) => top));
    },
    at(place) {
      charge("corners", pieces.length * BOX);
      return pieces.filter((piece) => isIn(piece, place));
    },
    fortAt(place) {
      charge("corners", 1 / 2 + forts.length * BOX);
      return forts.find((piece) => isIn(piece, place))?.piece ?? null;
    },
  };
  return ground;
});

/** Whether a body touches a piece of terrain, if only partly. */
export const touches = (body: measured.Body, { corners }: Pick<TerrainPiece, "corners">): boolean =>
  isWithin(gapToGround(body, corners), 0);

/** The bunker or strongpoint that a place lies in. dt.fort.infantry-only */
export const fortificationAt = (state: State, place: measured.Place): TerrainPiece | null =>
  groundOf(state).fortAt(place);

/** Whether a piece is terrain that sight enters only near its edge. */
export const isArea = ({ kind }: TerrainPiece): boolean => terrainKinds[kind].area;

/** What the wreck of a unit is called: no name is longer. */
export const wreckOf = (unit: string): string => `wreck-of-${unit}`.slice(0, 24);

export const terrainNamed = ({ terrain }: State, id: string): TerrainPiece | undefined =>
  terrain.find((piece) => piece.id === id);
