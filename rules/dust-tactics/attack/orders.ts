import { citeIf, charge } from "../../kernel/index.ts";
import { called } from "../table/events.ts";
import type { Citation } from "../book/citation.ts";
import { placeOf, type Shot } from "../table/action-schema.ts";
import { isExposed } from "../table/stances.ts";
import { hasRule, isCloseCombat, type WeaponId, weaponById } from "../book/weapons.ts";
import { targetOf } from "../activation/index.ts";
import type { Miniature, Unit } from "../table/state.ts";
import { type Ctx, hangingOn, type Need, need, reading, type Req, type Hindrance, no } from "../table/context.ts";
import {
  hasAttribute,
  armourClass,
  armourOf,
  cardOf,
  figuresOf,
  unitNamed,
  hasToken,
  isAircraft,
  isVehicle,
} from "../table/units.ts";
import { Aim } from "./aim.ts";
import { boxesLeft } from "./arms.ts";
import { centreObstacle, mountFor, ofBothSides } from "./fire-obstacle.ts";
import { armsFor, crewRules, Hands, handsObstacle, timesOf } from "./hands.ts";
import { Sides } from "./sides.ts";
import { isBuildingAt } from "./templates.ts";
import type { AttackMode, DeclaredAttack } from "./attack-mode.ts";
import { type Volley, isBlast, type Firer } from "./volley.ts";
import { ratingFor, requireUsableShotFields } from "./shot-fields.ts";
import { FIRER, type Orders, type Draft, type Firing, type ArmedFirer } from "./drafts.ts";

/** Whether an arm belongs to an attack of that mode. */
const fits = (weapon: WeaponId, { weapons }: AttackMode): boolean =>
  weapons === "any" || (weapons === "close-combat") === isCloseCombat(weapon);

/** Units aboard cannot be targeted, except riders. dt.carry.safe, dt.pilot.safe, dt.lift.safe, dt.sea.inactive */
const sheltered = ({ state }: Ctx, unit: Unit | undefined): readonly Citation[] => {
  if (unit?.where !== "aboard" || isExposed(state, unit)) return [];
  if (unit.pilot) return ["dt.pilot.safe"];
  const carrier = unitNamed(state, unit.carrier ?? "");
  if (carrier !== undefined && hasAttribute(carrier, "sealifter")) return ["dt.sea.inactive"];
  return [isVehicle(unit) ? "dt.lift.safe" : "dt.carry.safe"];
};

/**
 * What shots come to; every reason why one cannot be fired is noted as a requirement. Shots are read in their order; a
 * shot that names nobody is fired by all who have the weapon, can, and are not used yet. dt.declare.before-dice,
 * dt.declare.split-targets, dt.declare.not-forced
 */
export function volleysOf(ctx: Ctx, req: Req, attack: DeclaredAttack, aim = new Aim(ctx)): readonly Volley[] {
  const { actors, shots, mode } = attack;
  const volleys: Volley[] = [];
  const kinds = new Set(shots.map(({ weapon }) => isCloseCombat(weapon)));
  if (mode.sustained)
    req.need(kinds.size < 2, {
      met: "All weapons are ranged, or all are C weapons.",
      unmet: "A SUSTAINED ATTACK uses ranged weapons or C weapons, and this would use both.",
      cites: ["dt.cc.sustained-choice"],
    });
  if (mode.sustained)
    for (const unit of actors)
      if (unit.where === "aboard")
        req.fail(`${unit.id} is aboard and cannot take a SUSTAINED ATTACK.`, "dt.carry.fire-limits");
  if (reading(ctx, "dt.open.blast-several") === "one-multiplied") requireOnePlace(req, shots);
  const orders: Orders = { ctx, req, aim, hands: new Hands(), sides: new Sides(ctx), ...attack };
  for (const shot of shots) {
    const volley = volleyOf(orders, shot);
    if (volley !== null) volleys.push(volley);
  }
  return volleys;
}

/** By that reading all that fire one blast line lay one template. dt.open.blast-several */
function requireOnePlace(req: Req, shots: readonly Shot[]): void {
  for (const weapon of new Set(shots.map((shot) => shot.weapon))) {
    const places = new Set(shots.filter((shot) => shot.weapon === weapon).map(({ at }) => at));
    req.need(places.size === 1, {
      met: `One template is laid for every ${called(weapon)}.`,
      unmet: `Two templates are laid for the ${called(weapon)}, and all of them fire at one place.`,
      cites: ["dt.open.blast-several"],
    });
  }
}

