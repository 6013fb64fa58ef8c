import * as z from "zod";
import { type EventsOf, toldBy, type Witness } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { alarmEvents } from "./events/alarm.ts";
import { diceEvents } from "./events/dice.ts";
import { harmEvents } from "./events/harm.ts";
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
} from "./event-words.ts";

/** Every kind of event, by name. */
const kinds = { ...turnEvents, ...diceEvents, ...movingEvents, ...harmEvents, ...alarmEvents, ...missionEvents };

type HoursEvents<Cited extends string = string> = EventsOf<typeof kinds, Cited>;

/** Something that has happened. */
export type HoursEvent = HoursEvents[keyof HoursEvents];

/** An event as the rules write it: what it cites exists. */
export type CitedHoursEvent = HoursEvents<Citation>[keyof HoursEvents];

export const { eventShapes, describe } = toldBy(() => kinds);

const drawn: z.ZodType<HoursEvents["card-drawn"]> = z.strictObject({
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
