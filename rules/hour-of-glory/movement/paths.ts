import { noiseField, unreachable, watching } from "../sight/index.ts";
import { areEnemies, isRaider, occupant, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading, squareName } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Square, Step } from "../table/plan.ts";
import { cornerPoint, stepBetween } from "../table/squares.ts";
import type { Commander, Intruder } from "../table/state.ts";

/** Whether a step leads out through the entrance. hg.door.out-removed */
export const leadsOut = (ctx: Ctx, step: Step): boolean => {
  const door = step.door < 0 ? undefined : planFor(ctx).doors[step.door];
  return door?.kind === "entrance" && step.to === door.outside;
};

/** Whether a square is watched or heard, so that an Intruder cannot pass anybody on it. hg.move.no-passing-in-zone, hg.move.no-passing-near-sentry */
export function isWatchedPassage(ctx: Ctx, square: Square): boolean {
  if (watching(ctx, square).length > 0) return true;
  const awake = ctx.state.sentries.filter((sentry) => !sentry.prone && !isEngaged(ctx, sentry));
  if (awake.length === 0) return false;
  const field = noiseField(ctx, square, "step");
  return awake.some((sentry) => (field[sentry.at] ?? unreachable) <= number(ctx, "hg.number.passing"));
}

/**
 * What is wrong with a path for an Intruder or the Commander, square by square. hg.move.no-corner-diagonal,
 * hg.move.no-return-to-entry, hg.move.not-through-enemy
 */
export function pathFaults(
  ctx: Ctx,
  agent: OnBoard<Intruder | Commander>,
  path: readonly (Square | null)[],
): readonly { readonly rule: PathRule; readonly text: string }[] {
  const faults: { readonly rule: PathRule; readonly text: string }[] = [];
  let here = agent.at;
  for (const [i, to] of path.entries()) {
    const last = i === path.length - 1;
    const step = to === null ? undefined : stepBetween(ctx, here, to);
    if (to === null || step === undefined) {
      faults.push({
        rule: to === null || cornerPoint(ctx, here, to).length === 0 ? "step" : "corner",
        text: `No step leads from ${squareName(ctx, here)} to ${to === null ? "the next square of the path" : squareName(ctx, to)}.`,
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
      else if (agent.kind === "intruder" && isWatchedPassage(ctx, to))
        faults.push({
          rule: "watched",
          text: `${squareName(ctx, to)} is watched or heard, so ${agent.id} cannot pass ${there.id} there.`,
        });
    }
    here = to;
  }
  return faults;
}

export type PathRule = "step" | "corner" | "out" | "commander-out" | "free" | "enemy" | "watched";
