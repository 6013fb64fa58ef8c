import { charge } from "../../kernel/index.ts";
import { isInArc, partInArc, coverFrom, sees } from "../sight/index.ts";
import { stanceOf } from "../table/stances.ts";
import type { Mount } from "../book/card.ts";
import { hasRule, isCloseCombat, type WeaponId, weaponById } from "../book/weapons.ts";
import { acrossWalls } from "./reach.ts";
import { distanceOf, isAtLeastCm, isWithinCm, pointsInCm } from "../table/ranges.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, number, reading } from "../table/context.ts";
import { figuresOf, type Figure, hasToken, isInfantry } from "../table/units.ts";
import { boardSides } from "./sides.ts";

/** Who is left out of account where one attacks another: both of them stop no line. */
const exceptBoth = (a: Unit, b: Unit): readonly string[] => [a.id, b.id];

/** The work of one miniature that may be hit. */
const AIM = 6;

/** What one attack wants to know of its miniatures, each thing worked out once. */
export class Aim {
  readonly #ctx: Ctx;
  readonly #seen = new Map<string, boolean>();
  readonly #covered = new Map<string, boolean>();
  readonly #hidden = new Map<string, boolean>();

  /** Who looks instead of those who fire: an observer. dt.skill.observer-los */
  readonly viewer: Figure | null;

  constructor(ctx: Ctx, viewer: Figure | null = null) {
    this.#ctx = ctx;
    this.viewer = viewer;
  }

  /** Whether a miniature has a line of sight to another, camouflage left aside. */
  lineTo(firing: Figure, to: Figure, artillery = false): boolean {
    return this.#line(this.viewer ?? firing, to, { artillery });
  }

  #line(from: Figure, to: Figure, { artillery }: { readonly artillery: boolean }): boolean {
    const key = `${from.miniature.id} ${to.miniature.id} ${artillery}`;
    let isInLine = this.#seen.get(key);
    if (isInLine === undefined) {
      const { state } = this.#ctx;
      const [stance, other] = [stanceOf(state, from), stanceOf(state, to)];
      isInLine = sees(this.#ctx, stance, other, { except: exceptBoth(stance.unit, other.unit), artillery });
      this.#seen.set(key, isInLine);
    }
    return isInLine;
  }

