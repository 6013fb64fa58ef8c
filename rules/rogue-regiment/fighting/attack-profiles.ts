import { type Eyes, lookoutsOf, looksAsVehicle, type VehicleLookout } from "../sight/index.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import type { NumberId } from "../book/numbers.ts";
import type { WeaponWord } from "../book/titles.ts";
import type { GunNumbers } from "../book/unit-traits.ts";
import { isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import { type Ctx, number } from "../table/context.ts";
import type { UnitKind } from "../table/state.ts";

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
export function gunWord(kind: UnitKind, end: "front" | "rear"): WeaponWord {
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
