import * as z from "zod";
import type { Citation } from "../book/citation.ts";
import { panelInWords } from "../book/panels.ts";
import {
  explosiveTitles,
  itemTitles,
  phases,
  phaseTitles,
  sections,
  sectionTitles,
  thingTitles,
  weaponTitles,
} from "../book/titles.ts";
import { advanceTarget, deedNotDone, preparation, stayReason, voidReason } from "./event-fragments.ts";
import { actionNames, actionTitle } from "./action-schema.ts";
import {
  alertCauses,
  attackWithoutDice,
  deeds,
  drives,
  killManners,
  onPlace,
  signed,
  spotCauses,
  toPlace,
  whySpotted,
} from "./event-words.ts";
import { compass, counted, doneBy, type EventsOf, kind, listed, toldBy, wordsOf } from "../../kernel/index.ts";
import {
  facing,
  piece,
  place,
  either,
  count,
  numbers,
  token,
  weapon,
  explosive,
  thing,
  spawnTile,
  seat,
  becomes,
  criterion,
  modifier,
  candidate,
} from "./event-parts.ts";
import { expansionEvents, typhoonEvents, jagerEvents } from "./expansion-events.ts";

/** Turns, and what Operators and units do in them. */
const turnEvents = () => ({
  "phase-began": kind(
    { phase: z.enum(phases), section: z.enum(sections), turn: count },
    (e) => `Turn ${e.turn}, ${sectionTitles[e.section]}: ${phaseTitles[e.phase]} begins.`,
  ),
  "placed-unit": kind(
    { piece, at: z.union([place, token]), facing },
    (e) => `${e.piece} is placed on ${e.at}, facing ${compass[e.facing]}.`,
  ),
  prepared: kind({ what: preparation() }, (e) => e.what),
  "turn-began": kind({ piece, ap: count }, (e) => `${e.piece}'s turn begins: ${e.ap} AP.`),
  "turn-ended": kind({ piece, lost: count }, (e) =>
    e.lost > 0
      ? `${e.piece}'s turn ends; ${e.lost} AP ${e.lost === 1 ? "is" : "are"} lost.`
      : `${e.piece}'s turn ends.`,
  ),
  acted: kind(
    { piece, action: z.enum(actionNames), ap: count },
    (e) => `${e.piece} ${doneBy(deeds[e.action] ?? actionTitle(e.action))} (${e.ap} AP).`,
  ),
  moved: kind(
    { piece, from: z.union([place, spawnTile]), to: place },
    (e) => `${e.piece} moves from ${e.from} to ${e.to}.`,
  ),
  faced: kind({ piece, facing, turn: z.enum(["clockwise", "anti-clockwise"]).nullable() }, (e) =>
    e.turn === null
      ? `${e.piece} faces ${compass[e.facing]}.`
      : `${e.piece} turns ${e.turn} to face ${compass[e.facing]}.`,
  ),
  crouched: kind({ piece }, (e) => `${e.piece} crouches.`),
  "stood-up": kind({ piece }, (e) => `${e.piece} stands up.`),
  aimed: kind({ piece, target: either }, (e) => `${e.piece} takes aim at ${e.target}.`),
  "aim-lost": kind({ piece, target: either }, (e) => `${e.piece} loses the aim at ${e.target}.`),
  marked: kind({ piece, target: either }, (e) => `${e.piece} marks ${e.target}.`),
  "mark-removed": kind({ piece, target: either }, (e) => `The target marker of ${e.piece} comes off ${e.target}.`),
});

/** Attacks, and what they do. */
const attackEvents = () => ({
  attacked: kind(
    {
      piece,
      target: either,
      weapon,
      number: count,
      modifiers: listed(modifier()),
      dice: numbers,
      results: numbers,
      hits: count,
    },
    (e) => {
      const modifiers = e.modifiers
        .map(({ value, text }) => `, ${signed(value)} (${text.replace(/\.$/, "")})`)
        .join("");
      return e.dice.length === 0
        ? attackWithoutDice(e.piece, e.target, e.weapon)
        : `${e.piece} attacks ${e.target} with the ${weaponTitles[e.weapon]}, needing ${e.number}+${modifiers}: ${e.dice.join(", ")} → ${e.results.join(", ")}, ${e.hits} hit${e.hits === 1 ? "" : "s"}.`;
    },
  ),
  hit: kind({ piece, damage: count, health: count }, (e) => `${e.piece} loses ${e.damage} health and has ${e.health}.`),
  killed: kind(
    { piece, at: place, how: z.enum(wordsOf(killManners)) },
    (e) => `${e.piece} is killed on ${e.at}${killManners[e.how]}.`,
  ),
  damaged: kind({ piece, wounds: count, health: count }, (e) => `${e.piece} takes damage: ${e.wounds} of ${e.health}.`),
  destroyed: kind({ piece }, (e) => `${e.piece} is destroyed.`),
});

