import { foreseen, type Fraction, times } from "../../kernel/index.ts";
import type { Action } from "../actions/schema.ts";
import { carriedIn } from "../carrying/capacity.ts";
import type { Unit } from "../state.ts";
import { chanceOf, type G, number, reading, record, type Rules } from "../table.ts";
import { cardOf, leftOf } from "../units.ts";
import { chainOutcomes, not } from "./chances.ts";
import { resilientBy } from "./resilience.ts";
import type { Group } from "./alike.ts";
import type { Burst } from "./fight.ts";
import { chanceUnsaved } from "./saves.ts";

/** Whether odds can tell at once what a chain comes to: each hit that is not saved takes effect by itself. */
export const canForesee = (g: G, { chain, cover }: Group, together: readonly Unit[]): boolean =>
  g.foresees === true &&
  chain !== null &&
  reading(g, "dt.open.valid-targets") !== "by-firer" &&
  together.every(
    (unit) =>
      (resilientBy(unit, together, cover) === null || (together.length === 1 && cardOf(unit).soldiers !== null)) &&
      // each hit shakes at who rides it: dt.rider.shaken-off
      (cardOf(unit).riders === 0 || carriedIn(g.state, unit).length === 0),
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
  // dt.skill.resilient-squad: what a resilient squad cancels has no effect either
  const resilient = burst.together.some((unit) => resilientBy(unit, burst.together, burst.cover) !== null);
  const unsaved = chanceUnsaved(g, burst);
  const outcomes = chainOutcomes({
    dice,
    hit: again !== null && burst.target.side !== by.figure.unit.side ? twice(first) : first,
    further: rerolls ? twice(army) : army,
    unsaved: resilient ? times(unsaved, not(army)) : unsaved,
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
