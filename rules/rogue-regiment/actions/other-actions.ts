import { citeIf } from "../../kernel/index.ts";
import {
  type Ctx,
  name,
  number,
  operatorNamed,
  operatorsOnBoard,
  reading,
  record,
  type Req,
} from "../table/context.ts";
import { hasItemsAtHand, isDisguised, pronouns } from "../table/nancy.ts";
import { ownStack, useItem } from "../table/rolls.ts";
import type { Operator } from "../table/state.ts";
import { breakCover as showHimself } from "../reactions/index.ts";
import { passesOver } from "./what-is-placed.ts";
import { onFoot } from "./rule.ts";
import { stepTo } from "../fighting/index.ts";
import { stand } from "./attack-actions.ts";

/** Crouch: 1 AP. rr.crouch.cost */
const crouch = onFoot("crouch", {
  support: true,
  cost: "rr.number.ap-crouch",
  cites: ["rr.crouch.cost"],
  crouched: true,
  requires(_ctx, req, operator) {
    req.need(!operator.crouched, {
      met: `${operator.id} is standing.`,
      unmet: `${operator.id} is already crouched.`,
      cites: ["rr.crouch.cost"],
    });
    req.need(operator.carrying === null, {
      met: `${operator.id} carries no object.`,
      unmet: `${operator.id} carries a ${operator.carrying ?? "thing"}, and cannot crouch with it.`,
      cites: ["rr.crouch.no-objects"],
    });
  },
  candidates: (_ctx, operator) => [{ do: "crouch", operator: operator.id }],
  *perform(ctx, incident, operator) {
    operator.crouched = true;
    incident.trail.push({ at: operator.at, crouched: true });
    record(ctx, { event: "crouched", piece: operator.id, cites: ["rr.crouch.cost", "rr.crouch.los-both-ways"] });
  },
});

/** Pop up: 0 AP. rr.popup.free */
const popUp = onFoot("pop-up", {
  support: true,
  cost: "rr.number.ap-pop-up",
  cites: ["rr.popup.free"],
  crouched: true,
  requires(_ctx, req, operator) {
    req.need(operator.crouched, {
      met: `${operator.id} is crouched.`,
      unmet: `${operator.id} is already standing.`,
      cites: ["rr.popup.free"],
    });
  },
  candidates: (_ctx, operator) => [{ do: "pop-up", operator: operator.id }],
  *perform(ctx, incident, operator) {
    stand(ctx, operator, incident.trail, "rr.popup.free");
  },
});

/** Whether what lies on the regular board can be used now. rr.open.dare-disguise-items */
export function requireItemsAtHand(ctx: Ctx, req: Req, operator: Operator): void {
  if (!isDisguised(operator)) return;
  req.need(hasItemsAtHand(ctx, operator), {
    met: `${operator.id} may use items that take no action in disguise.`,
    unmet: `${operator.id} wears the disguise, and can use nothing on the regular board.`,
    cites: ["rr.open.dare-disguise-items"],
  });
}

/**
 * The med pack: a free action, once, all health of its owner or of an Operator beside him. rr.medpack.heal,
 * rr.open.medpack-max
 */
