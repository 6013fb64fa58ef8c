import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invite } from "../../service/games/invitations.ts";
import { createStore } from "../../service/storage/table-store.ts";
import { type GameMeta, MOST_MOVE_BYTES, type Store, type StoredMove } from "../../service/storage/store.ts";
import { type Item, type Table, text } from "../../service/storage/table.ts";
import { anybody, agreement, gamesOver, started } from "./desk.ts";

const fresh = (): string => randomBytes(8).toString("hex");
const meta = (id: string): GameMeta => ({
  id,
  ruleset: "rogue-regiment",
  title: "Tuesday",
  createdAt: "2026-01-01T00:00:00.000Z",
  dice: "sealed",
  secret: "secret",
  commitment: "commitment",
  visibility: "private",
  deadline: { hours: 24, consequence: "remind" },
  keep: { ended: 30, abandoned: 60 },
  origin: { kind: "branch", game: "another", version: 3, hash: "hash" },
  requestHash: "request",
  network: "a1b2c3",
});
const seatsOf = () => invite(["player-1", "player-2", "master"], "2026-01-01T00:00:00.000Z", fresh);
const move = (version: number, body = `{"version":${version}}`, idempotencyKey: string | null = null): StoredMove => ({
  version,
  body,
  hash: `hash ${version}`,
  previous: `hash ${version - 1}`,
  idempotencyKey,
  requestHash: "request",
  keys: [],
  since: null,
  seatsKnown: 0,
  length: null,
});
const item = (pk: string, sk: string, value = ""): Item => ({ pk, sk, value });

/** A table, and how to close what it lies on. */
interface OpenTable {
  readonly table: Table;
  close(): Promise<void>;
}

