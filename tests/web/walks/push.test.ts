import { describe, expect, it } from "vitest";
import { violationsIn } from "../axe.ts";
import { hasBrowser } from "../has-browser.ts";
import { atVersion, begun, boardOfTwo } from "../posted.ts";
import { meeting } from "../people.ts";

/** The public key of the browser in RFC 8291's example. */
const p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

/** A browser whose push service gives an address, as none can be reached here. */
const pushService = `
  Object.defineProperty(Notification, "permission", { get: () => window.allowed ?? "default" });
  Notification.requestPermission = async () => (window.allowed = "granted");
  const subscription = {
    endpoint: "https://push.example.org/1",
    toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "${p256dh}", auth: "a".repeat(22) } }),
  };
  let there = null;
  Object.defineProperty(navigator.serviceWorker, "ready", {
    get: async () => ({
      pushManager: {
        getSubscription: async () => there,
        subscribe: async (how) => ((window.asked = how), (there = subscription)),
      },
    }),
  });
`;

describe.skipIf(!hasBrowser)("being told while the page is closed", () => {
  const people = meeting();

  it("is asked for once, after the first move, and ended for a game by the way that is in each notice", async () => {
    const game = await begun(people, { ruleset: "rogue-regiment", board: boardOfTwo, title: "The Powder Store" }, [
      "Anna",
      "Ben",
    ]);
    const anna = game.at("player-1");
    const wishes: unknown[] = [];
    await anna.context().addInitScript(pushService);
    await anna.context().route("**/notices", async (route) => {
      const { browser } = route.request().postDataJSON();
      wishes.push(browser);
      await route.fulfill({ json: { seat: "player-1", key: null, browsers: browser.keys === null ? 0 : 1 } });
    });
    await anna.reload();
    await atVersion(anna, 0);
    expect(await anna.locator("[data-ask-push]").count()).toBe(0);
    await anna.click("[data-doer=jock]");
    await anna.click("[data-can=jock] [data-form=crouch]");
    await anna.click("[data-do]");
    await atVersion(anna, 1);
    await anna.waitForSelector("[data-ask-push]");
    expect(await violationsIn(anna)).toEqual([]);
    expect(wishes).toEqual([]);
    await anna.click("[data-push-yes]");
    await anna.waitForSelector("[data-ask-push]", { state: "detached" });
    const endpoint = "https://push.example.org/1";
    expect(wishes).toEqual([{ endpoint, keys: { p256dh, auth: "a".repeat(22) } }]);
    // the key that it was asked with is the server's own
    const answer = await fetch(`${people.url}v1/push-key`);
    expect(await anna.evaluate("window.asked")).toEqual({
      userVisibleOnly: true,
      applicationServerKey: Object(await answer.json()).key,
    });
    // a seat is muted by itself: the other one in this browser is told as before
    await anna.goto(game.link("player-2"));
    await anna.goto(`${people.url}#/post/${game.id}?as=player-2&tab=seats`);
    await anna.click("[data-push='not told'] [data-push-change]");
    await anna.click("[data-push=told] [data-push-seat]");
    await anna.waitForSelector("[data-push=muted]");
    expect(wishes.at(-1)).toEqual({ endpoint, keys: null });
    await anna.goto(`${people.url}#/post/${game.id}?as=player-1&tab=seats`);
    await anna.waitForSelector("[data-push=told]");
    await anna.goto(`${people.url}#/post/${game.id}?as=player-1&notices=end`);
    await anna.waitForSelector("text=This browser tells you nothing more of this game.");
    expect(wishes.at(-1)).toEqual({ endpoint, keys: null });
    await anna.goto(`${people.url}#/post/${game.id}?tab=seats`);
    await atVersion(anna, 1);
    await anna.waitForSelector("[data-push=muted]");
    expect(await violationsIn(anna)).toEqual([]);
    expect(people.complaints).toEqual([]);
  });
});
