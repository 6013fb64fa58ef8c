import type { Deliveries } from "./deliveries.ts";

import type { Origin, SeatName, Seats } from "./seats.ts";

/** What happens when a deadline has passed: the seat is reminded, or the game's default policy answers for it. */
export interface Deadline {
  readonly hours: number;
  readonly consequence: "remind" | "policy";
}

/**
 * The part of a game that never changes after its creation. The secret of sealed dice is in no answer before the game
 * has ended.
 */
export interface GameMeta {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly createdAt: string;
  /** How those at the seats are called; left out where nobody is. */
  readonly names?: readonly SeatName[] | undefined;
  readonly dice: "sealed" | "table";
  readonly secret: string | null;
  readonly commitment: string | null;
  readonly visibility: "public" | "private";
  readonly deadline: Deadline | null;
  /** Who may have positions analysed while it goes on; nobody where it is left out. */
  readonly analysis?: "own" | "all" | undefined;
  /** Days that a game is kept after its end, or after its last move. */
  readonly keep: { readonly ended: number; readonly abandoned: number };
  readonly origin: Origin | null;
  /** The hash of the request that created it, where that had an idempotency key. */
  readonly requestHash: string | null;
  /** The mark of the network it was created from (networks.ts); left out where that is not known. */
  readonly network?: string | undefined;
}

/** One move as it is stored: an item of its own, never rewritten. */
export interface StoredMove {
  readonly version: number;
  /** JSON of what was sent, what happened and the position afterwards. */
  readonly body: string;
  /** SHA-256 over the hash before, the version and the body. */
  readonly hash: string;
  readonly previous: string;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  /** Marks of the keys that were used last, so that one of them is not taken for that of a new request. */
  readonly keys: readonly string[];
  /** ISO time since which the decision after it waits, where that arose before this move; else null. */
  readonly since: string | null;
  /** The generation of the seats that it was made under: renewals up to it stand in the record. */
  readonly seatsKnown: number;
  /**
   * How long the game is with this move: bytes of the bodies of all moves, and of the record without comments. Null where
   * it was not counted, in games older than the counting.
   */
  readonly length: { readonly bytes: number; readonly lines: number } | null;
}

/**
 * A wish that waits for the consent of the other seats: to go back, or to take over the rules of this server. It lapses
 * with the next move.
 */
export interface Proposal {
  readonly generation: number;
  /** The version at which it was proposed. */
  readonly version: number;
  readonly to: number;
  /** The rules to be taken over, by the hash of their content; null for an undo. */
  readonly rules: string | null;
  readonly by: string;
  readonly consents: readonly string[];
  /** All had agreed when it was kept: it is carried out, whosever invitation is replaced meanwhile. Left out else. */
  readonly isAgreed?: true;
  /** The seat that ended it, by withdrawing or by saying no; left out while it waits. */
  readonly endedBy?: string;
}

/** A stored game: everything that is needed to act on it. */
export interface KeptGame {
  readonly meta: GameMeta;
  readonly seats: Seats;
  readonly latest: StoredMove;
  /** What was proposed last; it may have lapsed. */
  readonly proposal: Proposal | null;
}

/** What was told of a game. */
export interface ToldSoFar {
  /** The last version whose turn was told; -1 when none was. */
  readonly version: number;
  /** The generation of the seats up to which renewals of invitations were told. */
  readonly renewals: number;
  /** ISO time at which the clock looks at the deadline of the game, as it was noted last; left out where it never was. */
  readonly due?: string;
  /** The wishes that were told, all at the same version; left out where none was. */
  readonly wishes?: ToldWishes;
}

/** Wishes at a version whose consent was asked for by notices: what each of them is known by. */
export interface ToldWishes {
  readonly version: number;
  readonly marks: readonly string[];
}

/** What is due for a game, and when. */
export interface Due {
  /** ISO time. */
  readonly at: string;
  readonly kind: "deadline" | "expiry";
  readonly game: string;
  /** The version that was the latest when it was noted. */
  readonly version: number;
  /** How often it was tried in vain; left out where it was not. */
  readonly tries?: number;
  /** The mark of the network that the game was created from; left out where that is not known. */
  readonly network?: string | undefined;
  /** Of an expiry that was announced for this version: how long the clock had run by then (Heartbeat). */
  readonly announced?: number;
}

/** A game whose time is over: it is put away, and can be taken back until it is removed for good. */
export interface Tombstone {
  /** ISO time at which it was put away. */
  readonly at: string;
  /** How long the clock had run by then (Heartbeat). */
  readonly ran: number;
  /** Its latest version. */
  readonly version: number;
  /** Whether whoever runs the server has taken it down; left out where its time was over. */
  readonly isTakenDown?: boolean;
}

/** What the clock was seen to do, in milliseconds. */
export interface Heartbeat {
  /** The time of day at its latest tick. */
  readonly seen: number;
  /** How long it has run: what lies between ticks, without jumps. */
  readonly ran: number;
  /** It has to have run for so long before anything is settled by it, for it has jumped. */
  readonly trusted: number;
}

