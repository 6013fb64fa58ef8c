import * as z from "zod";
import { listed, named, wordsOf } from "../../kernel/index.ts";
import { fateTokens, tokenKinds, unitKinds, weaponNames } from "../book/tokens.ts";
import { actionTitles } from "./action-titles.ts";
import * as said from "./event-words.ts";
import { preparation } from "./preparations.ts";
import { phases } from "./state.ts";

const { piece, place, either } = named;
const direction = z.enum(["N", "E", "S", "W"]);
const side = z.enum(["mauser", "mp40"]);
const unitKind = z.enum(unitKinds);
const faces = listed(z.int());

/** Phases, turns and moves. */
const turnShapes = () =>
  ({
    "phase-began": { phase: z.enum(phases), turn: z.int() },
    prepared: { what: preparation() },
    "set-up": { terrain: piece },
    "card-drawn": {
      terrain: piece,
      card: said.eventCard,
      direction: direction.nullable(),
      alarm: z.boolean(),
    },
    "direction-drawn": { terrain: piece, card: said.eventCard, direction: direction.nullable() },
    effect: { terrain: piece, card: said.effectCard, text: said.effectText },
    reshuffled: { pile: said.pile, count: z.int() },
    "turn-began": { piece, ap: z.int() },
    "turn-ended": { piece, lost: z.int() },
    acted: { piece, action: z.enum(wordsOf(actionTitles)), ap: z.int(), saved: z.int() },
    moved: { piece, from: place.nullable(), to: place },
    exited: { piece, from: place },
    "trap-door": { at: place, open: z.boolean() },
    door: { between: place, locked: z.boolean() },
  }) as const;

/** Stealth, injuries, attacks and who falls. */
const harmShapes = () =>
  ({
    visible: { piece, why: said.visibleReason },
    stealthy: { piece, why: said.stealthyReason },
    check: { piece, at: place, dice: faces, failed: z.boolean() },
    "reaction-fire": {
      piece,
      number: z.int(),
      dice: faces,
      hits: z.int(),
    },
    injured: { piece, injuries: z.int(), ap: z.int() },
    critical: { piece, until: z.int() },
    healed: { piece, injuries: z.int(), ap: z.int() },
    eliminated: { piece, at: place.nullable(), how: said.elimination },
    replacement: { piece, side: z.enum(["tan", "blue"]), of: piece },
    saved: { piece, saved: z.int() },
    "saved-lost": { piece },
    shot: {
      piece,
      weapon: z.enum(weaponNames),
      target: either,
      number: z.int(),
      nest: z.int().nullable(),
      dice: faces,
      hits: z.int(),
    },
    "hits-lost": { count: z.int() },
    "unit-eliminated": { piece, kind: unitKind, at: place, how: said.unitElimination },
  }) as const;

/** Tokens, equipment and what lies on the tiles. */
const tokenShapes = () =>
  ({
    "token-placed": { token: z.enum(tokenKinds), at: place, why: said.placingReason },
    "token-discarded": { token: z.enum(tokenKinds), why: said.discardReason },
    collected: { piece, token: z.enum(tokenKinds), at: place },
    dropped: { piece, token: z.enum(tokenKinds), at: place },
    exchanged: {
      piece,
      with: piece,
      gave: listed(z.enum(tokenKinds)),
      took: listed(z.enum(tokenKinds)),
    },
    set: { piece, token: z.enum(tokenKinds), at: place },
    rerolled: { piece, die: z.int(), was: z.int() },
    uniform: { piece, worn: z.boolean() },
    nest: { piece, at: place, inside: z.boolean() },
    exploded: { at: place },
    bombarded: { at: place, number: z.int(), nest: z.int().nullable(), dice: faces, hits: z.int() },
    airdrop: {
      at: place.nullable(),
      tokens: listed(z.enum(tokenKinds)),
      drifted: z.int(),
      why: said.airdropReason,
    },
    barrel: { at: place, gone: z.boolean() },
    alarm: { terrain: piece, on: z.boolean(), why: said.alarmReason },
  }) as const;

/** Objectives, and the enemy: who comes, what it weighs, who leaves. */
const enemyShapes = () =>
  ({
    objective: { objective: piece, at: place },
    "person-appeared": { piece, objective: piece, at: place },
    "person-left": { piece },
    placed: { piece, kind: unitKind, side: side.nullable(), at: place },
    waits: { piece, behind: z.string() },
    "empty-set": { at: place },
    "empty-sets-leave": { terrain: piece, count: z.int() },
    "special-joins": { kind: unitKind },
    barricade: { entrance: z.string(), up: z.boolean() },
    protects: { piece, token: z.union([z.enum(["alarm", "nest"]), piece]) },
    turned: { piece, side },
    heading: { terrain: piece, toward: z.string() },
    weighed: {
      piece: either,
      about: z.literal("its next tile"),
      criteria: listed(said.criterion),
      candidates: listed(
        z
          .strictObject({
            name: place,
            scores: listed(z.int()),
            best: z.boolean(),
          })
          .readonly(),
      ),
      decidedBy: said.criterion.nullable(),
    },
    split: { at: place, parts: listed(z.string()) },
    stayed: { piece, why: said.stayReason },
    "group-shot": {
      at: place,
      target: either,
      number: z.int(),
      nest: z.int().nullable(),
      dice: faces,
      hits: z.int(),
    },
    removed: { piece, kind: unitKind, why: said.removalReason },
  }) as const;

/** What a game earns, and its end. */
const endShapes = () =>
  ({
    completed: { terrain: piece },
    "fate-token": { token: z.enum(fateTokens), terrain: piece },
    "xp-card": { piece, card: said.xpCard, what: z.enum(["gained", "played", "lost"]) },
    challenge: { challenge: said.challenge, category: said.category, boxes: z.int() },
    medal: { card: said.xpCard.nullable() },
    asks: { when: z.enum(["always", "possible", "weighty", "never"]) },
    over: { result: z.enum(["victory", "defeat"]), why: said.endText },
  }) as const;

/** Every event with its fields; made when it is asked for, so that loading the game costs nothing. */
export const eventShapes = () =>
  ({
    ...turnShapes(),
    ...harmShapes(),
    ...tokenShapes(),
    ...enemyShapes(),
    ...endShapes(),
  }) as const;
