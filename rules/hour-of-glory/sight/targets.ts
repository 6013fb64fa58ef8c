import { type Agent, enemiesOf, isInTheOpen, type OnBoard } from "../table/agents.ts";
import { type Ctx, reading } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { canSee } from "./lines.ts";

/** Whether a prone agent may be attacked: under a reading, but no Intruder, whom Defenders ignore. hg.open.prone-targets, hg.wound.intruder-ignored */
export const isProneTarget = (ctx: Ctx, { prone, kind }: Agent): boolean =>
  prone && kind !== "intruder" && reading(ctx, "hg.open.prone-targets") === "yes";

/** The enemies an agent could shoot at now, taken one by one. */
export const targetsInSight = (ctx: Ctx, agent: OnBoard<Agent>): readonly OnBoard<Agent>[] =>
  enemiesOf(ctx.state, agent).filter(
    (enemy) =>
      (isInTheOpen(enemy) || isProneTarget(ctx, enemy)) && canSee(ctx, agent.at, enemy.at) && !isEngaged(ctx, enemy),
  );
