import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import { attackedGames } from "./attacked-games.ts";
import { serving } from "./serving.ts";

import { tries } from "../soak/at-length.ts";

const service = serving();
const stored = new Map<string, string>();

beforeAll(async () => {
  for (const { ruleset, small } of attackedGames) {
    const created = await service.post("/v1/games", { ruleset, ...small });
    stored.set(ruleset, String(created.json["id"]));
  }
});

const routes = [
  "adjudicate",
  "legal-actions",
  "requirements",
  "sight",
  "field-of-view",
  "odds",
  "enemy-preview",
  "policy-move",
  "explore",
  "analyse",
  "board",
  "games",
] as const;

const send = (path: string, body: string | Uint8Array<ArrayBuffer>, type = "application/json"): Promise<Response> =>
  Promise.resolve(service.app.request(path, { method: "POST", headers: { "content-type": type }, body }));

/** Whether an answer is clear: not a failure of ours, and a problem when it is not a success. */
async function clear(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.status >= 400) {
    const problem = JSON.parse(text);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(problem.title.length).toBeGreaterThan(5);
  }
}

test("every game is attacked", () => {
  expect(attackedGames.map(({ ruleset }) => ruleset).sort()).toEqual(games.map(({ id }) => id).sort());
});

describe.each(attackedGames)(
  "$ruleset: bodies that cannot be read",
  ({ ruleset, scenario, small, number, pieces: [from, to] }) => {
    const mission = `"ruleset":"${ruleset}","scenario":"${scenario}"`;

    test.each([
      ["truncated JSON", `{"ruleset":"${ruleset}","board":"boa`, 400],
      ["nothing", "", 400],
      ["a bare number", "7", 400],
      ["an array", "[]", 400],
      ["prototype keys", `{${mission},"__proto__":{"x":1}}`, 400],
      ["a constructor key", `{${mission},"constructor":{"x":1}}`, 400],
      ["deep nesting", `{"position":${"[".repeat(60)}${"]".repeat(60)}}`, 400],
      ["an unknown field", `{${mission},"colour":"red"}`, 400],
      ["two positions", `{${mission},"board":"x"}`, 400],
      ["an unknown ruleset", `{"ruleset":"chess","scenario":"${scenario}"}`, 400],
      ["an unknown scenario", `{"ruleset":"${ruleset}","scenario":"nowhere"}`, 400],
      ["a huge number", `{${mission},"settings":{"numbers":{"${number}":1e308}}}`, 400],
      ["a body of 300 KB", JSON.stringify({ ruleset, board: "x".repeat(300_000) }), 413],
    ] as const)("%s", async (_name, body, status) => {
      const response = await send("/v1/board", body);
      expect(response.status).toBe(status);
      await clear(response);
    });

    test("invalid UTF-8 and other content types", async () => {
      expect((await send("/v1/board", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).status).toBe(400);
      expect((await send("/v1/board", "{}", "text/plain")).status).toBe(415);
    });

    test("an unknown field is named with its path", async () => {
      const { json } = await service.post("/v1/sight", { ruleset, ...small, from, to, colour: "red" });
      expect(json["errors"]).toMatchObject([{ code: "unknown-field", path: "/colour" }]);
    });
  },
);

describe.each(attackedGames)(
  "$ruleset: positions that are impossible",
  ({ ruleset, small, impossible, faulty, midway }) => {
    test.each(impossible)("%s", async (_name, board, code) => {
      const { status, json } = await service.post("/v1/board", { ruleset, board });
      expect(status).toBe(400);
      expect(json["errors"]).toEqual(expect.arrayContaining([expect.objectContaining({ code })]));
    });

    test("a fault in a text has its line and column", async () => {
      const { board, line, column } = faulty;
      const { json } = await service.post("/v1/board", { ruleset, board });
      expect(json["errors"]).toMatchObject([{ line, column }]);
    });

    test("answers that do not fit the rules are said to", async () => {
      const { json: asked } = await service.post("/v1/adjudicate", { ruleset, ...small, action: midway });
      const position = JSON.parse(JSON.stringify(asked["position"]));
      position.answers.push({ card: "nothing" });
      const { status, json } = await service.post("/v1/board", { position });
      expect(status).toBe(400);
      expect(json["errors"]).toMatchObject([{ code: "answers-do-not-fit" }]);
    });
  },
);

/** How many positions of a game have a value changed. */
const FUZZED = tries(200, 20_000);

describe("fuzzing through the real handlers", () => {
  const records = async (): Promise<string> =>
    JSON.stringify(
      await Promise.all([...stored.values()].map(async (id) => (await service.get(`/v1/games/${id}/moves`)).json)),
    );

  test("any JSON at any route is answered clearly and changes nothing", async () => {
    const before = await records();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.jsonValue({ maxDepth: 6 }), async (route, value) => {
        await clear(await send(`/v1/${route}`, JSON.stringify(value)));
      }),
      { numRuns: tries(100, 3000) },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...stored.values()), fc.jsonValue({ maxDepth: 4 }), async (id, value) => {
        await clear(await send(`/v1/games/${id}/moves`, JSON.stringify(value)));
      }),
      { numRuns: 100 },
    );
    expect(await records()).toBe(before);
  });

  test("any bytes are answered clearly", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.uint8Array({ maxLength: 400 }), async (route, bytes) => {
        await clear(await send(`/v1/${route}`, bytes));
      }),
      { numRuns: tries(100, 2000) },
    );
  });

  describe.each(attackedGames)("$ruleset", ({ ruleset, places }) => {
    const numRuns = Math.round(FUZZED / places.length);

    test.each(places)(
      "a valid position with one value changed is read or refused clearly: $of",
      async ({ at, pieces: [from, to] }) => {
        const { json } = await service.post("/v1/board", { ruleset, ...at });
        const position = JSON.stringify(json["position"]);
        const paths = pathsOf(JSON.parse(position));
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...paths),
            fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.constantFrom(-1, 4095, 1e15, null, "", "N", true)),
            async (path, value) => {
              const changed = JSON.parse(position);
              setAt(changed, path, value);
              await clear(
                await send("/v1/adjudicate", JSON.stringify({ position: changed, random: true, until: "phase" })),
              );
              await clear(await send("/v1/legal-actions", JSON.stringify({ position: changed })));
              await clear(await send("/v1/enemy-preview", JSON.stringify({ position: changed })));
              await clear(await send("/v1/sight", JSON.stringify({ position: changed, from, to })));
              await clear(await send("/v1/field-of-view", JSON.stringify({ position: changed, piece: from })));
              await clear(await send("/v1/board", JSON.stringify({ position: changed })));
            },
          ),
          { numRuns },
        );
      },
      60_000,
    );

    test.each(places)(
      "a text board with characters changed is read or refused clearly: $of",
      async ({ at }) => {
        const text = String((await service.post("/v1/board", { ruleset, ...at })).json["text"]);
        await fc.assert(
          fc.asyncProperty(fc.nat(text.length - 1), fc.string({ maxLength: 4 }), async (start, replacement) => {
            const changed = text.slice(0, start) + replacement + text.slice(start + 1);
            await clear(
              await send("/v1/adjudicate", JSON.stringify({ ruleset, board: changed, random: true, until: "phase" })),
            );
          }),
          { numRuns },
        );
      },
      60_000,
    );
  });

  test("nothing of it was an error of ours", () => {
    expect(service.logged.filter(({ level }) => level === "error")).toEqual([]);
  });
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key])),
  ];
}

function setAt(root: Record<string, unknown>, path: Path, value: unknown): void {
  const last = path.at(-1);
  let place: Record<string, unknown> = root;
  for (const key of path.slice(0, -1)) {
    const next = place[key];
    if (typeof next !== "object" || next === null) return;
    place = Object.assign(next);
  }
  if (last !== undefined) place[last] = value;
}
