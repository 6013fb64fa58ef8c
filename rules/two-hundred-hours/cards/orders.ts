import type { Citation } from "../book/citation.ts";
import {
  type Req,
  friendsOf,
  type Ctx,
  hasCards,
  isCharacter,
  isStanding,
  reading,
  record,
  type Rules,
  sideOf,
} from "../table/context.ts";
import type { FighterAction } from "../table/action-schema.ts";
import { orderCard, type OrderCard, type OrderId } from "../book/order-cards.ts";
import { areWithin } from "../table/measuring.ts";
import { deed } from "../table/events/parts.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { offerEvent } from "./offering.ts";

/** Rows of cards that are printed. */
const cardRows: Partial<Record<OrderId, Citation>> = {
  "o-ambush": "zh.order.card-ambush",
  "o-silent-attack": "zh.order.card-silent-attack",
  "o-coordinate": "zh.order.card-coordinate",
};

const rowsOf = (card: OrderId): readonly Citation[] => {
  const row = cardRows[card];
  return row === undefined ? [] : [row];
};

/** What a card requires of the fighter, in words; null if the fighter has it. */
function limitUnmet({ limit, name }: OrderCard, fighter: Fighter): string | null {
  if (limit === undefined) return null;
  switch (limit) {
    case "charge":
      return fighter.charges > 0 || fighter.missionCharge
        ? null
        : `${fighter.id} has no charge: ${name} is for a fighter with one.`;
    case "radio":
      return fighter.requisition === "r-radio"
        ? null
        : `${fighter.id} has no radio: ${name} is for a fighter with one.`;
    case "character":
      return isCharacter(fighter) ? null : `${fighter.id} is not a character: ${name} is for one.`;
  }
}

/** Adds what declaring an order with an action requires. zh.order.declare, zh.open.order-entering */
export function requireOrder(ctx: Ctx, req: Req, fighter: Fighter, action: FighterAction, order: OrderId): void {
  const { orders } = ctx.state;
  const card = orderCard(order);
  req.need(hasCards(ctx.state), {
    met: "Order cards are used in this battle.",
    unmet: "No Order cards are used in this battle.",
    cites: ["zh.m1.rules-off"],
  });
  req.need(sideOf(fighter) === "attacker", {
    met: "The attacker declares orders.",
    unmet: `${fighter.id} is a defender: only the attacker declares orders.`,
    cites: ["zh.order.declare"],
  });
  req.need(orders.hand.includes(order), {
    met: `${card.name} is in hand.`,
    unmet: `${card.name} is not in the attacker's hand.`,
    cites: ["zh.order.declare", "zh.order.once"],
  });
  req.need(card.first === action.do, {
    met: `${card.name} lets ${fighter.id} ${deed(action.do)} first.`,
    unmet: `${card.name} lets ${fighter.id} ${deed(card.first)} first, not ${deed(action.do)}.`,
    cites: ["zh.order.declare", ...rowsOf(order)],
  });
  const unmet = limitUnmet(card, fighter);
  req.need(unmet === null, { met: `${fighter.id} fits ${card.name}.`, unmet: unmet ?? "" }, "zh.order.declare");
  const enters = !isStanding(fighter);
  req.need(!enters || reading(ctx, "zh.open.order-entering") === "allowed", {
    met: `${fighter.id} may use an order.`,
    unmet: `${fighter.id} is not on the table yet: whoever moves onto it uses no order.`,
    cites: ["zh.open.order-entering"],
  });
}

/** The orders in hand that an action could be declared with. */
const ordersFor = (ctx: Ctx, action: FighterAction): readonly OrderId[] =>
  ctx.state.orders.hand.flatMap((card) => (card !== "unknown" && orderCard(card).first === action.do ? [card] : []));

/**
 * The actions, and the same actions as the first one of each order in hand that begins with them. Within an order, or in
 * place of an action that cannot be made, none are listed. zh.decide.order
 */
export const withOrders = <Act extends FighterAction>(ctx: Ctx, actions: readonly Act[]): readonly Act[] =>
  ctx.state.offered !== null
    ? actions
    : [...actions, ...actions.flatMap((action) => ordersFor(ctx, action).map((order) => ({ ...action, order })))];

/**
 * Reveals an order and returns whether nothing prevents it. A prevented order stays in hand. zh.order.reveal,
 * zh.order.prevented, zh.order.once
 */
export function* declareOrder(ctx: Ctx, fighter: Fighter, order: OrderId): Rules<boolean> {
  record(ctx, {
    event: "card-played",
    seat: "attacker",
    card: order,
    on: fighter.id,
    cites: ["zh.order.reveal", ...rowsOf(order)],
  });
  const card = yield* offerEvent(ctx, "order declared", {
    fighter: fighter.id,
    text: `${orderCard(order).name} is declared for ${fighter.id}: use an Event card?`,
  });
  if (card === null) {
    const { orders } = ctx.state;
    orders.hand = orders.hand.filter((candidate) => candidate !== order);
    orders.discard = [...orders.discard, order];
    return true;
  }
  record(ctx, { event: "card-returned", seat: "attacker", card: order, cites: ["zh.order.prevented"] });
  return false;
}

/** An order whose first action proves impossible is prevented: it returns to the hand. zh.order.prevented */
export function returnOrder(ctx: Ctx, order: OrderId): void {
  const { orders } = ctx.state;
  const at = orders.discard.lastIndexOf(order);
  orders.discard = orders.discard.filter((_, i) => i !== at);
  orders.hand = [...orders.hand, order];
  record(ctx, { event: "card-returned", seat: "attacker", card: order, cites: ["zh.order.prevented"] });
}

/**
 * Friends near enough to a fighter for a Support Action, whether ready or not; its own partner is one of them, or not.
 * zh.order.support-range, zh.order.support-free, zh.open.support-partner
 */
export function supporters(ctx: Ctx, first: OnTable, { trooper }: { readonly trooper: boolean }): readonly OnTable[] {
  const alone = reading(ctx, "zh.open.support-partner") === "no";
  return friendsOf(ctx.state, first).filter(
    (friend) =>
      areWithin(ctx, first.at, friend.at, "zh.number.support") &&
      (!trooper || !isCharacter(friend)) &&
      !(alone && friend.id === first.partner),
  );
}
