import type { G } from "./table.ts";

/** What is counted for each level by itself. vs.medal.challenge */
export type OfLevel = "fate-tokens" | "injuries" | "alarms";

/** What is counted on a level for the challenges of Ghost. vs.medal.challenge */
export type Tallied =
  | "close-combats"
  | "nest-gunners"
  | "tnt-units"
  | OfLevel
  | `${OfLevel} ${string}`
  | "uniform-turns"
  | "healed-by-medic"
  | "healed"
  | `treated ${string}`
  | `barred ${string}`
  | "barred-twice"
  | "close-combats-best";

/** Counts something on this level. */
export function tallied(g: G, what: Tallied, by = 1): void {
  g.state.tally[what] = (g.state.tally[what] ?? 0) + by;
}

/** Keeps the greatest of what was counted. */
export function tallyBest(g: G, what: Tallied, count: number): void {
  g.state.tally[what] = Math.max(g.state.tally[what] ?? 0, count);
}

export const tallyOf = (g: G, what: Tallied): number => g.state.tally[what] ?? 0;

/** Counts something that belongs to one level; with several in play each has its own count. vs.medal.challenge */
export const talliedOn = (g: G, level: { readonly id: string }, what: OfLevel): void =>
  tallied(g, g.state.terrains.length > 1 ? `${what} ${level.id}` : what);

/** What was counted on one level. vs.medal.challenge */
export const tallyOn = (g: G, level: { readonly id: string }, what: OfLevel): number =>
  tallyOf(g, what) + tallyOf(g, `${what} ${level.id}`);
