import { type Defect, MOST_WORK } from "../../rules/kernel/index.ts";
import { valueOf } from "../adjudication/shelf.ts";
import { Fault } from "../schema/faults.ts";
import { justPlayed } from "../adjudication/own-positions.ts";
import { MOST_MOVE_BYTES, type StoredMove } from "../storage/store.ts";
import { MOST_GAME_BYTES } from "./game-length.ts";
import { titleFrom } from "../schema/titles.ts";
import { inParts } from "../adjudication/budget.ts";
import { allow, type Caller, enter, type Entry, notPossibleNow } from "./entry.ts";
import { endOf } from "./game-state.ts";
import { begin, type CreatedGame, namesAt } from "./begin.ts";
import type { Agreement, GameServices } from "./games.ts";
import { bodyOf } from "./move.ts";
import { lineOf, readRecord } from "./read-record.ts";
import { MOST_RECORD_MOVES } from "./record-lines.ts";
import { MOST_RECORD_BYTES } from "../schema/json.ts";
import { beginningText, boardComment, boardOf, type GameRecord, type ToldMove, toldMove } from "./record.ts";
import { movesFrom } from "./stored-moves.ts";
import { type Replay, type ReplayOptions, replayRecord, TooManyBytes } from "./replay.ts";
import type { ReplayFault } from "./replay-faults.ts";
import { isChange } from "./replay-proof.ts";

/** A record, or a part of one that is too long for one answer. */
export interface RecordText {
  readonly text: string;
  /** The version that the next part begins with; null where this is the last. */
  readonly next: number | null;
}

/** Moves, and about how many bytes, of a part of a record. */
const PART_MOVES = 2000;
const PART_BYTES = 1_000_000;

/**
 * The most bytes that the moves of a record may come to when they are built again: what a game of ours may have
 * (`MOST_GAME_BYTES`), and the end of it.
 */
const MOST_REPLAYED_BYTES = MOST_GAME_BYTES + MOST_MOVE_BYTES;

/** What was read of a game to tell its record. */
interface ReadOn {
  readonly first: StoredMove | null;
  readonly told: readonly ToldMove[];
  /** How many bytes the lines have, and the comments. */
  readonly lineBytes: number;
  readonly commentBytes: number;
}

/** Where reading on ends: at the latest move, or with so many moves, so many bytes of lines, so many of stored moves. */
interface Bounds {
  readonly moves: number;
  readonly lines: number;
  readonly stored: number;
}

/** Reads a game from a version on and keeps of each move what a record tells of it. */
async function readOn({ store }: GameServices, { meta, latest }: Entry, from: number, most: Bounds): Promise<ReadOn> {
  const told: ToldMove[] = [];
  let first: StoredMove | null = null;
  let [lineBytes, commentBytes] = [0, 0];
  for await (const move of movesFrom(store, meta.id, from, latest.version, { most: most.stored })) {
    if (move.version === 0) first = move;
    const written = toldMove(move, move.version === latest.version);
    lineBytes += Buffer.byteLength(written.lines) + 1;
    commentBytes += Buffer.byteLength(written.comments) + 1;
    // comments that will not fit need not be kept
    told.push(commentBytes > MOST_RECORD_BYTES ? { ...written, comments: "" } : written);
    if (told.length >= most.moves || lineBytes >= most.lines) break;
  }
  return { first, told, lineBytes, commentBytes };
}

/** How many of the moves that were read make a part. */
function partOf(told: readonly ToldMove[]): number {
  let bytes = 0;
  const end = told.findIndex(({ lines }) => (bytes += Buffer.byteLength(lines) + 1) >= PART_BYTES) + 1;
  return Math.min(end === 0 ? told.length : end, PART_MOVES);
}

/**
 * The record of a game as text, with the secret of its dice once it has ended. One that is too long to be imported comes
 * in parts, from version `from` on, without comments. Of a game that hides something there is none before its end: it
 * would hold what the seats hide from each other. Moves are read page by page, and none is kept; that is work by their
 * length.
 */
