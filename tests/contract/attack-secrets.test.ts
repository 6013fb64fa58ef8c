import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { games as rulesets } from "../all-games.ts";
import { openApiDocument, type Store } from "../../service/index.ts";
import { hiddenGame } from "../kernel/hidden-game.ts";
import { everyOperation } from "./every-field.ts";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving({ rulesets: [...rulesets, hiddenGame("1.0.0")] });
let store: Store;

beforeAll(async () => {
  store = service.embedded.store;
});

const webhook = { url: "https://hooks.example.org/path-that-is-secret", key: "key-that-is-secret-0123456789" };
const seats = ["player-1", "player-2", "master", "spectator"] as const;

interface Guarded {
  readonly id: string;
  secretOf(seat: string): string;
  /** What must not be told, by what it is. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly diceSecret: string;
  readonly actions: readonly unknown[];
}

/** A game in which every seat has a webhook. */
async function guarded(at: unknown, actions: readonly unknown[]): Promise<Guarded> {
  const { id, secretOf } = invited((await service.post("/v1/games", at)).json);
  const before = (await store.game(id))?.seats;
  const withHooks = Object.fromEntries(
    Object.entries(before?.seats ?? {}).map(([seat, kept]) => [
      seat,
      { ...kept, webhook: { url: `${webhook.url}/${seat}`, key: `${webhook.key}-${seat}` } },
    ]),
  );
  await store.changeSeats(id, {
    generation: (before?.generation ?? 0) + 1,
    seats: withHooks,
    renewals: [],
    claims: [],
    claimsChanged: null,
  });
  const secrets = new Map<string, string>();
  for (const seat of seats) {
    const invitation = secretOf(seat);
    const hash = createHash("sha256").update(invitation).digest();
    for (const [what, text] of [
      ["invitation", invitation.slice(-43)],
      ["hash", hash.toString("hex")],
      ["hash in base64", hash.toString("base64")],
      ["hash in base64url", hash.toString("base64url")],
    ] as const)
      secrets.set(`${what} of ${seat}`, text);
  }
  secrets.set("a webhook", "path-that-is-secret");
  secrets.set("a key", "key-that-is-secret");
  secrets.set("the dice", (await store.game(id))?.meta.secret ?? "no secret");
  return { id, secretOf, secrets, diceSecret: secrets.get("the dice") ?? "", actions };
}

/** Everything that an answer consists of. */
const whole = async (response: Response): Promise<string> =>
  JSON.stringify([response.status, [...response.headers], await response.text()]);

/**
 * Every answer of both APIs that somebody with this invitation can get about a game, what is refused and what is faulty
 * included.
 */
async function answers(
  { id, secretOf, actions }: Guarded,
  as: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const version = (await store.latest(id))?.version ?? 0;
  const headers = { "content-type": "application/json", ...(as !== undefined && { authorization: `Bearer ${as}` }) };
  const request = async (method: string, path: string, body?: unknown): Promise<void> => {
    found.set(
      `${method} ${path} ${JSON.stringify(body) ?? ""}`,
      await whole(
        await service.app.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
      ),
    );
  };
  const texts: Readonly<Record<string, string>> = {
    id,
    game: id,
    seat: "player-2",
    piece: "jock",
    from: "guard",
    to: "jock",
    record: "umpire record 1\n",
    ruleset: "rogue-regiment",
    board: "board",
  };
  for (const action of actions) {
    const variables = {
      ...texts,
      at: { gameId: id },
      action,
      move: { action },
      expectedVersion: version,
      version,
      invitations: [secretOf("player-1"), "x"],
      idempotencyKey: "k",
      url: "https://10.0.0.1/",
      dryRun: true,
      after: -1,
      limit: 100,
      random: true,
    };
    const operations = everyOperation({ after: -1, limit: 100, dryRun: true, url: "", idempotencyKey: "k" });
    for (const { name, kind, document } of operations) {
      // what is done to the game is done with a version that is not there, so that the next one finds it as it is
      const later =
        kind === "mutation" && name !== "createGame" && name !== "branch" ? { expectedVersion: version + 7 } : {};
      // a new invitation is told to whoever replaces one, and to him alone
      if (name === "renewInvitation" && (as === secretOf("master") || as === secretOf("player-2"))) continue;
      const to = name === "undo" ? 0 : "jock";
      await request("POST", "/graphql", { query: document, variables: { ...variables, to, ...later } });
      await request("POST", "/graphql", {
        query: document,
        variables: { ...variables, to, id: "nothing", at: { gameId: "nothing" } },
      });
      await request("POST", "/graphql", { query: document, variables: {} });
    }
    const { paths = {} } = openApiDocument([]);
    for (const [path, methods] of Object.entries(paths)) {
      const at = path.replace("{id}", id).replace("{version}", String(version)).replace("{ruleset}", "rogue-regiment");
      if ("get" in Object(methods)) await request("GET", at);
      if (!("post" in Object(methods)) || path === "/v1/games" || path.endsWith("/renew-invitation")) continue;
      for (const body of [
        {},
        { gameId: id },
        { gameId: id, action },
        { gameId: id, from: "guard", to: "jock" },
        { gameId: id, piece: "jock" },
        { expectedVersion: version + 7, action, to: 0 },
        { expectedVersion: version + 7 },
        { url: "https://10.0.0.1/" },
        { invitations: [secretOf("player-1"), "x"] },
        { record: "umpire record 1\n" },
      ])
        await request("POST", at, body);
    }
  }
  return found;
}

/** The secrets that are told in answers, or in what was logged; not even his own comes back to a caller. */
async function told(game: Guarded, as: string | undefined): Promise<readonly string[]> {
  const found: string[] = [];
  const all = await answers(game, as);
  expect(all.size).toBeGreaterThan(100);
  // every document is one that the service answers
  expect([...all.values()].filter((answer) => answer.includes("GRAPHQL_VALIDATION_FAILED"))).toEqual([]);
  for (const [question, answer] of all)
    for (const [what, secret] of game.secrets)
      if (answer.includes(secret)) found.push(`${what}: ${question.slice(0, 200)}`);
  for (const [what, secret] of game.secrets)
    if (JSON.stringify(service.logged).includes(secret)) found.push(`${what}: the log`);
  return found;
}

const board =
  "board\n+ + + + +\n J P . .\n+ + + + +\n . . . 1\n+ + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const face = { do: "face", operator: "jock", facing: "S" };
const shot = { do: "attack", operator: "jock", weapon: "pistol", target: "guard" };

describe.each([
  ["a public game", { ruleset: "rogue-regiment", board }, [face], [...seats, "nobody", "a stranger"]],
  [
    "a private game with table dice",
    { ruleset: "rogue-regiment", board, visibility: "private", dice: "table" },
    [face],
    ["player-2", "a stranger"],
  ],
  [
    "a game that hides something",
    { ruleset: "lanterns", scenario: "dusk" },
    [{ do: "rest" }],
    ["player-2", "master", "nobody"],
  ],
] as const)("%s", (_name, at, actions, comers) => {
  let game: Guarded;
  beforeAll(async () => {
    game = await guarded(at, actions);
    await service.post(
      `/v1/games/${game.id}/moves`,
      { expectedVersion: 0, ...("board" in at ? { action: shot } : { choose: ["a1"] }) },
      game.secretOf("player-1"),
    );
  });

  test.each([...comers])(
    "tells no secret to %s, in no field, no error and no header of either API, and not to the log",
    async (seat) => {
      const as =
        seat === "nobody"
          ? undefined
          : seat === "a stranger"
            ? `umpire-${game.id}-${"x".repeat(43)}`
            : game.secretOf(seat);
      expect(await told(game, as)).toEqual([]);
    },
  );

  test("tells the secret of its dice when it has ended, and nothing else: so the search finds what is there", async () => {
    const { id, secretOf, diceSecret } = game;
    const version = (await store.latest(id))?.version;
    expect((await service.post(`/v1/games/${id}/close`, { expectedVersion: version }, secretOf("master"))).status).toBe(
      200,
    );
    const found = await told(game, secretOf("spectator"));
    const isSealed = diceSecret !== "no secret";
    expect(new Set(found.map((one) => one.split(":")[0]))).toEqual(new Set(isSealed ? ["the dice"] : []));
    if (isSealed)
      for (const place of [
        "/record",
        '/graphql {"query":"query ($id: ID!) { record',
        '/graphql {"query":"query ($id: ID!) { game',
      ])
        expect(
          found.some((one) => one.includes(place)),
          place,
        ).toBe(true);
  });
});

describe("invitations", () => {
  test("are told once, when they are made: each is another, and a stored one opens nothing", async () => {
    const { id, secretOf } = await guarded({ ruleset: "rogue-regiment", board }, []);
    const kept = (await store.game(id))?.seats;
    for (const seat of seats) {
      const { hash = "" } = kept?.seats[seat] ?? {};
      for (const stolen of [
        hash,
        `umpire-${id}-${hash.slice(0, 43)}`,
        hash.toUpperCase(),
        secretOf(seat).toLowerCase(),
        secretOf(seat).slice(0, -1),
        `${secretOf(seat)}A`,
      ])
        expect((await service.get(`/v1/games/${id}`, stolen)).status, stolen).toBe(401);
    }
    expect(new Set(seats.map(secretOf)).size).toBe(seats.length);
  });

  test("are taken from the header alone: in an address or a body they open nothing", async () => {
    const { id, secretOf } = await guarded({ ruleset: "rogue-regiment", board, visibility: "private" }, []);
    const secret = secretOf("player-1");
    for (const name of ["secret", "invitation", "authorization", "access_token", "token"]) {
      expect((await service.get(`/v1/games/${id}?${name}=${secret}`)).status).toBe(404);
      expect((await service.post("/v1/board", { gameId: id, [name]: secret })).status).toBe(400);
    }
    expect(
      (
        await service.app.request(`/v1/games/${id}`, {
          headers: {
            cookie: `authorization=Bearer ${secret}`,
            "x-authorization": `Bearer ${secret}`,
            "proxy-authorization": `Bearer ${secret}`,
          },
        })
      ).status,
    ).toBe(404);
  });
});
