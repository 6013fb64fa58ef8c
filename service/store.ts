import * as z from "zod";
import type { KeptSeat, Seats } from "./games/invitations.ts";
import type { Origin } from "./games/move.ts";
import { count, type Item, LONG, optionalText, type Table, text } from "./table.ts";

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
  readonly dice: "sealed" | "table";
  readonly secret: string | null;
  readonly commitment: string | null;
  readonly visibility: "public" | "private";
  readonly deadline: Deadline | null;
  /** Days that a game is kept after its end, or after its last move. */
  readonly keep: { readonly ended: number; readonly abandoned: number };
  readonly origin: Origin | null;
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
}

/** What a key was used for. */
export interface KeyUse {
  readonly version: number;
  readonly requestHash: string;
}

/** An undo that waits for the consent of the other seats; it lapses with the next move. */
export interface Proposal {
  readonly generation: number;
  /** The version at which it was proposed. */
  readonly version: number;
  readonly to: number;
  readonly by: string;
  readonly consents: readonly string[];
}

/** What is due for a game, and when. */
export interface Due {
  /** ISO time. */
  readonly at: string;
  readonly kind: "deadline" | "expiry";
  readonly game: string;
  /** The version that a deadline is for. */
  readonly version: number;
}

/** Games as append-only records of moves, and what belongs to them: seats, keys, proposals, what is due. */
export interface Store {
  createGame(meta: GameMeta, seats: Seats, first: StoredMove): Promise<void>;
  meta(id: string): Promise<GameMeta | null>;
  latest(id: string): Promise<StoredMove | null>;
  move(id: string, version: number): Promise<StoredMove | null>;
  moves(id: string, after: number, limit: number): Promise<readonly StoredMove[]>;
  /** Writes a move that must not exist yet: this write is the commit. False when another was faster. */
  commit(id: string, move: StoredMove): Promise<boolean>;
  keyUse(id: string, key: string): Promise<KeyUse | null>;
  rememberKey(id: string, key: string, use: KeyUse): Promise<void>;
  seats(id: string): Promise<Seats | null>;
  /** Puts seats in place of those of the generation before. False when another was faster. */
  changeSeats(id: string, seats: Seats): Promise<boolean>;
  proposal(id: string): Promise<Proposal | null>;
  /** Puts a proposal in place of that of the generation before. False when another was faster. */
  propose(id: string, proposal: Proposal): Promise<boolean>;
  /** The last version whose turn was told; -1 when none was. */
  told(id: string): Promise<number>;
  tell(id: string, version: number): Promise<void>;
  remember(due: Due): Promise<void>;
  /** What is due at this time, the earliest first. */
  due(now: string, limit: number): Promise<readonly Due[]>;
  forget(due: Due): Promise<void>;
  /** The games that somebody waits for, so that a server that starts can tell what it had not told. */
  watched(): Promise<readonly string[]>;
  watch(id: string): Promise<void>;
  /** Removes a game and everything that belongs to it. */
  removeGame(id: string): Promise<void>;
}

/** The largest stored move, in bytes; DynamoDB's own limit is 400 KB an item. */
export const MOST_MOVE_BYTES = 300_000;

/** The partition of a game. */
export const gameKey = (id: string): string => `GAME#${id}`;
/** The sort key of the seats of a game. */
export const SEATS = "SEATS";
const moveKey = (version: number): string => `MOVE#${String(version).padStart(8, "0")}`;
const dueKey = ({ at, kind, game, version }: Due): string => `${at}#${game}#${kind}#${version}`;

const moveOf = (item: Item): StoredMove => ({
  version: count(item, "version"),
  body: text(item, LONG),
  hash: text(item, "hash"),
  previous: text(item, "previous"),
  idempotencyKey: optionalText(item, "idempotencyKey"),
  requestHash: text(item, "requestHash"),
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
});

// what is kept as JSON inside an item is read as strictly as what comes from outside
const origin = z.object({
  kind: z.enum(["branch", "import"]),
  game: z.string(),
  version: z.number(),
  hash: z.string(),
});
const agreements = z.object({
  visibility: z.enum(["public", "private"]),
  deadline: z.object({ hours: z.number(), consequence: z.enum(["remind", "policy"]) }).nullable(),
  keep: z.object({ ended: z.number(), abandoned: z.number() }),
  origin: origin.nullable(),
});
const keptSeat: z.ZodType<KeptSeat> = z.object({
  hash: z.string(),
  since: z.string(),
  webhook: z.object({ url: z.string(), key: z.string() }).nullable(),
});
const keptSeats = z.record(z.string(), keptSeat);
const consents = z.array(z.string());

