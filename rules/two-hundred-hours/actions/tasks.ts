import type { Needs } from "../table/context.ts";
import { inches } from "../table/battlefield.ts";
import { isDetected, pairWatchRules, type Watcher, watchersOf } from "../detection/index.ts";
import { askPath, bringAlong, movementOf, pathNeeds, type PathQuestion, pathRule, travel } from "../movement/index.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { Standing } from "../table/fighter.ts";
import {
  type Citation,
  fighterNamed,
  type Ctx,
  isStanding,
  membersOf,
  number,
  reading,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { wayOf } from "../attacks/index.ts";

/** A way of Keep Moving. zh.charge.keep-moving, zh.radio.keep-moving */
const keepMoving: PathQuestion = { terms: () => ({}), cites: ["zh.charge.keep-moving", "zh.radio.keep-moving"] };
export const keepMovingRule = pathRule(keepMoving);

/** Keep Moving: after the task the fighter may move 2″ for each success. zh.decide.keep-moving */
export function* goOn(ctx: Ctx, fighter: Standing, successes: number, cite: RuleId): Rules {
  const most = inches(number(ctx, "zh.number.keep-moving")) * successes;
  const prompt = { id: "zh.decide.keep-moving", text: `Where does ${fighter.id} move to?`, piece: fighter.id } as const;
  const chosen = yield* askPath(ctx, fighter, prompt, keepMovingRule, keepMoving, {
    kind: "keep-moving",
    most,
    optional: true,
  });
  if (chosen === null) return;
  yield* bringAlong(ctx, fighter, yield* travel(ctx, fighter, chosen.path, { found: chosen.found, cites: [cite] }));
}

/** The watchers that bar a task: detected enemies; of a pair its lead counts, or either. zh.charge.not-watched, zh.open.pair-watch */
function barringWatch(ctx: Ctx, fighter: Standing): readonly Watcher[] {
  const members =
    reading(ctx, "zh.open.pair-watch") === "both-or-any" ? membersOf(ctx.state, fighter).filter(isStanding) : [fighter];
  return members.flatMap((one) => watchersOf(ctx, one)).filter(({ by, sees }) => sees === "yes" && isDetected(ctx, by));
}

/** What a task of an attacker with special gear requires beside the gear: side, place, close watch, its move. */
export function taskNeeds(
  ctx: Ctx,
  req: Needs,
  id: string,
  path: readonly string[] | undefined,
  rows: { readonly who: Citation; readonly notWatched: RuleId; readonly move: RuleId },
): Standing | null {
  const fighter = fighterNamed(ctx.state, id);
  const there = fighter !== undefined && isStanding(fighter);
  if (!req.need(there, { met: `${id} is on the table.`, unmet: `${id} is not on the table.` }, rows.who) || !there)
    return null;
  req.need(
    sideOf(fighter) === "attacker",
    { met: `${id} is an attacker.`, unmet: `${id} is a defender: only attackers do this.` },
    rows.who,
  );
  const [watcher] = barringWatch(ctx, fighter);
  req.need(
    watcher === undefined,
    {
      met: `No detected enemy has ${id} under close watch.`,
      unmet: `${id} is under close watch by ${watcher?.by.id ?? ""}, who is detected.`,
    },
    rows.notWatched,
    ...(watcher === undefined ? [] : [watcher.rule]),
    ...pairWatchRules(fighter),
  );
  const way = wayOf(fighter, path);
  if (
    path !== undefined &&
    !pathNeeds(ctx, req, fighter, way, movementOf(fighter, number(ctx, "zh.number.charge-move")), {}, rows.move)
  )
    return null;
  return { ...fighter, at: way.at(-1) ?? fighter.at };
}

/** Makes the move of a task. zh.charge.move, zh.radio.move */
export function* moveFirst(ctx: Ctx, fighter: Standing, path: readonly string[] | undefined, cite: RuleId): Rules {
  if (path === undefined) return;
  yield* bringAlong(ctx, fighter, yield* travel(ctx, fighter, wayOf(fighter, path), { cites: [cite] }));
}
