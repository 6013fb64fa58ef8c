import type { ShownEvent } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { Fault } from "../schema/faults.ts";
import type { MoveFields } from "../schema/requests.ts";
import type { StoredMove } from "../storage/store.ts";
import { currentBudget } from "../adjudication/budget.ts";
import type { Renewal } from "../storage/seats.ts";
import { besidePosition, type BesidePosition } from "./beside-position.ts";
import { type Beginning, type DrawnNumber, isToldByHash, bodyHash, type MoveBody, type RulesUsed } from "./move.ts";
import { MOST_RECORD_BYTES } from "../schema/json.ts";
import { comment, jsonLine } from "./record-lines.ts";
import type { RenewedConsent } from "./renewals.ts";

/**
 * What a move of a record says was done. A game that takes over other rules carries the position on which it goes on
 * under them.
 */
export type RecordedDeed =
  | { readonly opening: true }
  | { readonly move: MoveFields }
  | { readonly undo: { readonly to: number; readonly consents: readonly string[] } }
  | {
      readonly takeOver: {
        readonly rules: RulesUsed;
        readonly differs: readonly number[];
        /** The version whose checkpoint it went back to; null where it went on as it stood. */
        readonly to: number | null;
        readonly consents: readonly string[];
        readonly position: unknown;
      };
    }
  | { readonly close: true };

/**
 * A move as a record has it: what cannot be worked out again, and the hash of everything. Its version is its place in
 * the list.
 */
export interface RecordMove {
  /** ISO time. */
  readonly at: string;
  /** Null for the beginning. */
  readonly by: string | null;
  readonly deed: RecordedDeed;
  /** The invitations that were replaced since the move before. */
  readonly renewals: readonly Renewal[];
  /** What was said with it. */
  readonly words: string | null;
  readonly drawn: readonly DrawnNumber[];
  /**
   * The hash of all it holds, what the rules made of it included; null where its own hash is one of the former kind,
   * which takes the rules to be verified.
   */
  readonly left: string | null;
  readonly hash: string;
}

/** A whole game as it is exported: how it began, and its moves from version 0 on. */
export interface GameRecord {
  readonly beginning: Beginning;
  /** The rules it began with. */
  readonly rules: RulesUsed;
  /** The secret of sealed dice: known once the game has ended. */
  readonly secret: string | null;
  readonly moves: readonly RecordMove[];
}

/** What is said in a record for its readers; it is not part of what is read back. */
export interface RecordComments {
  /** The position at the beginning, as a text board. */
  readonly board: string | null;
  /** The lines under a move, by version. */
  readonly under: ReadonlyMap<number, readonly string[]>;
}

/** The first line of every record. */
export const RECORD_FORMAT = "umpire record 1";
/** How a record marks dice that the players entered. */
export const TABLE_DICE = "dice table: entered by the players, not verified";

/** Whether a game has ended with this move. */
export const isEnd = ({ outcome, result }: Pick<MoveBody, "outcome" | "result">): boolean =>
  outcome === "closed" || result !== null;

/** What a record says was done by a move; its position is asked for only where that stands in the record. */
export const recordedDeed = (
  { sent, rules }: Pick<MoveBody, "sent" | "rules">,
  position: () => unknown,
): RecordedDeed => {
  if ("created" in sent) return { opening: true };
  if ("takeOver" in sent) {
    const { differs, to = null, consents = [] } = sent.takeOver;
    return { takeOver: { rules, differs, to, consents, position: position() } };
  }
  // which consents were given by replaced invitations follows from the renewals
  if ("undo" in sent) return { undo: { to: sent.undo.to, consents: sent.undo.consents } };
  return sent;
};

const recordMove = (move: StoredMove): RecordMove => {
  const { happened, position } = besidePosition(move);
  const { at, by, chance: drawn, renewals = [], words = null } = happened;
  const positionNow = (): unknown => JSON.parse(position) as unknown;
  const deed = recordedDeed(happened, positionNow);
  const left = isToldByHash(move, happened, positionNow) ? bodyHash(move.body) : null;
  return { at, by, deed, renewals, words, drawn, left, hash: move.hash };
};

