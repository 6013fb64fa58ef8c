import * as z from "zod";
import { type ActionNamed, named, namesOf, titleOf, titledKind } from "../../kernel/index.ts";
import { attackWeaponSchema, itemSchema, objectSchema } from "./state.ts";
import { vehicleSteps } from "../book/titles.ts";

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

/** What the Jäger player does. */
const jagerKinds = [
  titledKind("draw-card", "draw a Jäger card", {}),
  titledKind("lay-card", "lay a Jäger card", { card }),
  titledKind("exchange-cards", "discard Jäger cards and draw one", { cards: z.array(card).min(1).max(4) }),
  titledKind("pass-phase", "do nothing in the Jäger Phase", {}),
  titledKind("place-token", "put a Jäger token on the board", {
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
  titledKind("command", "move a Jäger unit on foot", {
    unit,
    path: z.array(square).max(24).describe("The squares it enters, one after another; none when it stays."),
    facing,
  }),
  titledKind("command-vehicle", "move a Jäger vehicle", {
    unit,
    to: z
      .string()
      .regex(/^-?\d{1,3},-?\d{1,3}$/, 'A square is written "x,y".')
      .describe("The upper left square of its token."),
    facing,
  }),
] as const;

/** Every action an Operator can take, and those of the Jäger player. Squares are written "x,y". */
export const actionSchema = z.discriminatedUnion("do", [
  titledKind("move", "move", { operator, to: squareOrOff }),
  titledKind("sprint", "sprint", { operator, path: z.array(squareOrOff).min(1).max(8) }),
  titledKind("climb", "climb", { operator, to: square }),
  titledKind("attack", "attack", { operator, weapon: attackWeaponSchema, target }),
  titledKind("move-and-attack", "move & attack", {
    operator,
    to: square,
    weapon: attackWeaponSchema,
    target,
    order: order.default("move-first"),
  }),
  titledKind("take-aim", "take aim", { operator, target: unit }),
  titledKind("mark-target", "mark a target", { operator, target }),
  titledKind("blind-fire", "blind fire", { operator, weapon: attackWeaponSchema, target }),
  titledKind("crouch", "crouch", { operator }),
  titledKind("pop-up", "pop up", { operator }),
  titledKind("pop-up-and-attack", "pop up & attack", { operator, weapon: attackWeaponSchema, target }),
  titledKind("pick-up", "pick up", { operator, object: objectSchema.optional(), item: itemSchema.optional() }),
  titledKind("place", "place", { operator, object: objectSchema.optional(), item: itemSchema.optional(), at: square }),
  titledKind("move-and-place", "move & place", {
    operator,
    to: square,
    object: objectSchema.optional(),
    item: itemSchema.optional(),
    at: square,
    order: order.default("move-first"),
  }),
  titledKind("recover", "recover", { operator }),
  titledKind("break-cover", "break cover", { operator }),
  titledKind("use-med-pack", "use the med pack", { operator, target: operator }),
  titledKind("remove-twig", "remove the twig", { operator }),
  titledKind("pick-lock", "pick a lock", { operator, from: square, to: square }),
  titledKind("change-outfit", "change outfit", { operator }),
  titledKind("interact", "interact", { operator, target: unit }),
  titledKind("give-cigarette", "give the cigarette", { operator, target: unit }),
  titledKind("use-failure", "put the mechanical failure token", { operator, target: unit }),
  titledKind("stop-interacting", "stop interacting", { operator }),
  titledKind("face", "face", { operator, facing }),
  titledKind("end-turn", "end the turn", { operator }),
  titledKind("drive", "move", { vehicle, path: drive }),
  titledKind("floor-it", "floor it!", { vehicle }),
  titledKind("vehicle-attack", "attack", { vehicle, shots }),
  titledKind("vehicle-mark", "mark", { vehicle, marks }),
  titledKind("drive-and-attack", "move & attack", { vehicle, path: drive, shots, order: order.default("move-first") }),
  titledKind("drive-and-mark", "move & mark", { vehicle, path: drive, marks, order: order.default("move-first") }),
  titledKind("deploy", "deploy", {
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
  titledKind("repair", "repair", { vehicle }),
  titledKind("end-vehicle-turn", "end the vehicle's turn", { vehicle }),
  titledKind("end-phase", "end the phase", {}),
  ...jagerKinds,
  titledKind("call-typhoon", "bring in the Typhoon", {
    aircraft,
    side: facing.describe("The edge of the board its run begins from."),
  }),
  titledKind("fly", "move", { aircraft }),
  titledKind("fly-and-attack", "move & attack", {
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

/** Every action by its name, in the order in which they are listed. */
export const actionNames: readonly ActionName[] = namesOf(actionSchema.options);

/** What people call an action; events and clients name it by its word. */
export const actionTitle: (name: ActionName) => string = titleOf(actionSchema.options);

export type JagerAction = z.infer<(typeof jagerKinds)[number]>;
const jagerActions: readonly ActionName[] = namesOf(jagerKinds);
export const isJagerAction = (action: Action): action is JagerAction => jagerActions.includes(action.do);
/** The action of a name. */
export type ActionOf<Name extends ActionName> = ActionNamed<Action, Name>;
