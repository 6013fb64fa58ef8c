import { measured } from "../../geometry/index.ts";
import type { Settings } from "../../kernel/index.ts";
import { readingIn } from "../in-force.ts";
import type { RuleId } from "../rulebook/index.ts";
import { type FrontReading, sideOf } from "./front.ts";
import type { Ground, Stand } from "./ground.ts";
import { hasLine } from "./line.ts";
import { barsView, type Bystander, gapOf, isWithin } from "./view.ts";

/** Somebody who looks: where it faces, and whether a guard dog watches for it. */
export interface Watcher extends Stand {
  readonly facing: measured.Direction;
  readonly dog: boolean;
}

/** How a fighter is under close watch: for certain, only if a straddle roll says front, or not at all. */
export type Watched = "watched" | "straddling" | "unwatched";

/** Under close watch or not, and the row that says so. */
export interface CloseWatch {
  readonly watched: Watched;
  readonly rule: RuleId;
}

/** The distances of close watch, in lattice units. zh.watch.2in, zh.watch.6in */
export interface WatchReach {
  readonly always: number;
  readonly clear: number;
}

export const usualReach: WatchReach = { always: 2 * measured.inch, clear: 6 * measured.inch };

/** Whether a fighter sees another: to its front, and along some line. zh.los.front-only, zh.los.any-part */
export function seesTo(ground: Ground, seer: Watcher, other: Stand, settings: Settings): Watched {
  const reading: FrontReading = readingIn(settings, "zh.open.front-line");
  const side = sideOf(seer.base, seer.facing, other.base, reading);
  if (side === "rear" || !hasLine(ground, seer, other, settings, seer.facing)) return "unwatched";
  return side === "front" ? "watched" : "straddling";
}

/**
 * Whether an enemy has a fighter under close watch: sees it within 2″, or within 6″ with a clear view. A guard dog needs
 * no sight. zh.watch.2in, zh.watch.6in, zh.dog.watch, zh.height.watch
 */
export function watches(
  ground: Ground,
  seer: Watcher,
  other: Stand,
  bystanders: readonly Bystander[],
  settings: Settings,
  reach: WatchReach = usualReach,
): CloseWatch {
  const gap = gapOf(seer.base, other.base, settings);
  const never = { watched: "unwatched", rule: "zh.watch.6in" } as const;
  if (!isWithin(gap, reach.clear, settings)) return never;
  const isNear = isWithin(gap, reach.always, settings);
  if (seer.dog) {
    const all = readingIn(settings, "zh.open.dog-watch-range") === "always-6";
    if (isNear || all || barsView(ground, seer, other, bystanders, settings) === null)
      return { watched: "watched", rule: "zh.dog.watch" };
    return never;
  }
  if (!isNear && barsView(ground, seer, other, bystanders, settings) !== null) return never;
  return { watched: seesTo(ground, seer, other, settings), rule: isNear ? "zh.watch.2in" : "zh.watch.6in" };
}
