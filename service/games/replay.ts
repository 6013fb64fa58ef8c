import { BudgetExceeded, type Decision, type GameResult, type Requirement } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { Fault } from "../schema/faults.ts";
import { justPlayed } from "../adjudication/own-positions.ts";
import { commitmentTo } from "../adjudication/sealed-dice.ts";
import type { StoredMove } from "../storage/store.ts";
import { closed, opening, play, type Played, takenOver, undone } from "./advance.ts";
import { withoutIdleFields } from "./idle-fields.ts";
import type { MoveFields } from "../schema/requests.ts";
import {
  bodyOf,
  carrying,
  formerHashOf,
  hashOf,
  knownAlike,
  leftBy,
  type MoveBody,
  positionOf,
  positionText,
  type RulesUsed,
  salted,
  storedMove,
  type ToldOfMove,
} from "./move.ts";
import { type GameRecord, isEnd, type RecordMove } from "./record.ts";
import { differingNumber, OtherDice, recordedDice } from "./recorded-dice.ts";
import { readAnew } from "./present-rules.ts";
import { isByMaster, renewalFault, renewedConsents } from "./renewals.ts";
import { misdeed, type Past } from "./replay-seats.ts";
import { isPresent, namedRules } from "./rules-used.ts";
import { workNow } from "../adjudication/budget.ts";

/** Something in a record that does not stand, at the version where it lies. */
export interface ReplayFault {
  readonly version: number;
  readonly kind: "hash" | "link" | "dice" | "rules" | "refused" | "unreadable" | "commitment" | "seat";
  readonly text: string;
}

/** A stretch of a game that was played by one set of rules. */
export interface RecordPart {
  /** Its first and its last version. */
  readonly from: number;
  readonly to: number;
  readonly rules: RulesUsed;
  /** Whether these do what the rules of this server do; else its moves cannot be played again here. */
  readonly present: boolean;
  /** How many of its moves have the hash of what they say, after the one before them. */
  readonly chained: number;
  /** How many of them were played again, with the same hash. */
  readonly verified: number;
}

/** What was verified of a record: its chain and its dice, which needs no rules, and by the rules of this server. */
export interface Proof {
  /** Whether every move has the hash of what it says and builds on the one before: "unknown" where it takes older rules. */
  readonly chain: "whole" | "broken" | "unknown";
  /** Whether every number follows from the secret; "sealed" as long as that is not known, "table" where people threw. */
  readonly dice: "derived" | "broken" | "sealed" | "table";
  /** Whether all moves were played again, some, or none; "broken" where one does not stand. */
  readonly rules: "all" | "some" | "none" | "broken";
  readonly text: string;
}

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

