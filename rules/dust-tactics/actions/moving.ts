import { entering, requireEntry, movedBy, moveNow, type Move } from "../movement/index.ts";
import { areOff, figuresOf, areAboard, type CombinedUnit } from "../table/units.ts";
import { actingNow, reactionNow } from "../activation/index.ts";
import type { Req, Ctx } from "../table/context.ts";
import { requireAway, requireLeave, leaving, setOut, requireMount, requirePickUp } from "../carrying/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { requirePlanned } from "./planned.ts";
import { releaseGrapples } from "../table/tokens.ts";
import { movesFor, endsOf } from "./goals.ts";
import { isMove } from "./impossible.ts";
import { moveStep, freeMove } from "./marching.ts";
import { endReaction } from "./reacting.ts";
import type { Moment, ActionRule } from "./rule.ts";

/** What a move requires. dt.act.move, dt.carry.dismount, dt.carry.mount, dt.reserve.enter */
function requireMove(ctx: Ctx, req: Req, action: ActionOf<"move">): void {
  const stimulated = ["move", "march", "free-move"] as const;
  if (!requirePlanned(ctx, req, action.unit, stimulated, "dt.act.move")) return;
  const move = moveNow(ctx);
  if (move === null) return;
  req.need(action.to === undefined || action.ways === undefined, {
    met: "Either the place for the leader is given, or the way of everybody.",
    unmet: "Both a place for the leader and ways are given: give one or the other.",
    cites: ["dt.move.distance"],
  });
  const together = actingNow(ctx);
  if (action.picks !== undefined) requirePickUp(ctx, req, together, action.picks);
  if (areAboard(together)) return requireGettingOut(ctx, req, together, action, move);
  if (action.mount !== undefined) return requireGettingIn(ctx, req, together, action, move);
  if (!areOff(together)) {
    req.need(action.from === undefined, {
      met: "No place of entry is given.",
      unmet: `${action.unit} is already on the table and does not enter it.`,
      cites: ["dt.reserve.enter"],
    });
    movedBy(ctx, req, together, action, move);
    return;
  }
  const from = requireEntry(ctx, req, action);
  if (from === null) return;
  const there = entering(ctx, together, from);
  movedBy(there.ctx, req, there.together, action, move);
}

/** What getting out of a carrier requires: nobody gets into another one, and there is room. dt.carry.dismount, dt.pilot.not-both */
function requireGettingOut(ctx: Ctx, req: Req, together: CombinedUnit, action: ActionOf<"move">, move: Move): void {
  const { unit, mount } = action;
  req.need(mount === undefined, {
    met: `${unit} gets out.`,
    unmet: `${unit} is aboard and gets out: it cannot get into ${mount ?? "anything"} in the same move.`,
    cites: ["dt.pilot.not-both", "dt.carry.no-move"],
  });
  req.idle("from", action.from, `${unit} gets out of what carries it.`, "dt.carry.dismount");
  if (!requireLeave(ctx, req, together, action)) return;
  const outside = leaving(ctx, together, action);
  const moved = movedBy(outside.ctx, req, outside.together, action, setOut(ctx, together, move));
  req.need(moved === null || moved.walks.length === figuresOf(together).length, {
    met: "There is room outside for everybody.",
    unmet: "There is not enough room outside for everybody.",
    cites: ["dt.carry.dismount"],
  });
  const carried = together.filter(({ where }) => where === "aboard");
  if (moved !== null) requireAway(ctx, req, carried, moved.walks);
}

/** What getting into a carrier requires, once in an activation. dt.carry.mount, dt.pilot.not-both */
function requireGettingIn(ctx: Ctx, req: Req, together: CombinedUnit, action: ActionOf<"move">, move: Move): void {
  const { unit, mount = "" } = action;
  req.need(reactionNow(ctx) !== null || ctx.state.activation?.alighted !== true, {
    met: `${unit} has not got out in this activation.`,
    unmet: `${unit} has got out in this activation and cannot get in anywhere.`,
    cites: ["dt.pilot.not-both"],
  });
  const why = `Everybody goes into contact with ${mount} by the shortest way.`;
  for (const field of ["from", "facing"] as const) req.idle(field, action[field], why, "dt.carry.mount");
  requireMount(ctx, req, together, action, move);
}

/** Whether a move is what may be made. dt.act.move, dt.skill.move-and-fire */
const isMoveMoment = (moment: Moment): boolean =>
  (moment.awaits === "planned" && isMove(moment.planned)) ||
  (moment.awaits === "reactive-action" && moment.may === "free-move");

/** Units move, as they declared or after a reactive attack. dt.act.move, dt.act.march */
const move: ActionRule<"move"> = {
  actors: (moment, ctx) =>
    isMoveMoment(moment)
      ? actingNow(ctx)
          .slice(0, 1)
          .map(({ id }) => ({ id }))
      : [],
  requires: requireMove,
  candidates: movesFor,
  ends: (ctx, _actor, legal) => endsOf(ctx, legal),
  *perform(ctx, _actor, action) {
    const together = actingNow(ctx);
    releaseGrapples(ctx, together);
    if (reactionNow(ctx) === null) return yield* moveStep(ctx, action);
    yield* freeMove(ctx, together, action);
    endReaction(ctx);
  },
};

export const actions = { move };
