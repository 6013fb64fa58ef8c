import { isRaised, moveAlarm } from "../alarm/index.ts";
import type { ActionRule, Allowance, Needs } from "../actions/rule.ts";
import type { ActionOf } from "../actions/schema.ts";
import { placeOf, spoken } from "../battlefield.ts";
import { type Place, type WeaponId } from "../data/index.ts";
import { applyResults, isDetected, straddleRoll } from "../detection/index.ts";
import { revealImposter } from "../additional/disguise.ts";
import { mayUseEvents, offerEvent } from "../cards/offering.ts";
import { wound } from "../harm/wound.ts";
import { onTable } from "../manoeuvres/common.ts";
import { bringAlong } from "../manoeuvres/finishing.ts";
import { areWithin, gapOfPlaces } from "../measuring.ts";
import { movementOf, pathNeeds } from "../moving/index.ts";
import { travel, turnTo } from "../moving/index.ts";
import { makeRoll, mattering, type Roll, successesOf, sumOf, useMedals } from "../rolling/index.ts";
import type { Fighter, Standing } from "../state/index.ts";
import {
  cardOf,
  choose,
  fighterNamed,
  type Ctx,
  isStanding,
  number,
  reading,
  record,
  type Rules,
  sideOf,
  theStanding,
} from "../table.ts";
import { type Allotted, allot, type Spreading } from "./allocate.ts";
import { bonusDice, comesUnseen, facingTo, hadClearView, isCovertNow, pairRules } from "./bonuses.ts";
import { beginDuck, type BegunDuck, duck, resultsAtTheEnd, rollsBeforeMedals, type ShotTerms } from "./respond.ts";
import { shotEffects, specialsOf, spreadDice, worksByItself } from "./shot-effects.ts";
import {
  aimNeeds,
  canAimAt,
  detectedEnemies,
  nearestSuch,
  reachNeeds,
  settleTarget,
  targetNeeds,
  tieRules,
} from "./targets.ts";
import {
  hasGrenades,
  hasSpecial,
  isRanged,
  rangeOf,
  strengthOf,
  weaponDice,
  weaponNamed,
  weaponRules,
} from "./weapons.ts";
import { canUseNest, nestNeeds, touchNeeds } from "./gun-nest.ts";

type Shoot = ActionOf<"shoot">;

/** The weapon of a shot: the one that is announced, else the fighter's own. zh.weapon.extra-declared, zh.weapon.one-ranged */
export const weaponOf = (fighter: Fighter, { weapon }: Shoot): WeaponId => weapon ?? fighter.weapon;

/** The places of a way in an action; where it is left out, the fighter stays. */
export const wayOf = (fighter: Standing, path: readonly string[] | undefined): readonly Place[] =>
  path === undefined ? [fighter.at] : path.flatMap((at) => placeOf(at) ?? []);

/** Whether the alarm lets a fighter attack. zh.alarm.quiet-actions */
export const mayAttack = (ctx: Ctx, fighter: Fighter): boolean => sideOf(fighter) === "attacker" || isRaised(ctx);

/** Defenders attack only after the alarm. zh.alarm.quiet-actions, zh.alarm.raised-attacks */
export function alarmNeeds(ctx: Ctx, req: Needs, fighter: Fighter): void {
  req.need(
    mayAttack(ctx, fighter),
    () => ({
      met: "Attacks are allowed.",
      unmet: `The alarm track is at ${ctx.state.alarm.track}: until the alarm is raised defenders only patrol and advance.`,
    }),
    "zh.alarm.quiet-actions",
    "zh.alarm.raised-attacks",
  );
}

export function weaponNeeds(ctx: Ctx, req: Needs, fighter: Standing, weapon: WeaponId): void {
  if (weapon === "mmg") {
    nestNeeds(ctx, req, fighter);
    return;
  }
  const has = weapon === fighter.weapon || (weapon === "grenade" && hasGrenades(fighter));
  req.need(
    has && isRanged(weapon),
    () => {
      const name = weaponNamed(weapon).name.toLowerCase();
      return { met: `${fighter.id} has a ${name}.`, unmet: `${fighter.id} has no ${name} to shoot with.` };
    },
    "zh.weapon.one-ranged",
    "zh.weapon.extra-declared",
    weaponRules[weapon],
  );
  ammunitionNeeds(ctx, req, fighter);
}

