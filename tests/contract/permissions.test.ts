import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { MASTER, permissions, type Role, SPECTATOR, type Store } from "../../service/index.ts";
import { type Asked, deeds } from "./deeds.ts";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const board =
  "board\n+ + + + +\n J P . .\n+ + + + +\n . . . 1\n+ + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const where = { ruleset: "rogue-regiment", board };
const visibilities = ["public", "private"] as const;
type Visibility = (typeof visibilities)[number];

/** Who comes: with what secret, and the role it gives; null when it opens nothing. */
const comers = {
  nobody: "public",
  "with no invitation at all": null,
  "with a wrong one of the right form": null,
  "with one of another game": null,
  "with one that was replaced": null,
  "with the hash of one": null,
  spectator: "spectator",
  "player who is asked": "player",
  "player who is not asked": "player",
  "game master": "master",
} as const satisfies Readonly<Record<string, Role | null>>;
const names = z.enum(Object.keys(comers)).options;
type Comer = (typeof names)[number];
const roleOf = (comer: Comer): Role | null =>
  z.record(z.string(), z.enum(["public", "spectator", "player", "master"]).nullable()).parse(comers)[comer] ?? null;
const seatOf: Readonly<Record<string, string>> = {
  spectator: SPECTATOR,
  "player who is asked": "player-1",
  "player who is not asked": "player-2",
  "game master": MASTER,
};

interface Table {
  readonly id: string;
  /** By comer; replaced ones are written in. */
  readonly secrets: Map<Comer, string>;
}

const service = serving();
let store: Store;
const tables = new Map<Visibility, Table>();

beforeAll(async () => {
  store = service.embedded.store;
  const other = invited((await service.post("/v1/games", where)).json);
  for (const visibility of visibilities) {
    const { id, secretOf } = invited((await service.post("/v1/games", { ...where, visibility })).json);
    // from here on it is player 1 who is asked: his Operator is in the middle of his turn
    await service.post(
      `/v1/games/${id}/moves`,
      { expectedVersion: 0, action: { do: "face", operator: "jock", facing: "N" } },
      secretOf("player-1"),
    );
    const renewed = invitation.parse(
      (await service.post(`/v1/games/${id}/renew-invitation`, { seat: "player-2" }, secretOf("player-2"))).json,
    ).secret;
    const hash = (await store.game(id))?.seats.seats["player-1"]?.hash;
    const secrets = new Map<Comer, string>([
      ["with no invitation at all", "let-me-in"],
      ["with a wrong one of the right form", `umpire-${id}-${"A".repeat(43)}`],
      ["with one of another game", other.secretOf("player-1")],
      ["with one that was replaced", secretOf("player-2")],
      ["with the hash of one", hash ?? ""],
      ["spectator", secretOf(SPECTATOR)],
      ["player who is asked", secretOf("player-1")],
      ["player who is not asked", renewed],
      ["game master", secretOf(MASTER)],
    ]);
    tables.set(visibility, { id, secrets });
  }
});

const invitation = z.object({ seat: z.string(), secret: z.string() });
const graphqlAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
});
const statusOfCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BAD_USER_INPUT: 400,
};

/** Everything of a game that could have been changed. */
async function kept(id: string): Promise<string> {
  const game = await store.game(id);
  return JSON.stringify([game?.latest.version, game?.latest.hash, game?.seats, game?.proposal]);
}

type Api = (asked: Asked, table: Table, comer: Comer) => Promise<{ readonly status: number; readonly json: unknown }>;

const wishOf = async ({ id }: Table, asked: Asked, comer: Comer) => {
  const seat = seatOf[comer] ?? "player-1";
  const others: Readonly<Record<string, string>> = { [MASTER]: SPECTATOR, "player-1": "player-2" };
  return {
    id,
    version: (await store.latest(id))?.version ?? 0,
    seat: asked.renews === "another's" ? (others[seat] ?? "player-1") : seat,
  };
};