/** Explosions and their templates. */
const explosionEvents = () => ({
  exploded: kind(
    { what: explosive, at: place, by: piece.nullable() },
    (e) => `A ${explosiveTitles[e.what]} explodes on ${e.at}.`,
  ),
  blast: kind(
    { what: explosive, at: place, number: count, dice: numbers, hits: count },
    (e) =>
      `The blast of the ${explosiveTitles[e.what]} on ${e.at}, needing ${e.number}+: ${e.dice.join(", ")} → ${e.hits} success${e.hits === 1 ? "" : "es"}.`,
  ),
  "template-laid": kind(
    { at: place, of: explosive },
    (e) => `The blast template of the ${explosiveTitles[e.of]} stays on ${e.at} until the End Phase.`,
  ),
  "template-removed": kind({ at: place }, (e) => `The blast template ${onPlace(e.at)} is removed.`),
  scattered: kind({ what: explosive, from: place, to: place, sum: count, squares: count }, (e) =>
    e.squares === 0
      ? `The ${explosiveTitles[e.what]} lands on ${e.to}.`
      : `The ${explosiveTitles[e.what]} scatters from ${e.from} by ${e.squares} ${toPlace(e.to)} (${e.sum}).`,
  ),
});

/** Items, equipment and vehicles. */
const itemEvents = () => ({
  "item-used": kind(
    { piece, item: z.enum(wordsOf(itemTitles)), left: count },
    (e) => `${e.piece} uses a ${itemTitles[e.item]}: ${e.left} left.`,
  ),
  "bomb-card": kind(
    { at: place, depth: count },
    (e) => `The bomb card of the bomb on ${e.at} goes under ${e.depth} card${e.depth === 1 ? "" : "s"}.`,
  ),
  rerolled: kind(
    { piece, die: count, was: count },
    (e) => `${e.piece} uses the rabbit's foot: die ${e.die}, a ${e.was}, becomes a 6.`,
  ),
  healed: kind({ piece, health: count }, (e) => `${e.piece} is restored to ${e.health} health.`),
  swims: kind({ piece, swimming: z.boolean() }, (e) =>
    e.swimming ? `${e.piece} switches to the scuba token.` : `${e.piece} switches back to the standing token.`,
  ),
  "grenade-marked": kind({ piece, at: place }, (e) => `${e.piece} puts a grenade on ${e.at} to mark it.`),
  mode: kind({ piece, mode: z.enum(["attack", "move"]) }, (e) => `${e.piece} flips to ${e.mode} mode.`),
  replaced: kind({ piece, by: piece }, (e) => `${e.piece} is replaced by ${e.by}.`),
  drove: kind(
    { piece, step: z.enum(wordsOf(drives)), to: token, facing, points: count },
    (e) => `${e.piece} ${drives[e.step]} to ${e.to}, facing ${compass[e.facing]} (${counted(e.points, "point")}).`,
  ),
  "off-board": kind(
    { piece, turned: z.boolean() },
    (e) => `${e.piece} has left the board${e.turned ? " and is turned round" : ""}.`,
  ),
  boarded: kind({ piece, vehicle: piece, seat }, (e) => `${e.piece} boards ${e.vehicle} as ${e.seat}.`),
  deployed: kind({ piece, to: place }, (e) => `${e.piece} leaves the vehicle for ${e.to}.`),
  seated: kind({ piece, seat }, (e) => `${e.piece} takes the seat of the ${e.seat}.`),
  repaired: kind({ piece, health: count }, (e) => `${e.piece} is repaired to ${e.health} health.`),
  missed: kind({ piece, target: either }, (e) =>
    // a fuel barrel is aimed at by its square
    e.target.includes(",")
      ? `${e.piece} misses the fuel barrel on ${e.target}.`
      : `${e.piece} does not kill ${e.target}.`,
  ),
  ammunition: kind(
    { piece, weapon, left: count },
    (e) => `${e.piece} discards an ammunition token of the ${weaponTitles[e.weapon]}: ${e.left} left.`,
  ),
  "corpse-laid": kind({ at: place }, (e) => `A corpse lies on ${e.at}.`),
  "corpse-removed": kind({ at: place }, (e) => `The corpse on ${e.at} is removed.`),
  "picked-up": kind(
    { piece, what: thing, at: place },
    (e) => `${e.piece} picks up a ${thingTitles[e.what]} on ${e.at}.`,
  ),
  "put-down": kind({ piece, what: thing, at: place }, (e) => `${e.piece} puts a ${thingTitles[e.what]} on ${e.at}.`),
});

