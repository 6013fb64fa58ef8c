import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { BonusReason } from "../table/events.ts";
import { measured } from "../../geometry/index.ts";
import { inches } from "../table/battlefield.ts";
import { hasClearView, isCovertAttacker, isDetected, type FighterOrBody, seesNow } from "../detection/index.ts";
import { extraDice, type ExtraName, type Pool, sumOf } from "../dice/index.ts";
import type { Place } from "../book/schemas.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Ctx, reading, record } from "../table/context.ts";

/** What helps an attack: known before its dice are rolled. zh.action.attack-move-first */
export interface Advantages {
  readonly covert: boolean;
  readonly rear: boolean;
  readonly view: boolean;
}

/** The distance between the points of a path at which the target may see the attacker. */
const STEP = inches(0.1);

/** Points along a path, including its ends. */
function placesOn(path: readonly Place[]): readonly Place[] {
  const places: Place[] = [];
  for (const [i, from] of path.entries()) {
    places.push(from);
    const to = path[i + 1];
    if (to === undefined) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const pieces = Math.ceil(length / STEP);
    for (let piece = 1; piece < pieces; piece++) {
      const share = piece / pieces;
      places.push(measured.placeBetween(from, to, share));
    }
  }
  return places;
}

/**
 * Whether the target has line of sight to the attacker at no point of the action: at its start, along its move and at
 * its end; null where a straddle roll alone decides. zh.target.rear-die, zh.open.rear-when
 */
export function isUnseenAttack(ctx: Ctx, attacker: OnTable, target: OnTable): boolean | null {
  const path = ctx.state.acting?.path ?? [];
  const way = path.length === 0 ? [attacker.at] : path;
  const first = way[0] ?? attacker.at;
  const places = reading(ctx, "zh.open.rear-when") === "whole-move" ? placesOn(way) : [first, attacker.at];
  let straddles = false;
  for (const at of places) {
    const sight = seesNow(ctx, target, attacker, at);
    if (sight === "yes") return false;
    if (sight === "straddling") straddles = true;
  }
  return straddles ? null : true;
}

/**
 * Whether the attacker, where it stood when its action began, had a clear view: nobody has one of a captive's escort.
 * zh.target.view-die, zh.captive.shield
 */
export function hadClearView(
  ctx: Ctx,
  before: OnTable,
  target: FighterOrBody,
  { shoots }: { readonly shoots: boolean },
): boolean {
  if (shoots && ctx.state.captive?.escort === target.id) return false;
  return hasClearView(ctx, before, target);
}

/** The point by another reading of which an attacker that only counts as detected would have the bonus of being covert. zh.target.covert-die */
export const covertPoints = (ctx: Ctx, attacker: OnTable): readonly Citation[] =>
  citeIf(!attacker.marker && isDetected(ctx, attacker), "zh.open.counts-as-detected");

const none: Pool = { white: 0, grey: 0 };

/** The bonus dice of an attack, each recorded by itself. zh.target.covert-die, zh.target.rear-die, zh.target.view-die */
export function bonusDice(ctx: Ctx, attacker: OnTable, { covert, rear, view }: Advantages): Pool {
  const rows: readonly (readonly [boolean, ExtraName, BonusReason, Citation])[] = [
    [covert, "covert-dice", "covert", "zh.target.covert-die"],
    [rear, "rear-dice", "from the rear", "zh.target.rear-die"],
    [view, "view-dice", "a clear view", "zh.target.view-die"],
  ];
  const moved: readonly Citation[] = ctx.state.acting?.moved === true ? ["zh.action.attack-move-first"] : [];
  const pools = rows.map(([holds, name, why, cite]) => {
    if (!holds) return none;
    const pool = extraDice(ctx, name);
    const dice = [...(pool.white > 0 ? [`${pool.white} white`] : []), ...(pool.grey > 0 ? [`${pool.grey} grey`] : [])];
    record(ctx, {
      event: "bonus",
      fighter: attacker.id,
      dice: dice.join(", "),
      why,
      cites: [cite, ...moved, "zh.open.bonus-colours"],
    });
    return pool;
  });
  return sumOf(...pools);
}

/** The rows about pairs that matter for an attack: its lead, and the member that is the target. */
export const pairRules = (attacker: OnTable, target: OnTable): readonly Citation[] => [
  ...citeIf(attacker.partner !== null, "zh.pair.lead", "zh.pair.lead-values"),
  ...citeIf(target.partner !== null, "zh.pair.targeted-single"),
];

/** Whether the bonus of being covert holds now. zh.open.covert-when */
export const isCovertNow = (ctx: Ctx, attacker: OnTable): boolean => isCovertAttacker(ctx, attacker);

/** The facing, in whole degrees, from one place to another; the old facing if they are the same. zh.move.end-facing */
export function facingTo(from: Place, to: Place, otherwise: number): number {
  const direction = measured.directionTo(from, to);
  return direction === null ? otherwise : measured.degreesOf(direction);
}
