import type { Page, Response } from "playwright-core";
import { games } from "../all-games.ts";
import type { Chance, Game, PolicyMove, Situation } from "../../rules/kernel/index.ts";

/** What the page was told of the position: the answer to what was last done. */
interface Told {
  readonly outcome: string;
  readonly position: unknown;
  readonly result: { readonly result: string } | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function toldIn(value: unknown): Told {
  if (!isObject(value) || !("position" in value)) throw new Error("The page was told no position.");
  const { outcome, position, result } = value;
  return { outcome: String(outcome), position, result: isObject(result) ? { result: String(result["result"]) } : null };
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

function opened(game: Game, position: unknown): Situation {
  const situation = game.open(position);
  if (!situation.ok) throw new Error(JSON.stringify(situation.defects));
  return situation.value;
}

/** Does a whole action by the page's own controls: the piece, the kind of action, its fields, and "Do it". */
async function doAction(page: Page, situation: Situation, action: unknown): Promise<void> {
  const wanted = canonical(action);
  const form = situation.forms().find(({ actions }) => actions.some((one) => canonical(one) === wanted));
  const chosen = form?.actions.find((one) => canonical(one) === wanted);
  if (form === undefined || !isObject(chosen)) throw new Error(`The page offers no ${wanted}.`);
  await page.waitForSelector("[data-form], [data-doer]");
  const doer = page.locator(`[data-doer="${form.piece}"]`);
  if ((await doer.count()) > 0 && (await doer.getAttribute("aria-pressed")) !== "true") await doer.click();
  const scope =
    (await doer.count()) > 0
      ? page.locator(`section[aria-label="What ${form.piece} can do"]`)
      : page.locator(".everyone");
  await scope.locator(`[data-form="${form.name}"]`).first().click();
  const fields = new Set(form.actions.flatMap((one) => (isObject(one) ? Object.keys(one) : [])));
  for (const name of fields) {
    if ((await page.locator("[data-do]").count()) > 0) break;
    const id = JSON.stringify(chosen[name] ?? null);
    const list = scope.locator(`select[data-field="${name}"]`);
    const button = scope.locator(`button[data-field="${name}"][data-choice=${JSON.stringify(id)}]`);
    if ((await list.count()) > 0) await list.selectOption(id);
    else if ((await button.count()) > 0) await button.click();
  }
  await page.locator("[data-do]").click();
}

async function answer(page: Page, situation: Situation, move: PolicyMove | null): Promise<void> {
  if (move === null) {
    // one phase of each turn is followed step by step, the others are played on
    await page.locator(situation.moment().includes("Turn 1") ? "[data-next]" : "[data-to-end]").click();
  } else if ("choose" in move) await page.locator(`[data-option=${JSON.stringify(move.choose[0])}]`).click();
  else await doAction(page, situation, move.action);
}

/**
 * Plays a laid-out mission to its end through the page, deciding as the game's own policy would. Answers how it ended
 * and in how many steps.
 */
export async function playThrough(
  page: Page,
  ruleset: string,
  most: number,
): Promise<{ readonly result: string; readonly steps: number }> {
  const game = games.find(({ id }) => id === ruleset);
  if (game === undefined) throw new Error(`There is no ${ruleset}.`);
  const adjudicated = (response: Response): boolean => response.url().endsWith("/v1/adjudicate");
  let told: Told | null = null;
  for (let steps = 0; steps < most; steps++) {
    const before = told;
    const next = page.waitForResponse(adjudicated);
    // where the press before it fails, that is what is told
    next.catch(() => undefined);
    if (before === null) await page.locator("[data-next]").click();
    else {
      const situation = opened(game, before.position);
      const kind = situation.decision()?.kind;
      await answer(page, situation, kind === "act" || kind === "choose" ? situation.policyMove(chance) : null);
    }
    told = toldIn(await (await next).json());
    if (told.outcome === "refused") throw new Error("What the page offered was refused.");
    await page.waitForSelector(`.table[data-step="${steps + 1}"]`);
    if (told.result !== null) return { result: told.result.result, steps: steps + 1 };
  }
  throw new Error(`No end after ${most} steps.`);
}
