import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser } from "../has-browser.ts";
import { meeting } from "../people.ts";
import { atVersion, posted } from "../posted.ts";

/** Jock beside the entry tile: he may walk off, which ends the game. */
const beforeTheEnd = `objectives leave
entry 0,0
board
+ + + + +
 J . . .
+ + + + +
J = operator jock, facing E`;

describe.skipIf(!hasBrowser)("the end of a game by post", () => {
  const people = meeting();

  it("leads to what decided it, to its report, and to the same game once more for the same players", async () => {
    const where = { ruleset: "rogue-regiment", board: beforeTheEnd, title: "Over the wall" };
    const game = await posted(people.url, where, ["Anna"]);
    await game.play("player-1", 0, { do: "move", operator: "jock", to: "off" });
    const anna = await people.come(`${people.url}#/post/${game.id}/${game.secret("player-1")}`);
    await anna.waitForSelector(".ended [data-again]");
    expect(await violationsIn(anna)).toEqual([]);
    await anna.click("[data-decisive]");
    await atVersion(anna, 1);
    expect(anna.url()).toContain(`#/post/${game.id}?`);
    await anna.click("#tab-analysis");
    await anna.click("[data-report]");
    await anna.waitForSelector("text=Judge again");
    expect(await anna.locator(".trouble").count()).toBe(0);
    await anna.click("#tab-play");
    await anna.click("[data-again]");
    await anna.waitForSelector("[data-handed-out]");
    expect(await anna.textContent("h1")).toContain("Over the wall, again");
    expect(await anna.textContent("[data-seat=player-1]")).toContain("Anna (player 1)");
    await anna.click("[data-handed-out]");
    await atVersion(anna, 0);
    expect(await anna.textContent(".whose-turn")).toContain("You are Anna.");
    expect(people.complaints).toEqual([]);
  });

  it("offers nothing to be played again to those who only look on", async () => {
    const where = { ruleset: "rogue-regiment", board: beforeTheEnd, title: "Over the wall" };
    const game = await posted(people.url, where, ["Anna"]);
    await game.play("player-1", 0, { do: "move", operator: "jock", to: "off" });
    const somebody = await people.come(`${people.url}#/post/${game.id}`);
    await somebody.click("[data-decisive]");
    await atVersion(somebody, 1);
    expect(await somebody.locator("[data-again]").count()).toBe(0);
  });
});
