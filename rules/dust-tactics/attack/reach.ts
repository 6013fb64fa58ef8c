import { measured } from "../../geometry/index.ts";
import { meteredPer, charge } from "../../kernel/index.ts";
import type { Prism } from "../table/bodies.ts";
import { BUNKER_DOOR } from "../book/terrain.ts";
import { fortificationAt } from "../table/ground.ts";
import { rearDoor } from "../movement/index.ts";
import type { TerrainPiece } from "../table/state.ts";
import { centimetres, type Ctx, number, reading } from "../table/context.ts";

type Place = measured.Place;
type Segment = readonly [Place, Place];

/** How near one has to be to a piece of terrain to be next to it, in lattice units. dt.open.adjacent */
export function adjacency(ctx: Ctx): number {
  switch (reading(ctx, "dt.open.adjacent")) {
    case "five-cm":
      return centimetres(ctx, "dt.number.adjacent");
    case "contact":
      return number(ctx, "dt.number.contact") * measured.millimetre;
    case "ten-cm":
      return number(ctx, "dt.number.point") * measured.centimetre;
  }
}

/** A side of a fortification that is looked at, in units of work. */
const SIDE = 4;

/** A hundredth of a centimetre. */
const TOLERANCE = 10;

/** The side of a fortification that looks along its facing: the firing slit of a bunker. */
const front = meteredPer(({ corners, facing }: TerrainPiece): Segment | null => {
  charge("corners", corners.length * SIDE);
  if (facing === null) return null;
  const { dx, dy } = measured.directionOf(facing);
  const sides = corners.map((corner, i): Segment => [corner, corners[(i + 1) % corners.length] ?? corner]);
  const ahead = ([a, b]: Segment): number => (a.x + b.x) * dx + (a.y + b.y) * dy;
  return sides.toSorted((a, b) => ahead(b) - ahead(a))[0] ?? null;
});

/** The rear doors of a bunker, as wide as they are. */
const doors = meteredPer((piece: TerrainPiece): Segment | null => {
  charge("corners", piece.corners.length * SIDE);
  const middle = rearDoor(piece);
  if (middle === null || piece.facing === null) return null;
  const across = measured.directionOf(piece.facing + 90);
  const half = (BUNKER_DOOR * measured.centimetre) / 2;
  const back = measured.directionOf(piece.facing + 270);
  return [measured.placeAlong(middle, across, half), measured.placeAlong(middle, back, half)];
});

const gapTo = (body: measured.Body, [u, v]: Segment): measured.Gap =>
  body.kind === "disc"
    ? measured.gapToSegment(body, u, v, body.radius)
    : measured.gapFromSegmentToShape([u, v], body.corners);

/** Whether a body is in front of an opening by its middle, not beside it. dt.open.opening-corner */
function isBefore(body: measured.Body, [u, v]: Segment, outwards: measured.Direction): boolean {
  const { x, y } = measured.extentOf(body);
  return (x - (u.x + v.x) / 2) * outwards.dx + (y - (u.y + v.y) / 2) * outwards.dy > 0;
}

/** Whether a body is next to what of a fortification C weapons reach through. dt.fort.cc-reach, dt.open.adjacent, dt.open.opening-corner */
function isAtOpening(ctx: Ctx, body: measured.Body, fort: TerrainPiece): boolean {
  const limit = adjacency(ctx) + TOLERANCE;
  if (fort.kind === "strongpoint") return measured.isWithin(measured.gapToGround(body, fort.corners), limit);
  const facing = fort.facing ?? 0;
  const all = reading(ctx, "dt.open.opening-corner") === "any-side";
  const openings = [
    { part: front(fort), outwards: measured.directionOf(facing) },
    { part: doors(fort), outwards: measured.directionOf(facing + 180) },
  ];
  return openings.some(
    ({ part, outwards }) =>
      part !== null && (all || isBefore(body, part, outwards)) && measured.isWithin(gapTo(body, part), limit),
  );
}

/**
 * How C weapons reach between a miniature inside a fortification and one outside it: through an
 * opening, not through a bunker's walls, or as in the open. dt.fort.cc-reach, dt.fort.bunker-walls
 */
export function acrossWalls(ctx: Ctx, prism: Prism, other: Prism): "open" | "shut" | "none" {
  const [here, there] = [fortificationAt(ctx.state, prism.centre), fortificationAt(ctx.state, other.centre)];
  if (here?.id === there?.id) return "none";
  const isOpen = (fort: TerrainPiece | null, outside: Prism): boolean =>
    fort === null || isAtOpening(ctx, outside.body, fort);
  if (isOpen(here, other) && isOpen(there, prism)) return "open";
  return here?.kind === "bunker" || there?.kind === "bunker" ? "shut" : "none";
}
