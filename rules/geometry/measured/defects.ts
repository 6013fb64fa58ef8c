import { charge } from "../../kernel/index.ts";
import { boxAroundPlaces, boxesMeet } from "./boxes.ts";
import { doubledArea, isOnSegment, type Place, samePlace, segmentsMeet } from "./lattice.ts";

/** What is wrong with a shape, and where on the table it is seen. */
export interface ShapeDefect {
  readonly code:
    | "not-on-the-lattice"
    | "off-the-table"
    | "too-few-corners"
    | "too-many-corners"
    | "corner-twice"
    | "no-area"
    | "crosses-itself";
  readonly message: string;
  readonly at: Place;
  /** The corners concerned, by their place in the list, from 0. */
  readonly corners: readonly number[];
}

/** The most corners one shape may have; what is drawn by people has far fewer. */
export const MOST_CORNERS = 200;

/** The most corners that all shapes of one table may have together: as many as the longest text holds. */
export const MOST_CORNERS_IN_ALL = 5000;

/** Two edges of a shape that are compared, in units of work. */
const COMPARED = 1 / 16;

export interface TableSize {
  readonly width: number;
  readonly height: number;
}

const nowhere: Place = { x: 0, y: 0 };

/** Whether the edges from corners i and j of a ring have more in common than the corner that neighbours share. */
function edgesFault(places: readonly Place[], i: number, j: number): Place | null {
  const n = places.length;
  const [a, b, c, d] = [places[i], places[(i + 1) % n], places[j], places[(j + 1) % n]];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  if (j === i + 1) return isOnSegment(a, b, d) ? d : isOnSegment(c, d, a) ? a : null;
  if ((j + 1) % n === i) return isOnSegment(c, d, b) ? b : isOnSegment(a, b, c) ? c : null;
  return segmentsMeet(a, b, c, d) ? c : null;
}

/**
 * Everything that keeps places from being a simple polygon on a table: off the lattice or the table, too few or too many
 * corners, a corner twice, no area, an outline that crosses or touches itself. Empty when it is one.
 */
export function shapeDefects(places: readonly Place[], table: TableSize): readonly ShapeDefect[] {
  const [first = nowhere] = places;
  if (places.length < 3)
    return [{ code: "too-few-corners", message: "A shape has at least 3 corners.", at: first, corners: [] }];
  if (places.length > MOST_CORNERS)
    return [
      {
        code: "too-many-corners",
        message: `A shape has at most ${MOST_CORNERS} corners; this one has ${places.length}.`,
        at: first,
        corners: [],
      },
    ];
  const faults: ShapeDefect[] = [];
  for (const [i, place] of places.entries()) {
    const { x, y } = place;
    const number = i + 1;
    if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y))
      faults.push({
        code: "not-on-the-lattice",
        message: `Corner ${number} is not a whole number of hundredths of a millimetre.`,
        at: place,
        corners: [i],
      });
    else if (x < 0 || y < 0 || x > table.width || y > table.height)
      faults.push({ code: "off-the-table", message: `Corner ${number} lies off the table.`, at: place, corners: [i] });
    const next = (i + 1) % places.length;
    if (samePlace(place, places[next] ?? nowhere))
      faults.push({
        code: "corner-twice",
        message: `Corners ${number} and ${next + 1} are one place.`,
        at: place,
        corners: [i, next],
      });
  }
  if (faults.length > 0) return faults;
  let area = 0;
  for (const [i, place] of places.entries())
    area += doubledArea(first, place, places[(i + 1) % places.length] ?? first);
  if (area === 0) faults.push({ code: "no-area", message: "The shape has no area.", at: first, corners: [] });
  charge("corners", places.length * (places.length / 2) * COMPARED);
  const boxes = places.map((place, i) => boxAroundPlaces([place, places[(i + 1) % places.length] ?? place]));
  for (const [i, box] of boxes.entries()) {
    for (let j = i + 1; j < places.length; j++) {
      const other = boxes[j];
      if (other === undefined || !boxesMeet(box, other)) continue;
      const at = edgesFault(places, i, j);
      if (at === null) continue;
      const message = `The edges from corners ${i + 1} and ${j + 1} cross or touch each other.`;
      faults.push({ code: "crosses-itself", message, at, corners: [i, j] });
      return faults;
    }
  }
  return faults;
}

/** Whether places make a simple polygon, wherever it lies. */
export const isSimple = (places: readonly Place[]): boolean =>
  !shapeDefects(places, { width: Infinity, height: Infinity }).some(({ code }) => code !== "off-the-table");
