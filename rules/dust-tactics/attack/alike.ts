import type { Citation } from "../book/citation.ts";
import { hasRule, isCloseCombat, type WeaponId } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, reading } from "../table/context.ts";
import {
  cardOf,
  type Figure,
  figuresOf,
  hasOwnSkill,
  hasSkill,
  isAircraft,
  isHero,
  isVehicle,
} from "../table/units.ts";
import type { Fight } from "./fight.ts";
import type { Firer } from "./volley.ts";

/** What makes TARGET a hit for a miniature's weapon, if anything does. dt.skill.take-aim, dt.weapon.power-scopes */
function targetHits(
  ctx: Ctx,
  fight: Fight,
  { unit, miniature }: Figure,
  weapon: WeaponId,
  target: Unit,
): Citation | null {
  const { actors, sustained, spirited, strikesBack } = fight;
  const close = isCloseCombat(weapon);
  const card = cardOf(unit);
  // dt.skill.expert: it names the hero only
  if (isHero(unit) && card.expert === weapon) return "dt.skill.expert";
  if (
    isVehicle(unit) &&
    isAircraft(target) &&
    ctx.state.alerts.some(({ side, aircraft }) => side === unit.side && aircraft === target.id)
  )
    return "dt.veh.air-alert";
  if (strikesBack) return null;
  if (spirited) return "dt.skill.fighting-spirit";
  if (!sustained) return null;
  if (isHero(unit) && !close && hasOwnSkill(unit, "take aim")) return "dt.skill.take-aim";
  if (hasRule(weapon, "power scopes")) return "dt.weapon.power-scopes";
  if (hasRule(weapon, "sniper")) {
    const spotter = figuresOf(actors).find((figure) => figure.miniature.role === "spotter");
    const idle =
      spotter !== undefined &&
      spotter.miniature.id !== miniature.id &&
      !fight.volleys.some(({ firers }) => firers.some(({ figure }) => figure.miniature.id === spotter.miniature.id));
    if (idle) return "dt.weapon.spotter";
  }
  return null;
}

/** Why the misses of a miniature's weapon are re-rolled, if they are. dt.hit.sustained-reroll */
function rerollCitation(fight: Fight, { unit }: Figure, weapon: WeaponId): Citation | null {
  if (fight.strikesBack) return null;
  if (fight.sustained) return "dt.hit.sustained-reroll";
  if (fight.lucky && isHero(unit) && hasOwnSkill(unit, "lucky")) return "dt.skill.lucky";
  return hasRule(weapon, "wire-guided") && fight.single ? "dt.weapon.wire-guided" : null;
}

/** Whether a hero's luck re-rolls what a SUSTAINED ATTACK has re-rolled in vain. dt.skill.lucky, dt.open.lucky-sustained */
const rerollsTwice = (ctx: Ctx, { sustained, lucky, strikesBack }: Fight, { unit }: Figure): boolean =>
  sustained &&
  lucky &&
  !strikesBack &&
  hasOwnSkill(unit, "lucky") &&
  reading(ctx, "dt.open.lucky-sustained") === "again";

/** Why each hit of a weapon rolls another die, whoever fires it. dt.weapon.laser, dt.weapon.cutting */
function chainOf(weapon: WeaponId): Citation | null {
  if (hasRule(weapon, "laser")) return "dt.weapon.laser";
  return hasRule(weapon, "cutting") ? "dt.weapon.cutting" : null;
}

/**
 * Why each hit of a hero rolls another die: a skill of their own, for them alone. dt.skill.hero-keeps,
 * dt.skill.berserk, dt.skill.killing-spree
 */
function ownChain(unit: Unit, weapon: WeaponId): Citation | null {
  if (!isHero(unit)) return null;
  if (isCloseCombat(weapon)) return hasOwnSkill(unit, "berserk") ? "dt.skill.berserk" : null;
  return hasOwnSkill(unit, "killing spree") ? "dt.skill.killing-spree" : null;
}

/** Why each hit of a miniature's weapon rolls another die, if it does. */
const chains = ({ unit }: Figure, weapon: WeaponId): Citation | null => chainOf(weapon) ?? ownChain(unit, weapon);

/** Whether the weapon and the hero each grant a further die. dt.open.two-chains */
export const hasTwoChains = ({ unit }: Figure, weapon: WeaponId): boolean =>
  chainOf(weapon) !== null && ownChain(unit, weapon) !== null;

/** How many further dice each hit rolls: two where the weapon and the hero each grant one, by that reading. dt.open.two-chains */
const furtherDice = (ctx: Ctx, figure: Figure, weapon: WeaponId): 1 | 2 =>
  hasTwoChains(figure, weapon) && reading(ctx, "dt.open.two-chains") === "both" ? 2 : 1;

/** Firers whose dice are rolled in the same way. */
export interface Group {
  readonly firers: Firer[];
  readonly cover: boolean;
  /** Whether some of the target are in cover because no line reaches them. dt.save.no-los-cover */
  readonly unseen: boolean;
  readonly target: Citation | null;
  readonly again: Citation | null;
  /** Whether what misses again is re-rolled once more. dt.open.lucky-sustained */
  readonly twice: boolean;
  readonly chain: Citation | null;
  /** How many further dice each hit rolls where it rolls any. dt.open.two-chains */
  readonly further: 1 | 2;
}

/** Firers by what their dice do and by whether the target is in cover from them. dt.save.split-attackers */
export function groupsOf(
  ctx: Ctx,
  fight: Fight,
  weapon: WeaponId,
  firers: readonly Firer[],
  together: readonly Unit[],
): readonly Group[] {
  const [target] = together;
  const groups = new Map<string, Group>();
  for (const firer of firers) {
    if (target === undefined) break;
    const { figure } = firer;
    // C weapons leave no save; whether there is cover matters to Defensive Tactics alone
    const matters = !isCloseCombat(weapon) || together.some((unit) => hasSkill(unit, "defensive tactics", together));
    const cover = matters && fight.aim.unitInCover(figure, together, hasRule(weapon, "artillery"));
    const hitsToo = targetHits(ctx, fight, figure, weapon, target);
    const again = rerollCitation(fight, figure, weapon);
    const twice = rerollsTwice(ctx, fight, figure);
    const chain = chains(figure, weapon);
    const further = furtherDice(ctx, figure, weapon);
    const key = `${cover} ${hitsToo} ${again} ${twice} ${chain} ${further}`;
    const cached = groups.get(key);
    const isSeen = (to: Figure): boolean => fight.aim.lineTo(figure, to, hasRule(weapon, "artillery"));
    const unseen = cover && !figuresOf(together).every(isSeen);
    const alike = { cover, unseen, target: hitsToo, again, twice, chain, further };
    if (cached === undefined) groups.set(key, { firers: [firer], ...alike });
    else cached.firers.push(firer);
  }
  return [...groups.values()];
}
