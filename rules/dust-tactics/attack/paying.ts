import { hasRule, isCloseCombat, weaponById } from "../book/weapons.ts";
import { drop } from "../table/tokens.ts";
import { type Ctx, reading, record } from "../table/context.ts";
import type { CombinedUnit } from "../table/units.ts";
import { boxesLeft } from "./arms.ts";
import type { Volley } from "./volley.ts";

/** Marks boxes of limited ammunition and takes Loaded tokens. dt.weapon.limited, dt.weapon.reload-spent, dt.weapon.salvo, dt.open.smoke-shell-action */
export function payFor(ctx: Ctx, volleys: readonly Volley[]): void {
  const smokeIsFree = reading(ctx, "dt.open.smoke-shell-action") === "no-ammunition";
  for (const { weapon, shot, firers } of volleys) {
    if (shot.smoke === true && smokeIsFree) continue;
    for (const { figure } of firers) {
      const { unit, miniature } = figure;
      if (weaponById(weapon).boxes !== null) {
        const boxes = shot.boxes ?? 1;
        miniature.spent = { ...miniature.spent, [weapon]: (miniature.spent[weapon] ?? 0) + boxes };
        const left = boxesLeft(miniature, weapon) ?? 0;
        const rule = hasRule(weapon, "volley") ? "dt.weapon.volley" : "dt.weapon.limited";
        record(ctx, { event: "spent", unit: unit.id, weapon, boxes, left, cites: [rule] });
      }
      if (hasRule(weapon, "reload")) drop(ctx, unit, "loaded", "it has fired", "dt.weapon.reload-spent");
      if (shot.salvo === true) drop(ctx, unit, "loaded", "a salvo", "dt.weapon.salvo");
    }
  }
}

/** Uses up a skill that works once a game: of a hero and a unit together it is used up by both. dt.skill.not-twice */
export function useUp(actors: CombinedUnit, skill: "fighting spirit" | "lucky"): void {
  for (const unit of actors) if (!unit.used.includes(skill)) unit.used = [...unit.used, skill];
}

/** Whether an attack is one with ranged weapons. dt.skill.move-and-fire */
export const isRanged = (volleys: readonly Volley[]): boolean => volleys.some(({ weapon }) => !isCloseCombat(weapon));
