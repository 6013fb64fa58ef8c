import { createHash } from "node:crypto";
import type { Item } from "./table.ts";

/*
 * A partition of DynamoDB takes a thousand writes a second. What every game writes lies in as many shards as here, by
 * the id of the game, and is read from all of them together. What was written before there were shards lies in the
 * partition of the plain name, which is read as well.
 */

/** So many shards: sixteen thousand writes a second together. Raised only: what is there has to be found again. */
const SHARDS = 16;

/** The partition in which something of a game lies, among those of a name. */
export function shardOf(name: string, game: string): string {
  const [first = 0] = createHash("sha256").update(game, "utf8").digest();
  return `${name}#${(first % SHARDS).toString(16)}`;
}

/** What all partitions of a name hold together, that of the time before there were shards among them. */
export async function fromAll(
  name: string,
  read: (partition: string) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  const partitions = [name, ...Array.from({ length: SHARDS }, (_, shard) => `${name}#${shard.toString(16)}`)];
  return (await Promise.all(partitions.map(read))).flat();
}