/** The unit a shot is aimed at, if it can be attacked at all. dt.los.needed, dt.carry.safe, dt.pilot.safe, dt.lift.safe */
function requireExposed({ ctx, req, shots }: Orders, shot: Shot): Unit | null {
  const { target } = shot;
  const aimed = unitNamed(ctx.state, target);
  if (!req.known(aimed, `shots.${shots.indexOf(shot)}.target`, target, "unit", "dt.los.needed")) return null;
  const isOpen = req.need(isExposed(ctx.state, aimed), {
    met: `${target} is on the table.`,
    unmet: aimed.where === "aboard" ? `${target} is aboard and cannot be attacked.` : `${target} is not on the table.`,
    cites: ["dt.los.needed", ...sheltered(ctx, aimed)],
  });
  return isOpen ? aimed : null;
}

/** Smoke is fired where the mode and the place allow it. dt.open.smoke-shell-action, dt.weapon.smoke-not-building */
function requireSmoke({ ctx, req, mode }: Orders, { at }: Shot): boolean {
  if (mode.weapons !== "smoke" && reading(ctx, "dt.open.smoke-shell-action") === "special-action")
    return req.fail(
      "Smoke is fired with the special action FIRE SMOKE, not with an attack.",
      "dt.open.smoke-shell-action",
    );
  if (at !== undefined && isBuildingAt(ctx, placeOf(at)))
    return req.fail("The place is in a building, and smoke is not fired into one.", "dt.weapon.smoke-not-building");
  return true;
}

/** Whether a unit may be attacked in this mode. dt.declare.before-dice, dt.react.target */
function requireEnemy(
  { ctx, req, actors: [actor], mode: { only } }: Orders,
  { target, smoke }: Shot,
  aimed: Unit,
): boolean {
  // smoke is fired at a place: whom it names does not matter
  if (
    smoke !== true &&
    !req.need(aimed.side !== actor?.side, {
      met: `${target} is an enemy.`,
      unmet: `${target} belongs to its own side.`,
      cites: ["dt.declare.before-dice"],
    })
  )
    return false;
  return (
    only === null ||
    req.need(targetOf(ctx, only).includes(aimed), {
      met: `${target} is what may be attacked.`,
      unmet: `Only ${only.id} may be attacked now, not ${target}.`,
      cites: ["dt.react.target"],
    })
  );
}

/** What somebody is that is attacked, by the class of the armour. */
const classInWords = { infantry: "infantry", vehicle: "a vehicle", aircraft: "an aircraft" };

/** Whether a weapon belongs to this mode, and can harm what it is fired at. dt.hit.no-entry, dt.react.no-close-combat */
function requireWeapon({ ctx, req, mode }: Orders, { weapon, smoke }: Shot, aimed: Unit): boolean {
  const { name } = weaponById(weapon);
  const isClose = mode.weapons === "close-combat";
  const wanted = isClose
    ? { met: `The ${name} is a C weapon.`, unmet: `The ${name} is not a C weapon, and only C weapons may be used now.` }
    : { met: `The ${name} may be used.`, unmet: `The ${name} is a C weapon, and none may be used now.` };
  if (!req.need(fits(weapon, mode), wanted, isClose ? "dt.skill.charge" : "dt.react.no-close-combat")) return false;
  return req.need(smoke === true || ratingFor(ctx, weapon, aimed) !== null, {
    met: `The ${name} can harm ${aimed.id}.`,
    unmet: `The ${name} cannot harm ${aimed.id}: it has no entry against ${classInWords[armourClass(aimed)]} with Armour ${armourOf(aimed)}.`,
    cites: [
      "dt.hit.no-entry",
      "dt.setup.kinds",
      ...citeIf(
        armourClass(aimed) === "aircraft" && weapon === "standard",
        "dt.cc.standard-weapons",
        "dt.open.standard-cc",
      ),
    ],
  });
}

