import type { Compass } from "../../geometry/index.ts";
import { certain, type Fraction, fraction, plus, times } from "../../kernel/index.ts";
import { directionOf } from "../book/event-effects.ts";
import type { Ctx } from "../table/context.ts";

const zero: Fraction = fraction(0n, 1n);
const complement = ({ numerator, denominator }: Fraction): Fraction => fraction(denominator - numerator, denominator);

/** The chance that `drawn` of `all` cards hold none of those that count. */
function chanceOfNone(all: number, counting: number, drawn: number): Fraction {
  let chance = certain;
  for (let i = 0; i < drawn; i++)
    chance = times(chance, fraction(BigInt(Math.max(0, all - counting - i)), BigInt(all - i)));
  return chance;
}

/** How likely each direction is when event cards are drawn until one shows a direction. */
export interface DirectionChances {
  readonly sides: Readonly<Record<Compass, Fraction>>;
  /** That no card shows one. */
  readonly none: Fraction;
}

/**
 * The chances of a direction that is drawn: the cards of the main deck one after another, then the discarded ones
 * shuffled anew. vs.emove.no-direction, vs.event.reshuffle, vs.open.direction-draw-limit
 */
export function directionChances(ctx: Ctx): DirectionChances {
  const { pools, discard } = ctx.state.events;
  const piles = [
    ...pools.filter(({ main }) => main > 0).map(({ cards, main }) => ({ cards, drawn: main })),
    { cards: discard, drawn: discard.length },
  ];
  const sides: Record<Compass, Fraction> = { N: zero, E: zero, S: zero, W: zero };
  let left = certain;
  for (const { cards, drawn } of piles) {
    const directions = cards.flatMap((card) => directionOf(card) ?? []);
    if (directions.length === 0) continue;
    const missed = chanceOfNone(cards.length, directions.length, drawn);
    const shown = times(left, complement(missed));
    for (const side of directions)
      sides[side] = plus(sides[side], times(shown, fraction(1n, BigInt(directions.length))));
    left = times(left, missed);
  }
  return { sides, none: left };
}
