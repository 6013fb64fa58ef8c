import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { isCloseCombat, type WeaponId } from "../book/weapons.ts";
import { targetOf } from "../activation/index.ts";
import type { Unit } from "../table/state.ts";
import { choose, type Ctx, reading, record, type Rules } from "../table/context.ts";
import { drop, shakenBy } from "../table/tokens.ts";
import { cardOf, type Figure, figuresOf, hasOwnSkill, isIdle, isOnBoard, type CombinedUnit } from "../table/units.ts";
import { Aim } from "./aim.ts";
import { type Arm, armsOf, boxesLeft, emptyBy } from "./arms.ts";
import { isDying, stuns, type Unsaved, sufferHits } from "./damage.ts";
import { ratingFor } from "./shot-fields.ts";
import type { Firer, Volley } from "./volley.ts";
import type { Burst, Fight } from "./fight.ts";
import { rollVolley } from "./rolling.ts";
import { firesFrom, isExposed } from "../table/stances.ts";
import { shakeOffRiders } from "./shaking.ts";
import { stun } from "./stunning.ts";
import { boardSides, Sides } from "./sides.ts";
import { saved } from "./saves.ts";
import { payFor } from "./paying.ts";

/** The open points on which it hangs whether a unit strikes back. dt.open.token-timing */
type PointsOfBack = ReadonlyMap<Unit, readonly Citation[]>;

/** With what a unit strikes back: its C weapons, those without a limit, standard weapons, or its crew's. */
const waysBack = ["own", "sparing", "standard", "crew"] as const;

type WayBack = (typeof waysBack)[number];

const wayTexts: Readonly<Record<WayBack, string>> = {
  own: "With its C weapons",
  sparing: "With its C weapons, ammunition spared",
  standard: "With standard weapons",
  crew: "With its crew",
};

/** What a C weapon is worth against an attacker: its dice and their damage. */
function worthOf(ctx: Ctx, { weapon }: Arm, attacker: Unit): number {
  const rating = ratingFor(ctx, weapon, attacker);
  if (rating === null) return 0;
  return rating.dice * (rating.damage === "all" ? 10 : rating.damage);
}

/**
 * The C weapons a miniature strikes back with: a soldier with the best one, all others with all of theirs; whoever has
 * none that does anything, with standard weapons. dt.cc.retaliate, dt.cc.standard-weapons, dt.cc.aircraft-none
 */
function armsBack(ctx: Ctx, { unit, miniature }: Figure, attacker: Unit, way: WayBack): readonly Arm[] {
  const usable = armsOf(unit, miniature).filter(
    (arm) =>
      isCloseCombat(arm.weapon) && emptyBy(unit, miniature, arm.weapon) === null && worthOf(ctx, arm, attacker) > 0,
  );
  const standard = usable.filter(({ weapon, crew }) => weapon === "standard" && !crew);
  if (way === "crew") return usable.filter(({ crew }) => crew);
  if (way === "standard") return standard;
  const own = usable.filter(
    ({ weapon, crew }) => weapon !== "standard" && !crew && (way === "own" || boxesLeft(miniature, weapon) === null),
  );
  if (own.length === 0) return standard;
  const isSoldier = cardOf(unit).soldiers !== null;
  return isSoldier ? own.toSorted((a, b) => worthOf(ctx, b, attacker) - worthOf(ctx, a, attacker)).slice(0, 1) : own;
}

