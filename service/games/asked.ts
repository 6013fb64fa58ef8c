import { areOneSide, type OpenPosition } from "../../rules/kernel/index.ts";
import type { Fault } from "../schema/faults.ts";
import type { MoveFields } from "../schema/requests.ts";
import type { Seats } from "../storage/seats.ts";
import { calledFirst, calledIn } from "./called.ts";
import { type Entry, notPossibleNow } from "./entry.ts";
import type { GameServices } from "./game-services.ts";
import { askedBy, playersOf } from "./game-state.ts";
import { holderOf, holdersIn } from "./holders.ts";
import type { MoveBody } from "./move.ts";

/** The seat that an action is for to take: of its piece, as it was claimed; null where it may be any player's. */
function holderOfAction(situation: OpenPosition, seats: Seats, action: unknown): string | null {
  const [owner, named] = [situation.ownerOf(action), situation.pieceOf(action)];
  const piece = named.ok ? named.value : null;
  // what carries others has the holder that they have, whoever they are by the rules
  const carrier = situation.crews().find((crew) => crew.piece === piece);
  if (carrier !== undefined) return holdersIn(seats, situation).find((held) => held.piece === piece)?.seat ?? null;
  return !owner.ok || owner.value === null ? null : holderOf(seats, piece, owner.value);
}

/** Refuses to act for a seat that is no other player of one's own side, and in a game that hides something. */
function mayStandFor({ meta, seat: own, seats }: Entry, other: string, { isOpen }: { readonly isOpen: boolean }): void {
  if (!isOpen) throw notPossibleNow("hidden", "This game hides something from its seats, so nobody acts for another.");
  if (own === null || !playersOf(seats).includes(other) || !areOneSide(own, other))
    throw notPossibleNow(
      "not-one-side",
      `${own === null ? "Nobody" : calledFirst(meta, own)} cannot act for "${other}": that is no other player of the side.`,
    );
}

/**
 * Refuses a seat that is not asked, and an action with somebody else's piece. An action with one's own piece may be
 * possible between those of others. Whoever says so (`standsFor`) has the rights of another player of his side.
 */
export function asked(
  { adjudicator }: GameServices,
  entry: Entry,
  before: MoveBody,
  situation: OpenPosition,
  { action, standsFor }: Pick<MoveFields, "action"> & { readonly standsFor: string | undefined },
): void {
  const { meta, seat: own, seats } = entry;
  const isOpen = !adjudicator.game(meta.ruleset).isHiddenGame(before.position);
  if (standsFor !== undefined && standsFor !== own) mayStandFor(entry, standsFor, { isOpen });
  const seat = standsFor ?? own;
  const waiting = askedBy(before.decision, seats);
  const whoWaits = waiting.map((one) => calledIn(meta, one)).join(", ");
  const notAsked = (): Fault =>
    notPossibleNow(
      "not-asked",
      `The game waits for ${whoWaits}, not for ${seat === null ? "you" : calledIn(meta, seat)}.`,
    );
  const isAsked = seat !== null && waiting.includes(seat);
  if (action === undefined) {
    if (!isAsked) throw notAsked();
    return;
  }
  const holder = holderOfAction(situation, seats, action);
  // what cannot be read is said where it is played
  if (holder !== null && holder !== seat)
    throw isAsked
      ? notPossibleNow("not-yours", `That is for ${calledIn(meta, holder)} to do, not for ${calledIn(meta, seat)}.`)
      : notAsked();
  if (isAsked) return;
  const requirements = holder !== null && isOpen ? situation.requirements(action) : null;
  if (requirements?.ok !== true || requirements.value.some(({ holds }) => !holds)) throw notAsked();
}
