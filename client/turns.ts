import type { ApiTypes } from "./api-types.ts";
import { jsonOf } from "./calls.ts";
import type { Send } from "./transport.ts";

/** How the turns of a seat are waited for. */
export interface TurnsOptions {
  readonly signal?: AbortSignal;
  /** The shortest and the longest pause between two looks, in milliseconds; 1,000 and 30,000 without them. */
  readonly pollMs?: { readonly least?: number; readonly most?: number };
}

/** What waits and hurries for a client. */
export interface Patience {
  pause(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
}

/** How much longer each pause is in which nothing happened. */
const SLOWER = 1.5;

/**
 * The states of a game as they come, the present one first: asked for with the ETag of the last, so that one that has not changed costs
 * next to nothing. The longer nothing happens, the longer are the pauses, a quarter longer or shorter by chance. It ends
 * with the state in which the game is over.
 */
export async function* statesOf<G extends ApiTypes>(
  send: Send,
  path: string,
  invitation: string,
  { pause, random }: Patience,
  { signal, pollMs: { least = 1000, most = 30_000 } = {} }: TurnsOptions = {},
): AsyncGenerator<G["Game"], void, void> {
  let known: string | undefined;
  for (let wait = least; ;) {
    const response = await send({
      method: "GET",
      path,
      invitation,
      repeatable: true,
      ...(known !== undefined && { known }),
      ...(signal !== undefined && { signal }),
    });
    if (response.status !== 304) {
      known = response.headers.get("etag") ?? undefined;
      const game = await jsonOf<G["Game"]>(response);
      yield game;
      if (game.ended !== null) return;
      // whoever was given it has played since: look again at once
      wait = 0;
    }
    await pause(wait * (0.75 + random() / 2), signal);
    wait = Math.min(Math.max(wait * SLOWER, least), most);
  }
}
