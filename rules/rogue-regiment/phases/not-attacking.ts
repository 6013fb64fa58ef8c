import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  closest,
  type Ctx,
  distanceToOperator,
  grid,
  name,
  number,
  isOnBoard,
  operatorsOnBoard,
  type Placed,
  placeOf,
  reading,
  spottedOperators,
  recordStay,
} from "../table/context.ts";
import { targetName } from "../table/crew.ts";
import type { StayReason } from "../table/event-fragments.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { firesAtAircraftOnly, groundGunOf, seesTyphoon } from "../aircraft/index.ts";
import { barredRoom, shellWeaponOf, tooNear } from "../axis/index.ts";
import {
  isFarUnspotted,
  attackProfile,
  canBite,
  looksFor,
  type Muzzle,
  muzzlesOf,
  rangeFrom,
  roomAt,
} from "../fighting/index.ts";
import {
  STOPS_ALL,
  axisBlockers,
  concealmentOf,
  fieldRules,
  isInField,
  isInFieldOf,
  isInVehicleField,
  lineTo,
  type LineObstacle,
  onTheLineWithin,
  vehicleLine,
} from "../sight/index.ts";

/** Why a unit does nothing, as the end of a sentence, with the rules that decide. */
interface Reason {
  readonly why: StayReason;
  readonly cites: readonly Citation[];
}

/** Writes down why each alert unit that has not attacked does not. rr.axisattack.all */
export function recordUnitsHolding(ctx: Ctx, attacked: ReadonlySet<string>): void {
  for (const unit of ctx.state.units.filter(isOnBoard)) {
    if (!unit.alert || attacked.has(unit.id)) continue;
    const { why, cites } = whyNoAttack(ctx, unit);
    // explosive weapons are not even fired at aircraft
    const aircraft: readonly Citation[] =
      seesTyphoon(ctx, unit) && (groundGunOf(ctx, unit) === null || unit.kind === "mortar")
        ? ["rr.exp.howitzer-never-aircraft"]
        : [];
    recordStay(ctx, unit.id, why, "rr.axisattack.all", ...cites, ...aircraft);
  }
}

/** Why a unit that Nancy holds does nothing. rr.dare.interact-holds-unit, rr.dare.garrotte-ensnared-inert */
export const heldReason = (held: "talking" | "ensnared"): readonly [StayReason, Citation] =>
  held === "talking"
    ? ["it is in an interaction.", "rr.dare.interact-holds-unit"]
    : ["it is ensnared.", "rr.dare.garrotte-ensnared-inert"];

/** Why a unit without a gun against Operators does not attack. rr.kick.aa-truck-only-aircraft */
function whyNoGun(unit: AxisUnit): Reason {
  if (isVehicle(unit) && vehicleTraits(unit.kind).howitzer !== null)
    return {
      why: "its howitzer has no target.",
      cites: ["rr.exp.howitzer-seven-squares", "rr.exp.howitzer-spotted-only"],
    };
  if (!firesAtAircraftOnly(unit)) return { why: "it is unarmed.", cites: ["rr.unit.unarmed"] };
  return {
    why: "it fires only at aircraft over the board.",
    cites: [unit.kind === "aa-truck" ? "rr.kick.aa-truck-only-aircraft" : "rr.dare.aa-gun-only-aircraft"],
  };
}

