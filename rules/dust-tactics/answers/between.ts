import { measured } from "../../geometry/index.ts";
import { terrainKinds } from "../book/terrain.ts";
import { type End, hullsBetween } from "../sight/index.ts";
import type { Ctx } from "../table/context.ts";
import { groundOf, touches } from "../table/ground.ts";

/** What lies between two that a reading could treat in another way. */
export interface Between {
  /** Area terrain that lines run into, terrain that stops them or may, and whatever stands there. */
  readonly areas: boolean;
  readonly solid: boolean;
  readonly anything: boolean;
  /** Whether something that stops lines is about as high as a line may be. */
  readonly level: boolean;
  /** Whether the viewer stands in or next to area terrain. */
  readonly fromArea: boolean;
  /** Whether one of the two is camouflaged. */
  readonly camouflaged: boolean;
}

/** A box that is larger by a tenth of a millimetre all around. */
const wider = ({ left, top, right, bottom }: measured.Box): measured.Box => ({
  left: left - 10,
  top: top - 10,
  right: right + 10,
  bottom: bottom + 10,
});

/** What lies between any of some ends and any of others: nothing is missed, something may be named in vain. */
export function betweenEnds(
  ctx: Ctx,
  {
    from,
    to,
    camouflaged,
  }: { readonly from: readonly End[]; readonly to: readonly End[]; readonly camouflaged: boolean },
): Between {
  const stops = { areas: false, solid: false, anything: false, level: false, fromArea: false, camouflaged };
  const { pieces } = groundOf(ctx.state);
  const areas = pieces.filter(({ piece }) => terrainKinds[piece.kind].area);
  stops.fromArea = from.some(({ prism }) => areas.some(({ piece }) => touches(prism.body, piece)));
  for (const end of from) {
    for (const other of to) {
      const box = measured.boxAround(end.prism.body, other.prism.body);
      const near = pieces.filter(({ polygon }) => measured.boxesMeet(polygon, wider(box)));
      stops.areas ||= near.some(({ piece }) => terrainKinds[piece.kind].area);
      stops.solid ||= near.some(({ piece }) => terrainKinds[piece.kind].solid);
      const except = [end.unit?.id, other.unit?.id].filter((id) => id !== undefined);
      const hulls = hullsBetween(ctx, end.prism, other.prism, { except });
      stops.anything ||= near.length > 0 || hulls.length > 0;
      const [low, high] = [Math.min(end.prism.top, other.prism.top), Math.max(end.prism.top, other.prism.top)];
      const isLevel = (height: number): boolean => height >= low - 10 && height <= high + 10;
      stops.level ||=
        near.some(({ piece, top }) => terrainKinds[piece.kind].solid && isLevel(top)) ||
        hulls.some(({ height, bottom }) => isLevel(height) || (bottom !== undefined && isLevel(bottom)));
    }
  }
  return stops;
}
