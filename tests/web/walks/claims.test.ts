import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser } from "../has-browser.ts";
import { meeting, wake } from "../people.ts";
import { atVersion, begun, boardOfTwo } from "../posted.ts";

describe.skipIf(!hasBrowser)("whose piece is whose, by post", () => {
  const people = meeting();

  it("a seat takes a piece of its side, is asked for it, and everybody sees by name and colour whose it is", async () => {
    const game = await begun(people, { ruleset: "rogue-regiment", board: boardOfTwo }, ["Anna", "Ben"]);
    const [anna, ben] = [game.at("player-1"), game.at("player-2")];
    expect(await anna.textContent("[data-doer=paddy] [data-whose]")).toBe("Ben’s");
    await anna.click("#tab-seats");
    await anna.click("[data-shared=paddy] [data-claim=take]");
    await anna.waitForSelector("[data-shared=paddy] [data-claim=give-up]");
    expect(await violationsIn(anna)).toEqual([]);
    await anna.click("#tab-play");
    await anna.waitForSelector("[data-doer=paddy] [data-whose].seat-0");
    expect(await anna.textContent("[data-doer=paddy] [data-whose]")).toBe("yours");
    await wake(ben);
    await ben.waitForSelector("[data-doer=paddy] [data-whose].seat-0");
    expect(await ben.textContent("[data-doer=paddy] [data-whose]")).toBe("Anna’s");
    await anna.click("[data-doer=paddy]");
    await anna.click("[data-can=paddy] [data-form=crouch]");
    await anna.click("[data-do]");
    await atVersion(anna, 1);
    await anna.waitForSelector("[data-turn=yours]");
    await wake(ben);
    await atVersion(ben, 1);
    await ben.waitForSelector("[data-turn=others]");
    expect(await ben.textContent(".whose-turn .turn")).toContain("Anna’s turn");
    expect(people.complaints).toEqual([]);
  });

  it("to act with another's piece is asked once, and then done for its player", async () => {
    const game = await begun(people, { ruleset: "rogue-regiment", board: boardOfTwo }, ["Anna", "Ben"]);
    const anna = game.at("player-1");
    await anna.click("[data-doer=paddy]");
    await anna.click("[data-can=paddy] [data-form=crouch]");
    await anna.waitForSelector("[data-stand-in]");
    expect(await anna.textContent("[data-stand-in]")).toBe("Paddy is Ben’s to play. Do this for Ben?");
    expect(await anna.locator("[data-do]").count()).toBe(0);
    await anna.click("[data-do-for]");
    await atVersion(anna, 1);
    // the second time it is done like with one's own
    await anna.click("[data-can=paddy] [data-form=pop-up]");
    await anna.click("[data-do]");
    await atVersion(anna, 2);
    expect(people.complaints).toEqual([]);
  });

  it("while a game is set up, pieces are taken beside the board; what another has taken is not offered", async () => {
    const three = { ruleset: "rogue-regiment", scenario: "chalk-farm", options: { difficulty: "easy", players: 3 } };
    const game = await begun(people, three, ["Anna", "Ben", "Chloé"]);
    const [anna, ben] = [game.at("player-1"), game.at("player-2")];
    await anna.click("[data-shared=paddy] [data-claim=take]");
    await anna.waitForSelector("[data-shared=paddy] [data-claim=give-up]");
    await wake(ben);
    await ben.waitForSelector("[data-shared=paddy] .seat-0");
    // what another has taken is not offered
    expect(await ben.locator("[data-shared=paddy] [data-claim]").count()).toBe(0);
    expect(await ben.locator("[data-shared=jock] [data-claim=take]").count()).toBe(1);
    expect(await violationsIn(ben)).toEqual([]);
    await anna.click("[data-whose-settled]");
    await anna.waitForSelector("[data-whose-pieces]", { state: "detached" });
    expect(people.complaints).toEqual([]);
  });
});
