import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { nowhere, standAt } from "../table/bodies.ts";
import { standObstacle } from "../movement/index.ts";
import type { Unit } from "../table/state.ts";
import { centimetres, choose, type Ctx, reading, record, type Rules, written } from "../table/context.ts";
import { bowOf, type HullSide } from "./bow.ts";

type Place = measured.Place;

/** How far from the hull survivors are tried, in cm between the edges. */
const gaps = [0.5, 2.5, 5, 7.5, 9.9];
const AROUND = 12;

const toMillimetre = (length: number): number => Math.round(length / measured.millimetre) * measured.millimetre;

/** Places beside a hull for a unit's bases, the nearest first, within 10 cm of it. dt.carry.after, dt.pilot.placed */
function* placesBeside(ctx: Ctx, hull: measured.Body, centre: Place, unit: Unit): Generator<Place> {
  const limit = centimetres(ctx, "dt.number.placed-after");
  for (const gap of gaps.map((cm) => cm * measured.centimetre)) {
    for (let i = 0; i < AROUND; i++) {
      const way = measured.directionOf((i * 360) / AROUND);
      // outwards until the base is so far from the hull
      let [near, far] = [0, 60_000];
      while (far - near > 50) {
        const middle = Math.round((near + far) / 2);
        const at = measured.placeAlong(centre, way, middle);
        if (measured.gapBetween(hull, standAt(unit, at)).signed < gap) near = middle;
        else far = middle;
      }
      const exact = measured.placeAlong(centre, way, far);
      const at = { x: toMillimetre(exact.x), y: toMillimetre(exact.y) };
      if (measured.isWithin(measured.gapBetween(hull, standAt(unit, at)), limit)) yield at;
    }
  }
}

/** Whether a place is near enough to where others of a unit stand. */
function isNear(ctx: Ctx, unit: Unit, at: Place, placed: ReadonlyMap<string, Place>): boolean {
  const limit = centimetres(ctx, "dt.number.coherency");
  return [...placed.values()].every((other) =>
    measured.isWithin(measured.gapBetween(standAt(unit, at), standAt(unit, other)), limit),
  );
}

/** How far apart the rings are on which places further out are tried, and how many places lie on each. */
const RING_STEP = 2 * measured.centimetre;
const ON_RING = 24;

/** The nearest place on rings around another that something accepts, however far out; null where the table has none. */
function nearestAround({ state }: Ctx, centre: Place, accepts: (at: Place) => boolean): Place | null {
  const most = Math.hypot(state.width, state.height);
  for (let far = RING_STEP; far <= most; far += RING_STEP) {
    for (let i = 0; i < ON_RING; i++) {
      const exact = measured.placeAlong(centre, measured.directionOf((i * 360) / ON_RING), far);
      const at = { x: toMillimetre(exact.x), y: toMillimetre(exact.y) };
      if (at.x >= 0 && at.y >= 0 && accepts(at)) return at;
    }
  }
  return null;
}

/** So many places are offered for the first miniature. */
const MOST_OFFERED = 12;

/** Survivors are placed beside what carried them, and have been activated this turn. dt.carry.after, dt.pilot.placed */
export function* placeSurvivors(ctx: Ctx, unit: Unit, hull: measured.Body, centre: Place): Rules {
  unit.activated = true;
  yield* placeAmong(ctx, unit, [...placesBeside(ctx, hull, centre, unit)], centre, "dt.carry.after", "dt.pilot.placed");
}

/** Whether a vehicle can stand where its airlifter is destroyed. dt.lift.after */
export const isFreeBeneath = (ctx: Ctx, unit: Unit, at: Place): boolean =>
  unit.miniatures.every(
    ({ id }) => standObstacle(ctx, unit, { at, facing: unit.facing, floor: 0 }, { self: id }) === null,
  );

/** A vehicle that cannot stand beneath its airlifter is placed beside it. dt.lift.after, dt.open.lift-taken */
export function* placeBesideLifter(ctx: Ctx, unit: Unit, hull: measured.Body, centre: Place): Rules {
  const isNearest = reading(ctx, "dt.open.lift-taken") === "nearest";
  const places = isNearest ? [] : [...placesBeside(ctx, hull, centre, unit)];
  yield* placeAmong(ctx, unit, places, centre, "dt.lift.after", "dt.open.lift-taken");
}

/** Those of a sealifter on the shore are placed at its bow door; they activate as usual. dt.sea.beached, dt.open.beached-dismount */
export function* placeAtDoor(ctx: Ctx, unit: Unit, hull: measured.Body, facing: number, centre: Place): Rules {
  const limit = centimetres(ctx, "dt.number.placed-after");
  const bow = hull.kind === "hull" ? bowOf(hull.corners, facing) : null;
  const { dx, dy } = measured.directionOf(facing);
  const isBefore = (at: Place): boolean =>
    bow === null ||
    ((at.x - bow[0].x) * dx + (at.y - bow[0].y) * dy > 0 &&
      measured.isWithin(gapToSide(standAt(unit, at), bow), limit));
  const places = [...placesBeside(ctx, hull, centre, unit)].filter(isBefore);
  yield* placeAmong(ctx, unit, places, centre, "dt.sea.beached", "dt.open.beached-dismount");
}

const gapToSide = (body: measured.Body, [u, v]: HullSide): measured.Gap =>
  body.kind === "disc"
    ? measured.gapToSegment(body, u, v, body.radius)
    : measured.gapFromSegmentToShape([u, v], body.corners);

/**
 * A unit that was aboard is placed: the owner says where the first stands, the others follow. A miniature that finds no place
 * there is put at the nearest one where it can stand, with the others if it may be.
 */
function* placeAmong(ctx: Ctx, unit: Unit, all: readonly Place[], centre: Place, ...cites: readonly Citation[]): Rules {
  unit.where = "table";
  unit.carrier = null;
  unit.pilot = false;
  const placed = new Map<string, Place>();
  for (const { id } of unit.miniatures) placed.set(id, nowhere);
  const standing = new Map<string, Place>();
  for (const [i, miniature] of unit.miniatures.entries()) {
    const moved = new Map([...placed, ...standing]);
    const isFree = (at: Place): boolean =>
      standObstacle(ctx, unit, { at, facing: unit.facing, floor: 0 }, { moved, self: miniature.id }) === null;
    const isFreeNear = (at: Place): boolean => isFree(at) && isNear(ctx, unit, at, standing);
    const free = all.filter(isFreeNear);
    let at = free[0] ?? nearestAround(ctx, centre, isFreeNear) ?? nearestAround(ctx, centre, isFree) ?? centre;
    if (i === 0 && free.length > 1) {
      const offered = free.slice(0, MOST_OFFERED);
      at = yield* choose(
        unit.side,
        { id: "dt.decide.survivors-place", text: `Where does ${unit.id} stand?`, piece: unit.id },
        offered.map((place) => ({ id: written(place), text: written(place), value: place })),
      );
    }
    miniature.at = { x: at.x, y: at.y };
    miniature.floor = 0;
    standing.set(miniature.id, miniature.at);
  }
  const [first] = unit.miniatures;
  record(ctx, { event: "placed", unit: unit.id, at: written(first?.at ?? centre), cites });
}
