import type { Locator, Page } from "playwright-core";
import { games } from "../all-games.ts";
import type { Chance, Game, PolicyMove, SeatedForm, OpenPosition } from "../../rules/kernel/index.ts";

/** How somebody works the page: presses what can be pressed, and picks from a list. */
export interface Hand {
  press(what: Locator): Promise<void>;
  pick(list: Locator, value: string): Promise<void>;
}

export const pointer: Hand = {
  press: (what) => what.click(),
  async pick(list, value) {
    await list.selectOption(value);
  },
};

/** By keys alone: what has the focus is pressed by Enter, and a list is walked through by arrows. */
export const keyboard: Hand = {
  async press(what) {
    await what.focus();
    await what.press("Enter");
  },
  async pick(list, value) {
    const values = await list.evaluate((element: { readonly options: Iterable<{ readonly value: string }> }) =>
      Array.from(element.options, (option) => option.value),
    );
    await list.focus();
    // one key after the other, as the page shows what came of it
    for (let presses = 0; presses < 2 * values.length; presses++) {
      const at = values.indexOf(await list.inputValue());
      if (values[at] === value) return;
      await list.press(at < values.indexOf(value) ? "ArrowDown" : "ArrowUp");
    }
    throw new Error(`The list cannot be walked to ${value} by keys.`);
  },
};

/** By a finger: as on a telephone, where lists are the system's. */
export const finger: Hand = {
  press: (what) => what.tap(),
  pick: pointer.pick,
};

/** What the page keeps of a step. */
interface Told {
  readonly position: unknown;
  readonly result: { readonly result: string } | null;
}

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain => typeof value === "object" && value !== null;

function toldIn(value: unknown): Told {
  if (!isObject(value) || !("position" in value)) throw new Error("The page keeps no position.");
  const { position, result } = value;
  return { position, result: isObject(result) ? { result: String(result["result"]) } : null };
}

/** A value as one text, whatever the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A policy's dice: always in the middle, for it only breaks ties with them. */
const chance: Chance = { face: (sides) => Math.ceil(sides / 2), index: (count) => Math.floor(count / 2) };

function opened(game: Game, position: unknown): OpenPosition {
  const situation = game.open(position);
  if (!situation.ok) throw new Error(JSON.stringify(situation.defects));
  return situation.value;
}

/** Where a way over a measured table ends. */
const endOf = (action: Plain): readonly number[] => {
  const { path } = action;
  return Array.isArray(path) ? String(path.at(-1)).split(",").map(Number) : [];
};

/** How far apart two ways end; those that are none come last. */
function endsApart(one: Plain, other: Plain): number {
  const [[x = 0, y = 0], [left, top]] = [endOf(one), endOf(other)];
  return left === undefined || top === undefined ? Infinity : Math.hypot(left - x, top - y);
}

/** The listed action that a policy means: where it goes a way of its own over a table, the one that ends next to it. */
function listed(
  situation: OpenPosition,
  action: unknown,
): { readonly form: SeatedForm<unknown>; readonly chosen: Plain } {
  const wanted = canonical(action);
  const all = situation.forms().flatMap((form) => form.actions.map((one) => ({ form, one })));
  const alike = all.flatMap(({ form, one }) =>
    isObject(one) && isObject(action) && one["do"] === action["do"] ? [{ form, chosen: one, meant: action }] : [],
  );
  const found =
    alike.find(({ chosen }) => canonical(chosen) === wanted) ??
    alike.toSorted((a, b) => endsApart(a.meant, a.chosen) - endsApart(b.meant, b.chosen))[0];
  if (found === undefined) throw new Error(`The page offers no ${wanted}.`);
  return found;
}

/** Whether the actions of a kind differ in their plan and in nothing else. */
const isPlanAlone = (actions: readonly unknown[]): boolean =>
  actions.length > 1 &&
  new Set(actions.map((one) => canonical(isObject(one) ? { ...one, plan: null } : one))).size === 1;

