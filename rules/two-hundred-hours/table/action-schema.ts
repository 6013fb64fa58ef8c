import * as z from "zod";
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
  .regex(/^-?\d{1,3}(\.\d{1,4})?,-?\d{1,3}(\.\d{1,4})?$/)
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

/** Everything a seat can do as a whole action: with a token, and within procedures where places are chosen. */
export const actionSchema = z.discriminatedUnion("do", [
  // with a token
  z.strictObject({ do: z.literal("advance"), fighter, towards: fighter.optional(), order, enter }),
  z.strictObject({ do: z.literal("sneak"), fighter, order, enter }),
  z.strictObject({ do: z.literal("patrol-route"), fighter }),
  z.strictObject({ do: z.literal("roving-patrol"), fighter }),
  z.strictObject({
    do: z.literal("shoot"),
    fighter,
    target: fighter,
    weapon: z.enum(weaponIds).optional(),
    path: path.optional(),
    order,
  }),
  z.strictObject({ do: z.literal("throw-smoke"), fighter, at, path: path.optional(), order }),
  z.strictObject({ do: z.literal("fight"), fighter, target: fighter, path: path.optional(), order }),
  z.strictObject({ do: z.literal("set-charge"), fighter, path: path.optional(), order }),
  z.strictObject({ do: z.literal("contact-hq"), fighter, path: path.optional(), order }),
  z.strictObject({ do: z.literal("search"), fighter, order }),
  z.strictObject({ do: z.literal("fire-gun"), fighter }),
  /** A fighter with no legal action is assigned the token without effect. zh.open.no-legal-action */
  z.strictObject({ do: z.literal("idle"), fighter }),
  /** The attacker reveals the imposter and acts with it. zh.disguise.act */
  z.strictObject({ do: z.literal("reveal") }),
  // within procedures
  z.strictObject({ do: z.literal("go"), path }),
  z.strictObject({ do: z.literal("go-to"), at }),
  z.strictObject({ do: z.literal("stay") }),
  z.strictObject({ do: z.literal("put"), at }),
  z.strictObject({ do: z.literal("face"), facing: facingSchema }),
  // setting up
  z.strictObject({
    do: z.literal("recruit"),
    fighters: z.array(recruit).min(1).max(30),
    disguise: z.boolean().optional(),
  }),
  z.strictObject({
    do: z.literal("give-veterans"),
    cards: z.array(z.strictObject({ fighter, card: z.enum(veteranIds) })).max(20),
  }),
  z.strictObject({ do: z.literal("keep-in-reserve"), fighters: list }),
  z.strictObject({
    do: z.literal("lay-route"),
    markers: z.array(at).length(6),
    bends: z.array(z.array(at).max(8)).length(6).optional(),
  }),
  z.strictObject({ do: z.literal("deploy"), fighter, at, facing: facingSchema.optional() }),
  z.strictObject({ do: z.literal("split-force"), edge: z.enum(edges), fighters: list }),
]);
export type Action = z.infer<typeof actionSchema>;
export type ActionName = Action["do"];
export type ActionOf<N extends ActionName> = Extract<Action, { do: N }>;
/** The answer to a question within a procedure: a path, its end, nothing, a place, a facing. */
export type PlaceAnswer = ActionOf<"go" | "go-to" | "stay" | "put" | "face">;
/** An action that a fighter makes with a token, or free. */
export type FighterAction = Exclude<Extract<Action, { fighter: string }>, { do: "deploy" | "idle" }>;
export type FighterActionName = FighterAction["do"];
