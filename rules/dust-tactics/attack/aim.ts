import { isInArc, partInArc } from "../arcs.ts";
import { prismOf } from "../bodies.ts";
import type { Mount } from "../data/card.ts";
import { hasRule, type WeaponId, weaponNamed } from "../data/weapons.ts";
import { distanceOf, isAtLeastCm, isWithinCm, pointsInCm } from "../ranges.ts";
import { coverFrom } from "../sight/cover.ts";
import { sees } from "../sight/seeing.ts";
import type { Unit } from "../state.ts";
import { type G, number, reading } from "../table.ts";
import { figuresOf, type Figure, hasToken, isInfantry } from "../units.ts";

/** Who is left out of account where one attacks another: both of them stop no line. */
const exceptBoth = (a: Unit, b: Unit): readonly string[] => [a.id, b.id];

/** What one attack wants to know of its miniatures, each thing worked out once. */
export class Aim {
  readonly #g: G;
  readonly #seen = new Map<string, boolean>();
  readonly #covered = new Map<string, boolean>();
  readonly #hidden = new Map<string, boolean>();

  /** Who looks instead of those who fire: an observer. dt.skill.observer-los */
  readonly viewer: Figure | null;

  constructor(g: G, viewer: Figure | null = null) {
    this.#g = g;
    this.viewer = viewer;
  }

