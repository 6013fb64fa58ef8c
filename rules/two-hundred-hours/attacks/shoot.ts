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
  type G,
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
export const mayAttack = (g: G, fighter: Fighter): boolean => sideOf(fighter) === "attacker" || isRaised(g);

/** Defenders attack only after the alarm. zh.alarm.quiet-actions, zh.alarm.raised-attacks */
export function alarmNeeds(g: G, r: Needs, fighter: Fighter): void {
  r.need(
    mayAttack(g, fighter),
    () => ({
      met: "Attacks are allowed.",
      unmet: `The alarm track is at ${g.state.alarm.track}: until the alarm is raised defenders only patrol and advance.`,
    }),
    "zh.alarm.quiet-actions",
    "zh.alarm.raised-attacks",
  );
}

export function weaponNeeds(g: G, r: Needs, fighter: Standing, weapon: WeaponId): void {
  if (weapon === "mmg") {
    nestNeeds(g, r, fighter);
    return;
  }
  const has = weapon === fighter.weapon || (weapon === "grenade" && hasGrenades(fighter));
  r.need(
    has && isRanged(weapon),
    () => {
      const name = weaponNamed(weapon).name.toLowerCase();
      return { met: `${fighter.id} has a ${name}.`, unmet: `${fighter.id} has no ${name} to shoot with.` };
    },
    "zh.weapon.one-ranged",
    "zh.weapon.extra-declared",
    weaponRules[weapon],
  );
  ammunitionNeeds(g, r, fighter);
}

/** Low Ammo: whoever it was played on does not shoot for a while. zh.event.moment */
export function ammunitionNeeds(g: G, r: Needs, fighter: Standing): void {
  r.need(
    fighter.noShots === null || fighter.noShots < g.state.turn,
    () => ({
      met: `${fighter.id} has ammunition.`,
      unmet: `${fighter.id} is out of ammunition until the end of turn ${fighter.noShots ?? 0}.`,
    }),
    "zh.event.moment",
  );
}

/** Range and the least distance of a shot. zh.shoot.range, zh.shoot.min-range */
function distanceNeeds(g: G, r: Needs, shooter: Standing, target: Standing, weapon: WeaponId): void {
  if (!isRanged(weapon)) return;
  reachNeeds(
    g,
    r,
    shooter,
    target,
    rangeOf(shooter, weapon),
    "zh.shoot.range",
    weaponRules[weapon],
    ...(rangeOf(shooter, weapon) === "zh.number.strong-arm" ? (["zh.veteran.card-strong-arm"] as const) : []),
    "zh.move.measure-any-time",
    "zh.height.horizontal",
  );
  r.need(
    weaponNamed(weapon).pistol || !areWithin(g, shooter.at, target.at, "zh.number.min-range"),
    () => {
      const away = spoken(gapOfPlaces(g, shooter.at, target.at).length);
      const least = number(g, "zh.number.min-range");
      return {
        met: `${target.id} is far enough away.`,
        unmet: `${target.id} is ${away} away: only a pistol shoots at a target within ${least}″.`,
      };
    },
    "zh.shoot.min-range",
  );
}

function shootNeeds(g: G, r: Needs, action: Shoot, _allowance: Allowance): void {
  const fighter = onTable(r, fighterNamed(g.state, action.fighter), action.fighter, "zh.shoot.move");
  if (fighter === null) return;
  alarmNeeds(g, r, fighter);
  const weapon = weaponOf(fighter, action);
  weaponNeeds(g, r, fighter, weapon);
  const path = wayOf(fighter, action.path);
  if (
    action.path !== undefined &&
    !pathNeeds(g, r, fighter, path, movementOf(fighter, number(g, "zh.number.shoot-move")), {}, "zh.shoot.move")
  )
    return;
  const shooter = { ...fighter, at: path.at(-1) ?? fighter.at };
  if (weapon === "mmg" && action.path !== undefined) touchNeeds(g, r, shooter);
  const target = targetNeeds(g, r, shooter, action.target);
  if (target === null) return;
  aimNeeds(g, r, shooter, target, true, "zh.shoot.face");
  distanceNeeds(g, r, shooter, target, weapon);
}

/** Whether a shot at an enemy would be allowed from where the shooter stands now. zh.open.nearest-legal */
function isTarget(g: G, shooter: Standing, enemy: Standing, weapon: WeaponId): boolean {
  if (!isRanged(weapon)) return false;
  const counts = isInRange(g, shooter, enemy, weapon) || reading(g, "zh.open.nearest-legal") === "all-in-sight";
  return counts && canAimAt(g, shooter, enemy, true);
}

