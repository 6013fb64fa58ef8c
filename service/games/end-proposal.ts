import { Fault } from "../schema/faults.ts";
import { allow, type Caller, enter, notPossibleNow } from "./entry.ts";
import { type GameState, stateOf } from "./game-state.ts";
import { atVersion, type GameServices } from "./games.ts";
import { propose, waitingProposal } from "./proposals.ts";

/**
 * Ends the proposal that waits at a version: who proposed it withdraws it, and any other player says no to it. Whoever
 * proposes the same again begins anew. Throws a Fault when none waits, or when somebody proposed or agreed at the same
 * moment.
 */
export async function endProposal(
  services: GameServices,
  id: string,
  expectedVersion: number,
  caller: Caller,
): Promise<GameState> {
  const entry = await enter(services, id, caller);
  allow(entry, "undo");
  atVersion(entry, expectedVersion);
  const { seat, proposal } = entry;
  const waiting = waitingProposal(services.adjudicator, entry);
  if (seat === null || proposal === null || waiting === null)
    throw notPossibleNow("no-proposal", "Nothing is proposed that could be ended.");
  // also where an invitation was replaced since: the voice counted when all had agreed
  if (waiting.missing.length === 0 || proposal.isAgreed === true)
    throw new Fault("conflict", "All players have agreed to it: it is carried out.", [], entry.latest.version);
  const ended = { ...proposal, generation: proposal.generation + 1, endedBy: seat };
  await propose(services, entry, ended);
  return stateOf(services.adjudicator, { ...entry, proposal: ended });
}
