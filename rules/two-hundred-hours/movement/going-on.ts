import { measured } from "../../geometry/index.ts";
import { inches } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Ctx, enemiesOf, reading, type Rules } from "../table/context.ts";
import { bringFollowers } from "./finishing.ts";
import { askPath, type PathQuestion, pathRule, type AskedMove } from "./path-question.ts";
import type { MoveTerms } from "./table-ground.ts";
import { travel, type Travelled, type TravelTerms } from "./travel.ts";

/** A move that its player chooses, and goes on with where a door stays shut. */
export interface FreeMove extends AskedMove {
  /** Whether the fighter then faces the way it moved. */
  readonly faces?: boolean;
}

/** Too little movement to go on with, in inches. */
const NOTHING_LEFT = 0.05;

/** What of a move is left before a door that has stayed shut; null where it ends there. zh.open.break-in-fail */
export function leftOutside(ctx: Ctx, { keptOut, ended, used }: Travelled, limit: number): number | null {
  if (keptOut === null || ended || reading(ctx, "zh.open.break-in-fail") !== "stays-outside") return null;
  const left = limit - used;
  return left < inches(NOTHING_LEFT) ? null : left;
}

/** Two moves one after the other as one. */
export const joined = (first: Travelled, second: Travelled): Travelled => ({
  ...second,
  path: [...first.path, ...second.path.slice(1)],
  length: first.length + second.length,
  used: first.used + second.used,
  keptOut: second.keptOut ?? first.keptOut,
});

/**
 * Before a door that stays shut a fighter may use what is left of its movement outside, and so again before another one.
 * zh.open.break-in-fail
 */
export function* goOnOutside(
  ctx: Ctx,
  fighter: OnTable,
  first: Travelled,
  { most: limit, kind, prompt, rule, question, faces = true }: FreeMove,
): Rules<Travelled> {
  const shut: string[] = [];
  let whole = first;
  let last = first;
  while (last.keptOut !== null && (last === first || last.length > 0)) {
    const left = leftOutside(ctx, whole, limit);
    if (left === null) break;
    shut.push(last.keptOut);
    const chosen = yield* askPath(ctx, fighter, { kind, most: left, prompt, rule, question, shut: last.keptOut });
    if (chosen === null) break;
    last = yield* travel(ctx, fighter, chosen.path, {
      ...question.terms(ctx, fighter),
      shut: [...shut],
      found: chosen.found,
      faces,
      cites: ["zh.open.break-in-fail"],
    });
    whole = joined(whole, last);
  }
  return whole;
}

/** How the move of a Fight treats enemies: it keeps its distance from them, or may touch them. zh.open.fight-gap */
export const fightTerms = (ctx: Ctx, fighter: OnTable): MoveTerms =>
  reading(ctx, "zh.open.fight-gap") === "1-to-2" ? {} : { unseen: enemiesOf(ctx.state, fighter).map(({ id }) => id) };

/** How the move before a shot, a strike or a task goes on. zh.open.break-in-fail */
const goingOn: PathQuestion = {
  terms: (ctx, fighter) => (ctx.state.acting?.action === "fight" ? fightTerms(ctx, fighter) : {}),
  cites: ["zh.open.break-in-fail"],
};
export const goOnRule = pathRule(goingOn);

/**
 * The move that an action declares before what it does: along its path, on from a door that stays shut, with whoever
 * moves along. `most` is the longest it may be, in lattice units. zh.shoot.move, zh.fight.move, zh.charge.move
 */
export function* moveFirst(
  ctx: Ctx,
  fighter: OnTable,
  path: readonly Place[],
  limit: number,
  terms: TravelTerms,
): Rules {
  const first = yield* travel(ctx, fighter, path, terms);
  const whole = yield* goOnOutside(ctx, fighter, first, {
    most: limit,
    kind: "go-on",
    prompt: { id: "zh.decide.building", text: `Where does ${fighter.id} go on?`, piece: fighter.id },
    rule: goOnRule,
    question: goingOn,
    ...(terms.faces !== undefined && { faces: terms.faces }),
  });
  yield* bringFollowers(ctx, fighter, whole);
}

/** The way from where a fighter was kept out to where it meant to come. */
export const onFrom = (fighter: OnTable, meant: Place): readonly Place[] =>
  measured.samePlace(fighter.at, meant) ? [fighter.at] : [fighter.at, meant];