/** Low Ammo: whoever it was played on does not shoot for a while. zh.event.moment */
export function ammunitionNeeds(ctx: Ctx, req: Needs, fighter: Standing): void {
  req.need(
    fighter.noShots === null || fighter.noShots < ctx.state.turn,
    () => ({
      met: `${fighter.id} has ammunition.`,
      unmet: `${fighter.id} is out of ammunition until the end of turn ${fighter.noShots ?? 0}.`,
    }),
    "zh.event.moment",
  );
}

/** Range and the least distance of a shot. zh.shoot.range, zh.shoot.min-range */
function distanceNeeds(ctx: Ctx, req: Needs, shooter: Standing, target: Standing, weapon: WeaponId): void {
  if (!isRanged(weapon)) return;
  reachNeeds(
    ctx,
    req,
    shooter,
    target,
    rangeOf(shooter, weapon),
    "zh.shoot.range",
    weaponRules[weapon],
    ...(rangeOf(shooter, weapon) === "zh.number.strong-arm" ? (["zh.veteran.card-strong-arm"] as const) : []),
    "zh.move.measure-any-time",
    "zh.height.horizontal",
  );
  req.need(
    weaponNamed(weapon).pistol || !areWithin(ctx, shooter.at, target.at, "zh.number.min-range"),
    () => {
      const away = spoken(gapOfPlaces(ctx, shooter.at, target.at).length);
      const least = number(ctx, "zh.number.min-range");
      return {
        met: `${target.id} is far enough away.`,
        unmet: `${target.id} is ${away} away: only a pistol shoots at a target within ${least}″.`,
      };
    },
    "zh.shoot.min-range",
  );
}

function shootNeeds(ctx: Ctx, req: Needs, action: Shoot, _allowance: Allowance): void {
  const fighter = onTable(req, fighterNamed(ctx.state, action.fighter), action.fighter, "zh.shoot.move");
  if (fighter === null) return;
  alarmNeeds(ctx, req, fighter);
  const weapon = weaponOf(fighter, action);
  weaponNeeds(ctx, req, fighter, weapon);
  const path = wayOf(fighter, action.path);
  if (
    action.path !== undefined &&
    !pathNeeds(ctx, req, fighter, path, movementOf(fighter, number(ctx, "zh.number.shoot-move")), {}, "zh.shoot.move")
  )
    return;
  const shooter = { ...fighter, at: path.at(-1) ?? fighter.at };
  if (weapon === "mmg" && action.path !== undefined) touchNeeds(ctx, req, shooter);
  const target = targetNeeds(ctx, req, shooter, action.target);
  if (target === null) return;
  aimNeeds(ctx, req, shooter, target, true, "zh.shoot.face");
  distanceNeeds(ctx, req, shooter, target, weapon);
}

/** Whether a shot at an enemy would be allowed from where the shooter stands now. zh.open.nearest-legal */
function isTarget(ctx: Ctx, shooter: Standing, enemy: Standing, weapon: WeaponId): boolean {
  if (!isRanged(weapon)) return false;
  const counts = isInRange(ctx, shooter, enemy, weapon) || reading(ctx, "zh.open.nearest-legal") === "all-in-sight";
  return counts && canAimAt(ctx, shooter, enemy, true);
}

/** Whether an enemy is neither too far away for a weapon nor too near. zh.shoot.min-range */
const isInRange = (ctx: Ctx, shooter: Standing, enemy: Standing, weapon: WeaponId): boolean =>
  isRanged(weapon) &&
  areWithin(ctx, shooter.at, enemy.at, rangeOf(shooter, weapon)) &&
  (weaponNamed(weapon).pistol || !areWithin(ctx, shooter.at, enemy.at, "zh.number.min-range"));

/** Whether the named target can still be shot at after the move. */
function canShoot(ctx: Ctx, shooter: Standing, enemy: Standing, weapon: WeaponId): boolean {
  if (!isInRange(ctx, shooter, enemy, weapon)) return false;
  return isDetected(ctx, enemy) && canAimAt(ctx, shooter, enemy, true);
}