function metaOf(id: string, item: Item): GameMeta {
  return {
    id,
    ruleset: text(item, "ruleset"),
    title: text(item, "title"),
    createdAt: text(item, "createdAt"),
    dice: text(item, "dice") === "table" ? "table" : "sealed",
    secret: optionalText(item, "secret"),
    commitment: optionalText(item, "commitment"),
    ...agreements.parse(JSON.parse(text(item, "agreements"))),
  };
}

function metaItem({ id, ruleset, title, createdAt, dice, secret, commitment, ...agreed }: GameMeta): Item {
  return {
    pk: gameKey(id),
    sk: "META",
    ruleset,
    title,
    createdAt,
    dice,
    agreements: JSON.stringify(agreed),
    ...(secret !== null && { secret }),
    ...(commitment !== null && { commitment }),
  };
}

/** Items read at once where all of a partition is gone through. */
const PAGE = 100;

/**
 * The store on a table. Single-item writes only: each of them is whole by itself, in whatever order a crash leaves
 * them.
 */
export function createStore(table: Table): Store {
  const seatsItem = (id: string, { seats }: Seats): Item => ({
    pk: gameKey(id),
    sk: SEATS,
    seats: JSON.stringify(seats),
  });
  const commit = (id: string, move: StoredMove): Promise<boolean> => table.putNew(itemOf(id, move));
  return {
    async createGame(meta, seats, first) {
      // the first move makes the game readable: until then it does not exist for anyone
      await table.putNew(metaItem(meta));
      await table.putNext(seatsItem(meta.id, seats), seats.generation);
      await commit(meta.id, first);
    },
    async meta(id) {
      const item = await table.get(gameKey(id), "META");
      return item && metaOf(id, item);
    },
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
    async keyUse(id, key) {
      const item = await table.get(gameKey(id), `KEY#${key}`);
      return item && { version: count(item, "version"), requestHash: text(item, "requestHash") };
    },
    async rememberKey(id, key, use) {
      await table.putNew({
        pk: gameKey(id),
        sk: `KEY#${key}`,
        version: use.version,
        requestHash: use.requestHash,
      });
    },
    async seats(id) {
      const item = await table.get(gameKey(id), SEATS);
      return item && { generation: count(item, "generation"), seats: keptSeats.parse(JSON.parse(text(item, "seats"))) };
    },
    changeSeats: (id, seats) => table.putNext(seatsItem(id, seats), seats.generation),
    async proposal(id) {
      const item = await table.get(gameKey(id), "PROPOSAL");
      return (
        item && {
          generation: count(item, "generation"),
          version: count(item, "version"),
          to: count(item, "to"),
          by: text(item, "by"),
          consents: consents.parse(JSON.parse(text(item, "consents"))),
        }
      );
    },
    propose: (id, { generation, version, to, by, consents: agreed }) =>
      table.putNext(
        {
          pk: gameKey(id),
          sk: "PROPOSAL",
          version: version,
          to: to,
          by: by,
          consents: JSON.stringify(agreed),
        },
        generation,
      ),
    async told(id) {
      const item = await table.get(gameKey(id), "TOLD");
      return item === null ? -1 : count(item, "version");
    },
    tell: (id, version) => table.put({ pk: gameKey(id), sk: "TOLD", version: version }),
    remember: (due) =>
      table.put({
        pk: "DUE",
        sk: dueKey(due),
        at: due.at,
        kind: due.kind,
        game: due.game,
        version: due.version,
      }),
    async due(now, limit) {
      const items = await table.query("DUE", { from: "0", to: now }, "forward", limit);
      return items.map((item) => ({
        at: text(item, "at"),
        kind: text(item, "kind") === "expiry" ? "expiry" : "deadline",
        game: text(item, "game"),
        version: count(item, "version"),
      }));
    },
    forget: (due) => table.remove("DUE", dueKey(due)),
    async watched() {
      const found: string[] = [];
      for (let from = "!"; ; from = `${found.at(-1) ?? ""}!`) {
        const items = await table.query("WATCHED", { from, to: "~" }, "forward", PAGE);
        found.push(...items.map((item) => text(item, "sk")));
        if (items.length < PAGE) return found;
      }
    },
    watch: (id) => table.put({ pk: "WATCHED", sk: id }),
    async removeGame(id) {
      await table.remove("WATCHED", id);
      // from here on the game is not there for anyone; what a crash leaves is removed by the next attempt
      await table.remove(gameKey(id), "META");
      for (;;) {
        const items = await table.query(gameKey(id), { from: "A", to: "~" }, "forward", PAGE);
        if (items.length === 0) return;
        for (const item of items) await table.remove(gameKey(id), text(item, "sk"));
      }
    },
  };
}
