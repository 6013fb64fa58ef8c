import * as z from "zod";
import {
  capital,
  compass,
  counted,
  type EventsOf,
  kind,
  named,
  orNone,
  phrase,
  spaced,
  together,
  toldBy,
  type Witness,
} from "../../kernel/index.ts";
import { cardIds, cardText } from "../book/cards.ts";
import { skills } from "../book/characters.ts";
import { weaponIds, itemNames } from "../book/items.ts";
import type { Citation } from "../book/citation.ts";
import {
  choiceWord,
  deathWord,
  gameEnd,
  indicatorReason,
  itemWord,
  lossReason,
  markerRemoval,
  minutesReason,
  modeReason,
  noEffectReason,
  stayReason,
  stopReason,
  testName,
  turnEnd,
} from "./event-words.ts";
import { doorId, facingSchema, phases, phaseTitles, roomId } from "./state.ts";

const faces = z.array(z.int());
const count = z.int();
const card = z.enum(cardIds);

const piece = named.piece;
const place = named.place;

/** Whether a test spends time: its passes take minutes off and do not score. hg.skill.spend-time-base */
export const isByTime = (cites: readonly string[]): boolean => cites.includes("hg.skill.spend-time-base");

const dice = (rolled: readonly number[]): string => rolled.join(", ");

const sides = new Map<string, string>(Object.entries(compass));
const facingInWords = (facing: string): string => sides.get(facing) ?? facing;

/** The book's name of a test or an action as people say it: "COUP-DE-GRACE" is a coup de grace. */
export const inPlainWords = (title: string): string =>
  title.replaceAll(/\b[A-Z]{3,}(?:-[A-Z]+)*\b/g, (code) => spaced(code).toLowerCase());

const attackVerbs = { fight: "fights", counterattack: "strikes back at", shoot: "shoots at" } as const;

const titles: ReadonlyMap<string, string> = new Map(Object.entries(phaseTitles));

const isItem = (word: string): word is keyof typeof itemNames => Object.hasOwn(itemNames, word);

/** A find as people say it: by its name on the card, intelligence by its number. */
const itemInWords = (item: string): string => (isItem(item) ? `the ${itemNames[item]}` : item);

/** In which order the Intruders take their turns; of one alone that he is all there are. */
const orderInWords = (order: string): string =>
  order.includes(", ") ? `The turns are in this order: ${order}.` : `${order} is the only Intruder.`;

