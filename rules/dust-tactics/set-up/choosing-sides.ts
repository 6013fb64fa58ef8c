import { choose, type Ctx, record, type Rules } from "../table/context.ts";
import { otherSide, type Side, type State } from "../table/state.ts";

/** The terrain as seen from the other side of the table; objectives stay where the scenario has them. */
function turned({ terrain, width, height }: State): State["terrain"] {
  const across = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({ x: width - x, y: height - y });
  return terrain.map((piece) => ({
    ...piece,
    corners: piece.corners.map(across),
    doors: piece.doors.map(across),
    facing: piece.facing === null ? null : (piece.facing + 180) % 360,
  }));
}

/**
 * Where one player laid out all the terrain, the other chooses from which of its two edges to attack or defend: the
 * terrain lies as it does, or the other way round. dt.setup.side-choice
 */
export function* chooseSide(ctx: Ctx, chooser: Side): Rules {
  const edge = yield* choose<Side>(
    chooser,
    { id: "dt.decide.side", text: `From which side of the terrain does the ${chooser} play?` },
    [chooser, otherSide(chooser)].map((side) => ({ id: side, text: `The ${side} of it`, value: side })),
  );
  if (edge !== chooser) ctx.state.terrain = turned(ctx.state);
  ctx.state.chooser = null;
  record(ctx, { event: "side-chosen", side: chooser, edge, cites: ["dt.setup.side-choice"] });
}
