import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import type { WeaponId } from "../book/weapons.ts";
import type { ActionOf } from "../table/action-schema.ts";
import {
  requireAim,
  requireAlarm,
  allot,
  beginDuck,
  type BegunDuck,
  bonusDice,
  canAimAt,
  canUseNest,
  isUnseenAttack,
  detectedEnemies,
  facingTo,
  hadClearView,
  mayAttack,
  covertPoints,
  hasGrenades,
  hasSpecial,
  isCovertNow,
  isRanged,
  offerShotEvent,
  nearestSuch,
  pairRules,
  rangeOf,
  requireReach,
  resolveHits,
  resultsAtTheEnd,
  rollsBeforeMedals,
  settleTarget,
  shotEffects,
  specialsOf,
  spreadDice,
  type Spreading,
  requireTarget,
  termsOf,
  tieRules,
  requireTouch,
  pathOf,
  weaponDice,
  weaponById,
  weaponWithin,
  requireWeapon,
  weaponRules,
  isAutomatic,
} from "../attacks/index.ts";
import { spoken } from "../table/battlefield.ts";
import type { NoEffectReason } from "../table/events.ts";
import { areWithin, gapOfPlaces } from "../table/measuring.ts";
import { stepToShot } from "./stepping.ts";
import {
  type Ctx,
  hangingOn,
  fighterNamed,
  isStanding,
  type Req,
  number,
  reading,
  fighterOnTable,
  sideOf,
  type Rules,
  record,
  cardOf,
  recordNoEffect,
} from "../table/context.ts";
import { movementOf, onTable, requirePath, turnTo, moveFirst } from "../movement/index.ts";
import type { ActionRule } from "./rule.ts";
import { applyResults, isDetected, straddleRoll, viewPoints } from "../detection/index.ts";
import { moveAlarm } from "../alarm/index.ts";
import { mayUseEvents } from "../cards/index.ts";
import { makeRoll, relevantResults, type Roll, successesOf, sumOf, useMedals } from "../dice/index.ts";

export type Shoot = ActionOf<"shoot">;

/** The weapon of a shot: the one that is declared, else the fighter's own. zh.weapon.extra-declared, zh.weapon.one-ranged */
export const weaponOf = (fighter: Fighter, { weapon }: Shoot): WeaponId => weapon ?? fighter.weapon;

/** The range and the minimum distance of a shot. zh.shoot.range, zh.shoot.min-range */
function requireDistance(ctx: Ctx, req: Req, shooter: OnTable, target: OnTable, weapon: WeaponId): void {
  if (!isRanged(weapon)) return;
  requireReach(
    ctx,
    req,
    { from: shooter, to: target, reach: rangeOf(shooter, weapon), used: weaponWithin(weapon) },
    "zh.shoot.range",
    weaponRules[weapon],
    ...citeIf(rangeOf(shooter, weapon) === "zh.number.strong-arm", "zh.veteran.card-strong-arm"),
    "zh.move.measure-any-time",
    "zh.height.horizontal",
  );
  const isFar = (by: Ctx): boolean =>
    weaponById(weapon).pistol || !areWithin(by, shooter.at, target.at, "zh.number.min-range");
  const holds = isFar(ctx);
  req.need(holds, () => {
    const away = spoken(gapOfPlaces(ctx, shooter.at, target.at).length);
    const least = number(ctx, "zh.number.min-range");
    return {
      met: `${target.id} is far enough away.`,
      unmet: `${target.id} is ${away} away: only a pistol shoots at a target within ${least}″.`,
      cites: [
        "zh.shoot.min-range",
        ...(holds || req.quiet ? [] : hangingOn(ctx, ["zh.open.within", "zh.open.distance"], isFar)),
      ],
    };
  });
}

/** The shooter after the move that its shot begins with, if that is open to it. zh.shoot.move */
export function requireShotMove(ctx: Ctx, req: Req, fighter: OnTable, action: Shoot): OnTable | null {
  const path = pathOf(fighter, action.path);
  const limit = movementOf(fighter, number(ctx, "zh.number.shoot-move"));
  if (action.path !== undefined && !requirePath(ctx, req, fighter, { path, limit }, "zh.shoot.move")) return null;
  return { ...fighter, at: path.at(-1) ?? fighter.at };
}

