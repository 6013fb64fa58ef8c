import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fold } from "../../web/table/short-form.ts";
import type { Browsing } from "./browsing.ts";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "./browser.ts";
import { playText } from "./from-text.ts";
import { firstLoad } from "./first-load.ts";

/** Presses on the board in the middle of a square, as a finger would. */
async function tapSquare(page: Page, x: number, y: number): Promise<void> {
  const picture = await page.locator(".board-picture > svg").boundingBox();
  if (picture === null) throw new Error("There is no picture.");
  const [left, top, side] = await boardAt(page);
  await page.mouse.click(picture.x + left + (x + 0.5) * side, picture.y + top + (y + 0.5) * side);
}

/** Where the board lies in its picture, by the ground it is drawn on: left, top and the side of a square, as shown. */
async function boardAt(page: Page): Promise<readonly [number, number, number]> {
  const found: unknown = await page.evaluate(`(() => {
    const svg = document.querySelector(".board-picture > svg"), ground = svg.querySelectorAll("rect")[1];
    const outer = svg.getBoundingClientRect(), box = ground.getBoundingClientRect();
    return [box.left - outer.left, box.top - outer.top, box.width / 24];
  })()`);
  const [left = 0, top = 0, cell = 0] = Array.isArray(found) ? found.map(Number) : [];
  return [left, top, cell];
}

