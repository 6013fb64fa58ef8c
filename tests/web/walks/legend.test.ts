import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, visiting } from "../browser.ts";

/** A mission on squares and one on tiles, with marks and grounds that its board shows. */
const boards = [
  { game: "rogue-regiment", mission: "chalk-farm", difficulty: "easy", says: ["Sentry point", "Hedge", "Low wall"] },
  { game: "v-sabotage", mission: "relay-post", difficulty: "standard", says: ["Entrance", "Indoor"] },
] as const;

describe.skipIf(!hasBrowser)("the legend of a board", () => {
  const visit = visiting();

  it.each(boards)("of $game names every piece by what stands on it, and its marks and grounds", async (one) => {
    const { game, mission, difficulty, says } = one;
    const page = await layOut(visit, game, mission, difficulty, { width: 1366, height: 768 });
    await page.click("[data-legend]");
    await page.waitForSelector("#legend .legend");
    const legend = await page.innerText("#legend");
    for (const word of says) expect(legend).toContain(word);
    // what stands on a token has a line of its own, with the same letters
    const onTokens: readonly string[] = await page
      .locator(".board-picture [data-piece] text")
      .evaluateAll((all: readonly { readonly textContent: string | null }[]) =>
        all.map((text) => text.textContent ?? "").filter((text) => /^[A-Z]/.test(text)),
      );
    const inLegend: readonly string[] = await page
      .locator("#legend .legend-sign text")
      .evaluateAll((all: readonly { readonly textContent: string | null }[]) =>
        all.map((text) => text.textContent ?? ""),
      );
    expect(inLegend).toEqual(expect.arrayContaining([...new Set(onTokens)]));
    const box = await page.locator("#legend").boundingBox();
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 999) <= 768).toBe(true);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#legend .legend", { state: "detached" });
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
