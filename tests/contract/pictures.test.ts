import { decode } from "fast-png";
import * as z from "zod";
import { beforeAll, describe, expect, test } from "vitest";
import { client, graphql } from "../client/client.ts";
import { elementsOf, valuesOf } from "../pictures/elements.ts";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

const service = serving();
let ask: ReturnType<typeof client>;

beforeAll(async () => {
  ask = client((request) => service.app.fetch(request));
});

const at = { ruleset: "rogue-regiment", board: hedge };

const post = (path: string, body: unknown): Promise<Response> =>
  Promise.resolve(
    service.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
const get = (path: string, as?: string): Promise<Response> =>
  Promise.resolve(service.app.request(path, { headers: as === undefined ? {} : { authorization: `Bearer ${as}` } }));
const pngOf = async (response: Response): Promise<{ readonly width: number; readonly height: number }> =>
  decode(new Uint8Array(await response.arrayBuffer()));

describe("the picture of a position", () => {
  test("is an SVG that loads and runs nothing, in any form of the position", async () => {
    const drawn = await post("/v1/board.svg", at);
    expect(drawn.status).toBe(200);
    expect(drawn.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(drawn.headers.get("content-security-policy")).toContain("default-src 'none'");
    const elements = elementsOf(await drawn.text());
    expect(valuesOf(elements, "data-piece").toSorted()).toEqual(["guard", "jock"]);
    expect(elements.find(({ name }) => name === "title")?.text).toBe(
      "SAS: Rogue Regiment — Turn 1, stealth section, operator phase",
    );
    const { json } = await service.post("/v1/board", at);
    const game = await service.post("/v1/games", at);
    for (const form of [{ position: json["position"] }, { gameId: game.json["id"], version: 0 }])
      expect(await (await post("/v1/board.svg", form)).text()).toContain('data-piece="jock"');
    expect((await post("/v1/board.svg", { ruleset: "v-sabotage", scenario: "relay-post" })).status).toBe(200);
  });

  test("is a PNG of the width that was asked for", async () => {
    const painted = await post("/v1/board.png", { ...at, width: 500, theme: "dark" });
    expect([painted.status, painted.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await pngOf(painted)).width).toBe(500);
    expect((await pngOf(await post("/v1/board.png", at))).width).toBe(1080);
  });

  test("shows a sight ruling, a field of view and a title", async () => {
    const asked = await post("/v1/board.svg", {
      ...at,
      sight: { from: "guard", to: "jock" },
      fieldOfView: "guard",
      title: "Does he <see> me?",
    });
    const text = await asked.text();
    const { json } = await service.post("/v1/sight", { ...at, from: "guard", to: "jock" });
    const { lines } = z
      .object({ ruling: z.object({ lines: z.array(z.object({ fate: z.string() })) }) })
      .parse(json).ruling;
    const elements = elementsOf(text);
    expect(valuesOf(elements, "data-fate")).toEqual(lines.map(({ fate }) => fate));
    expect(valuesOf(elements, "data-field")).toContain("full");
    expect(elements.find(({ name }) => name === "title")?.text).toMatch(/^Does he <see> me\? — /);
  });

  test.each([
    ["a picture too wide", { ...at, width: 100_000 }, "/width"],
    ["an unknown theme", { ...at, theme: "sepia" }, "/theme"],
    ["half a question", { ...at, sight: { from: "guard" } }, "/sight/to"],
    ["two forms", { ...at, scenario: "chalk-farm" }, "/"],
    ["an unknown field", { ...at, colour: "red" }, "/colour"],
    ["nobody", { ...at, fieldOfView: "nobody" }, "/fieldOfView"],
  ])("says what is wrong with %s", async (_name, body, path) => {
    for (const kind of ["svg", "png"]) {
      const { status, json } = await service.post(`/v1/board.${kind}`, body);
      expect(status).toBe(400);
      expect(json).toMatchObject({ errors: [{ path }] });
    }
  });
});

describe("the picture of a stored game", () => {
  test("is a link: any version, with a question in it", async () => {
    const { id, secretOf } = invited((await service.post("/v1/games", at)).json);
    await service.post(
      `/v1/games/${id}/moves`,
      { expectedVersion: 0, action: { do: "pop-up", operator: "jock" } },
      secretOf("player-1"),
    );
    const crouched = /Jock \(operator\), 3,0, facing west, crouched/;
    expect(await (await get(`/v1/games/${id}/board.svg?version=0`)).text()).toMatch(crouched);
    const now = await get(`/v1/games/${id}/board.svg?theme=dark&from=guard&to=jock&fieldOfView=guard`);
    const text = await now.text();
    expect(text).not.toMatch(crouched);
    expect(valuesOf(elementsOf(text), "data-line")).toEqual(["0"]);
    const png = await get(`/v1/games/${id}/board.png?width=300`);
    expect([png.status, (await pngOf(png)).width]).toEqual([200, 300]);
  });

  test("is for those who may read the game", async () => {
    const { id, secretOf } = invited((await service.post("/v1/games", { ...at, visibility: "private" })).json);
    const stranger = await get(`/v1/games/${id}/board.png`);
    const whoReads = await get(`/v1/games/${id}`);
    expect([stranger.status, stranger.headers.get("content-type")]).toEqual([
      whoReads.status,
      "application/problem+json",
    ]);
    expect(stranger.status).toBeGreaterThanOrEqual(400);
    expect((await get(`/v1/games/${id}/board.png`, secretOf("player-1"))).status).toBe(200);
  });

  test.each([
    ["version=x", "/version"],
    ["width=1", "/width"],
    ["from=guard", "/to"],
    ["facing=N", "/from"],
    ["zoom=2", "/zoom"],
  ])("says what is wrong with ?%s", async (query, path) => {
    const { id } = invited((await service.post("/v1/games", at)).json);
    const { status, json } = await service.get(`/v1/games/${id}/board.svg?${query}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ path }] });
  });

  test("is not found where there is no game, or no such picture", async () => {
    expect((await service.get("/v1/games/nothing/board.svg")).status).toBe(404);
    expect((await service.get("/v1/games/nothing/board.gif")).status).toBe(404);
    expect((await service.get("/v1/board.png")).status).toBe(405);
  });
});

describe("the picture in GraphQL", () => {
  const picture = graphql(`
    query Picture($at: At!, $sight: SightQuestion, $theme: Theme, $width: Int) {
      picture(at: $at, sight: $sight, theme: $theme, width: $width) {
        svg
        png
        width
        height
        description
      }
    }
  `);

  test("is the same as in REST, as SVG and as PNG", async () => {
    const asked = { sight: { from: "guard", to: "jock", facing: null }, theme: "dark", width: 400 } as const;
    const { data, errors } = await ask(picture, { at, ...asked });
    expect(errors).toEqual([]);
    const { facing: _, ...sight } = asked.sight;
    const rest = { ...at, ...asked, sight };
    expect(data?.picture?.svg).toBe(await (await post("/v1/board.svg", rest)).text());
    const png = Buffer.from(data?.picture?.png ?? "", "base64");
    expect(png.equals(Buffer.from(await (await post("/v1/board.png", rest)).arrayBuffer()))).toBe(true);
    expect(data?.picture?.description).toContain("Guard does not see Jock");
  });

  test("is painted once, and twice in a document at most", async () => {
    const farm = '{ ruleset: "rogue-regiment", scenario: "chalk-farm" }';
    const aliased = await service.post("/graphql", { query: `{ picture(at: ${farm}, width: 120) { a: png b: png } }` });
    const { a, b } = z
      .object({ data: z.object({ picture: z.object({ a: z.string(), b: z.string() }) }) })
      .parse(aliased.json).data.picture;
    expect(a).toBe(b);
    const three = await service.post("/graphql", {
      query: `{ ${["x", "y", "z"].map((name) => `${name}: picture(at: ${farm}) { png }`).join(" ")} }`,
    });
    expect(three.json).toMatchObject({ errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] });
  });

  test("says what is wrong", async () => {
    const { errors } = await ask(picture, { at, sight: null, theme: null, width: 5 });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", faults: [{ path: "/width" }] } }]);
  });
});
