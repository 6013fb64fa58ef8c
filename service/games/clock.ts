import { Fault } from "../schema/faults.ts";
import type { Due } from "../storage/store.ts";
import { settleDeadline } from "./deadlines.ts";
import type { Entry } from "./entry.ts";
import { type Ended, settleBuried, settleExpiry } from "./expiry.ts";
import { type DueGame, inFairTurns, laneOf } from "./fair-turns.ts";
import type { Send } from "./game-notices.ts";
import { type GameServices, timeAt } from "./games.ts";
import { checkClock, type ClockCheck } from "./heartbeat.ts";
import { entryOf } from "./turns.ts";

/** Something that was due and could not be settled; it is tried again later. */
export interface Failed {
  readonly game: string;
  readonly kind: Due["kind"];
  /** How often it was tried by now. */
  readonly tries: number;
  /** What went wrong: the name of the error. */
  readonly error: string;
}

/** What a tick of the clock has brought about. */
export interface TickOutcome {
  /** The games in which the default policy has acted. */
  readonly acted: readonly string[];
  /** The games that were put away because their time was over. */
  readonly buried: readonly string[];
  /** The games that were removed for good. */
  readonly removed: readonly string[];
  readonly failed: readonly Failed[];
  /** By how many milliseconds each deadline was settled late. */
  readonly late: readonly number[];
  /** The games that were due and not reached before the time was up: at least so many. */
  readonly left: number;
  /** How many milliseconds what is due longest has been due by the end, of what was not tried in vain; 0 for nothing. */
  readonly oldestDue: number;
  /** By how many milliseconds the clock was found to have jumped at this tick; null where it had not. */
  readonly jumped: number | null;
  /** Whether nothing was settled because a jump of the clock is waited out. */
  readonly waits: boolean;
}

/** Things that are due, read at once. */
const PAGE = 500;
/** Things that are looked over before some of them are settled, and the most of one network that are taken of them. */
const OVERLOOKED = 20_000;
const MOST_OF_ONE = 500;
/** Games that are settled at the same time. */
const AT_ONCE = 8;
/** Notices in a row that cannot be sent until the queue counts as out of reach, and so with games and the table. */
const IN_A_ROW = 5;
/** Milliseconds until something is tried for the second time; before each further try twice as long, up to a day. */
const FIRST_PAUSE = 10 * 60_000;
const LONGEST_PAUSE = 24 * 3_600_000;

/** What failed, as it is due again. */
const dueAgain = (desk: GameServices, due: Due): Due => {
  const tries = (due.tries ?? 0) + 1;
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries - 1, 20));
  return { ...due, at: new Date(desk.now() + pause).toISOString(), tries };
};

/** The queue of notices does not take one. */
class Unsent extends Error {
  override readonly name = "Unsent";
}

/** Sends notices until several in a row cannot be sent: the others are not tried any more at this tick. */
function sendingWhile(send: Send): Send {
  let inARow = 0;
  return async (notice) => {
    if (inARow >= IN_A_ROW) throw new Unsent("The queue of notices is out of reach.");
    try {
      await send(notice);
      inARow = 0;
    } catch (error) {
      inARow++;
      throw new Unsent(error instanceof Error ? error.message : "unknown", { cause: error });
    }
  };
}

/** What is due at a time, up to a number of things, of each network only so many; and where to read on. */
async function readOver(
  { store }: GameServices,
  now: string,
  which: "first" | "again",
  from: Due | undefined,
): Promise<{ readonly dues: readonly Due[]; readonly next: Due | undefined }> {
  const dues: Due[] = [];
  const taken = new Map<string, number>();
  let last = from;
  for (let read = 0; read < OVERLOOKED; read += PAGE) {
    const page = await store.due(now, PAGE, which, last);
    for (const due of page) {
      const ofLane = taken.get(laneOf(due)) ?? 0;
      if (ofLane < MOST_OF_ONE) dues.push(due);
      taken.set(laneOf(due), ofLane + 1);
    }
    if (page.length < PAGE) return { dues, next: undefined };
    last = page.at(-1);
  }
  return { dues, next: last };
}

/**
 * Settles everything that is due at this moment: reminders, moves of the default policy, announcements of the end of
 * keeping, and that end. It goes on until nothing is due any more or the time is up, by fair turns of the networks that
 * games were created from. A thing is forgotten only when it is settled; what a crash interrupts is settled at a later
 * tick. What fails, also because its notices cannot be sent, waits longer each time, apart from the rest, and keeps no
 * other game from its turn. While a jump of the clock is waited out nothing is settled. Rejects only when the store
 * cannot be reached.
 */
export async function settleDue(
  desk: GameServices,
  send: Send,
  isUp: () => boolean = () => false,
): Promise<TickOutcome> {
  const pulse = await checkClock(desk);
  const tick = new Tick(desk, sendingWhile(send), isUp, pulse);
  if (pulse.waits) return told(tick, await oldestDue(desk));
  // what failed before keeps nothing else from its turn
  await tick.settleAll("first");
  await tick.settleAll("again");
  await desk.store.forgetGamesLeft(desk.now());
  return told(tick, await oldestDue(desk));
}

