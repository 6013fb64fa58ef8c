import { describe, expect, it } from "vitest";
import { hasBrowser, visiting } from "./browser.ts";
import { finger, type Hand, keyboard, playThrough } from "./play-through.ts";

const missions = [
  ["rogue-regiment", "chalk-farm", "easy"],
  ["v-sabotage", "relay-post", "standard"],
  ["hour-of-glory", "cold-infirmary", null],
] as const;

interface Way {
  readonly title: string;
  readonly hand: Hand;
  readonly touch: boolean;
  readonly look: { readonly width: number; readonly height: number };
}
const ways: readonly Way[] = [
  { title: "by keys alone", hand: keyboard, touch: false, look: { width: 1280, height: 800 } },
  { title: "by a finger on a telephone", hand: finger, touch: true, look: { width: 360, height: 740 } },
];

describe.skipIf(!hasBrowser).each(ways)("a whole game through the page, $title", ({ hand, touch, look }) => {
  const visit = visiting({ touch });

  it.each(missions)("%s, %s", async (game, mission, difficulty) => {
    const page = await visit.open(`#/?game=${game}`, look);
    if (difficulty !== null) await hand.pick(page.locator("[data-difficulty]"), difficulty);
    await hand.press(page.locator(`[data-mission=${mission}]`));
    await page.waitForSelector('.table[data-step="0"]');
    const { result } = await playThrough(page, game, 400, hand);
    expect(await page.getAttribute("[data-result]", "data-result")).toBe(result);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
