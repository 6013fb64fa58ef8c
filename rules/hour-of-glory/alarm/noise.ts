import type { Citation } from "../book/citation.ts";
import { noiseField, noisesOf, UNREACHABLE } from "../sight/index.ts";
import { type Ctx, number, partingOn, planFor, reading, record, type Rules, squareName } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { type Earshot, offset, roomAt, type Square } from "../table/plan.ts";
import type { Sentry } from "../table/state.ts";
import { alertSentry } from "./alerting.ts";

/** Whether a noise alerts a Sentry who hears it. hg.sentry.not-while-engaged, hg.open.unconscious-alert */
export const canBeAlerted = (ctx: Ctx, sentry: Sentry): boolean =>
  sentry.prone ? reading(ctx, "hg.open.unconscious-alert") === "yes" : !isEngaged(ctx, sentry);

/** How far a noise is heard. hg.sentry.shot-12, hg.sentry.intruder-moves-4 */
const rangeOf = (ctx: Ctx, of: "shot" | "step"): number =>
  number(ctx, of === "shot" ? "hg.number.noise-shot" : "hg.number.noise-step");

/** Whether a noise is heard on a square. */
const isHeard = (ctx: Ctx, at: Square, of: "shot" | "step", by: Square): boolean =>
  (noiseField(ctx, at, of)[by] ?? UNREACHABLE) <= rangeOf(ctx, of);

/** The Sentries who hear a noise, in their order. hg.noise.doorway-first, hg.sentry.shot-12 */
export function sentriesHearing(ctx: Ctx, at: Square, of: "shot" | "step"): readonly Sentry[] {
  const { sentries } = ctx.state;
  if (sentries.length === 0) return [];
  const field = noiseField(ctx, at, of);
  const range = rangeOf(ctx, of);
  return sentries.filter((sentry) => (field[sentry.at] ?? UNREACHABLE) <= range);
}

/**
 * The point about corners, where a noise is not heard on a square but might be if ways led across them: only near enough
 * as the crow flies, and not in one line. hg.open.corner-diagonal, hg.open.distance-metric
 */
function cornersFor(ctx: Ctx, at: Square, of: "shot" | "step", by: Square): readonly "hg.open.corner-diagonal"[] {
  const plan = planFor(ctx);
  const room = roomAt(plan, at);
  const from = room === null ? [at] : (plan.squaresOf.get(room) ?? [at]);
  const range = rangeOf(ctx, of);
  const isNear = from.some((square) => {
    const { dx, dy } = offset(plan, square, by);
    // the square beside a room is the first: hg.noise.doorway-first
    return dx !== 0 && dy !== 0 && Math.max(Math.abs(dx), Math.abs(dy)) <= range;
  });
  return isNear && !isHeard(ctx, at, of, by) ? ["hg.open.corner-diagonal"] : [];
}

/** The open points that it hangs on how far a step is heard. hg.noise.room-is-source */
const inEarshot = [
  "hg.open.distance-metric",
  "hg.open.room-hearing",
  "hg.open.noise-two-rooms",
  "hg.open.corner-diagonal",
] as const;

/** On which points it hangs whether a step onto a square is heard on another: worked out once for each two of them. */
export function earshotOf(ctx: Ctx, at: Square, by: Square): Earshot {
  const { earshots } = noisesOf(ctx);
  const key = at * planFor(ctx).labels.length + by;
  let earshot = earshots.get(key);
  if (earshot === undefined) {
    const points = partingOn(ctx, inEarshot, (other) => isHeard(other, at, "step", by));
    earshots.set(key, (earshot = { points, corners: cornersFor(ctx, at, "step", by).length > 0 }));
  }
  return earshot;
}

/** The points by another reading of which a shot would alert others, or nobody. hg.sentry.shot-12, hg.open.unconscious-alert */
function pointsOfShot(ctx: Ctx, at: Square, except: string | null): readonly Citation[] {
  const alerted = (by: Ctx): string =>
    sentriesHearing(by, at, "shot")
      .filter((sentry) => sentry.id !== except && canBeAlerted(by, sentry))
      .map(({ id }) => id)
      .join();
  const points = ["hg.open.distance-metric", "hg.open.noise-two-rooms", "hg.open.unconscious-alert"] as const;
  const corners = ctx.state.sentries.flatMap((sentry) => cornersFor(ctx, at, "shot", sentry.at));
  return partingOn(ctx, [...new Set([...points, ...corners])], alerted);
}

/** Makes a noise that alerts every Sentry who hears it, but for `except`, who fired the shot. hg.open.own-shot */
export function* makeNoise(
  ctx: Ctx,
  at: Square,
  of: "shot" | "step",
  except: string | null,
  ...cites: readonly Citation[]
): Rules {
  const heard = sentriesHearing(ctx, at, of).filter((sentry) => sentry.id !== except && canBeAlerted(ctx, sentry));
  if (of === "shot")
    record(ctx, {
      event: "noise",
      at: squareName(ctx, at),
      range: number(ctx, "hg.number.noise-shot"),
      cites: [...cites, "hg.noise.closed-door-stops", "hg.sentry.not-while-engaged", ...pointsOfShot(ctx, at, except)],
    });
  for (const sentry of heard) yield* alertSentry(ctx, sentry, at, noiseField(ctx, at, of), ...cites);
}

/** Alerts a Sentry who was attacked and is alive. hg.sentry.attacked, hg.open.attacked-engaged */
export function* alertAttacked(
  ctx: Ctx,
  sentry: Sentry,
  { attackerAt, wasEngaged }: { readonly attackerAt: Square; readonly wasEngaged: boolean },
): Rules {
  if (wasEngaged && reading(ctx, "hg.open.attacked-engaged") === "never") return;
  yield* alertSentry(
    ctx,
    sentry,
    attackerAt,
    noiseField(ctx, attackerAt, "step"),
    "hg.sentry.attacked",
    "hg.open.attacked-engaged",
  );
}

/** Of the Sentries who hear a step, those an Intruder has to sneak past. hg.sneak.each-entry, hg.open.sneak-engaged-sentry */
export const sentriesToSneakPast = (ctx: Ctx, sentries: readonly Sentry[]): readonly Sentry[] =>
  sentries.filter(
    (sentry) => canBeAlerted(ctx, sentry) || (reading(ctx, "hg.open.sneak-engaged-sentry") === "yes" && !sentry.prone),
  );
