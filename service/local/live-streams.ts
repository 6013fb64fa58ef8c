import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { networkOf } from "../limits/network.ts";
import { type NewsType, newsTypes } from "../schema/news-types.ts";
import { heartbeatOf } from "../streams/index.ts";
import { liveBody, type Patience, placeBehind } from "./live-body.ts";

/** How many streams are held open at once: for one address, and for all together. */
export interface MostStreams {
  readonly each: number;
  readonly all: number;
}

/** Fewer than there are connections (connections.ts), so that open streams leave room to ask. */
const mostStreams: MostStreams = { each: 64, all: 256 };

const patience: Patience = { heartbeat: 15_000, look: 60_000, stalled: 60_000 };

/** What streams that stay open need. */
export interface LiveDeps {
  /** The games at an address; rejects where there is no such stream. */
  readonly gamesOf: (address: string) => Promise<readonly string[]>;
  readonly addressOf: (c: Context) => string | null;
  readonly most?: MostStreams;
  readonly patience?: Patience;
}

/** The streams of the local server, which stay open. */
export interface LiveStreams {
  /** An app whose streams stay open as long as there is room; else they are answered with what there is, as by the app. */
  around(apis: Hono): Hono;
  /** To be called with a game's id after each change of it. */
  changed(game: string): void;
  /** Ends all streams. */
  close(): void;
}

/** A stream that is held open. */
interface Open {
  readonly network: string;
  readonly games: ReadonlySet<string>;
  wake(game: string): void;
  end(): void;
}

/** The media type of a request for a stream that can stay open; null for one that wants one answer. */
function streamType(c: Context): NewsType | null {
  const [whole] = newsTypes;
  const accepted = accepts(c, { header: "Accept", supports: [...newsTypes], default: whole });
  return accepted === whole ? null : (newsTypes.find((type) => type === accepted) ?? null);
}

/** What is told first, of a stream that is held open: its status is that of a whole answer, however little it is. */
const headersOf = (first: Response, type: NewsType): Headers => {
  const headers = new Headers(first.headers);
  for (const name of ["content-length", "retry-after", "etag"]) headers.delete(name);
  headers.set("content-type", `${type}; charset=utf-8`);
  // proxies pass on what comes as it comes; the connection ends with the stream
  headers.set("x-accel-buffering", "no");
  headers.set("connection", "close");
  return headers;
};

/** The streams that are held open, as many as there is room for. */
class OpenStreams {
  readonly #open = new Set<Open>();
  readonly #deps: Required<LiveDeps>;
  #isClosed = false;

  constructor(deps: Required<LiveDeps>) {
    this.#deps = deps;
  }

  #hasRoom(network: string): boolean {
    const { each, all } = this.#deps.most;
    if (this.#isClosed || this.#open.size >= all) return false;
    return [...this.#open].filter((stream) => stream.network === network).length < each;
  }

  /** Holds the stream of a request; null where it is answered as one that does not stay. */
  async hold(c: Context, apis: Hono, type: NewsType): Promise<Response | null> {
    const { gamesOf, addressOf, patience: waits } = this.#deps;
    const url = new URL(c.req.url);
    const network = networkOf(addressOf(c) ?? "");
    const games = await gamesOf(url.searchParams.get("of") ?? "").catch(() => null);
    if (games === null || !this.#hasRoom(network)) return null;
    const asked = url.searchParams.get("game");
    const { wake, end, begin } = liveBody({
      patience: waits,
      heartbeat: heartbeatOf(type),
      ask: (place, game) => {
        const again = new URL(url);
        if (game !== null) again.searchParams.set("game", game);
        const headers = { accept: type, "if-none-match": `"${place}"` };
        return Promise.resolve(apis.fetch(new Request(again, { headers }), c.env));
      },
      ended: () => this.#open.delete(stream),
    });
    const stream: Open = { network, games: new Set(asked === null ? games : [asked]), wake, end };
    // from now on changes are noted, so that none falls between the first answer and the next
    this.#open.add(stream);
    const headers = new Headers(c.req.raw.headers);
    headers.delete("accept-encoding");
    const first = await apis.fetch(new Request(url, { headers, signal: c.req.raw.signal }), c.env);
    const place = placeBehind(first);
    if ((first.status !== 200 && first.status !== 304) || place === null) {
      end();
      return first;
    }
    const body = begin(await first.text(), place, { more: first.headers.get("retry-after") === "0" });
    return new Response(body, { status: 200, headers: headersOf(first, type) });
  }

  changed(game: string): void {
    for (const stream of this.#open) if (stream.games.has(game)) stream.wake(game);
  }

  close(): void {
    this.#isClosed = true;
    for (const stream of this.#open) stream.end();
  }
}

/**
 * Streams that stay open: each is told by the same answers as whoever asks again and again, when one of its games has
 * changed; so it is held to the same limits and shows nothing else. Nothing is kept for a reader that does not read: his
 * place is all there is of him.
 */
export function createLiveStreams({ most = mostStreams, patience: waits = patience, ...deps }: LiveDeps): LiveStreams {
  const streams = new OpenStreams({ ...deps, most, patience: waits });
  return {
    around(apis) {
      const whole = new Hono();
      whole.get("/v1/streams", async (c) => {
        const type = c.req.method === "GET" ? streamType(c) : null;
        return (type && (await streams.hold(c, apis, type))) ?? apis.fetch(c.req.raw, c.env);
      });
      whole.all("*", (c) => apis.fetch(c.req.raw, c.env));
      return whole;
    },
    changed: (game) => streams.changed(game),
    close: () => streams.close(),
  };
}
