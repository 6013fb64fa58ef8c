import { adjacent, facingsToward, type Facing, facings, reach, type Square } from "../../geometry/index.ts";
import {
  type AxisUnit,
  type AxisVehicle,
  choose,
  closest,
  type G,
  grid,
  ground,
  isVehicle,
  lengthOf,
  name,
  newUnit,
  number,
  occupiedSquares,
  placeOf,
  placesApart,
  players,
  reading,
  record,
  rowOfToken,
  type Rules,
  spottedOperators,
  squaresOf,
  unitApart,
  vehicleTraits,
} from "../board/index.ts";
import { advanceCosts } from "../movement/index.ts";

/** Whether a vehicle carries troops that have not left it. */
export const isLoaded = (unit: AxisUnit): unit is AxisVehicle =>
  !unit.empty && isVehicle(unit) && vehicleTraits(unit.kind).troops !== null;

/**
 * Troops leave every carrier that is alert and on the board, at once, whatever alerted it. rr.metal.transport-deploy,
 * rr.open.metal-transport-damage
 */
export function* deployTroops(g: G): Rules {
  if (g.state.expansions.length === 0) return;
  for (;;) {
    const carrier = g.state.units.find((unit) => unit.alert && unit.at !== null && isLoaded(unit));
    if (carrier === undefined || !isVehicle(carrier)) return;
    yield* deploy(g, carrier);
  }
}

function* deploy(g: G, carrier: AxisVehicle): Rules {
  const { troops } = vehicleTraits(carrier.kind);
  if (troops === null) return;
  carrier.empty = true;
  const most = number(g, troops.number);
  let placed = 0;
  for (; placed < most; placed++) {
    const free = placesFor(g, carrier);
    if (free.squares.length === 0) break;
    const left = most - placed;
    const square =
      free.squares.length <= left || !free.chosen
        ? (free.squares[0] ?? 0)
        : yield* choose(
            players,
            { id: "rr.decide.transport-squares", text: `Where is a unit from ${carrier.id} put?`, piece: carrier.id },
            free.squares.map((at) => ({ id: name(g, at), text: name(g, at), value: at })),
          );
    const id = `${troops.kind}-t${++g.state.spawned}`;
    const facing = yield* facingOf(g, carrier, id, square);
    g.state.units.push(newUnit({ id, kind: troops.kind, post: { kind: "guard" }, at: square, facing, alert: true }));
    record(g, {
      event: "placed-unit",
      piece: id,
      at: name(g, square),
      facing,
      cites: [
        "rr.metal.transport-squares",
        "rr.open.metal-transport-room",
        "rr.open.metal-transport-facing",
        ...(spottedOperators(g).length === 0 ? (["rr.open.metal-transport-no-spotted"] as const) : []),
      ],
    });
  }
  record(g, {
    event: "emptied",
    piece: carrier.id,
    units: placed,
    cites: [
      "rr.metal.transport-deploy",
      "rr.metal.transport-then-idle",
      "rr.metal.transport-stats",
      "rr.metal.transport-troops-advance",
      "rr.open.metal-transport-damage",
      "rr.open.metal-transport-room",
    ],
  });
}

/** The squares infantry can come to from a carrier, with the steps to them: those adjacent to it have 1. */
function around(g: G, carrier: AxisVehicle): readonly Square[] {
  const board = grid(g);
  const own = squaresOf(g, carrier);
  const most = 12;
  const spent = reach(
    board,
    advanceCosts(g),
    own.map((square) => ({ square, spent: 0 })),
    most,
  );
  return [...spent.keys()].filter((square) => {
    const code = board.squares[square];
    if ((spent[square] ?? -1) < 0 || own.includes(square) || code === ground.water) return false;
    // a square beside the carrier with a wall between is not adjacent for those who step out
    const beside = own.some((part) => adjacent(board, part, square));
    return !beside || (spent[square] ?? 99) <= 2;
  });
}

/**
 * Where the next unit can be put: free squares adjacent to the carrier, those closest to a spotted Operator; with none
 * left the next closest squares. rr.metal.transport-squares, rr.open.metal-transport-room,
 * rr.open.metal-transport-no-spotted
 */
function placesFor(g: G, carrier: AxisVehicle): { readonly squares: readonly Square[]; readonly chosen: boolean } {
  const taken = occupiedSquares(g);
  const free = around(g, carrier).filter((square) => taken[square] === 0);
  const away = (square: Square): number => unitApart(g, carrier, placeOf(g, square));
  const ring = closest(free, away);
  const [first] = ring;
  if (first === undefined) return { squares: [], chosen: false };
  if (away(first) > 1 && reading(g, "rr.open.metal-transport-room") === "lost") return { squares: [], chosen: false };
  const spotted = spottedOperators(g);
  if (spotted.length > 0) {
    const nearest = (square: Square): number =>
      Math.min(...spotted.map((operator) => placesApart(g, placeOf(g, square), placeOf(g, operator.at))));
    return { squares: closest(ring, nearest), chosen: true };
  }
  if (reading(g, "rr.open.metal-transport-no-spotted") === "players-choose") return { squares: ring, chosen: true };
  const rear = rowOfToken({ ...carrier.token, facing: carrier.facing }, lengthOf(g.settings, carrier.kind), "rear");
  const fromRear = (square: Square): number =>
    Math.min(...rear.map((part) => placesApart(g, part, placeOf(g, square))));
  return { squares: closest(ring, fromRear), chosen: true };
}

/** rr.open.metal-transport-facing */
function* facingOf(g: G, carrier: AxisVehicle, id: string, square: Square): Rules<Facing> {
  if (reading(g, "rr.open.metal-transport-facing") === "players-choose")
    return yield* choose(
      players,
      { id: "rr.decide.transport-squares", text: `Which way does ${id} face?`, piece: carrier.id },
      facings.map((facing) => ({ id: facing, text: `Face ${facing}`, value: facing })),
    );
  const from = placeOf(g, square);
  const [nearest] = closest(spottedOperators(g), (operator) => placesApart(g, from, placeOf(g, operator.at)));
  if (nearest === undefined) return carrier.facing;
  const to = placeOf(g, nearest.at);
  return facingsToward(to.x - from.x, to.y - from.y)[0] ?? carrier.facing;
}

/**
 * Whether a unit counts as an Axis unit for the stealth meter and for what explosive weapons keep clear of.
 * rr.open.exp-empty-carrier
 */
export const counts = (g: G, unit: AxisUnit): boolean =>
  !unit.empty || reading(g, "rr.open.exp-empty-carrier") === "vehicle";
