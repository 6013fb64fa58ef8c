import { kind, toHundredths } from "../../../kernel/index.ts";
import { called, count, piece, place, withArticle } from "./parts.ts";
import { alarmLevel, alarmReason, bodyGone, card, deck, seat } from "../event-words.ts";

/** The alarm track, bodies, lights, cards. */
export const alarmEvents = {
  alarm: kind(
    { change: count, track: count, level: alarmLevel, why: alarmReason },
    (e) => `The alarm track stands at ${e.track}, ${e.level}: ${e.why}.`,
  ),
  "alarm-raised": kind({ turn: count }, () => "The alarm is raised."),
  "body-lies": kind({ body: piece, at: place }, (e) => `The body ${e.body} lies at ${toHundredths(e.at)}.`),
  "body-dragged": kind(
    { body: piece, by: piece, at: place },
    (e) => `${e.by} drags ${e.body} to ${toHundredths(e.at)}.`,
  ),
  "body-gone": kind({ body: piece, why: bodyGone }, (e) => `${e.body} is removed: ${e.why}.`),
  "light-placed": kind({ light: piece, at: place }, (e) => `${e.light} shines at ${toHundredths(e.at)}.`),
  "light-moved": kind({ light: piece, from: place, to: place }, (e) => `${e.light} moves to ${toHundredths(e.to)}.`),
  "card-drawn": kind(
    { seat, deck, card: card.nullable() },
    (e) => `The ${e.seat} draws ${e.card === null ? `${withArticle(e.deck)} card` : called(e.card)}.`,
  ),
  "card-discarded": kind({ seat, card }, (e) => `The ${e.seat} discards ${called(e.card)}.`),
  "card-played": kind({ seat, card, on: piece.nullable() }, (e) => `The ${e.seat} plays ${called(e.card)}.`),
  "card-returned": kind({ seat, card }, (e) => `${called(e.card)} returns to the hand of the ${e.seat}.`),
  "deck-empty": kind({ seat, deck }, (e) => `There is no ${e.deck} card left for the ${e.seat}.`),
};
