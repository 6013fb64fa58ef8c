import * as z from "zod";
import { weaponSchema } from "../state.ts";

const operator = z.string().max(31).describe("The Operator's id.");
const unit = z.string().max(31).describe("The Axis unit's id.");
const square = z.string().regex(/^\d{1,2},\d{1,2}$/, 'A square is written "x,y".');
const squareOrOff = z.union([square, z.literal("off")]).describe('A square "x,y", or "off" to leave the board.');
const order = z.enum(["move-first", "move-last"]).describe("Whether the square of movement comes before or after.");
const facing = z.enum(["N", "E", "S", "W"]);

/** Every action an Operator can take. Squares are written "x,y". */
export const actionSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("move"), operator, to: squareOrOff }),
  z.strictObject({ do: z.literal("sprint"), operator, path: z.array(squareOrOff).min(1).max(8) }),
  z.strictObject({ do: z.literal("climb"), operator, to: square }),
  z.strictObject({ do: z.literal("attack"), operator, weapon: weaponSchema, target: unit }),
  z.strictObject({ do: z.literal("move-and-attack"), operator, to: square, weapon: weaponSchema, target: unit, order: order.default("move-first") }),
  z.strictObject({ do: z.literal("take-aim"), operator, target: unit }),
  z.strictObject({ do: z.literal("mark-target"), operator, target: unit }),
  z.strictObject({ do: z.literal("blind-fire"), operator, weapon: weaponSchema, target: unit }),
  z.strictObject({ do: z.literal("crouch"), operator }),
  z.strictObject({ do: z.literal("pop-up"), operator }),
  z.strictObject({ do: z.literal("pop-up-and-attack"), operator, weapon: weaponSchema, target: unit }),
  z.strictObject({ do: z.literal("pick-up"), operator, object: z.enum(["corpse"]) }),
  z.strictObject({ do: z.literal("place"), operator, object: z.enum(["corpse"]), at: square }),
  z.strictObject({ do: z.literal("move-and-place"), operator, to: square, object: z.enum(["corpse"]), at: square, order: order.default("move-first") }),
  z.strictObject({ do: z.literal("recover"), operator }),
  z.strictObject({ do: z.literal("break-cover"), operator }),
  z.strictObject({ do: z.literal("give-cigarette"), operator, target: unit }),
  z.strictObject({ do: z.literal("face"), operator, facing }),
  z.strictObject({ do: z.literal("end-turn"), operator }),
  z.strictObject({ do: z.literal("end-phase") }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionName = Action["do"];
type ActionMap = { [N in ActionName]: Extract<Action, { do: N }> };
export type ActionOf<N extends ActionName> = ActionMap[N];
