import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, toOperatorPhase, visiting } from "./browser.ts";
import { tapSquare } from "./squares.ts";

describe.skipIf(!hasBrowser)("the page", () => {
  const visit = visiting();

  it("may run and ask nothing but its own, and tells nobody where it is", async () => {
    const response = await fetch(visit.url);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await response.text()).not.toMatch(/<script>|<style>| style=|https?:\/\//);
  });

  it("puts an action together on the board by touch, tells its cost, and does it; Back undoes", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 1440 });
    await toOperatorPhase(page);
    await tapSquare(page, 0, 22);
    await page.click("[data-form=move]");
    await tapSquare(page, 1, 22);
    await page.waitForSelector(".preview:has-text('Move to 1,22')");
    expect(await page.textContent(".preview .cost")).toBe("1 AP");
    // what is half done is taken up again
    await page.reload();
    await page.waitForSelector(".preview:has-text('Move to 1,22')");
    await page.click("[data-do]");
    await page.waitForSelector('.table[data-step="4"]');
    expect(page.url()).not.toContain("do=");
    expect(await page.textContent(".events")).toContain("Jock");
    await page.click("[data-back]");
    await page.waitForSelector('.table[data-step="3"]');
    expect(page.url()).toContain("step=3");
    await page.reload();
    await page.waitForSelector('.table[data-step="3"]');
    expect(await page.textContent("[data-looks-back]")).toContain("forgets the step after it");
    await page.close();
  });

  it("draws the lines of sight, and a link opens exactly this elsewhere", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy");
    await page.click("#tab-sight");
    await page.selectOption("[data-sight=from]", "guard-1");
    await page.selectOption("[data-sight=to]", "jock");
    await page.click(".line-question button");
    await page.waitForSelector("[data-line]");
    const verdict = await page.textContent(".verdict-line");
    expect(verdict).toContain("Guard 1 does not see Jock");
    await page.click("[data-link]");
    const link = await page.inputValue("[data-link-text]");
    expect(link.length).toBeLessThan(2000);
    const asked: Request[] = [];
    const other = await visit.open(link.slice(visit.url.length));
    other.on("request", (request) => asked.push(request));
    await other.waitForSelector("[data-line]");
    expect(await other.textContent(".verdict-line")).toBe(verdict);
    // the fragment stays in the browser
    expect(asked.every((request) => !request.url().includes("position/"))).toBe(true);
    expect(await other.locator("[data-made], [data-then]").count()).toBe(0);
    await other.close();
    // the other link is read by the server, tells its verdict to chats, and leads to the same place
    const pictured = await page.inputValue("[data-link-picture]");
    const told = await (await fetch(pictured)).text();
    expect(told).toContain('property="og:title" content="Guard 1 does not see Jock."');
    const led = await visit.open(pictured.slice(visit.url.length));
    await led.waitForSelector("[data-line]");
    expect(await led.textContent(".verdict-line")).toBe(verdict);
    await led.close();
    await page.close();

    // made by other rules, under which it was another verdict
    const earlier = link
      .slice(visit.url.length)
      .replace("seen=no", "seen=yes")
      .replace(/(?<=position\/)[\w-]+/, (word) =>
        deflateRawSync(
          inflateRawSync(Buffer.from(word, "base64url"))
            .toString()
            .replace(/"version":"[^"]*"/, '"version":"0.0.1"'),
        ).toString("base64url"),
      );
    const later = await visit.open(earlier);
    await later.waitForSelector("[data-then]");
    expect(await later.textContent("[data-then]")).toContain("Guard 1 saw Jock: the verdict is another one now.");
    expect(await later.textContent("[data-made]")).toMatch(/made by rogue-regiment 0\.0\.1; this is by \d/);
    // what is played since is no matter of the rules
    await later.click("#tab-play");
    await later.click("[data-next]");
    await later.waitForSelector("[data-then]", { state: "detached" });
    await later.click("[data-back]");
    await later.waitForSelector("[data-then]");
    await later.click("#tab-sight");
    // another question is not the one that the link was made with
    const others = later.locator("[data-sight=from] option:not([value='']):not([value=guard-1]):not([value=jock])");
    await later.selectOption("[data-sight=from]", (await others.first().getAttribute("value")) ?? "");
    await later.click(".line-question button");
    await later.waitForSelector("[data-then]", { state: "detached" });
    await later.close();
  });
});
