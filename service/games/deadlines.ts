import { type Chance, seededChance, type OpenPosition } from "../../rules/kernel/index.ts";
import { Fault } from "../schema/faults.ts";
import { stored } from "../adjudication/own-positions.ts";
import { sealedDice } from "../adjudication/sealed-dice.ts";
import type { Deadline, Due, StoredMove, ToldSoFar } from "../storage/store.ts";
import { isEmpty, play, POLICY } from "./advance.ts";
import type { Entry } from "./entry.ts";
import { askedBy, deadlineOf, playersOf, sharesOf, unshared, waitsSince } from "./game-state.ts";
import { type GameServices, timeAt } from "./games.ts";
import { commitNext } from "./committing.ts";
import { stillToAct } from "./holders.ts";
import { MASTER } from "./invitations.ts";
import { bodyOf, type MoveBody } from "./move.ts";
import { hasReceivers, noticeOf, receiversOf, type Send, turnText } from "./game-notices.ts";
import { isPresent } from "./rules-used.ts";
import { RULES_CHANGED, takeOverByClock } from "./take-over.ts";

/*
 * Of a game's deadline one thing is due, whatever is done meanwhile: when its time comes, the clock looks at the game
 * and, where others have acted since, notes when to look again. So a move notes nothing while something of its game is
 * due no later than its own deadline, and nothing has to be taken back by the next move.
 */

const HOUR = 3_600_000;

/** Whether anything follows when the deadline of a game passes: a reminder that no seat gets is not one. */
const isOfUse = ({ seats }: Entry, { consequence }: Deadline): boolean =>
  consequence === "policy" || hasReceivers(seats);

/** The last time up to a moment, and the first after it, at which a reminder of what waits now is due (ISO). */
function reminderTimes(
  { hours }: Deadline,
  latest: StoredMove,
  now: string,
): { readonly last: string; readonly next: string } {
  const [since, period] = [Date.parse(waitsSince(latest)), hours * HOUR];
  const passed = Math.floor((Date.parse(now) - since) / period);
  const at = (periods: number): string => new Date(since + periods * period).toISOString();
  return { last: at(passed), next: at(passed + 1) };
}

const deadlineDue = ({ meta, latest }: Entry, at: string): Due => ({
  at,
  kind: "deadline",
  game: meta.id,
  version: latest.version,
  network: meta.network,
});

/** Something that is due so soon may be settled already by a clock that runs a little ahead. */
const SOON = 10 * 60_000;

/**
 * Notes when the clock is to look at the deadline of a game, unless it looks in time anyhow; `isNew` says that its
 * latest move is told for the first time. Answers with the time noted last (ISO).
 */
export async function noteDeadline(
  desk: GameServices,
  entry: Entry,
  { due: noted }: ToldSoFar,
  isNew: boolean,
): Promise<string | undefined> {
  const { meta, latest } = entry;
  const passes = deadlineOf(meta, latest);
  if (meta.deadline === null || passes === null || !isOfUse(entry, meta.deadline)) return noted;
  const now = timeAt(desk);
  // one that has passed before anybody read reminders is none of theirs
  const at =
    isNew || passes > now || meta.deadline.consequence === "policy"
      ? passes
      : reminderTimes(meta.deadline, latest, now).next;
  const isLookedAt = noted !== undefined && noted <= at && Date.parse(noted) > desk.now() + SOON;
  // a move of the policy is due until it is made: the clock has it in its hands
  if (isLookedAt || (!isNew && noted !== undefined && meta.deadline.consequence === "policy")) return noted;
  await desk.store.remember(deadlineDue(entry, at));
  return at;
}

/** What became of a deadline: whether the policy acted, and how late it was settled, where one had passed. */
export interface SettledDeadline {
  readonly acted: boolean;
  /** Milliseconds; null where nothing was to be done. */
  readonly late: number | null;
}

const nothingDone: SettledDeadline = { acted: false, late: null };

/**
 * When what is due of a game's deadlines had to be settled; null where none of it is for a reminder of what waits now:
 * by an undo it may wait since a time before, with reminders at other times.
 */
function dueTime(deadline: Deadline, latest: StoredMove, passes: string, dues: readonly Due[]): string | null {
  if (deadline.consequence === "policy" || dues.some(({ at, tries = 0 }) => tries > 0 || at <= passes)) return passes;
  const onTime = dues.map(({ at }) => at).filter((at) => reminderTimes(deadline, latest, at).last === at);
  return onTime[0] ?? null;
}

