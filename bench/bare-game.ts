import { randomBytes } from "node:crypto";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { games } from "../rules/index.ts";
import {
  type Agreement,
  createAdjudicator,
  createGames,
  type Games,
  type Item as TableItem,
  type Store,
  type Table,
} from "../service/index.ts";
import type { EmbeddedStore } from "../tests/service/embedded.ts";
import { perSecond, type Row } from "./measure.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";

/** What is agreed on for a measured game. */
export const agreed: Agreement = { dice: "sealed", visibility: "public", keep: { ended: 1, abandoned: 1 } };

/** Somebody who does one thing after the other, each when the one before is answered. */
export type Client = () => Promise<void>;

/** The stored games over a store. */
export const gamesOver = (store: Store): Games =>
  createGames({
    adjudicator: createAdjudicator(games),
    store,
    now: Date.now,
    afterCommit: () => undefined,
  });

// turning is free and may go on for ever
const facings = ["S", "W", "N", "E"] as const;
/** What a player sends at a version: a turn with a key of its own. */
export const turn = (version: number) => ({
  expectedVersion: version,
  idempotencyKey: `turn-${version}`,
  action: { do: "face", operator: "jock", facing: facings[version % 4] },
});

/**
 * One who does with the bare table what the service does with it for an action: one query for the game, one put of the
 * next move. The items are those of a real game of which nobody is to be told.
 */
export async function bareClient(table: Table, items: readonly TableItem[]): Promise<Client> {
  const pk = `GAME#${randomBytes(10).toString("hex")}`;
  const isMove = (item: TableItem): boolean => String(item["sk"]).startsWith("MOVE#");
  const move = items.findLast(isMove) ?? {};
  for (const item of items) if (!isMove(item)) await table.put({ ...item, pk });
  const moveKey = (version: number): string => `MOVE#${String(version).padStart(8, "0")}`;
  await table.put({ ...move, pk, sk: moveKey(0) });
  let version = 0;
  return async () => {
    version++;
    const found = await table.query(pk, { from: "MOVE#", to: "NOW#~" }, "backward", 4);
    if (found.length !== 4) throw new Error("The game is not whole.");
    if (!(await table.putNew({ ...move, pk, sk: moveKey(version) }))) throw new Error("Somebody was faster.");
  };
}

/** The items of a game on which somebody has turned a few times. */
export async function itemsOfAGame({ store, table }: EmbeddedStore): Promise<readonly TableItem[]> {
  const played = gamesOver(store);
  const {
    id,
    version: first,
    invitations,
  } = await played.create({ position: structuredClone(afterSetUp()) }, agreed, { secret: null });
  const secret = invitations.find(({ seat }) => seat === "player-1")?.secret ?? null;
  for (let version = first; version < first + 3; version++) await played.act(id, turn(version), { secret });
  return table.query(`GAME#${id}`, { from: "A", to: "~" }, "forward", 100);
}

/** How often a second this disk syncs what was appended to a file. */
function syncsASecond(folder: string): number {
  const file = openSync(join(folder, "syncs"), "w");
  const began = performance.now();
  let syncs = 0;
  for (; performance.now() - began < 1000; syncs++) {
    writeSync(file, Buffer.alloc(4096, syncs % 256));
    fdatasyncSync(file);
  }
  closeSync(file);
  return (syncs / (performance.now() - began)) * 1000;
}

/** How often the disk of a folder syncs, as a line of the results. */
export const syncRow = (folder: string): Row => ({
  what: "syncs a second of this disk, 4 KB appended each",
  figure: perSecond(syncsASecond(folder)),
  peer: "",
  peerFigure: "",
  ratio: null,
  target: "",
  met: null,
});
