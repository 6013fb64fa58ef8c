import * as z from "zod";
import { compass, orNone, kind, together, toHundredths } from "../../../kernel/index.ts";
import { called, count, either, piece, place, words } from "./parts.ts";
import {
  entryWord,
  escapeReason,
  goingOn,
  objectiveGone,
  seat,
  unveiling,
  veteran,
  wakingReason,
} from "../event-words.ts";

const winds = new Map<string, string>(Object.entries(compass));

/** "N" is the north edge, "NE" the north-east corner, "N and S" the north and south edges. */
function edges(where: string): string {
  const parts = where.split(" and ");
  if (!parts.every((part) => /^[NESW]{1,2}$/.test(part))) return where;
  const spoken = parts.map((part) => [...part].map((letter) => winds.get(letter) ?? letter).join("-"));
  const what = parts.every(({ length }) => length === 2) ? "corner" : "edge";
  return `the ${spoken.join(" and ")} ${what}${parts.length > 1 ? "s" : ""}`;
}

/** Somebody who was recruited, "S1 sentry": what he is stands in brackets. */
function recruit(written: string): string {
  const at = written.indexOf(" ");
  return at < 0 ? written : `${written.slice(0, at)} (${called(written.slice(at + 1))})`;
}

/** What is laid or taken, where it is no marker but the terrain that is the AA gun of mission 8. zh.m8.gun */
const theGun = z.literal("aa-gun").optional();

/** The set-up and the missions. */
export const missionEvents = {
  recruited: kind({ seat, fighters: words }, (e) => `The ${e.seat} recruits ${together(e.fighters.map(recruit))}.`),
  "in-reserve": kind({ fighter: piece }, (e) => `${e.fighter} is in reserve.`),
  "marker-laid": kind({ what: either, at: place, is: theGun }, (e) =>
    e.is === undefined ? `${e.what} lies at ${toHundredths(e.at)}.` : `${e.what} is the AA gun.`,
  ),
  "entry-chosen": kind({ where: entryWord }, (e) =>
    e.where.includes(" is ") ? `${e.where}.` : `The attackers enter at ${edges(e.where)}.`,
  ),
  revealed: kind({ what: piece, number: count, by: piece }, (e) => `${e.by} reveals ${e.what}: ${e.number}.`),
  "objective-gone": kind({ what: piece, why: objectiveGone }, (e) => `${e.what} is gone: ${e.why}.`),
  "objective-taken": kind({ what: piece, by: piece, is: theGun }, (e) =>
    e.is === undefined ? `${e.by} carries ${e.what}.` : `${e.by} crews the AA gun.`,
  ),
  captured: kind({ captive: piece, by: piece }, (e) => `${e.by} takes ${e.captive} captive.`),
  "captive-escapes": kind({ captive: piece, why: escapeReason }, (e) => `${e.captive} escapes: ${e.why}.`),
  woken: kind({ fighter: piece, why: wakingReason }, (e) => `${e.fighter} wakes: ${e.why}.`),
  "imposter-revealed": kind(
    { sentry: piece, character: piece, why: unveiling },
    (e) => `${e.sentry} is ${e.character}: ${e.why}.`,
  ),
  "gun-fired": kind(
    { hits: count, total: count },
    (e) => `The gun scores ${orNone(e.hits, "hit")}; ${e.total} in all.`,
  ),
  bomb: kind({ location: count, item: piece.nullable() }, (e) => `A bomb strikes location ${e.location}.`),
  "veteran-given": kind({ fighter: piece, card: veteran }, (e) => `${e.fighter} has ${called(e.card)}.`),
  "veteran-kept": kind({ fighter: piece, card: veteran }, (e) => `${e.fighter} keeps ${called(e.card)} for good.`),
  "objective-met": kind(
    { seat, which: z.enum(["primary", "secondary"]) },
    (e) => `The ${e.seat} has achieved the ${e.which} objective.`,
  ),
  "goes-on": kind({ why: goingOn }, (e) => `The battle goes on, though ${e.why}.`),
};
