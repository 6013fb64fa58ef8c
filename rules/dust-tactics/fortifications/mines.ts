import { targetOf } from "../activation/index.ts";
import { type Burst, saved, settleDeaths, shakeOff, sufferHits, type Unsaved } from "../attack/index.ts";
import type { Citation } from "../book/citation.ts";
import { ridersOn } from "../carrying/index.ts";
import { otherSide, type TerrainPiece, type Unit } from "../table/state.ts";
import { type Ctx, number, reading, recordRolled, roll, type Rules } from "../table/context.ts";
import { underFire } from "../table/tokens.ts";
import { soldiersOf, type CombinedUnit } from "../table/units.ts";

/** How many dice a minefield rolls against a unit, with a hero in it. dt.fort.mine-attack, dt.open.mine-rating */
const diceAgainst = (ctx: Ctx, together: CombinedUnit): number =>
  reading(ctx, "dt.open.mine-rating") === "per-unit"
    ? 1
    : together.reduce((sum, unit) => sum + soldiersOf(unit), 0) * number(ctx, "dt.number.mine-dice");

/** One unit, with a hero in it, is attacked: the opponent rolls. dt.fort.mine-attack, dt.open.mine-rating */
function* rollMines(
  ctx: Ctx,
  together: CombinedUnit,
  field: TerrainPiece,
  cites: readonly Citation[],
): Rules<Unsaved | null> {
  const [unit] = together;
  if (unit === undefined) return null;
  const rating: readonly Citation[] = ["dt.fort.mine-attack", "dt.open.mine-rating", ...cites];
  const rolled = yield* roll(ctx, diceAgainst(ctx, together), ["ARMY"], `${field.id} attacks ${unit.id}`, ...rating);
  const { successes: hits } = rolled;
  recordRolled(ctx, { unit: unit.id, about: field.id, terrain: field.id, counts: "hits" }, rolled, [
    ...rating,
    "dt.open.mine-effects",
    "dt.open.fort-terrain",
  ]);
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
  return { burst, hits: reading(ctx, "dt.open.mine-effects") === "no-saves" ? hits : yield* saved(ctx, burst) };
}

/** The riders of a vehicle as units that are attacked, each with a hero in it. dt.open.mine-riders */
function ridersAttacked(ctx: Ctx, vehicle: Unit): readonly CombinedUnit[] {
  const seen = new Set<string>();
  return ridersOn(ctx, vehicle).flatMap((unit) => {
    if (seen.has(unit.id)) return [];
    const together = targetOf(ctx, unit);
    for (const { id } of together) seen.add(id);
    return [together];
  });
}

/**
 * A minefield attacks a unit that moves in it, or fails to clear it: infantry saves without cover, and it is no ATTACK;
 * its hits on a vehicle count for who rides on it. dt.fort.mine-attack, dt.open.mine-effects, dt.open.mine-riders,
 * dt.rider.shaken-off
 */
export function* mineAttack(
  ctx: Ctx,
  together: CombinedUnit,
  field: TerrainPiece,
  ...cites: readonly Citation[]
): Rules {
  const [unit] = together;
  if (unit === undefined) return;
  const apart = reading(ctx, "dt.open.mine-riders") === "apart";
  const riders = apart ? ridersAttacked(ctx, unit) : [];
  const fought: Unsaved[] = [];
  for (const attacked of [together, ...riders]) {
    const about: readonly Citation[] = attacked === together ? cites : [...cites, "dt.open.mine-riders"];
    const left = yield* rollMines(ctx, attacked, field, about);
    if (left !== null) fought.push(left);
  }
  const [first] = fought;
  if (!apart && first !== undefined) {
    const hits = reading(ctx, "dt.open.rider-hits") === "scored" ? first.burst.hits : first.hits;
    yield* shakeOff(ctx, unit, otherSide(unit.side), { hits, foreseen: undefined, followed: true });
  }
  yield* sufferHits(ctx, fought, { followed: true });
  yield* settleDeaths(
    ctx,
    fought.map(({ burst }) => burst),
  );
  if (reading(ctx, "dt.open.mine-effects") !== "under-fire") return;
  for (const { burst } of fought) for (const member of burst.together) underFire(ctx, member, burst.hits);
}
