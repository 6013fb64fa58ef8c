import * as z from "zod";
import {
  facingSchema,
  fighterIds,
  idSchema,
  lengthSchema,
  placeSchema,
  requisitionIds,
  turnSchema,
  veteranIds,
  weaponIds,
} from "../data/index.ts";

/**
 * Where a fighter is: on the table; off it and about to enter; in reserve; asleep in barracks; set aside as an imposter;
 * moved off the table; taken out.
 */
export const whereabouts = ["table", "waiting", "reserve", "asleep", "aside", "left", "out"] as const;

export const fighterSchema = z.strictObject({
  id: idSchema,
  /** The Recruitment card. */
  card: z.enum(fighterIds),
  /** The other member of a pair; null for an individual fighter. zh.pair */
  partner: idSchema.nullable(),
  where: z.enum(whereabouts),
  /** The middle of the base; null off the table (a sleeper has the place where it lies). */
  at: placeSchema.nullable(),
  facing: facingSchema,
  /** What it stands on top of, e.g. a roof; null on the ground and inside of buildings. zh.height */
  on: idSchema.nullable(),
  /** The ranged weapon of the whole battle. zh.weapon.one-ranged */
  weapon: z.enum(weaponIds),
  requisition: z.enum(requisitionIds).nullable(),
  veteran: z.enum(veteranIds).nullable(),
  /** An Alert marker; of a pair both have it or neither. zh.fighter.covert, zh.pair.one-marker */
  marker: z.boolean(),
  /** Action tokens on the card, white and red side up; those of a pair lie with both members. zh.turn.token-on-card */
  white: z.int().min(0).max(2),
  red: z.int().min(0).max(2),
  /** The alarm has risen by 3 for it once: zh.alarm.watch-once, zh.open.alarm-watch-once. */
  discovered: z.boolean(),
  /** Demo charges left from a Requisition card, and whether it has the one of the mission. zh.charge.who */
  charges: z.int().min(0).max(9),
  missionCharge: z.boolean(),
  /** Smoke grenades left. */
  smokes: z.int().min(0).max(9),
  /** The Patrol marker a sentry walks to next, 1 to 6, and whether it walks them in falling order. zh.route.move */
  towards: z.int().min(1).max(6).nullable(),
  falling: z.boolean(),
  /** The last turn in which it may not Shoot: Low Ammo. */
  noShots: turnSchema.nullable(),
  /** How much less its next action moves: Twisted Ankle. */
  limps: lengthSchema,
  /** Whether the first Trauma roll is behind it: the Veteran card Steady. */
  steadied: z.boolean(),
  /** The edge its half of the force enters on: zh.m4.enter. */
  entry: z.enum(["N", "E", "S", "W"]).nullable(),
});
export type Fighter = z.infer<typeof fighterSchema>;

/** A fighter with a place on the table. */
export type Standing = Fighter & { at: NonNullable<Fighter["at"]> };

/** A taken-out defender that lies on the table. zh.body.stays */
export const bodySchema = z.strictObject({
  id: idSchema,
  card: z.enum(fighterIds),
  at: placeSchema,
  marker: z.boolean(),
  discovered: z.boolean(),
  /** Who drags it in the action that is being made. zh.body.hide-cost */
  carrier: idSchema.nullable(),
});
export type Body = z.infer<typeof bodySchema>;
