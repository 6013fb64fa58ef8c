import { Fault } from "../schema/faults.ts";
import type { KeptGame, Store, StoredMove } from "../storage/store.ts";
import { bodyOf, brokenAt, type MoveBody, storedMove } from "./move.ts";

/** What was deleted of a seat. */
export interface Forgotten {
  /** Names that were deleted: that of the seat, where it had one. */
  readonly names: number;
  /** Moves whose words were deleted. */
  readonly words: number;
}

/** Moves that are read at once. */
const PAGE = 100;

/** A body without what somebody at a seat was called and has said. */
function without(body: MoveBody, seat: string): MoveBody {
  const { words, ...rest } = body;
  const said = words !== undefined && body.by === seat ? rest : body;
  if (!("created" in said.sent)) return said;
  const { names, ...beginning } = said.sent.created;
  const left = names?.filter((named) => named.seat !== seat) ?? [];
  if (names === undefined || left.length === names.length) return said;
  return { ...said, sent: { created: left.length === 0 ? beginning : { ...beginning, names: left } } };
}

const besideOf = ({ idempotencyKey, requestHash, keys, since, seatsKnown, length }: StoredMove) => ({
  idempotencyKey,
  requestHash,
  keys,
  since,
  seatsKnown,
  length,
});

async function* allMoves(store: Store, id: string): AsyncGenerator<StoredMove> {
  for (let after = -1; ;) {
    const page = await store.moves(id, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.version;
  }
}

/** Throws a Fault where the chain of a game's hashes is not whole: what is wrong already is not to be covered. */
async function holdsTogether(store: Store, id: string): Promise<void> {
  let previous = "";
  for await (const move of allMoves(store, id)) {
    const broken = brokenAt(previous, [move]);
    if (broken !== null)
      throw new Fault(
        "conflict",
        `Version ${broken} of the game does not stand as it was written: look into that first. Where an earlier deletion was broken off, say so (--again).`,
      );
    previous = move.hash;
  }
}

/**
 * Deletes what somebody at a seat was called and has said, everywhere in a game that was put away, so that nobody acts
 * meanwhile. Its moves are linked anew from the first that changes, so that the game and its record can be verified as
 * before; records that were exported earlier have other hashes. What a crash leaves is completed by asking again
 * (`isAgain`), which does not ask whether the links held before. Throws a Fault where the game was not put away, has no
 * such seat, or does not hold together.
 */
export async function forgetSeat(store: Store, id: string, seat: string, isAgain = false): Promise<Forgotten> {
  const game: KeptGame | null = await store.buried(id);
  if (game === null) throw new Fault("not-found", `The game "${id}" was not put away, or is not there.`);
  if (!Object.hasOwn(game.seats.seats, seat))
    throw new Fault("not-found", `The seats of the game are ${Object.keys(game.seats.seats).join(", ")}.`);
  if (!isAgain) await holdsTogether(store, id);
  const named = game.meta.names ?? [];
  const names = named.filter((entry) => entry.seat !== seat);
  let words = 0;
  let previous = "";
  let isChanged = false;
  for await (const move of allMoves(store, id)) {
    const body = bodyOf(move);
    const left = without(body, seat);
    if (left.words !== body.words) words++;
    isChanged ||= left !== body || move.previous !== previous;
    if (isChanged) {
      const linked = storedMove(move.version, previous, left, besideOf(move));
      await store.rewriteMove(id, linked);
      previous = linked.hash;
    } else previous = move.hash;
  }
  if (names.length !== named.length)
    await store.rewriteMeta({ ...game.meta, names: names.length === 0 ? undefined : names });
  return { names: named.length - names.length, words };
}
