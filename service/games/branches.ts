import { titleFrom } from "../titles.ts";
import { allow, type Caller, enter, notNow } from "./entry.ts";
import { endOf } from "./game-state.ts";
import { begin, type CreatedGame, namesAt } from "./begin.ts";
import { type Agreement, type Desk, moveAt, underItsRules } from "./games.ts";
import { bodyOf } from "./move.ts";

/** What is chosen for a branch. */
export interface BranchWish {
  readonly version?: number | undefined;
  readonly title?: string | undefined;
  readonly dice?: "sealed" | "table" | undefined;
  readonly idempotencyKey?: string | undefined;
}

/**
 * "What if we had …": a new private game from any version of this one, with invitations and sealed dice of its own, so
 * that it tells nothing of the dice to come. While a game that hides something goes on it is refused: a branch would
 * open every seat's secrets.
 */
export async function branch(
  desk: Desk,
  id: string,
  { version, title, dice = "sealed", idempotencyKey }: BranchWish,
  caller: Caller,
): Promise<CreatedGame> {
  const entry = await enter(desk, id, caller);
  allow(entry, "branch");
  const { meta, latest } = entry;
  const move = await moveAt(desk, entry, version);
  const body = bodyOf(move);
  underItsRules(desk, { ...entry, latest: move });
  if (desk.adjudicator.game(meta.ruleset).hidesIn(body.position) && endOf(bodyOf(latest)) === null)
    throw notNow(
      "hidden",
      "While this game goes on its hidden things stay hidden: branches are possible after its end.",
    );
  const seats = desk.adjudicator.openPosition(body.position).seats();
  const agreed: Agreement = {
    dice,
    names: namesAt(seats, meta.names),
    keep: meta.keep,
    title: title ?? titleFrom(meta.title, move.version),
    visibility: "private",
  };
  return begin(desk, {
    ruleset: meta.ruleset,
    position: body.position,
    seats,
    agreed,
    origin: { kind: "branch", game: id, version: move.version, hash: move.hash },
    key: idempotencyKey,
    asked: { branch: id, version, title, dice, seat: entry.seat },
  });
}
