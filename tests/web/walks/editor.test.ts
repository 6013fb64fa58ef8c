import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, type Visit, visiting } from "../browser.ts";
import { atLength } from "../../soak/at-length.ts";

/** Waits until the server has read the text as it stands. */
const isRead = (page: Page): Promise<unknown> => page.waitForSelector(".defects[data-read]");

const textOf = (page: Page): Promise<string> => page.inputValue("[data-text]");

/** Presses on a point of the board, in squares from its upper left corner. */
async function pointOf(
  page: Page,
  x: number,
  y: number,
  width: number,
): Promise<{ readonly x: number; readonly y: number }> {
  await page.locator(".board-sheet").scrollIntoViewIfNeeded();
  const found: unknown = await page.evaluate(
    `(() => { const box = document.querySelectorAll(".board-picture > svg rect")[1].getBoundingClientRect(); return [box.left, box.top, box.width]; })()`,
  );
  const [left = 0, top = 0, across = 0] = Array.isArray(found) ? found.map(Number) : [];
  return { x: left + (x * across) / width, y: top + (y * across) / width };
}

async function press(page: Page, x: number, y: number, width: number): Promise<void> {
  const point = await pointOf(page, x, y, width);
  await page.mouse.click(point.x, point.y);
}

const drawing = `board
+ + + + +
 . . . .
+ + + + +
 . . . .
+ + + + +
 . . . .
+ + + + +
`;

/** Opens the editor with a text in it. */
async function withText(
  visit: Visit,
  text: string,
  game = "rogue-regiment",
  look?: { readonly width?: number; readonly scheme?: "light" | "dark" },
): Promise<Page> {
  const page = await visit.open("#/editor?begin=anew", look);
  await page.click(`[data-start-game=${game}]`);
  await page.fill("[data-start-text]", text);
  await page.click("[data-start=text]");
  await isRead(page);
  return page;
}

