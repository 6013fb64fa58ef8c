import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { atVersion, boardOfTwo, posted, type Posted } from "../posted.ts";

const isStreamAt = ({ href }: URL): boolean => href.includes("/v1/streams?");
const isStream = (request: Request): boolean => isStreamAt(new URL(request.url()));

describe.skipIf(!hasBrowser)("news of a game by post", () => {
  const visit = visiting();

  const begin = (): Promise<Posted> =>
    posted(visit.url, { ruleset: "rogue-regiment", board: boardOfTwo }, ["Anna", "Ben"]);
  /** Somebody plays from elsewhere. */
  const ben = (game: Posted, version: number): Promise<void> =>
    game.play("player-2", version, { do: "face", operator: "paddy", facing: version % 2 === 0 ? "N" : "S" });

  it("show a move at once in every window of a browser, by one stream, whichever of them is left", async () => {
    const game = await begin();
    const streams = new Map<Request, Page>();
    const come = async (fragment: string): Promise<Page> => {
      const page = await visit.open(fragment);
      page.on("request", (request) => isStream(request) && streams.set(request, page));
      page.on("requestfinished", (request) => streams.delete(request));
      page.on("requestfailed", (request) => streams.delete(request));
      page.on("close", () => streams.forEach((of, request) => of === page && streams.delete(request)));
      return page;
    };
    const holders = (): readonly Page[] => [...streams.values()];
    const first = await come("#/my-games");
    await first.goto(`${visit.url}#/post/${game.id}/${game.secret("player-1")}`);
    await atVersion(first, 0);
    await expect.poll(holders).toEqual([first]);
    const second = await come(`#/post/${game.id}`);
    await atVersion(second, 0);
    // the one that was opened last is seen
    await expect.poll(holders).toEqual([second]);
    await ben(game, 0);
    await Promise.all([atVersion(first, 1), atVersion(second, 1)]);
    await second.close();
    await expect.poll(holders).toEqual([first]);
    await ben(game, 1);
    await atVersion(first, 2);
    await first.goto(`${visit.url}#/rules/rogue-regiment`);
    await expect.poll(holders).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await first.close();
  });

  it("come to whoever looks on at a public game, by one stream, and to nobody once it is left", async () => {
    const game = await begin();
    const page = await visit.open("#/rules/rogue-regiment");
    const streams = new Set<Request>();
    page.on("request", (request) => isStream(request) && streams.add(request));
    page.on("requestfinished", (request) => streams.delete(request));
    page.on("requestfailed", (request) => streams.delete(request));
    await page.clock.install();
    await page.goto(`${visit.url}#/post/${game.id}`);
    await atVersion(page, 0);
    await expect.poll(() => streams.size).toBe(1);
    // the clock of the page stands still but for the moment in which news are looked at together
    await ben(game, 0);
    await page.clock.runFor(1000);
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return page.getAttribute(".table", "data-step");
      })
      .toBe("1");
    await page.goto(`${visit.url}#/rules/rogue-regiment`);
    await expect.poll(() => streams.size).toBe(0);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("are looked for again and again where no stream is held open", async () => {
    const game = await begin();
    const page = await visit.open("#/rules/rogue-regiment");
    let asked = 0;
    await page.route(isStreamAt, (route) => {
      asked++;
      return route.fulfill({ contentType: "text/event-stream", body: "retry: 20000\n\n" });
    });
    await page.clock.install();
    await page.goto(`${visit.url}#/post/${game.id}/${game.secret("player-1")}`);
    await atVersion(page, 0);
    await expect.poll(() => asked).toBe(1);
    await ben(game, 0);
    await page.clock.fastForward(13_000);
    await atVersion(page, 1);
    await page.close();
  });
});
