import { citeIf } from "../../kernel/index.ts";
import { facings } from "../../geometry/index.ts";
import { requireTyphoonDone } from "../aircraft/index.ts";
import { isOnBoard, operatorsOnBoard, record } from "../table/context.ts";
import { pronouns } from "../table/nancy.ts";
import type { Operator } from "../table/state.ts";
import { requirePhase } from "./operator-phase.ts";
import { beginTurn, endTurn, requireOwnTurn } from "./operator-turn.ts";
import { type ActionRule, requireOperator } from "./rule.ts";
import { barrelRule, sharesSquare } from "./steps.ts";
import { finishVehicle } from "./vehicle-turn.ts";

/** Turning on the spot: free, as often as he likes. rr.los.operator-all-round, rr.los.facing-four */
const face: ActionRule<"face", Operator> = {
  requires(ctx, req, action) {
    const operator = requireOperator(ctx, req, action.operator);
    if (operator === undefined) return;
    requireOwnTurn(ctx, req, operator);
    req.need(operator.facing !== action.facing, {
      met: `${operator.id} does not face ${action.facing} yet.`,
      unmet: `${operator.id} already faces ${action.facing}.`,
      cites: ["rr.los.operator-all-round", "rr.los.facing-four"],
    });
  },
  candidates: (_ctx, { id }) => facings.map((facing) => ({ do: "face" as const, operator: id, facing })),
  *perform(ctx, operator, { facing }) {
    if (!isOnBoard(operator)) return;
    beginTurn(ctx, operator);
    operator.facing = facing;
    record(ctx, {
      event: "faced",
      piece: operator.id,
      facing,
      turn: null,
      cites: ["rr.los.operator-all-round", "rr.los.facing-four"],
    });
  },
};

/**
 * An Operator ends his turn. rr.op.may-idle, rr.turn.unspent-ap, rr.square.one-unit,
 * rr.dare.disguise-ends-on-empty-square
 */
const endOwnTurn: ActionRule<"end-turn", Operator> = {
  requires(ctx, req, action) {
    const operator = requireOperator(ctx, req, action.operator);
    if (operator === undefined) return;
    requireOwnTurn(ctx, req, operator);
    if (!isOnBoard(operator)) return;
    const { his } = pronouns(operator);
    req.need(!sharesSquare(ctx, operator, operator.at), {
      met: `${operator.id} does not end ${his} turn on an occupied square.`,
      unmet: `${operator.id} is in the middle of passing an occupied square, and has to move on first.`,
      cites: [
        "rr.square.one-unit",
        "rr.square.pass-through",
        ...barrelRule(ctx, operator.at),
        ...citeIf(operator.outfit !== null, "rr.dare.disguise-ends-on-empty-square"),
      ],
    });
  },
  candidates: (_ctx, { id }) => [{ do: "end-turn", operator: id }],
  *perform(ctx, operator) {
    endTurn(ctx, operator, ["rr.op.may-idle"]);
  },
};

/** The players end the Operator Phase: whoever has not acted ends his turn. rr.op.may-idle, rr.square.one-unit */
const endPhase: ActionRule<"end-phase"> = {
  requires(ctx, req) {
    requirePhase(ctx, req);
    requireTyphoonDone(ctx, req);
    const sharing = operatorsOnBoard(ctx).find((operator) => sharesSquare(ctx, operator, operator.at));
    req.need(sharing === undefined, {
      met: "Nobody is in the middle of passing an occupied square.",
      unmet: `${sharing?.id ?? "Somebody"} stands on an occupied square in passing, and has to move on first.`,
      cites: ["rr.square.one-unit", "rr.square.pass-through", ...barrelRule(ctx, sharing?.at ?? null)],
    });
  },
  candidates: () => [{ do: "end-phase" }],
  *perform(ctx) {
    for (const vehicle of ctx.state.vehicles) finishVehicle(ctx, vehicle);
    for (const operator of ctx.state.operators)
      if (operator.turn !== "finished") endTurn(ctx, operator, ["rr.op.may-idle"]);
  },
};

export const actions = { face, "end-turn": endOwnTurn, "end-phase": endPhase };