  /** Whether a miniature has a line of sight to another, camouflage left aside. */
  lineTo(firing: Figure, to: Figure, artillery = false): boolean {
    const from = this.viewer ?? firing;
    const key = `${from.miniature.id} ${to.miniature.id} ${artillery}`;
    let found = this.#seen.get(key);
    if (found === undefined) {
      const { state } = this.#g;
      const one = { unit: from.unit, prism: prismOf(state, from.unit, from.miniature) };
      const other = { unit: to.unit, prism: prismOf(state, to.unit, to.miniature) };
      found = sees(this.#g, one, other, { except: exceptBoth(from.unit, to.unit), artillery });
      this.#seen.set(key, found);
    }
    return found;
  }

  /**
   * Whether a miniature sees something of another that lies in the field of fire of its weapon; an observer's line is
   * free of the weapon's arc. dt.open.arc-test, dt.skill.observer-los
   */
  seesInArc(from: Figure, mount: Mount | null, to: Figure, artillery = false): boolean {
    if (!this.sees(from, to, artillery) || !this.inArc(from, mount, to)) return false;
    if (this.viewer !== null || mount === null || mount === "turret") return true;
    const { state } = this.#g;
    const whole = prismOf(state, to.unit, to.miniature);
    const part = partInArc(this.#g, from.unit, from.miniature, mount, whole);
    if (part === null || part === whole) return part !== null;
    const one = { unit: from.unit, prism: prismOf(state, from.unit, from.miniature) };
    return sees(this.#g, one, { unit: to.unit, prism: part }, { except: exceptBoth(from.unit, to.unit), artillery });
  }

  /** Whether it may be attacked by sight: a line, and no camouflage that hides it. dt.skill.camouflage */
  sees(from: Figure, to: Figure, artillery = false): boolean {
    if (!this.lineTo(from, to, artillery)) return false;
    switch (reading(this.#g, "dt.open.camouflage-mutual")) {
      case "one-way":
        return !this.#isHidden(from, to.unit);
      // whoever sees is seen: a line one way is a line back
      case "mutual":
        return true;
      case "neither":
        return !this.#isHidden(from, to.unit) && !this.#isHidden(to, from.unit);
    }
  }

  /** Camouflage hides a unit that is in cover from an enemy 30 cm or more away. dt.skill.camouflage */
  #isHidden(from: Figure, unit: Unit): boolean {
    if (!hasToken(unit, "camouflaged") || unit.side === from.unit.side) return false;
    const key = `${from.miniature.id} ${unit.id}`;
    let found = this.#hidden.get(key);
    if (found === undefined) {
      const cm = number(this.#g, "dt.number.camouflage");
      const near = figuresOf([unit]).some((to) => !this.#isAtLeast(from, to, cm));
      this.#hidden.set(key, (found = !near && this.unitInCover(from, [unit])));
    }
    return found;
  }

  #isAtLeast(from: Figure, to: Figure, cm: number): boolean {
    const { state } = this.#g;
    return isAtLeastCm(this.#g, prismOf(state, from.unit, from.miniature), prismOf(state, to.unit, to.miniature), cm);
  }

  /** Whether a miniature is in cover from another; one that is not seen is. dt.save.cover-test, dt.save.no-los-cover */
  inCover(firing: Figure, to: Figure, artillery = false): boolean {
    const from = this.#judge(firing);
    if (from === null) return false;
    const key = `${from.miniature.id} ${to.miniature.id} ${artillery}`;
    let found = this.#covered.get(key);
    if (found === undefined) {
      const { state } = this.#g;
      const one = { unit: from.unit, prism: prismOf(state, from.unit, from.miniature) };
      const other = { unit: to.unit, prism: prismOf(state, to.unit, to.miniature) };
      found = !this.lineTo(firing, to, artillery) || coverFrom(this.#g, one, other, isInfantry(to.unit)) !== null;
      this.#covered.set(key, found);
    }
    return found;
  }

  /** From where cover is judged of what an observer sees; null where nobody is in cover. dt.open.observer-cover */
  #judge(firing: Figure): Figure | null {
    if (this.viewer === null) return firing;
    switch (reading(this.#g, "dt.open.observer-cover")) {
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
    if (together.some((unit) => hasToken(unit, "dozer"))) return true;
    const figures = figuresOf(together);
    const covered = figures.filter((to) => this.inCover(from, to, artillery)).length;
    return covered * 2 >= figures.length && figures.length > 0;
  }

  /** Whether a weapon reaches from one miniature to another. dt.range.within, dt.range.minimum, dt.range.close-combat */
  reaches(from: Figure, to: Figure, weapon: WeaponId): boolean {
    const g = this.#g;
    const one = prismOf(g.state, from.unit, from.miniature);
    const other = prismOf(g.state, to.unit, to.miniature);
    const { range } = weaponNamed(weapon);
    if (range === null) return isWithinCm(g, one, other, number(g, "dt.number.close-combat"));
    const [least, most] = range;
    return (
      isWithinCm(g, one, other, pointsInCm(g, most)) &&
      (least === 0 || isAtLeastCm(g, one, other, pointsInCm(g, least)))
    );
  }

  inArc({ unit, miniature }: Figure, mount: Mount | null, to: Figure): boolean {
    return isInArc(this.#g, unit, miniature, mount, prismOf(this.#g.state, to.unit, to.miniature));
  }

  /** The miniatures of a target that a miniature can hit with a weapon: in arc, range and sight. dt.dmg.valid-only */
  hittable(from: Figure, mount: Mount | null, weapon: WeaponId, together: readonly Unit[]): readonly Figure[] {
    const artillery = hasRule(weapon, "artillery");
    return figuresOf(together).filter(
      (to) => this.reaches(from, to, weapon) && this.seesInArc(from, mount, to, artillery),
    );
  }

  /** The miniature of a target that is nearest, and how far away it is, in lattice units. dt.range.per-miniature */
  nearest(from: Figure, together: readonly Unit[]): { readonly to: Figure; readonly distance: number } | null {
    const { state } = this.#g;
    const one = prismOf(state, from.unit, from.miniature);
    let found: { to: Figure; distance: number } | null = null;
    for (const to of figuresOf(together)) {
      const distance = distanceOf(this.#g, one, prismOf(state, to.unit, to.miniature));
      if (found === null || distance < found.distance) found = { to, distance };
    }
    return found;
  }
}
