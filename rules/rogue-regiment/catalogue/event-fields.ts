import * as z from "zod";
import { wordsOf } from "../../kernel/index.ts";
import { alertCauses, killManners, spotCauses } from "./events.ts";
import {
  actionTitles,
  explosiveTitles,
  itemTitles,
  phases,
  sections,
  thingTitles,
  vehicleSteps,
  weaponTitles,
} from "./words.ts";

/**
 * The fields of each kind of event. They are made when they are asked for, which only schemas for clients do: what
 * plays takes the types alone.
 */
export function eventFields() {
  const text = z.string();
  const whole = z.int();
  const flag = z.boolean();
  const list = <T extends z.ZodType>(items: T) => z.array(items).readonly();
  const facing = z.enum(["N", "E", "S", "W"]);
  const turn = z.enum(["clockwise", "anti-clockwise"]);
  const actionName = z.enum(wordsOf(actionTitles));
  const weaponWord = z.enum(wordsOf(weaponTitles));
  const explosiveWord = z.enum(wordsOf(explosiveTitles));
  const thing = z.enum(wordsOf(thingTitles));
  const step = z.enum([...vehicleSteps, "turn"]);
  const phase = z.enum(phases);
  const section = z.enum(sections);
  const modifier = z.strictObject({ value: whole, text }).readonly();
  const candidate = z.strictObject({ name: text, scores: list(z.number()), best: flag }).readonly();
  const alertCause = z.enum(wordsOf(alertCauses));
  const spotCause = z.enum(wordsOf(spotCauses));
  const killManner = z.enum(wordsOf(killManners));
  return {
    "phase-began": { phase, section, turn: whole },
    "placed-unit": { piece: text, at: text, facing },
    prepared: { what: text },
    "turn-began": { piece: text, ap: whole },
    "turn-ended": { piece: text, lost: whole },
    acted: { piece: text, action: actionName, ap: whole },
    moved: { piece: text, from: text, to: text },
    faced: { piece: text, facing, turn: turn.nullable() },
    crouched: { piece: text },
    "stood-up": { piece: text },
    aimed: { piece: text, target: text },
    "aim-lost": { piece: text, target: text },
    marked: { piece: text, target: text },
    "mark-removed": { piece: text, target: text },
    attacked: {
      piece: text,
      target: text,
      weapon: weaponWord,
      number: whole,
      modifiers: list(modifier),
      dice: list(whole),
      results: list(whole),
      hits: whole,
    },
    hit: { piece: text, damage: whole, health: whole },
    killed: { piece: text, at: text, how: killManner },
    damaged: { piece: text, wounds: whole, health: whole },
    destroyed: { piece: text },
    exploded: { what: explosiveWord, at: text, by: text.nullable() },
    blast: { what: explosiveWord, at: text, number: whole, dice: list(whole), hits: whole },
    "template-laid": { at: text, of: explosiveWord },
    "template-removed": { at: text },
    scattered: { what: explosiveWord, from: text, to: text, sum: whole, squares: whole },
    "item-used": { piece: text, item: z.enum(wordsOf(itemTitles)), left: whole },
    "bomb-card": { at: text, depth: whole },
    rerolled: { piece: text, die: whole, was: whole },
    healed: { piece: text, health: whole },
    swims: { piece: text, swimming: flag },
    "grenade-marked": { piece: text, at: text },
    mode: { piece: text, mode: z.enum(["attack", "move"]) },
    replaced: { piece: text, by: text },
    drove: { piece: text, step, to: text, facing, points: whole },
    "off-board": { piece: text, turned: flag },
    waits: { piece: text, why: text },
    boarded: { piece: text, vehicle: text, seat: text },
    deployed: { piece: text, to: text },
    seated: { piece: text, seat: text },
    repaired: { piece: text, health: whole },
    missed: { piece: text, target: text },
    ammunition: { piece: text, weapon: weaponWord, left: whole },
    "corpse-laid": { at: text },
    "corpse-removed": { at: text },
    "picked-up": { piece: text, what: thing, at: text },
    "put-down": { piece: text, what: thing, at: text },
    recovered: { piece: text, health: whole },
    alerted: { piece: text, by: alertCause },
    spotted: { piece: text, by: spotCause },
    unspotted: { piece: text },
    shouted: { piece: text, radius: whole },
    heard: { piece: text, at: text },
    unseen: { piece: text },
    silenced: { piece: text },
    meter: { from: whole, to: whole },
    alarm: { section: z.literal("battle") },
    weighed: {
      piece: text,
      about: z.enum([
        "advance",
        "attack",
      ]) /** The names of the criteria, in their order; the scores of a candidate follow it, less being better. */,
      criteria: list(text) /** The best candidates first; all that are tied are marked. */,
      candidates: list(candidate) /** The criterion that decided; null for a tie. */,
      decidedBy: text.nullable(),
    },
    advanced: { piece: text, target: text, priority: whole, decidedBy: text.nullable() },
    stayed: { piece: text, why: text },
    stopped: { piece: text, at: text },
    "card-drawn": { card: text, panel: text },
    token: { colour: z.enum(["black", "white"]) },
    reshuffled: { cards: whole },
    "event-void": { why: text },
    spawned: { piece: text, tile: text, marker: whole },
    "cigarette-taken": { piece: text },
    "cigarette-given": { piece: text, target: text },
    "cigarette-discarded": { piece: text },
    "markers-returned": { piece: text },
    left: { piece: text },
    over: { result: z.enum(["victory", "defeat"]), why: text },
  };
}
