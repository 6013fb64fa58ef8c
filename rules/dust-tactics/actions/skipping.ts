import { actorsOf, reactionNow } from "../activation/index.ts";
import { type Needs, type Ctx, reading } from "../table/context.ts";
import { needCoherent } from "../movement/index.ts";
import type { ActionOf } from "../table/action-schema.ts";

export function skipNeeds(ctx: Ctx, req: Needs, { unit }: ActionOf<"skip">): void {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  const acts = reaction === null ? activation?.unit === unit && activation.window !== "open" : reaction.unit === unit;
  const waits = activation !== null && (activation.plan !== null || activation.appears !== null);
  req.need(
    acts && waits,
    { met: `${unit} acts now.`, unmet: acts ? `${unit} has nothing left to leave out.` : `${unit} does not act now.` },
    "dt.act.nothing",
    "dt.open.declared-impossible",
  );
  // whoever was scattered in the middle of a march does not stay so, unless terrain holds some of them
  const scattered = reading(ctx, "dt.open.march-midpoint") === "no-coherency" && reaction === null;
  if (scattered && activation !== null && activation.half !== null && activation.halted.length === 0)
    needCoherent(ctx, req, actorsOf(ctx), new Map());
}
