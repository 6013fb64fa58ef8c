import * as z from "zod";
import { dictionary, type EventShapes, type Witness } from "../../kernel/index.ts";
import type { InterpretationId } from "../book/in-force.ts";
import type { RuleId } from "../book/rules/index.ts";
import { alarmEvents } from "./events/alarm.ts";
import { diceEvents } from "./events/dice.ts";
import { harmEvents } from "./events/harm.ts";
import type { EventKind } from "./events/kind.ts";
import { missionEvents } from "./events/mission.ts";
import { movingEvents } from "./events/movement.ts";
import { turnEvents } from "./events/turn.ts";
import { card, deck, seat as seats } from "./event-words.ts";

export type {
  NoEffectReason,
  BonusReason,
  EscapeReason,
  AlarmReason,
  KeptOutReason,
  MarkerReason,
  StopReason,
  TestReason,
  TraumaCause,
  LostAction,
  MarkerRemoval,
  ObjectiveGone,
  ResultText,
  RerollReason,
  RollName,
  Unveiling,
} from "./event-words.ts";

/** Every kind of event, by name. */
const kinds = {
  ...turnEvents,
  ...diceEvents,
  ...movingEvents,
  ...harmEvents,
  ...alarmEvents,
  ...missionEvents,
} as const;
type Kinds = typeof kinds;
type Name = keyof Kinds;

/** What an event may rest on: a rule, or the reading of a point the rule book leaves open. */
export type Citation = RuleId | InterpretationId;

type FieldsOf<K> = K extends EventKind<infer S> ? z.infer<z.ZodObject<S>> : never;
type EventMap = { [N in Name]: { readonly event: N; readonly cites: readonly string[] } & FieldsOf<Kinds[N]> };

/** Something that has happened. */
export type HoursEvent = EventMap[Name];

/** An event as the rules write it: it rests on rules and readings that there are. */
export type Happening = { [N in Name]: EventMap[N] & { readonly cites: readonly Citation[] } }[Name];

/** The fields of every kind of event, by name. */
export const eventShapes = (): EventShapes =>
  Object.fromEntries(Object.entries(kinds).map(([name, { shape }]) => [name, shape]));

const sentences = dictionary<{ readonly [N in Name]: { readonly sentence: (event: EventMap[N]) => string } }>(kinds);

/** The sentence of an event. */
export const describe = <N extends Name>(event: EventMap[N]): string => {
  const name: N = event.event;
  return sentences[name].sentence(event);
};

const drawn: z.ZodType<EventMap["card-drawn"]> = z.strictObject({
  event: z.literal("card-drawn"),
  cites: z.array(z.string()).readonly(),
  seat: seats,
  deck,
  card: card.nullable(),
});

/** Cards are drawn in secret; that one is drawn everybody sees. zh.order.hidden, zh.event.hidden */
export const witness: Witness<HoursEvent> = {
  eventSchema: drawn,
  kinds: ["card-drawn"],
  seenBy: (event, seat) => (event.event !== "card-drawn" || event.seat === seat ? event : { ...event, card: null }),
};
