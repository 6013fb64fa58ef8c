import { measured } from "../../geometry/index.ts";
import {
  type BoardCell,
  type BoardMark,
  type BoardModel,
  type BoardPiece,
  type BoardShape,
  type BoardTrack,
  spaced,
} from "../../kernel/index.ts";
import { battlefieldOf, unit } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import { objectivesOf } from "../missions/index.ts";
import type { Fighter } from "../table/fighter.ts";
import type { State } from "../table/state.ts";
import { cardInWords, recruitsInWords } from "./card-in-words.ts";
import { cardOf, hasDog, isCharacter, isReady, sideOf } from "../table/context.ts";

const { inch, placeInUnits } = measured;

/** The radius of a base as it is drawn: 25 mm across. zh.fighter.base */
const DRAWN_RADIUS = 1250 / inch;

const cell = (place: Place): BoardCell => placeInUnits(place, unit);

/** Terrain that people call by more than its category. */
const grounds: Readonly<Record<string, string>> = { rough: "rough ground", "low rough": "low rough ground" };

/** What people call a piece of terrain: "b1" is building 1, and a name that is a word stays as it is. */
function calledOf({ id, category }: Pick<TerrainItem, "id" | "category">): string {
  const name = grounds[category] ?? category;
  const isNumbered = /^[a-z]\d+$/.test(id) && category.startsWith(id.charAt(0));
  return `${name} ${isNumbered ? id.slice(1) : spaced(id)}`;
}

function shapeOf({ id, category, corners, height, ...item }: TerrainItem): BoardShape {
  return {
    id,
    kind: category,
    label: calledOf({ id, category }),
    outline: corners.map(cell),
    height: height === null ? null : height / inch,
    details: {
      ...(category === "obstacle" && { blocksSight: item.blocksSight, crossable: item.crossable }),
      ...(category === "building" && { locked: item.locked, climbable: item.climbable }),
      ...(item.leadsTo !== null && { leadsTo: item.leadsTo }),
    },
  };
}

/** What stands on a piece of terrain's outline, or lies in it: doors, windows, low parts of vehicles. */
const partsOf = ({ id, category, entrances, low }: TerrainItem): readonly BoardMark[] => [
  ...entrances.map(({ kind, from, to }) => ({
    kind,
    label: `${kind} of ${calledOf({ id, category })}`,
    squares: [cell(from), cell(to)],
  })),
  ...low.map((part) => ({
    kind: "low part",
    label: `low part of ${calledOf({ id, category })}`,
    squares: part.map(cell),
    outlines: [part.map(cell)],
  })),
];

const plain = { area: null, facing: null, radius: DRAWN_RADIUS } as const;

function pieceOf(fighter: Fighter): BoardPiece | null {
  const { id, at, where, facing, partner } = fighter;
  if (at === null) return null;
  const conditions = [
    fighter.marker ? "detected" : null,
    isReady(fighter) ? null : "unready",
    fighter.red > 0 ? "trauma" : null,
    where === "asleep" ? "asleep" : null,
    fighter.on === null ? null : `on ${fighter.on}`,
  ];
  return {
    id,
    kind: fighter.card,
    side: sideOf(fighter),
    ...cell(at),
    ...plain,
    bearing: facing,
    conditions: conditions.filter((condition) => condition !== null),
    details: {
      name: cardOf(fighter).name,
      weapon: fighter.weapon,
      class: isCharacter(fighter) ? "character" : "trooper",
      marker: fighter.marker,
      white: fighter.white,
      red: fighter.red,
      ready: isReady(fighter),
      discovered: fighter.discovered,
      charges: fighter.charges,
      ...(partner !== null && { partner }),
      ...(fighter.on !== null && { on: fighter.on }),
      ...(fighter.veteran !== null && { veteran: fighter.veteran }),
      ...(fighter.requisition !== null && { requisition: fighter.requisition }),
      ...(fighter.towards !== null && { towards: fighter.towards }),
      ...(hasDog(fighter) && { dog: true }),
    },
  };
}

