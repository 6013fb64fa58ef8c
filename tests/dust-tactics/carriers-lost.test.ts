import { describe, expect, it } from "vitest";
import { anyPolicy, byChance, type Chance, seededChance, type Settings } from "../../rules/kernel/index.ts";
import { eliminateUnit } from "../../rules/dust-tactics/attack/eliminating.ts";
import type { Action } from "../../rules/dust-tactics/table/action-schema.ts";
import type { Ctx } from "../../rules/dust-tactics/table/context.ts";
import type { DustEvent } from "../../rules/dust-tactics/table/events.ts";
import { ruleset } from "../../rules/dust-tactics/index.ts";
import { parsePosition } from "../../rules/dust-tactics/notation/parse.ts";
import { printPosition } from "../../rules/dust-tactics/notation/print.ts";
import { defectsOf } from "../../rules/dust-tactics/set-up/defects.ts";
import { unitById } from "../../rules/dust-tactics/table/units.ts";
import { type State, stateSchema } from "../../rules/dust-tactics/table/state.ts";

/** Carriers with those they carry, one way of being carried each. */
const carried: Readonly<Record<string, readonly string[]>> = {
  "an airlifter with a walker": ["v.petrel north at 90,60", "v.strider north aboard c"],
  "a lifter with a walker askew": ["h.osprey south at 90,60, facing 45", "h.heron south aboard c"],
  "a dropship with its passengers": ["v.petrel north at 90,60", "v.guard north aboard c"],
  "a tank with riders": ["h.bastion south at 90,60", "h.line south aboard c"],
  "a carrier with a squad": ["h.drover south at 90,60", "h.line south aboard c"],
  "a walker with its pilot": ["h.heron south at 90,60", "h.tolland south aboard c, pilot"],
  "a barge on the shore": ["v.ferry north at 90,60, facing 180", "v.guard north aboard c"],
};
const ways = Object.keys(carried);
const crowds = 12;
const none: Settings = { readings: {}, numbers: {} };

/** A table on which a carrier stands in a crowd of single soldiers of both sides, as it is read. */
function inACrowd(way: string, chance: Chance): State {
  const soldiers = Array.from({ length: 58 }, (_, i) => {
    const [x, y] = [chance.index(340) / 10 + 73, chance.index(340) / 10 + 43];
    return `unit s${i} ${i % 2 === 0 ? "h.line south" : "v.guard north"} at ${x},${y}, soldiers 1`;
  });
  const named = (carried[way] ?? []).map((line, i) => `unit ${i === 0 ? "c" : "w"} ${line}`);
  const read = parsePosition([...soldiers, ...named].join("\n"));
  if (!read.ok) throw new Error(read.defects[0]?.message);
  const state = read.value;
  // who stands on another or under the carrier goes
  for (let defects = defectsOf(state, none); defects.length > 0; defects = defectsOf(state, none)) {
    const gone = new Set(defects.map(({ path }) => path));
    state.units = state.units.filter(({ miniatures }) => !miniatures.some(({ id }) => gone.has(id)));
  }
  return state;
}

/** The table when the carrier has been eliminated, dice and choices by chance. */
function without(state: State, chance: Chance, settings: Settings): State {
  const ctx: Ctx = { state, settings, events: [] };
  const carrier = unitById(state, "c");
  const procedure = eliminateUnit(ctx, carrier, carrier.side === "north" ? "south" : "north", "dt.dmg.eliminated");
  let step = procedure.next();
  while (!step.done) step = procedure.next(byChance<State, Action, DustEvent>(step.value, ctx, anyPolicy, chance));
  return ctx.state;
}

describe("those whose carrier is destroyed in a crowd", () => {
  it.each(ways)("stand on nobody: %s", (way) => {
    for (let seed = 1; seed <= crowds; seed++) {
      const chance = seededChance(seed);
      const readings =
        seed % 3 === 0 ? { "dt.open.lift-taken": "nearest", "dt.open.beached-dismount": "at-the-door" } : {};
      const left = without(inACrowd(way, chance), chance, { readings, numbers: {} });
      expect(defectsOf(left, none)).toEqual([]);
      // as text and as JSON
      const read = parsePosition(printPosition(left));
      expect(read.ok ? read.value : read.defects).toEqual(left);
      expect(stateSchema.parse(JSON.parse(JSON.stringify(ruleset.serialize?.(left) ?? left)))).toEqual(left);
    }
  });
});