  /**
   * Whether a miniature sees something of another that lies in the field of fire of its weapon; an observer's line is
   * free of the weapon's arc. dt.open.arc-test, dt.skill.observer-los
   */
  seesInArc(from: Figure, mount: Mount | null, to: Figure, artillery = false): boolean {
    if (!this.sees(from, to, artillery) || !this.inArc(from, mount, to)) return false;
    if (this.viewer !== null || mount === null || mount === "turret") return true;
    const { state } = this.#ctx;
    const [stance, other] = [stanceOf(state, from), stanceOf(state, to)];
    const part = partInArc(this.#ctx, stance, mount, other.prism);
    if (part === null || part === other.prism) return part !== null;
    const except = exceptBoth(stance.unit, other.unit);
    return sees(this.#ctx, stance, { unit: other.unit, prism: part }, { except, artillery });
  }

  /** Whether it may be attacked by sight: a line, and no camouflage that hides it. dt.skill.camouflage */
  sees(from: Figure, to: Figure, artillery = false): boolean {
    if (!this.lineTo(from, to, artillery)) return false;
    // what is hidden is hidden from any viewer: dt.skill.observer-los
    const eye = this.viewer ?? from;
    switch (reading(this.#ctx, "dt.open.camouflage-mutual")) {
      case "one-way":
        return !this.isHidden(eye, to.unit);
      // sight is mutual: a line one way is a line back
      case "mutual":
        return true;
      case "neither":
        return !this.isHidden(eye, to.unit) && !this.isHidden(to, eye.unit);
    }
  }

  /** Camouflage hides a unit that is in cover from an enemy 30 cm or more away. dt.skill.camouflage */
  isHidden(from: Figure, unit: Unit): boolean {
    if (!hasToken(unit, "camouflaged") || unit.side === from.unit.side) return false;
    const key = `${from.miniature.id} ${unit.id}`;
    let isHidden = this.#hidden.get(key);
    if (isHidden === undefined) {
      const cm = number(this.#ctx, "dt.number.camouflage");
      const near = figuresOf([unit]).some((to) => !this.#isAtLeast(from, to, cm));
      const covered = (to: Figure): boolean => this.#isCovered(from, to, this.#line(from, to, { artillery: false }));
      this.#hidden.set(key, (isHidden = !near && this.#mostlyIn(figuresOf([unit]), covered)));
    }
    return isHidden;
  }

  #isAtLeast(from: Figure, to: Figure, cm: number): boolean {
    const { state } = this.#ctx;
    return isAtLeastCm(this.#ctx, stanceOf(state, from).prism, stanceOf(state, to).prism, cm);
  }

  /** Whether a miniature is in cover from another; one that is not seen is. dt.save.cover-test, dt.save.no-los-cover */
  inCover(firing: Figure, to: Figure, artillery = false): boolean {
    const from = this.#judge(firing);
    if (from === null) return false;
    return this.#isCovered(from, to, this.lineTo(firing, to, artillery));
  }

  #isCovered(from: Figure, to: Figure, seen: boolean): boolean {
    const key = `${from.miniature.id} ${to.miniature.id} ${seen}`;
    let isInCover = this.#covered.get(key);
    if (isInCover === undefined) {
      const { state } = this.#ctx;
      const [stance, other] = [stanceOf(state, from), stanceOf(state, to)];
      // the cover of riders is that of their vehicle: dt.rider.target
      isInCover = !seen || coverFrom(this.#ctx, stance, other, isInfantry(other.unit)) !== null;
      this.#covered.set(key, isInCover);
    }
    return isInCover;
  }

  /** From where cover is judged of what an observer sees; null where nobody is in cover. dt.open.observer-cover */
  #judge(firing: Figure): Figure | null {
    if (this.viewer === null) return firing;
    switch (reading(this.#ctx, "dt.open.observer-cover")) {
      case "from-observer":
        return this.viewer;
      case "from-artillery":
        return firing;
      case "never":
        return null;
    }
  }

  /**
   * Whether a target has cover from a miniature: half of its infantry or more; a dozer blade that is down counts as
   * cover. dt.save.half-unit, dt.veh.dozer-cover
   */
  unitInCover(from: Figure, together: readonly Unit[], artillery = false): boolean {
    return this.#mostlyIn(figuresOf(together), (to) => this.inCover(from, to, artillery));
  }

  #mostlyIn(figures: readonly Figure[], inCover: (to: Figure) => boolean): boolean {
    if (figures.some((to) => hasToken(stanceOf(this.#ctx.state, to).unit, "dozer"))) return true;
    return figures.filter(inCover).length * 2 >= figures.length && figures.length > 0;
  }

  /** Whether a weapon reaches from one miniature to another. dt.range.within, dt.range.minimum, dt.range.close-combat */
  reaches(from: Figure, to: Figure, weapon: WeaponId): boolean {
    const ctx = this.#ctx;
    const prism = stanceOf(ctx.state, from).prism;
    const other = stanceOf(ctx.state, to).prism;
    const { range } = weaponById(weapon);
    if (range === null) return isWithinCm(ctx, prism, other, number(ctx, "dt.number.close-combat"));
    const [least, most] = range;
    return (
      isWithinCm(ctx, prism, other, pointsInCm(ctx, most)) &&
      (least === 0 || isAtLeastCm(ctx, prism, other, pointsInCm(ctx, least)))
    );
  }

  /** Whether a target is in the field of fire; units aboard fire from either side. dt.carry.fire-sides */
  inArc(from: Figure, mount: Mount | null, to: Figure): boolean {
    const { state } = this.#ctx;
    const stance = stanceOf(state, from);
    const { prism } = stanceOf(state, to);
    const mounts = mount === null && stance.unit !== from.unit ? boardSides : [mount];
    return mounts.some((side) => isInArc(this.#ctx, stance, side, prism));
  }

  /**
   * Whether C weapons get from one miniature to another: 5 cm and in sight, or by the openings of a fortification.
   * dt.cc.reach, dt.fort.cc-reach
   */
  fights(from: Figure, to: Figure, weapon: WeaponId): boolean {
    const { state } = this.#ctx;
    const across = acrossWalls(this.#ctx, stanceOf(state, from).prism, stanceOf(state, to).prism);
    return across === "none" ? this.reaches(from, to, weapon) && this.sees(from, to) : across === "open";
  }

  /** The miniatures of a target that a miniature can hit with a weapon: in arc, range and sight. dt.dmg.valid-only */
  hittable(from: Figure, mount: Mount | null, weapon: WeaponId, together: readonly Unit[]): readonly Figure[] {
    const artillery = hasRule(weapon, "artillery");
    const close = isCloseCombat(weapon);
    for (const { miniatures } of together) charge("candidates", AIM * miniatures.length);
    const meets = (to: Figure): boolean =>
      close
        ? this.inArc(from, mount, to) && this.fights(from, to, weapon)
        : this.reaches(from, to, weapon) && this.seesInArc(from, mount, to, artillery);
    return figuresOf(together).filter(meets);
  }

  /** The miniature of a target that is nearest, and how far away it is, in lattice units. dt.range.per-miniature */
  nearest(from: Figure, together: readonly Unit[]): { readonly to: Figure; readonly distance: number } | null {
    const { state } = this.#ctx;
    const prism = stanceOf(state, from).prism;
    let nearest: { to: Figure; distance: number } | null = null;
    for (const to of figuresOf(together)) {
      const distance = distanceOf(this.#ctx, prism, stanceOf(state, to).prism);
      if (nearest === null || distance < nearest.distance) nearest = { to, distance };
    }
    return nearest;
  }
}
