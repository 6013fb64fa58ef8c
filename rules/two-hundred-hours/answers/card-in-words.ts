import type { BoardCard } from "../../kernel/index.ts";
import { weapons } from "../book/weapons.ts";
import { cardOf } from "../table/context.ts";
import type { Fighter } from "../table/fighter.ts";

/** What a fighter is and has, for whoever does not know the card. */
export function cardInWords(fighter: Fighter): BoardCard {
  const { abilities, keywords } = cardOf(fighter);
  const { name, special } = weapons[fighter.weapon];
  const scores = Object.entries(abilities).map(([ability, score]) => `${ability} ${score}`);
  return {
    id: fighter.id,
    says: [special.length === 0 ? name : `${name} (${special.join(", ")})`, scores.join(", "), keywords.join(", ")],
  };
}
