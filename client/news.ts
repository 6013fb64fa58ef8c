import type { ApiTypes } from "./api-types.ts";
import { isPassing, UmpireError, unexpected } from "./errors.ts";
import { checkNames } from "./known.ts";
import { retryAfter } from "./pauses.ts";
import { jsonOf } from "./reading.ts";
import type { Send } from "./transport.ts";

/** What waits and hurries for a client. */
export interface Pacing {
  pause(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
}

/** Where news are taken up. */
export interface NewsOptions {
  /** Ends the news when it is aborted. */
  readonly signal?: AbortSignal;
  /** The id of the last news that were had; how things stand without it. */
  readonly since?: string;
  /** Ids of public games that are looked on at without an invitation. */
  readonly games?: readonly string[];
  /** True to end where the server holds no stream open, but says when to come again; then whoever asks has a pace of his own. */
  readonly onlyHeld?: boolean;
}

/** After so many milliseconds without a sign of life a connection is taken for dead: a server gives one every 15 s. */
const QUIET = 45_000;
/** The pause after a connection that was cut, in milliseconds, where the server says nothing of when to come again. */
const AFTER_CUT = 1000;
/** The longest pause that a server can ask for, in milliseconds. */
const LONGEST = 120_000;
/** The longest pause before a server that is gone is asked again, in milliseconds. */
const LONGEST_LOST = 30_000;
/** The longest line of a stream, in characters: news are a few sentences. */
const MOST_LINE = 1_000_000;

/**
 * The lines of an answer as they come; it ends with the connection, however that ends, with the signal, or with a line
 * that is longer than any of the API.
 */
async function* linesOf({ body }: Response, signal: AbortSignal | undefined): AsyncGenerator<string, void, void> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const leave = (): void => void reader.cancel().catch(() => undefined);
  signal?.addEventListener("abort", leave, { once: true });
  // who left while the answer came is told nothing any more
  if (signal?.aborted === true) leave();
  try {
    // a line that comes in many parts is put together once
    for (let parts: string[] = [], length = 0; ;) {
      const timer = setTimeout(leave, QUIET);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      const [end = "", ...more] = value.split("\n");
      parts.push(end);
      length += end.length;
      if (length > MOST_LINE) return;
      const begun = more.pop();
      if (begun === undefined) continue;
      yield parts.join("");
      yield* more;
      [parts, length] = [[begun], begun.length];
    }
  } catch {
    // it was cut: what was had says where to go on
  } finally {
    signal?.removeEventListener("abort", leave);
    leave();
  }
}

/** The news of a line. Throws an UmpireError where it is none. */
function newsIn<Item extends { readonly id: string }>(line: string, response: Response): Item {
  try {
    const news: Item | null = JSON.parse(line);
    if (typeof news === "object" && news !== null && typeof news.id === "string") return news;
  } catch {
    // told below
  }
  throw unexpected(response, "with a line that is not news");
}

/**
 * What is new for some invitations and public games (50 at most), as it comes and without end: over a stream that stays
 * open where the server holds one, else asked for when it says so. Wherever a connection is cut it goes on behind what was
 * had. Throws what `send` throws; an address that is good no more is opened anew.
 */
export async function* newsOf<G extends ApiTypes>(
  send: Send,
  invitations: readonly string[],
  { pause, random }: Pacing,
  options: NewsOptions = {},
): AsyncGenerator<G["NewsItem"], void, void> {
  const { signal, since, games, onlyHeld = false } = options;
  checkNames(options, "signal since games onlyHeld");
  const signalled = signal === undefined ? {} : { signal };
  const open = async (): Promise<string> => {
    const body = { invitations, games };
    const request = { method: "POST", path: "/v1/streams", body, repeatable: true, ...signalled } as const;
    const response = await send(request);
    const { url }: { readonly url: unknown } = await jsonOf<G["OpenStreamAnswer"]>(response);
    if (typeof url === "string" && url.startsWith("/v1/streams?")) return url;
    throw unexpected(response, "with no address of a stream");
  };
  let place = since;
  let lost = 0;
  for (let path = await open(), isNew = true; ;) {
    const query = { since: place };
    const request = { method: "GET", path, query, stays: true, repeatable: true, ...signalled } as const;
    let wait = AFTER_CUT;
    try {
      const response = await send(request);
      const told = response.headers.get("retry-after");
      if (told !== null && onlyHeld) return void (await response.body?.cancel());
      isNew = false;
      lost = 0;
      wait = Math.min(retryAfter(told, Date.now()) ?? AFTER_CUT, LONGEST);
      for await (const line of linesOf(response, signal)) {
        if (line === "") continue;
        const news = newsIn<G["NewsItem"]>(line, response);
        place = news.id;
        yield news;
      }
      signal?.throwIfAborted();
      // where nothing was told the place is that of the answer
      place ??= /"([\w-]+)"/.exec(response.headers.get("etag") ?? "")?.[1];
    } catch (error) {
      if (signal?.aborted === true) throw error;
      const isForgotten = error instanceof UmpireError && error.status === 404;
      // an address that was never good is not opened again and again
      if (isNew || !(isForgotten || isPassing(error))) throw error;
      if (isForgotten) {
        path = await open();
        isNew = true;
        continue;
      }
      // a server that was there before and is gone is waited for
      lost++;
      wait = Math.min(AFTER_CUT * 2 ** lost, LONGEST_LOST);
    }
    await pause(wait * (0.75 + random() / 2), signal);
  }
}
