import { counted } from "../../kernel/index.ts";
import { columnOf, type Grid, rowOf, type Square } from "../../geometry/index.ts";
import type { BoardModel, Settings } from "../../kernel/index.ts";
import { boardObjectives, boardTracks } from "../phases/index.ts";
import { seatName } from "../fighting/index.ts";
import { squaresUnder } from "../sight/index.ts";
import { tileMarks, typhoonPieces } from "./typhoon-model.ts";
import { type Ctx, placeOf, unitPlace } from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import { roomsOf } from "../table/rooms.ts";
import type { Operator, State } from "../table/state.ts";
import { edgeNames, groundOf, terrainOf } from "../table/terrain.ts";
import { extentOf, isVehicle, lengthOf, modelOf } from "../table/vehicle-token.ts";

const noSettings: Settings = { readings: {}, numbers: {} };

/** How many squares across and down a vehicle covers. */
const extent = (facing: "N" | "E" | "S" | "W", length: number): { width: number; height: number } => {
  const { w, h } = extentOf(facing, length);
  return { width: w, height: h };
};

/** The tokens of the Jäger player that lie on squares. */
function jagerPieces(
  { jager }: State,
  at: (square: number) => { readonly x: number; readonly y: number },
): BoardModel["pieces"] {
  if (jager === null) return [];
  const lying = (id: string, kind: string, square: number, conditions: readonly string[]) => ({
    id,
    kind,
    side: "objects",
    ...at(square),
    area: null,
    facing: null,
    conditions: [...conditions],
    details: {},
  });
  return [
    ...jager.waypoints.map((waypoint) =>
      lying(`waypoint-${waypoint.stalker}`, "waypoint", waypoint.at, [
        `Stalker ${waypoint.stalker}`,
        ...(waypoint.reached ? ["reached"] : []),
      ]),
    ),
    ...(jager.cat === null ? [] : [lying("cat", "cat", jager.cat, [])]),
    ...jager.stains.map((stain, i) =>
      lying(`blood-stain-${i + 1}`, "blood stain", stain.at, stain.small ? ["small"] : []),
    ),
    ...jager.locks.map((lock, i) => {
      const beyond = at(lock.from);
      return lying(`door-lock-${i + 1}`, "door lock", lock.to, [`door to ${beyond.x},${beyond.y}`]);
    }),
  ];
}

const kindOf = ({ support, sas }: Operator): string => (support ? (sas ? "sas" : "resistance") : "operator");

/** What shows of Nancy's outfit: the disguise, and whom she holds. rr.dare.disguise-swap, rr.dare.interact-flip */
const outfitConditions = ({ outfit }: Operator): readonly string[] =>
  outfit === null
    ? []
    : [
        ...(outfit.wears === "disguise" ? ["in disguise"] : []),
        ...(outfit.interacts === null ? [] : [`interacting with ${outfit.interacts.unit}`]),
        ...(outfit.garrotte === null ? [] : [`holding ${outfit.garrotte.unit}`]),
      ];

const outfitDetails = ({ outfit }: Operator): Readonly<Record<string, string | number | boolean>> =>
  outfit === null
    ? {}
    : {
        outfit: outfit.wears,
        tokens: outfit.tokens,
        interacts: outfit.interacts?.unit ?? "nobody",
        garrotte: outfit.garrotte?.unit ?? "nobody",
      };

/** A state that is being drawn: with the rules it is looked at by, its grid, and where a square lies. */
interface Drawn {
  readonly ctx: Ctx;
  readonly state: State;
  readonly grid: Grid;
  readonly at: (square: Square) => { readonly x: number; readonly y: number };
}

/** The Operators on foot. */
const operatorsOnFoot = ({ ctx, state, grid }: Drawn): BoardModel["pieces"] =>
  state.operators.flatMap((operator) =>
    operator.at === null || operator.aboard !== null
      ? []
      : [
          {
            id: operator.id,
            kind: kindOf(operator),
            side: "operators",
            ...placeOf(ctx, operator.at),
            area: null,
            facing: operator.facing,
            conditions: [
              operator.crouched ? "crouched" : "standing",
              ...(operator.spotted ? ["spotted"] : []),
              ...(operator.scuba ? ["swimming"] : []),
              ...(operator.carrying === null ? [] : [`carrying ${operator.carrying}`]),
              ...(operator.failure ? ["mechanical failure token"] : []),
              ...(state.jager?.twigs.includes(operator.id) === true ? ["twig snap"] : []),
              ...outfitConditions(operator),
              `${operator.health} health`,
            ],
            details: {
              health: operator.health,
              ap: operator.ap,
              crouched: operator.crouched,
              spotted: operator.spotted,
              turn: operator.turn,
              weapons: operator.weapons.join(", ") || "nothing",
              ammunition: operator.weapons.includes("sniper") ? operator.sniperAmmunition : operator.ammunition,
              scuba: operator.scuba,
              items:
                operator.items
                  .map(({ item, count, of }) => `${item} ${count}${of === null ? "" : ` of ${of}`}`)
                  .join(", ") || "nothing",
              carrying: operator.carrying ?? "nothing",
              cigarette: operator.cigarette,
              aim: operator.aim ?? "nothing",
              mark:
                operator.mark ?? (operator.markAt === null ? "nothing" : (grid.names[operator.markAt] ?? "nothing")),
              player: operator.player,
              ...outfitDetails(operator),
            },
          },
        ],
  );

