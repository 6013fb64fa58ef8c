import type { KeptGame, Proposal } from "../store.ts";
import { endOf, playersOf } from "./game-state.ts";
import type { Seats } from "./invitations.ts";
import { bodyOf } from "./move.ts";
import { type RenewedConsent, renewedConsents } from "./renewals.ts";

/** A wish to go back that waits for consent: to which version, who proposed it, who agrees and who does not yet. */
export interface WaitingProposal {
  readonly to: number;
  readonly by: string;
  readonly consents: readonly string[];
  readonly missing: readonly string[];
  /** The consents by invitations that the game master had replaced. */
  readonly renewed: readonly RenewedConsent[];
}

/** A seat's voice: of whoever holds its invitation now, so that a consent lapses when the invitation is replaced. */
export const voiceOf = ({ seats }: Seats, seat: string): string => `${seat} ${seats[seat]?.hash ?? ""}`;

/** A proposal as it is told: by the names of those whose voices count. */
export function toldProposal({ to, by, consents: voices }: Proposal, seats: Seats): WaitingProposal {
  const players = playersOf(seats);
  const consents = players.filter((player) => voices.includes(voiceOf(seats, player)));
  const renewed = renewedConsents(consents, (seat) => seats.seats[seat]?.replaced ?? null);
  return { to, by, consents, missing: players.filter((player) => !consents.includes(player)), renewed };
}

/** The proposal that waits at the latest version of a game; null when none does. */
export function waitingProposal({ seats, latest, proposal }: KeptGame): WaitingProposal | null {
  if (latest.version === 0 || endOf(bodyOf(latest)) !== null) return null;
  if (proposal === null || proposal.version !== latest.version) return null;
  const told = toldProposal(proposal, seats);
  // with no voice left, nobody wishes it any more
  return told.consents.length === 0 ? null : told;
}
