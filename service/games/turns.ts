import { type Chance, seededChance } from "../../rules/kernel/index.ts";
import { notice, type Notice } from "../notices/index.ts";
import { sealedDice } from "../sealed-dice.ts";
import type { Due, GameMeta, StoredMove } from "../store.ts";
import { play, POLICY } from "./advance.ts";
import { type Entry, keptGame } from "./entry.ts";
import { announcementOf, askedBy, deadlineOf, endOf, expiryOf, isCurrent, isTold, passesAt } from "./game-state.ts";
import { commitNext, type Desk, timeAt } from "./games.ts";
import type { Seats } from "./invitations.ts";
import { bodyOf, type MoveBody } from "./move.ts";

/** Takes a notice to be delivered; rejects when it cannot be kept. */
export type Send = (notice: Notice) => Promise<void>;

const withWebhook = ({ seats }: Seats, names: readonly string[]): readonly string[] =>
  names.filter((name) => (seats[name]?.webhook ?? null) !== null);

/** Room for what is asked: whole, but for texts that nobody would read on a phone. */
const MOST_TEXT = 1000;

/** A notice; `mark` tells those of one kind and version apart that come again and again. */
function noticeOf(
  kind: Notice["kind"],
  { id, title }: GameMeta,
  seat: string,
  version: number,
  text: string,
  since: string,
  deadline: string | null,
  mark = "",
): Notice {
  const first = notice({ kind, game: id, title, seat, version, text: text.slice(0, MOST_TEXT), since, deadline });
  return { ...first, id: `${first.id}${mark}` };
}

/** A game as its own clockwork sees it: with nobody asking. */
async function entryOf({ store }: Desk, id: string): Promise<Entry | null> {
  const kept = await keptGame(store, id);
  return kept && { ...kept, seat: null, role: "public" };
}

/** What a seat is told of a turn: what is asked of it, nothing of what is behind that. */
const turnText = (body: MoveBody): string => body.decision?.text ?? "";

/**
 * The most moves that are looked through for who has acted since the turn was told; after more than these everyone who
 * is asked is told.
 */
const MOST_UNTOLD = 50;

/** The seats that have been asked without a break since the move told of last, and have not acted: they know. */
async function asLongAsked({ store }: Desk, { meta, seats, latest }: Entry, told: number): Promise<readonly string[]> {
  if (told < 0 || latest.version - told > MOST_UNTOLD) return [];
  const moves = await store.moves(meta.id, told - 1, latest.version - told + 1);
  const [first, ...since] = moves.map(bodyOf);
  return since.reduce<readonly string[]>(
    (asked, { by, decision }) => {
      const now = askedBy(decision, seats);
      return by === POLICY ? [] : asked.filter((seat) => seat !== by && now.includes(seat));
    },
    askedBy(first?.decision ?? null, seats),
  );
}

/** The notices for a latest move: at the end for every seat, else for those that are asked anew. */
async function noticesOf(desk: Desk, entry: Entry, body: MoveBody, told: number): Promise<readonly Notice[]> {
  const { meta, seats, latest } = entry;
  if (endOf(body) !== null) {
    const text = body.result?.text ?? "The game was closed.";
    return withWebhook(seats, Object.keys(seats.seats)).map((seat) =>
      noticeOf("over", meta, seat, latest.version, text, body.at, null),
    );
  }
  const knows = await asLongAsked(desk, entry, told);
  const asked = askedBy(body.decision, seats).filter((seat) => !knows.includes(seat) && seat !== body.by);
  return withWebhook(seats, asked).map((seat) =>
    noticeOf("turn", meta, seat, latest.version, turnText(body), body.at, deadlineOf(meta, body)),
  );
}

/**
 * Tells the turn: sends the notices for the seats that are asked since the latest move, and remembers what is due for
 * it. It may be called at any time and any number of times: what was told is not told again, and what a crash or a full
 * queue left untold is told at the next call.
 */
export async function settleTurn(desk: Desk, id: string, send: Send): Promise<void> {
  const { store } = desk;
  const entry = await entryOf(desk, id);
  if (entry === null) return;
  const { meta, latest } = entry;
  const body = bodyOf(latest);
  if (!isTold(entry, body)) return;
  const told = await store.told(id);
  if (told >= latest.version) return;
  const deadline = deadlineOf(meta, body);
  if (deadline !== null) await store.remember({ at: deadline, kind: "deadline", game: id, version: latest.version });
  if (endOf(body) !== null)
    await store.remember({ at: announcementOf(meta, body), kind: "expiry", game: id, version: latest.version });
  for (const one of await noticesOf(desk, entry, body, told)) await send(one);
  await store.tell(id, latest.version);
}

