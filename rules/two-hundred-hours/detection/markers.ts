import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { MarkerReason, MarkerRemoval, NoEffectReason } from "../table/events.ts";
import { moveAlarm } from "../alarm/index.ts";
import { areWithin, nearestTo } from "../table/measuring.ts";
import { alertsOf, type Roll, stealthsOf } from "../dice/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import {
  choose,
  friendsOf,
  type Ctx,
  membersOf,
  number,
  partnerOf,
  reading,
  record,
  type Rules,
  sideOf,
  standingOf,
} from "../table/context.ts";
import { countsFor, isBody, type FighterOrBody } from "./looking.ts";
import { isWatched } from "./watch.ts";

/** The fighters that share a marker: a pair has one for both. zh.pair.one-marker */
const carriers = (ctx: Ctx, subject: FighterOrBody): readonly { marker: boolean }[] =>
  isBody(subject) ? [subject] : membersOf(ctx.state, subject);

/**
 * Places a marker on a fighter or body without one; the alarm track goes up for an attacker. zh.alert.place,
 * zh.alarm.marker-placed, zh.alert.one-marker, zh.alert.no-supply-limit
 */
export function placeMarker(ctx: Ctx, subject: FighterOrBody, why: MarkerReason, ...cites: readonly Citation[]): void {
  if (subject.marker) return;
  const marked = carriers(ctx, subject);
  for (const each of marked) each.marker = true;
  record(ctx, {
    event: "marker-placed",
    piece: subject.id,
    why,
    cites: [
      ...cites,
      "zh.alert.one-marker",
      ...citeIf(marked.length > 1, "zh.pair.one-marker"),
      "zh.alert.no-supply-limit",
    ],
  });
  const counts = !isBody(subject) || reading(ctx, "zh.open.body-marker") === "counts";
  if (countsFor(subject) === "attacker" && counts)
    moveAlarm(
      ctx,
      number(ctx, "zh.number.alarm-marker"),
      `a marker on ${subject.id}`,
      "zh.alarm.marker-placed",
      ...citeIf(isBody(subject), "zh.open.body-marker"),
    );
}

/** Removes a marker; the alarm track goes down for an attacker. zh.stealth.remove, zh.alarm.marker-removed */
export function removeMarker(ctx: Ctx, fighter: Fighter, why: MarkerRemoval, ...cites: readonly Citation[]): void {
  if (!fighter.marker) return;
  for (const each of membersOf(ctx.state, fighter)) each.marker = false;
  record(ctx, { event: "marker-removed", piece: fighter.id, why, cites });
  if (sideOf(fighter) === "attacker")
    moveAlarm(ctx, -number(ctx, "zh.number.alarm-marker"), `the marker of ${fighter.id}`, "zh.alarm.marker-removed");
}

/** Bodies that may get an extra marker: in a defender's roll they count as covert attackers. zh.open.body-extra */
function bodiesForExtra(ctx: Ctx, from: FighterOrBody, chooser: Fighter): readonly FighterOrBody[] {
  const how = reading(ctx, "zh.open.body-extra");
  if (countsFor(from) !== "attacker" || how === "neither") return [];
  return how === "both" || sideOf(chooser) === "defender" ? ctx.state.bodies : [];
}

/** The nearest friends without a marker that may get an extra one. zh.alert.extra-placing */
function nextForExtra(ctx: Ctx, from: FighterOrBody, chooser: Fighter): readonly FighterOrBody[] {
  const partner = isBody(from) ? undefined : partnerOf(ctx.state, from);
  const friends = isBody(from) ? standingOf(ctx.state, "attacker") : friendsOf(ctx.state, from);
  const near = [...friends, ...bodiesForExtra(ctx, from, chooser)].filter(
    (friend) =>
      !friend.marker &&
      friend.id !== partner?.id &&
      friend.id !== from.id &&
      areWithin(ctx, from.at, friend.at, "zh.number.extra-marker"),
  );
  return nearestTo(ctx, from.at, near);
}

/** Whether an alert that nobody can take counts for the alarm. zh.alarm.marker-unplaced, zh.open.alarm-unplaced */
function unplacedCounts(ctx: Ctx, from: FighterOrBody): boolean {
  if (countsFor(from) !== "attacker") return false;
  if (reading(ctx, "zh.open.alarm-unplaced") === "still-counts") return true;
  // the other member of a pair is not another attacker: both share a marker
  const others = isBody(from)
    ? standingOf(ctx.state, "attacker")
    : friendsOf(ctx.state, from).filter(({ id }) => id !== from.partner);
  return !others.some((friend) => areWithin(ctx, from.at, friend.at, "zh.number.extra-marker"));
}

/**
 * Extra markers, one each on covert fighters of the same force within 6″, nearest first; those for whom nobody is left
 * are not placed, and may still move the alarm track. zh.alert.extra-placing, zh.alert.extra-none-left,
 * zh.alert.unplaced-alarm
 */
export function* extraMarkers(
  ctx: Ctx,
  from: FighterOrBody,
  count: number,
  chooser: Fighter,
  ...cites: readonly Citation[]
): Rules {
  for (let left = count; left > 0; left--) {
    const next = nextForExtra(ctx, from, chooser);
    if (next.length === 0) {
      const why = "no covert friend is near enough";
      record(ctx, {
        event: "marker-unplaced",
        piece: from.id,
        why,
        cites: [...cites, "zh.alert.extra-none-left", "zh.alert.unplaced-alarm"],
      });
      if (unplacedCounts(ctx, from))
        moveAlarm(
          ctx,
          number(ctx, "zh.number.alarm-marker"),
          `an alert of ${from.id}`,
          "zh.alarm.marker-unplaced",
          "zh.open.alarm-unplaced",
        );
      continue;
    }
    const friend = yield* choose(
      sideOf(chooser),
      { id: "zh.decide.extra-alert-tie", text: "Who gets the extra marker?", piece: chooser.id },
      // with enough markers for all of them there is nothing to choose
      (left >= next.length ? next.slice(0, 1) : next).map((subject) => ({
        id: subject.id,
        text: subject.id,
        value: subject,
      })),
    );
    placeMarker(
      ctx,
      friend,
      `an extra alert of ${from.id}`,
      ...cites,
      "zh.alert.extra-placing",
      ...citeIf(isBody(friend), "zh.open.body-extra"),
    );
  }
}

