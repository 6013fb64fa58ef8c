import { newUnit } from "../forming.ts";
import { wreckOf } from "../ground.ts";
import type { Unit, SpecialId } from "../state.ts";
import { type G, record } from "../table.ts";

/**
 * An eliminated unit comes back as a new one: whole, with all its ammunition, from the edge of the board as reserves do.
 * dt.cmd.reinforce, dt.cmd.reinforce-enter, dt.cmd.replace, dt.cmd.again-ap
 */
export function callUp(g: G, unit: Unit, special: Extract<SpecialId, "reinforcement" | "replacement-vehicle">): void {
  const { state } = g;
  if (special === "replacement-vehicle") {
    const wreck = wreckOf(unit.id);
    state.terrain = state.terrain.filter(({ id }) => id !== wreck);
  }
  const fresh = newUnit(unit.id, unit.card, unit.side, []);
  // only who starts the game in hiding is hidden
  const tokens = fresh.tokens.filter((token) => token !== "camouflaged");
  Object.assign(unit, { ...fresh, tokens, where: "off", waits: "arrival", returned: unit.returned + 1 } satisfies Unit);
  state.spent.push(`${unit.side}-${special === "reinforcement" ? "reinforcement" : "vehicle"}`);
  record(g, {
    event: "restored",
    unit: unit.id,
    miniature: null,
    points: unit.miniatures.length,
    cites:
      special === "reinforcement"
        ? (["dt.cmd.reinforce", "dt.cmd.reinforce-enter", "dt.cmd.reinforce-once", "dt.cmd.again-ap"] as const)
        : (["dt.cmd.replace", "dt.cmd.replace-now", "dt.cmd.replace-once", "dt.cmd.again-ap"] as const),
  });
}
