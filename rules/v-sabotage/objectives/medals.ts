import type { Settings } from "../../kernel/index.ts";
import { challenges, medalCategories, type MedalCategory } from "../book/challenges.ts";
import { numberIn } from "../book/in-force.ts";
import type { NumberId } from "../book/numbers.ts";
import { xpCards } from "../book/xp-cards.ts";
import { type Ctx, record, remark } from "../table/context.ts";
import type { Terrain } from "../table/state.ts";
import { challengesMet } from "./challenges.ts";

const rows = ["bronze", "silver", "gold"] as const;
const boxesOf: Readonly<Record<(typeof rows)[number], NumberId>> = {
  bronze: "vs.number.medal-boxes-bronze",
  silver: "vs.number.medal-boxes-silver",
  gold: "vs.number.medal-boxes-gold",
};

/** The medals of a category for so many ticked boxes: row by row, a full row each. vs.medal.boxes */
function medalsFor(settings: Settings, boxes: number): number {
  let left = boxes;
  let earned = 0;
  for (const row of rows) {
    left -= numberIn(settings, boxesOf[row]);
    if (left < 0) break;
    earned++;
  }
  return earned;
}

/** Bronze, silver and gold medals of all categories together. */
const medalCount = (settings: Settings, boxes: Readonly<Partial<Record<MedalCategory, number>>>): number =>
  medalCategories.reduce((sum, category) => sum + medalsFor(settings, boxes[category] ?? 0), 0);

/**
 * XP cards that stay out of the decks until medals unlock them, in the order in which they come: the last ones listed
 * of each colour. vs.medal.unlock
 */
export const heldBack: readonly string[] = [
  "scrounger",
  "hard-to-stop",
  "shadow",
  "field-dressing",
  "muffled",
  "locksmith",
];

/**
 * After a completed level: new challenges tick boxes, full rows earn medals, and each medal unlocks an XP card.
 * vs.medal.challenge, vs.medal.boxes, vs.medal.unlock
 */
export function checkChallenges(ctx: Ctx, level: Terrain): void {
  const { medals } = ctx.state;
  if (medals === null) return;
  const before = medalCount(ctx.settings, medals.boxes);
  for (const id of challengesMet(ctx, level)) {
    if (medals.challenges.includes(id)) continue;
    const { category, boxes } = challenges[id];
    medals.challenges = [...medals.challenges, id];
    medals.boxes[category] = (medals.boxes[category] ?? 0) + boxes;
    record(ctx, {
      event: "challenge",
      challenge: id,
      category,
      boxes,
      cites: ["vs.medal.challenge", "vs.medal.boxes"],
    });
  }
  const earned = medalCount(ctx.settings, medals.boxes);
  for (let i = before; i < earned; i++) unlock(ctx, i);
  if (earned === medalCategories.length * rows.length && before < earned)
    remark(ctx, "The Victoria Cross is earned; it unlocks no card.", "vs.medal.unlock", "vs.medal.boxes");
}

function unlock(ctx: Ctx, medal: number): void {
  const card = heldBack[medal];
  record(ctx, { event: "medal", card: card ?? null, cites: ["vs.medal.boxes", "vs.medal.unlock"] });
  const colour = card === undefined ? undefined : xpCards[card]?.colour;
  const { decks } = ctx.state;
  if (card === undefined || decks === null || (colour !== "yellow" && colour !== "blue")) return;
  decks[colour].over = [card, ...decks[colour].over];
}

/** The XP cards that medals of earlier games have unlocked. vs.medal.unlock */
export const unlockedBy = (
  settings: Settings,
  boxes: Readonly<Partial<Record<MedalCategory, number>>>,
): readonly string[] => heldBack.slice(0, medalCount(settings, boxes));