/** Who fires a weapon: everybody named, or all who have it, can, and are not used yet. dt.declare.not-forced */
function firingOf(orders: Orders, draft: Draft): Firing {
  const { req, sides, actors } = orders;
  const { shot, weapon } = draft;
  const firers: ArmedFirer[] = [];
  let first: Hindrance | null = null;
  let isCarried = false;
  let left = shot.count ?? Infinity;
  for (const figure of figuresOf(actors)) {
    if (shot.by !== undefined && !shot.by.includes(figure.miniature.id)) continue;
    const arms = armsFor(figure, shot);
    isCarried ||= arms.length > 0;
    let why: Hindrance | null = null;
    for (const arm of arms) {
      charge("candidates", FIRER);
      const fires = mountFor(orders, figure, arm, draft);
      const not = handsObstacle(orders, figure, arm, shot) ?? fires.why;
      if (not !== null) why = why === null ? not : why.cites.includes("dt.arc.side") ? ofBothSides(why, not) : why;
      const limit = Math.min(left, timesOf(orders, figure, arm, shot));
      const times = not === null ? Math.min(limit, sides.roomFor(figure, weapon, fires.mount)) : 0;
      if (times <= 0) continue;
      firers.push({ figure, mount: fires.mount, times, arm });
      sides.fires(figure, weapon, fires.mount, times);
      left -= times;
    }
    if (why === null || firers.some((firer) => firer.figure === figure)) continue;
    first ??= why;
    // who is named has to be able to
    if (shot.by !== undefined) req.fail(why.text, ...why.cites);
  }
  return { firers, isCarried, why: first, left };
}

/** Everybody who is named to fire is of the unit, is named once, and has the weapon. dt.declare.soldier-weapons */
function requireNamed({ req, actors }: Orders, shot: Shot): boolean {
  const { by, weapon } = shot;
  if (by === undefined) return true;
  const { name } = weaponById(weapon);
  const figures = figuresOf(actors);
  const amiss = by.flatMap((id, i) => {
    const figure = figures.find(({ miniature }) => miniature.id === id);
    if (figure === undefined) return [`${id} is not one of those who attack.`];
    if (by.indexOf(id) < i) return [`${id} is named twice for the ${name}, and fires it once.`];
    return armsFor(figure, shot).length === 0 ? [`${id} has no ${name}.`] : [];
  });
  for (const text of amiss) req.fail(text, "dt.declare.soldier-weapons");
  return amiss.length === 0;
}

/** Somebody has the weapon and can fire it, as often as the shot says. dt.declare.soldier-weapons, dt.declare.forgotten */
function requireFirers(orders: Orders, { weapon, count, by }: Shot, firing: Firing): boolean {
  const {
    req,
    actors: [actor],
  } = orders;
  const { firers, isCarried, why, left } = firing;
  const { name } = weaponById(weapon);
  const flies = actor !== undefined && isAircraft(actor) && weapon === "standard";
  const carried = req.need(isCarried, {
    met: `${actor?.id ?? "The unit"} has a ${name}.`,
    unmet: flies
      ? `${actor.id} is an aircraft and has no standard weapons.`
      : `${actor?.id ?? "The unit"} has no ${name}.`,
    cites: [flies ? "dt.cc.aircraft-none" : "dt.declare.soldier-weapons"],
  });
  if (!carried) return false;
  if (firers.length === 0) {
    // each who is named has said why
    if (by !== undefined && why !== null) return false;
    const reason = why ?? no(`Nobody can fire the ${name}.`, "dt.declare.forgotten");
    return req.fail(reason, ...reason.cites);
  }
  if (count === undefined || left <= 0) return true;
  return req.fail(`${count - left} of ${count} can fire the ${name}.`, ...(why?.cites ?? countRules(orders, firers)));
}

