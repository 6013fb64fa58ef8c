import { nameOf, type Square } from "../../geometry/index.ts";
import { roll } from "../../kernel/index.ts";
import { keepOneSpotted, releaseFromBehind, stopInteracting } from "../alarm/index.ts";
import {
  STOPS_ALL,
  axisBlockers,
  concealmentOf,
  coverAgainst,
  type Eyes,
  eyesSee,
  eyesSeeFar,
  inField,
  inFieldOf,
  inVehicleField,
  lineTo,
  lookoutsOf,
  looksAsVehicle,
  type LineObstacle,
  type Modifier,
  seenThrough,
  vehicleLine,
  type VehicleLookout,
} from "../sight/index.ts";
import { addFlames, roomAt } from "./flame-tokens.ts";
import {
  type Citation,
  type NumberId,
  type ThingWord,
  type WeaponWord,
  footTraits,
  type GunNumbers,
  isFootKind,
  isVehicleKind,
  vehicleTraits,
} from "../book/index.ts";
import {
  distanceBetween,
  type Ctx,
  isCrew,
  grid,
  ground,
  type Laid,
  name,
  number,
  type Operator,
  operatorSquares,
  type OperatorVehicle,
  type Placed,
  placeOf,
  distanceBetweenPlaces,
  reading,
  record,
  type Rules,
  type UnitKind,
  vehicleNamed,
} from "../table/index.ts";

/** How a kind of unit attacks. Ranges in squares. */
export interface AttackProfile {
  readonly dice: number;
  readonly number: number;
  readonly short: number;
  readonly long: number;
}

interface ProfileNumbers {
  readonly attack: GunNumbers | null;
  /** How far a weapon carries that is no gun. */
  readonly reach: NumberId | null;
  readonly health: NumberId;
  readonly move: NumberId;
}

function profileNumbers(kind: UnitKind): ProfileNumbers {
  if (isVehicleKind(kind)) {
    const { gun: attack, health, move } = vehicleTraits(kind);
    return { attack, reach: null, health, move };
  }
  const { gun: attack, explosive, health, move } = footTraits(kind);
  return { attack, reach: explosive?.long ?? null, health, move };
}

const unarmed: AttackProfile = { dice: 0, number: 7, short: -1, long: -1 };

/**
 * How a kind of unit attacks; an unarmed one has no dice and no range, one with an explosive weapon a range without
 * dice. rr.unit.unarmed, rr.kick.pf-stats, rr.exp.zero-short-range
 */
export const attackProfile = (ctx: Ctx, kind: UnitKind): AttackProfile => {
  const { attack: ids, reach } = profileNumbers(kind);
  if (ids === null) return reach === null ? unarmed : { ...unarmed, short: 0, long: number(ctx, reach) };
  const dice = number(ctx, ids.dice) * (kind === "mortar" ? number(ctx, "rr.number.mortar-as-smg") : 1);
  return { dice, number: number(ctx, ids.number), short: number(ctx, ids.short), long: number(ctx, ids.long) };
};

/** The successful attacks that kill a unit: rr.dice.unit-health. */
export const unitHealth = (ctx: Ctx, kind: UnitKind): number => number(ctx, profileNumbers(kind).health);

/** The movement points of a unit. */
export const unitMove = (ctx: Ctx, kind: UnitKind): number => number(ctx, profileNumbers(kind).move);

/** The name of what a unit fires. */
export const unitWeapon = (kind: UnitKind): WeaponWord =>
  isVehicleKind(kind) ? vehicleTraits(kind).weapon : footTraits(kind).weapon;

/** The gun at an end of a vehicle: heavy machine guns are told apart by it. */
function gunWord(kind: UnitKind, end: "front" | "rear"): WeaponWord {
  const weapon = unitWeapon(kind);
  return weapon !== "hmg" ? weapon : end === "front" ? "front-hmg" : "rear-hmg";
}

/** A unit's eyes with its kind: a unit as it stands, or as it might stand. */
export interface Shooter extends Eyes {
  readonly kind: UnitKind;
}

/** Where a unit fires from: its square, or an end of a vehicle. */
export interface Muzzle {
  readonly shooter: Shooter;
  readonly lookout: VehicleLookout | null;
  /** Whether it is a flamethrower. */
  readonly flames: boolean;
}

/**
 * The guns of a unit: one, but one at each end of a half-track, and at the rear alone of a Stummel.
 * rr.vattack.front-and-rear, rr.unit.halftrack, rr.kick.stummel-rear-hmg
 */
