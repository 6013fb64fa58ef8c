import { citeIf } from "../../kernel/index.ts";
import { askOffered, perform } from "../actions/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Action, type ActionOf, type FighterAction, fighterActionNames } from "../table/action-schema.ts";
import { attackerBegins, sentryAssigned } from "./event-cards.ts";
import { declareOrder, mayUseEvents, returnOrder } from "../cards/index.ts";
import { followOrder } from "./second-action.ts";
import { countedAtStart, isWatched } from "../detection/index.ts";
import { orderCard, type OrderId } from "../book/order-cards.ts";
import { beginCause } from "../harm/index.ts";
import {
  fighterNamed,
  type Ctx,
  impossible,
  isStanding,
  membersOf,
  reading,
  record,
  type Rules,
  runMoments,
  sideOf,
  fighterById,
} from "../table/context.ts";
import { laysTokenFirst, putOnCard, settleToken } from "../table/tokens.ts";
import { afterAction } from "./moments.ts";

/** Asks for another action of a fighter whose action cannot be made; passing is no option. zh.order.prevented, zh.open.escape-test-fail */
function* anotherAction(
  ctx: Ctx,
  id: string,
  barred: string | null,
  { declares = false }: { readonly declares?: boolean } = {},
): Rules<FighterAction | null> {
  const fighter = fighterById(ctx.state, id);
  return yield* askOffered(
    ctx,
    { id: "zh.decide.action", text: `What does ${id} do instead?`, piece: id },
    {
      side: sideOf(fighter),
      fighters: [id],
      actions: fighterActionNames.filter((name) => name !== barred),
      order: null,
      optional: false,
      free: false,
      declares,
    },
  );
}

/** The action made in place of one that cannot be made; passing is no option. zh.order.prevented, zh.open.no-legal-action */
function* insteadOf(ctx: Ctx, { fighter }: FighterAction, barred: string | null): Rules {
  const other = yield* anotherAction(ctx, fighter, barred);
  if (other !== null) yield* makeAction(ctx, other);
  else record(ctx, { event: "idle", fighter, why: "it has no other action", cites: ["zh.open.no-legal-action"] });
}

/**
 * One action, from its start to what follows every action; returns whether it was made. A card may make it free.
 * zh.open.watch-nested, zh.fighter.cards-override
 */
function* single(
  ctx: Ctx,
  action: FighterAction,
  { free }: { readonly free: boolean },
  order: OrderId | null,
  ...also: readonly Citation[]
): Rules<boolean> {
  const { state } = ctx;
  const fighter = fighterById(ctx.state, action.fighter);
  state.acting = {
    fighter: fighter.id,
    action: action.do,
    path: fighter.at === null ? [] : [fighter.at],
    straddles: [],
    order,
    moved: false,
    watched: false,
    alarm: 0,
    counted: [...countedAtStart(ctx)],
    instead: false,
  };
  beginCause(ctx);
  record(ctx, {
    event: "action-began",
    fighter: fighter.id,
    action: action.do,
    free,
    cites: [
      "zh.action.must-choose",
      ...also,
      ...citeIf(free, "zh.fighter.free-action"),
      ...citeIf(free && order !== null, "zh.fighter.cards-override"),
    ],
  });
  if (state.acting !== null && reading(ctx, "zh.open.removal-watch-when") === "start" && isStanding(fighter))
    state.acting.watched = (yield* isWatched(ctx, fighter)).length > 0;
  if (mayUseEvents(ctx)) yield* attackerBegins(ctx, fighter);
  yield* perform(ctx, action);
  const again = state.acting?.instead === true;
  // an action that turned out to be impossible was not made: nothing has ended
  if (!again) yield* runMoments(afterAction, ctx);
  state.acting = null;
  return !again;
}