/** Every kind of event, by name. */
const kinds = {
  "phase-began": kind(
    { phase: z.enum(phases), round: count, timer: count },
    (e) => `Round ${e.round}: ${titles.get(e.phase) ?? e.phase}; ${counted(e.timer, "minute")} left.`,
  ),
  placed: kind(
    { agent: piece, at: place, facing: facingSchema.nullable() },
    (e) => `${e.agent} stands on ${e.at}${e.facing === null ? "" : `, facing ${facingInWords(e.facing)}`}.`,
  ),
  chosen: kind({ agent: z.union([z.literal("intruders"), piece]), what: choiceWord }, (e) =>
    e.what.startsWith("order ") ? orderInWords(e.what.slice("order ".length)) : `${e.agent}: ${inPlainWords(e.what)}.`,
  ),
  "turn-began": kind(
    { agent: piece, squares: count },
    (e) => `${e.agent}'s turn begins: ${counted(e.squares, "square")} to move.`,
  ),
  "turn-ended": kind({ agent: piece, why: turnEnd }, (e) => `${e.agent}'s turn ends: ${e.why}.`),
  "rolled-movement": kind(
    { agent: z.enum(["commander", "guards"]), dice: faces, squares: count },
    (e) =>
      `${e.agent === "guards" ? "The Guards roll" : `${e.agent} rolls`} ${dice(e.dice)} and may move ${counted(e.squares, "square")}.`,
  ),
  moved: kind({ agent: piece, from: place, to: place }, (e) => `${e.agent} moves from ${e.from} to ${e.to}.`),
  passed: kind({ agent: piece, by: piece, at: place }, (e) => `${e.agent} passes ${e.by} on ${e.at}.`),
  stopped: kind({ agent: piece, at: place, why: stopReason }, (e) => `${e.agent} stops on ${e.at}: ${e.why}.`),
  left: kind({ agent: piece, at: place }, (e) => `${e.agent} leaves through the entrance.`),
  escaped: kind(
    { agent: piece, cards: z.array(card) },
    (e) => `${e.agent} escapes${e.cards.length === 0 ? "" : ` with ${e.cards.map(cardText).join(", ")}`}.`,
  ),
  /** Who sees him, "g1, g2", or the enemy. */
  exposed: kind(
    { agent: piece, by: z.string() },
    (e) => `${together(e.by.split(", "))} ${e.by.includes(", ") ? "expose" : "exposes"} ${e.agent}.`,
  ),
  mode: kind(
    { agent: piece, mode: z.enum(["raiding", "assault"]), why: modeReason },
    (e) => `${e.agent} switches to ${e.mode} mode: ${e.why}.`,
  ),
  weapon: kind({ agent: piece, weapon: z.enum(weaponIds) }, (e) => `${e.agent} takes up the ${e.weapon}.`),
  tested: kind(
    { agent: piece, test: testName, skill: z.enum(skills), dice: faces, need: count, score: count },
    (e) =>
      `${e.agent} rolls for ${inPlainWords(e.test)} (${e.skill}, ${e.need} or more): ${dice(e.dice)}; ${isByTime(e.cites) ? orNone(e.score, "pass", "passes") : `score ${e.score}`}.`,
  ),
  rerolled: kind(
    { agent: piece, die: count, was: count, now: count },
    (e) => `${e.agent} rerolls a ${e.was}: ${e.now}.`,
  ),
  "stood-down": kind(
    { agent: piece, facing: facingSchema },
    (e) => `${e.agent} stands down and faces ${facingInWords(e.facing)}.`,
  ),
  faced: kind({ agent: piece, facing: facingSchema }, (e) => `${e.agent} faces ${facingInWords(e.facing)}.`),
  noise: kind({ at: place, range: count }, (e) => `A noise at ${e.at} carries ${counted(e.range, "square")}.`),
  alerted: kind(
    { agent: piece, facing: facingSchema, marker: place.nullable() },
    (e) =>
      `${e.agent} is alerted and faces ${facingInWords(e.facing)}${e.marker === null ? "" : `, with a marker on ${e.marker}`}.`,
  ),
  "marker-moved": kind(
    { agent: piece, marker: place.nullable() },
    (e) => `The marker of ${e.agent} ${e.marker === null ? "is gone" : `lies on ${e.marker}`}.`,
  ),
  "marker-removed": kind({ agent: piece, why: markerRemoval }, (e) => `The marker of ${e.agent} is removed: ${e.why}.`),
  door: kind(
    { door: doorId, open: z.boolean(), by: piece },
    (e) => `${e.by} ${e.open ? "opens" : "closes"} the door ${e.door}.`,
  ),
  time: kind(
    { minutes: count, timer: count, why: minutesReason },
    (e) =>
      `${capital(inPlainWords(e.why))} takes ${e.minutes === 0 ? "no time" : counted(e.minutes, "minute")}; ${e.timer} left.`,
  ),
  attacked: kind(
    {
      agent: piece,
      target: piece,
      how: z.enum(["fight", "counterattack", "shoot"]),
      dice: faces,
      /** The dice that cover the range of a shot; the others score. */
      range: faces,
      distance: count,
      need: count,
      score: count,
    },
    (e) =>
      `${e.agent} ${attackVerbs[e.how]} ${e.target} (${e.need} or more): ${dice(e.dice)}${e.range.length === 0 ? "" : `, and ${dice(e.range)} for the range`}; score ${e.score}.`,
  ),
  "no-effect": kind(
    { agent: piece, target: piece, why: noEffectReason },
    (e) => `The attack of ${e.agent} on ${e.target} has no effect: ${e.why}.`,
  ),
  resisted: kind(
    {
      agent: piece,
      dice: faces,
      need: count,
      score: count,
      wound: z.enum(["light", "severe", "fatal"]),
      stands: z.enum(["no wound", "light wound", "severe wound", "fatal wound"]),
    },
    (e) =>
      `${e.agent} tries to resist a ${e.wound} wound (${e.need} or more): ${dice(e.dice) || "no dice"}, score ${e.score}: ${e.stands}.`,
  ),
  unconscious: kind(
    { agent: piece, wound: z.enum(["light", "severe"]) },
    (e) => `${e.agent} falls unconscious with a ${e.wound} wound.`,
  ),
  engaged: kind({ agent: piece, with: piece }, (e) => `${e.agent} is engaged with ${e.with}.`),
  disengaged: kind({ agent: piece }, (e) => `${e.agent} is free of the fight.`),
  died: kind({ agent: piece, at: place, how: deathWord }, (e) => `${e.agent} dies on ${e.at}: ${inPlainWords(e.how)}.`),
  recovered: kind({ agent: piece }, (e) => `${e.agent} recovers.`),
  "recovery-failed": kind({ agent: piece, dice: faces }, (e) => `${e.agent} does not recover: ${dice(e.dice)}.`),
  sacrificed: kind({ agent: piece }, (e) => `${e.agent} sacrifices himself.`),
  "corpse-concealed": kind({ at: place, gone: z.boolean() }, (e) =>
    e.gone ? `The body on ${e.at} is concealed.` : `The body on ${e.at} becomes an alert marker.`,
  ),
  took: kind({ agent: piece, item: itemWord, at: place }, (e) => `${e.agent} takes ${itemInWords(e.item)} on ${e.at}.`),
  "card-turned": kind(
    { room: roomId, card, by: piece },
    (e) => `${e.by} is the first to enter room ${e.room}: its card is ${cardText(e.card)}.`,
  ),
  "card-taken": kind(
    { agent: piece, room: roomId, card },
    (e) => `${e.agent} takes ${cardText(e.card)} from room ${e.room}.`,
  ),
  peeked: kind({ agent: piece, room: roomId, card: card.nullable(), seats: z.array(phrase("intruder-", count)) }, (e) =>
    e.card === null
      ? `${e.agent} looks at the card of room ${e.room} in secret.`
      : `${e.agent} looks at the card of room ${e.room}: ${cardText(e.card)}.`,
  ),
  investigated: kind(
    { agent: piece, at: place, what: z.enum(["corpse marker", "alert marker"]) },
    (e) => `${e.agent} collects the ${e.what} on ${e.at}.`,
  ),
  indicator: kind(
    { alarm: z.boolean(), markers: count, why: indicatorReason },
    (e) => `The indicator shows ${e.alarm ? "alarm" : "standby"} with ${orNone(e.markers, "marker")}: ${e.why}.`,
  ),
  mobilised: kind({ agent: piece, at: place }, (e) => `${e.agent} is mobilised on ${e.at}.`),
  lost: kind(
    { count, why: lossReason },
    (e) => `${counted(e.count, "Guard")} ${e.count === 1 ? "does" : "do"} not come: ${e.why}.`,
  ),
  demobilised: kind({ agent: piece }, (e) => `${e.agent} is demobilised.`),
  "replacement-rolled": kind(
    { dice: faces, timer: count, comes: z.boolean() },
    (e) =>
      `A replacement is rolled for: ${dice(e.dice)}, with ${counted(e.timer, "minute")} left: ${e.comes ? "a Commander comes" : "nobody comes"}.`,
  ),
  stayed: kind({ agent: piece, why: stayReason }, (e) => `${e.agent} stays: ${e.why}.`),
  over: kind(
    { result: z.enum(["victory", "defeat"]), points: count, why: gameEnd },
    (e) =>
      `${e.result === "victory" ? "The Intruders win" : "The Defender wins"} (${counted(e.points, "point")}): ${e.why}.`,
  ),
};

type GloryEvents<Cited extends string = string> = EventsOf<typeof kinds, Cited>;

/** Something that has happened. */
export type GloryEvent = GloryEvents[keyof GloryEvents];

/** An event as the rules write it: what it cites exists. */
export type CitedGloryEvent = GloryEvents<Citation>[keyof GloryEvents];

export const { eventShapes, describe } = toldBy(() => kinds);

const peeked: z.ZodType<GloryEvents["peeked"]> = z.strictObject({
  event: z.literal("peeked"),
  cites: z.array(z.string()).readonly(),
  agent: z.string(),
  room: z.string(),
  card: card.nullable(),
  seats: z.array(phrase("intruder-", count)),
});

/** Only those who looked in secret learn what they saw; everybody learns that they looked. hg.info.peek-private */
export const witness: Witness<GloryEvent> = {
  eventSchema: peeked,
  kinds: ["peeked"],
  seenBy: (event, seat) =>
    event.event !== "peeked" || event.seats.some((witnessing) => witnessing === seat)
      ? event
      : { ...event, card: null },
};
