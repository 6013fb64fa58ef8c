import type { Citation } from "../book/citation.ts";
import { noiseField, UNREACHABLE } from "../sight/index.ts";
import { type Ctx, number, partingOn, planFor, reading, record, type Rules, squareName } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import { roomAt, type Square } from "../table/plan.ts";
import type { Sentry } from "../table/state.ts";
import { alertSentry } from "./alerting.ts";

/** Whether a noise alerts a Sentry who hears it. hg.sentry.not-while-engaged, hg.open.unconscious-alert */
export const canBeAlerted = (ctx: Ctx, sentry: Sentry): boolean =>
  sentry.prone ? reading(ctx, "hg.open.unconscious-alert") === "yes" : !isEngaged(ctx, sentry);

/** The Sentries who hear a noise, in their order. hg.noise.doorway-first, hg.sentry.shot-12 */
export function sentriesHearing(ctx: Ctx, at: Square, of: "shot" | "step"): readonly Sentry[] {
  const { sentries } = ctx.state;
  if (sentries.length === 0) return [];
  const field = noiseField(ctx, at, of);
  const range = number(ctx, of === "shot" ? "hg.number.noise-shot" : "hg.number.noise-step");
  return sentries.filter((sentry) => (field[sentry.at] ?? UNREACHABLE) <= range);
}

/**
 * The point about corners, where somebody who does not hear a noise might if ways led across them: only somebody near
 * enough as the crow flies, and not in one line. hg.open.corner-diagonal, hg.open.distance-metric
 */
export function cornersFor(ctx: Ctx, at: Square, of: "shot" | "step"): readonly "hg.open.corner-diagonal"[] {
  const plan = planFor(ctx);
  const room = roomAt(plan, at);
  const from = room === null ? [at] : (plan.squaresOf.get(room) ?? [at]);
  const range = number(ctx, of === "shot" ? "hg.number.noise-shot" : "hg.number.noise-step");
  const away = (one: Square, other: Square): readonly [number, number] => [
    Math.abs((one % plan.width) - (other % plan.width)),
    Math.abs(Math.floor(one / plan.width) - Math.floor(other / plan.width)),
  ];
  const isNear = (sentry: Sentry): boolean =>
    from.some((square) => {
      const [across, down] = away(square, sentry.at);
      // the square beside a room is the first: hg.noise.doorway-first
      return across > 0 && down > 0 && Math.max(across, down) <= range;
    });
  const near = ctx.state.sentries.filter(isNear);
  if (near.length === 0) return [];
  const heard = sentriesHearing(ctx, at, of);
  return near.every((sentry) => heard.includes(sentry)) ? [] : ["hg.open.corner-diagonal"];
}

/** The points by another reading of which a shot would alert others, or nobody. hg.sentry.shot-12, hg.open.unconscious-alert */
function pointsOfShot(ctx: Ctx, at: Square, except: string | null): readonly Citation[] {
  const alerted = (by: Ctx): string =>
    sentriesHearing(by, at, "shot")
      .filter((sentry) => sentry.id !== except && canBeAlerted(by, sentry))
      .map(({ id }) => id)
      .join();
  const points = ["hg.open.distance-metric", "hg.open.noise-two-rooms", "hg.open.unconscious-alert"] as const;
  return partingOn(ctx, [...points, ...cornersFor(ctx, at, "shot")], alerted);
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
