import { type Burst, saved, settleDeaths, shakeOff, sufferHits } from "../attack/index.ts";
import type { Citation } from "../book/citation.ts";
import { otherSide, type TerrainPiece } from "../table/state.ts";
import { type Ctx, number, reading, record, roll, type Rules } from "../table/context.ts";
import { underFire } from "../table/tokens.ts";
import { soldiersOf, type CombinedUnit } from "../table/units.ts";

/** How many dice a minefield rolls against a unit, with a hero in it. dt.fort.mine-attack, dt.open.mine-rating */
const diceAgainst = (ctx: Ctx, together: CombinedUnit): number =>
  reading(ctx, "dt.open.mine-rating") === "per-unit"
    ? 1
    : together.reduce((sum, unit) => sum + soldiersOf(unit), 0) * number(ctx, "dt.number.mine-dice");

/**
 * A minefield attacks a unit that moves in it, or fails to clear it: the opponent rolls, infantry saves without cover, and
 * it is no ATTACK. dt.fort.mine-attack, dt.open.mine-rating, dt.open.mine-effects, dt.rider.shaken-off
 */
export function* mineAttack(
  ctx: Ctx,
  together: CombinedUnit,
  field: TerrainPiece,
  ...cites: readonly Citation[]
): Rules {
  const [unit] = together;
  if (unit === undefined) return;
  const rating: readonly Citation[] = ["dt.fort.mine-attack", "dt.open.mine-rating", ...cites];
  const rolled = yield* roll(ctx, diceAgainst(ctx, together), ["ARMY"], `${field.id} attacks ${unit.id}`, ...rating);
  const { successes: hits } = rolled;
  record(ctx, {
    event: "rolled",
    unit: unit.id,
    about: field.id,
    terrain: field.id,
    dice: rolled.shown,
    successes: hits,
    cites: [...rating, "dt.open.mine-effects"],
  });
  const burst: Burst = {
    weapon: "mine",
    target: unit,
    together,
    hits,
    damage: reading(ctx, "dt.open.mine-rating") === "kill" ? "all" : number(ctx, "dt.number.mine-damage"),
    cover: false,
    template: true,
    valid: together.flatMap(({ miniatures }) => miniatures.map(({ id }) => id)),
    named: null,
    by: unit,
  };
  const effects = reading(ctx, "dt.open.mine-effects");
  const left = effects === "no-saves" ? hits : yield* saved(ctx, burst);
  // it attacks the vehicle alone, so its hits count for who rides on it: dt.rider.shaken-off
  yield* shakeOff(ctx, unit, otherSide(unit.side), { hits, foreseen: undefined, followed: true });
  yield* sufferHits(ctx, [{ burst, hits: left }], { followed: true });
  yield* settleDeaths(ctx, [burst]);
  if (effects === "under-fire") for (const member of together) underFire(ctx, member, hits);
}
