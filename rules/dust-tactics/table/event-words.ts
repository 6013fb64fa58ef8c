import * as z from "zod";
import { named, phrase } from "../../kernel/index.ts";
import { dieKinds } from "../book/dice.ts";
import { battles } from "../book/battles.ts";
import { weaponIds } from "../book/weapons.ts";
import { declaredSkills, phases, plannedIds, sideIds, specialIds, tokenIds } from "./state.ts";

/*
 * The words of events that come from closed sets.
 */

export const side = z.enum(sideIds);
export const phase = z.enum(phases);
export const weapon = z.enum(weaponIds);
export const token = z.enum(tokenIds);
export const plannedAction = z.enum(plannedIds);
export const declaredSkill = z.enum(declaredSkills);
export const specialAction = z.enum(specialIds);
export const reactionMay = z.enum(["attack", "either", "nothing"]);
export const scenario = z.enum(battles.map(({ id }) => id));
/** What the dice of a roll show. */
const faces: readonly string[] = Object.values(dieKinds).flatMap((die) => die.faces);
export const symbol = z.enum([...new Set(faces)]);
export const save = z.enum(["infantry", "cover", "vehicle in cover", "bunker", "strongpoint"]);

export const nothingReason = z.enum([
  "it was declared",
  "it does not use its action",
  "it does not move",
  "it does not attack",
  "it stays hidden",
  "it stays in reserve",
  "it has a token",
  "it is not loaded",
  "its carrier is not on the table",
]);
export type NothingReason = z.infer<typeof nothingReason>;

export const lossReason = z.enum([
  "it did not take the action before",
  "it makes no more movement",
  "it cannot fight",
  "it fired no ranged weapon",
  "its way is not open any more",
  "it is not on the table",
  "there is no bunker any more",
]);
export type LossReason = z.infer<typeof lossReason>;

export const leavingReason = z.union([
  z.literal("it waits in the wreck"),
  phrase("it is held back: ", z.enum(["reserve", "ambush", "arrival"])),
  phrase("it is aboard ", named.piece),
  phrase(named.piece, " lifts it"),
]);

/** Why a unit gets or loses a token. */
export const tokenReason = z.union([
  z.enum([
    "hit",
    "hit again",
    "a mine went off",
    "rolled off",
    "rolled down",
    "a salvo",
    "a Medic",
    "it acts",
    "it activates",
    "it attacks",
    "it cheats death",
    "it has fired",
    "it hides",
    "it marches",
    "it moves",
    "it reacts",
    "it reloads",
    "it strikes back",
    "it turns",
    "it waits",
    "its airlifter is destroyed",
    "its carrier is destroyed",
    "the blade is down",
    "the grapple lets go",
  ]),
  phrase(z.int(), " hits"),
  phrase("hit by ", z.enum(weaponIds)),
]);
export type TokenReason = z.infer<typeof tokenReason>;
