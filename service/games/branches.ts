import { stored } from "../adjudication/own-positions.ts";
import { titleFrom } from "../schema/titles.ts";
import { allow, type Caller, enter, type Entry, notPossibleNow } from "./entry.ts";
import { endOf } from "./game-state.ts";
import { begin, type CreatedGame, namesAt } from "./begin.ts";
import { type Agreement, type GameServices, moveAt } from "./games.ts";
import { bodyOf } from "./move.ts";
import { isPresent } from "./rules-used.ts";
import { requireWayOn } from "./take-over.ts";

/** What is chosen for a branch. */
export interface BranchWish {
  readonly version?: number | undefined;
  readonly title?: string | undefined;
  readonly dice?: "sealed" | "table" | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** The position that can be played on from a move: that of older rules as those of this server can take it over. */
async function positionOn(desk: GameServices, entry: Entry): Promise<unknown> {
  const { position, rules } = bodyOf(entry.latest);
  if (isPresent(desk.adjudicator, entry.meta.ruleset, rules)) return position;
  return (await requireWayOn(desk, entry)).anew.situation.position();
}

/**
 * "What if we had …": a new private game from any version of this one, with invitations and sealed dice of its own, so
 * that it tells nothing of the dice to come. One of older rules goes on by those of this server, where they do not ask
 * the same from its last checkpoint. While a game that hides something goes on it is refused: a branch would
 * open every seat's secrets.
 */
export async function branch(
  desk: GameServices,
  id: string,
  { version, title, dice = "sealed", idempotencyKey }: BranchWish,
  caller: Caller,
): Promise<CreatedGame> {
  const entry = await enter(desk, id, caller);
  allow(entry, "branch");
  const { meta, latest } = entry;
  const move = await moveAt(desk, entry, version);
  const body = bodyOf(move);
  if (desk.adjudicator.game(meta.ruleset).isHiddenGame(body.position) && endOf(bodyOf(latest)) === null)
    throw notPossibleNow(
      "hidden",
      "While this game goes on its hidden things stay hidden: branches are possible after its end.",
    );
  const position = await positionOn(desk, { ...entry, latest: move });
  const seats = desk.adjudicator.openOwn(position, stored(meta, move)).seats();
  const agreed: Agreement = {
    dice,
    names: namesAt(seats, meta.names),
    keep: meta.keep,
    analysis: meta.analysis,
    title: title ?? titleFrom(meta.title, move.version),
    visibility: "private",
  };
  return begin(desk, {
    ruleset: meta.ruleset,
    position,
    seats,
    agreed,
    claims: entry.seats.claims.filter(({ seat }) => seats.includes(seat)),
    origin: { kind: "branch", game: id, version: move.version, hash: move.hash },
    beginner: caller.visit?.beginner,
    key: idempotencyKey,
    asked: { branch: id, version, title, dice, seat: entry.seat },
  });
}