function requireShoot(ctx: Ctx, req: Req, action: Shoot): void {
  const fighter = onTable(req, fighterNamed(ctx.state, action.fighter), action.fighter, "zh.shoot.move");
  if (fighter === null) return;
  requireAlarm(ctx, req, fighter);
  const weapon = weaponOf(fighter, action);
  requireWeapon(ctx, req, fighter, weapon);
  const shooter = requireShotMove(ctx, req, fighter, action);
  if (shooter === null) return;
  if (weapon === "mmg" && action.path !== undefined) requireTouch(ctx, req, shooter);
  const target = requireTarget(ctx, req, shooter, action.target);
  if (target === null) return;
  requireAim(ctx, req, { from: shooter, to: target, shoots: true }, "zh.shoot.face");
  requireDistance(ctx, req, shooter, target, weapon);
}

/** Whether a shot at an enemy would be allowed from where the shooter stands now. zh.open.nearest-legal */
export function isTarget(ctx: Ctx, shooter: OnTable, enemy: OnTable, weapon: WeaponId): boolean {
  if (!isRanged(weapon)) return false;
  const counts = isInRange(ctx, shooter, enemy, weapon) || reading(ctx, "zh.open.nearest-legal") === "all-in-sight";
  return counts && canAimAt(ctx, shooter, enemy, { shoots: true });
}

/** Whether an enemy is neither too far away for a weapon nor too near. zh.shoot.min-range */
const isInRange = (ctx: Ctx, shooter: OnTable, enemy: OnTable, weapon: WeaponId): boolean =>
  isRanged(weapon) &&
  areWithin(ctx, shooter.at, enemy.at, rangeOf(shooter, weapon)) &&
  (weaponById(weapon).pistol || !areWithin(ctx, shooter.at, enemy.at, "zh.number.min-range"));

/** Whether the named target can still be shot at after the move. */
function canShoot(ctx: Ctx, shooter: OnTable, enemy: OnTable, weapon: WeaponId): boolean {
  if (!isInRange(ctx, shooter, enemy, weapon)) return false;
  return isDetected(ctx, enemy) && canAimAt(ctx, shooter, enemy, { shoots: true });
}

/** Whom a shot is at where its move has ended; null where nobody can be shot at, which is told. zh.shoot.face, zh.target.distant */
function* settleShot(ctx: Ctx, shooter: OnTable, named: OnTable, weapon: WeaponId): Rules<Settled | null> {
  const nearest = nearestSuch(ctx, shooter.at, detectedEnemies(ctx, shooter), (enemy) =>
    isTarget(ctx, shooter, enemy, weapon),
  );
  const reaches = (enemy: OnTable): boolean => canShoot(ctx, shooter, enemy, weapon);
  const target = yield* settleTarget(ctx, shooter, named, nearest, reaches);
  if (target !== null && reaches(target)) return { target, nearest };
  const why: NoEffectReason = target === null ? "there is no target" : `${target.id} cannot be shot at from here`;
  const cites = ["zh.shoot.face", "zh.target.distant"] as const;
  recordNoEffect(ctx, shooter.id, ["shot"], why, ...cites);
  return null;
}

/** The target of a shot, and those that were nearest. */
interface Settled {
  readonly target: OnTable;
  readonly nearest: readonly OnTable[];
}

/** The shooter turns to its target and declares the shot. zh.shoot.face, zh.target.nearest */
function declareShot(ctx: Ctx, shooter: OnTable, { target, nearest }: Settled, weapon: WeaponId): void {
  turnTo(
    ctx,
    shooter,
    facingTo(shooter.at, target.at, shooter.facing),
    "zh.shoot.face",
    "zh.move.end-facing",
    "zh.open.shoot-los-turn",
  );
  record(ctx, {
    event: "attack-declared",
    fighter: shooter.id,
    target: target.id,
    weapon,
    cites: [
      "zh.target.nearest",
      "zh.open.nearest-legal",
      weaponRules[weapon],
      ...citeIf(weapon === "pistol" && shooter.requisition === null, "zh.weapon.default-pistol"),
      ...tieRules(nearest, target),
      ...pairRules(shooter, target),
      ...covertPoints(ctx, shooter),
    ],
  });
}

