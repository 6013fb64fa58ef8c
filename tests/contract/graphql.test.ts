import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { auditServer } from "graphql-http";
import * as z from "zod";
import { beforeAll, describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import type { Game } from "../../rules/kernel/index.ts";
import { costlyFields, graphqlApp } from "../../service/index.ts";
import { client, graphql } from "../client/client.ts";
import { drawnBoard } from "../client/drawn-board.ts";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

/* In one file: all of it is asked of one service by one client. */

const service = serving();
let ask: ReturnType<typeof client>;

beforeAll(async () => {
  ask = client((request) => service.app.fetch(request));
});

const at = { ruleset: "rogue-regiment", board: hedge };

const adjudicate = graphql(`
  query Adjudicate($at: At!, $move: Move!) {
    adjudicate(at: $at, move: $move) {
      __typename
      ... on Paused {
        events {
          event
          text
          cites
          details
        }
        decision {
          kind
          prompt
          dice
          sides
          options {
            id
            text
          }
        }
        position
        moment
        board
        unused {
          dice
        }
        rules {
          id
          kind
          text
          source
        }
      }
      ... on Over {
        result {
          result
          text
        }
      }
      ... on Refused {
        failing {
          holds
          text
          cites
        }
        rules {
          id
        }
      }
    }
  }
`);

describe("stateless questions", () => {
  test("adjudicate goes on, or is refused, as types of their own", async () => {
    const went = await ask(adjudicate, { at, move: { action: { do: "pop-up", operator: "jock" } } });
    expect(went.errors).toEqual([]);
    expect(went.data?.adjudicate).toMatchObject({ __typename: "Paused", decision: { kind: "act" } });
    const refused = await ask(adjudicate, { at, move: { action: { do: "recover", operator: "jock" } } });
    expect(refused.data?.adjudicate).toMatchObject({
      __typename: "Refused",
      failing: [{ holds: false, cites: ["rr.recover.cap"] }],
    });
  });

  test("every other question answers", async () => {
    const questions = graphql(
      `
        query Questions($at: At!, $action: JSON!) {
          legalActions(at: $at, piece: "jock") {
            forms {
              name
              piece
              seat
              requirements {
                holds
                text
              }
              actions
            }
            decision {
              text
            }
            rules {
              id
            }
          }
          requirements(at: $at, action: $action) {
            legal
            requirements {
              holds
              text
              cites
            }
          }
          sight(at: $at, from: "guard", to: "jock") {
            ruling {
              place
              seen
              distance
              lines {
                through
                fate
                blocker {
                  text
                  at
                }
                hindrances {
                  text
                  at
                  cites
                }
              }
              reasons {
                text
              }
              back {
                seen
              }
              interpretations {
                id
                reading
              }
              otherwise {
                interpretation
                reading
                text
              }
            }
            rules {
              id
            }
          }
          fieldOfView(at: $at, piece: "guard") {
            field {
              full
              partial
              sees
              cites
            }
          }
          odds(at: $at, action: $action) {
            odds {
              facts {
                id
                probability
                about
              }
              ways {
                probability
                facts
                decision {
                  kind
                }
              }
              failing {
                text
              }
            }
          }
          enemyPreview(at: $at) {
            intents {
              piece
              phase
              text
              criteria {
                name
              }
              candidates {
                name
                scores
                best
              }
              decidedBy
            }
          }
          board(at: $at) {
            ruleset
            text
            moment
            board {
              ...DrawnBoard
            }
          }
        }
      `,
      [drawnBoard],
    );
    const { data, errors } = await ask(questions, {
      at,
      action: { do: "pop-up-and-attack", operator: "jock", weapon: "pistol", target: "guard" },
    });
    expect(errors).toEqual([]);
    expect(data?.sight?.ruling).toMatchObject({ place: "partial", seen: false });
    expect(data?.odds?.odds.facts).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "killed:guard", probability: "1/2" })]),
    );
    expect(data?.requirements?.legal).toBe(true);
    expect(new Set(data?.legalActions?.forms.map(({ seat }) => seat))).toEqual(new Set(["player-1"]));
    expect(data?.board?.board.pieces.map(({ id }) => id)).toEqual(["jock", "guard"]);
  });

  test("of ten, one that fails leaves the other nine whole", async () => {
    const fields = Array.from({ length: 10 }, (_, n) => {
      const target = n === 6 ? "nobody" : "jock";
      return `a${n}: sight(at: $at, from: "guard", to: "${target}") { ruling { viewer target } }`;
    });
    const { status, json } = await service.post("/graphql", {
      query: `query ($at: At!) { ${fields.join(" ")} }`,
      variables: { at },
    });
    const whole = { ruling: { viewer: "guard", target: "jock" } };
    expect(status).toBe(200);
    expect(json).toMatchObject({ errors: [{ path: ["a6"], extensions: { code: "BAD_USER_INPUT" } }] });
    expect(json).toHaveProperty("data", Object.fromEntries(fields.map((_, n) => [`a${n}`, n === 6 ? null : whole])));
  });

  test("the rule book", async () => {
    const rules = graphql(`
      {
        rulesets {
          id
          title
          version
          schemas {
            action
          }
        }
        ruleset(id: "rogue-regiment") {
          id
        }
        rules(ruleset: "rogue-regiment", search: "sprint") {
          id
          kind
          text
          source
          readings {
            id
            byDefault
          }
          open
        }
        scenarios(ruleset: "rogue-regiment") {
          id
          title
          board
        }
      }
    `);
    const { data, errors } = await ask(rules, {});
    expect(errors).toEqual([]);
    expect(data?.rules?.map(({ id }) => id)).toContain("rr.sprint.cost");
  });

  test("a text that is still being written, and what its notation offers", async () => {
    const editing = graphql(`
      query ($board: String!) {
        draft(ruleset: "rogue-regiment", board: $board, settings: { readings: {} }) {
          ruleset
          drawn {
            board {
              width
            }
            text
            moment
          }
          defects {
            code
            path
            message
            line
            column
            cites
          }
          rules {
            id
          }
        }
        ruleset(id: "rogue-regiment") {
          notation {
            drawing {
              kind
              begins
              another
              blank
              most
            }
            grounds {
              name
              sign
              line
              terrain
            }
            borders {
              name
              across
              down
              line
              terrain
            }
            lines {
              name
              group
              words
              drawn
              underDrawing
              covers {
                across
                along
              }
              blanks {
                name
                kind
                values
                least
                most
                optional
                many
                usual
              }
              attributes {
                word
                text
                says
                blank {
                  name
                }
              }
            }
          }
        }
      }
    `);
    const { data, errors } = await ask(editing, { board: `${hedge}\nofficer` });
    expect(errors).toEqual([]);
    expect(data?.draft).toMatchObject({ drawn: null, defects: [{ message: "Expected the id of the piece here." }] });
    expect(data?.ruleset?.notation?.grounds.map(({ sign }) => sign)).toContain("f");
  });

  test("what cannot be read is a coded error with every fault", async () => {
    const { errors } = await ask(adjudicate, { at: { ...at, board: "board\n+ +\n ?\n+ +" }, move: {} });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", faults: [{ line: 3, column: 2 }] } }]);
    const two = await ask(adjudicate, { at: { ...at, scenario: "chalk-farm" }, move: {} });
    expect(two.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });
});

