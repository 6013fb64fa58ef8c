import {
  assist,
  extraDice,
  hasOneSuccess,
  type MedalEffect,
  extraDiceEffect,
  medalEffect,
  type Pool,
  quietEffect,
  rerollEffect,
} from "../dice/index.ts";
import type { SpecialRule, WeaponId } from "../book/weapons.ts";
import { seesNow } from "../detection/index.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Ctx, reading, sideOf } from "../table/context.ts";
import { nearTarget, type Spreading } from "./allocate.ts";
import { hasSpecial } from "./weapons.ts";

/** Special rules of a weapon that work without a medal, where only re-rolls are medal effects. zh.open.special-rules-medal */
export const isAutomatic = (ctx: Ctx): boolean => reading(ctx, "zh.open.special-rules-medal") === "re-rolls-only";

/** Whether an enemy stands near enough to the target for Spread or Blast. zh.special.spread-die, zh.special.blast-die */
export function mayHitMore(ctx: Ctx, shooter: OnTable, target: OnTable, how: Spreading): boolean {
  return nearTarget(ctx, shooter, target).some(
    (fighter) => sideOf(fighter) !== sideOf(shooter) && (how === "blast" || seesNow(ctx, shooter, fighter) !== "no"),
  );
}

/** The special rules that are not re-rolls. */
const specials = [
  "spread",
  "blast",
  "headshot",
  "indirect",
  "penetrate",
  "quiet",
] as const satisfies readonly SpecialRule[];
type Special = (typeof specials)[number];

/** Which of the special rules that are not re-rolls apply to a shot. */
export function specialsOf(ctx: Ctx, shooter: OnTable, target: OnTable, weapon: WeaponId): readonly Special[] {
  const still = ctx.state.acting?.moved !== true;
  return specials.filter((special) => {
    if (!hasSpecial(weapon, special)) return false;
    if (special === "spread" || special === "blast") return mayHitMore(ctx, shooter, target, special);
    return special !== "headshot" || still;
  });
}

/** The extra die of Spread or Blast. zh.special.spread-die, zh.special.blast-die */
export const spreadDice = (ctx: Ctx, how: Spreading): Pool =>
  extraDice(ctx, how === "spread" ? "spread-dice" : "blast-dice");

function effectOf(ctx: Ctx, special: Special): MedalEffect {
  switch (special) {
    case "spread":
      return extraDiceEffect(ctx, "spread", "Spread: one more die, hits go on", spreadDice(ctx, "spread"), [
        "zh.special.spread-die",
        "zh.special.medal",
      ]);
    case "blast":
      return extraDiceEffect(ctx, "blast", "Blast: one more die, hits go on", spreadDice(ctx, "blast"), [
        "zh.special.blast-die",
        "zh.special.medal",
      ]);
    case "headshot":
      return medalEffect("headshot", "Headshot: no Duck", ["zh.special.headshot", "zh.special.medal"]);
    case "indirect":
      return medalEffect("indirect", "Indirect: cover does not count", ["zh.special.indirect", "zh.special.medal"]);
    case "penetrate":
      return medalEffect("penetrate", "Penetrate: no cover, no Fortified", [
        "zh.special.penetrate",
        "zh.special.medal",
      ]);
    case "quiet":
      return quietEffect(["zh.special.quiet", "zh.special.medal", "zh.open.quiet-scope"]);
  }
}

/** Re-rolls of a shot: by its weapon, by a Veteran card. zh.special.accurate, zh.special.double-tap */
function rerollsOf(ctx: Ctx, shooter: OnTable, weapon: WeaponId): readonly MedalEffect[] {
  const still = ctx.state.acting?.moved !== true;
  const spreads = hasSpecial(weapon, "spread");
  return [
    ...(hasSpecial(weapon, "accurate") && still
      ? [rerollEffect("accurate", "Accurate: re-roll it", ["zh.special.accurate", "zh.special.medal"])]
      : []),
    ...(hasSpecial(weapon, "double tap")
      ? [
          rerollEffect(
            "double-tap",
            "Double Tap: re-roll it",
            ["zh.special.double-tap", "zh.special.medal"],
            hasOneSuccess,
          ),
        ]
      : []),
    ...(shooter.veteran === "v-quick-reload" && spreads
      ? [rerollEffect("quick-reload", "Quick Reload: re-roll it", ["zh.veteran.card-quick-reload"])]
      : []),
    ...(shooter.veteran === "v-dead-eye" && !spreads
      ? [rerollEffect("dead-eye", "Dead Eye Shot: re-roll it", ["zh.veteran.card-dead-eye"])]
      : []),
  ];
}

/** Every use of a medal in a shot. zh.special.medal, zh.target.assist */
export function shotEffects(ctx: Ctx, shooter: OnTable, target: OnTable, weapon: WeaponId): readonly MedalEffect[] {
  const onMedals = isAutomatic(ctx) ? [] : specialsOf(ctx, shooter, target, weapon);
  return [
    ...assist(ctx, shooter, { withDog: false }, "zh.target.assist"),
    ...rerollsOf(ctx, shooter, weapon),
    ...onMedals.map((special) => effectOf(ctx, special)),
  ];
}
