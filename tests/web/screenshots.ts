import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Browsing, layOut, type Look, startBrowsing, toOperatorPhase } from "./browsing.ts";
import { editText, playText } from "./from-text.ts";
import { behindSentries } from "./hunted.ts";

/**
 * Pictures of the views, to be looked at: `node tests/web/screenshots.ts FOLDER [VIEW ...]` writes each, or those that
 * are named, in four windows, light and dark. Without a folder it writes the three of the README.
 */

/** A view worth a picture, and how one gets there. */
interface Shot {
  readonly name: string;
  readonly to: (browsing: Browsing, look: Look) => Promise<Page>;
}

const hedge =
  "board\n+ + + + + + + + + +\n . . . f . . . . .\n+ + + + + + + + + +\n . 1 . . h J . . .\n+ + + + + + + + + +\n . . . . . . . . .\n+ + + + + + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched\n";

const skirmish = `umpire dust-tactics
table 90 60
terrain house building 40,20 50,20 50,30 40,30, height 5, doors 45,30
terrain copse wood 15,30 30,28 33,40 18,42
unit s1 h.line south at 20,50, whole
unit s2 h.staff south at 60,52, whole
unit n1 v.guard north at 24,20, whole, facing 180
unit n2 v.maur north at 60,10, facing 180
activation s1, plan move attack
`;

const melee = `umpire dust-tactics
table 90 60
unit s1 h.line south at 40,30, whole
unit n1 v.guard north at 44,22, whole, facing 180
activation s1, plan attack nothing
`;

/** Plays Chalk Farm to its first operator phase. */
async function farm(browsing: Browsing, look: Look): Promise<Page> {
  const page = await layOut(browsing, "rogue-regiment", "chalk-farm", "easy", look);
  await toOperatorPhase(page);
  return page;
}

