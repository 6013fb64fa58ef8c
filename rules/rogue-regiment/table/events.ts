import * as z from "zod";
import {
  jagerTokens,
  explosiveTitles,
  itemTitles,
  jagerTokenTitles,
  panelInWords,
  phases,
  sections,
  thingTitles,
  weaponTitles,
  type Citation,
} from "../book/index.ts";
import {
  advanceTarget,
  candidateName,
  gameEnd,
  modifierText,
  preparation,
  stayReason,
  voidReason,
} from "./event-fragments.ts";
import { actionNames, actionTitle } from "./action-schema.ts";
import {
  alertCauses,
  cardInWords,
  deeds,
  drives,
  his,
  killManners,
  signed,
  spotCauses,
  whySpotted,
} from "./event-words.ts";
import {
  compass,
  counted,
  doneBy,
  type EventsOf,
  kind,
  listed,
  named,
  phrase,
  together,
  toldBy,
  wordsOf,
} from "../../kernel/index.ts";

const facing = z.enum(["N", "E", "S", "W"]);
const { piece, place, either } = named;
const count = z.int();
const numbers = listed(count);
/** The column and row of a vehicle's token, which may lie off the board. */
const token = z.string().regex(/^-?\d+,-?\d+$/);

/** The words that actions use, and those of the guns of vehicles and of the Axis. */
const weapon = z.enum(wordsOf(weaponTitles));
const explosive = z.enum(wordsOf(explosiveTitles));
const thing = z.enum(wordsOf(thingTitles));

/** Where a spawned unit waits before it steps onto the board. */
const spawnTile = z.string().regex(/^spawn tile [A-Z]$/);

/** The seats of the vehicles of the Operators. */
const seats: readonly string[] = [
  "driver",
  "front gunner",
  "rear gunner",
  "passenger",
  "passenger 1",
  "passenger 2",
  "passenger 3",
  "passenger 4",
  "passenger 5",
  "rower",
  "gunner",
];
const seat = z.enum(seats);

/** What a unit with a panzerfaust is when that is used up. */
const becomes: readonly string[] = ["SMG Infantry"];

/** What the automated enemy goes by. */
const criteria: readonly string[] = [
  "priority of the book",
  "no attack position at all: squares to the Operator",
  "least cover where none is optimal",
  "at short range without cover, or else as near as it can: squares to the Operator",
  "closest of the other Operators",
  "movement points",
  "least cover",
  "shortest range",
  "best total modifier",
];
const criterion = z.enum(criteria);

/** A modifier that made a roll, for the log. */
const modifier = () => z.strictObject({ value: count, text: modifierText() }).readonly();

/** A candidate the automated enemy weighed, with its score for each criterion. */
const candidate = () => z.strictObject({ name: candidateName(), scores: numbers, best: z.boolean() }).readonly();
export type LoggedCandidate = z.infer<ReturnType<typeof candidate>>;

/** The tokens that cards of the Jäger deck put on the board. */
const jagerToken = z.enum(jagerTokens);

/** Turns, and what Operators and units do in them. */
const turnEvents = () => ({
  "phase-began": kind(
    { phase: z.enum(phases), section: z.enum(sections), turn: count },
    (e) => `Turn ${e.turn}, ${e.section} section: the ${e.phase} phase begins.`,
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
        ? `${e.piece} attacks ${e.target} with the ${weaponTitles[e.weapon]}: no roll is needed.`
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
  "template-removed": kind({ at: place }, (e) => `The blast template on ${e.at} is removed.`),
  scattered: kind({ what: explosive, from: place, to: place, sum: count, squares: count }, (e) =>
    e.squares === 0
      ? `The ${explosiveTitles[e.what]} lands on ${e.to}.`
      : `The ${explosiveTitles[e.what]} scatters from ${e.from} by ${e.squares} to ${e.to} (${e.sum}).`,
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
  missed: kind({ piece, target: either }, (e) => `${e.piece} does not kill ${e.target}.`),
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
  shouted: kind({ piece, radius: count }, (e) => `${e.piece} shouts a warning, heard within ${e.radius} squares.`),
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
      return `${e.piece} weighs its ${e.about}: ${best.join(" or ")}${e.decidedBy === null ? "" : `, by ${e.decidedBy}`}.`;
    },
  ),
  advanced: kind(
    { piece, target: advanceTarget(), priority: count, decidedBy: criterion.nullable() },
    (e) => `${e.piece} advances on ${e.target} (priority ${e.priority}).`,
  ),
  stayed: kind({ piece, why: stayReason() }, (e) => `${e.piece} stays: ${e.why}`),
  stopped: kind({ piece, at: place }, (e) => `${e.piece} stops on ${e.at}.`),
  "card-drawn": kind(
    { card: z.string(), panel: z.string() },
    (e) => `An event card is drawn: ${panelInWords(e.panel)}.`,
  ),
  token: kind({ colour: z.enum(["black", "white"]) }, (e) => `The patrol token shows ${e.colour}.`),
  reshuffled: kind({ cards: count }, (e) => `The event deck is shuffled again: ${e.cards} cards.`),
  "event-void": kind({ why: voidReason() }, (e) => `Nothing happens: ${e.why}`),
  spawned: kind(
    { piece, tile: z.string(), marker: count },
    (e) => `${e.piece} is put on marker ${e.marker + 1} of spawn tile ${e.tile}.`,
  ),
  "cigarette-taken": kind({ piece }, (e) => `${e.piece} takes the cigarette token.`),
  "cigarette-given": kind({ piece, target: either }, (e) => `${e.piece} puts the cigarette token on ${e.target}.`),
  "cigarette-discarded": kind({ piece }, (e) => `The cigarette token on ${e.piece} is discarded.`),
});

