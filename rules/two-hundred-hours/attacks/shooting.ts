import { isRaised, moveAlarm } from "../alarm/index.ts";
import { type Req, choose, type Ctx, isStanding, number, reading, type Rules, sideOf } from "../table/context.ts";
import { placeOf } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { WeaponId } from "../book/weapons.ts";
import { revealImposter } from "../additional/index.ts";
import { offerEvent } from "../cards/index.ts";
import { wound } from "../harm/index.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { type Allotted } from "./allocate.ts";
import { type BegunDuck, duck, type ShotTerms } from "./respond.ts";
import { hasGrenades, isRanged, strengthOf, weaponById, weaponRules } from "./weapons.ts";
import { requireNest } from "./gun-nest.ts";

/** The corners of an action's path; without one the fighter stays. */
export const pathOf = (fighter: OnTable, path: readonly string[] | undefined): readonly Place[] =>
  path === undefined ? [fighter.at] : path.flatMap((at) => placeOf(at) ?? []);

/** Whether the alarm lets a fighter attack. zh.alarm.quiet-actions */
export const mayAttack = (ctx: Ctx, fighter: Fighter): boolean => sideOf(fighter) === "attacker" || isRaised(ctx);

/** Defenders attack only after the alarm. zh.alarm.quiet-actions, zh.alarm.raised-attacks */
export function requireAlarm(ctx: Ctx, req: Req, fighter: Fighter): void {
  req.need(mayAttack(ctx, fighter), () => ({
    met: "Attacks are allowed.",
    unmet: `The alarm track is at ${ctx.state.alarm.track}: until the alarm is raised defenders only patrol and advance.`,
    cites: ["zh.alarm.quiet-actions", "zh.alarm.raised-attacks"],
  }));
}

export function requireWeapon(ctx: Ctx, req: Req, fighter: OnTable, weapon: WeaponId): void {
  if (weapon === "mmg") {
    requireNest(ctx, req, fighter);
    return;
  }
  const has = weapon === fighter.weapon || (weapon === "grenade" && hasGrenades(fighter));
  req.need(has && isRanged(weapon), () => {
    const name = weaponById(weapon).name.toLowerCase();
    return {
      met: `${fighter.id} has a ${name}.`,
      unmet: `${fighter.id} has no ${name} to shoot with.`,
      cites: ["zh.weapon.one-ranged", "zh.weapon.extra-declared", weaponRules[weapon]],
    };
  });
  requireAmmunition(ctx, req, fighter);
}

/** Low Ammo: the fighter it was played on cannot shoot for a while. zh.event.moment */
export function requireAmmunition(ctx: Ctx, req: Req, fighter: OnTable): void {
  req.need(fighter.noShots === null || fighter.noShots < ctx.state.turn, () => ({
    met: `${fighter.id} has ammunition.`,
    unmet: `${fighter.id} is out of ammunition until the end of turn ${fighter.noShots ?? 0}.`,
    cites: ["zh.event.moment"],
  }));
}

/** Whether the defender uses a card on an attacker's shot. zh.event.moment */
export function* offerShotEvent(ctx: Ctx, shooter: OnTable, moment: "shoot begins" | "shoot made"): Rules<boolean> {
  if (sideOf(shooter) !== "attacker") return false;
  return (
    (yield* offerEvent(ctx, moment, { fighter: shooter.id, text: `A card for the shot of ${shooter.id}?` })) !== null
  );
}

/** What about a shot affects a Duck, by the special rules used. */
export const termsOf = (used: ReadonlySet<string>): ShotTerms => ({
  noDuck: used.has("headshot"),
  pierces: used.has("penetrate"),
  drops: used.has("indirect"),
});

/** A shot: who makes it with what, and which medal effects were used. */
export interface Shot {
  readonly shooter: OnTable;
  readonly weapon: WeaponId;
  readonly used: ReadonlySet<string>;
}

/** Resolves the hits on each fighter, in the order the shooter's player chooses. zh.special.resolve-order */
export function* resolveHits(
  ctx: Ctx,
  { shooter, weapon, used }: Shot,
  hits: readonly Allotted[],
  early: { readonly of: string; readonly begun: BegunDuck } | null = null,
): Rules {
  const later: Rules[] = [];
  const terms = termsOf(used);
  let left = hits;
  const wounded: OnTable[] = [];
  while (left.length > 0) {
    const next = yield* choose(
      sideOf(shooter),
      { id: "zh.decide.resolve-order", text: "Who is worked through next?", piece: shooter.id },
      left.map((allotted) => ({ id: allotted.on.id, text: allotted.on.id, value: allotted })),
    );
    left = left.filter((allotted) => allotted !== next);
    if (!isStanding(next.on)) continue;
    const begun = early?.of === next.on.id ? early.begun : null;
    const shots = yield* duck(ctx, shooter, next.on, { shots: next.shots, terms, begun }, later);
    if (shots === 0) continue;
    // an imposter that would hit has to be revealed: zh.disguise.forced-reveal
    if (ctx.state.imposter?.sentry === shooter.id) {
      revealImposter(ctx, "forced", "zh.disguise.forced-reveal");
      for (const results of later) yield* results;
      return;
    }
    const strength = strengthOf(ctx, weapon);
    const by = weaponById(weapon).name.toLowerCase();
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
function defendersHit(ctx: Ctx, wounded: readonly OnTable[]): void {
  const defenders = wounded.filter((fighter) => sideOf(fighter) === "defender" && isStanding(fighter));
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
