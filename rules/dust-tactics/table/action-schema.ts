import * as z from "zod";
import { measured } from "../../geometry/index.ts";
import { actionKind, type ActionNamed, named, namesOf } from "../../kernel/index.ts";
import { fortificationKinds } from "../book/terrain.ts";
import { declaredSkills, idSchema, plannedIds, weaponSchema } from "./state.ts";

/** A place as "x,y" in cm from the upper left corner of the table, with up to three decimals. */
const placeSchema = named.place.regex(
  /^\d{1,3}(\.\d{1,3})?,\d{1,3}(\.\d{1,3})?$/,
  'A place is written "x,y" in cm, as "12.5,7.25".',
);

/** The lattice place of a place as actions write it. */
export const placeOf = (text: string): measured.Place =>
  measured.readPlace(text, measured.units.centimetre) ?? { x: 0, y: 0 };

const unit = idSchema.meta({ names: "piece" });
const facing = z.int().min(0).max(359);

/** One weapon line, who fires it, and at what. dt.declare.before-dice, dt.declare.split-targets */
const shot = z.strictObject({
  weapon: weaponSchema,
  /** The unit it is fired at; of a blast template the unit it is aimed at. */
  target: unit,
  /** The miniatures that fire it; without it all that have it and can. */
  by: z.array(unit).min(1).max(12).optional(),
  /** How many of several weapons of one vehicle fire at this target; without it all. */
  count: z.int().min(1).max(6).optional(),
  /** Whether a vehicle's crew uses it, where both have the weapon. dt.declare.vehicle-crew, dt.veh.crew-cc */
  crew: z.boolean().optional(),
  /** The centre of a blast template; by that reading the place a flame points at. dt.blast.place, dt.open.flame-aim */
  at: placeSchema.optional(),
  /** The miniature a flame template is aimed at, or the one a sniper names. dt.flame.aim, dt.weapon.sniper */
  miniature: unit.optional(),
  /** The floor that a blast hits. dt.blast.one-level */
  floor: z.int().min(0).max(9).optional(),
  /** Twice the dice, for the Loaded token. dt.weapon.salvo */
  salvo: z.boolean().optional(),
  /** Boxes of a volley. dt.weapon.volley */
  boxes: z.int().min(1).max(9).optional(),
  /** Smoke instead of an attack. dt.weapon.smoke-shell */
  smoke: z.boolean().optional(),
});
export type Shot = z.infer<typeof shot>;

/** A miniature's way: its corners behind the place it stands on, and the floor it ends on. */
const way = z.strictObject({
  miniature: unit,
  path: z.array(placeSchema).min(1).max(30),
  floor: z.int().min(0).max(9).optional(),
});
export type WayOf = z.infer<typeof way>;

export const actionSchema = z.discriminatedUnion("do", [
  actionKind("deploy", {
    unit,
    /** A place for each miniature, in order. dt.setup.scenario */
    places: z.array(placeSchema).min(1).max(14),
    facing: facing.optional(),
  }),
  actionKind("hold-back", { unit, as: z.enum(["reserve", "ambush", "arrival"]) }),
  /** A unit begins the game aboard another. dt.carry.start */
  actionKind("embark", { unit, carrier: unit }),
  actionKind("fortify", {
    side: z.enum(["north", "south"]),
    kind: z.enum(fortificationKinds),
    at: placeSchema,
    facing: facing.optional(),
  }),
  actionKind("activate", { unit, hero: unit.optional() }),
  actionKind("pass", { side: z.enum(["north", "south"]) }),
  actionKind("appear", {
    unit,
    /** A place for each miniature, in order. dt.ambush.place, dt.skill.spy */
    places: z.array(placeSchema).min(1).max(14),
    facing: facing.optional(),
  }),
  actionKind("react", { unit, hero: unit.optional() }),
  actionKind("hold", { side: z.enum(["north", "south"]) }),
  actionKind("move", {
    unit,
    /** Where the leader goes, by the shortest way; the others are placed by the engine. */
    to: placeSchema.optional(),
    /** The vehicle under it that an airlifter picks up as it sets out. dt.lift.pickup */
    picks: unit.optional(),
    /** What it mounts: everybody goes into contact with it by the shortest way. dt.carry.mount */
    mount: unit.optional(),
    /** Where a unit comes on that is not on the table yet. dt.reserve.enter */
    from: placeSchema.optional(),
    /** Or the way of each miniature that moves. */
    ways: z.array(way).min(1).max(14).optional(),
    facing: facing.optional(),
  }),
  actionKind("attack", {
    unit,
    shots: z.array(shot).max(20),
    /** The artillery unit that fires in place of an observer. dt.skill.observer */
    through: unit.optional(),
    /** Skills that are used in a reactive attack; in an activation they are declared with the plan. dt.skill.declare */
    skills: z.array(z.enum(declaredSkills)).max(2).optional(),
  }),
  actionKind("special", {
    unit,
    action: z.enum(plannedIds),
    /** The unit, the terrain or the place it is about. */
    target: unit.optional(),
    at: placeSchema.optional(),
  }),
  actionKind("turn", { unit, facing }),
  actionKind("skip", { unit }),
  actionKind("declare", {
    unit,
    plan: z.array(z.enum(plannedIds)).min(1).max(6),
    skills: z.array(z.enum(declaredSkills)).max(2).optional(),
  }),
]);
export type Action = z.infer<typeof actionSchema>;
export type ActionName = Action["do"];

/** Every action by its name, in the order in which they are listed. */
export const actionNames: readonly ActionName[] = namesOf(actionSchema.options);

/** The action of a name. */
export type ActionOf<Name extends ActionName> = ActionNamed<Action, Name>;
