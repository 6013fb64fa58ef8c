import * as z from "zod";
import { actionKind, type ActionNamed, namesOf } from "../../kernel/index.ts";
import { edges } from "../book/ids.ts";
import { facingSchema, idSchema } from "../book/schemas.ts";
import { fighterIds } from "../book/fighters.ts";
import { orderIds } from "../book/order-cards.ts";
import { requisitionIds } from "../book/requisition-cards.ts";
import { veteranIds } from "../book/veteran-cards.ts";
import { weaponIds } from "../book/weapons.ts";

const fighter = idSchema.meta({ names: "piece" });
/** A place in inches, e.g. "12.5,7.25". */
const at = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,4})?,-?\d{1,3}(\.\d{1,4})?$/, 'A place is written "x,y" in inches, as "12.5,7.25".')
  .meta({ names: "place" });
/** A path: its corners in order, beginning where the fighter stands. */
const path = z.array(at).min(2).max(40);
const order = z.enum(orderIds).optional();
/** The place on the edge where a fighter moves onto the table. zh.enter.place */
const enter = at.optional();
const list = z.array(fighter).max(40);

const recruit = z.strictObject({
  card: z.enum(fighterIds),
  id: fighter.optional(),
  weapon: z.enum(weaponIds).optional(),
  /** Of a pair: the weapon of the second member. */
  second: z.enum(weaponIds).optional(),
  requisition: z.enum(requisitionIds).optional(),
});
/** A Recruitment card with its weapons and its Requisition card. */
export type Recruit = z.infer<typeof recruit>;

/** What a fighter does with a token, or free, in the order in which it is listed. */
const fighterKinds = [
  actionKind("advance", { fighter, towards: fighter.optional(), order, enter }),
  actionKind("sneak", { fighter, order, enter }),
  actionKind("patrol-route", { fighter }),
  actionKind("roving-patrol", { fighter }),
  actionKind("shoot", { fighter, target: fighter, weapon: z.enum(weaponIds).optional(), path: path.optional(), order }),
  actionKind("throw-smoke", { fighter, at, path: path.optional(), order }),
  actionKind("fight", { fighter, target: fighter, path: path.optional(), order }),
  actionKind("set-charge", { fighter, path: path.optional(), order }),
  actionKind("contact-hq", { fighter, path: path.optional(), order }),
  actionKind("search", { fighter, order }),
  actionKind("fire-gun", { fighter }),
] as const;

/** Answers to the questions within procedures: a path, its end, nothing, a place, a facing. */
const placeKinds = [
  actionKind("go", { path }),
  actionKind("go-to", { at }),
  actionKind("stay", {}),
  actionKind("put", { at }),
  actionKind("face", { facing: facingSchema }),
] as const;

/** Everything a seat can do as a whole action: with a token, and within procedures where places are chosen. */
export const actionSchema = z.discriminatedUnion("do", [
  ...fighterKinds,
  /** A fighter with no legal action is assigned the token without effect. zh.open.no-legal-action */
  actionKind("idle", { fighter }),
  /** The attacker reveals the imposter and acts with it. zh.disguise.act */
  actionKind("reveal", {}),
  ...placeKinds,
  // setting up
  actionKind("recruit", { fighters: z.array(recruit).min(1).max(30), disguise: z.boolean().optional() }),
  actionKind("give-veterans", { cards: z.array(z.strictObject({ fighter, card: z.enum(veteranIds) })).max(20) }),
  actionKind("keep-in-reserve", { fighters: list }),
  actionKind("lay-route", { markers: z.array(at).length(6), bends: z.array(z.array(at).max(8)).length(6).optional() }),
  actionKind("deploy", { fighter, at, facing: facingSchema.optional() }),
  actionKind("split-force", { edge: z.enum(edges), fighters: list }),
]);
export type Action = z.infer<typeof actionSchema>;
export type ActionName = Action["do"];
/** The action of a name. */
export type ActionOf<Name extends ActionName> = ActionNamed<Action, Name>;
/** The answer to a question within a procedure. */
export type PlaceAnswer = z.infer<(typeof placeKinds)[number]>;
/** An action that a fighter makes with a token, or free. */
export type FighterAction = z.infer<(typeof fighterKinds)[number]>;
export type FighterActionName = FighterAction["do"];

/** The actions that a fighter makes, in the order in which they are listed. */
export const fighterActionNames: readonly FighterActionName[] = namesOf(fighterKinds);

/** Whether an action is made by a fighter, with a token or free. */
export const isFighterAction = (action: Action): action is FighterAction =>
  fighterActionNames.some((name) => name === action.do);