/** The volleys of a unit that strikes back at those who attack it. dt.cc.reach, dt.cc.retaliate */
function volleysBack(
  ctx: Ctx,
  aim: Aim,
  defenders: CombinedUnit,
  attackers: CombinedUnit,
  way: WayBack,
): readonly Volley[] {
  const [aimed] = attackers;
  if (aimed === undefined) return [];
  const byWeapon = new Map<WeaponId, Firer[]>();
  const sides = new Sides(ctx);
  for (const figure of figuresOf(defenders)) {
    if (shakenBy(figure.unit) !== null || isIdle(figure.unit)) continue;
    // riders strike from the sides of their vehicle, no more from each than may: dt.carry.fire-sides, dt.open.rider-blades
    const riding = firesFrom(ctx.state, figure.unit) !== null;
    for (const arm of armsBack(ctx, figure, aimed, way)) {
      const { weapon, times } = arm;
      const mount = (riding ? boardSides : [arm.mount]).find(
        (side) => aim.hittable(figure, side, weapon, attackers).length > 0 && sides.roomFor(figure, weapon, side) > 0,
      );
      if (mount === undefined) continue;
      sides.fires(figure, weapon, mount, times);
      byWeapon.set(weapon, [...(byWeapon.get(weapon) ?? []), { figure, mount, times }]);
    }
  }
  return [...byWeapon].map(([weapon, firers]) => ({
    shot: { weapon, target: aimed.id },
    weapon,
    firers,
    aimed,
    targetUnits: attackers,
    blast: false,
  }));
}

/** Volleys as they may be told from others: who fires what. */
const told = (volleys: readonly Volley[]): string =>
  JSON.stringify(
    volleys.map(({ weapon, firers }) => [weapon, firers.map(({ figure, times }) => [figure.miniature.id, times])]),
  );

/**
 * Lets a unit strike back with its C weapons, with standard weapons, or not at all. dt.cc.retaliate,
 * dt.cc.sustained-retaliate
 */
function* strikesBack(
  ctx: Ctx,
  defenders: CombinedUnit,
  attackers: CombinedUnit,
  points: readonly Citation[],
): Rules<Fight | null> {
  const aim = new Aim(ctx);
  const [unit] = defenders;
  const [attacker] = attackers;
  if (unit === undefined || attacker === undefined) return null;
  const seen = new Set<string>([told([])]);
  const options = waysBack.flatMap((way) => {
    const volleys = volleysBack(ctx, aim, defenders, attackers, way);
    const key = told(volleys);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ id: way, text: wayTexts[way], value: volleys }];
  });
  if (options.length === 0) return null;
  const volleys = yield* choose<readonly Volley[]>(
    unit.side,
    { id: "dt.decide.strike-back", text: `Does ${unit.id} strike back at ${attacker.id}?`, piece: unit.id },
    [...options, { id: "none", text: "No", value: [] }],
  );
  if (volleys.length === 0) return null;
  record(ctx, {
    event: "struck-back",
    unit: unit.id,
    against: attacker.id,
    cites: ["dt.cc.retaliate", "dt.cc.sustained-retaliate", "dt.cc.reach", ...points],
  });
  payFor(ctx, volleys);
  // by that reading it is an ATTACK: dt.open.strike-back-token
  if (reading(ctx, "dt.open.strike-back-token") === "yes")
    for (const other of new Set(volleys.flatMap(({ firers }) => firers.map(({ figure }) => figure.unit))))
      drop(ctx, other, "camouflaged", "it strikes back", "dt.skill.camouflage-ends", "dt.open.strike-back-token");
  const same = { sustained: false, spirited: false, lucky: false, single: false };
  return { aim, actors: defenders, volleys, ...same, strikesBack: true };
}

/** What all volleys of a fight came to: the hits, and what saves left of them. */
interface Fought {
  readonly bursts: readonly Burst[];
  readonly unsaved: readonly Unsaved[];
}

/** Rolls all volleys of a fight; the hits with what saves left of them. */
export function* rollFight(ctx: Ctx, fight: Fight): Rules<Fought> {
  const bursts: Burst[] = [];
  for (const volley of fight.volleys) bursts.push(...(yield* rollVolley(ctx, fight, volley)));
  const unsaved: Unsaved[] = [];
  for (const burst of bursts) unsaved.push({ burst, hits: yield* saved(ctx, burst) });
  return { bursts, unsaved };
}

