import type { Square } from "../../geometry/index.ts";
import { citeIf } from "../../kernel/index.ts";
import { flip, shout, spot } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, operatorNamed, operatorSquares, reading } from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { newlySighted, pointsOfField, type Sighted, sighted } from "../sight/index.ts";

/** A vehicle that sees something does not shout: rr.open.vehicle-shout. */
export const shouts = (ctx: Ctx, unit: AxisUnit): boolean =>
  !isVehicle(unit) || reading(ctx, "rr.open.vehicle-shout") === "shouts";

/** How a phase words what follows when a unit comes to see something. */
export interface LookRules {
  readonly stops: readonly Citation[];
  readonly shouts: readonly Citation[];
  readonly spots: readonly Citation[];
}

/** The rules of blood stains, where one of these bodies is nothing else. rr.jager.blood-as-corpse */
export const stainRules = (ctx: Ctx, seen: ReadonlySet<Square>): readonly Citation[] =>
  ctx.state.jager !== null && ctx.state.jager.stains.some(({ at }) => seen.has(at) && !ctx.state.corpses.includes(at))
    ? ["rr.jager.blood-as-corpse", "rr.jager.blood-stays", "rr.open.jager-blood-small"]
    : [];

/**
 * A unit looks during its own rotation or move. When it gains clear sight of an Operator or a corpse it flips and
 * shouts, and the Operator is spotted. Returns what it sees now, and whether that made it react. rr.alarm.battle-seen
 */
export function look(
  ctx: Ctx,
  unit: AxisUnit,
  before: Sighted,
  rules: LookRules,
): { readonly now: Sighted; readonly reacts: boolean } {
  const now = sighted(ctx, unit);
  const fresh = newlySighted(before, now);
  const corpses = ctx.state.section === "stealth" ? fresh.corpses.size : 0;
  if (fresh.operators.size === 0 && corpses === 0) return { now, reacts: false };
  const seen = ctx.state.operators.filter(({ id }) => fresh.operators.has(id));
  const squares = [...seen.flatMap((operator) => operatorSquares(ctx, operator)), ...fresh.corpses];
  const hangs = unit.at === null ? [] : pointsOfField(ctx, { ...unit, at: unit.at }, squares);
  flip(ctx, unit, fresh.operators.size > 0 ? "sight" : "corpse", [
    ...rules.stops,
    ...hangs,
    ...stainRules(ctx, fresh.corpses),
  ]);
  // rr.event.rotate-spots, rr.patrol.sees-spots
  for (const id of fresh.operators) {
    const operator = operatorNamed(ctx.state, id);
    if (operator !== undefined)
      spot(
        ctx,
        operator,
        "seen",
        [...rules.spots, ...hangs, ...citeIf(ctx.state.section === "battle", "rr.alarm.battle-seen")],
        unit,
      );
    const seenAs = operator?.aboard ?? id;
    if (!unit.seen.includes(seenAs)) unit.seen = [...unit.seen, seenAs];
  }
  // rr.event.rotate-shout, rr.patrol.sees-shouts
  if (shouts(ctx, unit)) shout(ctx, unit, rules.shouts);
  return { now, reacts: true };
}
