import { activationOf, actorsOf, loseFreeAction, finished, reactionNow } from "../activation/index.ts";
import { type Req, type Ctx, reading, record } from "../table/context.ts";
import { requireCoherency } from "../movement/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import type { Reaction } from "../table/state.ts";
import { unitNamed } from "../table/units.ts";
import { endReaction } from "./reacting.ts";
import type { ActionRule } from "./rule.ts";

/** What leaving an action out requires. dt.act.nothing, dt.open.march-midpoint */
function requireSkip(ctx: Ctx, req: Req, { unit }: ActionOf<"skip">): void {
  const { activation } = ctx.state;
  if (!req.known(unitNamed(ctx.state, unit), "unit", unit, "unit", "dt.act.nothing")) return;
  const reaction = reactionNow(ctx);
  const acts = reaction === null ? activation?.unit === unit && activation.window !== "open" : reaction.unit === unit;
  const waits = activation !== null && (activation.plan !== null || activation.appears !== null);
  req.need(acts && waits, {
    met: `${unit} acts now.`,
    unmet: acts ? `${unit} has nothing left to leave out.` : `${unit} does not act now.`,
    cites: ["dt.act.nothing", "dt.open.declared-impossible"],
  });
  // a unit scattered in the middle of a march has to regroup, unless terrain holds some of it
  const scattered = reading(ctx, "dt.open.march-midpoint") === "no-coherency" && reaction === null;
  if (scattered && activation !== null && activation.half !== null && activation.halted.length === 0)
    requireCoherency(ctx, req, actorsOf(ctx), new Map());
}

/** A unit stays hidden: its activation is over. dt.ambush.nothing */
function staysHidden(ctx: Ctx, unit: string): void {
  const activation = activationOf(ctx);
  activation.appears = null;
  activation.plan = ["nothing"];
  activation.done = 1;
  record(ctx, { event: "nothing", unit, why: "it stays hidden", cites: ["dt.ambush.nothing", "dt.act.nothing"] });
}

/** Those who react leave out what they may do. dt.act.nothing, dt.react.optional */
function endsEarly(ctx: Ctx, { unit, may }: Reaction): void {
  const why = may === "free-move" ? "it does not move" : "it does not attack";
  record(ctx, { event: "nothing", unit, why, cites: ["dt.act.nothing"] });
  endReaction(ctx);
}

/** What was declared next is not done. dt.act.nothing */
function leavesOut(ctx: Ctx): void {
  const { unit, half } = activationOf(ctx);
  record(ctx, { event: "nothing", unit, why: "it does not use its action", cites: ["dt.act.nothing"] });
  finished(ctx);
  // a unit that stops in the middle of a march has marched
  if (half === null) loseFreeAction(ctx, "it did not take the action before");
}

/** A unit leaves out what it could do now. dt.act.nothing */
const skip: ActionRule<"skip"> = {
  actors: (moment) =>
    moment.awaits === "reactive-action" || moment.awaits === "appearance" || moment.awaits === "planned"
      ? [{ id: moment.unit }]
      : [],
  requires: requireSkip,
  candidates: (_ctx, { id: unit }) => [{ do: "skip", unit }],
  *perform(ctx, _actor, { unit }) {
    const reaction = reactionNow(ctx);
    if (reaction !== null) endsEarly(ctx, reaction);
    else if (activationOf(ctx).appears !== null) staysHidden(ctx, unit);
    else leavesOut(ctx);
  },
};

export const actions = { skip };
