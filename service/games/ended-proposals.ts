import type { KeptGame } from "../storage/store.ts";

/** A proposal that a seat has ended: its own by withdrawing it, that of another by saying no. */
export interface EndedProposal {
  readonly takesOver: boolean;
  readonly to: number;
  /** The seat that proposed it. */
  readonly by: string;
  readonly endedBy: string;
}

/** The proposal that a seat has ended at the latest version of a game; null when none was. */
export const endedProposal = ({ latest, proposal }: Pick<KeptGame, "latest" | "proposal">): EndedProposal | null =>
  proposal === null || proposal.version !== latest.version || proposal.endedBy === undefined
    ? null
    : { takesOver: proposal.rules !== null, to: proposal.to, by: proposal.by, endedBy: proposal.endedBy };
