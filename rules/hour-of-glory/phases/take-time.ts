import { type Ctx, number, type Rules } from "../table/context.ts";
import { skillTest } from "../table/skill-tests.ts";
import { intrudersOf, isAssaulter } from "../table/agents.ts";
import { assaultersInside, entryZonePoint } from "../table/squares.ts";
import { isOver } from "../table/turn.ts";
import { takeMinutes } from "../time/index.ts";

/**
 * A minute passes, and every assaulter in the stronghold may cost another. hg.subv.test, hg.subv.fail-minute,
 * hg.open.seat-order, hg.turn.take-time, hg.subv.raiders-exempt
 */
export function* takeTime(ctx: Ctx): Rules {
  const assaulters = intrudersOf(ctx.state).filter(isAssaulter);
  takeMinutes(
    ctx,
    number(ctx, "hg.number.take-time"),
    "the round",
    "hg.turn.take-time",
    ...entryZonePoint(ctx, assaulters),
  );
  for (const intruder of assaultersInside(ctx)) {
    if (isOver(ctx)) return;
    const { score } = yield* skillTest(
      ctx,
      intruder,
      { name: "SUBVERSION", skill: "stealth", dice: 1 },
      "hg.subv.test",
      "hg.open.subversion-skill",
      "hg.open.in-stronghold",
      "hg.subv.raiders-exempt",
    );
    if (score === 0) takeMinutes(ctx, 1, "a failed subversion test", "hg.subv.fail-minute");
  }
}
