import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./record.ts";

/** What an action on a game came to; unknown when there was no answer, or one that leaves it open. */
export type Came =
  | { readonly to: "done"; readonly version: number; readonly replayed: boolean }
  | { readonly to: "conflict" }
  | { readonly to: "unknown" };

/** A place at a game, from which one can look and act. */
export interface Place {
  /** The present version. */
  look(): Promise<number>;
  act(expectedVersion: number, key: string): Promise<Came>;
}

/** How often what happened to a crowd. */
export interface Counts {
  done: number;
  conflicts: number;
  /** Answers that left it open; each is followed by a retry with the same key. */
  unknown: number;
  /** Retries that found their move done already. */
  replayed: number;
}

export const noCounts = (): Counts => ({ done: 0, conflicts: 0, unknown: 0, replayed: 0 });

/** Milliseconds until a client tries again after it has got no answer. */
const AWAY = 25;

const facings = ["S", "W", "N", "E"] as const;

/** A small board with nobody else on it, where Jock can turn for ever. */
export const alone = {
  ruleset: "rogue-regiment",
  board: "board\n+ + + +\n J . .\n+ + + +\nJ = operator jock, facing E",
};

/** The turn that is legal at a version of such a game. */
export const turning = (
  version: number,
): { readonly do: "face"; readonly operator: "jock"; readonly facing: string } => ({
  do: "face",
  operator: "jock",
  facing: facings[version % 4] ?? "S",
});

/**
 * Acts from a place as fast as it can: a new key for each action, the same key again where the answer is open, another
 * look after a conflict.
 */
export async function act(
  place: Place,
  name: string,
  account: Account,
  counts: Counts,
  goesOn: () => boolean,
): Promise<void> {
  let version = await place.look();
  for (let n = 0; goesOn(); n++) {
    const key = `${name}.${n}`;
    account.sent.add(key);
    let came = await place.act(version, key);
    while (came.to === "unknown") {
      counts.unknown++;
      await pause(AWAY);
      came = await place.act(version, key);
    }
    if (came.to === "done") {
      counts.done++;
      if (came.replayed) counts.replayed++;
      account.acknowledged.push({ key, version: came.version });
      version = came.version;
    } else {
      counts.conflicts++;
      account.refused.push(key);
      version = await place.look();
    }
  }
}
