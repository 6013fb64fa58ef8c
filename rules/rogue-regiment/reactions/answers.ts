import {
  type AxisUnit,
  choose,
  type G,
  impossible,
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
  type Muzzle,
  muzzlesOf,
  rangeFrom,
  seesFrom,
} from "../fighting/index.ts";
import { axisBlockers, seesOperator } from "../sight/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { type During, nameSeen } from "./sightings.ts";
import type { Incident } from "../alarm/index.ts";

/** The immediate attack of an alert unit that was attacked, and the reaction attacks. rr.reaction.* */
export function* answers(g: G, it: Incident, seers: readonly AxisUnit[], during: During): Rules {
  const { operator } = it;
  if (operator === null) return;
  const target = nameSeen(operator);
  const immediate = it.attacked.filter(({ unit }) => {
    const was = it.alertBefore.has(unit.id) || reading(g, "rr.open.missed-nonalert") === "attacks";
    return was && canSee(g, unit, operator);
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
  if (during !== "operator") return;
  howitzersWait(g, it, seers);
  let reacting = seers.filter(
    (unit) =>
      it.alertBefore.has(unit.id) &&
      isArmed(g, unit) &&
      !unit.reacted.includes(target) &&
      !(counts && immediateIds.includes(unit.id)),
  );
  while (reacting.length > 0 && operator.at !== null) {
    const unit = yield* nextToReact(g, reacting, operator);
    reacting = reacting.filter((other) => other.id !== unit.id);
    unit.reacted = [...unit.reacted, target];
    if (!onBoard(unit) || !onBoard(operator)) continue;
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

/** A howitzer makes no reaction attack. rr.exp.howitzer-no-reaction */
function howitzersWait(g: G, it: Incident, seers: readonly AxisUnit[]): void {
  for (const unit of seers) {
    if (!it.alertBefore.has(unit.id) || !isVehicle(unit) || vehicleTraits(unit.kind).howitzer === null) continue;
    record(g, {
      event: "stayed",
      piece: unit.id,
      why: "a howitzer makes no reaction attack.",
      cites: ["rr.exp.howitzer-no-reaction"],
    });
  }
}

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
  const vehicle: readonly Citation[] = isVehicle(unit) ? ["rr.vattack.reaction-los"] : [];
  yield* axisAttack(
    g,
    muzzle,
    operator,
    [...cites, ...vehicle, ...(sees && !inRange ? (["rr.open.leaving-and-cover"] as const) : [])],
    sees && inRange ? null : "leaving",
  );
}
