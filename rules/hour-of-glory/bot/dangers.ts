import { sentriesHearing, sentriesToSneakPast } from "../alarm/index.ts";
import { DIE_FACES } from "../book/dice.ts";
import { stepField, UNREACHABLE, canSee, watching } from "../sight/index.ts";
import { isRaider, type OnBoard } from "../table/agents.ts";
import { type Ctx, number } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";
import type { Square } from "../table/plan.ts";
import { passScore } from "../table/skill-tests.ts";
import type { Intruder } from "../table/state.ts";

/** What it costs to be exposed, in minutes: the time as an assaulter, wounds, and the way back into hiding. */
export const EXPOSURE = 9;

/** The chance that one die passes. */
export const passing = (ctx: Ctx, intruder: Intruder, skill: "stealth" | "technique" | "combat"): number =>
  (DIE_FACES + 1 - passScore(ctx, intruder, skill)) / DIE_FACES;

/** The minutes an activity is expected to take by spending time. */
function spentMinutes(ctx: Ctx, dice: number, pass: number): number {
  const base = number(ctx, "hg.number.time-base");
  let minutes = 0;
  let ways = (1 - pass) ** dice;
  for (let passes = 0; passes <= dice && passes < base; passes++) {
    minutes += ways * (base - passes);
    ways = pass === 1 ? 0 : (ways * (dice - passes) * pass) / ((passes + 1) * (1 - pass));
  }
  return minutes;
}

/** The cheaper means of an activity, and what it costs in minutes. */
export function minutesBy(
  ctx: Ctx,
  intruder: Intruder,
  what: "breach" | "spy" | "conceal",
): { readonly by: "time" | "chance"; readonly minutes: number } {
  const kit = { breach: "covert-entry-kit", spy: "spy-camera", conceal: null }[what];
  const helped = kit !== null && intruder.equipment.some((item) => item === kit);
  const pass = passing(ctx, intruder, what === "conceal" ? "stealth" : "technique");
  // a failed turn counts as a lost minute
  const chance = pass === 0 ? UNREACHABLE : 1 / pass - 1;
  if (!isRaider(intruder)) return { by: "chance", minutes: chance };
  const time = spentMinutes(ctx, number(ctx, helped ? "hg.number.time-kit" : "hg.number.time"), pass);
  return time < chance && ctx.state.timer > 2 ? { by: "time", minutes: time } : { by: "chance", minutes: chance };
}

/** The minutes to sneak past whoever hears a step onto a square. */
export function heardMinutes(ctx: Ctx, intruder: OnBoard<Intruder>, square: Square): number {
  const heard = sentriesToSneakPast(ctx, sentriesHearing(ctx, square, "step"));
  return heard.length === 0 ? 0 : sneaking(ctx, intruder, square, heard).minutes;
}

/** How to sneak: by time where a Sentry who turns would see him, else by the cheaper means. */
export function sneaking(
  ctx: Ctx,
  intruder: OnBoard<Intruder>,
  square: Square,
  heard: readonly { readonly at: Square }[],
): { readonly by: "time" | "chance"; readonly minutes: number } {
  const pass = passing(ctx, intruder, "stealth");
  const time = spentMinutes(ctx, number(ctx, "hg.number.time"), pass);
  const seen = heard.some(({ at }) => canSee(ctx, at, square));
  // an alerted Sentry who sees nobody brings the Commander and a marker
  const fails = seen ? (1 - pass) * EXPOSURE + pass * 0.5 : 1.2;
  const chance = (1 - pass) * fails;
  return time < chance && ctx.state.timer > 6 ? { by: "time", minutes: time } : { by: "chance", minutes: chance };
}

/** What it costs to step into watch zones. */
export function watchedMinutes(ctx: Ctx, intruder: OnBoard<Intruder>, square: Square): number {
  const owners = watching(ctx, square);
  if (owners.length === 0) return 0;
  if (!isRaider(intruder)) return 2.5;
  return (1 - passing(ctx, intruder, "stealth")) * EXPOSURE + 0.5;
}

/** The chance that the Commander comes upon a raider who ends his turn on a square. hg.raid.contact-exposes */
export function dangerAt(ctx: Ctx, square: Square): number {
  const { commander } = ctx.state;
  if (commander === null || commander.prone || isEngaged(ctx, commander)) return 0;
  const field = stepField(ctx, [commander.at], "steps", "as-they-are");
  return Math.min(1, Math.max(0, 7 - (field[square] ?? UNREACHABLE)) / 6);
}
