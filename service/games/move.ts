import { type Origin, type SeatName } from "../storage/seats.ts";
import { createHmac } from "node:crypto";
import {
  type Chance,
  type Decision,
  type GameResult,
  deepFreeze,
  RecentCache,
  type ShownEvent,
  canonicalJson,
  Written,
} from "../../rules/kernel/index.ts";
import { Fault } from "../schema/faults.ts";
import { sha256 } from "../adjudication/sha256.ts";
import type { MoveFields } from "../schema/requests.ts";
import type { Renewal } from "../storage/seats.ts";
import type { RenewedConsent } from "./renewals.ts";
import { MOST_MOVE_BYTES, type StoredMove } from "../storage/store.ts";

/** The rules a move was made under. */
export interface RulesUsed {
  readonly version: string;
  /** Stands for what this version does; in games from before 24 November 2026 a hash of the words and schemas then. */
  readonly content: string;
}

/** What is fixed at the beginning, and bound by the hash of the first move. */
export interface Beginning {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly dice: "sealed" | "table";
  readonly commitment: string | null;
  readonly seats: readonly string[];
  /** How those at the seats are called; left out where nobody is. */
  readonly names?: readonly SeatName[];
  readonly origin: Origin | null;
  /**
   * The position as it was set up, before the rules ran on to the first question; of a branch or import the position
   * taken over.
   */
  readonly position: unknown;
}

/** A way back to an earlier version, and who agreed to it. */
export interface Undone {
  readonly to: number;
  readonly consents: readonly string[];
  /** The consents by invitations that the game master had replaced; left out where none is. */
  readonly renewed?: readonly RenewedConsent[];
}

/** Other rules that took the game over. */
export interface TakenOver {
  readonly from: RulesUsed;
  /** The versions that were found to go otherwise under them. */
  readonly differs: readonly number[];
  /** The version whose checkpoint the game went back to; left out where it went on as it stood. */
  readonly to?: number;
  /** The players who agreed; left out where the game master or the clock did it. */
  readonly consents?: readonly string[];
  /** The consents by invitations that the game master had replaced; left out where none is. */
  readonly renewed?: readonly RenewedConsent[];
}

/**
 * What a move of the record consists of: an answer to what was asked, or one of the things that happen to a game as a
 * whole.
 */
export type Sent =
  | { readonly created: Beginning }
  | { readonly move: MoveFields }
  | { readonly undo: Undone }
  | { readonly takeOver: TakenOver }
  | { readonly close: true };

/**
 * A number drawn from chance: a die of so many sides and its face, or so many cards and the place (from 1) of the one
 * drawn.
 */
export type DrawnNumber = readonly [of: number, drawn: number];

/** What one move of the record holds. */
export interface MoveBody {
  /** ISO time. */
  readonly at: string;
  /** The seat, "master", or "policy" when a deadline had passed; null for the beginning. */
  readonly by: string | null;
  readonly sent: Sent;
  readonly outcome: "created" | "paused" | "over" | "closed";
  readonly events: readonly ShownEvent[];
  readonly position: unknown;
  readonly moment: string;
  readonly decision: Decision | null;
  readonly result: GameResult | null;
  /** The numbers of the sealed dice, in order. */
  readonly chance: readonly DrawnNumber[];
  /** Whether anybody learned something that cannot be unlearned: a die, a card, a reveal, another seat's turn. */
  readonly informed: boolean;
  readonly rules: RulesUsed;
  /** The invitations that were replaced since the move before; left out where none was. */
  readonly renewals?: readonly Renewal[];
  /** What was said with it; left out where nothing was. */
  readonly words?: string;
  /** In games that hide something: without it whoever knows the hash could try out what is hidden. */
  readonly salt?: string;
}

/** What a record tells of a move by itself: all that no rules are needed for. */
export type ToldOfMove = Pick<MoveBody, "at" | "by" | "sent" | "chance" | "rules" | "renewals" | "words">;

/** SHA-256 of the body of a move as it is stored: what a record says of it beside what it tells. */
export const bodyHash = (body: string): string => sha256(body);

/**
 * The link of the chain: SHA-256 over the hash before, the version, what a record tells of the move, and the hash of its
 * whole body. So it is verified without any rules by whoever has the record. `position` is that on which other rules
 * took the game over, for it stands in the record.
 */
export function hashOf(
  previous: string,
  version: number,
  { at, by, sent, chance, rules, renewals, words }: ToldOfMove,
  left: string,
  position: unknown,
): string {
  const told = { at, by, sent, chance, rules, renewals, words, ...("takeOver" in sent && { position }) };
  return sha256(`${previous}\n${version}\n${canonicalJson(told)}\n${left}`);
}

/** The link as it was until 24 November 2026, over the body alone: it takes the rules to verify it from a record. */
export const formerHashOf = (previous: string, version: number, body: string): string =>
  sha256(`${previous}\n${version}\n${body}`);

