import { type Chance, seededChance } from "../../rules/kernel/index.ts";
import { Fault } from "../faults.ts";
import { sealedDice } from "../sealed-dice.ts";
import type { Due, StoredMove } from "../store.ts";
import { isEmpty, play, POLICY } from "./advance.ts";
import type { Entry } from "./entry.ts";
import { announcementOf, askedBy, endOf, expiryOf, passesAt, playersOf, waitsSince } from "./game-state.ts";
import { commitNext, type Desk, timeAt } from "./games.ts";
import { MASTER } from "./invitations.ts";
import { bodyOf, type MoveBody } from "./move.ts";
import { isPresent } from "./rules-used.ts";
import { RULES_CHANGED, takeOverByClock } from "./take-over.ts";
import { entryOf, noticeOf, type Send, turnText, withWebhook } from "./turns.ts";

/** Something that was due and could not be settled; it is tried again later. */
export interface Failed {
  readonly game: string;
  readonly kind: Due["kind"];
  /** How often it was tried by now. */
  readonly tries: number;
  /** What went wrong: the name of the error. */
  readonly error: string;
}

/** What a turn of the clock has brought about. */
export interface Settled {
  /** The games in which the default policy has acted. */
  readonly acted: readonly string[];
  /** The games that were removed. */
  readonly removed: readonly string[];
  readonly failed: readonly Failed[];
}

/** Things settled at one turn of the clock. */
const MOST_DUE = 100;
/** Things tried again at one turn of the clock, beside those. */
const MOST_AGAIN = 20;
/** Milliseconds until something is tried for the second time; before each further try twice as long, up to a day. */
const FIRST_PAUSE = 10 * 60_000;
const LONGEST_PAUSE = 24 * 3_600_000;

/** What failed, as it is due again. */
const dueAgain = (desk: Desk, due: Due): Due => {
  const tries = (due.tries ?? 0) + 1;
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries - 1, 20));
  return { ...due, at: new Date(desk.now() + pause).toISOString(), tries };
};

/** Whether the trouble lies with what everybody needs, so that no other game would fare better. */
class Unsent extends Error {
  override readonly name = "Unsent";
}
const isOfAll = (error: unknown): boolean =>
  error instanceof Unsent || (error instanceof Fault && error.kind === "unavailable");

/**
 * Settles everything that is due at this moment: reminders, moves of the default policy, announcements of the end of
 * keeping, and that end. A thing is forgotten only when it is settled; what a crash interrupts is settled at a later
 * turn. What fails waits longer each time, apart from the rest, and keeps no other game from its turn. Rejects only
 * when the store or the queue of notices cannot be reached.
 */
export async function settleDue(desk: Desk, send: Send): Promise<Settled> {
  const { store } = desk;
  const now = timeAt(desk);
  const settled = { acted: [] as string[], removed: [] as string[], failed: [] as Failed[] };
  const sending: Send = (one) =>
    send(one).catch((error: unknown) => {
      throw new Unsent(error instanceof Error ? error.message : "unknown", { cause: error });
    });
  const dues = [...(await store.due(now, MOST_DUE)), ...(await store.due(now, MOST_AGAIN, "again"))];
  for (const due of dues) {
    const again = dueAgain(desk, due);
    try {
      const came = await settleOne(desk, due, again, sending);
      if (came !== null) settled[came].push(due.game);
      await store.forget(due);
    } catch (error) {
      if (isOfAll(error)) throw error;
      await store.remember(again);
      await store.forget(due);
      const { game, kind } = due;
      settled.failed.push({
        game,
        kind,
        tries: again.tries ?? 1,
        error: error instanceof Error ? error.name : "unknown",
      });
    }
  }
  return settled;
}

/** Settles one thing; says what came of it, where that is told. */
async function settleOne(desk: Desk, due: Due, again: Due, send: Send): Promise<"acted" | "removed" | null> {
  const entry = await entryOf(desk, due.game);
  if (entry === null) {
    // a game that is half removed is removed to the end
    await desk.store.removeGame(due.game);
    return null;
  }
  if (due.kind === "deadline") return (await settleDeadline(desk, entry, due, again, send)) ? "acted" : null;
  return (await settleExpiry(desk, entry, send)) ? "removed" : null;
}

