import type { Citation } from "../book/citation.ts";
import { footTraits } from "../book/foot-kinds.ts";
import type { ExplosiveWord } from "../book/titles.ts";
import type { ExplosiveWeapon, Howitzer } from "../book/unit-traits.ts";
import { firesAhead, isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  closest,
  type Ctx,
  distanceToOperator,
  number,
  isOnBoard,
  operatorSquares,
  type Placed,
  reading,
  spottedOperators,
  unitsOnBoard,
} from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { type Muzzle, rangeFrom, type Shooter } from "../fighting/index.ts";
import { counts } from "../alarm/index.ts";
import { isInVehicleArc, lookoutsOf, looksAsVehicle } from "../sight/index.ts";

/**
 * What is fired without line of sight at the beginning of the Axis Attack Phase: a mortar that is set up, a howitzer, a
 * Panzerfaust or the grenade of Grenade Infantry. rr.unit.mortar-setup, rr.exp.howitzer-as-mortar,
 * rr.kick.pf-attack-first
 */
export interface ShellWeapon {
  readonly name: "mortar" | "howitzer" | "panzerfaust" | "grenade";
  /** What scatters, and by which table. */
  readonly shell: ExplosiveWord;
  readonly scatter: "large" | "small";
  readonly dice: number;
  readonly number: number;
  /** How far it carries, in squares. */
  readonly reach: number;
  /** How far its target must be from Axis units, and whether it counts itself. */
  readonly safety: number;
  readonly ownCounts: boolean;
  readonly howitzer: Howitzer | null;
  /** Whom it may be aimed at. */
  readonly closestOnly: boolean;
  readonly onFootOnly: boolean;
  /** What is added to its dice inside a building. */
  readonly inside: number;
  readonly hurtsOwnSide: boolean;
  /** Whether Operators under it are dead, whatever the dice. */
  readonly killsOutright: boolean;
  /** Whether it is used up, so that the unit turns over its token. */
  readonly usedOnce: boolean;
  readonly cites: {
    readonly attack: readonly Citation[];
    readonly scatter: readonly Citation[];
    readonly dice: readonly Citation[];
    readonly share: readonly Citation[];
    readonly inside: readonly Citation[];
    readonly vehicle: readonly Citation[];
    readonly gone: readonly Citation[];
    readonly safety: readonly Citation[];
    readonly ownSide: readonly Citation[];
  };
}

const howitzerCites = {
  scatter: ["rr.exp.howitzer-large-scatter"],
  dice: ["rr.exp.howitzer-damage", "rr.open.exp-howitzer-dice"],
  share: ["rr.exp.howitzer-damage"],
  inside: ["rr.mod.axis-building", "rr.exp.howitzer-in-building"],
  vehicle: ["rr.exp.howitzer-vehicle-target"],
  gone: ["rr.exp.howitzer-template-removed"],
  safety: ["rr.exp.howitzer-seven-squares", "rr.open.exp-howitzer-own-seven"],
  ownSide: ["rr.open.exp-howitzer-axis-under-template"],
} as const;

const mortarCites = {
  attack: [
    "rr.unit.mortar-no-los",
    "rr.unit.mortar-seven",
    "rr.unit.mortar-dice",
    "rr.unit.mortar-cover",
    "rr.axisattack.explosives-first",
  ],
  scatter: ["rr.unit.mortar-scatter"],
  dice: ["rr.unit.mortar-dice"],
  share: ["rr.unit.mortar-share"],
  inside: ["rr.mod.axis-building"],
  vehicle: ["rr.unit.mortar-vehicle-target"],
  gone: ["rr.unit.mortar-template-gone"],
  safety: ["rr.unit.mortar-seven"],
  ownSide: [],
} as const;

/** What a Panzerfaust or a grenade of infantry shows. rr.kick.pf-no-los */
const explosiveCites = {
  attack: [
    "rr.kick.pf-attack-first",
    "rr.kick.pf-no-los",
    "rr.kick.pf-four-squares",
    "rr.kick.pf-small-scatter",
    "rr.open.kick-pf-casualties",
    "rr.open.kick-pf-cover",
    "rr.open.kick-pf-axis-under",
    "rr.open.kick-pf-other-target",
    "rr.open.kick-pf-vehicle",
  ],
  scatter: ["rr.kick.pf-small-scatter", "rr.exp.small-scatter"],
  dice: ["rr.open.kick-pf-casualties"],
  share: ["rr.open.kick-pf-casualties"],
  inside: ["rr.open.kick-pf-cover"],
  vehicle: ["rr.open.kick-pf-vehicle"],
  gone: ["rr.kick.pf-small-scatter"],
  safety: ["rr.kick.pf-four-squares"],
  ownSide: ["rr.open.kick-pf-axis-under"],
} as const;

