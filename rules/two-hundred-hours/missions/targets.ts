import type { Citation } from "../book/citation.ts";
import type { ObjectiveGone } from "../table/events.ts";
import type { Charge, Objective } from "../table/things.ts";
import type { Fighter } from "../table/fighter.ts";
import { type Ctx, record, type Rules } from "../table/context.ts";
import { placeEscapes } from "./escapes.ts";

/* What missions do when charges are set and explode, and when fighters leave or are taken out. */

const objectiveNamed = ({ state }: Ctx, id: string | null): Objective | undefined =>
  state.objectives.find((objective) => objective.id === id);

/** Destroys an objective; with the last one of mission 4 the attacker places Escape markers. zh.m4.escape */
export function* destroyObjective(
  ctx: Ctx,
  objective: Objective,
  why: ObjectiveGone,
  ...cites: readonly Citation[]
): Rules {
  if (objective.status !== "there") return;
  objective.status = "destroyed";
  record(ctx, { event: "objective-gone", what: objective.id, why, cites });
  const { mission, objectives } = ctx.state;
  if (mission === "m4" && objectives.every(({ status }) => status === "destroyed")) yield* placeEscapes(ctx);
}

/** A charge that is set at the objective of mission 3 has Escape markers placed at once. zh.m3.escape */
export function* chargeIsSet(ctx: Ctx, charge: Charge): Rules {
  if (ctx.state.mission === "m3" && charge.objective !== null) yield* placeEscapes(ctx);
}

/** A charge destroys what it was set against: an objective, or the AA gun. zh.m4.charge-card, zh.m8.gun-destroyed */
export function* chargeHasExploded(ctx: Ctx, charge: Charge): Rules {
  const { gun, mission } = ctx.state;
  if (gun !== null && charge.objective === gun.item) {
    gun.destroyed = true;
    record(ctx, { event: "objective-gone", what: gun.item, why: "a demo charge", cites: ["zh.m8.gun-destroyed"] });
  }
  const objective = objectiveNamed(ctx, charge.objective);
  const cite = mission === "m4" ? "zh.m4.charge-card" : "zh.m3.attacker-primary";
  if (objective !== undefined) yield* destroyObjective(ctx, objective, "a demo charge", cite);
}

/** A fighter that leaves the table takes what it carries along: intelligence, the officer. zh.m7.primary, zh.m6.primary */
export function takesAlong(ctx: Ctx, left: Fighter): void {
  const { state } = ctx;
  for (const objective of state.objectives)
    if (objective.carrier === left.id) {
      objective.status = "scored";
      objective.carrier = null;
      record(ctx, {
        event: "objective-gone",
        what: objective.id,
        why: `${left.id} takes it off the table`,
        cites: ["zh.m7.primary"],
      });
    }
  if (state.captive?.escort === left.id) {
    const { id, at } = state.captive;
    state.captive = null;
    const marker = state.objectives.find(({ number }) => number === 1);
    if (marker !== undefined) marker.status = "scored";
    // a position may not name his marker: zh.m6.objectives
    else state.objectives.push({ id, number: 1, up: true, at, item: null, status: "scored", carrier: null });
    record(ctx, {
      event: "objective-gone",
      what: id,
      why: `${left.id} takes him off the table`,
      cites: ["zh.m6.primary"],
    });
  }
}

/** Intelligence is lost with its carrier. zh.m7.carry-lost, zh.m7.carry-no-passing */
export function losesIntelligence(ctx: Ctx, lost: Fighter): void {
  for (const objective of ctx.state.objectives)
    if (objective.carrier === lost.id) {
      objective.status = "removed";
      objective.carrier = null;
      record(ctx, {
        event: "objective-gone",
        what: objective.id,
        why: `${lost.id} is taken out`,
        cites: ["zh.m7.carry-lost", "zh.m7.carry-no-passing"],
      });
    }
}