/** Whether a stored move has a hash that a record can be verified by; else it is one of the former kind. */
export const isToldByHash = (
  { previous, version, hash, body }: StoredMove,
  told: ToldOfMove,
  position: () => unknown,
): boolean => hash === hashOf(previous, version, told, bodyHash(body), "takeOver" in told.sent ? position() : null);

// one request comes back to the same moves again and again
const bodies = new WeakMap<StoredMove, MoveBody>();
/** The bodies that were read last, by the hashes of their moves: the next request mostly begins where one ended. */
const latest = new RecentCache<{ readonly text: string; readonly body: MoveBody }>(64, 2_000_000);

/** The body of a stored move; its position is lasting. */
export function bodyOf(move: StoredMove): MoveBody {
  const kept = bodies.get(move);
  if (kept !== undefined) return kept;
  const body = readBody(move);
  bodies.set(move, body);
  return body;
}

/** The body of a stored move where it was read already. */
export const knownBody = (move: StoredMove): MoveBody | null => bodies.get(move) ?? null;

function readBody({ hash, body: text }: StoredMove): MoveBody {
  const before = latest.get(hash);
  // what was changed in the store keeps its hash, and is another text all the same
  if (before?.text === text) return before.body;
  const body: MoveBody = JSON.parse(text);
  if (typeof body.position === "object" && body.position !== null) deepFreeze(body.position);
  latest.set(hash, { text, body }, text.length);
  return body;
}

const positionTexts = new WeakMap<object, string>();

/** The canonical text of a position of a move, written once: it is compared, stored, and compared with the next one. */
export function positionText(position: unknown): string {
  if (typeof position !== "object" || position === null) return canonicalJson(position);
  const text = positionTexts.get(position) ?? canonicalJson(position);
  positionTexts.set(position, text);
  return text;
}

/** A position from its canonical text, lasting: what was said of it is known again. */
export function positionOf(text: string): unknown {
  const position: unknown = JSON.parse(text);
  if (typeof position !== "object" || position === null) return position;
  positionTexts.set(deepFreeze(position), text);
  return position;
}

/** Notes for a move that was just stored that its position, as it is read back, says the same as the one it is made of. */
export function keepPositionText(move: StoredMove, { position }: MoveBody): void {
  const read = bodyOf(move).position;
  if (typeof read === "object" && read !== null) positionTexts.set(read, positionText(position));
}

/**
 * A body with the salt of its game and version, where the game hides something. It follows from the secret, so that the
 * record can be rebuilt once that is known.
 */
export const salted = (
  body: MoveBody,
  hides: boolean,
  secret: string | null,
  game: string,
  version: number,
): MoveBody =>
  hides && secret !== null
    ? { ...body, salt: createHmac("sha256", secret).update(`${game}/${version}/salt`, "utf8").digest("hex") }
    : body;

/** A body with the renewals of invitations that it carries, and what was said with it. */
export const carrying = (body: MoveBody, renewals: readonly Renewal[], words: string | null = null): MoveBody =>
  renewals.length === 0 && words === null
    ? body
    : { ...body, ...(renewals.length > 0 && { renewals }), ...(words !== null && { words }) };

/** A move made ready for the store. Throws a Fault when it is too large. */
export function storedMove(
  version: number,
  previous: string,
  body: MoveBody,
  beside: Partial<Pick<StoredMove, "idempotencyKey" | "requestHash" | "keys" | "since" | "seatsKnown" | "length">> = {},
): StoredMove {
  const text = canonicalJson({ ...body, position: new Written(positionText(body.position)) });
  if (Buffer.byteLength(text) > MOST_MOVE_BYTES)
    throw new Fault("too-large", `A stored move has at most ${MOST_MOVE_BYTES} bytes.`);
  const nothing = { idempotencyKey: null, requestHash: "", keys: [], since: null, seatsKnown: 0, length: null };
  const hash = hashOf(previous, version, body, bodyHash(text), body.position);
  return { version, body: text, previous, hash, ...nothing, ...beside };
}

/** Whether the hash of a stored move is that of what it holds. */
function hasItsHash(move: StoredMove): boolean {
  const body = bodyOf(move);
  return (
    isToldByHash(move, body, () => body.position) || move.hash === formerHashOf(move.previous, move.version, move.body)
  );
}

/**
 * The first version of a stretch of moves whose hash or link is wrong; null when the chain is intact. `before` is the
 * hash of the move before the stretch.
 */
export function brokenAt(before: string, moves: readonly StoredMove[]): number | null {
  let previous = before;
  for (const move of moves) {
    if (move.previous !== previous || !hasItsHash(move)) return move.version;
    previous = move.hash;
  }
  return null;
}

/** Chance that writes down every number it gives. */
export function written(chance: Chance): { readonly chance: Chance; readonly numbers: readonly DrawnNumber[] } {
  const numbers: DrawnNumber[] = [];
  return {
    numbers,
    chance: {
      face(sides) {
        const face = chance.face(sides);
        numbers.push([sides, face]);
        return face;
      },
      index(count) {
        const index = chance.index(count);
        numbers.push([count, index + 1]);
        return index;
      },
    },
  };
}
