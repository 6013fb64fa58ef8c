import {
  actorsOf,
  finished,
  heroWith,
  endActivation,
  startActivation,
  nextPlanned,
  activationOf,
} from "../activation/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Req, Ctx, Rules } from "../table/context.ts";
import { isSpecial, requireSpecialAction as needsOfSpecial, performSpecial, specialsFor } from "../specials/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { requirePlanned } from "./planned.ts";
import type { Planned } from "../table/state.ts";
import { drop, releaseGrapples } from "../table/tokens.ts";
import type { ActionRule } from "./rule.ts";

/** What a special action requires. dt.act.special */
function requireSpecial(ctx: Ctx, req: Req, action: ActionOf<"special">): void {
  if (requirePlanned(ctx, req, action.unit, [action.action], "dt.act.special"))
    needsOfSpecial(ctx, req, actorsOf(ctx), action);
}

/**
 * A special action. An Officer's may end the activation, so that another unit of the side activates at once.
 * dt.act.special, dt.cmd.moving-now, dt.cmd.reinforce-now, dt.cmd.replace-now, dt.skill.camouflage-ends
 */
function* takeSpecial(ctx: Ctx, action: ActionOf<"special">): Rules {
  const together = actorsOf(ctx);
  const activates = yield* performSpecial(ctx, together, action);
  if (action.action !== "camouflage")
    for (const unit of together) drop(ctx, unit, "camouflaged", "it acts", "dt.skill.camouflage-ends");
  finished(ctx);
  if (activates === undefined) return;
  endActivation(ctx, ...atOnce(action.action));
  yield* startActivation(ctx, activates, yield* heroWith(ctx, activates));
}

/** The rule by which an Officer's activation ends at once. */
function atOnce(action: Planned): readonly Citation[] {
  if (action === "get-moving") return ["dt.cmd.moving-now"];
  return [action === "reinforcement" ? "dt.cmd.reinforce-now" : "dt.cmd.replace-now"];
}

/** A special action, as it was declared. dt.act.special */
const special: ActionRule<"special"> = {
  actors: (moment) => (moment.awaits === "planned" && isSpecial(moment.planned) ? [{ id: moment.unit }] : []),
  requires: requireSpecial,
  candidates(ctx) {
    const planned = nextPlanned(activationOf(ctx));
    return planned !== null && isSpecial(planned) ? specialsFor(ctx, actorsOf(ctx), planned) : [];
  },
  *perform(ctx, _actor, action) {
    releaseGrapples(ctx, actorsOf(ctx));
    yield* takeSpecial(ctx, action);
  },
};

export const actions = { special };
