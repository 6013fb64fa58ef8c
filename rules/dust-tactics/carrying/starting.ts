import type { ActionOf } from "../table/action-schema.ts";
import { type Req, type Ctx, record } from "../table/context.ts";
import { kindObstacle } from "../activation/index.ts";
import type { State, Unit } from "../table/state.ts";
import { unitNamed, hasOwnSkill, isHero, isInfantry, inPlay } from "../table/units.ts";
import { carriedIn, carryObstacle, pilotOf, boardObstacle } from "../table/carried.ts";

/** What in the end carries a unit, or the unit itself. */
export const rootOf = (state: State, unit: Unit): Unit => unitNamed(state, unit.carrier ?? "") ?? unit;

/** A unit as it would be aboard: a hero who can drive what nobody drives is at the controls. dt.pilot.mount */
export function asAboard(ctx: Pick<Ctx, "settings" | "state">, unit: Unit, carrier: Unit): Unit {
  const piloting = { ...unit, pilot: true };
  const drives = isHero(unit) && carryObstacle(ctx, carrier, piloting, carriedIn(ctx.state, carrier)) === null;
  return drives ? piloting : unit;
}

/** A Strongpoint unit is placed in a fortification, and nowhere else. dt.fort.unit-start, dt.skill.strongpoint */
export function requireNoStrongpoint(req: Req, unit: Unit): void {
  req.need(!hasOwnSkill(unit, "strongpoint"), {
    met: `${unit.id} need not be in a strongpoint.`,
    unmet: `${unit.id} has to be placed in a strongpoint or bunker.`,
    cites: ["dt.fort.unit-start", "dt.skill.strongpoint"],
  });
}

/** What beginning the game aboard a carrier needs. dt.carry.start, dt.pilot.mount, dt.lift.pickup, dt.sea.mount */
export function requireStartAboard(ctx: Ctx, req: Req, unit: Unit, { carrier: id }: ActionOf<"embark">): void {
  const carrier = inPlay(ctx.state, unit.side).find((other) => other.id === id && other !== unit);
  if (!req.known(unitNamed(ctx.state, id), "carrier", id, "unit", "dt.carry.start")) return;
  const isTheirs = {
    met: `${id} is a unit of the same side.`,
    unmet: `${id} is not a unit of its side that ${unit.id} could be aboard.`,
  };
  if (!req.found(carrier, isTheirs, "dt.carry.start")) return;
  requireNoStrongpoint(req, unit);
  req.unless(boardObstacle(ctx, carrier, asAboard(ctx, unit, carrier)));
  if (carrier.waits === "ambush") requireCompany(ctx, req, carrier, [...carriedIn(ctx.state, carrier), unit]);
}

/** A unit begins the game aboard. dt.carry.start, dt.decide.mounted */
export function startAboard(ctx: Ctx, unit: Unit, carrier: Unit): void {
  const { pilot } = asAboard(ctx, unit, carrier);
  Object.assign(unit, { where: "aboard", waits: null, carrier: carrier.id, pilot } satisfies Partial<Unit>);
  const rule = pilot ? "dt.pilot.mount" : "dt.carry.start";
  record(ctx, { event: "left", unit: unit.id, why: `it is aboard ${carrier.id}`, cites: [rule] });
}

/**
 * Who may be held in ambush with a unit: a hero who could join or pilot it, and one infantry unit that it carries.
 * dt.ambush.with
 */
export function requireCompany(ctx: Ctx, req: Req, held: Unit, company: readonly Unit[]): void {
  const pilots = company.filter((unit) => unit.pilot || asAboard(ctx, unit, held).pilot);
  const others = company.filter((unit) => !pilots.includes(unit));
  const fits = others.length <= 1 && others.every(isInfantry) && pilots.length <= 1;
  req.need(fits, {
    met: `At most a hero and an infantry unit are held with ${held.id}.`,
    unmet: `More would be held with ${held.id} than a hero and an infantry unit.`,
    cites: ["dt.ambush.with"],
  });
}

/** Whether a hero may be held in ambush with the unit that is held. dt.ambush.with */
export function mayAwait(ctx: Ctx, hero: Unit, held: Unit): boolean {
  const heroes = ctx.state.units.filter((unit) => unit.side === held.side && unit.waits === "ambush" && isHero(unit));
  const alone = heroes.every((unit) => unit === held) && pilotOf(ctx.state, held) === undefined;
  return isHero(hero) && alone && kindObstacle(hero, held) === null;
}
