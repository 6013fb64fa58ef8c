import type { Page } from "playwright-core";

/** Presses on the board in the middle of a square, as a finger would. */
export async function tapSquare(page: Page, x: number, y: number): Promise<void> {
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
