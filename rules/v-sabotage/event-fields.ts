import * as z from "zod";
import { actionSchema } from "./action-schema.ts";
import { medalCategories, phases } from "./state.ts";
import { fateTokens, tokenKinds, unitKinds, weaponNames } from "./tokens.ts";

/**
 * The fields of each kind of event. They are made when they are asked for, which only schemas for clients do: what
 * plays takes the types alone.
 */
export function eventFields() {
  const text = z.string();
  const whole = z.int();
  const flag = z.boolean();
  const list = <T extends z.ZodType>(items: T) => z.array(items).readonly();
  const actionName = z.enum(actionSchema.options.flatMap((option) => [...option.shape.do.values]));
  const unitKind = z.enum(unitKinds);
  const tokenKind = z.enum(tokenKinds);
  const weaponName = z.enum(weaponNames);
  const phase = z.enum(phases);
  return {
    "phase-began": { phase, turn: whole },
    prepared: { what: text },
    "set-up": { terrain: text },
    "card-drawn": { terrain: text, card: text, direction: text.nullable(), alarm: flag },
    "direction-drawn": { terrain: text, card: text, direction: text.nullable() },
    effect: { terrain: text, card: text, text: text },
    reshuffled: { pile: text, count: whole },
    "turn-began": { piece: text, ap: whole },
    "turn-ended": { piece: text, lost: whole },
    acted: { piece: text, action: actionName, ap: whole, saved: whole },
    moved: { piece: text, from: text.nullable(), to: text },
    exited: { piece: text, from: text },
    "trap-door": { at: text, open: flag },
    door: { between: text, locked: flag },
    visible: { piece: text, why: text },
    stealthy: { piece: text, why: text },
    check: { piece: text, at: text, dice: list(whole), failed: flag },
    "reaction-fire": { piece: text, number: whole, dice: list(whole), hits: whole },
    injured: { piece: text, injuries: whole, ap: whole },
    critical: { piece: text, until: whole },
    healed: { piece: text, injuries: whole, ap: whole },
    eliminated: { piece: text, at: text.nullable(), how: text },
    replacement: { piece: text, side: text, of: text },
    saved: { piece: text, saved: whole },
    "saved-lost": { piece: text },
    shot: { piece: text, weapon: weaponName, target: text, number: whole, dice: list(whole), hits: whole },
    "hits-lost": { count: whole },
    "unit-eliminated": { piece: text, kind: unitKind, at: text, how: text },
    "token-placed": { token: tokenKind, at: text, why: text },
    "token-discarded": { token: tokenKind, why: text },
    collected: { piece: text, token: tokenKind, at: text },
    dropped: { piece: text, token: tokenKind, at: text },
    exchanged: { piece: text, with: text, gave: list(tokenKind), took: list(tokenKind) },
    set: { piece: text, token: tokenKind, at: text },
    rerolled: { piece: text, die: whole, was: whole },
    uniform: { piece: text, worn: flag },
    nest: { piece: text, at: text, inside: flag },
    exploded: { at: text },
    bombarded: { at: text, number: whole, dice: list(whole), hits: whole },
    airdrop: { at: text.nullable(), tokens: list(tokenKind), drifted: whole, why: text },
    barrel: { at: text, gone: flag },
    alarm: { terrain: text, on: flag, why: text },
    objective: { objective: text, at: text },
    "person-appeared": { piece: text, objective: text, at: text },
    "person-left": { piece: text },
    placed: { piece: text, kind: unitKind, side: text.nullable(), at: text },
    waits: { piece: text, behind: text },
    "empty-set": { at: text },
    "empty-sets-leave": { terrain: text, count: whole },
    "special-joins": { kind: text },
    barricade: { entrance: text, up: flag },
    protects: { piece: text, token: text },
    turned: { piece: text, side: text },
    heading: { terrain: text, toward: text },
    weighed: {
      piece: text,
      about: text,
      criteria: list(text),
      candidates: list(z.strictObject({ name: text, scores: list(z.number()), best: flag }).readonly()),
      decidedBy: text.nullable(),
    },
    split: { at: text, parts: list(text) },
    stayed: { piece: text, why: text },
    "group-shot": { at: text, target: text, number: whole, dice: list(whole), hits: whole },
    removed: { piece: text, kind: unitKind, why: text },
    completed: { terrain: text },
    "fate-token": { token: z.enum(fateTokens), terrain: text },
    "xp-card": { piece: text, card: text, what: z.enum(["gained", "played", "lost"]) },
    challenge: { challenge: text, category: z.enum(medalCategories), boxes: whole },
    medal: { card: text.nullable() },
    asks: { when: text },
    over: { result: z.enum(["victory", "defeat"]), why: text },
  };
}
