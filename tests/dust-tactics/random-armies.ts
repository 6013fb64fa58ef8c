import type { Chance, Scenario, SetUpOptions } from "../../rules/kernel/index.ts";
import type { Army, Card } from "../../rules/dust-tactics/book/card.ts";
import { type CardId, cardIds, cardById } from "../../rules/dust-tactics/book/cards.ts";
import { type Battle, battles, type Side } from "../../rules/dust-tactics/book/battles.ts";
import { setUp } from "../../rules/dust-tactics/set-up/set-up.ts";

const armies = ["harrow", "vael"] as const satisfies readonly Army[];
const most = 12;

const pick = <T>(from: readonly T[], chance: Chance): T => {
  const chosen = from[chance.index(from.length)];
  if (chosen === undefined) throw new Error("Nothing to pick from.");
  return chosen;
};

const isOneOnly = ({ kind, pilot }: Card): boolean => kind === "hero" || pilot !== null;

/** The words of a list of at most so many AP: cards drawn until nothing fits, and now and then fortifications. */
function randomList(battle: Battle, side: Side, limit: number, chance: Chance): readonly string[] {
  const army = pick(armies, chance);
  const deploys = battle.sides[side].deploys !== null;
  const sea = battle.terrain.some(({ kind }) => kind === "deep-water");
  const drawn: CardId[] = [];
  const bought: string[] = [];
  const names = (): readonly Card[] => drawn.map(cardById);
  const count = (what: (card: Card) => boolean): number => names().filter(what).length;
  const left = (): number =>
    limit - names().reduce((sum, { ap }) => sum + ap, 0) - bought.reduce((sum, what) => sum + (prices[what] ?? 0), 0);
  const fits = (id: CardId): boolean => {
    const card = cardById(id);
    if (card.army !== army || card.ap > left()) return false;
    if (isOneOnly(card) && drawn.includes(id)) return false;
    if (card.attributes.includes("naval unit") && !sea) return false;
    if (card.skills.includes("strongpoint") && !deploys) return false;
    const squads = count(({ kind }) => kind === "squad");
    return card.kind !== "commissar" || count(({ kind }) => kind === "commissar") < squads;
  };
  const prices: Readonly<Record<string, number>> = { bunker: 15, strongpoint: 10, upgrade: 5 };
  while (drawn.length < most) {
    const among = cardIds.filter(fits);
    if (among.length === 0) break;
    drawn.push(pick(among, chance));
    if (!deploys || chance.index(6) > 0) continue;
    const what = pick(["bunker", "strongpoint"], chance);
    if ((prices[what] ?? 0) <= left()) bought.push(what);
  }
  const tied = count(({ skills }) => skills.includes("strongpoint"));
  if (tied > 0 && left() >= 5 && chance.index(2) === 0) bought.push("upgrade");
  return [...drawn, ...bought];
}

/** Two lists drawn by chance under a limit drawn by chance; whoever can be is now and then aboard somebody. */
export function randomArmies(scenario: Scenario, chance: Chance): SetUpOptions {
  // a list for a scenario that is rolled for fits each of them: Salt Road allows least
  const battle = battles.find(({ id }) => id === scenario.id) ?? battles[0];
  if (battle === undefined) throw new Error(`There is no scenario ${scenario.id}.`);
  const limit = 75 + chance.index(76);
  const choices: Record<string, string> = { limit: String(limit) };
  if (chance.index(3) === 0) choices["laid-out-by"] = pick(["south", "north"], chance);
  for (const side of ["south", "north"] as const) {
    const words = [...randomList(battle, side, limit, chance)];
    choices[side] = words.join(" ");
    const fielded = words.filter((word) => word.includes("."));
    for (let i = 0; i < 3; i++) {
      const [who, carrier] = [chance.index(fielded.length), chance.index(fielded.length)];
      const aboard = words.map((word, at) => (at === who ? `${word} aboard ${carrier + 1}` : word)).join(" ");
      if (!setUp(scenario, { choices: { ...choices, [side]: aboard } }, { readings: {}, numbers: {} }).ok) continue;
      choices[side] = aboard;
      break;
    }
  }
  return { choices };
}
