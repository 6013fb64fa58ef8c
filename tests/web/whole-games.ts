import type { Page } from "playwright-core";
import { expect } from "vitest";
import { atLength } from "../soak/at-length.ts";
import { bothSides, type Visit } from "./browser.ts";
import { playText } from "./from-text.ts";
import { pastTheDog } from "./hunted.ts";
import { finger, type Hand, keyboard, playThrough, pointer } from "./play-through.ts";

const [mouse, keys, touch] = ["by a mouse", "by keys alone", "by a finger on a telephone"] as const;

/** A way to work the page, and on what. */
export interface Way {
  readonly title: string;
  readonly hand: Hand;
  readonly touch: boolean;
  readonly look: { readonly width: number; readonly height: number };
}

export const ways: readonly Way[] = [
  { title: mouse, hand: pointer, touch: false, look: { width: 1280, height: 800 } },
  { title: keys, hand: keyboard, touch: false, look: { width: 1280, height: 800 } },
  { title: touch, hand: finger, touch: true, look: { width: 360, height: 740 } },
];

/** A mission that is played to its end through the page. */
export interface WholeGame {
  readonly game: string;
  readonly mission: string;
  readonly difficulty: string | null;
  /** The way in which it is played each time, if any; `npm run soak -- --tests` plays it in every way. */
  readonly usually: string | null;
  /** Its last turns as text: what is played each time where the whole takes too long. */
  readonly ending: string | null;
}

/** The last turn on the Salt Road: two squads face each other. */
const lastTurn = `umpire dust-tactics
battlefield salt-road
scenario salt-road
turn 1 of 1
phase initiative
unit s1 h.line south at 60,60, whole
unit n1 v.guard north at 60,40, whole, facing 180
`;

const wholeGames: readonly WholeGame[] = [
  { game: "rogue-regiment", mission: "chalk-farm", difficulty: "easy", usually: null, ending: null },
  { game: "v-sabotage", mission: "relay-post", difficulty: "standard", usually: null, ending: null },
  { game: "hour-of-glory", mission: "cold-infirmary", difficulty: null, usually: null, ending: null },
  { game: "two-hundred-hours", mission: "m1-camp", difficulty: null, usually: touch, ending: pastTheDog },
  { game: "dust-tactics", mission: "low-tide", difficulty: null, usually: mouse, ending: lastTurn },
];

/** The games that are played in a way: one, in the soak all of them. */
export const gamesIn = ({ title }: Way): readonly WholeGame[] =>
  wholeGames.filter(({ usually }) => atLength || usually === title);

/** From where a game is played: its end where that is enough. */
const endingOf = ({ ending }: WholeGame): string | null => (atLength ? null : ending);

/** Lays a mission out by the hand itself, or takes its end. */
async function begin(visit: Visit, { hand, look }: Way, whole: WholeGame): Promise<Page> {
  const ending = endingOf(whole);
  const { game, mission, difficulty } = whole;
  if (ending !== null) return playText(visit, game, ending, look);
  const page = await visit.open(`#/?game=${game}`, look);
  if (difficulty !== null) await hand.pick(page.locator("[data-difficulty]"), difficulty);
  await bothSides(page);
  await hand.press(page.locator(`[data-mission=${mission}]`));
  await page.waitForSelector('.table[data-step="0"]');
  return page;
}

/** Plays a game to its end, holds that the page keeps all of it, and answers how it ended, and how the page told that. */
export async function playWhole(
  visit: Visit,
  way: Way,
  whole: WholeGame,
): Promise<{ readonly result: string; readonly told: string | null }> {
  const page = await begin(visit, way, whole);
  const { result, steps } = await playThrough(page, whole.game, 400, way.hand);
  const told = await page.getAttribute("[data-result]", "data-result");
  // everything is kept: after a reload the end is shown, and the beginning can be gone back to
  await page.reload();
  await page.waitForSelector("[data-result]");
  // the end says how it went, what decided it, and what may come next
  await page.waitForSelector("[data-account] [data-decisive]");
  expect(await page.locator("[data-again]").count()).toBe(endingOf(whole) === null ? 1 : 0);
  await page.goto(page.url().replace(/(\?.*)?$/, "?step=0"));
  await page.waitForSelector('.table[data-step="0"]');
  expect(await page.textContent(".history")).toContain(`Step 0 of ${steps}`);
  expect(visit.complaints).toEqual([]);
  await page.close();
  return { result, told };
}
