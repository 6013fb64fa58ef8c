import { citeIf } from "../../kernel/index.ts";
import type { Skill } from "../book/characters.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, number, reading, type Rules } from "../table/context.ts";
import type { Activity } from "../table/event-words.ts";
import { skillTest } from "../table/skill-tests.ts";
import type { Intruder } from "../table/state.ts";
import { isOver } from "../table/turn.ts";
import { endAtZero } from "./end-of-game.ts";
import { spendMinutes } from "./minutes.ts";

/** By chance or by time: hg.skill.take-a-chance, hg.skill.spend-time-base */
export type Means = "time" | "chance";

/** Both means, in the order in which they are listed. */
export const allMeans: readonly Means[] = ["chance", "time"];

/** What is tried: the test, the dice and minutes of spending time, and the rules behind it. */
export interface Attempt {
  readonly name: Activity;
  readonly skill: Skill;
  readonly by: Means;
  /** The dice of spending time. */
  readonly dice: number;
  /** The minutes from which each pass takes one. */
  readonly base: number;
  readonly cites: readonly Citation[];
}

/**
 * Tries an activity by chance (each pass scores 1) or by time: minutes less the passes are spent, then it scores 1. Returns
 * the score; 0 where the game is over before it scores. A game whose timer is at 0 otherwise is ended by the caller.
 * hg.open.spend-time-zero, hg.sneak.chance, hg.sneak.score-1
 */
export function* tryActivity(ctx: Ctx, intruder: Intruder, attempt: Attempt): Rules<number> {
  const { name, skill, by, dice, base, cites } = attempt;
  const { score } = yield* skillTest(
    ctx,
    intruder,
    { name, skill, dice: by === "time" ? dice : number(ctx, "hg.number.chance") },
    ...cites,
    ...citeIf(by === "time", "hg.skill.spend-time-base"),
  );
  if (by === "chance") return score;
  const minutes = Math.max(0, base - score);
  spendMinutes(
    ctx,
    minutes,
    name,
    "hg.skill.spend-time-base",
    "hg.skill.spend-time-scores-1",
    "hg.open.spend-time-zero",
  );
  if (reading(ctx, "hg.open.spend-time-zero") === "ends") endAtZero(ctx);
  return isOver(ctx) ? 0 : 1;
}
