import { type ActionRule, beginsOrders } from "./rule.ts";
import {
  type Req,
  cardOf,
  choose,
  type Ctx,
  hasCards,
  isStanding,
  record,
  type Rules,
  sideOf,
  fighterOnTable,
} from "../table/context.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { applyResults, isDetected, isWatchedAfterRoll } from "../detection/index.ts";
import { offerEvent } from "../cards/index.ts";
import { makeRoll, medalEffect, poolOf, successesOf, useMedals } from "../dice/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { resultsAtOnce } from "../movement/index.ts";
import { moveOnAfterTask, moveBeforeTask, requireTask } from "./tasks.ts";

/** Whether a fighter has a radio; that of a pair belongs to one member. zh.radio.who, zh.requisition.pair, zh.pair.lead-values */
const hasRadio = ({ requisition }: Fighter): boolean => requisition === "r-radio";

/** What Contact HQ requires. zh.radio.not-watched */
function requireRadio(ctx: Ctx, req: Req, action: ActionOf<"contact-hq">): void {
  const rows = { who: "zh.radio.who", notWatched: "zh.radio.not-watched", move: "zh.radio.move" } as const;
  const end = requireTask(ctx, req, action.fighter, action.path, rows);
  if (end === null) return;
  req.need(hasRadio(end), { met: `${end.id} has a radio.`, unmet: `${end.id} has no radio.` }, "zh.radio.who");
  req.need(hasCards(ctx.state), {
    met: "The battle is played with cards.",
    unmet: "The battle is played without cards.",
    cites: ["zh.m1.rules-off"],
  });
}

/** One Order card returns from the discard pile to the hand for each success. zh.radio.cards, zh.decide.radio-cards */
function* takeBack(ctx: Ctx, fighter: OnTable, successes: number): Rules {
  const { orders } = ctx.state;
  for (let left = successes; left > 0 && orders.discard.length > 0; left--) {
    const card = yield* choose(
      sideOf(fighter),
      { id: "zh.decide.radio-cards", text: "Which Order card is taken back?", piece: fighter.id },
      [...new Set(orders.discard)].map((id) => ({ id, text: id, value: id })),
    );
    orders.discard = orders.discard.filter((_, i) => i !== orders.discard.indexOf(card));
    orders.hand = [...orders.hand, card];
    record(ctx, { event: "card-returned", seat: sideOf(fighter), card, cites: ["zh.radio.cards"] });
  }
}

/** Contact HQ: a move of up to 2″, then Order cards out of the discard pile. zh.radio.dice, zh.radio.move, zh.radio.cards */
const contactHq: ActionRule<"contact-hq"> = {
  requires: requireRadio,
  candidates: (_ctx, fighter) =>
    isStanding(fighter) && hasRadio(fighter) ? [{ do: "contact-hq", fighter: fighter.id }] : [],
  *perform(ctx, _, action) {
    const fighter = fighterOnTable(ctx.state, action.fighter);
    if (yield* isWatchedAfterRoll(ctx, fighter, (by) => isDetected(ctx, by))) return;
    yield* moveBeforeTask(ctx, fighter, action.path, "zh.radio.move");
    const score = cardOf(fighter).abilities.smarts;
    const roll = yield* makeRoll(
      ctx,
      { fighter, name: "Contact HQ", pool: poolOf(ctx, "contact-hq"), score },
      "zh.radio.dice",
    );
    const keepMoving = medalEffect(
      "keep-moving",
      "Keep Moving: move on",
      ["zh.radio.keep-moving"],
      (each) => successesOf(each) > 0,
    );
    const used = yield* useMedals(ctx, fighter, roll, [keepMoving], { inAction: true });
    const crossed = yield* offerEvent(ctx, "contact rolled", {
      fighter: fighter.id,
      text: `A card for the Contact HQ of ${fighter.id}?`,
    });
    const successes = Math.max(0, successesOf(roll) - (crossed === null ? 0 : 1));
    const early = resultsAtOnce(ctx);
    if (early) yield* applyResults(ctx, roll, fighter, {}, "zh.radio.dice", "zh.open.result-order");
    yield* takeBack(ctx, fighter, successes);
    if (used.has("keep-moving") && successes > 0)
      yield* moveOnAfterTask(ctx, fighter, successes, "zh.radio.keep-moving");
    if (!early && isStanding(fighter))
      yield* applyResults(ctx, roll, fighter, {}, "zh.radio.dice", "zh.open.result-order");
  },
};

export const actions = { "contact-hq": beginsOrders(contactHq) };
