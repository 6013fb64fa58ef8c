import type { Square } from "../../geometry/index.ts";
import { squareBehind } from "../fighting/index.ts";
import { lockBetween } from "../movement/index.ts";
import { type Ctx, name, number } from "../table/context.ts";
import { isDisguised, isUndercover } from "../table/nancy.ts";
import type { Moment } from "./moments.ts";
import { type TurnOutlook, riskAt, valueOf, worth } from "./outlook.ts";
import type { Proposal } from "./strikes.ts";
import { bitOf } from "./watch.ts";

/*
 * What takes its time: Nancy's disguise and her garrotte, and the locks of the Jäger player.
 */

/** The chance that so many attempts of a turn kill, after some that failed. rr.dare.garrotte-first-six */
export function garrotteChance(attempts: number, failed: number): number {
  let lives = 1;
  for (let i = failed; i < failed + attempts; i++) lives *= 1 - Math.min(4, i + 1) / 6;
  return 1 - lives;
}

/** What it is worth to have a quarry in the garrotte: it does nothing, and the next turn goes on. */
const HELD = 0.7;

/** The garrotte, from right behind whom the mission asks for. rr.dare.garrotte-assassination-only */
export function* garrottes(outlook: TurnOutlook, moments: readonly Moment[]): Generator<Proposal> {
  const { ctx, operator, targets, views, patience } = outlook;
  const held = operator.outfit?.garrotte ?? null;
  if (held !== null) {
    yield {
      action: { do: "attack", operator: operator.id, weapon: "garrotte", target: held.unit },
      score: worth.officer,
    };
    return;
  }
  if (!isUndercover(ctx, operator)) return;
  const cost = number(ctx, "rr.number.ap-attack");
  for (const [index, target] of views.units.entries()) {
    const behind = targets.some(({ id }) => id === target.id) ? squareBehind(ctx, target) : null;
    if (behind === null) continue;
    const witnesses = ((views.standing[target.at] ?? 0) & ~bitOf(index)) !== 0;
    for (const { at, ap, first } of moments) {
      if (at !== behind || ap < cost) continue;
      const chance = garrotteChance(Math.floor(ap / cost), 0);
      const noticed = witnesses ? (worth.seen + worth.alerted) * patience : 0;
      yield {
        action: first ?? { do: "attack", operator: operator.id, weapon: "garrotte", target: target.id },
        score: worth.officer * (chance + (1 - chance) * HELD) - noticed,
      };
    }
  }
}

/** Changing the outfit, unseen, where the other one gets on better. rr.dare.disguise-cost */
export function* outfitChanges(outlook: TurnOutlook): Generator<Proposal> {
  const { ctx, operator, changed, views, errand } = outlook;
  const { at, crouched } = operator;
  if (changed === null || operator.spotted || crouched || ctx.state.section !== "stealth") return;
  if (operator.ap < number(ctx, "rr.number.ap-change-outfit") || (views.standing[at] ?? 0) !== 0) return;
  const undressed = isDisguised(operator);
  // papers are taken in the regular outfit alone
  if (undressed && !(errand.kind === "strike" && errand.kit === "change")) return;
  const then = dressedAs({ ...outlook, points: changed() }, undressed ? "regular" : "disguise");
  yield {
    action: { do: "change-outfit", operator: operator.id },
    score: valueOf(then, at, { crouched: false }) - riskAt(then, at, { crouched: false, noticed: false }),
  };
}

function dressedAs(outlook: TurnOutlook, wears: "regular" | "disguise"): TurnOutlook {
  const { operator } = outlook;
  return operator.outfit === null
    ? outlook
    : { ...outlook, operator: { ...operator, outfit: { ...operator.outfit, wears } } };
}

/** The locks of doors that a square gives onto, with the squares behind them. rr.open.jager-lock-where */
const locksAt = (ctx: Ctx, at: Square): readonly Square[] =>
  (ctx.state.jager?.locks ?? []).flatMap(({ from, to }) => (from === at ? [to] : to === at ? [from] : []));

/** Picking a lock that is in the way. rr.jager.lock-pick */
export function* lockPicking(outlook: TurnOutlook): Generator<Proposal> {
  const { ctx, operator } = outlook;
  const { at, crouched } = operator;
  if (operator.ap < number(ctx, "rr.number.ap-pick-lock")) return;
  for (const beyond of locksAt(ctx, at)) {
    if (lockBetween(ctx, at, beyond) === undefined) continue;
    yield {
      action: { do: "pick-lock", operator: operator.id, from: name(ctx, at), to: name(ctx, beyond) },
      score: valueOf(outlook, beyond, { crouched }) - riskAt(outlook, at, { crouched, noticed: false }),
    };
  }
}