/** What the service needs of a table: run with each kind that it is to run on, so that none drifts from the others. */
export function storeContract(name: string, start: () => Promise<OpenTable>): void {
  describe(`the table and the store on ${name}`, () => {
    let at: OpenTable;
    let table: Table;
    let store: Store;
    beforeAll(async () => {
      at = await start();
      ({ table } = at);
      store = createStore(table);
    });
    afterAll(() => at.close());

    test("an item is put, got, put again and removed; what is not there is null", async () => {
      const pk = fresh();
      expect(await table.get(pk, "a")).toBeNull();
      await table.put(item(pk, "a", "one"));
      await table.put(item(pk, "a", "two"));
      expect(await table.get(pk, "a")).toEqual(item(pk, "a", "two"));
      await table.remove(pk, "a");
      await table.remove(pk, "a");
      expect(await table.get(pk, "a")).toBeNull();
    });

    test("of 100 puts of one new item exactly one succeeds, and its item is there", async () => {
      const pk = fresh();
      const done = await Promise.all(Array.from({ length: 100 }, (_, n) => table.putNew(item(pk, "a", String(n)))));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(text((await table.get(pk, "a")) ?? {}, "value")).toBe(String(done.indexOf(true)));
    });

    test("of 50 puts of the same content exactly one succeeds, too", async () => {
      const pk = fresh();
      const done = await Promise.all(Array.from({ length: 50 }, () => table.putNew(item(pk, "a", "same"))));
      expect(done.filter(Boolean)).toHaveLength(1);
    });

    test("generations follow one another, each put once", async () => {
      const pk = fresh();
      expect(await table.putNext(item(pk, "a", "too early"), 1)).toBe(false);
      for (let generation = 0; generation < 5; generation++) {
        const done = await Promise.all(
          Array.from({ length: 20 }, () => table.putNext(item(pk, "a", "same"), generation)),
        );
        expect(done.filter(Boolean)).toHaveLength(1);
      }
      expect(await table.putNext(item(pk, "a", "too late"), 3)).toBe(false);
      expect(await table.get(pk, "a")).toMatchObject({ value: "same", generation: 4 });
    });

    test("a query goes forward and backward between two keys, up to a limit", async () => {
      const pk = fresh();
      for (const sk of ["A", "B#1", "B#2", "B#3", "C"]) await table.put(item(pk, sk));
      const found = async (order: "forward" | "backward", limit: number) =>
        (await table.query(pk, { from: "B#", to: "B#~" }, order, limit)).map((there) => text(there, "sk"));
      expect(await found("forward", 10)).toEqual(["B#1", "B#2", "B#3"]);
      expect(await found("backward", 2)).toEqual(["B#3", "B#2"]);
    });

    test("a query reads on where a page ends, as after 1 MB", async () => {
      const pk = fresh();
      const large = "x".repeat(MOST_MOVE_BYTES);
      for (let n = 0; n < 8; n++) await table.put(item(pk, `M#${n}`, large));
      const all = await table.query(pk, { from: "M#", to: "M#~" }, "forward", 100);
      expect(all.map((there) => text(there, "sk"))).toEqual(["M#0", "M#1", "M#2", "M#3", "M#4", "M#5", "M#6", "M#7"]);
    });

    test("a game comes back as it was stored", async () => {
      const id = fresh();
      const seats = seatsOf();
      expect([await store.game(id), await store.latest(id), await store.told(id)]).toEqual([
        null,
        null,
        { version: -1, renewals: 0 },
      ]);
      expect(await store.announceGame(meta(id))).toBe(true);
      expect(await store.announceGame({ ...meta(id), title: "Another" })).toBe(false);
      expect([await store.announced(id), await store.game(id)]).toEqual([meta(id), null]);
      await store.createGame(id, seats, move(0));
      expect(await store.game(id)).toEqual({
        meta: meta(id),
        seats,
        latest: move(0),
        proposal: { generation: 0, version: -1, to: 0, rules: null, by: "", consents: [] },
      });
      expect(await store.latest(id)).toEqual(move(0));
      const large = move(1, "x".repeat(MOST_MOVE_BYTES), "k1");
      expect(await store.commit(id, large)).toBe(true);
      expect(await store.commit(id, move(1, "another"))).toBe(false);
      expect(await store.commit(id, move(2))).toBe(true);
      expect(await store.latest(id)).toEqual(move(2));
      expect(await store.move(id, 1)).toEqual(large);
      expect(await store.moves(id, 0, 10)).toEqual([large, move(2)]);
      expect(await store.moves(id, -1, 1)).toEqual([move(0)]);
    });

    test("keys, times, seats, proposals and what was told are kept", async () => {
      const id = fresh();
      const seats = seatsOf();
      await store.announceGame(meta(id));
      await store.createGame(id, seats, move(0));
      const keyed: StoredMove = {
        ...move(1, "{}", "k"),
        keys: ["one", "two"],
        since: "2026-01-01T00:00:00.000Z",
        seatsKnown: 7,
        length: { bytes: 30_000_000, lines: 1000 },
      };
      await store.commit(id, keyed);
      expect(await store.latest(id)).toEqual(keyed);
      const changed = {
        generation: 1,
        seats: {
          ...seats.seats,
          master: {
            hash: "other",
            since: "later",
            webhook: { url: "https://example.org", key: "key" },
            former: { url: "https://example.org/before", key: "another" },
            browsers: [{ url: "https://push.example.org/1", p256dh: "public", auth: "secret" }],
            formerBrowsers: [],
            replaced: "2026-01-02T00:00:00.000Z",
          },
        },
        renewals: [{ seat: "player-1", by: "master", at: "2026-01-02T00:00:00.000Z", generation: 1 }],
        claims: [{ piece: "mac", seat: "player-1" }],
        claimsChanged: { by: "player-1", at: "2026-01-02T00:00:00.000Z", generation: 1 },
      };
      expect(await store.changeSeats(id, changed)).toBe(true);
      expect(await store.changeSeats(id, changed)).toBe(false);
      expect((await store.game(id))?.seats).toEqual(changed);
      const proposal = { generation: 1, version: 3, to: 1, rules: null, by: "player-1", consents: ["player-1"] };
      expect([await store.propose(id, proposal), await store.propose(id, proposal)]).toEqual([true, false]);
      expect((await store.game(id))?.proposal).toEqual(proposal);
      const ofRules = { ...proposal, generation: 2, rules: "a hash" };
      expect(await store.propose(id, ofRules)).toBe(true);
      expect((await store.game(id))?.proposal).toEqual(ofRules);
      await store.tell(id, { version: 4, renewals: 0 });
      expect(await store.told(id)).toEqual({ version: 4, renewals: 0 });
      await store.tell(id, { version: 4, renewals: 0, due: "2026-01-02T00:00:00.000Z" });
      expect(await store.told(id)).toEqual({ version: 4, renewals: 0, due: "2026-01-02T00:00:00.000Z" });
      await store.tell(id, { version: -1, renewals: 3 });
      expect(await store.told(id)).toEqual({ version: -1, renewals: 3 });
    });

    test("what is due comes in order, and only what is due", async () => {
      const game = fresh();
      const due = [3, 1, 2, 9].map(
        (day) => ({ at: `2001-01-0${day}T00:00:00.000Z`, kind: "expiry", game, version: day }) as const,
      );
      for (const one of due) await store.remember(one);
      expect((await store.due("2001-01-05T00:00:00.000Z", 10)).map(({ version }) => version)).toEqual([1, 2, 3]);
      expect(await store.due("2001-01-05T00:00:00.000Z", 1)).toEqual([due[1]]);
      // from behind one of them on, and at its very time
      expect(await store.due("2001-01-03T00:00:00.000Z", 10, "first", due[1])).toEqual([due[2], due[0]]);
      expect(await store.due("2001-01-03T00:00:00.000Z", 10, "first", due[0])).toEqual([]);
      expect(await store.due("2001-01-01T00:00:00.000Z", 10, "first", due[3])).toEqual([]);
      for (const one of due) await store.forget(one);
      expect(await store.due("2001-01-09T12:00:00.000Z", 10)).toEqual([]);
      const third = "2001-01-03T00:00:00.000Z";
      const marked = {
        at: third,
        kind: "deadline",
        game,
        version: 3,
        network: "a1b2c3",
        tries: 2,
        announced: 5,
      } as const;
      await store.remember(marked);
      expect(await store.due("2001-01-09T12:00:00.000Z", 10, "again")).toEqual([marked]);
      await store.forget(marked);
    });

    test("a game that is put away is there for nobody, and is taken back as it was", async () => {
      const id = fresh();
      await store.announceGame(meta(id));
      await store.createGame(id, seatsOf(), move(0));
      await store.commit(id, move(1));
      const before = await store.game(id);
      expect(await store.buried(id)).toBeNull();
      const tombstone = { at: "2026-01-01T00:00:00.000Z", ran: 7, version: 1 };
      await store.bury(id, tombstone);
      expect(await store.game(id)).toBeNull();
      expect(await store.buried(id)).toEqual({ ...before, tombstone });
      expect(await store.allBuried()).toContainEqual({ id, at: tombstone.at });
      await store.takeBack(id);
      expect([await store.game(id), await store.buried(id)]).toEqual([before, null]);
      await store.bury(id, tombstone);
      await store.removeGame(id);
      expect([await store.game(id), await store.buried(id)]).toEqual([null, null]);
      expect((await store.allBuried()).map((one) => one.id)).not.toContain(id);
      expect(await table.query(`GAME#${id}`, { from: "!", to: "~" }, "forward", 100)).toEqual([]);
    });

    test("a heartbeat of the clock is kept", async () => {
      expect(await store.heartbeat()).toBeNull();
      for (const heartbeat of [
        { seen: 1_767_225_600_000, ran: 0, trusted: 0 },
        { seen: 1_767_225_900_000, ran: 300_000, trusted: 900_000 },
      ]) {
        await store.beat(heartbeat);
        expect(await store.heartbeat()).toEqual(heartbeat);
      }
    });

    test("a key for networks is drawn once, and what is left to each is kept until it is everything again", async () => {
      const keys = await Promise.all([store.networkKey(), createStore(table).networkKey(), store.networkKey()]);
      expect(new Set(keys).size).toBe(1);
      expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
      const marks = Array.from({ length: 120 }, (_, n) => `m${String(n).padStart(5, "0")}`);
      const done = await Promise.all(
        marks.map((mark, n) => store.changeGamesLeft(mark, { generation: 0, full: 1000 + n })),
      );
      expect(done.every(Boolean)).toBe(true);
      const [mark = ""] = marks;
      expect(await store.changeGamesLeft(mark, { generation: 0, full: 1 })).toBe(false);
      expect(await store.changeGamesLeft(mark, { generation: 1, full: 9000 })).toBe(true);
      await store.forgetGamesLeft(1118);
      expect(await Promise.all(marks.map((one) => store.gamesLeft(one)))).toEqual([
        { generation: 1, full: 9000 },
        ...Array.from({ length: 118 }, () => null),
        { generation: 0, full: 1119 },
      ]);
      await store.forgetGamesLeft(9000);
    });

    test("all watched games are found, of however many pages", async () => {
      const ids = Array.from({ length: 205 }, (_, n) => `watched${String(n).padStart(4, "0")}`);
      await Promise.all(ids.map((id) => store.watch(id)));
      expect((await store.watched()).filter((id) => id.startsWith("watched"))).toEqual(ids);
    });

    test("a removed game leaves nothing behind, and no other game is touched", async () => {
      const [id, other] = [fresh(), fresh()];
      for (const game of [id, other]) {
        await store.announceGame(meta(game));
        await store.createGame(game, seatsOf(), move(0));
        await store.watch(game);
      }
      for (let version = 1; version <= 60; version++) {
        await store.commit(id, move(version));
        await table.put({ pk: `GAME#${id}`, sk: `LATER#${version}` });
      }
      await store.removeGame(id);
      expect(await table.query(`GAME#${id}`, { from: "!", to: "~" }, "forward", 1000)).toEqual([]);
      expect(await store.watched()).not.toContain(id);
      expect(await store.watched()).toContain(other);
      expect(await store.latest(other)).toEqual(move(0));
    });

    test("of 100 actions on one version exactly one is committed", async () => {
      const games = gamesOver(store);
      const { id, as } = started(
        await games.create(
          { ruleset: "rogue-regiment", board: "board\n+ + +\n J .\n+ + +\nJ = operator jock, facing E" },
          agreement,
          anybody,
        ),
      );
      const jock = as("player-1");
      // the same content from everybody, at the same time of day
      const came = await Promise.allSettled(
        Array.from({ length: 100 }, () =>
          games.act(id, { expectedVersion: 0, action: { do: "face", operator: "jock", facing: "S" } }, jock),
        ),
      );
      expect(came.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const one of came)
        if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "conflict", presentVersion: 1 });
      expect(await games.moves(id, -1, 10, anybody)).toMatchObject({
        chainIntact: true,
        moves: [{ version: 0 }, { version: 1 }],
      });
    });
  });
}
