import { type CardId, cards, mapCard } from "./data/cards.ts";
import type { GameEnd, MinutesReason } from "./event-words.ts";
import type { Citation } from "./events.ts";
import { type Ctx, number, reading, record } from "./table.ts";

/** A set that scores: the cards in it and what it counts. */
interface CardSet {
  readonly cards: readonly CardId[];
  readonly points: number;
}

/** Every complete set among some cards. hg.win.colour-2, hg.win.country-1, hg.win.map-1 */
function setsIn(ctx: Ctx, held: readonly CardId[]): readonly CardSet[] {
  const size = number(ctx, "hg.number.set-size");
  const groups = (by: "colour" | "country"): readonly (readonly CardId[])[] => {
    const found = new Map<string, CardId[]>();
    for (const id of held) {
      const name = cards[id][by];
      if (name !== null) found.set(name, [...(found.get(name) ?? []), id]);
    }
    return [...found.values()].filter(({ length }) => length >= size);
  };
  return [
    ...groups("colour").map((group) => ({ cards: group, points: number(ctx, "hg.number.points-colour") })),
    ...groups("country").map((group) => ({ cards: group, points: number(ctx, "hg.number.points-country") })),
    ...(held.includes(mapCard) ? [{ cards: [mapCard] as const, points: number(ctx, "hg.number.points-map") }] : []),
  ];
}

/** The most points of sets that share no card. */
function mostApart(sets: readonly CardSet[], used: readonly CardId[] = []): number {
  const [first, ...rest] = sets;
  if (first === undefined) return 0;
  const without = mostApart(rest, used);
  if (first.cards.some((id) => used.includes(id))) return without;
  return Math.max(without, first.points + mostApart(rest, [...used, ...first.cards]));
}

/** What some cards are worth together. hg.open.score-overlap */
export function pointsOf(ctx: Ctx, held: readonly CardId[]): number {
  const sets = setsIn(ctx, held);
  return reading(ctx, "hg.open.score-overlap") === "once"
    ? mostApart(sets)
    : sets.reduce((sum, { points }) => sum + points, 0);
}

/** The points brought out so far. hg.win.escaped-only, hg.open.score-pooled */
export function pointsOut(ctx: Ctx): number {
  const out = ctx.state.intruders.filter(({ status }) => status === "escaped");
  if (reading(ctx, "hg.open.score-pooled") === "each")
    return out.reduce((sum, one) => sum + pointsOf(ctx, one.cards), 0);
  const pooled = out.flatMap((one) => one.cards);
  return pointsOf(ctx, pooled);
}

const needs = { 1: "hg.number.need-1", 2: "hg.number.need-2", 3: "hg.number.need-3" } as const;

/** The points the Intruders need. hg.win.need-2-4-6 */
export function pointsNeeded(ctx: Ctx): number {
  const { begun } = ctx.state;
  return number(ctx, needs[begun === 1 || begun === 2 ? begun : 3]);
}

/** Ends the game: whoever brought out enough has won. hg.win.else-defender */
function finish(ctx: Ctx, why: GameEnd, ...cites: readonly Citation[]): void {
  const points = pointsOut(ctx);
  const won = points >= pointsNeeded(ctx);
  const result = won ? "victory" : "defeat";
  record(ctx, { event: "over", result, points, why, cites });
  ctx.state.result = {
    result,
    text: `${won ? "The Intruders have" : "The Intruders lack points: they have"} ${points} of ${pointsNeeded(ctx)}; ${why}.`,
    cites: [...cites],
  };
}

/** Ends the game where it is decided. hg.open.end-of-game */
export function endIfDecided(ctx: Ctx): void {
  if (ctx.state.result !== null) return;
  if (ctx.state.timer === 0) {
    finish(ctx, "the time is over", "hg.win.timer-0", "hg.win.else-defender", "hg.win.left-behind");
    return;
  }
  if (reading(ctx, "hg.open.end-of-game") === "timer-only" || ctx.state.phase === "set-up") return;
  if (pointsOut(ctx) >= pointsNeeded(ctx))
    finish(
      ctx,
      "enough was brought out",
      "hg.win.need-2-4-6",
      "hg.win.colour-2",
      "hg.win.country-1",
      "hg.win.map-1",
      "hg.open.end-of-game",
    );
  else if (ctx.state.intruders.every(({ status }) => status !== "in-play"))
    finish(ctx, "no Intruder is left", "hg.win.else-defender", "hg.open.end-of-game");
}

/** Ends the game whose timer is 0. hg.win.timer-0 */
export function endAtZero(ctx: Ctx): void {
  if (ctx.state.timer === 0) endIfDecided(ctx);
}

/** Takes minutes off the timer; what they were spent on may score before the game ends. hg.open.spend-time-zero */
export function spendMinutes(ctx: Ctx, minutes: number, why: MinutesReason, ...cites: readonly Citation[]): void {
  const taken = Math.min(minutes, ctx.state.timer);
  ctx.state.timer -= taken;
  record(ctx, { event: "time", minutes, timer: ctx.state.timer, why, cites });
}

/** Takes minutes off the timer; at 0 the game ends. hg.win.timer-0 */
export function takeMinutes(ctx: Ctx, minutes: number, why: MinutesReason, ...cites: readonly Citation[]): void {
  spendMinutes(ctx, minutes, why, ...cites);
  endAtZero(ctx);
}
