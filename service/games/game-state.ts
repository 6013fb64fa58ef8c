import { hasReceivers } from "./game-notices.ts";
import {
  type Dealt,
  type Decision,
  disclosedTo,
  type GameResult,
  lazy,
  type ShownEvent,
  type OpenPosition,
  speaksFor,
} from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { stored } from "../adjudication/own-positions.ts";
import type { Deadline, GameMeta, Proposal, StoredMove } from "../storage/store.ts";
import { MASTER, SPECTATOR } from "./invitations.ts";
import { type Renewal } from "../storage/seats.ts";
import type { Claim, Seats } from "../storage/seats.ts";
import { type Held, holderOf, holdersIn, type Shares, stillToAct } from "./holders.ts";
import { bodyOf, type DrawnNumber, type MoveBody, type RulesUsed, type Sent } from "./move.ts";
import { type Origin, type SeatName } from "../storage/seats.ts";
import { type EndedProposal, endedProposal } from "./ended-proposals.ts";
import type { WaitingProposal } from "./proposals.ts";
import { toldRenewals, unrecorded } from "./renewals.ts";
import { lookAt, printedOf } from "./looking.ts";
import { isPresent } from "./rules-used.ts";

/** Who is asked, since when and for what. */
export interface WaitsFor {
  readonly seats: readonly string[];
  /** Those of them who have still to act: whoever has ended the turns of all pieces of theirs may, and need not. */
  readonly toAct: readonly string[];
  /** ISO time. */
  readonly since: string;
  readonly text: string;
  /** ISO time at which the deadline of the game passes; null without one. */
  readonly deadline: string | null;
}

/** A stored game at one of its versions, as the one who asks may know it. */
export interface GameState {
  readonly id: string;
  readonly ruleset: string;
  readonly rules: RulesUsed & { readonly current: boolean };
  readonly title: string;
  readonly createdAt: string;
  readonly visibility: "public" | "private";
  /** Who may have positions of it analysed while it goes on. */
  readonly analysis: "off" | "own" | "all";
  readonly origin: Origin | null;
  readonly dice: "sealed" | "table";
  readonly commitment: string | null;
  /** The secret of sealed dice, once the game has ended. */
  readonly secret: string | null;
  /** The players' seats. */
  readonly seats: readonly string[];
  /** How those at the seats are called, as far as they were named. */
  readonly names: readonly SeatName[];
  /** The pieces that seats have claimed; null in a game that hides something, where nobody claims any. */
  readonly claims: readonly Claim[] | null;
  /** The pieces that the players of a side deal out among themselves, by the rules; none while other rules are needed. */
  readonly dealt: readonly Dealt[];
  /** Who plays which of these, and what carries them: by claims, else by the rules; none while other rules are needed. */
  readonly holders: readonly Held[];
  /** The seat that the invitation opened; null for the public. */
  readonly you: string | null;
  readonly version: number;
  readonly moment: string;
  /** Null where what this seat may know is not a position by itself. */
  readonly position: unknown;
  /** As the rules of this server draw it; null where they cannot read what other rules have stored. */
  readonly board: string | null;
  readonly decision: Decision | null;
  /** Of the latest version only. */
  readonly waitsFor: WaitsFor | null;
  /** Of the latest version only. */
  readonly proposal: WaitingProposal | null;
  /** The proposal that a seat has ended since the latest move; of the latest version only. */
  readonly endedProposal: EndedProposal | null;
  /** The invitations that were replaced since the latest move, which the next one will carry; of the latest version only. */
  readonly renewals: readonly Renewal[];
  readonly deadline: Deadline | null;
  /** What was said with the move that led to this version, and by which seat; null where nothing was. */
  readonly said: { readonly by: string; readonly words: string } | null;
  readonly result: GameResult | null;
  readonly ended: { readonly how: "over" | "closed"; readonly at: string } | null;
  /** ISO time after which the game is removed if nothing happens any more. */
  readonly expiresAt: string;
  readonly hash: string;
}

