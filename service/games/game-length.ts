import { Fault } from "../schema/faults.ts";
import type { StoredMove } from "../storage/store.ts";
import { bodyHash, type MoveBody } from "./move.ts";
import { beginningLines, moveLines, recordedDeed } from "./record.ts";
import { MOST_RECORD_MOVES } from "./record-lines.ts";
import { MOST_RECORD_BYTES } from "../schema/json.ts";

/** How long a game is by now. */
export type GameLength = NonNullable<StoredMove["length"]>;

/** How long a game may become. */
export interface GameLimits {
  /** Moves, the beginning included. */
  readonly moves: number;
  /** Bytes of all moves together, as they are stored, each with the position that it leaves. */
  readonly bytes: number;
  /** Bytes of its record without comments. */
  readonly lines: number;
}

/** The most bytes of all moves of a game together. A usual game has one to ten million. */
export const MOST_GAME_BYTES = 32 * 1024 * 1024;

/** What is left of a record for its end: the move that closes the game, the renewals it carries, the secret. */
const END_BYTES = 8192;

/** How long a game may become, so that its record can be read, played again and imported whole; its end fits in any case. */
export const gameLimits: GameLimits = {
  moves: MOST_RECORD_MOVES - 1,
  bytes: MOST_GAME_BYTES,
  lines: MOST_RECORD_BYTES - END_BYTES,
};

const bytesOf = (lines: readonly string[]): number => Buffer.byteLength(lines.join("\n")) + 2;

/** How long a game is with a move more; `before` is null at its beginning, and where it is not known of an older game. */
export function lengthWith(
  before: GameLength | null,
  { version, body: text, hash }: StoredMove,
  body: MoveBody,
): GameLength {
  const { at, by, chance: drawn, renewals = [], words = null } = body;
  const deed = recordedDeed(body, () => body.position);
  const move = { at, by, deed, renewals, words, drawn, left: bodyHash(text), hash };
  const begun =
    "created" in body.sent
      ? beginningLines({ beginning: body.sent.created, rules: body.rules, secret: null, moves: [move] })
      : [];
  return {
    bytes: (before?.bytes ?? 0) + Buffer.byteLength(text),
    lines: (before?.lines ?? 0) + bytesOf([...begun, ...moveLines(move, version)]),
  };
}

/** Refuses a move by which a game would become longer than its record may be; only its end is always possible. */
export function checkLength(version: number, { bytes, lines }: GameLength, { sent }: MoveBody, most: GameLimits): void {
  if ("close" in sent) return;
  const reached =
    version >= most.moves
      ? `${most.moves} moves`
      : bytes > most.bytes
        ? `${most.bytes} bytes of moves with their positions`
        : lines > most.lines
          ? `${most.lines} bytes of record`
          : null;
  if (reached === null) return;
  const message = `A game has at most ${reached}. A branch goes on from here as a new game; this one can still be closed.`;
  throw new Fault("game-full", message, [{ code: "game-full", path: "/id", message }], version - 1);
}
