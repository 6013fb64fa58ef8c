import { text as textOf } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser } from "../has-browser.ts";
import { meeting, wake } from "../people.ts";

/* In one file: the people of these games meet in one browser, which takes longer to start than a game. */

const looks = [
  { width: 360, scheme: "light" },
  { width: 1440, scheme: "dark" },
] as const;

/** What is wrong with a view as it stands, in both looks. */
async function faultsIn(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { width, scheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForSelector(`html[data-theme=${scheme}]`);
    if ((await page.evaluate("document.documentElement.scrollWidth > innerWidth")) === true)
      faults.push(`it hangs out of ${width} pixels`);
    faults.push(...(await violationsIn(page)).map((fault) => `${width} ${scheme}: ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return faults;
}

const atVersion = (page: Page, version: number) => page.waitForSelector(`.table[data-step="${version}"]`);
const choose = (page: Page): Promise<void> => page.locator("[data-option]").first().click();
const secretIn = (link: string): string => link.slice(link.lastIndexOf("/") + 1);

/** The links of the page that hands them out, by seat. */
async function linksOn(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.waitForSelector("[data-handed-out]");
  const rows = await page.locator("[data-seat]").all();
  return Object.fromEntries(
    await Promise.all(
      rows.map(async (row) => [await row.getAttribute("data-seat"), await row.locator("input").inputValue()]),
    ),
  );
}

describe.skipIf(!hasBrowser)("a game by post in the page", () => {
  const people = meeting();
  const secrets: string[] = [];
  let [one, two]: readonly (Page | undefined)[] = [];
  let links: Readonly<Record<string, string>> = {};
  const id = (): string => /#\/post\/([a-z0-9]+)/.exec(links["player-2"] ?? "")?.[1] ?? "";
  const there = (page: Page | undefined): Page => {
    if (page === undefined) throw new Error("The test before this one failed.");
    return page;
  };

  it("is created from a mission; its invitations are shown once, and lost by no reload", async () => {
    const page = await people.come(`${people.url}#/?game=rogue-regiment`);
    one = page;
    await page.click("[data-by-post=chalk-farm]");
    await page.waitForSelector("[data-create]");
    expect(await faultsIn(page)).toEqual([]);
    await page.selectOption("[data-difficulty]", "easy");
    await page.selectOption("[data-deadline]", "48");
    await page.fill("[data-title]", "Tuesday night");
    await page.fill("[data-name=player-2]", "Anna");
    await page.click("[data-create]");
    links = await linksOn(page);
    secrets.push(...["player-1", "player-2", "master"].map((seat) => secretIn(links[seat] ?? "")));
    expect(secrets.every((secret) => secret.startsWith(`umpire-${id()}-`))).toBe(true);
    expect(await page.textContent("[data-seat=player-2]")).toContain("Anna (player 2)");
    await page.click("[data-seat=player-2] [data-qr]");
    await page.waitForSelector("[data-seat=player-2] .qr-code path");
    expect(await faultsIn(page)).toEqual([]);
    await page.reload();
    expect(await linksOn(page)).toEqual(links);
    await page.click("[data-handed-out]");
    await atVersion(page, 0);
    expect(await page.getAttribute(".whose-turn", "data-you")).toBe("player-1");
    await page.goBack();
    await page.waitForSelector(".trouble");
    expect(await page.textContent(".trouble")).toContain("shown once");
    await page.goForward();
    await atVersion(page, 0);
  });

  it("is opened by a link whose secret leaves the address at once; others look on", async () => {
    // who hears of nothing by himself can be overtaken
    const page = await people.come(links["player-2"] ?? "", { hears: false });
    two = page;
    await atVersion(page, 0);
    expect(page.url()).toBe(`${people.url}#/post/${id()}`);
    expect(await page.evaluate("history.length")).toBeLessThanOrEqual(2);
    expect(await page.getAttribute(".whose-turn", "data-you")).toBe("player-2");
    expect(await page.textContent(".whose-turn")).toContain("You are Anna.");
    expect(await page.textContent(".turn")).toContain("in 2 days");
    const spectator = await people.come(links["spectator"] ?? "");
    await spectator.waitForSelector("[data-hindered]");
    expect(await spectator.textContent("[data-hindered]")).toContain("You look on");
    expect(await spectator.locator("[data-option]").count()).toBe(0);
    await spectator.click("#tab-sight");
    await spectator.close();
  });

  it("says that someone was faster, and shows what they did", async () => {
    const [first, second] = [there(one), there(two)];
    await first.fill("[data-words]", "I take the east gate");
    // the second one decides before the first one's move can be seen, and the decision arrives after it
    const overtaken = Promise.withResolvers<void>();
    await second.route("**/moves", async (route) => {
      await overtaken.promise;
      await route.continue();
    });
    await choose(second);
    await second.waitForSelector(".play[aria-busy=true]");
    await choose(first);
    await atVersion(first, 1);
    expect(await first.inputValue("[data-words]")).toBe("");
    overtaken.resolve();
    const trouble = await second.textContent(".trouble");
    await atVersion(second, 1);
    await second.unroute("**/moves");
    expect(trouble).toContain("Someone was faster: the game is at version 1");
    expect(trouble).toContain("Your move was not made: Chosen:");
    expect(await second.locator(".trouble button").count()).toBe(0);
    expect(await second.textContent(".said")).toBe("Player 1: I take the east gate");
  });

  it("keeps a move over a cut connection and a reload, and sends it once", async () => {
    const [first, second] = [there(one), there(two)];
    await second.route("**/moves", (route) => route.abort());
    await choose(second);
    await second.waitForSelector(".play[aria-busy=true]");
    await second.reload();
    await second.waitForSelector("[data-unsent]");
    expect(await second.textContent("[data-unsent]")).toContain("Chosen:");
    await second.unroute("**/moves");
    // this time it arrives, and its answer is lost on the way
    let answers = 0;
    await second.route("**/moves", async (route) => {
      const answer = await route.fetch();
      answers++;
      await (answers === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await second.click("[data-unsent] .main");
    await atVersion(second, 2);
    expect(answers).toBe(2);
    await second.unroute("**/moves");
    expect(await second.locator("[data-unsent]").count()).toBe(0);
    await wake(first);
    await atVersion(first, 2);
    expect(await first.textContent(".play")).toContain("Which Operator acts");
  });

  it("goes back when every player agrees", async () => {
    const [first, second] = [there(one), there(two)];
    await first.focus('input[aria-label="Version"]');
    await first.keyboard.press("Home");
    await atVersion(first, 0);
    await first.click("[data-undo=ask]");
    expect(await first.textContent("[data-asking]")).toContain("It happens when Anna agrees");
    await first.click("[data-ask]");
    await first.waitForSelector("[data-proposal]");
    expect(await first.locator("[data-agree]").count()).toBe(0);
    await wake(second);
    await second.waitForSelector("[data-agree]");
    expect(await second.textContent("[data-proposal]")).toContain("Player 1 would like to take back:");
    expect(await violationsIn(second)).toEqual([]);
    await second.click("[data-agree]");
    await atVersion(second, 3);
    expect(await second.locator("[data-proposal]").count()).toBe(0);
    await wake(first);
    await atVersion(first, 3);
    for (const version of [4, 5]) {
      await choose(first);
      await atVersion(first, version);
    }
  });

  it("goes through its history by the keyboard; what is past can only be looked at", async () => {
    const page = there(one);
    const before = await page.innerHTML(".board-picture");
    await page.focus('input[aria-label="Version"]');
    for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowLeft");
    await atVersion(page, 0);
    expect(page.url()).toContain("step=0");
    expect(await page.innerHTML(".board-picture")).not.toBe(before);
    expect(await page.textContent("[data-hindered]")).toContain("You look back");
    await page.click("[data-present]");
    await atVersion(page, 5);
    expect(await page.innerHTML(".board-picture")).toBe(before);
    // who is done says so; the last one ends the phase
    const other = there(two);
    await wake(other);
    await atVersion(other, 5);
    for (let press = 0; press < 2; press++) await other.click("[data-done]");
    await atVersion(other, 6);
    await wake(page);
    await atVersion(page, 6);
    await page.click(".everyone [data-form]");
    await page.click("[data-do]");
    await atVersion(page, 7);
    await page.click("#tab-record");
    await page.waitForSelector('[data-move="7"] .numbers');
    expect(await page.textContent('[data-move="3"]')).toContain("with the consent of player 1 and Anna");
    expect(await faultsIn(page)).toEqual([]);
  });

  it("branches off: what if …", async () => {
    const page = there(one);
    await page.click('[data-move="1"] h2 button');
    await atVersion(page, 1);
    await page.click("[data-what-if]");
    await page.fill("[data-branch-title]", "What if we had waited?");
    await page.click("[data-branch]");
    const branch = await linksOn(page);
    secrets.push(...Object.values(branch).map(secretIn));
    expect(branch["spectator"]).toContain("/umpire-");
    await page.click("[data-handed-out]");
    await atVersion(page, 0);
    expect(await page.textContent(".whose-turn")).toContain("private");
    // nobody else can look on
    const stranger = await people.come(page.url());
    await stranger.waitForSelector(".trouble");
    expect(await stranger.textContent(".trouble")).toContain("not open to you");
    await stranger.close();
  });

  it("lists my games, those that wait for me first", async () => {
    const page = there(one);
    await page.click("nav a:has-text('My games')");
    await page.waitForSelector(".my-game");
    expect(await page.locator(".my-game").count()).toBe(2);
    expect(await page.textContent(`[data-game="${id()}"]`)).toContain("player 1 and the game master");
    expect(await page.textContent(`[data-game="${id()}"]`)).toContain("You or Anna can act");
    expect(await faultsIn(page)).toEqual([]);
    // one that the server cannot open is told as such, and one that it cannot even look up
    await page.route("**/v1/my-games", async (route) => {
      const response = await route.fetch();
      const { games, unknown }: { readonly games: readonly { readonly id: string }[]; readonly unknown: unknown } =
        await response.json();
      const untold = { readable: false, waitsForYou: false, waitsFor: null, ended: null };
      const told = games.map((game) => (game.id === id() ? { ...game, ...untold } : game));
      await route.fulfill({ response, json: { games: told, unknown, unreadable: [0] } });
    });
    await page.click("[data-refresh]");
    await page.waitForSelector(`[data-game="${id()}"] .notice`);
    expect(await page.textContent(`[data-game="${id()}"]`)).toContain("cannot be read");
    expect(await page.textContent(".post-page > .notice")).toContain("Keep it");
    expect(await page.locator(".my-game .notice").count()).toBe(1);
    expect(await faultsIn(page)).toEqual([]);
    await page.unroute("**/v1/my-games");
    await page.click(`[data-game="${id()}"] a`);
    await atVersion(page, 7);
  });

  it("renews an invitation: the old link opens nothing any more", async () => {
    const [first, second] = [there(one), there(two)];
    await first.click("#tab-seats");
    expect(await faultsIn(first)).toEqual([]);
    await first.click("[data-renew=player-2]");
    await first.click("[data-renew-now=player-2]");
    const fresh = await first.locator("li[data-seat=player-2] input").inputValue();
    secrets.push(secretIn(fresh));
    expect(fresh).not.toBe(links["player-2"]);
    await second.reload();
    await second.waitForSelector(".trouble");
    expect(await second.textContent(".trouble")).toContain("opens nothing any more");
    await second.goto(fresh);
    await atVersion(second, 7);
    expect(second.url()).not.toContain("umpire-");
    // one's own: what is open goes on with the new one
    await first.click("[data-renew=player-1]");
    await first.click("[data-renew-now=player-1]");
    secrets.push(secretIn(await first.locator("li[data-seat=player-1] input").inputValue()));
    await first.click("#tab-play");
    await first.click("[data-back]");
    await atVersion(first, 6);
    expect(await first.locator(".trouble").count()).toBe(0);
    await first.click("[data-present]");
  });

  it("has notices sent, and shows their key once", async () => {
    const page = there(two);
    await page.click("#tab-seats");
    await page.fill("[data-webhook]", "http://example.org/hook");
    await page.click("[data-notices]");
    await page.waitForSelector(".trouble");
    expect(await page.textContent(".trouble")).toContain("https");
    await page.route("**/notices", (route) =>
      route.fulfill({ json: { seat: "player-2", key: "the-key-of-the-notices" } }),
    );
    await page.fill("[data-webhook]", "https://example.org/hook");
    await page.click("[data-notices]");
    await page.waitForSelector("[data-key]");
    expect(await page.inputValue("[data-key] input")).toBe("the-key-of-the-notices");
    await page.unroute("**/notices");
    await page.click("[data-no-notices]");
    await page.waitForSelector("text=have ended");
    expect(await page.locator("[data-key]").count()).toBe(0);
    await page.click("#tab-play");
  });

  it("takes over newer rules after a report of what would differ", async () => {
    const page = there(one);
    await page.route(`**/v1/games/${id()}`, async (route) => {
      const response = await route.fetch();
      const game: { readonly rules: object } = await response.json();
      await route.fulfill({ response, json: { ...game, rules: { ...game.rules, current: false } } });
    });
    const rules = { version: "0.1.0", content: "a" };
    await page.route("**/take-over-rules", (route) =>
      route.fulfill({
        json: {
          outcome: "would",
          from: rules,
          to: { ...rules, version: "0.2.0" },
          checked: 6,
          differences: [{ version: 5, text: "At version 5 other things happen." }],
          way: { how: "checkpoint", to: null, text: "The game goes on as it stands.", changes: [], needs: [] },
          proposal: null,
          game: {},
        },
      }),
    );
    await page.reload();
    await page.waitForSelector(".notice");
    expect(await page.textContent(".post-page")).toContain("newer rules than this game");
    // a player has it on top, the game master (who plays here, too) among his deeds
    await page.waitForSelector("[data-take-over]");
    await page.click("#tab-seats");
    const masters = page.locator('section[aria-labelledby="master-deeds"]');
    await masters.locator("[data-dry-run]").click();
    await masters.locator("[data-take-over-now]").waitFor();
    expect(await masters.locator("[data-take-over]").textContent()).toContain("At version 5 other things happen.");
    expect(await masters.locator("[data-way]").textContent()).toContain("as it stands");
    expect(await faultsIn(page)).toEqual([]);
    await page.unrouteAll();
    await page.reload();
    await page.waitForSelector(".table");
  });

  it("is closed by the master; then the dice are verified in the browser", async () => {
    const [first, second] = [there(one), there(two)];
    await first.click("#tab-seats");
    await first.click("[data-close]");
    await first.click("[data-close-now]");
    await atVersion(first, 8);
    expect(await first.textContent(".turn")).toContain("Closed by the game master");
    await first.click("#tab-record");
    await first.click("[data-verify]");
    await first.waitForSelector("[data-whole=true]");
    expect(await first.getAttribute('[data-move="7"] .numbers', "data-verified")).toBe("true");
    expect(await faultsIn(first)).toEqual([]);
    // a server that tells other numbers is found out
    await second.route("**/moves?*", async (route) => {
      const response = await route.fetch();
      const answer: { readonly moves: readonly { readonly chance: readonly (readonly [number, number])[] }[] } =
        await response.json();
      await route.fulfill({
        response,
        json: {
          ...answer,
          moves: answer.moves.map((move) => ({
            ...move,
            chance: move.chance.map(([of, drawn]) => [of, (drawn % of) + 1]),
          })),
        },
      });
    });
    await second.reload();
    await atVersion(second, 8);
    await second.click("#tab-record");
    await second.click("[data-verify]");
    await second.waitForSelector("[data-whole=false]");
    expect(await second.textContent('[data-move="7"] .not-verified')).toContain("✗");
    expect(await second.textContent("[data-whole=false]")).toContain("Wrong numbers at version 7");
    await second.unrouteAll();
  });

  it("is saved as a record, and goes on from it as another game", async () => {
    const page = there(one);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-export]")]);
    const saved = await textOf(await download.createReadStream());
    expect(saved).toMatch(/^umpire record 1\ngame /);
    await page.click("nav a:has-text('My games')");
    await page.setInputFiles("[data-import]", {
      name: "broken.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no record"),
    });
    await page.waitForSelector(".import .trouble");
    await page.setInputFiles("[data-import]", {
      name: "saved.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(saved),
    });
    const imported = await linksOn(page);
    secrets.push(...Object.values(imported).map(secretIn));
    await page.click("[data-handed-out]");
    await atVersion(page, 0);
  });

  it("with the players' own dice takes what they rolled, and says that nobody can verify it", async () => {
    const page = there(one);
    await page.goto(`${people.url}#/new-game/rogue-regiment/chalk-farm`);
    await page.selectOption("[data-players]", "1");
    // what else its game has to choose from is folded away, and can be sent
    await page.click("summary:has-text('More choices')");
    expect(await page.locator("[data-choice=mode] option").count()).toBe(3);
    await page.selectOption("[data-choice=deck]", "standard");
    await page.click("input[value=table]");
    await page.click("[data-create]");
    secrets.push(
      ...Object.values(await linksOn(page))
        .map(secretIn)
        .filter((word) => word.startsWith("umpire-")),
    );
    await page.click("[data-handed-out]");
    for (const version of [1, 2]) {
      await choose(page);
      await atVersion(page, version);
    }
    await page.click(".everyone [data-form]");
    await page.click("[data-do]");
    await page.waitForSelector("[data-decision=roll], [data-decision=draw]");
    expect(await page.locator("text=/(Roll|Draw) for us/").count()).toBe(0);
    await page.click("#tab-record");
    expect(await page.textContent("[data-dice=table]")).toContain("nobody can verify");
  });

  it("tells no secret to anybody but in the authorization header", async () => {
    const { addresses, referrers, titles, authorizations } = people.told;
    expect(secrets.length).toBeGreaterThan(8);
    const tells = (text: string): boolean => secrets.some((secret) => text.includes(secret.slice(-43)));
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter(tells)).toEqual([]);
    expect(referrers.filter(tells)).toEqual([]);
    expect([...titles, await there(one).title(), await there(two).title()].filter(tells)).toEqual([]);
    expect(authorizations.some(tells)).toBe(true);
    expect(people.complaints).toEqual([]);
  });
});