/** Whether a unit's own C attacks come first: the skill is shared by nobody. dt.skill.first-strike, dt.skill.nobody-shares */
const isSwift = (unit: Unit): boolean => hasOwnSkill(unit, "first strike");

const isSlow = (unit: Unit): boolean => !isSwift(unit);

/** One round of close combat: those of both sides whose turn it is, their casualties removed together. dt.cc.together */
function* clash(
  ctx: Ctx,
  fight: Fight,
  units: readonly CombinedUnit[],
  { strikes, points }: { readonly strikes: (unit: Unit) => boolean; readonly points: PointsOfBack },
): Rules<readonly Unsaved[]> {
  const volleys = fight.volleys
    .map((volley) => ({
      ...volley,
      firers: volley.firers.filter(({ figure }) => isThere(figure) && strikes(figure.unit)),
      together: volley.targetUnits.filter((unit) => isStanding(ctx, unit)),
    }))
    .filter(({ firers, together }) => firers.length > 0 && together.length > 0);
  const attack = yield* rollFight(ctx, { ...fight, volleys });
  const unsaved = [...attack.unsaved];
  const stunsNow = reading(ctx, "dt.open.grapple-strike-back") === "stunned-at-once";
  if (stunsNow) stun(ctx, attack.unsaved);
  for (const together of units) {
    const defenders = together.filter((unit) => isStanding(ctx, unit) && strikes(unit));
    const attackers = fight.actors.filter((unit) => isStanding(ctx, unit));
    const back =
      defenders.length === 0
        ? null
        : yield* strikesBack(ctx, defenders, attackers, [
            ...defenders.flatMap((unit) => points.get(unit) ?? []),
            ...citeIf(
              attack.bursts.some((burst) => burst.hits > 0 && stuns(burst) !== null),
              "dt.open.grapple-strike-back",
            ),
          ]);
    if (back === null) continue;
    const result = yield* rollFight(ctx, { ...back, ...(fight.first === true && { first: true }) });
    unsaved.push(...result.unsaved);
  }
  yield* removed(ctx, unsaved, fight.first === true);
  // those who strike first are done before the others strike: dt.skill.first-strike
  if (!stunsNow && fight.first === true) stun(ctx, attack.unsaved);
  return unsaved;
}

/**
 * Close combat: the attacker's C weapons, the defenders strike back before those casualties are removed, and all are
 * removed together; whoever has First Strike goes before. The hits of both sides with what saves left of them.
 * dt.cc.together, dt.cc.after-ranged
 */
export function* closeCombat(ctx: Ctx, fight: Fight, points: PointsOfBack): Rules<readonly Unsaved[]> {
  const units = [...new Set(fight.volleys.map(({ aimed }) => aimed))].map((aimed) => targetOf(ctx, aimed));
  // dt.skill.first-strike
  if (![...fight.actors, ...units.flat()].some(isSwift))
    return yield* clash(ctx, fight, units, { strikes: () => true, points });
  const swift = yield* clash(ctx, { ...fight, first: true }, units, { strikes: isSwift, points });
  return [...swift, ...(yield* clash(ctx, fight, units, { strikes: isSlow, points }))];
}

/** Casualties of C weapons are removed; what hits a vehicle shakes off its riders. dt.cc.together, dt.rider.shaken-off */
function* removed(ctx: Ctx, unsaved: readonly Unsaved[], followed: boolean): Rules {
  yield* shakeOffRiders(ctx, unsaved, followed);
  yield* sufferHits(ctx, unsaved, { followed });
}

/** Whether a miniature is still there. */
export const isThere = ({ unit, miniature }: Figure): boolean =>
  isOnBoard(unit) && !isDying(unit) && unit.miniatures.includes(miniature);

/** Whether a unit can be attacked still: nobody fights the dead, though they may yet cheat death. dt.skill.cheat-death */
export const isStanding = (ctx: Ctx, unit: Unit): boolean => isExposed(ctx.state, unit) && !isDying(unit);
