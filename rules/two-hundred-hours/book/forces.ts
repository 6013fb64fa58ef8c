import { citeIf, counted, type Defect } from "../../kernel/index.ts";
import type { Citation } from "./citation.ts";
import { type FighterCard, fighterCards, type FighterId, type Keyword } from "./fighters.ts";

/** The most subordinates a force of a points limit may have. zh.recruit.subordinates */
export const mostSubordinates = (limit: number): number =>
  limit <= 15 ? 0 : limit <= 25 ? 1 : limit <= 35 ? 2 : limit <= 45 ? 3 : 3 + Math.ceil((limit - 45) / 10);

const cardOf = (id: FighterId): FighterCard => fighterCards[id];
const has = (id: FighterId, keyword: Keyword): boolean => cardOf(id).keywords.includes(keyword);

/**
 * Why fighters are no legal force of a side within a points limit; requisitions are not counted here.
 * zh.recruit.commander, zh.recruit.pairs-ratio, zh.recruit.pairs-ratio-dogs, zh.recruit.sentry-keyword,
 * zh.recruit.unique
 */
export function forceDefects(
  side: FighterCard["side"],
  limit: number,
  fighters: readonly FighterId[],
  countsHandlers = true,
): readonly Defect[] {
  const defects: Defect[] = [];
  const fault = (code: string, message: string, ...cites: readonly Citation[]): void =>
    void defects.push({ code, path: "/fighters", message, cites });
  const cost = fighters.reduce((sum, id) => sum + cardOf(id).cost, 0);
  if (cost > limit) fault("points", `The force costs ${cost} points; ${limit} are allowed.`, "zh.recruit.limit");
  const commanders = fighters.filter((id) => has(id, "commander")).length;
  if (commanders !== 1)
    fault(
      "commander",
      `The force has ${commanders === 0 ? "no commander" : `${commanders} commanders`}: exactly one leads it.`,
      "zh.recruit.commander",
    );
  const subordinates = fighters.filter((id) => has(id, "subordinate")).length;
  if (subordinates > mostSubordinates(limit))
    fault(
      "subordinates",
      `The force has ${counted(subordinates, "subordinate")}; one of ${limit} points has at most ${mostSubordinates(limit)}.`,
      "zh.recruit.subordinates",
    );
  // a card of a pair stands for two troopers; the dog is none, and its handler one: zh.open.ratio-dogs
  const troopers = fighters.filter((id) => has(id, "trooper"));
  const paired = 2 * troopers.filter((id) => has(id, "pair")).length;
  const individual = troopers.filter((id) => !has(id, "pair"));
  const handlers = individual.filter((id) => has(id, "guard dog")).length;
  const single = individual.length - (countsHandlers ? 0 : handlers);
  if (single > paired)
    fault(
      "pairs",
      `The force has ${counted(single, "individual trooper")} and ${paired} in pairs: those in pairs may not be fewer.`,
      "zh.recruit.pairs-ratio",
      "zh.recruit.pairs-ratio-dogs",
      ...citeIf(individual.length - handlers <= paired, "zh.open.ratio-dogs"),
    );
  for (const id of new Set(fighters)) {
    const { name, side: own } = cardOf(id);
    const count = fighters.filter((other) => other === id).length;
    if (own !== side) fault("side", `${name} is a fighter of the ${own}.`, "zh.recruit.sentry-keyword");
    else if (has(id, "trooper") && has(id, "sentry") !== (side === "defender"))
      fault(
        "sentries",
        side === "defender"
          ? `${name} is not a sentry: all troopers of the defender are.`
          : `${name} is a sentry: no trooper of the attacker is.`,
        "zh.recruit.sentry-keyword",
      );
    if (count > 1 && has(id, "unique"))
      fault("unique", `${name} is unique; the force has ${count}.`, "zh.recruit.unique");
  }
  return defects;
}
