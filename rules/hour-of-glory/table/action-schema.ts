import * as z from "zod";
import { weaponIds } from "../book/items.ts";
import { facingSchema, idSchema } from "./state.ts";

const agent = idSchema.meta({ names: "piece" });
const at = z.string().max(7).meta({ names: "place" });
const door = z.string().max(6);
const by = z.enum(["time", "chance"]);
const weapon = z.enum(weaponIds);

/** Everything a seat can do as a whole action. */
export const actionSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("assault"), agent, weapon }),
  z.strictObject({ do: z.literal("move"), agent, path: z.array(at).min(1).max(24) }),
  z.strictObject({ do: z.literal("close-behind"), agent, door }),
  z.strictObject({ do: z.literal("breach"), agent, door, by }),
  z.strictObject({ do: z.literal("open-door"), agent, door }),
  z.strictObject({ do: z.literal("close-door"), agent, door }),
  z.strictObject({ do: z.literal("spy"), agent, by }),
  z.strictObject({ do: z.literal("conceal"), agent, at, by }),
  z.strictObject({ do: z.literal("sneak-attack"), agent, target: agent }),
  z.strictObject({ do: z.literal("coup-de-grace"), agent, target: agent }),
  z.strictObject({ do: z.literal("fight"), agent, target: agent }),
  z.strictObject({
    do: z.literal("shoot"),
    agent,
    targets: z.array(agent).min(1).max(10),
    burst: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal("change-weapon"), agent, weapon }),
  z.strictObject({ do: z.literal("hide"), agent }),
  z.strictObject({ do: z.literal("recover"), agent }),
  z.strictObject({ do: z.literal("peek"), agent, room: z.string().max(1) }),
  z.strictObject({ do: z.literal("investigate"), agent, at }),
  z.strictObject({ do: z.literal("raise-alarm"), agent }),
  z.strictObject({ do: z.literal("pursue"), agent, target: agent.optional(), path: z.array(at).max(24) }),
  /** Ends a turn; the Commander settles his facing with it. */
  z.strictObject({ do: z.literal("end-turn"), agent, facing: facingSchema.optional() }),
  /** The Sentries do nothing more this turn. */
  z.strictObject({ do: z.literal("end-phase") }),
]);
export type Action = z.infer<typeof actionSchema>;

/** What an action is called. */
export type ActionName = Action["do"];

/** The actions of a name. */
export type ActionOf<Name extends ActionName> = Extract<Action, { readonly do: Name }>;