describe("stored games", () => {
  const create = graphql(`
    mutation Create($at: At!) {
      createGame(at: $at, title: "By post", dice: sealed) {
        id
        version
        commitment
        hash
        decision {
          kind
        }
        result {
          text
        }
        invitations {
          seat
          secret
        }
      }
    }
  `);
  const act = graphql(`
    mutation Act($id: ID!, $version: Int!, $key: String, $move: Move!) {
      act(id: $id, expectedVersion: $version, idempotencyKey: $key, move: $move) {
        __typename
        ... on Committed {
          outcome
          replayed
          game {
            version
            board
          }
          events {
            text
          }
        }
        ... on RefusedAct {
          failing {
            text
            cites
          }
          game {
            version
          }
        }
        ... on Conflict {
          message
          presentVersion
        }
      }
    }
  `);

  test("a game is created, acted on, read and listed; conflicts are an answer", async () => {
    const created = await ask(create, { at });
    const { id, secretOf } = invited(created.data?.createGame);
    const jock = secretOf("player-1");
    const move = { action: { do: "pop-up", operator: "jock" } };
    const acted = await ask(act, { id, version: 0, key: "one", move }, jock);
    expect(acted.data?.act).toMatchObject({ __typename: "Committed", replayed: false, game: { version: 1 } });
    const retried = await ask(act, { id, version: 0, key: "one", move }, jock);
    expect(retried.data?.act).toMatchObject({ __typename: "Committed", replayed: true, game: { version: 1 } });
    const late = await ask(act, { id, version: 0, key: null, move }, jock);
    expect(late.data?.act).toMatchObject({ __typename: "Conflict", presentVersion: 1 });
    const refused = await ask(act, { id, version: 1, key: null, move }, jock);
    expect(refused.data?.act).toMatchObject({ __typename: "RefusedAct", game: { version: 1 } });
    const reused = await ask(
      act,
      { id, version: 1, key: "one", move: { action: { do: "crouch", operator: "jock" } } },
      jock,
    );
    expect(reused.errors).toMatchObject([{ extensions: { code: "KEY_REUSED" } }]);
    const read = graphql(`
      query Read($id: ID!) {
        game(id: $id, version: 0) {
          version
        }
        moves(id: $id) {
          chainIntact
          next
          moves {
            version
            at
            sent
            outcome
            events {
              text
            }
            hash
            previous
          }
        }
      }
    `);
    const { data, errors } = await ask(read, { id });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      game: { version: 0 },
      moves: { chainIntact: true, moves: [{ version: 0 }, { version: 1 }] },
    });
  });

  test("an unknown game is a coded error", async () => {
    const { errors } = await ask(act, { id: "nothing", version: 0, key: null, move: {} });
    expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  });
});

