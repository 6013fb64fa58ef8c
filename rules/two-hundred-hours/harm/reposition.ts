import { inches } from "../table/battlefield.ts";
import {
  askPath,
  bringFollowers,
  faceFreely,
  goOnOutside,
  type PathQuestion,
  pathRule,
  travel,
} from "../movement/index.ts";
import type { OnTable } from "../table/fighter.ts";
import { enemiesOf, type Ctx, number, reading, type Rules } from "../table/context.ts";

/**
 * The path of a Reposition: up to 2″, turning freely, terrain costs nothing; it keeps away from enemies like any move.
 * zh.trauma.reposition, zh.open.reposition-enemy
 */
const question: PathQuestion = {
  terms: (ctx, fighter) => ({
    free: true,
    ...(reading(ctx, "zh.open.reposition-enemy") === "keeps-gap"
      ? {}
      : { unseen: enemiesOf(ctx.state, fighter).map(({ id }) => id) }),
  }),
  cites: ["zh.trauma.reposition", "zh.open.reposition-enemy"],
};

export const repositionRule = pathRule(question);

/** The medal effect Reposition: its player moves the fighter up to 2″, or not. zh.trauma.reposition, zh.decide.reposition */
export function* reposition(ctx: Ctx, fighter: OnTable): Rules {
  const limit = inches(number(ctx, "zh.number.reposition"));
  const prompt = { id: "zh.decide.reposition", text: `Where does ${fighter.id} move to?`, piece: fighter.id } as const;
  const moves = { most: limit, kind: "reposition", prompt, rule: repositionRule, question } as const;
  const chosen = yield* askPath(ctx, fighter, moves);
  if (chosen === null) return;
  const terms = { free: true, found: chosen.found, cites: ["zh.trauma.reposition"] } as const;
  const first = yield* travel(ctx, fighter, chosen.path, terms);
  const whole = yield* goOnOutside(ctx, fighter, first, moves);
  yield* faceFreely(ctx, fighter, "zh.decide.reposition");
  yield* bringFollowers(ctx, fighter, whole);
}