/**
 * A deadline that has passed: the seat is reminded and gets as much time again, or the default policy acts for it
 * (true). Of another version it is void. A game of other rules takes those of this server over first, where nobody has
 * to agree to it; else all are reminded of what it waits for.
 */
async function settleDeadline(desk: Desk, entry: Entry, due: Due, again: Due, send: Send): Promise<boolean> {
  const { store } = desk;
  const { meta, seats, latest } = entry;
  const body = bodyOf(latest);
  const { deadline } = meta;
  if (deadline === null || due.version !== latest.version || endOf(body) !== null) return false;
  await desk.adjudicator.prepare(meta.ruleset);
  const isOfOtherRules = desk.adjudicator.knows(meta.ruleset) && !isPresent(desk.adjudicator, meta.ruleset, body.rules);
  let because = "";
  if (deadline.consequence === "policy") {
    // noted before it is tried, for a policy that brings the process down must not be the first again
    await store.remember(again);
    await store.forget(due);
    const came = isOfOtherRules ? await takeOverByClock(desk, entry) : { move: await actForSeat(desk, entry, body) };
    if ("because" in came) ({ because } = came);
    else if (came.move !== null) {
      await store.forget(again);
      return true;
    }
  } else if (isOfOtherRules) because = RULES_CHANGED;
  const next = passesAt(deadline, timeAt(desk));
  await store.remember({ at: next, kind: "deadline", game: meta.id, version: latest.version });
  // where nobody can answer before the rules are taken over, whoever can do that is reminded, too
  const reminded = because === "" ? askedBy(body.decision, seats) : [...playersOf(seats), MASTER];
  const text = because === "" ? turnText(body) : because;
  for (const seat of withWebhook(seats, reminded))
    await send(noticeOf("reminder", meta, seat, latest.version, text, waitsSince(latest), next, `/${due.at}`));
  if (deadline.consequence === "policy") await store.forget(again);
  return false;
}

/** A number from the hash of a move, for the policy's own choices among equals: they are no dice of the game. */
const choicesOf = (hash: string): Chance => seededChance(Number.parseInt(hash.slice(0, 8), 16));

/** The default policy answers for the seat that is asked; null when it has nothing to say, or somebody was faster. */
async function actForSeat(desk: Desk, entry: Entry, before: MoveBody): Promise<StoredMove | null> {
  const { adjudicator } = desk;
  const { meta, latest } = entry;
  if (meta.secret === null) return null;
  const situation = adjudicator.openPosition(before.position);
  const answer = situation.policyMove(choicesOf(latest.hash));
  // at the start of a phase nobody is asked: the rules go on from there
  if (answer === null && situation.decision()?.kind !== "checkpoint") return null;
  const fields = answer === null ? {} : "action" in answer ? { action: answer.action } : { choose: [...answer.choose] };
  const played = play(
    adjudicator,
    before,
    { at: timeAt(desk), by: POLICY },
    fields,
    sealedDice(meta.secret, meta.id, latest.version + 1),
  );
  if (played.kind === "refused" || isEmpty(before, played.body)) return null;
  try {
    return await commitNext(desk, { entry, body: played.body });
  } catch (error) {
    // where no move fits any more nobody can act; the seat is reminded
    if (error instanceof Fault && error.kind === "game-full") return null;
    throw error;
  }
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
  const announced = announcementOf(meta, latest);
  if (now >= announced) {
    const text = `The game is removed on ${expiry.slice(0, 10)} if nothing happens any more. Export its record before.`;
    for (const seat of withWebhook(seats, Object.keys(seats.seats)))
      await send(noticeOf("expiry", meta, seat, latest.version, text, now, expiry));
    await desk.store.remember({ at: expiry, kind: "expiry", game: meta.id, version: latest.version });
  } else await desk.store.remember({ at: announced, kind: "expiry", game: meta.id, version: latest.version });
  return false;
}
