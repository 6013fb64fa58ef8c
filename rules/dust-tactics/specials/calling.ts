import { measured } from "../../geometry/index.ts";
import { carriedIn } from "../table/carried.ts";
import { placeAtDoor } from "../carrying/index.ts";
import { newUnit } from "../table/forming.ts";
import { terrainNamed, wreckOf } from "../table/ground.ts";
import type { SpecialId, TerrainPiece, Unit } from "../table/state.ts";
import { type Ctx, record, type Rules } from "../table/context.ts";

/** Units waiting in a barge wrecked on the shore get out before the wreck is removed. dt.sea.beached, dt.cmd.replace */
function* emptyWreck(ctx: Ctx, barge: Unit, { corners }: TerrainPiece): Rules {
  const hull = { kind: "hull", corners } as const;
  const { x, y } = measured.extentOf(hull);
  for (const unit of carriedIn(ctx.state, barge)) yield* placeAtDoor(ctx, unit, hull, barge.facing, { x, y });
}

/**
 * An eliminated unit comes back as a new one: whole, with all its ammunition, from the edge of the board as reserves do.
 * dt.cmd.reinforce, dt.cmd.reinforce-enter, dt.cmd.replace, dt.cmd.again-ap
 */
export function* callUp(
  ctx: Ctx,
  unit: Unit,
  special: Extract<SpecialId, "reinforcement" | "replacement-vehicle">,
): Rules {
  const { state } = ctx;
  if (special === "replacement-vehicle") {
    const wreck = terrainNamed(state, wreckOf(unit.id));
    state.terrain = state.terrain.filter((piece) => piece !== wreck);
    if (wreck !== undefined) yield* emptyWreck(ctx, unit, wreck);
  }
  const fresh = newUnit(unit.id, unit.card, unit.side, []);
  // only who starts the game in hiding is hidden
  const tokens = fresh.tokens.filter((token) => token !== "camouflaged");
  Object.assign(unit, { ...fresh, tokens, where: "off", waits: "arrival", returned: unit.returned + 1 } satisfies Unit);
  state.spent.push(`${unit.side}-${special === "reinforcement" ? "reinforcement" : "vehicle"}`);
  record(ctx, {
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
