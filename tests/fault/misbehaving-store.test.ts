import { type AttributeValue, QueryCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games as rulesets } from "../all-games.ts";
import { type Agreement, app, type Caller, createDynamoStore, Fault, type Games } from "../../service/index.ts";
import {
  agreement,
  anybody,
  gamesOver,
  openDynamoDesk,
  type StartedGame,
  started,
  type TestDesk,
} from "../service/desk.ts";
import type { DynamoServer } from "../service/dynalite.ts";
import { act, alone, noCounts, turning } from "./crowd.ts";
import { type Misbehaving, misbehaving, weatherOf } from "./misbehaving.ts";
import { placeIn } from "./places.ts";
import { newAccount, recordFaults } from "./record.ts";

/*
 * Everything is done through a store in bad weather, looked at through a good one, and then done again. What follows
 * from a seed is the same every time.
 */

/** More of them by UMPIRE_WEATHERS=1000. */
const SEEDS = Array.from({ length: Number(process.env["UMPIRE_WEATHERS"] ?? 20) }, (_, seed) => seed);

let desk: TestDesk<DynamoServer>;
beforeAll(async () => {
  desk = await openDynamoDesk();
});
afterAll(() => desk.embedded.close());

/** Games over a store in the weather of a seed. */
function inWeather(seed: number): { readonly games: Games; readonly weather: Misbehaving } {
  const weather = misbehaving(desk.embedded.endpoint, weatherOf(seed));
  return {
    weather,
    games: gamesOver(
      createDynamoStore({ client: weather.client, tableName: desk.embedded.tableName, firstPause: 0.1 }),
      desk.clock,
    ),
  };
}

type Tried<T> = { readonly answer: T } | { readonly fault: Fault };

/** Tries something once; whatever goes wrong must be a clear fault of one of these kinds. */
async function tried<T>(attempt: () => Promise<T>, ...kinds: readonly Fault["kind"][]): Promise<Tried<T>> {
  try {
    return { answer: await attempt() };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    expect(kinds).toContain(fault.kind);
    return { fault };
  }
}

