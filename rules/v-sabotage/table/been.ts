import { commandosOf, type Ctx, reading } from "./context.ts";
import type { Commando, Terrain } from "./state.ts";

const hasBeen = ({ id: terrain }: Terrain, { id }: Commando): string => `been:${terrain}:${id}`;

/** Remembers that a commando leaves a terrain, where those who have left it count there too. vs.open.alarm-count */
export function rememberLeaving(ctx: Ctx, terrain: Terrain, commando: Commando): void {
  if (reading(ctx, "vs.open.alarm-count") === "at-the-same-time" || commando.card === "gander") return;
  const fact = hasBeen(terrain, commando);
  if (!ctx.state.facts.includes(fact)) ctx.state.facts = [...ctx.state.facts, fact];
}

/** Forgets who has been on a terrain that is taken apart. vs.open.alarm-count */
export function forgetVisitors(ctx: Ctx, { id }: Terrain): void {
  ctx.state.facts = ctx.state.facts.filter((fact) => !fact.startsWith(`been:${id}:`));
}

/** The commandos whom the number on a terrain card is compared with. vs.alarm.too-many, vs.open.alarm-count */
export function commandosUsed(ctx: Ctx, terrain: Terrain): number {
  const there = commandosOf(ctx, terrain).filter(({ card }) => card !== "gander");
  if (reading(ctx, "vs.open.alarm-count") === "at-the-same-time") return there.length;
  const before = ctx.state.facts.filter((fact) => fact.startsWith(`been:${terrain.id}:`));
  return new Set([...before, ...there.map((commando) => hasBeen(terrain, commando))]).size;
}

/** Remembers who leaves a terrain through a trap door; Gander is no commando. vs.end.success */
export function rememberLeft(ctx: Ctx, { id: terrain }: Terrain, { id, card }: Commando): void {
  const fact = `left:${terrain}:${id}`;
  if (card !== "gander" && !ctx.state.facts.includes(fact)) ctx.state.facts = [...ctx.state.facts, fact];
}

/**
 * Whether a living commando that has left a terrain is outside. A position that does not say who left it means whoever
 * is outside. vs.end.success
 */
export const isSomebodyOut = ({ state: { commandos, facts } }: Ctx, terrain: string): boolean =>
  commandos.some(
    ({ id, status, card }) =>
      status === "outside" &&
      card !== "gander" &&
      (facts.includes(`left:${terrain}`) || facts.includes(`left:${terrain}:${id}`)),
  );