/**
 * A deadline of a game whose time has come: the seat is reminded, and again after as much time, or the default policy
 * acts for it. A game of other rules takes those of this server over first, where nobody has to agree to it; else all
 * are reminded of what it waits for. `dues` is all that was due of it, and `again` when it is tried again if this fails.
 */
export async function settleDeadline(
  desk: GameServices,
  entry: Entry,
  dues: readonly Due[],
  again: Due,
  send: Send,
): Promise<SettledDeadline> {
  const { store } = desk;
  const { meta, latest, seats } = entry;
  const { deadline } = meta;
  const passes = deadlineOf(meta, latest);
  if (deadline === null || passes === null || !isOfUse(entry, deadline)) return nothingDone;
  const now = timeAt(desk);
  if (now < passes) {
    await store.remember(deadlineDue(entry, passes));
    return nothingDone;
  }
  const { last, next } = reminderTimes(deadline, latest, now);
  const was = dueTime(deadline, latest, passes, dues);
  if (was === null) {
    await store.remember(deadlineDue(entry, next));
    return nothingDone;
  }
  const late = Date.parse(now) - Date.parse(was);
  const body = bodyOf(latest);
  await desk.adjudicator.prepare(meta.ruleset);
  const isOfOtherRules = desk.adjudicator.knows(meta.ruleset) && !isPresent(desk.adjudicator, meta.ruleset, body.rules);
  let because = "";
  if (deadline.consequence === "policy") {
    // noted before it is tried, for a policy that brings the process down must not be the first again
    await store.remember(again);
    await Promise.all(dues.map((due) => store.forget(due)));
    const came = isOfOtherRules ? await takeOverByClock(desk, entry) : { move: await actForSeat(desk, entry, body) };
    if ("because" in came) ({ because } = came);
    else if (came.move !== null) {
      await store.forget(again);
      return { acted: true, late };
    }
  } else if (isOfOtherRules) because = RULES_CHANGED;
  await store.remember(deadlineDue(entry, next));
  // where nobody can answer before the rules are taken over, whoever can do that is reminded, too
  const reminded = because === "" ? leftToAct(desk, entry, body) : [...playersOf(seats), MASTER];
  const text = because === "" ? turnText(body) : because;
  for (const receiver of receiversOf(seats, reminded))
    await send(
      noticeOf("reminder", meta, {
        ...receiver,
        version: latest.version,
        text,
        since: waitsSince(latest),
        deadline: next,
        mark: `/${last}`,
      }),
    );
  if (deadline.consequence === "policy") await store.forget(again);
  return { acted: false, late };
}

/** The seats that are asked at the latest move and have still to act. */
function leftToAct({ adjudicator }: GameServices, { meta, seats, latest }: Entry, body: MoveBody): readonly string[] {
  const asked = askedBy(body.decision, seats);
  const tells = !adjudicator.game(meta.ruleset).isHiddenGame(body.position);
  const opened = (): OpenPosition => adjudicator.openOwn(body.position, stored(meta, latest));
  return stillToAct(body.decision, asked, seats, tells ? sharesOf(opened) : unshared);
}

/** A number from the hash of a move, for the policy's own choices among equals: they are not dice of the game. */
const choicesOf = (hash: string): Chance => seededChance(Number.parseInt(hash.slice(0, 8), 16));

/** The default policy answers for the seat that is asked; null when it has nothing to say, or somebody was faster. */
async function actForSeat(desk: GameServices, entry: Entry, before: MoveBody): Promise<StoredMove | null> {
  const { adjudicator } = desk;
  const { meta, latest } = entry;
  if (meta.secret === null) return null;
  const opened = (): OpenPosition => adjudicator.openOwn(before.position, stored(meta, latest));
  const situation = opened();
  const answer = situation.policyMove(choicesOf(latest.hash));
  // at the start of a phase nobody is asked: the rules go on from there
  if (answer === null && situation.decision()?.kind !== "checkpoint") return null;
  const fields = answer === null ? {} : "action" in answer ? { action: answer.action } : { choose: [...answer.choose] };
  const played = play(
    adjudicator,
    before,
    { at: timeAt(desk), by: POLICY },
    fields,
    // the move may take as much again as the policy took to find it
    { chance: sealedDice(meta.secret, meta.id, latest.version + 1), situation: opened() },
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
