import {
  type AxisUnit,
  closest,
  type G,
  grid,
  ground,
  isVehicle,
  name,
  number,
  onBoard,
  type Operator,
  operatorsOnBoard,
  type Placed,
  reading,
  record,
  spottedOperators,
  vehicleTraits,
} from "../board/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { attackProfile, type Muzzle, muzzlesOf, rangeFrom } from "../fighting/index.ts";
import {
  ALL,
  axisBlockers,
  concealmentOf,
  fieldRules,
  inFieldOf,
  inVehicleField,
  lineTo,
  type Met,
  vehicleLine,
} from "../sight/index.ts";

/** Why a unit does nothing, as the end of a sentence, with the rules that decide. */
interface Reason {
  readonly why: string;
  readonly cites: readonly Citation[];
}

/** Writes down why each alert unit that has not attacked does not. rr.axisattack.all */
export function tellWhoHolds(g: G, attacked: ReadonlySet<string>): void {
  for (const unit of g.state.units.filter(onBoard)) {
    if (!unit.alert || attacked.has(unit.id)) continue;
    const { why, cites } = whyNoAttack(g, unit);
    record(g, { event: "stayed", piece: unit.id, why, cites: ["rr.axisattack.all", ...cites] });
  }
}

function whyNoAttack(g: G, unit: Placed<AxisUnit>): Reason {
  if (unit.smoking)
    return { why: "a unit with the cigarette token sees nobody.", cites: ["rr.event.cigarette-effect"] };
  if (unit.kind === "mortar") return whyNoShell(g, unit);
  if (unit.empty)
    return {
      why: "it is empty.",
      cites: [
        "rr.open.exp-empty-carrier",
        ...(unit.kind === "sturmboot" ? (["rr.jager.sturmboot-then-idle"] as const) : []),
      ],
    };
  if (unit.kind === "sturmboot" && reading(g, "rr.open.jager-sturmboot-attacks") === "reactions-only")
    return { why: "it attacks in reaction only.", cites: ["rr.open.jager-sturmboot-attacks"] };
  const { dice, long } = attackProfile(g, unit.kind);
  if (dice === 0)
    return isVehicle(unit) && vehicleTraits(unit.kind).howitzer !== null
      ? { why: "its howitzer has no target.", cites: ["rr.exp.howitzer-seven-squares", "rr.exp.howitzer-spotted-only"] }
      : { why: "it is unarmed.", cites: ["rr.unit.unarmed"] };
  const spottedOnly = reading(g, "rr.open.attack-unspotted") === "spotted-only";
  const targets = operatorsOnBoard(g).filter(({ spotted }) => spotted || !spottedOnly);
  const shots = muzzlesOf(g, unit).flatMap((muzzle) =>
    targets.map((operator) => ({ muzzle, operator, distance: rangeFrom(g, muzzle, operator) })),
  );
  const [best] = closest(shots, ({ distance }) => distance);
  if (best === undefined) return { why: "no Operator is there to be attacked.", cites: ["rr.open.attack-unspotted"] };
  const inRange = shots.filter(({ distance }) => distance <= long);
  if (inRange.length === 0)
    return {
      why: `${best.operator.id} is ${best.distance} squares away, out of its range of ${long}.`,
      cites: ["rr.attack.range-count"],
    };
  // of several ends of a vehicle the one that looks that way tells more than one that looks away
  const looking = inRange.filter(({ muzzle, operator }) => looksAt(g, muzzle, operator));
  const [shown] = closest(looking.length > 0 ? looking : inRange, ({ distance }) => distance);
  return shown === undefined ? { why: "nobody is in sight.", cites: [] } : whyUnseen(g, unit, shown);
}

/** A mortar fires only when it is set up, at a spotted Operator with no Axis unit near. rr.unit.mortar-seven */
function whyNoShell(g: G, unit: Placed<AxisUnit>): Reason {
  if (!unit.setUp) return { why: "its mortar is not set up.", cites: ["rr.unit.mortar-setup"] };
  const [near] = spottedOperators(g);
  return near === undefined
    ? { why: "no Operator is spotted.", cites: ["rr.unit.mortar-no-los"] }
    : {
        why: `an Axis unit is within ${number(g, "rr.number.mortar-safety")} squares of every spotted Operator.`,
        cites: ["rr.unit.mortar-seven"],
      };
}

const looksAt = (g: G, { shooter, lookout }: Muzzle, operator: Placed<Operator>): boolean =>
  lookout === null ? inFieldOf(g, shooter, operator.at) : inVehicleField(g, lookout, operator.at);

interface Aimed {
  readonly muzzle: Muzzle;
  readonly operator: Placed<Operator>;
}

/** Why an Operator in range is not seen: the field of view, what lies on the line, or his posture. rr.los.not-visible */
function whyUnseen(g: G, unit: Placed<AxisUnit>, { muzzle, operator }: Aimed): Reason {
  const { shooter, lookout } = muzzle;
  const where = `${operator.id} on ${name(g, operator.at)}`;
  if (!looksAt(g, muzzle, operator))
    return {
      why: `${where} is outside its field of view (it faces ${unit.facing}).`,
      cites: lookout === null ? [...fieldRules, "rr.los.not-visible"] : ["rr.vlos.cone", "rr.vlos.no-peripheral"],
    };
  const met: Met[] = [];
  if (lookout === null) lineTo(g, shooter, operator.at, axisBlockers(g), met);
  else vehicleLine(g, lookout, operator.at, axisBlockers(g), met);
  const stops = met.filter(({ stop }) => stop === ALL);
  const [blocker] = stops;
  if (blocker !== undefined)
    return {
      why: `${where} is hidden from it, on ${blocker.at}: ${blocker.text}`,
      cites: ["rr.los.not-visible", ...blocker.cites, ...wallRules(g, muzzle, operator, stops)],
    };
  const concealed = concealmentOf(g, operator, operator.at, false);
  if (concealed === "water") return { why: `${where} swims and is not spotted.`, cites: ["rr.scuba.unseen"] };
  if (concealed === "camo") return { why: `${where} is hidden by his camo net.`, cites: ["rr.camo.hidden"] };
  const [low] = met;
  return {
    why: `${where} is crouched${low === undefined ? " and hidden there" : `, hidden by what lies on ${low.at}`}.`,
    cites: ["rr.crouch.los-both-ways", "rr.los.partially-visible", ...(low?.cites ?? [])],
  };
}

/** A heavy machine gun fires into a building through a single wall only. rr.vattack.through-wall-limits */
const wallRules = (
  g: G,
  { lookout }: Muzzle,
  operator: Placed<Operator>,
  stops: readonly Met[],
): readonly Citation[] => {
  if (lookout === null || grid(g).squares[operator.at] !== ground.indoors || !stops.some(({ wall }) => wall === true))
    return [];
  return operator.spotted
    ? ["rr.vattack.through-wall-limits"]
    : ["rr.vattack.through-wall", "rr.vattack.through-wall-limits"];
};
