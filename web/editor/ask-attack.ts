import type { BoardModel } from "../api/answers.ts";
import { requirements } from "../api/questions.ts";
import { pieceNamed, unitOf } from "../board/places.ts";
import type { Matter } from "../game/asked.ts";
import { oursAt } from "../game/outcome.ts";
import { nameWithin } from "../page/names.ts";
import { unitsOf, viewersOf } from "../sight/sight-question.ts";
import { areFoes } from "../table/aim.ts";
import { attacksOn } from "../table/why-not-attack.ts";
import type { Page } from "./desk.ts";
import { formOf } from "./laid-out.ts";

/** A piece of the board that is called so, or that belongs to a unit that is. */
const pieceOf = (model: BoardModel, name: string) =>
  pieceNamed(model, name) ?? model.pieces.find((piece) => unitOf(piece) === name);

/** Whether somebody chooses what a piece does; what others do the rules say. */
export function isPlayed(ruleset: string, model: BoardModel, name: string): boolean {
  const ours = oursAt(ruleset, null);
  return ours === null || pieceOf(model, name)?.side.startsWith(ours.own) === true;
}

/** Those on the board for whom somebody chooses what they do. */
export const playedOn = (ruleset: string, model: BoardModel): readonly string[] =>
  unitsOf(viewersOf(model)).filter((id) => isPlayed(ruleset, model, id));

/** Those whom somebody on the board could attack, were nothing in the way. */
export function foesOf(model: BoardModel, from: string): readonly string[] {
  const attacker = pieceOf(model, from);
  if (attacker === undefined) return [];
  return unitsOf(viewersOf(model)).filter((id) => {
    const target = pieceOf(model, id);
    return target !== undefined && areFoes(model, attacker.id, target.id);
  });
}

/**
 * The question whether somebody may attack somebody, by the attack that least speaks against; null where the attacker has
 * nothing to attack with.
 */
export async function matterOfAttack(
  page: Page,
  model: BoardModel,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Matter | null> {
  const [attacker, target] = [pieceOf(model, from), pieceOf(model, to)];
  const attacks = attacksOn(page.ruleset, model, attacker?.id ?? null, target?.id ?? null);
  const where = { in: { ...formOf(page) } };
  const asked = await Promise.all(
    attacks.map(async (action) => {
      const { requirements: all } = await requirements(where, action);
      return { action, against: all.filter(({ holds }) => !holds).length };
    }),
  );
  const [best] = asked.toSorted((a, b) => a.against - b.against);
  return best === undefined
    ? null
    : {
        words: `May ${nameWithin(from)} attack ${nameWithin(to)}?`,
        about: [from, to],
        asked: { action: best.action },
      };
}
