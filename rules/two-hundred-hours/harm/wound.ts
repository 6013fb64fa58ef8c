import type { Citation } from "../book/citation.ts";
import type { Score } from "../book/dice.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { fighterNamed, type Ctx, isStanding, number, record, type Rules } from "../table/context.ts";
import { makeRoll, relevantResults, successesOf, useMedals } from "../dice/index.ts";
import { takeOut, traumaOf } from "./trauma.ts";

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

/**
 * A Wound roll: a die for each hit against the strength. A success takes the fighter out; else every die is a minor wound
 * and the fighter takes one Trauma roll for the attack. Returns whether it is still in play. zh.wound.dice, zh.wound.out,
 * zh.wound.minor, zh.wound.trauma, zh.out.other-hits
 */
export function* wound(
  ctx: Ctx,
  { on, count, strength, by, roller }: Hits,
  ...cites: readonly Citation[]
): Rules<boolean> {
  record(ctx, { event: "hit", fighter: on.id, hits: count, strength, by, cites });
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
  if (successesOf(roll) > 0) {
    yield* takeOut(ctx, on, by, { untargeted: roller === null }, ...cites, "zh.wound.out");
    return false;
  }
  const minor = roll.dice.length;
  record(ctx, { event: "wounded", fighter: on.id, minor, cites: [...cites, "zh.wound.minor"] });
  yield* traumaOf(ctx, on, { why: "minor wounds", wounds: minor, targeted: roller !== null }, "zh.wound.trauma");
  const still = fighterNamed(ctx.state, on.id);
  return still !== undefined && isStanding(still);
}
