import type { ObjectiveGone } from "../events/index.ts";
import type { Charge, Fighter, Objective } from "../state/index.ts";
import { type Citation, type G, record, type Rules } from "../table.ts";
import { placeEscapes } from "./escapes.ts";

/* What missions do when charges are set and explode, and when fighters leave or are taken out. */

const objectiveNamed = ({ state }: G, id: string | null): Objective | undefined =>
  state.objectives.find((one) => one.id === id);

/** An objective is destroyed; with the last one of mission 4 the attacker places Escape markers. zh.m4.escape */
export function* destroyObjective(
  g: G,
  objective: Objective,
  why: ObjectiveGone,
  ...cites: readonly Citation[]
): Rules {
  if (objective.status !== "there") return;
  objective.status = "destroyed";
  record(g, { event: "objective-gone", what: objective.id, why, cites });
  const { mission, objectives } = g.state;
  if (mission === "m4" && objectives.every(({ status }) => status === "destroyed")) yield* placeEscapes(g);
}

/** A charge that is set at the objective of mission 3 has Escape markers placed at once. zh.m3.escape */
export function* chargeIsSet(g: G, charge: Charge): Rules {
  if (g.state.mission === "m3" && charge.objective !== null) yield* placeEscapes(g);
}

/** What a charge was set at goes with it: an objective, or the AA gun. zh.m4.charge-card, zh.m8.gun-destroyed */
export function* chargeHasExploded(g: G, charge: Charge): Rules {
  const { gun, mission } = g.state;
  if (gun !== null && charge.objective === gun.item) {
    gun.destroyed = true;
    record(g, { event: "objective-gone", what: gun.item, why: "a demo charge", cites: ["zh.m8.gun-destroyed"] });
  }
  const objective = objectiveNamed(g, charge.objective);
  const cite = mission === "m4" ? "zh.m4.charge-card" : "zh.m3.attacker-primary";
  if (objective !== undefined) yield* destroyObjective(g, objective, "a demo charge", cite);
}

/** Whoever leaves the table takes along what it carries: intelligence, the officer. zh.m7.primary, zh.m6.primary */
export function takesAlong(g: G, left: Fighter): void {
  const { state } = g;
  for (const one of state.objectives)
    if (one.carrier === left.id) {
      one.status = "scored";
      one.carrier = null;
      record(g, {
        event: "objective-gone",
        what: one.id,
        why: `${left.id} takes it off the table`,
        cites: ["zh.m7.primary"],
      });
    }
  if (state.captive?.escort === left.id) {
    const { id } = state.captive;
    state.captive = null;
    for (const one of state.objectives) if (one.number === 1) one.status = "scored";
    record(g, {
      event: "objective-gone",
      what: id,
      why: `${left.id} takes him off the table`,
      cites: ["zh.m6.primary"],
    });
  }
}

/** Intelligence is lost with its carrier. zh.m7.carry-lost, zh.m7.carry-no-passing */
export function losesIntelligence(g: G, lost: Fighter): void {
  for (const one of g.state.objectives)
    if (one.carrier === lost.id) {
      one.status = "removed";
      one.carrier = null;
      record(g, {
        event: "objective-gone",
        what: one.id,
        why: `${lost.id} is taken out`,
        cites: ["zh.m7.carry-lost", "zh.m7.carry-no-passing"],
      });
    }
}
