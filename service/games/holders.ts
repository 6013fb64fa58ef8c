import { areOneSide } from "../../rules/kernel/index.ts";
import type { Seats } from "../storage/seats.ts";

/** The seat that plays a piece: the one that has claimed it, as far as it is of the side that the rules give it to; else that of the rules. */
export function holderOf({ claims }: Pick<Seats, "claims">, piece: string | null, owner: string): string {
  const claim = claims.find((one) => one.piece === piece);
  return claim !== undefined && areOneSide(claim.seat, owner) ? claim.seat : owner;
}