/** What makes the second action of an order free: it, and of a Support Action the friend near by, or the partner. */
function secondRows(ctx: Ctx, order: OrderId, first: FighterAction, second: FighterAction): readonly Citation[] {
  if (orderCard(order).second?.by === "same") return ["zh.order.second-free"];
  const isPartner = fighterById(ctx.state, first.fighter).partner === second.fighter;
  const rows = ["zh.order.second-free", "zh.order.support-free", "zh.order.support-range"] as const;
  return isPartner ? [...rows, "zh.open.support-partner"] : rows;
}

/**
 * Makes an action, as the first of an order if one is declared with it, and what the order then allows; or another where
 * it proves impossible. zh.fighter.free-action, zh.order.declare, zh.order.second-free
 */
export function* makeAction(ctx: Ctx, action: FighterAction): Rules {
  const order = "order" in action ? (action.order ?? null) : null;
  if (order !== null) yield* ordered(ctx, action, order);
  else if (!(yield* single(ctx, action, { free: false }, null))) yield* insteadOf(ctx, action, action.do);
}

/** An order's action that proves impossible prevents it if it is the first one; a second one is dropped. zh.order.prevented, zh.order.second-optional */
function* ordered(ctx: Ctx, action: FighterAction, order: OrderId): Rules {
  if (!(yield* declareOrder(ctx, fighterById(ctx.state, action.fighter), order))) {
    yield* insteadOf(ctx, action, null);
    return;
  }
  if (yield* single(ctx, action, { free: false }, order)) {
    yield* followOrder(ctx, action, order, (second) =>
      single(ctx, second, { free: true }, order, ...secondRows(ctx, order, action, second)),
    );
    return;
  }
  returnOrder(ctx, order);
  yield* insteadOf(ctx, action, action.do);
}

/** The imposter is revealed and takes the token. zh.disguise.act, zh.disguise.tokens */
function* revealAndAct(ctx: Ctx, reveal: ActionOf<"reveal">): Rules {
  const { drawn, imposter } = ctx.state;
  if (drawn === null || imposter === null) throw impossible("no imposter to be revealed");
  const character = fighterById(ctx.state, imposter.character);
  yield* perform(ctx, reveal);
  const first = laysTokenFirst(ctx);
  if (first) putOnCard(ctx.state, character);
  record(ctx, { event: "token-assigned", fighter: character.id, token: drawn.kind, cites: ["zh.disguise.act"] });
  const action = yield* anotherAction(ctx, character.id, null, { declares: true });
  if (action !== null) yield* makeAction(ctx, action);
  if (!first) settleToken(ctx, [character], drawn.kind);
}

/** Assigns the token that was drawn and makes the action. zh.turn.match-type, zh.turn.token-on-card */
export function* assign(ctx: Ctx, action: Action): Rules {
  const { state } = ctx;
  const { drawn } = state;
  if (action.do === "reveal") {
    yield* revealAndAct(ctx, action);
    return;
  }
  if (drawn === null || !("fighter" in action)) throw impossible("no token to assign");
  const fighter = fighterNamed(state, action.fighter);
  if (fighter === undefined) throw impossible(`no fighter ${action.fighter}`);
  const members = membersOf(state, fighter);
  const first = laysTokenFirst(ctx) || action.do === "idle" || action.do === "deploy";
  if (first) putOnCard(state, fighter);
  record(ctx, {
    event: "token-assigned",
    fighter: fighter.id,
    token: drawn.kind,
    cites: [
      "zh.turn.match-type",
      "zh.turn.token-on-card",
      "zh.fighter.classes",
      ...citeIf(fighter.partner !== null, "zh.pair.one-token"),
      "zh.open.active-token",
    ],
  });
  if (action.do === "idle") {
    yield* perform(ctx, action);
    return;
  }
  if (action.do === "deploy") return;
  if (mayUseEvents(ctx)) yield* sentryAssigned(ctx, fighter);
  yield* makeAction(ctx, action);
  if (!first) settleToken(ctx, members, drawn.kind);
}
