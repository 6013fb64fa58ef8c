import { nameOf, type Square } from "../../geometry/index.ts";
import { roll } from "../../kernel/index.ts";
import { keepOneSpotted, releaseFromBehind, stopInteracting } from "../alarm/index.ts";
import {
  ALL,
  axisBlockers,
  concealmentOf,
  coverAgainst,
  type Eyes,
  eyesSee,
  eyesSeeFar,
  inFieldOf,
  inVehicleField,
  lineTo,
  lookoutsOf,
  looksAsVehicle,
  type Met,
  type Modifier,
  seenThrough,
  vehicleLine,
  type VehicleLookout,
} from "../sight/index.ts";
import { addFlames, roomAt } from "./flame-tokens.ts";
import type { Citation, NumberId, ThingWord, WeaponWord } from "../catalogue/index.ts";
import {
  apart,
  footTraits,
  type G,
  type GunNumbers,
  isFootKind,
  isCrew,
  isVehicleKind,
  vehicleTraits,
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
  placesApart,
  reading,
  record,
  type Rules,
  type UnitKind,
  vehicleNamed,
} from "../board/index.ts";

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
export const attackProfile = (g: G, kind: UnitKind): AttackProfile => {
  const { attack: ids, reach } = profileNumbers(kind);
  if (ids === null) return reach === null ? unarmed : { ...unarmed, short: 0, long: number(g, reach) };
  const dice = number(g, ids.dice) * (kind === "mortar" ? number(g, "rr.number.mortar-as-smg") : 1);
  return { dice, number: number(g, ids.number), short: number(g, ids.short), long: number(g, ids.long) };
};

/** The successful attacks that kill a unit: rr.dice.unit-health. */
export const unitHealth = (g: G, kind: UnitKind): number => number(g, profileNumbers(kind).health);

/** The movement points of a unit. */
export const unitMove = (g: G, kind: UnitKind): number => number(g, profileNumbers(kind).move);

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
export const muzzlesOf = (g: G, shooter: Shooter): readonly Muzzle[] =>
  looksAsVehicle(shooter)
    ? lookoutsOf(g, shooter)
        .filter(({ end }) => vehicleTraits(shooter.kind).gunEnds.includes(end))
        .map((lookout) => ({ shooter, lookout, flames: false }))
    : [{ shooter, lookout: null, flames: isFootKind(shooter.kind) && footTraits(shooter.kind).flames }];

/** The flamethrower that a vehicle has beside its gun; it fires ahead. rr.dogs.flame-track-flamer */
export const flamersOf = (g: G, shooter: Shooter): readonly Muzzle[] =>
  looksAsVehicle(shooter) && vehicleTraits(shooter.kind).flamer !== null
    ? lookoutsOf(g, shooter)
        .filter(({ end }) => end === "front")
        .map((lookout) => ({ shooter, lookout, flames: true }))
    : [];

/** How a unit attacks from a muzzle: with its gun, or a vehicle with its flamethrower. */
export function profileOf(g: G, { shooter, flames, lookout }: Muzzle): AttackProfile {
  const flamer = flames && lookout !== null && isVehicleKind(shooter.kind) ? vehicleTraits(shooter.kind).flamer : null;
  if (flamer === null) return attackProfile(g, shooter.kind);
  return {
    dice: number(g, flamer.dice),
    number: number(g, flamer.number),
    short: number(g, flamer.short),
    long: number(g, flamer.long),
  };
}

/**
 * Squares from a muzzle to an Operator: the first square ahead of a vehicle is 1. rr.attack.range-count,
 * rr.vlos.range-origin, rr.open.vehicle-range
 */
export function rangeFrom(g: G, { shooter, lookout }: Omit<Muzzle, "flames">, operator: Operator): number {
  if (lookout === null && operator.aboard === null && operator.at !== null) return apart(g, shooter.at, operator.at);
  let least = Infinity;
  for (const square of operatorSquares(g, operator)) {
    if (lookout === null) least = Math.min(least, apart(g, shooter.at, square));
    else {
      const to = placeOf(g, square);
      const [one, other] = lookout.rangeFrom;
      least = Math.min(least, placesApart(g, one, to), placesApart(g, other, to));
    }
  }
  return least;
}

/** How far Sniper Infantry looks for its attack, in squares; null for a unit that looks as far as all do. */
export const looksFor = (g: G, kind: UnitKind): number | null =>
  kind === "sniper" && reading(g, "rr.open.kick-sniper-sight") === "to-its-range" ? attackProfile(g, kind).long : null;

/** Whether a Sniper aims at an Operator whom nobody has spotted, farther away than units look. rr.open.kick-sniper-unspotted */
export const isFarUnspotted = (g: G, muzzle: Muzzle, operator: Placed<Operator>): boolean =>
  muzzle.shooter.kind === "sniper" &&
  !operator.spotted &&
  rangeFrom(g, muzzle, operator) > number(g, "rr.number.view-depth");

