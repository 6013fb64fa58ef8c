import { isCloseCombat, type WeaponId } from "../data/weapons.ts";
import { targetOf } from "../heroes.ts";
import type { Unit } from "../state.ts";
import { choose, type G, reading, record, type Rules } from "../table.ts";
import { shakenBy } from "../tokens.ts";
import { type Figure, figuresOf, hasSkill, isAircraft, isOnBoard, type Together } from "../units.ts";
import { Aim } from "./aim.ts";
import { armsOf, emptyBy } from "./arms.ts";
import { type Unsaved, sufferHits } from "./damage.ts";
import { type Firer, ratingFor, type Volley } from "./orders.ts";
import { type Burst, type Fight, rollVolley } from "./rolling.ts";
import { isExposed } from "../carrying/standing.ts";
import { shakeOffRiders } from "./shaking.ts";
import { saved } from "./saves.ts";
import { payFor } from "./paying.ts";

/** What a miniature strikes back with: the C weapon with the most dice against the attacker, or standard weapons. */
function weaponAgainst(g: G, figure: Figure, attacker: Unit, standard: boolean): WeaponId | null {
  let best: { weapon: WeaponId; worth: number } | null = null;
  if (isAircraft(figure.unit)) return null;
  const arms: readonly WeaponId[] = standard
    ? ["standard"]
    : armsOf(figure.unit, figure.miniature).map(({ weapon }) => weapon);
  for (const weapon of arms) {
    if (!isCloseCombat(weapon) || emptyBy(figure.unit, figure.miniature, weapon) !== null) continue;
    const rating = ratingFor(g, weapon, attacker);
    if (rating === null) continue;
    const worth = rating.dice * (rating.damage === "all" ? 10 : rating.damage);
    if (best === null || worth > best.worth) best = { weapon, worth };
  }
  return best?.weapon ?? null;
}

/** The volleys of a unit that strikes back at those who attack it. dt.cc.reach, dt.cc.retaliate */
function volleysBack(g: G, aim: Aim, defenders: Together, attackers: Together, standard: boolean): readonly Volley[] {
  const [aimed] = attackers;
  if (aimed === undefined) return [];
  const byWeapon = new Map<WeaponId, Firer[]>();
  for (const figure of figuresOf(defenders)) {
    if (shakenBy(figure.unit) !== null || figure.unit.abandoned) continue;
    const weapon = weaponAgainst(g, figure, aimed, standard);
    if (weapon === null || aim.hittable(figure, null, weapon, attackers).length === 0) continue;
    // of a crew's standard weapons there is one for each point of damage left: dt.veh.crew-cc
    const arms = armsOf(figure.unit, figure.miniature).filter((one) => one.weapon === weapon);
    const firer = { figure, mount: null, times: Math.max(1, ...arms.map(({ times }) => times)) };
    const known = byWeapon.get(weapon);
    if (known === undefined) byWeapon.set(weapon, [firer]);
    else known.push(firer);
  }
  return [...byWeapon].map(([weapon, firers]) => ({
    shot: { weapon, target: aimed.id },
    weapon,
    firers,
    aimed,
    together: attackers,
    blast: false,
  }));
}

/** Lets a unit strike back with its C weapons, with standard weapons, or not at all. dt.cc.retaliate */
function* strikesBack(g: G, defenders: Together, attackers: Together): Rules<Fight | null> {
  const aim = new Aim(g);
  const own = volleysBack(g, aim, defenders, attackers, false);
  const standard = volleysBack(g, aim, defenders, attackers, true);
  const [unit] = defenders;
  const [attacker] = attackers;
  if (unit === undefined || attacker === undefined || own.length + standard.length === 0) return null;
  const same = own.every(({ weapon }) => weapon === "standard");
  const volleys = yield* choose<readonly Volley[]>(
    unit.side,
    { id: "dt.decide.strike-back", text: `Does ${unit.id} strike back at ${attacker.id}?`, piece: unit.id },
    [
      { id: "own", text: "With its C weapons", value: own },
      ...(same ? [] : [{ id: "standard", text: "With standard weapons", value: standard }]),
      { id: "none", text: "No", value: [] },
    ],
  );
  if (volleys.length === 0) return null;
  record(
    g,
    { event: "struck-back", unit: unit.id, against: attacker.id },
    "dt.cc.retaliate",
    "dt.cc.sustained-retaliate",
    "dt.cc.reach",
  );
  payFor(g, volleys);
  return { aim, actors: defenders, volleys, sustained: false, spirited: false, lucky: false, strikesBack: true };
}

/** Rolls all volleys of a fight; the hits with what saves left of them. */
export function* fought(
  g: G,
  fight: Fight,
): Rules<{ readonly bursts: readonly Burst[]; readonly unsaved: readonly Unsaved[] }> {
  const bursts: Burst[] = [];
  for (const volley of fight.volleys) bursts.push(...(yield* rollVolley(g, fight, volley)));
  const unsaved: Unsaved[] = [];
  for (const burst of bursts) unsaved.push({ burst, hits: yield* saved(g, burst) });
  return { bursts, unsaved };
}

/** Whether a side of a close combat strikes first. dt.skill.first-strike */
const strikesFirst = (together: Together): boolean => together.some((unit) => hasSkill(unit, "first strike", together));

/**
 * Close combat: the attacker's C weapons, the defenders strike back before those casualties are removed, and all are
 * removed together; whoever has First Strike goes before. What was hit. dt.cc.together, dt.cc.after-ranged
 */
export function* closeCombat(g: G, fight: Fight): Rules<readonly Burst[]> {
  const attackers = fight.actors;
  const bursts: Burst[] = [];
  const units = [...new Set(fight.volleys.map(({ aimed }) => aimed))].map((aimed) => targetOf(g, aimed));
  // those who strike first do so before anything of the other side is rolled
  const early = units.filter((together) => strikesFirst(together) && !strikesFirst(attackers));
  for (const together of early) {
    const back = yield* strikesBack(g, together, attackers);
    if (back === null) continue;
    const result = yield* fought(g, back);
    bursts.push(...result.bursts);
    yield* removed(g, result.unsaved);
  }
  const volleys = fight.volleys
    .map((volley) => ({ ...volley, firers: volley.firers.filter(({ figure }) => isThere(figure)) }))
    .filter(({ firers }) => firers.length > 0);
  const attack = yield* fought(g, { ...fight, volleys });
  bursts.push(...attack.bursts);
  if (strikesFirst(attackers)) yield* removed(g, attack.unsaved);
  const later: Unsaved[] = strikesFirst(attackers) ? [] : [...attack.unsaved];
  for (const together of units) {
    if (early.includes(together)) continue;
    const back = yield* strikesBack(
      g,
      together.filter((unit) => isExposed(g.state, unit)),
      attackers,
    );
    if (back === null) continue;
    const result = yield* fought(g, back);
    bursts.push(...result.bursts);
    later.push(...result.unsaved);
  }
  yield* removed(g, later);
  return reading(g, "dt.open.strike-back-token") === "yes"
    ? bursts
    : bursts.filter(({ target }) => !attackers.includes(target));
}

/** Casualties of C weapons are removed; what hits a vehicle shakes off its riders. dt.cc.together, dt.rider.shaken-off */
function* removed(g: G, unsaved: readonly Unsaved[]): Rules {
  yield* shakeOffRiders(g, unsaved);
  yield* sufferHits(g, unsaved);
}

/** Whether a miniature is still there. */
export const isThere = ({ unit, miniature }: Figure): boolean => isOnBoard(unit) && unit.miniatures.includes(miniature);
