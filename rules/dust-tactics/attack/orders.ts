import { charge } from "../../kernel/index.ts";
import { placeOf, type Shot } from "../table/action-schema.ts";
import { isExposed } from "../table/stances.ts";
import { hasRule, isCloseCombat, ratingOf, type WeaponId, weaponNamed } from "../book/weapons.ts";
import type { Citation } from "../table/events.ts";
import { targetOf } from "../activation/index.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, number, reading, type Req } from "../table/context.ts";
import {
  armourClass,
  armourOf,
  cardOf,
  figuresOf,
  findUnit,
  hasToken,
  isAircraft,
  type CombinedUnit,
  isVehicle,
} from "../table/units.ts";
import { Aim } from "./aim.ts";
import { type Arm, armsOf, boxesLeft, emptyBy } from "./arms.ts";
import { centreObstacle, mountFor } from "./fire-obstacle.ts";
import { armsFor, Hands, handsObstacle, no, type Reason, timesOf } from "./hands.ts";
import { Sides } from "./sides.ts";
import { buildingAt, hasFloor } from "./templates.ts";
import type { AttackMode } from "./attack-mode.ts";
import { type Volley, isBlast, type Firer } from "./volley.ts";

/** The work of looking whether a miniature can fire a weapon. */
const FIRER = 20;

/** Whether an arm belongs to an attack of that mode. */
const fits = (weapon: WeaponId, { weapons }: AttackMode): boolean =>
  weapons === "any" || (weapons === "close-combat") === isCloseCombat(weapon);

/** Whoever is aboard something cannot be targeted, riders aside. dt.carry.safe, dt.pilot.safe, dt.lift.safe, dt.sea.inactive */
const sheltered = (unit: Unit | undefined): readonly Citation[] => {
  if (unit?.where !== "aboard") return [];
  if (unit.pilot) return ["dt.pilot.safe"];
  return isVehicle(unit) ? ["dt.lift.safe", "dt.sea.inactive"] : ["dt.carry.safe", "dt.sea.inactive"];
};

/**
 * What shots come to; every reason why one cannot be fired is noted as a requirement. Shots are read in their order; a
 * shot that names nobody is fired by all who have the weapon, can, and are not used yet. dt.declare.before-dice,
 * dt.declare.split-targets, dt.declare.not-forced
 */
export function volleysOf(
  ctx: Ctx,
  req: Req,
  actors: CombinedUnit,
  shots: readonly Shot[],
  mode: AttackMode,
  aim = new Aim(ctx),
): readonly Volley[] {
  const hands = new Hands();
  const sides = new Sides(ctx);
  const volleys: Volley[] = [];
  const kinds = new Set(shots.map(({ weapon }) => isCloseCombat(weapon)));
  if (mode.sustained)
    req.need(
      kinds.size < 2,
      {
        met: "All weapons are ranged, or all are C weapons.",
        unmet: "A SUSTAINED ATTACK uses ranged weapons or C weapons, and this would use both.",
      },
      "dt.cc.sustained-choice",
    );
  if (mode.sustained)
    for (const unit of actors)
      if (unit.where === "aboard")
        req.fail(`${unit.id} is aboard and cannot take a SUSTAINED ATTACK.`, "dt.carry.fire-limits");
  if (reading(ctx, "dt.open.blast-several") === "one-multiplied") requiresOnePlace(req, shots);
  for (const shot of shots) {
    const volley = volleyOf(ctx, req, aim, hands, sides, actors, shot, shots, mode);
    if (volley !== null) volleys.push(volley);
  }
  return volleys;
}

/** By that reading all that fire one blast line lay one template. dt.open.blast-several */
function requiresOnePlace(req: Req, shots: readonly Shot[]): void {
  for (const { weapon, at } of shots) {
    const others = shots.filter((other) => other.weapon === weapon && other.at !== at);
    req.need(
      others.length === 0,
      {
        met: `One template is laid for all ${weapon}.`,
        unmet: `Two templates are laid for ${weapon}, and all of them fire at one place.`,
      },
      "dt.open.blast-several",
    );
  }
}

