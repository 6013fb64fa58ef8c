import { measured } from "../geometry/index.ts";
import type { BoardCell, BoardModel, BoardPiece, BoardShape } from "../kernel/index.ts";
import { footprintAt } from "./bodies.ts";
import { bodyNamed } from "./data/bodies.ts";
import type { State, TerrainPiece, Unit } from "./state.ts";
import { unit as cm, written } from "./table.ts";
import { cardOf, isAircraft, isVehicle, leftOf } from "./units.ts";

const cell = (place: measured.Place): BoardCell => measured.placeInUnits(place, cm);

const tall = (height: number): number | null => (height === 0 ? null : height / measured.centimetre);

function shapeOf({ id, kind, corners, height, floors, until, facing }: TerrainPiece): BoardShape {
  return {
    id,
    kind,
    label: id,
    outline: corners.map(cell),
    height: tall(height),
    details: {
      ...(floors > 0 && { floors }),
      ...(until !== null && { until }),
      ...(facing !== null && { facing }),
    },
  };
}

/** The hull of a vehicle or an aircraft as a shape: pieces are round. */
function hullsOf(unit: Unit): readonly BoardShape[] {
  if (!isVehicle(unit) && !isAircraft(unit)) return [];
  const data = bodyNamed(cardOf(unit).body);
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

function piecesOf(unit: Unit): readonly BoardPiece[] {
  const card = cardOf(unit);
  const data = bodyNamed(card.body);
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
      left: leftOf(unit),
      activated: unit.activated,
      tokens: unit.tokens.join(" "),
      weapons: miniature.weapons.join(" "),
      ...(miniature.role !== null && { role: miniature.role }),
      ...(miniature.floor > 0 && { floor: miniature.floor }),
    },
  }));
}

/** The drawing model of a state: terrain and hulls as shapes, miniatures as pieces, objectives as marks. */
export function boardModel(state: State): BoardModel {
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
    marks: state.objectives.map(({ id, name, at }) => ({
      kind: "objective",
      label: name === "" ? id : name,
      squares: [cell(at)],
    })),
    table: { unit: cm.name, sign: cm.sign, shapes: [...state.terrain.map(shapeOf), ...there.flatMap(hullsOf)] },
    objectives: state.objectives.map(({ name, holder }) => ({
      text: holder === null ? name : `${name}, held by the ${holder}`,
      state: holder === null ? "open" : "met",
    })),
    tracks: [
      { name: "turn", value: state.turn, most: state.turns, bad: "high", text: null },
      { name: "AP of the north", value: north, most: null, bad: null, text: null },
      { name: "AP of the south", value: south, most: null, bad: null, text: null },
    ],
  };
}
