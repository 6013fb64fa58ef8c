import { Requirements, citeIf } from "../../kernel/index.ts";
import { requireTyphoonDone } from "../aircraft/index.ts";
import { releaseFromBehind } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import type { NumberId } from "../book/numbers.ts";
import { actionTitle } from "../table/action-schema.ts";
import { type Ctx, number, isOnBoard, reading, record, type Req, unitNamed } from "../table/context.ts";
import { isDisguised, isRestricted, pronouns } from "../table/nancy.ts";
import type { Operator } from "../table/state.ts";
import { canAimAt } from "./aiming.ts";
import { endUnpaid } from "./disguise-upkeep.ts";
import { barrelRule, sharesSquare } from "./steps.ts";
import { finishVehicle } from "./vehicle-turn.ts";
import { requirePhase } from "./operator-phase.ts";

/** What the book says of an action on foot: what it costs, and who has it. */
export interface FootRule {
  readonly cost: NumberId;
  readonly cites: readonly Citation[];
  /** Whether a crouched Operator has it: rr.crouch.actions. */
  readonly crouched?: true;
  /** Whether an Operator carrying an object has it: rr.carry.actions. */
  readonly carrying?: true;
  /** Whether a swimmer has it: rr.scuba.actions. */
  readonly swimming?: true;
  /** Whether a support unit has it, where that is read one way: rr.support.actions. */
  readonly support?: true | ((ctx: Ctx) => boolean);
  /** Whether Nancy in disguise has it while she is not spotted: rr.dare.disguise-actions. */
  readonly disguised?: true;
  /** Whether it moves him off an occupied square: rr.open.pass-with-single-moves. */
  readonly moves?: true;
}

/** The rule of an action, and the action as it is called. */
interface NamedFootRule {
  readonly rule: FootRule;
  readonly title: string;
}

/** What every action of an Operator requires of the phase and of whose turn it is. */
function requireHisTurn(ctx: Ctx, req: Req, operator: Operator): void {
  requirePhase(ctx, req);
  requireTyphoonDone(ctx, req);
  if (ctx.state.phase !== "operator") return;
  const unfinished = operator.turn !== "finished";
  if (req.wantsText(unfinished)) {
    const { his } = pronouns(operator);
    req.need(unfinished, {
      met: `${operator.id} has not finished ${his} turn.`,
      unmet: `${operator.id} has finished ${his} turn.`,
      cites: ["rr.op.one-at-a-time"],
    });
  }
  const acting = ctx.state.operators.find((other) => other.turn === "acting");
  const nobodyElse = acting === undefined || acting.id === operator.id;
  if (req.wantsText(nobodyElse))
    req.need(nobodyElse, {
      met: "No other Operator is in the middle of a turn.",
      unmet: `${acting?.id ?? "Another"} is in the middle of a turn and has to finish it first.`,
      cites: ["rr.op.one-at-a-time", "rr.op.order"],
    });
}

/** What every action on foot requires of vehicles, where there are any. */
function requireOnFoot(ctx: Ctx, req: Req, operator: Operator): void {
  if (ctx.state.vehicles.length === 0) return;
  const onFoot = operator.aboard === null;
  if (req.wantsText(onFoot))
    req.need(onFoot, {
      met: `${operator.id} is on foot.`,
      unmet: `${operator.id} sits in ${operator.aboard ?? "a vehicle"}; this is for Operators on foot.`,
      cites: ["rr.opveh.deploy"],
    });
  const busy = ctx.state.vehicles.find(({ turn }) => turn === "acting");
  if (req.wantsText(busy === undefined))
    req.need(busy === undefined, {
      met: "No vehicle is in the middle of its turn.",
      unmet: `${busy?.id ?? "A vehicle"} is in the middle of its turn, and has to finish it first.`,
      cites: ["rr.op.vehicles-first"],
    });
}

/** What all actions of an Operator require alike, worked out once where many are listed. */
export interface TurnOfOperator {
  readonly his: Req;
  readonly onFoot: Req;
}

export function turnOf(ctx: Ctx, operator: Operator): TurnOfOperator {
  const his = new Requirements<Citation>();
  requireHisTurn(ctx, his, operator);
  const onFoot = new Requirements<Citation>();
  requireOnFoot(ctx, onFoot, operator);
  return { his, onFoot };
}