describe("the endpoint", () => {
  const raw = (body: unknown): Promise<{ status: number; json: Record<string, unknown> }> =>
    service.post("/graphql", body);

  test("keeps to GraphQL over HTTP: all audits of the reference suite", async () => {
    const results = await auditServer({
      url: "http://umpire.test/graphql",
      fetchFn: async (url: string, init?: RequestInit) => service.app.fetch(new Request(url, init)),
    });
    expect(results.filter(({ status }) => status !== "ok").map(({ name }) => name)).toEqual([]);
    expect(results).toHaveLength(61);
  });

  test("refuses batches, deep selections, many aliases, many root fields and costly documents", async () => {
    const batch = await raw([{ query: "{ __typename }" }]);
    expect([batch.status, JSON.stringify(batch.json)]).toEqual([400, expect.stringContaining("no batches")]);
    const deep = `{ __schema { types { fields { type ${"{ ofType ".repeat(20)} { name } ${"}".repeat(20)} } } } }`;
    expect(JSON.stringify((await raw({ query: deep })).json)).toContain("fields deep");
    const aliases = `{ rulesets { ${Array.from({ length: 16 }, (_, i) => `a${i}: id`).join(" ")} } }`;
    expect(JSON.stringify((await raw({ query: aliases })).json)).toContain("aliases");
    const roots = `{ ${Array.from({ length: 11 }, (_, i) => `r${i}: rulesets { id }`).join(" ")} }`;
    expect(JSON.stringify((await raw({ query: roots })).json)).toContain("root fields");
    const bomb = `{ ...a } ${Array.from({ length: 12 }, (_, i) => `fragment ${String.fromCharCode(97 + i)} on Query { ${i === 11 ? "rulesets { id }" : `...${String.fromCharCode(98 + i)} `.repeat(3)} }`).join(" ")}`;
    expect(JSON.stringify((await raw({ query: bomb })).json)).toContain("more than 1500 fields");
  });

  test.each([
    [
      "values",
      0,
      102,
      (n: number) => `{ sight(at: ${"[".repeat(n)}${"]".repeat(n)}, from: "x", to: "y") { __typename } }`,
    ],
    ["types", 0, 101, (n: number) => `query ($x: ${"[".repeat(n)}Int${"]".repeat(n)}) { __typename }`],
    ["fragments", 98, 99, (n: number) => `{ ${"... { ".repeat(n)}__typename ${"} ".repeat(n)} }`],
    ["brackets that never close", 0, 3900, (n: number) => "{".repeat(n)],
  ])("refuses %s nested without end, at the place where it is too deep", async (_what, most, more, document) => {
    const deep = "nested deeper than 100 brackets";
    if (most > 0) expect(JSON.stringify((await raw({ query: document(most) })).json)).not.toContain(deep);
    expect((await raw({ query: document(more + 1) })).json).toMatchObject({
      errors: [
        {
          message: expect.stringContaining(deep),
          locations: [{ line: 1, column: expect.any(Number) }],
          extensions: { code: "GRAPHQL_PARSE_FAILED" },
        },
      ],
    });
  });

  test("tells the first field that a variable must not have, and no more of thousands", async () => {
    const unknown = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`unknown${n}`, n]));
    const query = "query ($at: At!, $sight: SightQuestion) { picture(at: $at, sight: $sight) { __typename } }";
    for (const [variables, place, type] of [
      [{ at: unknown }, "at", "At"],
      [{ at: { ruleset: "rogue-regiment", settings: unknown } }, "at.settings", "Settings"],
      [{ at, sight: unknown }, "sight", "SightQuestion"],
    ] as const)
      expect((await raw({ query, variables })).json).toEqual({
        errors: [
          {
            message: expect.stringContaining(
              `Variable "$${place.replace(/\..*/, "")}" got an invalid value: Field "unknown0" at "${place}" is not defined by type "${type}"; nearest: `,
            ),
            locations: [expect.anything()],
            extensions: { code: "BAD_USER_INPUT" },
          },
        ],
      });
    const names = { at, names: [{ seat: "axis", name: "Ann" }, unknown] };
    const create =
      "mutation ($at: At!, $names: [SeatNameInput!]) { createGame(at: $at, names: $names) { __typename } }";
    expect((await raw({ query: create, variables: names })).json).toMatchObject({
      errors: [{ message: expect.stringContaining('Field "unknown0" at "names[1]"') }],
    });
  });

  test.each([
    ["text", { method: "POST", headers: { "content-type": "text/plain" }, body: "{ __typename }" }, 415, undefined],
    ["a form", { method: "POST", headers: { "content-type": "multipart/form-data" }, body: "x" }, 415, undefined],
    ["no body", { method: "POST", headers: { "content-type": "application/json" }, body: "null" }, 400, undefined],
    ["a page that takes pictures only", { headers: { accept: "image/png" } }, 406, undefined],
    ["a mutation in an address", {}, 405, "mutation { closeGame(id: 1, expectedVersion: 0) { version } }"],
  ])("refuses %s with a coded error", async (_name, init, status, query = "{ __typename }") => {
    const answer = await service.app.request(`/graphql?${new URLSearchParams({ query })}`, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      errors: [
        { message: expect.any(String), extensions: { code: expect.stringMatching(/^BAD_(REQUEST|USER_INPUT)$/) } },
      ],
    });
    expect(answer.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  });

  test("carries nothing out for whom no answer of ours is acceptable", async () => {
    const { id, secretOf } = invited((await service.post("/v1/games", at)).json);
    const close = async (accept: string): Promise<number> => {
      const query = `mutation { closeGame(id: "${id}", expectedVersion: 0) { version } }`;
      const init = { method: "POST", body: JSON.stringify({ query }) };
      const headers = {
        accept,
        "content-type": "application/json",
        authorization: `Bearer ${secretOf("master")}`,
      };
      return (await service.app.request("/graphql", { ...init, headers })).status;
    };
    for (const accept of ["image/png", "text/html", "application/json;q=0", "multipart/mixed"])
      expect(await close(accept), accept).toBe(406);
    expect((await service.get(`/v1/games/${id}`)).json).toMatchObject({ version: 0 });
    expect(await close("application/json;q=0.1, image/png")).toBe(200);
    expect((await service.get(`/v1/games/${id}`)).json).toMatchObject({ version: 1 });
  });

  test("answers in the media type that is preferred, whose status says whether anything came of it", async () => {
    const own = "application/graphql-response+json; charset=utf-8";
    const plain = "application/json; charset=utf-8";
    for (const [accept, type, status] of [
      ["*/*", plain, 200],
      ["application/json, application/graphql-response+json", plain, 200],
      ["application/json;q=0.5, application/graphql-response+json", own, 400],
      ["application/graphql-response+json", own, 400],
    ] as const) {
      const answer = await service.app.request("/graphql?query=%7B%20nothing%20%7D", { headers: { accept } });
      expect([answer.status, answer.headers.get("content-type")], accept).toEqual([status, type]);
      const good = await service.app.request("/graphql?query=%7B__typename%7D", { headers: { accept } });
      expect([good.status, good.headers.get("content-type")], accept).toEqual([200, type]);
    }
  });

  test("carries out the operation that is named, and none where it is not clear which", async () => {
    const query = "query One { __typename } query Two { rulesets { id } }";
    expect(await raw({ query, operationName: "One" })).toMatchObject({
      status: 200,
      json: { data: { __typename: "Query" } },
    });
    for (const operationName of [undefined, "Three"])
      expect(await raw({ query, operationName })).toMatchObject({
        json: { errors: [{ extensions: { code: "OPERATION_RESOLUTION_FAILURE" } }] },
      });
  });

  test("a document that came before is carried out with the variables of now, and a wrong one is told again", async () => {
    const query = "query ($id: ID!) { ruleset(id: $id) { id } }";
    for (const id of ["rogue-regiment", "v-sabotage", "rogue-regiment"])
      expect((await raw({ query, variables: { id } })).json).toEqual({ data: { ruleset: { id } } });
    for (let n = 0; n < 3; n++)
      expect((await raw({ query: "{ nothing }" })).json).toMatchObject({
        errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }],
      });
  });

  test("of what is kept for other requests, none is kept without end", async () => {
    const persisted = (query: string) => ({
      persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(query).digest("hex") },
    });
    const [long, longer] = [19_000, 21_000].map((length) => "{ __typename }".padEnd(length));
    for (const query of [long ?? "", longer ?? ""])
      expect((await raw({ query, extensions: persisted(query) })).json).toHaveProperty("data");
    expect((await raw({ extensions: persisted(long ?? "") })).json).toHaveProperty("data");
    // nothing so long is kept, so it has to be sent each time
    expect((await raw({ extensions: persisted(longer ?? "") })).json).toMatchObject({
      errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
    });
  });

  test("has no subscriptions, and says so", async () => {
    const { status, json } = await raw({ query: "subscription { game { id } }" });
    expect(status).toBe(200);
    expect(json).toEqual({
      errors: [
        {
          message: "There are no subscription operations.",
          locations: [{ line: 1, column: 1 }],
          extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
        },
      ],
    });
  });

  test.each([
    ["whose hash is another's", { version: 1, sha256Hash: "ab".repeat(32) }, "sha does not match"],
    ["of another version", { version: 2, sha256Hash: "ab".repeat(32) }, "version 1"],
    ["whose hash is not text", { version: 1, sha256Hash: { toString: 1 } }, "a string"],
    ["that is not an object", "hash", "a string"],
  ])("refuses a persisted query %s, in a body and in a URL", async (_name, persistedQuery, said) => {
    const query = "{ __typename }";
    const refused = { errors: [{ message: expect.stringContaining(said), extensions: { code: "BAD_REQUEST" } }] };
    expect(await raw({ query, extensions: { persistedQuery } })).toMatchObject({ status: 400, json: refused });
    const inUrl = await service.get(
      `/graphql?${new URLSearchParams({ query, extensions: JSON.stringify({ persistedQuery }) })}`,
    );
    expect(inUrl).toMatchObject({ status: 400, json: refused });
  });

  test("refuses a hash that is not text also where no query comes with it", async () => {
    for (const sha256Hash of [{ toString: 1 }, 1, null, [], {}])
      expect(await raw({ extensions: { persistedQuery: { version: 1, sha256Hash } } })).toMatchObject({
        status: 400,
        json: { errors: [{ message: expect.stringContaining("a string"), extensions: { code: "BAD_REQUEST" } }] },
      });
  });

  test("keeps a persisted query and answers it by its hash", async () => {
    const query = "{ __typename }";
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(query).digest("hex") } };
    expect(await raw({ extensions })).toMatchObject({
      status: 200,
      json: { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] },
    });
    for (const request of [{ query, extensions }, { extensions }])
      expect(await raw(request)).toMatchObject({ status: 200, json: { data: { __typename: "Query" } } });
  });

  test("keeps no query with a field that costs much: the limits of an address know it by its name", async () => {
    for (const query of [
      ...costlyFields.map((field) => `query { __typename } mutation M { ${field} }`),
      "{ picture(at: {}) { svg } }",
    ]) {
      const sha256Hash = createHash("sha256").update(query).digest("hex");
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      await raw({ query, extensions, operationName: "M" });
      expect((await raw({ extensions })).json, query).toMatchObject({
        errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
      });
    }
  });

  test("a variable that is null where a value is needed, and too many faulty variables, are the request's", async () => {
    const none = await raw({
      query: 'query ($id: ID = "rogue-regiment") { ruleset(id: $id) { id } }',
      variables: { id: null },
    });
    expect(none).toMatchObject({
      status: 200,
      json: {
        errors: [{ message: expect.stringContaining("must not be null"), extensions: { code: "BAD_USER_INPUT" } }],
      },
    });
    const many = await raw({
      query: "query ($at: At!, $move: Move!) { adjudicate(at: $at, move: $move) { __typename } }",
      variables: { at, move: { choose: Array.from({ length: 60 }, () => 1) } },
    });
    expect(many.status).toBe(200);
    expect(
      new Set(
        z
          .object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })) })
          .parse(many.json)
          .errors.map(({ extensions }) => extensions.code),
      ),
    ).toEqual(new Set(["BAD_USER_INPUT"]));
  });

  test("nothing of it was an error of ours", () => {
    expect(service.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("answers the introspection of common tools and shows no stack traces", async () => {
    const { getIntrospectionQuery } = await import("graphql");
    const { json } = await raw({ query: getIntrospectionQuery() });
    expect(json["errors"]).toBeUndefined();
    expect(JSON.stringify(await raw({ query: "{ nothing }" }))).not.toContain("node_modules");
  });
});

describe("an error of ours", () => {
  test("is hidden from the client, and logged with the place where it was thrown", async () => {
    const broken: Game[] = games.map((game) => ({
      ...game,
      get scenarios(): never {
        throw new Error("The secret broke.");
      },
    }));
    const logged: unknown[] = [];
    const app = graphqlApp({
      games: broken,
      store: service.embedded.store,
      now: Date.now,
      log: (line) => logged.push(line),
    });
    const answer = await app.request("/graphql?query=%7B%20rulesets%20%7B%20id%20%7D%20%7D");
    expect(await answer.json()).toEqual({
      errors: [{ message: "Something went wrong on our side.", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
      data: null,
    });
    expect(logged).toEqual([
      { level: "error", message: "The secret broke.", stack: expect.stringContaining("graphql.test.ts") },
    ]);
  });
});

describe("generated files", () => {
  const root = join(import.meta.dirname, "../..");

  test("the client's types are those of schema.graphql", async () => {
    const { minifyIntrospection, outputIntrospectionFile } = await import("@gql.tada/internal");
    const { buildSchema, introspectionFromSchema } = await import("graphql");
    const sdl = readFileSync(join(root, "schema.graphql"), "utf8");
    const types = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(buildSchema(sdl))), {
      fileType: ".d.ts",
      shouldPreprocess: true,
    });
    expect(readFileSync(join(root, "tests/client/schema.generated.d.ts"), "utf8")).toBe(types);
  });
});