export const muzzlesOf = (ctx: Ctx, shooter: Shooter): readonly Muzzle[] =>
  looksAsVehicle(shooter)
    ? lookoutsOf(ctx, shooter)
        .filter(({ end }) => vehicleTraits(shooter.kind).gunEnds.includes(end))
        .map((lookout) => ({ shooter, lookout, flames: false }))
    : [{ shooter, lookout: null, flames: isFootKind(shooter.kind) && footTraits(shooter.kind).flames }];

/** The flamethrower that a vehicle has beside its gun; it fires ahead. rr.dogs.flame-track-flamer */
export const flamersOf = (ctx: Ctx, shooter: Shooter): readonly Muzzle[] =>
  looksAsVehicle(shooter) && vehicleTraits(shooter.kind).flamer !== null
    ? lookoutsOf(ctx, shooter)
        .filter(({ end }) => end === "front")
        .map((lookout) => ({ shooter, lookout, flames: true }))
    : [];

/** How a unit attacks from a muzzle: with its gun, or a vehicle with its flamethrower. */
export function profileOf(ctx: Ctx, { shooter, flames, lookout }: Muzzle): AttackProfile {
  const flamer = flames && lookout !== null && isVehicleKind(shooter.kind) ? vehicleTraits(shooter.kind).flamer : null;
  if (flamer === null) return attackProfile(ctx, shooter.kind);
  return {
    dice: number(ctx, flamer.dice),
    number: number(ctx, flamer.number),
    short: number(ctx, flamer.short),
    long: number(ctx, flamer.long),
  };
}

/**
 * Squares from a muzzle to an Operator: the first square ahead of a vehicle is 1. rr.attack.range-count,
 * rr.vlos.range-origin, rr.open.vehicle-range
 */
export function rangeFrom(ctx: Ctx, { shooter, lookout }: Omit<Muzzle, "flames">, operator: Operator): number {
  if (lookout === null && operator.aboard === null && operator.at !== null)
    return distanceBetween(ctx, shooter.at, operator.at);
  let least = Infinity;
  for (const square of operatorSquares(ctx, operator)) {
    if (lookout === null) least = Math.min(least, distanceBetween(ctx, shooter.at, square));
    else {
      const to = placeOf(ctx, square);
      const [first, other] = lookout.rangeFrom;
      least = Math.min(least, distanceBetweenPlaces(ctx, first, to), distanceBetweenPlaces(ctx, other, to));
    }
  }
  return least;
}

/** How far Sniper Infantry looks for its attack, in squares; null for a unit that looks as far as all do. */
export const looksFor = (ctx: Ctx, kind: UnitKind): number | null =>
  kind === "sniper" && reading(ctx, "rr.open.kick-sniper-sight") === "to-its-range"
    ? attackProfile(ctx, kind).long
    : null;

/**
 * Whether a Sniper aims at an Operator whom nobody has spotted, farther away than units look.
 * rr.open.kick-sniper-unspotted, rr.open.fov-depth
 */
export function isFarUnspotted(ctx: Ctx, { shooter }: Muzzle, operator: Placed<Operator>): boolean {
  if (shooter.kind !== "sniper" || operator.spotted) return false;
  const from = placeOf(ctx, shooter.at);
  return !operatorSquares(ctx, operator).some((square) => {
    const { x, y } = placeOf(ctx, square);
    return inField(ctx, shooter.facing, x - from.x, y - from.y, { peripheral: true });
  });
}

/** Whether an Operator is seen from a muzzle. rr.open.kick-sniper-sight */
export function seesFrom(
  ctx: Ctx,
  { shooter, lookout }: Muzzle,
  operator: Placed<Operator>,
  blockers = axisBlockers(ctx),
): boolean {
  const deep = looksFor(ctx, shooter.kind);
  if (lookout === null)
    return deep === null
      ? eyesSee(ctx, shooter, operator, blockers)
      : eyesSeeFar(ctx, shooter, operator, blockers, deep);
  if (operator.aboard === null) {
    const { at, crouched } = operator;
    return (
      inVehicleField(ctx, lookout, at) &&
      seenThrough(
        ctx,
        shooter,
        at,
        vehicleLine(ctx, lookout, at, blockers),
        crouched,
        concealmentOf(ctx, operator, at, { attacks: false }),
      )
    );
  }
  const squares = operatorSquares(ctx, operator);
  return squares.some(
    (square) =>
      inVehicleField(ctx, lookout, square) &&
      vehicleLine(ctx, lookout, square, blockers, undefined, squares) !== "none",
  );
}

