import type { Citation } from "../book/citation.ts";
import type { Body, OnTable } from "../table/fighter.ts";
import { type Ctx, membersOf, number, reading, record, recordNoEffect, sideOf } from "../table/context.ts";
import { removeBody } from "./bodies.ts";
import { isRaised, moveAlarm } from "./track.ts";

const sum: readonly Citation[] = ["zh.open.alarm-watch-sum"];

const isBody = (candidate: OnTable | Body): candidate is Body => !("where" in candidate);

/** Tells of somebody under close watch again for whom the alarm has risen before. zh.alarm.watch-once, zh.open.alarm-watch-once */
export const tellDiscovered = (ctx: Ctx, { id }: OnTable | Body): void =>
  recordNoEffect(
    ctx,
    id,
    ["discovery"],
    "the alarm has already risen for it",
    "zh.alarm.watch-once",
    "zh.open.alarm-watch-once",
  );

/**
 * An attacker, a pair of them or a body that an action leaves under close watch: +3, once for each; a body is then
 * removed. `marked` says that close watch has just given it its marker. zh.alarm.watch, zh.alarm.watch-once,
 * zh.body.found, zh.open.alarm-watch-sum, zh.open.alarm-watch-once, zh.open.body-watch
 */
export function foundUnderWatch(ctx: Ctx, discovered: OnTable | Body, marked: boolean): void {
  if (isRaised(ctx)) return;
  const body = isBody(discovered);
  if (!body && sideOf(discovered) === "defender") return;
  const once = reading(ctx, "zh.open.alarm-watch-once");
  // a fighter that has only just got its marker was not under close watch before
  const anew = once === "once-an-action" || (once === "once-a-spell" && marked);
  if (!discovered.discovered || anew) {
    const whole = number(ctx, "zh.number.alarm-watch");
    // where the sum is 3 the marker counts as part of it
    const moved = marked && (!body || reading(ctx, "zh.open.body-marker") === "counts");
    const counted =
      moved && reading(ctx, "zh.open.alarm-watch-sum") === "three" ? number(ctx, "zh.number.alarm-marker") : 0;
    const cites: readonly Citation[] = body
      ? ["zh.alarm.watch", "zh.body.found", "zh.open.body-watch", ...(marked ? sum : [])]
      : ["zh.alarm.watch", "zh.alarm.watch-once", ...sum];
    moveAlarm(ctx, whole - counted, `${discovered.id} under close watch`, ...cites, "zh.open.alarm-watch-once");
  } else tellDiscovered(ctx, discovered);
  if (!body) {
    for (const member of membersOf(ctx.state, discovered)) member.discovered = true;
    return;
  }
  discovered.discovered = true;
  if (isRaised(ctx)) return;
  removeBody(ctx, discovered.id);
  record(ctx, { event: "body-gone", body: discovered.id, why: "it is found", cites: ["zh.body.found"] });
}
