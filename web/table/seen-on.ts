import type { BoardPiece } from "../api/answers.ts";
import type { Watched } from "../board/watched.ts";

/** Whether a piece stands where its game has it crouch or stand: low cover hides only who crouches. */
export const isUpright = (piece: BoardPiece | undefined): boolean => piece?.conditions.includes("standing") === true;

/** The places on a way, in order, at which somebody would be seen, and by whom: fully, or above low cover if upright. */
export const seenOn = (
  { places }: Pick<Watched, "places">,
  way: readonly string[],
  upright: boolean,
): readonly { readonly place: string; readonly by: readonly string[] }[] =>
  way.flatMap((place) => {
    const by = (places.get(place) ?? []).filter(({ well }) => upright || well === "full").map(({ piece }) => piece);
    return by.length === 0 ? [] : [{ place, by }];
  });
