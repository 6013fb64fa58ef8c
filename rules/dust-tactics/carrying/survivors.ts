import { measured } from "../../geometry/index.ts";
import { nowhere, standAt } from "../bodies.ts";
import { standObstacle } from "../moving/barriers.ts";
import type { Unit } from "../state.ts";
import { centimetres, choose, type G, record, type Rules, written } from "../table.ts";

type Place = measured.Place;

/** How far from the hull survivors are tried, in cm between the edges. */
const gaps = [0.5, 2.5, 5, 7.5, 9.9];
const around = 12;

const toMillimetre = (length: number): number => Math.round(length / measured.millimetre) * measured.millimetre;

/** Places beside a hull for a unit's bases, the nearest first, within 10 cm of it. dt.carry.after, dt.pilot.placed */
function* placesBeside(g: G, hull: measured.Body, centre: Place, unit: Unit): Generator<Place> {
  const most = centimetres(g, "dt.number.placed-after");
  for (const gap of gaps.map((cm) => cm * measured.centimetre)) {
    for (let i = 0; i < around; i++) {
      const way = measured.directionOf((i * 360) / around);
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
      if (measured.isWithin(measured.gapBetween(hull, standAt(unit, at)), most)) yield at;
    }
  }
}

/** Whether a place is near enough to where others of a unit stand. */
function isNear(g: G, unit: Unit, at: Place, placed: ReadonlyMap<string, Place>): boolean {
  const limit = centimetres(g, "dt.number.coherency");
  return [...placed.values()].every((other) =>
    measured.isWithin(measured.gapBetween(standAt(unit, at), standAt(unit, other)), limit),
  );
}

/** So many places are offered for the first miniature. */
const mostOffered = 12;

/**
 * Survivors are placed beside what carried them: the owner says where the first stands, the others follow. Whoever finds no
 * place is put at the nearest one that is free of all but the hull. dt.carry.after, dt.pilot.placed
 */
export function* placeSurvivors(g: G, unit: Unit, hull: measured.Body, centre: Place): Rules {
  const all = [...placesBeside(g, hull, centre, unit)];
  unit.where = "table";
  unit.carrier = null;
  unit.pilot = false;
  unit.activated = true;
  const placed = new Map<string, Place>();
  for (const { id } of unit.miniatures) placed.set(id, nowhere);
  const standing = new Map<string, Place>();
  for (const [i, miniature] of unit.miniatures.entries()) {
    const free = all.filter((at) => {
      const others = new Map([...placed, ...standing]);
      return standObstacle(g, unit, at, unit.facing, 0, others, miniature.id) === null && isNear(g, unit, at, standing);
    });
    const [nearest] = free;
    let at = nearest ?? centre;
    if (i === 0 && free.length > 1) {
      const offered = free.slice(0, mostOffered);
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
  record(g, {
    event: "placed",
    unit: unit.id,
    at: written(first?.at ?? centre),
    cites: ["dt.carry.after", "dt.pilot.placed"],
  });
}
