import { computed, effect, signal } from "@preact/signals";
import type { DraftAnswer } from "../api/answers.ts";
import { inWords, type Words } from "../api/problem.ts";
import { draft } from "../api/questions.ts";
import { type Matter, matterIn } from "../game/asked.ts";
import { keptAt } from "../page/kept.ts";

/** A text that somebody works on: in which game, and under which settings. */
export interface Page {
  readonly ruleset: string;
  readonly text: string;
  readonly settings?: unknown;
  /** What people disagree about there. */
  readonly matter?: Matter;
}

/** What lies on the desk, with what it was before and what was taken back. Later pages come last. */
interface Desk {
  readonly past: readonly Page[];
  readonly now: Page | null;
  readonly undone: readonly Page[];
}

const key = "umpire-editor";
/** The most that is kept of the past, in characters and steps. */
const MOST_KEPT = 400_000;
const MOST_STEPS = 200;
/** How long the server is left in peace while somebody types or paints, in milliseconds. */
const PAUSE = 120;
/** Typing goes on in one step of the past while pauses are shorter than this. */
const ONE_GO = 1500;

const isPage = (value: unknown): value is Page =>
  typeof value === "object" &&
  value !== null &&
  "ruleset" in value &&
  typeof value.ruleset === "string" &&
  "text" in value &&
  typeof value.text === "string";
/** A page as it was kept; what it asks only where that can be asked. */
function pageIn(value: unknown): Page | null {
  if (!isPage(value)) return null;
  const { ruleset, text, settings } = value;
  const matter = matterIn(value.matter);
  return { ruleset, text, ...(settings !== undefined && { settings }), ...(matter !== null && { matter }) };
}

const pagesIn = (value: unknown): readonly Page[] =>
  Array.isArray(value) ? value.flatMap((page) => pageIn(page) ?? []) : [];

function kept(): Desk {
  const none = { past: [], now: null, undone: [] };
  const value = keptAt(key);
  if (typeof value !== "object" || value === null || !("now" in value)) return none;
  const now = pageIn(value.now);
  if (now === null) return none;
  return {
    past: pagesIn("past" in value ? value.past : null),
    now,
    undone: pagesIn("undone" in value ? value.undone : null),
  };
}

const desk = signal<Desk>(kept());

export const page = computed(() => desk.value.now);
export const canUndo = computed(() => desk.value.past.length > 0);
export const canRedo = computed(() => desk.value.undone.length > 0);

/** As many of the latest pages as are kept. */
function latest(pages: readonly Page[]): readonly Page[] {
  let length = 0;
  const from = pages.findLastIndex(({ text }) => (length += text.length) > MOST_KEPT);
  return pages.slice(Math.max(from + 1, pages.length - MOST_STEPS));
}

effect(() => {
  const { past, now, undone } = desk.value;
  try {
    localStorage.setItem(key, JSON.stringify({ past, now, undone }));
  } catch {
    // a full browser keeps the text itself at least
    localStorage.setItem(key, JSON.stringify({ past: [], now, undone: [] }));
  }
});

let going: { readonly go: string; readonly at: number } | null = null;

/**
 * Puts another page on the desk. Changes of one go, such as a stroke of the brush or a stretch of typing, are taken
 * back together.
 */
export function put(next: Page, go: string | null = null): void {
  const { past, now } = desk.value;
  if (now !== null && now.text === next.text && now.ruleset === next.ruleset) {
    if (next.matter !== undefined) ask(next.matter);
    return;
  }
  const time = Date.now();
  const goesOn = go !== null && going?.go === go && time - going.at < ONE_GO;
  going = go === null ? null : { go, at: time };
  desk.value = { past: goesOn || now === null ? past : latest([...past, now]), now: next, undone: [] };
}

/** Says what people disagree about here; that is no step of the past. */
export function ask(matter: Matter): void {
  const { now } = desk.value;
  if (now !== null) desk.value = { ...desk.value, now: { ...now, matter } };
}

/** Changes the text. */
export function write(text: string, go: string | null = null): void {
  const { now } = desk.value;
  if (now !== null) put({ ...now, text }, go);
}

export function undo(): void {
  const { past, now, undone } = desk.value;
  const before = past.at(-1);
  if (before === undefined || now === null) return;
  going = null;
  desk.value = { past: past.slice(0, -1), now: before, undone: [...undone, now] };
}

export function redo(): void {
  const { past, now, undone } = desk.value;
  const after = undone.at(-1);
  if (after === undefined || now === null) return;
  going = null;
  desk.value = { past: [...past, now], now: after, undone: undone.slice(0, -1) };
}

/** What the server says of a page. */
export interface Reading {
  readonly page: Page;
  readonly answer: DraftAnswer;
  /** The board as it was last drawn: of this page, or while that cannot be read of one before. */
  readonly drawn: DraftAnswer["drawn"];
}

export const reading = signal<Reading | null>(null);
export const unread = signal<Words | null>(null);
/** Whether the server has seen the page as it is. */
export const isRead = computed(() => reading.value !== null && reading.value.page === page.value);

async function read(asked: Page): Promise<void> {
  try {
    const answer = await draft(asked.ruleset, asked.text, asked.settings);
    if (asked !== page.value) return;
    const before = reading.value;
    reading.value = {
      page: asked,
      answer,
      drawn: answer.drawn ?? (before?.page.ruleset === asked.ruleset ? before.drawn : null),
    };
    unread.value = null;
  } catch (error) {
    if (asked === page.value)
      unread.value = { ...inWords(error), whatToDo: "The text is kept in this browser. Change it, or try again." };
  }
}

/** Asks about the page again, after something went wrong. */
export function readAgain(): void {
  if (page.value !== null) void read(page.value);
}

effect(() => {
  const asked = page.value;
  if (asked === null) return undefined;
  const timer = setTimeout(() => void read(asked), reading.peek() === null ? 0 : PAUSE);
  return () => clearTimeout(timer);
});
