import { askOffered, recon } from "../actions/index.ts";
import type { FighterAction } from "../table/action-schema.ts";
import { orderCard, type OrderId, type OrderSecond } from "../book/order-cards.ts";
import type { NoEffectReason } from "../table/events.ts";
import { choose, fighterNamed, type Ctx, isStanding, record, type Rules } from "../table/context.ts";
import { supporters } from "../cards/index.ts";

/** Says that the rest of an order is dropped: the card is used all the same. zh.order.second-optional */
const dropped = (ctx: Ctx, fighter: string, why: NoEffectReason): void =>
  record(ctx, {
    event: "no-effect",
    fighter,
    what: ["order"],
    why,
    cites: ["zh.order.second-optional", "zh.order.once"],
  });

/** Whether an order's second action hangs on the body of its first one's target, and that lies there. */
function bodyThere(ctx: Ctx, order: OrderId, first: FighterAction): boolean {
  if (orderCard(order).needsBody !== true) return true;
  // the body laid last is that of the target
  return "target" in first && fighterNamed(ctx.state, first.target)?.where === "out" && ctx.state.bodies.length > 0;
}

/** A Recon roll by a friend near by, if the attacker wants one: Eyes Open. zh.decide.support */
function* supportRecon(ctx: Ctx, fighter: string): Rules {
  const first = fighterNamed(ctx.state, fighter);
  if (first === undefined || !isStanding(first)) return;
  const friends = supporters(ctx, first, { trooper: false });
  const who = yield* choose("attacker", { id: "zh.decide.support", text: "Who makes a Recon roll?", piece: fighter }, [
    ...friends.map((friend) => ({ id: friend.id, text: friend.id, value: friend })),
    { id: "none", text: "Nobody", value: null },
  ]);
  if (who !== null) yield* recon(ctx, who);
}

/** The action that follows an order's first one, free and only if its player wants it; null where there is none. */
function* secondAction(
  ctx: Ctx,
  first: FighterAction,
  order: OrderId,
  second: OrderSecond,
): Rules<FighterAction | null> {
  const fighter = fighterNamed(ctx.state, first.fighter);
  if (second.by === "friend's recon" || fighter === undefined || !isStanding(fighter)) return null;
  const [fighters, actions, prompt] =
    second.by === "same"
      ? [[fighter.id], [second.action], "zh.decide.order-second" as const]
      : [
          supporters(ctx, fighter, { trooper: second.trooper === true }).map(({ id }) => id),
          second.actions,
          "zh.decide.support" as const,
        ];
  return yield* askOffered(
    ctx,
    { id: prompt, text: `What follows ${orderCard(order).name}?`, piece: fighter.id },
    {
      side: "attacker",
      fighters: [...fighters],
      actions: [...actions],
      order,
      optional: true,
      free: true,
      declares: false,
    },
  );
}

/**
 * What follows an order's first action: a free action of the same fighter, or a Support Action of a friend within 10″.
 * The player may drop it. `make` makes an action. zh.order.second-free, zh.order.support-free, zh.decide.order-second
 */
export function* followOrder(
  ctx: Ctx,
  first: FighterAction,
  order: OrderId,
  make: (action: FighterAction) => Rules<boolean>,
): Rules {
  const { second } = orderCard(order);
  if (second === null || ctx.state.result !== null) return;
  if (second.by === "friend's recon") {
    yield* supportRecon(ctx, first.fighter);
    return;
  }
  const action = bodyThere(ctx, order, first) ? yield* secondAction(ctx, first, order, second) : null;
  if (action === null) dropped(ctx, first.fighter, "nothing follows the first action");
  else if (!(yield* make(action))) dropped(ctx, action.fighter, "the second action proves impossible");
}