/** Alerts of a fighter's roll: one on itself if it has none, the others on friends. zh.alert.extra-detected, zh.alert.extra-several */
export function* placeAlerts(
  ctx: Ctx,
  fighter: OnTable,
  count: number,
  why: MarkerReason,
  ...cites: readonly Citation[]
): Rules {
  if (count <= 0) return;
  const had = fighter.marker;
  placeMarker(ctx, fighter, why, ...cites, "zh.alert.place");
  const extra = had ? count : count - 1;
  yield* extraMarkers(
    ctx,
    fighter,
    extra,
    fighter,
    ...cites,
    had ? "zh.alert.extra-detected" : "zh.alert.extra-several",
  );
}

/** What remains of alerts and stealth results of one roll. zh.stealth.cancel, zh.open.very-loud-stealth */
export function remainder(
  ctx: Ctx,
  alerts: number,
  stealths: number,
  { loud }: { readonly loud: boolean },
): { readonly alerts: number; readonly stealths: number } {
  const rolled = loud && reading(ctx, "zh.open.very-loud-stealth") === "minimum-first" ? Math.max(1, alerts) : alerts;
  const both = Math.min(rolled, stealths);
  const left = rolled - both;
  const least = loud && reading(ctx, "zh.open.very-loud-stealth") === "one-remains" ? 1 : 0;
  return { alerts: Math.max(least, left), stealths: stealths - both };
}

/** How the results of an action's roll are applied. */
export interface ApplyingResults {
  /** Stealth results from another source: Freeze. */
  readonly stealths?: number;
  /** Whether alerts count at all. zh.sneak.alert-15, zh.m8.noisy */
  readonly alertsCount?: boolean;
  /** Whether a marker can be removed: not in a Shoot, Fight or Defend action. zh.stealth.not-in-attack */
  readonly removes?: boolean;
  /** Whether there is at least one alert. zh.special.very-loud */
  readonly loud?: boolean;
  /** Whether a marker is removed even under close watch: Into the Dark. */
  readonly pastWatch?: boolean;
}

/** Whether close watch keeps the marker of a fighter on it, by the row that says so. zh.watch.no-removal, zh.open.removal-watch-when */
function* keepsMarker(
  ctx: Ctx,
  fighter: OnTable,
): Rules<{ readonly text: NoEffectReason; readonly rule: Citation } | null> {
  const { acting } = ctx.state;
  if (reading(ctx, "zh.open.removal-watch-when") === "start" && acting?.fighter === fighter.id)
    return acting.watched
      ? { text: `${fighter.id} was under close watch as it began`, rule: "zh.watch.no-removal" }
      : null;
  const [watcher] = yield* isWatched(ctx, fighter);
  return watcher === undefined
    ? null
    : { text: `${fighter.id} is under close watch by ${watcher.by.id}`, rule: watcher.rule };
}

/**
 * Applies alerts and stealth results of an action's roll to the fighter that made it, after its medals and its move.
 * zh.alert.any-action, zh.stealth.cancel, zh.stealth.remove, zh.watch.no-removal, zh.open.result-order
 */
export function* applyResults(
  ctx: Ctx,
  roll: Roll,
  fighter: OnTable,
  { stealths: more = 0, alertsCount = true, removes = true, loud = false, pastWatch = false }: ApplyingResults,
  ...cites: readonly Citation[]
): Rules {
  const rolledAlerts = alertsCount ? alertsOf(roll) : 0;
  const rolledStealths = stealthsOf(roll) + more;
  const { alerts, stealths } = remainder(ctx, rolledAlerts, rolledStealths, { loud });
  if (rolledAlerts > 0 && rolledStealths > 0)
    record(ctx, {
      event: "results-cancelled",
      fighter: fighter.id,
      alerts,
      stealths,
      cites: ["zh.stealth.cancel", "zh.open.very-loud-stealth"],
    });
  if (loud && alerts > rolledAlerts) cites = [...cites, "zh.special.very-loud", "zh.open.very-loud-stealth"];
  if (alerts > 0)
    yield* placeAlerts(ctx, fighter, alerts, `an alert in its ${roll.name}`, ...cites, "zh.alert.any-action");
  if (stealths === 0 || !fighter.marker || alerts > 0) return;
  const nothing = (why: NoEffectReason, ...by: readonly Citation[]): void =>
    record(ctx, { event: "no-effect", fighter: fighter.id, what: ["stealth"], why, cites: by });
  if (!removes) return nothing("no marker is removed in an attack", "zh.stealth.not-in-attack");
  const keeps = pastWatch ? null : yield* keepsMarker(ctx, fighter);
  if (keeps !== null) return nothing(keeps.text, "zh.watch.no-removal", "zh.open.removal-watch-when", keeps.rule);
  removeMarker(
    ctx,
    fighter,
    `a stealth result in its ${roll.name}`,
    ...cites,
    "zh.stealth.remove",
    "zh.alert.any-action",
  );
}
