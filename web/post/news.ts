import { effect, signal } from "@preact/signals";
import { openStream } from "../api/games.ts";
import { Problem } from "../api/problem.ts";
import { invitationsTo, keptInvitations } from "./invitations.ts";
import { lookedOn, lookOnAt } from "./looked-on.ts";

/** The most invitations and public games of one stream: the latest of this browser. */
const MOST = 50;
/** Seconds after which a stream that could not be opened is tried again. */
const AGAIN = 30;
/** Milliseconds after which a stream counts as held open: a server that holds none ends its answer at once. */
const HELD = 1000;
const kinds = ["turn", "move", "over", "proposal", "proposalEnded", "renewed", "claims", "lost"] as const;

/** Whether this window has the stream open, and whether another one has. */
const isOpen = signal(false);
const isOpenElsewhere = signal(false);

/** What windows of a browser tell each other: news of a game (null: of any), and whether the stream is open. */
type Said = { readonly news: string | null } | { readonly open: boolean };

/** One window of this browser has the stream, and tells the others: a browser keeps few connections to one server. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("umpire-news") : null;
const say = (what: Said): void => {
  // a channel has no other origin to name
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(what);
};

const listeners = new Set<(game: string | null) => void>();
const tell = (game: string | null): void => listeners.forEach((listener) => listener(game));
const tellAll = (game: string | null): void => {
  tell(game);
  say({ news: game });
};

channel?.addEventListener("message", ({ data }: MessageEvent<Said>) => {
  if ("open" in data) isOpenElsewhere.value = data.open;
  else tell(data.news);
});

/** Whose news are listened to. */
interface Followed {
  readonly secrets: readonly string[];
  /** Public games that are looked on at without an invitation. */
  readonly games: readonly string[];
}

/** The latest invitations of this browser, and the public games that it looks on at without one. */
function followedNow(): Followed {
  const games = lookedOn.value.filter((game) => keptInvitations.value.every((one) => one.game !== game));
  const secrets = keptInvitations.value.slice(0, MOST - games.length).map(({ secret }) => secret);
  return { secrets, games };
}
const isNothing = ({ secrets, games }: Followed): boolean => secrets.length + games.length === 0;

/** Whether news of a game (null: of those of this browser) come by themselves, so that it need hardly be looked at. */
export const newsCome = (game: string | null): boolean =>
  (isOpen.value || isOpenElsewhere.value) &&
  (game === null ||
    lookedOn.value.includes(game) ||
    keptInvitations.value.slice(0, MOST).some((one) => one.game === game));

function noteStream({ open }: { readonly open: boolean }): void {
  if (isOpen.value === open) return;
  isOpen.value = open;
  say({ open });
}

const wait = (seconds: number, until: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      until.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, seconds * 1000);
    until.addEventListener("abort", end);
  });

/** What came of listening: the place behind what was heard last, and whether anything was heard at all. */
interface Heard {
  readonly place: string;
  readonly opened: boolean;
}

/** Listens at an address until it is good no more, or is told to end. */
const listenAt = (url: string, since: string, until: AbortSignal): Promise<Heard> =>
  new Promise((done) => {
    const source = new EventSource(since === "" ? url : `${url}&since=${encodeURIComponent(since)}`);
    let [place, opened] = [since, false];
    let held: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(held);
      source.close();
      until.removeEventListener("abort", end);
      // whoever has the stream next says so
      if (until.aborted) isOpen.value = false;
      else noteStream({ open: false });
      done({ place, opened });
    };
    source.addEventListener("open", () => {
      // a stream tells what is new from now on: what came before it is looked for once
      if (place === "" && !opened) tellAll(null);
      opened = true;
      held = setTimeout(() => noteStream({ open: true }), HELD);
    });
    source.addEventListener("error", () => {
      clearTimeout(held);
      // a connection that was cut is taken up again by itself
      if (source.readyState === EventSource.CLOSED) end();
      else noteStream({ open: false });
    });
    for (const kind of kinds)
      source.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        place = lastEventId;
        const { game }: { readonly game: string } = JSON.parse(data);
        tellAll(game);
      });
    until.addEventListener("abort", end);
    if (until.aborted) end();
  });

/** Whether there is nothing to hear, however often one asks: none of these opens anything, or the server has no streams. */
const isHopeless = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 401 || error.status === 404);

/** Keeps a stream open for these invitations and games until it is told to end. */
async function keepOpen({ secrets, games }: Followed, until: AbortSignal): Promise<void> {
  for (let place = ""; !until.aborted;) {
    try {
      const { url } = await openStream(secrets, games);
      const heard = await listenAt(url, place, until);
      ({ place } = heard);
      if (!heard.opened) await wait(AGAIN, until);
    } catch (error) {
      noteStream({ open: false });
      if (isHopeless(error)) return;
      await wait(AGAIN, until);
    }
  }
}

/** Whether this window is the one that has the stream, or tries to. */
let isOurs = false;

/**
 * Has one window of the browser at a time do something: the one that is seen takes over from whichever had it, for that
 * one may sleep; a window that lost it is next when the other is closed.
 */
async function alone(deed: (until: AbortSignal) => Promise<void>, until: AbortSignal): Promise<void> {
  if (!("locks" in navigator)) return deed(until);
  for (let steal = document.visibilityState === "visible"; !until.aborted; steal = false) {
    const ours = new AbortController();
    const both = AbortSignal.any([until, ours.signal]);
    const had = async (): Promise<void> => {
      [isOurs, isOpenElsewhere.value] = [true, false];
      await deed(both);
    };
    const isDone = await navigator.locks
      .request("umpire-news", steal ? { steal } : { signal: until }, had)
      .then(() => true)
      .catch(() => false);
    isOurs = false;
    ours.abort();
    if (isDone) return;
  }
}

/** Ends the stream that is kept open, or the wait for it. */
let end = (): void => undefined;

function begin(followed: Followed): void {
  end();
  if (isNothing(followed)) return;
  const ending = new AbortController();
  end = () => ending.abort();
  void alone((until) => keepOpen(followed, until), ending.signal);
}

/** Listens as long as anybody here wants to know; answers how to end it. */
function listen(): () => void {
  let asked: Followed = { secrets: [], games: [] };
  let isFirst = true;
  const stop = effect(() => {
    const followed = followedNow();
    if (!isFirst && JSON.stringify(followed) === JSON.stringify(asked)) return;
    [asked, isFirst] = [followed, false];
    begin(followed);
  });
  const takeUp = (): void => {
    if (document.visibilityState === "visible" && !(isOurs && isOpen.peek())) begin(asked);
  };
  document.addEventListener("visibilitychange", takeUp);
  addEventListener("online", takeUp);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", takeUp);
    removeEventListener("online", takeUp);
    end();
  };
}

let stopListening = (): void => undefined;

/**
 * Calls a listener with a game's id (null: of any) when there is news of it, from whatever window of this browser has the
 * stream; what is new is read in the game. A game that this browser has no invitation to is looked on at. Answers how to
 * end it.
 */
export function onNews(listener: (game: string | null) => void, game: string | null = null): () => void {
  listeners.add(listener);
  const leave = game === null || invitationsTo(game).length > 0 ? null : lookOnAt(game);
  if (listeners.size === 1) stopListening = listen();
  return () => {
    leave?.();
    listeners.delete(listener);
    if (listeners.size === 0) stopListening();
  };
}
