import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { TokenReason } from "./event-words.ts";
import type { Token, Unit } from "./state.ts";
import { type Ctx, number, reading, record } from "./context.ts";
import { hasOwnSkill, hasToken, isAircraft, isHero, isInfantry } from "./units.ts";

/** Why a unit never gets Under Fire and Suppression tokens; null where it does. dt.open.token-vehicles */
export function tokenFree(ctx: Ctx, unit: Unit): Citation | null {
  if (isAircraft(unit) && reading(ctx, "dt.open.suppressed-aircraft") === "no-tokens")
    return "dt.open.suppressed-aircraft";
  if (hasOwnSkill(unit, "superhuman")) return "dt.super.no-tokens";
  if (isHero(unit)) return "dt.hero.no-tokens";
  if (hasOwnSkill(unit, "zombie")) return "dt.skill.zombie-no-tokens";
  if (!isInfantry(unit) && reading(ctx, "dt.open.token-vehicles") === "infantry-only") return "dt.open.token-vehicles";
  return null;
}

/** The points by which tokens of its kind are given to a unit that is no infantry. dt.open.token-vehicles, dt.open.suppressed-aircraft */
const pointsFor = (unit: Unit): readonly Citation[] => [
  ...citeIf(!isInfantry(unit), "dt.open.token-vehicles"),
  ...citeIf(isAircraft(unit), "dt.open.suppressed-aircraft"),
];

/** Whether a unit never gets such a token, which is noted. dt.hero.no-tokens, dt.super.no-tokens, dt.skill.zombie-no-tokens */
function isFree(ctx: Ctx, unit: Unit, token: Token, why: TokenReason, points: readonly Citation[] = []): boolean {
  const rule = tokenFree(ctx, unit);
  if (rule !== null) record(ctx, { event: "token-spared", unit: unit.id, token, why, cites: [rule, ...points] });
  return rule !== null;
}

/** Puts a token on a unit. */
export function gain(ctx: Ctx, unit: Unit, token: Token, why: TokenReason, ...cites: readonly Citation[]): void {
  if (hasToken(unit, token)) return;
  unit.tokens = [...unit.tokens, token].sort();
  record(ctx, { event: "token", unit: unit.id, token, gained: true, why, cites });
}

/** Takes a token from a unit. */
export function drop(ctx: Ctx, unit: Unit, token: Token, why: TokenReason, ...cites: readonly Citation[]): void {
  if (!hasToken(unit, token)) return;
  unit.tokens = unit.tokens.filter((held) => held !== token);
  if (token === "stunned") unit.grappledBy = null;
  record(ctx, { event: "token", unit: unit.id, token, gained: false, why, cites });
}

/** A unit gets a Suppression token, in place of an Under Fire token. dt.supp.no-stacking */
export function suppress(ctx: Ctx, unit: Unit, why: TokenReason, ...cites: readonly Citation[]): void {
  if (isFree(ctx, unit, "suppressed", why) || hasToken(unit, "suppressed")) return;
  drop(ctx, unit, "under-fire", why, ...cites, ...pointsFor(unit));
  gain(ctx, unit, "suppressed", why, ...cites, ...pointsFor(unit));
}

/**
 * What hits of one attack put on a unit, saved or not: Under Fire, and Suppression on whoever has it already or is hit
 * ten times. dt.supp.under-fire, dt.supp.second-hit, dt.supp.ten-hits
 */
export function underFire(ctx: Ctx, unit: Unit, hits: number, ...further: readonly Citation[]): void {
  if (hits === 0 || unit.where === "gone") return;
  const points: readonly Citation[] = ["dt.open.token-timing", ...further];
  if (isFree(ctx, unit, "under-fire", "hit", points)) return;
  if (hasToken(unit, "suppressed"))
    return record(ctx, {
      event: "token-stays",
      unit: unit.id,
      token: "suppressed",
      why: "hit again",
      cites: ["dt.supp.no-stacking", ...points],
    });
  if (hits >= number(ctx, "dt.number.suppressing-hits"))
    return suppress(ctx, unit, `${hits} hits`, "dt.supp.ten-hits", ...points);
  if (hasToken(unit, "under-fire"))
    return suppress(ctx, unit, "hit again", "dt.supp.second-hit", "dt.supp.no-stacking", ...points);
  gain(ctx, unit, "under-fire", "hit", "dt.supp.under-fire", ...points, "dt.open.token-vehicles", ...pointsFor(unit));
}

/** Why a unit cannot attack or strike back; Under Fire hinders nobody. dt.supp.cannot-fight, dt.skill.stunned-fight, dt.supp.under-fire-harmless */
export function shakenBy(unit: Unit): Citation | null {
  if (hasToken(unit, "suppressed")) return "dt.supp.cannot-fight";
  return hasToken(unit, "stunned") ? "dt.skill.stunned-fight" : null;
}

/** A unit that grapples lets go with any action but NOTHING. dt.weapon.grapple-release */
export function releaseGrapples(ctx: Ctx, actors: readonly Unit[]): void {
  for (const unit of ctx.state.units)
    if (unit.grappledBy !== null && actors.some(({ id }) => id === unit.grappledBy))
      drop(ctx, unit, "stunned", "the grapple lets go", "dt.weapon.grapple-release");
}
