import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser, visiting } from "../browser.ts";
import { atVersion, boardOfTwo, posted } from "../posted.ts";

/** A Jäger player with one card in his hand. */
const withJager = `expansions jager
phase jager
board
+ + + + + + + + +
 J . . . . . . .
+ + + + + + + + +
 . . . . . . . .
+ + + + + + + + +
spawn A white N 1
spawn B black N 4
J = operator jock, facing E
jager hand cat/upgrade`;

describe.skipIf(!hasBrowser)("coming back to a game by post", () => {
  const visit = visiting();

  /** Begins the game for Anna, who looks at it here, and Ben, who plays from elsewhere. */
  async function begin() {
    const { id, secret, post, play } = await posted(visit.url, { ruleset: "rogue-regiment", board: boardOfTwo }, [
      "Anna",
      "Ben",
    ]);
    return {
      anna: secret("player-1"),
      address: `#/post/${id}`,
      ben: (expectedVersion: number, action: object, words?: string) =>
        play("player-2", expectedVersion, action, words),
      back: (expectedVersion: number, to: number) => post("player-2", "undo", { expectedVersion, to }),
    };
  }

  const paddy = (action: Readonly<Record<string, unknown>>) => ({ operator: "paddy", ...action });

  /** Shows every moment of what plays, by hand, and answers what the captions tell. */
  async function watched(page: Page): Promise<readonly string[]> {
    const told: string[] = [];
    for (;;) {
      // who did it stands in the line of the prompt, what came of it in the caption
      told.push(`${await page.innerText("[data-prompt]")} ${await page.innerText(".board-caption")}`);
      await page.click("[data-replay-next]");
      if ((await page.locator(".film-controls").count()) === 0) return told;
    }
  }

  it("a seat that was never in this browser has missed nothing; who comes back is played what others did, in their name, and once", async () => {
    const game = await begin();
    await game.ben(0, paddy({ do: "crouch" }));
    let page = await visit.open(`${game.address}/${game.anna}`);
    await page.evaluate('localStorage.setItem("umpire-film-speed", "by hand")');
    await atVersion(page, 1);
    await page.waitForSelector("[data-turn]");
    expect(await page.locator("[data-recap]").count()).toBe(0);
    // a week ago, as far as this browser knows
    const version = await page.evaluate(`(() => {
      const [seen] = JSON.parse(localStorage.getItem("umpire-seen"));
      localStorage.setItem("umpire-seen", JSON.stringify([{ ...seen, at: "2026-11-03T12:00:00.000Z" }]));
      return seen.version;
    })()`);
    expect(version).toBe(1);
    await page.close();

    await game.ben(1, paddy({ do: "face", facing: "N" }));
    await game.back(2, 1);
    await game.ben(3, paddy({ do: "move", to: "4,0" }), "I cover you.");
    page = await visit.open(game.address);
    await atVersion(page, 4);
    await page.waitForSelector("[data-recap]");
    expect(await page.innerText("[data-recap]")).toMatch(/^Since 3 November: \d+ moments\./);
    expect(await violationsIn(page)).toEqual([]);
    // a reload loses nothing of it
    await page.reload();
    await page.click("[data-play-recap]");
    await page.waitForSelector(".film-controls");
    const told = await watched(page);
    expect(told[0]).toMatch(/Ben – Move 2 taken back\./);
    expect(told.slice(1).join("\n")).toMatch(/Ben – Paddy: .*“I cover you\.”/);
    expect(told.join("\n")).not.toMatch(/north|facing/i);
    expect(await page.locator("[data-recap]").count()).toBe(0);
    await page.reload();
    await atVersion(page, 4);
    await page.waitForSelector("[data-turn]");
    expect(await page.locator("[data-recap]").count()).toBe(0);
    expect(visit.complaints).toEqual([]);
    await page.close();
  });

  it("of a seat tells nothing that the seat must not know: a card that the Jäger player laid face down", async () => {
    const game = await posted(visit.url, { ruleset: "rogue-regiment", board: withJager }, ["Anna"]);
    const anna = `#/post/${game.id}/${game.secret("player-1")}`;
    let page = await visit.open(anna);
    await atVersion(page, 0);
    await page.waitForSelector("[data-turn]");
    await page.close();
    await game.play("jager", 0, { do: "lay-card", card: "cat/upgrade" });
    page = await visit.open("#/rules/rogue-regiment");
    const answers: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/v1/") && !response.url().includes("/v1/streams"))
        answers.push(response.text().catch(() => ""));
    });
    await page.goto(`${visit.url}${anna}`);
    await page.click("[data-play-recap]");
    await page.waitForSelector(".film-controls");
    const told = (await watched(page)).join("\n");
    expect(told).toContain("The Jäger player lays a card face down beside the event deck.");
    expect(told).not.toMatch(/upgrade/i);
    const asked = await Promise.all(answers);
    expect(asked.some((answer) => answer.includes("jager-laid"))).toBe(true);
    // it is among the cards that nobody has seen, and nowhere told as the one that he had or laid
    expect(asked.filter((answer) => /(?:"card":"|"hand":\["|hand |laid )cat\/upgrade/.test(answer)).length).toBe(0);
    await page.close();
  });
});
