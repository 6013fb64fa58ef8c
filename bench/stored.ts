import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Chance, seededChance } from "../rules/kernel/index.ts";
import { rogueRegiment, ruleset } from "../rules/rogue-regiment/index.ts";
import { type Caller, createStore, type Games, type Store, type StoredMove, type Table } from "../service/index.ts";
import { openEmbeddedStore } from "../tests/service/embedded.ts";
import { agreed, bareClient, type Client, gamesOver, itemsOfAGame, syncRow, turn } from "./bare-game.ts";
import { compareWaiting, median, perSecond, type Row, rounded } from "./measure.ts";
import { afterSetUp } from "./rogue-regiment-positions.ts";

/** One who acts on a stored game of his own, in process, each action when the one before is committed. */
async function playerOn(played: Games): Promise<Client> {
  const created = await played.create({ position: structuredClone(afterSetUp()) }, agreed, { secret: null });
  const player = playerOf(created);
  let version = created.version;
  return async () => {
    const answer = await played.act(created.id, turn(version), player);
    if (answer.outcome !== "paused") throw new Error(`The action was ${answer.outcome}.`);
    version = answer.game.version;
  };
}

/** The disk of the target syncs about 560 times a second, most others far more often. */
const SLOW_SYNC_MILLISECONDS = 1000 / 560;

/** The same table on a disk that takes so long for a sync. */
const onASlowDisk = (table: Table): Table => ({
  ...table,
  async putNew(item) {
    const began = performance.now();
    const done = await table.putNew(item);
    const left = SLOW_SYNC_MILLISECONDS - (performance.now() - began);
    // a timer is too coarse for parts of a millisecond, and the thread is free while a disk syncs
    for (const until = performance.now() + left; performance.now() < until;) await new Promise(setImmediate);
    return done;
  },
});

/** One who acts and one who does the same with the bare table, side by side. */
async function besideBare(where: string, [acts, bare]: readonly [Client, Client], least: number | null): Promise<Row> {
  const names = ["stored action: read, adjudicate, commit", "bare query and put of the same bytes"] as const;
  const rates = await compareWaiting(
    [
      { name: names[0], once: acts },
      { name: names[1], once: bare },
    ],
    { warmUp: 2000 },
  );
  const [ours = 0, peer = 0] = names.map((name) => rates.get(name));
  return {
    what: `${names[0]}${where}`,
    figure: perSecond(ours),
    peer: names[1],
    peerFigure: perSecond(peer),
    ratio: ours / peer,
    target: least === null ? "" : `at least ${least}×`,
    met: least === null ? null : ours / peer >= least,
  };
}

/**
 * A stored action, in process and on the disk, beside the same query and put of the same bytes on the bare table of the
 * same store, both synced; and how large moves are.
 */
export async function storedRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-bench-"));
  const embedded = openEmbeddedStore(join(folder, "data"));
  const played = gamesOver(embedded.store);
  try {
    const slow = onASlowDisk(embedded.table);
    const items = await itemsOfAGame(embedded);
    const here = [await playerOn(played), await bareClient(embedded.table, items)] as const;
    const there = [await playerOn(gamesOver(createStore(slow))), await bareClient(slow, items)] as const;
    return [
      syncRow(folder),
      await besideBare("", here, null),
      await besideBare(", on a disk that syncs 560 times a second", there, 0.7),
      ...(await moveSizes(embedded.store, played)),
    ];
  } finally {
    await embedded.close();
    rmSync(folder, { recursive: true });
  }
}

/** The first player of a new game, as a caller. */
const playerOf = ({ invitations }: Awaited<ReturnType<Games["create"]>>): Caller => ({
  secret: invitations.find(({ seat }) => seat === "player-1")?.secret ?? null,
});

const bytesOf = (move: StoredMove): number => Buffer.byteLength(JSON.stringify(move));

/** How large the moves of random games are in the store. */
async function moveSizes(store: Store, played: Games): Promise<readonly Row[]> {
  const sizes: number[] = [];
  for (let seed = 1; seed <= 5; seed++) {
    const chance = seededChance(seed);
    const game = await played.create({ ruleset: ruleset.id, scenario: "chalk-farm", options: { players: 1 } }, agreed, {
      secret: null,
    });
    const player = playerOf(game);
    let { version, position, result } = game;
    while (result === null && version < 150) {
      const answer = await played.act(game.id, { expectedVersion: version, ...answerTo(position, chance) }, player);
      ({ version, position, result } = answer.game);
    }
    for (const move of await store.moves(game.id, -1, 1000)) sizes.push(bytesOf(move));
  }
  const row = (what: string, bytes: number): Row => ({
    what,
    figure: `${rounded(bytes)} bytes`,
    peer: "",
    peerFigure: "",
    ratio: null,
    target: "",
    met: null,
  });
  return [
    row("stored move with its position, median of 5 random games", median(sizes)),
    row("largest stored move of 5 random games", Math.max(...sizes)),
  ];
}

/** What a random player sends next. */
function answerTo(position: unknown, chance: Chance): { readonly action?: unknown; readonly choose?: string[] } {
  const opened = rogueRegiment.open(position);
  if (!opened.ok) throw new Error(opened.defects[0]?.message);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[chance.index(from.length)];
    if (picked === undefined) throw new Error("Nothing to pick from.");
    return picked;
  };
  const decision = opened.value.decision();
  if (decision?.kind === "choose") return { choose: [pick(decision.options).id] };
  return { action: pick(opened.value.forms().flatMap(({ actions }) => actions)) };
}
