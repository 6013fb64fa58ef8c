import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";

const program = readFileSync(new URL("../../web/offline/service-worker.js", import.meta.url), "utf8");

/** A window of the browser, as a service worker knows it. */
interface Window {
  readonly url: string;
  readonly visibilityState: "visible" | "hidden";
}

/** What the service worker did: notices shown, windows opened and led elsewhere. */
interface Done {
  readonly shown: { readonly title: string; readonly options: Readonly<Record<string, unknown>> }[];
  readonly opened: string[];
  readonly led: string[];
}

const pageAt = "https://umpire.example.org/page/";

/** Hands an event to the service worker while these windows are open, and waits for what it does. */
async function handed(name: string, event: object, windows: readonly Window[] = []): Promise<Done> {
  const done: Done = { shown: [], opened: [], led: [] };
  const heard = new Map<string, (event: object) => void>();
  const clients = windows.map((window) => ({
    ...window,
    focus: () => Promise.resolve(),
    navigate: (address: string) => Promise.resolve(done.led.push(address)),
  }));
  const self = {
    location: { href: `${pageAt}service-worker.js` },
    addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, listener),
    registration: {
      showNotification: (title: string, options: Readonly<Record<string, unknown>>) =>
        Promise.resolve(done.shown.push({ title, options })),
    },
    clients: {
      matchAll: () => Promise.resolve(clients),
      openWindow: (address: string) => Promise.resolve(done.opened.push(address)),
    },
  };
  runInContext(program, createContext({ self, URL, FILES: [], VERSION: "1" }));
  const waits: Promise<unknown>[] = [];
  heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
  return done;
}

const turn = { id: "n1", game: "abc", seat: "player-2", title: "Your turn", body: "The Powder Store: Anna has moved." };
const pushed = (message: unknown) => ({ data: { json: () => message } });
const looking = (visibilityState: Window["visibilityState"]): Window => ({
  url: `${pageAt}#/post/abc?as=player-2`,
  visibilityState,
});

describe("a push message", () => {
  it("is shown as a notice of its game, with a way to end them", async () => {
    const { shown } = await handed("push", pushed(turn), [looking("hidden")]);
    expect(shown).toEqual([
      {
        title: "Your turn",
        options: expect.objectContaining({
          body: "The Powder Store: Anna has moved.",
          tag: "abc",
          data: { game: "abc", seat: "player-2" },
          actions: [{ action: "end", title: "No more about this game" }],
        }),
      },
    ]);
  });

  it("is not shown to somebody who looks at its game just now", async () => {
    expect((await handed("push", pushed(turn), [looking("visible")])).shown).toEqual([]);
    expect((await handed("push", pushed({ ...turn, game: "other" }), [looking("visible")])).shown).toHaveLength(1);
  });

  it.each([
    ["that is not JSON", { data: { json: () => JSON.parse("{") } }],
    ["without data", { data: null }],
    ["without a game", pushed({ ...turn, game: "" })],
    ["with a title that is not text", pushed({ ...turn, title: 1 })],
    ["that is null", pushed(null)],
  ])("%s is told as something that happened, for a browser wants every message shown", async (_, event) => {
    const { shown } = await handed("push", event);
    expect(shown).toEqual([{ title: "Umpire", options: { body: "Something happened in a game." } }]);
  });
});

describe("a press on a notice", () => {
  const pressed = (action: string, data: unknown = { game: "abc", seat: "player-2" }) => {
    const closed: true[] = [];
    return { closed, notification: { data, close: () => closed.push(true) }, action };
  };

  it("closes it and opens the game as the seat that it is for", async () => {
    const event = pressed("");
    const { opened } = await handed("notificationclick", event);
    expect(opened).toEqual([`${pageAt}#/post/abc?as=player-2`]);
    expect(event.closed).toEqual([true]);
  });

  it("leads a window that has the game already there", async () => {
    const { opened, led } = await handed("notificationclick", pressed(""), [looking("hidden")]);
    expect({ opened, led }).toEqual({ opened: [], led: [`${pageAt}#/post/abc?as=player-2`] });
  });

  it("ends the notices of the game where that is pressed", async () => {
    const { opened } = await handed("notificationclick", pressed("end"));
    expect(opened).toEqual([`${pageAt}#/post/abc?as=player-2&notices=end`]);
  });

  it("of no game opens the page", async () => {
    expect((await handed("notificationclick", pressed("", null))).opened).toEqual(["./"]);
  });
});
