import {
  type AxisUnit,
  choose,
  footTraits,
  type G,
  impossible,
  isFootKind,
  isVehicle,
  onBoard,
  type Operator,
  type Placed,
  players,
  reading,
  record,
  type Rules,
  vehicleTraits,
} from "../board/index.ts";
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
import type { Citation } from "../catalogue/index.ts";
import { type During, nameSeen, trailThatCounts } from "./sightings.ts";
import type { Incident } from "../alarm/index.ts";

/** The immediate attack of an alert unit that was attacked, and the reaction attacks. rr.reaction.* */
export function* answers(g: G, it: Incident, seers: readonly AxisUnit[], during: During): Rules {
  const { operator } = it;
  if (operator === null) return;
  const target = nameSeen(operator);
  const immediate = it.attacked.filter(({ unit }) => {
    if (unit.held !== null) return false;
    const was = it.alertBefore.has(unit.id) || reading(g, "rr.open.missed-nonalert") === "attacks";
    return (
      was &&
      answersBack(g, unit) &&
      canSee(g, unit, operator) &&
      onBoard(unit) &&
      gunSees(g, unit, operator) &&
      wasInRange(g, it, unit, operator)
    );
  });
  const immediateIds = immediate.map(({ unit }) => unit.id);
  if (during !== "operator" && reading(g, "rr.open.marked-consequences") === "no-reactions") return;
  const counts = reading(g, "rr.open.immediate-counts") === "uses-up";
  for (const { unit } of immediate) {
    if (!onBoard(unit) || !onBoard(operator) || (counts && unit.reacted.includes(target))) continue;
    if (counts) unit.reacted = [...unit.reacted, target];
    yield* answer(g, unit, operator, [
      "rr.reaction.attacked-alert",
      "rr.open.immediate-counts",
      "rr.open.reaction-and-miss",
    ]);
  }
  tellWhoHoldsFire(g, it);
  // rr.reaction.phase
  if (during !== "operator") return;
  tellWhoWaits(g, it, seers);
  let reacting = seers.filter(
    (unit) =>
      it.alertBefore.has(unit.id) &&
      reacts(g, unit) &&
      !unit.reacted.includes(target) &&
      !(counts && immediateIds.includes(unit.id)),
  );
  while (reacting.length > 0 && operator.at !== null) {
    const unit = yield* nextToReact(g, reacting, operator);
    reacting = reacting.filter((other) => other.id !== unit.id);
    unit.reacted = [...unit.reacted, target];
    if (!onBoard(unit) || !onBoard(operator)) continue;
    if (!gunSaw(g, it, unit, operator)) {
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "its gun fires to the rear, where he was not seen.",
        cites: ["rr.kick.stummel-reaction-rear", "rr.vattack.reaction-los"],
      });
      continue;
    }
    yield* answer(g, unit, operator, [
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
function tellWhoWaits(g: G, it: Incident, seers: readonly AxisUnit[]): void {
  for (const unit of seers) {
    if (!it.alertBefore.has(unit.id)) continue;
    if (isVehicle(unit) && vehicleTraits(unit.kind).howitzer !== null && vehicleTraits(unit.kind).gun === null)
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "a howitzer makes no reaction attack.",
        cites: ["rr.exp.howitzer-no-reaction"],
      });
    else if (!mayReact(g, unit))
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: `${nameOfKind(unit)} makes no reaction attack.`,
        cites: noReactionRules(unit),
      });
  }
}

/** Whether the gun of a unit sees an Operator where he is: a Stummel has it at its rear alone. */
const gunSees = (g: G, unit: Placed<AxisUnit>, operator: Operator): boolean =>
  !isVehicle(unit) ||
  vehicleTraits(unit.kind).gunEnds.length === vehicleTraits(unit.kind).ends.length ||
  (onBoard(operator) && muzzlesOf(g, unit).some((muzzle) => seesFrom(g, muzzle, operator)));

/**
 * Whether an Operator is in range of a unit, or was as he acted: who never came within it cannot have left it.
 * rr.reaction.leaving-only
 */
const wasInRange = (g: G, it: Incident, unit: Placed<AxisUnit>, operator: Operator): boolean =>
  onBoard(operator) &&
  muzzlesOf(g, unit).some((muzzle) =>
    [operator, ...trailThatCounts(g, it).map(({ at, crouched }) => ({ ...operator, at, crouched }))].some(
      (one) => rangeFrom(g, muzzle, one) <= attackProfile(g, unit.kind).long,
    ),
  );

/** A unit that makes no reaction attacks does not shoot back either. rr.open.exp-return-fire */
function tellWhoHoldsFire(g: G, it: Incident): void {
  for (const { unit } of it.attacked) {
    if (!it.alertBefore.has(unit.id) || answersBack(g, unit)) continue;
    record(g, {
      event: "stayed",
      piece: unit.id,
      why: `${nameOfKind(unit)} does not shoot back.`,
      cites: ["rr.open.exp-return-fire", ...noReactionRules(unit)],
    });
  }
}

/**
 * Whether the end of a vehicle that has its gun saw the Operator act: where other ends look, too, it reacts only then.
 * rr.kick.stummel-reaction-rear
 */
