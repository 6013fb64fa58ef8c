import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fold } from "../../../web/table/short-form.ts";
import type { Browsing } from "../browsing.ts";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "../browser.ts";
import { tapSquare } from "../squares.ts";
import { firstLoad } from "../first-load.ts";
import { playText } from "../from-text.ts";

describe.skipIf(!hasBrowser)("the page", () => {
  const visit = visiting();

  it("loads at most 150 KiB, compressed, up to the first board", async () => {
    const { page, bytes } = await firstLoad(visit);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(150 * 1024);
    await page.close();
  });

  it("is written in its own letters, which come from this server", async () => {
    const page = await visit.open("#/?game=rogue-regiment");
    await page.waitForSelector("[data-facts]");
    const faces = await page.evaluate<readonly string[]>(
      "document.fonts.ready.then(() => [...document.fonts].map(({ family, weight, status }) => [family, weight, status].join(' ')))",
    );
    expect(faces).toEqual(["Umpire Sans 400 loaded", "Umpire Sans 600 800 loaded"]);
    expect(visit.complaints).toEqual([]);
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
    // it makes room for what a piece that is chosen can do
    await page.click("[data-doer=jock]");
    await page.waitForSelector(".enemy-now:not([open])");
    await page.waitForSelector("[data-can=jock] .actions");
    const [actions, enemy] = await Promise.all(
      [".acting .actions", ".enemy-now"].map((what) => page.locator(what).first().boundingBox()),
    );
    expect((actions?.y ?? 9999) + (actions?.height ?? 0)).toBeLessThanOrEqual(enemy?.y ?? 0);
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
