import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";

const telephone = { width: 390, height: 844 };

/** A board of areas as tall as its room: the marksman goes along its foot. */
const text = `map
A1 B1 C1
A2 B2 C2
A3 B3 C3
commando marksman tan at A3
unit g1 regular mauser at C1
`;

describe.skipIf(!hasBrowser)("a place on a telephone that was pressed", () => {
  const visit = visiting({ touch: true });

  it("stays under the finger while it is told what it costs, and the next press goes there", async () => {
    const page = await playText(visit, "v-sabotage", text, telephone);
    await page.locator("[data-doer=marksman]").tap();
    await page.waitForSelector("[data-highlight=option]");
    const place = page.locator('[data-highlight=option][data-place="B3"]');
    const box = await place.boundingBox();
    expect(box).not.toBeNull();
    const finger = { x: (box?.x ?? 0) + (box?.width ?? 0) * 0.2, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.8 };
    await page.touchscreen.tap(finger.x, finger.y);
    await page.waitForSelector(".aiming [data-do]");
    const pressed = await page.locator('[data-place="B3"]').first().boundingBox();
    expect(Math.abs((pressed?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(2);
    // the sheet covers nothing of it
    const sheet = await page.locator(".aiming").boundingBox();
    expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    await page.touchscreen.tap(finger.x, finger.y);
    await page.waitForSelector('.table[data-step="1"]');
    await page.close();
  });

  it("tells a long count of the ribbon in one line", async () => {
    const page = await visit.open("#/?game=v-sabotage", telephone);
    await page.waitForSelector("[data-play-now]:enabled");
    await page.click("[data-play-now]");
    await page.waitForSelector(".tracks .track");
    for (const track of await page.locator(".tracks .track").all())
      expect((await track.boundingBox())?.height ?? 0).toBeLessThan(34);
    await page.close();
  });
});
