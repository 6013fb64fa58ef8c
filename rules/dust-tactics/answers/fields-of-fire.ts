import { measured } from "../../geometry/index.ts";
import { charge, type FieldGround, impossible } from "../../kernel/index.ts";
import { isInArc, sees } from "../sight/index.ts";
import { type Arm, armsOf, emptyBy } from "../attack/index.ts";
import type { Prism } from "../table/bodies.ts";
import { stanceOf } from "../table/stances.ts";
import { bodyById } from "../book/body-sizes.ts";
import { isCloseCombat, weaponById } from "../book/weapons.ts";
import { groundOf } from "../table/ground.ts";
import { isAtLeastCm, isWithinCm, pointsInCm } from "../table/ranges.ts";
import type { Ctx } from "../table/context.ts";
import type { Figure } from "../table/units.ts";

const { centimetre } = measured;

/** What a unit has of a place at which a soldier would stand, and how well. dt.arc.front, dt.range.within */
const kinds = { "field of fire": "full", "in sight": "partial" } as const;
type Kind = keyof typeof kinds;

/** Degrees between the rays along which it is tried, and centimetres from trial to trial. */
const TURN = 9;
const STEP = 12;
/** Further than this a table is no longer looked at, in centimetres. */
const FURTHEST = 72;
/** So many miniatures of a unit look, those at its ends among them. */
const LOOKING = 2;
/** What a place takes, of each miniature that looks at it. */
const PLACE = 300;

const soldier = ((): { readonly radius: number; readonly top: number } => {
  const data = bodyById("soldier");
  if (data.kind !== "base") throw impossible("a soldier without a base");
  return { radius: Math.round(data.radius * centimetre), top: data.height * centimetre };
})();

/** A soldier at a place. */
function soldierAt(ctx: Ctx, at: measured.Place): Prism {
  const foot = groundOf(ctx.state).levelAt(at);
  const { radius, top } = soldier;
  return { body: measured.disc(at.x, at.y, radius), centre: at, foot, top: foot + top };
}

/** The weapons that a miniature could shoot with now. */
const shots = ({ unit, miniature }: Figure): readonly Arm[] =>
  armsOf(unit, miniature).filter(
    ({ weapon, crew }) => !crew && !isCloseCombat(weapon) && emptyBy(unit, miniature, weapon) === null,
  );

/** Whether a weapon could be fired at a place as far as range and field of fire go. dt.range.minimum */
function covers(ctx: Ctx, figure: Figure, { weapon, mount }: Arm, target: Prism): boolean {
  const { range } = weaponById(weapon);
  if (range === null) return false;
  const stance = stanceOf(ctx.state, figure);
  const { prism } = stance;
  const [least, most] = range;
  return (
    isWithinCm(ctx, prism, target, pointsInCm(ctx, most)) &&
    (least === 0 || isAtLeastCm(ctx, prism, target, pointsInCm(ctx, least))) &&
    isInArc(ctx, stance, mount, target)
  );
}

/**
 * The ground on which a soldier would be in range, in the field of fire and in sight of a weapon of these miniatures,
 * and that which they see; by the places of the middle of its base. dt.range.within, dt.arc.front, dt.los.any-line
 */
export function fieldsOfFire(ctx: Ctx, figures: readonly Figure[]): readonly FieldGround[] {
  const ends = figures.length <= LOOKING ? figures : [figures.slice(0, 1), figures.slice(-1)].flat();
  const armed = ends.map((figure) => ({ figure, arms: shots(figure), ...stanceOf(ctx.state, figure) }));
  const [first] = armed;
  if (first === undefined) return [];
  const { width, height } = ctx.state;
  const reach = measured.extentOf(first.prism.body).radius;
  const isOnTable = ({ x, y }: measured.Place): boolean => x >= 0 && y >= 0 && x <= width && y <= height;
  const holds = (at: measured.Place): Kind | null => {
    if (!isOnTable(at)) return null;
    const prism = soldierAt(ctx, at);
    let seen = false;
    for (const { figure, arms, ...from } of armed) {
      charge("squares", PLACE);
      const fires = arms.some((arm) => covers(ctx, figure, arm, prism));
      if ((seen && !fires) || !sees(ctx, from, { unit: null, prism }, { except: [from.unit.id] })) continue;
      if (fires) return "field of fire";
      seen = true;
    }
    return seen ? "in sight" : null;
  };
  const trial = {
    from: first.prism.centre,
    least: reach,
    most: FURTHEST * centimetre,
    turn: TURN,
    step: STEP * centimetre,
  };
  const inCm = (length: number): number => Math.round((length / centimetre) * 10) / 10;
  return [...measured.fieldAround(trial, holds)].map(([kind, outlines]) => ({
    kind,
    well: kinds[kind],
    outlines: outlines.map((outline) => outline.map(({ x, y }) => ({ x: inCm(x), y: inCm(y) }))),
  }));
}
