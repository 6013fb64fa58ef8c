import type { Decision, GameResult } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { currentBudget } from "../adjudication/budget.ts";
import { Fault } from "../schema/faults.ts";
import type { StoredMove } from "../storage/store.ts";
import {
  bodyOf,
  carrying,
  formerHashOf,
  hashOf,
  keepPositionText,
  bodyHash,
  type MoveBody,
  type RulesUsed,
  salted,
  storedMove,
} from "./move.ts";
import { readAnew } from "./present-rules.ts";
import { keptOf, rebuilt, type Table, toldOf } from "./rebuilt-moves.ts";
import { type GameRecord, isEnd, type RecordMove } from "./record.ts";
import { isByMaster, renewalFault } from "./renewals.ts";
import { type ReplayFault, stopOf } from "./replay-faults.ts";
import { diceFaults, type Proof, proofOf, type RecordPart, ruleFaults, secretFaults } from "./replay-proof.ts";
import { faultOfMove, type PastMove } from "./replay-seats.ts";
import { isPresent } from "./rules-used.ts";

/** What became of playing a record again. */
export interface Replay {
  /** How many moves the record has, the beginning included. */
  readonly moves: number;
  /** How many of them the rules of this server played again, with the same hash. */
  readonly verified: number;
  /** What was verified, and what could not be, apart; `text` says all of it. */
  readonly proof: Proof;
  /** The stretches of the game, each played by one set of rules. */
  readonly parts: readonly RecordPart[];
  /** How many numbers were drawn in all. */
  readonly numbers: number;
  /**
   * Whether every number was derived again from the secret; false for table dice, and as long as the secret is not
   * known.
   */
  readonly rerolled: boolean;
  /** Whether nothing at all is at fault. */
  readonly intact: boolean;
  /** In the order of versions. */
  readonly faults: readonly ReplayFault[];
  /** The game at the version asked for; null where the rules could not come that far. */
  readonly at: {
    readonly version: number;
    readonly position: unknown;
    readonly moment: string;
    readonly decision: Decision | null;
    readonly result: GameResult | null;
  } | null;
}

export interface ReplayOptions {
  /** The version to show; the last one if left out. All are verified in any case. */
  readonly to?: number | undefined;
  /** The most bytes that its moves may have together; there is no such limit where it is left out. */
  readonly mostBytes?: number | undefined;
  /**
   * Plays by the rules of this server whatever rules the record names, and compares no hashes: to go on from a game that
   * was played by others.
   */
  readonly anew?: boolean | undefined;
  /** Is told of every version before it is played. */
  readonly onVersion?: (version: number) => void;
  /** Is given every move that could be built again, e.g. to keep it. */
  readonly onMove?: ((move: StoredMove, body: MoveBody) => void) | undefined;
}