/** The record of stored moves, from version 0 on. The secret is left out as long as the game goes on. */
export function recordOf(
  moves: readonly StoredMove[],
  secret: string | null,
  latest: StoredMove | undefined = moves.at(-1),
): GameRecord {
  const first = moves[0] && besidePosition(moves[0]).happened;
  const last = latest && besidePosition(latest).happened;
  if (first === undefined || last === undefined || !("created" in first.sent))
    throw new Fault("unreadable", "A record begins with the beginning of a game.");
  return {
    beginning: first.sent.created,
    rules: first.rules,
    secret: isEnd(last) ? secret : null,
    moves: moves.map(recordMove),
  };
}

const cited = (text: string, cites: readonly string[]): string =>
  cites.length === 0 ? text : `${text} [${cites.join(", ")}]`;

const told = ({ text, cites }: ShownEvent): string => cited(text, cites);

/** What is told of an undo, or of rules that were taken over: which of its consents were given by invitations that the game master had replaced. */
function onConsents({ sent }: BesidePosition): readonly string[] {
  const agreed = "undo" in sent ? sent.undo : "takeOver" in sent ? sent.takeOver : null;
  const renewal = ({ seat, since }: RenewedConsent): string =>
    `${seat} consented by an invitation that the game master had replaced at ${since}.`;
  return (agreed?.renewed ?? []).map(renewal);
}

const howItEnded = ({ outcome, result, decision }: BesidePosition): string => {
  if (outcome === "closed") return "The game was closed.";
  if (result !== null) return cited(`The game is over: ${result.result}. ${result.text}`, result.cites);
  return `The game goes on; it waits for ${decision?.seat ?? "the players"}: ${decision?.text ?? ""}`;
};

/** What is said under a move: what happened, and how the game stands behind the last one. */
const commentsUnder = (happened: BesidePosition, isLast: boolean): readonly string[] => [
  ...onConsents(happened),
  ...happened.events.map(told),
  ...(isLast ? [howItEnded(happened)] : []),
];

/** What a record says for its readers: the board, the sentence of every event with its rules, and how it ended. */
export function commentsOn(adjudicator: Adjudicator, moves: readonly StoredMove[]): RecordComments {
  const under = moves.map((move, version): readonly [number, readonly string[]] => [
    version,
    commentsUnder(besidePosition(move).happened, version === moves.length - 1),
  ]);
  return { board: moves[0] === undefined ? null : boardOf(adjudicator, moves[0]), under: new Map(under) };
}

/** The board on which a game began, as text; null where it cannot be drawn. */
export function boardOf(adjudicator: Adjudicator, first: StoredMove): string | null {
  const { sent } = besidePosition(first).happened;
  if (!("created" in sent)) return null;
  try {
    return adjudicator.openPosition(sent.created.position).print();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // one that was stored by other rules is drawn as far as these can read it
    const looking = { seat: null, waits: () => true };
    return (
      adjudicator.game(sent.created.ruleset).look(sent.created.position, looking, currentBudget())?.print() ?? null
    );
  }
}

const sentLines = ({ action, choose, dice, cards, until }: MoveFields): readonly string[] => [
  ...(action === undefined ? [] : [`action ${jsonLine(action)}`]),
  ...(choose === undefined ? [] : [`choose ${jsonLine(choose)}`]),
  ...(dice === undefined ? [] : [`dice ${jsonLine(dice)}`]),
  ...(cards === undefined ? [] : [`cards ${jsonLine(cards)}`]),
  ...(until === undefined ? [] : [`until ${until}`]),
];

/** The consents of seats at the end of a line; nothing where there are none. */
const consentOf = (seats: readonly string[]): string =>
  seats.length === 0 ? "" : ` with consent of ${seats.join(" ")}`;