/** The vehicles of the Operators, with who sits where. */
const operatorVehicles = ({ state }: Drawn): BoardModel["pieces"] =>
  state.vehicles.map((vehicle) => ({
    id: vehicle.id,
    kind: vehicle.kind,
    side: "operators",
    ...vehicle.token,
    ...extent(vehicle.facing, lengthOf(noSettings, modelOf(vehicle))),
    area: null,
    facing: vehicle.facing,
    conditions: [
      `${vehicle.health} health`,
      ...vehicle.seats.flatMap((id, i) => (id === null ? [] : [`${seatName(vehicle, i)}: ${id}`])),
    ],
    details: {
      health: vehicle.health,
      ap: vehicle.ap,
      turn: vehicle.turn,
      seats: vehicle.seats.map((id) => id ?? "-").join(" "),
    },
  }));

/** The Operators aboard a vehicle; a crew is its vehicle. */
const operatorsAboard = ({ state, at }: Drawn): BoardModel["pieces"] =>
  state.operators.flatMap((operator) =>
    operator.aboard === null || isCrew(operator)
      ? []
      : [
          {
            id: operator.id,
            kind: kindOf(operator),
            side: "operators",
            ...(operator.at === null
              ? (state.vehicles.find(({ id }) => id === operator.aboard)?.token ?? { x: 0, y: 0 })
              : at(operator.at)),
            area: null,
            facing: operator.facing,
            conditions: [
              `aboard ${operator.aboard}`,
              ...(operator.spotted ? ["spotted"] : []),
              `${operator.health} health`,
            ],
            details: {
              health: operator.health,
              spotted: operator.spotted,
              aboard: operator.aboard,
              turn: operator.turn,
              ap: operator.ap,
              mark: operator.mark ?? "nothing",
              player: operator.player,
            },
          },
        ],
  );

/** The Axis units, on the board or on their spawn markers. */
const axisUnits = ({ ctx, state }: Drawn): BoardModel["pieces"] =>
  state.units
    .filter(({ post }) => !(post.kind === "convoy" && post.waiting))
    .map((unit) => ({
      id: unit.id,
      kind: unit.kind,
      side: "axis",
      ...(unit.token ?? unitPlace(ctx, unit)),
      ...(isVehicle(unit) && extent(unit.facing, lengthOf(noSettings, unit.kind))),
      area: null,
      facing: unit.facing,
      conditions: [
        unit.alert ? "alert" : "not alert",
        unit.post.kind,
        ...(unit.smoking ? ["cigarette"] : []),
        ...(unit.stalled ? ["mechanical failure"] : []),
        ...(unit.empty ? ["empty"] : []),
        ...(unit.wanted ? ["wanted"] : []),
        ...(unit.held === null ? [] : [unit.held]),
        ...(unit.setUp ? ["set up"] : []),
        ...(unit.stalker === null ? [] : [`Stalker ${unit.stalker}`]),
        ...(unit.jager === null ? [] : [unit.jager === "unit" ? "Jäger unit" : "Jäger upgrade"]),
        ...(unit.wounds > 0 ? [`${unit.wounds} damage`] : []),
      ],
      details: {
        alert: unit.alert,
        post: unit.post.kind,
        cigarette: unit.smoking,
        ...(unit.held !== null && { held: unit.held }),
        advanced: unit.advanced,
        ...(unit.post.kind === "spawn" && { marker: unit.post.marker + 1 }),
        ...(isVehicle(unit) && {
          damage: unit.wounds,
          ...(unit.post.kind === "route" && { way: unit.post.way === 1 ? "onward" : "back" }),
        }),
        ...(unit.kind === "mortar" && { mode: unit.setUp ? "attack" : "move" }),
      },
    }));

/** Corpses. */
const corpsePieces = ({ state, at }: Drawn): BoardModel["pieces"] =>
  state.corpses.map((square, i) => ({
    id: `corpse-${i + 1}`,
    kind: "corpse",
    side: "axis",
    ...at(square),
    area: null,
    facing: null,
    conditions: [],
    details: {},
  }));

