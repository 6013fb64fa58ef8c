import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { AlarmReason } from "../table/events.ts";
import { battlefieldOf, inches } from "../table/battlefield.ts";
import { type Ctx, isStanding, number, partnerOf, reading, record, sideOf } from "../table/context.ts";
import type { Fighter } from "../table/fighter.ts";
import { addTokens } from "../table/tokens.ts";

/** The alarm levels. zh.alarm.bands */
export type AlarmLevel = "calm" | "suspicious" | "raised";

/** The level of a track. zh.alarm.bands, zh.alarm.can-calm */
export function levelOf(ctx: Ctx): AlarmLevel {
  const { track, raised } = ctx.state.alarm;
  if (raised) return "raised";
  return track >= number(ctx, "zh.number.suspicious") ? "suspicious" : "calm";
}

/** Whether the alarm is raised: it never falls again. zh.alarm.no-return */
export const isRaised = ({ state }: Ctx): boolean => state.alarm.raised;
/** Whether Advances and Patrols roll the extra die of the alarm. zh.advance.alarm-die, zh.route.alarm-die, zh.rove.alarm-die */
export const isSuspicious = (ctx: Ctx): boolean => levelOf(ctx) !== "calm";

/**
 * Moves the alarm track: never below 0, and not at all once the alarm is raised. Where changes of one action are netted
 * they wait until it ends. What comes after it uses the new level. zh.alarm.all-apply, zh.alarm.floor,
 * zh.open.alarm-order, zh.open.alarm-mid-action
 */
export function moveAlarm(ctx: Ctx, change: number, why: AlarmReason, ...cites: readonly Citation[]): void {
  const { alarm, acting } = ctx.state;
  if (alarm.raised || change === 0) return;
  if (acting !== null && reading(ctx, "zh.open.alarm-order") === "netted") {
    acting.alarm += change;
    return;
  }
  shift(
    ctx,
    change,
    why,
    ...cites,
    "zh.alarm.all-apply",
    ...citeIf(change < 0, "zh.alarm.floor"),
    ...citeIf(acting !== null, "zh.open.alarm-order"),
  );
}

/** Moves the track by the sum of an action's changes, by the reading in which they are netted. zh.open.alarm-order */
export function settleAlarm(ctx: Ctx): void {
  const { acting } = ctx.state;
  if (acting === null || acting.alarm === 0) return;
  const change = acting.alarm;
  acting.alarm = 0;
  if (!ctx.state.alarm.raised) shift(ctx, change, "the action", "zh.open.alarm-order", "zh.alarm.all-apply");
}

function shift(ctx: Ctx, change: number, why: AlarmReason, ...cites: readonly Citation[]): void {
  const { alarm } = ctx.state;
  const before = levelOf(ctx);
  alarm.track = Math.max(0, alarm.track + change);
  const raises = alarm.track >= number(ctx, "zh.number.alarm-raised");
  const level = raises ? "raised" : levelOf(ctx);
  const calms: readonly Citation[] = before === "suspicious" && level === "calm" ? ["zh.alarm.can-calm"] : [];
  record(ctx, {
    event: "alarm",
    change,
    track: alarm.track,
    level,
    why,
    cites: [...cites, "zh.alarm.bands", ...calms],
  });
  if (raises) raiseAlarm(ctx);
}

/** The turn in which reserves first become available. zh.reserve.first-turn-test, zh.open.reserve-first-turn */
function firstWithReserves(ctx: Ctx): number {
  const { turn, drawn, container } = ctx.state;
  // nobody acts, and the last Time token has been drawn
  const over = drawn === null && container.time === 0;
  return over && reading(ctx, "zh.open.reserve-first-turn") === "next-turn" ? turn + 1 : turn;
}

/**
 * The alarm is raised: reserves get their tokens at once, and bodies no longer matter. zh.alarm.raised-reserve-tokens,
 * zh.body.after-alarm
 */
export function raiseAlarm(ctx: Ctx): void {
  const { state } = ctx;
  state.alarm.raised = true;
  state.alarm.since = firstWithReserves(ctx);
  record(ctx, { event: "alarm-raised", turn: state.turn, cites: ["zh.alarm.bands", "zh.alarm.no-return"] });
  const reserves = state.fighters.filter(({ where }) => where === "reserve" || where === "asleep");
  addTokens(ctx, reserves, "zh.alarm.raised-reserve-tokens");
  const woken = state.fighters.filter((fighter) => fighter.woken && fighter.where === "table");
  addTokens(ctx, woken, "zh.open.barracks-woken");
  for (const fighter of woken) fighter.woken = false;
  for (const { id } of state.bodies)
    record(ctx, { event: "body-gone", body: id, why: "the alarm is raised", cites: ["zh.body.after-alarm"] });
  state.bodies = [];
}

/** A marker leaves play with its attacker: by default that does not count as removed. zh.open.alarm-marker-gone */
export function markerGone(ctx: Ctx, fighter: Fighter): void {
  if (!fighter.marker || sideOf(fighter) !== "attacker") return;
  if (reading(ctx, "zh.open.alarm-marker-gone") === "stays-in-play") return;
  // a pair has one marker for both: the member that is left keeps it
  const partner = partnerOf(ctx.state, fighter);
  if (partner !== undefined && isStanding(partner)) return;
  const change = -number(ctx, "zh.number.alarm-marker");
  moveAlarm(ctx, change, `${fighter.id} is gone`, "zh.alarm.marker-removed", "zh.open.alarm-marker-gone");
}

/** Whether the end of this turn leaves the track unchanged: that of the first turn on a larger table. zh.setup.larger-first-turn, zh.setup.table */
export function isSpared(ctx: Ctx): boolean {
  const { width, height } = battlefieldOf(ctx.state);
  const usual = inches(number(ctx, "zh.number.usual-table"));
  return ctx.state.turn === 1 && (width > usual || height > usual);
}

/**
 * The end of a turn raises the track by 1, except for the first turn on a larger table. zh.alarm.turn-end,
 * zh.setup.larger-first-turn
 */
export function alarmAtTurnEnd(ctx: Ctx): void {
  if (isSpared(ctx)) return;
  moveAlarm(ctx, number(ctx, "zh.number.alarm-turn"), `the end of turn ${ctx.state.turn}`, "zh.alarm.turn-end");
}
