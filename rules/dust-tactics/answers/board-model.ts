import { measured } from "../../geometry/index.ts";
import {
  type BoardCell,
  type BoardMark,
  type BoardModel,
  type Settings,
  type BoardName,
  type BoardPiece,
  type BoardShape,
  spaced,
} from "../../kernel/index.ts";
import { footprintAt } from "../table/bodies.ts";
import { bodyById } from "../book/body-sizes.ts";
import { USUAL_DOOR } from "../book/terrain.ts";
import type { State, TerrainPiece, Unit } from "../table/state.ts";
import { unit as cm, written } from "../table/context.ts";
import { cardInWords, strengthOf, weaponWords } from "./card-in-words.ts";
import { cardOf, isAircraft, isVehicle, leftOf } from "../table/units.ts";

const cell = (place: measured.Place): BoardCell => measured.placeInUnits(place, cm);

const tall = (height: number): number | null => (height === 0 ? null : height / measured.centimetre);

function shapeOf({ id, kind, corners, height, floors, until, facing }: TerrainPiece): BoardShape {
  return {
    id,
    kind,
    label: spaced(id),
    outline: corners.map(cell),
    height: tall(height),
    details: { ...(floors > 0 && { floors }), ...(until !== null && { until }), ...(facing !== null && { facing }) },
  };
}

/** The hull of a vehicle or an aircraft as a shape: pieces are round. */
function hullsOf(unit: Unit): readonly BoardShape[] {
  if (!isVehicle(unit) && !isAircraft(unit)) return [];
  const data = bodyById(cardOf(unit).body);
  return unit.miniatures.flatMap((miniature) => {
    const body = footprintAt(unit, miniature.at);
    if (body.kind !== "hull" || data.kind !== "hull") return [];
    const outline = body.corners.map(({ x, y }) => cell({ x: Math.max(0, x), y: Math.max(0, y) }));
    return [
      {
        id: `hull-of-${miniature.id}`,
        kind: isAircraft(unit) ? "aircraft" : "hull",
        label: miniature.id,
        outline,
        height: data.to,
        details: { from: data.from },
      },
    ];
  });
}

/** What a miniature carries, by the words of actions, what it has more than once counted: "4 × rifle". */
const carriedBy = ({ weapons }: Unit["miniatures"][number]): string =>
  [...Map.groupBy(weapons, (weapon) => weapon)]
    .map(([weapon, { length }]) => (length === 1 ? weapon : `${length} × ${weapon}`))
    .join(" ");

function piecesOf(unit: Unit): readonly BoardPiece[] {
  const card = cardOf(unit);
  const data = bodyById(card.body);
  const radius = data.kind === "base" ? data.radius : (data.stand ?? Math.min(data.long, data.wide) / 2);
  const faces = card.kind === "vehicle" || card.kind === "aircraft" || card.kind === "support";
  return unit.miniatures.map((miniature) => ({
    id: miniature.id,
    kind: card.kind,
    side: unit.side,
    ...cell(miniature.at),
    area: null,
    facing: null,
    radius,
    ...(faces && { bearing: unit.facing }),
    conditions: [...unit.tokens, ...(unit.activated ? ["activated"] : [])],
    details: {
      unit: unit.id,
      card: card.name,
      place: written(miniature.at),
      points: card.ap,
      left: leftOf(unit),
      strength: strengthOf(unit),
      activated: unit.activated,
      tokens: unit.tokens.join(" "),
      weapons: carriedBy(miniature),
      ...(miniature.role !== null && { role: miniature.role }),
      ...(miniature.floor > 0 && { floor: miniature.floor }),
    },
  }));
}

/** How far fields of fire are drawn, in lattice units. */
const DRAWN_FAR = 20 * measured.centimetre;
const fromFront = { front: 0, rear: 180, left: 270, right: 90 } as const;

