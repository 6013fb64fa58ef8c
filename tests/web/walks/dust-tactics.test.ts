import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { bothSides, hasBrowser, type Visit, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { finger, type Hand, keyboard, pointer } from "../play-through.ts";
import { tries } from "../../soak/at-length.ts";

/** Writes a list of one's own for a side, where ready ones are offered. */
async function ownList(page: Page, side: string, cards: string): Promise<void> {
  await page.waitForSelector(`[data-choice=${side}] option[value=vael-100]`, { state: "attached" });
  await page.selectOption(`[data-choice=${side}]`, { label: "a list of your own …" });
  await page.fill(`[data-written=${side}]`, cards);
}

/** A squad that goes forward with the enemy near enough to react. */
const text = `umpire dust-tactics
table 90 60
terrain house building 40,20 50,20 50,30 40,30, height 5, doors 45,30
unit s1 h.line south at 20,50, whole
unit n1 v.guard north at 24,20, whole, facing 180
activation s1, plan move attack
`;

/** A squad in close combat with another, about to attack. */
const close = `umpire dust-tactics
table 90 60
unit s1 h.line south at 40,30, whole
unit n1 v.guard north at 44,22, whole, facing 180
activation s1, plan attack nothing
`;

/** A squad that is about to come on from the north edge of Salt Road. */
const arriving = `umpire dust-tactics
scenario salt-road
turn 1 of 6
first north
next north
objective well at 90,60 "the well"
unit s1 h.line south off arrival
unit n1 v.guard north off arrival, facing 180
activation n1, plan move nothing, enters own
`;

/** A mortar near the edge that says what it does. */
const declaring = `umpire dust-tactics
table 90 60
unit s4 h.mortar south at 20,52, whole
unit n1 v.guard north at 44,15, whole, facing 180
activation s4
`;

/** A mortar that can be laid on a squad. */
const mortar = `umpire dust-tactics
table 90 60
unit s4 h.mortar south at 20,55, whole
unit n1 v.guard north at 44,15, whole, facing 180
activation s4, plan attack nothing
`;

async function laidOut(
  visit: Visit,
  look: { readonly width: number; readonly height: number },
  position = text,
  form = "[data-form=move]",
): Promise<Page> {
  const page = await playText(visit, "dust-tactics", position, look);
  await page.waitForSelector(form);
  return page;
}

/** Presses the middle of a mark, whatever lies there. */
async function pressRing(page: Page, touch: boolean, look: string, place: string): Promise<void> {
  const ring = page.locator(`[data-highlight="${look}"][data-place="${place}"]`).first();
  await ring.scrollIntoViewIfNeeded();
  const box = await ring.boundingBox();
  if (box === null) throw new Error(`There is no ring at ${place}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Presses something and waits for the step that it leads to. */
async function goingOn(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = Number(await page.getAttribute(".table", "data-step"));
  await deed();
  await page.waitForSelector(`.table[data-step="${before + 1}"]`);
}

async function aimAt(page: Page, place: string): Promise<void> {
  await page.fill("[data-go]", place);
  await page.locator("[data-go]").press("Enter");
}

const ways: readonly { title: string; hand: Hand; touch: boolean; look: { width: number; height: number } }[] = [
  { title: "by pointer", hand: pointer, touch: false, look: { width: 1280, height: 800 } },
  { title: "by keys alone", hand: keyboard, touch: false, look: { width: 1280, height: 800 } },
  { title: "by a finger on a telephone", hand: finger, touch: true, look: { width: 360, height: 740 } },
];

// by pointer, in the soak in every way
describe.skipIf(!hasBrowser).each(ways.slice(0, tries(1, ways.length)))(
  "Dust Tactics through the page, $title",
  ({ hand, touch, look }) => {
    const visit = visiting({ touch });

    it("a squad moves: who may react is told before, what is too far is said in centimetres", async () => {
      const page = await laidOut(visit, look);
      await hand.press(page.locator("[data-form=move]").first());
      await page.waitForSelector("[data-region]");
      await aimAt(page, "20,4");
      await page.waitForSelector("[data-unmet]");
      expect(await page.textContent("[data-unmet]")).toMatch(/cm too far/);
      await aimAt(page, "20,42");
      await page.waitForSelector('[data-way-shown="8 cm"]');
      await page.waitForSelector("text=Dominion Guard n1 may react then");
      await page.waitForSelector("[data-do]");
      expect(await violationsIn(page)).toEqual([]);
      await goingOn(page, () => hand.press(page.locator("[data-do]")));
      expect(await page.textContent('[data-piece="s1-1"] title')).toContain("20,42");
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(look.width);
      expect(visit.complaints).toEqual([]);
      await page.close();
    });

    it("the odds of close combat are told for each answer of the defender, with what it costs the attacker", async () => {
      const page = await playText(visit, "dust-tactics", close, look);
      await hand.press(page.locator("[data-form=attack]").first());
      await hand.press(page.locator("[data-field=shots]", { hasText: /^service rifle, trench blade/ }));
      await page.waitForSelector("[data-stops='2'] :text('Does Dominion Guard n1 strike back at Line Section s1?')");
      await hand.press(page.locator("[data-field=shots]", { hasText: /^trench blade at/ }));
      await page.waitForSelector("[data-odds-by='dt.decide.strike-back']");
      const row = (fact: string): Promise<readonly string[]> =>
        page.locator(`.by-answer tbody tr:has-text("${fact}") .figure`).allTextContents();
      expect(await page.locator(".by-answer thead th").allTextContents()).toEqual([
        "With its C weapons",
        "With standard weapons",
        "No",
      ]);
      expect((await row("Line Section s1 is hit"))[2]).toBe("0 %");
      expect(await violationsIn(page)).toEqual([]);
      expect(visit.complaints).toEqual([]);
      await page.close();
    });

    it.skipIf(touch)("what is chosen first stays under the mouse while more is asked", async () => {
      const page = await laidOut(visit, look, declaring, "[data-form=declare]");
      await page.waitForSelector(".action-card [data-plan-first]");
      const first = page.locator(".action-card [data-plan-first]");
      const attack = first.filter({ hasText: /^Attack$/ });
      const before = await attack.boundingBox();
      await hand.press(attack);
      await page.waitForSelector(".action-card [data-field=plan]:not([data-plan-first])");
      expect(await attack.boundingBox()).toEqual(before);
      await page.close();
    });

    it("a unit comes on where a ring of the table is pressed, and the same press again brings it there", async () => {
      const page = await laidOut(visit, look, arriving);
      const rings = page.locator("[data-highlight=option]");
      await rings.first().waitFor();
      const places = await rings.evaluateAll((all: readonly { getAttribute(name: string): string }[]) =>
        all.map((ring) => ring.getAttribute("data-place")),
      );
      expect(places).toContain("90,0");
      expect(places).toContain("90,9.999");
      await pressRing(page, touch, "option", "90,9.999");
      await page.waitForSelector("[data-do]");
      expect(await page.textContent(".preview strong")).toContain(
        "to the spot 90 cm from the west, 10 cm from the north",
      );
      await goingOn(page, () => pressRing(page, touch, "chosen", "90,9.999"));
      expect(await page.textContent('[data-piece="n1-1"] title')).toContain("90,10,");
      expect(visit.complaints).toEqual([]);
      await page.close();
    });

    it("a target is ringed and pressed, its template lies there before the shot and when it falls", async () => {
      const page = await laidOut(visit, look, mortar, "[data-form=attack]");
      expect(await page.locator("[data-watched-ground]").count()).toBe(0);
      const targets = page.locator("[data-highlight=target]");
      await targets.first().waitFor();
      expect(await targets.count()).toBe(5);
      const place = (await targets.first().getAttribute("data-place")) ?? "";
      await pressRing(page, touch, "target", place);
      await page.waitForSelector("[data-highlight=aimed]");
      await page.waitForSelector("[data-template]");
      await page.waitForSelector("[data-flash]");
      expect(await violationsIn(page)).toEqual([]);
      await goingOn(page, () => pressRing(page, touch, "aimed", place));
      await page.click("[data-replay-play]");
      await page.click("[data-replay-play]:text('Pause')");
      const laid = page.locator("[data-template]");
      for (let moment = 0; moment < 20 && (await laid.count()) === 0; moment++) await page.click("[data-replay-next]");
      expect(await laid.count()).toBe(1);
      expect(visit.complaints).toEqual([]);
      await page.close();
    });

    it("two armies are chosen on the landing page, and the battle begins with them", async () => {
      const page = await visit.open("#/?game=dust-tactics", look);
      await ownList(page, "south", "2 h.line, h.staff");
      await page.selectOption("[data-choice=north]", "vael-100");
      await bothSides(page);
      await hand.press(page.locator("[data-mission=salt-road]"));
      await page.waitForSelector('.table[data-step="0"]');
      expect(await page.locator(".thumbnail").count()).toBe(0);
      await hand.press(page.locator("[data-to-end], [data-next]").first());
      await page.waitForSelector('.table[data-step="1"]');
      expect(visit.complaints).toEqual([]);
      await page.close();
    });

    it("an army that costs too much is refused with its reason", async () => {
      const page = await visit.open("#/?game=dust-tactics", look);
      await ownList(page, "south", "9 h.line");
      await hand.press(page.locator("[data-mission=salt-road]"));
      await page.waitForSelector("text=The force is worth 108 AP; the limit is 100.");
      expect(page.url()).toContain("game=dust-tactics");
      await page.close();
    });
  },
);
