import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Browsing, layOut, type Look, startBrowsing, toOperatorPhase } from "./browsing.ts";

/**
 * Pictures of the views, to be looked at: `node tests/web/screenshots.ts FOLDER` writes each at 360 and 1440 pixels,
 * light and dark. Without a folder it writes the three of the README.
 */

/** A view worth a picture, and how one gets there. */
interface Shot {
  readonly name: string;
  readonly to: (browsing: Browsing, look: Look) => Promise<Page>;
}

const hedge =
  "board\n+ + + + + + + + + +\n . . . f . . . . .\n+ + + + + + + + + +\n . 1 . . h J . . .\n+ + + + + + + + + +\n . . . . . . . . .\n+ + + + + + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched\n";

/** Plays Chalk Farm to its first operator phase. */
async function farm(browsing: Browsing, look: Look): Promise<Page> {
  const page = await layOut(browsing, "rogue-regiment", "chalk-farm", "easy", look);
  await toOperatorPhase(page);
  return page;
}

const shots: readonly Shot[] = [
  {
    name: "home",
    async to(browsing, look) {
      const page = await browsing.open("", look);
      await page.waitForSelector(".thumbnail");
      return page;
    },
  },
  {
    name: "disputes",
    async to(browsing, look) {
      const page = await browsing.open("#/disputes", look);
      await page.waitForSelector(".thumbnail");
      return page;
    },
  },
  {
    name: "play",
    async to(browsing, look) {
      const page = await farm(browsing, look);
      await page.click("[data-doer=jock]");
      await page.waitForSelector("[data-watched]");
      const place = await page.locator("[data-highlight=option]").nth(7).boundingBox();
      if (place === null) throw new Error("Jock can go nowhere.");
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      await page.waitForSelector(".preview [data-seen]");
      return page;
    },
  },
  {
    name: "sight",
    async to(browsing, look) {
      const page = await farm(browsing, look);
      await page.goto(`${page.url().split("?")[0] ?? ""}?tab=sight&sight=line&from=guard-1&to=14,16`);
      await page.waitForSelector(".ruling");
      return page;
    },
  },
  {
    name: "areas",
    async to(browsing, look) {
      const page = await layOut(browsing, "v-sabotage", "relay-post", "standard", look);
      await page.click("[data-next]");
      await page.waitForSelector('.table[data-step="1"]');
      return page;
    },
  },
  { name: "rules", to: (browsing, look) => browsing.open("#/rules/rogue-regiment?search=hedge", look) },
  {
    name: "editor",
    async to(browsing, look) {
      const page = await browsing.open("#/editor?begin=anew", look);
      await page.click("[data-start-game=rogue-regiment]");
      await page.fill("[data-start-text]", hedge);
      await page.click("[data-start=text]");
      await page.waitForSelector('[data-piece="jock"]');
      return page;
    },
  },
  { name: "my-games", to: (browsing, look) => browsing.open("#/my-games", look) },
];

const looks = [360, 1440].flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));

const forReadme: readonly { readonly name: string; readonly look: Look }[] = [
  { name: "play", look: { width: 1280, scheme: "light" } },
  { name: "sight", look: { width: 1280, scheme: "dark" } },
  { name: "editor", look: { width: 1280, scheme: "light" } },
];

const [, , folder] = process.argv;
const browsing = await startBrowsing();
try {
  const into = folder ?? join(import.meta.dirname, "../../docs/pictures");
  mkdirSync(into, { recursive: true });
  const wanted = folder === undefined ? forReadme : shots.flatMap(({ name }) => looks.map((look) => ({ name, look })));
  for (const { name, look } of wanted) {
    const shot = shots.find((one) => one.name === name);
    if (shot === undefined) continue;
    const page = await shot.to(browsing, look);
    await page.waitForTimeout(400);
    await page.screenshot({
      path: join(into, `${name}${folder === undefined ? "" : `-${look.width ?? 0}-${look.scheme ?? ""}`}.png`),
      fullPage: look.width === 360,
    });
    await page.close();
  }
} finally {
  await browsing.close();
}
