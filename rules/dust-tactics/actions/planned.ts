import { spaced } from "../../kernel/index.ts";
import { nextPlanned, reactionNow } from "../activation/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Req, Ctx } from "../table/context.ts";
import type { Planned } from "../table/state.ts";
import { unitNamed } from "../table/units.ts";
import { momentRules } from "./reaction-windows.ts";
import { automaticLoss } from "./impossible.ts";

/** Whether what is planned next is to be done by a unit now. */
export function requirePlanned(ctx: Ctx, req: Req, unit: string, kinds: readonly Planned[], rule: Citation): boolean {
  const { activation } = ctx.state;
  const named = unitNamed(ctx.state, unit);
  if (!req.known(named, "unit", unit, "unit", rule, "dt.act.declare-all")) return false;
  const reaction = reactionNow(ctx);
  if (reaction?.may === "free-move" && kinds.includes("free-move"))
    return req.need(reaction.unit === unit, {
      met: `${reaction.unit} makes its free MOVE now.`,
      unmet: `${reaction.unit} makes its free MOVE now, not ${unit}.`,
      cites: [rule, "dt.skill.move-and-fire"],
    });
  const acts = activation?.unit === unit && activation.plan !== null;
  if (!acts && named.pilot)
    return req.fail(
      `${unit} is at the controls of ${named.carrier ?? ""}: it does what that does, and uses no weapons of its own.`,
      rule,
      "dt.act.declare-all",
      "dt.pilot.together",
      "dt.pilot.safe",
    );
  if (!acts || activation === null)
    return req.fail(`${unit} has not declared this action.`, rule, "dt.act.declare-all");
  if (reaction !== null || activation.window === "open")
    return req.fail("First the other side reacts, or holds.", rule, ...momentRules(ctx));
  const barred = automaticLoss(ctx);
  if (barred !== null)
    return req.fail(`${unit} does not: ${barred.text}.`, "dt.open.declared-impossible", ...barred.cites);
  const planned = nextPlanned(activation);
  const next = planned === null ? "nothing more" : spaced(planned);
  return req.need(planned !== null && kinds.includes(planned), {
    met: `${unit} has declared it and does it now.`,
    unmet: `${unit} has declared something else: next it does ${next}.`,
    cites: [rule, "dt.act.declare-all"],
  });
}
