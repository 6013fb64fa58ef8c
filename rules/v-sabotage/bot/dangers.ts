import { stepsToward } from "../enemy/index.ts";
import { someoneSeenOn } from "../sight/index.ts";
import {
  commandosOf,
  type Ctx,
  isSeen,
  number,
  type OnTile,
  whiteSquaresOf,
  unitsOf,
  unitsOn,
} from "../table/context.ts";
import { hitNumber, mapOf, tilesInRange, tileById, wayBetween } from "../table/map.ts";
import type { Terrain, Unit } from "../table/state.ts";

/** What the reinforcements of one token bring on average, in units and in dice: some are empty sets. */
const UNITS_OF_A_TOKEN = 0.8;
const DICE_OF_A_TOKEN = 1.4;

/** What of the enemy phase is still to come, as far as it bears on who hides and who is shot at. */
interface ToCome {
  readonly reinforcements: boolean;
  readonly movement: boolean;
  readonly shooting: boolean;
}

function toCome({ state: { phase } }: Ctx): ToCome {
  const shooting = phase !== "after-shooting";
  const movement = shooting && phase !== "before-shooting";
  return { reinforcements: movement && phase !== "before-movement", movement, shooting };
}

/** How dangerous the tiles of a terrain are as the enemy stands now; each is worked out when it is first asked for. */
export class Dangers {
  readonly #fire = new Map<string, number>();
  readonly #visits = new Map<string, number>();
  readonly #ctx: Ctx;
  readonly #terrain: Terrain;
  readonly #units: readonly OnTile<Unit>[];
  readonly #coming: ToCome;
  readonly #drawn: boolean;

  constructor(ctx: Ctx, terrain: Terrain) {
    this.#ctx = ctx;
    this.#terrain = terrain;
    this.#units = unitsOf(ctx, terrain);
    this.#coming = toCome(ctx);
    this.#drawn =
      commandosOf(ctx, terrain).some(isSeen) ||
      [...mapOf(terrain).tiles.keys()].some((tile) => someoneSeenOn(ctx, tile));
  }

  /** How likely one die hits on a tile. */
  odds(tile: string): number {
    return Math.max(0, 7 - hitNumber(this.#ctx.settings, tileById(this.#ctx.state, tile))) / 6;
  }

  /** The units on a tile. */
  units(tile: string): number {
    return unitsOn(this.#ctx, tile).length;
  }

  /** The dice that the units of a tile roll in reaction fire. */
  dice(tile: string): number {
    return this.#units.filter(({ at }) => at === tile).reduce((sum, unit) => sum + whiteSquaresOf(this.#ctx, unit), 0);
  }

  /**
   * The hits to be expected in the enemy phase by whoever is seen on a tile: from all who stand in range, and from
   * those who can come into it.
   */
  fire(tile: string): number {
    let cached = this.#fire.get(tile);
    if (cached === undefined) this.#fire.set(tile, (cached = this.#fireOn(tile) * this.odds(tile)));
    return cached;
  }

  #fireOn(tile: string): number {
    const { movement, reinforcements, shooting } = this.#coming;
    if (!shooting) return 0;
    const inRange = tilesInRange(this.#terrain, tile);
    const walk = stepsToward(this.#terrain, [{ piece: "", at: tile }], { locked: true });
    let dice = 0;
    for (const unit of this.#units) {
      const comes = movement && unit.protects === null && (walk.get(unit.at) ?? 9) <= 2;
      if (comes || inRange.includes(unit.at)) dice += whiteSquaresOf(this.#ctx, unit);
    }
    if (!reinforcements) return dice;
    const tokens = number(this.#ctx, "vs.number.reinforcements-alarm");
    for (const { at, barred } of this.#terrain.entrances)
      if (!barred && (walk.get(at) ?? 9) <= 2) dice += tokens * DICE_OF_A_TOKEN;
    return dice;
  }

  /**
   * How many units are to be expected to come onto a tile in the enemy phase, as its direction is known: each is a die
   * of a stealth check.
   */
  visitors(tile: string): number {
    let cached = this.#visits.get(tile);
    if (cached === undefined) this.#visits.set(tile, (cached = this.#visitorsOn(tile)));
    return cached;
  }

  #visitorsOn(tile: string): number {
    const { movement, reinforcements } = this.#coming;
    if (!movement) return 0;
    const direction = this.#terrain.event?.direction ?? null;
    let visitors = 0;
    for (const unit of this.#units) {
      if (unit.protects !== null || unit.at === tile) continue;
      const borders =
        mapOf(this.#terrain)
          .tiles.get(unit.at)
          ?.borders.filter(({ to }) => wayBetween(this.#terrain, unit.at, to) !== "wall") ?? [];
      const ways = new Set(borders.filter(({ side }) => direction === null || side === direction).map(({ to }) => to));
      if (this.#drawn) visitors += borders.some(({ to }) => to === tile) ? 0.3 : 0;
      else if (ways.has(tile))
        visitors += (direction === null ? 0.25 : 1) / Math.max(1, direction === null ? 1 : ways.size);
    }
    const tokens = number(
      this.#ctx,
      this.#terrain.alarm.on ? "vs.number.reinforcements-alarm" : "vs.number.reinforcements",
    );
    if (reinforcements)
      for (const { at, barred } of this.#terrain.entrances)
        if (at === tile && !barred) visitors += tokens * UNITS_OF_A_TOKEN;
    return visitors;
  }

  /** Whether a dog on a tile gives everyone away. */
  dog(tile: string): boolean {
    return this.#units.some(({ at, kind }) => at === tile && kind === "dog");
  }
}
