import { sides } from "../book/ids.ts";
import { choose, type Ctx, record, type Rules, sideOf } from "../table/context.ts";

/** After a battle of a campaign each player picks a fighter that keeps its Veteran card for good. zh.xp.keep, zh.decide.xp */
export function* gainExperience(ctx: Ctx): Rules {
  const { state } = ctx;
  for (const side of sides) {
    const able = state.fighters.filter(
      (other) =>
        sideOf(other) === side && other.veteran !== null && (other.partner === null || other.id < other.partner),
    );
    if (able.length === 0) continue;
    const fighter = yield* choose(
      side,
      { id: "zh.decide.xp", text: "Which fighter keeps its Veteran card?" },
      able.map((other) => ({ id: other.id, text: `${other.id}, ${other.veteran ?? ""}`, value: other })),
    );
    if (fighter.veteran === null) continue;
    record(ctx, {
      event: "veteran-kept",
      fighter: fighter.id,
      card: fighter.veteran,
      cites: ["zh.xp.keep", "zh.xp.balance"],
    });
    state.options.kept = [...state.options.kept, { card: fighter.card, veteran: fighter.veteran }];
  }
  state.phase = "turn-end";
}
