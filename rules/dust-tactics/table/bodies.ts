import { measured } from "../../geometry/index.ts";
import { metered, type Metered, readMetered } from "../../kernel/index.ts";
import { bodyById } from "../book/body-sizes.ts";
import { FLOOR_HEIGHT } from "../book/terrain.ts";
import { type Ground, groundOf } from "./ground.ts";
import { type Miniature, type State, type Unit } from "./state.ts";
import { cardOf } from "./units.ts";

const { centimetre, disc, turnedTo } = measured;

/** What stands on the table as the rules measure it: an upright prism, in lattice units. dt.open.los-geometry */
export interface Prism {
  readonly body: measured.Body;
  readonly centre: measured.Place;
  /** The heights of its lower and its upper end over the table. */
  readonly foot: number;
  readonly top: number;
}

/** Where nobody stands. */
export const nowhere: measured.Place = { x: 10_000_000, y: 10_000_000 };

/** A hull's outline around the origin, facing up. */
const outline = (long: number, wide: number): readonly measured.Place[] => {
  const [across, ahead] = [Math.round((wide * centimetre) / 2), Math.round((long * centimetre) / 2)];
  return [
    { x: -across, y: -ahead },
    { x: across, y: -ahead },
    { x: across, y: ahead },
    { x: -across, y: ahead },
  ];
};

/** The footprint of a unit's miniatures at a place, weapons and limbs left aside. dt.range.bases, dt.range.hulls, dt.range.ignored-parts */
export function footprintAt(unit: Unit, { x, y }: measured.Place, facing = unit.facing): measured.Body {
  const data = bodyById(cardOf(unit).body);
  if (data.kind === "base") return disc(x, y, Math.round(data.radius * centimetre));
  return { kind: "hull", corners: turnedTo(outline(data.long, data.wide), { x, y }, facing) };
}

/** What stands on the table of an aircraft is the base of its stand, of all others the footprint. dt.move.no-overlap */
export function standAt(unit: Unit, place: measured.Place, facing = unit.facing): measured.Body {
  const data = bodyById(cardOf(unit).body);
  return data.kind === "hull" && data.stand !== null
    ? disc(place.x, place.y, Math.round(data.stand * centimetre))
    : footprintAt(unit, place, facing);
}

/** A body that is smaller by a hair, so that touching is not overlapping. */
export function shrunk(body: measured.Body): measured.Body {
  if (body.kind === "disc") return { ...body, radius: Math.max(0, body.radius - 1) };
  const x = body.corners.reduce((sum, corner) => sum + corner.x, 0) / body.corners.length;
  const y = body.corners.reduce((sum, corner) => sum + corner.y, 0) / body.corners.length;
  return {
    kind: "hull",
    corners: body.corners.map((corner) => ({
      x: corner.x + Math.sign(Math.round(x) - corner.x),
      y: corner.y + Math.sign(Math.round(y) - corner.y),
    })),
  };
}

/** The distance from a unit's centre within which its miniatures lie wholly. */
export function reachOf(unit: Unit): number {
  const data = bodyById(cardOf(unit).body);
  return data.kind === "base"
    ? Math.round(data.radius * centimetre)
    : Math.ceil(Math.hypot(data.long, data.wide) * centimetre * 0.5) + 1;
}

/** So many places on the edge of a base, evenly spread, in floats of lattice units. */
export const placesAround = ({ x, y, radius }: measured.Disc, count: number): readonly measured.Place[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

/** How high the ground is at a place, with the floor. */
const levelAt = (ground: Ground, place: measured.Place, floor: number): number =>
  ground.levelAt(place) + floor * FLOOR_HEIGHT * centimetre;

/** What was worked out for a place: who stood there how, on which terrain. */
interface Standing {
  readonly card: string;
  readonly facing: number;
  readonly floor: number;
  readonly ground: number;
  readonly prism: Metered<Prism>;
}

const standings = new WeakMap<Miniature["at"], Standing>();

/** A miniature as it stands. Places are replaced when it moves, so that what was worked out for one is kept. */
export function prismOf(state: State, unit: Unit, miniature: Miniature): Prism {
  const { at, floor } = miniature;
  const { id: ground } = groundOf(state);
  const { card, facing } = unit;
  const standing = standings.get(at);
  const isSame =
    standing?.card === card && standing.facing === facing && standing.floor === floor && standing.ground === ground;
  if (standing !== undefined && isSame) return readMetered(standing.prism);
  const prism = metered(() => prismAt(state, unit, at, facing, floor));
  standings.set(at, { card, facing, floor, ground, prism });
  return prism.value;
}

/** The same at another place. */
export function prismAt(state: State, unit: Unit, at: measured.Place, facing: number, floor: number): Prism {
  const data = bodyById(cardOf(unit).body);
  const ground = groundOf(state);
  if (data.kind === "base") {
    const foot = levelAt(ground, at, floor);
    const top = foot + Math.round(data.height * centimetre);
    return { body: footprintAt(unit, at, facing), centre: at, foot, top };
  }
  // an aircraft's height is over the table: dt.los.aircraft-stand
  const foot = data.stand === null ? levelAt(ground, at, floor) : Math.round(data.from * centimetre);
  const top = foot + Math.round((data.to - data.from) * centimetre);
  return { body: footprintAt(unit, at, facing), centre: at, foot, top };
}
