import { crossesOf } from "./data/cards.ts";
import type { Citation } from "./events.ts";
import { type Miniature, otherSide, type Unit } from "./state.ts";
import { type G, record, roll, type Rules, secondSymbol } from "./table.ts";
import { gain } from "./tokens.ts";
import { cardOf, hasOwnSkill, isHero, onTable } from "./units.ts";

/** A hero who may cheat death, as it stood before an action. */
interface Able {
  readonly unit: Unit;
  readonly miniature: Miniature;
}

function* rolls(g: G, { unit, miniature }: Able): Rules {
  const cites: readonly Citation[] = ["dt.skill.cheat-death", "dt.open.recovery-symbol"];
  const symbols = ["ARMY", secondSymbol(g, "dt.open.recovery-symbol")] as const;
  const rolled = yield* roll(g, 1, symbols, `${unit.id} cheats death`, ...cites);
  record(
    g,
    { event: "rolled", unit: unit.id, about: "cheating death", dice: rolled.shown, successes: rolled.successes },
    ...cites,
  );
  if (rolled.successes === 0) return;
  const card = cardOf(unit);
  Object.assign(unit, {
    where: "table",
    miniatures: [{ ...miniature }],
    lost: [],
    damage: Math.max(0, (crossesOf(card) ?? 1) - 1),
  } satisfies Partial<Unit>);
  g.state.score[otherSide(unit.side)] -= card.ap;
  record(g, { event: "restored", unit: unit.id, miniature: null, points: 1 }, ...cites);
  gain(g, unit, "stunned", "it cheated death", "dt.skill.cheat-death");
}

/**
 * Does what an action does, and at its end lets heroes roll who were eliminated by it: on ARMY or SHIELD a hero survives
 * with one cross left, stunned. dt.skill.cheat-death
 */
export function* cheatingDeath<T>(g: G, action: () => Rules<T>): Rules<T> {
  const able = onTable(g.state)
    .filter((unit) => isHero(unit) && hasOwnSkill(unit, "cheat death"))
    .flatMap((unit): readonly Able[] => unit.miniatures.map((one) => ({ unit, miniature: { ...one } })));
  const result = yield* action();
  for (const one of able) if (one.unit.where === "gone") yield* rolls(g, one);
  return result;
}
