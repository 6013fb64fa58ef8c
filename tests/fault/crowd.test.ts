import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createStore, type Store, type Table } from "../../service/index.ts";
import { gamesOver, openDesk, type StartedGame, type TestDesk } from "../service/desk.ts";
import { act, alone, noCounts } from "./crowd.ts";
import { placeIn } from "./places.ts";
import { type Account, newAccount, recordFaults } from "./record.ts";

const desks: TestDesk[] = [];
afterEach(async () => {
  for (const { embedded } of desks.splice(0)) await embedded.close();
});

async function open(): Promise<TestDesk> {
  const desk = await openDesk();
  desks.push(desk);
  return desk;
}

/** Has so many clients act on each game, so often in all, and tells what they know and what is wrong with the records. */
async function crowd(
  { store }: TestDesk,
  played: readonly StartedGame[],
  clients: number,
  acts: number,
  through: Store = store,
) {
  const counts = noCounts();
  const games = gamesOver(through);
  const accounts: Account[] = [];
  await Promise.all(
    played.flatMap(({ id, as }) => {
      const account = newAccount();
      accounts.push(account);
      return Array.from({ length: clients }, (_, n) =>
        act(
          placeIn(games, id, as("player-1")),
          `client-${n}`,
          account,
          counts,
          () => counts.done + counts.conflicts < acts,
        ),
      );
    }),
  );
  const faults = await Promise.all(
    played.map(async ({ id }, n) => recordFaults(await store.moves(id, -1, 100_000), accounts[n] ?? newAccount())),
  );
  return { counts, faults: faults.flat() };
}

describe("many at once", () => {
  test("clients who act on games as fast as they can lose no move, leave no gap and double nothing", async () => {
    const desk = await open();
    const played = await Promise.all(Array.from({ length: 5 }, () => desk.start(alone)));
    const { counts, faults } = await crowd(desk, played, 6, 1500);
    expect(faults).toEqual([]);
    expect(counts.done).toBeGreaterThan(10);
    expect(counts.conflicts).toBeGreaterThan(10);
    expect(counts.unknown).toBe(0);
  });
});

/** A store on a table that does something else to new items. */
const changing = ({ embedded }: TestDesk, putNew: Table["putNew"]): Store => createStore({ ...embedded.table, putNew });

describe("the checks find", () => {
  test("a store that commits without its condition", async () => {
    const desk = await open();
    const careless = changing(desk, async (item) => {
      // so long that others come in between
      await pause(5);
      await desk.embedded.table.put(item);
      return true;
    });
    const { faults } = await crowd(desk, [await desk.start(alone)], 6, 200, careless);
    expect(faults.filter((fault) => fault.startsWith("a lost move"))).not.toEqual([]);
  });

  test("a store that forgets what it has acknowledged", async () => {
    const desk = await open();
    let moves = 0;
    const forgetful = changing(desk, async (item) =>
      String(item["sk"]).startsWith("MOVE#") && ++moves % 2 === 0 ? true : desk.embedded.table.putNew(item),
    );
    const { faults } = await crowd(desk, [await desk.start(alone)], 3, 100, forgetful);
    expect(faults.filter((fault) => fault.startsWith("a lost move"))).not.toEqual([]);
  });

  test("gaps, doubles, moves of nobody, altered moves and conflicts that were none", async () => {
    const desk = await open();
    const game = await desk.start(alone);
    const account = newAccount();
    let acts = 0;
    await act(placeIn(desk.games, game.id, game.as("player-1")), "client", account, noCounts(), () => acts++ < 4);
    const moves = await desk.store.moves(game.id, -1, 100);
    expect(recordFaults(moves, account)).toEqual([]);
    const [first, second, third, ...rest] = moves;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("The game has too few moves.");
    const after = (changed: typeof moves, told: Partial<Account> = {}) =>
      recordFaults(changed, { ...account, ...told }).join("; ");
    expect(after([first, third, ...rest])).toMatch(/a gap: version 2 follows version 0.*a lost move: client\.0/);
    expect(after([first, second, { ...third, idempotencyKey: "client.0" }, ...rest])).toMatch(
      /a double: the key client\.0/,
    );
    expect(after(moves, { sent: new Set(["client.0"]) })).toMatch(/client\.1, which nobody sent/);
    expect(after([first, { ...second, body: second.body.replace("jock", "paddy") }, third, ...rest])).toMatch(
      /version 1 does not have its own hash/,
    );
    expect(after([first, { ...second, hash: first.hash }, third, ...rest])).toMatch(
      /version 2 does not carry the hash/,
    );
    expect(after(moves, { refused: ["client.2"] })).toMatch(/client\.2 was answered with a conflict but stands/);
  });
});
