import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { standing } from "../../web/post/standing.ts";
import { sinceInWords } from "../../web/post/times.ts";
import { violationsIn } from "./axe.ts";
import { hasBrowser, visiting } from "./browser.ts";
import { atVersion } from "./posted.ts";

const board = `board
+ + + + + + + + +
 J . . P . . . .
+ + + + + + + + +
 . . . . . . . 1
+ + + + + + + + +
J = operator jock, facing E, player 1
P = operator paddy, facing E, player 2
1 = smg guard, facing S`;

const played = (version: number) => ({ version, sent: { move: {} } });
const undone = (version: number, to: number) => ({ version, sent: { undo: { to, consents: [] } } });

describe("what a recap is of", () => {
  it("leaves out what was taken back again, also where going back was itself taken back", () => {
    const versions = (all: Parameters<typeof standing>[0]) => standing(all).map(({ version }) => version);
    expect(versions([played(4), played(5), played(6), undone(7, 4), played(8)])).toEqual([4, 7, 8]);
    // back before all that was missed
    expect(versions([played(4), undone(5, 2), played(6)])).toEqual([5, 6]);
    expect(versions([played(4), undone(5, 3), undone(6, 4)])).toEqual([6]);
  });

  it("says since when as people say it", () => {
    const now = new Date(2026, 10, 28, 12, 0).getTime();
    const since = (day: number, month = 10) => sinceInWords(new Date(2026, month, day, 23, 30).toISOString(), now);
    expect([since(27), since(26), since(22), since(21), since(3, 9)]).toEqual([
      "Since yesterday",
      "Since Thursday",
      "Since Sunday",
      "Since 21 November",
      "Since 3 October",
    ]);
  });
});

const created = z.object({
  id: z.string(),
  invitations: z.array(z.object({ seat: z.string(), secret: z.string() })),
});

describe.skipIf(!hasBrowser)("coming back to a game by post", () => {
  const visit = visiting();

  const post = async (path: string, body: unknown, secret?: string): Promise<unknown> => {
    const response = await fetch(`${visit.url}v1/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return response.json();
  };

  /** Begins the game for Anna, who looks at it here, and Ben, who plays from elsewhere. */
  async function begin() {
    const names = [
      { seat: "player-1", name: "Anna" },
      { seat: "player-2", name: "Ben" },
    ];
    const { id, invitations } = created.parse(await post("games", { ruleset: "rogue-regiment", board, names }));
    const secret = (seat: string): string => invitations.find((one) => one.seat === seat)?.secret ?? "";
    return {
      anna: secret("player-1"),
      address: `#/post/${id}`,
      ben: (expectedVersion: number, action: unknown, words?: string) =>
        post(
          `games/${id}/moves`,
          { expectedVersion, idempotencyKey: crypto.randomUUID(), action, ...(words !== undefined && { words }) },
          secret("player-2"),
        ),
      back: (expectedVersion: number, to: number) =>
        post(`games/${id}/undo`, { expectedVersion, to }, secret("player-2")),
    };
  }

  const paddy = (action: Readonly<Record<string, unknown>>) => ({ operator: "paddy", ...action });

  /** Shows every moment of what plays, by hand, and answers what the captions tell. */
  async function watched(page: Page): Promise<readonly string[]> {
    const told: string[] = [];
    for (;;) {
      told.push(await page.innerText(".board-caption"));
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
    expect(told[0]).toMatch(/Ben – Back to version 1/);
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
});
