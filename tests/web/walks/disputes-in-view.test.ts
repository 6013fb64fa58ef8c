import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { games } from "../../all-games.ts";
import { disputes } from "../../../web/home/disputes.ts";
import { hasBrowser, visiting } from "../browser.ts";

const look = { width: 1366, height: 768 };

/** Opens the ruling on a situation of the gallery, where its game may be folded. */
async function rule(page: Page, id: string): Promise<void> {
  await page.evaluate('location.hash = "#/disputes"');
  const button = page.locator(`[data-dispute=${id}]`);
  await button.waitFor({ state: "attached" });
  if (!(await button.isVisible())) await page.click(`details:has([data-dispute=${id}]) > summary`);
  await button.click();
  await page.waitForSelector(":is([data-verdict], .verdict-line):visible");
  await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
}

/** The pieces of people that are not seen whole: cut off by the border of the board's room, or under its buttons. */
const outOfView = `(() => {
  const room = document.querySelector(".board-room").getBoundingClientRect();
  const rulers = [...document.querySelectorAll('.rulers > [data-shown="true"]')].map((ruler) => ruler.getBoundingClientRect());
  const over = [...document.querySelectorAll(".board .zoom button, .board .beside")].map((one) => one.getBoundingClientRect());
  const isOver = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll(".board-picture [data-piece]")].flatMap((piece) => {
    const box = piece.getBoundingClientRect();
    const cut =
      box.left < room.left - 1 || box.top < room.top - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 1 ||
      box.bottom > innerHeight + 1;
    const hidden = [...rulers, ...over].some((other) => isOver(box, other));
    return cut || hidden ? [piece.dataset.piece + (cut ? " is cut off" : " is covered")] : [];
  });
})()`;

describe.skipIf(!hasBrowser)("everybody a dispute is about is in view when its ruling comes", () => {
  const visit = visiting({ runsOn: true });

  it.each(games.map(({ id }) => id))("of %s", async (game) => {
    const page = await visit.open("#/disputes", look);
    const missed: string[] = [];
    for (const { id, ruleset, board, about, asked } of disputes) {
      if (ruleset !== game) continue;
      await rule(page, id);
      // what cannot be done there is not offered, and every ruling can be taken along
      if (!("move" in asked) && (await page.locator(".table-tools :disabled").count()) > 0)
        missed.push(`${id}: something is offered that cannot be done`);
      await page.locator("[data-copy-ruling]").first().waitFor();
      const opened = games.find((one) => one.id === game)?.openText(board);
      if (opened?.ok !== true) throw new Error(`${id} cannot be read.`);
      const people = opened.value
        .board()
        .pieces.flatMap(({ id: piece, side }) => (side.startsWith("object") ? [] : [piece]));
      const meant = about ?? people;
      const hidden = (await page.evaluate(outOfView)) as readonly string[];
      missed.push(
        ...hidden.filter((one) => meant.some((piece) => one.startsWith(`${piece} `))).map((one) => `${id}: ${one}`),
      );
    }
    expect(missed).toEqual([]);
    await page.close();
  });

  it.each(games.map(({ id }) => id))("and the verdict stands in the window of a telephone, of %s", async (game) => {
    const page = await visit.open("#/disputes", { width: 390, height: 844 });
    const missed: string[] = [];
    for (const { id, ruleset } of disputes) {
      if (ruleset !== game) continue;
      await rule(page, id);
      const verdict = await page.locator(":is([data-verdict], .verdict-line):visible").first().boundingBox();
      if (verdict === null || verdict.y < 0 || verdict.y + Math.min(verdict.height, 48) > 844) missed.push(id);
    }
    expect(missed).toEqual([]);
    await page.close();
  });
});
