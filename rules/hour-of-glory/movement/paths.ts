import { counted } from "../../kernel/index.ts";
import { noiseField, UNREACHABLE, watching } from "../sight/index.ts";
import { type Agent, areEnemies, isRaider, occupant, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading, squareName } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Square, Step } from "../table/plan.ts";
import { cornerPoint, stepBetween } from "../table/squares.ts";
import type { Commander, Intruder, Sentry } from "../table/state.ts";

/** What a path can offend against. */
export type PathRule = "step" | "corner" | "out" | "commander-out" | "free" | "enemy" | "watched" | "near-sentry";

/** What is wrong with a step of a path. */
interface PathFault {
  readonly rule: PathRule;
  readonly text: string;
}

/** Whether a step leads out through the entrance. hg.door.out-removed */
export const leadsOut = (ctx: Ctx, step: Step): boolean => {
  const door = step.door < 0 ? undefined : planFor(ctx).doors[step.door];
  return door?.kind === "entrance" && step.to === door.outside;
};

/** A wakeful Sentry who is so near a square that no Intruder passes anybody on it. hg.move.no-passing-near-sentry */
function sentryNear(ctx: Ctx, square: Square): Sentry | undefined {
  const awake = ctx.state.sentries.filter((sentry) => !sentry.prone && !isEngaged(ctx, sentry));
  if (awake.length === 0) return undefined;
  const field = noiseField(ctx, square, "step");
  return awake.find((sentry) => (field[sentry.at] ?? UNREACHABLE) <= number(ctx, "hg.number.passing"));
}

/** Why an Intruder cannot pass somebody on a square. hg.move.no-passing-in-zone, hg.move.no-passing-near-sentry */
function passingFaults(ctx: Ctx, passer: Agent, there: Agent, square: Square): readonly PathFault[] {
  const faults: PathFault[] = [];
  const says = `so ${passer.id} cannot pass ${there.id} there.`;
  const [watcher] = watching(ctx, square);
  if (watcher !== undefined)
    faults.push({
      rule: "watched",
      text: `${squareName(ctx, square)} is in the watch zone of ${watcher.id}, ${says}`,
    });
  const sentry = sentryNear(ctx, square);
  if (sentry !== undefined)
    faults.push({
      rule: "near-sentry",
      text: `${squareName(ctx, square)} is within ${counted(number(ctx, "hg.number.passing"), "square")} of ${sentry.id}, ${says}`,
    });
  return faults;
}

/**
 * What is wrong with a path for an Intruder or the Commander, square by square. hg.move.no-corner-diagonal,
 * hg.move.no-return-to-entry, hg.move.not-through-enemy
 */
export function pathFaults(
  ctx: Ctx,
  agent: OnBoard<Intruder | Commander>,
  path: readonly (Square | null)[],
): readonly PathFault[] {
  const faults: PathFault[] = [];
  let here = agent.at;
  for (const [i, to] of path.entries()) {
    const last = i === path.length - 1;
    const step = to === null ? undefined : stepBetween(ctx, here, to);
    if (to === null || step === undefined) {
      faults.push({
        rule: to === null || cornerPoint(ctx, here, to).length === 0 ? "step" : "corner",
        text:
          to === null
            ? `The square of the path behind ${squareName(ctx, here)} is not on the board.`
            : `No step leads from ${squareName(ctx, here)} to ${squareName(ctx, to)}.`,
      });
      return faults;
    }
    if (leadsOut(ctx, step)) {
      if (!last) faults.push({ rule: "out", text: "The path leads out through the entrance and goes on from there." });
      if (agent.kind === "commander" && reading(ctx, "hg.open.commander-leaves") === "may-not")
        faults.push({ rule: "commander-out", text: "The Commander would leave the stronghold." });
      return faults;
    }
    const there = occupant(ctx.state, to);
    if (there !== undefined && there.id !== agent.id) {
      const meetsRaider = agent.kind === "commander" && isRaider(there);
      if (meetsRaider) {
        const from = occupant(ctx.state, here);
        if (from !== undefined && from.id !== agent.id)
          faults.push({
            rule: "free",
            text: `${squareName(ctx, here)} is occupied by ${from.id}, and ${agent.id} would have to stop there.`,
          });
        return faults;
      }
      if (!there.prone && areEnemies(agent, there))
        faults.push({ rule: "enemy", text: `${there.id} stands in the way.` });
      else if (last) faults.push({ rule: "free", text: `${squareName(ctx, to)} is occupied by ${there.id}.` });
      else if (agent.kind === "intruder") faults.push(...passingFaults(ctx, agent, there, to));
    }
    here = to;
  }
  return faults;
}