/** The mechanical failure token, and carriers whose troops have left them: Heavy Metal. Nancy: They Who Dare. */
const expansionEvents = () => ({
  "failure-taken": kind({ piece }, (e) => `${e.piece} takes the mechanical failure token.`),
  "failure-used": kind(
    { piece, target: either },
    (e) => `${e.piece} puts the mechanical failure token on ${e.target}.`,
  ),
  "failure-discarded": kind({ piece }, (e) => `The mechanical failure token on ${e.piece} is discarded.`),
  emptied: kind({ piece, units: count }, (e) => `${counted(e.units, "unit")} got off ${e.piece}, which is empty now.`),
  "outfit-changed": kind(
    { piece, wears: z.enum(["regular", "disguise"]) },
    (e) => `${e.piece} ${e.wears === "disguise" ? "changes into the disguise" : "changes out of the disguise"}.`,
  ),
  suspected: kind(
    { piece, by: listed(z.string()) },
    (e) => `${e.piece} arouses suspicion: ${e.by.join(" and ")} ${e.by.length === 1 ? "has" : "have"} her in sight.`,
  ),
  interacts: kind(
    { piece, target: either, tokens: count },
    (e) => `${e.piece} interacts with ${e.target} (${e.tokens} interact token${e.tokens === 1 ? "" : "s"} left).`,
  ),
  "interaction-ended": kind(
    { piece, target: either },
    (e) => `The interaction of ${e.piece} with ${e.target} is over.`,
  ),
  ensnared: kind({ piece, target: either }, (e) => `${e.piece} has ${e.target} in her garrotte.`),
  freed: kind({ piece, by: z.string() }, (e) => `${e.piece} is free of the garrotte of ${e.by}.`),
});

/** The Typhoon: They Who Dare. */
const typhoonEvents = () => ({
  called: kind(
    { piece, side: facing, depth: count },
    (e) =>
      `${e.piece} is called to the ${compass[e.side]} edge: its card goes under ${e.depth} card${e.depth === 1 ? "" : "s"}.`,
  ),
  arrived: kind(
    { piece, side: facing, line: count },
    (e) =>
      `${e.piece} arrives at the ${compass[e.side]} edge, before ${e.side === "N" || e.side === "S" ? "column" : "row"} ${e.line} of the tiles.`,
  ),
  flew: kind(
    { piece, to: z.union([z.literal("beyond the board"), phrase("the centre of ", z.string())]), heading: facing },
    (e) => `${e.piece} flies ${compass[e.heading]} to ${e.to}.`,
  ),
  rearmed: kind({ piece, rockets: count }, (e) => `${e.piece} has ${e.rockets} rockets again.`),
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

/** The Jäger player and the end of the game. */
const jagerEvents = () => ({
  // the Jäger player: a card is null for those who may not know it
  "jager-drew": kind({ card: z.string().nullable() }, (e) => `The Jäger player draws ${cardInWords(e.card)}.`),
  "jager-laid": kind(
    { card: z.string().nullable() },
    (e) => `The Jäger player lays ${cardInWords(e.card)} face down beside the event deck.`,
  ),
  "jager-exchanged": kind(
    { discarded: listed(z.string()), card: z.string().nullable() },
    (e) => `The Jäger player discards ${together(e.discarded.map(cardInWords))} and draws ${cardInWords(e.card)}.`,
  ),
  "jager-discarded": kind(
    { card: z.string() },
    (e) => `A Jäger card goes to the Jäger discard pile: ${cardInWords(e.card)}.`,
  ),
  "jager-passed": kind(
    { held: count },
    (e) => `The Jäger player, with ${e.held} card${e.held === 1 ? "" : "s"} in his hand, does nothing.`,
  ),
  "jager-used": kind(
    { card: z.string(), panel: z.string() },
    (e) => `The Jäger player uses the card he has laid; in place of the event: ${panelInWords(e.panel)}.`,
  ),
  "token-placed": kind(
    { what: jagerToken, at: either },
    (e) => `The ${jagerTokenTitles[e.what]} token is put on ${e.at}.`,
  ),
  "token-removed": kind(
    { what: jagerToken, at: either },
    (e) => `The ${jagerTokenTitles[e.what]} token on ${e.at} is removed.`,
  ),
  "stain-turned": kind({ at: place }, (e) => `The blood stain on ${e.at} is turned to its small symbol.`),
  "cat-startled": kind({ by: piece, at: place }, (e) => `${e.by} startles the cat on ${e.at}.`),
  "twig-snapped": kind(
    { piece, at: place, radius: count },
    (e) => `A twig snaps under ${e.piece} on ${e.at}, heard within ${e.radius} squares.`,
  ),
  "in-position": kind({ piece, at: place }, (e) => `${e.piece} is in position on ${e.at}.`),
  commanded: kind(
    { piece, to: z.string(), facing },
    (e) => `The Jäger player moves ${e.piece} to ${e.to}, facing ${e.facing}.`,
  ),
  "markers-returned": kind({ piece }, (e) => `The target marker of ${e.piece} returns to ${his(e.piece)} board.`),
  left: kind({ piece }, (e) => `${e.piece} leaves the board.`),
  // the victory points that were won, and all there were
  over: kind(
    { result: z.enum(["victory", "defeat"]), why: gameEnd(), points: count, of: count },
    (e) => `${e.result === "victory" ? "Victory" : "Defeat"}: ${e.why}`,
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

type RogueEvents = EventsOf<ReturnType<typeof kinds>, Citation>;

/** One kind of event with its fields and what it rests on. */
export type EventOf<Name extends keyof RogueEvents> = RogueEvents[Name];

/** Everything that can happen. */
export type RogueEvent = RogueEvents[keyof RogueEvents];

export const { eventShapes, describe } = toldBy(kinds);
