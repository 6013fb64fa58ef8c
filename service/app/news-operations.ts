import type { Caller } from "../games/index.ts";
import { request, within } from "../adjudication/questions.ts";
import type { NewsType } from "../schema/news-types.ts";
import type { StreamDeps } from "../streams/index.ts";

/** News as a text, the place behind them, and the seconds after which to come again. */
export interface WrittenNews {
  readonly text: string;
  readonly since: string;
  readonly again: number;
}

/** The place that the headers of a request name: Last-Event-ID, or If-None-Match. */
export interface KnownPlace {
  readonly last: string | undefined;
  readonly known: string | undefined;
}

/** The news of stored games: loaded when they are first asked for, so that no start waits for them. */
export function newsOperations(deps: StreamDeps) {
  const load = async () => {
    const [parts, schemas] = await Promise.all([import("../streams/index.ts"), import("../schema/streams.ts")]);
    return { ...parts, ...schemas, streams: parts.createStreams(deps) };
  };
  let loaded: ReturnType<typeof load> | null = null;
  const there = (): ReturnType<typeof load> => (loaded ??= load());

  return {
    openStream: (input: unknown, { visit }: Caller) =>
      within(async () => {
        const { openStreamSchema, streams } = await there();
        return streams.open(request(openStreamSchema, input), visit);
      }),
    /** What a stream tells behind a place: that of the header Last-Event-ID, of a known ETag, or of the address. */
    stream: (query: unknown, { last, known }: KnownPlace, type: NewsType) =>
      within(async (): Promise<WrittenNews> => {
        const { streamQuery, placeAt, readPlace, streams, writeNews } = await there();
        const { of, since, game } = request(streamQuery, query);
        const place =
          last !== undefined && last !== ""
            ? placeAt(last, "/last-event-id")
            : (readPlace(/^(?:W\/)?"([\w-]+)"$/.exec(known ?? "")?.[1] ?? "") ??
              (since === undefined ? null : placeAt(since, "/since")));
        const told = await streams.at(of, place, game);
        return { text: writeNews(type, told), since: told.since, again: told.again };
      }),
    news: (input: unknown, { visit }: Caller) =>
      within(async () => {
        const { newsSchema, placeAt, streams } = await there();
        const { since, ...followed } = request(newsSchema, input);
        return streams.of(followed, since === undefined ? null : placeAt(since, "/since"), visit);
      }),
  };
}