/** Whether a unit's gun fires through a wall. rr.exp.hmg-through-wall, rr.open.dare-panzer-wall-fire */
const firesThroughWalls = (ctx: Ctx, kind: UnitKind): boolean =>
  isVehicleKind(kind)
    ? unitWeapon(kind) !== "smgs" && (kind !== "panzer-iii" || reading(ctx, "rr.open.dare-panzer-wall-fire") === "yes")
    : footTraits(kind).throughWall;

/**
 * Whether a heavy machine gun can fire at a spotted Operator inside a building through a single wall, without seeing
 * him. rr.vattack.through-wall, rr.vattack.through-wall-limits, rr.unit.motorbike, rr.unit.halftrack
 */
export function throughWall(
  ctx: Ctx,
  muzzle: Muzzle,
  operator: Placed<Operator>,
  blockers = axisBlockers(ctx),
): boolean {
  const { lookout, shooter } = muzzle;
  if (
    muzzle.flames ||
    !firesThroughWalls(ctx, shooter.kind) ||
    !operator.spotted ||
    operator.aboard !== null ||
    grid(ctx).squares[operator.at] !== ground.indoors
  )
    return false;
  const inView = lookout === null ? inFieldOf(ctx, shooter, operator.at) : inVehicleField(ctx, lookout, operator.at);
  // whom it sees it attacks as usual: rr.exp.hmg-window-normal
  if (!inView || seesFrom(ctx, muzzle, operator, blockers)) return false;
  const met: LineObstacle[] = [];
  if (lookout === null) lineTo(ctx, shooter, operator.at, blockers, met);
  else vehicleLine(ctx, lookout, operator.at, blockers, met);
  const stops = met.filter(({ stop }) => stop === STOPS_ALL);
  // rr.exp.hmg-single-wall
  return stops.length === 1 && stops[0]?.wall === true;
}

/**
 * The modifiers of an attack on an Operator: range and cover; never cover for a vehicle. rr.mod.axis-short,
 * rr.axisattack.combine, rr.opveh.no-cover, rr.mod.axis-building
 */
export function axisModifiers(
  ctx: Ctx,
  muzzle: Muzzle,
  operator: Placed<Operator>,
  { wall = false }: { readonly wall?: boolean } = {},
): readonly Modifier[] {
  const { short } = profileOf(ctx, muzzle);
  const modifiers: Modifier[] = [];
  if (rangeFrom(ctx, muzzle, operator) <= short) {
    modifiers.push({
      value: number(ctx, "rr.number.mod-axis-short"),
      text: "short range",
      cites: [
        "rr.mod.axis-short",
        "rr.open.distance-metric",
        ...(muzzle.lookout === null ? [] : (["rr.vlos.range-origin", "rr.open.vehicle-range"] as const)),
      ],
    });
  }
  if (wall)
    return [
      ...modifiers,
      {
        value: number(ctx, "rr.number.mod-axis-building"),
        text: "through the wall of a building",
        cites: ["rr.mod.axis-building", "rr.vattack.through-wall"],
      },
    ];
  if (operator.aboard !== null) return modifiers;
  // of cover flames leave hard cover: rr.dogs.flame-hard-cover
  return [
    ...modifiers,
    ...coverAgainst(ctx, muzzle.shooter.at, operator, muzzle.lookout, { ignoresSoft: muzzle.flames }),
  ];
}

const leaving = (ctx: Ctx, operator: Operator): Modifier =>
  operator.aboard === null
    ? {
        value: number(ctx, "rr.number.mod-axis-leaving"),
        text: "moving out of LOS or range",
        cites: ["rr.mod.axis-leaving", "rr.reaction.leaving-only"],
      }
    : {
        value: number(ctx, "rr.number.mod-willys-leaving"),
        text: "vehicle moving out of LOS or range",
        cites: ["rr.opveh.leaving", "rr.reaction.leaving-only"],
      };

/** What is special about an attack: the Operator is moving out of LOS or range, or it goes through a wall. */
export type Special = "leaving" | "through-wall" | null;

/** What an attack of a vehicle's gun, or of a unit of an expansion, shows. */
function gunCites(kind: UnitKind, special: Special): readonly Citation[] {
  if (!isVehicleKind(kind)) {
    const { attack: own, wall: through } = footTraits(kind).cites;
    return special === "through-wall" ? [...own, ...through] : own;
  }
  const { attack, wall, seen } = vehicleTraits(kind).cites;
  return [...attack, ...(special === "through-wall" ? wall : seen)];
}