function gunSaw(g: G, it: Incident, unit: Placed<AxisUnit>, operator: Placed<Operator>): boolean {
  if (!isVehicle(unit)) return true;
  const { ends, gunEnds } = vehicleTraits(unit.kind);
  if (gunEnds.length === ends.length) return true;
  return muzzlesOf(g, unit).some(
    (muzzle) =>
      seesFrom(g, muzzle, operator) ||
      trailThatCounts(g, it).some(({ at, crouched }) =>
        seesFrom(g, muzzle, { ...operator, at, crouched }, it.blockersBefore),
      ),
  );
}

/** Whether a unit makes reaction attacks at all. rr.kick.pf-no-reaction, rr.kick.sniper-attack-phase */
const reacts = (g: G, unit: AxisUnit): boolean => isArmed(g, unit) && mayReact(g, unit);

/**
 * Whether a kind of unit makes reaction attacks. rr.dogs.flame-no-reaction, rr.open.dogs-reaction,
 * rr.open.dogs-track-reaction, rr.kick.pf-no-reaction, rr.open.dare-hmg-reaction
 */
export function mayReact(g: G, { kind }: AxisUnit): boolean {
  if (kind === "dog") return reading(g, "rr.open.dogs-reaction") === "if-adjacent";
  if (kind === "hmg-team") return reading(g, "rr.open.dare-hmg-reaction") === "yes";
  if (isFootKind(kind)) return footTraits(kind).reacts;
  return vehicleTraits(kind).flamer === null || reading(g, "rr.open.dogs-track-reaction") === "hmg";
}

const noReactionRules = ({ kind }: AxisUnit): readonly Citation[] =>
  isFootKind(kind)
    ? footTraits(kind).cites.noReaction
    : ["rr.dogs.flame-no-reaction", "rr.dogs.flame-attack-phase-only", "rr.open.dogs-track-reaction"];

const nameOfKind = ({ kind }: AxisUnit): string =>
  isFootKind(kind) ? footTraits(kind).title : "A unit with a flamethrower";

/** Whether a unit that is attacked and survives attacks at once. rr.reaction.attacked-alert, rr.open.exp-return-fire */
const answersBack = (g: G, unit: AxisUnit): boolean =>
  mayReact(g, unit) || reading(g, "rr.open.exp-return-fire") === "shoots-back";

const isArmed = (g: G, unit: AxisUnit): boolean => !unit.empty && attackProfile(g, unit.kind).dice > 0;

export const canSee = (g: G, unit: AxisUnit, operator: Operator): boolean =>
  onBoard(operator) && seesOperator(g, unit, operator);

/**
 * The gun with which a unit answers: the one that sees the Operator from nearest; a half-track has two.
 * rr.vattack.reaction-los
 */
function muzzleAgainst(
  g: G,
  unit: Placed<AxisUnit>,
  operator: Placed<Operator>,
): { readonly muzzle: Muzzle; readonly sees: boolean } {
  const blockers = axisBlockers(g);
  const muzzles = muzzlesOf(g, unit).map((muzzle) => ({
    muzzle,
    sees: seesFrom(g, muzzle, operator, blockers),
    range: rangeFrom(g, muzzle, operator),
  }));
  muzzles.sort((a, b) => Number(b.sees) - Number(a.sees) || a.range - b.range);
  const [best] = muzzles;
  if (best === undefined) throw impossible(`${unit.id} has no gun`);
  return best;
}

/** The players choose the order of reaction attacks, where the attackers are not all alike. rr.open.reaction-order */
function* nextToReact(g: G, reacting: readonly AxisUnit[], operator: Operator): Rules<AxisUnit> {
  const [first] = reacting;
  if (first === undefined) throw impossible("nobody reacts");
  const how = (unit: AxisUnit): string =>
    JSON.stringify([
      attackProfile(g, unit.kind),
      onBoard(unit) && onBoard(operator)
        ? axisModifiers(g, muzzleAgainst(g, unit, operator).muzzle, operator).map(({ value }) => value)
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
 * rr.reaction.leaving-only
 */
function* answer(g: G, unit: Placed<AxisUnit>, operator: Placed<Operator>, cites: readonly Citation[]): Rules {
  if (!isArmed(g, unit)) return;
  const { muzzle, sees } = muzzleAgainst(g, unit, operator);
  const inRange = rangeFrom(g, muzzle, operator) <= attackProfile(g, unit.kind).long;
  if (sees && !inRange && reading(g, "rr.open.leaving-and-cover") === "no-attack") return;
  if (unit.kind === "dog" && !(sees && inRange && canBite(g, unit.at, operator))) return;
  const vehicle: readonly Citation[] = isVehicle(unit)
    ? [
        "rr.vattack.reaction-los",
        ...(unit.kind === "panzer-iii"
          ? (["rr.dare.panzer-reaction-hmg", "rr.exp.howitzer-no-reaction"] as const)
          : []),
      ]
    : [];
  yield* axisAttack(
    g,
    muzzle,
    operator,
    [
      ...cites,
      ...vehicle,
      ...(unit.kind === "dog" ? (["rr.open.dogs-reaction"] as const) : []),
      ...(sees && !inRange ? (["rr.open.leaving-and-cover"] as const) : []),
    ],
    sees && inRange ? null : "leaving",
  );
}