/** Whether an Operator is seen from a muzzle. rr.open.kick-sniper-sight */
export function seesFrom(
  g: G,
  { shooter, lookout }: Muzzle,
  operator: Placed<Operator>,
  blockers = axisBlockers(g),
): boolean {
  const deep = looksFor(g, shooter.kind);
  if (lookout === null)
    return deep === null ? eyesSee(g, shooter, operator, blockers) : eyesSeeFar(g, shooter, operator, blockers, deep);
  if (operator.aboard === null) {
    const { at, crouched } = operator;
    return (
      inVehicleField(g, lookout, at) &&
      seenThrough(
        g,
        shooter,
        at,
        vehicleLine(g, lookout, at, blockers),
        crouched,
        concealmentOf(g, operator, at, false),
      )
    );
  }
  const squares = operatorSquares(g, operator);
  return squares.some(
    (square) =>
      inVehicleField(g, lookout, square) && vehicleLine(g, lookout, square, blockers, undefined, squares) !== "none",
  );
}

/** Whether a unit's gun fires through a wall. rr.exp.hmg-through-wall, rr.open.dare-panzer-wall-fire */
const firesThroughWalls = (g: G, kind: UnitKind): boolean =>
  isVehicleKind(kind)
    ? unitWeapon(kind) !== "smgs" && (kind !== "panzer-iii" || reading(g, "rr.open.dare-panzer-wall-fire") === "yes")
    : footTraits(kind).throughWall;

/**
 * Whether a heavy machine gun can fire at a spotted Operator inside a building through a single wall, without seeing
 * him. rr.vattack.through-wall, rr.vattack.through-wall-limits, rr.unit.motorbike, rr.unit.halftrack
 */
export function throughWall(g: G, muzzle: Muzzle, operator: Placed<Operator>, blockers = axisBlockers(g)): boolean {
  const { lookout, shooter } = muzzle;
  if (
    muzzle.flames ||
    !firesThroughWalls(g, shooter.kind) ||
    !operator.spotted ||
    operator.aboard !== null ||
    grid(g).squares[operator.at] !== ground.indoors
  )
    return false;
  const inView = lookout === null ? inFieldOf(g, shooter, operator.at) : inVehicleField(g, lookout, operator.at);
  // whom it sees it attacks as usual: rr.exp.hmg-window-normal
  if (!inView || seesFrom(g, muzzle, operator, blockers)) return false;
  const met: Met[] = [];
  if (lookout === null) lineTo(g, shooter, operator.at, blockers, met);
  else vehicleLine(g, lookout, operator.at, blockers, met);
  const stops = met.filter(({ stop }) => stop === ALL);
  // rr.exp.hmg-single-wall
  return stops.length === 1 && stops[0]?.wall === true;
}

/**
 * The modifiers of an attack on an Operator: range and cover; never cover for a vehicle. rr.mod.axis-short,
 * rr.axisattack.combine, rr.opveh.no-cover, rr.mod.axis-building
 */
