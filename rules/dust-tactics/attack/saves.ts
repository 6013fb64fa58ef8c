import { certain, type Fraction, times } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { stanceOf } from "../table/stances.ts";
import type { Symbol } from "../book/dice.ts";
import { hasRule, isCloseCombat } from "../book/weapons.ts";
import { fortificationAt } from "../table/ground.ts";
import type { TerrainPiece, Unit } from "../table/state.ts";
import { chanceOf, type Ctx, reading, record, roll, type Rules } from "../table/context.ts";
import { figuresOf, hasOwnSkill, isInfantry } from "../table/units.ts";
import { not } from "./chances.ts";
import type { Burst } from "./fight.ts";

/** What saves a unit from hits: the symbols that cancel one, and the rules. */
interface Save {
  readonly name: "infantry" | "cover" | "vehicle in cover";
  readonly symbols: readonly Symbol[];
  readonly cites: readonly Citation[];
}

/** The fortification that holds the whole unit. */
export function fortOf(ctx: Ctx, together: readonly Unit[]): TerrainPiece | null {
  const [first] = figuresOf(together);
  if (first === undefined) return null;
  const fort = fortificationAt(ctx.state, stanceOf(ctx.state, first).prism.centre);
  const all = figuresOf(together).every(
    (figure) => fortificationAt(ctx.state, stanceOf(ctx.state, figure).prism.centre)?.id === fort?.id,
  );
  return all ? fort : null;
}

/**
 * Why a weapon leaves no cover save, if it does; flames and sprays leave none at all. dt.flame.no-saves,
 * dt.weapon.spray-saves, dt.weapon.grenade, dt.weapon.phaser
 */
function piercing({ weapon }: Burst): { readonly cover: Citation | null; readonly all: Citation | null } {
  if (hasRule(weapon, "flame")) return { cover: "dt.flame.no-saves", all: "dt.flame.no-saves" };
  if (hasRule(weapon, "spray")) return { cover: "dt.weapon.spray-saves", all: "dt.weapon.spray-saves" };
  if (hasRule(weapon, "grenade")) return { cover: "dt.weapon.grenade", all: null };
  if (hasRule(weapon, "phaser")) return { cover: "dt.weapon.phaser", all: null };
  return { cover: null, all: null };
}

/**
 * Units that never have a cover save and whose infantry save cancels on SHIELD, too. dt.skill.zombie-saves,
 * dt.skill.steel-guard
 */
const staunch = (together: readonly Unit[]): Citation | null => {
  if (together.some((unit) => hasOwnSkill(unit, "zombie"))) return "dt.skill.zombie-saves";
  return together.some((unit) => hasOwnSkill(unit, "steel guard")) ? "dt.skill.steel-guard" : null;
};

/**
 * The one save that hits of a roll face; null where they face none. dt.save.one-kind, dt.save.vehicle-open,
 * dt.save.infantry-cover, dt.save.infantry-open, dt.save.vehicle-cover
 */
function saveOf(burst: Burst): Save | null {
  const { cover, all } = piercing(burst);
  if (all !== null) return null;
  const inCover = burst.cover && cover === null;
  const why: readonly Citation[] = cover === null ? [] : [cover];
  if (!isInfantry(burst.target))
    return inCover
      ? { name: "vehicle in cover", symbols: ["ARMY"], cites: ["dt.save.vehicle-cover", "dt.save.cover-test"] }
      : null;
  const hard = staunch(burst.together);
  if (hard !== null) return { name: "infantry", symbols: ["ARMY", "SHIELD"], cites: [hard, "dt.save.infantry-open"] };
  if (inCover)
    return {
      name: "cover",
      symbols: ["ARMY", "SHIELD"],
      cites: ["dt.save.infantry-cover", "dt.save.cover-test", "dt.save.half-unit", "dt.save.one-kind"],
    };
  return { name: "infantry", symbols: ["ARMY"], cites: ["dt.save.infantry-open", "dt.save.one-kind", ...why] };
}

/** What a re-rolled save rests on, and the symbols that cancel by it. */
interface Again {
  readonly symbols: readonly Symbol[];
  readonly cites: readonly Citation[];
}

/**
 * How a save that failed in a fortification is rolled again. dt.fort.bunker-reroll, dt.fort.strongpoint-reroll,
 * dt.open.strongpoint-staunch
 */
