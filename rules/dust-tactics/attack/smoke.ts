import { measured } from "../../geometry/index.ts";
import { blastRadius } from "./templates.ts";
import type { TerrainPiece } from "../table/state.ts";
import type { Ctx } from "../table/context.ts";

/** How many corners a round screen is drawn with. */
const CORNERS = 36;

/** A smoke screen around a place. dt.weapon.smoke-screen, dt.veh.smoke, dt.open.smoke-launcher */
export function screenAt(ctx: Ctx, id: string, { x, y }: measured.Place, lasts: number): TerrainPiece {
  const radius = blastRadius(ctx);
  const round = Array.from({ length: CORNERS }, (_, i) => {
    const at = measured.placeAlong({ x, y }, measured.directionOf((i * 360) / CORNERS), Math.round(radius));
    return { x: Math.max(0, at.x), y: Math.max(0, at.y) };
  });
  return {
    id,
    kind: "smoke",
    // by a corner of the table several would be one place
    corners: round.filter((place, i) => !measured.samePlace(place, round.at(i - 1) ?? { x: -1, y: -1 })),
    height: 0,
    floors: 0,
    doors: [],
    windows: [],
    facing: null,
    owner: null,
    until: ctx.state.turn + lasts,
  };
}
