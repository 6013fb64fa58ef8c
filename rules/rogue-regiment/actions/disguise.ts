import { type Facing, neighbour, type Square } from "../../geometry/index.ts";
import { stopInteracting, turnToward, deployTroops, newIncident } from "../alarm/index.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import {
  type Ctx,
  grid,
  lineNeighbours,
  name,
  isOnBoard,
  type Placed,
  placeOf,
  reading,
  record,
  type Req,
  type Rules,
  unitAt,
  unitNamed,
} from "../table/context.ts";
import { isDisguised, isInteracting } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { stepTo } from "../fighting/index.ts";
import { unitsWithinSightOf } from "../sight/index.ts";
import { beginTurn, requireOwnTurn } from "./operator-turn.ts";
import { type ActionRule, onFoot, requireOperator } from "./rule.ts";
import { corpseSightings } from "../reactions/index.ts";
import { passesOver } from "./what-is-placed.ts";

/** Only Nancy has a disguise. */
const requireNancy = (req: Req, operator: Operator): boolean =>
  req.need(operator.outfit !== null, {
    met: `${operator.id} has a disguise.`,
    unmet: `${operator.id} has no disguise; only Nancy has one.`,
    cites: ["rr.dare.disguise-swap"],
  });

/**
 * Changing outfit: 4 AP, into the disguise or out of it; before or after it she is a regular Operator, and seen as one.
 * rr.dare.disguise-cost, rr.dare.disguise-swap, rr.open.dare-change-in-los
 */
const changeOutfit = onFoot("change-outfit", {
  disguised: true,
  cost: "rr.number.ap-change-outfit",
  cites: ["rr.dare.disguise-cost"],
  crouched: true,
  carrying: true,
  requiresOfHim: requireNancy,
  requires(ctx, req, operator) {
    if (!isDisguised(operator)) {
      req.need(!operator.crouched, {
        met: `${operator.id} is standing.`,
        unmet: `${operator.id} is crouched; in disguise she cannot crouch, and has to pop up first.`,
        cites: ["rr.crouch.actions", "rr.dare.disguise-no-crouch"],
      });
      req.need(operator.carrying === null, {
        met: `${operator.id} carries no object.`,
        unmet: `${operator.id} carries a ${operator.carrying ?? "thing"}; in disguise she could not put it down.`,
        cites: ["rr.carry.actions", "rr.dare.disguise-actions"],
      });
    }
    if (reading(ctx, "rr.open.dare-change-in-los") !== "not-in-los") return;
    const [seer] = unitsWithinSightOf(ctx, operator.at, operator.crouched);
    req.need(seer === undefined, {
      met: "No Axis unit has her in sight.",
      unmet: `${seer?.id ?? "A unit"} has ${operator.id} in sight; she changes only where nobody sees her.`,
      at: seer === undefined ? undefined : name(ctx, seer.at),
      cites: ["rr.open.dare-change-in-los"],
    });
  },
  candidates: (_ctx, operator) => (operator.outfit === null ? [] : [{ do: "change-outfit", operator: operator.id }]),
  *perform(ctx, incident, operator) {
    if (operator.outfit === null) return;
    const wears = isDisguised(operator) ? "regular" : "disguise";
    operator.outfit = { ...operator.outfit, wears };
    incident.undisguised = wears === "regular" || reading(ctx, "rr.open.dare-change-in-los") !== "into-disguise-safe";
    record(ctx, {
      event: "outfit-changed",
      piece: operator.id,
      wears,
      cites: ["rr.dare.disguise-cost", "rr.dare.disguise-swap", "rr.open.dare-change-in-los"],
    });
  },
});

/**
 * The facing a unit goes back to when an interaction ends: the one it had, or that of its post.
 * rr.open.dare-interact-default
 */
function defaultFacing(ctx: Ctx, unit: Placed<AxisUnit>): Facing {
  if (reading(ctx, "rr.open.dare-interact-default") === "as-it-was") return unit.facing;
  const { post } = unit;
  if (post.kind === "sentry") return ctx.state.points[post.point]?.byDefault ?? unit.facing;
  const line = post.kind === "patrol" ? ctx.state.lines[post.line] : undefined;
  const index = line?.squares.indexOf(unit.at) ?? -1;
  const beside = line === undefined || index < 0 ? [] : lineNeighbours(line, index);
  const along = fourFacings.filter((_, i) => {
    const next = neighbour(grid(ctx), unit.at, i * 2);
    return next !== null && beside.includes(next);
  });
  return along.length === 0 || along.includes(unit.facing) ? unit.facing : (along[0] ?? unit.facing);
}

