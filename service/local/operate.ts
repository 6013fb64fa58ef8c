import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { isEnd, writeRecord } from "../games/record.ts";
import { forgetSeat, LONG_BURIED } from "../games/index.ts";
import { bodyOf, brokenAt } from "../games/move.ts";
import { Fault } from "../schema/faults.ts";
import type { KeptGame, Store, StoredMove, Tombstone } from "../storage/store.ts";

/** What an operator works with. */
export interface Operated {
  readonly store: Store;
  readonly adjudicator: Adjudicator;
  readonly now: () => number;
}

/** What an operator is told. Throws a Fault for what cannot be done. */
export type OperatorCommand = (operated: Operated, id: string, rest: readonly string[]) => Promise<readonly string[]>;

type FoundGame = KeptGame & { readonly tombstone?: Tombstone };

async function found({ store }: Operated, id: string): Promise<FoundGame> {
  const game = (await store.game(id)) ?? (await store.buried(id));
  if (game !== null) return game;
  throw new Fault("not-found", `There is no game "${id}".`);
}

/** Moves read at once. */
const PAGE = 100;

async function movesOf({ store }: Operated, id: string): Promise<readonly StoredMove[]> {
  const moves: StoredMove[] = [];
  for (;;) {
    const page = await store.moves(id, moves.length - 1, PAGE);
    moves.push(...page);
    if (page.length < PAGE) return moves;
  }
}

const day = (at: string): string => at.slice(0, 10);

/** What is known of a game, without anything that opens it: no invitations, no secret of its dice, no keys. */
const look: OperatorCommand = async (operated, id) => {
  const game = await found(operated, id);
  const { meta, seats, latest, tombstone } = game;
  const body = bodyOf(latest);
  const broken = brokenAt("", await movesOf(operated, id));
  const nameOf = (seat: string): string => meta.names?.find((entry) => entry.seat === seat)?.name ?? "";
  return [
    `${id}: ${meta.title}`,
    `  ${meta.ruleset}, rules ${body.rules.version}; ${meta.dice} dice; ${meta.visibility}`,
    `  begun ${meta.createdAt}, version ${latest.version} at ${body.at}${isEnd(body) ? ", ended" : ""}`,
    `  kept ${meta.keep.ended} days after its end, ${meta.keep.abandoned} after its last move`,
    ...(meta.origin === null ? [] : [`  ${meta.origin.kind} of ${meta.origin.game}, version ${meta.origin.version}`]),
    ...Object.entries(seats.seats).map(
      ([seat, { since, webhook, browsers }]) =>
        `  ${[seat, nameOf(seat)].filter(Boolean).join(" ")}: invited ${day(since)}${webhook === null ? "" : `, notices to ${new URL(webhook.url).host}`}${browsers.length === 0 ? "" : `, ${browsers.length} browsers told`}`,
    ),
    broken === null ? "  its moves hang together" : `  its moves do not hang together from version ${broken} on`,
    ...(tombstone === undefined
      ? []
      : [
          `  ${tombstone.isTakenDown === true ? "taken down" : "put away"} ${day(tombstone.at)}, removed for good when the clock has run for ${LONG_BURIED / 86_400_000} days since`,
        ]),
  ];
};

const exported: OperatorCommand = async (operated, id) => {
  const { meta, latest } = await found(operated, id);
  const moves = await movesOf(operated, id);
  await operated.adjudicator.prepare(meta.ruleset);
  return [writeRecord(operated.adjudicator, moves, isEnd(bodyOf(latest)) ? meta.secret : null).trimEnd()];
};

const takeDown: OperatorCommand = async ({ store, now }, id) => {
  const game = await store.game(id);
  if (game === null) throw new Fault("not-found", `There is no game "${id}", or it was put away already.`);
  const { meta, latest } = game;
  const at = new Date(now()).toISOString();
  const { ran = 0 } = (await store.heartbeat()) ?? {};
  await store.bury(id, { at, ran, version: latest.version, isTakenDown: true });
  await store.remember({
    at: new Date(now() + LONG_BURIED).toISOString(),
    kind: "expiry",
    game: id,
    version: latest.version,
    network: meta.network,
  });
  return [
    `${id} is taken down: its holders are told so, all others that there is no such game. It can be restored for 30 days.`,
  ];
};

const restore: OperatorCommand = async ({ store }, id) => {
  if ((await store.buried(id)) === null)
    throw new Fault("not-found", `The game "${id}" was not put away, or is removed for good.`);
  await store.takeBack(id);
  return [`${id} is back as it was.`];
};

const forget: OperatorCommand = async ({ store }, id, [seat = "", again]) => {
  const { names, words } = await forgetSeat(store, id, seat, again === "--again");
  return [
    `${id}: ${names} names and the words of ${words} moves of ${seat} are deleted, and the moves linked anew. Restore the game when you are done.`,
  ];
};

/** What an operator can do with a game, by the word for it; how many words follow the game's id, at least and at most. */
export const deeds: Readonly<
  Record<string, { readonly run: OperatorCommand; readonly words: readonly [number, number]; readonly usage: string }>
> = {
  look: { run: look, words: [0, 0], usage: "look GAME              what is known of a game" },
  export: { run: exported, words: [0, 0], usage: "export GAME            its record, on standard output" },
  "take-down": {
    run: takeDown,
    words: [0, 0],
    usage: "take-down GAME         takes it from everybody; it can be restored for 30 days",
  },
  restore: {
    run: restore,
    words: [0, 0],
    usage: "restore GAME           gives one back that was taken down or put away",
  },
  forget: {
    run: forget,
    words: [1, 2],
    usage:
      "forget GAME SEAT       deletes the name and the words of a seat, in a game that was taken down (--again after a crash)",
  },
};