function deedLines(deed: RecordedDeed): readonly string[] {
  if ("opening" in deed) return [];
  if ("move" in deed) return sentLines(deed.move);
  if ("close" in deed) return ["close"];
  if ("undo" in deed) {
    const { to, consents } = deed.undo;
    return [`undo ${to}${consentOf(consents)}`];
  }
  const { rules, differs, to, consents, position } = deed.takeOver;
  return [
    `rules ${rules.version} ${rules.content}`,
    `differs ${jsonLine(differs)}`,
    // as records had it before there was more to say
    ...(to === null && consents.length === 0 ? [] : [`from ${to ?? "here"}${consentOf(consents)}`]),
    `position ${jsonLine(position)}`,
  ];
}

/** The lines of the beginning. */
export function beginningLines({ beginning, rules, secret, moves }: GameRecord): readonly string[] {
  const { game, title, ruleset, dice, commitment, seats, names, origin, position } = beginning;
  return [
    RECORD_FORMAT,
    `game ${game}`,
    `title ${jsonLine(title)}`,
    `ruleset ${ruleset}`,
    `rules ${rules.version} ${rules.content}`,
    `created ${moves[0]?.at ?? ""}`,
    `seats ${seats.join(" ")}`,
    ...(names === undefined ? [] : [`names ${jsonLine(names)}`]),
    dice === "table" ? TABLE_DICE : "dice sealed",
    // a game that hides something has a secret with table dice as well: it salts the hashes
    ...(commitment === null ? [] : [`commitment ${commitment}`]),
    ...(secret === null ? [] : [`secret ${secret}`]),
    origin === null
      ? "origin none"
      : `origin ${origin.kind} of ${origin.game} version ${origin.version} hash ${origin.hash}`,
    `position ${jsonLine(position)}`,
  ];
}

/** The lines of a move. */
export const moveLines = (
  { at, by, deed, renewals, words, drawn, left, hash }: RecordMove,
  version: number,
): readonly string[] => [
  version === 0 ? "move 0" : `move ${version} at ${at} by ${by ?? ""}`,
  ...renewals.map((renewal) => `renewed ${renewal.seat} by ${renewal.by} at ${renewal.at}`),
  ...(words === null ? [] : [`words ${jsonLine(words)}`]),
  ...deedLines(deed),
  ...(drawn.length === 0 ? [] : [`drawn ${drawn.map((number) => number.join(":")).join(" ")}`]),
  ...(left === null ? [] : [`left ${left}`]),
  `hash ${hash}`,
];

/** The last line: a record that was cut off lacks it. */
export const endLine = ({ moves }: GameRecord): string => `end ${moves.length - 1}`;

/** A record as text, with what is said for its readers. */
export function printRecord(record: GameRecord, comments: RecordComments | null = null): string {
  const board = boardComment(comments?.board ?? null);
  const moves = record.moves.flatMap((move, version) => [
    "",
    ...moveLines(move, version),
    ...(comments?.under.get(version) ?? []).map(comment),
  ]);
  return [...beginningLines(record), ...board, ...moves, "", endLine(record), ""].join("\n");
}

/**
 * The record of stored moves (from version 0 on) as text. Of a game so long that its record could not be read again,
 * the comments are left out.
 */
export function writeRecord(adjudicator: Adjudicator, moves: readonly StoredMove[], secret: string | null): string {
  const record = recordOf(moves, secret);
  const text = printRecord(record, commentsOn(adjudicator, moves));
  return Buffer.byteLength(text) <= MOST_RECORD_BYTES ? text : printRecord(record);
}

/** A stored move as a record tells it: its lines, and the comments under them. */
export interface ToldMove {
  readonly lines: string;
  readonly comments: string;
}

/** A stored move as a record tells it; how the game stands is told under the last one. */
export function toldMove(move: StoredMove, isLast: boolean): ToldMove {
  return {
    lines: ["", ...moveLines(recordMove(move), move.version)].join("\n"),
    comments: commentsUnder(besidePosition(move).happened, isLast).map(comment).join("\n"),
  };
}

/** The lines of the beginning of a game, of which the secret is told once it has ended. */
export const beginningText = (first: StoredMove, latest: StoredMove, secret: string | null): string =>
  beginningLines(recordOf([first], secret, latest)).join("\n");

/** The comment that draws the board on which a game began. */
export const boardComment = (board: string | null): readonly string[] =>
  board?.trimEnd().split("\n").map(comment) ?? [];