const fourFacings = ["N", "E", "S", "W"] as const;

/** Whether an Operator goes on with an interaction, which costs action points by a reading. */
const goesOn = (operator: Operator, target: string): boolean => operator.outfit?.interacts?.unit === target;

/**
 * Interact: 1 AP and a token, with an Axis infantry unit that is not alert on an orthogonally adjacent square; it turns
 * to her and stays so. rr.dare.interact-cost, rr.dare.interact-target, rr.dare.interact-orthogonal,
 * rr.dare.interact-holds-unit, rr.dare.interact-unit-turns, rr.dare.disguise-spotted-as-operator
 */
const interact = onFoot("interact", {
  disguised: true,
  cost: "rr.number.ap-interact",
  cites: ["rr.dare.interact-cost"],
  requiresOfHim: requireNancy,
  requires(ctx, req, operator, { target: id }) {
    req.need(isDisguised(operator), {
      met: `${operator.id} wears the disguise.`,
      unmet: `${operator.id} does not wear the disguise; she interacts only in it.`,
      cites: ["rr.dare.interact-only-disguised"],
    });
    if (reading(ctx, "rr.open.dare-spotted-interact") === "no")
      req.need(!operator.spotted, {
        met: `${operator.id} is not spotted.`,
        unmet: `${operator.id} is spotted; the Axis treat her like any other Operator.`,
        cites: ["rr.open.dare-spotted-interact", "rr.dare.disguise-spotted-as-operator"],
      });
    const paysAgain = reading(ctx, "rr.open.dare-interact-continue") === "one-ap";
    if (goesOn(operator, id)) {
      req.need(paysAgain && operator.outfit?.interacts?.kept === false, {
        met: `${operator.id} goes on interacting with ${id}.`,
        unmet: `${operator.id} already interacts with ${id}; it holds until she does something else.`,
        cites: ["rr.open.dare-interact-continue", "rr.dare.interact-holds-unit"],
      });
      return;
    }
    req.need((operator.outfit?.tokens ?? 0) > 0, {
      met: `${operator.id} has an interact token.`,
      unmet: `${operator.id} has no interact token left.`,
      cites: ["rr.dare.interact-three-tokens", "rr.dare.interact-cost"],
    });
    const unit = unitNamed(ctx.state, id);
    if (
      !req.need(unit !== undefined && isOnBoard(unit), {
        met: `${id} is an Axis unit on the board.`,
        unmet: `${id} is not an Axis unit on the board.`,
        cites: ["rr.dare.interact-target"],
      }) ||
      unit === undefined ||
      !isOnBoard(unit)
    )
      return;
    requirePartner(ctx, req, unit);
    requireBeside(ctx, req, operator, unit);
  },
  candidates: (ctx, operator) =>
    operator.outfit === null
      ? []
      : orthogonal(ctx, operator.at).flatMap((square) => {
          const unit = unitAt(ctx, square);
          return unit === undefined ? [] : [{ do: "interact" as const, operator: operator.id, target: unit.id }];
        }),
  *perform(ctx, _incident, operator, { target: id }) {
    const unit = unitNamed(ctx.state, id);
    if (unit === undefined || !isOnBoard(unit) || operator.outfit === null) return;
    if (goesOn(operator, id) && operator.outfit.interacts !== null) {
      operator.outfit = { ...operator.outfit, interacts: { ...operator.outfit.interacts, kept: true } };
      record(ctx, {
        event: "interacts",
        piece: operator.id,
        target: id,
        tokens: operator.outfit.tokens,
        cites: ["rr.open.dare-interact-continue", "rr.dare.interact-holds-unit"],
      });
      return;
    }
    stopInteracting(ctx, operator);
    const tokens = operator.outfit.tokens - 1;
    operator.outfit = {
      ...operator.outfit,
      tokens,
      interacts: { unit: id, facing: defaultFacing(ctx, unit), kept: true },
    };
    unit.held = "talking";
    record(ctx, {
      event: "interacts",
      piece: operator.id,
      target: id,
      tokens,
      cites: [
        "rr.dare.interact-cost",
        "rr.dare.interact-three-tokens",
        "rr.dare.interact-flip",
        "rr.dare.interact-holds-unit",
        "rr.dare.interact-no-los",
      ],
    });
    yield* turnToward(ctx, unit, placeOf(ctx, operator.at), ["rr.dare.interact-unit-turns"]);
  },
});

