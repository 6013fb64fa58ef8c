import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, visiting } from "../browser.ts";
import { playText } from "../from-text.ts";
import { section } from "../section.ts";
import { gone, stepOf } from "../steps.ts";

const desk = { width: 1366, height: 768 };

/** A turn of Dust Tactics in which three units of the south can act, one of them a hero. */
const three = `${section}unit s4 h.mortar south at 60,116, whole
unit s5 h.corran south at 90,90, whole
unit n1 v.guard north at 84,5, whole, facing 180
`;

/** What is marked, or stands there of those who can act, and is not wholly in the room of the board. */
const outOfView = async (page: Page): Promise<readonly string[]> => {
  const found: readonly string[] = await page.evaluate(`(() => {
    const room = document.querySelector(".board-room").getBoundingClientRect();
    const doers = [...document.querySelectorAll("[data-doer]")].map(({ dataset }) => dataset.doer);
    const asked = [
      ...document.querySelectorAll("[data-highlight=option], [data-highlight=target]"),
      ...doers.flatMap((id) => [...document.querySelectorAll('.board-picture [data-piece="' + id + '"]')]),
    ];
    return asked
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.left < room.left - 1 || box.right > room.right + 1;
      })
      .map(({ dataset }) => dataset.place ?? dataset.piece);
  })()`);
  return found;
};

describe.skipIf(!hasBrowser)("a measured table for whoever knows the game", () => {
  const visit = visiting({ runsOn: true });

  it("02 Hundred Hours: whoever chooses sees his own men and all that can be pressed, whatever happened before", async () => {
    const page = await visit.open("#/?game=two-hundred-hours", desk);
    await page.locator("[data-mission]").first().click();
    await page.waitForSelector(".play[aria-busy=false] [data-option]");
    let marked = 0;
    for (let asked = 0; asked < 12; asked++) {
      await page.waitForSelector("[data-option], [data-form], [data-doer]");
      await expect.poll(() => outOfView(page), { timeout: 20_000 }).toEqual([]);
      const before = await stepOf(page);
      const marks = page.locator("[data-highlight=option]");
      if ((await page.locator("[data-option]").count()) > 0) await page.locator("[data-option]").first().click();
      else if ((await marks.count()) > 0) {
        marked++;
        // the upper half of a ring on the north edge lies beside the table
        const box = await marks.first().boundingBox();
        for (let presses = 0; presses < 2; presses++) {
          await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 2);
          if (presses === 0) await page.waitForSelector("[data-do]");
        }
      } else await page.click("[data-by-policy]");
      await gone(page, before);
    }
    expect(marked).toBeGreaterThan(3);
    await page.close();
  });

  it("02 Hundred Hours: all of the battlefield is in sight on a laptop, from the first question to whoever acts", async () => {
    const page = await visit.open("#/?game=two-hundred-hours", desk);
    await page.locator("[data-mission]").first().click();
    await page.waitForSelector(".play[aria-busy=false] [data-decision]");
    for (let asked = 0; asked < 8; asked++) {
      const beyond: number = await page.evaluate(`(() => {
        const view = document.querySelector(".board-room");
        const [room, sheet] = [".board-room", ".board-sheet"].map((one) => document.querySelector(one).getBoundingClientRect());
        // nothing is pushed out of view at one edge for what lies at the other
        return Math.max(view.scrollHeight - view.clientHeight, sheet.bottom - room.bottom, room.top - sheet.top, sheet.right - room.right, room.left - sheet.left);
      })()`);
      expect(beyond).toBeLessThanOrEqual(0);
      const before = await stepOf(page);
      await page.click("[data-by-policy]");
      await gone(page, before);
    }
    await page.close();
  });

  it("nothing of the table lies under its tools, and what stands on its edge is clear of the numbers along it", async () => {
    const page = await visit.open("#/?game=two-hundred-hours", desk);
    await page.locator("[data-mission]").first().click();
    await page.waitForSelector(".play[aria-busy=false] [data-option]");
    await page.locator("[data-option]").first().click();
    await page.locator("[data-highlight=option]").first().waitFor();
    const found: readonly [number, number] = await page.evaluate(`(() => {
      const boxOf = (one) => one.getBoundingClientRect();
      const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const room = boxOf(document.querySelector(".board-room"));
      const tools = [...document.querySelectorAll(".board .board-tools :is(button, input)")].map(boxOf);
      const rings = [...document.querySelectorAll("[data-highlight=option]")].map(boxOf);
      const numbers = [...document.querySelectorAll(".board-picture text")].filter(({ textContent }) => /^\\d+″?$/.test(textContent)).map(boxOf);
      return [tools.filter((tool) => meet(tool, room)).length, rings.filter((ring) => numbers.some((number) => meet(ring, number))).length];
    })()`);
    expect(found).toEqual([0, 0]);
    await page.setViewportSize({ width: 390, height: 844 });
    const isClear: boolean = await page.evaluate(`(() => {
      const [room, zoom] = [".board-room", ".board .zoom"].map((one) => document.querySelector(one).getBoundingClientRect());
      return zoom.top >= room.bottom && zoom.right <= innerWidth;
    })()`);
    expect(isClear).toBe(true);
    await page.setViewportSize(desk);
    await page.click("[data-measure]");
    await page.waitForSelector("[data-measured]");
    expect(await violationsIn(page)).toEqual([]);
    await page.close();
  });

  it("Dust Tactics: a unit bears the letters on the table that sentences call it by, a hero those of the name", async () => {
    const page = await playText(visit, "dust-tactics", three, desk);
    await page.waitForSelector("[data-doer=s1]");
    await expect.poll(() => outOfView(page), { timeout: 20_000 }).toEqual([]);
    const labels = await page.locator(".board-picture text").allTextContents();
    expect(labels).toEqual(expect.arrayContaining(["s1", "s4", "n1", "MIC"]));
    await page.close();
  });
});

