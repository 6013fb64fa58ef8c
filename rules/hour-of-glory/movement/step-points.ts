import { canBeAlerted, cornersFor, sentriesHearing, sentriesToSneakPast } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { watching } from "../sight/index.ts";
import { isRaider } from "../table/agents.ts";
import { type Ctx, partingOn } from "../table/context.ts";
import type { Square } from "../table/plan.ts";
import type { Intruder } from "../table/state.ts";

/** The open points that who hears a step hangs on. hg.sentry.intruder-moves-4, hg.noise.room-is-source */
const inHearing = [
  "hg.open.distance-metric",
  "hg.open.room-hearing",
  "hg.open.noise-two-rooms",
  "hg.open.unconscious-alert",
  "hg.open.sneak-engaged-sentry",
] as const;

/** The open points that who watches a square hangs on. hg.zone.eight-squares, hg.zone.blocked-like-los */
const inWatching = ["hg.open.engaged-zone", "hg.open.los-doorway", "hg.open.los-entry"] as const;

const idsOf = (agents: readonly { readonly id: string }[]): string => agents.map(({ id }) => id).join();

/** The Sentries whom an Intruder's step onto a square concerns: those to sneak past, or who are alerted by it. */
function hearersOf(ctx: Ctx, intruder: Intruder, to: Square): string {
  const heard = sentriesToSneakPast(ctx, sentriesHearing(ctx, to, "step"));
  return idsOf(isRaider(intruder) ? heard : heard.filter((sentry) => canBeAlerted(ctx, sentry)));
}

/** The points by another reading of which other agents would watch a square. hg.zone.immediately */
export const pointsOfWatching = (ctx: Ctx, at: Square): readonly Citation[] =>
  partingOn(ctx, inWatching, (by) => idsOf(watching(by, at)));

/** The points by another reading of which an Intruder's step would be heard or seen by others, or by nobody. hg.zone.immediately */
export function pointsOfStep(ctx: Ctx, intruder: Intruder, to: Square): readonly Citation[] {
  const watched = pointsOfWatching(ctx, to);
  if (ctx.state.sentries.length === 0) return watched;
  const asked = [...inHearing, ...cornersFor(ctx, to, "step")];
  return [...partingOn(ctx, asked, (by) => hearersOf(by, intruder, to)), ...watched];
}
