import type { Ruleset, SightQuestion } from "./game.ts";
import { type CitedEvent, ok, type Result, type RulesContext } from "./position.ts";
import type { SightRuling } from "./ruling.ts";

/**
 * What a game rules on sight. The verdict for the other direction tells as much of open points as the one that was asked
 * for: it is what the game rules when it is asked the other way round, where that is the same verdict.
 */
export function sightBothWays<S, A, E extends CitedEvent>(
  ruleset: Pick<Ruleset<S, A, E>, "sight">,
  ctx: RulesContext<S, E>,
  question: SightQuestion,
): Result<SightRuling> {
  const there = ruleset.sight(ctx, question);
  if (!there.ok || there.value.back === null) return there;
  const { back } = there.value;
  const turned = ruleset.sight(ctx, { from: question.to, to: question.from });
  if (!turned.ok || turned.value.seen !== back.seen || turned.value.place !== back.place) return there;
  const { interpretations, otherwise } = turned.value;
  return ok({ ...there.value, back: { ...back, interpretations, otherwise } });
}
