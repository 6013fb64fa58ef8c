import { citeIf } from "../../kernel/index.ts";
import { type Ctx, type Req, inCm, number, reading } from "../table/context.ts";
import { firesFrom, stanceOf } from "../table/stances.ts";
import { joinObstacle, activationOf, actorsOf, unactivated } from "../activation/index.ts";
import { isWithinCm, distanceOf } from "../table/ranges.ts";
import { otherSide, type Unit } from "../table/state.ts";
import {
  figuresOf,
  unitNamed,
  hasSkill,
  inPlay,
  isAircraft,
  isHero,
  isOnTable,
  type CombinedUnit,
  unitById,
  isIdle,
} from "../table/units.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { windowObstacle } from "./reaction-windows.ts";

/** How near a reacting unit has to be. dt.react.range, dt.skill.advanced-reactive-range */
const reactRange = (ctx: Ctx, unit: Unit): number =>
  number(ctx, hasAdvancedFire(unit) ? "dt.number.react-advanced" : "dt.number.react");

const hasAdvancedFire = (unit: Unit): boolean => hasSkill(unit, "advanced reactive fire", [unit]);

/** How far apart the nearest miniatures of two units are, in lattice units. */
export function distanceBetween(ctx: Ctx, unit: Unit, others: CombinedUnit): number {
  return Math.min(
    ...figuresOf([unit]).flatMap((figure) =>
      figuresOf(others).map((other) =>
        distanceOf(ctx, stanceOf(ctx.state, figure).prism, stanceOf(ctx.state, other).prism),
      ),
    ),
  );
}

const isNear = (ctx: Ctx, unit: Unit, others: CombinedUnit, cm: number): boolean =>
  figuresOf([unit]).some((figure) =>
    figuresOf(others).some((other) =>
      isWithinCm(ctx, stanceOf(ctx.state, figure).prism, stanceOf(ctx.state, other).prism, cm),
    ),
  );

/** Whether a unit could react from where it is: on the table, or aboard what it fires from. dt.carry.fire-sides */
const isReady = (ctx: Ctx, unit: Unit): boolean =>
  (isOnTable(unit) && !isIdle(unit)) || firesFrom(ctx.state, unit) !== null;

/** What a reactive attack by a unit needs. dt.react.unactivated, dt.react.range, dt.react.no-aircraft */
export function requireReaction(ctx: Ctx, req: Req, action: ActionOf<"react">): void {
  const { activation } = ctx.state;
  const acts = { met: "A unit is activated.", unmet: "No unit is activated, so there is nothing to react to." };
  if (!req.found(activation, acts, "dt.react.window")) return;
  const early = windowObstacle(ctx);
  const now = { met: "Reactions are possible now.", unmet: early?.text ?? "" };
  if (!req.need(early === null, now, ...(early?.cites ?? (["dt.react.window"] as const)))) return;
  const unit = requireReactor(ctx, req, action.unit, unitById(ctx.state, activation.unit));
  if (unit === null) return;
  if (isReady(ctx, unit)) requireReactRange(ctx, req, unit);
  if (action.hero !== undefined) requireReactingHero(ctx, req, action.hero, unit);
}

/** The unit that is to react to an enemy; null where there is none of that name. dt.react.unactivated, dt.react.no-aircraft */
function requireReactor(ctx: Ctx, req: Req, id: string, enemy: Unit): Unit | null {
  const named = unitNamed(ctx.state, id);
  if (!req.known(named, "unit", id, "unit", "dt.react.window")) return null;
  const unit = named.side === enemy.side ? null : named;
  const isTheirs = {
    met: `${id} belongs to the other side.`,
    unmet: `${id} is on the side of ${enemy.id} and cannot react to it.`,
  };
  if (!req.found(unit, isTheirs, "dt.react.window")) return null;
  if (isIdle(unit)) req.fail(`${id} has no pilot.`, "dt.pilot.abandoned");
  const isAboard = unit.where === "aboard";
  req.need(isIdle(unit) || isReady(ctx, unit), {
    met: isAboard ? `${id} is aboard and can fire from there.` : `${id} is on the table.`,
    unmet: `${id} is not on the table, nor aboard anything it could fire from.`,
    cites: ["dt.react.range", ...citeIf(isAboard, "dt.carry.fire-sides")],
  });
  req.need(!unit.activated, unactivated(unit), "dt.react.unactivated");
  req.need(!isAircraft(unit), {
    met: `${id} is not an aircraft.`,
    unmet: `${id} is an aircraft, and aircraft do not react.`,
    cites: ["dt.react.no-aircraft"],
  });
  return unit;
}

/** Who reacts is near enough. dt.react.range, dt.skill.advanced-reactive-range */
function requireReactRange(ctx: Ctx, req: Req, unit: Unit): void {
  const cm = reactRange(ctx, unit);
  const advanced = hasAdvancedFire(unit);
  const by = advanced ? " with Advanced Reactive Fire" : "";
  const is = `${unit.id} is ${inCm(distanceBetween(ctx, unit, actorsOf(ctx)))} cm away`;
  req.need(isNear(ctx, unit, actorsOf(ctx), cm), {
    met: `${is}${by}.`,
    unmet: `${is}; a reaction is possible within ${cm} cm${by}.`,
    cites: ["dt.react.range", ...citeIf(advanced, "dt.skill.advanced-reactive-range")],
  });
}

/** A hero who reacts with a unit may join it. dt.open.react-hero, dt.hero.join-moment */
function requireReactingHero(ctx: Ctx, req: Req, id: string, unit: Unit): void {
  req.need(reading(ctx, "dt.open.react-hero") === "yes", {
    met: "A hero may join a reaction.",
    unmet: `Heroes do not join reactions in this game, and ${id} would.`,
    cites: ["dt.open.react-hero"],
  });
  const named = unitNamed(ctx.state, id);
  if (!req.known(named, "hero", id, "hero", "dt.hero.join-moment")) return;
  const hero = isHero(named) ? named : null;
  const joins = hero === null ? { met: "", unmet: `${id} is not a hero.` } : unactivated(hero);
  if (req.found(hero?.activated === true ? null : hero, joins, "dt.hero.join-moment"))
    req.unless(hero === null ? null : joinObstacle(ctx, hero, unit));
}

const couldReact = (ctx: Ctx, unit: Unit): boolean =>
  isReady(ctx, unit) && !unit.activated && !isAircraft(unit) && isNear(ctx, unit, actorsOf(ctx), reactRange(ctx, unit));

const enemies = (ctx: Ctx): readonly Unit[] =>
  inPlay(ctx.state, otherSide(unitById(ctx.state, activationOf(ctx).unit).side));

/** Whether any unit of the other side could react now. */
export const anyoneReacts = (ctx: Ctx): boolean => enemies(ctx).some((unit) => couldReact(ctx, unit));

/** Who of the other side could react now, and how far away each is in lattice units. dt.react.range */
export const possibleReactors = (ctx: Ctx): readonly { readonly unit: Unit; readonly distance: number }[] =>
  enemies(ctx)
    .filter((unit) => couldReact(ctx, unit))
    .map((unit) => ({ unit, distance: distanceBetween(ctx, unit, actorsOf(ctx)) }));

/** Whether one may react now, and somebody can. dt.react.window, dt.react.three-actions, dt.react.mid-march */
export const opensWindow = (ctx: Ctx): boolean => windowObstacle(ctx) === null && anyoneReacts(ctx);
