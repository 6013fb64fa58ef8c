import type { Citation } from "./citation.ts";
import type { NumberId } from "./numbers.ts";
import type { WeaponWord } from "./titles.ts";
import type { ExpansionId } from "./expansions/index.ts";

/** The numbers of a gun. */
export interface GunNumbers {
  readonly dice: NumberId;
  readonly number: NumberId;
  readonly short: NumberId;
  readonly long: NumberId;
}

/** A howitzer: its dice, and where it can fire. rr.exp.howitzer-as-mortar */
export interface Howitzer {
  readonly dice: NumberId;
  readonly number: NumberId;
  readonly arc: "front" | "all-round";
  readonly cites: readonly Citation[];
}

/**
 * An explosive weapon of infantry: used once, after which the unit is SMG Infantry. Ranges in squares. rr.kick.pf-flips
 */
export interface ExplosiveWeapon {
  readonly name: "panzerfaust" | "grenade";
  readonly dice: NumberId;
  readonly number: NumberId;
  readonly long: NumberId;
  readonly cites: readonly Citation[];
}

/** What a kind of Axis unit on foot is and can do. */
export interface FootTraits {
  /** What people call it. */
  readonly title: string;
  /** The expansions that bring it, any of which has to be in play; none in the base game. */
  readonly expansions: readonly ExpansionId[];
  readonly health: NumberId;
  readonly move: NumberId;
  /** What it fires with; null where it has no such weapon. */
  readonly gun: GunNumbers | null;
  readonly weapon: WeaponWord;
  readonly explosive: ExplosiveWeapon | null;
  /** Whether its gun is a flamethrower. rr.dogs.flame-token */
  readonly flames: boolean;
  /** Whether it is infantry, which can be assassinated. rr.open.dogs-infantry */
  readonly infantry: boolean;
  /** Whether events bring it on. */
  readonly spawns: boolean;
  /** Whether it always advances in the Battle Section; other infantry turns on the spot or leaves its post for it. */
  readonly advances: boolean;
  /** Whether it makes for the closest spotted Operator alone, and stops only where it can attack him. */
  readonly closestOnly: boolean;
  /** Whether it stops as soon as it can attack anybody, and how it goes on till then: for the closest Operator alone. */
  readonly stopsAtOnce: "toward-closest" | "toward-any" | false;
  /** Whether it fires through a wall of a building. rr.exp.hmg-through-wall */
  readonly throughWall: boolean;
  /** Whether it makes reaction attacks. */
  readonly reacts: boolean;
  /** What its attacks, its advance and its coming onto a spawn tile show. */
  readonly cites: {
    readonly attack: readonly Citation[];
    readonly wall: readonly Citation[];
    readonly wounds: readonly Citation[];
    readonly advance: readonly Citation[];
    readonly spawn: readonly Citation[];
    readonly noReaction: readonly Citation[];
  };
}

/** A gun that fires at aircraft only: its dice, and what its fire, its reaction and its attack show. */
export interface AntiAircraft extends Pick<GunNumbers, "dice" | "number"> {
  readonly cites: {
    readonly fire: readonly Citation[];
    readonly reaction: readonly Citation[];
    readonly attack: readonly Citation[];
  };
}

/** The troops of a carrier. */
export interface Troops {
  readonly kind: "smg" | "panzerfaust";
  readonly number: NumberId;
  /**
   * When they leave it: as soon as it is alerted, near a spotted Operator, or on the bank nearest to him.
   * rr.metal.transport-deploy, rr.jager.kettenkrad-deploys, rr.jager.sturmboot-deploys
   */
  readonly leave: "when-alerted" | "near-operators" | "on-the-bank";
  /** What their leaving shows, where each is put, and their death in it. */
  readonly cites: {
    readonly leave: readonly Citation[];
    readonly place: readonly Citation[];
    readonly killed: readonly Citation[];
  };
}

/** What a kind of Axis vehicle is and can do. */
export interface VehicleTraits {
  /** The expansion it belongs to; null in the base game. */
  readonly expansion: ExpansionId | null;
  readonly length: NumberId;
  readonly health: NumberId;
  readonly move: NumberId;
  readonly gun: GunNumbers | null;
  /** What it fires. */
  readonly weapon: "hmg" | "autocannon" | "howitzer" | "aa-gun" | "smgs" | "none";
  /** The ends it looks and fires from. */
  readonly ends: readonly ("front" | "rear")[];
  /** Those of them that have its gun. */
  readonly gunEnds: readonly ("front" | "rear")[];
  /** Whether only explosives damage it. rr.dice.armour */
  readonly armoured: boolean;
  /** Whether it turns as a truck does. */
  readonly turnsAsTruck: boolean | "by-reading";
  /** Whether it drives at the Operators. rr.vadvance.like-infantry, rr.open.unarmed-advance */
  readonly advances: boolean;
  /** Whether an alert patrol keeps to its route, in every Axis Advance Phase. rr.kick.aa-truck-alert-patrol */
  readonly keepsToRoute: boolean;
  readonly howitzer: Howitzer | null;
  /** A flamethrower that fires ahead, beside its gun. rr.dogs.flame-track-flamer */
  readonly flamer: GunNumbers | null;
  /** A gun that fires at aircraft only, wherever they are over the board. rr.dare.aa-gun-only-aircraft */
  readonly antiAircraft: AntiAircraft | null;
  /** Whether it moves on water, and on nothing else. rr.jager.sturmboot-water */
  readonly afloat: boolean;
  /** Whom it carries until they leave it. */
  readonly troops: Troops | null;
  /** What every attack of its gun shows, and what one through a wall and one without does. */
  readonly cites: {
    readonly attack: readonly Citation[];
    readonly wall: readonly Citation[];
    readonly seen: readonly Citation[];
    readonly armour: readonly Citation[];
  };
}

type GunWord =
  | "rifle"
  | "smg"
  | "officer"
  | "motorbike"
  | "half-track"
  | "armoured-car"
  | "panzer-iii"
  | "hmg-team"
  | "sniper-infantry"
  | "stummel"
  | "flamethrower"
  | "dog"
  | "flame-track"
  | "flame-track-flamer"
  | "hmg-kubelwagen"
  | "sturmboot";

/** The numbers of the gun of a kind of unit, by its word. */
export const gun = <K extends GunWord>(kind: K) =>
  ({
    dice: `rr.number.${kind}-dice`,
    number: `rr.number.${kind}-number`,
    short: `rr.number.${kind}-short`,
    long: `rr.number.${kind}-long`,
  }) as const;
