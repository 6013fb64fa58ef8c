import { hasRule } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { citeIf } from "../../kernel/index.ts";
import { type Ctx, reading, type Rules } from "../table/context.ts";
import { type Group, groupsOf } from "./alike.ts";
import { type Burst, type Fight, ids, multiple, wayRules } from "./fight.ts";
import { canForesee, foreseeHits } from "./foreseeing.ts";
import { rollHits } from "./hits.ts";
import { ratingFor } from "./shot-fields.ts";
import type { Firer, Volley } from "./volley.ts";
import { sharedRules, shotRules } from "./shot-rules.ts";
import { fireSmoke } from "./smoke-shell.ts";
import { rollBlast, rollFlame } from "./template-hits.ts";
import { onSprayPath } from "./templates.ts";

/**
 * Shots at a unit, split by cover; a spray at every unit on its way, too. dt.weapon.spray-path,
 * dt.declare.simultaneous, dt.hit.dice
 */
function* rollShots(ctx: Ctx, fight: Fight, volley: Volley): Rules<readonly Burst[]> {
  const { weapon, targetUnits: together, aimed } = volley;
  const bursts: Burst[] = [];
  const targets = new Map<Unit, Firer[]>([[aimed, [...volley.firers]]]);
  for (const firer of hasRule(weapon, "spray") ? volley.firers : []) {
    const nearest = fight.aim.nearest(firer.figure, together);
    const passed = nearest === null ? [] : onSprayPath(ctx, firer.figure, nearest.to);
    for (const unit of new Set(passed.map((figure) => figure.unit)))
      if (!together.includes(unit)) targets.set(unit, [...(targets.get(unit) ?? []), firer]);
  }
  for (const [unit, firers] of targets) {
    const target = unit === aimed ? together : [unit];
    const rating = ratingFor(ctx, weapon, unit);
    if (rating === null) continue;
    const groups = groupsOf(ctx, fight, weapon, firers, target);
    const isAlone = fight.volleys.length === 1 && targets.size === 1 && groups.length === 1;
    for (const group of groups) {
      const times = group.firers.reduce((sum, firer) => sum + firer.times, 0);
      const dice = rating.dice * times * multiple(volley);
      if (canForesee(ctx, group, target, rating.damage, isAlone)) {
        const [burst] = splitByFirer(ctx, fight, volley, group, { unit, target, hits: 0, damage: rating.damage });
        if (burst !== undefined) bursts.push(yield* foreseeHits(ctx, group, burst, dice));
        continue;
      }
      const rules = [
        ...shotRules(volley, unit),
        ...sharedRules(target),
        ...wayRules(fight),
        ...citeIf(group.firers.length > 1, "dt.open.valid-targets"),
      ];
      const hits = yield* rollHits(ctx, { group, weapon, target: unit, dice }, ...rules);
      bursts.push(...splitByFirer(ctx, fight, volley, group, { unit, target, hits, damage: rating.damage }));
    }
  }
  return bursts;
}

/** The valid miniatures of a roll: those that somebody who fired in it could hit. dt.open.valid-targets */
function splitByFirer(
  ctx: Ctx,
  { aim }: Fight,
  { weapon, shot }: Volley,
  { firers, cover }: Group,
  { unit, target, hits, damage }: { unit: Unit; target: readonly Unit[]; hits: number; damage: number | "all" },
): readonly Burst[] {
  const [by] = firers;
  if (by === undefined) return [];
  const hit = firers.map(({ figure, mount }) => ids(aim.hittable(figure, mount, weapon, target)));
  const how = reading(ctx, "dt.open.valid-targets");
  const all = [...new Set(hit.flat())];
  const valid = how === "every-firer" ? all.filter((id) => hit.every((some) => some.includes(id))) : all;
  const named = hasRule(weapon, "sniper") ? (shot.miniature ?? null) : null;
  const burst = { weapon, target: unit, together: target, damage, cover, template: false, named, by: by.figure.unit };
  if (how !== "by-firer" || firers.length < 2) return [{ ...burst, hits, valid }];
  // the hits are shared out among those who fired, in their order
  return hit.map((own, i) => ({
    ...burst,
    hits: Math.floor(hits / firers.length) + (i < hits % firers.length ? 1 : 0),
    valid: own,
  }));
}

/** Rolls to hit for a volley. dt.blast, dt.flame, dt.hit */
export function* rollVolley(ctx: Ctx, fight: Fight, volley: Volley): Rules<readonly Burst[]> {
  if (volley.shot.smoke === true) {
    yield* fireSmoke(ctx, volley, { sustained: fight.sustained });
    return [];
  }
  if (volley.blast) return yield* rollBlast(ctx, fight, volley);
  if (hasRule(volley.weapon, "flame")) return yield* rollFlame(ctx, fight, volley);
  return yield* rollShots(ctx, fight, volley);
}