function volleyOf(
  ctx: Ctx,
  req: Req,
  aim: Aim,
  hands: Hands,
  sides: Sides,
  actors: CombinedUnit,
  shot: Shot,
  shots: readonly Shot[],
  mode: AttackMode,
): Volley | null {
  const { weapon } = shot;
  const aimed = findUnit(ctx.state, shot.target);
  const { name } = weaponNamed(weapon);
  if (
    !req.need(
      // dt.carry.safe, dt.pilot.safe, dt.lift.safe
      aimed !== undefined && isExposed(ctx.state, aimed),
      {
        met: `${shot.target} is on the table.`,
        unmet:
          aimed?.where === "aboard"
            ? `${shot.target} is aboard and cannot be attacked.`
            : `${shot.target} is not on the table.`,
      },
      "dt.los.needed",
      ...sheltered(aimed),
    ) ||
    aimed === undefined
  )
    return null;
  const [actor] = actors;
  // smoke is fired at a place: whom it names does not matter
  const smokes = shot.smoke === true;
  if (smokes && mode.weapons !== "smoke" && reading(ctx, "dt.open.smoke-shell-action") === "special-action") {
    req.fail("Smoke is fired with the special action FIRE SMOKE, not with an attack.", "dt.open.smoke-shell-action");
    return null;
  }
  if (smokes && shot.at !== undefined && buildingAt(ctx, placeOf(shot.at))) {
    req.fail("The place is in a building, and smoke is not fired into one.", "dt.weapon.smoke-not-building");
    return null;
  }
  if (
    !smokes &&
    !req.need(
      aimed.side !== actor?.side,
      { met: `${shot.target} is an enemy.`, unmet: `${shot.target} is on the same side.` },
      "dt.declare.before-dice",
    )
  )
    return null;
  if (mode.only !== null) {
    const only = targetOf(ctx, mode.only).includes(aimed);
    if (
      !req.need(
        only,
        {
          met: `${shot.target} is what may be attacked.`,
          unmet: `Only ${mode.only.id} may be attacked now, not ${shot.target}.`,
        },
        "dt.react.target",
      )
    )
      return null;
  }
  const wanted =
    mode.weapons === "close-combat"
      ? { met: `The ${name} is a C weapon.`, unmet: `The ${name} is no C weapon, and only C weapons may be used now.` }
      : { met: `The ${name} may be used.`, unmet: `The ${name} is a C weapon, and none may be used now.` };
  const rule = mode.weapons === "close-combat" ? "dt.skill.charge" : "dt.react.no-close-combat";
  if (!req.need(fits(weapon, mode), wanted, rule)) return null;
  const rating = smokes ? smokeRating : ratingFor(ctx, weapon, aimed);
  const armour = armourOf(aimed);
  if (
    !req.need(
      rating !== null,
      {
        met: `The ${name} can harm ${aimed.id}.`,
        unmet: `The ${name} cannot harm ${aimed.id}: it has no entry against ${armourClass(aimed)} with Armour ${armour}.`,
      },
      "dt.hit.no-entry",
      "dt.setup.kinds",
      ...(armourClass(aimed) === "aircraft" && weapon === "standard"
        ? (["dt.cc.standard-weapons", "dt.open.standard-cc"] as const)
        : []),
    )
  )
    return null;
  const draft = { shot, weapon, aimed, targetUnits: targetOf(ctx, aimed), blast: !smokes && isBlast(weapon, aimed) };
  const firers: (Firer & { readonly arm: Arm })[] = [];
  let first: Reason | null = null;
  let carriers = 0;
  let left = shot.count ?? Infinity;
  for (const figure of figuresOf(actors)) {
    if (shot.by !== undefined && !shot.by.includes(figure.miniature.id)) continue;
    const arms = armsFor(figure, shot);
    if (arms.length > 0) carriers++;
    let why: Reason | null = null;
    for (const arm of arms) {
      charge("candidates", FIRER);
      const used = hands.of(figure.miniature.id);
      const fires = mountFor(ctx, aim, sides, figure, arm, draft);
      const not = handsObstacle(ctx, figure, arm, used, shot, shots) ?? fires.why;
      why ??= not;
      const most = Math.min(left, timesOf(ctx, figure.unit, arm, used, shot, shots));
      const times = not === null ? Math.min(most, sides.roomFor(figure, weapon, fires.mount)) : 0;
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
  const flies = actor !== undefined && isAircraft(actor) && weapon === "standard";
  const lacks: Citation = flies ? "dt.cc.aircraft-none" : "dt.declare.soldier-weapons";
  if (
    !req.need(
      carriers > 0,
      {
        met: `${actor?.id ?? "The unit"} has a ${name}.`,
        unmet: flies
          ? `${actor.id} is an aircraft and has no standard weapons.`
          : `${actor?.id ?? "The unit"} has no ${name}.`,
      },
      lacks,
    )
  )
    return null;
  if (firers.length === 0) {
    const why = first ?? no(`Nobody can fire the ${name}.`, "dt.declare.forgotten");
    req.fail(why, ...why.cites);
    return null;
  }
  if (shot.count !== undefined && left > 0) {
    const fewer = `${shot.count - left} of ${shot.count} can fire the ${name}.`;
    req.fail(fewer, ...(first?.cites ?? countRules(firers)));
    return null;
  }
  if (!mayBeFired(ctx, req, shot, firers)) return null;
  if (!saysWhatCounts(ctx, req, draft, firers)) return null;
  for (const { figure, times, arm } of firers) hands.uses(figure, { arm, target: shot.target, times });
  const volley = { ...draft, firers };
  if (!volley.blast) return volley;
  const nowhere = centreObstacle(ctx, aim, volley);
  if (nowhere === null) return volley;
  req.fail(nowhere, ...nowhere.cites);
  return null;
}

/** What says how many fire a weapon, by the kind of unit. */
function countRules([first]: readonly Firer[]): readonly Citation[] {
  switch (first === undefined ? null : cardOf(first.figure.unit).kind) {
    case "support":
      return ["dt.declare.crew-others", "dt.declare.crew-left"];
    case "vehicle":
    case "aircraft":
      return ["dt.declare.vehicle-crew-count", "dt.declare.vehicle-all"];
    default:
      return ["dt.declare.soldier-weapons"];
  }
}

/** The weapons of units that have an entry against an enemy, and ammunition. */
export const weaponsAgainst = (ctx: Ctx, actors: CombinedUnit, enemy: Unit): readonly WeaponId[] => [
  ...new Set(
    figuresOf(actors).flatMap(({ unit, miniature }) =>
      armsOf(unit, miniature)
        .filter(({ weapon }) => emptyBy(unit, miniature, weapon) === null && ratingFor(ctx, weapon, enemy) !== null)
        .map(({ weapon }) => weapon),
    ),
  ),
];

/** Smoke has no rating against anybody. */
const smokeRating = { dice: 1, blast: 0, damage: 0 } as const;

/** The rating of a weapon against a unit; standard weapons reach up to Armour 7. dt.open.standard-cc */
export function ratingFor(ctx: Ctx, weapon: WeaponId, unit: Unit): ReturnType<typeof ratingOf> {
  if (weapon !== "standard") return ratingOf(weapon, armourClass(unit), armourOf(unit));
  if (armourOf(unit) > number(ctx, "dt.number.standard-armour")) return null;
  if (armourClass(unit) === "aircraft" && reading(ctx, "dt.open.standard-cc") === "ground") return null;
  return { dice: 1, blast: 0, damage: 1 };
}

const isOnFloor = (ctx: Ctx, { floor, at }: Shot): boolean =>
  floor === undefined || hasFloor(ctx, floor, at === undefined ? null : placeOf(at));

/** Refuses what a shot says and this weapon makes nothing of. dt.blast.place, dt.flame.aim, dt.weapon.sniper, dt.blast.one-level */
function saysWhatCounts(
  ctx: Ctx,
  req: Req,
  { shot, weapon, blast }: Omit<Volley, "firers">,
  firers: readonly (Firer & { readonly arm: Arm })[],
): boolean {
  const { name } = weaponNamed(weapon);
  const flame = hasRule(weapon, "flame");
  const aimsAt = blast || shot.smoke === true || (flame && reading(ctx, "dt.open.flame-aim") === "any-direction");
  const crewed = firers.some(({ arm }) => arm.crew);
  const template = `Nothing of the ${name} lies at a place when it is fired at ${shot.target}.`;
  return [
    aimsAt || req.idle("shots.at", shot.at, template, "dt.blast.place"),
    (blast && isOnFloor(ctx, shot)) ||
      req.idle(
        "shots.floor",
        shot.floor,
        blast ? `No building has a floor ${shot.floor} where the template lies.` : template,
        "dt.blast.one-level",
      ),
    flame ||
      hasRule(weapon, "sniper") ||
      req.idle(
        "shots.miniature",
        shot.miniature,
        `The ${name} names no miniature.`,
        "dt.flame.aim",
        "dt.weapon.sniper",
      ),
    crewed || req.idle("shots.crew", shot.crew, `No crew has the ${name}.`, "dt.declare.vehicle-crew"),
  ].every((says) => says);
}

/** What a weapon needs besides: a token for a salvo, boxes for a volley, an artillery piece for smoke. */
function mayBeFired(ctx: Ctx, req: Req, shot: Shot, firers: readonly Firer[]): boolean {
  const { weapon } = shot;
  const [first] = firers;
  if (first === undefined) return false;
  const { unit, miniature } = first.figure;
  let may = true;
  if (shot.salvo === true) {
    may =
      req.need(
        hasRule(weapon, "salvo"),
        { met: "The weapon fires salvos.", unmet: "The weapon fires no salvos." },
        "dt.weapon.salvo",
      ) && may;
    may =
      req.need(
        hasToken(unit, "loaded"),
        { met: `${unit.id} is loaded for a salvo.`, unmet: `${unit.id} is not loaded for a salvo.` },
        "dt.weapon.salvo",
      ) && may;
  }
  if (shot.boxes !== undefined) {
    const left = boxesLeft(miniature, weapon) ?? 0;
    const enough = hasRule(weapon, "volley") && shot.boxes <= left;
    may =
      req.need(
        enough,
        {
          met: `The volley marks ${shot.boxes} of ${left} boxes left.`,
          unmet: hasRule(weapon, "volley")
            ? `The volley would mark ${shot.boxes} boxes, and ${left} are left.`
            : "The weapon fires no volleys.",
        },
        "dt.weapon.volley",
      ) && may;
  }
  if (shot.smoke === true) {
    may =
      req.need(
        hasRule(weapon, "artillery"),
        { met: "The weapon is artillery.", unmet: "The weapon is no artillery, and only artillery fires smoke." },
        "dt.weapon.smoke-shell",
      ) && may;
    may =
      req.need(
        shot.at !== undefined,
        { met: "The place for the smoke is given.", unmet: "Say where the smoke goes." },
        "dt.weapon.smoke-shell",
      ) && may;
  }
  if (shot.miniature !== undefined && (hasRule(weapon, "sniper") || hasRule(weapon, "flame"))) {
    const named = figuresOf(targetOf(ctx, findUnit(ctx.state, shot.target) ?? unit)).some(
      ({ miniature: other }) => other.id === shot.miniature,
    );
    may =
      req.need(
        named,
        {
          met: `${shot.miniature} belongs to ${shot.target}.`,
          unmet: `${shot.miniature} does not belong to ${shot.target}.`,
        },
        hasRule(weapon, "sniper") ? "dt.weapon.sniper" : "dt.flame.aim",
      ) && may;
  }
  return may;
}