export function axisModifiers(g: G, muzzle: Muzzle, operator: Placed<Operator>, wall = false): readonly Modifier[] {
  const { short } = profileOf(g, muzzle);
  const modifiers: Modifier[] = [];
  if (rangeFrom(g, muzzle, operator) <= short) {
    modifiers.push({
      value: number(g, "rr.number.mod-axis-short"),
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
        value: number(g, "rr.number.mod-axis-building"),
        text: "through the wall of a building",
        cites: ["rr.mod.axis-building", "rr.vattack.through-wall"],
      },
    ];
  if (operator.aboard !== null) return modifiers;
  // of cover flames leave hard cover: rr.dogs.flame-hard-cover
  return [...modifiers, ...coverAgainst(g, muzzle.shooter.at, operator, muzzle.lookout, muzzle.flames)];
}

const leaving = (g: G, operator: Operator): Modifier =>
  operator.aboard === null
    ? {
        value: number(g, "rr.number.mod-axis-leaving"),
        text: "moving out of LOS or range",
        cites: ["rr.mod.axis-leaving", "rr.reaction.leaving-only"],
      }
    : {
        value: number(g, "rr.number.mod-willys-leaving"),
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
  g: G,
  muzzle: Muzzle,
  operator: Placed<Operator>,
  cites: readonly Citation[],
  special: Special = null,
): Rules {
  const { shooter, lookout } = muzzle;
  const { dice, number: needed } = profileOf(g, muzzle);
  const modifiers =
    special === "leaving" ? [leaving(g, operator)] : axisModifiers(g, muzzle, operator, special === "through-wall");
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const weapon = muzzle.flames
    ? "flamethrower"
    : lookout === null
      ? unitWeapon(shooter.kind)
      : gunWord(shooter.kind, lookout.end);
  const room = muzzle.flames && operator.aboard === null ? roomAt(g, operator.at) : null;
  const target = operator.aboard ?? operator.id;
  const hitsOf = (faces: readonly number[]): number => faces.filter((face) => face + sum >= needed).length;
  const rolled = yield* roll(dice, 6, { text: `${shooter.id} attacks ${target}`, cites }, (faces) =>
    String(hitsOf(faces)),
  );
  const results = rolled.map((face) => face + sum);
  const hits = hitsOf(rolled);
  const covered = modifiers.some(({ value }) => value < 0);
  record(g, {
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
  if (room !== null) addFlames(g, room, ["rr.dogs.flame-token", "rr.open.dogs-operator-on-exterior-window"]);
  if (hits > 0) yield* hurt(g, operator, hits);
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
export function* hurt(g: G, operator: Placed<Operator>, damage: number): Rules {
  const vehicle = operator.aboard === null ? undefined : vehicleNamed(g, operator.aboard);
  if (vehicle !== undefined) {
    yield* hurtVehicle(g, vehicle, damage, ["rr.dice.axis-damage", "rr.opveh.attacked-manned"]);
    return;
  }
  operator.health = Math.max(0, operator.health - damage);
  record(g, { event: "hit", piece: operator.id, damage, health: operator.health, cites: ["rr.dice.axis-damage"] });
  // who survives goes on with his turn: rr.reaction.continue
  if (operator.health > 0) return;
  killOperator(g, operator, ["rr.dice.axis-damage", "rr.open.operator-death"]);
  yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** An Operator vehicle loses health; at 0 it is destroyed and everyone aboard is dead. rr.opveh.destroyed */
export function* hurtVehicle(g: G, vehicle: OperatorVehicle, damage: number, cites: readonly Citation[]): Rules {
  vehicle.health = Math.max(0, vehicle.health - damage);
  record(g, { event: "hit", piece: vehicle.id, damage, health: vehicle.health, cites });
  if (vehicle.health > 0) return;
  record(g, { event: "destroyed", piece: vehicle.id, cites: ["rr.opveh.destroyed"] });
  for (const operator of g.state.operators)
    if (operator.aboard === vehicle.id && !isCrew(operator)) killOperator(g, operator, ["rr.opveh.destroyed"]);
  dismiss(g, vehicle);
  g.state.vehicles = g.state.vehicles.filter(({ id }) => id !== vehicle.id);
  yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** The crew of a Support Willys is gone with it. rr.dare.swillys-crew-stays */
export function dismiss(g: G, vehicle: OperatorVehicle): void {
  g.state.operators = g.state.operators.filter((operator) => !isCrew(operator) || operator.aboard !== vehicle.id);
}

/** An Operator dies: what he carried falls on his square. rr.open.operator-death */
export function killOperator(
  g: G,
  operator: Operator,
  cites: readonly Citation[],
  how: "attack" | "blast" | "run-over" = "attack",
): void {
  const { at } = operator;
  record(g, {
    event: "killed",
    piece: operator.id,
    at: at === null ? "off the board" : nameOf(grid(g), at),
    how,
    cites,
  });
  if (at !== null && reading(g, "rr.open.operator-death") === "dropped") dropEverything(g, operator, at);
  releaseFromBehind(g, operator, "rr.open.dare-garrotte-release");
  stopInteracting(g, operator);
  leavePlay(g, operator, "dead");
}

function dropEverything(g: G, operator: Operator, at: Square): void {
  const drop = (what: ThingWord): void =>
    record(g, { event: "put-down", piece: operator.id, what, at: name(g, at), cites: ["rr.open.operator-death"] });
  if (operator.carrying === "corpse" && grid(g).squares[at] !== ground.water) {
    g.state.corpses = [...g.state.corpses, at];
    record(g, { event: "corpse-laid", at: name(g, at), cites: ["rr.open.operator-death"] });
  }
  if (operator.carrying === "barrel") {
    g.state.laid = [...g.state.laid, { kind: "barrel", at }];
    drop("barrel");
  }
  for (const { item, count, of } of operator.items) {
    if (count === 0 || !isLeftBehind(item)) continue;
    const one: Laid =
      item === "document" ? { kind: "document", at } : { kind: "trap", at, of: of ?? operator.id, used: true };
    g.state.laid = [...g.state.laid, ...Array.from({ length: count }, () => one)];
    drop(item);
  }
  operator.items = operator.items.filter(({ item }) => !isLeftBehind(item));
}

/** Whether an item of a dead Operator lies there to be picked up: it is not used up by being put down. */
const isLeftBehind = (item: Operator["items"][number]["item"]): item is "document" | "trap" =>
  item === "document" || item === "trap";

/** Takes an Operator off the board for good, and a twig snap token with him. rr.jager.twig-place */
export function leavePlay(g: G, operator: Operator, fate: "dead" | "left"): void {
  const { jager } = g.state;
  if (jager?.twigs.includes(operator.id) === true) {
    jager.twigs = jager.twigs.filter((id) => id !== operator.id);
    record(g, { event: "token-removed", what: "twig-snap", at: operator.id, cites: ["rr.jager.twig-place"] });
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
