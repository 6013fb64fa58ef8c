import type { Ctx } from "./context.ts";

/** What is counted for each level by itself. vs.medal.challenge */
type LevelTallyKey = "fate-tokens" | "injuries" | "alarms";

/** What is counted on a level for the challenges of Ghost. vs.medal.challenge */
type TallyKey =
  | "close-combats"
  | "nest-gunners"
  | "tnt-units"
  | LevelTallyKey
  | `${LevelTallyKey} ${string}`
  | "uniform-turns"
  | "healed-by-medic"
  | "healed"
  | `treated ${string}`
  | `barred ${string}`
  | "barred-twice"
  | "close-combats-best";

/** Counts something on this level. */
export function countTally(ctx: Ctx, what: TallyKey): void {
  ctx.state.tally[what] = (ctx.state.tally[what] ?? 0) + 1;
}

/** Keeps the greatest of what was counted. */
export function raiseTally(ctx: Ctx, what: TallyKey, count: number): void {
  ctx.state.tally[what] = Math.max(ctx.state.tally[what] ?? 0, count);
}

export const tallyOf = (ctx: Ctx, what: TallyKey): number => ctx.state.tally[what] ?? 0;

/** Counts something that belongs to one level; with several in play each has its own count. vs.medal.challenge */
export const countTallyOn = (ctx: Ctx, level: { readonly id: string }, what: LevelTallyKey): void =>
  countTally(ctx, ctx.state.terrains.length > 1 ? `${what} ${level.id}` : what);

/** What was counted on one level. vs.medal.challenge */
export const tallyOn = (ctx: Ctx, level: { readonly id: string }, what: LevelTallyKey): number =>
  tallyOf(ctx, what) + tallyOf(ctx, `${what} ${level.id}`);