/** Whether an Operator's turn, action points, posture and hands allow an action. */
export function requireTurn(
  ctx: Ctx,
  req: Req,
  action: NamedFootRule,
  operator: Operator,
  turn: TurnOfOperator | null = null,
): void {
  const { rule } = action;
  if (turn === null) requireHisTurn(ctx, req, operator);
  else req.append(turn.his);
  const cost = number(ctx, rule.cost);
  // who has finished his turn has no action points, and nobody has any in another phase
  const counts = ctx.state.phase === "operator" && operator.turn !== "finished";
  if (counts && req.wantsText(operator.ap >= cost))
    req.need(operator.ap >= cost, {
      met: `${operator.id} has ${cost} AP.`,
      unmet: `${operator.id} has ${operator.ap} AP; it takes ${cost}.`,
      cites: ["rr.op.four-ap", ...rule.cites],
    });
  requirePosture(ctx, req, action, operator);
  requireOfDisguise(ctx, req, action, operator);
  if (turn === null) requireOnFoot(ctx, req, operator);
  else req.append(turn.onFoot);
  requireHands(req, action, operator);
  requireMovingOn(ctx, req, rule, operator);
}

/**
 * What an action requires of whoever is crouched, swims, or is a support unit. rr.support.no-pickup,
 * rr.support.no-mark, rr.dare.support-actions, rr.dare.support-no-items, rr.dare.support-no-mark
 */
function requirePosture(ctx: Ctx, req: Req, { rule, title }: NamedFootRule, operator: Operator): void {
  if (operator.crouched)
    req.need(rule.crouched === true, {
      met: `A crouched Operator may ${title}.`,
      unmet: `${operator.id} is crouched, and cannot ${title}: ${pronouns(operator).he} has to pop up first.`,
      cites: ["rr.crouch.actions"],
    });
  if (operator.scuba)
    req.need(rule.swimming === true, {
      met: `A swimmer may ${title}.`,
      unmet: `${operator.id} is in the water, and cannot ${title} there.`,
      cites: ["rr.scuba.actions", "rr.open.scuba-crouch"],
    });
  if (operator.support)
    req.need(typeof rule.support === "function" ? rule.support(ctx) : rule.support === true, {
      met: `A support unit may ${title}.`,
      unmet: `${operator.id} is a support unit, and cannot ${title}.`,
      cites: [
        "rr.support.actions",
        "rr.support.no-pickup",
        "rr.support.no-mark",
        "rr.open.support-recover",
        ...citeIf(operator.sas, "rr.dare.support-actions", "rr.dare.support-no-items", "rr.dare.support-no-mark"),
      ],
    });
}

/** What an action requires of whoever carries an object. */
function requireHands(req: Req, { rule, title }: NamedFootRule, operator: Operator): void {
  if (operator.carrying !== null)
    req.need(rule.carrying === true, {
      met: `An Operator carrying an object may ${title}.`,
      unmet: `${operator.id} carries a ${operator.carrying}, and cannot ${title}: ${pronouns(operator).he} may move, place, or move and place.`,
      cites: ["rr.carry.actions", "rr.open.free-while-carrying"],
    });
}

/** Whoever is in the middle of passing an occupied square can only move on. */
function requireMovingOn(ctx: Ctx, req: Req, rule: FootRule, operator: Operator): void {
  const anyAction = isDisguised(operator) && reading(ctx, "rr.open.dare-share-square") === "any-action";
  if (operator.at !== null && !anyAction && sharesSquare(ctx, operator, operator.at)) {
    req.need(rule.moves === true, {
      met: `${operator.id} moves on from the occupied square.`,
      unmet: `${operator.id} is in the middle of passing an occupied square, and can only move on.`,
      cites: [
        "rr.square.pass-through",
        "rr.square.one-unit",
        "rr.open.pass-with-single-moves",
        ...barrelRule(ctx, operator.at),
        ...citeIf(isDisguised(operator), "rr.open.dare-share-square"),
      ],
    });
  }
}

/** The rows that keep an action from her in disguise, by its word. */
const forbidding: Readonly<Record<string, Citation>> = {
  [actionTitle("crouch")]: "rr.dare.disguise-no-crouch",
  [actionTitle("climb")]: "rr.dare.disguise-no-climb",
  [actionTitle("sprint")]: "rr.dare.disguise-no-sprint",
};

