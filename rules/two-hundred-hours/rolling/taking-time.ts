import type { Side } from "../data/ids.ts";
import { choose, type G, hasCards, otherSide, type Rules, sideOf } from "../table.ts";
import { rerollDie, type Roll, shown } from "./roll.ts";

/** In mission 1 whoever has kept a Time token may re-roll one die with it; the roller is asked first. zh.m1.taking-time */
export function* takeTime(g: G, roll: Roll): Rules {
  if (hasCards(g.state)) return;
  const first = roll.fighter === null ? "defender" : sideOf(roll.fighter);
  for (const side of [first, otherSide(first)]) while (g.state.kept[side] > 0 && (yield* spendOne(g, side, roll)));
}

/** Whether a side spends one. */
function* spendOne(g: G, side: Side, roll: Roll): Rules<boolean> {
  const kept = { id: "keep", text: "Keep the Time token", value: null };
  const dice = roll.dice.map((die, i) => ({ id: `die-${i + 1}`, text: `Re-roll ${shown(die)}`, value: die }));
  const die = yield* choose(side, { id: "zh.decide.m1-reroll", text: `A Time token for a die of the ${roll.name}?` }, [
    kept,
    ...dice,
  ]);
  if (die === null) return false;
  g.state.kept[side]--;
  yield* rerollDie(g, roll, die, "Taking Time", "zh.m1.taking-time");
  return true;
}