/** A mortar that is laid on a unit from behind others, with another enemy in view. */
const laid = `umpire dust-tactics
scenario salt-road
battlefield salt-road
turn 3 of 6
first south
next south
unit s1 h.line south at 70,80, whole
unit s4 h.mortar south at 60,100, whole
unit s5 h.breach south at 84,68, whole
unit n1 v.guard north at 84,55, whole, facing 180
unit n2 v.guard north at 110,60, whole, facing 180
`;

describe.skipIf(!hasBrowser)("Dust Tactics: a unit acts", () => {
  const visit = visiting({ runsOn: true });

  it("with rings round its targets that leave the bases of all their miniatures free", async () => {
    // a table of its own: that of a position that was played already goes on
    const page = await playText(visit, "dust-tactics", laid.replace("turn 3", "turn 2"), desk);
    await page.click("[data-doer=s1]");
    await page.click("[data-do]");
    await page.click("[data-plan-first=attack]");
    await page.click(`[data-choice='["attack","move"]']`);
    await page.waitForSelector('.table[data-step="2"] [data-highlight=target]');
    // a ring covers no place of another base: there it is clipped away
    const covered: number = await page.evaluate(`(() => {
      const rings = [...document.querySelectorAll("[data-highlight=target]")];
      const bases = document.querySelector("[data-bases]");
      const isFree = (x, y) => bases.isPointInFill(Object.assign(bases.ownerSVGElement.createSVGPoint(), { x, y }));
      return rings.filter((ring) => {
        const { x, y, width, height } = ring.getBBox();
        const isClipped = document.getElementById(/#([^")]+)/.exec(ring.getAttribute("clip-path"))[1]).contains(bases);
        return !isClipped || isFree(x + width / 2, y + height / 2);
      }).length;
    })()`);
    expect(await page.locator("[data-highlight=target]").count()).toBeGreaterThanOrEqual(5);
    expect(covered).toBe(0);
    await page.close();
  });

  it("by its first action and what follows it, to do nothing among them; the attack leaves its target and template in sight", async () => {
    const page = await playText(visit, "dust-tactics", laid, desk);
    await page.click("[data-doer=s4]");
    await page.click("[data-do]");
    const first = page.locator(".action-card [data-plan-first]");
    await first.first().waitFor();
    expect(await first.allTextContents()).toEqual([
      "Move",
      "Attack",
      "Sustained attack",
      "March",
      "Reload",
      "Engineering",
      "Do nothing",
    ]);
    expect(await page.locator("select[data-field=plan]").count()).toBe(0);
    await page.click("[data-plan-first=attack]");
    const then = page.locator('.plan:has(legend:text-is("Attack, then")) .chip');
    expect(await then.allTextContents()).toEqual(["Move", "Reload", "Engineering", "Nothing more"]);
    expect(await violationsIn(page)).toEqual([]);
    await page.click(`[data-choice='["attack","move"]']`);
    await page.waitForSelector('.table[data-step="2"] [data-highlight=target]');
    await page.locator('[data-highlight=target][data-place="84,55"]').click({ force: true });
    await page.waitForSelector(".action-card [data-do]");
    await page.waitForSelector("[data-template]");
    const met: readonly [number, number] = await page.evaluate(`(() => {
      const card = document.querySelector(".action-card").getBoundingClientRect();
      const shown = [...document.querySelectorAll("[data-template], [data-highlight=aimed]")];
      const isUnder = (one) => {
        const box = one.getBoundingClientRect();
        return box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
      };
      return [shown.filter(isUnder).length, document.querySelectorAll("[data-watched-ground]").length];
    })()`);
    expect(met).toEqual([0, 0]);
    expect(await page.textContent(".action-card")).toContain("Dominion Guard n1");
    expect(visit.complaints).toEqual([]);
    await page.close();
  });
});