/** How many milliseconds what is due longest has been due, of what was not tried in vain. */
async function oldestDue({ store, now }: GameServices): Promise<number> {
  const time = now();
  const [oldest] = await store.due(new Date(time).toISOString(), 1, "first");
  return oldest === undefined ? 0 : Math.max(0, time - Date.parse(oldest.at));
}

const told = ({ acted, buried, removed, failed, late, left, jumped, waits }: Tick, oldest: number): TickOutcome => ({
  acted,
  buried,
  removed,
  failed,
  late,
  left,
  oldestDue: oldest,
  jumped,
  waits,
});

/** One tick of the clock: what it has settled so far. */
class Tick implements Omit<TickOutcome, "oldestDue"> {
  readonly acted: string[] = [];
  readonly buried: string[] = [];
  readonly removed: string[] = [];
  readonly failed: Failed[] = [];
  readonly late: number[] = [];
  left = 0;
  readonly jumped: number | null;
  readonly waits: boolean;
  readonly #ran: number;
  readonly #desk: GameServices;
  readonly #send: Send;
  readonly #isUp: () => boolean;
  /** Games whose part of the table cannot be reached at this tick; what is due for them stays as it is. */
  readonly #outOfReach = new Set<string>();
  #inARow = 0;

  constructor(desk: GameServices, send: Send, isUp: () => boolean, { ran, jumped, waits }: ClockCheck) {
    this.#ran = ran;
    this.jumped = jumped;
    this.waits = waits;
    this.#desk = desk;
    this.#send = send;
    this.#isUp = isUp;
  }

  /** Settles all that was due when it began, until the time is up. */
  async settleAll(which: "first" | "again"): Promise<void> {
    const now = timeAt(this.#desk);
    for (let settledSome = true; settledSome && !this.#isUp();) {
      settledSome = false;
      let from: Due | undefined;
      do {
        const { dues, next } = await readOver(this.#desk, now, which, from);
        const games = inFairTurns(dues.filter(({ game }) => !this.#outOfReach.has(game)));
        settledSome ||= games.length > 0;
        await this.#settleGames(games);
        from = next;
      } while (from !== undefined && !this.#isUp());
    }
  }

  async #settleGames(games: readonly DueGame[]): Promise<void> {
    let next = 0;
    let stopped: unknown = null;
    const work = async (): Promise<void> => {
      while (stopped === null && !this.#isUp()) {
        const game = games[next++];
        if (game === undefined) return;
        try {
          await this.#settleGame(game);
        } catch (error) {
          stopped = error;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (stopped !== null) throw stopped;
    this.left += Math.max(0, games.length - next);
  }

  /** Settles all that is due for one game, with one look at it. */
  async #settleGame({ game, dues }: DueGame): Promise<void> {
    for (const kind of ["deadline", "expiry"] as const) {
      const ofKind = dues.filter((due) => due.kind === kind);
      const tried = ofKind.toSorted((one, other) => (other.tries ?? 0) - (one.tries ?? 0))[0];
      if (tried !== undefined) await this.#settleKind(game, kind, ofKind, dueAgain(this.#desk, tried));
    }
  }

  async #settleKind(game: string, kind: Due["kind"], dues: readonly Due[], again: Due): Promise<void> {
    const { store } = this.#desk;
    const forgetAll = (): Promise<unknown> => Promise.all(dues.map((due) => store.forget(due)));
    try {
      const entry = await entryOf(this.#desk, game);
      if (entry === null) await this.#settleAbsent(game, kind);
      else if (kind === "expiry") this.#note(game, await settleExpiry(this.#desk, entry, dues, this.#ran, this.#send));
      else await this.#settleDeadline(entry, dues, again);
      await forgetAll();
      this.#inARow = 0;
    } catch (error) {
      const name = error instanceof Error ? error.name : "unknown";
      const isOutOfReach = error instanceof Fault && error.kind === "unavailable";
      if (isOutOfReach && ++this.#inARow >= IN_A_ROW) throw error;
      if (isOutOfReach) this.#outOfReach.add(game);
      else {
        await store.remember(again);
        await forgetAll();
      }
      this.failed.push({ game, kind, tries: again.tries ?? 1, error: isOutOfReach ? "unavailable" : name });
    }
  }

  #note(game: string, ended: Ended): void {
    if (ended !== null) this[ended].push(game);
  }

  async #settleAbsent(game: string, kind: Due["kind"]): Promise<void> {
    const buried = await settleBuried(this.#desk, game, kind, this.#ran);
    // a game that is half removed is removed to the end
    if (buried === null) await this.#desk.store.removeGame(game);
    else this.#note(game, buried.ended);
  }

  async #settleDeadline(entry: Entry, dues: readonly Due[], again: Due): Promise<void> {
    const { acted, late } = await settleDeadline(this.#desk, entry, dues, again, this.#send);
    if (acted) this.acted.push(entry.meta.id);
    // what failed before is told as that
    if (late !== null && dues.every(({ tries = 0 }) => tries === 0)) this.late.push(late);
  }
}
