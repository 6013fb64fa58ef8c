import { type Criterion, rank, type Ranking } from "../kernel/index.ts";
import { spot } from "./alert.ts";
import { attackProfile, axisAttack, axisModifiers } from "./axis-attack.ts";
import { coverAgainst } from "./cover.ts";
import type { Citation } from "./events.ts";
import { axisBlockers, rangeTo, seesOperator } from "./sight.ts";
import type { AxisUnit, Operator } from "./state.ts";
import { choose, type G, impossible, onBoard, operatorsOnBoard, type Placed, players, reading, type Rules } from "./table.ts";

/** An Operator a unit could attack now. */
export interface Target {
  readonly operator: Placed<Operator>;
  readonly cover: number;
  readonly distance: number;
  readonly total: number;
}

/** Whom a unit could attack in the Axis Attack Phase: rr.axisattack.all, rr.open.attack-unspotted, rr.open.officer-sound */
export function targetsOf(g: G, unit: Placed<AxisUnit>): readonly Target[] {
  const who = reading(g, "rr.open.attack-unspotted");
  if (unit.smoking || (!unit.alert && who !== "non-alert-too")) return [];
  const blockers = axisBlockers(g);
  const { long } = attackProfile(g, unit.kind);
  return operatorsOnBoard(g)
    .filter((operator) => (who !== "spotted-only" || operator.spotted) && rangeTo(g, unit.at, operator.at) <= long && seesOperator(g, unit, operator, blockers))
    .map((operator) => ({
      operator,
      cover: -coverAgainst(g, unit.at, operator).reduce((sum, { value }) => sum + value, 0),
      distance: rangeTo(g, unit.at, operator.at),
      total: -axisModifiers(g, unit.kind, unit.at, operator).reduce((sum, { value }) => sum + value, 0),
    }));
}

const cover: Criterion<Target, Citation> = { name: "least cover", cites: ["rr.axisattack.best-target"], score: (target) => target.cover };
const distance: Criterion<Target, Citation> = { name: "shortest range", cites: ["rr.axisattack.best-target"], score: (target) => target.distance };
const total: Criterion<Target, Citation> = { name: "best total modifier", cites: ["rr.axisattack.best-target", "rr.open.best-target"], score: (target) => target.total };

/** The order of targets: least cover, then shortest range. rr.axisattack.best-target, rr.open.best-target */
export function rankTargets(g: G, targets: readonly Target[]): Ranking<Target> {
  switch (reading(g, "rr.open.best-target")) {
    case "cover-first":
      return rank(targets, [cover, distance]);
    case "best-total":
      return rank(targets, [total]);
    case "distance-first":
      return rank(targets, [distance, cover]);
  }
}

/** The Axis Attack Phase: every unit that can attack does so, once, on one Operator. rr.axisattack.* */
export function* attackPhase(g: G): Rules {
  const done = new Set<string>();
  for (;;) {
    const ready = g.state.units.filter(onBoard).filter((unit) => !done.has(unit.id) && targetsOf(g, unit).length > 0);
    if (ready.length === 0) return;
    const unit = yield* nextToAttack(g, ready);
    done.add(unit.id);
    const { best } = rankTargets(g, targetsOf(g, unit));
    const target = yield* choose(
      players,
      { id: "rr.decide.attack-target-tie", text: `Whom does ${unit.id} attack?`, piece: unit.id },
      best.map((candidate) => ({ id: candidate.operator.id, text: candidate.operator.id, value: candidate.operator })),
    );
    if (!target.spotted) spot(g, target, "seen", g.state.section === "battle" ? ["rr.open.attack-unspotted", "rr.alarm.battle-seen"] : ["rr.open.attack-unspotted"]);
    yield* axisAttack(g, unit, target, ["rr.axisattack.all", "rr.axisattack.one-target", "rr.axisattack.best-target", "rr.open.best-target", "rr.open.attack-unspotted", ...(best.length > 1 ? (["rr.axisattack.tie"] as const) : [])]);
  }
}

/** The players choose the order of the attacks, unless all attackers and their targets are alike. rr.decide.axis-attack-order */
function* nextToAttack(g: G, ready: readonly Placed<AxisUnit>[]): Rules<Placed<AxisUnit>> {
  const [first] = ready;
  if (first === undefined) throw impossible("nobody attacks");
  const how = (unit: Placed<AxisUnit>): string => JSON.stringify([attackProfile(g, unit.kind), targetsOf(g, unit).map((target) => [target.operator.id, target.total, target.cover, target.distance])]);
  const alike = how(first);
  if (ready.every((unit) => how(unit) === alike)) return first;
  return yield* choose(
    players,
    { id: "rr.decide.axis-attack-order", text: "Which unit attacks next?" },
    ready.map((unit) => ({ id: unit.id, text: unit.id, value: unit })),
  );
}