/** What stops a move from being played again. */
class Stopped extends Error {
  override readonly name = "Stopped";
  readonly kind: ReplayFault["kind"];
  constructor(kind: ReplayFault["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
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

/** Names what is at fault with a move, whatever stopped it. */
function stopOf(error: unknown): Stopped {
  if (error instanceof Stopped) return error;
  if (error instanceof OtherDice) return new Stopped("dice", error.message);
  if (error instanceof Fault)
    return new Stopped(
      error.defects.some(({ code }) => code === "sealed-dice") ? "dice" : "unreadable",
      [error.message, ...error.defects.map(({ message }) => message)]
        .filter((text, i, all) => all.indexOf(text) === i)
        .join(" "),
    );
  if (error instanceof BudgetExceeded) return new Stopped("unreadable", error.message);
  throw error;
}

const unmet = (failing: readonly Requirement[]): string =>
  failing.map(({ text, cites }) => `${text} [${cites.join(", ")}]`).join(" ");

/** A record's moves have more bytes than are played again. */
export class TooManyBytes extends Error {
  override readonly name = "TooManyBytes";
}

/** The work of a move of a record beside what the rules do: it is written out, hashed and compared. */
const MOVE_WORK = 500;
/** So many characters of a stored move are written, hashed and read back for one unit of work. */
const CHARACTERS_A_UNIT = 8;
/** The work of deriving a number again from the secret. */
const NUMBER_WORK = 40;

/** What is kept of a version to which a later move goes back: its position as text, for many may stand on the same one. */
interface KeptVersion extends Pick<MoveBody, "moment" | "decision" | "result"> {
  readonly position: string;
}

const keptOf = ({ position, moment, decision, result }: MoveBody): KeptVersion => ({
  position: positionText(position),
  moment,
  decision,
  result,
});

/** What a replay has in hand between two moves. */
interface Table {
  /** What the move before left; null where it could not be played. */
  before: MoveBody | null;
  /** The rules in force. */
  rules: RulesUsed;
  /** What earlier moves left, where a later one goes back to it. */
  readonly kept: Map<number, KeptVersion>;
  /** When the game master last replaced the invitation of a seat. */
  readonly replaced: Map<string, string>;
}

/** Whether what the move before left is the very position that is gone back to. */
const isOnTable = ({ before }: Table, { position }: KeptVersion): boolean =>
  before !== null && positionText(before.position) === position;

/** Plays a move; one of earlier rules without the fields that they took and made nothing of, where only these bar it. */
function playedAs(anew: boolean, sent: MoveFields, playOut: (sent: MoveFields) => Played): Played {
  const played = playOut(sent);
  if (!anew || played.kind !== "refused") return played;
  const action = withoutIdleFields(sent.action, played.failing);
  return action === null ? played : playOut({ ...sent, action });
}

/** Builds the body of a recorded move again. Throws what stops it. */
function rebuilt(
  adjudicator: Adjudicator,
  { beginning }: GameRecord,
  table: Table,
  version: number,
  { at, by, deed, drawn }: RecordMove,
  anew: boolean,
): MoveBody {
  const made = { at, by: by ?? "" };
  if (beginning.dice === "table" && drawn.length > 0)
    throw new Stopped("dice", "Numbers are recorded as drawn by the server, but this game has table dice.");
  if (table.before !== null && isEnd(table.before)) throw new Stopped("refused", "The game had ended.");
  const dice = recordedDice(drawn);
  const chance = beginning.dice === "sealed" ? dice.chance : undefined;
  const checked = (body: MoveBody): MoveBody => {
    if (dice.left() > 0)
      throw new Stopped(
        "dice",
        `${drawn.length} numbers are recorded, but the rules do not ask for the last ${dice.left()}.`,
      );
    return body;
  };
  if ("opening" in deed) return checked(opening(adjudicator, beginning, at, table.rules, chance));
  if ("takeOver" in deed) {
    // the position before was one of other rules: what is known of it is what the record says
    const { rules, differs, to, consents, position } = deed.takeOver;
    const renewed = renewedConsents(consents, (seat) => table.replaced.get(seat) ?? null);
    return checked(
      takenOver(adjudicator, table, made, rules, {
        differs,
        position,
        ...(to !== null && { to }),
        ...(consents.length > 0 && { consents }),
        ...(renewed.length > 0 && { renewed }),
      }),
    );
  }
  if ("undo" in deed) {
    const target = table.kept.get(deed.undo.to);
    if (target === undefined)
      throw new Stopped(
        deed.undo.to < version ? "link" : "unreadable",
        deed.undo.to < version
          ? `It goes back to version ${deed.undo.to}, which could not be played again.`
          : `It goes back to version ${deed.undo.to}, which is not before it.`,
      );
    const { to, consents } = deed.undo;
    const renewed = renewedConsents(consents, (seat) => table.replaced.get(seat) ?? null);
    const { moment, decision, result } = target;
    // one that stands on the table already is not read again
    const position = isOnTable(table, target) ? table.before?.position : positionOf(target.position);
    return checked(
      undone({ rules: table.rules }, { position, moment, decision, result }, made, { to, consents, renewed }),
    );
  }
  const { before } = table;
  if (before === null)
    throw new Stopped("link", "It builds on a move that could not be played again; so do those that follow.");
  if ("close" in deed) return checked(closed(before, made));
  const situation = adjudicator.openOwn(before.position, justPlayed(version - 1));
  const played = playedAs(anew, deed.move, (sent) => play(adjudicator, before, made, sent, chance, situation));
  if (played.kind === "refused") throw new Stopped("refused", `The rules refuse it: ${unmet(played.failing)}`);
  return checked(played.body);
}

/** What a record tells of a move by itself, as its hash binds it. */
function toldOf(
  { beginning }: GameRecord,
  { rules, replaced }: Table,
  from: RulesUsed,
  { at, by, deed, renewals, words, drawn }: RecordMove,
): ToldOfMove {
  const told = { at, by, chance: drawn, rules };
  const carried = { ...(renewals.length > 0 && { renewals }), ...(words !== null && { words }) };
  const agreed = (consents: readonly string[]) => {
    const renewed = renewedConsents(consents, (seat) => replaced.get(seat) ?? null);
    return renewed.length > 0 ? { renewed } : {};
  };
  if ("opening" in deed) return { ...told, sent: { created: beginning } };
  if ("undo" in deed) {
    const { to, consents } = deed.undo;
    return { ...told, ...carried, sent: { undo: { to, consents, ...agreed(consents) } } };
  }
  if ("takeOver" in deed) {
    const { differs, to, consents } = deed.takeOver;
    const sent = {
      takeOver: {
        from,
        differs,
        ...(to !== null && { to }),
        ...(consents.length > 0 && { consents, ...agreed(consents) }),
      },
    };
    return { ...told, ...carried, sent };
  }
  return { ...told, ...carried, sent: deed };
}

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

/** Why a stretch of moves cannot be verified, but for its dice. */
function unverifiable(ruleset: string, from: number, to: number, rules: RulesUsed, here: string | null): string {
  const hashes =
    "Their hashes are of a former kind that only those rules can verify: of these moves only the dice are.";
  return here === null
    ? `This server does not know the ruleset "${ruleset}". ${hashes}`
    : `${versionsInWords(from, to)} played by ${namedRules(ruleset, rules)}; this server has ${here}. ${hashes}`;
}

const versionsInWords = (from: number, to: number): string =>
  from === to ? `Version ${from} was` : `Versions ${from} to ${to} were`;

/** Whether a fault shows that a record was changed: of a hash of the former kind it may be that other rules made it. */
export const isChange = ({ kind, version }: ReplayFault, moves: readonly RecordMove[]): boolean =>
  (kind === "hash" || kind === "link") && typeof moves[version]?.left === "string";

/** What was verified of a record, apart and in words. */
function proofOf(
  { beginning, secret, moves }: GameRecord,
  parts: readonly RecordPart[],
  faults: readonly ReplayFault[],
  here: string | null,
): Proof {
  const has = (...kinds: readonly ReplayFault["kind"][]): boolean => faults.some(({ kind }) => kinds.includes(kind));
  const chained = parts.reduce((sum, part) => sum + part.chained, 0);
  const verified = parts.reduce((sum, part) => sum + part.verified, 0);
  const changed = faults.some((fault) => isChange(fault, moves));
  const chain = changed
    ? "broken"
    : chained === moves.length
      ? "whole"
      : moves.some(({ left }) => left === null)
        ? "unknown"
        : "broken";
  const sealed = secret === null ? "sealed" : has("dice", "commitment") ? "broken" : "derived";
  const dice = beginning.dice === "table" ? "table" : sealed;
  const wrong = parts.some((part) => part.present && part.verified < part.to + 1 - part.from);
  const rules =
    wrong || has("refused", "seat", "unreadable")
      ? "broken"
      : verified === moves.length
        ? "all"
        : verified > 0
          ? "some"
          : "none";
  const others = parts
    .filter(({ present }) => !present)
    .map((part) => `${versionsInWords(part.from, part.to)} played by ${namedRules(beginning.ruleset, part.rules)}`);
  const notHere = here === null ? `This server does not know the ruleset "${beginning.ruleset}"` : others.join("; ");
  const chains = {
    whole: "yes, every move has the hash of what it says",
    broken: "no",
    unknown: `of ${chained} of ${moves.length} versions; the others take the rules they were played by`,
  };
  const dices = {
    derived: "yes, every number follows from the secret",
    broken: "no",
    sealed: "not before the game has ended and its secret is known",
    table: "no, the players entered them",
  };
  const played = {
    all: "yes, every version was played again",
    some: `${verified} of ${moves.length} versions were played again. ${notHere}`,
    none: `no. ${notHere}`,
    broken: `no, ${verified} of ${moves.length} versions stand${notHere === "" ? "" : `. ${notHere}`}`,
  };
  const text = `Chain: ${chains[chain]}. Dice: ${dices[dice]}. By these rules: ${played[rules]}.`;
  return { chain, dice, rules, text };
}

/** The dice of the whole record against the secret and the commitment. */
function diceFaults({ beginning, secret, moves }: GameRecord): readonly ReplayFault[] {
  if (secret === null) return [];
  if (beginning.commitment !== commitmentTo(secret))
    return [
      {
        version: 0,
        kind: "commitment",
        text: `The secret is not the one that was committed to: its SHA-256 is ${commitmentTo(secret)}.`,
      },
    ];
  if (beginning.dice === "table") return [];
  return moves.flatMap(({ drawn }, version) => {
    workNow().charge("record", drawn.length * NUMBER_WORK);
    const differs = differingNumber(secret, beginning.game, version, drawn);
    return differs === null ? [] : [{ version, kind: "dice" as const, text: differs }];
  });
}

/**
 * Plays a record again from its beginning with its recorded numbers, through the same functions as a live game, and
 * holds every hash and link against the record. Where the secret of sealed dice is known, every number is derived from
 * it again. What cannot be played (moves under other rules than those of this server) is said, and everything else is
 * still verified.
 */
export function replayRecord(
  adjudicator: Adjudicator,
  given: GameRecord,
  { to = given.moves.length - 1, mostBytes = Infinity, anew = false, onVersion, onMove }: ReplayOptions = {},
): Replay {
  const here = versionHere(adjudicator, given.beginning.ruleset);
  const record = anew && here !== null ? asPlayedHere(adjudicator, given) : given;
  const { beginning, moves, secret } = record;
  const last = moves.length - 1;
  const faults: ReplayFault[] = [];
  const hides = here !== null && adjudicator.game(beginning.ruleset).isHiddenGame(beginning.position);
  const needed = new Set(moves.flatMap(({ deed }) => ("undo" in deed ? [deed.undo.to] : [])));
  const history: Past[] = [];
  const table: Table = { before: null, rules: record.rules, kept: new Map(), replaced: new Map() };
  let previous = { recorded: "", rebuilt: "", stands: true };
  let verified = 0;
  let bytes = 0;
  let shown: Replay["at"] = null;
  const parts: RecordPart[] = [];

  for (const [version, move] of moves.entries()) {
    onVersion?.(version);
    const work = workNow();
    work.charge("record", MOVE_WORK);
    const fault = (kind: ReplayFault["kind"], text: string): void => {
      work.charge("text", text.length);
      faults.push({ version, kind, text });
    };
    const { deed, hash, renewals, words } = move;
    const changes = "takeOver" in deed;
    const from = table.rules;
    history.push({ by: move.by, deed, informed: false });
    const misrenewed = renewalFault(beginning.seats, renewals);
    if (misrenewed !== null) fault("seat", misrenewed);
    for (const renewal of renewals) if (isByMaster(renewal)) table.replaced.set(renewal.seat, renewal.at);
    if (changes) table.rules = deed.takeOver.rules;
    const present = here !== null && (anew || isPresent(adjudicator, beginning.ruleset, table.rules));
    if (version === 0 || changes)
      parts.push({ from: version, to: version, rules: table.rules, present, chained: 0, verified: 0 });
    const told = toldOf(record, table, from, move);
    const isChained =
      move.left !== null && hash === hashOf(previous.recorded, version, told, move.left, positionIn(move));
    const counted = ({ chained, played }: { readonly chained: boolean; readonly played: boolean }): void => {
      const part = parts.at(-1);
      if (part === undefined) return;
      parts[parts.length - 1] = {
        ...part,
        to: version,
        chained: part.chained + (chained ? 1 : 0),
        verified: part.verified + (played ? 1 : 0),
      };
    };
    if (!present) {
      const strange = misdeed(adjudicator, beginning.seats, null, version, move, history);
      if (strange !== null) fault(strange.kind, strange.text);
      // of several one after the other, the first is told
      if (move.left !== null && !isChained && previous.stands)
        fault("hash", "What the record says of this version does not have its hash.");
      counted({ chained: isChained, played: false });
      table.before = null;
      previous = { recorded: hash, rebuilt: hash, stands: isChained || move.left === null };
      continue;
    }
    const wrong = misdeed(adjudicator, beginning.seats, table.before, version, move, history);
    if (wrong !== null) fault(wrong.kind, wrong.text);
    try {
      const made = salted(
        carrying(rebuilt(adjudicator, record, { ...table, rules: from }, version, move, anew), renewals, words),
        hides,
        secret,
        beginning.game,
        version,
      );
      const built = storedMove(version, previous.recorded, made);
      bytes += Buffer.byteLength(built.body);
      if (bytes > mostBytes) throw new TooManyBytes();
      work.charge("record", Math.ceil(built.body.length / CHARACTERS_A_UNIT));
      // read back like a stored move, so that the next one is played on the same bytes as in the live game; what an
      // undo or an end leaves was read back before
      const body = "undo" in deed || "close" in deed ? made : bodyOf(built);
      if (body !== made) knownAlike(built, made);
      const linked = (before: string): string =>
        move.left === null
          ? formerHashOf(before, version, built.body)
          : hashOf(before, version, made, leftBy(built.body), made.position);
      const ofRecord = linked(previous.recorded);
      const onOwn = previous.rebuilt === previous.recorded ? ofRecord : linked(previous.rebuilt);
      const isLeft = move.left === null || move.left === leftBy(built.body);
      const stands = anew || (isLeft && (ofRecord === hash || onOwn === hash));
      counted({ chained: isChained || (stands && ofRecord === hash), played: stands });
      if (stands) verified++;
      else if (previous.stands)
        fault(
          "hash",
          `What the record says of this version does not have its hash: it gives ${ofRecord}.${move.left === null ? " It was changed, or played by other rules of this version: of hashes of the former kind that cannot be told." : ""}`,
        );
      else if (faults.at(-1)?.kind !== "link")
        fault(
          "link",
          "It builds on the version before and does not stand with it; so it is with those that follow, until one is verified again.",
        );
      previous = { recorded: hash, rebuilt: onOwn, stands };
      table.before = body;
      history[version] = { by: move.by, deed, informed: body.informed };
      if (needed.has(version)) table.kept.set(version, keptOf(body));
      onMove?.(ofRecord === built.hash ? built : { ...built, hash: ofRecord }, body);
      if (version === to)
        shown = { version, position: body.position, moment: body.moment, decision: body.decision, result: body.result };
    } catch (error) {
      const stop = stopOf(error);
      counted({ chained: isChained, played: false });
      // that the rest cannot be played is said once
      if (stop.kind !== "link" || faults.at(-1)?.kind !== "link") fault(stop.kind, stop.message);
      table.before = null;
      previous = { recorded: hash, rebuilt: hash, stands: false };
    }
  }
  const { before } = table;
  if (beginning.commitment !== null && before !== null) {
    if (isEnd(before) && secret === null)
      faults.push({
        version: last,
        kind: "commitment",
        text: "The game has ended, so its secret is public; it is missing here, so that what depends on it cannot be verified.",
      });
    if (!isEnd(before) && secret !== null)
      faults.push({
        version: last,
        kind: "commitment",
        text: "The secret is known though the game has not ended: moves are missing, or the dice could be foreseen.",
      });
  }
  for (const { from, to: end, rules, present } of parts)
    if (!present && moves.slice(from, end + 1).some(({ left }) => left === null))
      faults.push({ version: from, kind: "rules", text: unverifiable(beginning.ruleset, from, end, rules, here) });
  const dice = diceFaults(record);
  const all = [...faults, ...dice].sort((a, b) => a.version - b.version);
  const numbers = moves.reduce((sum, { drawn }) => sum + drawn.length, 0);
  return {
    moves: moves.length,
    verified,
    numbers,
    rerolled: beginning.dice === "sealed" && secret !== null && dice.length === 0,
    proof: proofOf(record, parts, all, here),
    parts,
    intact: all.length === 0,
    faults: all,
    at: shown,
  };
}
