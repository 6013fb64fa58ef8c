import * as z from "zod";
import { facingSchema, idSchema, placeSchema } from "../book/schemas.ts";
import { fighterIds } from "../book/fighters.ts";

/** An Objective marker. */
export const objectiveSchema = z.strictObject({
  id: idSchema,
  /** What its face shows; "unknown" to whoever has not seen it, null where a mission's markers have no number. */
  number: z.union([z.int().min(0).max(9), z.literal("unknown")]).nullable(),
  /** Whether the number lies face up. */
  up: z.boolean(),
  at: placeSchema,
  /** The terrain item it lies at. */
  item: idSchema.nullable(),
  status: z.enum(["there", "carried", "destroyed", "removed", "scored"]),
  carrier: idSchema.nullable(),
});
export type Objective = z.infer<typeof objectiveSchema>;

/** The objectives that lie where they were placed: nobody carries, destroyed or scored them. */
export const objectivesThere = ({ objectives }: { readonly objectives: readonly Objective[] }): readonly Objective[] =>
  objectives.filter(({ status }) => status === "there");

/** A set demo charge. zh.charge.place, zh.charge.countdown */
export const chargeSchema = z.strictObject({
  id: idSchema,
  at: placeSchema,
  countdown: z.boolean(),
  /** The objective it was set at, or the gun; null elsewhere. */
  objective: idSchema.nullable(),
});
export type Charge = z.infer<typeof chargeSchema>;

/** A Light marker, also that of a searchlight. zh.light, zh.searchlight */
export const lightSchema = z.strictObject({ id: idSchema, at: placeSchema, kind: z.enum(["light", "searchlight"]) });
export type Light = z.infer<typeof lightSchema>;

/** A Smoke/Fire marker. zh.smoke */
export const smokeSchema = z.strictObject({ id: idSchema, at: placeSchema, turn: z.int().min(0).max(999) });

/** An Escape marker. zh.escape */
export const escapeSchema = z.strictObject({ id: idSchema, at: placeSchema });

/** A captive. zh.captive */
export const captiveSchema = z.strictObject({
  id: idSchema,
  /** The Recruitment card of the figure. */
  card: z.enum(fighterIds),
  at: placeSchema,
  /** Who leads it; null once it has escaped. */
  escort: idSchema.nullable(),
  /** The terrain item it goes back to. zh.m6.officer-escapes */
  home: idSchema,
});
export type Captive = z.infer<typeof captiveSchema>;

/** A patrol route: six markers and, for each leg to the next, the places it bends at. zh.deploy.patrol-traced */
export const routeSchema = z.strictObject({
  markers: z.array(placeSchema).length(6),
  /** Leg i runs from marker i + 1 to the next one. */
  bends: z.array(z.array(placeSchema).max(8)).length(6),
});
export type Route = z.infer<typeof routeSchema>;

/** The static weapon of a Gun Nest. zh.weapon.static */
export const nestSchema = z.strictObject({ id: idSchema, at: placeSchema, facing: facingSchema });

/** The AA gun of mission 8, which is a terrain item. zh.m8.gun */
export const aaGunSchema = z.strictObject({
  item: idSchema,
  crew: z.array(idSchema).max(2),
  hits: z.int().min(0).max(999),
  /** Whether it has fired, and whether it has scored, in this turn. zh.m8.noisy, zh.m8.bomb-redraw */
  fired: z.boolean(),
  scored: z.boolean(),
  destroyed: z.boolean(),
});

/** The numbers that lie face down in missions 6 and 7, where there are so many markers; none in others. */
export function hiddenNumbers(mission: string, markers: number): readonly number[] {
  if (mission === "m6") return markers === 3 ? [1, 2, 3] : [1, 2].slice(0, markers);
  return mission === "m7" ? [2, 2, 1, 1, 0].slice(0, markers) : [];
}
