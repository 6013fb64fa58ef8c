import { askOffered } from "../actions/offered.ts";
import type { FighterAction } from "../actions/schema.ts";
import { orderCard, type OrderId, type OrderSecond } from "../data/index.ts";
import { recon } from "../harm/recon.ts";
import { choose, fighterNamed, type G, isStanding, record, type Rules } from "../table.ts";
import { supporters } from "./orders.ts";

/** Says that the rest of an order is dropped: the card is used all the same. zh.order.second-optional */
const dropped = (g: G, fighter: string, why: string): void =>
  record(g, {
    event: "no-effect",
    fighter,
    what: ["order"],
    why,
    cites: ["zh.order.second-optional", "zh.order.once"],
  });

/** Whether an order's second action hangs on the body of its first one's target, and that lies there. */
function bodyThere(g: G, order: OrderId, first: FighterAction): boolean {
  if (orderCard(order).needsBody !== true) return true;
  // the body laid last is that of the target
  return "target" in first && fighterNamed(g.state, first.target)?.where === "out" && g.state.bodies.length > 0;
}

/** A Recon roll by a friend near by, if the attacker wants one: Eyes Open. zh.decide.support */
function* supportRecon(g: G, fighter: string): Rules {
  const first = fighterNamed(g.state, fighter);
  if (first === undefined || !isStanding(first)) return;
  const friends = supporters(g, first, false);
  const who = yield* choose("attacker", { id: "zh.decide.support", text: "Who makes a Recon roll?", piece: fighter }, [
    ...friends.map((one) => ({ id: one.id, text: one.id, value: one })),
    { id: "none", text: "Nobody", value: null },
  ]);
  if (who !== null) yield* recon(g, who);
}

/** The action that follows an order's first one, free and only if its player wants it; null where there is none. */
function* secondAction(g: G, first: FighterAction, order: OrderId, second: OrderSecond): Rules<FighterAction | null> {
  const fighter = fighterNamed(g.state, first.fighter);
  if (second.by === "friend's recon" || fighter === undefined || !isStanding(fighter)) return null;
  const [fighters, actions, prompt] =
    second.by === "same"
      ? [[fighter.id], [second.action], "zh.decide.order-second" as const]
      : [
          supporters(g, fighter, second.trooper === true).map(({ id }) => id),
          second.actions,
          "zh.decide.support" as const,
        ];
  return yield* askOffered(
    g,
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
  g: G,
  first: FighterAction,
  order: OrderId,
  make: (action: FighterAction) => Rules<boolean>,
): Rules {
  const { second } = orderCard(order);
  if (second === null || g.state.result !== null) return;
  if (second.by === "friend's recon") {
    yield* supportRecon(g, first.fighter);
    return;
  }
  const action = bodyThere(g, order, first) ? yield* secondAction(g, first, order, second) : null;
  if (action === null) dropped(g, first.fighter, "nothing follows the first action");
  else if (!(yield* make(action))) dropped(g, action.fighter, "the second action proves impossible");
}
