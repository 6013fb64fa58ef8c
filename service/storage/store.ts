import { randomBytes } from "node:crypto";
import * as z from "zod";
import { type Deliveries, deliveriesItem, deliveriesKey, deliveriesOf } from "./deliveries.ts";
import type { KeptSeat, Seats } from "./seats.ts";
import type { Origin, SeatName } from "./seats.ts";
import { fromAll, shardOf } from "./shards.ts";
import { count, type Item, LONG, optionalText, type Range, type Table, text } from "./table.ts";

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
  /** Forgets of all networks whose games were full again at a time (milliseconds). */
  forgetGamesLeft(at: number): Promise<void>;
}

/** The largest stored move, in bytes; DynamoDB's own limit is 400 KB an item. */
export const MOST_MOVE_BYTES = 300_000;

/** The partition of a game. */
export const gameKey = (id: string): string => `GAME#${id}`;
/*
 * What an action needs lies side by side, so that one query brings it: the latest move is the last of the moves, and
 * behind the moves comes what there is once of a game.
 */
/** The sort key of what never changes of a game. */
export const META = "NOW#META";
const PROPOSAL = "NOW#PROPOSAL";
/** The sort key of the seats of a game. */
export const SEATS = "NOW#SEATS";
const TOMBSTONE = "NOW#TOMBSTONE";
const WHOLE = { from: "MOVE#", to: "NOW#~" };
/** How many items there are of a game that was not put away, from behind to its latest move. */
const WHOLE_ITEMS = 4;

/** Whether a query is for what an action needs: the latest move and what there is once of a game. */
export const isWholeGame = (pk: string, { from, to }: Range, order: "forward" | "backward", limit: number): boolean =>
  order === "backward" && limit === WHOLE_ITEMS && from === WHOLE.from && to === WHOLE.to && pk.startsWith(gameKey(""));

/** Whether an item is a move. */
export const isMoveItem = (item: Item): boolean => text(item, "sk").startsWith("MOVE#");

const moveKey = (version: number): string => `MOVE#${String(version).padStart(8, "0")}`;
/** The partition of what new games are left to networks, and that of what there is once of a store. */
const GAMES_LEFT = "NEW-GAMES";
const BURIED = "BURIED";
export const STORE = "STORE";
/** The private key for push services, among what there is once of a store. */
export const PUSH_KEY = "PUSH";
/** What failed before waits apart, so that it keeps nothing else from its turn. */
const DUES = { first: "DUE", again: "DUE#AGAIN" } as const;
const duesOf = ({ tries = 0 }: Pick<Due, "tries">): string => (tries > 0 ? DUES.again : DUES.first);
const WATCHED = "WATCHED";
const duePartition = (due: Due): string => shardOf(duesOf(due), due.game);
/** What is due as it was noted before there were shards: it lies in a partition of its own until it is settled. */
const ofBefore = new WeakSet<Due>();
const dueKey = ({ at, kind, game, version }: Due): string => `${at}#${game}#${kind}#${version}`;

function dueOf(item: Item): Due {
  const network = optionalText(item, "network");
  const due: Due = {
    at: text(item, "at"),
    kind: text(item, "kind") === "expiry" ? "expiry" : "deadline",
    game: text(item, "game"),
    version: count(item, "version"),
    ...(item["tries"] !== undefined && { tries: count(item, "tries") }),
    ...(network !== null && { network }),
    ...(item["announced"] !== undefined && { announced: count(item, "announced") }),
  };
  const partition = text(item, "pk");
  if (partition === DUES.first || partition === DUES.again) ofBefore.add(due);
  return due;
}

/** Items of a game that are removed at the same time. */
const REMOVED_AT_ONCE = 25;

/** All items of a partition, read page by page. */
async function wholePartition(table: Table, partition: string): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let from = "!"; ; from = `${text(all.at(-1) ?? {}, "sk")}!`) {
    const items = await table.query(partition, { from, to: "~" }, "forward", PAGE);
    all.push(...items);
    if (items.length < PAGE) return all;
  }
}

/** What there is of a game among its items; null where that is not the whole. */
function wholeOf(items: readonly Item[]): KeptGame | null {
  const at = (key: string): Item | undefined => items.find((item) => item["sk"] === key);
  const [meta, seats, proposal] = [at(META), at(SEATS), at(PROPOSAL)];
  const latest = items.find(isMoveItem);
  if (meta === undefined || seats === undefined || latest === undefined) return null;
  return {
    meta: knownMeta(meta),
    seats: knownSeats(seats),
    latest: knownMove(latest),
    proposal: proposal === undefined ? null : knownProposal(proposal),
  };
}