describe.skipIf(!hasBrowser)("the page", () => {
  const visit = visiting();

  it("may run and ask nothing but its own, and tells nobody where it is", async () => {
    const response = await fetch(visit.url);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await response.text()).not.toMatch(/<script>|<style>| style=|https?:\/\//);
  });

  it("loads less than 150 KB, compressed, up to the first board", async () => {
    const { page, bytes } = await firstLoad(visit);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
    await page.close();
  });

  it("selects squares and pieces by the keyboard, and says what is there", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    await page.focus("[role=gridcell]");
    for (let i = 0; i < 22; i++) await page.keyboard.press("ArrowDown");
    expect(await page.getAttribute("[role=gridcell]", "aria-label")).toContain("Jock (operator), facing east");
    expect(await page.textContent("[role=status]")).toContain("Jock (operator)");
    await page.keyboard.press("Enter");
    expect(page.url()).toContain("piece=jock");
    expect(await page.getAttribute("[role=gridcell]", "aria-selected")).toBe("true");
    await page.close();
  });

  it("is reached at once by the skip link", async () => {
    const page = await layOut(visit, "v-sabotage", "relay-post", "standard");
    // who came by a button that is gone is at the beginning of the view
    expect(await page.getAttribute(":focus", "id")).toBe("main");
    await page.reload();
    await page.waitForSelector("[role=gridcell]");
    await page.keyboard.press("Tab");
    expect(await page.textContent(":focus")).toContain("Skip");
    await page.keyboard.press("Enter");
    expect(await page.getAttribute(":focus", "role")).toBe("gridcell");
    await page.close();
  });

  it("puts an action together on the board by touch, tells its odds, and does it; Back undoes", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 1440 });
    await toOperatorPhase(page);
    await tapSquare(page, 0, 22);
    await page.click("[data-form=move]");
    await tapSquare(page, 1, 22);
    await page.waitForSelector(".odds-line:has-text('No dice')");
    expect(await page.textContent(".preview")).toContain("Move to 1,22");
    expect(await page.textContent(".preview .cost")).toBe("1 AP");
    // what is half done is taken up again
    await page.reload();
    await page.waitForSelector(".preview:has-text('Move to 1,22')");
    await page.click("[data-do]");
    await page.waitForSelector('.table[data-step="4"]');
    expect(page.url()).not.toContain("do=");
    expect(await page.textContent(".events")).toContain("Jock");
    await page.click("[data-back]");
    await page.waitForSelector('.table[data-step="3"]');
    expect(page.url()).toContain("step=3");
    await page.reload();
    await page.waitForSelector('.table[data-step="3"]');
    expect(await page.textContent(".table-tools")).toContain("forgets the step after it");
    await page.close();
  });

  it("shows a board without a place on it: the last terrain has been taken apart", async () => {
    const page = await playText(
      visit,
      "v-sabotage",
      "phase end\ncompleted relay-post\ncommando sapper tan eliminated\ncommando medic blue outside\n",
    );
    await page.waitForSelector(".table .board-picture svg");
    expect(await page.innerHTML(".board-picture")).not.toContain("NaN");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("says why something cannot be done, and opens the rule", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    await toOperatorPhase(page);
    await page.click("[data-doer=jock]");
    await page.click("[data-form=sprint]");
    await page.selectOption("select[data-field=path]", { label: "1,22" });
    await page.click("[data-do]");
    await page.waitForSelector('.table[data-step="4"]');
    await page.click(".not-now > summary");
    await page.click(".not-now li summary:has-text('Recover')");
    await page.waitForSelector(".not-now li > details[open] >> text=Jock has 2 AP; it takes 3.");
    await page.click(".not-now .fails .cited summary >> visible=true");
    await page.locator(".not-now .fails .rule-link >> visible=true").first().click();
    await page.waitForSelector("dialog [data-rule-card]");
    expect(await page.textContent("dialog .rule-id")).toMatch(/^rr\./);
    // a second one is opened above the first, which stays until it is closed
    const [first] = await page.locator("dialog .rule-id").allInnerTexts();
    await page
      .locator(`.rule-link:not([data-rule="${first ?? ""}"]) >> visible=true`)
      .first()
      .click();
    await page.waitForSelector("dialog .opened-rule:nth-of-type(2) [data-rule-card]");
    const shown = (): Promise<readonly string[]> => page.locator("dialog .rule-id").allInnerTexts();
    await expect.poll(async () => (await shown())[1]).toBe(first);
    await page.locator("dialog [data-close-rule]").first().click();
    await expect.poll(shown).toEqual([first]);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.rule-dialog", { state: "hidden" });
    await page.close();
  });

  it("draws the lines of sight, and a link opens exactly this elsewhere", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    await page.click("#tab-sight");
    await page.selectOption("[data-sight=from]", "guard-1");
    await page.selectOption("[data-sight=to]", "jock");
    await page.click(".line-question button");
    await page.waitForSelector("[data-line]");
    const verdict = await page.textContent(".verdict-line");
    expect(verdict).toContain("Guard 1 does not see Jock");
    await page.click("[data-link]");
    const link = await page.inputValue("[data-link-text]");
    expect(link.length).toBeLessThan(2000);
    const asked: Request[] = [];
    const other = await visit.open(link.slice(visit.url.length));
    other.on("request", (request) => asked.push(request));
    await other.waitForSelector("[data-line]");
    expect(await other.textContent(".verdict-line")).toBe(verdict);
    // the fragment stays in the browser
    expect(asked.every((request) => !request.url().includes("position/"))).toBe(true);
    expect(await other.locator("[data-made], [data-then]").count()).toBe(0);
    await other.close();
    // the other link is read by the server, tells its verdict to chats, and leads to the same place
    const pictured = await page.inputValue("[data-link-picture]");
    const told = await (await fetch(pictured)).text();
    expect(told).toContain('property="og:title" content="guard-1 does not see jock."');
    const led = await visit.open(pictured.slice(visit.url.length));
    await led.waitForSelector("[data-line]");
    expect(await led.textContent(".verdict-line")).toBe(verdict);
    await led.close();
    await page.close();

    // made by other rules, under which it was another verdict
    const earlier = link
      .slice(visit.url.length)
      .replace("seen=no", "seen=yes")
      .replace(/(?<=position\/)[\w-]+/, (word) =>
        deflateRawSync(
          inflateRawSync(Buffer.from(word, "base64url"))
            .toString()
            .replace(/"version":"[^"]*"/, '"version":"0.0.1"'),
        ).toString("base64url"),
      );
    const later = await visit.open(earlier);
    await later.waitForSelector("[data-then]");
    expect(await later.textContent("[data-then]")).toContain("Guard 1 saw Jock: the verdict is another one now.");
    expect(await later.textContent("[data-made]")).toMatch(/made by rogue-regiment 0\.0\.1; this is by \d/);
    // what is played since is no matter of the rules
    await later.click("#tab-play");
    await later.click("[data-next]");
    await later.waitForSelector("[data-then]", { state: "detached" });
    await later.click("[data-back]");
    await later.waitForSelector("[data-then]");
    await later.click("#tab-sight");
    // another question is not the one that the link was made with
    const others = later.locator("[data-sight=from] option:not([value='']):not([value=guard-1]):not([value=jock])");
    await later.selectOption("[data-sight=from]", (await others.first().getAttribute("value")) ?? "");
    await later.click(".line-question button");
    await later.waitForSelector("[data-then]", { state: "detached" });
    await later.close();
  });

  it("shades who sees a place", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 1440 });
    await page.click("#tab-sight");
    await tapSquare(page, 16, 14);
    await page.click("[data-ask=who]");
    await page.waitForSelector("[data-highlight=seeing]");
    expect(await page.textContent(".verdict-line")).toMatch(/see 16,14/);
    expect(await page.locator("[data-highlight=seeing]").count()).toBeGreaterThan(0);
    await page.close();
  });

  it("keeps what was played when the connection drops, and goes on where it was", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    await page.route("**/v1/adjudicate", (route) => route.abort());
    // nor are the rules there that are kept for such a time
    await page.evaluate("delete globalThis.Worker");
    await page.clock.install();
    await page.click("[data-next]");
    for (let i = 0; i < 6; i++) await page.clock.runFor(2000);
    await page.waitForSelector(".trouble");
    expect(await page.textContent(".trouble")).toContain("does not answer");
    await page.unroute("**/v1/adjudicate");
    await page.click(".trouble button");
    await page.waitForSelector('.table[data-step="1"]');
    expect(await page.locator(".trouble").count()).toBe(0);
    await page.close();
  });

  it("searches the rule book, and shows an open point with its readings", async () => {
    const page = await visit.open("#/rules/rogue-regiment");
    await page.fill("[data-search]", "fov diagonals");
    await page.waitForSelector('[data-rule-card="rr.open.fov-diagonals"]');
    expect(await page.textContent('[data-rule-card="rr.open.fov-diagonals"]')).toContain(
      "followed unless you say otherwise",
    );
    expect(page.url()).toContain("search=fov+diagonals");
    await page.close();
  });
});

