import { unreachable, noiseField } from "../sight/distances.ts";
import { type Ctx, squareName, number, reading, record, type Rules } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Citation } from "../table/events.ts";
import type { Square } from "../table/plan.ts";
import type { Sentry } from "../table/state.ts";
import { alertSentry } from "./alerting.ts";

/** Whether a noise alerts a Sentry who hears it. hg.sentry.not-while-engaged, hg.open.unconscious-alert */
export const canBeAlerted = (ctx: Ctx, sentry: Sentry): boolean =>
  sentry.prone ? reading(ctx, "hg.open.unconscious-alert") === "yes" : !isEngaged(ctx, sentry);

/** The Sentries who hear a noise, lowest name first. */
export function sentriesHearing(ctx: Ctx, at: Square, of: "shot" | "step"): readonly Sentry[] {
  const { sentries } = ctx.state;
  if (sentries.length === 0) return [];
  const field = noiseField(ctx, at, of);
  const range = number(ctx, of === "shot" ? "hg.number.noise-shot" : "hg.number.noise-step");
  return sentries.filter((one) => (field[one.at] ?? unreachable) <= range);
}

/** A noise: every Sentry who hears it is alerted. `except` fired the shot himself. hg.open.own-shot */
export function* makeNoise(
  ctx: Ctx,
  at: Square,
  of: "shot" | "step",
  except: string | null,
  ...cites: readonly Citation[]
): Rules {
  const heard = sentriesHearing(ctx, at, of).filter((one) => one.id !== except && canBeAlerted(ctx, one));
  if (of === "shot")
    record(ctx, {
      event: "noise",
      at: squareName(ctx, at),
      range: number(ctx, "hg.number.noise-shot"),
      cites: [...cites, "hg.noise.closed-door-stops", "hg.sentry.not-while-engaged"],
    });
  for (const sentry of heard) yield* alertSentry(ctx, sentry, at, noiseField(ctx, at, of), ...cites);
}

/** An attack that leaves a Sentry alive alerts him. hg.sentry.attacked, hg.open.attacked-engaged */
export function* alertAttacked(ctx: Ctx, sentry: Sentry, attackerAt: Square, wasEngaged: boolean): Rules {
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

/** The Sentries a step is heard by, who would heed it. hg.sneak.each-entry, hg.open.sneak-engaged-sentry */
export const sentriesToSneakPast = (ctx: Ctx, sentries: readonly Sentry[]): readonly Sentry[] =>
  sentries.filter(
    (one) => canBeAlerted(ctx, one) || (reading(ctx, "hg.open.sneak-engaged-sentry") === "yes" && !one.prone),
  );