const rest: Api = async (asked, table, comer) => {
  const [method, path, body] = asked.rest(await wishOf(table, asked, comer));
  const secret = table.secrets.get(comer);
  const response = await service.app.request(path, {
    method,
    headers: { "content-type": "application/json", ...(secret !== undefined && { authorization: `Bearer ${secret}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    json: response.headers.get("content-type")?.includes("json") === true ? JSON.parse(text) : text,
  };
};

const graphql: Api = async (asked, table, comer) => {
  const { json } = await service.post(
    "/graphql",
    { query: asked.graphql(await wishOf(table, asked, comer)) },
    table.secrets.get(comer),
  );
  const { data, errors } = graphqlAnswer.parse(json);
  const code = errors?.[0]?.extensions.code;
  return {
    status: code === undefined ? asked.done : (statusOfCode[code] ?? 500),
    json: z.object({ renewInvitation: z.unknown() }).safeParse(data).data?.renewInvitation,
  };
};

/** What the table of permissions means for a cell. */
function expected(asked: Asked, comer: Comer, visibility: Visibility): number {
  const role = roleOf(comer);
  if (visibility === "private" && (role === null || role === "public")) return 404;
  if (role === null) return 401;
  if (!permissions[asked.deed][role]) return role === "public" ? 401 : 403;
  if (asked.deed !== "act") return asked.done;
  // the player who is asked acts with his own piece only; what he answers is then read by the rules
  if (comer !== "player who is asked") return 403;
  return asked.act === "own" ? asked.done : asked.name === "answer what is asked" ? 400 : 403;
}

describe.each(visibilities)("a %s game", (visibility) => {
  describe.each([
    ["REST", rest],
    ["GraphQL", graphql],
  ] as const)("over %s", (_api, api) => {
    test.each(deeds)("$name", async (asked) => {
      const table = tables.get(visibility) ?? { id: "", secrets: new Map<Comer, string>() };
      const [row, wanted]: [Record<string, number>, Record<string, number>] = [{}, {}];
      const atFirst = await kept(table.id);
      for (const comer of names) {
        const before = asked.changes ? await kept(table.id) : atFirst;
        const { status, json } = await api(asked, table, comer);
        row[comer] = status;
        wanted[comer] = expected(asked, comer, visibility);
        const isLet = status === asked.done;
        if (!isLet && asked.changes) expect(await kept(table.id), comer).toBe(before);
        if (isLet && asked.renews !== undefined) {
          const { seat, secret } = invitation.parse(json);
          for (const [holder, held] of Object.entries(seatOf))
            if (held === seat) table.secrets.set(names.find((one) => one === holder) ?? comer, secret);
        }
      }
      expect(row).toEqual(wanted);
      if (!asked.changes) expect(await kept(table.id)).toBe(atFirst);
    });
  });

  test("is among the games of those who have its invitations, and of nobody else", async () => {
    const { id, secrets } = tables.get(visibility) ?? { id: "", secrets: new Map<Comer, string>() };
    const invitations = [...secrets.values()];
    const { json } = await service.post("/v1/my-games", { invitations });
    const { games, unknown } = z
      .object({ games: z.array(z.object({ id: z.string(), seat: z.string() })), unknown: z.array(z.number()) })
      .parse(json);
    expect(
      games
        .filter((game) => game.id === id)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual(["master", "player-1", "player-2", "spectator"]);
    expect(unknown.map((place) => [...secrets.keys()][place])).toEqual([
      "with no invitation at all",
      "with a wrong one of the right form",
      "with one that was replaced",
      "with the hash of one",
    ]);
    const twice = await service.post("/v1/my-games", { invitations: [...invitations, ...invitations] });
    expect(twice.json["games"], "sent twice, a game is listed once").toEqual(json["games"]);
    const overGraphql = await service.post("/graphql", {
      query: "query ($invitations: [String!]!) { myGames(invitations: $invitations) { games { id seat } unknown } }",
      variables: { invitations },
    });
    expect(overGraphql.json).toEqual({ data: { myGames: { games, unknown } } });
  });

  test("is closed by its game master alone, and to everybody from then on", async () => {
    const { id, secrets } = tables.get(visibility) ?? { id: "", secrets: new Map<Comer, string>() };
    const expectedVersion = (await store.latest(id))?.version;
    const close = (comer: Comer) => service.post(`/v1/games/${id}/close`, { expectedVersion }, secrets.get(comer));
    for (const comer of names.filter((one) => one !== "game master"))
      expect((await close(comer)).status).toBeGreaterThanOrEqual(401);
    expect(await close("game master")).toMatchObject({ status: 200, json: { ended: { how: "closed" } } });
    const before = await kept(id);
    expect((await close("game master")).status).toBe(409);
    for (const asked of deeds.filter(({ deed }) => deed === "act" || deed === "undo"))
      expect((await rest(asked, { id, secrets }, "player who is asked")).status).toBe(409);
    expect(await kept(id)).toBe(before);
  });
});

test("a private game tells strangers nothing else than a game that does not exist", async () => {
  const { id, secrets } = tables.get("private") ?? { id: "", secrets: new Map<Comer, string>() };
  const absent = "f".repeat(id.length);
  for (const asked of deeds) {
    for (const comer of ["nobody", "with a wrong one of the right form"] as const) {
      const [here, there] = [
        await rest(asked, { id, secrets }, comer),
        await rest(asked, { id: absent, secrets }, comer),
      ];
      expect(JSON.stringify(here).replaceAll(id, "GAME"), asked.name).toBe(
        JSON.stringify(there).replaceAll(absent, "GAME"),
      );
    }
  }
});

test("an authorization that is not an invitation is said to be unreadable, whatever is asked", async () => {
  const { id } = tables.get("public") ?? { id: "" };
  for (const authorization of [
    "",
    "Basic dXNlcjpwYXNz",
    "Bearer",
    "Bearer a b",
    `Bearer ${"x".repeat(201)}`,
    "Bearer é",
    "umpire",
  ]) {
    for (const path of [`/v1/games/${id}`, `/v1/games/${id}/record`]) {
      const response = await service.app.request(path, { headers: { authorization } });
      expect([authorization, response.status]).toEqual([authorization, 401]);
    }
  }
});

test("nothing of it was an error of ours", () => {
  expect(service.logged).toEqual([]);
});
