import * as z from "zod";
import { named, sentence, sentences } from "../../kernel/index.ts";
import { dieKinds } from "../book/dice.ts";
import { battles } from "../book/battles.ts";
import { terrainKindIds } from "../book/terrain.ts";
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

export const nothingReason = sentences({
  declared: "it was declared",
  "action-unused": "it does not use its action",
  "no-move": "it does not move",
  "no-attack": "it does not attack",
  "stays-hidden": "it stays hidden",
  "stays-in-reserve": "it stays in reserve",
  "has-token": "it has a token",
  "not-loaded": "it is not loaded",
  "carrier-away": "its carrier is not on the table",
});
export type NothingReason = z.infer<typeof nothingReason>;

export const lossReason = sentences({
  "action-before-lost": "it did not take the action before",
  "moves-no-more": "it does not move any further",
  "cannot-fight": "it cannot fight",
  "no-shot": "it fired no ranged weapon",
  "way-closed": "its way is no longer open",
  "off-table": "it is not on the table",
  "bunker-gone": "there is no longer a bunker",
});
export type LossReason = z.infer<typeof lossReason>;

export const leavingReason = z.union([
  sentences({ "in-wreck": "it waits in the wreck" }),
  sentence("held-back", "it is held back: ", z.enum(["reserve", "ambush", "arrival"])),
  sentence("aboard", "it is aboard ", named.piece),
  sentence("lifted", named.piece, " lifts it"),
]);

/** Why a unit gets or loses a token. */
export const tokenReason = z.union([
  sentences({
    hit: "hit",
    "hit-again": "hit again",
    mine: "a mine went off",
    "rolled-off": "rolled off",
    "rolled-down": "rolled down",
    salvo: "a salvo",
    medic: "a Medic",
    acted: "it acts",
    activated: "it activates",
    attacked: "it attacks",
    "cheats-death": "it cheats death",
    fired: "it has fired",
    hides: "it hides",
    marched: "it marches",
    moved: "it moves",
    reacted: "it reacts",
    reloads: "it reloads",
    "strikes-back": "it strikes back",
    turned: "it turns",
    waits: "it waits",
    "airlifter-destroyed": "its airlifter is destroyed",
    "carrier-destroyed": "its carrier is destroyed",
    "blade-down": "the blade is down",
    "grapple-gone": "the grapple lets go",
  }),
  sentence("hits", z.int(), " hits"),
  sentence("hit-by", "hit by ", z.enum(weaponIds)),
]);
export type TokenReason = z.infer<typeof tokenReason>;

/** What a unit rolls for. */
export const rollAbout = z.union([
  sentences({
    suppression: "suppression",
    "under-fire": "under fire",
    "third-action": "a third action",
    zone: "its zone",
    arrival: "its arrival",
    appearing: "appearing",
    ambush: "actions from its ambush",
    "getting-out": "getting out",
    falling: "falling",
    riders: "its riders",
    "cheating-death": "cheating death",
  }),
  sentence("smoke", "smoke with ", z.enum(weaponIds)),
  sentence("terrain-again", named.piece, " again"),
  sentence("terrain", named.piece),
]);

/** What the faces that count do, where they are no successes of whoever rolls. */
export const rollCounts = z.enum(["harm", "hits"]);

/** Why hits are lost. */
export const lostHitsReason = sentences({ "nobody-left": "no valid target is left" });

/** Why a token stays where it would have come off. */
export const keptTokenReason = sentences({ "hit-again": "hit again" });

export const haltReason = z.union([
  sentences({ "slowed-before": "slowed by terrain", "edge-before": "the edge of terrain" }),
  sentence("edge", "the edge of ", named.either),
  sentence("slowed", "slowed by ", named.either),
  sentence("held", "held by ", named.piece),
  sentence("stuck-again", "stuck at ", named.either, " again"),
  sentence("stuck", "stuck at ", named.either),
]);
export type HaltReason = z.infer<typeof haltReason>;

/** What a piece of terrain becomes, or what becomes of it. */
export const terrainChange = z.union([
  sentences({
    cut: "it is cut",
    cleared: "it is cleared",
    buried: "it is buried",
    "filled-in": "it is filled in",
    gone: "it is gone",
    "smoke-gone": "the smoke is gone",
    "smoke-launched": "smoke is launched",
  }),
  sentence("burying", named.piece, " begins to bury it"),
  sentence("built", "a ", z.enum(terrainKindIds), " at ", named.place),
  sentence("smoke", "smoke at ", named.place),
]);
export type TerrainChange = z.infer<typeof terrainChange>;

/** Why the AP of eliminated enemies are counted. */
const countReason = z.union([
  z.enum(["both sides are wiped out", "the last turn is over"]),
  z.templateLiteral(["the ", side, " has nobody on the board"]),
]);
export type CountReason = z.infer<typeof countReason>;

export const endReason = z.union([
  sentences({
    objective: "the objective is taken",
    "objective-in-time": "the objective was not taken in time",
    "both-wiped-out": "both sides are wiped out",
  }),
  sentence("wiped-out", "the ", side, " is wiped out"),
  sentence("count", countReason, "; north ", z.int(), " AP, south ", z.int(), " AP"),
]);
export type EndReason = z.infer<typeof endReason>;
