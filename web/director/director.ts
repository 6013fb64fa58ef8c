import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Step } from "../game/table.ts";
import type { Frame } from "./frames.ts";
import { lasting, ofOneStep, ofRecap, type Read, secondsOf, type Slower, type Speed, speedNames } from "./pace.ts";
import { isAside } from "./told.ts";
import { isWorthPlaying } from "./worth-playing.ts";

// The director plays what has happened, moment by moment: it holds the queue of moments and the pace, and says which
// moment is shown. The board takes its pieces, lines and templates from that, the camera looks where it happens, and
// the caption tells it.

const key = "umpire-film-speed";

const kept = localStorage.getItem(key);
/** How fast moments pass; it is kept in this browser. */
export const speed = signal<Speed>(speedNames.find((name) => name === kept) ?? "usual");

export function playAt(wanted: Speed): void {
  speed.value = wanted;
  if (wanted === "usual") localStorage.removeItem(key);
  else localStorage.setItem(key, wanted);
}

/** Moments in a row, played over a step that is looked at, and their pace. */
interface Film {
  readonly step: Step;
  readonly frames: readonly Frame[];
  readonly slower: Slower;
}

/** The moments of the step that is looked at. */
const own = signal<Film | null>(null);
/** The moments of a recap, which is played in their place; and who is told when it is over. */
const recap = signal<(Film & { readonly ended: () => void }) | null>(null);
const queue = computed(() => recap.value ?? own.value);
/** Which of them is shown; null where the step stands as it ended. */
const at = signal<number | null>(null);
const running = signal(false);

/** The moment that is shown instead of the end of the step; null where nothing is played. */
export const frame: ReadonlySignal<Frame | null> = computed(() =>
  at.value === null ? null : (queue.value?.frames[at.value] ?? null),
);
export const moment: ReadonlySignal<number | null> = at;
export const isRunning: ReadonlySignal<boolean> = running;
/** How many moments there are; none until they are known. */
export const count: ReadonlySignal<number> = computed(() => queue.value?.frames.length ?? 0);
/** The moments that were shown so far, with the one that is shown; none where nothing is played. */
export const soFar: ReadonlySignal<readonly Frame[]> = computed(() =>
  at.value === null ? [] : (queue.value?.frames.slice(0, at.value + 1) ?? []),
);
/** Where the camera looks: at the first place of the moment. */
export const camera: ReadonlySignal<string | null> = computed(() => frame.value?.at[0] ?? null);

/** A moment as it is read. */
const readOf = ({ event, move, grave, dice }: Frame): Read => ({
  told: event?.text ?? move ?? "",
  grave,
  dice,
  isAside: event !== null && move === null && isAside(event),
});

/** How long each moment is shown at the pace that is chosen; null where they go on by hand. */
const times = computed(() => {
  const film = queue.value;
  return film === null ? null : lasting(film.frames.map(readOf), speed.value, film.slower);
});

/** The nearest moment from one on, or back from it (`by` -1), at which a film that runs stays for a time. */
function stopFrom(from: number, by: 1 | -1): number {
  let stop = from;
  while (times.value?.[stop] === 0) stop += by;
  return stop;
}

/** Goes to the end of the step at once. */
export function skip(): void {
  const over = recap.peek();
  batch(() => {
    running.value = false;
    at.value = null;
    recap.value = null;
  });
  over?.ended();
}

/** Shows a moment; behind the last one the step stands as it ended. */
export function show(wanted: number): void {
  if (wanted < count.value) at.value = Math.max(0, wanted);
  else skip();
}

/** By hand every moment is shown; a film that runs passes over what is told for the record. */
function goBy(by: 1 | -1): void {
  const wanted = (at.value ?? (by === 1 ? -1 : 0)) + by;
  show(running.value ? stopFrom(wanted, by) : wanted);
}

export const next = (): void => goBy(1);
export const back = (): void => goBy(-1);

/** Plays from the moment that is shown, else from the first one, or holds. */
export function playOrHold(): void {
  if (running.value) {
    running.value = false;
    return;
  }
  batch(() => {
    at.value ??= 0;
    running.value = speed.value !== "by hand";
  });
}

const movesLittle = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Steps that have played by themselves, so that looking back does not start them again. */
let played: Step | null = null;

/** Whether nothing plays by itself, as a recap is offered that tells it from its beginning. */
let held = false;

export function holdBack(): void {
  held = true;
}
export function letPlay(): void {
  held = false;
}

/** Plays moments of many steps in a row over the last of them; `ended` is called when it is over or skipped. */
export function playRecap(step: Step, frames: readonly Frame[], ended: () => void): void {
  batch(() => {
    recap.value = { step, frames, slower: ofRecap, ended };
    at.value = 0;
    running.value = speed.value !== "by hand";
  });
}

/**
 * Takes up the moments of a step; one that was just made is played by itself, where somebody would miss something: of
 * what was done here (`isOwn`) that is less. A link may say from which moment (from 0) it is played. What was taken up
 * is not begun anew.
 */
export function takeUp(
  step: Step,
  frames: readonly Frame[],
  {
    isNew,
    isOwn = false,
    from = null,
  }: { readonly isNew: boolean; readonly isOwn?: boolean; readonly from?: number | null },
): void {
  if (own.value?.step === step) return;
  own.value = { step, frames, slower: ofOneStep };
  if (recap.value !== null) return;
  at.value = null;
  running.value = false;
  if (from !== null && frames.length > 0 && played !== step) {
    played = step;
    at.value = Math.min(from, frames.length - 1);
    if (!movesLittle()) running.value = speed.value !== "by hand";
    return;
  }
  if (!isNew || played === step || held || movesLittle() || !isWorthPlaying(step, frames, { isOwn })) return;
  played = step;
  playOrHold();
}

/** Lets go of the moments: another step is looked at. */
export function putAway(step: Step): void {
  if (queue.value?.step !== step) return;
  batch(() => {
    // what was not seen to its end is offered again
    recap.value = null;
    own.value = null;
    running.value = false;
    at.value = null;
  });
}

/** How many seconds a recap of these moments takes; null where they go on by hand. */
export const secondsOfRecap = (moments: readonly Read[]): number | null => secondsOf(moments, speed.value, ofRecap);

/** So long after a film has ended by itself a press is one that was meant to end it, in milliseconds. */
const STILL_MEANT = 450;
let overAt = -Infinity;

/** Whether a film has ended by itself just now: whoever presses had not seen yet that it is over. */
export const isJustOver = (): boolean => performance.now() - overAt < STILL_MEANT;

effect(() => {
  const milliseconds = at.value === null ? undefined : times.value?.[at.value];
  if (!running.value || milliseconds === undefined) return undefined;
  const timer = setTimeout(() => {
    next();
    if (at.peek() === null) overAt = performance.now();
  }, milliseconds);
  return () => clearTimeout(timer);
});
