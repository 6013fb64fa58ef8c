import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, layOut, toOperatorPhase, type Visit, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { pastTheDog } from "../hunted.ts";
import { atLength } from "../../soak/at-length.ts";

/** Two squads in the open, and one of them has its activation. */
const skirmish = `umpire dust-tactics
table 90 60
unit s1 h.line south at 20,40, whole
unit n1 v.guard north at 24,20, whole, facing 180
activation s1, plan move attack
`;

const table = (game: string, mission: string, difficulty: string | null) => (visit: Visit) =>
  layOut(visit, game, mission, difficulty, { width: 1440 });
const text = (game: string, position: string) => (visit: Visit) => playText(visit, game, position, { width: 1440 });

const games: readonly { readonly game: string; readonly lay: (visit: Visit) => Promise<Page> }[] = [
  { game: "rogue-regiment", lay: table("rogue-regiment", "chalk-farm", "easy") },
  { game: "v-sabotage", lay: table("v-sabotage", "relay-post", "standard") },
  { game: "hour-of-glory", lay: table("hour-of-glory", "quiet-stair", null) },
  {
    game: "two-hundred-hours",
    lay: text("two-hundred-hours", pastTheDog.replace("16,8 facing 180", "16,8 facing 200")),
  },
  { game: "dust-tactics", lay: text("dust-tactics", skirmish) },
];

/** The sentences of what just happened, without dice and rules. */
const happened = (page: Page): Promise<readonly string[]> =>
  page.locator(".just-now .events > li > span:not(.dice)").allInnerTexts();

/** How the pieces of the board are drawn, as one text. */
const pieces = async (page: Page): Promise<string> =>
  String(
    await page.evaluate(
      `[...document.querySelectorAll(".board-picture [data-piece]")].map((one) => one.outerHTML).sort().join("\\n")`,
    ),
  );

/** Leaves answers to the game until a step has several moments, in one of which somebody moves. */
async function untilSomebodyMoves(page: Page): Promise<void> {
  for (let step = 1; step <= 24; step++) {
    await page.locator("[data-next], [data-by-policy]").first().click();
    await page.waitForSelector(`.table[data-step="${step}"]`);
    await page.waitForSelector(".play[aria-busy=false] :is([data-decision], [data-result])");
    const moves = await page.locator(".just-now [data-event=moved], .just-now [data-event=entered]").count();
    if (moves > 0 && (await page.locator(".just-now .events > li").count()) > 1) return;
  }
  throw new Error("Nobody moves.");
}

