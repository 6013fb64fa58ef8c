import { adjacent, type Square, squareNamed } from "../../geometry/index.ts";
import { Requirements } from "../../kernel/index.ts";
import { type Incident, incident, keepOneSpotted, spot } from "../alarm/index.ts";
import {
  allocateShots,
  bearingOf,
  crewOf,
  type Declared,
  driverOf,
  gunnerAt,
  gunnerLookout,
  gunOf,
  gunRules,
  kill,
  leavePlay,
  operatorAttack,
  placeAboard,
  requireAttack,
  seatName,
  sheetOf,
  stepTo,
  willysGun,
} from "../fighting/index.ts";
import { consequences, heardBy } from "../reactions/index.ts";
import type { Citation, NumberId } from "../catalogue/index.ts";
import { edgesOpen, stepRules } from "../movement/index.ts";
import {
  type ActionOf,
  type AxisUnit,
  barrelAt,
  type G,
  grid,
  ground,
  isVehicle,
  isVehicleKind,
  lengthOf,
  modelOf,
  name,
  number,
  occupied,
  onBoard,
  type Operator,
  operatorAt,
  operatorNamed,
  operatorRoll,
  type OperatorVehicle,
  type Placed,
  placeOf,
  reading,
  record,
  type Rules,
  stepCost,
  stepped,
  tokenSquares,
  unitApart,
  unitAt,
  unitNamed,
  unitsOnBoard,
  vehicleAt,
  type VehiclePlace,
  vehicleReach,
  vehicleSquares,
  type VehicleStep,
  wholeOnBoard,
} from "../board/index.ts";

export type VehicleActionName =
  | "drive"
  | "floor-it"
  | "vehicle-attack"
  | "vehicle-mark"
  | "drive-and-attack"
  | "drive-and-mark"
  | "deploy"
  | "repair";

/** One action of an Operator vehicle. */
interface VehicleRule<N extends VehicleActionName> {
  readonly title: string;
  readonly cost: NumberId;
  readonly cites: readonly Citation[];
  require(g: G, r: Requirements<Citation>, vehicle: OperatorVehicle, action: ActionOf<N>): void;
  perform(g: G, it: Incident, vehicle: OperatorVehicle, action: ActionOf<N>): Rules;
  candidates(g: G, vehicle: OperatorVehicle): readonly ActionOf<N>[];
  /** Whether the candidates are legal as they come, so that they need not be examined again. */
  readonly exact?: true;
}

/** Whether a vehicle may act now: rr.opveh.two-ap, rr.op.vehicles-first, rr.op.one-at-a-time. */
export function requireVehicleTurn(
  g: G,
  r: Requirements<Citation>,
  vehicle: OperatorVehicle,
  cost: number,
  cites: readonly Citation[],
): void {
  const { state } = g;
  r.need(
    state.phase === "operator" && state.result === null,
    "It is the Operator Phase.",
    "rr.turn.stealth-phases",
    "rr.turn.battle-phases",
  );
  r.need(vehicle.turn !== "finished", `${vehicle.id} has not finished its turn.`, "rr.op.one-at-a-time");
  const begun = state.operators.find((operator) => operator.fate === "in-play" && operator.turn !== "to-act");
  r.need(
    begun === undefined,
    `No Operator on foot has acted yet${begun === undefined ? "" : ` (${begun.id} has)`}.`,
    "rr.op.vehicles-first",
    "rr.opveh.two-ap",
  );
  const other = state.vehicles.find(({ id, turn }) => id !== vehicle.id && turn === "acting");
  r.need(other === undefined, "No other vehicle is in the middle of its turn.", "rr.op.one-at-a-time");
  r.need(vehicle.ap >= cost, `${vehicle.id} has ${cost} AP (it has ${vehicle.ap}).`, "rr.opveh.two-ap", ...cites);
}

const placeNow = ({ token, facing }: OperatorVehicle): VehiclePlace => ({ ...token, facing });

/**
 * Who or what keeps a vehicle from stopping on squares: Axis vehicles, other vehicles, barrels and Operators on foot;
 * infantry is run over.
 */
function inTheWay(g: G, vehicle: OperatorVehicle, squares: readonly Square[]): Square | undefined {
  return squares.find((square) => {
    const unit = unitAt(g, square);
    const other = vehicleAt(g, square);
    return (
      (unit !== undefined && isVehicle(unit)) ||
      (other !== undefined && other.id !== vehicle.id) ||
      operatorAt(g, square) !== undefined ||
      barrelAt(g, square)
    );
  });
}

