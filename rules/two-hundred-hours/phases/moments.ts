import { alarmAtTurnEnd, settleAlarm } from "../alarm/index.ts";
import { mayStayCovert, sweepLights } from "../additional/index.ts";
import { drawCard } from "../cards/index.ts";
import { limping, nearObjective, turnBegins } from "./event-cards.ts";
import type { Side } from "../book/ids.ts";
import { closeWatch, countsNow } from "../detection/index.ts";
import { clearSmoke, countDown, lateCountDown } from "../harm/index.ts";
import { airRaid } from "./air-raid.ts";
import {
  breaksFree,
  gunIsManned,
  gunRests,
  keepTime,
  loseTime,
  runHome,
  searchBuildings,
  watchCaptive,
} from "../missions/index.ts";
import { markOffRoute } from "../movement/index.ts";
import { fighterNamed, type Ctx, type Moment } from "../table/context.ts";

/*
 * What happens at the moments of a turn apart from drawing tokens and acting: a module with a part in one adds its
 * procedure here, in the order in which they are settled.
 */

/** Close watch as an action ends. zh.watch.marker, zh.disguise.choose-reveal */
const endWatch: Moment = (ctx) => closeWatch(ctx, mayStayCovert(ctx));

/** A sentry that has acted otherwise has left its patrol route, by one reading. zh.open.route-off */
function leavesRoute(ctx: Ctx): void {
  const { acting } = ctx.state;
  const fighter = fighterNamed(ctx.state, acting?.fighter ?? "");
  if (acting !== null && fighter !== undefined) markOffRoute(ctx, fighter, acting.action);
}

/** At the start of each turn, before the first token is drawn. */
export const atTurnStart: readonly Moment[] = [sweepLights, runHome, turnBegins];

/** Whenever a Time token is drawn, the third included, by the player who drew it. */
export const atTimeToken: readonly Moment<[side: Side]>[] = [countDown, airRaid, breaksFree];

/** When a player has drawn the first or second Time token, after what every Time token does. */
export const instead: readonly Moment<[side: Side]>[] = [drawCard, keepTime];

/** When an action has been made, each of an order's two by itself: results are in, nobody has drawn again. */
export const afterAction: readonly Moment[] = [
  searchBuildings,
  watchCaptive,
  gunIsManned,
  endWatch,
  limping,
  nearObjective,
  leavesRoute,
  countsNow,
  settleAlarm,
];

/** When the third Time token has ended a turn, before tokens return. */
export const atTurnEnd: readonly Moment[] = [alarmAtTurnEnd, lateCountDown, breaksFree, gunRests, loseTime, clearSmoke];