/** Works one shot out; null where a requirement, which is noted, is not met. */
function volleyOf(orders: Orders, shot: Shot): Volley | null {
  const { ctx, req, aim, hands } = orders;
  const { weapon } = shot;
  const aimed = requireExposed(orders, shot);
  if (aimed === null || (shot.smoke === true && !requireSmoke(orders, shot))) return null;
  if (!requireEnemy(orders, shot, aimed) || !requireWeapon(orders, shot, aimed)) return null;
  const blast = shot.smoke !== true && isBlast(weapon, aimed);
  if (!requireNamed(orders, shot)) return null;
  const draft: Draft = { shot, weapon, aimed, targetUnits: targetOf(ctx, aimed), blast };
  const firing = firingOf(orders, draft);
  const { firers } = firing;
  if (!requireFirers(orders, shot, firing)) return null;
  if (!req.needAll(furtherNeeds(ctx, shot, firers)) || !requireUsableShotFields(ctx, req, draft, firers)) return null;
  for (const { figure, times, arm } of firers) hands.uses(figure, { arm, target: shot.target, times });
  const volley = { ...draft, firers };
  if (!blast) return volley;
  const nowhere = centreObstacle(ctx, aim, volley);
  if (nowhere === null) return volley;
  req.fail(nowhere, ...nowhere.cites);
  return null;
}

/** What says how many fire a weapon, by the kind of unit. */
function countRules({ ctx, shots }: Orders, [first]: readonly Firer[]): readonly Citation[] {
  if (first === undefined) return ["dt.declare.soldier-weapons"];
  switch (cardOf(first.figure.unit).kind) {
    case "support":
      return crewRules(ctx, first.figure.unit, shots);
    case "vehicle":
    case "aircraft":
      return ["dt.declare.vehicle-crew-count", "dt.declare.vehicle-all"];
    default:
      return ["dt.declare.soldier-weapons"];
  }
}

/** What a salvo needs. dt.weapon.salvo */
const salvoNeeds = (weapon: WeaponId, unit: Unit): readonly Need[] => [
  need(hasRule(weapon, "salvo"), "The weapon fires salvos.", "The weapon fires no salvos.", "dt.weapon.salvo"),
  need(
    hasToken(unit, "loaded"),
    `${unit.id} is loaded for a salvo.`,
    `${unit.id} is not loaded for a salvo.`,
    "dt.weapon.salvo",
  ),
];

/** What a volley of so many boxes needs. dt.weapon.volley */
function boxesNeed(weapon: WeaponId, miniature: Miniature, boxes: number): Need {
  const left = boxesLeft(miniature, weapon) ?? 0;
  const isVolley = hasRule(weapon, "volley");
  return need(
    isVolley && boxes <= left,
    `The volley marks ${boxes} of ${left} boxes left.`,
    isVolley ? `The volley would mark ${boxes} boxes, and ${left} are left.` : "The weapon fires no volleys.",
    "dt.weapon.volley",
  );
}

/** What smoke needs. dt.weapon.smoke-shell */
const smokeNeeds = ({ weapon, at }: Shot): readonly Need[] => [
  need(
    hasRule(weapon, "artillery"),
    "The weapon is artillery, which fires smoke.",
    "The weapon is not artillery, and only artillery fires smoke.",
    "dt.weapon.smoke-shell",
  ),
  need(at !== undefined, "The place for the smoke is given.", "Say where the smoke goes.", "dt.weapon.smoke-shell"),
];

/** What a weapon needs besides: a token for a salvo, boxes for a volley, an artillery piece for smoke, whom it names. */
function furtherNeeds(ctx: Ctx, shot: Shot, [first]: readonly Firer[]): readonly Need[] {
  if (first === undefined) return [];
  const { weapon, boxes, miniature: named, target } = shot;
  const { unit, miniature } = first.figure;
  const needs: Need[] = [];
  if (shot.salvo === true) needs.push(...salvoNeeds(weapon, unit));
  if (boxes !== undefined) needs.push(boxesNeed(weapon, miniature, boxes));
  if (shot.smoke === true) needs.push(...smokeNeeds(shot));
  if (named !== undefined && (hasRule(weapon, "sniper") || hasRule(weapon, "flame"))) {
    const belongs = (by: Ctx): boolean =>
      figuresOf(targetOf(by, unitNamed(by.state, target) ?? unit)).some((figure) => figure.miniature.id === named);
    const isOfTarget = belongs(ctx);
    needs.push(
      need(
        isOfTarget,
        `${named} belongs to ${target}.`,
        `${named} does not belong to ${target}.`,
        hasRule(weapon, "sniper") ? "dt.weapon.sniper" : "dt.flame.aim",
        ...(isOfTarget ? [] : hangingOn(ctx, ["dt.open.square-hero"], belongs)),
      ),
    );
  }
  return needs;
}