/** Does a whole action by the page's own controls: the piece, the kind of action, its fields, and "Do it". */
async function doAction(page: Page, hand: Hand, situation: OpenPosition, action: unknown): Promise<void> {
  const { form, chosen } = listed(situation, action);
  await page.waitForSelector("[data-form], [data-doer]");
  const doer = page.locator(`[data-doer="${form.piece}"]`);
  if ((await doer.count()) > 0 && (await doer.getAttribute("aria-pressed")) !== "true") await hand.press(doer);
  const scope = page.locator(`[data-can="${form.piece}"]`);
  const kind = scope.locator(`[data-form="${form.name}"]`).first();
  const isAtOnce = (await kind.getAttribute("data-at-once")) !== null;
  await hand.press(kind);
  if (isAtOnce) return;
  const fields = new Set(form.actions.flatMap((one) => (isObject(one) ? Object.keys(one) : [])));
  for (const name of fields) {
    if ((await page.locator("[data-do]").count()) > 0) break;
    const id = JSON.stringify(chosen[name] ?? null);
    const list = scope.locator(`select[data-field="${name}"]`);
    const button = scope.locator(`button[data-field="${name}"][data-choice=${JSON.stringify(id)}]`);
    const begun = Array.isArray(chosen[name]) ? scope.locator(`[data-plan-first="${String(chosen[name][0])}"]`) : null;
    if (begun !== null && (await button.count()) === 0 && (await begun.count()) > 0) await hand.press(begun);
    if ((await list.count()) > 0) await hand.pick(list, id);
    else if ((await button.count()) > 0) await hand.press(button);
    // where a plan is all there is to choose, its last action does it
    if (begun !== null && isPlanAlone(form.actions)) return;
  }
  await hand.press(page.locator("[data-do]"));
}

async function answer(page: Page, hand: Hand, situation: OpenPosition, move: PolicyMove | null): Promise<void> {
  if (move === null) {
    // one phase of each turn is followed step by step, the others are played on
    await hand.press(page.locator(situation.moment().includes("Turn 1") ? "[data-next]" : "[data-to-end]"));
  } else if ("choose" in move) await hand.press(page.locator(`[data-option=${JSON.stringify(move.choose[0])}]`));
  else await doAction(page, hand, situation, move.action);
}

/** Run in the page: what is kept of the step that it shows. */
const shownMoment = `new Promise((done, failed) => {
  const table = /#\\/table\\/([^/?]+)/.exec(location.href)?.[1];
  const number = Number(document.querySelector(".table")?.getAttribute("data-step"));
  const opening = indexedDB.open("umpire", 1);
  opening.addEventListener("error", () => failed(opening.error));
  opening.addEventListener("success", () => {
    const asked = opening.result.transaction("steps").objectStore("steps").get([table, number]);
    asked.addEventListener("success", () => {
      opening.result.close();
      done(asked.result?.step?.moment);
    });
  });
})`;

/** What the page keeps of the step that it shows. */
const shown = async (page: Page): Promise<Told> => toldIn(await page.evaluate(shownMoment));

/** Waits for a step; where two sides share the screen and something is hidden from one, it is handed over first. */
async function comesTo(page: Page, hand: Hand, step: number): Promise<void> {
  const table = page.locator(`.table[data-step="${step}"]`);
  const handedOver = page.locator("[data-sit]");
  await table.or(handedOver).first().waitFor();
  if ((await handedOver.count()) > 0) await hand.press(handedOver);
  await table.waitFor();
}

/**
 * Plays a laid-out mission to its end through the page, deciding as the game's own policy would. Answers how it ended
 * and in how many steps.
 */
export async function playThrough(
  page: Page,
  ruleset: string,
  most: number,
  hand: Hand = pointer,
): Promise<{ readonly result: string; readonly steps: number }> {
  const game = games.find(({ id }) => id === ruleset);
  if (game === undefined) throw new Error(`There is no ${ruleset}.`);
  for (let steps = 0; steps < most; steps++) {
    const situation = opened(game, (await shown(page)).position);
    const kind = situation.decision()?.kind;
    await answer(page, hand, situation, kind === "act" || kind === "choose" ? situation.policyMove(chance) : null);
    await comesTo(page, hand, steps + 1);
    const { result } = await shown(page);
    if (result !== null) return { result: result.result, steps: steps + 1 };
  }
  throw new Error(`No end after ${most} steps.`);
}