/** What is left of the new games that a network may begin. */
export interface GamesLeft {
  readonly generation: number;
  /** The time (milliseconds) at which all of them may be begun at once again. */
  readonly full: number;
}

/** A key that requests are counted by in place of their address. */
export interface ApiKey {
  /** It tells which key is meant, and opens nothing. */
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal. */
  readonly hash: string;
  /** Whose it is, in the operator's words. */
  readonly label: string;
  /** ISO time at which it was given. */
  readonly since: string;
}

/** Games as append-only records of moves, and what belongs to them: seats, keys, proposals, what is due. */
export interface Store {
  /** Notes that a game is to be created. False when one of this id is there, or half there, already. */
  announceGame(meta: GameMeta): Promise<boolean>;
  /** What was announced of a game; null where nothing was. */
  announced(id: string): Promise<GameMeta | null>;
  /** Creates an announced game. What of it is there already stays as it is. */
  createGame(id: string, seats: Seats, first: StoredMove): Promise<void>;
  /** A game that is wholly there, by one request to the table; null for one that is not, or that was put away. */
  game(id: string): Promise<KeptGame | null>;
  latest(id: string): Promise<StoredMove | null>;
  move(id: string, version: number): Promise<StoredMove | null>;
  moves(id: string, after: number, limit: number): Promise<readonly StoredMove[]>;
  /** Writes a move that must not exist yet: this write is the commit. False when another was faster. */
  commit(id: string, move: StoredMove): Promise<boolean>;
  /** Puts seats in place of those of the generation before. False when another was faster. */
  changeSeats(id: string, seats: Seats): Promise<boolean>;
  /** Puts a proposal in place of that of the generation before. False when another was faster. */
  propose(id: string, proposal: Proposal): Promise<boolean>;
  /** The last deliveries of a seat's webhook; null where there was none. */
  deliveries(id: string, seat: string): Promise<Deliveries | null>;
  /** Puts deliveries in place of those of the generation before. False when another was faster. */
  changeDeliveries(id: string, seat: string, deliveries: Deliveries): Promise<boolean>;
  /** What was told of a game already. */
  told(id: string): Promise<ToldSoFar>;
  tell(id: string, told: ToldSoFar): Promise<void>;
  remember(due: Due): Promise<void>;
  /**
   * What is due at this time, the earliest first: of what was not tried yet, or of what failed before; from behind one
   * of them on, where one is given.
   */
  due(now: string, limit: number, which?: "first" | "again", after?: Due): Promise<readonly Due[]>;
  forget(due: Due): Promise<void>;
  /** The games that somebody waits for, so that a server that starts can tell what it had not told. */
  watched(): Promise<readonly string[]>;
  watch(id: string): Promise<void>;
  /** Puts a game away: from now on it is not there for anybody (`game`), and nothing of it is lost. */
  bury(id: string, tombstone: Tombstone): Promise<void>;
  /** A game that was put away; null for one that was not, or that is not there. */
  buried(id: string): Promise<(KeptGame & { readonly tombstone: Tombstone }) | null>;
  /** All games that were put away, with the time (ISO) at which they were. */
  allBuried(): Promise<readonly { readonly id: string; readonly at: string }[]>;
  /** Puts a move in the place of the one of its version: only for a game that was put away, in which nobody acts. */
  rewriteMove(id: string, move: StoredMove): Promise<void>;
  /** Puts what never changes of a game in its place: only for a game that was put away, to delete what is in it. */
  rewriteMeta(meta: GameMeta): Promise<void>;
  /** Takes a game back that was put away: it is there again as it was. */
  takeBack(id: string): Promise<void>;
  /** Removes a game and everything that belongs to it. */
  removeGame(id: string): Promise<void>;
  /** What the clock was seen to do; null where it never ticked. */
  heartbeat(): Promise<Heartbeat | null>;
  beat(heartbeat: Heartbeat): Promise<void>;
  /** The key by which networks are marked: drawn once for this store, by the first who asks. */
  networkKey(): Promise<string>;
  /**
   * The private key by which this store's server names itself to push services: drawn once, by the first who
   * asks.
   */
  pushKey(draw: () => string): Promise<string>;
  /** The key by which addresses of streams are sealed: drawn once for this store, as the other. 32 bytes, hexadecimal. */
  sealingKey(): Promise<string>;
  /** What is left to a network, by its mark; null where it is everything. */
  gamesLeft(network: string): Promise<GamesLeft | null>;
  /** Puts what is left to a network in place of that of the generation before. False when another was faster. */
  changeGamesLeft(network: string, left: GamesLeft): Promise<boolean>;
  /** An API key, by its id; null where there is none, or it was taken back. */
  apiKey(id: string): Promise<ApiKey | null>;
  apiKeys(): Promise<readonly ApiKey[]>;
  keepApiKey(key: ApiKey): Promise<void>;
  removeApiKey(id: string): Promise<void>;
  /** Forgets of all networks whose games were full again at a time (milliseconds). */
  forgetGamesLeft(at: number): Promise<void>;
}

/** The largest stored move, in bytes; DynamoDB's own limit is 400 KB an item. */
export const MOST_MOVE_BYTES = 300_000;