/** Bodies, the captive and the markers that lie on the table, as pieces. */
function thingsOf(state: State): readonly BoardPiece[] {
  const thing = (
    { id, at }: { readonly id: string; readonly at: Place },
    kind: string,
    side: string,
    conditions: readonly string[] = [],
    details: BoardPiece["details"] = {},
  ): BoardPiece => ({ id, kind, side, ...cell(at), ...plain, conditions, details });
  const { captive, nest } = state;
  return [
    ...state.bodies.map(({ marker, discovered, ...body }) =>
      thing(body, "body", "defender", marker ? ["detected"] : [], { marker, discovered }),
    ),
    ...(captive === null
      ? []
      : [thing(captive, "captive", "defender", captive.escort === null ? ["escaped"] : ["captive"])]),
    ...(nest === null ? [] : [{ ...thing(nest, "mmg", "defender"), bearing: nest.facing }]),
    ...state.charges.map((charge) =>
      thing(charge, "demo charge", "attacker", charge.countdown ? ["countdown"] : ["set"]),
    ),
    ...state.lights.map((light) => thing(light, light.kind, "defender")),
    ...state.smokes.map((smoke) => thing(smoke, "smoke", "nobody")),
    ...state.escapes.map((escape) => thing(escape, "escape", "attacker")),
    ...state.objectives
      .filter(({ status }) => status === "there" || status === "destroyed")
      .map(({ number, up, status, ...objective }) =>
        thing(objective, "objective", "nobody", status === "destroyed" ? ["destroyed"] : [], {
          status,
          ...(up && typeof number === "number" && { number }),
        }),
      ),
  ];
}

function marksOf({ route }: State): readonly BoardMark[] {
  if (route === null) return [];
  const { markers, bends } = route;
  return [
    ...markers.map((at, i) => ({ kind: "patrol marker", label: `${i + 1}`, squares: [cell(at)] })),
    {
      kind: "patrol route",
      label: "the patrol route",
      squares: markers.flatMap((at, i) => [at, ...(bends[i] ?? [])]).map(cell),
    },
  ];
}

/** One fighter of a card: a Sentry of "2 Sentries". */
const oneOf = (card: string): string =>
  card
    .replace(/^2 /, "")
    .replace(/ies$/, "y")
    .replace(/(?<=[^s])s$/i, "");

function tracksOf({ alarm, container, turn, times, gun, mission }: State): readonly BoardTrack[] {
  const level = alarm.raised ? "alarm raised" : alarm.track >= 4 ? "suspicious" : "calm";
  return [
    { name: "turn", value: turn, most: null, bad: null, text: null },
    ...(mission === "m1" ? [] : [{ name: "alarm", value: alarm.track, most: 8, bad: "high" as const, text: level }]),
    { name: "time tokens drawn", value: times, most: 3, bad: null, text: null },
    {
      name: "tokens",
      value: container.character + container.trooper + container.time,
      most: null,
      bad: null,
      text: `${container.character} character, ${container.trooper} trooper, ${container.time} time`,
    },
    ...(gun === null ? [] : [{ name: "hits of the gun", value: gun.hits, most: 10, bad: "high" as const, text: null }]),
  ];
}

/** The drawing model of a position. */
export function boardModel(state: State): BoardModel {
  const { width, height, terrain } = battlefieldOf(state);
  return {
    kind: "table",
    width: width / inch,
    height: height / inch,
    squares: [],
    edges: [],
    areas: [],
    ways: [],
    pieces: [...state.fighters.map(pieceOf).filter((piece) => piece !== null), ...thingsOf(state)],
    marks: [...terrain.flatMap(partsOf), ...marksOf(state)],
    table: { unit: unit.name, sign: unit.sign, shapes: terrain.map(shapeOf) },
    tracks: tracksOf(state),
    objectives: objectivesOf(state),
    names: state.fighters.map((fighter) => ({ id: fighter.id, name: `${oneOf(cardOf(fighter).name)} ${fighter.id}` })),
    cards: [
      ...state.fighters.filter(({ where }) => where !== "out" && where !== "left").map(cardInWords),
      ...(state.phase === "set-up" && state.setUp === "recruit" ? (["attacker", "defender"] as const) : []).flatMap(
        recruitsInWords,
      ),
    ],
  };
}
