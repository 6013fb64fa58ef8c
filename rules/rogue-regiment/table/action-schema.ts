import * as z from "zod";
import { named } from "../../kernel/index.ts";
import { attackWeaponSchema, itemSchema, objectSchema } from "./state.ts";
import { vehicleSteps } from "../book/index.ts";

const operator = named.piece.max(31).describe("The Operator's id.");
const unit = named.piece.max(31).describe("The Axis unit's id.");
const target = named.either
  .max(31)
  .describe('The Axis unit\'s id; for a grenade its square "x,y", for a fuel barrel the square it stands on.');
const vehicle = named.piece.max(31).describe("The Operator vehicle's id.");
const drive = z.array(z.enum(vehicleSteps)).min(1).max(24).describe("The steps of the vehicle, one after another.");
const shot = z.strictObject({ gunner: operator, target: unit, weapon: attackWeaponSchema.optional() });
const shots = z.array(shot).min(1).max(3).describe("Who fires at what; the gunner of a boat names his weapon.");
const marks = z
  .array(z.strictObject({ gunner: operator, target: unit }))
  .min(1)
  .max(3);
const square = named.place.regex(/^\d{1,2},\d{1,2}$/, 'A square is written "x,y".');
const squareOrOff = z.union([square, z.literal("off")]).describe('A square "x,y", or "off" to leave the board.');
const order = z.enum(["move-first", "move-last"]).describe("Whether the square of movement comes before or after.");
const facing = z.enum(["N", "E", "S", "W"]);
const card = z.string().max(80).describe('A card of his hand by its id, "left/right".');
const aircraft = named.piece.max(31).describe("The aircraft's id.");