export async function exportRecord(desk: GameServices, id: string, from: number, caller: Caller): Promise<RecordText> {
  const { adjudicator } = desk;
  const entry = await enter(desk, id, caller);
  allow(entry, "read");
  const { meta, latest } = entry;
  if (adjudicator.game(meta.ruleset).isHiddenGame(bodyOf(latest).position) && endOf(bodyOf(latest)) === null)
    throw notPossibleNow(
      "hidden",
      "The record of this game would tell what its seats hide from each other: it is given out after the end.",
    );
  if (from > latest.version)
    throw new Fault("not-found", `Game ${id} has no version ${from}.`, [
      { code: "unknown-version", path: "/from", message: `Expected 0 to ${latest.version}.` },
    ]);
  const mayBeWhole = from === 0 && latest.version < MOST_RECORD_MOVES;
  const { first, told, lineBytes, commentBytes } = await readOn(
    desk,
    entry,
    from,
    mayBeWhole
      ? { moves: MOST_RECORD_MOVES, lines: MOST_RECORD_BYTES, stored: MOST_REPLAYED_BYTES }
      : { moves: PART_MOVES, lines: PART_BYTES, stored: MOST_REPLAYED_BYTES },
  );
  const beginning = first === null ? [] : [beginningText(first, latest, meta.secret)];
  const end = ["", `end ${latest.version}`, ""];
  if (mayBeWhole && told.length > latest.version) {
    const bare = [...beginning, ...told.map(({ lines }) => lines), ...end].join("\n");
    if (lineBytes + commentBytes <= MOST_RECORD_BYTES && first !== null) {
      const text = [
        ...beginning,
        ...boardComment(boardOf(adjudicator, first)),
        ...told.flatMap(({ lines, comments }) => (comments === "" ? [lines] : [lines, comments])),
        ...end,
      ].join("\n");
      if (Buffer.byteLength(text) <= MOST_RECORD_BYTES) return { text, next: null };
    }
    if (Buffer.byteLength(bare) <= MOST_RECORD_BYTES) return { text: bare, next: null };
  }
  const part = told.slice(0, partOf(told)).map(({ lines }) => lines);
  const next = from + part.length;
  const isLast = next > latest.version;
  return { text: [...beginning, ...part, ...(isLast ? end : [""])].join("\n"), next: isLast ? null : next };
}

/** The whole record of a game as text. Throws a Fault when it is too long for one answer. */
export async function wholeRecord(desk: GameServices, id: string, caller: Caller): Promise<string> {
  const { text, next } = await exportRecord(desk, id, 0, caller);
  if (next === null) return text;
  throw new Fault(
    "too-large",
    `This record is too long for one answer: read it in parts, from GET /v1/games/${id}/record on.`,
  );
}

/** Plays a record again and says what of it stands; at a version, or at its end. */
export async function verifyRecord(desk: GameServices, text: string, version: number | undefined): Promise<Replay> {
  return replayed(desk, text, readAt(text, version), version);
}

/** The work that a record may take altogether; each of its moves may take what a live one may. */
const MOST_RECORD_WORK = 4 * MOST_WORK;

/** A record takes more work than is done for one request. */
class TooMuchWork extends Error {
  override readonly name = "TooMuchWork";
}

/** Plays a record again within the work of a request. Throws a Fault when it takes more, or has more bytes. */
export async function replayed(
  { adjudicator, mostRecordWork = MOST_RECORD_WORK }: Pick<GameServices, "adjudicator" | "mostRecordWork">,
  text: string,
  record: GameRecord,
  to: number | undefined,
  { anew = false, onMove }: Pick<ReplayOptions, "anew" | "onMove"> = {},
): Promise<Replay> {
  await adjudicator.prepare(record.beginning.ruleset);
  let reached = 0;
  const onVersion = (version: number): void => void (reached = version);
  try {
    return inParts(
      mostRecordWork,
      () => new TooMuchWork(),
      () => replayRecord(adjudicator, record, { to, anew, mostBytes: MOST_REPLAYED_BYTES, onVersion, onMove }),
    );
  } catch (error) {
    if (!(error instanceof TooMuchWork || error instanceof TooManyBytes)) throw error;
    const what =
      error instanceof TooMuchWork
        ? "To play this record again takes more than is done for one request"
        : `The moves of this record have more than ${MOST_REPLAYED_BYTES} bytes together, each with its position`;
    throw new Fault("too-large", `${what}; npm run verify has no such limit.`, [
      {
        code: "too-large",
        path: `/record/${reached}`,
        message: `It was played as far as version ${reached}.`,
        line: lineOf(text, reached),
        column: 1,
      },
    ]);
  }
}

