import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { Fault } from "../schema/faults.ts";
import type { KeptGame, Proposal } from "../storage/store.ts";
import { endOf, playersOf } from "./game-state.ts";
import type { GameServices } from "./game-services.ts";
import type { Seats } from "../storage/seats.ts";
import { hasReceivers } from "./game-notices.ts";
import { bodyOf } from "./move.ts";
import { type RenewedConsent, renewedConsents } from "./renewals.ts";
import { rulesOf } from "./rules-used.ts";

/**
 * A wish that waits for consent, to go back or to take over the rules of this server: to which version, who proposed
 * it, who agrees and who does not yet.
 */
export interface WaitingProposal {
  /** Whether the rules of this server are to be taken over; else it is an undo. */
  readonly takesOver: boolean;
  /** The version to go back to; the present one where rules are taken over as the game stands. */
  readonly to: number;
  readonly by: string;
  readonly consents: readonly string[];
  readonly missing: readonly string[];
  /** The consents by invitations that the game master had replaced. */
  readonly renewed: readonly RenewedConsent[];
}

/** A seat's voice: of whoever holds its invitation now, so that a consent lapses when the invitation is replaced. */
export const consentOf = ({ seats }: Seats, seat: string): string => `${seat} ${seats[seat]?.hash ?? ""}`;

/** A proposal as it is told: by the names of those whose voices count. */
export function toldProposal({ to, rules, by, consents: voices }: Proposal, seats: Seats): WaitingProposal {
  const players = playersOf(seats);
  const consents = players.filter((player) => voices.includes(consentOf(seats, player)));
  const renewed = renewedConsents(consents, (seat) => seats.seats[seat]?.replaced ?? null);
  const missing = players.filter((player) => !consents.includes(player));
  return { takesOver: rules !== null, to, by, consents, missing, renewed };
}

/** The proposal that waits at the latest version of a game; null when none does. */
export function waitingProposal(
  adjudicator: Adjudicator,
  { meta, seats, latest, proposal }: KeptGame,
): WaitingProposal | null {
  if (endOf(bodyOf(latest)) !== null) return null;
  if (proposal === null || proposal.version !== latest.version || proposal.endedBy !== undefined) return null;
  // who agreed to rules did not agree to those that came after them
  if (proposal.rules !== null && proposal.rules !== rulesOf(adjudicator, meta.ruleset).content) return null;
  const told = toldProposal(proposal, seats);
  // with no voice left, nobody wishes it any more
  return told.consents.length === 0 ? null : told;
}

/** What a seat asks for, with the voices that were given for the same before. */
export function withConsent(
  { seats, latest, proposal: there }: KeptGame,
  seat: string,
  { to, rules }: Pick<Proposal, "to" | "rules">,
): Proposal {
  const isSame =
    there !== null &&
    there.endedBy === undefined &&
    there.version === latest.version &&
    there.to === to &&
    there.rules === rules;
  const generation = there === null ? 0 : there.generation + 1;
  const voices = [...new Set([...(isSame ? there.consents : []), consentOf(seats, seat)])].sort();
  return { generation, version: latest.version, to, rules, by: isSame ? there.by : seat, consents: voices };
}

/** Whether what is kept says all that a proposal says: the same was sent twice at the same moment. */
const saysTheSame = (kept: Proposal | null | undefined, { version, to, rules, endedBy, consents }: Proposal): boolean =>
  kept?.version === version &&
  kept.to === to &&
  kept.rules === rules &&
  kept.endedBy === endedBy &&
  consents.every((voice) => kept.consents.includes(voice));

/**
 * Keeps a proposal for the others to agree to, who are told by their notices. One that all have agreed to is kept, too, before it is carried out: so
 * either it is too late to end it, or whoever ended it was first and nothing is carried out. Throws a Fault when somebody
 * else proposed, agreed or ended it at the same moment.
 */
export async function propose(
  { store, afterCommit }: GameServices,
  { meta, latest, seats }: KeptGame,
  proposal: Proposal,
): Promise<void> {
  const isAgreed = proposal.endedBy === undefined && toldProposal(proposal, seats).missing.length === 0;
  if (await store.propose(meta.id, isAgreed ? { ...proposal, isAgreed } : proposal)) {
    // who is asked to agree gets to know; what all have agreed to is told by its move
    if (!isAgreed && proposal.endedBy === undefined && hasReceivers(seats)) afterCommit(meta.id);
    return;
  }
  if (!saysTheSame((await store.game(meta.id))?.proposal, proposal))
    throw new Fault("conflict", "Somebody else proposed or agreed at the same moment: look again.", [], latest.version);
}
