import { areOneSide } from "../../rules/kernel/index.ts";
import { stored } from "../adjudication/own-positions.ts";
import { Fault, unreadableAt } from "../schema/faults.ts";
import type { Claim, Seats } from "../storage/seats.ts";
import { allow, type Caller, enter, type Entry, notPossibleNow } from "./entry.ts";
import { endOf, type GameState, stateOf } from "./game-state.ts";
import { type GameServices, timeAt, underItsRules } from "./games.ts";
import { bodyOf } from "./move.ts";
import { waitingProposal } from "./proposals.ts";
import { unrecorded } from "./renewals.ts";

/** The pieces that a seat takes as its own, and those that it gives up again. */
export interface ClaimsWish {
  readonly take: readonly string[];
  readonly giveUp: readonly string[];
}

const over = ({ latest }: Entry): Fault =>
  new Fault("game-over", "The game is over: nobody claims a piece any more.", [], latest.version);

/** Refuses to take what is not a piece of the seat's side, and what another seat has claimed. */
function mayTake(desk: GameServices, { meta, latest, seats }: Entry, seat: string, take: readonly string[]): void {
  const { position } = bodyOf(latest);
  if (desk.adjudicator.game(meta.ruleset).isHiddenGame(position))
    throw notPossibleNow(
      "hidden",
      "This game hides something from its seats, so each piece stays with the seat it has.",
    );
  const situation = desk.adjudicator.openOwn(position, stored(meta, latest));
  take.forEach((piece, at) => {
    const owner = situation.ownerOfPiece(piece);
    if (owner === null || (owner !== seat && !areOneSide(owner, seat)))
      throw unreadableAt(`/take/${at}`, `"${piece}" is not a piece that a player of your side plays.`, "no-piece");
    const other = seats.claims.find((there) => there.piece === piece && there.seat !== seat);
    if (other !== undefined)
      throw new Fault(
        "conflict",
        `"${piece}" is claimed by ${other.seat}, who can give it up.`,
        [{ code: "claimed", path: `/take/${at}`, message: `"${piece}" is claimed by ${other.seat}.` }],
        latest.version,
      );
  });
}

/** The claims of all seats after what a seat wishes, by piece. */
const claimsAfter = ({ claims }: Seats, seat: string, { take, giveUp }: ClaimsWish): readonly Claim[] =>
  [
    ...claims.filter((there) => there.seat !== seat || ![...take, ...giveUp].includes(there.piece)),
    ...[...new Set(take)].map((piece) => ({ piece, seat })),
  ].sort((one, other) => (one.piece < other.piece ? -1 : 1));

/**
 * Has the caller's seat take pieces of its side as its own, or give up those it took: a convention of the table, by
 * which the seat is asked for them, and the position stays as it is. Throws a Fault when another seat has claimed one of
 * them, or when somebody changed seats at the same moment; nothing is changed then.
 */
export async function claim(desk: GameServices, id: string, wish: ClaimsWish, caller: Caller): Promise<GameState> {
  const entry = await enter(desk, id, caller);
  allow(entry, "claim");
  const { meta, seats, latest } = entry;
  const seat = entry.seat ?? "";
  if (endOf(bodyOf(latest)) !== null) throw over(entry);
  underItsRules(desk, entry);
  mayTake(desk, entry, seat, wish.take);
  const claims = claimsAfter(seats, seat, wish);
  const state = (now: Seats): GameState =>
    stateOf(desk.adjudicator, { ...entry, seats: now, waiting: waitingProposal(desk.adjudicator, entry) });
  if (JSON.stringify(claims) === JSON.stringify(seats.claims)) return state(seats);
  const generation = seats.generation + 1;
  const next: Seats = {
    ...seats,
    generation,
    renewals: unrecorded(seats, latest),
    claims,
    claimsChanged: { by: seat, at: timeAt(desk), generation },
  };
  if (!(await desk.store.changeSeats(meta.id, next)))
    throw new Fault("conflict", "The seats were changed at the same moment: try again.");
  return state(next);
}
