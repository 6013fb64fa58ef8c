import { impossible, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { unitInWords } from "../book/panels.ts";
import { vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  choose,
  type Ctx,
  isOnBoard,
  type Placed,
  players,
  reading,
  type Rules,
  recordStay,
} from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import {
  attackProfile,
  axisAttack,
  axisModifiers,
  canBite,
  type Muzzle,
  muzzlesOf,
  rangeFrom,
  seesFrom,
} from "../fighting/index.ts";
import { axisBlockers, seesOperator } from "../sight/index.ts";
import { type During, nameSeen, visibleTrail } from "./sightings.ts";
import type { Incident } from "../alarm/index.ts";

/** Whether a unit that was attacked attacks back at once. rr.reaction.attacked-alert, rr.open.missed-nonalert */
function answersAtOnce(ctx: Ctx, incident: Incident, unit: AxisUnit, operator: Operator): boolean {
  if (unit.held !== null) return false;
  const was = incident.alertBefore.has(unit.id) || reading(ctx, "rr.open.missed-nonalert") === "attacks";
  return (
    was &&
    answersBack(ctx, unit) &&
    canSee(ctx, unit, operator) &&
    isOnBoard(unit) &&
    gunSees(ctx, unit, operator) &&
    wasInRange(ctx, incident, unit, operator)
  );
}

/**
 * The immediate attack of an alert unit that was attacked, and the reaction attacks. rr.reaction.trigger,
 * rr.reaction.roll, rr.reaction.continue, rr.reaction.one-per-operator, rr.reaction.after-action,
 * rr.reaction.attacked-alert, rr.reaction.phase
 */
export function* answers(ctx: Ctx, incident: Incident, seers: readonly AxisUnit[], during: During): Rules {
  const { operator } = incident;
  if (operator === null) return;
  const target = nameSeen(operator);
  const immediate = incident.attacked.filter(({ unit }) => answersAtOnce(ctx, incident, unit, operator));
  const immediateIds = immediate.map(({ unit }) => unit.id);
  if (during !== "operator" && reading(ctx, "rr.open.marked-consequences") === "no-reactions") return;
  const counts = reading(ctx, "rr.open.immediate-counts") === "uses-up";
  for (const { unit } of immediate) {
    if (!isOnBoard(unit) || !isOnBoard(operator) || (counts && unit.reacted.includes(target))) continue;
    if (counts) unit.reacted = [...unit.reacted, target];
    yield* answer(ctx, unit, operator, [
      "rr.reaction.attacked-alert",
      "rr.open.immediate-counts",
      "rr.open.reaction-and-miss",
    ]);
  }
  recordUnitsHoldingFire(ctx, incident);
  // rr.reaction.phase
  if (during !== "operator") return;
  recordUnitsWaiting(ctx, incident, seers);
  let reacting = seers.filter(
    (unit) =>
      incident.alertBefore.has(unit.id) &&
      reacts(ctx, unit) &&
      !unit.reacted.includes(target) &&
      !(counts && immediateIds.includes(unit.id)),
  );
  while (reacting.length > 0 && operator.at !== null) {
    const unit = yield* nextToReact(ctx, reacting, operator);
    reacting = reacting.filter((other) => other.id !== unit.id);
    unit.reacted = [...unit.reacted, target];
    if (!isOnBoard(unit) || !isOnBoard(operator)) continue;
    if (!gunSaw(ctx, incident, unit, operator)) {
      recordStay(
        ctx,
        unit.id,
        "its gun fires to the rear, where he was not seen.",
        "rr.kick.stummel-reaction-rear",
        "rr.vattack.reaction-los",
      );
      continue;
    }
    yield* answer(ctx, unit, operator, [
      "rr.reaction.trigger",
      "rr.reaction.roll",
      "rr.reaction.after-action",
      "rr.reaction.one-per-operator",
      "rr.reaction.continue",
      "rr.reaction.phase",
      "rr.open.reaction-order",
    ]);
  }
}

/**
 * A howitzer makes no reaction attack, nor does infantry with special weapons. rr.exp.howitzer-no-reaction,
 * rr.kick.pf-no-reaction, rr.kick.sniper-attack-phase
 */
function recordUnitsWaiting(ctx: Ctx, incident: Incident, seers: readonly AxisUnit[]): void {
  for (const unit of seers) {
    if (!incident.alertBefore.has(unit.id)) continue;
    if (isVehicle(unit) && vehicleTraits(unit.kind).howitzer !== null && vehicleTraits(unit.kind).gun === null)
      recordStay(ctx, unit.id, "a howitzer makes no reaction attack.", "rr.exp.howitzer-no-reaction");
    else if (!mayReact(ctx, unit))
      recordStay(ctx, unit.id, `${nameOfKind(unit)} makes no reaction attack.`, ...noReactionRules(unit));
  }
}

/** Whether the gun of a unit sees an Operator where he is: a Stummel has it at its rear alone. */
const gunSees = (ctx: Ctx, unit: Placed<AxisUnit>, operator: Operator): boolean =>
  !isVehicle(unit) ||
  vehicleTraits(unit.kind).gunEnds.length === vehicleTraits(unit.kind).ends.length ||
  (isOnBoard(operator) && muzzlesOf(ctx, unit).some((muzzle) => seesFrom(ctx, muzzle, operator)));

/**
 * Whether an Operator is in range of a unit, or was as he acted: who never came within it cannot have left it.
 * rr.reaction.leaving-only
 */
const wasInRange = (ctx: Ctx, incident: Incident, unit: Placed<AxisUnit>, operator: Operator): boolean =>
  isOnBoard(operator) &&
  muzzlesOf(ctx, unit).some((muzzle) =>
    [operator, ...visibleTrail(ctx, incident).map(({ at, crouched }) => ({ ...operator, at, crouched }))].some(
      (candidate) => rangeFrom(ctx, muzzle, candidate) <= attackProfile(ctx, unit.kind).long,
    ),
  );

/** A unit that makes no reaction attacks does not shoot back either. rr.open.exp-return-fire */
function recordUnitsHoldingFire(ctx: Ctx, incident: Incident): void {
  for (const { unit } of incident.attacked) {
    if (!incident.alertBefore.has(unit.id) || answersBack(ctx, unit)) continue;
    recordStay(
      ctx,
      unit.id,
      `${nameOfKind(unit)} does not shoot back.`,
      "rr.open.exp-return-fire",
      ...noReactionRules(unit),
    );
  }
}

/**
 * Whether the end of a vehicle that has its gun saw the Operator act: where other ends look, too, it reacts only then.
 * rr.kick.stummel-reaction-rear
 */
function gunSaw(ctx: Ctx, incident: Incident, unit: Placed<AxisUnit>, operator: Placed<Operator>): boolean {
  if (!isVehicle(unit)) return true;
  const { ends, gunEnds } = vehicleTraits(unit.kind);
  if (gunEnds.length === ends.length) return true;
  return muzzlesOf(ctx, unit).some(
    (muzzle) =>
      seesFrom(ctx, muzzle, operator) ||
      visibleTrail(ctx, incident).some(({ at, crouched }) =>
        seesFrom(ctx, muzzle, { ...operator, at, crouched }, incident.blockersBefore),
      ),
  );
}

/** Whether a unit makes reaction attacks at all. rr.kick.pf-no-reaction, rr.kick.sniper-attack-phase */
const reacts = (ctx: Ctx, unit: AxisUnit): boolean => isArmed(ctx, unit) && mayReact(ctx, unit);

/**
 * Whether a kind of unit makes reaction attacks. rr.dogs.flame-no-reaction, rr.open.dogs-reaction,
 * rr.open.dogs-track-reaction, rr.kick.pf-no-reaction, rr.open.dare-hmg-reaction
 */
export function mayReact(ctx: Ctx, { kind }: AxisUnit): boolean {
  if (kind === "dog") return reading(ctx, "rr.open.dogs-reaction") === "if-adjacent";
  if (kind === "hmg-team") return reading(ctx, "rr.open.dare-hmg-reaction") === "yes";
  if (isFootKind(kind)) return footTraits(kind).reacts;
  return vehicleTraits(kind).flamer === null || reading(ctx, "rr.open.dogs-track-reaction") === "hmg";
}

const noReactionRules = ({ kind }: AxisUnit): readonly Citation[] =>
  isFootKind(kind)
    ? footTraits(kind).cites.noReaction
    : ["rr.dogs.flame-no-reaction", "rr.dogs.flame-attack-phase-only", "rr.open.dogs-track-reaction"];

const nameOfKind = ({ kind }: AxisUnit): string =>
  isFootKind(kind) ? unitInWords(kind) : "a unit with a flamethrower";

/** Whether a unit that is attacked and survives attacks at once. rr.reaction.attacked-alert, rr.open.exp-return-fire */
const answersBack = (ctx: Ctx, unit: AxisUnit): boolean =>
  mayReact(ctx, unit) || reading(ctx, "rr.open.exp-return-fire") === "shoots-back";

const isArmed = (ctx: Ctx, unit: AxisUnit): boolean => !unit.empty && attackProfile(ctx, unit.kind).dice > 0;

export const canSee = (ctx: Ctx, unit: AxisUnit, operator: Operator): boolean =>
  isOnBoard(operator) && seesOperator(ctx, unit, operator);

/**
 * The gun with which a unit answers: the one that sees the Operator from nearest; a half-track has two.
 * rr.vattack.reaction-los
 */
function muzzleAgainst(
  ctx: Ctx,
  unit: Placed<AxisUnit>,
  operator: Placed<Operator>,
): { readonly muzzle: Muzzle; readonly sees: boolean } {
  const blockers = axisBlockers(ctx);
  const muzzles = muzzlesOf(ctx, unit).map((muzzle) => ({
    muzzle,
    sees: seesFrom(ctx, muzzle, operator, blockers),
    range: rangeFrom(ctx, muzzle, operator),
  }));
  muzzles.sort((a, b) => Number(b.sees) - Number(a.sees) || a.range - b.range);
  const [best] = muzzles;
  if (best === undefined) throw impossible(`${unit.id} has no gun`);
  return best;
}

/** The players choose the order of reaction attacks, where the attackers are not all alike. rr.open.reaction-order */
function* nextToReact(ctx: Ctx, reacting: readonly AxisUnit[], operator: Operator): Rules<AxisUnit> {
  const [first] = reacting;
  if (first === undefined) throw impossible("nobody reacts");
  const how = (unit: AxisUnit): string =>
    JSON.stringify([
      attackProfile(ctx, unit.kind),
      isOnBoard(unit) && isOnBoard(operator)
        ? axisModifiers(ctx, muzzleAgainst(ctx, unit, operator).muzzle, operator).map(({ value }) => value)
        : null,
    ]);
  if (reacting.every((unit) => how(unit) === how(first))) return first;
  return yield* choose(
    players,
    {
      id: "rr.decide.reaction-order",
      text: `Which unit makes its reaction attack on ${operator.id} first?`,
      piece: operator.id,
    },
    reacting.map((unit) => ({ id: unit.id, text: unit.id, value: unit })),
  );
}

/**
 * One attack on an Operator right after his action: from where he ends, or at −2 when he has moved out of LOS or range.
 * rr.reaction.leaving-only, rr.dare.panzer-reaction-hmg
 */
function* answer(ctx: Ctx, unit: Placed<AxisUnit>, operator: Placed<Operator>, cites: readonly Citation[]): Rules {
  if (!isArmed(ctx, unit)) return;
  const { muzzle, sees } = muzzleAgainst(ctx, unit, operator);
  const inRange = rangeFrom(ctx, muzzle, operator) <= attackProfile(ctx, unit.kind).long;
  if (sees && !inRange && reading(ctx, "rr.open.leaving-and-cover") === "no-attack") return;
  if (unit.kind === "dog" && !(sees && inRange && canBite(ctx, unit.at, operator))) return;
  const vehicle: readonly Citation[] = isVehicle(unit)
    ? [
        "rr.vattack.reaction-los",
        ...citeIf(unit.kind === "panzer-iii", "rr.dare.panzer-reaction-hmg", "rr.exp.howitzer-no-reaction"),
      ]
    : [];
  yield* axisAttack(
    ctx,
    muzzle,
    operator,
    [
      ...cites,
      ...vehicle,
      ...citeIf(unit.kind === "dog", "rr.open.dogs-reaction"),
      ...citeIf(sees && !inRange, "rr.open.leaving-and-cover"),
    ],
    sees && inRange ? null : "leaving",
  );
}