const medPack = onFoot("use-med-pack", {
  disguised: true,
  cost: "rr.number.ap-med-pack",
  cites: ["rr.medpack.heal"],
  crouched: true,
  carrying: true,
  requires(ctx, req, operator, { target: id }) {
    const target = operatorNamed(ctx.state, id);
    requireItemsAtHand(ctx, req, operator);
    req.need(ownStack(operator, "med-pack") !== undefined, {
      met: `${operator.id} has a med pack.`,
      unmet: `${operator.id} has no med pack of ${pronouns(operator).his} own.`,
      cites: ["rr.medpack.heal", "rr.opboard.own-only"],
    });
    if (
      !req.need(target !== undefined && target.at !== null && target.aboard === null, {
        met: `${id} is an Operator on foot on the board.`,
        unmet: target === undefined ? `There is no Operator ${id} in this game.` : `${id} is not on foot on the board.`,
        cites: ["rr.medpack.heal"],
      }) ||
      target === undefined ||
      target.at === null
    )
      return;
    req.need(target.health < healedTo(ctx, target), {
      met: `${id} has lost health that it restores.`,
      unmet: `${id} has ${target.health} health points; the med pack would not raise that.`,
      cites: ["rr.medpack.heal", "rr.open.medpack-max"],
    });
    if (target.id === operator.id) return;
    const direction = stepTo(ctx, operator.at, target.at);
    if (
      !req.found(direction, {
        met: `${id} is adjacent.`,
        unmet: `${id} is not adjacent.`,
        at: name(ctx, target.at),
        cites: ["rr.medpack.heal", "rr.square.adjacent"],
      })
    )
      return;
    req.need(passesOver(ctx, operator.at, target.at, direction), {
      met: "No wall lies between.",
      unmet: `A wall lies between ${operator.id} and ${id}.`,
      at: name(ctx, target.at),
      cites: ["rr.medpack.heal", "rr.open.adjacent-across-wall"],
    });
  },
  candidates: (ctx, operator) =>
    ownStack(operator, "med-pack") === undefined
      ? []
      : operatorsOnBoard(ctx).map(({ id }) => ({ do: "use-med-pack" as const, operator: operator.id, target: id })),
  *perform(ctx, _incident, operator, { target: id }) {
    const target = operatorNamed(ctx.state, id);
    if (target === undefined) return;
    useItem(ctx, operator, "med-pack");
    target.health = Math.max(target.health, healedTo(ctx, target));
    record(ctx, {
      event: "healed",
      piece: id,
      health: target.health,
      cites: ["rr.medpack.heal", "rr.open.medpack-max", ...citeIf(target.support, "rr.open.support-recover")],
    });
  },
});

/** The health a med pack restores: all of it, or to 4. rr.open.medpack-max */
const healedTo = (ctx: Ctx, operator: Operator): number =>
  reading(ctx, "rr.open.medpack-max") === "four" ? Math.min(4, fullHealth(ctx, operator)) : fullHealth(ctx, operator);

/** The health an Operator starts with: rr.support.health for a support unit. */
export const fullHealth = (ctx: Ctx, operator: Operator): number =>
  number(ctx, operator.support ? "rr.number.support-health" : "rr.number.operator-health");

/** The health that recovering restores at the most. rr.recover.cap */
export const recoveredTo = (ctx: Ctx, operator: Operator): number =>
  Math.min(number(ctx, "rr.number.recover-cap"), fullHealth(ctx, operator));

/** Recover: 3 AP, one lost health point, from 1 to 3 health and never above 4. rr.recover.cost, rr.recover.cap */
const recover = onFoot("recover", {
  cost: "rr.number.ap-recover",
  cites: ["rr.recover.cost"],
  crouched: true,
  requires(ctx, req, operator) {
    const cap = recoveredTo(ctx, operator);
    req.need(operator.health < cap, {
      met: `${operator.id} has fewer than ${cap} health points.`,
      unmet: `${operator.id} has ${operator.health} health points; ${pronouns(operator).he} recovers up to ${cap}.`,
      cites: ["rr.recover.cap"],
    });
  },
  candidates: (_ctx, operator) => [{ do: "recover", operator: operator.id }],
  *perform(ctx, _incident, operator) {
    operator.health = Math.min(recoveredTo(ctx, operator), operator.health + number(ctx, "rr.number.recover-points"));
    record(ctx, {
      event: "recovered",
      piece: operator.id,
      health: operator.health,
      cites: ["rr.recover.cost", "rr.recover.cap"],
    });
  },
});

/** Break cover: 0 AP, the Operator gives himself away. rr.breakcover.stealth, rr.breakcover.battle */
const breakCover = onFoot("break-cover", {
  disguised: true,
  cost: "rr.number.ap-break-cover",
  cites: [],
  crouched: true,
  carrying: true,
  requires(ctx, req, operator) {
    req.need(!operator.spotted, {
      met: `${operator.id} is not spotted yet.`,
      unmet: `${operator.id} is already spotted.`,
      cites: [ctx.state.section === "battle" ? "rr.breakcover.battle" : "rr.breakcover.stealth"],
    });
  },
  candidates: (_ctx, operator) => [{ do: "break-cover", operator: operator.id }],
  *perform(ctx, incident, operator) {
    incident.brokeCover = true;
    yield* showHimself(ctx, operator);
  },
});

export const footActions = { crouch, "pop-up": popUp, recover, "break-cover": breakCover, "use-med-pack": medPack };
