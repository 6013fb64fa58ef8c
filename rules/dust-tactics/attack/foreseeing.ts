import { foreseen, type Fraction, times } from "../../kernel/index.ts";
import type { Action } from "../actions/schema.ts";
import type { Unit } from "../state.ts";
import { chanceOf, type G, number, reading, record, type Rules } from "../table.ts";
import { cardOf, hasSkill, leftOf } from "../units.ts";
import { chainOutcomes, not } from "./chances.ts";
import type { Burst, Group } from "./rolling.ts";
import { chanceUnsaved } from "./saves.ts";

/** Whether odds can tell at once what a chain comes to: each hit that is not saved takes effect by itself. */
export const canForesee = (g: G, { chain }: Group, together: readonly Unit[]): boolean =>
  g.foresees === true &&
  chain !== null &&
  reading(g, "dt.open.valid-targets") !== "by-firer" &&
  together.every(
    (unit) =>
      !hasSkill(unit, "damage resilient", together) &&
      !hasSkill(unit, "defensive tactics", together) &&
      cardOf(unit).riders === 0,
  );

/** The hits of a chain, and those that are not saved, where odds are worked out. dt.skill.chain-army-only */
export function* foreseeHits(g: G, group: Group, burst: Burst, dice: number): Rules<Burst> {
  const { firers, cover, target, again, chain } = group;
  const [by] = firers;
  if (by === undefined) return burst;
  const { id } = by.figure.unit;
  const twice = (chance: Fraction): Fraction => not(times(not(chance), not(chance)));
  const first = chanceOf(g, target === null ? ["ARMY"] : ["ARMY", "TARGET"]);
  const army = chanceOf(g, ["ARMY"]);
  const rerolls = again === "dt.hit.sustained-reroll" && reading(g, "dt.open.chain-reroll") === "yes";
  const outcomes = chainOutcomes({
    dice,
    hit: again !== null && burst.target.side !== by.figure.unit.side ? twice(first) : first,
    further: rerolls ? twice(army) : army,
    unsaved: chanceUnsaved(g, burst),
    mostHits: number(g, "dt.number.suppressing-hits"),
    mostUnsaved: burst.together.reduce((sum, unit) => sum + leftOf(unit), 0),
  });
  const cites = ["dt.hit.army", ...(chain === null ? [] : [chain])] as const;
  const [hits = 1, left = 1] = yield* foreseen<Action>(outcomes, { text: `${id} hits ${burst.target.id}`, cites });
  const shooters = firers.map(({ figure }) => figure.miniature.id);
  const { weapon } = burst;
  record(
    g,
    { event: "fired", unit: id, weapon, firers: shooters, target: burst.target.id, dice: [], hits: hits - 1, cover },
    ...cites,
  );
  return { ...burst, hits: hits - 1, foreseen: left - 1 };
}
