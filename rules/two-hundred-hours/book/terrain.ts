import * as z from "zod";
import { idSchema, lengthSchema, placeSchema } from "./schemas.ts";

/** The categories of terrain. zh.terrain.category */
export const terrainCategories = ["building", "obstacle", "vehicle", "rough", "low rough", "hill", "steps"] as const;
export type TerrainCategory = (typeof terrainCategories)[number];

const outline = z.array(placeSchema).min(3).max(60);

/** A door or window: a stretch of the outline of a building. zh.terrain.building-entrances */
const entrance = z.strictObject({ kind: z.enum(["door", "window"]), from: placeSchema, to: placeSchema });
export type Entrance = z.infer<typeof entrance>;

const terrainItem = z.strictObject({
  id: idSchema,
  category: z.enum(terrainCategories),
  /** In order around it, each corner once. */
  corners: outline,
  /** Its height; null if that does not matter. */
  height: lengthSchema.nullable(),
  /** Whether an obstacle stops sight, as agreed; other categories have rules of their own. zh.terrain.obstacle-los */
  blocksSight: z.boolean(),
  /** Whether an obstacle can be crossed, as agreed. zh.terrain.obstacle-barred */
  crossable: z.boolean(),
  /** Whether fighters can climb onto it, as agreed. zh.terrain.building-climb, zh.terrain.vehicle-use */
  climbable: z.boolean(),
  /** Whether a building cannot be entered at all. zh.terrain.building-locked */
  locked: z.boolean(),
  entrances: z.array(entrance).max(12),
  /** Parts of a vehicle up to 1″ high. zh.terrain.vehicle-low */
  low: z.array(outline).max(4),
  /** What steps lead up to: a building or vehicle, by its id. zh.height.steps */
  leadsTo: idSchema.nullable(),
});
export type TerrainItem = z.infer<typeof terrainItem>;

/** A battlefield: its size, its terrain, where the patrol route runs, and what missions put on it. */
export const battlefieldSchema = z.strictObject({
  width: lengthSchema,
  height: lengthSchema,
  terrain: z.array(terrainItem).max(60),
});
/** A battlefield as the rules read it. It is never changed in play: what is wrecked stands in the state. */
export type Battlefield = z.infer<typeof battlefieldSchema>;
