import * as z from "zod";

/*
 * The small parts of a state: places in lattice units (hundredths of a millimetre from the upper left corner), facings
 * in whole degrees clockwise from the upper edge, names.
 */

const coordinate = z.int().min(0).max(240_000);
/** A place on the table. */
export const placeSchema = z.strictObject({ x: coordinate, y: coordinate });
export type Place = z.infer<typeof placeSchema>;

/** Whole degrees, 0 the upper edge of the table, clockwise. */
export const facingSchema = z.int().min(0).max(359);

/** The id of a fighter, or of anything else that lies on the table. */
export const idSchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,15}$/, "An id is written as a word of up to 16 letters, digits and hyphens.");
/** A length in lattice units. */
export const lengthSchema = z.int().min(0).max(480_000);
export const turnSchema = z.int().min(0).max(999);
