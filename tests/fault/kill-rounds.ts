import { setTimeout as pause } from "node:timers/promises";
import { seededChance } from "../../rules/kernel/index.ts";
import { openEmbeddedStore } from "../service/embedded.ts";
import { act, type Counts, noCounts } from "./crowd.ts";
import { startLocalServer } from "./local-server.ts";
import { createOver, placeOver, type Whereabouts } from "./places.ts";
import { newAccount, recordFaults } from "./record.ts";

export interface KillOptions {
  readonly kills: number;
  readonly games: number;
  /** Clients a game. */
  readonly clients: number;
  /** An empty data folder. */
  readonly folder: string;
  readonly seed: number;
  readonly onKill?: (kills: number) => void;
}

/**
 * Kills the local server again and again at random moments while clients act and retry, and holds the records against
 * what they were told.
 */
export async function killRounds({
  kills,
  games,
  clients,
  folder,
  seed,
  onKill = () => undefined,
}: KillOptions): Promise<{
  readonly kills: number;
  readonly counts: Counts;
  readonly moves: number;
  readonly faults: readonly string[];
}> {
  const chance = seededChance(seed);
  let server = await startLocalServer(folder);
  const whereabouts: Whereabouts = { url: server.url };
  const played = await Promise.all(
    Array.from({ length: games }, async () => ({ ...(await createOver(whereabouts)), account: newAccount() })),
  );
  const counts = noCounts();
  let goesOn = true;
  const crowd = Promise.all(
    played.flatMap(({ id, secret, account }) =>
      Array.from({ length: clients }, (_, n) =>
        act(placeOver(whereabouts, id, secret), `client-${n}`, account, counts, () => goesOn),
      ),
    ),
  );
  let killed = 0;
  for (; killed < kills; killed++) {
    // not before something has been done, however slow the machine is
    const enough = counts.done + 1 + chance.index(20);
    for (let tries = 0; counts.done < enough && tries < 500; tries++) await pause(10);
    await pause(chance.index(50));
    await server.kill();
    server = await startLocalServer(folder);
    whereabouts.url = server.url;
    onKill(killed + 1);
  }
  await pause(200);
  goesOn = false;
  await crowd;
  await server.stop();
  const embedded = openEmbeddedStore(folder);
  const { store } = embedded;
  const faults: string[] = [];
  let moves = 0;
  for (const { id, account } of played) {
    const record = await store.moves(id, -1, 1_000_000);
    moves += record.length - 1;
    faults.push(...recordFaults(record, account).map((fault) => `${id}: ${fault}`));
  }
  await embedded.close();
  return { kills: killed, counts, moves, faults };
}