const asMortar = {
  scatter: "large",
  // rr.exp.howitzer-no-range
  reach: Infinity,
  closestOnly: false,
  onFootOnly: false,
  killsOutright: false,
  usedOnce: false,
} as const;

function mortarOf(ctx: Ctx): ShellWeapon {
  return {
    ...asMortar,
    name: "mortar",
    shell: "shell",
    dice: number(ctx, "rr.number.mortar-dice"),
    number: number(ctx, "rr.number.mortar-number"),
    safety: number(ctx, "rr.number.mortar-safety"),
    ownCounts: true,
    howitzer: null,
    inside: number(ctx, "rr.number.mod-axis-building"),
    hurtsOwnSide: false,
    cites: mortarCites,
  };
}

/** The dice of a howitzer. rr.open.exp-howitzer-dice */
function howitzerDice(ctx: Ctx, howitzer: Howitzer): number {
  switch (reading(ctx, "rr.open.exp-howitzer-dice")) {
    case "by-vehicle":
      return number(ctx, howitzer.dice);
    case "three":
      return 3;
    case "four":
      return 4;
  }
}

/**
 * A howitzer, which fires as a mortar does. rr.exp.howitzer-no-los, rr.exp.howitzer-spotted-only,
 * rr.exp.howitzer-seven-squares
 */
function howitzerOf(ctx: Ctx, howitzer: Howitzer): ShellWeapon {
  return {
    ...asMortar,
    name: "howitzer",
    shell: "howitzer-shell",
    dice: howitzerDice(ctx, howitzer),
    number: number(ctx, howitzer.number),
    safety: number(ctx, "rr.number.howitzer-safety"),
    ownCounts: reading(ctx, "rr.open.exp-howitzer-own-seven") === "counts",
    howitzer,
    inside: number(ctx, "rr.number.mod-axis-building"),
    hurtsOwnSide: reading(ctx, "rr.open.exp-howitzer-axis-under-template") === "hurt",
    cites: {
      ...howitzerCites,
      attack: [
        "rr.exp.howitzer-as-mortar",
        "rr.exp.howitzer-no-los",
        "rr.exp.howitzer-no-range",
        "rr.exp.howitzer-spotted-only",
        "rr.exp.howitzer-seven-squares",
        "rr.exp.howitzer-next-closest",
        "rr.exp.howitzer-attacks-first",
        "rr.open.exp-howitzer-own-seven",
        "rr.open.exp-howitzer-dice",
        "rr.open.exp-howitzer-axis-under-template",
        ...howitzer.cites,
      ],
    },
  };
}

/** The one shot of Panzerfaust or Grenade Infantry. rr.kick.pf-single-use */
function explosiveOf(ctx: Ctx, weapon: ExplosiveWeapon): ShellWeapon {
  return {
    name: weapon.name,
    shell: weapon.name,
    scatter: "small",
    dice: number(ctx, weapon.dice),
    number: number(ctx, weapon.number),
    reach: number(ctx, weapon.long),
    safety: number(ctx, "rr.number.explosive-safety"),
    ownCounts: false,
    howitzer: null,
    closestOnly: reading(ctx, "rr.open.kick-pf-other-target") === "closest-only",
    onFootOnly: reading(ctx, "rr.open.kick-pf-vehicle") === "on-foot-only",
    inside: reading(ctx, "rr.open.kick-pf-cover") === "buildings" ? number(ctx, "rr.number.mod-axis-building") : 0,
    hurtsOwnSide: reading(ctx, "rr.open.kick-pf-axis-under") === "hurt",
    killsOutright: reading(ctx, "rr.open.kick-pf-casualties") === "killed-outright",
    usedOnce: true,
    cites: { ...explosiveCites, attack: [...explosiveCites.attack, ...weapon.cites] },
  };
}