/**
 * A unit attacks an Operator, or the vehicle he sits in: dice, modifiers on every die, and a health point for each
 * success. When he is leaving, that modifier replaces range and cover. rr.dice.attack-roll, rr.dice.modify-each,
 * rr.dice.axis-damage, rr.opveh.attacked-manned
 */
export function* axisAttack(
  ctx: Ctx,
  muzzle: Muzzle,
  operator: Placed<Operator>,
  cites: readonly Citation[],
  special: Special = null,
): Rules {
  const { shooter, lookout } = muzzle;
  const { dice, number: needed } = profileOf(ctx, muzzle);
  const modifiers =
    special === "leaving"
      ? [leaving(ctx, operator)]
      : axisModifiers(ctx, muzzle, operator, { wall: special === "through-wall" });
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const weapon = muzzle.flames
    ? "flamethrower"
    : lookout === null
      ? unitWeapon(shooter.kind)
      : gunWord(shooter.kind, lookout.end);
  const room = muzzle.flames && operator.aboard === null ? roomAt(ctx, operator.at) : null;
  const target = operator.aboard ?? operator.id;
  const hitsOf = (faces: readonly number[]): number => faces.filter((face) => face + sum >= needed).length;
  const rolled = yield* roll(dice, 6, { text: `${shooter.id} attacks ${target}`, cites }, (faces) =>
    String(hitsOf(faces)),
  );
  const results = rolled.map((face) => face + sum);
  const hits = hitsOf(rolled);
  const covered = modifiers.some(({ value }) => value < 0);
  record(ctx, {
    event: "attacked",
    piece: shooter.id,
    target,
    weapon,
    number: needed,
    modifiers: modifiers.map(({ value, text }) => ({ value, text })),
    dice: rolled,
    results,
    hits,
    cites: [
      ...cites,
      "rr.dice.attack-roll",
      "rr.dice.modify-each",
      ...modifiers.flatMap((modifier) => modifier.cites),
      ...(modifiers.length > 1 ? (["rr.axisattack.combine"] as const) : []),
      ...(covered || special === "leaving" || operator.aboard !== null
        ? []
        : (["rr.axisattack.not-adjacent-cover", "rr.axisattack.adjacent-none"] as const)),
      ...(shooter.kind === "mortar" ? (["rr.unit.mortar-reaction"] as const) : []),
      ...(muzzle.flames ? flameCites(muzzle, covered) : gunCites(shooter.kind, special)),
      ...(operator.scuba ? (["rr.open.scuba-spotted-cover"] as const) : []),
      ...(operator.support ? (["rr.support.like-operators"] as const) : []),
      ...(isCrew(operator)
        ? ([
            "rr.dare.swillys-attacked-empty",
            "rr.dare.swillys-always-spotted",
            "rr.dare.swillys-draws-axis",
            "rr.dare.swillys-as-willys",
          ] as const)
        : []),
      ...(operator.aboard !== null
        ? (["rr.opveh.attacked-manned", "rr.opveh.attacked-los", "rr.opveh.no-cover"] as const)
        : []),
    ],
  });
  if (room !== null) addFlames(ctx, room, ["rr.dogs.flame-token", "rr.open.dogs-operator-on-exterior-window"]);
  if (hits > 0) yield* hurt(ctx, operator, hits);
}

/** What an attack with a flamethrower shows. */
const flameCites = ({ shooter, lookout }: Muzzle, covered: boolean): readonly Citation[] => [
  "rr.dogs.flame-attack-phase-only",
  "rr.dogs.flame-ignores-soft-cover",
  "rr.exp.zero-short-range",
  ...(covered ? (["rr.dogs.flame-hard-cover"] as const) : []),
  ...(lookout !== null || !isFootKind(shooter.kind)
    ? (["rr.dogs.flame-track-flamer"] as const)
    : footTraits(shooter.kind).cites.attack),
];

