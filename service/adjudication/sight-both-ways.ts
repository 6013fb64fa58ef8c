import type { PlayerView, SightQuestion, SightRuling } from "../../rules/kernel/index.ts";

/**
 * A ruling whose verdict for the other direction tells as much of open points as the one that was asked for: it is what
 * the game rules when it is asked the other way round, where that is the same verdict.
 */
export function bothWays(
  situation: Pick<PlayerView, "sight">,
  { from, to }: Pick<SightQuestion, "from" | "to">,
  there: SightRuling,
): SightRuling {
  const { back } = there;
  if (back === null) return there;
  const turned = situation.sight({ from: to, to: from });
  if (!turned.ok || turned.value.seen !== back.seen || turned.value.place !== back.place) return there;
  const { interpretations, otherwise } = turned.value;
  return { ...there, back: { ...back, interpretations, otherwise } };
}

/** The ids of the open points that a ruling rests on, in either direction. */
export const openIn = ({ interpretations, back }: SightRuling): readonly string[] =>
  [...interpretations, ...(back?.interpretations ?? [])].map(({ id }) => id);
