import type { Skill } from "./data/characters.ts";
import type { Activity } from "./event-words.ts";
import type { Citation } from "./events.ts";
import { endAtZero, spendMinutes } from "./scoring.ts";
import type { Intruder } from "./state.ts";
import { type G, isOver, number, reading, type Rules, test } from "./table.ts";

/** By chance or by time: hg.skill.take-a-chance, hg.skill.spend-time-base */
export type Means = "time" | "chance";

/**
 * An activity by chance (each pass scores 1) or by time: minutes less the passes are spent, then it scores 1. The score;
 * 0 where the game is over before it scores; else whoever asks ends it at 0. hg.open.spend-time-zero, hg.sneak.chance, hg.sneak.score-1
 */
export function* activity(
  g: G,
  intruder: Intruder,
  name: Activity,
  skill: Skill,
  by: Means,
  dice: number,
  base: number,
  ...cites: readonly Citation[]
): Rules<number> {
  const { score } = yield* test(
    g,
    intruder,
    name,
    skill,
    by === "time" ? dice : number(g, "hg.number.chance"),
    ...cites,
    ...(by === "time" ? (["hg.skill.spend-time-base"] as const) : []),
  );
  if (by === "chance") return score;
  const minutes = Math.max(0, base - score);
  spendMinutes(g, minutes, name, "hg.skill.spend-time-base", "hg.skill.spend-time-scores-1", "hg.open.spend-time-zero");
  if (reading(g, "hg.open.spend-time-zero") === "ends") endAtZero(g);
  return isOver(g) ? 0 : 1;
}