const written = (item: Record<string, AttributeValue>): string =>
  JSON.stringify(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The items of one game, or (without one) of the whole table, by their keys. */
async function items(id?: string): Promise<ReadonlyMap<string, string>> {
  const { client, tableName: TableName } = desk.embedded;
  const found = new Map<string, string>();
  let start: Record<string, AttributeValue> | undefined;
  do {
    const from = { TableName, ConsistentRead: true, ...(start && { ExclusiveStartKey: start }) };
    const page = await (id === undefined
      ? client.send(new ScanCommand(from))
      : client.send(
          new QueryCommand({
            ...from,
            KeyConditionExpression: "pk = :pk",
            ExpressionAttributeValues: { ":pk": { S: `GAME#${id}` } },
          }),
        ));
    for (const item of page.Items ?? []) found.set(`${item["pk"]?.S} ${item["sk"]?.S}`, written(item));
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return found;
}

/** What has changed between two looks at the table, by the sort keys of a game. */
const changes = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => name.split(" ")[1] ?? name)
    .sort();

const twoSeats = {
  ruleset: "rogue-regiment",
  board:
    "players 2\nboard\n+ + + +\n J . P\n+ + + +\nJ = operator jock, facing E\nP = operator paddy, facing E, player 2",
};
const kept = async (agreed: Partial<Agreement> = {}, at = alone): Promise<StartedGame> =>
  started(await desk.games.create(at, { ...agreement, ...agreed }, anybody));

/** Jock is turned through good weather. */
const turn = (game: StartedGame, expectedVersion: number, as: Caller) =>
  desk.games.act(game.id, { expectedVersion, action: turning(expectedVersion) }, as);

let unavailable = 0;
let done = 0;

/** Counts what came of it, so that the weather can be seen to be bad enough and not too bad. */
const counted = <T>(came: Tried<T>): Tried<T> => {
  if ("fault" in came) unavailable++;
  else done++;
  return came;
};

describe("in any weather", () => {
  test("a creation that is acknowledged is whole; one that failed leaves no game that can be read but by chance a whole one that nobody knows of", async () => {
    for (const seed of SEEDS) {
      const before = await items();
      const { games, weather } = inWeather(seed);
      const create = () =>
        games.create(alone, { ...agreement, deadline: { hours: 24, consequence: "remind" } }, anybody);
      const came = counted(await tried(create, "unavailable"));
      await weather.heal();
      const context = `seed ${seed}: ${weather.happened.join(", ")}`;
      const after = await items();
      const fresh = [...after.keys()].filter((name) => !before.has(name));
      expect(
        [...before].filter(([name, item]) => after.get(name) !== item),
        context,
      ).toEqual([]);
      const ids = new Set(fresh.flatMap((name) => /^GAME#(\w+)/.exec(name)?.[1] ?? []));
      expect(ids.size, context).toBeLessThanOrEqual(1);
      if ("answer" in came) {
        const game = started(came.answer);
        expect([...ids], context).toEqual([game.id]);
        expect(
          fresh
            .filter((name) => name.startsWith("GAME#"))
            .map((name) => name.split(" ")[1])
            .sort(),
          context,
        ).toEqual(["MOVE#00000000", "NOW#META", "NOW#PROPOSAL", "NOW#SEATS"]);
        for (const { seat } of game.created.invitations)
          expect(await desk.games.read(game.id, undefined, game.as(seat)), context).toMatchObject({
            you: seat,
            version: 0,
          });
        expect(await turn(game, 0, game.as("player-1")), context).toMatchObject({ outcome: "paused" });
      } else {
        for (const id of ids) {
          // whatever is left is removed one day
          expect(
            fresh.some((name) => /^DUE#[\da-f] /.test(name) && name.includes(id)),
            context,
          ).toBe(true);
          const whole = fresh.includes(`GAME#${id} MOVE#00000000`);
          const read = await tried(() => desk.games.read(id, undefined, anybody), "not-found");
          expect("answer" in read, context).toBe(whole);
          if (whole) expect(fresh, context).toEqual(expect.arrayContaining([`GAME#${id} META`, `GAME#${id} SEATS`]));
        }
        expect(ids.has((await desk.games.create(alone, agreement, anybody)).id), context).toBe(false);
      }
    }
  });

  test("an action that is acknowledged is in the record once; another at most once, and its retry gets its answer", async () => {
    for (const seed of SEEDS) {
      const game = await kept();
      const jock = game.as("player-1");
      const before = await items(game.id);
      const { games, weather } = inWeather(seed);
      const request = { expectedVersion: 0, idempotencyKey: "key", action: turning(0) };
      const came = counted(await tried(() => games.act(game.id, request, jock), "unavailable"));
      await weather.heal();
      const changed = changes(before, await items(game.id));
      const context = `seed ${seed}: ${weather.happened.join(", ")}`;
      if ("answer" in came) {
        expect(came.answer, context).toMatchObject({ outcome: "paused", game: { version: 1 } });
        expect(changed, context).toEqual(["MOVE#00000001"]);
      } else expect(["", "MOVE#00000001"], context).toContain(changed.join());
      const again = await desk.games.act(game.id, request, jock);
      expect(again, context).toMatchObject({ outcome: "paused", replayed: changed.length > 0, game: { version: 1 } });
      if ("answer" in came && came.answer.outcome !== "refused" && again.outcome !== "refused")
        expect({ ...again, replayed: false }, context).toEqual({ ...came.answer, replayed: false });
      expect(
        recordFaults(await desk.store.moves(game.id, -1, 100), {
          sent: new Set(["key"]),
          acknowledged: [{ key: "key", version: 1 }],
          refused: [],
        }),
        context,
      ).toEqual([]);
      expect(changes(before, await items(game.id)), context).toEqual(["MOVE#00000001"]);
    }
  });

  test("clients who act at the same time, each in its own, lose nothing and double nothing", async () => {
    for (const seed of SEEDS.slice(0, SEEDS.length / 4)) {
      const game = await kept();
      const account = newAccount();
      const counts = noCounts();
      const clients = [0, 1, 2].map((n) => inWeather(seed * 3 + n));
      let acts = 0;
      // the weather of a seed may stay bad for ever: in the end it is healed
      setTimeout(() => void clients.map(({ weather }) => weather.heal()), 150);
      await Promise.all(
        clients.map(async ({ games }, n) => {
          const place = placeIn(games, game.id, game.as("player-1"));
          const look = async (): Promise<number> => {
            const looked = await tried(place.look, "unavailable");
            return "answer" in looked ? looked.answer : look();
          };
          await act({ ...place, look }, `client-${n}`, account, counts, () => acts++ < 20);
        }),
      );
      for (const { weather } of clients) await weather.heal();
      expect(recordFaults(await desk.store.moves(game.id, -1, 1000), account), `seed ${seed}`).toEqual([]);
      expect(counts.done).toBeGreaterThan(0);
    }
  });

  test("an undo is done once, or not, and nothing else changes", async () => {
    for (const seed of SEEDS) {
      const game = await kept();
      const jock = game.as("player-1");
      await turn(game, 0, jock);
      await turn(game, 1, jock);
      const before = await items(game.id);
      const { games, weather } = inWeather(seed);
      const came = counted(await tried(() => games.undo(game.id, { expectedVersion: 2, to: 0 }, jock), "unavailable"));
      await weather.heal();
      const context = `seed ${seed}: ${weather.happened.join(", ")}`;
      const changed = changes(before, await items(game.id));
      expect("answer" in came ? ["MOVE#00000003"] : ["", "MOVE#00000003"], context).toContain(changed.join());
      const again = await tried(() => desk.games.undo(game.id, { expectedVersion: 2, to: 0 }, jock), "conflict");
      expect("fault" in again, context).toBe(changed.length > 0);
      expect(await desk.games.moves(game.id, -1, 10, anybody), context).toMatchObject({
        chainIntact: true,
        moves: [{ version: 0 }, { version: 1 }, { version: 2 }, { version: 3, sent: { undo: { to: 0 } } }],
      });
      expect((await desk.games.read(game.id, undefined, anybody)).board, context).toBe(game.created.board);
    }
  });

  test("a proposal is made once, or not; with the consent of the other seat it is carried out once", async () => {
    for (const seed of SEEDS) {
      const game = await kept({}, twoSeats);
      const [jock, paddy] = [game.as("player-1"), game.as("player-2")];
      await turn(game, 0, jock);
      await desk.games.act(game.id, { expectedVersion: 1, action: { do: "end-turn", operator: "jock" } }, jock);
      // neither seat can take back what the other has done
      await desk.games.act(
        game.id,
        { expectedVersion: 2, action: { do: "face", operator: "paddy", facing: "N" } },
        paddy,
      );
      const before = await items(game.id);
      const { games, weather } = inWeather(seed);
      const proposed = counted(
        await tried(() => games.undo(game.id, { expectedVersion: 3, to: 0 }, paddy), "unavailable"),
      );
      await weather.heal();
      const context = `seed ${seed}: ${weather.happened.join(", ")}`;
      const changed = changes(before, await items(game.id));
      expect("answer" in proposed ? ["NOW#PROPOSAL"] : ["", "NOW#PROPOSAL"], context).toContain(changed.join());
      if ("answer" in proposed)
        expect(proposed.answer, context).toMatchObject({
          outcome: "proposed",
          proposal: { by: "player-2", consents: ["player-2"], missing: ["player-1"] },
        });
      const again = await desk.games.undo(game.id, { expectedVersion: 3, to: 0 }, paddy);
      expect(again, context).toMatchObject({
        outcome: "proposed",
        proposal: { by: "player-2", consents: ["player-2"], missing: ["player-1"] },
      });
      const second = inWeather(seed + 1000);
      const agreed = counted(
        await tried(() => second.games.undo(game.id, { expectedVersion: 3, to: 0 }, jock), "unavailable"),
      );
      await second.weather.heal();
      const moves = await desk.store.moves(game.id, 3, 10);
      expect("answer" in agreed ? [1] : [0, 1], context).toContain(moves.length);
      const last = await tried(() => desk.games.undo(game.id, { expectedVersion: 3, to: 0 }, jock), "conflict");
      expect("fault" in last, context).toBe(moves.length > 0);
      expect(await desk.games.moves(game.id, -1, 10, anybody), context).toMatchObject({
        chainIntact: true,
        moves: [{}, {}, {}, {}, { version: 4, sent: { undo: { to: 0, consents: ["player-1", "player-2"] } } }],
      });
    }
  });

  test("an invitation is replaced once, or not; the other seats keep theirs", async () => {
    for (const seed of SEEDS) {
      const game = await kept({ visibility: "private" });
      const old = game.as("player-1");
      const before = await items(game.id);
      const { games, weather } = inWeather(seed);
      const came = counted(await tried(() => games.renewInvitation(game.id, "player-1", old), "unavailable"));
      await weather.heal();
      const context = `seed ${seed}: ${weather.happened.join(", ")}`;
      const changed = changes(before, await items(game.id));
      expect("answer" in came ? ["NOW#SEATS"] : ["", "NOW#SEATS"], context).toContain(changed.join());
      const opened = await tried(() => desk.games.read(game.id, undefined, old), "not-found");
      expect("answer" in opened, context).toBe(changed.length === 0);
      if ("answer" in came)
        expect(await desk.games.read(game.id, undefined, { secret: came.answer.secret }), context).toMatchObject({
          you: "player-1",
        });
      // the game master can always help
      const renewed = await desk.games.renewInvitation(game.id, "player-1", game.as("master"));
      expect(await desk.games.read(game.id, undefined, { secret: renewed.secret }), context).toMatchObject({
        you: "player-1",
      });
      expect(await desk.games.read(game.id, undefined, game.as("spectator")), context).toMatchObject({
        you: "spectator",
      });
    }
  });

  test("a question is answered rightly or not at all", async () => {
    const game = await kept();
    for (let version = 0; version < 12; version++) await turn(game, version, game.as("player-1"));
    const questions = [
      (games: Games) => games.read(game.id, undefined, anybody),
      (games: Games) => games.moves(game.id, 2, 7, anybody),
    ];
    for (const question of questions) {
      const right = await question(desk.games);
      for (const seed of SEEDS) {
        const { games, weather } = inWeather(seed);
        const came = counted(await tried<unknown>(() => question(games), "unavailable"));
        await weather.heal();
        expect("answer" in came ? came.answer : right, `seed ${seed}`).toEqual(right);
      }
    }
  });

  test("both APIs say that the store is unavailable, and log nothing as an error of their own", async () => {
    const game = await kept();
    const logged: unknown[] = [];
    const { client } = misbehaving(desk.embedded.endpoint, () => "down");
    const whole = app({
      games: rulesets,
      store: createDynamoStore({ client, tableName: desk.embedded.tableName, firstPause: 0.1 }),
      now: Date.now,
      log: (line) => logged.push(line),
    });
    const ask = async (path: string, body?: unknown) => {
      const response = await whole.request(path, {
        headers: { "content-type": "application/json" },
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      });
      const json: unknown = await response.json();
      return { status: response.status, type: response.headers.get("content-type"), json };
    };
    const problem = {
      status: 503,
      type: "application/problem+json",
      json: { type: "urn:umpire:problem:unavailable", status: 503 },
    };
    expect(await ask(`/v1/games/${game.id}`)).toMatchObject(problem);
    expect(await ask(`/v1/games/${game.id}/moves`, { expectedVersion: 0, action: turning(0) })).toMatchObject(problem);
    expect(await ask("/v1/games", alone)).toMatchObject(problem);
    expect(await ask("/graphql", { query: `{ game(id: "${game.id}") { version } }` })).toMatchObject({
      json: { errors: [{ extensions: { code: "UNAVAILABLE" } }] },
    });
    expect(logged).toEqual([]);
  });

  test("was bad enough, and not too bad", () => {
    expect(unavailable).toBeGreaterThan(SEEDS.length);
    expect(done).toBeGreaterThan(2 * SEEDS.length);
  });
});
