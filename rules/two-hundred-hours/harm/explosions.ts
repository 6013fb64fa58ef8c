import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { inches, written } from "../table/battlefield.ts";
import { moveAlarm } from "../alarm/index.ts";
import type { Place } from "../book/schemas.ts";
import type { Side } from "../book/ids.ts";
import { isWatched, removeMarker } from "../detection/index.ts";
import { beginCause } from "./trauma.ts";
import { everyFighter, woundAll } from "./wound.ts";
import { gapToMarker, within } from "../table/measuring.ts";
import { measured } from "../../geometry/index.ts";
import { offerEvent } from "../cards/index.ts";
import { isChevron, makeRoll, scoreOf } from "../dice/index.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { Charge } from "../table/things.ts";
import type { OnTable } from "../table/fighter.ts";
import { choose, type Ctx, isStanding, number, reading, record, type Rules, standingOf } from "../table/context.ts";
import { afterExplosion } from "../missions/index.ts";

/** Every fighter within 2″ takes a hit that nothing cancels, all at once. zh.boom.hits, zh.out.other-hits */
function* hitAll(ctx: Ctx, at: Place): Rules {
  const strength = scoreOf(number(ctx, "zh.number.explosion-strength"));
  const near = everyFighter(ctx).filter((fighter) =>
    within(ctx, gapToMarker(ctx, fighter.at, at), "zh.number.explosion"),
  );
  const hits = near.map((on) => ({ on, count: 1, strength, by: "explosion", roller: null }));
  yield* woundAll(ctx, hits, "zh.boom.hits", "zh.out.other-hits");
}

/** Lights within 2″ are removed. zh.boom.lights */
function darken(ctx: Ctx, at: Place): void {
  const reach = inches(number(ctx, "zh.number.explosion"));
  const lost = ctx.state.lights.filter((light) => measured.isWithin(measured.gapToSegment(light.at, at, at), reach));
  for (const { id } of lost) record(ctx, { event: "light-removed", light: id, cites: ["zh.boom.lights"] });
  ctx.state.lights = ctx.state.lights.filter((light) => !lost.includes(light));
}

/** Places a Smoke/Fire marker. zh.boom.smoke, zh.smoke.blocks */
export function placeSmoke(ctx: Ctx, at: Place, cite: RuleId): void {
  const numbers = ctx.state.smokes.map(({ id }) => Number(id.replace("smoke-", "")));
  const id = `smoke-${Math.max(0, ...numbers) + 1}`;
  ctx.state.smokes = [...ctx.state.smokes, { id, at, turn: ctx.state.turn }];
  record(ctx, { event: "smoke-placed", smoke: id, at: written(at), cites: [cite] });
}

/** Smoke stays, or is removed at the end of the turn after its own. zh.open.smoke-duration */
export function clearSmoke(ctx: Ctx): void {
  if (reading(ctx, "zh.open.smoke-duration") === "whole-battle") return;
  ctx.state.smokes = ctx.state.smokes.filter(({ turn }) => turn >= ctx.state.turn);
}

/** The fighters whose marker a player may remove. zh.boom.distraction */
function* distracted(ctx: Ctx, side: Side, at: Place): Rules<readonly OnTable[]> {
  const able: OnTable[] = [];
  for (const fighter of standingOf(ctx.state, side)) {
    if (!fighter.marker || !within(ctx, gapToMarker(ctx, fighter.at, at), "zh.number.distraction")) continue;
    if (able.some(({ id }) => id === fighter.partner)) continue;
    if ((yield* isWatched(ctx, fighter)).length === 0) able.push(fighter);
  }
  return able;
}

/** A player may remove the marker of one of its detected fighters nearby. zh.boom.distraction, zh.decide.boom-marker */
export const distraction = function* (ctx: Ctx, side: Side, at: Place): Rules {
  yield* calm(ctx, side, yield* distracted(ctx, side, at));
};