function* performShoot(ctx: Ctx, action: Shoot): Rules {
  const shooter = theStanding(ctx, action.fighter);
  const before = { ...shooter };
  const weapon = weaponOf(shooter, action);
  if (action.path !== undefined) {
    const travelled = yield* travel(ctx, shooter, wayOf(shooter, action.path), {
      faces: false,
      cites: ["zh.shoot.move"],
    });
    yield* bringAlong(ctx, shooter, travelled);
  }
  const named = theStanding(ctx, action.target);
  const nearest = nearestSuch(ctx, shooter.at, detectedEnemies(ctx, shooter), (enemy) =>
    isTarget(ctx, shooter, enemy, weapon),
  );
  const target = nearest.includes(named) ? named : yield* settleTarget(ctx, shooter, named, nearest);
  if (target === null || !canShoot(ctx, shooter, target, weapon)) {
    const why = target === null ? "there is no target" : `${target.id} cannot be shot at from here`;
    record(ctx, {
      event: "no-effect",
      fighter: shooter.id,
      what: ["shot"],
      why,
      cites: ["zh.shoot.face", "zh.target.distant"],
    });
    return;
  }
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
      ...(weapon === "pistol" && shooter.requisition === null ? (["zh.weapon.default-pistol"] as const) : []),
      ...tieRules(nearest, target),
      ...pairRules(shooter, target),
    ],
  });
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
  if (sideOf(shooter) === "attacker" && !weaponNamed(weapon).silenced)
    moveAlarm(ctx, number(ctx, "zh.number.alarm-shot"), `the shot of ${shooter.id}`, "zh.alarm.shot");
  const accurate = successesOf(roll);
  record(ctx, {
    event: "attacked",
    fighter: shooter.id,
    target: target.id,
    weapon,
    accurate,
    cites: ["zh.shoot.accurate", "zh.shoot.dice"],
  });
  if (accurate > 0) yield* spreadHits(ctx, shooter, target, weapon, accurate, used, begun);
  if (late && isStanding(shooter)) yield* results;
  // Low Ammo: until the end of the next turn
  if (mayUseEvents(ctx) && (yield* mishap(ctx, shooter, "shoot made"))) shooter.noShots = ctx.state.turn + 1;
}

/** Whether the defender uses a card on an attacker's shot. zh.event.moment */
export function* mishap(ctx: Ctx, shooter: Standing, moment: "shoot begins" | "shoot made"): Rules<boolean> {
  if (sideOf(shooter) !== "attacker") return false;
  return (
    (yield* offerEvent(ctx, moment, { fighter: shooter.id, text: `A card for the shot of ${shooter.id}?` })) !== null
  );
}

/** Allots the accurate shots, and works through whoever they hit. zh.special.resolve-order */
function* spreadHits(
  ctx: Ctx,
  shooter: Standing,
  target: Standing,
  weapon: WeaponId,
  accurate: number,
  used: ReadonlySet<string>,
  begun: BegunDuck | null,
): Rules {
  const how: Spreading | null = used.has("spread") ? "spread" : used.has("blast") ? "blast" : null;
  const hits =
    how === null ? [{ on: target, shots: accurate, rules: [] }] : yield* allot(ctx, shooter, target, accurate, how);
  yield* resolve(ctx, shooter, weapon, hits, used, begun === null ? null : { of: target.id, begun });
}

/** The dice of a shot, with bonus dice, medals and special rules. zh.shoot.dice, zh.special.medal */
function* rollShot(
  ctx: Ctx,
  shooter: Standing,
  target: Standing,
  weapon: WeaponId,
  before: Standing,
): Rules<{ readonly roll: Roll; readonly used: ReadonlySet<string>; readonly begun: BegunDuck | null }> {
  const rear = comesUnseen(ctx, shooter, target) ?? !(yield* straddleRoll(ctx, target, shooter));
  const view = hadClearView(ctx, before, target, true);
  const bonus = bonusDice(ctx, shooter, { covert: isCovertNow(ctx, shooter), rear, view });
  const auto = worksByItself(ctx) ? specialsOf(ctx, shooter, target, weapon) : [];
  const extra = auto.flatMap((special) =>
    special === "spread" || special === "blast" ? [spreadDice(ctx, special)] : [],
  );
  const all = sumOf(weaponDice(ctx, weapon), bonus, ...extra);
  const jammed = mayUseEvents(ctx) && (yield* mishap(ctx, shooter, "shoot begins"));
  const pool = jammed && all.white + all.grey > 1 ? { ...all, white: Math.max(0, all.white - 1) } : all;
  const score = cardOf(shooter).abilities.aim;
  const effects = shotEffects(ctx, shooter, target, weapon);
  const counted = hasSpecial(weapon, "quiet") || hasSpecial(weapon, "very loud") ? "both" : "remainder";
  const matters = mattering(effects, counted);
  const roll = yield* makeRoll(
    ctx,
    { fighter: shooter, name: "Shoot", pool, score, matters },
    "zh.shoot.dice",
    weaponRules[weapon],
    ...(ctx.state.captive?.escort === target.id ? (["zh.captive.shield"] as const) : []),
  );
  if (auto.includes("quiet")) roll.quieted++;
  const terms = termsOf(new Set(auto));
  const responds = rollsBeforeMedals(ctx) && successesOf(roll) > 0 && !terms.noDuck;
  const begun = responds ? yield* beginDuck(ctx, shooter, target, Infinity, terms) : null;
  const used = yield* useMedals(ctx, shooter, roll, effects, true, new Set(auto));
  return { roll, used, begun };
}

