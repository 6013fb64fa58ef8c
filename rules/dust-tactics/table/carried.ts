import { citeIf } from "../../kernel/index.ts";
import { cardIds, cardById } from "../book/cards.ts";
import type { State, Unit } from "./state.ts";
import { type Ctx, number, type Hindrance, no } from "./context.ts";
import {
  armourOf,
  cardOf,
  unitNamed,
  hasAttribute,
  hasOwnSkill,
  isAircraft,
  isHero,
  isInfantry,
  isVehicle,
  soldiersOf,
} from "./units.ts";

/** How somebody is carried: at the controls, inside, on top, under an airlifter, in a sealifter. */
export type Place = "pilot" | "passenger" | "rider" | "airlifted" | "shipped";

/** The units that a unit carries, in the order of the forces. */
export const carriedIn = ({ units }: State, carrier: Unit): readonly Unit[] =>
  units.filter((unit) => unit.where === "aboard" && unit.carrier === carrier.id);

/** Whether a unit may carry others, or be driven by a hero. */
export const isCarrier = (unit: Unit): boolean => isVehicle(unit) || isAircraft(unit);

/** The hero at the controls of a vehicle or an aircraft, if any. dt.pilot.one */
export const pilotOf = (state: State, unit: Unit): Unit | undefined =>
  carriedIn(state, unit).find(({ pilot }) => pilot);

/** How a unit is carried by another; null where it cannot be. dt.carry.capacity, dt.lift.only, dt.sea.capacity */
export function placeIn(carrier: Unit, unit: Unit): Place | null {
  if (unit.pilot) return "pilot";
  const { passengers, riders } = cardOf(carrier);
  if (hasAttribute(carrier, "sealifter")) return isAircraft(unit) ? null : "shipped";
  if (isVehicle(unit)) return hasAttribute(carrier, "airlifter") ? "airlifted" : null;
  if (!isInfantry(unit)) return null;
  if (passengers > 0) return "passenger";
  return riders > 0 ? "rider" : null;
}

/** The spaces that a unit takes among passengers and riders. dt.carry.capacity */
export const spacesOf = (ctx: Pick<Ctx, "settings">, unit: Unit): number =>
  soldiersOf(unit) * number(ctx, armourOf(unit) <= 2 ? "dt.number.spaces-light" : "dt.number.spaces-heavy");

/** The spaces that a unit takes in a sealifter; Infinity of one that is too large. dt.sea.capacity */
function shipSpacesOf(ctx: Pick<Ctx, "settings">, unit: Unit): number {
  if (isInfantry(unit)) return spacesOf(ctx, unit);
  switch (cardOf(unit).size) {
    case "normal":
      return number(ctx, "dt.number.sealifter-vehicle");
    case "large":
      return number(ctx, "dt.number.sealifter-large");
    case "huge":
      return Infinity;
  }
}

/** Whether a sealifter has room for a unit beside others. dt.sea.capacity */
function shipObstacle(
  ctx: Pick<Ctx, "settings">,
  carrier: Unit,
  unit: Unit,
  others: readonly Unit[],
): Hindrance | null {
  const room = number(ctx, "dt.number.sealifter-spaces");
  const own = shipSpacesOf(ctx, unit);
  if (!Number.isFinite(own))
    return no(`${unit.id} is huge, and a sealifter carries nothing that is.`, "dt.sea.capacity");
  const taken = others.reduce((sum, other) => sum + shipSpacesOf(ctx, other), own);
  return taken <= room ? null : no(`${carrier.id} has ${room} spaces; ${taken} would be taken.`, "dt.sea.capacity");
}

/** Whether a hero can be at the controls. dt.pilot.who, dt.veh.pilot-name */
function pilotObstacle(carrier: Unit, hero: Unit): Hindrance | null {
  const named = cardOf(carrier).pilot;
  if (named !== null) {
    const own = cardIds.find((id) => id === named);
    const only = own === undefined ? "its own pilot" : cardById(own).name;
    return hero.card === named
      ? null
      : no(`Only ${only} pilots ${carrier.id}, and ${hero.id} is ${cardOf(hero).name}.`, "dt.veh.pilot-name");
  }
  const skills = isAircraft(carrier) ? (["air pilot", "ace air pilot"] as const) : (["pilot", "ace pilot"] as const);
  if (isHero(hero) && skills.some((skill) => hasOwnSkill(hero, skill))) return null;
  return no(`${hero.id} is not a pilot of ${carrier.id}.`, "dt.pilot.who");
}

