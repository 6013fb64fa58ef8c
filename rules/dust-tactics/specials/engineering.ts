import type { Citation } from "../book/citation.ts";
import type { TerrainKind } from "../book/terrain.ts";
import type { TerrainChange } from "../table/event-words.ts";
import { activationOf, actorsOf, finished, lost } from "../activation/index.ts";
import { fortificationAt, terrainNamed } from "../table/ground.ts";
import { isEngineer } from "./actors.ts";
import { eliminateOutright } from "../attack/index.ts";
import { mineAttack } from "../fortifications/index.ts";
import type { TerrainPiece, Unit } from "../table/state.ts";
import { type Ctx, record, roll, type Rules } from "../table/context.ts";
import { suppress } from "../table/tokens.ts";
import { isInfantry, isOnTable, onTable, type CombinedUnit } from "../table/units.ts";
import { taskAt } from "./tasks.ts";

/** What each piece becomes. */
const outcomes: Readonly<Partial<Record<TerrainKind, TerrainChange>>> = {
  wire: "it is cut",
  minefield: "it is cleared",
  bunker: "it is buried",
  trench: "it is filled in",
};

/** Takes a piece of terrain from the table. */
function remove(ctx: Ctx, piece: TerrainPiece, ...cites: readonly Citation[]): void {
  ctx.state.terrain = ctx.state.terrain.filter(({ id }) => id !== piece.id);
  record(ctx, { event: "terrain", piece: piece.id, what: outcomes[piece.kind] ?? "it is gone", cites });
}

/** Everybody inside a bunker that is buried is eliminated, friend or enemy. dt.fort.eng-bunker, dt.open.buried-own */
function* bury(ctx: Ctx, by: Unit, piece: TerrainPiece): Rules {
  const inside = onTable(ctx.state).filter((unit) =>
    unit.miniatures.some(({ at }) => fortificationAt(ctx.state, at)?.id === piece.id),
  );
  for (const unit of inside) yield* eliminateOutright(ctx, unit, by.side, "dt.fort.eng-bunker");
}

/** The first of the two actions that bury a bunker is over: the die is rolled at the end of the second. dt.fort.eng-bunker */
export function beginToBury(ctx: Ctx, unit: Unit, piece: TerrainPiece): void {
  activationOf(ctx).buries = piece.id;
  record(ctx, {
    event: "terrain",
    piece: piece.id,
    what: `${unit.id} begins to bury it`,
    cites: ["dt.fort.eng-bunker"],
  });
}

/** The second of them, at the same bunker: nothing is left to choose. dt.fort.eng-bunker */
export function* goOnBurying(ctx: Ctx): Rules {
  const activation = activationOf(ctx);
  const together = actorsOf(ctx);
  const piece = terrainNamed(ctx.state, activation.buries ?? "");
  const [unit] = together.filter(isEngineer);
  activation.buries = null;
  if (piece === undefined || unit === undefined) return lost(ctx, "there is no longer a bunker", "dt.fort.eng-bunker");
  yield* engineer(ctx, together, unit, piece);
  finished(ctx);
}

/** ENGINEERING at a piece of terrain. dt.fort.wire-cut, dt.fort.mine-clear, dt.fort.mine-fail, dt.fort.eng-bunker */
export function* engineer(ctx: Ctx, together: CombinedUnit, unit: Unit, piece: TerrainPiece): Rules {
  const task = taskAt(unit, piece);
  if (task === null) return;
  const rolled = yield* roll(ctx, task.dice, ["ARMY"], `${unit.id} works on ${piece.id}`, ...task.cites);
  record(ctx, {
    event: "special",
    unit: unit.id,
    action: "engineering",
    target: piece.id,
    dice: rolled.shown,
    successes: rolled.successes,
    cites: [...task.cites, "dt.open.adjacent"],
  });
  if (rolled.successes > 0) {
    if (piece.kind === "bunker") yield* bury(ctx, unit, piece);
    remove(ctx, piece, ...task.cites);
    return;
  }
  if (piece.kind !== "minefield" || !isInfantry(unit)) return;
  yield* mineAttack(ctx, together.filter(isOnTable), piece, "dt.fort.mine-fail");
  if (unit.where === "table") suppress(ctx, unit, "a mine went off", "dt.fort.mine-fail");
}
