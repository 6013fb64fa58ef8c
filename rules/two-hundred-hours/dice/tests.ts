import type { Citation } from "../book/citation.ts";
import type { TestReason, RollName } from "../table/events.ts";
import type { Abilities } from "../book/fighters.ts";
import type { Fighter } from "../table/fighter.ts";
import { cardOf, type Ctx, reading, record, type Rules } from "../table/context.ts";
import { medalPoints, relevantResults, type MedalEffect, useMedals } from "./medals.ts";
import { makeRoll, type Pool, poolOf, type Roll, successesOf, sumOf } from "./roll.ts";

export type Ability = keyof Abilities;

/** What a basic test of each ability is called. */
const testNames: Readonly<Record<Ability, RollName>> = {
  aim: "aim test",
  brawn: "brawn test",
  guts: "guts test",
  react: "react test",
  smarts: "smarts test",
};

/** The two dice of a basic test. zh.test.dice, zh.open.basic-dice */
export function testDice(ctx: Ctx): Pool {
  switch (reading(ctx, "zh.open.basic-dice")) {
    case "mixed":
      return poolOf(ctx, "test");
    case "two-grey":
      return { white: 0, grey: 2 };
    case "two-white":
      return { white: 2, grey: 0 };
  }
}

/** What is left of a test's dice when one is lost. zh.open.lost-die */
export function oneDieLess(ctx: Ctx, { white, grey }: Pool): Pool {
  const first = reading(ctx, "zh.open.lost-die");
  const loses = (first === "white" && white > 0) || grey === 0 ? "white" : "grey";
  return loses === "white" ? { white: Math.max(0, white - 1), grey } : { white, grey: Math.max(0, grey - 1) };
}

/** A basic test: its ability, its reason and what changes its dice. */
export interface TestOf {
  readonly ability: Ability;
  readonly why: TestReason;
  readonly lost?: boolean;
  readonly extra?: Pool;
  readonly effects?: readonly MedalEffect[];
  /** What matters about it: whether it is passed, its successes, or its alerts and stealth results as well. */
  readonly matter?: "pass" | "successes" | "results";
  /** What happens to the dice before their medals are used. */
  readonly rolled?: (roll: Roll) => Rules;
}

/** The outcome of a test. */
export interface Tested {
  readonly passed: boolean;
  readonly successes: number;
  readonly roll: Roll;
  readonly used: ReadonlySet<string>;
}

const nothing: Pool = { white: 0, grey: 0 };

/**
 * A basic test, which is no action: one success passes it. zh.test.dice, zh.test.pass, zh.test.not-action,
 * zh.alert.not-other-rolls, zh.stealth.not-other-rolls
 */
export function* basicTest(
  ctx: Ctx,
  fighter: Fighter,
  { ability, why, lost = false, extra = nothing, effects = [], rolled, matter = "results" }: TestOf,
  ...cites: readonly Citation[]
): Rules<Tested> {
  const dice = testDice(ctx);
  const pool = sumOf(lost ? oneDieLess(ctx, dice) : dice, extra);
  const score = cardOf(fighter).abilities[ability];
  const name = testNames[ability];
  const matters = relevantResults(effects, matter === "results" ? "both" : "ignored", matter === "pass" ? 1 : Infinity);
  const roll = yield* makeRoll(
    ctx,
    { fighter, name, pool, score, matters },
    ...cites,
    "zh.test.dice",
    "zh.test.not-action",
    "zh.ability.five",
    "zh.open.basic-dice",
    "zh.alert.not-other-rolls",
    "zh.stealth.not-other-rolls",
  );
  if (rolled !== undefined) yield* rolled(roll);
  const used = yield* useMedals(ctx, fighter, roll, effects, { inAction: false });
  const successes = successesOf(roll);
  record(ctx, {
    event: "tested",
    fighter: fighter.id,
    ability,
    successes,
    passed: successes > 0,
    why,
    cites: [...cites, "zh.test.pass", "zh.test.dice", ...medalPoints(roll)],
  });
  return { passed: successes > 0, successes, roll, used };
}
