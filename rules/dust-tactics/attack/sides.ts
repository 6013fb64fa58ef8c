import { firesFrom } from "../carrying/standing.ts";
import type { Mount } from "../data/card.ts";
import type { State, Unit } from "../state.ts";
import { cardOf, type Figure } from "../units.ts";

/** The sides of a carrier that those aboard fire from. dt.carry.fire-sides */
export const boardSides = ["left", "right"] as const satisfies readonly Mount[];

/** How many of those aboard may fire from each side: half of the most that it carries. dt.carry.fire-sides */
export function mostAside(carrier: Unit): number {
  const { passengers, riders } = cardOf(carrier);
  return Math.floor(Math.max(passengers, riders) / 2);
}

/** Who fires from which side of a carrier in one attack. dt.carry.fire-sides */
export class Sides {
  readonly #firing = new Map<Mount, Map<string, number>>();

  /** How many soldiers of a miniature may fire from a side: those who do so already, and others while there is room. */
  roomFor(state: State, { unit, miniature }: Figure, side: Mount | null): number {
    const carrier = firesFrom(state, unit);
    if (carrier === null || side === null) return Infinity;
    const firing = this.#firing.get(side) ?? new Map<string, number>();
    const others = [...firing].reduce((sum, [id, soldiers]) => (id === miniature.id ? sum : sum + soldiers), 0);
    return mostAside(carrier) - others;
  }

  fires({ miniature }: Figure, side: Mount | null, soldiers: number): void {
    if (side === null) return;
    const firing = this.#firing.get(side) ?? new Map<string, number>();
    this.#firing.set(side, firing.set(miniature.id, Math.max(soldiers, firing.get(miniature.id) ?? 0)));
  }
}
