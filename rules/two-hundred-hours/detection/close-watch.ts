import { foundUnderWatch } from "../alarm/index.ts";
import type { Standing } from "../table/fighter.ts";
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
import { isBody, type Seen } from "./looking.ts";
import { extraMarkers, placeMarker } from "./markers.ts";
import { isWatched, maybeWatched, pairWatchRules, watchedForCertain, type Watcher } from "./watch.ts";

/** Somebody under close watch as an action ends, and by whom. */
interface Found {
  readonly one: Seen;
  readonly by: readonly Watcher[];
}

const watchExtra = readingOf("zh.open.watch-extra");
const watchOnce = readingOf("zh.open.alarm-watch-once");

/**
 * Whoever is not under close watch as an action ends may be discovered anew, where the +3 is for each unbroken spell of
 * it. zh.open.alarm-watch-once
 */
function spellsEnd(ctx: Ctx, some: readonly Seen[], found: readonly Found[]): void {
  if (watchOnce(ctx) !== "once-an-action") return;
  for (const one of some) {
    if (isBody(one) || found.some((each) => each.one === one)) continue;
    for (const member of membersOf(ctx.state, one)) member.discovered = false;
  }
}

/** Whether it still matters whether somebody is under close watch. */
const matters = (ctx: Ctx, one: Seen): boolean =>
  !one.marker ||
  ((!one.discovered || watchOnce(ctx) === "once-an-action") && (isBody(one) || sideOf(one) === "attacker")) ||
  watchExtra(ctx) === "to-friends";

/** Every fighter and body; of a pair the first member stands for both. zh.pair.one-marker */
function toLookAt(ctx: Ctx): readonly Seen[] {
  const { fighters, bodies } = ctx.state;
  const first: Seen[] = [];
  const paired: string[] = [];
  for (const one of fighters) {
    if (!isStanding(one)) continue;
    if (one.partner !== null) {
      paired.push(one.id);
      if (paired.includes(one.partner)) continue;
    }
    if (matters(ctx, one)) first.push(one);
  }
  for (const one of bodies) if (matters(ctx, one)) first.push(one);
  return first;
}

/** Whether somebody whom one enemy alone has found stays covert after all: an imposter may be revealed instead. */
export type StaysCovert = (ctx: Ctx, by: Standing, one: Standing) => Rules<boolean>;

/**
 * The end of an action: everybody under close watch gets a marker, all at once, from where all stand; attackers and
 * bodies move the alarm track. zh.watch.marker, zh.watch.either-side, zh.open.watch-simultaneous, zh.open.watch-nested
 */
export const closeWatch: Moment<[staysCovert: StaysCovert | null]> = (ctx, staysCovert) => {
  if (reading(ctx, "zh.open.watch-simultaneous") === "in-order") return inOrder(ctx, staysCovert);
  const some = toLookAt(ctx);
  const found = foundForCertain(ctx, some);
  if (found === null) return atOnce(ctx, some, staysCovert);
  spellsEnd(ctx, some, found);
  return found.length === 0 ? undefined : areFound(ctx, found, staysCovert);
};

function* atOnce(ctx: Ctx, some: readonly Seen[], staysCovert: StaysCovert | null): Rules {
  const found = yield* foundAmong(ctx, some);
  spellsEnd(ctx, some, found);
  yield* areFound(ctx, found, staysCovert);
}

/** Who of some is under close watch as all stand now; null where a straddle roll has to tell. */
function foundForCertain(ctx: Ctx, some: readonly Seen[]): readonly Found[] | null {
  const found: Found[] = [];
  for (const one of some) {
    const by = watchedForCertain(ctx, maybeWatched(ctx, one));
    if (by === null) return null;
    if (by.length > 0) found.push({ one, by });
  }
  return found;
}

/** The same after straddle rolls. */
function* foundAmong(ctx: Ctx, some: readonly Seen[]): Rules<readonly Found[]> {
  const found: Found[] = [];
  for (const one of some) {
    const members = maybeWatched(ctx, one);
    const by = watchedForCertain(ctx, members) ?? (yield* isWatched(ctx, one, members));
    if (by.length > 0) found.push({ one, by });
  }
  return found;
}

/** One after another, as the acting player says: a base that was found is in the way of a view to others. */
function* inOrder(ctx: Ctx, staysCovert: StaysCovert | null): Rules {
  const { acting, fighters } = ctx.state;
  const actor = fighters.find(({ id }) => id === acting?.fighter);
  const side = actor === undefined ? "defender" : sideOf(actor);
  for (let left = toLookAt(ctx); ;) {
    const found = yield* foundAmong(ctx, left);
    if (found.length === 0) {
      spellsEnd(ctx, left, found);
      return;
    }
    const next = yield* choose(
      side,
      { id: "zh.decide.watch-order", text: "Who under close watch is found next?" },
      found.map((each) => ({ id: each.one.id, text: each.one.id, value: each })),
    );
    left = left.filter((one) => one !== next.one && (isBody(one) || one.where === "table"));
    yield* areFound(ctx, [next], staysCovert);
  }
}

const distinct = <T>(all: readonly T[]): readonly T[] =>
  all.length < 2 ? all : all.filter((one, i) => all.indexOf(one) === i);

/** Whoever is under close watch gets a marker, and moves the alarm track. */
function* areFound(ctx: Ctx, found: readonly Found[], staysCovert: StaysCovert | null): Rules {
  for (const { one, by } of found) {
    // who is revealed on the way may have left the table
    if (!isBody(one) && one.where !== "table") continue;
    const watchers = distinct(by.map((each) => each.by.id));
    const rows = distinct(by.map(({ rule }) => rule));
    record(ctx, {
      event: "close-watch",
      piece: one.id,
      by: [...watchers],
      cites: [
        ...rows,
        ...(rows.includes("zh.dog.watch") ? (["zh.dog.no-fighter"] as const) : []),
        "zh.watch.either-side",
        ...pairWatchRules(one),
      ],
    });
    const [only] = by;
    const single = only !== undefined && watchers.length === 1 && !isBody(one);
    if (single && staysCovert !== null && (yield* staysCovert(ctx, only.by, one))) continue;
    const had = one.marker;
    // a body goes from the table as it is found: zh.open.body-watch
    const marks = !isBody(one) || reading(ctx, "zh.open.body-watch") === "marker-first";
    const marked = marks && !had;
    if (marks)
      placeMarker(
        ctx,
        one,
        "close watch",
        "zh.watch.marker",
        "zh.open.watch-simultaneous",
        "zh.open.watch-extra",
        ...(isBody(one) ? (["zh.open.body-watch"] as const) : []),
      );
    const extra = had && only !== undefined && watchExtra(ctx) === "to-friends";
    if (extra) yield* extraMarkers(ctx, one, 1, only.by, "zh.watch.marker", "zh.open.watch-extra");
    foundUnderWatch(ctx, one, marked);
  }
}
