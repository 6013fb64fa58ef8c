import type { Heartbeat } from "../storage/store.ts";
import type { GameServices } from "./game-services.ts";

/** Milliseconds that a clock may be set by without anything having to be waited out, as a system does it all the time. */
const SLACK = 60_000;
/** The longest time between two ticks of different processes that is not a jump. */
const LONGEST_GAP = 15 * 60_000;
/** For how long a clock that has jumped has to run before anything is settled by it: mostly it is put right by then. */
const WAIT = 10 * 60_000;

/** What a tick has found out about the clock. */
export interface ClockCheck {
  /** How long it has run. */
  readonly ran: number;
  /** By how many milliseconds it has jumped since the tick before, forward or backward; null where it has not. */
  readonly jumped: number | null;
  /** Whether a jump is still waited out: nothing is to be settled. */
  readonly waits: boolean;
}

/**
 * Between two ticks: how long the clock has run, and by how much it has jumped. Within a process a stopwatch says how
 * much time has passed; between processes no more is believed than lies between ticks.
 */
function between(
  before: Heartbeat,
  { now, stopwatch }: GameServices,
  seen: number,
): Pick<ClockCheck, "ran" | "jumped"> {
  const apart = now() - before.seen;
  const last = stopwatch?.last ?? null;
  if (stopwatch !== undefined && last !== null && last.seen === before.seen) {
    const passed = stopwatch.read() - last.read;
    const ran = Math.max(0, Math.min(apart, passed));
    return Math.abs(seen - before.seen - passed) <= SLACK ? { ran, jumped: null } : { ran, jumped: apart - passed };
  }
  return apart >= -SLACK && apart <= LONGEST_GAP
    ? { ran: Math.max(0, apart), jumped: null }
    : { ran: 0, jumped: apart };
}

/** Notes a tick of the clock, and says whether it can be trusted. */
export async function checkClock(desk: GameServices): Promise<ClockCheck> {
  const { store, stopwatch } = desk;
  const seen = desk.now();
  const before = await store.heartbeat();
  const { ran: more, jumped } = before === null ? { ran: 0, jumped: null } : between(before, desk, seen);
  const ran = (before?.ran ?? 0) + more;
  const trusted = jumped === null ? (before?.trusted ?? 0) : ran + WAIT;
  await store.beat({ seen, ran, trusted });
  if (stopwatch !== undefined) stopwatch.last = { seen, read: stopwatch.read() };
  return { ran, jumped, waits: ran < trusted };
}
