import type { Citation } from "../book/citation.ts";
import {
  type Req,
  fighterNamed,
  type Ctx,
  isStanding,
  membersOf,
  number,
  reading,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { inches } from "../table/battlefield.ts";
import { isDetected, pairWatchRules, type Watcher, watchersOf, describeWatch } from "../detection/index.ts";
import {
  askPath,
  bringFollowers,
  faceFreely,
  goOnOutside,
  moveFirst,
  movementOf,
  requirePath,
  type PathQuestion,
  pathRule,
  travel,
} from "../movement/index.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { OnTable } from "../table/fighter.ts";
import { pathOf } from "../attacks/index.ts";

/** A way of Keep Moving. zh.charge.keep-moving, zh.radio.keep-moving */
const keepMoving: PathQuestion = { terms: () => ({}), cites: ["zh.charge.keep-moving", "zh.radio.keep-moving"] };
export const keepMovingRule = pathRule(keepMoving);

/**
 * Keep Moving: after the task the fighter may move 2″ for each success; what a Twisted Ankle takes beyond the move before
 * the task is taken here. zh.decide.keep-moving
 */
export function* moveOnAfterTask(ctx: Ctx, fighter: OnTable, successes: number, cite: RuleId): Rules {
  const limping = Math.max(0, fighter.limps - inches(number(ctx, "zh.number.charge-move")));
  const limit = Math.max(0, inches(number(ctx, "zh.number.keep-moving")) * successes - limping);
  const prompt = { id: "zh.decide.keep-moving", text: `Where does ${fighter.id} move to?`, piece: fighter.id } as const;
  const moves = { most: limit, kind: "keep-moving", prompt, rule: keepMovingRule, question: keepMoving } as const;
  const chosen = yield* askPath(ctx, fighter, moves);
  if (chosen === null) return;
  const first = yield* travel(ctx, fighter, chosen.path, { found: chosen.found, cites: [cite] });
  const whole = yield* goOnOutside(ctx, fighter, first, moves);
  yield* faceFreely(ctx, fighter, "zh.decide.keep-moving");
  yield* bringFollowers(ctx, fighter, whole);
}

/** The watchers that prevent a task: detected enemies. For a pair, those watching its lead count, or those watching either. zh.charge.not-watched, zh.open.pair-watch */
function barringWatch(ctx: Ctx, fighter: OnTable): readonly Watcher[] {
  const members =
    reading(ctx, "zh.open.pair-watch") === "both-or-any" ? membersOf(ctx.state, fighter).filter(isStanding) : [fighter];
  return members
    .flatMap((member) => watchersOf(ctx, member))
    .filter(({ by, sees }) => sees === "yes" && isDetected(ctx, by));
}

/** What a task with special gear requires apart from the gear: the side, the place, no close watch, and the move. */
export function requireTask(
  ctx: Ctx,
  req: Req,
  id: string,
  path: readonly string[] | undefined,
  rows: { readonly who: Citation; readonly notWatched: RuleId; readonly move: RuleId },
): OnTable | null {
  const fighter = fighterNamed(ctx.state, id);
  const there = fighter !== undefined && isStanding(fighter);
  if (!req.need(there, { met: `${id} is on the table.`, unmet: `${id} is not on the table.` }, rows.who) || !there)
    return null;
  req.need(sideOf(fighter) === "attacker", {
    met: `${id} is an attacker.`,
    unmet: `${id} is a defender: only attackers do this.`,
    cites: [rows.who],
  });
  const [watcher] = barringWatch(ctx, fighter);
  const told = watcher === undefined || req.quiet ? null : describeWatch(ctx, watcher);
  req.need(watcher === undefined, {
    met: `No detected enemy has ${id} under close watch.`,
    unmet: `${id} is under close watch by ${watcher?.by.id ?? ""}, who is detected${told?.how ?? ""}.`,
    cites: [rows.notWatched, ...(told?.cites ?? []), ...pairWatchRules(fighter)],
  });
  const way = pathOf(fighter, path);
  if (
    path !== undefined &&
    !requirePath(
      ctx,
      req,
      fighter,
      { path: way, limit: movementOf(fighter, number(ctx, "zh.number.charge-move")) },
      rows.move,
    )
  )
    return null;
  return { ...fighter, at: way.at(-1) ?? fighter.at };
}

/** Makes the move of a task. zh.charge.move, zh.radio.move */
export function* moveBeforeTask(ctx: Ctx, fighter: OnTable, path: readonly string[] | undefined, cite: RuleId): Rules {
  if (path === undefined) return;
  const limit = movementOf(fighter, number(ctx, "zh.number.charge-move"));
  yield* moveFirst(ctx, fighter, pathOf(fighter, path), limit, { cites: [cite] });
}
