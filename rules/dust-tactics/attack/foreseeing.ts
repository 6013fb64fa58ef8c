import { certain, closedFormRoll, type Fraction, plus, times } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import { harmful, ridersOn } from "../carrying/index.ts";
import type { Unit } from "../table/state.ts";
import { chanceOf, type Ctx, number, reading, record, type Rules } from "../table/context.ts";
import { cardOf, leftOf, soldiersOf } from "../table/units.ts";
import { chainOutcomes, type Effect, not, successesOf } from "./chances.ts";
import { pointsOf } from "./points.ts";
import { resilientBy } from "./resilience.ts";
import type { Group } from "./alike.ts";
import type { Burst } from "./fight.ts";
import { chanceUnsaved } from "./saves.ts";

/** Whether a hit on it eliminates one miniature. dt.dmg.squad */
const isSquad = (unit: Unit): boolean => cardOf(unit).soldiers !== null;

/** Whether what a hit marks depends on what was marked before, in this roll or another. dt.open.resilient-count, dt.dmg.kill */
const growsWith = (ctx: Ctx, damage: number | "all"): boolean =>
  damage === "all" || reading(ctx, "dt.open.resilient-count") === "of-the-track";

/**
 * Whether the outcome of a chain can be computed in closed form: each hit that is not saved takes effect by itself. Of a resilient
 * unit that is one target with a hero the owner says first who takes a hit.
 */
export const canForesee = (
  ctx: Ctx,
  { chain, cover, further }: Group,
  together: readonly Unit[],
  damage: number | "all",
  isAlone: boolean,
): boolean =>
  ctx.closedForm === true &&
  chain !== null &&
  // with two further dice for each hit the chains branch
  further === 1 &&
  reading(ctx, "dt.open.valid-targets") !== "by-firer" &&
  together.every(
    (unit) =>
      resilientBy(unit, together, cover) === null ||
      (together.length === 1 && (isSquad(unit) || isAlone || !growsWith(ctx, damage))),
  );

/** How many riders a unit has to lose, heroes by the crosses they have left. dt.rider.shaken-off */
const ridersOf = (ctx: Ctx, unit: Unit): number =>
  ridersOn(ctx, unit).reduce((sum, rider) => sum + (isSquad(rider) ? soldiersOf(rider) : leftOf(rider)), 0);

/** How much of a hit is marked on a damage track, by the chance of each. dt.skill.resilient-track, dt.open.resilient-count */
function marksOf(ctx: Ctx, unit: Unit, damage: number | "all", marked: number): readonly Fraction[] {
  const points = Math.max(0, pointsOf(ctx, unit, damage, leftOf(unit) - marked));
  const dice = reading(ctx, "dt.open.resilient-count") === "of-this-hit" ? points : unit.damage + marked + points;
  const marks = Array.from({ length: points + 1 }, () => not(certain));
  for (const [cancelled, chance] of successesOf(dice, chanceOf(ctx, ["ARMY"])).entries()) {
    const left = Math.max(0, points - cancelled);
    const cached = marks[left] ?? not(certain);
    marks[left] = plus(cached, chance);
  }
  return marks;
}

/** What each hit of a burst may come to: saved or not, how much of it is marked, whether it shakes off a rider. */
function effectsOf(ctx: Ctx, burst: Burst, unit: Unit, isTrack: boolean): (marked: number) => readonly Effect[] {
  const unsaved = chanceUnsaved(ctx, burst);
  const harms = ridersOf(ctx, burst.target) > 0 ? chanceOf(ctx, [harmful(ctx)]) : not(certain);
  const byScored = reading(ctx, "dt.open.rider-hits") === "scored";
  // dt.skill.resilient-squad: what a resilient squad cancels has no effect either
  const resilient = resilientBy(unit, burst.together, burst.cover) !== null;
  const kept = resilient && !isTrack ? times(unsaved, not(chanceOf(ctx, ["ARMY"]))) : unsaved;
  const shakes = (chance: Fraction, marks: number, { counts }: { readonly counts: boolean }): readonly Effect[] =>
    counts
      ? [
          { marks, shaken: 1, chance: times(chance, harms) },
          { marks, shaken: 0, chance: times(chance, not(harms)) },
        ]
      : [{ marks, shaken: 0, chance }];
  return (marked) =>
    [
      ...shakes(not(kept), 0, { counts: byScored }),
      ...(isTrack
        ? marksOf(ctx, unit, burst.damage, marked).flatMap((chance, marks) =>
            shakes(times(kept, chance), marks, { counts: true }),
          )
        : shakes(kept, 1, { counts: true })),
    ].filter(({ chance }) => chance.numerator > 0n);
}

/** The hits of a chain, and what they come to, where odds are worked out. dt.skill.chain-army-only */
export function* foreseeHits(ctx: Ctx, group: Group, burst: Burst, dice: number): Rules<Burst> {
  const { firers, cover, target, again, chain } = group;
  const [by] = firers;
  const [unit] = burst.together;
  if (by === undefined || unit === undefined) return burst;
  const { id } = by.figure.unit;
  const twice = (chance: Fraction): Fraction => not(times(not(chance), not(chance)));
  const first = chanceOf(ctx, target === null ? ["ARMY"] : ["ARMY", "TARGET"]);
  const army = chanceOf(ctx, ["ARMY"]);
  const rerolls = again === "dt.hit.sustained-reroll" && reading(ctx, "dt.open.chain-reroll") === "yes";
  const isTrack = !isSquad(unit) && resilientBy(unit, burst.together, burst.cover) !== null;
  const outcomes = chainOutcomes({
    dice,
    hit: again !== null && burst.target.side !== by.figure.unit.side ? twice(first) : first,
    further: rerolls ? twice(army) : army,
    effects: effectsOf(ctx, burst, unit, isTrack),
    mostHits: number(ctx, "dt.number.suppressing-hits"),
    mostMarks: burst.together.reduce((all, other) => all + leftOf(other), 0),
    mostShaken: ridersOf(ctx, burst.target),
  });
  const cites = ["dt.hit.army", ...(chain === null ? [] : [chain])] as const;
  const [hits = 1, marks = 1, shaken = 1] = yield* closedFormRoll<Action>(outcomes, {
    text: `${id} hits ${burst.target.id}`,
    cites,
  });
  const shooters = firers.map(({ figure }) => figure.miniature.id);
  const { weapon } = burst;
  record(ctx, {
    event: "fired",
    unit: id,
    weapon,
    firers: shooters,
    target: burst.target.id,
    dice: [],
    hits: hits - 1,
    cover,
    cites,
  });
  const told = { hits: hits - 1, foreseen: marks - 1, shaken: shaken - 1 };
  // what is marked on a track is told by the cross
  return { ...burst, ...told, ...(isTrack && { damage: 1 }) };
}
