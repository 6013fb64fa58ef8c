import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, type Visit, visiting } from "../browser.ts";
import { serveTables } from "../table-server.ts";

const text = `table 36 24
wall w1 15,8 21,8 21,13 15,13
wall w2 27,3 28,3 28,9 27,9
sentry S1 at 12,10.5, facing 90
sentry S2 at 24.25,4, facing 200
runner at 24,10.5
`;

interface Look {
  readonly width: number;
  readonly height: number;
}

let positions = 0;

/** A position of its own: the same one is laid on the same table, where it was played on before. */
const anew = (): string => text.replace("28,3 28,9", `28,3 28.${++positions},9`);

async function atDesk(visit: Visit, look?: Look): Promise<Page> {
  const page = await visit.open("#/editor?begin=anew", look);
  await page.click("[data-start-game=dash]");
  await page.fill("[data-start-text]", anew());
  await page.click("[data-start=text]");
  await page.waitForSelector(".defects[data-read]");
  return page;
}

async function atTable(visit: Visit, look?: Look): Promise<Page> {
  const page = await atDesk(visit, look);
  await page.click("[data-look=play]");
  await page.waitForSelector("[data-doer=R]");
  return page;
}

const textOf = (page: Page): Promise<string> => page.inputValue("[data-text]");

const zoomOf = async (page: Page): Promise<number> => Number(await page.getAttribute("[data-zoom]", "data-zoom"));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place of the table is on the screen. */
async function pointOf(page: Page, x: number, y: number): Promise<Point> {
  const found: unknown = await page.evaluate(
    `(() => { const box = document.querySelectorAll(".board-picture > svg rect")[1].getBoundingClientRect(); return [box.left, box.top, box.width]; })()`,
  );
  const [left = 0, top = 0, across = 0] = Array.isArray(found) ? found.map(Number) : [];
  return { x: left + (x * across) / 36, y: top + (y * across) / 36 };
}