/** Whether an enemy is neither too far away for a weapon nor too near. zh.shoot.min-range */
const isInRange = (g: G, shooter: Standing, enemy: Standing, weapon: WeaponId): boolean =>
  isRanged(weapon) &&
  areWithin(g, shooter.at, enemy.at, rangeOf(shooter, weapon)) &&
  (weaponNamed(weapon).pistol || !areWithin(g, shooter.at, enemy.at, "zh.number.min-range"));

/** Whether the named target can still be shot at after the move. */
function canShoot(g: G, shooter: Standing, enemy: Standing, weapon: WeaponId): boolean {
  if (!isInRange(g, shooter, enemy, weapon)) return false;
  return isDetected(g, enemy) && canAimAt(g, shooter, enemy, true);
}

function* performShoot(g: G, action: Shoot): Rules {
  const shooter = theStanding(g, action.fighter);
  const before = { ...shooter };
  const weapon = weaponOf(shooter, action);
  if (action.path !== undefined) {
    const travelled = yield* travel(g, shooter, wayOf(shooter, action.path), {
      faces: false,
      cites: ["zh.shoot.move"],
    });
    yield* bringAlong(g, shooter, travelled);
  }
  const named = theStanding(g, action.target);
  const nearest = nearestSuch(g, shooter.at, detectedEnemies(g, shooter), (enemy) =>
    isTarget(g, shooter, enemy, weapon),
  );
  const target = nearest.includes(named) ? named : yield* settleTarget(g, shooter, named, nearest);
  if (target === null || !canShoot(g, shooter, target, weapon)) {
    const why = target === null ? "there is no target" : `${target.id} cannot be shot at from here`;
    record(g, {
      event: "no-effect",
      fighter: shooter.id,
      what: ["shot"],
      why,
      cites: ["zh.shoot.face", "zh.target.distant"],
    });
    return;
  }
  turnTo(
    g,
    shooter,
    facingTo(shooter.at, target.at, shooter.facing),
    "zh.shoot.face",
    "zh.move.end-facing",
    "zh.open.shoot-los-turn",
  );
  record(g, {
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
  const { roll, used, begun } = yield* rollShot(g, shooter, target, weapon, before);
  const results = applyResults(
    g,
    roll,
    shooter,
    { removes: false, loud: hasSpecial(weapon, "very loud") },
    "zh.shoot.dice",
    "zh.open.result-order",
  );
  const late = resultsAtTheEnd(g);
  if (!late) yield* results;
  if (sideOf(shooter) === "attacker" && !weaponNamed(weapon).silenced)
    moveAlarm(g, number(g, "zh.number.alarm-shot"), `the shot of ${shooter.id}`, "zh.alarm.shot");
  const accurate = successesOf(roll);
  record(g, {
    event: "attacked",
    fighter: shooter.id,
    target: target.id,
    weapon,
    accurate,
    cites: ["zh.shoot.accurate", "zh.shoot.dice"],
  });
  if (accurate > 0) yield* spreadHits(g, shooter, target, weapon, accurate, used, begun);
  if (late && isStanding(shooter)) yield* results;
  // Low Ammo: until the end of the next turn
  if (mayUseEvents(g) && (yield* mishap(g, shooter, "shoot made"))) shooter.noShots = g.state.turn + 1;
}

/** Whether the defender uses a card on an attacker's shot. zh.event.moment */
export function* mishap(g: G, shooter: Standing, moment: "shoot begins" | "shoot made"): Rules<boolean> {
  if (sideOf(shooter) !== "attacker") return false;
  return (
    (yield* offerEvent(g, moment, { fighter: shooter.id, text: `A card for the shot of ${shooter.id}?` })) !== null
  );
}

/** Allots the accurate shots, and works through whoever they hit. zh.special.resolve-order */
function* spreadHits(
  g: G,
  shooter: Standing,
  target: Standing,
  weapon: WeaponId,
  accurate: number,
  used: ReadonlySet<string>,
  begun: BegunDuck | null,
): Rules {
  const how: Spreading | null = used.has("spread") ? "spread" : used.has("blast") ? "blast" : null;
  const hits =
    how === null ? [{ on: target, shots: accurate, rules: [] }] : yield* allot(g, shooter, target, accurate, how);
  yield* resolve(g, shooter, weapon, hits, used, begun === null ? null : { of: target.id, begun });
}

/** The dice of a shot, with bonus dice, medals and special rules. zh.shoot.dice, zh.special.medal */
function* rollShot(
  g: G,
  shooter: Standing,
  target: Standing,
  weapon: WeaponId,
  before: Standing,
): Rules<{ readonly roll: Roll; readonly used: ReadonlySet<string>; readonly begun: BegunDuck | null }> {
  const rear = comesUnseen(g, shooter, target) ?? !(yield* straddleRoll(g, target, shooter));
  const view = hadClearView(g, before, target, true);
  const bonus = bonusDice(g, shooter, { covert: isCovertNow(g, shooter), rear, view });
  const auto = worksByItself(g) ? specialsOf(g, shooter, target, weapon) : [];
  const extra = auto.flatMap((special) =>
    special === "spread" || special === "blast" ? [spreadDice(g, special)] : [],
  );
  const all = sumOf(weaponDice(g, weapon), bonus, ...extra);
  const jammed = mayUseEvents(g) && (yield* mishap(g, shooter, "shoot begins"));
  const pool = jammed && all.white + all.grey > 1 ? { ...all, white: Math.max(0, all.white - 1) } : all;
  const score = cardOf(shooter).abilities.aim;
  const effects = shotEffects(g, shooter, target, weapon);
  const counted = hasSpecial(weapon, "quiet") || hasSpecial(weapon, "very loud") ? "both" : "remainder";
  const matters = mattering(effects, counted);
  const roll = yield* makeRoll(
    g,
    { fighter: shooter, name: "Shoot", pool, score, matters },
    "zh.shoot.dice",
    weaponRules[weapon],
    ...(g.state.captive?.escort === target.id ? (["zh.captive.shield"] as const) : []),
  );
  if (auto.includes("quiet")) roll.quieted++;
  const terms = termsOf(new Set(auto));
  const responds = rollsBeforeMedals(g) && successesOf(roll) > 0 && !terms.noDuck;
  const begun = responds ? yield* beginDuck(g, shooter, target, Infinity, terms) : null;
  const used = yield* useMedals(g, shooter, roll, effects, true, new Set(auto));
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
  g: G,
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
    const shots = yield* duck(g, shooter, next.on, next.shots, terms, later, begun);
    if (shots === 0) continue;
    // an imposter that would hit has to be revealed: zh.disguise.forced-reveal
    if (g.state.imposter?.sentry === shooter.id) {
      revealImposter(g, "forced", "zh.disguise.forced-reveal");
      for (const results of later) yield* results;
      return;
    }
    const strength = strengthOf(g, weapon);
    const by = weaponNamed(weapon).name.toLowerCase();
    const still = yield* wound(
      g,
      { on: next.on, count: shots, strength, by, roller: shooter },
      weaponRules[weapon],
      ...next.rules,
    );
    if (still) wounded.push(next.on);
  }
  defendersHit(g, wounded);
  for (const results of later) yield* results;
}

/** Defenders hit by shooting and not taken out move the alarm track. zh.alarm.defender-hit, zh.open.alarm-hit-count */
function defendersHit(g: G, wounded: readonly Standing[]): void {
  const defenders = wounded.filter((one) => sideOf(one) === "defender" && isStanding(one));
  const counted = reading(g, "zh.open.alarm-hit-count") === "per-defender" ? defenders : defenders.slice(0, 1);
  for (const { id } of counted)
    moveAlarm(
      g,
      number(g, "zh.number.alarm-hit"),
      `${id} is hit and still there`,
      "zh.alarm.defender-hit",
      "zh.open.alarm-hit-count",
    );
}

/** Shoot: up to 2″, then at the nearest detected enemy in line of sight. zh.shoot.move, zh.shoot.face, zh.shoot.dice */
export const shoot: ActionRule<"shoot"> = {
  name: "shoot",
  needs: shootNeeds,
  candidates: (g, fighter) => {
    if (!isStanding(fighter)) return [];
    const weapons: readonly WeaponId[] = [
      fighter.weapon,
      ...(hasGrenades(fighter) ? (["grenade"] as const) : []),
      ...(canUseNest(g, fighter) ? (["mmg"] as const) : []),
    ];
    return detectedEnemies(g, fighter).flatMap((enemy) =>
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
