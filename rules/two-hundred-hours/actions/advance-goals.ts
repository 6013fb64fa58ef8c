import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { gapToItem, gapToMarker, nearestTo, within } from "../table/measuring.ts";
import type { Place } from "../book/schemas.ts";
import type { Fighter } from "../table/fighter.ts";
import { objectivesThere } from "../table/things.ts";
import { battlefieldOf, centreOf } from "../table/battlefield.ts";
import { type Ctx, reading, sideOf, standingOf } from "../table/context.ts";
import { isCrew, isLit, type FighterOrBody } from "../detection/index.ts";
import { detectedNear } from "../movement/index.ts";

/** Something an Advance can be made towards. */
export interface Goal {
  readonly id: string;
  readonly at: Place;
  /** Whether it is an enemy, which is kept at a distance; anything else is touched. */
  readonly kind: "enemy" | "body" | "escape" | "captive" | "gun" | "objective" | "centre";
  /** Whether a Smarts test has to be passed first. zh.advance.other-target, zh.escape.advance */
  readonly tested: boolean;
  readonly cites: readonly Citation[];
}

/** What makes a fighter without a marker count as detected by itself. */
const withoutMarker = (ctx: Ctx, foe: FighterOrBody): readonly Citation[] =>
  foe.marker
    ? []
    : [...citeIf(isLit(ctx, foe), "zh.light.detected"), ...citeIf(isCrew(ctx, foe), "zh.m8.crew-detected")];

/**
 * Detected enemies within 15″ as goals: the nearest ones freely, others after a test. zh.advance.nearest, zh.body.draws
 */
function enemyGoals(ctx: Ctx, fighter: Fighter, at: Place): readonly Goal[] {
  const foes = detectedNear(ctx, fighter, at);
  const nearest = nearestTo(ctx, at, foes);
  return foes.map((foe): Goal => {
    const body = !("where" in foe);
    const tested = !nearest.includes(foe);
    const rows: readonly Citation[] = [
      tested ? "zh.advance.other-target" : "zh.advance.nearest",
      ...citeIf(body, "zh.body.draws", "zh.body.as-attacker"),
      ...withoutMarker(ctx, foe),
    ];
    return { id: foe.id, at: foe.at, kind: body ? "body" : "enemy", tested, cites: rows };
  });
}

/** An Escape marker within 15″ draws an attacker that passes a test. zh.escape.advance */
const escapeGoals = (ctx: Ctx, at: Place): readonly Goal[] =>
  ctx.state.escapes
    .filter((marker) => within(ctx, gapToMarker(ctx, at, marker.at), "zh.number.escape"))
    .map(({ id, at: place }) => ({ id, at: place, kind: "escape", tested: true, cites: ["zh.escape.advance"] }));

/** An escaped captive draws fighters of both sides. zh.captive.chase */
function captiveGoals(ctx: Ctx): readonly Goal[] {
  const { captive } = ctx.state;
  if (captive === null || captive.escort !== null) return [];
  return [{ id: captive.id, at: captive.at, kind: "captive", tested: false, cites: ["zh.captive.chase"] }];
}

/** The AA gun: its middle, its outline, and whether a place is near enough to that. */
function gunAt(
  ctx: Ctx,
  at: Place,
): { readonly id: string; readonly at: Place; readonly corners: readonly Place[]; readonly near: boolean } | null {
  const { gun } = ctx.state;
  if (gun === null || gun.destroyed) return null;
  const item = battlefieldOf(ctx.state).terrain.find(({ id }) => id === gun.item);
  if (item === undefined) return null;
  const corners = item.corners;
  const gap = gapToItem(ctx, at, corners);
  return { id: gun.item, at: measured.middleOf(corners), corners, near: within(ctx, gap, "zh.number.gun-advance") };
}

/** The gun of mission 8: a goal for attackers within 15″, and for the nearest defender while nobody crews it. zh.m8.gun-advance, zh.m8.crew-replaced */
function gunGoals(ctx: Ctx, fighter: Fighter, at: Place): readonly Goal[] {
  const gunThere = gunAt(ctx, at);
  const { gun } = ctx.state;
  if (gunThere === null || gun === null) return [];
  const { id, at: place, corners, near } = gunThere;
  if (sideOf(fighter) === "attacker")
    return near ? [{ id, at: place, kind: "gun", tested: false, cites: ["zh.m8.gun-advance"] }] : [];
  if (gun.crew.length > 0 || (!near && reading(ctx, "zh.open.m8-crew-goal") === "within-15")) return [];
  const nearest = measured.nearest(standingOf(ctx.state, "defender"), (other) => gapToItem(ctx, other.at, corners));
  return nearest.some((other) => other.id === fighter.id)
    ? [{ id, at: place, kind: "gun", tested: false, cites: ["zh.m8.crew-replaced", "zh.open.m8-crew-goal"] }]
    : [];
}

/** Where a defender entering the table may head: the nearest objective, or the centre if there is none. zh.enter.defender */
export function entryGoals(ctx: Ctx, at: Place): readonly Goal[] {
  const markers = objectivesThere(ctx.state);
  if (markers.length === 0)
    return [{ id: "centre", at: centreOf(ctx.state), kind: "centre", tested: false, cites: ["zh.enter.defender"] }];
  return measured
    .nearest(markers, (marker) => gapToMarker(ctx, at, marker.at))
    .map(({ id, at: place }) => ({ id, at: place, kind: "objective", tested: false, cites: ["zh.enter.defender"] }));
}

/** Everything a fighter at a place can Advance towards. `entering` says that it comes onto the table. zh.decide.advance-goal */
export function goalsOf(ctx: Ctx, fighter: Fighter, at: Place, entering: boolean): readonly Goal[] {
  const enemies = enemyGoals(ctx, fighter, at);
  if (sideOf(fighter) === "defender" && entering)
    return [...entryGoals(ctx, at), ...enemies.filter(({ tested }) => !tested)];
  const escapes = sideOf(fighter) === "attacker" ? escapeGoals(ctx, at) : [];
  return [...enemies, ...escapes, ...captiveGoals(ctx), ...gunGoals(ctx, fighter, at)];
}