/** Whether a carrier has room for anybody but a pilot. */
const hasSeats = (carrier: Unit): boolean =>
  cardOf(carrier).passengers > 0 || cardOf(carrier).riders > 0 || hasAttribute(carrier, "sealifter");

/** Why a unit cannot be carried by another beside those that are; null where it can. */
export function carryObstacle(
  ctx: Pick<Ctx, "settings">,
  carrier: Unit,
  unit: Unit,
  others: readonly Unit[],
): Hindrance | null {
  if (carrier.side !== unit.side) return no(`${carrier.id} belongs to the other side.`, "dt.carry.capacity");
  if (unit.pilot) {
    if (others.some(({ pilot }) => pilot)) return no(`${carrier.id} has a pilot.`, "dt.pilot.one");
    return pilotObstacle(carrier, unit);
  }
  const place = placeIn(carrier, unit);
  if (hasOwnSkill(unit, "zombie") && (place === "passenger" || place === "rider"))
    return no(`Zombies cannot be passengers or tank riders.`, "dt.skill.zombie-limits");
  // a dropship has room for passengers and a vehicle under it
  const alike = others.filter((other) => placeIn(carrier, other) === place);
  const { passengers, riders } = cardOf(carrier);
  switch (place) {
    case "passenger":
    case "rider": {
      const room = passengers > 0 ? passengers : riders;
      const taken = [...alike, unit].reduce((sum, other) => sum + spacesOf(ctx, other), 0);
      return taken <= room
        ? null
        : no(
            `${carrier.id} has ${room} spaces; ${taken} would be taken.`,
            "dt.carry.capacity",
            ...citeIf(place === "rider", "dt.rider.as-passengers"),
          );
    }
    case "airlifted": {
      if (!hasAttribute(unit, "airmobile") && !hasAttribute(unit, "air assault"))
        return no(`${unit.id} is neither Airmobile nor Air assault.`, "dt.lift.only");
      if (cardOf(unit).size === "huge")
        return no(`${unit.id} is huge, and an airlifter carries nothing that is.`, "dt.open.lift-capacity");
      return alike.length === 0 ? null : no(`${carrier.id} carries a vehicle.`, "dt.open.lift-capacity");
    }
    case "shipped":
      return shipObstacle(ctx, carrier, unit, alike);
    default:
      // a hero nobody has a seat for could only be at the controls
      if (isHero(unit) && isCarrier(carrier) && !hasSeats(carrier)) {
        const why = pilotObstacle(carrier, unit);
        if (why !== null) return why;
        return no(`${carrier.id} has a pilot.`, "dt.pilot.one");
      }
      return no(
        `${carrier.id} does not carry ${unit.id}.`,
        hasAttribute(carrier, "airlifter")
          ? "dt.lift.only"
          : hasAttribute(carrier, "sealifter")
            ? "dt.sea.capacity"
            : "dt.carry.capacity",
      );
  }
}

/** Why a unit cannot go aboard as it is, or another aboard it: of those aboard only a pilot goes along. dt.carry.capacity */
export function loadedObstacle(state: State, carrier: Unit, unit: Unit): Hindrance | null {
  if (carriedIn(state, unit).some(({ pilot }) => !pilot))
    return no(`${unit.id} carries somebody itself.`, "dt.carry.capacity");
  return carrier.where === "aboard" && !unit.pilot ? no(`${carrier.id} is aboard itself.`, "dt.carry.capacity") : null;
}

/** Why a unit cannot go aboard another beside those that are there; null where it can. dt.carry.capacity */
export const boardObstacle = (
  ctx: Ctx,
  carrier: Unit,
  unit: Unit,
  others = carriedIn(ctx.state, carrier),
): Hindrance | null => loadedObstacle(ctx.state, carrier, unit) ?? carryObstacle(ctx, carrier, unit, others);

/** Everything that is wrong with who is aboard what. dt.carry.start, dt.decide.mounted */
export function* carryDefects(
  state: State,
  settings: Ctx["settings"],
): Generator<Hindrance & { readonly unit: string }> {
  for (const unit of state.units) {
    if (unit.pilot && unit.where !== "aboard")
      yield { unit: unit.id, text: `${unit.id} pilots nothing.`, cites: ["dt.pilot.mount"] };
    if (unit.where !== "aboard") continue;
    const carrier = unitNamed(state, unit.carrier ?? "");
    if (carrier === undefined || carrier.where === "gone") continue;
    const before = carriedIn(state, carrier).filter((other) => state.units.indexOf(other) < state.units.indexOf(unit));
    const why = carryObstacle({ settings }, carrier, unit, before);
    if (why !== null) yield { unit: unit.id, ...why };
  }
}