/** What is read of an item once: tables may keep the items that are asked for again and again. */
function once<T>(read: (item: Item) => T): (item: Item) => T {
  const valueByItem = new WeakMap<Item, { readonly value: T }>();
  return (item) => {
    const kept = valueByItem.get(item) ?? { value: read(item) };
    valueByItem.set(item, kept);
    return kept.value;
  };
}

const moveOf = (item: Item): StoredMove => ({
  version: count(item, "version"),
  body: text(item, LONG),
  hash: text(item, "hash"),
  previous: text(item, "previous"),
  idempotencyKey: optionalText(item, "idempotencyKey"),
  requestHash: text(item, "requestHash"),
  keys: text(item, "keys").split(" ").filter(Boolean),
  since: optionalText(item, "since"),
  seatsKnown: item["seatsKnown"] === undefined ? 0 : count(item, "seatsKnown"),
  length: item["bytes"] === undefined ? null : { bytes: count(item, "bytes"), lines: count(item, "lines") },
});

const itemOf = (id: string, move: StoredMove): Item => ({
  pk: gameKey(id),
  sk: moveKey(move.version),
  version: move.version,
  [LONG]: move.body,
  hash: move.hash,
  previous: move.previous,
  requestHash: move.requestHash,
  ...(move.idempotencyKey !== null && { idempotencyKey: move.idempotencyKey }),
  ...(move.since !== null && { since: move.since }),
  ...(move.seatsKnown > 0 && { seatsKnown: move.seatsKnown }),
  ...(move.length !== null && { bytes: move.length.bytes, lines: move.length.lines }),
  ...(move.keys.length > 0 && { keys: move.keys.join(" ") }),
});

// what is kept as JSON inside an item is read as strictly as what comes from outside
const origin = z.object({
  kind: z.enum(["branch", "import"]),
  game: z.string(),
  version: z.number(),
  hash: z.string(),
});
const agreements = z.compile(
  z.object({
    visibility: z.enum(["public", "private"]),
    deadline: z.object({ hours: z.number(), consequence: z.enum(["remind", "policy"]) }).nullable(),
    keep: z.object({ ended: z.number(), abandoned: z.number() }),
    origin: origin.nullable(),
    names: z.array(z.object({ seat: z.string(), name: z.string() })).optional(),
    network: z.string().optional(),
    analysis: z.enum(["own", "all"]).optional(),
  }),
);
const webhook = z.object({ url: z.string(), key: z.string() }).nullable();
const browsers = z.array(z.object({ url: z.string(), p256dh: z.string(), auth: z.string() })).default([]);
const keptSeat: z.ZodType<KeptSeat> = z.object({
  hash: z.string(),
  since: z.string(),
  webhook,
  former: webhook.default(null),
  browsers,
  formerBrowsers: browsers,
  replaced: z.string().nullable().default(null),
});
const keptRenewals = z.compile(
  z.array(z.object({ seat: z.string(), by: z.string(), at: z.string(), generation: z.number() })),
);
const keptSeats = z.compile(z.record(z.string(), keptSeat));
const consents = z.compile(z.array(z.string()));

function metaOf(item: Item): GameMeta {
  return {
    id: text(item, "pk").slice(gameKey("").length),
    ruleset: text(item, "ruleset"),
    title: text(item, "title"),
    createdAt: text(item, "createdAt"),
    dice: text(item, "dice") === "table" ? "table" : "sealed",
    secret: optionalText(item, "secret"),
    commitment: optionalText(item, "commitment"),
    requestHash: optionalText(item, "requestHash"),
    ...agreements.parse(JSON.parse(text(item, "agreements"))),
  };
}

function metaItem({ id, ruleset, title, createdAt, dice, secret, commitment, requestHash, ...agreed }: GameMeta): Item {
  return {
    pk: gameKey(id),
    sk: META,
    ruleset,
    title,
    createdAt,
    dice,
    agreements: JSON.stringify(agreed),
    ...(secret !== null && { secret }),
    ...(commitment !== null && { commitment }),
    ...(requestHash !== null && { requestHash }),
  };
}

const seatsOf = (item: Item): Seats => ({
  generation: count(item, "generation"),
  seats: keptSeats.parse(JSON.parse(text(item, "seats"))),
  renewals: keptRenewals.parse(JSON.parse(optionalText(item, "renewals") ?? "[]")),
});

function proposalOf(item: Item): Proposal {
  const endedBy = optionalText(item, "endedBy");
  return {
    generation: count(item, "generation"),
    version: count(item, "version"),
    to: count(item, "to"),
    rules: optionalText(item, "rules"),
    by: text(item, "by"),
    consents: consents.parse(JSON.parse(text(item, "consents"))),
    ...(endedBy !== null && { endedBy }),
  };
}

