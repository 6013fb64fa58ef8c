import { adjacent, type Square } from "../../geometry/index.ts";
import { type Ctx, grid, name, type Placed, reading, record } from "../table/context.ts";
import type { Operator } from "../table/state.ts";
import { lockBetween, unlock } from "../movement/index.ts";
import { onFoot } from "./rule.ts";
import { requireSquare } from "./steps.ts";

/** Removes the twig snap token without noise. rr.jager.twig-remove */
const removeTwig = onFoot("remove-twig", {
  cost: "rr.number.ap-remove-twig",
  cites: ["rr.jager.twig-remove"],
  requires(ctx, req, operator) {
    req.need(bearsTwig(ctx, operator), {
      met: `${operator.id} bears a twig snap token.`,
      unmet: `${operator.id} bears no twig snap token.`,
      cites: ["rr.jager.twig-remove"],
    });
  },
  candidates: (ctx, operator) => (bearsTwig(ctx, operator) ? [{ do: "remove-twig", operator: operator.id }] : []),
  *perform(ctx, _incident, operator) {
    const { jager } = ctx.state;
    if (jager === null) return;
    jager.twigs = jager.twigs.filter((id) => id !== operator.id);
    record(ctx, { event: "token-removed", what: "twig-snap", at: operator.id, cites: ["rr.jager.twig-remove"] });
  },
});

const bearsTwig = (ctx: Ctx, operator: Operator): boolean => ctx.state.jager?.twigs.includes(operator.id) === true;

/** Whether an Operator is where the lock of a door can be picked. rr.open.jager-lock-where */
function standsAt(ctx: Ctx, operator: Placed<Operator>, from: Square, to: Square): boolean {
  if (operator.at === from || operator.at === to) return true;
  return (
    reading(ctx, "rr.open.jager-lock-where") === "any-adjacent" &&
    [from, to].some((square) => adjacent(grid(ctx), operator.at, square))
  );
}

/** Picks the lock of a door. rr.jager.lock-pick, rr.open.jager-lock-where, rr.open.jager-lock-support */
const pickLock = onFoot("pick-lock", {
  cost: "rr.number.ap-pick-lock",
  cites: ["rr.jager.lock-pick"],
  support: (ctx) => reading(ctx, "rr.open.jager-lock-support") === "yes",
  requires(ctx, req, operator, action) {
    const from = requireSquare(ctx, req, action.from);
    const to = requireSquare(ctx, req, action.to);
    if (from === null || to === null) return;
    const locked = req.need(lockBetween(ctx, from, to) !== undefined, {
      met: `The door between ${action.from} and ${action.to} is locked.`,
      unmet: `No locked door lies between ${action.from} and ${action.to}.`,
      at: action.to,
      cites: ["rr.jager.lock-pick", "rr.jager.lock-place"],
    });
    if (locked)
      req.need(standsAt(ctx, operator, from, to), {
        met: `${operator.id} is at the door.`,
        unmet: `${operator.id} on ${name(ctx, operator.at)} is not at the door between ${action.from} and ${action.to}.`,
        at: name(ctx, operator.at),
        cites: ["rr.jager.lock-pick", "rr.open.jager-lock-where"],
      });
    if (operator.support)
      req.need(reading(ctx, "rr.open.jager-lock-support") === "yes", {
        met: `${operator.id} may pick a lock.`,
        unmet: `${operator.id} is a support unit, and support units do not pick locks.`,
        cites: ["rr.open.jager-lock-support"],
      });
  },
  candidates: (ctx, operator) =>
    (ctx.state.jager?.locks ?? []).map(({ from, to }) => ({
      do: "pick-lock" as const,
      operator: operator.id,
      from: name(ctx, from),
      to: name(ctx, to),
    })),
  *perform(ctx, _incident, _operator, action) {
    const lock = ctx.state.jager?.locks.find(
      ({ from, to }) =>
        [name(ctx, from), name(ctx, to)].includes(action.from) && [name(ctx, from), name(ctx, to)].includes(action.to),
    );
    if (lock !== undefined) unlock(ctx, lock, ["rr.jager.lock-pick", "rr.open.jager-lock-where"]);
  },
});

export const footActions = { "remove-twig": removeTwig, "pick-lock": pickLock };