async function press(page: Page, x: number, y: number): Promise<void> {
  const point = await pointOf(page, x, y);
  await page.mouse.click(point.x, point.y);
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

describe.skipIf(!hasBrowser)("a measured table, by pointer and by keys", () => {
  const visit = visiting({ serve: serveTables });

  it("shows where a piece may go, the way to where one presses with its length and who looks there, and does it", async () => {
    const page = await atTable(visit);
    await press(page, 24, 10.5);
    await page.waitForSelector("[data-region]");
    // an end with a name is meant by a press near it
    await press(page, 29.9, 10.45);
    await page.waitForSelector('[data-way-shown="6″"]');
    await press(page, 21, 6.5);
    await page.waitForSelector('[data-way-shown="5″"]');
    expect(await page.textContent("[data-warnings]")).toContain("Within 6″ and in view of S2 there.");
    expect(await page.textContent(".preview")).toContain("17 %");
    expect(await violationsIn(page)).toEqual([]);
    // out of reach: the selection stays, and what is missing is said
    await press(page, 20, 20);
    await page.waitForSelector("[data-unmet]");
    expect(await page.textContent("[data-unmet]")).toMatch(/The way is 10(?:\.\d)?″ long, 6″ allowed\./);
    await press(page, 20, 20);
    await page.waitForSelector("[data-unmet]");
    expect(await page.getAttribute(".table", "data-step")).toBe("0");
    await press(page, 24, 15);
    await page.waitForSelector("[data-way-shown]");
    await page.waitForSelector("[data-do]");
    await press(page, 24, 15);
    await page.waitForSelector('.table[data-step="1"]');
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("measures from base to base, zooms by the wheel where the mouse is, and is pushed about", async () => {
    const page = await atTable(visit);
    await page.click("[data-measure]");
    await press(page, 12, 10.5);
    await press(page, 24, 10.5);
    expect(await page.textContent("[data-measured]")).toBe("S1 to R: 11.02″ from base to base");
    await page.click("[data-measure]");
    const before = await pointOf(page, 12, 10.5);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -800);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(2);
    const after = await pointOf(page, 12, 10.5);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(6);
    await drag(page, after, { x: after.x + 120, y: after.y + 40 });
    const pushed = await pointOf(page, 12, 10.5);
    expect(pushed.x - after.x).toBeGreaterThan(60);
    // a push is not a press
    expect(await page.locator("[data-piece-card]").count()).toBe(0);
    await press(page, 12, 10.5);
    await page.waitForSelector("[data-piece-card=S1]");
    await page.close();
  });

  it("is played by keys alone: walked over, told, measured, typed, done", async () => {
    const page = await atTable(visit);
    const cursor = page.locator(".board-cursor");
    await page.locator("[data-doer=R]").press("Enter");
    await page.waitForSelector("[data-region]");
    await cursor.focus();
    await cursor.press("ArrowRight");
    await cursor.press("Shift+ArrowDown");
    expect(await cursor.getAttribute("data-cursor")).toBe("25,10.6");
    expect(await cursor.getAttribute("aria-label")).toContain("of R.");
    await cursor.press("n");
    await cursor.press("m");
    for (let i = 0; i < 3; i++) await cursor.press("ArrowDown");
    expect(await page.textContent("[data-measured]")).toMatch(/^3″/);
    await cursor.press("Escape");
    await cursor.press("Enter");
    await page.waitForSelector(".preview");
    await page.locator("[data-go]").fill("26,12");
    await page.locator("[data-go]").press("Enter");
    await page.waitForSelector('[data-way-shown="2.5″"]');
    await page.locator("[data-do]").press("Enter");
    await page.waitForSelector('.table[data-step="1"]');
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("is laid out in the editor: dragged, turned, typed; the text beside it is in step", async () => {
    const page = await atDesk(visit);
    await drag(page, await pointOf(page, 12, 10.5), await pointOf(page, 10, 4));
    expect(await textOf(page)).toMatch(/sentry S1 at (?:9\.9\d|10(?:\.\d+)?),(?:3\.9\d|4(?:\.\d+)?), facing 90/);
    await page.waitForSelector("[data-turn-handle]");
    await page.locator(".board-cursor").press("]");
    expect(await textOf(page)).toContain("facing 105");
    const handle = await page.locator("[data-turn-handle]").boundingBox();
    const base = await page.locator("[data-hold=S1]").boundingBox();
    if (handle === null || base === null) throw new Error("S1 has no handle.");
    await drag(
      page,
      { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 },
      { x: base.x + base.width / 2, y: base.y + 90 },
    );
    expect(await textOf(page)).toContain("facing 180");
    await press(page, 18, 10);
    const corner = await page.locator('[data-corner-handle="1"]').boundingBox();
    if (corner === null) throw new Error("The wall has no corners.");
    await drag(page, { x: corner.x + 5, y: corner.y + 5 }, await pointOf(page, 23, 7));
    expect(await textOf(page)).toMatch(/wall w1 15,8 2[23](?:\.\d+)?,[67](?:\.\d+)? 21,13 15,13/);
    await page.click("[data-drawer=piece]");
    await page.selectOption("[data-piece-form]", "wall");
    await press(page, 6, 18);
    expect(await textOf(page)).toMatch(/wall w3 /);
    await page.waitForSelector('[data-shape="w3"]');
    // what is typed is drawn
    await page.fill("[data-text]", (await textOf(page)).replace("runner at 24,10.5", "runner at 30,20"));
    await page.waitForSelector(".defects[data-read]");
    await page.click("[data-tool=select]");
    await press(page, 30, 20);
    await page.waitForSelector("[data-entry=runner]");
    expect(await violationsIn(page)).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("a board that is too large is not begun, and it is said why", async () => {
    const page = await visit.open("#/editor?begin=anew");
    await page.click("[data-start-game=rogue-regiment]");
    await page.fill("[data-size=width]", "9999");
    await page.fill("[data-size=height]", "9999");
    expect(await page.textContent("[data-impossible]")).toContain(
      "a board of this game has from 1 to 64 squares a side",
    );
    expect(await page.isDisabled("[data-start=empty]")).toBe(true);
    await page.fill("[data-size=width]", "8");
    await page.fill("[data-size=height]", "8");
    await page.click("[data-start=empty]");
    await page.waitForSelector(".edit-board");
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("a measured table, by fingers on a telephone", () => {
  const visit = visiting({ serve: serveTables, touch: true });

  it("is zoomed by two fingers, pushed by one, and played by taps", async () => {
    const page = await atTable(visit, { width: 360, height: 740 });
    await page.locator("[data-doer=R]").tap();
    await page.waitForSelector("[data-region]");
    const room = await page.locator(".board-room").boundingBox();
    if (room === null) throw new Error("There is no board.");
    const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
    const before = await zoomOf(page);
    const hand = await page.context().newCDPSession(page);
    const fingers = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
      hand.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : [
                { x: x - apart, y },
                { x: x + apart, y },
              ],
      });
    await fingers("touchStart", 30);
    for (const apart of [40, 50, 60]) await fingers("touchMove", apart);
    await fingers("touchEnd", 0);
    await expect.poll(() => zoomOf(page)).toBeCloseTo(before * 2, 0);
    // the runner came into view when it was chosen; the way is four inches to the south
    await page.fill("[data-go]", "24,14.5");
    await page.locator("[data-go]").press("Enter");
    await page.waitForSelector('[data-way-shown="4″"]');
    const point = await pointOf(page, 24, 14.5);
    expect(point.y).toBeGreaterThan(room.y);
    await page.waitForSelector("[data-do]");
    await page.touchscreen.tap(point.x, point.y);
    await page.waitForSelector('.table[data-step="1"]');
    const wide = await page.evaluate("document.documentElement.scrollWidth");
    expect(wide).toBeLessThanOrEqual(360);
    expect(await violationsIn(page)).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
