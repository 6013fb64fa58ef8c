import { createHash } from "node:crypto";
import type { StoredMove } from "../../service/index.ts";

/** What clients know of their moves on one game, by the keys they sent. */
export interface Account {
  readonly sent: Set<string>;
  /** Moves that were acknowledged: the key and the version told. */
  readonly acknowledged: { readonly key: string; readonly version: number }[];
  /** Keys that were answered with a conflict: nothing was done. */
  readonly refused: string[];
}

export const newAccount = (): Account => ({ sent: new Set(), acknowledged: [], refused: [] });

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The hash of a move of a game that stands under the same rules all the time, as docs/records.md says. */
function hashOf({ previous, version, body }: StoredMove): string {
  const { at, by, chance, renewals, rules, sent, words } = JSON.parse(body);
  // the body has its keys in order, and so have these
  const told = JSON.stringify({ at, by, chance, renewals, rules, sent, words });
  return sha256(`${previous}\n${version}\n${told}\n${sha256(body)}`);
}

/** Everything that is wrong with a game's record, beside what its clients were told. */
export function recordFaults(
  moves: readonly StoredMove[],
  { sent, acknowledged, refused }: Account,
): readonly string[] {
  const faults: string[] = [];
  const versionsOf = new Map<string, number[]>();
  for (const [at, move] of moves.entries()) {
    if (move.version !== at) faults.push(`a gap: version ${move.version} follows version ${at - 1}`);
    if (move.previous !== (moves[at - 1]?.hash ?? ""))
      faults.push(`version ${move.version} does not carry the hash of the move before it`);
    if (move.hash !== hashOf(move)) faults.push(`version ${move.version} does not have its own hash`);
    // stored behind the name of the seat that sent it
    const key = move.idempotencyKey?.split("/").at(-1);
    if (key === undefined) {
      if (at > 0) faults.push(`version ${move.version} has no key`);
      continue;
    }
    if (!sent.has(key)) faults.push(`version ${move.version} has the key ${key}, which nobody sent`);
    versionsOf.set(key, [...(versionsOf.get(key) ?? []), move.version]);
  }
  for (const [key, versions] of versionsOf)
    if (versions.length > 1) faults.push(`a double: the key ${key} stands at versions ${versions.join(", ")}`);
  for (const { key, version } of acknowledged)
    if (versionsOf.get(key)?.includes(version) !== true)
      faults.push(`a lost move: ${key} was acknowledged at version ${version}`);
  for (const key of refused)
    if (versionsOf.has(key)) faults.push(`${key} was answered with a conflict but stands in the record`);
  return faults;
}