describe.skipIf(!hasBrowser)("what happened is played again", () => {
  const visit = visiting();

  // of the first game and the last one, in the soak of all
  it.each(games.filter((_, at) => atLength || at % 4 === 0))(
    "of $game: moment by moment, each with its sentence, back to how things stand",
    async ({ lay }) => {
      const page = await lay(visit);
      await untilSomebodyMoves(page);
      const [told, end] = [await happened(page), await pieces(page)];
      await page.click("[data-replay-play]");
      await page.waitForSelector('[data-replay="0"]');
      // paused, so that each moment can be looked at
      await page.click("[data-replay-play]");
      const boards: string[] = [];
      const captions: string[] = [];
      let set = 0;
      const first = Number(await page.getAttribute(".replay", "data-replay"));
      const [, all = "0"] = / of (\d+)/.exec(await page.innerText(".board-caption")) ?? [];
      expect(Number(all)).toBeGreaterThanOrEqual(told.length);
      for (let moment = first; moment < Number(all); moment++) {
        await page.waitForSelector(`[data-replay="${moment}"]`);
        const caption = await page.innerText(".board-caption");
        expect(caption).toContain(`${moment + 1} of ${all}`);
        captions.push(caption);
        boards.push(await pieces(page));
        set += await page.locator("[data-highlight=pointed], [data-highlight=grave]").count();
        await page.click("[data-replay-next]");
      }
      await page.waitForSelector('[data-replay="rest"]');
      expect(await pieces(page)).toBe(end);
      // what is read as one sentence is seen moment by moment; every other has its moment, in the same order
      const found = told.map((sentence) => captions.findIndex((caption) => caption.includes(sentence)));
      const apart = found.filter((moment) => moment >= 0);
      expect(apart.length).toBeGreaterThan(0);
      expect(apart).toEqual(apart.toSorted((a, b) => a - b));
      // somebody walked in it, and it was set off where
      expect(new Set([...boards, end]).size).toBeGreaterThan(1);
      expect(set).toBeGreaterThan(0);
      expect(visit.complaints).toEqual([]);
      await page.close();
    },
  );

  /** What the first pictures of the screen show of a step that is made: which moment of its film. */
  async function firstShownOf(page: Page): Promise<string> {
    await page.waitForSelector("[data-do]");
    const before = await page.getAttribute(".table", "data-step");
    await page.evaluate(`(() => {
      window.shown = [];
      const look = () => {
        const step = document.querySelector(".table").dataset.step;
        const moment = document.querySelector(".replay")?.dataset.replay;
        if (step !== "${before}") window.shown.push(moment);
        if (window.shown.length < 4) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    })()`);
    await page.locator("[data-do]").first().click();
    const shown = (): Promise<string> => page.evaluate<string>(`window.shown.join(" ")`);
    await expect.poll(shown).toMatch(/(?:\S+ ){3}/);
    return shown();
  }

  it("a plain move of one's own is seen on the board, and needs no film", async () => {
    const page = await layOut(visit, "rogue-regiment", "chalk-farm", "easy", { width: 1366, height: 768 });
    await toOperatorPhase(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.click("[data-doer=jock]");
    await page.click("[data-form=sprint]");
    await page.locator("[data-highlight=option]").first().click({ force: true });
    expect(await firstShownOf(page)).toBe("rest rest rest rest");
    await page.close();
  });

  it("a move with dice is never seen to have ended before its film begins", async () => {
    const page = await playText(
      visit,
      "rogue-regiment",
      "board\n+ + + + + + +\n 1 . . . J .\n+ + + + + + +\n1 = smg guard, facing E\nJ = operator jock, knife, pistol",
      { width: 1366, height: 768 },
    );
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.click("[data-doer=jock]");
    await page.click("[data-form=attack]");
    expect(await firstShownOf(page)).toBe("0 0 0 0");
    // when it is over, what is asked is in view, wherever the column was pushed meanwhile
    await page.evaluate(`document.querySelector(".table-panel").scrollTo(0, 9999)`);
    await page.locator("[data-film-over]").click();
    await page.waitForSelector('[data-replay="rest"]');
    await page.waitForSelector(".play[aria-busy=false] .actions");
    const [asked, panel] = await Promise.all([
      page.locator(".asked").boundingBox(),
      page.locator(".table-panel").boundingBox(),
    ]);
    expect(asked?.y ?? 0).toBeGreaterThanOrEqual(panel?.y ?? 999);
    expect((asked?.y ?? 999) + (asked?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
    await page.close();
  });

  it("the flame that the game lays lies on the table in the moment it falls, with dice on the board and rules in the caption", async () => {
    const page = await playText(
      visit,
      "dust-tactics",
      `umpire dust-tactics
table 90 60
unit a h.breach south at 50,53 46,53, soldiers 1 4
unit b h.line north at 46,45 50,45, soldiers 1 2
activation a, plan attack nothing
`,
      { width: 1440 },
    );
    // all of it is the game's doing: nobody here has named a target
    await page.click("[data-for-us]");
    await page.waitForSelector('.table[data-step="1"]');
    const events = await page
      .locator(".just-now .events > li")
      .evaluateAll((all: readonly { getAttribute(name: string): string | null }[]) =>
        all.map((one) => one.getAttribute("data-event")),
      );
    expect(events).toContain("template");
    await page.evaluate('localStorage.setItem("umpire-film-speed", "by hand")');
    await page.reload();
    await page.click("[data-replay-play]:not([disabled])");
    const met = { templates: 0, dice: 0, rules: 0 };
    for (let now = Number(await page.getAttribute(".replay", "data-replay")); now < events.length; now++) {
      await page.waitForSelector(`[data-replay="${now}"]`);
      if (events[now] === "template") met.templates += await page.locator("[data-template]").count();
      met.dice += await page.locator("[data-fallen] svg.die").count();
      met.rules += await page.locator(".board-caption .cited").count();
      await page.click("[data-replay-next]");
    }
    expect(met.templates).toBe(1);
    expect(met.dice).toBeGreaterThan(0);
    expect(met.rules).toBeGreaterThan(0);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});
