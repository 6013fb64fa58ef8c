import { far, noiseField } from "../sight/distances.ts";
import { type Ctx, named, number, reading, record, type Rules } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Citation } from "../table/events.ts";
import type { Square } from "../table/plan.ts";
import type { Sentry } from "../table/state.ts";
import { alert } from "./alerting.ts";

/** Whether a noise alerts a Sentry who hears it. hg.sentry.not-while-engaged, hg.open.unconscious-alert */
export const heeds = (ctx: Ctx, sentry: Sentry): boolean =>
  sentry.prone ? reading(ctx, "hg.open.unconscious-alert") === "yes" : !isEngaged(ctx, sentry);

/** The Sentries who hear a noise, lowest name first. */
export function hearers(ctx: Ctx, at: Square, of: "shot" | "step"): readonly Sentry[] {
  const { sentries } = ctx.state;
  if (sentries.length === 0) return [];
  const field = noiseField(ctx, at, of);
  const range = number(ctx, of === "shot" ? "hg.number.noise-shot" : "hg.number.noise-step");
  return sentries.filter((one) => (field[one.at] ?? far) <= range);
}

/** A noise: every Sentry who hears it is alerted. `except` fired the shot himself. hg.open.own-shot */
export function* noise(
  ctx: Ctx,
  at: Square,
  of: "shot" | "step",
  except: string | null,
  ...cites: readonly Citation[]
): Rules {
  const heard = hearers(ctx, at, of).filter((one) => one.id !== except && heeds(ctx, one));
  if (of === "shot")
    record(ctx, {
      event: "noise",
      at: named(ctx, at),
      range: number(ctx, "hg.number.noise-shot"),
      cites: [...cites, "hg.noise.closed-door-stops", "hg.sentry.not-while-engaged"],
    });
  for (const sentry of heard) yield* alert(ctx, sentry, at, noiseField(ctx, at, of), ...cites);
}

/** An attack that leaves a Sentry alive alerts him. hg.sentry.attacked, hg.open.attacked-engaged */
export function* alertAttacked(ctx: Ctx, sentry: Sentry, attackerAt: Square, wasEngaged: boolean): Rules {
  if (wasEngaged && reading(ctx, "hg.open.attacked-engaged") === "never") return;
  yield* alert(
    ctx,
    sentry,
    attackerAt,
    noiseField(ctx, attackerAt, "step"),
    "hg.sentry.attacked",
    "hg.open.attacked-engaged",
  );
}

/** The Sentries a step is heard by, who would heed it. hg.sneak.each-entry, hg.open.sneak-engaged-sentry */
export const heedful = (ctx: Ctx, sentries: readonly Sentry[]): readonly Sentry[] =>
  sentries.filter((one) => heeds(ctx, one) || (reading(ctx, "hg.open.sneak-engaged-sentry") === "yes" && !one.prone));