function againIn(ctx: Ctx, fort: TerrainPiece, together: readonly Unit[]): Again {
  if (fort.kind === "bunker") return { symbols: ["ARMY", "SHIELD"], cites: ["dt.fort.bunker-reroll"] };
  const hard = staunch(together);
  if (hard === null) return { symbols: ["ARMY"], cites: ["dt.fort.strongpoint-reroll"] };
  return {
    symbols: reading(ctx, "dt.open.strongpoint-staunch") === "army-only" ? ["ARMY"] : ["ARMY", "SHIELD"],
    cites: ["dt.fort.strongpoint-reroll", hard, "dt.open.strongpoint-staunch"],
  };
}

/** In a fortification saves that failed are rolled again. dt.fort.bunker-reroll, dt.fort.strongpoint-reroll */
function* again(ctx: Ctx, burst: Burst, failed: number, fort: TerrainPiece | null): Rules<number> {
  if (fort === null || failed === 0) return 0;
  const { symbols, cites } = againIn(ctx, fort, burst.together);
  const rolled = yield* roll(ctx, failed, symbols, `${burst.target.id} re-rolls saves in ${fort.id}`, ...cites);
  record(ctx, {
    event: "saved",
    unit: burst.target.id,
    save: fort.kind === "bunker" ? "bunker" : "strongpoint",
    dice: rolled.shown,
    cancelled: rolled.successes,
    cites,
  });
  return rolled.successes;
}

/** The rolls that a hit has to pass, one after another, each with the symbols that cancel it. */
function saveRolls(ctx: Ctx, burst: Burst): readonly (readonly Symbol[])[] {
  const fort = isInfantry(burst.target) ? fortOf(ctx, burst.together) : null;
  const inside: readonly Symbol[] = fort?.kind === "bunker" ? ["ARMY", "SHIELD"] : ["ARMY"];
  if (isCloseCombat(burst.weapon)) return fort === null || fortOf(ctx, [burst.by])?.id === fort.id ? [] : [inside];
  const save = saveOf(burst);
  if (save === null) return [];
  return fort === null ? [save.symbols] : [save.symbols, againIn(ctx, fort, burst.together).symbols];
}

/** The chance that a hit is not cancelled by a save. */
export const chanceUnsaved = (ctx: Ctx, burst: Burst): Fraction =>
  saveRolls(ctx, burst).reduce((left, symbols) => times(left, not(chanceOf(ctx, symbols))), certain);

/** Rolls what saves a target from the hits of a roll; how many are left. dt.save, dt.cc.no-saves */
export function* saved(ctx: Ctx, burst: Burst): Rules<number> {
  if (burst.foreseen !== undefined) return burst.foreseen;
  if (burst.hits === 0) return 0;
  const fort = isInfantry(burst.target) ? fortOf(ctx, burst.together) : null;
  if (isCloseCombat(burst.weapon)) return yield* savedInside(ctx, burst, fort);
  const save = saveOf(burst);
  if (save === null) return burst.hits;
  const { name, symbols, cites } = save;
  const rolled = yield* roll(ctx, burst.hits, symbols, `${burst.target.id} saves`, ...cites);
  record(ctx, {
    event: "saved",
    unit: burst.target.id,
    save: name,
    dice: rolled.shown,
    cancelled: rolled.successes,
    cites: [...cites, ...rolled.rules],
  });
  const failed = burst.hits - rolled.successes;
  return failed - (yield* again(ctx, burst, failed, fort));
}

/** C hits are saved only inside a fortification, from attackers outside. dt.fort.cc-bunker, dt.fort.cc-strongpoint */
function* savedInside(ctx: Ctx, burst: Burst, fort: TerrainPiece | null): Rules<number> {
  if (fort === null || fortOf(ctx, [burst.by])?.id === fort.id) return burst.hits;
  const bunker = fort.kind === "bunker";
  const rule = bunker ? "dt.fort.cc-bunker" : "dt.fort.cc-strongpoint";
  const symbols: readonly Symbol[] = bunker ? ["ARMY", "SHIELD"] : ["ARMY"];
  const rolled = yield* roll(ctx, burst.hits, symbols, `${burst.target.id} saves in ${fort.id}`, rule);
  record(ctx, {
    event: "saved",
    unit: burst.target.id,
    save: bunker ? "bunker" : "strongpoint",
    dice: rolled.shown,
    cancelled: rolled.successes,
    cites: [rule],
  });
  return burst.hits - rolled.successes;
}