describe.skipIf(!hasBrowser)("02 Hundred Hours: what is asked again and again", () => {
  const visit = visiting({ runsOn: true });

  it("is answered once for the rest of a turn, and dice that look the same are one option", async () => {
    const page = await visit.open("#/?game=two-hundred-hours", desk);
    await page.locator("[data-mission]").first().click();
    const reroll = page.locator('[data-prompt]:has-text("re-roll a die of the")');
    const turn = async (): Promise<string> => (await page.innerText("[data-track=turn i]")).replaceAll(/\D+/g, "");
    const again = page.locator("[data-let-stand]");
    for (let asked = 0; asked < 60 && !((await reroll.count()) > 0 && (await again.count()) > 0); asked++) {
      // what is asked for the first time in a turn is asked but once, for all that is known
      if (asked === 0) expect(await again.count()).toBe(0);
      const before = await stepOf(page);
      await page.click("[data-by-policy]");
      await gone(page, before);
    }
    const texts = await page.locator("[data-option]").allTextContents();
    expect(new Set(texts).size).toBe(texts.length);
    const [begun, question] = [await turn(), await page.innerText("[data-prompt] p")];
    await page.check("[data-let-stand]");
    const before = await stepOf(page);
    await page.click("[data-option=keep]");
    await gone(page, before);
    // an answer stands as long as the turn
    if ((await turn()) === begun) await page.waitForSelector("[data-standing]");
    for (let asked = 0; asked < 12; asked++) {
      if ((await turn()) !== begun) break;
      expect(await page.innerText("[data-prompt] p")).not.toBe(question);
      const from = await stepOf(page);
      await page.click("[data-by-policy]");
      await gone(page, from);
    }
    await page.close();
  });
});

/** A squad under fire before an enemy who is suppressed. */
const shaken = `umpire dust-tactics
scenario salt-road
battlefield salt-road
turn 3 of 6
first south
next south
unit s1 h.line south at 70,80, whole, under-fire
unit s5 h.corran south at 90,90, damage 1
unit n1 v.guard north at 84,55, whole, facing 180, suppressed
`;

describe.skipIf(!hasBrowser)("Dust Tactics: the card of a unit", () => {
  const visit = visiting({ runsOn: true });

  it("says what it carries and how far that reaches, its armour and its moves; its tokens lead to the rule book", async () => {
    const page = await playText(visit, "dust-tactics", shaken, desk);
    await page.click("[data-doer=s1]");
    const kit = await page.innerText("[data-can=s1] [data-kit]");
    for (const told of ["4 × service rifle (40 cm)", "squad gun (60 cm)", "armour 2", "moves 20 cm"])
      expect(kit).toContain(told);
    expect(await page.innerText("[data-doer=s1]")).toContain("4 × service rifle, 5 × trench blade");
    expect(await page.innerText("[data-doer=s1] [data-strength]")).toBe("5 of 5 soldiers left");
    expect(await page.innerText("[data-doer=s5] [data-strength]")).toBe("3 of 4 crosses left");
    await page.locator('.board-picture [data-piece="n1-1"]').click({ force: true });
    const card = page.locator("[data-piece-card]");
    expect(await card.innerText()).toContain("laser rifle (40 cm)");
    expect(await card.innerText()).toContain("armour 3");
    expect(await card.locator("[data-strength]").innerText()).toBe("5 of 5 soldiers left");
    await card.locator("[data-condition=suppressed]").click();
    await page.waitForSelector('[data-rule-card]:has-text("suppressed")');
    // and from the table the rule book opens at its game, whichever was played before
    await page.goBack();
    await page.waitForSelector(".table");
    await page.click('.header a:text("Rules")');
    expect(await page.innerText('.segment[aria-current="true"]')).toBe("Dust Tactics");
    expect(await violationsIn(page)).toEqual([]);
    await page.close();
  });
});