/** What is seen and heard, and what comes of it. */
const alarmEvents = () => ({
  recovered: kind({ piece, health: count }, (e) => `${e.piece} recovers to ${e.health} health.`),
  alerted: kind({ piece, by: z.enum(wordsOf(alertCauses)) }, (e) => `${e.piece} is alerted ${alertCauses[e.by]}.`),
  // who sees, where somebody does
  spotted: kind(
    { piece, by: z.enum(wordsOf(spotCauses)), unit: piece.optional() },
    (e) => `${e.piece} is spotted: ${whySpotted(e.piece, e.by, e.unit)}.`,
  ),
  unspotted: kind({ piece }, (e) => `${e.piece} is no longer spotted.`),
  shouted: kind(
    { piece, radius: count },
    (e) => `${e.piece} shouts a warning, heard within ${counted(e.radius, "square")}.`,
  ),
  heard: kind({ piece, at: place }, (e) => `${e.piece} hears the sound from ${e.at}.`),
  unseen: kind({ piece }, (e) => `${e.piece} stays unseen.`),
  silenced: kind({ piece }, (e) => `${e.piece} is dead before it can flip, shout or attack.`),
  meter: kind({ from: count, to: count }, (e) => `The stealth meter goes from ${e.from} to ${e.to}.`),
  alarm: kind({ section: z.literal("battle") }, () => "The alarm sounds: the Battle Section begins."),
});

/** The automated enemy: what it weighs, the event deck, units that come. */
const enemyEvents = () => ({
  weighed: kind(
    {
      piece,
      about: z.enum(["advance", "attack"]),
      /** The names of the criteria, in their order; the scores of a candidate follow it, less being better. */
      criteria: listed(criterion),
      /** The best candidates first; all that are tied are marked. */
      candidates: listed(candidate()),
      /** The criterion that decided; null for a tie. */
      decidedBy: criterion.nullable(),
    },
    (e) => {
      const best = e.candidates.filter((weighed) => weighed.best).map(({ name }) => name);
      return `${e.piece} weighs its ${e.about}: ${best.join(" or ")}${e.decidedBy === null ? "" : `. What decides: ${e.decidedBy}`}.`;
    },
  ),
  advanced: kind(
    { piece, target: advanceTarget(), priority: count, decidedBy: criterion.nullable() },
    (e) => `${e.piece} advances on ${e.target} (priority ${e.priority}).`,
  ),
  stayed: kind({ piece, why: stayReason() }, (e) => `${e.piece} ${deedNotDone(e.why)}: ${e.why}`),
  stopped: kind({ piece, at: place }, (e) => `${e.piece} stops on ${e.at}.`),
  "card-drawn": kind(
    { card: z.string(), panel: z.string() },
    (e) => `An event card is drawn: ${panelInWords(e.panel)}.`,
  ),
  token: kind({ colour: z.enum(["black", "white"]) }, (e) => `The patrol token shows ${e.colour}.`),
  reshuffled: kind({ cards: count }, (e) => `The event deck is shuffled again: ${counted(e.cards, "card")}.`),
  "event-void": kind({ why: voidReason() }, (e) => `Nothing happens: ${e.why}`),
  spawned: kind(
    { piece, tile: z.string(), marker: count },
    (e) => `${e.piece} is put on marker ${e.marker + 1} of spawn tile ${e.tile}.`,
  ),
  "cigarette-taken": kind({ piece }, (e) => `${e.piece} takes the cigarette token.`),
  "cigarette-given": kind({ piece, target: either }, (e) => `${e.piece} puts the cigarette token on ${e.target}.`),
  "cigarette-discarded": kind({ piece }, (e) => `The cigarette token on ${e.piece} is discarded.`),
});

/** Dogs and rooms that burn, and a unit that has used its only explosive weapon: Hot Dogs, Jäger, Kickstarter. */
const unitEvents = () => ({
  became: kind({ piece, kind: z.enum(becomes) }, (e) => `${e.piece} turns over its token: it is ${e.kind} now.`),
  smelled: kind({ piece, target: either, at: place }, (e) => `${e.piece} smells ${e.target} on ${e.at}.`),
  flames: kind(
    { at: place, tokens: count },
    (e) => `The room of ${e.at} burns: ${e.tokens} flame token${e.tokens === 1 ? "" : "s"}.`,
  ),
  burned: kind(
    { piece, at: place, number: count, dice: numbers, hits: count },
    (e) =>
      `${e.piece} is in the burning room of ${e.at}, needing ${e.number}+: ${e.dice.join(", ")} → ${e.hits} health lost.`,
  ),
});

/** Every kind of event, by name. */
const kinds = () => ({
  ...turnEvents(),
  ...attackEvents(),
  ...explosionEvents(),
  ...itemEvents(),
  ...alarmEvents(),
  ...enemyEvents(),
  ...expansionEvents(),
  ...typhoonEvents(),
  ...unitEvents(),
  ...jagerEvents(),
});

type RogueEvents<Cited extends string = string> = EventsOf<ReturnType<typeof kinds>, Cited>;

/** One kind of event with its fields and what it rests on. */
export type EventOf<Name extends keyof RogueEvents> = RogueEvents[Name];

/** Something that has happened. */
export type RogueEvent = RogueEvents[keyof RogueEvents];

/** An event as the rules write it: what it cites exists. */
export type CitedRogueEvent = RogueEvents<Citation>[keyof RogueEvents];

export const { eventShapes, describe } = toldBy(kinds);
