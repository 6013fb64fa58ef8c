import { columnOf, rowOf } from "../geometry/index.ts";
import type { BoardModel, Settings } from "../kernel/index.ts";
import type { State } from "./state.ts";
import { placeOf, unitPlace } from "./table.ts";
import { edgeNames, groundNamed, terrainOf } from "./terrain.ts";

const noSettings: Settings = { readings: {}, numbers: {} };

/** The neutral drawing model of a state. */
export function boardModel(state: State): BoardModel {
  const { grid } = terrainOf(state.board);
  const g = { state, settings: noSettings, events: [] };
  const { width, height } = grid;
  const at = (square: number): { x: number; y: number } => ({ x: columnOf(grid, square), y: rowOf(grid, square) });
  return {
    kind: "squares",
    width,
    height,
    squares: [...grid.squares.entries()].filter(([, code]) => code !== 0).map(([square, code]) => ({ ...at(square), terrain: groundNamed(code) })),
    edges: [
      ...[...grid.north.entries()].filter(([, code]) => code !== 0).map(([i, code]) => ({ x: i % width, y: Math.floor(i / width), side: "N" as const, terrain: edgeNames[code] ?? "edge" })),
      ...[...grid.west.entries()].filter(([, code]) => code !== 0).map(([i, code]) => ({ x: i % (width + 1), y: Math.floor(i / (width + 1)), side: "W" as const, terrain: edgeNames[code] ?? "edge" })),
    ],
    pieces: [
      ...state.operators.flatMap((operator) =>
        operator.at === null
          ? []
          : [{
              id: operator.id,
              kind: "operator",
              side: "operators",
              ...placeOf(g, operator.at),
              facing: operator.facing,
              conditions: [operator.crouched ? "crouched" : "standing", ...(operator.spotted ? ["spotted"] : []), ...(operator.carrying === null ? [] : [`carrying ${operator.carrying}`]), `${operator.health} health`],
              details: {
                health: operator.health,
                ap: operator.ap,
                crouched: operator.crouched,
                spotted: operator.spotted,
                turn: operator.turn,
                ammunition: operator.ammunition,
                carrying: operator.carrying ?? "nothing",
                cigarette: operator.cigarette,
                aim: operator.aim ?? "nothing",
                mark: operator.mark ?? "nothing",
                player: operator.player,
              },
            }],
      ),
      ...state.units.map((unit) => ({
        id: unit.id,
        kind: unit.kind,
        side: "axis",
        ...unitPlace(g, unit),
        facing: unit.facing,
        conditions: [unit.alert ? "alert" : "not alert", unit.post.kind, ...(unit.smoking ? ["cigarette"] : [])],
        details: { alert: unit.alert, post: unit.post.kind, cigarette: unit.smoking, advanced: unit.advanced, ...(unit.post.kind === "spawn" && { marker: unit.post.marker + 1 }) },
      })),
      ...state.corpses.map((square, i) => ({ id: `corpse-${i + 1}`, kind: "corpse", side: "axis", ...at(square), facing: null, conditions: [], details: {} })),
    ],
    marks: [
      ...state.points.map((point) => ({ kind: "sentry point", label: `${point.colour} ${point.arrows.join("")}`, squares: [at(point.at)] })),
      ...state.lines.map((line, i) => ({ kind: "patrol line", label: `${line.colour} line ${i + 1}`, squares: line.squares.map(at) })),
      ...(state.entry.length === 0 ? [] : [{ kind: "entry/exit tile", label: "entry/exit", squares: state.entry.map(at) }]),
    ],
  };
}
