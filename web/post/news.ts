import { computed, effect, signal } from "@preact/signals";
import { openStream } from "../api/games.ts";
import { Problem } from "../api/problem.ts";
import { keptInvitations } from "./invitations.ts";

/** The most invitations of one stream: the latest of this browser. */
const MOST = 50;
/** Seconds after which a stream that could not be opened is tried again. */
const AGAIN = 30;
const kinds = ["turn", "move", "over", "proposal", "proposalEnded", "renewed", "lost"] as const;

const isOpen = signal(false);
/** Whether another window has the stream open. */
const isOpenElsewhere = signal(false);
/** Whether news come by themselves, so that looking again and again is needed seldom. */
export const newsCome = computed(() => isOpen.value || isOpenElsewhere.value);

const listeners = new Set<(game: string) => void>();
/** One window of this browser has the stream, and tells the others: a browser keeps few connections to one server. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("umpire-news") : null;
/** Says something to the other windows. */
const say = (what: string | boolean): void => {
  // a channel has no other origin to name
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(what);
};

const tell = (game: string): void => listeners.forEach((listener) => listener(game));

channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  isOpenElsewhere.value = data !== false;
  if (typeof data === "string") tell(data);
});

/** Says whether the stream is open here. */
function sayOpen(open: boolean): void {
  if (isOpen.value === open) return;
  isOpen.value = open;
  say(open);
}

const wait = (seconds: number, until: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, seconds * 1000);
    until.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });

const secretsNow = (): readonly string[] => keptInvitations.value.slice(0, MOST).map(({ secret }) => secret);

/** Listens at an address until it is good no more, or is told to end; answers the place behind what was heard. */
const listenAt = (url: string, since: string, until: AbortSignal): Promise<string> =>
  new Promise((done) => {
    const source = new EventSource(since === "" ? url : `${url}&since=${encodeURIComponent(since)}`);
    let place = since;
    const end = (): void => {
      source.close();
      sayOpen(false);
      done(place);
    };
    source.addEventListener("open", () => sayOpen(true));
    source.addEventListener("error", () => {
      // a connection that was cut is taken up by itself
      if (source.readyState === EventSource.CLOSED) end();
    });
    for (const kind of kinds)
      source.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        place = lastEventId;
        const { game }: { readonly game: string } = JSON.parse(data);
        tell(game);
        say(game);
      });
    until.addEventListener("abort", end, { once: true });
    if (until.aborted) end();
  });

/** Keeps a stream open for these invitations until it is told to end. */
async function keepOpen(secrets: readonly string[], until: AbortSignal): Promise<void> {
  for (let place = ""; !until.aborted;) {
    try {
      const { url } = await openStream(secrets);
      if (!until.aborted) place = await listenAt(url, place, until);
    } catch (error) {
      // none of these opens anything: there is nothing to hear
      if (error instanceof Problem && error.status === 401) return;
      await wait(AGAIN, until);
    }
  }
}

/** Has one window of the browser at a time do something, where browsers know of each other's windows. */
const alone = (deed: () => Promise<void>, until: AbortSignal): Promise<unknown> =>
  "locks" in navigator ? navigator.locks.request("umpire-news", { signal: until }, deed) : deed();

/** Ends the stream that is kept open. */
let end = (): void => undefined;

function begin(secrets: readonly string[]): void {
  end();
  const ending = new AbortController();
  end = () => ending.abort();
  const { signal: until } = ending;
  void alone(() => keepOpen(secrets, until), until).catch(() => undefined);
}

let stopWatching = (): void => undefined;

/**
 * Calls a listener with a game's id when there is news of it, from whatever window of this browser has the stream; what
 * is new is read in the game. Answers how to end it.
 */
export function onNews(listener: (game: string) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1)
    stopWatching = effect(() => {
      const secrets = secretsNow();
      if (secrets.length > 0) begin(secrets);
      else end();
    });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching();
    end();
  };
}
