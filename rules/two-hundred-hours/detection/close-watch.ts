import { citeIf } from "../../kernel/index.ts";
import { foundUnderWatch } from "../alarm/index.ts";
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
  for (let left = subjectsToCheck(ctx); ;) {
    const findings = yield* foundAmong(ctx, left);
    if (findings.length === 0) {
      endWatchSpells(ctx, left, findings);
      return;
    }
    const next = yield* choose(
      side,
      { id: "zh.decide.watch-order", text: "Who under close watch is found next?" },
      findings.map((each) => ({ id: each.subject.id, text: each.subject.id, value: each })),
    );
    left = left.filter((subject) => subject !== next.subject && (isBody(subject) || subject.where === "table"));
    yield* markFound(ctx, [next], staysCovert);
  }
}

const distinct = <T>(all: readonly T[]): readonly T[] =>
  all.length < 2 ? all : all.filter((item, i) => all.indexOf(item) === i);

/** Every fighter under close watch gets a marker and moves the alarm track. */
function* markFound(ctx: Ctx, findings: readonly Found[], staysCovert: StaysCovert | null): Rules {
  for (const { subject, by } of findings) {
    // a fighter revealed in the meantime may have left the table
    if (!isBody(subject) && subject.where !== "table") continue;
    const watchers = distinct(by.map((each) => each.by.id));
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
      ],
    });
    const [only] = by;
    const single = only !== undefined && watchers.length === 1 && !isBody(subject);
    if (single && staysCovert !== null && (yield* staysCovert(ctx, only.by, subject))) continue;
    const had = subject.marker;
    // a body is removed from the table when it is found: zh.open.body-watch
    const marks = !isBody(subject) || reading(ctx, "zh.open.body-watch") === "marker-first";
    const marked = marks && !had;
    if (marks)
      placeMarker(
        ctx,
        subject,
        "close watch",
        "zh.watch.marker",
        "zh.open.watch-simultaneous",
        "zh.open.watch-extra",
        ...citeIf(isBody(subject), "zh.open.body-watch"),
      );
    const extra = had && only !== undefined && watchExtra(ctx) === "to-friends";
    if (extra) yield* extraMarkers(ctx, subject, 1, only.by, "zh.watch.marker", "zh.open.watch-extra");
    foundUnderWatch(ctx, subject, marked);
  }
}