/** The version of this server's rules for a ruleset; null when it does not know it. */
function versionHere(adjudicator: Adjudicator, ruleset: string): string | null {
  try {
    return adjudicator.game(ruleset).version;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

/** A record's moves have more bytes than are played again. */
export class TooManyBytes extends Error {
  override readonly name = "TooManyBytes";
}

/** The work of a move of a record beside what the rules do: it is written out, hashed and compared. */
const MOVE_WORK = 500;
/** So many characters of a stored move are written, hashed and read back for one unit of work. */
const CHARACTERS_A_UNIT = 8;

/** A record with its positions as the rules of this server read them, where they can. */
function asPlayedHere(adjudicator: Adjudicator, record: GameRecord): GameRecord {
  const { beginning, moves } = record;
  const here = (position: unknown): unknown =>
    readAnew(adjudicator, beginning.ruleset, position)?.situation.position() ?? position;
  return {
    ...record,
    beginning: { ...beginning, position: here(beginning.position) },
    moves: moves.map((move) =>
      "takeOver" in move.deed
        ? { ...move, deed: { takeOver: { ...move.deed.takeOver, position: here(move.deed.takeOver.position) } } }
        : move,
    ),
  };
}

/** The position that a move of a record carries; null where it has none. */
const positionIn = ({ deed }: RecordMove): unknown => ("takeOver" in deed ? deed.takeOver.position : null);

/** The version before, as the next one builds on it: the hash that was recorded, and the one of what was played. */
interface Link {
  readonly recorded: string;
  readonly rebuilt: string;
  readonly stands: boolean;
}

/** What a replay works with, and what it has found so far. */
interface Replaying {
  readonly adjudicator: Adjudicator;
  readonly record: GameRecord;
  readonly options: ReplayOptions;
  /** The version of this server's rules for the game; null when it does not know it. */
  readonly here: string | null;
  /** Whether seats of this game do not see all. */
  readonly hides: boolean;
  /** The versions that a later move goes back to. */
  readonly needed: ReadonlySet<number>;
  readonly history: PastMove[];
  readonly table: Table;
  readonly parts: RecordPart[];
  readonly faults: ReplayFault[];
  previous: Link;
  verified: number;
  bytes: number;
  shown: Replay["at"];
}

/** A move of the record that is up. */
interface MoveUp {
  readonly version: number;
  readonly move: RecordMove;
  /** The rules that were in force before it. */
  readonly from: RulesUsed;
  /** Whether this server has those that are in force now. */
  readonly present: boolean;
  /** Whether what the record says of it has its hash. */
  readonly isChained: boolean;
}

function beginReplay(adjudicator: Adjudicator, given: GameRecord, options: ReplayOptions): Replaying {
  const here = versionHere(adjudicator, given.beginning.ruleset);
  const record = options.anew === true && here !== null ? asPlayedHere(adjudicator, given) : given;
  const { beginning, moves } = record;
  return {
    adjudicator,
    record,
    options,
    here,
    hides: here !== null && adjudicator.game(beginning.ruleset).isHiddenGame(beginning.position),
    needed: new Set(moves.flatMap(({ deed }) => ("undo" in deed ? [deed.undo.to] : []))),
    history: [],
    table: { before: null, rules: record.rules, kept: new Map(), replaced: new Map() },
    parts: [],
    faults: [],
    previous: { recorded: "", rebuilt: "", stands: true },
    verified: 0,
    bytes: 0,
    shown: null,
  };
}

function addFault({ faults }: Replaying, version: number, kind: ReplayFault["kind"], text: string): void {
  currentBudget().charge("text", text.length);
  faults.push({ version, kind, text });
}

/** Counts a version in the stretch of the game that it belongs to. */
function countIn(
  parts: RecordPart[],
  version: number,
  { chained, played }: Record<"chained" | "played", boolean>,
): void {
  const part = parts.at(-1);
  if (part === undefined) return;
  parts[parts.length - 1] = {
    ...part,
    to: version,
    chained: part.chained + (chained ? 1 : 0),
    verified: part.verified + (played ? 1 : 0),
  };
}

/** Brings invitations and rules up to a move, and holds what the record says of it against its hash. */
function takeUp(replaying: Replaying, version: number, move: RecordMove): MoveUp {
  const { adjudicator, record, here, history, table, parts } = replaying;
  const { ruleset, seats } = record.beginning;
  const { deed, renewals } = move;
  const changes = "takeOver" in deed;
  const from = table.rules;
  history.push({ by: move.by, deed, informed: false });
  const misrenewed = renewalFault(seats, renewals);
  if (misrenewed !== null) addFault(replaying, version, "seat", misrenewed);
  for (const renewal of renewals) if (isByMaster(renewal)) table.replaced.set(renewal.seat, renewal.at);
  if (changes) table.rules = deed.takeOver.rules;
  const { rules } = table;
  const present = here !== null && (replaying.options.anew === true || isPresent(adjudicator, ruleset, rules));
  if (version === 0 || changes) parts.push({ from: version, to: version, rules, present, chained: 0, verified: 0 });
  const told = toldOf(record, table, from, move);
  const isChained =
    move.left !== null && move.hash === hashOf(replaying.previous.recorded, version, told, move.left, positionIn(move));
  return { version, move, from, present, isChained };
}

/** Looks at who made a move, whether or not it can be played. */
function judgeSeat(replaying: Replaying, { version, move, present }: MoveUp): void {
  const { adjudicator, record, table, history } = replaying;
  const before = present ? table.before : null;
  const wrong = faultOfMove({ adjudicator, seats: record.beginning.seats, before, history }, version, move);
  if (wrong !== null) addFault(replaying, version, wrong.kind, wrong.text);
}

/** Passes a move by that only other rules can play: its hash and its seat are verified all the same. */
function passBy(replaying: Replaying, { version, move: { hash, left }, isChained }: MoveUp): void {
  // of several one after the other, the first is told
  if (left !== null && !isChained && replaying.previous.stands)
    addFault(replaying, version, "hash", "What the record says of this version does not have its hash.");
  countIn(replaying.parts, version, { chained: isChained, played: false });
  replaying.table.before = null;
  replaying.previous = { recorded: hash, rebuilt: hash, stands: isChained || left === null };
}

/** Tells that what was played does not have the hash of the record; of versions that build on such a one, only the first. */
function tellUnlike(replaying: Replaying, { version, move }: MoveUp, ofRecord: string): void {
  if (replaying.previous.stands) {
    const former =
      move.left === null
        ? " It was changed, or played by other rules of this version: of hashes of the former kind that cannot be told."
        : "";
    const text = `What the record says of this version does not have its hash: it gives ${ofRecord}.${former}`;
    addFault(replaying, version, "hash", text);
  } else if (replaying.faults.at(-1)?.kind !== "link")
    addFault(
      replaying,
      version,
      "link",
      "It builds on the version before and does not stand with it; so it is with those that follow, until one is verified again.",
    );
}

/** Builds a move again as it was stored: what the rules make of it, and that read back. */
function buildAgain(
  replaying: Replaying,
  { version, move, from }: MoveUp,
): { readonly made: MoveBody; readonly built: StoredMove; readonly body: MoveBody } {
  const { adjudicator, record, table, hides, options, previous } = replaying;
  const { deed, renewals, words } = move;
  const played = rebuilt(adjudicator, record, { ...table, rules: from, anew: options.anew === true }, version, move);
  const made = salted(carrying(played, renewals, words), hides, record.secret, record.beginning.game, version);
  const built = storedMove(version, previous.recorded, made);
  replaying.bytes += Buffer.byteLength(built.body);
  if (replaying.bytes > (options.mostBytes ?? Infinity)) throw new TooManyBytes();
  currentBudget().charge("record", Math.ceil(built.body.length / CHARACTERS_A_UNIT));
  // read back like a stored move, so that the next one is played on the same bytes as in the live game; what an
  // undo or an end leaves was read back before
  const body = "undo" in deed || "close" in deed ? made : bodyOf(built);
  if (body !== made) keepPositionText(built, made);
  return { made, built, body };
}

/** Plays a move again and holds its hash against the record. Throws what stops it. */
function playAgain(replaying: Replaying, up: MoveUp): void {
  const { record, table, history, options, previous } = replaying;
  const { version, move, isChained } = up;
  const { made, built, body } = buildAgain(replaying, up);
  const left = bodyHash(built.body);
  const linked = (before: string): string =>
    move.left === null ? formerHashOf(before, version, built.body) : hashOf(before, version, made, left, made.position);
  const ofRecord = linked(previous.recorded);
  const onOwn = previous.rebuilt === previous.recorded ? ofRecord : linked(previous.rebuilt);
  const isLeft = move.left === null || move.left === left;
  const stands = options.anew === true || (isLeft && (ofRecord === move.hash || onOwn === move.hash));
  countIn(replaying.parts, version, { chained: isChained || (stands && ofRecord === move.hash), played: stands });
  if (stands) replaying.verified++;
  else tellUnlike(replaying, up, ofRecord);
  replaying.previous = { recorded: move.hash, rebuilt: onOwn, stands };
  table.before = body;
  history[version] = { by: move.by, deed: move.deed, informed: body.informed };
  if (replaying.needed.has(version)) table.kept.set(version, keptOf(body));
  options.onMove?.(ofRecord === built.hash ? built : { ...built, hash: ofRecord }, body);
  if (version !== (options.to ?? record.moves.length - 1)) return;
  const { position, moment, decision, result } = body;
  replaying.shown = { version, position, moment, decision, result };
}

/** Notes what stopped a move from being played again; that the rest cannot be played is said once. */
function stopAt(replaying: Replaying, { version, move: { hash }, isChained }: MoveUp, error: unknown): void {
  const stop = stopOf(error);
  countIn(replaying.parts, version, { chained: isChained, played: false });
  if (stop.kind !== "link" || replaying.faults.at(-1)?.kind !== "link")
    addFault(replaying, version, stop.kind, stop.message);
  replaying.table.before = null;
  replaying.previous = { recorded: hash, rebuilt: hash, stands: false };
}

function replayMove(replaying: Replaying, version: number, move: RecordMove): void {
  replaying.options.onVersion?.(version);
  currentBudget().charge("record", MOVE_WORK);
  const up = takeUp(replaying, version, move);
  judgeSeat(replaying, up);
  if (!up.present) return passBy(replaying, up);
  try {
    playAgain(replaying, up);
  } catch (error) {
    stopAt(replaying, up, error);
  }
}

/**
 * Plays a record again from its beginning with its recorded numbers, through the same functions as a live game, and
 * holds every hash and link against the record. Where the secret of sealed dice is known, every number is derived from
 * it again. What cannot be played (moves under other rules than those of this server) is said, and everything else is
 * still verified.
 */
export function replayRecord(adjudicator: Adjudicator, given: GameRecord, options: ReplayOptions = {}): Replay {
  const replaying = beginReplay(adjudicator, given, options);
  const { record, here, parts, table } = replaying;
  const { beginning, secret, moves } = record;
  for (const [version, move] of moves.entries()) replayMove(replaying, version, move);
  const dice = diceFaults(record);
  const ends = table.before === null ? [] : secretFaults(record, isEnd(table.before));
  const all = [...replaying.faults, ...ends, ...ruleFaults(record, parts, here), ...dice].sort(
    (a, b) => a.version - b.version,
  );
  return {
    moves: moves.length,
    verified: replaying.verified,
    numbers: moves.reduce((sum, { drawn }) => sum + drawn.length, 0),
    rerolled: beginning.dice === "sealed" && secret !== null && dice.length === 0,
    proof: proofOf(record, parts, all, here),
    parts,
    intact: all.length === 0,
    faults: all,
    at: replaying.shown,
  };
}