const proposalItem = (id: string, { version, to, rules, by, consents: agreed, endedBy }: Proposal): Item => ({
  pk: gameKey(id),
  sk: PROPOSAL,
  version,
  to,
  ...(rules !== null && { rules }),
  by,
  consents: JSON.stringify(agreed),
  ...(endedBy !== undefined && { endedBy }),
});

const [knownMeta, knownSeats, knownMove, knownProposal] = [once(metaOf), once(seatsOf), once(moveOf), once(proposalOf)];

/** Where nothing has been proposed yet: so that a query finds always the same number of items. */
const nothingProposed: Proposal = { generation: 0, version: -1, to: 0, rules: null, by: "", consents: [] };

/** Items read at once where all of a partition is gone through. */
const PAGE = 100;

/**
 * The store on a table. Single-item writes only: each of them is whole by itself, in whatever order a crash leaves
 * them.
 */
export function createStore(table: Table): Store {
  /** A key of which there is one in a store. */
  const keyOnce = async (name: string, draw: () => string): Promise<string> => {
    const kept = await table.get(STORE, name);
    if (kept !== null) return text(kept, "key");
    await table.putNew({ pk: STORE, sk: name, key: draw() });
    // another may have been faster: its key is the one
    return text((await table.get(STORE, name)) ?? {}, "key");
  };
  const seatsItem = (id: string, { seats, renewals }: Seats): Item => ({
    pk: gameKey(id),
    sk: SEATS,
    seats: JSON.stringify(seats),
    ...(renewals.length > 0 && { renewals: JSON.stringify(renewals) }),
  });
  const commit = (id: string, move: StoredMove): Promise<boolean> => table.putNew(itemOf(id, move));
  return {
    announceGame: (meta) => table.putNew(metaItem(meta)),
    async announced(id) {
      const item = await table.get(gameKey(id), META);
      return item && metaOf(item);
    },
    async createGame(id, seats, first) {
      // the first move makes the game readable: until then it does not exist for anyone
      await Promise.all([
        table.putNext(seatsItem(id, seats), seats.generation),
        table.putNext(proposalItem(id, nothingProposed), nothingProposed.generation),
      ]);
      await commit(id, first);
    },
    async game(id) {
      // backward from what there is once to the latest move
      const items = await table.query(gameKey(id), WHOLE, "backward", WHOLE_ITEMS);
      return items.some((item) => item["sk"] === TOMBSTONE) ? null : wholeOf(items);
    },
    async bury(id, { at, ran, version, isTakenDown = false }) {
      // found by those who look through them, whatever comes between the two writes
      await table.put({ pk: BURIED, sk: id, at });
      await table.put({ pk: gameKey(id), sk: TOMBSTONE, at, ran, version, ...(isTakenDown && { takenDown: 1 }) });
    },
    async buried(id) {
      const items = await table.query(gameKey(id), WHOLE, "backward", WHOLE_ITEMS + 1);
      const item = items.find((candidate) => candidate["sk"] === TOMBSTONE);
      const game = wholeOf(items);
      if (item === undefined || game === null) return null;
      return {
        ...game,
        tombstone: {
          at: text(item, "at"),
          ran: count(item, "ran"),
          version: count(item, "version"),
          ...(item["takenDown"] !== undefined && { isTakenDown: true }),
        },
      };
    },
    async allBuried() {
      const buriedGames: { id: string; at: string }[] = [];
      for (let from = "!"; ; from = `${buriedGames.at(-1)?.id ?? ""}!`) {
        const items = await table.query(BURIED, { from, to: "~" }, "forward", PAGE);
        buriedGames.push(...items.map((item) => ({ id: text(item, "sk"), at: text(item, "at") })));
        if (items.length < PAGE) return buriedGames;
      }
    },
    rewriteMove: (id, move) => table.put(itemOf(id, move)),
    rewriteMeta: (meta) => table.put(metaItem(meta)),
    async takeBack(id) {
      await table.remove(gameKey(id), TOMBSTONE);
      await table.remove(BURIED, id);
    },
    async heartbeat() {
      const item = await table.get(STORE, "CLOCK");
      return item && { seen: count(item, "seen"), ran: count(item, "ran"), trusted: count(item, "trusted") };
    },
    beat: ({ seen, ran, trusted }) => table.put({ pk: STORE, sk: "CLOCK", seen, ran, trusted }),
    async latest(id) {
      const [item] = await table.query(gameKey(id), { from: "MOVE#", to: "MOVE#~" }, "backward", 1);
      return item === undefined ? null : moveOf(item);
    },
    async move(id, version) {
      const item = await table.get(gameKey(id), moveKey(version));
      return item && moveOf(item);
    },
    moves: async (id, after, limit) =>
      (await table.query(gameKey(id), { from: moveKey(after + 1), to: "MOVE#~" }, "forward", limit)).map(moveOf),
    commit,
    changeSeats: (id, seats) => table.putNext(seatsItem(id, seats), seats.generation),
    propose: (id, proposal) => table.putNext(proposalItem(id, proposal), proposal.generation),
    async told(id) {
      const item = await table.get(gameKey(id), "TOLD");
      if (item === null) return { version: -1, renewals: 0 };
      const due = optionalText(item, "due");
      return { version: count(item, "version"), renewals: count(item, "renewals"), ...(due !== null && { due }) };
    },
    tell: (id, { version, renewals, due }) =>
      table.put({
        pk: gameKey(id),
        sk: "TOLD",
        version,
        ...(renewals > 0 && { renewals }),
        ...(due !== undefined && { due }),
      }),
    remember: (due) =>
      table.put({
        pk: duePartition(due),
        sk: dueKey(due),
        ...(due.tries !== undefined && { tries: due.tries }),
        ...(due.network !== undefined && { network: due.network }),
        ...(due.announced !== undefined && { announced: due.announced }),
        at: due.at,
        kind: due.kind,
        game: due.game,
        version: due.version,
      }),
    async due(now, limit, which = "first", after) {
      // behind all that is due at that very time
      const [from, to] = [after === undefined ? "0" : `${dueKey(after)}!`, `${now}$`];
      if (from > to) return [];
      const items = await fromAll(DUES[which], (partition) => table.query(partition, { from, to }, "forward", limit));
      // the keys begin with the time: the earliest of all shards together
      return items
        .toSorted((one, other) => (text(one, "sk") < text(other, "sk") ? -1 : 1))
        .slice(0, limit)
        .map(dueOf);
    },
    forget: async (due) => {
      await table.remove(duePartition(due), dueKey(due));
      if (ofBefore.has(due)) await table.remove(duesOf(due), dueKey(due));
    },
    async watched() {
      const items = await fromAll(WATCHED, (partition) => wholePartition(table, partition));
      return [...new Set(items.map((item) => text(item, "sk")))].sort();
    },
    watch: (id) => table.put({ pk: shardOf(WATCHED, id), sk: id }),
    async removeGame(id) {
      await Promise.all([shardOf(WATCHED, id), WATCHED, BURIED].map((partition) => table.remove(partition, id)));
      // from here on the game is not there for anyone; what a crash leaves is removed by the next attempt
      await table.remove(gameKey(id), META);
      for (;;) {
        const items = await table.query(gameKey(id), { from: "A", to: "~" }, "forward", PAGE);
        if (items.length === 0) return;
        for (let first = 0; first < items.length; first += REMOVED_AT_ONCE)
          await Promise.all(
            items.slice(first, first + REMOVED_AT_ONCE).map((item) => table.remove(gameKey(id), text(item, "sk"))),
          );
      }
    },
    async deliveries(id, seat) {
      const item = await table.get(gameKey(id), deliveriesKey(seat));
      return item && deliveriesOf(item);
    },
    changeDeliveries: (id, seat, deliveries) =>
      table.putNext(deliveriesItem(gameKey(id), seat, deliveries), deliveries.generation),
    networkKey: () => keyOnce("NETWORKS", () => randomBytes(32).toString("hex")),
    pushKey: (draw) => keyOnce(PUSH_KEY, draw),
    sealingKey: () => keyOnce("SEALING", () => randomBytes(32).toString("hex")),
    async gamesLeft(network) {
      const item = await table.get(GAMES_LEFT, network);
      return item && { generation: count(item, "generation"), full: count(item, "full") };
    },
    changeGamesLeft: (network, { generation, full }) =>
      table.putNext({ pk: GAMES_LEFT, sk: network, full }, generation),
    async forgetGamesLeft(at) {
      for (let from = "!"; ;) {
        const items = await table.query(GAMES_LEFT, { from, to: "~" }, "forward", PAGE);
        const full = items.filter((item) => count(item, "full") <= at);
        await Promise.all(full.map((item) => table.remove(GAMES_LEFT, text(item, "sk"))));
        if (items.length < PAGE) return;
        from = `${text(items.at(-1) ?? {}, "sk")}!`;
      }
    },
  };
}
