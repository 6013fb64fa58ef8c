import { type CardId, cards, mapCard } from "../book/cards.ts";
import type { Settings } from "../../kernel/index.ts";
import { numberIn } from "../book/in-force.ts";
import { type Ctx, number, reading } from "../table/context.ts";
import type { State } from "../table/state.ts";

/** A set that scores: its cards and its points. */
interface CardSet {
  readonly cards: readonly CardId[];
  readonly points: number;
}

/** Every complete set among some cards. hg.win.colour-2, hg.win.country-1, hg.win.map-1 */
function setsIn(ctx: Ctx, held: readonly CardId[]): readonly CardSet[] {
  const size = number(ctx, "hg.number.set-size");
  const groups = (by: "colour" | "country"): readonly (readonly CardId[])[] => {
    const byName = new Map<string, CardId[]>();
    for (const id of held) {
      const name = cards[id][by];
      if (name !== null) byName.set(name, [...(byName.get(name) ?? []), id]);
    }
    return [...byName.values()].filter(({ length }) => length >= size);
  };
  return [
    ...groups("colour").map((group) => ({ cards: group, points: number(ctx, "hg.number.points-colour") })),
    ...groups("country").map((group) => ({ cards: group, points: number(ctx, "hg.number.points-country") })),
    ...(held.includes(mapCard) ? [{ cards: [mapCard] as const, points: number(ctx, "hg.number.points-map") }] : []),
  ];
}

/** The most points of sets that share no card. */
function bestDisjointPoints(sets: readonly CardSet[], used: readonly CardId[] = []): number {
  const [first, ...rest] = sets;
  if (first === undefined) return 0;
  const without = bestDisjointPoints(rest, used);
  if (first.cards.some((id) => used.includes(id))) return without;
  return Math.max(without, first.points + bestDisjointPoints(rest, [...used, ...first.cards]));
}

/** What some cards are worth together. hg.open.score-overlap */
export function pointsOf(ctx: Ctx, held: readonly CardId[]): number {
  const sets = setsIn(ctx, held);
  return reading(ctx, "hg.open.score-overlap") === "once"
    ? bestDisjointPoints(sets)
    : sets.reduce((sum, { points }) => sum + points, 0);
}

/** The points brought out so far. hg.win.escaped-only, hg.open.score-pooled */
export function pointsOut(ctx: Ctx): number {
  const out = ctx.state.intruders.filter(({ status }) => status === "escaped");
  if (reading(ctx, "hg.open.score-pooled") === "each")
    return out.reduce((sum, intruder) => sum + pointsOf(ctx, intruder.cards), 0);
  const pooled = out.flatMap((intruder) => intruder.cards);
  return pointsOf(ctx, pooled);
}

const pointsNeededBy = { 1: "hg.number.need-1", 2: "hg.number.need-2", 3: "hg.number.need-3" } as const;

/** The points the Intruders need, as the settings have them. hg.win.need-2-4-6 */
export const pointsNeededIn = ({ begun }: Pick<State, "begun">, settings: Settings): number =>
  numberIn(settings, pointsNeededBy[begun === 1 || begun === 2 ? begun : 3]);

/** The points the Intruders need. hg.win.need-2-4-6 */
export const pointsNeeded = ({ state, settings }: Ctx): number => pointsNeededIn(state, settings);
