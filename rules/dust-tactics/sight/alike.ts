import type { Settings } from "../../kernel/index.ts";
import type { InterpretationId } from "../book/open-points/index.ts";
import { readingIn } from "../book/in-force.ts";

/** The open points that lines of sight rest on, and those that cover does. */
const forSight: readonly InterpretationId[] = [
  "dt.open.level-top",
  "dt.open.los-geometry",
  "dt.open.blockers",
  "dt.open.wreck-los",
  "dt.open.area-edge",
  "dt.open.area-depth",
  "dt.open.area-height",
  "dt.open.building-los",
];
const forCover: readonly InterpretationId[] = [
  "dt.open.los-geometry",
  "dt.open.area-height",
  "dt.open.cover-geometry",
  "dt.open.own-terrain",
  "dt.open.bunker-cover",
];

const sightAlike = new WeakMap<Settings, Settings>();
const coverAlike = new WeakMap<Settings, Settings>();

/** Settings under which all lines are the same: what was worked out is kept by these. */
export const sightSettings = (settings: Settings): Settings => sightAlike.get(settings) ?? settings;

/** Settings under which all cover is the same. */
export const coverSettings = (settings: Settings): Settings => coverAlike.get(settings) ?? settings;

/** Readings of one point that give the same cover: only a plan is another way to look. */
const samePlan = (one: string, other: string): boolean => (one === "plan-only") === (other === "plan-only");

/** Whether two readings of a point give the same cover. */
function coversAlike(id: InterpretationId, one: string, other: string): boolean {
  if (one === other || !forCover.includes(id)) return true;
  return id === "dt.open.los-geometry" && samePlan(one, other);
}

const others = new WeakMap<Settings, Map<string, Settings>>();

/** Settings with another reading of one point; the same object for the same question, and it knows what it changes. */
export function withReading(settings: Settings, id: InterpretationId, reading: string): Settings {
  let cache = others.get(settings);
  if (cache === undefined) others.set(settings, (cache = new Map()));
  const key = `${id} ${reading}`;
  let variant = cache.get(key);
  if (variant !== undefined) return variant;
  variant = { ...settings, readings: { ...settings.readings, [id]: reading } };
  if (!forSight.includes(id)) sightAlike.set(variant, sightSettings(settings));
  const like = [settings, ...cache.values()].find((candidate) => isLike(settings, candidate, id, reading));
  if (like !== undefined) coverAlike.set(variant, coverSettings(like));
  cache.set(key, variant);
  return variant;
}

/** Whether settings that differ from others in this point alone give the same cover with a reading of it. */
function isLike(settings: Settings, variant: Settings, id: InterpretationId, reading: string): boolean {
  const isSibling = variant === settings || readingIn(variant, id) !== readingIn(settings, id);
  return isSibling && coversAlike(id, readingIn(variant, id), reading);
}
