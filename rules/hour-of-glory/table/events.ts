import * as z from "zod";
import { compass, counted, type EventShapes, named, orNone, phrase, spaced, type Witness } from "../../kernel/index.ts";
import { cardIds, cardText } from "../book/cards.ts";
import { skills } from "../book/characters.ts";
import { weaponIds } from "../book/items.ts";
import type { OpenPointId } from "../book/open-points.ts";
import type { RuleId } from "../book/rules/index.ts";
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

/** What an event or a requirement cites: a rule, or an open point. */
export type Citation = RuleId | OpenPointId;

const faces = z.array(z.int());
const count = z.int();
const card = z.enum(cardIds);

const piece = named.piece;
const place = named.place;

const eventKind = <K extends string, S extends z.ZodRawShape>(event: K, shape: S) =>
  z.strictObject({ event: z.literal(event), cites: z.array(z.string()).readonly(), ...shape });

const eventSchema = z.discriminatedUnion("event", [
  eventKind("phase-began", { phase: z.enum(phases), round: count, timer: count }),
  eventKind("placed", { agent: piece, at: place, facing: facingSchema.nullable() }),
  eventKind("chosen", { agent: z.union([z.literal("intruders"), piece]), what: choiceWord }),
  eventKind("turn-began", { agent: piece, squares: count }),
  eventKind("turn-ended", { agent: piece, why: turnEnd }),
  eventKind("rolled-movement", { agent: z.enum(["commander", "guards"]), dice: faces, squares: count }),
  eventKind("moved", { agent: piece, from: place, to: place }),
  eventKind("passed", { agent: piece, by: piece, at: place }),
  eventKind("stopped", { agent: piece, at: place, why: stopReason }),
  eventKind("left", { agent: piece, at: place }),
  eventKind("escaped", { agent: piece, cards: z.array(card) }),
  /** Who sees him, "g1, g2", or the enemy. */
  eventKind("exposed", { agent: piece, by: z.string() }),
  eventKind("mode", { agent: piece, mode: z.enum(["raiding", "assault"]), why: modeReason }),
  eventKind("weapon", { agent: piece, weapon: z.enum(weaponIds) }),
  eventKind("tested", { agent: piece, test: testName, skill: z.enum(skills), dice: faces, need: count, score: count }),
  eventKind("rerolled", { agent: piece, die: count, was: count, now: count }),
  eventKind("stood-down", { agent: piece, facing: facingSchema }),
  eventKind("faced", { agent: piece, facing: facingSchema }),
  eventKind("noise", { at: place, range: count }),
  eventKind("alerted", { agent: piece, facing: facingSchema, marker: place.nullable() }),
  eventKind("marker-moved", { agent: piece, marker: place.nullable() }),
  eventKind("marker-removed", { agent: piece, why: markerRemoval }),
  eventKind("door", { door: doorId, open: z.boolean(), by: piece }),
  eventKind("time", { minutes: count, timer: count, why: minutesReason }),
  eventKind("attacked", {
    agent: piece,
    target: piece,
    how: z.enum(["fight", "counterattack", "shoot"]),
    dice: faces,
    /** The dice that cover the range of a shot; the others score. */
    range: faces,
    distance: count,
    need: count,
    score: count,
  }),
  eventKind("no-effect", { agent: piece, target: piece, why: noEffectReason }),
  eventKind("resisted", {
    agent: piece,
    dice: faces,
    need: count,
    score: count,
    wound: z.enum(["light", "severe", "fatal"]),
    stands: z.enum(["no wound", "light wound", "severe wound", "fatal wound"]),
  }),
  eventKind("unconscious", { agent: piece, wound: z.enum(["light", "severe"]) }),
  eventKind("engaged", { agent: piece, with: piece }),
  eventKind("disengaged", { agent: piece }),
  eventKind("died", { agent: piece, at: place, how: deathWord }),
  eventKind("recovered", { agent: piece }),
  eventKind("recovery-failed", { agent: piece, dice: faces }),
  eventKind("sacrificed", { agent: piece }),
  eventKind("corpse-concealed", { at: place, gone: z.boolean() }),
  eventKind("took", { agent: piece, item: itemWord, at: place }),
  eventKind("card-turned", { room: roomId, card, by: piece }),
  eventKind("card-taken", { agent: piece, room: roomId, card }),
  eventKind("peeked", {
    agent: piece,
    room: roomId,
    card: card.nullable(),
    seats: z.array(phrase("intruder-", count)),
  }),
  eventKind("investigated", { agent: piece, at: place, what: z.enum(["corpse marker", "alert marker"]) }),
  eventKind("indicator", { alarm: z.boolean(), markers: count, why: indicatorReason }),
  eventKind("mobilised", { agent: piece, at: place }),
  eventKind("lost", { count, why: lossReason }),
  eventKind("demobilised", { agent: piece }),
  eventKind("replacement-rolled", { dice: faces, timer: count, comes: z.boolean() }),
  eventKind("stayed", { agent: piece, why: stayReason }),
  eventKind("over", { result: z.enum(["victory", "defeat"]), points: count, why: gameEnd }),
]);
export type GloryEvent = z.infer<typeof eventSchema>;

