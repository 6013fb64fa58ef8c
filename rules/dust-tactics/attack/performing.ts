import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { isCloseCombat } from "../book/weapons.ts";
import type { DeclaredSkill, Unit } from "../table/state.ts";
import { type Ctx, number, reading, type Rules, quiet } from "../table/context.ts";
import { drop, tokenFree, underFire } from "../table/tokens.ts";
import { type CombinedUnit, type Figure, hasToken, isHero } from "../table/units.ts";
import { Aim } from "./aim.ts";
import { closeCombat, rollFight, isStanding, isThere } from "./close-combat.ts";
import { settleDeaths, sufferHits } from "./damage.ts";
import { announce, firersIn } from "./announcing.ts";
import { volleysOf } from "./orders.ts";
import type { DeclaredAttack } from "./attack-mode.ts";
import { isRanged, payFor, useUp } from "./paying.ts";
import { pointsOfAttack } from "./points-named.ts";
import type { Burst, Fight } from "./fight.ts";
import { shakeOffRiders } from "./shaking.ts";
import { stun } from "./stunning.ts";
import type { Volley } from "./volley.ts";

/** Hits by unit: each unit gets its token once for the whole attack. dt.open.token-timing */
function hitsByUnit(bursts: readonly Burst[]): ReadonlyMap<Unit, number> {
  const byUnit = new Map<Unit, number>();
  for (const { target, together, hits } of bursts) {
    // of a hero and a unit that are hit together the unit gets the token
    const bearer = isHero(target) ? (together.find((unit) => !isHero(unit)) ?? target) : target;
    byUnit.set(bearer, (byUnit.get(bearer) ?? 0) + hits);
  }
  return byUnit;
}

/** Tokens for whoever was hit; for those who attack by what strikes back at them. dt.open.strike-back-token */
function tokensFor(ctx: Ctx, actors: CombinedUnit, bursts: readonly Burst[]): void {
  const struck = new Set(bursts.filter(({ target, by }) => actors.includes(target) && !actors.includes(by)));
  const attackers = new Set([...struck].flatMap(({ together }) => together));
  for (const [unit, hits] of hitsByUnit(bursts))
    underFire(ctx, unit, hits, ...citeIf(attackers.has(unit), "dt.open.strike-back-token"));
}

/**
 * The point by another reading of which a unit would be suppressed by ranged hits of the attack before it strikes back.
 * dt.open.token-timing
 */
function pointsBeforeBlades(ctx: Ctx, bursts: readonly Burst[]): ReadonlyMap<Unit, readonly Citation[]> {
  const points = new Map<Unit, readonly Citation[]>();
  for (const [unit, hits] of hitsByUnit(bursts))
    if (tokenFree(ctx, unit) === null && hits > 0)
      if (hasToken(unit, "under-fire") || hits >= number(ctx, "dt.number.suppressing-hits"))
        points.set(unit, ["dt.open.token-timing"]);
  return points;
}

/** What an attack came to, for skills that follow it. */
export interface Attacked {
  readonly ranged: boolean;
}

/** An attack that is carried out, with the skills that are used in it once a game. */
interface PerformedAttack extends DeclaredAttack {
  readonly skills: readonly DeclaredSkill[];
}

/**
 * What an attack begins with: it is announced and paid for, skills are used up, and nobody hides any more.
 * dt.skill.camouflage-ends
 */
function beginFight(ctx: Ctx, { actors, shots, mode, skills }: PerformedAttack, viewer: Figure | null): Fight {
  const volleys = volleysOf(ctx, quiet(), { actors, shots, mode }, new Aim(ctx, viewer));
  const points = pointsOfAttack(ctx, { actors, shots, mode }, volleys, viewer);
  announce(ctx, volleys, { sustained: mode.sustained, points });
  payFor(ctx, volleys);
  const spirited = skills.includes("fighting spirit");
  const lucky = skills.includes("lucky");
  if (spirited) useUp(actors, "fighting spirit");
  if (lucky) useUp(actors, "lucky");
  for (const unit of actors) drop(ctx, unit, "camouflaged", "it attacks", "dt.skill.camouflage-ends");
  const single = firersIn(volleys) === 1;
  const { sustained } = mode;
  return { aim: new Aim(ctx, viewer), actors, volleys, sustained, spirited, lucky, single, strikesBack: false };
}

/** The volleys with C weapons that ranged casualties leave: whom they put out of reach does not fight. dt.cc.after-ranged */
function leftForCloseCombat(ctx: Ctx, close: readonly Volley[]): readonly Volley[] {
  const reach = new Aim(ctx);
  return close.flatMap((volley) => {
    const together = volley.targetUnits.filter((unit) => isStanding(ctx, unit));
    const firers = volley.firers.filter(
      ({ figure, mount }) => isThere(figure) && reach.hittable(figure, mount, volley.weapon, together).length > 0,
    );
    // a hero and a unit are one target: with the one gone the other is attacked. dt.hero.shared-target
    const aimed = together.find((unit) => unit === volley.aimed) ?? together[0];
    return firers.length === 0 || aimed === undefined ? [] : [{ ...volley, firers, aimed }];
  });
}

/**
 * An attack: all ranged weapons first, their casualties included, then C weapons, with the defenders striking back.
 * dt.arc.steps, dt.cc.after-ranged, dt.declare.simultaneous
 */
export function* performAttack(ctx: Ctx, attack: PerformedAttack, viewer: Figure | null = null): Rules<Attacked> {
  const { actors } = attack;
  const fight = beginFight(ctx, attack, viewer);
  const ranged = fight.volleys.filter(({ weapon }) => !isCloseCombat(weapon));
  const close = fight.volleys.filter(({ weapon }) => isCloseCombat(weapon));
  const bursts: Burst[] = [];
  const earlier: Burst[] = [];
  if (ranged.length > 0) {
    const result = yield* rollFight(ctx, { ...fight, volleys: ranged });
    bursts.push(...result.bursts);
    yield* shakeOffRiders(ctx, result.unsaved, close.length > 0);
    yield* sufferHits(ctx, result.unsaved, { followed: close.length > 0 });
    if (reading(ctx, "dt.open.token-timing") === "after-each-part") {
      tokensFor(ctx, actors, bursts);
      earlier.push(...bursts.splice(0));
    }
    stun(ctx, result.unsaved);
  }
  const left = leftForCloseCombat(ctx, close);
  if (left.length > 0) {
    const unsaved = yield* closeCombat(
      ctx,
      { ...fight, aim: new Aim(ctx), volleys: left },
      pointsBeforeBlades(ctx, bursts),
    );
    bursts.push(...unsaved.map(({ burst }) => burst));
    stun(ctx, unsaved);
  }
  yield* settleDeaths(ctx, [...earlier, ...bursts]);
  // by that reading it is no ATTACK that puts its target under fire: dt.open.strike-back-token
  const attacks = reading(ctx, "dt.open.strike-back-token") === "yes";
  tokensFor(
    ctx,
    actors,
    attacks ? bursts : bursts.filter(({ target, by }) => actors.includes(by) || !actors.includes(target)),
  );
  return { ranged: isRanged(fight.volleys) };
}