/** What a unit can fire shells with now; null when it has nothing, or is not ready. */
export function shellWeaponOf(ctx: Ctx, unit: Placed<AxisUnit>): ShellWeapon | null {
  if (!unit.alert || unit.held !== null) return null;
  if (unit.kind === "mortar") return unit.setUp ? mortarOf(ctx) : null;
  if (isVehicleKind(unit.kind)) {
    const { howitzer } = vehicleTraits(unit.kind);
    return howitzer === null ? null : howitzerOf(ctx, howitzer);
  }
  const { explosive } = footTraits(unit.kind);
  return explosive === null ? null : explosiveOf(ctx, explosive);
}

/** Whether an Operator is in the arc of a howitzer as a vehicle stands, or might stand. rr.metal.heavy-car-arc */
export const isInHowitzerArc = (ctx: Ctx, howitzer: Howitzer, shooter: Shooter, operator: Operator): boolean =>
  howitzer.arc === "all-round" ||
  (looksAsVehicle(shooter) &&
    lookoutsOf(ctx, shooter).some(
      (lookout) =>
        lookout.end === "front" &&
        operatorSquares(ctx, operator).some((square) => isInVehicleArc(ctx, lookout, square)),
    ));

/** Where a shell is fired from: the front of a vehicle, or the square of a unit on foot. */
export function firesFrom(ctx: Ctx, shooter: Shooter): Muzzle {
  const front = looksAsVehicle(shooter) ? lookoutsOf(ctx, shooter).find(({ end }) => end === "front") : undefined;
  return { shooter, lookout: front ?? null, flames: false };
}

/** The Axis units that a weapon keeps clear of. */
const neighboursOf = (ctx: Ctx, unit: Placed<AxisUnit>, { ownCounts }: ShellWeapon): readonly Placed<AxisUnit>[] =>
  unitsOnBoard(ctx).filter((other) => (other.id !== unit.id || ownCounts) && counts(ctx, other));

/** The Axis units that keep a weapon from being aimed at an Operator: those too near to him. */
export const tooNear = (
  ctx: Ctx,
  unit: Placed<AxisUnit>,
  weapon: ShellWeapon,
  operator: Placed<Operator>,
): readonly Placed<AxisUnit>[] =>
  neighboursOf(ctx, unit, weapon).filter((other) => distanceToOperator(ctx, other, operator) <= weapon.safety);

/**
 * Whom a unit can fire a shell at: spotted Operators in its reach and arc with no Axis unit near, the closest of them.
 * rr.unit.mortar-no-los, rr.unit.mortar-seven, rr.exp.howitzer-next-closest, rr.kick.pf-four-squares,
 * rr.open.kick-pf-other-target
 */
export function shellTargets(ctx: Ctx, unit: Placed<AxisUnit>): readonly Placed<Operator>[] {
  const weapon = shellWeaponOf(ctx, unit);
  if (weapon === null) return [];
  const { howitzer, reach, closestOnly, onFootOnly } = weapon;
  const muzzle = firesFrom(ctx, unit);
  const away = (operator: Operator): number => rangeFrom(ctx, muzzle, operator);
  const spotted = spottedOperators(ctx).filter(({ aboard }) => aboard === null || !onFootOnly);
  const near = neighboursOf(ctx, unit, weapon);
  const able = (closestOnly ? closest(spotted, away) : spotted).filter(
    (operator) =>
      away(operator) <= reach &&
      near.every((other) => distanceToOperator(ctx, other, operator) > weapon.safety) &&
      (howitzer === null || isInHowitzerArc(ctx, howitzer, unit, operator)),
  );
  return closest(able, away);
}

/**
 * Whether a vehicle that has only a howitzer stays where it is: some spotted Operator is a legal target.
 * rr.open.exp-howitzer-advance
 */
export const holdsItsPlace = (ctx: Ctx, unit: AxisUnit): boolean =>
  isOnBoard(unit) &&
  isVehicle(unit) &&
  vehicleTraits(unit.kind).howitzer !== null &&
  !firesAhead(vehicleTraits(unit.kind)) &&
  reading(ctx, "rr.open.exp-howitzer-advance") === "any-legal-position" &&
  shellTargets(ctx, unit).length > 0;
