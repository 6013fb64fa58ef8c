import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { wearsGasMask } from "../book/tokens.ts";
import { completeObjective, recordFailure } from "../objectives/index.ts";
import { triggerAlarm } from "../sight/index.ts";
import {
  commandosOn,
  type Ctx,
  isObjectiveOnTable,
  type OnTile,
  peopleOn,
  reading,
  record,
  type Rules,
  unitsOn,
} from "../table/context.ts";
import { terrainOf } from "../table/map.ts";
import { discardToken, keepHeat } from "../table/pools.ts";
import { hasGasMask } from "../table/skills.ts";
import type { Commando, Unit } from "../table/state.ts";
import { raiseTally } from "../table/tally.ts";
import { eliminate, eliminatePerson } from "./health.ts";
import { eliminateUnit, layTokens, leavesToken } from "./rewards.ts";

/**
 * Blows up the red TNT charge of a tile: every token there goes but trap doors, alarm, doors and nests; no equipment is
 * left. vs.tnt.blow, vs.tnt.clears, vs.tnt.no-reward, vs.tnt.objective, vs.tnt.wrong-objective, vs.elim.explosion,
 * vs.alarm.indestructible, vs.gas.tnt
 */
export function* blowUp(ctx: Ctx, tile: string, { muffled }: { readonly muffled: boolean }): Rules {
  const terrain = terrainOf(ctx.state, tile);
  const spared: readonly Citation[] = [
    ...citeIf(
      terrain.nests.some(({ at }) => at === tile),
      "vs.nest.indestructible",
    ),
    ...citeIf(terrain.alarm.at === tile, "vs.alarm.indestructible"),
  ];
  record(ctx, {
    event: "exploded",
    at: tile,
    cites: ["vs.tnt.blow", "vs.tnt.clears", ...spared, "vs.open.tnt-triangular"],
  });
  if (!muffled)
    triggerAlarm(ctx, terrain, "a TNT charge blows up", ["vs.alarm.noisy-equipment", "vs.open.grenade-flags"]);
  raiseTally(ctx, "tnt-units", unitsOn(ctx, tile).length);
  for (const unit of unitsOn(ctx, tile))
    eliminateUnit(ctx, unit, "the explosion", ["vs.tnt.clears", "vs.tnt.no-reward"]);
  for (const commando of commandosOn(ctx, tile))
    yield* eliminate(ctx, commando, "the explosion", ["vs.elim.explosion", "vs.tnt.clears"], { byExplosion: true });
  for (const person of peopleOn(ctx, tile)) eliminatePerson(ctx, person, "the explosion", ["vs.tnt.clears"]);
  const cleared = ctx.state.laid.filter(({ at }) => at === tile);
  for (const { kind } of cleared) discardToken(ctx, kind, "the explosion", ["vs.tnt.clears"]);
  ctx.state.laid = ctx.state.laid.filter((token) => !cleared.includes(token));
  keepHeat(ctx, cleared);
  if (reading(ctx, "vs.open.tnt-barricade") === "crowbar-goes") {
    for (const entrance of terrain.entrances) {
      if (entrance.at !== tile || !entrance.barred) continue;
      entrance.barred = false;
      discardToken(ctx, "crowbar", "the explosion", ["vs.open.tnt-barricade"]);
      record(ctx, { event: "barricade", entrance: entrance.id, up: false, cites: ["vs.open.tnt-barricade"] });
    }
  }
  for (const objective of terrain.objectives) {
    if (objective.at !== tile || !isObjectiveOnTable(ctx.state, objective)) continue;
    if (objective.kind === "destroy")
      yield* completeObjective(ctx, terrain, objective, ["vs.tnt.objective", "vs.open.tnt-triangular"]);
    else recordFailure(ctx, `${objective.id} was not to be destroyed`, ["vs.tnt.wrong-objective"]);
  }
  for (const barrel of ctx.state.barrels)
    if (barrel.at === tile && !barrel.destroyed) yield* destroyBarrel(ctx, tile, null, ["vs.gas.tnt"]);
}

/**
 * The gas barrel of a tile is destroyed: its gas eliminates everyone without a mask, silently, to the end of the turn.
 * vs.gas.kills, vs.gas.lasts
 */
export function* destroyBarrel(
  ctx: Ctx,
  tile: string,
  by: Commando | null,
  cites: readonly Citation[] = ["vs.gas.as-enemy"],
): Rules {
  const barrel = ctx.state.barrels.find(({ at, destroyed }) => at === tile && !destroyed);
  if (barrel === undefined) return;
  barrel.destroyed = true;
  record(ctx, {
    event: "barrel",
    at: tile,
    gone: false,
    cites: [...cites, "vs.gas.lasts", "vs.gas.no-space", "vs.open.gas-presence"],
  });
  yield* gas(ctx, tile, unitsOn(ctx, tile), commandosOn(ctx, tile), by);
}

function* gas(
  ctx: Ctx,
  tile: string,
  units: readonly OnTile<Unit>[],
  commandos: readonly OnTile<Commando>[],
  by: Commando | null,
): Rules {
  const dead = units.filter(({ kind }) => !wearsGasMask(kind, ctx.state.resistance));
  for (const unit of dead) eliminateUnit(ctx, unit, "the gas", ["vs.gas.kills", "vs.open.gas-reward"]);
  for (const commando of commandos)
    if (!hasGasMask(commando)) yield* eliminate(ctx, commando, "the gas", ["vs.gas.kills"]);
  for (const person of peopleOn(ctx, tile)) eliminatePerson(ctx, person, "the gas", ["vs.gas.kills"]);
  if (reading(ctx, "vs.open.gas-reward") === "yes")
    yield* layTokens(ctx, tile, dead.filter(leavesToken).length, by, ["vs.open.gas-reward"]);
}

/** Who enters a tile full of gas is eliminated too. vs.gas.lasts, vs.open.gas-enters */
export function* gasOnEntry(ctx: Ctx, tile: string): Rules {
  const full = ctx.state.barrels.some(({ at, destroyed }) => at === tile && destroyed);
  if (!full || reading(ctx, "vs.open.gas-enters") === "no") return;
  record(ctx, {
    event: "effect",
    terrain: terrainOf(ctx.state, tile).id,
    card: "gas",
    text: `${tile} is full of gas.`,
    cites: ["vs.gas.lasts", "vs.open.gas-enters"],
  });
  yield* gas(ctx, tile, unitsOn(ctx, tile), commandosOn(ctx, tile), null);
}

/** The gas is gone at the end of the turn: vs.gas.lasts. */
export function clearGas(ctx: Ctx): void {
  for (const { at, destroyed } of ctx.state.barrels)
    if (destroyed) record(ctx, { event: "barrel", at, gone: true, cites: ["vs.gas.lasts"] });
  ctx.state.barrels = ctx.state.barrels.filter(({ destroyed }) => !destroyed);
}