/** What of a shot bears on how it is ducked, by what was used. */
const termsOf = (used: ReadonlySet<string>): ShotTerms => ({
  noDuck: used.has("headshot"),
  pierces: used.has("penetrate"),
  drops: used.has("indirect"),
});

/** Works through everybody who is hit, one after another as the shooter's player says. zh.special.resolve-order */
export function* resolve(
  ctx: Ctx,
  shooter: Standing,
  weapon: WeaponId,
  hits: readonly Allotted[],
  used: ReadonlySet<string>,
  early: { readonly of: string; readonly begun: BegunDuck } | null = null,
): Rules {
  const later: Rules[] = [];
  const terms = termsOf(used);
  let left = hits;
  const wounded: Standing[] = [];
  while (left.length > 0) {
    const next = yield* choose(
      sideOf(shooter),
      { id: "zh.decide.resolve-order", text: "Who is worked through next?", piece: shooter.id },
      left.map((one) => ({ id: one.on.id, text: one.on.id, value: one })),
    );
    left = left.filter((one) => one !== next);
    if (!isStanding(next.on)) continue;
    const begun = early?.of === next.on.id ? early.begun : null;
    const shots = yield* duck(ctx, shooter, next.on, next.shots, terms, later, begun);
    if (shots === 0) continue;
    // an imposter that would hit has to be revealed: zh.disguise.forced-reveal
    if (ctx.state.imposter?.sentry === shooter.id) {
      revealImposter(ctx, "forced", "zh.disguise.forced-reveal");
      for (const results of later) yield* results;
      return;
    }
    const strength = strengthOf(ctx, weapon);
    const by = weaponNamed(weapon).name.toLowerCase();
    const still = yield* wound(
      ctx,
      { on: next.on, count: shots, strength, by, roller: shooter },
      weaponRules[weapon],
      ...next.rules,
    );
    if (still) wounded.push(next.on);
  }
  defendersHit(ctx, wounded);
  for (const results of later) yield* results;
}

/** Defenders hit by shooting and not taken out move the alarm track. zh.alarm.defender-hit, zh.open.alarm-hit-count */
function defendersHit(ctx: Ctx, wounded: readonly Standing[]): void {
  const defenders = wounded.filter((one) => sideOf(one) === "defender" && isStanding(one));
  const counted = reading(ctx, "zh.open.alarm-hit-count") === "per-defender" ? defenders : defenders.slice(0, 1);
  for (const { id } of counted)
    moveAlarm(
      ctx,
      number(ctx, "zh.number.alarm-hit"),
      `${id} is hit and still there`,
      "zh.alarm.defender-hit",
      "zh.open.alarm-hit-count",
    );
}

/** Shoot: up to 2″, then at the nearest detected enemy in line of sight. zh.shoot.move, zh.shoot.face, zh.shoot.dice */
export const shoot: ActionRule<"shoot"> = {
  name: "shoot",
  needs: shootNeeds,
  candidates: (ctx, fighter) => {
    if (!isStanding(fighter)) return [];
    const weapons: readonly WeaponId[] = [
      fighter.weapon,
      ...(hasGrenades(fighter) ? (["grenade"] as const) : []),
      ...(canUseNest(ctx, fighter) ? (["mmg"] as const) : []),
    ];
    return detectedEnemies(ctx, fighter).flatMap((enemy) =>
      weapons.map((weapon): Shoot => ({
        do: "shoot",
        fighter: fighter.id,
        target: enemy.id,
        ...(weapon !== fighter.weapon && { weapon }),
      })),
    );
  },
  perform: performShoot,
};
