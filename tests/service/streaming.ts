import type { Hono } from "hono";
import { createLiveStreams, type LiveDeps, type LiveStreams } from "../../service/local/live-streams.ts";
import { openEmbeddedStore } from "../../service/storage/embedded-store.ts";
import { createStreams } from "../../service/streams/index.ts";
import { type Service, startService } from "../contract/table.ts";

/** The service with streams that stay open, as the local server has it. */
export interface Streaming {
  readonly live: LiveStreams;
  readonly service: Service;
  /** The APIs with streams that stay open. */
  readonly app: Hono;
  close(): Promise<void>;
}

export async function startStreaming(given: Partial<LiveDeps> = {}): Promise<Streaming> {
  const embedded = openEmbeddedStore("memory", (game) => live.changed(game));
  const live = createLiveStreams({
    gamesOf: createStreams({ store: embedded.store, now: Date.now }).games,
    addressOf: () => null,
    ...given,
  });
  const service = await startService({ embedded });
  return {
    live,
    service,
    app: live.around(service.app),
    async close() {
      live.close();
      await embedded.close();
    },
  };
}
