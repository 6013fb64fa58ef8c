import { deflateRawSync } from "node:zlib";
import { decode } from "fast-png";
import { describe, expect, test } from "vitest";
import { serving } from "./serving.ts";
import { hedge } from "./table.ts";

const service = serving();

const get = (path: string): Promise<Response> => Promise.resolve(service.app.request(path));
const folded = (form: unknown): string => deflateRawSync(JSON.stringify(form)).toString("base64url");
const word = folded({ ruleset: "rogue-regiment", board: hedge });

/** The contents of the tags that chats read, by name. */
const tagsOf = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:property|name|http-equiv)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );

describe("a link to a position, pasted into a chat", () => {
  test("tells the game, its moment and a picture, and leads people to the page", async () => {
    const answer = await get(`/v1/shared/${word}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const tags = tagsOf(await answer.text());
    expect(tags).toMatchObject({
      "og:title": "SAS: Rogue Regiment — Turn 1, stealth section, operator phase",
      "og:image": `http://localhost/v1/shared/${word}/board.png`,
      refresh: `0; url=http://localhost/#/position/${word}`,
    });
    const picture = await get(new URL(tags["og:image"] ?? "").pathname);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(decode(new Uint8Array(await picture.arrayBuffer())).width).toBe(1200);
  });

  test("leaves to the page what the table was called and what was asked there", async () => {
    const matter = { words: "Does he see him?", asked: { from: "guard", to: "jock" } };
    const named = folded({ ruleset: "rogue-regiment", title: "The corner", board: hedge, matter });
    const answer = await get(`/v1/shared/${named}`);
    expect(answer.status).toBe(200);
    expect((await get(`/v1/shared/${named}/board.png`)).status).toBe(200);
  });

  test("tells the verdict that it asks for, and draws its line", async () => {
    const query = "?tab=sight&from=guard&to=jock";
    const tags = tagsOf(await (await get(`/v1/shared/${word}${query}`)).text());
    expect(tags["og:title"]).toMatch(/^Guard (?:sees|does not see) Jock\.$/);
    expect(tags["refresh"]).toBe(`0; url=http://localhost/#/position/${word}${query}`.replaceAll("&", "&amp;"));
    const [plain, asked] = await Promise.all(
      ["", query].map(async (search) =>
        Buffer.from(await (await get(`/v1/shared/${word}/board.png${search}`)).arrayBuffer()).toString("base64"),
      ),
    );
    expect(asked).not.toBe(plain);
  });

  test("says when other rules judge it, and when the verdict that it was made with is another one now", async () => {
    const asked = "?from=guard&to=jock";
    const toldBy = async (path: string) =>
      tagsOf(await (await get(`/v1/shared/${path}`)).text())["og:description"] ?? "";
    const verdict = tagsOf(await (await get(`/v1/shared/${word}${asked}`)).text())["og:title"];
    const sees = verdict === "Guard sees Jock.";
    const earlier = folded({ ruleset: "rogue-regiment", version: "0.0.1", board: hedge });
    expect(await toldBy(earlier)).toContain("The link was made by rogue-regiment 0.0.1; this is by ");
    expect(await toldBy(`${earlier}${asked}`)).toContain("The link was made by rogue-regiment 0.0.1");
    expect(await toldBy(`${word}${asked}&seen=${sees ? "no" : "yes"}`)).toContain("the verdict is another one now");
    for (const same of [
      word,
      `${word}${asked}`,
      `${word}${asked}&seen=${sees ? "yes" : "no"}`,
      `${word}${asked}&seen=%3Cb%3E`,
    ])
      expect(await toldBy(same)).not.toMatch(/link was made/);
  });

  test("shows what people wrote as text alone", async () => {
    const tricky = folded({ ruleset: "rogue-regiment", board: hedge });
    const page = await (await get(`/v1/shared/${tricky}?tab=%22%3E%3Cscript%3E`)).text();
    expect(page).not.toContain("<script");
  });

  test.each([
    ["no word", "not-base64!"],
    ["a word that was cut", word.slice(0, 20)],
    ["no object", folded("a text")],
    ["a position of no game", folded({ ruleset: "chess", board: hedge })],
    ["a deep one", folded({ position: JSON.parse(`${"[".repeat(200)}${"]".repeat(200)}`) })],
    ["more than a position", folded({ ruleset: "rogue-regiment", board: "x".repeat(400_000) })],
    ["something else beside it", folded({ ruleset: "rogue-regiment", board: hedge, random: true })],
  ])("%s is refused", async (_name, wrong) => {
    for (const path of [`/v1/shared/${wrong}`, `/v1/shared/${wrong}/board.png`]) {
      const answer = await get(path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
    }
  });
});

describe("a link to a game", () => {
  const created = async (visibility: "public" | "private") =>
    (await service.post("/v1/games", { ruleset: "rogue-regiment", board: hedge, title: 'The "<b>" gate', visibility }))
      .json;

  test("tells of a game that everybody may look on at", async () => {
    const { id } = await created("public");
    const tags = tagsOf(await (await get(`/v1/games/${String(id)}/shared`)).text());
    expect(tags).toMatchObject({
      "og:title": "The &quot;&lt;b&gt;&quot; gate",
      "og:image": `http://localhost/v1/games/${String(id)}/board.png?width=1200`,
      refresh: `0; url=http://localhost/#/post/${String(id)}`,
    });
  });

  test("tells nothing of a private one", async () => {
    const { id } = await created("private");
    expect((await get(`/v1/games/${String(id)}/shared`)).status).toBe(404);
  });
});