/** The roll of a Shoot, and what its successes do. zh.shoot.accurate */
function* performShoot(ctx: Ctx, _: Fighter, action: Shoot): Rules {
  const shooter = fighterOnTable(ctx.state, action.fighter);
  const before = { ...shooter };
  const weapon = weaponOf(shooter, action);
  if (action.path !== undefined) {
    const limit = movementOf(shooter, number(ctx, "zh.number.shoot-move"));
    const terms = { faces: false, cites: ["zh.shoot.move"] } as const;
    yield* moveFirst(ctx, shooter, pathOf(shooter, action.path), limit, terms);
  }
  const settled = yield* settleShot(ctx, shooter, fighterOnTable(ctx.state, action.target), weapon);
  if (settled === null) return;
  const { target } = settled;
  declareShot(ctx, shooter, settled, weapon);
  const { roll, used, begun } = yield* rollShot(ctx, shooter, target, weapon, before);
  const results = applyResults(
    ctx,
    roll,
    shooter,
    { removes: false, loud: hasSpecial(weapon, "very loud") },
    "zh.shoot.dice",
    "zh.open.result-order",
  );
  const late = resultsAtTheEnd(ctx);
  if (!late) yield* results;
  if (sideOf(shooter) === "attacker" && !weaponById(weapon).silenced)
    moveAlarm(ctx, number(ctx, "zh.number.alarm-shot"), `the shot of ${shooter.id}`, "zh.alarm.shot");
  const accurate = successesOf(roll);
  const cites = ["zh.shoot.accurate", "zh.shoot.dice"] as const;
  record(ctx, { event: "attacked", fighter: shooter.id, target: target.id, weapon, accurate, cites });
  if (accurate > 0) yield* spreadHits(ctx, shooter, target, weapon, { accurate, used, begun });
  if (late && isStanding(shooter)) yield* results;
  // Low Ammo: until the end of the next turn
  if (mayUseEvents(ctx) && (yield* offerShotEvent(ctx, shooter, "shoot made"))) shooter.noShots = ctx.state.turn + 1;
}

/** The dice of a shot, the medal effects that were used, and the Duck where it was rolled before them. */
interface RolledShot {
  readonly roll: Roll;
  readonly used: ReadonlySet<string>;
  readonly begun: BegunDuck | null;
}

/** Allots the accurate shots and resolves them for each fighter they hit. zh.special.resolve-order */
function* spreadHits(
  ctx: Ctx,
  shooter: OnTable,
  target: OnTable,
  weapon: WeaponId,
  { accurate, used, begun }: Pick<RolledShot, "used" | "begun"> & { readonly accurate: number },
): Rules {
  const how: Spreading | null = used.has("spread") ? "spread" : used.has("blast") ? "blast" : null;
  const hits =
    how === null ? [{ on: target, shots: accurate, rules: [] }] : yield* allot(ctx, shooter, target, accurate, how);
  yield* resolveHits(ctx, { shooter, weapon, used }, hits, begun === null ? null : { of: target.id, begun });
}

/** The dice of a shot, with bonus dice, medals and special rules. zh.shoot.dice, zh.special.medal */
function* rollShot(ctx: Ctx, shooter: OnTable, target: OnTable, weapon: WeaponId, before: OnTable): Rules<RolledShot> {
  const rear = isUnseenAttack(ctx, shooter, target) ?? !(yield* straddleRoll(ctx, target, shooter));
  const view = hadClearView(ctx, before, target, { shoots: true });
  const bonus = bonusDice(ctx, shooter, { covert: isCovertNow(ctx, shooter), rear, view });
  const auto = isAutomatic(ctx) ? specialsOf(ctx, shooter, target, weapon) : [];
  const extra = auto.flatMap((special) =>
    special === "spread" || special === "blast" ? [spreadDice(ctx, special)] : [],
  );
  const all = sumOf(weaponDice(ctx, weapon), bonus, ...extra);
  const jammed = mayUseEvents(ctx) && (yield* offerShotEvent(ctx, shooter, "shoot begins"));
  const pool = jammed && all.white + all.grey > 1 ? { ...all, white: Math.max(0, all.white - 1) } : all;
  const score = cardOf(shooter).abilities.aim;
  const effects = shotEffects(ctx, shooter, target, weapon);
  const counted = hasSpecial(weapon, "quiet") || hasSpecial(weapon, "very loud") ? "both" : "remainder";
  const matters = relevantResults(effects, counted);
  const roll = yield* makeRoll(
    ctx,
    // who is hit answers before medals are used or after them, ready or not
    { fighter: shooter, name: "Shoot", pool, score, matters, ofSuccesses: ["zh.open.attack-rolls-order"] },
    "zh.shoot.dice",
    weaponRules[weapon],
    ...viewPoints(ctx, before, target),
    ...citeIf(ctx.state.captive?.escort === target.id, "zh.captive.shield"),
  );
  if (auto.includes("quiet")) roll.quieted++;
  const terms = termsOf(new Set(auto));
  const responds = rollsBeforeMedals(ctx) && successesOf(roll) > 0 && !terms.noDuck;
  const begun = responds ? yield* beginDuck(ctx, shooter, target, Infinity, terms) : null;
  const used = yield* useMedals(ctx, shooter, roll, effects, { inAction: true, before: new Set(auto) });
  return { roll, used, begun };
}