/** What lies on squares: barrels, placed items, documents. */
const laidPieces = ({ state, at }: Drawn): BoardModel["pieces"] =>
  state.laid.map((thing, i) => ({
    id: `${thing.kind}-${i + 1}`,
    kind: thing.kind,
    side: "objects",
    ...at(thing.at),
    area: null,
    facing: null,
    conditions: [
      ...("of" in thing && thing.of !== null ? [`of ${thing.of}`] : []),
      ...(thing.kind === "trap" && thing.used ? ["used"] : []),
      ...(thing.kind === "bomb" || thing.kind === "rat-bomb" ? [`${counted(thing.above, "card")} on its card`] : []),
    ],
    details: {
      ...(thing.kind === "trap" && { used: thing.used }),
      ...((thing.kind === "bomb" || thing.kind === "rat-bomb") && { above: thing.above }),
    },
  }));

/** The ammunition dumps. */
const dumpPieces = ({ state, at }: Drawn): BoardModel["pieces"] =>
  state.dumps.map(({ id, squares, destroyed }) => ({
    id,
    kind: "dump",
    side: "objectives",
    ...at(squares[0] ?? 0),
    area: null,
    facing: null,
    conditions: [destroyed ? "destroyed" : "intact"],
    details: { destroyed },
  }));

/** The edges of squares that are not open. */
const drawnEdges = ({ grid }: Drawn): BoardModel["edges"] => [
  ...[...grid.north.entries()]
    .filter(([, code]) => code !== 0)
    .map(([i, code]) => ({
      x: i % grid.width,
      y: Math.floor(i / grid.width),
      side: "N" as const,
      terrain: edgeNames[code] ?? "edge",
    })),
  ...[...grid.west.entries()]
    .filter(([, code]) => code !== 0)
    .map(([i, code]) => ({
      x: i % (grid.width + 1),
      y: Math.floor(i / (grid.width + 1)),
      side: "W" as const,
      terrain: edgeNames[code] ?? "edge",
    })),
];

/** What is marked on squares: tiles, sentry points, patrol lines, templates, flames, bridges, the entry/exit tile. */
const drawnMarks = ({ ctx, state, grid, at }: Drawn): BoardModel["marks"] => [
  ...tileMarks(ctx),
  ...state.points.map((point) => ({
    kind: "sentry point",
    label: `${point.colour} ${point.arrows.join("")}`,
    squares: [at(point.at)],
  })),
  ...state.lines.map((line, i) => ({
    kind: "patrol line",
    label: `${line.colour} line ${i + 1}`,
    squares: line.squares.map(at),
  })),
  ...state.templates.map((template) => ({
    kind: "blast template",
    label: `blast of a ${template.of}`,
    squares: squaresUnder(ctx, template.at).map(at),
  })),
  ...state.flames.map(({ room, tokens }) => ({
    kind: "flames",
    label: `${tokens} flame token${tokens === 1 ? "" : "s"}`,
    squares: roomsOf(grid).squares(room).map(at),
  })),
  ...(state.bridges.length === 0 ? [] : [{ kind: "bridge", label: "bridge", squares: state.bridges.map(at) }]),
  ...state.dumps.map(({ id, squares }) => ({ kind: "objective", label: id, squares: squares.map(at) })),
  ...(state.entry.length === 0 ? [] : [{ kind: "entry/exit tile", label: "entry/exit", squares: state.entry.map(at) }]),
];

/** The neutral drawing model of a state. */
export function boardModel(state: State): BoardModel {
  const { grid } = terrainOf(state.board);
  const { width, height } = grid;
  const ctx = { state, settings: noSettings, events: [] };
  const at = (square: Square): { x: number; y: number } => ({ x: columnOf(grid, square), y: rowOf(grid, square) });
  const drawn: Drawn = { ctx, state, grid, at };
  return {
    kind: "squares",
    width,
    height,
    squares: [...grid.squares.entries()]
      .filter(([, code]) => code !== 0)
      .map(([square, code]) => ({ ...at(square), terrain: groundOf(code) })),
    edges: drawnEdges(drawn),
    areas: [],
    ways: [],
    pieces: [
      ...operatorsOnFoot(drawn),
      ...operatorVehicles(drawn),
      ...operatorsAboard(drawn),
      ...axisUnits(drawn),
      ...typhoonPieces(ctx),
      ...corpsePieces(drawn),
      ...jagerPieces(state, at),
      ...laidPieces(drawn),
      ...dumpPieces(drawn),
    ],
    marks: drawnMarks(drawn),
    objectives: boardObjectives(state),
    tracks: boardTracks(state),
  };
}