/** In disguise and not spotted she has few actions. rr.dare.disguise-actions, rr.dare.disguise-no-combined-actions */
function requireOfDisguise(ctx: Ctx, req: Req, { rule, title }: NamedFootRule, operator: Operator): void {
  if (!isDisguised(operator)) return;
  const spotted: readonly Citation[] = operator.spotted ? ["rr.dare.disguise-spotted-full-actions"] : [];
  req.need(
    // rr.dare.disguise-no-climb, rr.dare.disguise-no-sprint, rr.dare.disguise-no-crouch
    rule.disguised === true || !isRestricted(ctx, operator),
    {
      met: `${operator.id} may ${title} in disguise.`,
      unmet: `${operator.id} is in disguise and not spotted, and cannot ${title}: she may move, attack with the garrotte, interact, break cover or change her outfit.`,
      cites: [
        "rr.dare.disguise-actions",
        forbidding[title] ?? "rr.dare.disguise-no-combined-actions",
        "rr.open.dare-disguise-after-alarm",
        ...spotted,
      ],
    },
  );
}

/** An Operator begins his turn, and vehicles have had theirs. rr.op.four-ap, rr.op.order */
export function beginTurn(ctx: Ctx, operator: Operator): void {
  if (operator.turn !== "to-act") return;
  // vehicles act before every Operator on foot
  for (const vehicle of ctx.state.vehicles) finishVehicle(ctx, vehicle);
  operator.turn = "acting";
  record(ctx, { event: "turn-began", piece: operator.id, ap: operator.ap, cites: ["rr.op.four-ap", "rr.op.order"] });
}

/**
 * Ends an Operator's turn: what is left of his action points is lost, and so is his aim. rr.turn.unspent-ap,
 * rr.reaction.end-turn-avoids
 */
export function endTurn(ctx: Ctx, operator: Operator, cites: readonly Citation[]): void {
  if (operator.fate !== "in-play") return;
  const lost = operator.ap;
  if (operator.outfit !== null) {
    endUnpaid(ctx, operator);
    if (lost > 0 && reading(ctx, "rr.open.dare-garrotte-stop-early") === "released")
      releaseFromBehind(ctx, operator, "rr.open.dare-garrotte-stop-early");
  }
  // an alert unit that saw him but has not reacted yet would have answered his next action
  const avoids = ctx.state.units.some(
    (unit) => unit.alert && unit.seen.includes(operator.id) && !unit.reacted.includes(operator.id),
  );
  Object.assign(operator, { turn: "finished", ap: 0, aim: null } satisfies Partial<Operator>);
  record(ctx, {
    event: "turn-ended",
    piece: operator.id,
    lost,
    cites: [...cites, "rr.turn.unspent-ap", "rr.op.one-at-a-time", ...citeIf(avoids, "rr.reaction.end-turn-avoids")],
  });
}

/** Aim is lost when the target is no longer within line of sight and range. rr.aim.keep-los */
export function keepAim(ctx: Ctx, operator: Operator): void {
  const target = operator.aim === null ? undefined : unitNamed(ctx.state, operator.aim);
  if (target === undefined || (isOnBoard(operator) && canAimAt(ctx, operator, target))) return;
  record(ctx, { event: "aim-lost", piece: operator.id, target: target.id, cites: ["rr.aim.keep-los"] });
  operator.aim = null;
}

/** What turning, ending the turn and breaking off a talk require: that it is his turn, whatever it still holds. rr.op.one-at-a-time */
export function requireOwnTurn(ctx: Ctx, req: Req, operator: Operator): void {
  const { his } = pronouns(operator);
  requirePhase(ctx, req);
  requireTyphoonDone(ctx, req);
  req.need(operator.fate === "in-play", {
    met: `${operator.id} is in play.`,
    unmet: `${operator.id} is no longer in play.`,
    cites: ["rr.op.order"],
  });
  req.need(operator.turn !== "finished", {
    met: `${operator.id} has not finished ${his} turn.`,
    unmet: `${operator.id} has already finished ${his} turn.`,
    cites: ["rr.op.one-at-a-time"],
  });
  const acting = ctx.state.operators.find(({ turn }) => turn === "acting");
  req.need(acting === undefined || acting.id === operator.id, {
    met: "No other Operator is in the middle of a turn.",
    unmet: `${acting?.id ?? "Another"} is in the middle of a turn, and has to finish it first.`,
    cites: ["rr.op.one-at-a-time", "rr.op.order"],
  });
}
