import { measured } from "../../geometry/index.ts";
import { centreOf, itemNamed } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { Side } from "../book/ids.ts";
import { hasPrimary, termsOf } from "../missions/index.ts";
import { atEdge, exitZones } from "../table/zones.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { type Objective, objectivesThere } from "../table/things.ts";
import type { State } from "../table/state.ts";
import { type Ctx, hasKeyword, isStanding, sideOf, standingOf } from "../table/context.ts";

/** The place of a list that is nearest to another place. */
export function nearestOf(at: Place, places: readonly Place[]): Place | null {
  let best: Place | null = null;
  for (const place of places)
    if (best === null || measured.squaredDistance(at, place) < measured.squaredDistance(at, best)) best = place;
  return best;
}

/** Where a fighter may leave the table, nearest to where it stands. */
function exitFor(ctx: Ctx, fighter: OnTable): Place | null {
  const places = exitZones(ctx, fighter).flatMap(({ edge, from, to }) =>
    Array.from({ length: 9 }, (_, i) => atEdge(ctx, edge, from + ((to - from) * i) / 8)),
  );
  return nearestOf(fighter.at, places);
}

/** Where a fighter goes for an objective: into the building it lies in, or beside it. */
function placeFor(ctx: Ctx, { at, item }: Objective): Place {
  const terrain = item === null ? undefined : itemNamed(ctx.state, item);
  if (terrain === undefined || terrain.category !== "building" || !["m6", "m7"].includes(ctx.state.mission)) return at;
  const { corners } = terrain;
  const sum = corners.reduce(({ x, y }, corner) => ({ x: x + corner.x, y: y + corner.y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / corners.length), y: Math.round(sum.y / corners.length) };
}

const holdsCharge = ({ charges, missionCharge }: Fighter): boolean => charges > 0 || missionCharge;
const canDestroy = (fighter: Fighter): boolean => holdsCharge(fighter) || hasKeyword(fighter, "grenades");

/** Whether the attackers have done everything but get away. */
function isDone(ctx: Ctx): boolean {
  const { state } = ctx;
  switch (state.mission) {
    case "m1":
      return true;
    case "m3":
    case "m2":
    case "m4":
    case "m5":
      return hasPrimary(state, "attacker", termsOf(ctx));
    case "m6":
      return state.captive === null && state.objectives.every(({ up }) => up);
    case "m7":
      return state.objectives.every(({ status }) => status !== "there" && status !== "carried");
    case "m8":
      return false;
  }
}

/** Whether an attacker carries or escorts something off the table. */
function bringsSomething({ state }: Ctx, { id }: Fighter): boolean {
  if (state.captive?.escort === id || state.evader === id) return true;
  const carried = state.objectives.filter(({ status, carrier }) => status === "carried" && carrier === id);
  return (
    carried.length > 0 && state.objectives.every(({ status, up }) => status !== "there" || up || carried.length > 1)
  );
}

/** Whether a charge at an objective has yet to explode: nobody leaves before it does. */
const isChargeSet = ({ charges }: State): boolean => charges.some(({ objective }) => objective !== null);

/** The objectives that an attacker can do something about. */
function objectivesFor({ state }: Ctx, fighter: OnTable): readonly Objective[] {
  const there = objectivesThere(state);
  switch (state.mission) {
    case "m3":
      return holdsCharge(fighter) && !isChargeSet(state) ? there : [];
    case "m4":
      return canDestroy(fighter) ? there : [];
    case "m6":
    case "m7":
      return state.captive === null ? there.filter(({ up }) => !up) : [];
    default:
      return [];
  }
}

/** What an attacker aims for: to get away with what it carries, an objective, an enemy, or to hold out. */
export interface Goal {
  readonly kind: "away" | "objective" | "hunt" | "hold";
  readonly at: Place | null;
}

/** Within this distance of its objective, in lattice units, an attacker takes it no matter who is near. */
const NEAR = 5 * measured.inch;
const isNear = ({ at }: OnTable, place: Place): boolean => measured.squaredDistance(at, place) < NEAR * NEAR;

/** Attackers wait for a better moment until the first turn, and give up their objective from the second. */
const PATIENCE = 25;
const ENDURANCE = 60;

/** Missions whose objectives lie among the defenders. */
const guarded: readonly State["mission"][] = ["m3", "m4", "m5", "m6", "m7"];

/** How many fighters of a side are still in the battle. */
const strengthOf = ({ fighters }: State, side: Side): number =>
  fighters.filter((fighter) => sideOf(fighter) === side && fighter.where !== "out" && fighter.where !== "left").length;

/** Whether the attackers should fight first from where they are: there are too many defenders to slip past. */
export function isOutnumbered({ state }: Ctx): boolean {
  if (!guarded.includes(state.mission) || state.turn > PATIENCE) return false;
  return strengthOf(state, "defender") > strengthOf(state, "attacker") * 0.7;
}

/** The errand of an attacker. */
export function goalOf(ctx: Ctx, fighter: OnTable): Goal {
  const { state } = ctx;
  const waits = state.evader === fighter.id && isOutnumbered(ctx);
  if (isDone(ctx) || (bringsSomething(ctx, fighter) && !waits) || state.turn > ENDURANCE)
    return { kind: "away", at: exitFor(ctx, fighter) };
  const objective = nearestOf(fighter.at, [
    ...objectivesFor(ctx, fighter).map((marker) => placeFor(ctx, marker)),
    ...(state.captive !== null && state.captive.escort === null ? [state.captive.at] : []),
  ]);
  if (objective !== null && isNear(fighter, objective)) return { kind: "objective", at: objective };
  if (isOutnumbered(ctx) || isChargeSet(state)) return { kind: "hold", at: centreOf(state) };
  if (objective !== null) return { kind: "objective", at: objective };
  if (state.mission === "m8" && state.gun !== null && !state.gun.destroyed && holdsCharge(fighter))
    return { kind: "objective", at: gunAt(ctx) };
  const hunted = huntedBy(ctx, fighter);
  return hunted === null ? { kind: "away", at: exitFor(ctx, fighter) } : { kind: "hunt", at: hunted };
}

function gunAt({ state }: Ctx): Place | null {
  const item = state.gun === null ? undefined : itemNamed(state, state.gun.item);
  const [corner] = item?.corners ?? [];
  return corner ?? null;
}

/** The enemy nearest to an attacker without a goal of its own. */
const huntedBy = (ctx: Ctx, fighter: OnTable): Place | null =>
  nearestOf(
    fighter.at,
    standingOf(ctx.state, "defender").map(({ at }) => at),
  );

/** Where charges should be set: at objectives to be blown up, and at the gun. */
export function chargeTargets(ctx: Ctx): readonly Place[] {
  const { state } = ctx;
  const gun = state.mission === "m8" && state.gun?.destroyed === false ? itemNamed(state, state.gun.item) : undefined;
  const isWanted = state.mission === "m3" ? !isChargeSet(state) : state.mission === "m4";
  const there = isWanted ? objectivesThere(state) : [];
  return [...there.map(({ at }) => at), ...(gun?.corners ?? [])];
}

/** What defenders guard: their objectives, their gun, the captive. */
export function guardedPlaces(ctx: Ctx): readonly Place[] {
  const { state } = ctx;
  const gun = gunAt(ctx);
  return [
    ...objectivesThere(state).map(({ at }) => at),
    ...(gun === null ? [] : [gun]),
    ...(state.captive === null ? [] : [state.captive.at]),
  ];
}

/** The nearest attacker a defender may know about: one with an Alert marker. */
export const knownAttacker = (ctx: Ctx, fighter: Fighter): Place | null => {
  if (!isStanding(fighter) || sideOf(fighter) === "attacker") return null;
  return nearestOf(
    fighter.at,
    standingOf(ctx.state, "attacker")
      .filter(({ marker }) => marker)
      .map(({ at }) => at),
  );
};
