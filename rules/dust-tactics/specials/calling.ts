import { fullStrength } from "../data/cards.ts";
import type { Miniature, Unit } from "../state.ts";
import { type G, record } from "../table.ts";
import { cardOf } from "../units.ts";
import { isLoader, type SpecialId } from "./actors.ts";

/** The soldiers of a unit at full strength, waiting beside the table. */
function freshMiniatures(unit: Unit): Miniature[] {
  const card = cardOf(unit);
  const alone = card.soldiers === null;
  return fullStrength(card).map(({ weapons, role, radio = false }, i) => ({
    id: alone ? unit.id : `${unit.id.slice(0, 20)}-${i + 1}`,
    at: { x: 0, y: 0 },
    floor: 0,
    weapons: [...weapons],
    role,
    radio,
    commissar: false,
    spent: {},
  }));
}

/**
 * An eliminated unit comes back as a new one: whole, with all its ammunition, from the edge of the board as reserves do.
 * dt.cmd.reinforce, dt.cmd.reinforce-enter, dt.cmd.replace, dt.cmd.again-ap
 */
export function callUp(g: G, unit: Unit, special: Extract<SpecialId, "reinforcement" | "replacement-vehicle">): void {
  const { state } = g;
  if (special === "replacement-vehicle") {
    const wreck = `wreck-of-${unit.id}`.slice(0, 24);
    state.terrain = state.terrain.filter(({ id }) => id !== wreck);
  }
  Object.assign(unit, {
    where: "off",
    waits: "arrival",
    carrier: null,
    pilot: false,
    miniatures: freshMiniatures(unit),
    lost: [],
    damage: 0,
    tokens: [],
    grappledBy: null,
    activated: false,
    again: false,
    marched: false,
    acted: false,
    used: [],
    returned: unit.returned + 1,
  } satisfies Partial<Unit>);
  if (isLoader(unit)) unit.tokens = ["loaded"];
  state.spent.push(`${unit.side}-${special === "reinforcement" ? "reinforcement" : "vehicle"}`);
  record(
    g,
    { event: "restored", unit: unit.id, miniature: null, points: unit.miniatures.length },
    ...(special === "reinforcement"
      ? (["dt.cmd.reinforce", "dt.cmd.reinforce-enter", "dt.cmd.reinforce-once", "dt.cmd.again-ap"] as const)
      : (["dt.cmd.replace", "dt.cmd.replace-now", "dt.cmd.replace-once", "dt.cmd.again-ap"] as const)),
  );
}
