import type { ApiTypes } from "./api-types.ts";
import { isPassing, UmpireError } from "./errors.ts";
import { checkNames } from "./known.ts";
import { newsOf, type Pacing } from "./news.ts";
import { jsonOf } from "./reading.ts";
import type { Send } from "./transport.ts";

/** How the turns of a seat are waited for. */
export interface TurnsOptions {
  /** Ends the turns when it is aborted, without an error. */
  readonly signal?: AbortSignal;
  /** False to look again and again without a stream. */
  readonly stream?: boolean;
  /** The shortest and the longest pause between two looks without a stream, in milliseconds; 1,000 and 30,000 without them. */
  readonly pollMs?: {
    /** The pause after something has happened. */
    readonly least?: number;
    /** The pause where nothing has happened for long. */
    readonly most?: number;
  };
}

/** How much longer each pause is in which nothing happened. */
const SLOWER = 1.5;

/** A server that knows no streams, or gives this seat none. */
const hasNone = (error: unknown): boolean => error instanceof UmpireError && [401, 404, 405].includes(error.status);

/**
 * The states of a game as they come, the present one first. A stream says when it is worth to look; where none is held
 * open, or it fails, the pauses between two looks are longer the longer nothing happens, a quarter longer or shorter by chance.
 * Each look has the ETag of the last, so that a state that has not changed costs next to nothing. It ends with the state
 * in which the game is over.
 */
export async function* statesOf<G extends ApiTypes>(
  send: Send,
  path: string,
  invitation: string,
  { pause, random }: Pacing,
  options: TurnsOptions = {},
): AsyncGenerator<G["Game"], void, void> {
  const { signal, stream = true, pollMs = {} } = options;
  checkNames(options, "signal stream pollMs");
  checkNames(pollMs, "least most");
  const { least = 1000, most = 30_000 } = pollMs;
  let isStreaming = stream;
  const stays: { news: AsyncGenerator<G["NewsItem"], void, void> | null } = { news: null };
  let since: string | undefined;
  /** Waits for news; false where none can be waited for. */
  const told = async (): Promise<boolean> => {
    const held = { onlyHeld: true, ...(signal !== undefined && { signal }), ...(since !== undefined && { since }) };
    try {
      stays.news ??= newsOf<G>(send, [invitation], { pause, random }, held);
      const { value } = await stays.news.next();
      since = value?.id ?? since;
      // a server that holds no stream open is looked at at the pace that was asked for
      isStreaming = value !== undefined;
      return isStreaming;
    } catch (error) {
      if (signal?.aborted === true) throw error;
      stays.news = null;
      isStreaming = !hasNone(error);
      return false;
    }
  };
  let lastKnown: string | undefined;
  let lastVersion: number | undefined;
  /** The game, where it is another than at the last look, and whether its server is there: one that was before is waited for. */
  const look = async (): Promise<{ readonly isThere: boolean; readonly game: G["Game"] | null }> => {
    try {
      const response = await send({
        method: "GET",
        path,
        invitation,
        repeatable: true,
        ...(lastKnown !== undefined && { known: lastKnown }),
        ...(signal !== undefined && { signal }),
      });
      if (response.status === 304) return { isThere: true, game: null };
      const game = await jsonOf<G["Game"]>(response);
      lastKnown = response.headers.get("etag") ?? undefined;
      return { isThere: true, game };
    } catch (error) {
      if (lastVersion === undefined || signal?.aborted === true || !isPassing(error)) throw error;
      return { isThere: false, game: null };
    }
  };
  try {
    signal?.throwIfAborted();
    for (let wait = least; ;) {
      const { isThere, game } = await look();
      if (game !== null) {
        yield game;
        if (game.ended !== null) return;
        // whoever was given it has played since: without a stream look again at once, but not at what was there before
        if (game.version !== lastVersion) wait = 0;
        lastVersion = game.version;
      }
      if (isThere && isStreaming && (await told())) continue;
      await pause(wait * (0.75 + random() / 2), signal);
      wait = Math.min(Math.max(wait * SLOWER, least), most);
    }
  } catch (error) {
    // whoever has aborted it knows that it ends
    if (signal?.aborted !== true) throw error;
  } finally {
    await stays.news?.return();
  }
}