/** Takes health from an Operator, or from the vehicle he sits in. rr.dice.axis-damage */
export function* hurt(ctx: Ctx, operator: Placed<Operator>, damage: number): Rules {
  const vehicle = operator.aboard === null ? undefined : vehicleNamed(ctx, operator.aboard);
  if (vehicle !== undefined) {
    yield* hurtVehicle(ctx, vehicle, damage, ["rr.dice.axis-damage", "rr.opveh.attacked-manned"]);
    return;
  }
  operator.health = Math.max(0, operator.health - damage);
  record(ctx, { event: "hit", piece: operator.id, damage, health: operator.health, cites: ["rr.dice.axis-damage"] });
  // who survives goes on with his turn: rr.reaction.continue
  if (operator.health > 0) return;
  killOperator(ctx, operator, ["rr.dice.axis-damage", "rr.open.operator-death"]);
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** An Operator vehicle loses health; at 0 it is destroyed and everyone aboard is dead. rr.opveh.destroyed */
export function* hurtVehicle(ctx: Ctx, vehicle: OperatorVehicle, damage: number, cites: readonly Citation[]): Rules {
  vehicle.health = Math.max(0, vehicle.health - damage);
  record(ctx, { event: "hit", piece: vehicle.id, damage, health: vehicle.health, cites });
  if (vehicle.health > 0) return;
  record(ctx, { event: "destroyed", piece: vehicle.id, cites: ["rr.opveh.destroyed"] });
  for (const operator of ctx.state.operators)
    if (operator.aboard === vehicle.id && !isCrew(operator)) killOperator(ctx, operator, ["rr.opveh.destroyed"]);
  dismiss(ctx, vehicle);
  ctx.state.vehicles = ctx.state.vehicles.filter(({ id }) => id !== vehicle.id);
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** The crew of a Support Willys is gone with it. rr.dare.swillys-crew-stays */
export function dismiss(ctx: Ctx, vehicle: OperatorVehicle): void {
  ctx.state.operators = ctx.state.operators.filter((operator) => !isCrew(operator) || operator.aboard !== vehicle.id);
}

/** An Operator dies: what he carried falls on his square. rr.open.operator-death */
export function killOperator(
  ctx: Ctx,
  operator: Operator,
  cites: readonly Citation[],
  how: "attack" | "blast" | "run-over" = "attack",
): void {
  const { at } = operator;
  record(ctx, {
    event: "killed",
    piece: operator.id,
    at: at === null ? "off the board" : nameOf(grid(ctx), at),
    how,
    cites,
  });
  if (at !== null && reading(ctx, "rr.open.operator-death") === "dropped") dropEverything(ctx, operator, at);
  releaseFromBehind(ctx, operator, "rr.open.dare-garrotte-release");
  stopInteracting(ctx, operator);
  leavePlay(ctx, operator, "dead");
}

function dropEverything(ctx: Ctx, operator: Operator, at: Square): void {
  const drop = (what: ThingWord): void =>
    record(ctx, { event: "put-down", piece: operator.id, what, at: name(ctx, at), cites: ["rr.open.operator-death"] });
  if (operator.carrying === "corpse" && grid(ctx).squares[at] !== ground.water) {
    ctx.state.corpses = [...ctx.state.corpses, at];
    record(ctx, { event: "corpse-laid", at: name(ctx, at), cites: ["rr.open.operator-death"] });
  }
  if (operator.carrying === "barrel") {
    ctx.state.laid = [...ctx.state.laid, { kind: "barrel", at }];
    drop("barrel");
  }
  for (const { item, count, of } of operator.items) {
    if (count === 0 || !isLeftBehind(item)) continue;
    const token: Laid =
      item === "document" ? { kind: "document", at } : { kind: "trap", at, of: of ?? operator.id, used: true };
    ctx.state.laid = [...ctx.state.laid, ...Array.from({ length: count }, () => token)];
    drop(item);
  }
  operator.items = operator.items.filter(({ item }) => !isLeftBehind(item));
}

/** Whether an item of a dead Operator lies there to be picked up: it is not used up by being put down. */
const isLeftBehind = (item: Operator["items"][number]["item"]): item is "document" | "trap" =>
  item === "document" || item === "trap";

/** Takes an Operator off the board for good, and a twig snap token with him. rr.jager.twig-place */
export function leavePlay(ctx: Ctx, operator: Operator, fate: "dead" | "left"): void {
  const { jager } = ctx.state;
  if (jager?.twigs.includes(operator.id) === true) {
    jager.twigs = jager.twigs.filter((id) => id !== operator.id);
    record(ctx, { event: "token-removed", what: "twig-snap", at: operator.id, cites: ["rr.jager.twig-place"] });
  }
  Object.assign(operator, {
    at: null,
    fate,
    spotted: false,
    carrying: null,
    cigarette: false,
    failure: false,
    aim: null,
    mark: null,
    markAt: null,
    scuba: false,
    aboard: null,
    turn: "finished",
    ap: 0,
  } satisfies Partial<Operator>);
}
