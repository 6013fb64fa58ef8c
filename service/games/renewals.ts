import type { StoredMove } from "../storage/store.ts";
import { MASTER, SPECTATOR } from "./invitations.ts";
import { type Renewal } from "../storage/seats.ts";
import { type Seats } from "../storage/seats.ts";

/** A consent by an invitation with which the game master had replaced the one before it. */
export interface RenewedConsent {
  readonly seat: string;
  /** ISO time at which it was replaced. */
  readonly since: string;
}

/** The renewals that stand in no move yet: the next one carries them. */
export const unrecorded = ({ renewals }: Seats, latest: Pick<StoredMove, "seatsKnown">): Seats["renewals"] =>
  renewals.filter(({ generation }) => generation > latest.seatsKnown);

/** Renewals as they are told: without what the store counts by. */
export const toldRenewals = (renewals: Seats["renewals"]): readonly Renewal[] =>
  renewals.map(({ seat, by, at }) => ({ seat, by, at }));

/**
 * The renewals that wait for the next move, and one more. Of several of one seat by the same one the last stands for
 * all, so that nobody can fill a game with them.
 */
export const withRenewal = (waiting: Seats["renewals"], renewal: Seats["renewals"][number]): Seats["renewals"] => [
  ...waiting.filter(({ seat, by }) => seat !== renewal.seat || by !== renewal.by),
  renewal,
];

/** Whether a renewal takes the game master's word for whose seat it is: then the mark stays on the seat for good. */
export const isByMaster = ({ seat, by }: Pick<Renewal, "seat" | "by">): boolean => by === MASTER && seat !== MASTER;

/** The consents that were given by replaced invitations; `replacedAt` says when that of a seat was, if it was. */
export const renewedConsents = (
  consents: readonly string[],
  replacedAt: (seat: string) => string | null,
): readonly RenewedConsent[] =>
  consents.flatMap((seat) => {
    const since = replacedAt(seat);
    return since === null ? [] : [{ seat, since }];
  });

/** What is wrong with the renewals that a move of a record carries; null when nothing is. */
export function renewalFault(seats: readonly string[], renewals: readonly Renewal[]): string | null {
  const told = new Set<string>();
  for (const { seat, by } of renewals) {
    if (![...seats, MASTER, SPECTATOR].includes(seat))
      return `The invitation of "${seat}" is renewed, which is not a seat of this game.`;
    if (by !== MASTER && by !== seat)
      return `Only ${seat} and the game master renew the invitation of ${seat}; this is said to be by ${by}.`;
    if (told.has(`${seat} ${by}`)) return `The renewal of the invitation of ${seat} by ${by} is told twice.`;
    told.add(`${seat} ${by}`);
  }
  return null;
}
