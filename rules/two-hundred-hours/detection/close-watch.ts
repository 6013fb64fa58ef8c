import { citeIf } from "../../kernel/index.ts";
import { foundUnderWatch, isRaised, tellDiscovered } from "../alarm/index.ts";
import type { OnTable } from "../table/fighter.ts";
import {
  choose,
  type Ctx,
  isStanding,
  membersOf,
  type Moment,
  reading,
  readingOf,
  record,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { watchPoints } from "./hanging-views.ts";
import { isBody, type FighterOrBody } from "./looking.ts";
import { extraMarkers, placeMarker } from "./markers.ts";
import { isWatched, maybeWatched, pairWatchRules, watchedForCertain, type Watcher } from "./watch.ts";

/** A fighter or body under close watch as an action ends, and its watchers. */
interface Found {
  readonly subject: FighterOrBody;
  readonly by: readonly Watcher[];
}

const watchExtra = readingOf("zh.open.watch-extra");
const watchOnce = readingOf("zh.open.alarm-watch-once");

/**
 * Whoever is not under close watch as an action ends may be discovered anew, where the +3 is for each unbroken spell of
 * it. zh.open.alarm-watch-once
 */
function endWatchSpells(ctx: Ctx, some: readonly FighterOrBody[], findings: readonly Found[]): void {
  if (watchOnce(ctx) !== "once-a-spell") return;
  for (const subject of some) {
    if (isBody(subject) || findings.some((each) => each.subject === subject)) continue;
    for (const member of membersOf(ctx.state, subject)) member.discovered = false;
  }
}

/** Whether it still matters if a fighter or body is under close watch. */
const watchMatters = (ctx: Ctx, subject: FighterOrBody): boolean =>
  !subject.marker ||
  ((!subject.discovered || watchOnce(ctx) !== "once-a-battle") &&
    (isBody(subject) || sideOf(subject) === "attacker")) ||
  watchExtra(ctx) === "to-friends";

/** Every fighter and body; the first member of a pair stands for both. zh.pair.one-marker */
function subjectsToCheck(ctx: Ctx): readonly FighterOrBody[] {
  const { fighters, bodies } = ctx.state;
  const first: FighterOrBody[] = [];
  const paired: string[] = [];
  for (const fighter of fighters) {
    if (!isStanding(fighter)) continue;
    if (fighter.partner !== null) {
      paired.push(fighter.id);
      if (paired.includes(fighter.partner)) continue;
    }
    if (watchMatters(ctx, fighter)) first.push(fighter);
  }
  for (const body of bodies) if (watchMatters(ctx, body)) first.push(body);
  return first;
}

/** Asks whether a fighter found by a single enemy stays covert after all: an imposter may be revealed instead. */
export type StaysCovert = (ctx: Ctx, by: OnTable, fighter: OnTable) => Rules<boolean>;

/**
 * The end of an action: every fighter under close watch gets a marker, all at once, by where all stand; attackers and
 * bodies move the alarm track. zh.watch.marker, zh.watch.either-side, zh.open.watch-simultaneous, zh.open.watch-nested
 */
export const closeWatch: Moment<[staysCovert: StaysCovert | null]> = (ctx, staysCovert) => {
  tellWatchedAgain(ctx);
  if (reading(ctx, "zh.open.watch-simultaneous") === "in-order") return inOrder(ctx, staysCovert);
  const some = subjectsToCheck(ctx);
  const findings = foundForCertain(ctx, some);
  if (findings === null) return atOnce(ctx, some, staysCovert);
  endWatchSpells(ctx, some, findings);
  return findings.length === 0 ? undefined : markFound(ctx, findings, staysCovert);
};

function* atOnce(ctx: Ctx, some: readonly FighterOrBody[], staysCovert: StaysCovert | null): Rules {
  const findings = yield* foundAmong(ctx, some);
  endWatchSpells(ctx, some, findings);
  yield* markFound(ctx, findings, staysCovert);
}

/** Which of the given fighters and bodies are under close watch now; null if a straddle roll is needed. */
function foundForCertain(ctx: Ctx, some: readonly FighterOrBody[]): readonly Found[] | null {
  const findings: Found[] = [];
  for (const subject of some) {
    const by = watchedForCertain(ctx, maybeWatched(ctx, subject));
    if (by === null) return null;
    if (by.length > 0) findings.push({ subject, by });
  }
  return findings;
}

/**
 * Tells of attackers under close watch again for whom the alarm has risen before: by another reading it would once more.
 * zh.alarm.watch-once, zh.open.alarm-watch-once
 */
function tellWatchedAgain(ctx: Ctx): void {
  if (watchOnce(ctx) !== "once-a-battle" || isRaised(ctx)) return;
  for (const fighter of ctx.state.fighters) {
    if (!fighter.discovered || !fighter.marker || !isStanding(fighter) || sideOf(fighter) !== "attacker") continue;
    const by = watchedForCertain(ctx, maybeWatched(ctx, fighter));
    if (by !== null && by.length > 0) tellDiscovered(ctx, fighter);
  }
}

/** The same after straddle rolls. */
function* foundAmong(ctx: Ctx, some: readonly FighterOrBody[]): Rules<readonly Found[]> {
  const findings: Found[] = [];
  for (const subject of some) {
    const members = maybeWatched(ctx, subject);
    const by = watchedForCertain(ctx, members) ?? (yield* isWatched(ctx, subject, members));
    if (by.length > 0) findings.push({ subject, by });
  }
  return findings;
}

/** One after another, in the order the acting player chooses: the base of one that is found blocks the view of others. */
function* inOrder(ctx: Ctx, staysCovert: StaysCovert | null): Rules {
  const { acting, fighters } = ctx.state;
  const actor = fighters.find(({ id }) => id === acting?.fighter);
  const side = actor === undefined ? "defender" : sideOf(actor);
  let left = subjectsToCheck(ctx);
  let findings = yield* foundAmong(ctx, left);
  while (findings.length > 0) {
    const next = yield* choose(
      side,
      { id: "zh.decide.watch-order", text: "Who under close watch is found next?" },
      findings.map((each) => ({ id: each.subject.id, text: each.subject.id, value: each })),
    );
    left = left.filter((subject) => subject !== next.subject && (isBody(subject) || subject.where === "table"));
    yield* markFound(ctx, [next], staysCovert);
    findings = yield* foundAmong(ctx, left);
  }
  endWatchSpells(ctx, left, findings);
}

const distinct = <T>(all: readonly T[]): readonly T[] =>
  all.length < 2 ? all : all.filter((item, i) => all.indexOf(item) === i);

/** Tells of a fighter or body under close watch, and by whom. */
function recordWatch(ctx: Ctx, { subject, by }: Found, watchers: readonly string[]): void {
  const rows = distinct(by.map(({ rule }) => rule));
  record(ctx, {
    event: "close-watch",
    piece: subject.id,
    by: [...watchers],
    cites: [
      ...rows,
      ...citeIf(rows.includes("zh.dog.watch"), "zh.dog.no-fighter"),
      "zh.watch.either-side",
      ...pairWatchRules(subject),
      ...distinct(by.flatMap((watcher) => watchPoints(ctx, watcher))),
      ...citeIf(subject.marker, "zh.open.watch-extra"),
    ],
  });
}

/** Whether whoever is found gets a marker: a body is removed from the table instead. zh.open.body-watch */
const isMarked = (ctx: Ctx, subject: FighterOrBody): boolean =>
  !isBody(subject) || reading(ctx, "zh.open.body-watch") === "marker-first";

/** Every fighter under close watch gets a marker and moves the alarm track. */
function* markFound(ctx: Ctx, findings: readonly Found[], staysCovert: StaysCovert | null): Rules {
  for (const finding of findings) {
    const { subject, by } = finding;
    // a fighter revealed in the meantime may have left the table
    if (!isBody(subject) && subject.where !== "table") continue;
    const watchers = distinct(by.map((each) => each.by.id));
    recordWatch(ctx, finding, watchers);
    const [first] = by;
    const isSingle = first !== undefined && watchers.length === 1 && !isBody(subject);
    if (isSingle && staysCovert !== null && (yield* staysCovert(ctx, first.by, subject))) continue;
    yield* markOne(ctx, subject, first?.by);
  }
}

/** Whoever is found gets a marker, or one more where it has one, and moves the alarm track. zh.watch.marker, zh.open.watch-extra */
function* markOne(ctx: Ctx, subject: FighterOrBody, watcher: OnTable | undefined): Rules {
  const had = subject.marker;
  const marks = isMarked(ctx, subject);
  const rules = ["zh.watch.marker", "zh.open.watch-simultaneous", "zh.open.watch-extra"] as const;
  if (marks) placeMarker(ctx, subject, "close watch", ...rules, ...citeIf(isBody(subject), "zh.open.body-watch"));
  if (had && watcher !== undefined && watchExtra(ctx) === "to-friends")
    yield* extraMarkers(ctx, subject, 1, watcher, "zh.watch.marker", "zh.open.watch-extra");
  foundUnderWatch(ctx, subject, marks && !had);
}
