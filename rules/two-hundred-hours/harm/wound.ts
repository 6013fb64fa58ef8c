import type { Citation } from "../book/citation.ts";
import type { Score } from "../book/dice.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import {
  fighterNamed,
  type Ctx,
  isAsleep,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  standing,
} from "../table/context.ts";
import { makeRoll, medalPoints, relevantResults, successesOf, useMedals } from "../dice/index.ts";
import { type Aftermath, resolveAftermath, takeOut, type TraumaOf, traumaOf } from "./trauma.ts";

/** Everybody whom an explosion or a bomb may hit: those who stand, and by a reading those who sleep. zh.boom.hits, zh.m8.bomb-effect, zh.open.barracks-explosion */
export const everyFighter = (ctx: Ctx): readonly OnTable[] =>
  reading(ctx, "zh.open.barracks-explosion") === "spared"
    ? standing(ctx.state)
    : ctx.state.fighters.filter((fighter): fighter is OnTable => isStanding(fighter) || isAsleep(fighter));

/** Hits on one fighter: how many, how strong, from where, and whose player rolls. */
export interface Hits {
  readonly on: OnTable;
  readonly count: number;
  readonly strength: Score;
  /** What hit it, in words. */
  readonly by: string;
  /** The fighter whose player makes the Wound roll; null without an attacker. */
  readonly roller: Fighter | null;
}

/** What a Wound roll has led to: the fighter is out, or has minor wounds and is to take a Trauma roll for them. */
type Wounded = { readonly out: Aftermath } | { readonly hurt: OnTable; readonly trauma: TraumaOf };

/**
 * A Wound roll: a die for each hit against the strength. A success takes the fighter out; else every die is a minor
 * wound. zh.wound.dice, zh.wound.out, zh.wound.minor, zh.out.other-hits, zh.alert.not-other-rolls,
 * zh.stealth.not-other-rolls
 */
function* rollWound(
  ctx: Ctx,
  { on, count, strength, by, roller }: Hits,
  ...cites: readonly Citation[]
): Rules<Wounded> {
  const sleeps: readonly Citation[] = isAsleep(on) ? ["zh.barracks.asleep", "zh.open.barracks-explosion"] : [];
  record(ctx, { event: "hit", fighter: on.id, hits: count, strength, by, cites: [...cites, ...sleeps] });
  const pool = { white: count * number(ctx, "zh.number.wound-dice"), grey: 0 };
  const fighter = roller ?? on;
  const roll = yield* makeRoll(
    ctx,
    { fighter, name: "Wound roll", pool, score: strength, matters: relevantResults([], "ignored", 1) },
    ...cites,
    "zh.wound.dice",
    "zh.test.not-action",
    "zh.alert.not-other-rolls",
  );
  yield* useMedals(ctx, fighter, roll, [], { inAction: false });
  if (successesOf(roll) > 0)
    return { out: takeOut(ctx, on, by, { untargeted: roller === null }, ...cites, "zh.wound.out") };
  const minor = roll.dice.length;
  record(ctx, { event: "wounded", fighter: on.id, minor, cites: [...cites, "zh.wound.minor", ...medalPoints(roll)] });
  return { hurt: on, trauma: { why: "minor wounds", wounds: minor, targeted: roller !== null } };
}

/**
 * Hits that strike at once: all Wound rolls, then one Trauma roll of each fighter with minor wounds, then what follows for
 * the friends of those that are taken out. zh.wound.trauma, zh.open.boom-order, zh.open.trauma-several
 */
export function* woundAll(ctx: Ctx, hits: readonly Hits[], ...cites: readonly Citation[]): Rules {
  const wounded: Wounded[] = [];
  for (const each of hits) wounded.push(yield* rollWound(ctx, each, ...cites));
  const lost = wounded.flatMap((each) => ("out" in each ? [each.out] : []));
  for (const each of wounded) {
    if ("out" in each || !(isStanding(each.hurt) || isAsleep(each.hurt))) continue;
    const aftermath = yield* traumaOf(ctx, each.hurt, each.trauma, "zh.wound.trauma");
    if (aftermath !== null) lost.push(aftermath);
  }
  for (const aftermath of lost) yield* resolveAftermath(ctx, aftermath);
}

/** Hits on one fighter, with all that follows. Returns whether it is still in play. */
export function* wound(ctx: Ctx, hits: Hits, ...cites: readonly Citation[]): Rules<boolean> {
  yield* woundAll(ctx, [hits], ...cites);
  const still = fighterNamed(ctx.state, hits.on.id);
  return still !== undefined && isStanding(still);
}
