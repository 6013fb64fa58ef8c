import type { Citation } from "../book/index.ts";
import {
  type Ctx,
  hasItemsAtHand,
  isDisguised,
  isVehicle,
  name,
  number,
  onBoard,
  type Operator,
  operatorNamed,
  operatorsOnBoard,
  cigaretteInPlay,
  ownStack,
  reading,
  pronouns,
  record,
  unitNamed,
  useItem,
} from "../table/index.ts";
import { breakCover as showHimself } from "../reactions/index.ts";
import { passesOver } from "./placing.ts";
import { type ActionRule, operatorPhase } from "./rule.ts";
import { stepTo } from "../fighting/index.ts";
import { stand } from "./attack-actions.ts";
import type { Requirements } from "../../kernel/index.ts";

/** Crouch: 1 AP. rr.crouch.cost */
export const crouch: ActionRule<"crouch"> = {
  support: true,
  cost: "rr.number.ap-crouch",
  cites: ["rr.crouch.cost"],
  crouched: true,
  carrying: false,
  moves: false,
  require(_ctx, req, operator) {
    req.need(
      !operator.crouched,
      { met: `${operator.id} is standing.`, unmet: `${operator.id} is crouched already.` },
      "rr.crouch.cost",
    );
    req.need(
      operator.carrying === null,
      {
        met: `${operator.id} carries no object.`,
        unmet: `${operator.id} carries a ${operator.carrying ?? "thing"}, and cannot crouch with it.`,
      },
      "rr.crouch.no-objects",
    );
  },
  *perform(ctx, incident, operator) {
    operator.crouched = true;
    incident.trail.push({ at: operator.at, crouched: true });
    record(ctx, { event: "crouched", piece: operator.id, cites: ["rr.crouch.cost", "rr.crouch.los-both-ways"] });
  },
  candidates: (_ctx, operator) => [{ do: "crouch", operator: operator.id }],
};

/** Pop up: 0 AP. rr.popup.free */
export const popUp: ActionRule<"pop-up"> = {
  support: true,
  cost: "rr.number.ap-pop-up",
  cites: ["rr.popup.free"],
  crouched: true,
  carrying: false,
  moves: false,
  require(_ctx, req, operator) {
    req.need(
      operator.crouched,
      { met: `${operator.id} is crouched.`, unmet: `${operator.id} is standing already.` },
      "rr.popup.free",
    );
  },
  *perform(ctx, incident, operator) {
    stand(ctx, operator, incident.trail, "rr.popup.free");
  },
  candidates: (_ctx, operator) => [{ do: "pop-up", operator: operator.id }],
};

/** Whether what lies on the regular board can be used now. rr.open.dare-disguise-items */
export function requireItemsAtHand(ctx: Ctx, req: Requirements<Citation>, operator: Operator): void {
  if (!isDisguised(operator)) return;
  req.need(
    hasItemsAtHand(ctx, operator),
    {
      met: `${operator.id} may use items that take no action in disguise.`,
      unmet: `${operator.id} wears the disguise, and can use nothing on the regular board.`,
    },
    "rr.open.dare-disguise-items",
  );
}

/**
 * The med pack: a free action, once, all health of its owner or of an Operator beside him. rr.medpack.heal,
 * rr.open.medpack-max
 */
