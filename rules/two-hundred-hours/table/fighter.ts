import * as z from "zod";
import { facingSchema, idSchema, lengthSchema, placeSchema, turnSchema } from "../book/schemas.ts";
import { fighterIds } from "../book/fighters.ts";
import { requisitionIds } from "../book/requisition-cards.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { weaponIds } from "../book/weapons.ts";

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
  partner: idSchema.nullable().default(null),
  where: z.enum(whereabouts),
  /** The middle of the base; null off the table (a sleeper has the place where it lies). */
  at: placeSchema.nullable().default(null),
  facing: facingSchema.default(0),
  /** What it stands on top of, e.g. a roof; null on the ground and inside of buildings. zh.height */
  on: idSchema.nullable().default(null),
  /** The ranged weapon of the whole battle. zh.weapon.one-ranged */
  weapon: z.enum(weaponIds),
  requisition: z.enum(requisitionIds).nullable().default(null),
  veteran: z.enum(veteranIds).nullable().default(null),
  /** An Alert marker; of a pair both have it or neither. zh.fighter.covert, zh.pair.one-marker */
  marker: z.boolean().default(false),
  /** Action tokens on the card, white and red side up; those of a pair lie with both members. zh.turn.token-on-card */
  white: z.int().min(0).max(2).default(0),
  red: z.int().min(0).max(2).default(0),
  /** The alarm has risen by 3 for it once: zh.alarm.watch-once, zh.open.alarm-watch-once. */
  discovered: z.boolean().default(false),
  /** Demo charges left from a Requisition card, and whether it has the one of the mission. zh.charge.who */
  charges: z.int().min(0).max(9).default(0),
  missionCharge: z.boolean().default(false),
  /** Smoke grenades left. */
  smokes: z.int().min(0).max(9).default(0),
  /** The Patrol marker a sentry walks to next, 1 to 6, and whether it walks them in falling order. zh.route.move */
  towards: z.int().min(1).max(6).nullable().default(null),
  falling: z.boolean().default(false),
  /** The last turn in which it may not Shoot: Low Ammo. */
  noShots: turnSchema.nullable().default(null),
  /** How much less its next action moves: Twisted Ankle. */
  limps: lengthSchema.default(0),
  /** Whether the first Trauma roll is behind it: the Veteran card Steady. */
  steadied: z.boolean().default(false),
  /** An intruder woke it before the alarm, and until that it gets no tokens. zh.open.barracks-woken */
  woken: z.boolean().default(false),
  /** The edge its half of the force enters on: zh.m4.enter. */
  entry: z.enum(["N", "E", "S", "W"]).nullable().default(null),
});
export type Fighter = z.infer<typeof fighterSchema>;

/** A fighter with a place on the table. */
export type OnTable = Fighter & { at: NonNullable<Fighter["at"]> };

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

/** A fighter as it is at its defaults: what the schema supplies where a field is left out. */
export const usualFighter = {
  partner: null,
  at: null,
  facing: 0,
  on: null,
  requisition: null,
  veteran: null,
  marker: false,
  white: 0,
  red: 0,
  discovered: false,
  charges: 0,
  missionCharge: false,
  smokes: 0,
  towards: null,
  falling: false,
  noShots: null,
  limps: 0,
  steadied: false,
  woken: false,
  entry: null,
} as const satisfies Partial<Fighter>;

const usualValues: ReadonlyMap<string, unknown> = new Map(Object.entries(usualFighter));

/** A fighter without what the schema supplies, for storing. */
export const plainFighter = (fighter: Fighter): object =>
  Object.fromEntries(
    Object.entries(fighter).filter(([key, value]) => !usualValues.has(key) || usualValues.get(key) !== value),
  );