const orthogonal = (ctx: Ctx, square: Square): readonly Square[] =>
  [0, 2, 4, 6].flatMap((direction) => neighbour(grid(ctx), square, direction) ?? []);

/** An infantry unit that is not alert, and that nobody holds. rr.dare.interact-target, rr.open.dare-interact-infantry */
function requirePartner(ctx: Ctx, req: Req, unit: Placed<AxisUnit>): void {
  const { id, kind } = unit;
  const dogToo = reading(ctx, "rr.open.dare-interact-infantry") === "all-single-square";
  req.need(isFootKind(kind) && (dogToo || footTraits(kind).infantry), {
    met: `${id} is infantry.`,
    unmet: `${id} is not infantry; she interacts only with infantry.`,
    cites: ["rr.dare.interact-target", "rr.open.dare-interact-infantry"],
  });
  req.need(!unit.alert, {
    met: `${id} is not alert.`,
    unmet: `${id} is alert; she interacts with units that are not.`,
    cites: ["rr.dare.interact-target"],
  });
  req.need(unit.held === null, {
    met: `${id} is not in a garrotte.`,
    unmet: `${id} is ensnared.`,
    cites: ["rr.dare.garrotte-ensnared-inert"],
  });
}

/** She stands orthogonally adjacent, with no wall between. rr.dare.interact-orthogonal */
function requireBeside(ctx: Ctx, req: Req, operator: Placed<Operator>, { id, at }: Placed<AxisUnit>): void {
  const direction = stepTo(ctx, operator.at, at);
  const beside = req.need(direction !== null && direction % 2 === 0, {
    met: `${operator.id} is orthogonally adjacent to ${id}.`,
    unmet: `${operator.id} on ${name(ctx, operator.at)} is not orthogonally adjacent to ${id} on ${name(ctx, at)}${direction === null ? "" : ": a diagonal square does not count"}.`,
    at: name(ctx, at),
    cites: ["rr.dare.interact-orthogonal"],
  });
  if (!beside || direction === null) return;
  req.need(passesOver(ctx, operator.at, at, direction), {
    met: "No wall lies between.",
    unmet: `A wall lies between ${name(ctx, operator.at)} and ${name(ctx, at)}.`,
    at: name(ctx, at),
    cites: ["rr.open.adjacent-across-wall", "rr.dare.interact-orthogonal"],
  });
}

/** Whether she interacts with somebody, and may stop. rr.dare.interact-holds-unit */
const requireStopping = (req: Req, operator: Operator): boolean =>
  req.need(isInteracting(operator), {
    met: `${operator.id} interacts.`,
    unmet: `${operator.id} interacts with nobody.`,
    cites: ["rr.dare.interact-holds-unit", "rr.open.dare-interact-stop"],
  });

/** She stops interacting; the unit, which has LOS again, sees a corpse that lies before it. rr.open.passive-los-gain */
function* breakOffTalk(ctx: Ctx, operator: Operator): Rules {
  const { corpsesBefore } = newIncident(ctx, operator);
  stopInteracting(ctx, operator);
  corpseSightings(ctx, corpsesBefore, []);
  yield* deployTroops(ctx);
}

/** She breaks off her talk. rr.dare.interact-holds-unit, rr.open.dare-interact-stop */
const stopTalking: ActionRule<"stop-interacting", Operator> = {
  requires(ctx, req, action) {
    const operator = requireOperator(ctx, req, action.operator);
    if (operator === undefined) return;
    requireOwnTurn(ctx, req, operator);
    requireStopping(req, operator);
  },
  candidates: (_ctx, { id }) => [{ do: "stop-interacting", operator: id }],
  *perform(ctx, operator) {
    if (!isOnBoard(operator)) return;
    beginTurn(ctx, operator);
    yield* breakOffTalk(ctx, operator);
  },
};

export const footActions = { "change-outfit": changeOutfit, interact };

export const actions = { "stop-interacting": stopTalking };
