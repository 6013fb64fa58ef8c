import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Counts, act, noCounts } from "../fault/crowd.ts";
import { killRounds } from "../fault/kill-rounds.ts";
import { startLocalServer } from "../fault/local-server.ts";
import { createOver, placeOver } from "../fault/places.ts";
import { buildDiskLog, cutPower, live } from "../fault/power-loss.ts";
import { newAccount, recordFaults } from "../fault/record.ts";
import { openEmbeddedStore } from "../service/embedded.ts";

export interface FaultSoak {
  readonly seconds: number;
  readonly kills: number;
  /** Power cuts. */
  readonly cuts: number;
  readonly seed: number;
}

const told = ({ done, conflicts, unknown, replayed }: Counts): string =>
  `${done} acknowledged (${replayed} of them by a retry that found its move done), ${conflicts} conflicts, ${unknown} requests without an answer`;

/**
 * Has 50 games × 4 clients, fewer than an address has connections, act on a local server for some time, over HTTP, and holds the records against what they
 * were told.
 */
async function crowd(folder: string, seconds: number): Promise<readonly string[]> {
  const server = await startLocalServer(folder);
  const counts = noCounts();
  const played = await Promise.all(
    Array.from({ length: 50 }, async () => ({ ...(await createOver(server)), account: newAccount() })),
  );
  const until = Date.now() + seconds * 1000;
  await Promise.all(
    played.flatMap(({ id, secret, account }) =>
      Array.from({ length: 4 }, (_, n) =>
        act(placeOver(server, id, secret), `client-${n}`, account, counts, () => Date.now() < until),
      ),
    ),
  );
  await server.stop();
  const embedded = openEmbeddedStore(folder);
  const { store } = embedded;
  const records = await Promise.all(
    played.map(async ({ id, account }) => ({ account, moves: await store.moves(id, -1, 1_000_000) })),
  );
  await embedded.close();
  const lengths = records.map(({ moves }) => moves.length - 1).sort((a, b) => a - b);
  console.log(
    `  50 games × 4 clients for ${seconds} s: ${told(counts)}; ${lengths.at(0)} to ${lengths.at(-1)} moves a game`,
  );
  return records.flatMap(({ account, moves }) => recordFaults(moves, account));
}

async function kills(folder: string, options: FaultSoak): Promise<readonly string[]> {
  const began = Date.now();
  const onKill = (killed: number): void => {
    if (killed % 20 === 0) console.log(`  ${killed} kills`);
  };
  const {
    faults,
    counts,
    moves,
    kills: killed,
  } = await killRounds({ kills: options.kills, games: 5, clients: 4, folder, seed: options.seed, onKill });
  console.log(
    `  ${killed} kills in ${((Date.now() - began) / 1000).toFixed(0)} s, 5 games × 4 clients: ${told(counts)}; ${moves} moves in the records`,
  );
  return faults;
}

/** Has stores live and cuts the power at many moments, each time with other things that were not synced. */
async function powerCuts({ cuts, seed }: FaultSoak): Promise<readonly string[]> {
  const diskLog = buildDiskLog();
  if (diskLog === null) {
    console.log("  power loss: skipped, for there is no C compiler here");
    return [];
  }
  const began = Date.now();
  const lived = await live({ diskLog, moves: 700, ends: ["killed", "closed", "killed"] });
  try {
    const { acknowledged, syncs, whole, faults } = await cutPower(lived, cuts, seed);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    console.log(
      `  ${cuts} power cuts in ${seconds} s, in three lives of a store with ${acknowledged} acknowledged actions, ${lived.steps.length} steps and ${syncs} syncs`,
    );
    return whole ? faults : [...faults, "the steps that were written down do not make the folder as it is"];
  } finally {
    rmSync(lived.folder, { recursive: true });
    rmSync(dirname(diskLog), { recursive: true });
  }
}

/** Stored games under crowds, kills and power cuts; answers with the number of faults. */
export async function soakFaults(options: FaultSoak): Promise<number> {
  const faults: string[] = [...(await powerCuts(options))];
  for (const part of [(folder: string) => crowd(folder, options.seconds), (folder: string) => kills(folder, options)]) {
    const folder = mkdtempSync(join(tmpdir(), "umpire-"));
    try {
      faults.push(...(await part(folder)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  for (const fault of faults.slice(0, 50)) console.log(`  ✗ ${fault}`);
  return faults.length;
}
