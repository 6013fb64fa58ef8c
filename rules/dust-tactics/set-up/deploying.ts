import type { Citation } from "../book/citation.ts";
import { measured } from "../../geometry/index.ts";
import { counted } from "../../kernel/index.ts";
import { sidePlan } from "../table/battle-plan.ts";
import type { Req, Ctx } from "../table/context.ts";
import { rootOf } from "../carrying/index.ts";
import { type Side, sideIds, type State, type Unit } from "../table/state.ts";
import { unitNamed, hasOwnSkill } from "../table/units.ts";

type Place = measured.Place;

/** The units of a side that have still to be placed or held back. */
export const toDeploy = ({ units }: State, side: Side): readonly Unit[] =>
  units.filter((unit) => unit.side === side && unit.where === "off" && unit.waits === "deployment");

/** Whose turn it is in the set-up: the defender places first; null when all is done. dt.fort.deploy */
export const deploys = (state: State): Side | null =>
  sideIds
    .toSorted((a, b) => Number(b === state.defender) - Number(a === state.defender))
    .find((side) => toDeploy(state, side).length > 0) ?? null;

/** Whether the places of something lie in the area where a side deploys. */
export function requireArea(ctx: Ctx, req: Req, side: Side, places: readonly Place[], what: string): void {
  const area = sidePlan(ctx.state, side)?.deploys ?? null;
  const isOnTable = {
    met: "The side deploys on the table.",
    unmet: "The side does not deploy on the table: its units come on during the game.",
  };
  if (!req.found(area, isOnTable, "dt.setup.scenario")) return;
  const [left, top, right, bottom] = area;
  const inside = ({ x, y }: Place): boolean =>
    x >= left * measured.centimetre &&
    x <= right * measured.centimetre &&
    y >= top * measured.centimetre &&
    y <= bottom * measured.centimetre;
  req.need(places.every(inside), {
    met: `${what} lies between ${left},${top} and ${right},${bottom}.`,
    unmet: `${what} would not lie wholly between ${left},${top} and ${right},${bottom}.`,
    cites: ["dt.setup.scenario", "dt.fort.deploy"],
  });
}

/** Each miniature has a place. dt.setup.scenario, dt.ambush.place */
export const requirePlaces = (
  req: Req,
  { length: places }: readonly Place[],
  { length: count }: readonly unknown[],
  rule: Citation,
): boolean =>
  req.need(places === count, {
    met: "Each miniature has a place.",
    unmet: `${counted(places, "place")} ${places === 1 ? "is" : "are"} given; ${count} ${count === 1 ? "is" : "are"} needed, one for each miniature.`,
    cites: [rule],
  });

/** Whose unit is placed now. */
export function requireUnitToPlace(ctx: Ctx, req: Req, id: string): Unit | null {
  const unit = unitNamed(ctx.state, id);
  if (!req.known(unit, "unit", id, "unit", "dt.setup.scenario")) return null;
  const side = ctx.state.phase === "set-up" ? deploys(ctx.state) : null;
  const placed = unit.waits === "deployment" && unit.side === side ? unit : null;
  const says = {
    met: `${id} can be placed now.`,
    unmet:
      unit.waits === "deployment"
        ? `${id} belongs to the ${unit.side}, who do not deploy now.`
        : `${id} does not wait to be placed.`,
  };
  return req.found(placed, says, "dt.setup.scenario") ? placed : null;
}

/**
 * At least half of the units are held in reserve, each hero counted; those aboard are where their carrier is. Units that
 * have to be placed are held back by nobody. dt.reserve.half, dt.fort.unit-start
 */
export function requireHalfInReserve(ctx: Ctx, req: Req, placed: Unit, carrier: Unit | null = null): void {
  const { state } = ctx;
  if ((sidePlan(state, placed.side)?.reserves ?? "none") === "none") return;
  const own = state.units.filter(({ side }) => side === placed.side);
  const holdable = own.filter((unit) => !hasOwnSkill(unit, "strongpoint"));
  const held = holdable.filter((unit) => {
    const root = unit === placed ? (carrier ?? unit) : rootOf(state, unit);
    return root.waits === "reserve" || (root.waits === "deployment" && root !== placed);
  }).length;
  const least = Math.min(Math.ceil(own.length / 2), holdable.length);
  req.need(held >= least, {
    met: `At least half of the ${own.length} units can still be held in reserve.`,
    unmet: `At least ${least} of the ${own.length} units have to be held in reserve; only ${held} could be then.`,
    cites: ["dt.reserve.half"],
  });
}
