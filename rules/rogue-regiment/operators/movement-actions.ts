import { type Square, squareNamed } from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { keepOneSpotted, spot } from "../alarm/index.ts";
import { leavePlay, seatName, stepTo } from "../fighting/index.ts";
import type { Incident } from "../reactions/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { edgesOpen, moverOf, stepBetween, walkCosts } from "../movement/index.ts";
import {
  choose,
  type G,
  grid,
  ground,
  isDisguised,
  isRestricted,
  isUndercover,
  isWillys,
  name,
  number,
  occupied,
  type Operator,
  type OperatorVehicle,
  type Placed,
  reading,
  record,
  type Rules,
  seatOf,
  vehicleAt,
  vehicleSquares,
} from "../board/index.ts";
import { type ActionRule, around, moveTo, requireFree, requirePassage, requireStep } from "./action-rule.ts";

/** The square an action names; adds a requirement when there is none. */
export function requireSquare(g: G, r: Requirements<Citation>, written: string): Square | null {
  const square = squareNamed(grid(g), written);
  r.need(
    square !== null,
    { met: `${written} is a square of the board.`, unmet: `${written} is no square of the board.` },
    "rr.square.regular",
  );
  return square;
}

const requireExit = (g: G, r: Requirements<Citation>, from: Square): boolean =>
  r.need(
    g.state.entry.includes(from),
    {
      met: `${name(g, from)} belongs to the entry/exit tile.`,
      unmet: `${name(g, from)} does not belong to the entry/exit tile; the board is left from there only.`,
      at: name(g, from),
    },
    "rr.setup.entry-exit",
    "rr.open.exit",
  );

