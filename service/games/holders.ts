import { areOneSide, type Crew, type Dealt, type Decision } from "../../rules/kernel/index.ts";
import type { Seats } from "../storage/seats.ts";

type Claimed = Pick<Seats, "claims">;

/** What players have among others at a moment, and what carries it. */
export interface Shares {
  dealt(): readonly Dealt[];
  crews(): readonly Crew[];
}

/** The seat that plays a piece: the one that has claimed it, as far as it is of the side that the rules give it to; else that of the rules. */
export function holderOf({ claims }: Claimed, piece: string | null, owner: string): string {
  const claim = claims.find((one) => one.piece === piece);
  return claim !== undefined && areOneSide(claim.seat, owner) ? claim.seat : owner;
}

/**
 * The seats among those who are asked that have still to act, in a phase in which several may: those with a piece whose
 * turn is not over. All of them where that is not told by turns.
 */
export function stillToAct(
  decision: Decision | null,
  asked: readonly string[],
  seats: Claimed,
  shares: Shares,
): readonly string[] {
  if (decision?.kind !== "act" || asked.length < 2) return asked;
  const left = new Set(
    shares.dealt().flatMap(({ piece, seat, toAct }) => (toAct ? [holderOf(seats, piece, seat)] : [])),
  );
  const acting = asked.filter((seat) => left.has(seat));
  return acting.length === 0 ? asked : acting;
}

/** A piece with the seat that plays it; null where any player of those who are asked may. */
export interface Held {
  readonly piece: string;
  readonly seat: string | null;
}

/**
 * Who plays which piece: whoever has claimed it, else whom the rules give it to. What carries some of them is played by
 * whoever plays all who are aboard, unless it is claimed itself.
 */
export function holdersIn(seats: Claimed, shares: Shares): readonly Held[] {
  const held = new Map(shares.dealt().map(({ piece, seat }) => [piece, holderOf(seats, piece, seat)] as const));
  const carriers = shares.crews().map(({ piece, aboard }): Held => {
    const [one, ...others] = new Set(aboard.map((id) => held.get(id) ?? null));
    const seat = others.length > 0 ? null : (one ?? null);
    return { piece, seat: seat === null ? null : holderOf(seats, piece, seat) };
  });
  return [...[...held].map(([piece, seat]) => ({ piece, seat })), ...carriers];
}
