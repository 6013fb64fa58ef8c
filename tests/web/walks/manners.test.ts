import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { playText } from "../from-text.ts";
import { hasBrowser } from "../has-browser.ts";
import { atVersion, begun, type Begun } from "../posted.ts";
import { meeting, wake } from "../people.ts";

const board = `board
+ + + + + + + + +
 J . . P . . M .
+ + + + + + + + +
 . . . . . . . .
+ + + + + + + + +
 . . . . . . . 1
+ + + + + + + + +
J = operator jock, facing E, player 1
P = operator paddy, facing E, player 2
M = operator mac, facing E, player 3
1 = smg guard, facing S`;

/** Chooses a kind of action of somebody, and waits until it is told what would come of it. */
async function look(page: Page, who: string, form: string): Promise<void> {
  // what is open already would be let go by another press
  for (const button of [
    ...(who === "players" ? [] : [`[data-doer=${who}]`]),
    `[data-can=${who}] [data-form=${form}]`,
  ]) {
    await page.waitForSelector(button);
    const closed = page.locator(`${button}[aria-pressed=false]`);
    if ((await closed.count()) > 0) await closed.click();
  }
  await page.waitForSelector(".preview");
}

describe.skipIf(!hasBrowser)("manners at a table by post", () => {
  const people = meeting();
  let game: Begun | undefined;
  const started = (): Begun => {
    if (game === undefined) throw new Error("The test before this one failed.");
    return game;
  };
  const at = (seat: string): Page => started().at(seat);

  it("offers nothing that cannot succeed to somebody who is not asked: whose decision it is stands there by name", async () => {
    game = await begun(people, { ruleset: "rogue-regiment", board, title: "The Powder Store" }, [
      "Anna",
      "Ben",
      "Chloé",
    ]);
    const [ben, chloe] = [at("player-2"), at("player-3")];
    // while all are asked, each does what is his own, and may look at the rest
    expect(await ben.textContent(".turn")).toContain("Your turn: Paddy · also Anna (Jock) and Chloé (Mac)");
    expect(await ben.locator("[data-doer=mac] [data-whose]").textContent()).toBe("Chloé’s");
    expect(await ben.locator("[data-doer=paddy] [data-whose]").textContent()).toBe("yours");
    await look(ben, "mac", "crouch");
    expect(await ben.locator("[data-do]").count()).toBe(0);
    // he may do it for her, where he says so
    expect(await ben.textContent(".preview")).toContain("Mac is Chloé’s to play. Do this for Chloé?");
    expect(await ben.textContent("[data-can=mac] .could")).toContain("What could Mac do?");
    await look(ben, "paddy", "crouch");
    expect(await ben.locator("[data-do]").count()).toBe(1);
    await look(chloe, "mac", "crouch");
    await chloe.click("[data-do]");
    await atVersion(chloe, 1);
    await wake(ben);
    await atVersion(ben, 1);
    expect(await ben.textContent(".turn")).toContain("Chloé’s turn");
    expect(await ben.textContent("[data-deciding]")).toContain("Chloé decides.");
    const before = people.told.addresses.length;
    await ben.click("[data-doer=mac]");
    await ben.waitForSelector("[data-can=mac] [data-form]");
    for (const form of await ben.locator("[data-can] [data-form]").all()) {
      await form.click();
      expect(await ben.locator("[data-do]").count()).toBe(0);
    }
    // the second press on a place acts for nobody else, either
    await look(ben, "mac", "end-turn");
    await ben.click(".preview [data-not-this]");
    const place = await ben.locator("[data-highlight=option]").first().boundingBox();
    if (place === null) throw new Error("Mac can go nowhere.");
    for (let press = 0; press < 2; press++)
      await ben.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await ben.waitForSelector(".preview");
    expect(people.told.addresses.slice(before).filter((address) => address.endsWith("/moves"))).toEqual([]);
    expect(await violationsIn(ben)).toEqual([]);
  });

  it("says in the title, the icon and on the landing page which games wait, and whose move it is", async () => {
    const [ben, chloe] = [at("player-2"), at("player-3")];
    const icon = (page: Page): Promise<string | null> => page.getAttribute("link[rel=icon]", "href");
    expect([await chloe.title(), await icon(chloe)]).toEqual(["(1) Your turn · The Powder Store", "./icon-turn.svg"]);
    expect([await ben.title(), await icon(ben)]).toEqual(["The Powder Store · Umpire", "./icon.svg"]);
    for (const [page, waiting, whose] of [
      [chloe, "One game is waiting for you.", "Your turn"],
      [ben, "No game is waiting for you.", "Chloé’s turn"],
    ] as const) {
      await page.goto(`${people.url}#/`);
      await page.waitForSelector(".waiting-games .thumbnail svg");
      expect(await page.textContent(".waiting-games h2")).toBe(waiting);
      expect(await page.textContent(".waiting-games [data-game]")).toMatch(
        new RegExp(`The Powder Store.*operator phase.*${whose}`),
      );
      expect(await violationsIn(page)).toEqual([]);
    }
    expect(await chloe.title()).toBe("(1) Play · Umpire");
    await ben.click("[data-post]");
    await ben.click("[data-game=v-sabotage]");
    await ben.waitForSelector("[data-mission=relay-post]");
    expect(await violationsIn(ben)).toEqual([]);
    await ben.click("[data-mission=relay-post]");
    await ben.waitForSelector("[data-create]");
    for (const page of [chloe, ben]) {
      await page.goto(`${people.url}#/post/${started().id}`);
      await atVersion(page, 1);
    }
  });

  it("names people where it refuses, and offers another try where that can help alone", async () => {
    const chloe = at("player-3");
    const refused = async (status: number, detail: string): Promise<void> => {
      await chloe.route("**/moves", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status, json: { detail } }) : route.continue(),
      );
      await look(chloe, "mac", "end-turn");
      await chloe.click("[data-do]");
      await chloe.waitForSelector(".trouble");
      await chloe.unroute("**/moves");
    };
    await refused(403, "The game waits for player 2, not for player 3.");
    expect(await chloe.textContent(".trouble")).toContain("The game waits for Ben, not for Chloé.");
    expect(await chloe.locator(".trouble button").count()).toBe(0);
    await refused(500, "unlucky");
    expect(await chloe.locator(".trouble button").textContent()).toBe("Try again");
    await chloe.reload();
    await atVersion(chloe, 1);
  });

  it("names what the end of a phase throws away, and of whom; by post it ends when all are done", async () => {
    const open = (fragment: string): Promise<Page> => people.come(people.url + fragment);
    const alone = await playText({ open }, "rogue-regiment", board);
    await look(alone, "jock", "crouch");
    await alone.click("[data-do]");
    await alone.waitForSelector('.table[data-step="1"]');
    await look(alone, "players", "end-phase");
    expect(await alone.locator(".warning li").allTextContents()).toEqual([
      "Jock has 3 AP left: they are lost.",
      "Paddy has not acted: 4 AP are lost.",
      "Mac has not acted: 4 AP are lost.",
    ]);
    expect(await alone.textContent("[data-do]")).toBe("Do it anyway");
    // it can be read under the mouse as well
    await alone.hover("[data-do]");
    await alone.waitForFunction("document.getAnimations().length === 0");
    expect(await violationsIn(alone)).toEqual([]);
    await alone.close();

    const [anna, ben, chloe] = [at("player-1"), at("player-2"), at("player-3")];
    await look(chloe, "mac", "end-turn");
    await chloe.click("[data-do]");
    await atVersion(chloe, 2);
    expect(await chloe.textContent("[data-all-done]")).toContain(
      "You are done. The phase ends when everybody is done. Still to act: Jock (Anna), 4 AP left; Paddy (Ben), 4 AP left.",
    );
    await wake(ben);
    await atVersion(ben, 2);
    expect(await ben.locator("[data-form=end-phase]").count()).toBe(0);
    await ben.click("[data-done]");
    expect(await ben.textContent("[data-all-done] .warning")).toBe("Paddy has not acted: 4 AP are lost.");
    expect(await violationsIn(ben)).toEqual([]);
    await ben.click("[data-done]");
    await atVersion(ben, 3);
    expect(await ben.textContent("[data-all-done]")).toContain("You are done.");
    expect(await ben.textContent("[data-prompt]")).toContain("You are done. Still to act: Jock (Anna)");
    expect(await ben.locator("[data-done]").count()).toBe(0);
    await wake(anna);
    await atVersion(anna, 3);
    // whoever is last ends the phase, and nobody else loses anything by it
    await look(anna, "players", "end-phase");
    expect(await anna.locator(".warning li").allTextContents()).toEqual(["Jock has not acted: 4 AP are lost."]);
    await anna.click("[data-do]");
    await atVersion(anna, 4);
    expect(await anna.textContent(".ribbon")).toMatch(/event phase|turn\s*2/i);
  });

  it("takes back one's own move by which nobody learned anything; anything else is read, asked for, and may be refused", async () => {
    const where = { ruleset: "rogue-regiment", board, title: "The Powder Store" };
    const second = await begun(people, where, ["Anna", "Ben", "Chloé"]);
    const [anna, ben, chloe] = [second.at("player-1"), second.at("player-2"), second.at("player-3")];
    for (const [version, back] of [
      [1, true],
      [3, false],
    ] as const) {
      await look(chloe, "mac", "crouch");
      await chloe.click("[data-do]");
      await atVersion(chloe, version);
      if (!back) continue;
      expect(await chloe.textContent("[data-undo]")).toBe("Take my last move back");
      await chloe.click("[data-undo]");
      await atVersion(chloe, version + 1);
    }
    await wake(ben);
    await atVersion(ben, 3);
    const ask = async (): Promise<void> => {
      await ben.click("[data-undo=ask]");
      await ben.waitForSelector("[data-asking] li");
      expect(await ben.textContent("[data-asking]")).toMatch(
        /Chloé – Mac: crouch.*It happens when Chloé agrees; nobody else has to/,
      );
      // nobody is asked before it was read
      expect(await ben.locator("[data-proposal]").count()).toBe(0);
      await ben.click("[data-ask]");
      await ben.waitForSelector("[data-proposal]");
    };
    await ask();
    await wake(chloe);
    await chloe.waitForSelector("[data-proposal] li");
    expect(await chloe.textContent("[data-proposal]")).toMatch(/Ben would like to take back:.*You – Mac: crouch/);
    // nobody is told that it is their turn who is only asked to agree; one who does not look hears of it by herself
    await chloe.waitForFunction('document.title === "(1) Your turn · The Powder Store"');
    await anna.waitForFunction('document.title === "(1) Your answer · The Powder Store"');
    expect(await violationsIn(chloe)).toEqual([]);
    await chloe.click("text=Rather not");
    await chloe.waitForSelector("[data-ended-proposal]");
    expect(await chloe.locator("[data-proposal]").count()).toBe(0);
    await wake(ben);
    await ben.waitForSelector("[data-ended-proposal]");
    expect(await ben.textContent("[data-ended-proposal]")).toBe("Chloé would rather not go back.");
    await ask();
    await ben.click("text=Withdraw");
    await ben.waitForSelector("[data-ended-proposal]");
    expect(await ben.textContent("[data-ended-proposal]")).toBe("You withdrew the request to go back.");
    await ask();
    // it is her own, and nobody has learned anything by it: her word alone does it, and everybody is told so
    await wake(anna);
    await anna.waitForSelector("[data-missing=player-3]");
    expect(await anna.textContent("[data-missing]")).toContain("Chloé alone decides");
    await wake(chloe);
    await chloe.waitForSelector("[data-missing=player-3]");
    expect(await chloe.textContent("[data-missing]")).toContain("You alone decide");
    expect(await chloe.textContent("[data-agree]")).toBe("Take it back");
    await chloe.click("[data-agree]");
    await atVersion(chloe, 4);
    expect(await chloe.locator("[data-proposal]").count()).toBe(0);
    expect(await chloe.textContent(".just-now")).toContain("You took back the last move.");
    await wake(anna);
    await atVersion(anna, 4);
    expect(await anna.textContent(".just-now")).toContain("Chloé took back the last move.");
  });

  it("on a telephone what others ask for is told at the top, wherever one has pushed the page; who is waited for as well", async () => {
    const where = { ruleset: "rogue-regiment", board, title: "On the way" };
    const game3 = await begun(people, where, ["Anna", "Ben", "Chloé"]);
    const [anna, ben, chloe] = [game3.at("player-1"), game3.at("player-2"), game3.at("player-3")];
    await chloe.setViewportSize({ width: 390, height: 844 });
    await look(chloe, "mac", "end-turn");
    await chloe.click("[data-do]");
    await atVersion(chloe, 1);
    expect(await chloe.textContent(".turn")).toContain("Waiting for Anna (Jock) and Ben (Paddy)");
    expect(await chloe.getAttribute(".turn", "data-turn")).toBe("others");
    await wake(anna);
    await atVersion(anna, 1);
    await look(anna, "jock", "crouch");
    await anna.click("[data-do]");
    for (const one of [ben, chloe]) {
      await wake(one);
      await atVersion(one, 2);
    }
    // in the middle of Anna's turn no name stands before what is said to whoever is done
    const done = '[data-prompt] p:not(:has(.prompt-who)):has-text("You are done. Still to act: Jock (Anna)")';
    await chloe.waitForSelector(done);
    await chloe.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    await ben.click("[data-undo=ask]");
    await ben.click("[data-ask]");
    await ben.waitForSelector("[data-proposal]");
    await wake(chloe);
    await chloe.waitForSelector("[data-asked-above]");
    const box = await chloe.locator("[data-asked-above]").boundingBox();
    expect(box?.y).toBe(0);
    expect(await chloe.textContent("[data-asked-above]")).toContain("Ben asked to go back");
    expect(await violationsIn(chloe)).toEqual([]);
    await chloe.click("[data-asked-above]");
    await chloe.waitForSelector("[data-asked-above]", { state: "detached" });
    const card = await chloe.locator("[data-proposal]").boundingBox();
    expect(card?.y).toBeGreaterThanOrEqual(0);
    expect((card?.y ?? 9999) + (card?.height ?? 0)).toBeLessThanOrEqual(844);
  });
});
