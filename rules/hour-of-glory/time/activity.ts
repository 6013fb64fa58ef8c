import type { Skill } from "../book/characters.ts";
import type { Activity } from "../table/event-words.ts";
import type { Citation } from "../table/events.ts";
import { endAtZero } from "./end-of-game.ts";
import { spendMinutes } from "./minutes.ts";
import type { Intruder } from "../table/state.ts";
import { type Ctx, number, reading, type Rules } from "../table/context.ts";
import { isOver } from "../table/turn.ts";
import { skillTest } from "../table/skill-tests.ts";

/** By chance or by time: hg.skill.take-a-chance, hg.skill.spend-time-base */
export type Means = "time" | "chance";

/**
 * An activity by chance (each pass scores 1) or by time: minutes less the passes are spent, then it scores 1. The score;
 * 0 where the game is over before it scores; else whoever asks ends it at 0. hg.open.spend-time-zero, hg.sneak.chance, hg.sneak.score-1
 */
export function* tryActivity(
  ctx: Ctx,
  intruder: Intruder,
  name: Activity,
  skill: Skill,
  by: Means,
  dice: number,
  base: number,
  ...cites: readonly Citation[]
): Rules<number> {
  const { score } = yield* skillTest(
    ctx,
    intruder,
    name,
    skill,
    by === "time" ? dice : number(ctx, "hg.number.chance"),
    ...cites,
    ...(by === "time" ? (["hg.skill.spend-time-base"] as const) : []),
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
