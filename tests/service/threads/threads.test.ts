import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hedge, invited } from "../../contract/table.ts";
import { usualSmall } from "../../../service/local/threads/round.ts";
import { HOSTILE } from "./hostile.ts";
import { type Served, serve } from "./served.ts";

const usual = { ruleset: "rogue-regiment", board: hedge };
const hostile = (word: string) => ({ ruleset: HOSTILE, board: `${word} ${hedge}` });
/** A position that is larger than what is answered at once. */
const large = { ...usual, board: `${hedge}${"\n".repeat(usualSmall.bytes)}` };

const [attacker, neighbour] = ["203.0.113.7", "198.51.100.9"];

describe("a request that does not come to an end", () => {
  let served: Served;
  beforeAll(() => {
    served = serve({
      limits: { memory: 128, processor: 2500, waiting: { each: 3, all: 100, eachBytes: 1e6, allBytes: 1e7 } },
    });
  });
  afterAll(() => served.close());

  test("is given up at its deadline and logged, and everybody else goes on", async () => {
    const loop = served.post("/v1/board", hostile("hang"), attacker);
    await served.begun(1);
    // here, and by another thread
    expect(await served.post("/v1/board", usual, neighbour)).toMatchObject({ status: 200 });
    expect(await served.post("/v1/board", large, neighbour)).toMatchObject({ status: 200 });
    served.pass();
    const { status, headers, json } = await loop;
    expect(status).toBe(503);
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(json).toMatchObject({
      type: "urn:umpire:problem:given-up",
      status: 503,
      detail: expect.stringMatching(/longer than the 2.5 s of a processor, or 30 s in all.*Ask about less/),
      errors: [{ code: "deadline" }],
    });
    expect(served.logged).toContainEqual({
      level: "error",
      event: "given up",
      why: "deadline",
      method: "POST",
      path: "/v1/board",
    });
  });

  test("that computes is given up without a deadline, and told in GraphQL with a code", async () => {
    const query = "query ($at: At!) { board(at: $at) { moment } }";
    const loop = served.post("/graphql", { query, variables: { at: hostile("loop") } }, attacker);
    const { status, headers, json } = await loop;
    expect(status).toBe(503);
    expect(headers.get("content-type")).toContain("application/json");
    expect(json).toMatchObject({ errors: [{ extensions: { code: "GIVEN_UP", faults: [{ code: "deadline" }] } }] });
  });

  test.each(["allocate", "double"])("that takes more and more memory ends its thread alone: %s", async (word) => {
    served.logged.length = 0;
    const { status, json } = await served.post("/v1/board", hostile(word), attacker);
    expect(status).toBe(503);
    expect(json).toMatchObject({ type: "urn:umpire:problem:given-up", errors: [{ code: "memory" }] });
    expect(served.logged).toMatchObject([{ level: "error", event: "given up", why: "memory" }]);
  });

  test("one address takes up all threads but one, and waits in a line of its own", async () => {
    const loops = Array.from({ length: 4 }, () => served.post("/v1/board", hostile("hang"), attacker));
    await served.begun(1);
    // the line of the attacker is full: one is on its way, three wait
    const refused = await served.post("/v1/board", hostile("hang"), attacker);
    expect(refused).toMatchObject({ status: 503, json: { type: "urn:umpire:problem:busy" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const query = "query ($at: At!) { board(at: $at) { moment } }";
    const inGraphql = await served.post("/graphql", { query, variables: { at: hostile("hang") } }, attacker);
    expect(inGraphql).toMatchObject({
      status: 503,
      json: { errors: [{ extensions: { code: "BUSY", retryAfter: 3 } }] },
    });
    expect(inGraphql.headers.get("retry-after")).toBe("3");
    // no deadline has passed, and the neighbour is answered by the thread that is left
    for (let n = 0; n < 5; n++) expect((await served.post("/v1/board", large, neighbour)).status).toBe(200);
    for (const loop of loops) {
      await served.begun(1);
      served.pass();
      expect((await loop).status).toBe(503);
    }
  });

  test("leaves threads that answer as before", async () => {
    const before = served.handed();
    const answers = await Promise.all([1, 2, 3, 4].map(() => served.post("/v1/board", large, attacker)));
    for (const { status, json } of answers)
      expect({ status, json }).toMatchObject({ status: 200, json: { text: expect.stringContaining("smg guard") } });
    // a record is never played again where it cannot be ended
    expect((await served.post("/v1/records/verify", { record: "none" }, attacker)).status).toBe(400);
    expect(served.handed() - before).toBe(5);
  });
});

describe("what a thread answers", () => {
  let [here, there]: Served[] = [];
  const both = async (path: string, body: unknown) => {
    if (here === undefined || there === undefined) throw new Error("Nothing is served.");
    return [await here.post(path, body), await there.post(path, body)] as const;
  };
  beforeAll(() => {
    here = serve({ small: { work: Infinity, bytes: Infinity } });
    there = serve({ small: { work: 0, bytes: -1 } });
  });
  afterAll(async () => {
    await here?.close();
    await there?.close();
  });

  test.each([
    ["/v1/board", usual],
    ["/v1/sight", { ...usual, from: "guard", to: "jock" }],
    ["/v1/legal-actions", usual],
    ["/v1/odds", { ...usual, action: { do: "attack", operator: "jock", weapon: "sten", target: "guard" } }],
    ["/v1/field-of-view", { ...usual, piece: "nobody" }],
    ["/v1/sight", { ...usual, from: "guard" }],
    ["/graphql", { query: "query ($at: At!) { board(at: $at) { moment } }", variables: { at: usual } }],
    ["/graphql", { query: "{ nothing }" }],
  ])("is what is answered here: %s", async (path, body) => {
    const [one, other] = await both(path, body);
    expect(other.status).toBe(one.status);
    expect(other.json).toEqual(one.json);
    // each request has an id of its own
    const shared = ({ headers }: typeof one) => [...headers].filter(([name]) => name !== "umpire-request-id");
    expect(shared(other)).toEqual(shared(one));
  });

  test("and it was handed over each time", () => {
    expect(here?.handed()).toBe(0);
    expect(there?.handed()).toBe(8);
  });
});

describe("an invitation", () => {
  test("is counted once as wrong, wherever that is found", async () => {
    const served = serve({ small: { work: 0, bytes: -1 } });
    const created = invited((await served.post("/v1/games", usual)).json);
    let count = 0;
    const guess = (from: string) =>
      served.post(`/v1/games/${created.id}/moves`, { expectedVersion: 0 }, from, `${count++}`.padStart(43, "A"));
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await guess(attacker)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect((await guess(neighbour)).status).toBe(401);
    await served.close();
  });
});

test("what other readings would make of odds is told where only what is small is answered, as elsewhere", async () => {
  const served = serve();
  const row = "\n . . . . . .\n+ + + + + + +";
  const board = `board\n+ + + + + + +\n J . . . . .\n+ + + + + + +${row.repeat(3)}\n . . . . 1 .\n+ + + + + + +\n1 = smg guard, facing E\nJ = operator jock, pistol`;
  const action = { do: "attack", operator: "jock", weapon: "pistol", target: "guard" };
  const { status, json } = await served.post("/v1/odds", { ruleset: "rogue-regiment", board, action }, neighbour);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    odds: {
      otherwise: expect.arrayContaining([
        expect.objectContaining({ interpretation: "rr.open.distance-metric", reading: "orthogonal" }),
      ]),
      untried: [],
    },
  });
  await served.close();
});

test("new games are counted together, wherever they are begun", async () => {
  const served = serve({ gamesAnHour: 2 });
  try {
    expect((await served.post("/v1/games", usual, attacker)).status).toBe(201);
    expect((await served.post("/v1/games", large, attacker)).status).toBe(201);
    expect(served.handed()).toBe(1);
    for (const at of [usual, large])
      expect(await served.post("/v1/games", at, attacker)).toMatchObject({
        status: 429,
        json: { errors: [{ code: "too-many-games" }] },
      });
    expect((await served.post("/v1/games", large, neighbour)).status).toBe(201);
  } finally {
    await served.close();
  }
});

describe("a stored game", () => {
  const move = { action: { do: "pop-up", operator: "jock" } };

  test.each([
    ["before", false],
    ["after", true],
  ] as const)("whose thread ends %s its move is written keeps what was acknowledged", async (_, isWritten) => {
    let ends = false;
    const served = serve({
      inFile: true,
      small: { work: 0, bytes: -1 },
      around: (table, own) => ({
        ...table,
        async putNew(item) {
          const isMove = ends && item["sk"] === "MOVE#00000001";
          if (isMove && !isWritten) {
            own().pass();
            throw new Error("The thread ended before it was written.");
          }
          const done = await table.putNew(item);
          if (isMove) own().pass();
          return done;
        },
      }),
    });
    const created = invited((await served.post("/v1/games", usual)).json);
    const path = `/v1/games/${created.id}/moves`;
    const act = () =>
      served.post(
        path,
        { ...move, expectedVersion: 0, idempotencyKey: "once" },
        attacker,
        created.secretOf("player-1"),
      );
    ends = true;
    const given = await act();
    expect(given).toMatchObject({
      status: 503,
      json: { type: "urn:umpire:problem:given-up", detail: expect.stringMatching(/same idempotency key/) },
    });
    expect((await served.embedded.store.latest(created.id))?.version).toBe(isWritten ? 1 : 0);
    // whoever waits for the turn is told all the same
    expect(served.told).toContain(created.id);
    ends = false;
    expect(await act()).toMatchObject({ status: 200, json: { replayed: isWritten, game: { version: 1 } } });
    expect((await served.embedded.store.latest(created.id))?.version).toBe(1);
    await served.close();
  });

  test("is played by threads that end all the time, and no acknowledged move is lost", async () => {
    const served = serve({ inFile: true, small: { work: 0, bytes: -1 } });
    const created = invited((await served.post("/v1/games", usual)).json);
    const acknowledged: number[] = [];
    let version = 0;
    for (let n = 0; n < 3; n++) {
      const loop = served.post("/v1/board", hostile("hang"), attacker);
      await served.begun(1);
      const acting = served.post(
        `/v1/games/${created.id}/${version % 2 === 0 ? "moves" : "undo"}`,
        version % 2 === 0
          ? { ...move, expectedVersion: version, idempotencyKey: `key-${n}` }
          : { expectedVersion: version, to: version - 1 },
        neighbour,
        created.secretOf("player-1"),
      );
      if (n % 2 === 0) await served.begun(2);
      served.pass();
      const acted = await acting;
      await loop;
      if (acted.status === 200) acknowledged.push(++version);
      version = (await served.embedded.store.latest(created.id))?.version ?? 0;
      for (const one of acknowledged) expect(await served.embedded.store.move(created.id, one)).not.toBeNull();
    }
    expect(served.logged.filter(({ event }) => event === "given up").length).toBeGreaterThanOrEqual(3);
    await served.close();
  });
});

describe("neighbours", () => {
  test("whoever has used up his share of the first thread leaves it to others while they ask", async () => {
    const served = serve({ share: { perSecond: 0, most: 3000 } });
    // alone, one is answered here for ever
    for (let n = 0; n < 5; n++) await served.post("/v1/board", usual, attacker);
    expect(served.handed()).toBe(0);
    await served.post("/v1/board", usual, neighbour);
    expect(served.handed()).toBe(0);
    await served.post("/v1/board", usual, attacker);
    expect(served.handed()).toBe(1);
    await served.close();
  });

  test("whoever has used up his work is told when to come again, and others go on", async () => {
    const served = serve({ allowance: { perSecond: 1000, most: 20_000 } });
    const statuses: number[] = [];
    let last = await served.post("/v1/board", usual, attacker);
    for (let n = 0; n < 40; n++) statuses.push((last = await served.post("/v1/board", usual, attacker)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(last.json).toMatchObject({
      type: "urn:umpire:problem:too-many",
      detail: expect.stringContaining("work"),
      errors: [{ code: "too-much-work" }],
    });
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(last.headers.get("access-control-allow-origin")).toBe("*");
    expect(await served.post("/graphql", { query: "{ __typename }" }, attacker)).toMatchObject({
      status: 429,
      json: { errors: [{ extensions: { code: "TOO_MANY_REQUESTS", faults: [{ code: "too-much-work" }] } }] },
    });
    expect((await served.post("/v1/board", usual, neighbour)).status).toBe(200);
    const watched = await served.app.request("/healthz", { headers: { "x-from": attacker } });
    expect(watched.status).toBe(200);
    await served.close();
  });

  test("an answer counts alike wherever it is given: what was tried before does not tell how long it is", async () => {
    const allowance = { perSecond: 1, most: 5_000_000 };
    const served = serve({ allowance });
    const text = JSON.stringify(usual);
    for (const [from, body] of [
      [attacker, text],
      [neighbour, text + " ".repeat(usualSmall.bytes)],
    ] as const) {
      const headers = { "content-type": "application/json", "x-from": from };
      const { status } = await served.app.request("/v1/board", { method: "POST", headers, body });
      expect(status).toBe(200);
    }
    expect(served.handed()).toBe(1);
    expect(served.left(neighbour)).toBe(served.left(attacker));
    await served.close();
  });

  test("what threads do counts as work, and what was given up as much", async () => {
    const served = serve({ allowance: { perSecond: 1, most: 250_000 } });
    // a picture is painted by a thread, and takes more than all there is
    const query = "query ($at: At!) { picture(at: $at) { png } }";
    const painted = await served.post("/graphql", { query, variables: { at: usual } }, neighbour);
    expect(painted.status).toBe(200);
    expect(served.handed()).toBe(1);
    expect((await served.post("/v1/board", usual, neighbour)).status).toBe(429);
    const loop = served.post("/v1/board", hostile("hang"), attacker);
    await served.begun(1);
    served.pass();
    expect((await loop).status).toBe(503);
    expect((await served.post("/v1/board", usual, attacker)).status).toBe(429);
    await served.close();
  });
});
