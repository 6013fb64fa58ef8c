import { sha256 } from "../../service/adjudication/sha256.ts";
import { opening, undone } from "../../service/games/advance.ts";
import { type Beginning, bodyOf, bodyHash, storedMove } from "../../service/games/move.ts";
import { printRecord, type RecordMove } from "../../service/games/record.ts";
import { rulesOf } from "../../service/games/rules-used.ts";
import type { Store } from "../../service/index.ts";
import { commitmentTo } from "../../service/adjudication/sealed-dice.ts";
import { wildGround } from "../dust-tactics/worst.ts";
import { adjudicator } from "./recorded-games.ts";

const at = "2026-03-01T19:00:00.000Z";
const secret = sha256("a secret");

/** A board on which every move is a large one: some hundred kilobytes. */
export const largeBoard = { ruleset: "dust-tactics", board: wildGround("next south") } as const;

/**
 * A record of a beginning, and of moves that nobody has played: their hashes are nothing's. Where a move says nothing it
 * goes back to the beginning. With `known` dice the secret is told, from which numbers are derived.
 */
export function madeUpRecord(
  { ruleset, board }: { readonly ruleset: string; readonly board: string },
  moves: readonly Partial<RecordMove>[],
  known = false,
): string {
  const situation = adjudicator.game(ruleset).openText(board);
  if (!situation.ok) throw new Error(`The board of ${ruleset} cannot be read.`);
  const seats = situation.value.seats();
  const beginning: Beginning = {
    game: "g1",
    title: "Made up",
    ruleset,
    dice: known ? "sealed" : "table",
    commitment: known ? commitmentTo(secret) : null,
    seats,
    origin: null,
    position: situation.value.position(),
  };
  const rules = rulesOf(adjudicator, ruleset);
  const first = storedMove(0, "", opening(adjudicator, beginning, at, rules));
  const usual = { at, by: seats[0] ?? "", renewals: [], words: null, drawn: [], left: null, hash: sha256("none") };
  return printRecord({
    beginning,
    rules,
    secret: known ? secret : null,
    moves: [
      { ...usual, by: null, deed: { opening: true }, left: bodyHash(first.body), hash: first.hash },
      ...moves.map((move): RecordMove => ({ ...usual, deed: { undo: { to: 0, consents: [] } }, ...move })),
    ],
  });
}

/** Has a seat of a stored game go back to its beginning again and again, as if there were no limit. */
export async function goBackOften(store: Store, id: string, by: string, times: number): Promise<void> {
  let last = await store.latest(id);
  if (last === null) throw new Error("The game has no beginning.");
  const begun = bodyOf(last);
  for (let version = 1; version <= times; version++) {
    last = storedMove(version, last.hash, undone(begun, begun, { at, by }, { to: 0, consents: [] }));
    await store.commit(id, last);
  }
}
