import { firesFrom } from "../carrying/standing.ts";
import type { Mount } from "../data/card.ts";
import type { State, Unit } from "../state.ts";
import { cardOf, type Figure } from "../units.ts";

/** The sides of a carrier that those aboard fire from. dt.carry.fire-sides */
export const boardSides = ["left", "right"] as const satisfies readonly Mount[];
export type BoardSide = (typeof boardSides)[number];

/** How many of those aboard may fire from each side: half of the most that it carries. dt.carry.fire-sides */
export function mostAside(carrier: Unit): number {
  const { passengers, riders } = cardOf(carrier);
  return Math.floor(Math.max(passengers, riders) / 2);
}

/** Who fires from which side of a carrier in one attack. dt.carry.fire-sides */
export class Sides {
  readonly #firing = new Map<BoardSide, Set<string>>(boardSides.map((side) => [side, new Set<string>()]));

  /** Whether somebody may fire from a side: those who do so already, and others while there is room. */
  isFree(state: State, { unit, miniature }: Figure, side: BoardSide): boolean {
    const carrier = firesFrom(state, unit);
    const firing = this.#firing.get(side) ?? new Set<string>();
    return carrier === null || firing.has(miniature.id) || firing.size < mostAside(carrier);
  }

  fires({ miniature }: Figure, side: Mount | null): void {
    for (const one of boardSides) if (one === side) this.#firing.get(one)?.add(miniature.id);
  }
}