function whyNoAttack(ctx: Ctx, unit: Placed<AxisUnit>): Reason {
  if (unit.held !== null) {
    const [why, cite] = heldReason(unit.held);
    return { why, cites: [cite] };
  }
  if (unit.smoking)
    return { why: "a unit with the cigarette token sees nobody.", cites: ["rr.event.cigarette-effect"] };
  if (unit.kind === "mortar") return whyNoShell(ctx, unit);
  if (unit.empty)
    return {
      why: "it is empty.",
      cites: ["rr.open.exp-empty-carrier", ...citeIf(unit.kind === "sturmboot", "rr.jager.sturmboot-then-idle")],
    };
  if (unit.kind === "sturmboot" && reading(ctx, "rr.open.jager-sturmboot-attacks") === "reactions-only")
    return { why: "it attacks in reaction only.", cites: ["rr.open.jager-sturmboot-attacks"] };
  const { dice, long } = attackProfile(ctx, unit.kind);
  if (isFootKind(unit.kind) && footTraits(unit.kind).explosive !== null) return whyNoExplosive(ctx, unit, long);
  if (dice === 0) return whyNoGun(unit);
  const spottedOnly = reading(ctx, "rr.open.attack-unspotted") === "spotted-only";
  const targets = operatorsOnBoard(ctx).filter(({ spotted }) => spotted || !spottedOnly);
  const shots = muzzlesOf(ctx, unit).flatMap((muzzle) =>
    targets.map((operator) => ({ muzzle, operator, distance: rangeFrom(ctx, muzzle, operator) })),
  );
  const [best] = closest(shots, ({ distance }) => distance);
  if (best === undefined) return { why: "there is no Operator to attack.", cites: ["rr.open.attack-unspotted"] };
  const inRange = shots.filter(({ distance }) => distance <= long);
  if (inRange.length === 0)
    return {
      why: `${targetName(best.operator)} is ${best.distance} squares away, out of its range of ${long}.`,
      cites: ["rr.attack.range-count", "rr.open.distance-metric"],
    };
  // of several ends of a vehicle the one that looks that way tells more than one that looks away
  const looking = inRange.filter(({ muzzle, operator }) => looksAt(ctx, muzzle, operator));
  if (unit.kind === "dog") {
    const held = looking.find(({ operator }) => !canBite(ctx, unit.at, operator));
    if (held !== undefined)
      return {
        why: `a wall, window or doorway lies between it and ${held.operator.id} on ${name(ctx, held.operator.at)}.`,
        cites: [
          "rr.dogs.dog-not-over-wall",
          "rr.dogs.dog-not-through-window",
          "rr.open.dogs-hedge-attack",
          "rr.open.distance-metric",
        ],
      };
  }
  const farSpottedOnly = reading(ctx, "rr.open.kick-sniper-unspotted") === "spotted-only";
  const unspotted = farSpottedOnly && looking.find(({ muzzle, operator }) => isFarUnspotted(ctx, muzzle, operator));
  if (unspotted)
    return {
      why: `${targetName(unspotted.operator)} is not spotted and ${unspotted.distance} squares away.`,
      cites: ["rr.open.kick-sniper-unspotted"],
    };
  const barred = spareReason(ctx, looking);
  if (barred !== null) return barred;
  const [shown] = closest(looking.length > 0 ? looking : inRange, ({ distance }) => distance);
  return shown === undefined ? { why: "nobody is in sight.", cites: [] } : whyUnseen(ctx, unit, shown);
}

/** A flamethrower spares a room in which others of its own side are. rr.dogs.flame-not-own-side */
function spareReason(ctx: Ctx, shots: readonly Aimed[]): Reason | null {
  for (const { muzzle, operator } of shots) {
    const room = muzzle.flames && operator.aboard === null ? roomAt(ctx, operator.at) : null;
    if (room === null || !barredRoom(ctx, muzzle, room)) continue;
    return {
      why: `the room of ${operator.id} on ${name(ctx, operator.at)} holds Axis units.`,
      cites: ["rr.dogs.flame-not-own-side", "rr.open.dogs-room-with-axis", "rr.open.dogs-flame-self-room"],
    };
  }
  return null;
}

/** A mortar fires only when it is set up, at a spotted Operator with no Axis unit near. rr.unit.mortar-seven */
function whyNoShell(ctx: Ctx, unit: Placed<AxisUnit>): Reason {
  if (!unit.setUp) return { why: "its mortar is not set up.", cites: ["rr.unit.mortar-setup"] };
  const [near] = spottedOperators(ctx);
  return near === undefined
    ? { why: "no Operator is spotted.", cites: ["rr.unit.mortar-no-los"] }
    : {
        why: `an Axis unit is within ${number(ctx, "rr.number.mortar-safety")} squares of every spotted Operator.`,
        cites: ["rr.unit.mortar-seven", "rr.open.distance-metric"],
      };
}

