import * as z from "zod";
import { actionKind, type ActionNamed, namesOf } from "../../kernel/index.ts";
import { weaponIds } from "../book/items.ts";
import { facingSchema, idSchema } from "./state.ts";

const agent = idSchema.meta({ names: "piece" });
const at = z.string().max(7).meta({ names: "place" });
const door = z.string().max(6);
const by = z.enum(["time", "chance"]);
const weapon = z.enum(weaponIds);

/** Everything a seat can do as a whole action. */
export const actionSchema = z.discriminatedUnion("do", [
  actionKind("move", { agent, path: z.array(at).min(1).max(24) }),
  actionKind("assault", { agent, weapon }),
  actionKind("close-behind", { agent, door }),
  actionKind("breach", { agent, door, by }),
  actionKind("open-door", { agent, door }),
  actionKind("close-door", { agent, door }),
  actionKind("spy", { agent, by }),
  actionKind("conceal", { agent, at, by }),
  actionKind("sneak-attack", { agent, target: agent }),
  actionKind("coup-de-grace", { agent, target: agent }),
  actionKind("investigate", { agent, at }),
  actionKind("raise-alarm", { agent }),
  actionKind("fight", { agent, target: agent }),
  actionKind("shoot", { agent, targets: z.array(agent).min(1).max(10), burst: z.boolean().optional() }),
  actionKind("change-weapon", { agent, weapon }),
  actionKind("hide", { agent }),
  actionKind("recover", { agent }),
  actionKind("peek", { agent, room: z.string().max(1) }),
  actionKind("pursue", { agent, target: agent.optional(), path: z.array(at).max(24) }),
  /** Ends a turn; the Commander settles his facing with it. */
  actionKind("end-turn", { agent, facing: facingSchema.optional() }),
  /** The Sentries do nothing more this turn. */
  actionKind("end-phase", {}),
]);
export type Action = z.infer<typeof actionSchema>;

/** What an action is called. */
export type ActionName = Action["do"];

/** Every action by its name, in the order in which they are listed. */
export const actionNames: readonly ActionName[] = namesOf(actionSchema.options);

/** The action of a name. */
export type ActionOf<Name extends ActionName> = ActionNamed<Action, Name>;
