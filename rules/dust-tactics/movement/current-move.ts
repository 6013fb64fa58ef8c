import { costsOf, actorsOf, nextPlanned, reactionNow, reactorsOf } from "../activation/index.ts";
import { type Move, rateOf } from "./walks.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, reading } from "../table/context.ts";
import type { CombinedUnit } from "../table/units.ts";

/** A MOVE of its own. dt.act.move, dt.skill.move-and-fire */
const onceMore = (ctx: Ctx, together: CombinedUnit, halted: readonly string[] = []): Move => ({
  march: false,
  second: false,
  first: false,
  gone: {},
  slowed: [],
  halted,
  crossed: [],
  coherent: true,
  most: (unit: Unit) => rateOf(ctx, unit, together, { march: false }),
});

/** How the move that is made now is made; null where none is. dt.react.mid-march, dt.open.march-midpoint */
export function moveNow(ctx: Ctx): Move | null {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  if (reaction !== null) return reaction.may === "free-move" ? onceMore(ctx, reactorsOf(ctx)) : null;
  if (activation === null || activation.window === "open") return null;
  const planned = nextPlanned(activation);
  const together = actorsOf(ctx);
  const { half, slowed, halted, crossed } = activation;
  const stimulated = planned === "move" && activation.stimulant === "move";
  if (planned === "march" || stimulated) {
    const undivided = costsOf(ctx).scouts && activation.done === 0;
    const middle = reading(ctx, "dt.open.march-midpoint");
    const whole = half !== null || undivided || middle === "declared-half";
    return {
      march: true,
      second: half !== null,
      first: !whole,
      gone: half ?? {},
      slowed,
      halted,
      crossed,
      coherent: half !== null || undivided || middle !== "no-coherency",
      most: (unit: Unit) => rateOf(ctx, unit, together, { march: whole }),
    };
  }
  return planned === "move" || planned === "free-move" ? onceMore(ctx, together, halted) : null;
}