export const medPack: ActionRule<"use-med-pack"> = {
  disguised: true,
  cost: "rr.number.ap-med-pack",
  cites: ["rr.medpack.heal"],
  crouched: true,
  carrying: true,
  moves: false,
  require(ctx, req, operator, { target: id }) {
    const target = operatorNamed(ctx, id);
    requireItemsAtHand(ctx, req, operator);
    req.need(
      ownStack(operator, "med-pack") !== undefined,
      {
        met: `${operator.id} has a med pack.`,
        unmet: `${operator.id} has no med pack of ${pronouns(operator).his} own.`,
      },
      "rr.medpack.heal",
      "rr.opboard.own-only",
    );
    if (
      !req.need(
        target !== undefined && target.at !== null && target.aboard === null,
        {
          met: `${id} is an Operator on foot on the board.`,
          unmet:
            target === undefined ? `There is no Operator ${id} in this game.` : `${id} is not on foot on the board.`,
        },
        "rr.medpack.heal",
      ) ||
      target === undefined ||
      target.at === null
    )
      return;
    req.need(
      target.health < healedTo(ctx, target),
      {
        met: `${id} has lost health that it restores.`,
        unmet: `${id} has ${target.health} health points; the med pack would not raise that.`,
      },
      "rr.medpack.heal",
      "rr.open.medpack-max",
    );
    if (target.id === operator.id) return;
    const direction = stepTo(ctx, operator.at, target.at);
    if (
      !req.need(
        direction !== null,
        { met: `${id} is adjacent.`, unmet: `${id} is not adjacent.`, at: name(ctx, target.at) },
        "rr.medpack.heal",
        "rr.square.adjacent",
      ) ||
      direction === null
    )
      return;
    req.need(
      passesOver(ctx, operator.at, target.at, direction),
      {
        met: "No wall lies between.",
        unmet: `A wall lies between ${operator.id} and ${id}.`,
        at: name(ctx, target.at),
      },
      "rr.open.adjacent-across-wall",
    );
  },
  *perform(ctx, _incident, operator, { target: id }) {
    const target = operatorNamed(ctx, id);
    if (target === undefined) return;
    useItem(ctx, operator, "med-pack");
    target.health = Math.max(target.health, healedTo(ctx, target));
    record(ctx, {
      event: "healed",
      piece: id,
      health: target.health,
      cites: [
        "rr.medpack.heal",
        "rr.open.medpack-max",
        ...(target.support ? (["rr.open.support-recover"] as const) : []),
      ],
    });
  },
  candidates: (ctx, operator) =>
    ownStack(operator, "med-pack") === undefined
      ? []
      : operatorsOnBoard(ctx).map(({ id }) => ({ do: "use-med-pack" as const, operator: operator.id, target: id })),
};

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
export const recover: ActionRule<"recover"> = {
  cost: "rr.number.ap-recover",
  cites: ["rr.recover.cost"],
  crouched: true,
  carrying: false,
  moves: false,
  require(ctx, req, operator) {
    const cap = recoveredTo(ctx, operator);
    req.need(
      operator.health < cap,
      {
        met: `${operator.id} has fewer than ${cap} health points.`,
        unmet: `${operator.id} has ${operator.health} health points; ${pronouns(operator).he} recovers up to ${cap}.`,
      },
      "rr.recover.cap",
    );
  },
  *perform(ctx, _incident, operator) {
    operator.health = Math.min(recoveredTo(ctx, operator), operator.health + number(ctx, "rr.number.recover-points"));
    record(ctx, {
      event: "recovered",
      piece: operator.id,
      health: operator.health,
      cites: ["rr.recover.cost", "rr.recover.cap"],
    });
  },
  candidates: (_ctx, operator) => [{ do: "recover", operator: operator.id }],
};

/** Break cover: 0 AP, the Operator gives himself away. rr.breakcover.* */
export const breakCover: ActionRule<"break-cover"> = {
  disguised: true,
  cost: "rr.number.ap-break-cover",
  cites: [],
  crouched: true,
  carrying: true,
  moves: false,
  require(ctx, req, operator) {
    req.need(
      !operator.spotted,
      { met: `${operator.id} is not spotted yet.`, unmet: `${operator.id} is spotted already.` },
      ctx.state.section === "battle" ? "rr.breakcover.battle" : "rr.breakcover.stealth",
    );
  },
  *perform(ctx, incident, operator) {
    incident.brokeCover = true;
    yield* showHimself(ctx, operator);
  },
  candidates: (_ctx, operator) => [{ do: "break-cover", operator: operator.id }],
};