describe.skipIf(!hasBrowser)("the editor", () => {
  const visit = visiting();

  it("has the whole board, and what can be done with what was put on it, on the screen of a laptop", async () => {
    const page = await visit.open("#/editor?begin=anew", { width: 1366, height: 768 });
    await page.click("[data-start-game=rogue-regiment]");
    await page.click("[data-start=empty]");
    await isRead(page);
    expect(await page.innerText(".defects")).toContain("Nobody stands on the board yet.");
    const endOf = async (what: string): Promise<number> => {
      const box = await page.locator(what).first().boundingBox();
      return (box?.y ?? 999) + (box?.height ?? 999);
    };
    for (const drawer of ["ground", "border", "piece"]) {
      await page.click(`[data-drawer=${drawer}]`);
      expect(await endOf(".desk .board"), drawer).toBeLessThanOrEqual(768);
    }
    await page.selectOption("[data-piece-form]", "SMG Infantry");
    await press(page, 1.5, 1.5, 12);
    await page.waitForSelector("[data-entry=guard-1]");
    await isRead(page);
    // by its name, and facing as people say it
    await expect.poll(() => page.innerText("[data-entry=guard-1] h3")).toContain("Guard 1");
    expect(await page.innerText("[data-faces]")).toBe("faces north");
    for (const what of ["[data-turn=left]", "[data-remove]", "[data-say=guard-1]"])
      expect(await endOf(what), what).toBeLessThanOrEqual(768);
    await page.close();
  });

  it("begins with an empty board; ground, sides and pieces are painted, and the text follows", async () => {
    const page = await visit.open("#/editor?begin=anew");
    await page.click("[data-start-game=rogue-regiment]");
    await page.fill("[data-size=width]", "4");
    await page.fill("[data-size=height]", "3");
    await page.click("[data-start=empty]");
    await isRead(page);
    expect(await textOf(page)).toBe(drawing);
    await page.click("[data-drawer=ground]");
    await page.click("[data-ground=forest]");
    // a stroke of the mouse is one step
    const [from, to] = [await pointOf(page, 0.5, 0.5, 4), await pointOf(page, 2.5, 0.5, 4)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    expect(await textOf(page)).toContain(" f f f .");
    await page.click("[data-drawer=border]");
    await page.click("[data-border=door]");
    await press(page, 1.05, 1.5, 4);
    expect(await textOf(page)).toContain(" .D. . .");
    await press(page, 1.05, 1.5, 4);
    expect(await textOf(page)).toContain(" . . . .\n+ + + + +\n . . . .");
    await page.click("[data-drawer=piece]");
    await page.selectOption("[data-piece-form]", "Operator");
    await page.click("[data-facing=E]");
    await press(page, 1.5, 0.5, 4);
    expect(await textOf(page)).toContain(" f J f .");
    expect(await textOf(page)).toContain("J = operator jock, facing E, on forest");
    await page.waitForSelector('[data-piece="jock"]');
    for (let step = 0; step < 4; step++) await page.click("[data-undo]");
    expect(await textOf(page)).toBe(drawing);
    for (let step = 0; step < 4; step++) await page.click("[data-redo]");
    // nothing is lost by a reload, not even the past
    await page.reload();
    await isRead(page);
    expect(await textOf(page)).toContain("J = operator jock, facing E, on forest");
    await page.click("[data-undo]");
    expect(await textOf(page)).not.toContain("jock");
    await page.close();
  });

  it("what is typed is drawn; what is wrong is told, marked in the text and on the board, and leads there", async () => {
    const page = await withText(visit, `${drawing}operator jock at 1,1\n`);
    await page.waitForSelector('[data-piece="jock"]');
    await page.fill(
      "[data-text]",
      `${drawing.replace(" . . . .\n+ + + + +\n . . . .\n+", " . . . .\n+ + + + +\n . r . .\n+")}operator jock at 1,1\nofficer boss at 3,0\nofficer brown at 3,0\n`,
    );
    await page.waitForSelector("[data-defects='2'][data-read]");
    expect(await page.locator(".defects > ul > li").allInnerTexts()).toEqual([
      expect.stringContaining("jock stands on a rock square without a grappling hook."),
      expect.stringContaining("boss and brown are both on 3,0."),
    ]);
    expect(await page.locator("[data-wrong]").count()).toBe(2);
    await page.click("[data-defect='0']");
    await page.waitForSelector('[data-selected="1,1"]');
    expect(await page.locator(".text-wrong").first().innerText()).toBe("operator jock at 1,1");
    expect(
      await page.evaluate(
        "document.activeElement.selectionStart === document.activeElement.value.indexOf('operator jock')",
      ),
    ).toBe(true);
    expect(await page.isDisabled("[data-look=play]")).toBe(true);
    // a text that cannot be read keeps its drawing, and says line and column
    await page.fill("[data-text]", `${drawing}operator jock at 9,9\n`);
    await page.waitForSelector("[data-defects='1'][data-read]");
    expect(await page.locator(".defects > ul > li").innerText()).toContain(
      'Line 9, column 18: "9,9" is not a square of this board',
    );
    expect(await page.locator(".text-wrong").innerText()).toBe("9,9");
    await page.fill("[data-text]", drawing);
    await page.waitForSelector("[data-defects='0'][data-read]");
    await page.close();
  });

  it("works with the keyboard alone, and says what is where", async () => {
    const page = await withText(visit, drawing);
    await page.focus("[data-cursor]");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    expect(await page.getAttribute("[data-cursor]", "data-cursor")).toBe("1,1");
    // the sign of a ground paints it; that of a side chooses it, and Shift with an arrow key draws it
    await page.keyboard.press("h");
    await page.keyboard.press("#");
    await page.keyboard.press("Shift+ArrowRight");
    expect(await textOf(page)).toContain(" . h#. .");
    expect(await page.getAttribute("[data-cursor]", "aria-label")).toBe("1,1: hedge, building wall to the east.");
    await page.keyboard.press("Shift+ArrowRight");
    expect(await textOf(page)).toContain(" . h . .");
    await page.click("[data-drawer=piece]");
    await page.selectOption("[data-piece-form]", "SMG Infantry");
    await page.focus("[data-cursor]");
    await page.keyboard.press("Enter");
    await page.keyboard.press("]");
    expect(await textOf(page)).toContain("G = smg guard-1, facing E, on hedge");
    await isRead(page);
    await expect
      .poll(() => page.getAttribute("[data-cursor]", "aria-label"))
      .toContain("Here: Guard 1 (SMG), facing east");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Delete");
    expect(await textOf(page)).toBe(drawing);
    await page.keyboard.press("Control+z");
    expect(await textOf(page)).toContain(" . h . .");
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Escape");
    expect(await page.getAttribute("[data-tool=select]", "aria-pressed")).toBe("true");
    await page.close();
  });

  it("what is on a place is turned, moved, told more of and taken away", async () => {
    const page = await withText(visit, `${drawing}operator jock at 1,1\n`);
    await press(page, 1.5, 1.5, 4);
    await page.click("[data-turn=right]");
    expect(await textOf(page)).toContain("operator jock at 1,1, facing E");
    await page.selectOption("[data-say=jock]", "health");
    await page.fill(".said [data-fill=health]", "3");
    await page.keyboard.press("Tab");
    await expect.poll(() => textOf(page)).toContain("operator jock at 1,1, facing E, health 3");
    await page.click("[data-move=jock]");
    await press(page, 3.5, 2.5, 4);
    await expect.poll(() => textOf(page)).toContain("facing E, health 3");
    await page.waitForSelector('[data-selected="3,2"]');
    await page.click("[data-remove=jock]");
    expect(await textOf(page)).not.toContain("jock");
    await page.close();
  });

  it("keeps what is being typed while the board is drawn anew", async () => {
    const page = await withText(visit, `${drawing}operator jock at 1,1, health 4\n`);
    await press(page, 1.5, 1.5, 4);
    await page.fill("[data-fill=health]", "3");
    await page.evaluate(`{
      const written = document.querySelector("textarea");
      written.value += "smg guard at 3,1\\n";
      written.dispatchEvent(new Event("input", { bubbles: true }));
    }`);
    await page.waitForSelector('[data-piece="guard"]', { state: "attached" });
    expect(await page.inputValue("[data-fill=health]")).toBe("3");
    await page.keyboard.press("Tab");
    await expect.poll(() => textOf(page)).toContain("health 3\nsmg guard at 3,1");
    await page.close();
  });

  it("hands the position to the table: to play on, with what a piece sees, and back", async () => {
    const page = await withText(visit, `${drawing}operator jock at 1,1\nsmg guard at 3,1, facing W\n`);
    await press(page, 3.5, 1.5, 4);
    await page.click("[data-look=sees]");
    await page.waitForSelector("[data-field=full]");
    await page.goBack();
    await isRead(page);
    await page.click("[data-look=play]");
    await page.waitForSelector("[data-doer=jock]");
    await page.click("[data-edit]");
    await isRead(page);
    expect(await textOf(page)).toContain("operator jock");
    await page.close();
  });

  it("begins with a mission, with a link, and with a post out of a forum", async () => {
    const quoted = `> \`\`\`\n${`umpire rogue-regiment\n${drawing}operator jock at 2,2`.replaceAll(/^/gm, "> ")}   \n> \`\`\`\n`;
    const page = await withText(visit, quoted, "v-sabotage");
    expect(await page.innerText(".editor-head .moment")).toBe("SAS: Rogue Regiment");
    expect(await page.getAttribute(".defects", "data-defects")).toBe("0");
    await page.click("[data-look=play]");
    await page.waitForSelector("[data-doer=jock]");
    await page.click("[data-link]");
    const link = await page.inputValue("[data-link-text]");
    await page.goto(link.replace("#/position/", "#/editor/"));
    await isRead(page);
    expect(await textOf(page)).toContain("J = operator jock");
    await page.click("[data-begin]");
    await page.selectOption("[data-start-mission]", "chalk-farm");
    await page.click("[data-start=mission]");
    await page.waitForSelector("[data-text]");
    expect(await textOf(page)).toContain("mission chalk-farm");
    await isRead(page);
    expect(await page.getAttribute(".defects", "data-defects")).toBe("0");
    // what was on the desk is a step back
    await page.click("[data-undo]");
    expect(await textOf(page)).not.toContain("chalk-farm");
    await page.close();
  });

  it("paints a board of areas", async () => {
    const page = await withText(visit, "map\nA1 B1\nA2 B2\n", "v-sabotage");
    await page.focus("[data-cursor]");
    await page.keyboard.press("Enter");
    await page.waitForSelector('[data-selected="A1"]');
    await page.selectOption("[data-place-ground]", "indoor");
    await page.selectOption("[data-way=B1]", "locked door");
    expect(await textOf(page)).toBe("map\nA1 B1\nA2 B2\ndoor A1|B1 locked\nindoor A1\n");
    await page.click("[data-drawer=piece]");
    await page.selectOption("[data-piece-form]", "regular unit");
    await page.selectOption("[data-choice=kind]", "ss");
    await page.focus("[data-cursor]");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await textOf(page)).toContain("unit g1 ss mauser at A2");
    await page.waitForSelector('[data-piece="g1"]');
    // a mission that is laid out after choices is laid out by them
    await page.click("[data-begin]");
    await page.click("[data-start-game=v-sabotage]");
    await page.waitForSelector("[data-start=mission]:enabled");
    await page.click("[data-start=mission]");
    await page.waitForSelector("[data-text]");
    expect(await textOf(page)).toContain("terrain relay-post");
    await page.close();
  });

  it("works by touch on a phone", async () => {
    const page = await withText(visit, drawing, "rogue-regiment", { width: 360 });
    await page.click("[data-drawer=ground]");
    await page.click("[data-ground=forest]");
    const { x, y } = await pointOf(page, 2.5, 1.5, 4);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => textOf(page)).toContain(" . . f .");
    await page.close();
  });

  it("is sound in every width and look, and nothing complained", async () => {
    const faults: string[] = [];
    const check = async (page: Page, name: string): Promise<void> => {
      for (const width of [360, 1440]) {
        // each look once, in the soak each in both widths
        for (const scheme of atLength ? (["light", "dark"] as const) : ([width === 360 ? "light" : "dark"] as const)) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme: scheme });
          await page.waitForSelector(`html[data-theme=${scheme}]`);
          if ((await page.evaluate("document.documentElement.scrollWidth > innerWidth")) === true)
            faults.push(`${name} hangs out of ${width} pixels`);
          faults.push(...(await violationsIn(page)).map((fault) => `${name} ${width} ${scheme}: ${fault}`));
        }
      }
    };
    const page = await withText(
      visit,
      `${drawing.replace(" . .", " r .")}operator jock at 0,0\nsmg guard at 3,0, alert\n`,
    );
    await page.waitForSelector("[data-defects='1']");
    await press(page, 3.5, 0.5, 4);
    await page.click("[data-drawer=piece]");
    for (const summary of await page.locator(".moment-panel > summary, .key-list > summary").all())
      await summary.click();
    await check(page, "squares");
    await page.click("[data-begin]");
    await page.waitForSelector("[data-start=mission]:enabled");
    await check(page, "start");
    await page.click("[data-start-game=v-sabotage]");
    await page.fill("[data-start-text]", "map\nA1 B1\nA2 B2\n\ncommando sapper tan outside\n");
    await page.click("[data-start=text]");
    await isRead(page);
    await page.focus("[data-cursor]");
    await page.keyboard.press("Enter");
    await page.click("[data-drawer=border]");
    await check(page, "areas");
    await page.close();
    expect([...faults, ...visit.complaints]).toEqual([]);
  });
});
