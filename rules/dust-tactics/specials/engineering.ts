import type { Citation } from "../events.ts";
import { fortificationAt } from "../ground.ts";
import { eliminateOwn, eliminateUnit } from "../eliminating.ts";
import { mineAttack } from "../fortifications/mines.ts";
import type { TerrainPiece, Unit } from "../state.ts";
import { type G, record, roll, type Rules } from "../table.ts";
import { suppress } from "../tokens.ts";
import { isInfantry, isOnTable, onTable, type Together } from "../units.ts";
import { taskAt } from "./targets.ts";

/** What each piece becomes. */
const outcomes: Readonly<Record<string, string>> = {
  wire: "it is cut",
  minefield: "it is cleared",
  bunker: "it is buried",
  trench: "it is filled in",
};

/** Takes a piece of terrain from the table. */
function remove(g: G, piece: TerrainPiece, ...cites: readonly Citation[]): void {
  g.state.terrain = g.state.terrain.filter(({ id }) => id !== piece.id);
  record(g, { event: "terrain", piece: piece.id, what: outcomes[piece.kind] ?? "it is gone", cites });
}

/** Everybody inside a bunker that is buried is eliminated, friend or enemy. dt.fort.eng-bunker, dt.open.buried-own */
function* bury(g: G, by: Unit, piece: TerrainPiece): Rules {
  const inside = onTable(g.state).filter((unit) =>
    unit.miniatures.some(({ at }) => fortificationAt(g.state, at)?.id === piece.id),
  );
  for (const unit of inside)
    yield* unit.side === by.side
      ? eliminateOwn(g, unit, "dt.fort.eng-bunker")
      : eliminateUnit(g, unit, "dt.fort.eng-bunker");
}

/** ENGINEERING at a piece of terrain. dt.fort.wire-cut, dt.fort.mine-clear, dt.fort.mine-fail, dt.fort.eng-bunker */
export function* engineer(g: G, together: Together, unit: Unit, piece: TerrainPiece): Rules {
  const task = taskAt(unit, piece);
  if (task === null) return;
  const rolled = yield* roll(g, task.dice, ["ARMY"], `${unit.id} works on ${piece.id}`, ...task.cites);
  record(g, {
    event: "special",
    unit: unit.id,
    action: "engineering",
    target: piece.id,
    dice: rolled.shown,
    successes: rolled.successes,
    cites: [...task.cites, "dt.open.adjacent"],
  });
  if (rolled.successes > 0) {
    if (piece.kind === "bunker") yield* bury(g, unit, piece);
    remove(g, piece, ...task.cites);
    return;
  }
  if (piece.kind !== "minefield" || !isInfantry(unit)) return;
  yield* mineAttack(g, together.filter(isOnTable), piece, "dt.fort.mine-fail");
  if (unit.where === "table") suppress(g, unit, "a mine went off", "dt.fort.mine-fail");
}