/**
 * The cigarette: at any point of an Operator Phase, onto a unit that is not alert. rr.event.cigarette-use,
 * rr.event.cigarette-effect
 */
export function requireCigarette(
  ctx: Ctx,
  req: Requirements<Citation>,
  operator: Operator | undefined,
  target: string,
): void {
  req.need(
    ctx.state.phase === "operator" && ctx.state.result === null,
    operatorPhase(ctx.state),
    "rr.event.cigarette-use",
  );
  const cost = number(ctx, "rr.number.ap-cigarette");
  req.need(
    (operator?.ap ?? 0) >= cost,
    {
      met: `The Operator has ${cost} AP.`,
      unmet: `${operator?.id ?? "The Operator"} has ${operator?.ap ?? 0} AP; it takes ${cost}.`,
    },
    "rr.event.cigarette-use",
  );
  const own = operator !== undefined && ownStack(operator, "cigarettes") !== undefined;
  req.need(
    operator?.cigarette === true || own,
    {
      met: own ? "The Operator has a cigarette as equipment." : "The Operator holds the cigarette token.",
      unmet: `${operator?.id ?? "The Operator"} does not hold the cigarette token.`,
    },
    "rr.event.cigarette-use",
    "rr.opboard.own-only",
    ...(ctx.state.expansions.includes("kickstarter") ? (["rr.kick.cigarette-single-use"] as const) : []),
  );
  if (own && operator?.cigarette === false && reading(ctx, "rr.open.kick-cigarette-both") === "one-token")
    req.need(
      !cigaretteInPlay(ctx),
      { met: "The cigarette token is not in play.", unmet: "The one cigarette token is in play already." },
      "rr.open.kick-cigarette-both",
      "rr.event.cigarette-in-play",
    );
  if (operator !== undefined) requireItemsAtHand(ctx, req, operator);
  const unit = unitNamed(ctx, target);
  req.need(
    unit !== undefined && onBoard(unit),
    {
      met: `${target} is an Axis unit on the board.`,
      unmet: unit === undefined ? `There is no Axis unit ${target} in this game.` : `${target} is not on the board.`,
    },
    "rr.event.cigarette-use",
  );
  req.need(
    unit?.alert === false,
    { met: `${target} is not alert.`, unmet: `${target} is alert; the cigarette is for one who is not.` },
    "rr.event.cigarette-use",
    ...(own && operator?.cigarette === false ? (["rr.kick.cigarette-effect"] as const) : []),
  );
  if (unit !== undefined && reading(ctx, "rr.open.cigarette-vehicle") === "infantry")
    req.need(
      !isVehicle(unit),
      { met: `${target} is no vehicle.`, unmet: `${target} is a vehicle; the cigarette is for infantry.` },
      "rr.event.cigarette-use",
      "rr.open.cigarette-vehicle",
    );
  if (unit?.kind === "dog" && reading(ctx, "rr.open.cigarette-dog") === "people")
    req.fail(`${target} is a Dog; the cigarette is for a man.`, "rr.event.cigarette-use", "rr.open.cigarette-dog");
}

export function giveCigarette(ctx: Ctx, operator: Operator, target: string): void {
  const unit = unitNamed(ctx, target);
  if (unit === undefined) return;
  const equipment = !operator.cigarette;
  if (equipment) useItem(ctx, operator, "cigarettes");
  operator.cigarette = false;
  operator.ap -= number(ctx, "rr.number.ap-cigarette");
  unit.smoking = true;
  unit.offered = equipment;
  record(ctx, {
    event: "cigarette-given",
    piece: operator.id,
    target,
    cites: [
      "rr.event.cigarette-use",
      "rr.event.cigarette-effect",
      ...(unit.kind === "dog" ? (["rr.open.cigarette-dog"] as const) : []),
      ...(equipment
        ? ([
            "rr.kick.cigarette-effect",
            "rr.kick.cigarette-single-use",
            "rr.open.kick-cigarette-both",
            "rr.open.kick-equipment-source",
          ] as const)
        : []),
    ],
  });
}