/** Whether a vehicle that is wholly off the board has left it by the entry/exit tile. rr.open.vehicle-aboard-leaves */
const leavesByEntry = (g: G, before: readonly Square[]): boolean =>
  before.some((square) => g.state.entry.includes(square));

/** Adds what driving along a path requires; returns the places on the way. rr.opveh.move, rr.veh.*, rr.boat.* */
function requireDrive(g: G, r: Requirements<Citation>, vehicle: OperatorVehicle, path: readonly VehicleStep[]): void {
  r.need(driverOf(g, vehicle) !== undefined, `${vehicle.id} has a driver.`, "rr.opveh.move", "rr.willys.start");
  const most = number(g, sheetOf(vehicle).move);
  const length = lengthOf(g.settings, modelOf(vehicle));
  let place = placeNow(vehicle);
  let spent = 0;
  let before = vehicleSquares(g, vehicle);
  for (const step of path) {
    const cost = stepCost(grid(g), g.settings, modelOf(vehicle), place, step);
    const cites: readonly Citation[] =
      vehicle.kind === "boat"
        ? ["rr.square.water-move", "rr.boat.place"]
        : ["rr.veh.blocked", "rr.open.vehicle-edges", "rr.open.vehicle-turn"];
    if (!r.need(cost > 0, `The step "${step}" is open to ${vehicle.id}.`, ...cites)) return;
    spent += cost;
    before = tokenSquares(grid(g), place, length);
    place = stepped(place, length, step);
  }
  r.need(
    spent <= most,
    `The path takes at most ${most} movement points (it takes ${spent}).`,
    "rr.opveh.move",
    "rr.open.willys-example-move",
    "rr.veh.forward",
    "rr.veh.reverse",
    "rr.veh.forest-hedge",
  );
  const squares = tokenSquares(grid(g), place, length);
  if (squares.length === 0)
    r.need(
      leavesByEntry(g, before),
      "It leaves the board by the entry/exit tile.",
      "rr.setup.entry-exit",
      "rr.open.vehicle-aboard-leaves",
    );
  const blocked = inTheWay(g, vehicle, squares);
  r.need(
    blocked === undefined,
    `Its squares are free at the end${blocked === undefined ? "" : ` (${name(g, blocked)} is not)`}.`,
    "rr.square.one-unit",
    "rr.veh.pass-units",
  );
}

/**
 * Moves a vehicle along its path: it is seen all the way, runs infantry over, and its engine is heard where it stops.
 * rr.opveh.run-over, rr.opveh.earshot, rr.open.engine-noise
 */
function* driveAlong(
  g: G,
  it: Incident,
  vehicle: OperatorVehicle,
  path: readonly VehicleStep[],
  cites: readonly Citation[],
): Rules {
  const length = lengthOf(g.settings, modelOf(vehicle));
  it.moved = true;
  for (const step of path) {
    const points = stepCost(grid(g), g.settings, modelOf(vehicle), placeNow(vehicle), step);
    const to = stepped(placeNow(vehicle), length, step);
    const fromForest = vehicleSquares(g, vehicle).some((square) => grid(g).squares[square] === ground.forest);
    vehicle.token = { x: to.x, y: to.y };
    vehicle.facing = to.facing;
    record(g, {
      event: "drove",
      piece: vehicle.id,
      step,
      to: `${to.x},${to.y}`,
      facing: to.facing,
      points,
      cites: [...cites, "rr.opveh.move", ...stepRules(g, modelOf(vehicle), to, step, points, fromForest)],
    });
    for (const square of vehicleSquares(g, vehicle)) {
      it.trail.push({ at: square, crouched: false });
      const unit = unitAt(g, square);
      if (unit !== undefined && onBoard(unit) && !isVehicleKind(unit.kind))
        kill(g, it, unit, "run-over", ["rr.opveh.run-over"]);
    }
  }
  placeCrew(g, vehicle);
  if (g.state.section === "battle" && vehicle.kind === "willys")
    for (const operator of crewOf(g, vehicle)) spot(g, operator, "willys", ["rr.opveh.willys-alarm"]);
  const squares = vehicleSquares(g, vehicle);
  const [at] = squares;
  if (at === undefined) {
    yield* driveOff(g, vehicle);
    return;
  }
  const engine = number(g, sheetOf(vehicle).engine);
  if (engine === 0) {
    record(g, { event: "prepared", what: `${vehicle.id} makes no noise.`, cites: ["rr.boat.silent"] });
    return;
  }
  record(g, {
    event: "prepared",
    what: `The engine of ${vehicle.id} is heard within ${engine} squares.`,
    cites: ["rr.opveh.earshot", "rr.open.engine-noise"],
  });
  yield* heardBy(g, squares, engine);
}