/** A move of the record, as it is shown. */
export interface RecordedMove {
  readonly version: number;
  readonly at: string;
  readonly by: string | null;
  readonly sent: Sent | null;
  readonly outcome: MoveBody["outcome"];
  readonly events: readonly ShownEvent[];
  readonly decision: Decision | null;
  readonly result: GameResult | null;
  /** The invitations that were replaced between the move before and this one. */
  readonly renewals: readonly Renewal[];
  /** What was said with it. */
  readonly words: string | null;
  /** Whether anybody learned something by it that cannot be unlearned: its seat does not take it back by itself. */
  readonly informed: boolean;
  readonly chance: readonly DrawnNumber[];
  readonly hash: string;
  readonly previous: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const later = (iso: string, milliseconds: number): string => new Date(Date.parse(iso) + milliseconds).toISOString();

/** Whether a seat's name is that of a player. */
export const isPlayer = (seat: string): boolean => seat !== MASTER && seat !== SPECTATOR;

/** The players' seats of a game, in order. */
export const playersOf = ({ seats }: Seats): readonly string[] => Object.keys(seats).filter(isPlayer).sort();

/** The seats that a decision waits for: whoever plays the piece it is about, or every player where anyone may answer. */
export function askedBy(decision: Decision | null, seats: Seats): readonly string[] {
  if (decision === null) return [];
  const players = playersOf(seats);
  const { seat, piece } = decision;
  if (seat === null) return players;
  if (players.includes(seat)) return [holderOf(seats, piece, seat)];
  return players.filter((player) => speaksFor(player, seat, players));
}

/** How a game ended, or null while it goes on. */
export function endOf({ outcome, at, result }: Pick<MoveBody, "outcome" | "at" | "result">): GameState["ended"] {
  if (outcome === "closed") return { how: "closed", at };
  return result === null ? null : { how: "over", at };
}

/** Whether anybody is to be told of a move, or anything becomes due by it. */
export const isTold = ({ meta, seats }: { readonly meta: GameMeta; readonly seats: Seats }, body: MoveBody): boolean =>
  meta.deadline !== null || endOf(body) !== null || hasReceivers(seats);

/** Who may have positions of a game analysed while it goes on. */
export const analysisOf = ({ analysis }: GameMeta): GameState["analysis"] => analysis ?? "off";

/** When a game is removed if nothing happens any more. */
export const expiryOf = ({ keep }: GameMeta, latest: MoveBody): string =>
  later(latest.at, (endOf(latest) === null ? keep.abandoned : keep.ended) * DAY);

/** Days before a game expires at which that is announced to its seats; of a short keeping it is the second half. */
const ANNOUNCED_DAYS = 14;

/** When the end of a game's keeping is announced. */
export function announcementOf(meta: GameMeta, move: StoredMove): string {
  const latest = bodyOf(move);
  const [from, to] = [Date.parse(latest.at), Date.parse(expiryOf(meta, latest))];
  return new Date(Math.max((from + to) / 2, to - ANNOUNCED_DAYS * DAY)).toISOString();
}

/** When a deadline passes that runs from a time (ISO). */
export const passesAt = ({ hours }: Deadline, from: string): string => later(from, hours * HOUR);

/** Since when the decision after a move waits: what others do meanwhile makes no new one of it. */
export const waitsSince = (latest: StoredMove): string => latest.since ?? bodyOf(latest).at;

/**
 * When the deadline of the decision passes that waits after this move. It runs from when the decision arose; a reminder
 * is due again and again, so that the next one after this move counts.
 */
export function deadlineOf({ deadline }: GameMeta, latest: StoredMove): string | null {
  if (deadline === null) return null;
  const body = bodyOf(latest);
  if (endOf(body) !== null) return null;
  const since = waitsSince(latest);
  if (deadline.consequence === "policy") return passesAt(deadline, since);
  const passed = Math.floor((Date.parse(body.at) - Date.parse(since)) / (deadline.hours * HOUR));
  return later(since, (passed + 1) * deadline.hours * HOUR);
}

/**
 * Who is asked at the latest version; the decision is as whoever looks is told of it, and the shares tell whose pieces
 * have still to act.
 */
export function waitsForOf(
  meta: GameMeta,
  seats: Seats,
  latest: StoredMove,
  told: Decision | null,
  shares: Shares,
): WaitsFor | null {
  const body = bodyOf(latest);
  const { decision } = body;
  if (endOf(body) !== null || decision === null) return null;
  const asked = askedBy(decision, seats);
  return {
    seats: asked,
    // a game is opened for it only where somebody reads it
    get toAct() {
      return stillToAct(decision, asked, seats, shares);
    },
    since: waitsSince(latest),
    text: told?.text ?? "",
    deadline: deadlineOf(meta, latest),
  };
}

/** A game with what of it is shown: as its seat (null: the public) may know it. */
interface Shown {
  readonly meta: GameMeta;
  readonly seats: Seats;
  readonly latest: StoredMove;
  readonly seat: string | null;
  /** The undo that waits for consent; left out where none can wait, as right after a move. */
  readonly waiting?: WaitingProposal | null;
  /** What was proposed last. */
  readonly proposal: Proposal | null;
}

/** What of a version's moment a seat may know. */
interface KnownMoment {
  readonly position: unknown;
  readonly moment: string;
  readonly decision: Decision | null;
  readonly print: () => string | null;
  readonly shares: Shares;
}

/** Where nobody claims a piece, or nobody knows whose one is. */
export const unshared: Shares = { dealt: () => [], crews: () => [] };

/** Who has which pieces at an opened moment of an open game. */
export const sharesOf = (opened: () => OpenPosition): Shares => ({
  dealt: () => opened().dealt(),
  crews: () => opened().crews(),
});

/** The decision of a stored moment as a seat may know it. */
export const decisionFor = (
  decision: Decision | null,
  seat: string | null,
  hides: boolean,
  seats: Seats,
): Decision | null => (decision === null || !hides ? decision : disclosedTo(decision, viewOf(seat), playersOf(seats)));

/**
 * The moment of a version as a seat may know it. In an open game it is what stands in the record; in one that hides
 * something all of it comes from the seat's view. One of other rules is looked at, and nothing in it is judged.
 */
function momentOf(
  adjudicator: Adjudicator,
  meta: GameMeta,
  move: StoredMove,
  seat: string | null,
  seats: Seats,
): KnownMoment {
  const body = bodyOf(move);
  const { position, moment, decision } = body;
  const { ruleset } = meta;
  const opened = lazy((): OpenPosition => adjudicator.openOwn(position, stored(meta, move)));
  const hides = adjudicator.game(ruleset).isHiddenGame(position);
  if (!isPresent(adjudicator, ruleset, body.rules)) {
    const look = lazy(() => lookAt(adjudicator, ruleset, body, viewOf(seat)));
    return {
      position: hides ? (look()?.position() ?? null) : position,
      moment,
      decision: decisionFor(decision, seat, hides, seats),
      print: lazy(() => printedOf(look())),
      shares: unshared,
    };
  }
  if (!hides) return { position, moment, decision, print: lazy(() => opened().print()), shares: sharesOf(opened) };
  const seen = opened().seenBy(viewOf(seat));
  return {
    position: seen.position(),
    moment: seen.moment(),
    decision: seen.decision(),
    print: lazy(() => seen.print()),
    // nobody claims a piece where something is hidden
    shares: unshared,
  };
}

/** A game at a version as a seat may know it; everything is computed from its view. */
export function stateOf(
  adjudicator: Adjudicator,
  { meta, seats, latest, seat, waiting = null, proposal }: Shown,
  move: StoredMove = latest,
): GameState {
  const body = bodyOf(move);
  const isLatest = move.version === latest.version;
  const last = isLatest ? body : bodyOf(latest);
  const current = isPresent(adjudicator, meta.ruleset, body.rules);
  const ended = endOf(last);
  const { id, ruleset, title, createdAt, visibility, origin, dice, commitment, secret, deadline } = meta;
  const publicState = {
    id,
    ruleset,
    rules: { ...body.rules, current },
    title,
    createdAt,
    visibility,
    analysis: analysisOf(meta),
    origin,
    dice,
    commitment,
    secret: ended === null ? null : secret,
    seats: playersOf(seats),
    names: meta.names ?? [],
    claims: adjudicator.game(ruleset).isHiddenGame(body.position) ? null : seats.claims,
    you: seat,
    deadline,
    ended,
    expiresAt: expiryOf(meta, last),
  };
  const { position, moment, decision, print, shares } = momentOf(adjudicator, meta, move, seat, seats);
  return {
    ...publicState,
    version: move.version,
    moment,
    position,
    // drawn when it is read: whoever acts by a program seldom asks for it
    get board() {
      return print();
    },
    get dealt() {
      return shares.dealt();
    },
    get holders() {
      return holdersIn(seats, shares);
    },
    decision: body.outcome === "closed" ? null : decision,
    waitsFor: isLatest ? waitsForOf(meta, seats, latest, decision, shares) : null,
    proposal: isLatest ? waiting : null,
    endedProposal: isLatest && waiting === null ? endedProposal({ latest, proposal }) : null,
    renewals: isLatest ? toldRenewals(unrecorded(seats, latest)) : [],
    said: body.by === null || body.words === undefined ? null : { by: body.by, words: body.words },
    result: body.result,
    hash: move.hash,
  };
}

/** Whose view a seat of the game has: its own for a player; the game master and spectators see what the public sees. */
export const viewOf = (seat: string | null): string | null => (seat !== null && isPlayer(seat) ? seat : null);

/** A move of the record as a seat may know it: what others sent and drew in secret is left out. */
export function recordedMove(
  adjudicator: Adjudicator,
  ruleset: string,
  move: StoredMove,
  seat: string | null,
): RecordedMove {
  const body = bodyOf(move);
  const { at, by, sent, outcome, events, decision, result, chance, informed, renewals = [], words = null } = body;
  const game = adjudicator.game(ruleset);
  const shown = {
    version: move.version,
    at,
    by,
    outcome,
    events: game.witness(events, viewOf(seat)),
    result,
    renewals,
    words,
    informed,
    hash: move.hash,
    previous: move.previous,
  };
  if (!game.isHiddenGame(body.position)) return { ...shown, sent, decision, chance };
  const secretOfOthers = ("move" in sent && by !== seat) || "created" in sent;
  return { ...shown, sent: secretOfOthers ? null : sent, decision: null, chance: [] };
}
