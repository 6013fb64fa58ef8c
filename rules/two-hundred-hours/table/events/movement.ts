import { kind, toHundredths } from "../../../kernel/index.ts";
import { count, flag, piece, place, places, wind, word } from "./parts.ts";
import { keptOutReason, pendingKind, seat, staysOffReason, stopReason } from "../event-words.ts";

/** What it means that somebody makes no use of what is asked, by the kind of the question. */
const forgone: Readonly<Record<string, (who: string) => string>> = {
  facing: (who) => `${who} does not turn`,
  "patrol-marker": () => "the Patrol marker stays where it lies",
};

const leftOut = (e: { readonly seat: string; readonly fighter: string | null; readonly what: string }): string =>
  `The ${e.seat} leaves it: ${(forgone[e.what] ?? ((who: string) => `${who} stays where it is`))(e.fighter ?? "nobody")}.`;

/** Moves, facings, terrain, entering and leaving. */
export const movingEvents = {
  moved: kind(
    { fighter: piece, from: place, to: place, path: places, inches: word, found: flag },
    (e) => `${e.fighter} moves ${toHundredths(e.inches)}″ from ${toHundredths(e.from)} to ${toHundredths(e.to)}.`,
  ),
  faced: kind({ fighter: piece, facing: count }, (e) => `${e.fighter} faces ${wind(e.facing)}.`),
  stopped: kind(
    { fighter: piece, at: place, why: stopReason },
    (e) => `${e.fighter} stops at ${toHundredths(e.at)}: ${e.why}.`,
  ),
  crossed: kind(
    { fighter: piece, item: piece, inches: word },
    (e) => `${e.fighter} crosses ${e.item} (${toHundredths(e.inches)}″).`,
  ),
  climbed: kind(
    { fighter: piece, item: piece, up: flag },
    (e) => `${e.fighter} climbs ${e.up ? "onto" : "down from"} ${e.item}.`,
  ),
  "entered-building": kind({ fighter: piece, item: piece }, (e) => `${e.fighter} enters ${e.item}.`),
  "kept-out": kind(
    { fighter: piece, item: piece, why: keptOutReason },
    (e) => `${e.fighter} does not get into ${e.item}: ${e.why}.`,
  ),
  placed: kind({ piece, at: place, facing: count.nullable() }, (e) => `${e.piece} stands at ${toHundredths(e.at)}.`),
  entered: kind({ fighter: piece, at: place }, (e) => `${e.fighter} moves onto the table at ${toHundredths(e.at)}.`),
  "answered-alone": kind(
    { seat },
    () => "No action is under way that this could answer: nothing follows from it, and play goes on.",
  ),
  "left-out": kind({ seat, fighter: piece.nullable(), what: pendingKind }, (e) => leftOut(e)),
  "stays-off": kind({ fighter: piece, why: staysOffReason }, (e) => `${e.fighter} stays off the table: ${e.why}.`),
  left: kind({ fighter: piece, at: place }, (e) => `${e.fighter} moves off the table at ${toHundredths(e.at)}.`),
};