/** Every action an Operator can take, and those of the Jäger player. Squares are written "x,y". */
export const actionSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("move"), operator, to: squareOrOff }),
  z.strictObject({ do: z.literal("sprint"), operator, path: z.array(squareOrOff).min(1).max(8) }),
  z.strictObject({ do: z.literal("climb"), operator, to: square }),
  z.strictObject({ do: z.literal("attack"), operator, weapon: attackWeaponSchema, target }),
  z.strictObject({
    do: z.literal("move-and-attack"),
    operator,
    to: square,
    weapon: attackWeaponSchema,
    target,
    order: order.default("move-first"),
  }),
  z.strictObject({ do: z.literal("take-aim"), operator, target: unit }),
  z.strictObject({ do: z.literal("mark-target"), operator, target }),
  z.strictObject({ do: z.literal("blind-fire"), operator, weapon: attackWeaponSchema, target }),
  z.strictObject({ do: z.literal("crouch"), operator }),
  z.strictObject({ do: z.literal("pop-up"), operator }),
  z.strictObject({ do: z.literal("pop-up-and-attack"), operator, weapon: attackWeaponSchema, target }),
  z.strictObject({ do: z.literal("pick-up"), operator, object: objectSchema.optional(), item: itemSchema.optional() }),
  z.strictObject({
    do: z.literal("place"),
    operator,
    object: objectSchema.optional(),
    item: itemSchema.optional(),
    at: square,
  }),
  z.strictObject({
    do: z.literal("move-and-place"),
    operator,
    to: square,
    object: objectSchema.optional(),
    item: itemSchema.optional(),
    at: square,
    order: order.default("move-first"),
  }),
  z.strictObject({ do: z.literal("use-med-pack"), operator, target: operator }),
  z.strictObject({ do: z.literal("recover"), operator }),
  z.strictObject({ do: z.literal("break-cover"), operator }),
  z.strictObject({ do: z.literal("give-cigarette"), operator, target: unit }),
  z.strictObject({ do: z.literal("use-failure"), operator, target: unit }),
  z.strictObject({ do: z.literal("change-outfit"), operator }),
  z.strictObject({ do: z.literal("interact"), operator, target: unit }),
  z.strictObject({ do: z.literal("stop-interacting"), operator }),
  z.strictObject({ do: z.literal("face"), operator, facing }),
  z.strictObject({ do: z.literal("end-turn"), operator }),
  z.strictObject({ do: z.literal("drive"), vehicle, path: drive }),
  z.strictObject({ do: z.literal("floor-it"), vehicle }),
  z.strictObject({ do: z.literal("vehicle-attack"), vehicle, shots }),
  z.strictObject({ do: z.literal("vehicle-mark"), vehicle, marks }),
  z.strictObject({
    do: z.literal("drive-and-attack"),
    vehicle,
    path: drive,
    shots,
    order: order.default("move-first"),
  }),
  z.strictObject({ do: z.literal("drive-and-mark"), vehicle, path: drive, marks, order: order.default("move-first") }),
  z.strictObject({
    do: z.literal("deploy"),
    vehicle,
    leave: z
      .array(z.strictObject({ operator, to: square }))
      .max(6)
      .default([]),
    seats: z
      .array(operator.nullable())
      .max(6)
      .optional()
      .describe("The new seats, in the order of the vehicle's sheet."),
  }),
  z.strictObject({ do: z.literal("repair"), vehicle }),
  z.strictObject({ do: z.literal("end-vehicle-turn"), vehicle }),
  z.strictObject({ do: z.literal("end-phase") }),
  z.strictObject({ do: z.literal("remove-twig"), operator }),
  z.strictObject({ do: z.literal("pick-lock"), operator, from: square, to: square }),
  z.strictObject({ do: z.literal("draw-card") }),
  z.strictObject({ do: z.literal("lay-card"), card }),
  z.strictObject({ do: z.literal("exchange-cards"), cards: z.array(card).min(1).max(4) }),
  z.strictObject({ do: z.literal("pass-phase") }),
  z.strictObject({
    do: z.literal("place-token"),
    at: named.either
      .max(31)
      .optional()
      .describe("The square, the Operator who gets a twig snap, the unit that is upgraded, or one side of a door."),
    to: square.optional().describe("The square on the other side of the door."),
    instead: named.either
      .max(31)
      .optional()
      .describe(
        "Which token moves when all of them are on the board: its square (of a lock the later one beside its door), or its Operator.",
      ),
    beyond: square
      .optional()
      .describe("Where two locked doors give onto that square: the square on the other side of the lock that moves."),
  }),
  z.strictObject({
    do: z.literal("command"),
    unit,
    path: z.array(square).max(24).describe("The squares it enters, one after another; none when it stays."),
    facing,
  }),
  z.strictObject({
    do: z.literal("command-vehicle"),
    unit,
    to: z
      .string()
      .regex(/^-?\d{1,3},-?\d{1,3}$/)
      .describe("The upper left square of its token."),
    facing,
  }),
  z.strictObject({
    do: z.literal("call-typhoon"),
    aircraft,
    side: facing.describe("The edge of the board its run begins from."),
  }),
  z.strictObject({ do: z.literal("fly"), aircraft }),
  z.strictObject({
    do: z.literal("fly-and-attack"),
    aircraft,
    weapon: z.enum(["machine-guns", "rocket"]),
    targets: z
      .array(named.either.max(31))
      .min(1)
      .max(2)
      .describe('For the machine guns one Axis unit\'s id; a square "x,y" for each rocket that is fired.'),
    order: order.default("move-first"),
  }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionName = Action["do"];

const jagerActions = [
  "draw-card",
  "lay-card",
  "exchange-cards",
  "pass-phase",
  "place-token",
  "command",
  "command-vehicle",
] as const satisfies readonly ActionName[];
/** What the Jäger player does. */
export type JagerAction = Extract<Action, { do: (typeof jagerActions)[number] }>;
/** What the Operators do. */
export type OperatorAction = Exclude<Action, JagerAction>;
export const isJagerAction = (action: Action): action is JagerAction => jagerActions.some((name) => name === action.do);
type ActionMap = { [N in ActionName]: Extract<Action, { do: N }> };
export type ActionOf<N extends ActionName> = ActionMap[N];
