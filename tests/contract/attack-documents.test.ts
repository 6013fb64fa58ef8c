import { beforeAll, describe, expect, test } from "vitest";
import { logLine } from "../../service/index.ts";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

const service = serving();
let game: ReturnType<typeof invited>;
const at = { ruleset: "rogue-regiment", board: hedge };

beforeAll(async () => {
  game = invited((await service.post("/v1/games", at)).json);
});

const ask = async (query: string, variables: unknown = {}): Promise<string> =>
  JSON.stringify((await service.post("/graphql", { query, variables })).json);
const times = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(" ");

describe("documents", () => {
  const create = (n: number): string =>
    `c${n}: createGame(at: { ruleset: "rogue-regiment", scenario: "chalk-farm" }) { id }`;

  test.each([
    ["three new games", `mutation { ${times(3, create)} }`, "at most 2 of the fields"],
    [
      "ten new games in a fragment",
      `mutation { ...f } fragment f on Mutation { ${times(10, create)} }`,
      "at most 2 of the fields",
    ],
    ["three records", `{ ${times(3, (n) => `r${n}: record(id: "GAME")`)} }`, "at most 2 of the fields"],
    [
      "records and lists of moves in fragments in fragments",
      `{ ...a } fragment a on Query { record(id: "GAME") ...b } fragment b on Query { ... on Query { moves(id: "GAME") { next } m: moves(id: "GAME", limit: 100) { next } } }`,
      "at most 2 of the fields",
    ],
    [
      "many lists of invitations",
      `{ ${times(3, (n) => `m${n}: myGames(invitations: ["x"]) { unknown }`)} }`,
      "at most 2 of the fields",
    ],
    [
      "eleven root fields, hidden in fragments",
      `{ ...a ... on Query { ${times(6, (n) => `b${n}: rulesets { id }`)} } } fragment a on Query { ${times(5, (n) => `a${n}: rulesets { id }`)} }`,
      "at most 10 root fields",
    ],
    [
      "sixteen aliases of one mutation",
      `mutation { ${times(16, (n) => `a${n}: renewInvitation(id: "GAME", seat: "player-1") { secret }`)} }`,
      "aliases",
    ],
  ])("with %s are refused before anything is done", async (_name, query, said) => {
    const { json } = await service.get(`/v1/games/${game.id}/moves`);
    expect(await ask(query.replaceAll("GAME", game.id))).toContain(said);
    expect(await service.get(`/v1/games/${game.id}/moves`)).toMatchObject({ status: 200, json });
  });

  test("of ordinary size are answered", async () => {
    const answer = await ask(
      `{ game(id: "${game.id}") { version } moves(id: "${game.id}") { next } record(id: "${game.id}") board(at: { gameId: "${game.id}" }) { text } }`,
    );
    expect(answer).not.toContain("errors");
  });

  test.each([
    ["a field again and again", `{ ${times(1990, () => "__typename")} }`],
    ["schemas again and again", `{ rulesets { ${times(900, () => "schemas { position }")} } }`],
    [
      "fragments in a circle",
      `{ ${times(150, (n) => `...f${n}`)} } ${times(150, (n) => `fragment f${n} on Query { rulesets { id title } ...f${(n + 1) % 150} }`)}`,
    ],
    [
      "a value of lists in lists",
      `{ requirements(at: { ruleset: "x", position: ${"[".repeat(1500)}${"]".repeat(1500)} }, action: 1) { legal } }`,
    ],
  ])("that are as costly as a document may be are refused or answered from little: %s", async (_, document) => {
    const answer = await ask(document);
    expect(answer.includes("errors") || answer.length < 300_000).toBe(true);
  });

  test("do not carry secrets in an address, and change nothing by one", async () => {
    const secret = game.secretOf("player-1");
    const list = await service.get(
      `/graphql?${new URLSearchParams({ query: `{ myGames(invitations: ["${secret}"]) { games { id } } }` })}`,
    );
    expect(JSON.stringify(list.json)).toContain("never in an address");
    expect(JSON.stringify(list.json)).not.toContain(secret);
    const change = await service.app.request(
      `/graphql?${new URLSearchParams({ query: `mutation { renewInvitation(id: "${game.id}", seat: "player-1") { secret } }` })}`,
      { headers: { authorization: `Bearer ${secret}` } },
    );
    expect(change.status).toBe(405);
    expect((await service.get(`/v1/games/${game.id}`, secret)).json).toMatchObject({ you: "player-1" });
  });

  test("are not told back at length: an id of 200 KB is named by its beginning", async () => {
    expect((await ask(`{ ruleset(id: "${"x".repeat(200_000)}") { id } }`)).length).toBeLessThan(2000);
  });

  test.each([
    ["__proto__", '{ "__proto__": { "polluted": true } }'],
    ["constructor", '{ "constructor": { "prototype": { "polluted": true } } }'],
    ["an escaped key", String.raw`{ "\u005f_proto__": { "polluted": true } }`],
  ])("and bodies with %s reach no prototype", async (_name, json) => {
    for (const [path, body] of [
      [`/v1/games/${game.id}/moves`, `{ "expectedVersion": 0, "action": ${json} }`],
      ["/v1/games", `{ "position": ${json} }`],
      [
        "/graphql",
        `{ "query": "query ($p: JSON) { board(at: { position: $p }) { text } }", "variables": { "p": ${json} } }`,
      ],
    ] as const) {
      expect((await service.post(path, body, game.secretOf("player-1"))).status, path).toBe(400);
    }
    expect(await ask("{ board(at: { position: { __proto__: { polluted: true } } }) { text } }")).toContain(
      "is not accepted",
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe("titles", () => {
  test.each([
    ["a line break", "one\ntwo"],
    ["a command to a terminal", "\u001b[31mred\u009b0m"],
    ["nothing", "\u0000"],
    ["half a character", "\ud83c"],
    ["a mark that turns the direction", "\u202egpj.exe"],
    ["an isolate", "\u2066x\u2069"],
    ["a separator of lines", "a\u2028b"],
    ["two hundred and one characters", "x".repeat(201)],
  ])("with %s are refused", async (_name, title) => {
    expect(await service.post("/v1/games", { ...at, title })).toMatchObject({
      status: 400,
      json: { errors: [{ path: "/title" }] },
    });
    expect(await service.post(`/v1/games/${game.id}/branch`, { title }, game.secretOf("player-1"))).toMatchObject({
      status: 400,
    });
    expect(
      await ask(
        'mutation ($title: String) { createGame(at: { ruleset: "rogue-regiment", scenario: "chalk-farm" }, title: $title) { id } }',
        { title },
      ),
    ).toContain("BAD_USER_INPUT");
  });

  test.each([
    "Räuber & Gendarm – 第二夜",
    "👩‍🚀 night",
    "**bold** [x](https://example.org) @everyone",
    "<script>alert(1)</script>",
    '"}\\',
  ])("that only look odd are kept as they are: %s", async (title) => {
    const created = await service.post("/v1/games", { ...at, title });
    const { id } = invited(created.json);
    expect((await service.get(`/v1/games/${id}`)).json).toMatchObject({ title });
    const record = await (await service.app.request(`/v1/games/${id}/record`)).text();
    expect(record.split("\n").filter((line) => line.startsWith("title "))).toEqual([
      expect.stringMatching(/^title ".*"$/),
    ]);
    expect((await service.post("/v1/records/verify", { record })).json).toMatchObject({ intact: true });
  });
});

describe("webhooks", () => {
  test.each([
    ["http://example.org/hook", "not-https"],
    ["https://localhost/", "inside"],
    ["https://127.1/", "inside"],
    ["https://0x7f000001/", "inside"],
    ["https://2130706433/", "inside"],
    ["https://0177.0.0.1/", "inside"],
    ["https://[::1]/", "inside"],
    ["https://[::ffff:10.0.0.1]/", "inside"],
    ["https://169.254.169.254/latest/meta-data/", "inside"],
    ["https://metadata.google.internal/", "inside"],
    ["https://metadata/", "inside"],
    ["https://user:secret@example.org/", "user-info"],
    ["https://example.org:8443/", "port"],
    ["https://example.org:22/", "port"],
    ["ftp://example.org/", "not-https"],
    ["file:///etc/passwd", "not-https"],
    ["javascript:alert(1)", "not-https"],
    ["//example.org", "unreadable"],
    ["", "unreadable"],
    ["https://example.org/\r\nx-injected: y", "unreadable"],
    ["https://exam\tple.org/", "unreadable"],
    ["https://example.org/ ", "unreadable"],
  ])("aimed at %s are refused over both APIs as %s, and none is kept", async (url, code) => {
    const master = game.secretOf("master");
    const before = (await service.embedded.store.game(game.id))?.seats;
    expect(await service.post(`/v1/games/${game.id}/notices`, { url }, master)).toMatchObject({
      status: 400,
      json: { errors: [{ path: "/url", code }] },
    });
    const { json } = await service.post(
      "/graphql",
      {
        query: "mutation ($id: ID!, $url: String) { sendNotices(id: $id, url: $url) { key } }",
        variables: { id: game.id, url },
      },
      master,
    );
    expect(json).toMatchObject({
      data: { sendNotices: null },
      errors: [{ extensions: { code: "BAD_USER_INPUT", faults: [{ code }] } }],
    });
    expect((await service.embedded.store.game(game.id))?.seats).toEqual(before);
  });
});

describe("lists of invitations", () => {
  test("of junk open nothing, and one that is too long is refused", async () => {
    const junk = [
      "",
      "x",
      "umpire--",
      `umpire-${game.id}-${"x".repeat(43)}`,
      "../../etc/passwd",
      "\u0000",
      "GAME#x",
      `umpire-${"a".repeat(41)}-${"x".repeat(43)}`,
      "\ud800",
    ];
    const invitations = Array.from({ length: 50 }, (_, n) => junk[n % junk.length]);
    expect(await service.post("/v1/my-games", { invitations })).toMatchObject({
      status: 200,
      json: { games: [], unknown: Array.from({ length: 50 }, (_, n) => n) },
    });
    for (const bad of [[...invitations, "x"], [], ["x".repeat(201)], [null], "x", { length: 1 }])
      expect((await service.post("/v1/my-games", { invitations: bad })).status).toBe(400);
  });
});

describe("the log", () => {
  test("has one visible line for an entry, whatever is in it", () => {
    const hostile = 'x\n{"level":"info","message":"forged"}\r\u001b[2J\u009b31m\u2028\u202e\ud800';
    const line = logLine({ level: "error", message: hostile, [hostile]: 1 });
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(line)).toEqual({ level: "error", message: hostile, [hostile]: 1 });
  });

  test("has nothing of all this", () => {
    expect(service.logged).toEqual([]);
  });
});
