import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Agent, agentsOf, isRaider, type OnBoard } from "../table/agents.ts";
import { type Ctx, planFor, record, type Rules, squareName } from "../table/context.ts";
import { enemiesBeside } from "../table/engagement.ts";
import { labelAt, roomAt, type Step } from "../table/plan.ts";
import type { Intruder } from "../table/state.ts";
import { entersOccupied, watching } from "../sight/index.ts";
import { expose } from "./exposing.ts";
import { pointsOfStep } from "./step-points.ts";

/** The Commander or a Guard comes upon a raider and exposes him. hg.raid.contact-exposes, hg.raid.contact-ends-turn */
export function* exposeByContact(ctx: Ctx, agent: Agent, raider: Intruder): Rules {
  yield* expose(ctx, raider, [agent], [agent], "hg.raid.contact-exposes", "hg.open.contact-end");
  record(ctx, {
    event: "stopped",
    agent: agent.id,
    at: agent.at === null ? "" : squareName(ctx, agent.at),
    why: `${raider.id} was in his way`,
    cites: [
      ...citeIf(agent.kind === "guard", "hg.guard.contact"),
      "hg.raid.contact-exposes",
      "hg.raid.contact-ends-turn",
      "hg.open.contact-ends-turn",
    ],
  });
}

/** Further rules that a step shows: markers and enemies it passes, rooms whose card it does not turn. */
function movedCites(ctx: Ctx, agent: OnBoard<Agent>, step: Step): readonly Citation[] {
  const { state } = ctx;
  const marked =
    state.corpses.some(({ at }) => at === step.to) ||
    state.alerts.includes(step.to) ||
    state.sentries.some(({ marker }) => marker === step.to);
  const cites: Citation[] = [];
  if (marked) cites.push("hg.move.markers-do-not-occupy");
  if (enemiesBeside(ctx, agent).length > 0) cites.push("hg.engage.pass-by");
  const room = roomAt(planFor(ctx), step.to);
  if (room !== null && agent.kind !== "intruder") cites.push("hg.intel.defenders-do-not-explore");
  if (isRaider(agent) && entersOccupied(ctx, agent, agent.at, step.to)) cites.push("hg.evade.not-on-room-entry");
  const owners = state.turn === null ? [] : state.turn.tested;
  if (owners.length > 0 && watching(ctx, step.to).some(({ id }) => owners.includes(id)))
    cites.push("hg.open.zone-retest");
  if (agent.kind === "intruder") cites.push(...pointsOfStep(ctx, agent, step.to));
  if (room === null && labelAt(planFor(ctx), step.to) === "E") cites.push("hg.occ.entry-zone-not-room");
  return cites;
}

/** Moves an agent one square. hg.move.any-direction */
export function takeStep(ctx: Ctx, agent: OnBoard<Agent>, step: Step, ...cites: readonly Citation[]): void {
  record(ctx, {
    event: "moved",
    agent: agent.id,
    from: squareName(ctx, agent.at),
    to: squareName(ctx, step.to),
    cites: ["hg.move.any-direction", ...movedCites(ctx, agent, step), ...cites],
  });
  agent.at = step.to;
}

/** Tells that an agent passes another on his square. hg.move.through-friend, hg.move.through-prone */
export function passBy(ctx: Ctx, agent: OnBoard<Agent>, there: Agent): void {
  record(ctx, {
    event: "passed",
    agent: agent.id,
    by: there.id,
    at: squareName(ctx, agent.at),
    cites: [there.prone ? "hg.move.through-prone" : "hg.move.through-friend"],
  });
}

/** Whether another agent is on the square of one who is passing. */
export const sharesSquare = ({ state }: Ctx, agent: OnBoard<Agent>): boolean =>
  agentsOf(state).some((other) => other.id !== agent.id && other.at === agent.at);