/** How many enemies a step is looked for from where a line of sight leads to them: the nearest. */
const MOST_SIDESTEPS = 3;

/**
 * The way of a step from where a shot at an enemy is possible that is not from where the shooter stands: up to one that is
 * out of range, away from one that is too near, or, with `around`, to where it is seen; null where none is found.
 * zh.shoot.move, zh.shoot.range, zh.shoot.min-range
 */
function stepFor(
  ctx: Ctx,
  shooter: OnTable,
  enemy: OnTable,
  weapon: WeaponId,
  { around }: { readonly around: boolean },
): readonly string[] | null {
  const isNear = isInRange(ctx, shooter, enemy, weapon);
  if (!isRanged(weapon) || isNear !== around) return null;
  return stepToShot(ctx, shooter, enemy.at, { isNear }, (there) => canShoot(ctx, there, enemy, weapon));
}

/** Every shot worth listing: at each detected enemy from where the shooter stands, and after a step that it takes. */
function shotsOf(ctx: Ctx, shooter: OnTable): readonly Shoot[] {
  const weapons: readonly WeaponId[] = [
    shooter.weapon,
    ...(hasGrenades(shooter) ? (["grenade"] as const) : []),
    ...(canUseNest(ctx, shooter) ? (["mmg"] as const) : []),
  ];
  const shot = (target: OnTable, weapon: WeaponId): Shoot => ({
    do: "shoot",
    fighter: shooter.id,
    target: target.id,
    ...(weapon !== shooter.weapon && { weapon }),
  });
  const enemies = detectedEnemies(ctx, shooter);
  const listed = enemies.flatMap((enemy) => weapons.map((weapon) => shot(enemy, weapon)));
  // whoever cannot shoot at all needs no step, and at a gun nest none is taken
  if (listed.length === 0 || !mayAttack(ctx, shooter)) return listed;
  const carried = weapons.filter((weapon) => weapon !== "mmg");
  const stepped = (target: OnTable, weapon: WeaponId, how: { readonly around: boolean }): readonly Shoot[] => {
    const path = stepFor(ctx, shooter, target, weapon, how);
    return path === null ? [] : [{ ...shot(target, weapon), path: [...path] }];
  };
  const further = enemies.flatMap((enemy) => carried.flatMap((weapon) => stepped(enemy, weapon, { around: false })));
  const canAlready = enemies.some((enemy) => weapons.some((weapon) => canShoot(ctx, shooter, enemy, weapon)));
  if (canAlready || further.length > 0) return [...listed, ...further];
  const nearest = enemies.toSorted(
    (a, b) => measured.squaredDistance(shooter.at, a.at) - measured.squaredDistance(shooter.at, b.at),
  );
  const around = nearest
    .slice(0, MOST_SIDESTEPS)
    .flatMap((enemy) => carried.flatMap((weapon) => stepped(enemy, weapon, { around: true })));
  return [...listed, ...around];
}

/** Shoot: up to 2″, then at the nearest detected enemy in line of sight. zh.shoot.move, zh.shoot.face, zh.shoot.dice */
export const shoot: ActionRule<"shoot"> = {
  requires: requireShoot,
  candidates: (ctx, fighter) => (isStanding(fighter) ? shotsOf(ctx, fighter) : []),
  perform: performShoot,
};
