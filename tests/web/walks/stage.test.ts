import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { games } from "../../all-games.ts";
import { violationsIn } from "../axe.ts";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";

/**
 * How much of a window the drawing of a board takes, as far as it is seen, how much of the board lies under what is told
 * and under its tools, in pixels, and how far the page goes on beyond the window.
 */
interface Seen {
  readonly share: number;
  /** How far the caption reaches into the room of the board, and the tools into its ruler. */
  readonly covered: readonly [number, number];
  readonly beyond: readonly [number, number];
}

const seenIn = async (page: Page): Promise<Seen> => {
  const found: Seen = await page.evaluate(`(() => {
    const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? null;
    const [room, sheet, caption] = [".board-room", ".board-sheet", ".board-caption"].map(boxOf);
    const zoom = boxOf(".board-tools .zoom");
    const { scrollWidth, scrollHeight } = document.documentElement;
    const within = (start, end, most) => Math.min(end, ...most[1]) - Math.max(start, ...most[0]);
    const width = within(room.left, room.right, [[sheet.left, 0], [sheet.right, innerWidth]]);
    const height = within(room.top, room.bottom, [[sheet.top, 0], [sheet.bottom, innerHeight]]);
    return {
      share: (width * height) / (innerWidth * innerHeight),
      covered: [
        caption === null ? 0 : Math.max(0, Math.min(caption.bottom, room.bottom) - Math.max(caption.top, room.top)),
        zoom.left >= room.right ? 0 : Math.max(0, Math.min(zoom.bottom, room.top + 30) - Math.max(zoom.top, room.top)),
      ],
      beyond: [scrollWidth - innerWidth, scrollHeight - innerHeight],
    };
  })()`);
  return found;
};

/** Whether the board's sheet lies in its room, but for the margin of the drawing around the table. */
const allOfTheSheet = async (page: Page): Promise<boolean> => {
  const isIn: boolean = await page.evaluate(`(() => {
    const [room, sheet] = [".board-room", ".board-sheet"].map((one) => document.querySelector(one).getBoundingClientRect());
    return sheet.left >= room.left - 8 && sheet.top >= room.top - 8 && sheet.right <= room.right + 8 && sheet.bottom <= room.bottom + 8;
  })()`);
  return isIn;
};

/** How far down the first answer to what is asked reaches, in pixels; far below every window where there is none. */
const firstAnswerEnds = async (page: Page): Promise<number> => {
  const box = await page.locator("[data-option]").first().boundingBox();
  return (box?.y ?? 9999) + (box?.height ?? 0);
};

/** What has to be in sight whatever is looked at: what is asked, what happened, the way back, and the board. */
const inSight = ["[data-prompt]", "[data-caption]", "[data-undo]", ".history", ".board-room"];