function* leave(g: G, operator: Operator): Rules {
  record(g, { event: "left", piece: operator.id, cites: ["rr.setup.entry-exit", "rr.open.exit"] });
  leavePlay(g, operator, "left");
  yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** Whether an Operator who stops on a square with another figure can still walk off it with what he has left. */
const canPassOn = (g: G, operator: Operator, on: Square, apLeft: number): boolean =>
  apLeft >= number(g, "rr.number.ap-move") &&
  around(g, on).some(
    ({ to, direction }) => stepBetween(g, moverOf(g, operator), on, direction) === "walk" && !occupied(g, to),
  );

/** An Operator boards a vehicle by moving or sprinting into one of its squares while a seat is free. rr.opveh.board */
function requireBoarding(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  from: Square,
  to: Square,
  vehicle: OperatorVehicle,
): boolean {
  const direction = stepTo(g, from, to);
  const near = r.need(
    direction !== null,
    {
      met: `${name(g, to)} is adjacent to ${name(g, from)}.`,
      unmet: `${name(g, to)} is not adjacent to ${name(g, from)}.`,
      at: name(g, to),
    },
    "rr.move.cost",
    "rr.square.adjacent",
  );
  if (!near || direction === null) return false;
  r.need(
    edgesOpen(g, moverOf(g, operator), from, direction),
    {
      met: `The way from ${name(g, from)} to ${name(g, to)} is open to a move.`,
      unmet: `The way from ${name(g, from)} to ${name(g, to)} is closed to a move.`,
      at: name(g, to),
    },
    "rr.move.blocked",
    "rr.opveh.board",
  );
  if (isDisguised(operator))
    r.need(
      !isRestricted(g, operator),
      {
        met: `${operator.id} may use vehicles.`,
        unmet: `${operator.id} is in disguise and not spotted, and cannot use vehicles.`,
      },
      "rr.dare.disguise-no-vehicle",
    );
  return r.need(
    vehicle.seats.includes(null),
    { met: `A seat of ${vehicle.id} is free.`, unmet: `All seats of ${vehicle.id} are taken.` },
    "rr.opveh.board",
    "rr.support.vehicles",
    ...(operator.sas ? (["rr.dare.support-vehicles"] as const) : []),
  );
}

function* board(g: G, it: Incident, operator: Operator, to: Square, vehicle: OperatorVehicle): Rules {
  const { at } = operator;
  if (at === null) return;
  record(g, { event: "moved", piece: operator.id, from: name(g, at), to: name(g, to), cites: ["rr.opveh.board"] });
  it.moved = true;
  it.trail.push({ at: to, crouched: false });
  const seat = yield* choose(
    seatOf(operator),
    { id: "rr.decide.seat", text: `Which seat does ${operator.id} take?`, piece: operator.id },
    vehicle.seats.flatMap((taken, i) =>
      taken === null ? [{ id: seatName(vehicle, i), text: seatName(vehicle, i), value: i }] : [],
    ),
  );
  vehicle.seats = vehicle.seats.map((taken, i) => (i === seat ? operator.id : taken));
  Object.assign(operator, {
    aboard: vehicle.id,
    at: vehicleSquares(g, vehicle)[0] ?? at,
    crouched: false,
    scuba: false,
  } satisfies Partial<Operator>);
  record(g, {
    event: "boarded",
    piece: operator.id,
    vehicle: vehicle.id,
    seat: seatName(vehicle, seat),
    cites: [
      "rr.opveh.board",
      "rr.open.boarding-ap",
      ...(operator.support ? (["rr.support.vehicles"] as const) : []),
      ...(operator.sas ? (["rr.dare.support-vehicles"] as const) : []),
      ...(vehicle.kind === "support-willys" ? (["rr.dare.swillys-passenger"] as const) : []),
    ],
  });
  if (g.state.section === "battle" && isWillys(vehicle)) spot(g, operator, "willys", ["rr.opveh.willys-alarm"]);
}

/** Move: 1 AP, one square. rr.move.*, rr.square.*, rr.open.pass-with-single-moves */
export const move: ActionRule<"move"> = {
  disguised: true,
  swimming: true,
  support: true,
  cost: "rr.number.ap-move",
  cites: ["rr.move.cost"],
  crouched: true,
  carrying: true,
  moves: true,
  require(g, r, operator, action) {
    if (action.to === "off") {
      requireExit(g, r, operator.at);
      return;
    }
    const to = requireSquare(g, r, action.to);
    if (to === null) return;
    const vehicle = vehicleAt(g, to);
    if (vehicle !== undefined) {
      requireBoarding(g, r, operator, operator.at, to, vehicle);
      return;
    }
    if (!requireStep(g, r, operator, operator.at, to, stepTo(g, operator.at, to))) return;
    if (!occupied(g, to)) return;
    if (!requirePassage(g, r, operator, to)) return;
    r.need(
      canPassOn(g, operator, to, operator.ap - number(g, "rr.number.ap-move")),
      {
        met: `${name(g, to)} is free, or ${operator.id} can move on from it.`,
        unmet: `${name(g, to)} is occupied, and ${operator.id} could not move on from it with the AP he would have left.`,
        at: name(g, to),
      },
      "rr.square.one-unit",
      "rr.square.pass-through",
      "rr.open.pass-with-single-moves",
      ...(isDisguised(operator) ? (["rr.dare.disguise-ends-on-empty-square"] as const) : []),
    );
  },
  *perform(g, it, operator, action) {
    if (action.to === "off") yield* leave(g, operator);
    else {
      const to = squareNamed(grid(g), action.to);
      const vehicle = to === null ? undefined : vehicleAt(g, to);
      if (to !== null && vehicle !== undefined) yield* board(g, it, operator, to, vehicle);
      else if (to !== null)
        moveTo(g, it, operator, to, [
          "rr.move.cost",
          ...leavingRules(g, operator.at),
          ...groundRules(g, to),
          ...(isUndercover(g, operator)
            ? (["rr.dare.disguise-los-safe", "rr.dare.disguise-no-reaction"] as const)
            : []),
        ]);
    }
  },
  candidates: (g, operator) => [
    ...around(g, operator.at).map(({ to }) => ({ do: "move" as const, operator: operator.id, to: name(g, to) })),
    ...(g.state.entry.includes(operator.at) ? [{ do: "move" as const, operator: operator.id, to: "off" }] : []),
  ],
};

/** What leaving a square shows: a hedge or crates are left by a normal move. */
const leavingRules = (g: G, square: Square): readonly Citation[] => {
  const code = grid(g).squares[square];
  return code === ground.hedge || code === ground.crates ? ["rr.open.leave-hedge-cost"] : [];
};

const groundRules = (g: G, square: Square): readonly Citation[] => {
  switch (grid(g).squares[square]) {
    case ground.regular:
    case ground.indoors:
      return ["rr.square.regular"];
    default:
      return [];
  }
};

/** Whether a step goes from forest to forest: rr.sprint.forest-forest. */
const forestToForest = (g: G, from: Square, to: Square): boolean =>
  grid(g).squares[from] === ground.forest && grid(g).squares[to] === ground.forest;

/** Sprint: 2 AP, up to three squares in any directions. rr.sprint.*, rr.heard.sprint, rr.open.sprint-fewer */
export const sprint: ActionRule<"sprint"> = {
  swimming: true,
  support: true,
  cost: "rr.number.ap-sprint",
  cites: ["rr.sprint.cost"],
  crouched: false,
  carrying: false,
  moves: true,
  require(g, r, operator, action) {
    const most = number(g, "rr.number.sprint-squares");
    const { path } = action;
    const enough = reading(g, "rr.open.sprint-fewer") === "yes" ? path.length <= most : path.length === most;
    r.need(
      enough,
      {
        met: `The path has ${path.length} of ${most} squares.`,
        unmet: `The path has ${path.length} squares; a sprint has ${reading(g, "rr.open.sprint-fewer") === "yes" ? "at most " : ""}${most}.`,
      },
      "rr.sprint.cost",
      "rr.open.sprint-fewer",
    );
    let from: Square = operator.at;
    for (const [i, written] of path.entries()) {
      const last = i === path.length - 1;
      if (written === "off") {
        if (
          !r.need(
            last,
            { met: "Nothing follows leaving the board.", unmet: "The path goes on after leaving the board." },
            "rr.open.exit",
          ) ||
          !requireExit(g, r, from)
        )
          return;
        continue;
      }
      const to = requireSquare(g, r, written);
      if (to === null) return;
      const vehicle = last ? vehicleAt(g, to) : undefined;
      if (vehicle !== undefined) {
        requireBoarding(g, r, { ...operator, scuba: isWet(g, operator, from) }, from, to, vehicle);
        return;
      }
      const open = requireStep(g, r, { ...operator, scuba: isWet(g, operator, from) }, from, to, stepTo(g, from, to));
      if (
        !r.need(
          open,
          {
            met: "Every step of the sprint is open to a move.",
            unmet: "A sprint takes only steps that are open to a move.",
            at: name(g, to),
          },
          "rr.sprint.blocked",
        )
      )
        return;
      if (isWater(g, to))
        r.need(
          last && !operator.scuba,
          {
            met: "A sprint enters water only with its last square, and a swimmer sprints only out of it.",
            unmet: operator.scuba
              ? `${operator.id} is in the water, and sprints only out of it.`
              : `${name(g, to)} is water; a sprint enters it only with its last square.`,
            at: name(g, to),
          },
          "rr.scuba.enter",
          "rr.scuba.leave",
          "rr.scuba.actions",
          "rr.open.scuba-sprint",
        );
      r.need(
        !forestToForest(g, from, to),
        {
          met: `The step from ${name(g, from)} to ${name(g, to)} does not go from forest to forest.`,
          unmet: `The step from ${name(g, from)} to ${name(g, to)} goes from forest to forest; nobody sprints there.`,
          at: name(g, to),
        },
        "rr.sprint.forest-forest",
      );
      const clear = last ? requireFree(g, r, to) : requirePassage(g, r, operator, to);
      if (!clear || !r.holding) return;
      from = to;
    }
  },
  *perform(g, it, operator, action) {
    it.sprinted.push(operator.at);
    for (const written of action.path) {
      if (written === "off") {
        yield* leave(g, operator);
        return;
      }
      const to = squareNamed(grid(g), written);
      if (to === null) return;
      const vehicle = written === action.path.at(-1) ? vehicleAt(g, to) : undefined;
      if (vehicle !== undefined) {
        it.sprinted.push(to);
        yield* board(g, it, operator, to, vehicle);
        return;
      }
      moveTo(g, it, operator, to, ["rr.sprint.cost"]);
      it.sprinted.push(to);
    }
  },
  candidates: sprintCandidates,
  exact: (g) => reading(g, "rr.open.sprint-fewer") === "yes" && reading(g, "rr.open.pass-through-enemies") === "yes",
};

const isWater = (g: G, square: Square): boolean => grid(g).squares[square] === ground.water;
/** Whether an Operator on a square of his way swims: in water, or under a bridge as a swimmer. */
const isWet = (g: G, operator: Operator, square: Square): boolean =>
  isWater(g, square) || (operator.scuba && square === operator.at);

/**
 * One sprint for each square that can be reached, by a shortest path; a path may always be chosen square by square
 * instead.
 */
function sprintCandidates(
  g: G,
  operator: Placed<Operator>,
): readonly { do: "sprint"; operator: string; path: string[] }[] {
  const costs = walkCosts(g, moverOf(g, { ...operator, scuba: false }));
  const swims = operator.scuba ? walkCosts(g, "swimmer") : costs;
  const most = number(g, "rr.number.sprint-squares");
  const paths = new Map<Square, readonly Square[]>([[operator.at, []]]);
  let front: readonly Square[] = [operator.at];
  const sprints: { do: "sprint"; operator: string; path: string[] }[] = [];
  const boarded = new Set<Square>();
  const add = (path: readonly Square[], off: boolean): void => {
    sprints.push({
      do: "sprint",
      operator: operator.id,
      path: [...path.map((square) => name(g, square)), ...(off ? ["off"] : [])],
    });
  };
  for (let steps = 0; steps <= most; steps++) {
    const next: Square[] = [];
    for (const square of front) {
      const path = paths.get(square) ?? [];
      if (
        steps > 0 &&
        !boarded.has(square) &&
        (!occupied(g, square) || vehicleAt(g, square)?.seats.includes(null) === true)
      )
        add(path, false);
      if (steps > 0 && isWater(g, square)) continue;
      if (steps < most && g.state.entry.includes(square)) add(path, true);
      if (steps === most) continue;
      for (const { to, direction } of around(g, square)) {
        if (paths.has(to) || forestToForest(g, square, to) || (operator.scuba && isWater(g, to))) continue;
        const walks = (steps === 0 ? swims : costs)[square * 8 + direction] === 1;
        if (!walks && boarded.has(to)) continue;
        if (walks) {
          paths.set(to, [...path, to]);
          next.push(to);
        } else if (boardable(g, operator, square, to, direction)) {
          // a way that ends in a vehicle leads nowhere else
          boarded.add(to);
          add([...path, to], false);
        }
      }
    }
    front = next;
  }
  return sprints;
}

/** Whether a neighbour is a square of a vehicle with a free seat, and nothing on the edges is in the way. */
function boardable(g: G, operator: Operator, from: Square, to: Square, direction: number): boolean {
  if (g.state.vehicles.length === 0 || vehicleAt(g, to)?.seats.includes(null) !== true) return false;
  return edgesOpen(g, moverOf(g, operator), from, direction);
}

/** Climb: 2 AP, one square into a hedge or crates or through a window. rr.climb.* */
export const climb: ActionRule<"climb"> = {
  support: true,
  cost: "rr.number.ap-climb",
  cites: ["rr.climb.cost"],
  crouched: false,
  carrying: false,
  moves: true,
  require(g, r, operator, action) {
    const to = requireSquare(g, r, action.to);
    if (to === null) return;
    const direction = stepTo(g, operator.at, to);
    if (
      !r.need(
        direction !== null,
        { met: `${name(g, to)} is adjacent.`, unmet: `${name(g, to)} is not adjacent.`, at: name(g, to) },
        "rr.climb.cost",
        "rr.square.adjacent",
      ) ||
      direction === null
    )
      return;
    const step = stepBetween(g, "standing", operator.at, direction);
    if (step === "grapple") {
      r.need(
        operator.equipment.includes("grappling-hook"),
        {
          met: `${operator.id} has a grappling hook.`,
          unmet: `${operator.id} has no grappling hook, which it takes here.`,
          at: name(g, to),
        },
        "rr.square.rock-move",
        "rr.cover.high-wall-grapple",
        "rr.climb.hedge-crate",
        "rr.open.leave-rock-cost",
      );
      requireFree(g, r, to);
      return;
    }
    r.need(
      step === "climb",
      {
        met: `${name(g, to)} holds a hedge or crates, or lies through a window.`,
        unmet: `There is nothing to climb on the way to ${name(g, to)}: neither a hedge nor crates on it, nor a window before it.`,
        at: name(g, to),
      },
      "rr.climb.hedge-crate",
      "rr.climb.window",
      "rr.window.climb",
      "rr.cover.hedge-move",
      "rr.cover.crate-move",
      "rr.open.diagonal-window",
      "rr.open.climb-diagonal",
    );
    requireFree(g, r, to);
  },
  *perform(g, it, operator, action) {
    const to = squareNamed(grid(g), action.to);
    if (to === null) return;
    const code = grid(g).squares[to];
    const direction = stepTo(g, operator.at, to);
    if (direction !== null && stepBetween(g, "standing", operator.at, direction) === "grapple") {
      moveTo(g, it, operator, to, [
        "rr.climb.cost",
        code === ground.rock || grid(g).squares[operator.at] === ground.rock
          ? "rr.square.rock-move"
          : "rr.cover.high-wall-grapple",
        "rr.open.leave-rock-cost",
      ]);
      return;
    }
    const cites: readonly Citation[] =
      code === ground.hedge || code === ground.crates
        ? [
            "rr.climb.hedge-crate",
            code === ground.hedge ? "rr.cover.hedge-move" : "rr.cover.crate-move",
            "rr.open.climb-diagonal",
          ]
        : ["rr.climb.window", "rr.window.climb", "rr.open.diagonal-window"];
    moveTo(g, it, operator, to, ["rr.climb.cost", ...cites]);
  },
  candidates: (g, operator) =>
    around(g, operator.at).map(({ to }) => ({ do: "climb" as const, operator: operator.id, to: name(g, to) })),
};

/** The one square of movement of a combined action. Obeys the limits of a move and ends on a free square. */
export function requireCombinedMove(
  g: G,
  r: Requirements<Citation>,
  operator: Placed<Operator>,
  written: string,
  cites: readonly Citation[],
): Square | null {
  const to = requireSquare(g, r, written);
  if (to === null) return null;
  const open = requireStep(g, r, operator, operator.at, to, stepTo(g, operator.at, to));
  r.need(
    open,
    {
      met: "The movement part obeys the limits of a move.",
      unmet: "The movement part has to be a move as it could be made alone.",
    },
    ...cites,
  );
  return open && requireFree(g, r, to) ? to : null;
}

/** Carries out the one square of movement of a combined action. */
export function combinedMove(
  g: G,
  it: Incident,
  operator: Operator,
  written: string,
  cites: readonly Citation[],
): void {
  const to = squareNamed(grid(g), written);
  if (to !== null) moveTo(g, it, operator, to, cites);
}