/** Panzerfaust and Grenade Infantry keeps its one shot while no spotted Operator is a target. rr.kick.pf-four-squares */
function whyNoExplosive(ctx: Ctx, unit: Placed<AxisUnit>, long: number): Reason {
  const weapon = shellWeaponOf(ctx, unit);
  const [near] = closest(spottedOperators(ctx), (operator) => distanceToOperator(ctx, unit, operator));
  if (weapon === null || near === undefined)
    return { why: "no Operator is spotted.", cites: ["rr.kick.pf-no-los", "rr.open.kick-pf-no-smg-before"] };
  const distance = distanceToOperator(ctx, unit, near);
  if (distance > long)
    return {
      why: `${near.id} is ${distance} squares away, out of its range of ${long}.`,
      cites: ["rr.kick.pf-stats", "rr.attack.range-count", "rr.open.distance-metric"],
    };
  const [other] = tooNear(ctx, unit, weapon, near);
  return other === undefined
    ? { why: `${near.id} sits in a vehicle.`, cites: ["rr.open.kick-pf-vehicle"] }
    : {
        why: `${other.id} on ${name(ctx, other.at)} is within ${weapon.safety} squares of ${near.id}.`,
        cites: [
          "rr.kick.pf-four-squares",
          "rr.open.distance-metric",
          "rr.open.kick-pf-other-target",
          "rr.open.kick-pf-no-smg-before",
        ],
      };
}

const looksAt = (ctx: Ctx, { shooter, lookout }: Muzzle, operator: Placed<Operator>): boolean => {
  if (lookout !== null) return isInVehicleField(ctx, lookout, operator.at);
  const deep = looksFor(ctx, shooter.kind);
  if (deep === null) return isInFieldOf(ctx, shooter, operator.at);
  const from = placeOf(ctx, shooter.at);
  const to = placeOf(ctx, operator.at);
  return isInField(ctx, shooter.facing, to.x - from.x, to.y - from.y, { peripheral: true, most: deep });
};

interface Aimed {
  readonly muzzle: Muzzle;
  readonly operator: Placed<Operator>;
}

/** Why an Operator in range is not seen: the field of view, what lies on the line, or his posture. rr.los.not-visible */
function whyUnseen(ctx: Ctx, unit: Placed<AxisUnit>, { muzzle, operator }: Aimed): Reason {
  const { shooter, lookout } = muzzle;
  const where = `${targetName(operator)} on ${name(ctx, operator.at)}` as const;
  if (!looksAt(ctx, muzzle, operator))
    return {
      why: `${where} is outside its field of view (it faces ${unit.facing}).`,
      cites: lookout === null ? [...fieldRules, "rr.los.not-visible"] : ["rr.vlos.cone", "rr.vlos.no-peripheral"],
    };
  const met: LineObstacle[] = [];
  if (lookout === null) lineTo(ctx, shooter, operator.at, axisBlockers(ctx), { met });
  else vehicleLine(ctx, lookout, operator.at, axisBlockers(ctx), { met });
  const stops = met.filter(({ stop }) => stop === STOPS_ALL);
  const [blocker] = stops;
  if (blocker !== undefined)
    return {
      why: `${where} is hidden from it: ${onTheLineWithin(blocker)}`,
      cites: ["rr.los.not-visible", ...blocker.cites, ...wallRules(ctx, muzzle, operator, stops)],
    };
  const concealed = concealmentOf(ctx, operator, operator.at, { attacks: false });
  if (concealed === "water") return { why: `${where} swims and is not spotted.`, cites: ["rr.scuba.unseen"] };
  if (concealed === "disguise")
    return { why: `${where} is in disguise.`, cites: ["rr.dare.disguise-los-safe", "rr.open.dare-alert-units"] };
  if (concealed === "camo") return { why: `${where} is hidden by his camo net.`, cites: ["rr.camo.hidden"] };
  const [low] = met;
  return {
    why:
      low === undefined
        ? `${where} is crouched and hidden there.`
        : `${where} is crouched, hidden by what lies on ${low.at}.`,
    cites: ["rr.crouch.los-both-ways", "rr.los.partially-visible", ...(low?.cites ?? [])],
  };
}

/** A heavy machine gun fires into a building through a single wall only. rr.vattack.through-wall-limits */
const wallRules = (
  ctx: Ctx,
  { lookout }: Muzzle,
  operator: Placed<Operator>,
  stops: readonly LineObstacle[],
): readonly Citation[] => {
  if (lookout === null || grid(ctx).squares[operator.at] !== ground.indoors || !stops.some(({ wall }) => wall === true))
    return [];
  return operator.spotted
    ? ["rr.vattack.through-wall-limits"]
    : ["rr.vattack.through-wall", "rr.vattack.through-wall-limits"];
};