/** What a turn of the clock has brought about. */
export interface Settled {
  /** The games in which the default policy has acted. */
  readonly acted: readonly string[];
  /** The games that were removed. */
  readonly removed: readonly string[];
}

/** Things settled at one turn of the clock. */
const MOST_DUE = 100;

/**
 * Settles everything that is due at this moment: reminders, moves of the default policy, announcements of the end of
 * keeping, and that end. A thing is forgotten only when it is settled; what a crash interrupts is settled at the next
 * turn.
 */
export async function settleDue(desk: Desk, send: Send): Promise<Settled> {
  const { store } = desk;
  const acted: string[] = [];
  const removed: string[] = [];
  const failed: unknown[] = [];
  for (const due of await store.due(timeAt(desk), MOST_DUE)) {
    try {
      const entry = await entryOf(desk, due.game);
      // a game that is half removed is removed to the end
      if (entry === null) await store.removeGame(due.game);
      else if (due.kind === "deadline") {
        if (await settleDeadline(desk, entry, due, send)) acted.push(due.game);
      } else if (await settleExpiry(desk, entry, send)) removed.push(due.game);
      await store.forget(due);
    } catch (error) {
      // one game that cannot be settled holds up no other
      failed.push(error);
    }
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} things that were due could not be settled.`);
  return { acted, removed };
}

/**
 * A deadline that has passed: the seat is reminded and gets as much time again, or the default policy acts for it
 * (true). Of another version it is void.
 */
async function settleDeadline(desk: Desk, entry: Entry, due: Due, send: Send): Promise<boolean> {
  const { meta, seats, latest } = entry;
  const body = bodyOf(latest);
  const { deadline } = meta;
  if (deadline === null || due.version !== latest.version || endOf(body) !== null) return false;
  if (deadline.consequence === "policy" && (await actForSeat(desk, entry, body)) !== null) return true;
  const next = passesAt(deadline, timeAt(desk));
  await desk.store.remember({ at: next, kind: "deadline", game: meta.id, version: latest.version });
  for (const seat of withWebhook(seats, askedBy(body.decision, seats)))
    await send(noticeOf("reminder", meta, seat, latest.version, turnText(body), body.at, next, `/${due.at}`));
  return false;
}

/** A number from the hash of a move, for the policy's own choices among equals: they are no dice of the game. */
const choicesOf = (hash: string): Chance => seededChance(Number.parseInt(hash.slice(0, 8), 16));

/** The default policy answers for the seat that is asked; null when it has nothing to say, or somebody was faster. */
async function actForSeat(desk: Desk, entry: Entry, before: MoveBody): Promise<StoredMove | null> {
  const { adjudicator } = desk;
  const { meta, latest } = entry;
  await adjudicator.prepare(meta.ruleset);
  if (meta.secret === null || !isCurrent(adjudicator, meta.ruleset, before.rules)) return null;
  const answer = adjudicator.openPosition(before.position).policyMove(choicesOf(latest.hash));
  if (answer === null) return null;
  const fields = "action" in answer ? { action: answer.action } : { choose: [...answer.choose] };
  const played = play(
    adjudicator,
    before,
    { at: timeAt(desk), by: POLICY },
    fields,
    sealedDice(meta.secret, meta.id, latest.version + 1),
  );
  return played.kind === "refused" ? null : commitNext(desk, { entry, body: played.body });
}

/**
 * The end of a game's keeping: announced first, then carried out; put off when something has happened since. True when
 * the game was removed.
 */
async function settleExpiry(desk: Desk, { meta, seats, latest }: Entry, send: Send): Promise<boolean> {
  const body = bodyOf(latest);
  const expiry = expiryOf(meta, body);
  const now = timeAt(desk);
  if (now >= expiry) {
    await desk.store.removeGame(meta.id);
    return true;
  }
  const announced = announcementOf(meta, body);
  if (now >= announced) {
    const text = `The game is removed on ${expiry.slice(0, 10)} if nothing happens any more. Export its record before.`;
    for (const seat of withWebhook(seats, Object.keys(seats.seats)))
      await send(noticeOf("expiry", meta, seat, latest.version, text, now, expiry));
    await desk.store.remember({ at: expiry, kind: "expiry", game: meta.id, version: latest.version });
  } else await desk.store.remember({ at: announced, kind: "expiry", game: meta.id, version: latest.version });
  return false;
}