/** Reads a record that has the version asked for. Throws a Fault otherwise. */
export function readAt(text: string, version: number | undefined): GameRecord {
  const record = valueOf(readRecord(text));
  if (version !== undefined && version >= record.moves.length)
    throw new Fault("unreadable", `The record has versions 0 to ${record.moves.length - 1}.`, [
      { code: "unknown-version", path: "/version", message: `Expected 0 to ${record.moves.length - 1}.` },
    ]);
  return record;
}

/** Faults of a record as those of the request that brought it. */
const defectsOf = (faults: readonly ReplayFault[]): readonly Defect[] =>
  faults.slice(0, 20).map(({ version, kind, text: message }) => ({ code: kind, path: `/record/${version}`, message }));

/**
 * How a game stands at a version of its record, by the rules of this server. What was played by others is played anew
 * by these, with the numbers that were drawn. Throws a Fault when the record was changed, or cannot be played so far.
 */
async function whereItStands(
  desk: GameServices,
  text: string,
  record: GameRecord,
  version: number | undefined,
): Promise<NonNullable<Replay["at"]>> {
  const { faults, at, parts, rerolled } = await replayed(desk, text, record, version);
  // what cannot be verified without its rules is not a change: there were other rules of the same version once
  const isFormer = record.moves.some(({ left }) => left === null);
  const byRules = (fault: ReplayFault): boolean =>
    fault.kind === "rules" ||
    (isFormer &&
      !isChange(fault, record.moves) &&
      fault.kind !== "commitment" &&
      (fault.kind !== "dice" || record.secret === null || rerolled));
  const changed = faults.filter((fault) => !byRules(fault));
  if (changed.length > 0)
    throw new Fault("unreadable", "The record does not stand: it was changed.", defectsOf(changed));
  if (at !== null && faults.length === 0) return at;
  if (!isFormer && parts.every(({ present }) => present))
    throw new Fault("unreadable", "The record cannot be played so far.");
  const again = await replayed(desk, text, record, version, { anew: true });
  if (again.at !== null) return again.at;
  const [first] = again.faults;
  const last = (first?.version ?? 0) - 1;
  throw new Fault(
    "unreadable",
    last < 0
      ? "This record was played by other rules, and those of this server cannot begin with its position."
      : `This record was played by other rules. Those of this server come as far as version ${last}: import it from there or from an earlier one ("version").`,
    defectsOf(again.faults.slice(0, 1)),
  );
}

/**
 * A new private game that goes on where a record stands at one of its versions. The record is played again first; one
 * that was changed is refused.
 */
export async function importRecord(
  desk: GameServices,
  {
    record: text,
    version,
    title,
    dice = "sealed",
    idempotencyKey,
  }: {
    readonly record: string;
    readonly version?: number | undefined;
    readonly title?: string | undefined;
    readonly dice?: "sealed" | "table" | undefined;
    readonly idempotencyKey?: string | undefined;
  },
  { visit }: Caller = { secret: null },
): Promise<CreatedGame> {
  const record = readAt(text, version);
  const at = await whereItStands(desk, text, record, version);
  const { game, ruleset } = record.beginning;
  // as the rules have them, whatever the record says: a seat of another name could be taken for the game master or the
  // policy
  const seats = desk.adjudicator.openOwn(at.position, justPlayed(at.version)).seats();
  const agreed: Agreement = {
    dice,
    names: namesAt(seats, record.beginning.names),
    title: title ?? titleFrom(record.beginning.title, at.version),
    visibility: "private",
    keep: { ended: 365, abandoned: 365 },
  };
  return begin(desk, {
    ruleset,
    position: at.position,
    seats,
    agreed,
    origin: { kind: "import", game, version: at.version, hash: record.moves[at.version]?.hash ?? "" },
    beginner: visit?.beginner,
    key: idempotencyKey,
    asked: { record: text, version, title, dice },
  });
}