/** Jock looks where he could go, with the odds and who would see him. */
async function aiming(browsing: Browsing, look: Look): Promise<Page> {
  const page = await farm(browsing, look);
  await page.click("[data-doer=jock]");
  await page.waitForSelector("[data-watched]");
  const place = page.locator("[data-highlight=option]").nth(7);
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error("Jock can go nowhere.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForSelector(".preview [data-seen]");
  return page;
}

/** A view by its address, once something of it is there. */
const at =
  (fragment: string, selector: string) =>
  async (browsing: Browsing, look: Look): Promise<Page> => {
    const page = await browsing.open(fragment, look);
    await page.waitForSelector(selector);
    return page;
  };

/** A table of a mission after so many answers, each left to the game. */
const table =
  (game: string, mission: string, difficulty: string | null, answers: number) =>
  async (browsing: Browsing, look: Look): Promise<Page> => {
    const page = await layOut(browsing, game, mission, difficulty, look);
    for (let step = 1; step <= answers; step++) {
      await page.locator("[data-next], [data-by-policy]").first().click();
      await page.waitForSelector(`.table[data-step="${step}"]`);
      await page.waitForSelector(".play[aria-busy=false] [data-decision]");
    }
    return page;
  };

/** The same, with a tab opened. */
const tab =
  (of: Shot["to"], name: string) =>
  async (browsing: Browsing, look: Look): Promise<Page> => {
    const page = await of(browsing, look);
    await page.click(`#tab-${name}`);
    await page.waitForSelector(`#tab-${name}[aria-selected=true]`);
    return page;
  };

/** A game by post, just begun. */
async function invited(browsing: Browsing, look: Look): Promise<Page> {
  const page = await browsing.open("#/new-game/rogue-regiment/chalk-farm", look);
  await page.fill("[data-title]", "Tuesday night");
  await page.fill("[data-name=player-2]", "Anna");
  await page.click("[data-create]");
  await page.waitForSelector("[data-handed-out]");
  return page;
}

async function post(browsing: Browsing, look: Look): Promise<Page> {
  const page = await invited(browsing, look);
  await page.click("[data-handed-out]");
  await page.waitForSelector('.table[data-step="0"]');
  await page.fill("[data-words]", "I take the east gate");
  await page.locator("[data-option]").first().click();
  await page.waitForSelector('.table[data-step="1"]');
  return page;
}

async function camp(browsing: Browsing, look: Look): Promise<Page> {
  const page = await playText(browsing, "two-hundred-hours", behindSentries, look);
  await page.click("[data-doer=A1]");
  await page.waitForSelector("[data-watched-ground]", { state: "attached" });
  return page;
}
const stair = table("hour-of-glory", "quiet-stair", null, 6);
const salt = (browsing: Browsing, look: Look): Promise<Page> => playText(browsing, "dust-tactics", skirmish, look);
const relay = table("v-sabotage", "relay-post", "standard", 6);

const shots: readonly Shot[] = [
  { name: "home", to: at("", ".cards .thumbnail svg") },
  ...["v-sabotage", "hour-of-glory", "two-hundred-hours", "dust-tactics"].map((game) => ({
    name: `home-${game}`,
    to: at(`#/?game=${game}`, ".cards .thumbnail svg"),
  })),
  { name: "disputes", to: at("#/disputes", ".cards .thumbnail svg") },
  {
    name: "dispute",
    async to(browsing, look) {
      const page = await at("#/disputes", ".cards .thumbnail svg")(browsing, look);
      await page.click("[data-dispute=wall-corner]");
      await page.waitForSelector(".ruling");
      return page;
    },
  },
  {
    name: "reading",
    async to(browsing, look) {
      const page = await at("#/disputes", ".cards .thumbnail svg")(browsing, look);
      await page.click("[data-dispute=low-wall]");
      await page.locator('.ruling .lines > li > [data-rule^="rr.open"]').first().click();
      await page.locator("dialog [data-reading]").first().click();
      await page.waitForSelector("[data-before]");
      return page;
    },
  },
  { name: "play", to: aiming },
  {
    name: "guide",
    async to(browsing, look) {
      const page = await at("#/?game=rogue-regiment", "[data-play-now]")(browsing, look);
      await page.click("[data-play-now]");
      await page.waitForSelector("[data-guide]");
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
  { name: "pieces", to: tab(farm, "pieces") },
  { name: "story", to: tab(farm, "story") },
  { name: "words", to: tab(farm, "words") },
  { name: "v-sabotage", to: relay },
  { name: "v-sabotage-sight", to: tab(relay, "sight") },
  { name: "v-sabotage-pieces", to: tab(relay, "pieces") },
  { name: "hour-of-glory", to: stair },
  { name: "hour-of-glory-story", to: tab(stair, "story") },
  { name: "hour-of-glory-pieces", to: tab(stair, "pieces") },
  { name: "two-hundred-hours", to: camp },
  { name: "two-hundred-hours-pieces", to: tab(camp, "pieces") },
  { name: "two-hundred-hours-set-up", to: table("two-hundred-hours", "m1-camp", null, 6) },
  { name: "dust-tactics", to: salt },
  {
    name: "dust-tactics-sight",
    async to(browsing, look) {
      const page = await salt(browsing, look);
      await page.goto(`${page.url().split("?")[0] ?? ""}?tab=sight&sight=line&from=s2&to=n2`);
      await page.waitForSelector(".ruling");
      return page;
    },
  },
  {
    name: "dust-tactics-close",
    async to(browsing, look) {
      const page = await playText(browsing, "dust-tactics", melee, look);
      await page.locator("[data-form=attack]").first().click();
      await page.locator("[data-field=shots]", { hasText: /^blade at/ }).click();
      await page.waitForSelector("[data-odds-by]");
      return page;
    },
  },
  { name: "dust-tactics-set-up", to: table("dust-tactics", "salt-road", null, 3) },
  { name: "rules", to: at("#/rules/rogue-regiment", ".rule-book [data-rule-card], .chapters") },
  { name: "rules-found", to: at("#/rules/rogue-regiment?search=shoot+over+a+hedge+when+crouched", "[data-rule-card]") },
  { name: "rules-none", to: at("#/rules/rogue-regiment?search=qqqq+zzzz", ".rules, .rule-book, main") },
  {
    name: "editor",
    async to(browsing, look) {
      const page = await editText(browsing, "rogue-regiment", hedge, look);
      await page.waitForSelector('[data-piece="jock"]');
      return page;
    },
  },
  { name: "editor-start", to: at("#/editor?begin=anew", "[data-start-game]") },
  { name: "editor-table", to: (browsing, look) => editText(browsing, "dust-tactics", skirmish, look) },
  {
    name: "editor-areas",
    async to(browsing, look) {
      const page = await relay(browsing, look);
      await page.click("[data-edit]");
      await page.waitForSelector(".edit-board");
      return page;
    },
  },
  { name: "my-games-none", to: at("#/my-games", "main h1:not(.waiting), main h2") },
  { name: "new-game", to: at("#/new-game/rogue-regiment/chalk-farm", "[data-create]") },
  { name: "invitations", to: invited },
  { name: "post", to: post },
  { name: "post-record", to: tab(post, "record") },
  { name: "post-seats", to: tab(post, "seats") },
  {
    name: "my-games",
    async to(browsing, look) {
      const page = await post(browsing, look);
      await page.goto(`${browsing.url}#/my-games`);
      await page.waitForSelector("main h1:not(.waiting), main h2");
      return page;
    },
  },
  { name: "cut-link", to: at("#/position/abc", "[role=alert]") },
];

/** Windows as people have them: an old and a usual telephone, a laptop, a desk. */
const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

const forReadme: readonly { readonly name: string; readonly look: Look & { readonly scheme: "light" | "dark" } }[] = [
  { name: "play", look: { width: 1280, scheme: "light" } },
  { name: "sight", look: { width: 1280, scheme: "dark" } },
  { name: "editor", look: { width: 1280, scheme: "light" } },
];

/** Writes a picture of a page, when it has come to rest. */
async function picture(page: Page, path: string, scheme: "light" | "dark", fullPage: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForSelector(`html[data-theme=${scheme}]`);
  await page.waitForTimeout(500);
  await page.screenshot({ path, fullPage });
}

const [, , folder, ...named] = process.argv;
const into = folder ?? join(import.meta.dirname, "../../docs/pictures");
mkdirSync(into, { recursive: true });
const browsing = await startBrowsing();
try {
  for (const { name, look } of folder === undefined ? forReadme : []) {
    const shot = shots.find((one) => one.name === name);
    if (shot === undefined) throw new Error(`There is no view ${name}.`);
    const page = await shot.to(browsing, look);
    await picture(page, join(into, `${name}.png`), look.scheme, false);
    await page.close();
  }
  for (const { name, to } of folder === undefined ? [] : shots) {
    if (named.length > 0 && !named.includes(name)) continue;
    for (const size of windows) {
      const page = await to(browsing, size);
      for (const scheme of ["light", "dark"] as const)
        await picture(page, join(into, `${name}-${size.width}-${scheme}.png`), scheme, false);
      await page.close();
    }
    console.log(name);
  }
} finally {
  await browsing.close();
}