describe.skipIf(!hasBrowser)("the table as a stage", () => {
  const visit = visiting({ runsOn: true });

  it.each(games.map(({ id }) => id))(
    "%s: all of the board is seen at first where it is read well; closer it has three fifths of a laptop, and half of a telephone",
    async (id) => {
      const page = await visit.open(`#/?game=${id}`, { width: 1366, height: 768 });
      await page.locator("[data-mission]").first().click();
      await page.waitForSelector(".play[aria-busy=false] [data-decision]");
      await page.waitForSelector(".board-sheet");
      // where the edges of a table are asked about all of it is in view, so that it cannot fill a wide window
      const asksEdges = (await page.locator("[data-option=N], [data-option=S]").count()) > 0;
      const closer = page.locator("[data-whole=on]");
      if (!asksEdges && (await closer.count()) > 0) {
        expect(await allOfTheSheet(page)).toBe(true);
        expect((await seenIn(page)).covered).toEqual([0, 0]);
        await closer.click();
        await page.waitForSelector("[data-whole=off]");
      }
      const laptop = await seenIn(page);
      if (asksEdges) expect(await allOfTheSheet(page)).toBe(true);
      else expect(laptop.share).toBeGreaterThanOrEqual(0.6);
      expect(laptop.beyond).toEqual([0, 0]);
      expect(laptop.covered).toEqual([0, 0]);
      for (const what of inSight) {
        // nothing has happened yet where the set-up begins with a question
        if ((await page.locator(what).count()) === 0) continue;
        const box = await page.locator(what).boundingBox();
        expect((box?.y ?? 9999) + (box?.height ?? 0), what).toBeLessThanOrEqual(768);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      // what is asked beside the board needs room for its answers
      const asksBeside = (await page.locator(".table[data-asks=beside]").count()) > 0;
      if (asksBeside) await expect.poll(() => firstAnswerEnds(page)).toBeLessThanOrEqual(844);
      else if (!asksEdges) await expect.poll(async () => (await seenIn(page)).share).toBeGreaterThanOrEqual(0.5);
      const telephone = await seenIn(page);
      expect(telephone.beyond[0]).toBeLessThanOrEqual(0);
      expect(telephone.covered).toEqual([0, 0]);
      const box = await page.locator(".board-room").boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await page.setViewportSize({ width: 320, height: 640 });
      expect((await seenIn(page)).beyond[0]).toBeLessThanOrEqual(0);
      expect(await violationsIn(page)).toEqual([]);
      expect(visit.complaints).toEqual([]);
      // each game as whoever comes first sees it
      await page.evaluate(`localStorage.removeItem("umpire-board")`);
      await page.close();
    },
  );

  it("whoever chooses between the whole board and closer, by hand or by a key, finds the next board so", async () => {
    const page = await visit.open("#/?game=rogue-regiment", { width: 1366, height: 768 });
    await page.click("[data-play-now]");
    await page.waitForSelector("[data-doer=jock]");
    // Operators, enemies, whom the mission is about and the way out: whoever comes first sees all of it
    expect(await allOfTheSheet(page)).toBe(true);
    await page.click("[data-whole=on]");
    await page.waitForSelector("[data-whole=off]");
    expect(await allOfTheSheet(page)).toBe(false);
    await page.reload();
    await page.waitForSelector("[data-whole=off]");
    await page.locator(".board [role=gridcell]").focus();
    await page.keyboard.press("0");
    await page.waitForSelector("[data-whole=on]");
    expect(await allOfTheSheet(page)).toBe(true);
    await page.keyboard.press("+");
    await page.waitForSelector("[data-whole=off]");
    await page.keyboard.press("-");
    await page.waitForSelector("[data-whole=on]");
    // a telephone's places are too small for that, until somebody asks for it
    await page.evaluate("localStorage.clear()");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.waitForSelector("[data-whole=off]");
    await page.click("[data-whole=off]");
    await page.waitForSelector("[data-whole=on]");
    await expect.poll(() => allOfTheSheet(page)).toBe(true);
    await page.close();
  });

  it("what a piece can do stands beside it: in a press without the column, by keys as well, with what it is and its page", async () => {
    const page = await visit.open("#/?game=rogue-regiment", { width: 1366, height: 768 });
    await page.click("[data-play-now]");
    await page.click("[data-doer=jock]");
    await page.waitForSelector("[data-ring=jock]");
    // where the board leaves room at its sides, nothing of it is covered
    const [ring, sheet] = await Promise.all([
      page.locator("[data-ring=jock]").boundingBox(),
      page.locator(".board-sheet").boundingBox(),
    ]);
    if (ring === null || sheet === null) throw new Error("Nothing stands beside the board.");
    expect(ring.x + ring.width <= sheet.x || ring.x >= sheet.x + sheet.width).toBe(true);
    // a press on the ring, by keys
    await page.locator("[data-ring-form=crouch]").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".action-card [data-do]");
    expect(await page.innerText(".action-card")).toContain("1 AP");
    expect(await page.innerText("[data-what-it-is]")).toContain("p.");
    expect(await page.locator(".table-panel [data-do]").count()).toBe(0);
    // the card leaves free what can be pressed, and lies in the room of the board
    const room = await page.locator(".board-room").boundingBox();
    const card = await page.locator(".action-card").boundingBox();
    if (room === null || card === null) throw new Error("Nothing stands beside the piece.");
    expect(card.x).toBeGreaterThanOrEqual(room.x);
    expect(card.y + card.height).toBeLessThanOrEqual(room.y + room.height);
    expect(await violationsIn(page)).toEqual([]);
    await page.click("[data-not-this]");
    await page.waitForSelector("[data-ring=jock]");
    await page.close();
  });

  it.each(["rogue-regiment", "dust-tactics"])(
    "%s: the numbers along the board stay in view while it is pushed",
    async (id) => {
      const page = await visit.open(`#/?game=${id}`, { width: 1366, height: 768 });
      await page.locator("[data-mission]").first().click();
      await page.waitForSelector(".play[aria-busy=false] [data-decision]");
      await page.waitForSelector(".ruler-above", { state: "attached" });
      for (const strip of [".ruler-above", ".ruler-left"]) {
        await page.evaluate(`document.querySelector(".board-room").scrollTo(0, 0)`);
        await page.waitForSelector(`${strip}[data-shown=false]`, { state: "attached" });
      }
      await page.click('button[aria-label="Show the board larger"]');
      await page.click('button[aria-label="Show the board larger"]');
      await page.evaluate(`document.querySelector(".board-room").scrollTo(300, 300)`);
      const room = await page.locator(".board-room").boundingBox();
      for (const [strip, side] of [
        [".ruler-above", "y"],
        [".ruler-left", "x"],
      ] as const) {
        await page.waitForSelector(`${strip}[data-shown=true]`);
        const box = await page.locator(strip).boundingBox();
        expect(Math.abs((box?.[side] ?? 0) - (room?.[side] ?? 99))).toBeLessThan(2);
        // the numbers are those of the places below them
        expect(await page.locator(`${strip} text`).count()).toBeGreaterThan(4);
      }
      await page.close();
    },
  );

  it("by post as well: whose turn it is and what is said stand beside the board", async () => {
    const page = await visit.open("#/new-game/rogue-regiment/powder-store?players=3", { width: 1366, height: 768 });
    await page.fill("[data-title]", "Tuesday night");
    await page.click("[data-create]");
    await page.locator("[data-handed-out]").first().click();
    await page.waitForSelector('.table[data-step="0"]');
    await page.waitForSelector(".table-side [data-words]");
    await page.locator("[data-option], [data-next]").first().click();
    await page.waitForSelector('.table[data-step="1"]');
    // the question whether this browser tells when it is one's turn
    await page.waitForSelector(".table-side [data-ask-push]");
    const { share, beyond } = await seenIn(page);
    const isWhole = (await page.locator("[data-whole=on]").count()) > 0;
    if (isWhole) expect(await allOfTheSheet(page)).toBe(true);
    else expect(share).toBeGreaterThanOrEqual(0.55);
    expect(beyond).toEqual([0, 0]);
    await page.close();
  });

  it("a link plays what happened again, by the rules, wherever it is opened", async () => {
    const page = await playText(
      visit,
      "rogue-regiment",
      "board\n+ + + + + + +\n 1 . . . J .\n+ + + + + + +\n1 = smg guard, facing E\nJ = operator jock, knife, pistol",
    );
    await page.click("[data-doer=jock]");
    await page.click("[data-form=attack]");
    await page.click("[data-do]");
    await page.waitForSelector('.table[data-step="1"]');
    await page.waitForSelector(".just-now .events");
    const told = (of: Page): Promise<readonly string[]> =>
      of.locator(".just-now .events > li > span:not(.dice)").allInnerTexts();
    await page.click("[data-share-film]");
    const link = await page.inputValue("[data-film-link]");
    // the link alone: another browser has nothing of the table
    const other = await visit.open(link.slice(link.indexOf("#")));
    await other.waitForSelector('.table[data-step="1"]');
    // while it plays, nothing tells how it ends
    await other.waitForSelector(".so-far .events");
    expect(Number(await other.getAttribute(".replay", "data-replay"))).toBe(0);
    expect(await other.locator(".just-now").isVisible()).toBe(false);
    await other.click("[data-film-over]");
    await other.waitForSelector(".just-now .events");
    expect(await told(other)).toEqual(await told(page));
    expect(visit.complaints).toEqual([]);
    await page.close();
    await other.close();
  });
});