/** Puts everyone aboard where the vehicle is. */
function placeCrew(g: G, vehicle: OperatorVehicle): void {
  const at = placeAboard(g, vehicle);
  for (const operator of crewOf(g, vehicle)) operator.at = at;
}

function* driveOff(g: G, vehicle: OperatorVehicle): Rules {
  record(g, {
    event: "off-board",
    piece: vehicle.id,
    turned: false,
    cites: ["rr.open.vehicle-aboard-leaves", "rr.setup.entry-exit"],
  });
  for (const operator of crewOf(g, vehicle)) {
    record(g, { event: "left", piece: operator.id, cites: ["rr.setup.entry-exit", "rr.open.vehicle-aboard-leaves"] });
    leavePlay(operator, "left");
  }
  g.state.vehicles = g.state.vehicles.filter(({ id }) => id !== vehicle.id);
  yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

type Shot = ActionOf<"vehicle-attack">["shots"][number];

const afterPath = (g: G, vehicle: OperatorVehicle, path: readonly VehicleStep[]): OperatorVehicle => {
  const length = lengthOf(g.settings, modelOf(vehicle));
  const place = path.reduce((at, step) => stepped(at, length, step), placeNow(vehicle));
  return { ...vehicle, token: { x: place.x, y: place.y }, facing: place.facing };
};

/** Adds what the shots of the gunners require. rr.opveh.attack, rr.opveh.into-building, rr.boat.gunner */
function requireShots(g: G, r: Requirements<Citation>, vehicle: OperatorVehicle, shots: readonly Shot[]): void {
  r.need(
    new Set(shots.map(({ gunner }) => gunner)).size === shots.length,
    "Each gunner attacks once.",
    "rr.opveh.attack",
  );
  for (const shot of shots) {
    const operator = operatorNamed(g, shot.gunner);
    const end = gunnerAt(vehicle, shot.gunner);
    if (
      !r.need(
        operator !== undefined && end !== null,
        `${shot.gunner} is a gunner of ${vehicle.id}.`,
        "rr.opveh.attack",
        "rr.boat.gunner",
      ) ||
      operator === undefined ||
      end === null
    )
      continue;
    const unit = unitNamed(g, shot.target);
    if (
      !r.need(unit !== undefined && onBoard(unit), `${shot.target} is an Axis unit on the board.`, "rr.opveh.attack") ||
      unit === undefined ||
      !onBoard(unit)
    )
      continue;
    if (end === "all-round") {
      requireBoatShot(g, r, vehicle, operator, shot);
      continue;
    }
    const gun = willysGun(g);
    const bearing = bearingOf(g, vehicle, end, unit);
    r.need(
      bearing.inArc,
      `${unit.id} is in the arc of the ${end} gun.`,
      "rr.open.vehicle-willys-arc",
      "rr.opveh.attack",
    );
    r.need(
      bearing.distance <= gun.long,
      `${unit.id} is within ${gun.long} squares (it is ${bearing.distance} away).`,
      "rr.attack.los-range",
      "rr.open.vehicle-range",
    );
    r.need(
      bearing.inLine || bearing.throughWall,
      `${shot.gunner} has a line of sight to ${unit.id}, or it is inside a building behind a single wall.`,
      "rr.attack.los-range",
      "rr.opveh.into-building",
    );
  }
}

/** From where in the boat its gunner fires: the square from which the attack is possible. */
export function boatMuzzle(
  g: G,
  vehicle: OperatorVehicle,
  operator: Operator,
  shot: Shot,
  r?: Requirements<Citation>,
): Declared | null {
  const weapon = shot.weapon ?? operator.weapons.find((own) => gunOf(g, own) !== null) ?? "pistol";
  const squares = vehicleSquares(g, vehicle);
  const declared = squares.map((from): Declared => ({
    from,
    crouched: false,
    weapon,
    target: shot.target,
    kind: "attack",
  }));
  const possible = declared.find((attack) => gunOf(g, weapon) !== null && attackHolds(g, operator, attack));
  const [first] = declared;
  if (possible === undefined && first !== undefined && r !== undefined) {
    r.need(gunOf(g, weapon) !== null, "The gunner of the boat uses a gun of his own.", "rr.boat.gunner");
    requireAttack(g, r, operator, first);
  }
  return possible ?? null;
}

/** Whether an attack is possible as declared. */
function attackHolds(g: G, operator: Operator, declared: Declared): boolean {
  const r = new Requirements<Citation>(true);
  requireAttack(g, r, operator, declared);
  return r.holding;
}

function requireBoatShot(
  g: G,
  r: Requirements<Citation>,
  vehicle: OperatorVehicle,
  operator: Operator,
  shot: Shot,
): void {
  boatMuzzle(g, vehicle, operator, shot, r);
}

/**
 * The shots of the gunners, one after another. rr.opveh.attack, rr.opveh.strafe, rr.opveh.short, rr.opveh.into-building
 */
function* fire(g: G, it: Incident, vehicle: OperatorVehicle, shots: readonly Shot[]): Rules {
  for (const shot of shots) {
    const operator = operatorNamed(g, shot.gunner);
    const unit = unitNamed(g, shot.target);
    const end = gunnerAt(vehicle, shot.gunner);
    if (operator === undefined || unit === undefined || !onBoard(unit) || end === null) continue;
    if (end === "all-round") {
      const declared = boatMuzzle(g, vehicle, operator, shot);
      if (declared !== null) yield* operatorAttack(g, it, operator, declared, ["rr.boat.gunner"]);
    } else yield* fireGun(g, it, vehicle, operator, end, unit, ["rr.opveh.attack"]);
  }
}

/** One gun of the Willys fires. Its attack counts as coming from its end of the vehicle. */
export function* fireGun(
  g: G,
  it: Incident,
  vehicle: OperatorVehicle,
  operator: Operator,
  end: "front" | "rear",
  unit: Placed<AxisUnit>,
  cites: readonly Citation[],
): Rules {
  it.attacks = true;
  const gun = willysGun(g);
  const bearing = bearingOf(g, vehicle, end, unit);
  // the shot is heard from the end of the vehicle where the gun stands
  const from = gunnerLookout(g, vehicle, end).row[0] ?? vehicleSquares(g, vehicle)[0];
  if (from === undefined) return;
  const modifiers = [
    ...(bearing.distance <= gun.short
      ? [{ value: number(g, "rr.number.mod-willys-short"), text: "short range", cites: ["rr.opveh.short"] as const }]
      : []),
    ...(bearing.inBuilding
      ? [
          {
            value: number(g, "rr.number.mod-willys-building"),
            text: "target inside a building",
            cites: ["rr.opveh.into-building"] as const,
          },
        ]
      : []),
  ];
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  it.loud.push({ at: from, earshot: gun.earshot, spots: true, meter: true });
  const dice = yield* operatorRoll(g, gun.dice, { text: `The ${end} gun of ${vehicle.id} attacks ${unit.id}`, cites });
  const results = dice.map((face) => face + sum);
  const hits = results.filter((result) => result >= gun.number).length;
  record(g, {
    event: "attacked",
    piece: vehicle.id,
    target: unit.id,
    weapon: `${end} gun`,
    number: gun.number,
    modifiers: modifiers.map(({ value, text }) => ({ value, text })),
    dice,
    results,
    hits,
    cites: [
      ...cites,
      "rr.opveh.strafe",
      "rr.dice.attack-roll",
      "rr.mod.op-no-cover",
      ...gunRules,
      ...modifiers.flatMap((modifier) => modifier.cites),
    ],
  });
  const sees = (other: Placed<AxisUnit>): boolean => {
    const { inArc, inLine } = bearingOf(g, vehicle, end, other);
    return inArc && inLine;
  };
  yield* allocateShots(
    g,
    it,
    { shooter: operator, from, gun, strafes: true, sees, spear: false, blind: false },
    unit,
    hits,
  );
}

function requireMarks(
  g: G,
  r: Requirements<Citation>,
  vehicle: OperatorVehicle,
  marks: ActionOf<"vehicle-mark">["marks"],
): void {
  r.need(
    new Set(marks.map(({ gunner }) => gunner)).size === marks.length,
    "Each gunner marks once.",
    "rr.opveh.same-choice",
  );
  for (const { gunner, target } of marks) {
    const operator = operatorNamed(g, gunner);
    r.need(
      operator !== undefined && gunnerAt(vehicle, gunner) !== null,
      `${gunner} is a gunner of ${vehicle.id}.`,
      "rr.opveh.attack",
      "rr.opveh.same-choice",
    );
    if (operator?.support === true) r.need(false, "A support unit cannot mark.", "rr.support.no-mark");
    const unit = unitNamed(g, target);
    r.need(
      unit !== undefined && !(unit.post.kind === "convoy" && unit.post.waiting),
      `${target} is an Axis unit.`,
      "rr.mark.anywhere",
    );
  }
}

function mark(g: G, marks: ActionOf<"vehicle-mark">["marks"]): void {
  for (const { gunner, target } of marks) {
    const operator = operatorNamed(g, gunner);
    if (operator === undefined) continue;
    operator.mark = target;
    record(g, {
      event: "marked",
      piece: gunner,
      target,
      cites: ["rr.opveh.attack", "rr.opveh.mark-no-bonus", "rr.opveh.same-choice", "rr.mark.anywhere"],
    });
  }
}

/** One path to every place a vehicle can reach; a path may always be chosen step by step instead. */
function drives(g: G, vehicle: OperatorVehicle): readonly (readonly VehicleStep[])[] {
  if (driverOf(g, vehicle) === undefined) return [];
  const { reached, numbers, routeTo } = vehicleReach(
    grid(g),
    g.settings,
    modelOf(vehicle),
    placeNow(vehicle),
    number(g, sheetOf(vehicle).move),
  );
  const length = lengthOf(g.settings, modelOf(vehicle));
  return reached.flatMap((place) => {
    const route = routeTo(place).map(({ step }) => step);
    const squares = tokenSquares(grid(g), numbers.place(place), length);
    if (route.length === 0 || inTheWay(g, vehicle, squares) !== undefined) return [];
    if (squares.length > 0) return [route];
    const last = afterPath(g, vehicle, route.slice(0, -1));
    return leavesByEntry(g, vehicleSquares(g, last)) ? [route] : [];
  });
}

const gunners = (vehicle: OperatorVehicle): readonly string[] =>
  vehicle.seats.filter((id) => id !== null).filter((id) => gunnerAt(vehicle, id) !== null);

/**
 * The single shots each gunner could fire from where the vehicle stands; several gunners together are named by the
 * caller.
 */
function possibleShots(g: G, vehicle: OperatorVehicle): readonly Shot[] {
  const from = vehicleSquares(g, vehicle);
  const [near] = from;
  if (near === undefined) return [];
  // beyond the longest gun and the length of the vehicle nothing is examined
  const range =
    from.length +
    Math.max(
      willysGun(g).long,
      ...vehicle.seats
        .flatMap((id) => (id === null ? [] : (operatorNamed(g, id)?.weapons ?? [])))
        .map((weapon) => gunOf(g, weapon)?.long ?? 0),
    );
  return gunners(vehicle).flatMap((gunner) =>
    unitsOnBoard(g)
      .filter((unit) => unitApart(g, unit, placeOf(g, near)) <= range)
      .map(({ id }) => ({ gunner, target: id }))
      .filter((shot) => {
        const r = new Requirements<Citation>(true);
        requireShots(g, r, vehicle, [shot]);
        return r.holding;
      }),
  );
}

export const vehicleRules: { readonly [N in VehicleActionName]: VehicleRule<N> } = {
  /** Move: 1 AP, needs a driver. rr.opveh.move */
  drive: {
    title: "move",
    cost: "rr.number.ap-drive",
    cites: ["rr.opveh.move"],
    require: (g, r, vehicle, { path }) => requireDrive(g, r, vehicle, path),
    perform: (g, it, vehicle, { path }) => driveAlong(g, it, vehicle, path, ["rr.opveh.move"]),
    candidates: (g, vehicle) =>
      drives(g, vehicle).map((path) => ({ do: "drive" as const, vehicle: vehicle.id, path: [...path] })),
    exact: true,
  },
  /** Floor it!: 1 AP, the Willys drives 5 squares straight forward into regular squares only. rr.opveh.floor-it */
  "floor-it": {
    title: "floor it!",
    cost: "rr.number.ap-floor-it",
    cites: ["rr.opveh.floor-it"],
    require(g, r, vehicle) {
      r.need(vehicle.kind === "willys", "Only the Willys floors it.", "rr.opveh.floor-it");
      r.need(driverOf(g, vehicle) !== undefined, `${vehicle.id} has a driver.`, "rr.opveh.floor-it");
      const length = lengthOf(g.settings, modelOf(vehicle));
      let place = placeNow(vehicle);
      for (let i = 0; i < number(g, "rr.number.willys-floor"); i++) {
        const to = stepped(place, length, "forward");
        const into = tokenSquares(grid(g), to, length).filter(
          (square) => !tokenSquares(grid(g), place, length).includes(square),
        );
        const regular =
          into.every((square) => grid(g).squares[square] === ground.regular) &&
          stepCost(grid(g), g.settings, modelOf(vehicle), place, "forward") > 0;
        if (!r.need(regular, `Square ${i + 1} straight ahead is regular.`, "rr.opveh.floor-it", "rr.veh.blocked"))
          return;
        place = to;
      }
      r.need(
        wholeOnBoard(grid(g), place, length) || tokenSquares(grid(g), place, length).length > 0,
        "It stays on the board.",
        "rr.opveh.floor-it",
      );
      r.need(
        inTheWay(g, vehicle, tokenSquares(grid(g), place, length)) === undefined,
        "Its squares are free at the end.",
        "rr.square.one-unit",
      );
    },
    perform: (g, it, vehicle) =>
      driveAlong(
        g,
        it,
        vehicle,
        Array.from({ length: number(g, "rr.number.willys-floor") }, () => "forward" as const),
        ["rr.opveh.floor-it"],
      ),
    candidates: (_g, vehicle) => (vehicle.kind === "willys" ? [{ do: "floor-it", vehicle: vehicle.id }] : []),
  },
  /** Attack: 1 AP, one or all gunners. rr.opveh.attack, rr.opveh.same-choice */
  "vehicle-attack": {
    title: "attack",
    cost: "rr.number.ap-vehicle-attack",
    cites: ["rr.opveh.attack"],
    require: (g, r, vehicle, { shots }) => requireShots(g, r, vehicle, shots),
    perform: (g, it, vehicle, { shots }) => fire(g, it, vehicle, shots),
    candidates: (g, vehicle) =>
      possibleShots(g, vehicle).map((shot) => ({ do: "vehicle-attack" as const, vehicle: vehicle.id, shots: [shot] })),
    exact: true,
  },
  /** Mark: 1 AP, the gunners mark with their own markers. rr.opveh.attack, rr.opveh.mark-no-bonus */
  "vehicle-mark": {
    title: "mark",
    cost: "rr.number.ap-vehicle-attack",
    cites: ["rr.opveh.attack"],
    require: (g, r, vehicle, { marks }) => requireMarks(g, r, vehicle, marks),
    *perform(g, _it, _vehicle, { marks }) {
      mark(g, marks);
    },
    candidates: (g, vehicle) =>
      gunners(vehicle).flatMap((gunner) =>
        g.state.units.map(({ id }) => ({
          do: "vehicle-mark" as const,
          vehicle: vehicle.id,
          marks: [{ gunner, target: id }],
        })),
      ),
  },
  /** Move & attack: 1 AP, needs a driver and a gunner, the attack before or after the move. rr.opveh.move-attack */
  "drive-and-attack": {
    title: "move & attack",
    cost: "rr.number.ap-drive-and-attack",
    cites: ["rr.opveh.move-attack"],
    require(g, r, vehicle, { path, shots, order }) {
      requireDrive(g, r, vehicle, path);
      requireShots(g, r, order === "move-first" ? afterPath(g, vehicle, path) : vehicle, shots);
    },
    *perform(g, it, vehicle, { path, shots, order }) {
      if (order === "move-first") yield* driveAlong(g, it, vehicle, path, ["rr.opveh.move-attack"]);
      yield* fire(g, it, vehicle, shots);
      if (order === "move-last") yield* driveAlong(g, it, vehicle, path, ["rr.opveh.move-attack"]);
    },
    candidates(g, vehicle) {
      if (gunners(vehicle).length === 0) return [];
      const now = possibleShots(g, vehicle);
      const one = { do: "drive-and-attack" as const, vehicle: vehicle.id };
      return drives(g, vehicle).flatMap((path) => [
        ...possibleShots(g, afterPath(g, vehicle, path)).map((shot) => ({
          ...one,
          path: [...path],
          shots: [shot],
          order: "move-first" as const,
        })),
        ...now.map((shot) => ({ ...one, path: [...path], shots: [shot], order: "move-last" as const })),
      ]);
    },
    exact: true,
  },
  /** Move & mark: 1 AP. rr.opveh.move-attack */
  "drive-and-mark": {
    title: "move & mark",
    cost: "rr.number.ap-drive-and-attack",
    cites: ["rr.opveh.move-attack"],
    require(g, r, vehicle, { path, marks }) {
      requireDrive(g, r, vehicle, path);
      requireMarks(g, r, vehicle, marks);
    },
    *perform(g, it, vehicle, { path, marks, order }) {
      if (order === "move-last") mark(g, marks);
      yield* driveAlong(g, it, vehicle, path, ["rr.opveh.move-attack"]);
      if (order === "move-first") mark(g, marks);
    },
    candidates(g, vehicle) {
      const [path] = drives(g, vehicle);
      if (path === undefined) return [];
      return gunners(vehicle).flatMap((gunner) =>
        g.state.units.map(({ id }) => ({
          do: "drive-and-mark" as const,
          vehicle: vehicle.id,
          path: [...path],
          marks: [{ gunner, target: id }],
          order: "move-first" as const,
        })),
      );
    },
  },
  /**
   * Deploy: 1 AP, any number of Operators leave to squares beside the vehicle, or change seats. rr.opveh.deploy,
   * rr.opveh.deploy-act
   */
  deploy: {
    title: "deploy",
    cost: "rr.number.ap-deploy",
    cites: ["rr.opveh.deploy"],
    require(g, r, vehicle, { leave, seats }) {
      r.need(leave.length > 0 || seats !== undefined, "Somebody leaves or changes his seat.", "rr.opveh.deploy");
      r.need(
        leave.length === 0 || vehicleSquares(g, vehicle).length > 0,
        "All stay aboard until the vehicle is on the board.",
        "rr.willys.start",
      );
      const squares = leave.map(({ to }) => to);
      r.need(
        new Set(squares).size === squares.length &&
          new Set(leave.map(({ operator }) => operator)).size === leave.length,
        "Each goes to a square of his own.",
        "rr.square.one-unit",
      );
      for (const { operator: id, to } of leave) {
        const operator = operatorNamed(g, id);
        r.need(
          vehicle.seats.includes(id) && operator !== undefined,
          `${id} is aboard ${vehicle.id}.`,
          "rr.opveh.deploy",
        );
        const square = squareNamed(grid(g), to);
        if (
          !r.need(square !== null, `${to} is a square of the board.`, "rr.square.regular") ||
          square === null ||
          operator === undefined
        )
          continue;
        r.need(
          canStepOut(g, vehicle, operator, square),
          `${to} is beside the vehicle and open.`,
          "rr.opveh.deploy",
          "rr.square.adjacent",
        );
        r.need(!occupied(g, square), `${to} is free.`, "rr.square.one-unit");
      }
      if (seats === undefined) return;
      const staying = vehicle.seats
        .filter((id) => id !== null && !leave.some(({ operator }) => operator === id))
        .sort();
      r.need(
        seats.length === vehicle.seats.length &&
          JSON.stringify(seats.filter((id) => id !== null).sort()) === JSON.stringify(staying),
        "The new seats hold everyone who stays, once.",
        "rr.opveh.deploy",
      );
    },
    *perform(g, it, vehicle, { leave, seats }) {
      for (const { operator: id, to } of leave) {
        const operator = operatorNamed(g, id);
        const square = squareNamed(grid(g), to);
        if (operator === undefined || square === null) continue;
        vehicle.seats = vehicle.seats.map((taken) => (taken === id ? null : taken));
        Object.assign(operator, {
          aboard: null,
          at: square,
          scuba: grid(g).squares[square] === ground.water,
        } satisfies Partial<Operator>);
        it.trail.push({ at: square, crouched: false });
        record(g, {
          event: "deployed",
          piece: id,
          to,
          cites: ["rr.opveh.deploy", "rr.opveh.deploy-act", "rr.open.occupant-ap"],
        });
      }
      if (seats === undefined) return;
      vehicle.seats = [...seats];
      seats.forEach((id, i) => {
        if (id !== null)
          record(g, { event: "seated", piece: id, seat: seatName(vehicle, i), cites: ["rr.opveh.deploy"] });
      });
    },
    candidates(g, vehicle) {
      const beside = besideVehicle(g, vehicle).filter((square) => !occupied(g, square));
      return crewOf(g, vehicle).flatMap((operator) =>
        beside
          .filter((square) => canStepOut(g, vehicle, operator, square))
          .map((square) => ({
            do: "deploy" as const,
            vehicle: vehicle.id,
            leave: [{ operator: operator.id, to: name(g, square) }],
          })),
      );
    },
  },
  /** Repair: 2 AP, one health point up to the repair symbol. rr.opveh.repair */
  repair: {
    title: "repair",
    cost: "rr.number.ap-repair",
    cites: ["rr.opveh.repair"],
    require(g, r, vehicle) {
      r.need(sheetOf(vehicle).repairs, "The sheet of the vehicle has a repair symbol.", "rr.opveh.repair");
      r.need(crewOf(g, vehicle).length > 0, "An Operator is aboard.", "rr.opveh.repair");
      const cap = number(g, "rr.number.repair-cap");
      r.need(vehicle.health < cap, `${vehicle.id} has fewer than ${cap} health points.`, "rr.opveh.repair");
    },
    *perform(g, _it, vehicle) {
      vehicle.health++;
      record(g, { event: "repaired", piece: vehicle.id, health: vehicle.health, cites: ["rr.opveh.repair"] });
    },
    candidates: (_g, vehicle) => [{ do: "repair", vehicle: vehicle.id }],
  },
};

const besideVehicle = (g: G, vehicle: OperatorVehicle): readonly Square[] => {
  const own = vehicleSquares(g, vehicle);
  return [...grid(g).squares.keys()].filter(
    (square) => !own.includes(square) && own.some((part) => adjacent(grid(g), part, square)),
  );
};

/** Whether somebody can step from the vehicle onto a square beside it. */
function canStepOut(g: G, vehicle: OperatorVehicle, operator: Operator, square: Square): boolean {
  const code = grid(g).squares[square];
  const diver = operator.equipment.includes("scuba-gear") && operator.carrying === null;
  if (
    code === ground.rock ||
    code === ground.dump ||
    code === ground.hedge ||
    code === ground.crates ||
    (code === ground.water && !diver)
  )
    return false;
  return vehicleSquares(g, vehicle).some((own) => {
    const direction = stepTo(g, own, square);
    return direction !== null && edgesOpen(g, "standing", own, direction);
  });
}

/** Carries out an action of a vehicle and what follows; everyone aboard is seen with it. rr.open.vehicle-seen */
export function* performVehicleAction<N extends VehicleActionName>(
  g: G,
  vehicle: OperatorVehicle,
  name_: N,
  action: ActionOf<N>,
): Rules {
  const rule: VehicleRule<N> = vehicleRules[name_];
  if (vehicle.turn === "to-act") {
    vehicle.turn = "acting";
    record(g, {
      event: "turn-began",
      piece: vehicle.id,
      ap: vehicle.ap,
      cites: ["rr.opveh.two-ap", "rr.op.vehicles-first"],
    });
  }
  const ap = number(g, rule.cost);
  vehicle.ap -= ap;
  record(g, {
    event: "acted",
    piece: vehicle.id,
    action: rule.title,
    ap,
    cites: [...rule.cites, "rr.op.action-complete"],
  });
  const crew = crewOf(g, vehicle);
  const [first] = crew;
  const driver = driverOf(g, vehicle);
  // who is seen in it: rr.open.vehicle-seen
  const seen = reading(g, "rr.open.vehicle-seen") === "all-aboard" || driver === undefined ? crew : [driver];
  const it = incident(g, driver ?? first ?? null, seen);
  for (const square of vehicleSquares(g, vehicle)) it.trail.push({ at: square, crouched: false });
  yield* rule.perform(g, it, vehicle, action);
  yield* consequences(g, it, "operator");
  if (vehicle.ap === 0) finishVehicle(g, vehicle);
}

/** A vehicle ends its turn; what is left of its action points is lost. rr.turn.unspent-ap */
export function finishVehicle(g: G, vehicle: OperatorVehicle): void {
  if (vehicle.turn === "finished") return;
  const lost = vehicle.ap;
  vehicle.turn = "finished";
  vehicle.ap = 0;
  record(g, { event: "turn-ended", piece: vehicle.id, lost, cites: ["rr.op.may-idle", "rr.turn.unspent-ap"] });
}
