import { firesFrom } from "../table/stances.ts";
import type { Mount } from "../book/card.ts";
import { isCloseCombat, type WeaponId } from "../book/weapons.ts";
import type { Unit } from "../table/state.ts";
import { type Ctx, reading } from "../table/context.ts";
import { cardOf, type Figure } from "../table/units.ts";

/** The sides of a carrier that those aboard fire from. dt.carry.fire-sides */
export const boardSides = ["left", "right"] as const satisfies readonly Mount[];

/** How many of those aboard may fire from each side: half of the most that it carries. dt.carry.fire-sides */
export function mostAside(carrier: Unit): number {
  const { passengers, riders } = cardOf(carrier);
  return Math.floor(Math.max(passengers, riders) / 2);
}

/** Whether the number that fires from a side holds for a weapon. dt.carry.fire-sides, dt.open.rider-blades */
const isLimited = (ctx: Ctx, weapon: WeaponId): boolean =>
  !isCloseCombat(weapon) || reading(ctx, "dt.open.rider-blades") === "half-a-side";

/** Who fires from which side of a carrier in one attack. dt.carry.fire-sides */
export class Sides {
  readonly #ctx: Ctx;
  readonly #firing = new Map<Mount, Map<string, number>>();

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
  }

  /** How many soldiers of a miniature may fire from a side: those who do so already, and others while there is room. */
  roomFor({ unit, miniature }: Figure, weapon: WeaponId, side: Mount | null): number {
    const carrier = firesFrom(this.#ctx.state, unit);
    if (carrier === null || side === null || !isLimited(this.#ctx, weapon)) return Infinity;
    const firing = this.#firing.get(side) ?? new Map<string, number>();
    const others = [...firing].reduce((sum, [id, soldiers]) => (id === miniature.id ? sum : sum + soldiers), 0);
    return mostAside(carrier) - others;
  }

  fires({ miniature }: Figure, weapon: WeaponId, side: Mount | null, soldiers: number): void {
    if (side === null || !isLimited(this.#ctx, weapon)) return;
    const firing = this.#firing.get(side) ?? new Map<string, number>();
    this.#firing.set(side, firing.set(miniature.id, Math.max(soldiers, firing.get(miniature.id) ?? 0)));
  }
}