/** The fields of fire of the mounted weapons of the acting unit: quarters round the hull, half of all to its sides. dt.arc */
function fieldsOf({ activation, reaction, units, width, height }: State): readonly BoardMark[] {
  const acting = reaction?.unit ?? activation?.unit;
  return units
    .filter(({ id, where }) => id === acting && where === "table")
    .flatMap((unit) => {
      const mounts = new Set(cardOf(unit).mounted.map(({ mount }) => mount));
      return unit.miniatures.flatMap(({ id, at }) =>
        [...mounts].flatMap((mount): readonly BoardMark[] => {
          if (mount === "turret") return [];
          const wide = mount === "left" || mount === "right" ? 90 : 45;
          const rays = [-1, -0.5, 0, 0.5, 1].map((share) => {
            const degrees = unit.facing + fromFront[mount] + share * wide;
            const end = measured.placeAlong(at, measured.directionOf(Math.round(degrees)), DRAWN_FAR);
            return { x: Math.max(0, Math.min(width, end.x)), y: Math.max(0, Math.min(height, end.y)) };
          });
          const outline = [at, ...rays].map(cell);
          return [{ kind: "field of fire", label: `${mount} of ${id}`, squares: [cell(at)], outlines: [outline] }];
        }),
      );
    });
}

/** A place that far along a side from a door in it. */
function besideDoor(door: measured.Place, from: measured.Place, to: measured.Place, far: number): BoardCell {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const on = (value: number): number => Math.max(0, Math.round(value));
  return cell({ x: on(door.x + ((to.x - from.x) / long) * far), y: on(door.y + ((to.y - from.y) / long) * far) });
}

/** The doors of buildings, each as the stretch of its wall that is open. dt.building.openings */
const partsOf = ({ id, doors, doorWidth = USUAL_DOOR, corners }: TerrainPiece): readonly BoardMark[] =>
  doors.flatMap((door): readonly BoardMark[] => {
    const side = corners.findIndex((corner, i) => {
      const next = corners[(i + 1) % corners.length] ?? corner;
      return measured.gapToSegment(door, corner, next).length <= 100;
    });
    const [from, to] = [corners[side], corners[(side + 1) % corners.length]];
    if (from === undefined || to === undefined) return [];
    const ends = [-doorWidth / 2, doorWidth / 2].map((far) => besideDoor(door, from, to, far));
    return [{ kind: "door", label: `door of ${spaced(id)}`, squares: ends }];
  });

/** The drawing model of a state: terrain and hulls as shapes, miniatures as pieces, objectives as marks. */
export function boardModel(state: State, settings: Settings): BoardModel {
  const there = state.units.filter(({ where }) => where === "table");
  const { north, south } = state.score;
  return {
    kind: "table",
    width: state.width / measured.centimetre,
    height: state.height / measured.centimetre,
    squares: [],
    edges: [],
    areas: [],
    ways: [],
    pieces: there.flatMap(piecesOf),
    marks: [
      ...fieldsOf(state),
      ...state.terrain.flatMap(partsOf),
      ...state.objectives.map(({ id, name, at }) => ({
        kind: "objective",
        label: name === "" ? id : name,
        squares: [cell(at)],
      })),
    ],
    table: { unit: cm.name, sign: cm.sign, shapes: [...state.terrain.map(shapeOf), ...there.flatMap(hullsOf)] },
    objectives: state.objectives.map(({ name, holder }) => ({
      text: holder === null ? `Hold ${name}` : `The ${holder} holds ${name}`,
      state: holder === null ? "open" : "met",
    })),
    tracks: [
      { name: "turn", value: state.turn, most: state.turns, bad: "high", text: null },
      { name: "AP of the north", value: north, most: null, bad: null, text: null },
      { name: "AP of the south", value: south, most: null, bad: null, text: null },
    ],
    names: state.units.flatMap(namesOf),
    words: weaponWords(state.units),
    cards: state.units.filter(({ where }) => where !== "gone").map((unit) => cardInWords(settings, unit)),
  };
}

/** A hero is called by name; others by their card and their id, soldiers with their number. */
function namesOf(unit: Unit): readonly BoardName[] {
  const { name, kind } = cardOf(unit);
  const called = (id: string): BoardName => ({ id, name: kind === "hero" ? name : `${name} ${id}` });
  return [called(unit.id), ...unit.miniatures.flatMap(({ id }) => (id === unit.id ? [] : [called(id)]))];
}
