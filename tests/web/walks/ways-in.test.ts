import { describe, expect, it } from "vitest";
import { disputes } from "../../../web/home/disputes.ts";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { behindSentries } from "../hunted.ts";

describe.skipIf(!hasBrowser)("the ways in", () => {
  const visit = visiting();

  it("lead from the landing to the first move in three presses", async () => {
    const page = await visit.open("", { width: 1440 });
    await page.click("[data-play-now]");
    await page.waitForSelector("[data-guide]");
    await page.click("[data-doer=jock]");
    await page.click("[data-form=crouch]");
    await page.waitForSelector("[data-do]");
    expect(await page.textContent(".preview")).toContain("Crouch");
    expect(await page.textContent(".objectives")).toContain("Kill every Axis officer");
    expect(await page.locator("[data-track=Stealth]").count()).toBe(1);
    await page.close();
  });

  it("lead from the card of the first mission of every game to the guide, as the door does, which names it", async () => {
    const page = await visit.open("", { width: 1366, height: 768 });
    for (const game of ["v-sabotage", "two-hundred-hours", "hour-of-glory", "dust-tactics", "rogue-regiment"]) {
      await page.goto(`${visit.url}#/?game=${game}`);
      await page.waitForSelector(`[data-game=${game}][aria-pressed=true]`);
      await page.waitForSelector("[data-with-guide]");
      const card = page.locator(".card", { has: page.locator("[data-with-guide]") });
      expect(await page.textContent("[data-first-mission]")).toContain((await card.locator("h3").textContent()) ?? "");
      await page.click("[data-with-guide]");
      await page.waitForSelector("[data-guide]");
    }
    await page.close();
  });

  it("lead from the gallery to a ruling in one", async () => {
    const page = await visit.open("#/disputes", { width: 1440 });
    await page.click("[data-dispute=wall-corner]");
    await page.waitForSelector(".ruling");
    expect(await page.textContent(".ruling .verdict-line")).toMatch(/guard/i);
    await page.close();
  });

  it.each(["wall-corner", "hg-corridor", "zh-behind", "dt-wall"])(
    "show both of whom a ruling is about, on the smallest telephone, too: %s",
    async (id) => {
      const page = await visit.open("#/disputes", { width: 320, height: 568 });
      await page.waitForSelector(`[data-dispute=${id}]`, { state: "attached" });
      // a telephone unfolds the game first
      if (!(await page.isVisible(`[data-dispute=${id}]`)))
        await page.click(`details:has([data-dispute=${id}]) > summary`);
      await page.click(`[data-dispute=${id}]`);
      await page.waitForSelector(".ruling");
      const board = await page.locator(".board-room").boundingBox();
      const line = page.locator(".board-room [data-line]").first();
      const seen = await line.boundingBox();
      if (board === null || seen === null) throw new Error("Nothing is drawn.");
      expect(seen.x).toBeGreaterThanOrEqual(board.x - 1);
      expect(seen.x + seen.width).toBeLessThanOrEqual(board.x + board.width + 1);
      expect(seen.y).toBeGreaterThanOrEqual(board.y - 1);
      expect(seen.y + seen.height).toBeLessThanOrEqual(board.y + board.height + 1);
      await page.close();
    },
  );

  it.each([
    ["shoot-range", "May he shoot?"],
    ["shout-heard", "Is the shout heard?"],
    ["who-advances", "Who advances first?"],
  ])("lead to what the rules say of an action and of what happens: %s", async (id, title) => {
    const page = await visit.open("#/disputes", { width: 1440 });
    await page.click(`[data-dispute=${id}]`);
    await page.waitForSelector("[data-verdict]");
    const wanted = disputes.find((dispute) => dispute.id === id);
    expect(await page.getAttribute("[data-verdict]", "data-verdict")).toBe(wanted?.answer);
    expect(await page.textContent("[data-asked-about]")).toBe(wanted?.question);
    expect(await page.textContent(".ribbon h1")).toContain(title);
    await page.close();
  });

  it("find the table of a link again where it is opened twice", async () => {
    const page = await visit.open("#/disputes");
    await page.click("[data-dispute=door]");
    await page.waitForSelector(".ruling");
    const first = page.url().split("?")[0];
    await page.goto(`${visit.url}#/disputes`);
    await page.click("[data-dispute=door]");
    await page.waitForSelector(".ruling");
    expect(page.url().split("?")[0]).toBe(first);
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("a link to a game that is not here", () => {
  const visit = visiting();

  it("says so in the rule book, and waits for nothing", async () => {
    const page = await visit.open("#/rules/chess");
    await page.waitForSelector(".trouble");
    expect(await page.textContent(".trouble")).toContain("There is no game “chess” here.");
    expect(await page.locator(".waiting").count()).toBe(0);
    await page.click(".segments .segment");
    await page.waitForSelector(".chapters");
    expect(await page.locator(".trouble").count()).toBe(0);
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("acting on the board", () => {
  const visit = visiting();

  it("shows where one can go and who looks there; the second press does it, Undo takes it back", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 1440 });
    await toOperatorPhase(page);
    await page.click("[data-doer=jock]");
    await page.waitForSelector("[data-highlight=option]");
    await page.waitForSelector("[data-watched]");
    const place = page.locator("[data-highlight=option]").first();
    const box = await place.boundingBox();
    if (box === null) throw new Error("The place is not drawn.");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector(".preview [data-seen]");
    const step = Number(await page.getAttribute(".table", "data-step"));
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector(`.table[data-step="${step + 1}"]`);
    await page.click("[data-undo]");
    await page.waitForSelector(`.table[data-step="${step}"]`);
    // the answer to what can be done comes a moment later
    await page.waitForSelector("[data-doer=jock]");
    expect(await page.locator("[data-doer]").count()).toBe(2);
    // what the others see can be left out, and can stay whoever is selected
    if ((await page.getAttribute("[data-watch-layer]", "aria-pressed")) === "true")
      await page.click("[data-watch-layer]");
    await page.waitForSelector("[data-watched]", { state: "detached" });
    await page.click("[data-watch-layer]");
    await page.waitForSelector("[data-watched]");
    if ((await page.getAttribute("[data-doer=jock]", "aria-pressed")) === "true") await page.click("[data-doer=jock]");
    expect(await page.getAttribute("[data-watch-layer]", "aria-pressed")).toBe("true");
    expect(await page.locator("[data-watched]").count()).toBe(1);
    await page.close();
  });

  it("keeps the selection where something out of reach is pressed, and says so", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 1440 });
    await toOperatorPhase(page);
    await page.click("[data-doer=jock]");
    await page.waitForSelector("[data-highlight=option]");
    // the board is larger than its room: what of it is in view is pressed, far from Jock
    const board = await page.locator(".board-room").boundingBox();
    if (board === null) throw new Error("There is no board.");
    await page.mouse.click(board.x + board.width * 0.6, board.y + board.height * 0.2);
    await page.waitForSelector(".out-of-reach");
    expect(await page.getAttribute("[data-doer=jock]", "aria-pressed")).toBe("true");
    await page.close();
  });

  it("has the question of a dispute above its verdict, copies the ruling, and saves the picture", async () => {
    const page = await visit.open("#/disputes");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.click("[data-dispute=hedge-crouched]");
    await page.waitForSelector(".ruling");
    const question = await page.innerText("[data-asked-about]");
    expect(question).toBe("Jock crouches behind the hedge. Does the guard see him?");
    await page.click("[data-copy-ruling]");
    await expect.poll(() => page.innerText("[data-copy-ruling]")).toBe("Copied");
    const copied: string = await page.evaluate("navigator.clipboard.readText()");
    expect(copied.split("\n").slice(0, 2)).toEqual([question, await page.innerText(".ruling > .verdict-line")]);
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("[data-save-picture]")]);
    expect(saved.suggestedFilename()).toBe("behind-a-hedge.png");
    const [first] = await (await saved.createReadStream()).take(1).toArray();
    expect(first.subarray(1, 4).toString()).toBe("PNG");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("plays what happened again, moment by moment", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 1440 });
    await toOperatorPhase(page);
    await page.click("[data-replay-play]");
    await page.waitForSelector(".board-caption");
    await page.click("[data-replay-play]");
    const moment = Number(await page.getAttribute(".replay", "data-replay"));
    await page.click("[data-replay-next]");
    const next = await page.getAttribute(".replay", "data-replay");
    expect(next === "rest" || Number(next) === moment + 1).toBe(true);
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("readings", () => {
  const visit = visiting();

  it("are switched in two presses, as a step of the table, with both verdicts at hand", async () => {
    const page = await visit.open("#/disputes", { width: 1440 });
    await page.click("[data-dispute=low-wall]");
    await page.locator('.ruling .lines > li > [data-rule^="rr.open"]:visible').first().click();
    await page.locator("dialog [data-reading]").first().click();
    await page.waitForSelector('.table[data-step="1"]');
    await page.waitForSelector("dialog .tag:has-text('followed at this table')");
    await page.keyboard.press("Escape");
    expect(await page.locator("[data-before]").textContent()).toContain("Guard");
    await page.close();
  });
});

const farApart = `umpire dust-tactics
table 90 60
unit s1 h.line south at 20,50, whole
unit n2 v.maur north at 60,10, facing 180
activation s1, plan move attack
`;

describe.skipIf(!hasBrowser)("below a board on a narrow window", () => {
  const visit = visiting();

  it("whom one can choose can be pressed, also where the window is as wide as the table is tall", async () => {
    const page = await playText(visit, "two-hundred-hours", behindSentries, { width: 768, height: 800 });
    await page.click("[data-doer=A1]");
    await page.waitForSelector("[data-doer=A1][aria-pressed=true]");
    const [board, list] = [page.locator(".board-room"), page.locator(".table-panel")];
    expect((await board.boundingBox())?.height).toBeLessThanOrEqual(0.52 * 800);
    expect((await list.boundingBox())?.height).toBeGreaterThan(0);
    await page.close();
  });

  it("where a move leads stays in view when what is about to be done comes up from below", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 360, height: 740 });
    await toOperatorPhase(page);
    await page.click("[data-doer=jock]");
    // the last place in reading order lies at the lower end of what is shown
    const place = await page.locator("[data-highlight=option]").last().getAttribute("data-place");
    const target = page.locator(`[data-highlight=option][data-place="${place}"]`);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error("The place is not drawn.");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector(".preview [data-do]");
    const chosen = await page.locator("[data-highlight=chosen]").first().boundingBox();
    const room = await page.locator(".board-room").boundingBox();
    if (chosen === null || room === null) throw new Error("Nothing is chosen.");
    expect(chosen.y).toBeGreaterThanOrEqual(room.y);
    expect(chosen.y + chosen.height).toBeLessThanOrEqual(room.y + room.height);
    await page.close();
  });

  it("a ruling is in view with both of whom it is about, and the board is as large as before when it is cleared", async () => {
    const page = await playText(visit, "dust-tactics", farApart, { width: 360, height: 740 });
    const board = page.locator(".board-sheet");
    const before = (await board.boundingBox())?.width ?? 0;
    await page.goto(`${page.url().split("?")[0] ?? ""}?tab=sight&sight=line&from=s1&to=n2`);
    await page.waitForSelector(".from-the-side svg");
    const room = await page.locator(".board-room").boundingBox();
    if (room === null) throw new Error("There is no board.");
    for (const id of ["s1-1", "n2"]) {
      const box = await page.locator(`[data-piece="${id}"]`).boundingBox();
      if (box === null) throw new Error(`${id} is not drawn.`);
      expect(box.x).toBeGreaterThanOrEqual(room.x);
      expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
      expect(box.y).toBeGreaterThanOrEqual(room.y);
      expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height);
    }
    // the line from the side is drawn as wide as it is shown: its letters are not scaled down
    const side = await page.locator(".from-the-side svg").first().boundingBox();
    const drawn = await page.locator(".from-the-side svg").first().getAttribute("viewBox");
    expect(side?.width ?? 0).toBeGreaterThan(0.95 * Number(drawn?.split(" ")[2]));
    expect(await page.inputValue("[data-sight=from]")).toBe("s1");
    await page.click('button:text-is("Clear")');
    await page.waitForSelector(".from-the-side", { state: "detached" });
    expect((await board.boundingBox())?.width).toBe(before);
    await page.close();
  });
});
