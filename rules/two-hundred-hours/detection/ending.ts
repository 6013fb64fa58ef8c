import { foundUnderWatch } from "../alarm/index.ts";
import type { Standing } from "../state/index.ts";
import { type G, reading, record, type Rules, sideOf, standing } from "../table.ts";
import { isBody, type Seen } from "./looking.ts";
import { extraMarkers, placeMarker } from "./markers.ts";
import { isWatched, type Watcher } from "./watch.ts";

/** Somebody under close watch as an action ends, and by whom. */
interface Found {
  readonly one: Seen;
  readonly by: readonly Watcher[];
}

/** Whether it still matters whether somebody is under close watch. */
const matters = (g: G, one: Seen): boolean =>
  !one.marker ||
  reading(g, "zh.open.watch-extra") === "to-friends" ||
  ((isBody(one) || sideOf(one) === "attacker") && !one.discovered);

/** Every fighter and body; of a pair the first member stands for both. zh.pair.one-marker */
function toLookAt(g: G): readonly Seen[] {
  const fighters = standing(g.state);
  const first = fighters.filter(({ partner }, i) => !fighters.slice(0, i).some(({ id }) => id === partner));
  return [...first, ...g.state.bodies].filter((one) => matters(g, one));
}

/** Whether somebody whom one enemy alone has found stays covert after all: an imposter may be revealed instead. */
export type StaysCovert = (g: G, by: Standing, one: Standing) => Rules<boolean>;

/**
 * The end of an action: everybody under close watch gets a marker, all at once, from where all stand; attackers and
 * bodies move the alarm track. zh.watch.marker, zh.watch.either-side, zh.open.watch-simultaneous, zh.open.watch-nested
 */
export function* closeWatch(g: G, staysCovert: StaysCovert): Rules {
  const found: Found[] = [];
  for (const one of toLookAt(g)) {
    const by = yield* isWatched(g, one);
    if (by.length > 0) found.push({ one, by });
  }
  for (const { one, by } of found) {
    // who is revealed on the way may have left the table
    if (!isBody(one) && one.where !== "table") continue;
    const watchers = [...new Set(by.map((each) => each.by.id))];
    const rows = [...new Set(by.map(({ rule }) => rule))];
    record(
      g,
      { event: "close-watch", piece: one.id, by: watchers },
      ...rows,
      ...(rows.includes("zh.dog.watch") ? (["zh.dog.no-fighter"] as const) : []),
      "zh.watch.either-side",
      "zh.open.pair-watch",
    );
    const [only] = by;
    const single = only !== undefined && watchers.length === 1 && !isBody(one);
    if (single && (yield* staysCovert(g, only.by, one))) continue;
    const marked = !one.marker;
    placeMarker(g, one, "close watch", "zh.watch.marker", "zh.open.watch-simultaneous", "zh.open.watch-extra");
    const extra = !marked && only !== undefined && reading(g, "zh.open.watch-extra") === "to-friends";
    if (extra) yield* extraMarkers(g, one, 1, only.by, "zh.watch.marker", "zh.open.watch-extra");
    foundUnderWatch(g, one, marked);
  }
}
