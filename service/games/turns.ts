import { type Chance, seededChance } from "../../rules/kernel/index.ts";
import { sealedDice } from "../sealed-dice.ts";
import type { Due, GameMeta, StoredMove } from "../store.ts";
import { play, POLICY } from "./advance.ts";
import type { Entry } from "./entry.ts";
import { announcementOf, askedBy, deadlineOf, endOf, expiryOf, isCurrent } from "./game-state.ts";
import { commitNext, type Desk, timeAt } from "./games.ts";
import type { Seats } from "./invitations.ts";
import { bodyOf, type MoveBody } from "./move.ts";

/** Something that a seat with a webhook is told. */
export interface Notice {
  /** The same for the same thing, so that a receiver can tell a double. */
  readonly id: string;
  readonly kind: "turn" | "reminder" | "over" | "expiry";
  readonly game: string;
  readonly title: string;
  readonly seat: string;
  readonly version: number;
  /** What is asked, or what happened. */
  readonly text: string;
  /** ISO time since when. */
  readonly since: string;
  /** ISO time until when; null without a deadline. */
  readonly deadline: string | null;
}

const withWebhook = ({ seats }: Seats, names: readonly string[]): readonly string[] => names.filter((name) => (seats[name]?.webhook ?? null) !== null);

const noticeOf = (kind: Notice["kind"], { id, title }: GameMeta, seat: string, version: number, text: string, since: string, deadline: string | null, mark = ""): Notice => ({
  id: `${id}/${version}/${seat}/${kind}${mark}`,
  kind,
  game: id,
  title,
  seat,
  version,
  text,
  since,
  deadline,
});

/** A game as its own clockwork sees it: with nobody asking. */
async function entryOf({ store }: Desk, id: string): Promise<Entry | null> {
  const [meta, seats, latest] = await Promise.all([store.meta(id), store.seats(id), store.latest(id)]);
  return meta === null || seats === null || latest === null ? null : { meta, seats, latest, seat: null, role: "public" };
}

/** What a seat is told of a turn: what is asked of it, nothing of what is behind that. */
const turnText = (body: MoveBody): string => body.decision?.text ?? "";

function noticesOf({ meta, seats, latest }: Entry, body: MoveBody): readonly Notice[] {
  if (endOf(body) !== null) {
    const text = body.result?.text ?? "The game was closed.";
    return withWebhook(seats, Object.keys(seats.seats)).map((seat) => noticeOf("over", meta, seat, latest.version, text, body.at, null));
  }
  return withWebhook(seats, askedBy(body.decision, seats)).map((seat) => noticeOf("turn", meta, seat, latest.version, turnText(body), body.at, deadlineOf(meta, body)));
}

/**
 * Tells the turn: the notices for the seats that are asked since the latest move, and what is due for it. It may be called at any time and any
 * number of times: what was told is not told again, and after a crash in the middle it is told at the next call.
 */
export async function settleTurn(desk: Desk, id: string): Promise<readonly Notice[]> {
  const { store } = desk;
  const entry = await entryOf(desk, id);
  if (entry === null) return [];
  const { meta, latest } = entry;
  if ((await store.told(id)) >= latest.version) return [];
  const body = bodyOf(latest);
  const deadline = deadlineOf(meta, body);
  if (deadline !== null) await store.remember({ at: deadline, kind: "deadline", game: id, version: latest.version });
  if (endOf(body) !== null) await store.remember({ at: announcementOf(meta, body), kind: "expiry", game: id, version: latest.version });
  await store.tell(id, latest.version);
  return noticesOf(entry, body);
}

/** What a turn of the clock has brought about. */
export interface Settled {
  readonly notices: readonly Notice[];
  /** The games in which the default policy has acted. */
  readonly acted: readonly string[];
  /** The games that were removed. */
  readonly removed: readonly string[];
}

/** Things settled at one turn of the clock. */
const MOST_DUE = 100;

/** Settles everything that is due at this moment: reminders, moves of the default policy, announcements of the end of keeping, and that end. */
export async function settleDue(desk: Desk): Promise<Settled> {
  const { store } = desk;
  const notices: Notice[] = [];
  const acted: string[] = [];
  const removed: string[] = [];
  for (const due of await store.due(timeAt(desk), MOST_DUE)) {
    const entry = await entryOf(desk, due.game);
    // a game that is half removed is removed to the end
    if (entry === null) await store.removeGame(due.game);
    else if (due.kind === "deadline") {
      const settled = await settleDeadline(desk, entry, due);
      if (settled === "acted") acted.push(due.game);
      else notices.push(...settled);
    } else if (await settleExpiry(desk, entry, notices)) removed.push(due.game);
    await store.forget(due);
  }
  return { notices, acted, removed };
}

/** A deadline that has passed: the seat is reminded and gets as much time again, or the default policy acts for it. Of another version it is void. */
async function settleDeadline(desk: Desk, entry: Entry, due: Due): Promise<readonly Notice[] | "acted"> {
  const { meta, seats, latest } = entry;
  const body = bodyOf(latest);
  const deadline = meta.deadline;
  if (deadline === null || due.version !== latest.version || endOf(body) !== null) return [];
  if (deadline.consequence === "policy" && (await actForSeat(desk, entry, body)) !== null) return "acted";
  const next = new Date(desk.now() + deadline.hours * 3_600_000).toISOString();
  await desk.store.remember({ at: next, kind: "deadline", game: meta.id, version: latest.version });
  return withWebhook(seats, askedBy(body.decision, seats)).map((seat) => noticeOf("reminder", meta, seat, latest.version, turnText(body), body.at, next, `/${due.at}`));
}

/** A number from the hash of a move, for the policy's own choices among equals: they are no dice of the game. */
const choicesOf = (hash: string): Chance => seededChance(Number.parseInt(hash.slice(0, 8), 16));

/** The default policy answers for the seat that is asked; null when it has nothing to say, or somebody was faster. */
async function actForSeat(desk: Desk, entry: Entry, before: MoveBody): Promise<StoredMove | null> {
  const { adjudicator } = desk;
  const { meta, latest } = entry;
  if (meta.secret === null || !isCurrent(adjudicator, meta.ruleset, before.rules)) return null;
  const answer = adjudicator.openPosition(before.position).policyMove(choicesOf(latest.hash));
  if (answer === null) return null;
  const fields = "action" in answer ? { action: answer.action } : { choose: [...answer.choose] };
  const played = play(adjudicator, before, { at: timeAt(desk), by: POLICY }, fields, sealedDice(meta.secret, meta.id, latest.version + 1));
  return played.kind === "refused" ? null : commitNext(desk, { entry, body: played.body });
}

/** The end of a game's keeping: announced first, then carried out; put off when something has happened since. True when the game was removed. */
async function settleExpiry(desk: Desk, { meta, seats, latest }: Entry, notices: Notice[]): Promise<boolean> {
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
    notices.push(...withWebhook(seats, Object.keys(seats.seats)).map((seat) => noticeOf("expiry", meta, seat, latest.version, text, now, expiry)));
    await desk.store.remember({ at: expiry, kind: "expiry", game: meta.id, version: latest.version });
  } else await desk.store.remember({ at: announced, kind: "expiry", game: meta.id, version: latest.version });
  return false;
}
