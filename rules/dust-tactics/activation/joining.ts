import { prismOf } from "../table/bodies.ts";
import { exposed, shareCarrier } from "../table/stances.ts";
import { isWithinCm } from "../table/ranges.ts";
import type { Unit } from "../table/state.ts";
import { sees } from "../sight/index.ts";
import { choose, type Ctx, number, reading, type Rules, type Hindrance, no } from "../table/context.ts";
import { cardOf, figuresOf, unitNamed, hasOwnSkill, isHero, isKind, isOnTable, unitById } from "../table/units.ts";

/**
 * Skills that only heroes of their own kind join, and that join no other. dt.skill.gorilla, dt.skill.steel-guard-hero
 */
const ownKind = [
  ["zombie", "Zombies", "dt.skill.zombie-limits"],
  ["gorilla", "Gorillas", "dt.skill.gorilla"],
  ["steel guard", "Steel Guards", "dt.skill.steel-guard-hero"],
] as const;

/**
 * Whether cards let a hero join a unit, wherever both are. dt.hero.join-armour, dt.super.never-joins, dt.skill.loner
 */
export function kindObstacle(hero: Unit, unit: Unit): Hindrance | null {
  const [heroCard, card] = [cardOf(hero), cardOf(unit)];
  if (!isHero(hero)) return no(`${hero.id} is not a hero.`, "dt.hero.join-armour");
  if (hero.side !== unit.side || hero.id === unit.id)
    return no(`${unit.id} is not another unit of the same side.`, "dt.hero.join-armour");
  if (hasOwnSkill(hero, "superhuman")) return no(`${hero.id} never joins a unit.`, "dt.super.never-joins");
  if (hasOwnSkill(hero, "loner")) return no(`${hero.id} is a loner.`, "dt.skill.loner");
  if (heroCard.sidekickOf === unit.card) return null;
  if (hasOwnSkill(unit, "superhuman"))
    return no(`${unit.id} is a superhuman, and ${hero.id} is not the Sidekick.`, "dt.super.sidekick");
  if (!isKind(unit, "squad", "support"))
    return no(`${unit.id} is neither a squad nor a support weapon.`, "dt.hero.join-armour");
  const obstacles: Hindrance[] = [];
  if (heroCard.armour !== card.armour)
    obstacles.push(no(`${hero.id} has Armour ${heroCard.armour}, ${unit.id} ${card.armour}.`, "dt.hero.join-armour"));
  for (const [skill, kind, rule] of ownKind)
    if (hasOwnSkill(hero, skill) !== hasOwnSkill(unit, skill))
      obstacles.push(no(`${kind} join only their own kind.`, rule));
  if (obstacles.length === 0) return null;
  return no(obstacles.map(({ text }) => text).join(" "), ...obstacles.flatMap(({ cites }) => cites));
}

/** What keeps a hero on the table from joining a unit on it as they stand. dt.hero.join-distance */
export function joinObstacle(ctx: Ctx, hero: Unit, unit: Unit): Hindrance | null {
  const kind = kindObstacle(hero, unit);
  if (kind !== null) return kind;
  if (hero.waits === "spy") return no(`${hero.id} waits to be placed.`, "dt.skill.spy-waiting");
  if (hero.where === "off" && unit.where === "off") {
    const [hidden, other] = [hero.waits === "ambush", unit.waits === "ambush"];
    return hidden === other ? null : no("They are not held in ambush together.", "dt.ambush.with");
  }
  // in or on the same carrier they are together
  if (shareCarrier(hero, unit)) return null;
  if (!isOnTable(hero) || !isOnTable(unit))
    return no(`${hero.id} and ${unit.id} are not both on the table.`, "dt.hero.off-table");
  const cm = number(ctx, "dt.number.join");
  const [own] = figuresOf([hero]);
  if (own === undefined) return no(`${hero.id} is not there.`, "dt.hero.join-distance");
  const prism = prismOf(ctx.state, hero, own.miniature);
  const far = figuresOf([unit]).find(
    ({ miniature }) => !isWithinCm(ctx, prism, prismOf(ctx.state, unit, miniature), cm),
  );
  if (far !== undefined)
    return no(`${far.miniature.id} is more than ${cm} cm away from ${hero.id}.`, "dt.hero.join-distance");
  const seen = figuresOf([unit]).some(({ miniature }) =>
    sees(
      ctx,
      { unit: hero, prism },
      { unit, prism: prismOf(ctx.state, unit, miniature) },
      { except: [hero.id, unit.id] },
    ),
  );
  return seen ? null : { text: `${hero.id} has no line of sight to ${unit.id}.`, cites: ["dt.hero.join-distance"] };
}

/** Whether a hero has joined a unit in the activation or reaction that is under way. dt.hero.join-moment */
export const joinedWith = ({ state }: Ctx, hero: Unit): string | null => {
  for (const planned of [state.activation, state.reaction])
    if (planned !== null && planned.hero === hero.id) return planned.unit;
  return null;
};

/** A hero who has not activated may join a unit that an Officer or an observer has activate. dt.hero.join-moment, dt.hero.off-table */
export function* heroWith(ctx: Ctx, id: string): Rules<string | null> {
  const unit = unitById(ctx.state, id);
  const heroes = ctx.state.units.filter(
    (hero) => hero.side === unit.side && !hero.activated && joinObstacle(ctx, hero, unit) === null,
  );
  if (heroes.length === 0) return null;
  return yield* choose<string | null>(unit.side, { id: "dt.decide.join", text: `Does a hero join ${id}?`, piece: id }, [
    { id: "none", text: "Nobody", value: null },
    ...heroes.map((hero) => ({ id: hero.id, text: hero.id, value: hero.id })),
  ]);
}

/**
 * A unit as a target: with it a hero who could join it, or the unit the hero could join. The unit comes first, then the
 * hero. dt.hero.shared-target, dt.open.square-hero
 */
export function targetOf(ctx: Ctx, aimed: Unit): readonly Unit[] {
  // a sidekick with her superhuman: dt.super.sidekick
  const [hero] = heroesAt(ctx, aimed);
  if (hero !== undefined) return [aimed, hero];
  if (!isHero(aimed)) return [aimed];
  const with_ = unitNamed(ctx.state, joinedWith(ctx, aimed) ?? "");
  if (with_ !== undefined) return [with_, aimed];
  if (reading(ctx, "dt.open.square-hero") === "joined") return [aimed];
  const near = exposed(ctx.state).find((unit) => unit !== aimed && heroesAt(ctx, unit)[0]?.id === aimed.id);
  return near === undefined ? [aimed] : [near, aimed];
}

/** The heroes who count as one target with a unit; at most one. dt.hero.join-one */
function heroesAt(ctx: Ctx, unit: Unit): readonly Unit[] {
  const joined = exposed(ctx.state).filter((hero) => isHero(hero) && joinedWith(ctx, hero) === unit.id);
  if (joined.length > 0 || reading(ctx, "dt.open.square-hero") === "joined") return joined.slice(0, 1);
  return exposed(ctx.state)
    .filter((hero) => isHero(hero) && joinedWith(ctx, hero) === null && joinObstacle(ctx, hero, unit) === null)
    .slice(0, 1);
}
