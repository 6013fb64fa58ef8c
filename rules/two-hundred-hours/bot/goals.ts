import { measured } from "../../geometry/index.ts";
import { centreOf, itemNamed } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { Side } from "../book/ids.ts";
import { hasPrimary, termsOf } from "../missions/index.ts";
import { atEdge, exitZones } from "../table/zones.ts";
import type { Fighter, Standing } from "../table/fighter.ts";
import type { Objective } from "../table/things.ts";
import type { State } from "../table/state.ts";
import { type Ctx, hasKeyword, isStanding, sideOf, standingOf } from "../table/context.ts";

/** The place of a list that lies nearest to another. */
export function nearestOf(at: Place, places: readonly Place[]): Place | null {
  let best: Place | null = null;
  for (const place of places)
    if (best === null || measured.squaredDistance(at, place) < measured.squaredDistance(at, best)) best = place;
  return best;
}

/** Where a fighter may leave the table, nearest to where it stands. */
function exitFor(ctx: Ctx, fighter: Standing): Place | null {
  const places = exitZones(ctx, fighter).flatMap(({ edge, from, to }) =>
    Array.from({ length: 9 }, (_, i) => atEdge(ctx, edge, from + ((to - from) * i) / 8)),
  );
  return nearestOf(fighter.at, places);
}

/** Where one goes for an objective: into the building it lies in, or beside it. */
function placeFor(ctx: Ctx, { at, item }: Objective): Place {
  const found = item === null ? undefined : itemNamed(ctx.state, item);
  if (found === undefined || found.category !== "building" || !["m6", "m7"].includes(ctx.state.mission)) return at;
  const { corners } = found;
  const sum = corners.reduce(({ x, y }, one) => ({ x: x + one.x, y: y + one.y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / corners.length), y: Math.round(sum.y / corners.length) };
}

const holdsCharge = ({ charges, missionCharge }: Fighter): boolean => charges > 0 || missionCharge;
const canDestroy = (fighter: Fighter): boolean => holdsCharge(fighter) || hasKeyword(fighter, "grenades");

/** Whether the attackers have done what they came for, but for getting away. */
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

/** Whether an attacker has something to bring home. */
function bringsSomething({ state }: Ctx, { id }: Fighter): boolean {
  if (state.captive?.escort === id || state.evader === id) return true;
  const carried = state.objectives.filter(({ status, carrier }) => status === "carried" && carrier === id);
  return (
    carried.length > 0 && state.objectives.every(({ status, up }) => status !== "there" || up || carried.length > 1)
  );
}

/** Whether a charge lies at an objective and is still to explode: nobody leaves before it does. */
const isChargeSet = ({ charges }: State): boolean => charges.some(({ objective }) => objective !== null);

/** The objectives that an attacker can do something about. */
function objectivesFor({ state }: Ctx, fighter: Standing): readonly Objective[] {
  const there = state.objectives.filter(({ status }) => status === "there");
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

/** What an attacker is after: getting away with what was come for, an objective, whatever enemy there is, or to hold on. */
export interface Errand {
  readonly kind: "away" | "objective" | "hunt" | "hold";
  readonly at: Place | null;
}

/** So near to its objective, in lattice units, an attacker takes it whoever is about. */
const NEAR = 5 * measured.inch;
const isNear = ({ at }: Standing, place: Place): boolean => measured.squaredDistance(at, place) < NEAR * NEAR;

/** Until this turn attackers wait for a better moment; from the other on they give up what they came for. */
const PATIENCE = 25;
const ENDURANCE = 60;

/** Missions whose objectives lie in the middle of the defenders. */
const guarded: readonly State["mission"][] = ["m3", "m4", "m5", "m6", "m7"];

/** How many of a side are still to be reckoned with. */
const strengthOf = ({ fighters }: State, side: Side): number =>
  fighters.filter((one) => sideOf(one) === side && one.where !== "out" && one.where !== "left").length;

/** Whether the attackers had better fight first, from where they are: there are more defenders than they can pass. */
export function isOutnumbered({ state }: Ctx): boolean {
  if (!guarded.includes(state.mission) || state.turn > PATIENCE) return false;
  return strengthOf(state, "defender") > strengthOf(state, "attacker") * 0.7;
}

/** The errand of an attacker. */
export function errandOf(ctx: Ctx, fighter: Standing): Errand {
  const { state } = ctx;
  const waits = state.evader === fighter.id && isOutnumbered(ctx);
  if (isDone(ctx) || (bringsSomething(ctx, fighter) && !waits) || state.turn > ENDURANCE)
    return { kind: "away", at: exitFor(ctx, fighter) };
  const objective = nearestOf(fighter.at, [
    ...objectivesFor(ctx, fighter).map((one) => placeFor(ctx, one)),
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

/** The enemy nearest to an attacker without an errand. */
const huntedBy = (ctx: Ctx, fighter: Standing): Place | null =>
  nearestOf(
    fighter.at,
    standingOf(ctx.state, "defender").map(({ at }) => at),
  );

/** What charges are meant for: objectives that are to be blown up, and the gun. */
export function chargeTargets(ctx: Ctx): readonly Place[] {
  const { state } = ctx;
  const gun = state.mission === "m8" && state.gun?.destroyed === false ? itemNamed(state, state.gun.item) : undefined;
  const isWanted = state.mission === "m3" ? !isChargeSet(state) : state.mission === "m4";
  const there = isWanted ? state.objectives.filter(({ status }) => status === "there") : [];
  return [...there.map(({ at }) => at), ...(gun?.corners ?? [])];
}

/** What defenders look after: their objectives, their gun, the captive. */
export function guardedPlaces(ctx: Ctx): readonly Place[] {
  const { state } = ctx;
  const gun = gunAt(ctx);
  return [
    ...state.objectives.filter(({ status }) => status === "there").map(({ at }) => at),
    ...(gun === null ? [] : [gun]),
    ...(state.captive === null ? [] : [state.captive.at]),
  ];
}

/** The nearest attacker that a defender may know of: one with an Alert marker. */
export const knownAttacker = (ctx: Ctx, fighter: Fighter): Place | null => {
  if (!isStanding(fighter) || sideOf(fighter) === "attacker") return null;
  return nearestOf(
    fighter.at,
    standingOf(ctx.state, "attacker")
      .filter(({ marker }) => marker)
      .map(({ at }) => at),
  );
};
