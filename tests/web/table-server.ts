import { once } from "node:events";
import { app } from "../../service/index.ts";
import { games } from "../all-games.ts";
import { tableGame } from "../kernel/table-game.ts";
import { openEmbeddedStore } from "../service/embedded.ts";
import { localServer, pages } from "../service/served.ts";
import type { Served } from "./browsing.ts";

/** The page and the APIs in this process, with the small game on a measured table beside the real ones. */
export async function serveTables(): Promise<Served> {
  const embedded = openEmbeddedStore("memory");
  const log = (): void => undefined;
  const whole = app({ games: [...games, tableGame], store: embedded.store, now: Date.now, log }, pages());
  const port = await new Promise<number>((onListening) => {
    server = localServer(whole, { port: 0, log, onListening });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = server === undefined ? undefined : once(server, "close");
      server?.close();
      server?.closeAllConnections();
      await closed;
      await embedded.close();
    },
  };
}

let server: ReturnType<typeof localServer> | undefined;
