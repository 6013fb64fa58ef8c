import { citeIf } from "../../kernel/index.ts";
import { type Ctx, number, isOnBoard, reading, record, type Req, unitNamed, unitsOnBoard } from "../table/context.ts";
import { isCigaretteInPlay, ownStack, useItem } from "../table/rolls.ts";
import type { Operator } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { requirePhase } from "./operator-phase.ts";
import { type ActionRule, requireOperator } from "./rule.ts";
import { requireItemsAtHand } from "./other-actions.ts";

/** Giving the cigarette, at any point of an Operator Phase. rr.event.cigarette-use */
const giveCigarette: ActionRule<"give-cigarette", Operator> = {
  requires(ctx, req, { operator: id, target }) {
    const operator = requireOperator(ctx, req, id);
    if (operator !== undefined) requireCigarette(ctx, req, operator, target);
  },
  candidates: (ctx, { id }) =>
    unitsOnBoard(ctx).map((unit) => ({ do: "give-cigarette" as const, operator: id, target: unit.id })),
  *perform(ctx, operator, { target }) {
    if (isOnBoard(operator)) putCigarette(ctx, operator, target);
  },
};

/**
 * The cigarette: at any point of an Operator Phase, onto a unit that is not alert. rr.event.cigarette-use,
 * rr.event.cigarette-effect
 */
function requireCigarette(ctx: Ctx, req: Req, operator: Operator, target: string): void {
  requirePhase(ctx, req, ["rr.event.cigarette-use"]);
  const cost = number(ctx, "rr.number.ap-cigarette");
  req.need(operator.ap >= cost, {
    met: `The Operator has ${cost} AP.`,
    unmet: `${operator.id} has ${operator.ap} AP; it takes ${cost}.`,
    cites: ["rr.event.cigarette-use"],
  });
  const own = ownStack(operator, "cigarettes") !== undefined;
  req.need(operator.cigarette === true || own, {
    met: own ? "The Operator has a cigarette as equipment." : "The Operator holds the cigarette token.",
    unmet: `${operator.id} does not hold the cigarette token.`,
    cites: [
      "rr.event.cigarette-use",
      "rr.opboard.own-only",
      ...citeIf(ctx.state.expansions.includes("kickstarter"), "rr.kick.cigarette-single-use"),
    ],
  });
  if (own && operator.cigarette === false && reading(ctx, "rr.open.kick-cigarette-both") === "one-token")
    req.need(!isCigaretteInPlay(ctx), {
      met: "The cigarette token is not in play.",
      unmet: "The one cigarette token is already in play.",
      cites: ["rr.open.kick-cigarette-both", "rr.event.cigarette-in-play"],
    });
  requireItemsAtHand(ctx, req, operator);
  const unit = unitNamed(ctx.state, target);
  req.need(unit !== undefined && isOnBoard(unit), {
    met: `${target} is an Axis unit on the board.`,
    unmet: unit === undefined ? `There is no Axis unit ${target} in this game.` : `${target} is not on the board.`,
    cites: ["rr.event.cigarette-use"],
  });
  if (unit === undefined) return;
  req.need(!unit.alert, {
    met: `${target} is not alert.`,
    unmet: `${target} is alert; the cigarette is for one who is not.`,
    cites: ["rr.event.cigarette-use", ...citeIf(own && operator.cigarette === false, "rr.kick.cigarette-effect")],
  });
  if (reading(ctx, "rr.open.cigarette-vehicle") === "infantry")
    req.need(!isVehicle(unit), {
      met: `${target} is not a vehicle.`,
      unmet: `${target} is a vehicle; the cigarette is for infantry.`,
      cites: ["rr.event.cigarette-use", "rr.open.cigarette-vehicle"],
    });
  if (unit.kind === "dog" && reading(ctx, "rr.open.cigarette-dog") === "people")
    req.fail(`${target} is a Dog; the cigarette is for a man.`, "rr.event.cigarette-use", "rr.open.cigarette-dog");
}

/**
 * It is put on the unit, and used up. rr.event.cigarette-effect, rr.kick.cigarette-single-use, rr.kick.cigarette-effect
 */
function putCigarette(ctx: Ctx, operator: Operator, target: string): void {
  const unit = unitNamed(ctx.state, target);
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
      ...citeIf(unit.kind === "dog", "rr.open.cigarette-dog"),
      ...citeIf(
        equipment,
        "rr.kick.cigarette-effect",
        "rr.kick.cigarette-single-use",
        "rr.open.kick-cigarette-both",
        "rr.open.kick-equipment-source",
      ),
    ],
  });
}

export const actions = { "give-cigarette": giveCigarette };