/** Opens a position by a link, as somebody would who was sent it. */
async function openBoard(visit: Pick<Browsing, "open">, board: string): Promise<Page> {
  const word = await fold({ ruleset: "rogue-regiment", board });
  const page = await visit.open(`#/position/${word ?? ""}`);
  await page.waitForSelector("[data-doer=jock]");
  return page;
}

describe.skipIf(!hasBrowser)("a fight at the table", () => {
  const visit = visiting();

  it("tells the odds before, takes the dice that were rolled, and shows them", async () => {
    const page = await openBoard(
      visit,
      "board\n+ + + + +\n J . . 1\n+ + + + +\nJ = operator jock, pistol\n1 = smg guard, facing E",
    );
    await page.click("text=I roll real dice");
    await page.click("[data-doer=jock]");
    await page.click("[data-form=attack]");
    await page.waitForSelector(".odds");
    expect(await page.textContent(".odds tr:has-text('is killed') .figure")).toBe("50 %");
    await page.click("[data-do]");
    await page.fill("[data-faces]", "4");
    await page.click("text=These were rolled");
    await page.waitForSelector(".die");
    expect(await page.getAttribute(".dice", "aria-label")).toBe("rolled 4");
    expect(await page.textContent(".events")).toContain("Guard is killed on 3,0.");
    // the keyboard stays where the next question is
    expect(await page.evaluate("document.activeElement.className")).toBe("asked");
    await page.close();
  });

  it("follows the enemy phase by phase, with what it weighed", async () => {
    const page = await openBoard(
      visit,
      "board\n+ + + + + + + + + +\n 1 . . . . . . J P\n+ + + + + + + + + +\n1 = smg guard, facing E, alert\nJ = operator jock, spotted\nP = operator paddy, spotted",
    );
    await page.click(".enemy-now summary");
    await page.waitForSelector(".enemy-now .events li");
    expect(await page.textContent(".enemy-now")).toContain("advances on Jock");
    await page.click("[data-form=end-phase]");
    await page.click("[data-do]");
    await page.waitForSelector("[data-next]");
    for (let i = 0; i < 6 && (await page.locator(".reasons").count()) === 0; i++) {
      const step = Number(await page.getAttribute(".table", "data-step"));
      await page.locator("[data-next], [data-option]").first().click();
      await page.waitForSelector(`.table[data-step="${step + 1}"]`);
    }
    await page.locator(".reasons summary").first().click();
    expect(await page.textContent(".reasons table")).toContain("Jock");
    expect(await page.locator(".reasons .best").count()).toBeGreaterThan(0);
    await page.close();
  });
});