/** A player chooses the fighter whose marker is removed. zh.decide.boom-marker */
function* calm(ctx: Ctx, side: Side, fighters: readonly OnTable[]): Rules {
  const able = fighters.filter((fighter) => isStanding(fighter) && fighter.marker);
  if (able.length === 0) return;
  const chosen = yield* choose<OnTable | null>(
    side,
    { id: "zh.decide.boom-marker", text: "Whose Alert marker is removed?" },
    [
      ...able.map((fighter) => ({ id: fighter.id, text: fighter.id, value: fighter })),
      { id: "none", text: "Nobody's", value: null },
    ],
  );
  if (chosen !== null) removeMarker(ctx, chosen, "the explosion distracts", "zh.boom.distraction");
}

/**
 * An explosion: hits and their consequences, lights, smoke, the alarm, then a marker of each side, the attacker's
 * first; all at once, markers are judged before anybody is hit. zh.boom.smoke, zh.boom.hits, zh.boom.lights,
 * zh.boom.distraction, zh.open.boom-order, zh.alarm.explosion
 */
export function* explode(ctx: Ctx, what: string, at: Place, ...cites: readonly Citation[]): Rules {
  record(ctx, {
    event: "exploded",
    what,
    at: written(at),
    cites: ["zh.charge.explode", "zh.open.boom-order", ...cites],
  });
  const together = reading(ctx, "zh.open.boom-order") === "at-once";
  const before = together ? [yield* distracted(ctx, "attacker", at), yield* distracted(ctx, "defender", at)] : null;
  yield* hitAll(ctx, at);
  darken(ctx, at);
  placeSmoke(ctx, at, "zh.boom.smoke");
  moveAlarm(ctx, number(ctx, "zh.number.alarm-explosion"), `the explosion of ${what}`, "zh.alarm.explosion");
  for (const [i, side] of (["attacker", "defender"] as const).entries())
    yield* before === null ? distraction(ctx, side, at) : calm(ctx, side, before[i] ?? []);
}

/** A charge explodes, and with it what it was set at. zh.charge.explode */
function* explodeCharge(ctx: Ctx, charge: Charge): Rules {
  ctx.state.charges = ctx.state.charges.filter(({ id }) => id !== charge.id);
  beginCause(ctx);
  yield* explode(ctx, charge.id, charge.at, ...citeIf(ctx.state.container.time === 0, "zh.open.countdown-third"));
  for (const moment of afterExplosion) yield* moment(ctx, charge);
}

/** Faulty Fuse: without a chevron the charge stays on its set side. zh.event.moment */
function* fails(ctx: Ctx, charge: Charge): Rules<boolean> {
  const card = yield* offerEvent(ctx, "countdown", {
    text: `A card as ${charge.id} would turn to its countdown side?`,
  });
  if (card === null) return false;
  const roll = yield* makeRoll(
    ctx,
    { fighter: null, name: "Faulty Fuse", pool: { white: 1, grey: 0 }, score: 3 },
    "zh.event.moment",
  );
  return !roll.dice.some(isChevron);
}

/** Whether the third Time token counts down only after the turn's end. zh.open.countdown-third */
const isLate = (ctx: Ctx): boolean =>
  ctx.state.container.time === 0 && reading(ctx, "zh.open.countdown-third") === "after-the-end";

/** The countdown of the third Time token where it comes after the turn's end. zh.open.countdown-third */
export function* lateCountDown(ctx: Ctx): Rules {
  if (isLate(ctx)) yield* advanceCountdown(ctx);
}

/** A Time token, as it is drawn. zh.charge.countdown, zh.open.countdown-third */
export function* countDown(ctx: Ctx): Rules {
  if (!isLate(ctx)) yield* advanceCountdown(ctx);
}

/** A Time token: charges on their countdown side explode in the order in which they were set, the others are turned. zh.charge.countdown, zh.open.countdown-third */
function* advanceCountdown(ctx: Ctx): Rules {
  const due = ctx.state.charges.filter(({ countdown }) => countdown);
  const set = ctx.state.charges.filter(({ countdown }) => !countdown);
  for (const charge of due) yield* explodeCharge(ctx, charge);
  for (const charge of set) {
    if (yield* fails(ctx, charge)) continue;
    charge.countdown = true;
    record(ctx, { event: "countdown", charge: charge.id, cites: ["zh.charge.countdown", "zh.open.countdown-third"] });
  }
}