/** Whether a test spends time: its passes take minutes off and do not score. hg.skill.spend-time-base */
export const isByTime = (cites: readonly string[]): boolean => cites.includes("hg.skill.spend-time-base");

/** The fields of every kind of event, by name, read from the schema. */
export const eventShapes = (): EventShapes =>
  Object.fromEntries(
    eventSchema.options.map(({ shape: { event, cites: _cites, ...fields } }) => [event.value, fields] as const),
  );

/** An event as the rules write it: what it cites exists. */
export type CitedGloryEvent = GloryEvent & { readonly cites: readonly Citation[] };

type Peeked = Extract<GloryEvent, { readonly event: "peeked" }>;
const peeked: z.ZodType<Peeked> = z.strictObject({
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

const dice = (rolled: readonly number[]): string => rolled.join(", ");

const sides = new Map<string, string>(Object.entries(compass));
const facingInWords = (facing: string): string => sides.get(facing) ?? facing;

/** The book's name of a test or an action as people say it: "COUP-DE-GRACE" is a coup de grace. */
export const inPlainWords = (title: string): string =>
  title.replaceAll(/\b[A-Z]{3,}(?:-[A-Z]+)*\b/g, (code) => spaced(code).toLowerCase());

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const attackVerbs = { fight: "fights", counterattack: "strikes back at", shoot: "shoots at" } as const;

const titles: ReadonlyMap<string, string> = new Map(Object.entries(phaseTitles));

/** What happens in fights, to the wounded and to the dead. */
type CombatEvent = Extract<
  GloryEvent,
  {
    readonly event:
      | "attacked"
      | "no-effect"
      | "resisted"
      | "unconscious"
      | "engaged"
      | "disengaged"
      | "died"
      | "recovered"
      | "recovery-failed"
      | "sacrificed"
      | "corpse-concealed";
  }
>;

/** The sentence of an event in a fight. */
function describeCombat(event: CombatEvent): string {
  switch (event.event) {
    case "attacked":
      return `${event.agent} ${attackVerbs[event.how]} ${event.target} (${event.need} or more): ${dice(event.dice)}${event.range.length === 0 ? "" : `, and ${dice(event.range)} for the range`}; score ${event.score}.`;
    case "no-effect":
      return `The attack of ${event.agent} on ${event.target} has no effect: ${event.why}.`;
    case "resisted":
      return `${event.agent} tries to resist a ${event.wound} wound (${event.need} or more): ${dice(event.dice) || "no dice"}, score ${event.score}: ${event.stands}.`;
    case "unconscious":
      return `${event.agent} falls unconscious with a ${event.wound} wound.`;
    case "engaged":
      return `${event.agent} is engaged with ${event.with}.`;
    case "disengaged":
      return `${event.agent} is free of the fight.`;
    case "died":
      return `${event.agent} dies on ${event.at}: ${inPlainWords(event.how)}.`;
    case "recovered":
      return `${event.agent} recovers.`;
    case "recovery-failed":
      return `${event.agent} does not recover: ${dice(event.dice)}.`;
    case "sacrificed":
      return `${event.agent} sacrifices himself.`;
    case "corpse-concealed":
      return event.gone ? `The body on ${event.at} is concealed.` : `The body on ${event.at} becomes an alert marker.`;
  }
}

/** What becomes of cards and finds, and of the Guards and the Commander who come and go. */
type FindOrReserveEvent = Extract<
  GloryEvent,
  {
    readonly event:
      | "took"
      | "card-turned"
      | "card-taken"
      | "peeked"
      | "investigated"
      | "indicator"
      | "mobilised"
      | "lost"
      | "demobilised"
      | "replacement-rolled"
      | "stayed";
  }
>;

/** The sentence of an event about finds and reserves. */
function describeFindOrReserve(event: FindOrReserveEvent): string {
  switch (event.event) {
    case "took":
      return `${event.agent} takes ${event.item} on ${event.at}.`;
    case "card-turned":
      return `${event.by} is the first to enter room ${event.room}: its card is ${cardText(event.card)}.`;
    case "card-taken":
      return `${event.agent} takes ${cardText(event.card)} from room ${event.room}.`;
    case "peeked":
      return event.card === null
        ? `${event.agent} looks at the card of room ${event.room} in secret.`
        : `${event.agent} looks at the card of room ${event.room}: ${cardText(event.card)}.`;
    case "investigated":
      return `${event.agent} collects the ${event.what} on ${event.at}.`;
    case "indicator":
      return `The indicator shows ${event.alarm ? "alarm" : "standby"} with ${orNone(event.markers, "marker")}: ${event.why}.`;
    case "mobilised":
      return `${event.agent} is mobilised on ${event.at}.`;
    case "lost":
      return `${counted(event.count, "Guard")} ${event.count === 1 ? "does" : "do"} not come: ${event.why}.`;
    case "demobilised":
      return `${event.agent} is demobilised.`;
    case "replacement-rolled":
      return `A replacement is rolled for: ${dice(event.dice)}, with ${counted(event.timer, "minute")} left: ${event.comes ? "a Commander comes" : "nobody comes"}.`;
    case "stayed":
      return `${event.agent} stays: ${event.why}.`;
  }
}

/** The sentence of an event. */
export function describe(event: GloryEvent): string {
  switch (event.event) {
    case "phase-began":
      return `Round ${event.round}: ${titles.get(event.phase) ?? event.phase}; ${counted(event.timer, "minute")} left.`;
    case "placed":
      return `${event.agent} stands on ${event.at}${event.facing === null ? "" : `, facing ${facingInWords(event.facing)}`}.`;
    case "chosen":
      return event.what.startsWith("order ")
        ? `The turns are in this order: ${event.what.slice("order ".length)}.`
        : `${event.agent}: ${inPlainWords(event.what)}.`;
    case "turn-began":
      return `${event.agent}'s turn begins: ${counted(event.squares, "square")} to move.`;
    case "turn-ended":
      return `${event.agent}'s turn ends: ${event.why}.`;
    case "rolled-movement":
      return `${event.agent} rolls ${dice(event.dice)} and may move ${counted(event.squares, "square")}.`;
    case "moved":
      return `${event.agent} moves from ${event.from} to ${event.to}.`;
    case "passed":
      return `${event.agent} passes ${event.by} on ${event.at}.`;
    case "stopped":
      return `${event.agent} stops on ${event.at}: ${event.why}.`;
    case "left":
      return `${event.agent} leaves through the entrance.`;
    case "escaped":
      return `${event.agent} escapes${event.cards.length === 0 ? "" : ` with ${event.cards.map(cardText).join(", ")}`}.`;
    case "exposed":
      return `${event.by.replace(/, ([^,]*)$/, " and $1")} ${event.by.includes(", ") ? "expose" : "exposes"} ${event.agent}.`;
    case "mode":
      return `${event.agent} switches to ${event.mode} mode: ${event.why}.`;
    case "weapon":
      return `${event.agent} takes up the ${event.weapon}.`;
    case "tested":
      return `${event.agent} rolls for ${inPlainWords(event.test)} (${event.skill}, ${event.need} or more): ${dice(event.dice)}; ${isByTime(event.cites) ? orNone(event.score, "pass", "passes") : `score ${event.score}`}.`;
    case "rerolled":
      return `${event.agent} rerolls a ${event.was}: ${event.now}.`;
    case "stood-down":
      return `${event.agent} stands down and faces ${facingInWords(event.facing)}.`;
    case "faced":
      return `${event.agent} faces ${facingInWords(event.facing)}.`;
    case "noise":
      return `A noise at ${event.at} carries ${counted(event.range, "square")}.`;
    case "alerted":
      return `${event.agent} is alerted and faces ${facingInWords(event.facing)}${event.marker === null ? "" : `, with a marker on ${event.marker}`}.`;
    case "marker-moved":
      return `The marker of ${event.agent} lies ${event.marker === null ? "nowhere" : `on ${event.marker}`}.`;
    case "marker-removed":
      return `The marker of ${event.agent} is removed: ${event.why}.`;
    case "door":
      return `${event.by} ${event.open ? "opens" : "closes"} the door ${event.door}.`;
    case "time":
      return `${capital(inPlainWords(event.why))} takes ${counted(event.minutes, "minute")}; ${event.timer} left.`;
    case "attacked":
    case "no-effect":
    case "resisted":
    case "unconscious":
    case "engaged":
    case "disengaged":
    case "died":
    case "recovered":
    case "recovery-failed":
    case "sacrificed":
    case "corpse-concealed":
      return describeCombat(event);
    case "took":
    case "card-turned":
    case "card-taken":
    case "peeked":
    case "investigated":
    case "indicator":
    case "mobilised":
    case "lost":
    case "demobilised":
    case "replacement-rolled":
    case "stayed":
      return describeFindOrReserve(event);
    case "over":
      return `${event.result === "victory" ? "The Intruders win" : "The Defender wins"} (${counted(event.points, "point")}): ${event.why}.`;
  }
}
