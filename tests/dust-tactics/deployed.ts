import { cardById, fullStrength } from "../../rules/dust-tactics/book/cards.ts";
import { type ForceId, forces } from "../../rules/dust-tactics/book/forces.ts";
import { battles } from "../../rules/dust-tactics/book/battles.ts";
import { newUnit } from "../../rules/dust-tactics/table/forming.ts";
import { emptyState } from "../../rules/dust-tactics/notation/parse.ts";
import type { Side, State, TerrainPiece, Unit } from "../../rules/dust-tactics/table/state.ts";

const cm = 1000;

/** A scenario's table with two ready lists in rows along their edges, before the first initiative. */
export function deployed(scenario: string, south: ForceId, north: ForceId, turns: number): State {
  const battle = battles.find(({ id }) => id === scenario);
  if (battle === undefined) throw new Error(`There is no scenario ${scenario}.`);
  const terrain = battle.terrain.map(
    ({ id, kind, corners, height, floors = 0, doors = [], windows = [] }): TerrainPiece => ({
      id,
      kind,
      corners: corners.map(([x, y]) => ({ x: x * cm, y: y * cm })),
      height: height * cm,
      floors,
      doors: doors.map(([x, y]) => ({ x: x * cm, y: y * cm })),
      windows: [...windows],
      facing: null,
      owner: null,
      until: null,
    }),
  );
  const row = (side: Side, force: ForceId): readonly Unit[] => {
    let x = 8;
    return forces[force].cards
      .filter((card) => cardById(card).kind !== "commissar")
      .map((card, i) => {
        const count = fullStrength(cardById(card)).length;
        const wide = cardById(card).kind === "vehicle" || cardById(card).kind === "aircraft";
        const y = side === "south" ? 104 : 14;
        const places = Array.from({ length: count }, (_, k) => ({
          x: (x + (k % 3) * 4 + (wide ? 6 : 0)) * cm,
          y: (y + Math.floor(k / 3) * 4) * cm,
        }));
        x += wide ? 22 : 16;
        return newUnit(`${side[0]}${i + 1}`, card, side, places, side === "south" ? 0 : 180);
      });
  };
  return {
    ...emptyState(),
    scenario: battle.id,
    phase: "initiative",
    turns,
    limit: forces[south].limit,
    terrain,
    objectives: battle.objectives.map(({ id, name, at: [x, y] }) => ({
      id,
      name,
      at: { x: x * cm, y: y * cm },
      holder: null,
    })),
    units: [...row("south", south), ...row("north", north)],
  };
}
