import { type BoardCard, together } from "../../kernel/index.ts";
import { type FighterCard, fighterCards } from "../book/fighters.ts";
import type { Side } from "../book/ids.ts";
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

/** What somebody with the best score of an ability is good at. zh.ability.five */
const goodAt = {
  aim: "shooting",
  react: "reacting",
  brawn: "fighting at close quarters",
  smarts: "noticing others",
  guts: "keeping their nerve",
} as const satisfies Readonly<Record<keyof FighterCard["abilities"], string>>;

/** Keywords that say what somebody has or can do; the others say what kind of fighter it is. */
const gear: ReadonlySet<string> = new Set(["combat knife", "grenades", "guard dog", "silenced pistol", "commander"]);

/** What a Recruitment card costs and what its fighters are good at, in a sentence. */
function recruitInWords({ name, cost, abilities, keywords }: FighterCard): string {
  const best = Math.max(...Object.values(abilities));
  const skills = (["aim", "react", "brawn", "smarts", "guts"] as const).filter((one) => abilities[one] === best);
  const good =
    skills.length === 5 ? "equally good at everything" : `best at ${together(skills.map((one) => goodAt[one]))}`;
  const has = keywords.filter((keyword) => gear.has(keyword));
  const points = cost === 1 ? "1 point" : `${cost} points`;
  return `${name}, ${points}: ${good}${has.length === 0 ? "" : `; ${has.join(", ")}`}.`;
}

/** The Recruitment cards of a side by their ids, for whoever buys a force. */
export const recruitsInWords = (side: Side): readonly BoardCard[] =>
  Object.entries(fighterCards)
    .filter(([, card]) => card.side === side)
    .map(([id, card]) => {
      const scores = Object.entries(card.abilities).map(([ability, score]) => `${ability} ${score}`);
      return { id, says: [recruitInWords(card), scores.join(", ")] };
    });
