import { ahead } from "../../geometry/index.ts";
import { canBeAlerted, earshotOf, sentriesHearing, sentriesToSneakPast } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { facing, watching } from "../sight/index.ts";
import { isRaider, type OnBoard } from "../table/agents.ts";
import { type Ctx, partingOn, planFor } from "../table/context.ts";
import { areNear, isEngaged } from "../table/engagement.ts";
import { entry, isRoom, labelAt, type Plan, type Square } from "../table/plan.ts";
import type { Commander, Intruder, Sentry } from "../table/state.ts";

/** The open points that it hangs on how far a step is heard. hg.noise.room-is-source */
const inEarshot = ["hg.open.distance-metric", "hg.open.room-hearing", "hg.open.noise-two-rooms"] as const;

/** Those that it hangs on whether a Sentry who hears it is alerted, or has to be passed. hg.sentry.intruder-moves-4 */
const inPersons = ["hg.open.unconscious-alert", "hg.open.sneak-engaged-sentry", "hg.open.corner-diagonal"] as const;

/** The open points that who hears a step hangs on. */
const inHearing = [...inEarshot, ...inPersons] as const;

/** Who has a watch zone. */
type Watcher = Commander | Sentry;

/** A point that who watches a square hangs on. */
type OpenPoint = "hg.open.engaged-zone" | "hg.open.los-doorway" | "hg.open.los-entry";

const idsOf = (agents: readonly { readonly id: string }[]): string => agents.map(({ id }) => id).join();

/** The Sentries whom an Intruder's step onto a square concerns: those to sneak past, or who are alerted by it. */
function hearersOf(ctx: Ctx, intruder: Intruder, to: Square): string {
  const heard = sentriesToSneakPast(ctx, sentriesHearing(ctx, to, "step"));
  return idsOf(isRaider(intruder) ? heard : heard.filter((sentry) => canBeAlerted(ctx, sentry)));
}

/** Whether a line to a square ahead begins or ends in the entry zone, or leads through it: only there is an entrance. */
function meetsEntry(ctx: Ctx, { at, facing: way }: OnBoard<Watcher>, to: Square): boolean {
  const plan = planFor(ctx);
  const { dx, dy } = ahead[way];
  for (let square = at; square !== to; square += dx + dy * plan.width) if (labelAt(plan, square) === entry) return true;
  return labelAt(plan, to) === entry;
}

/** Where alone a point can matter for who watches a square: for an agent who faces it. hg.zone.eight-squares, hg.zone.blocked-like-los */
const inWatching: readonly (readonly [OpenPoint, (ctx: Ctx, agent: OnBoard<Watcher>, at: Square) => boolean])[] = [
  ["hg.open.engaged-zone", isEngaged],
  ["hg.open.los-doorway", (ctx, agent) => isRoom(labelAt(planFor(ctx), agent.at))],
  ["hg.open.los-entry", meetsEntry],
];

/** The points by another reading of which other agents would watch a square. hg.zone.immediately */
export function pointsOfWatching(ctx: Ctx, at: Square): readonly Citation[] {
  const before = facing(ctx, at);
  if (before.length === 0) return [];
  const points = inWatching.filter(([, canMatter]) => before.some((agent) => canMatter(ctx, agent, at)));
  return points.length === 0
    ? []
    : partingOn(
        ctx,
        points.map(([id]) => id),
        (by) => idsOf(watching(by, at, before)),
      );
}

/** Whether it may hang on a reading whether a Sentry who hears a step is concerned. hg.sentry.not-while-engaged */
const isDoubtful = ({ state }: Ctx, plan: Plan, { at, prone }: Sentry): boolean =>
  prone || state.intruders.some((intruder) => intruder.at !== null && areNear(plan, intruder.at, at));

/** The points by another reading of which an Intruder's step would be heard or seen by others, or by nobody. hg.zone.immediately */
export function pointsOfStep(ctx: Ctx, intruder: Intruder, to: Square): readonly Citation[] {
  const watched = pointsOfWatching(ctx, to);
  // only what may part is asked: most Sentries are out of earshot by every reading, or within it
  const asked: Citation[] = [];
  let corners = false;
  for (const { at } of ctx.state.sentries) {
    const earshot = earshotOf(ctx, to, at);
    asked.push(...earshot.points);
    corners ||= earshot.corners;
  }
  const plan = planFor(ctx);
  if (sentriesHearing(ctx, to, "step").some((sentry) => isDoubtful(ctx, plan, sentry))) asked.push(...inPersons);
  if (asked.length === 0) return watched;
  const points = inHearing.filter((id) => asked.includes(id) && (corners || id !== "hg.open.corner-diagonal"));
  return [...partingOn(ctx, points, (by) => hearersOf(by, intruder, to)), ...watched];
}
