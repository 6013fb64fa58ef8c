import { type Defect, type Result, ok, err, nearest } from "../../kernel/index.ts";
import { type CardId, cardIds, cardById } from "../book/cards.ts";
import { type ForceId, forceIds, forces } from "../book/forces.ts";
import type { Stock } from "../table/state.ts";
import { isCardId } from "../table/units.ts";

/** A unit of a list. */
export interface Entry {
  readonly card: CardId;
  /** The number of the unit that carries it when the game begins. dt.carry.start */
  readonly aboard: number | null;
  /** The number of the squad a commissar is with. dt.skill.commissar */
  readonly joins: number | null;
}

/** An army list: its units, the bunkers and strongpoints it pays for, and strongpoints made into bunkers. dt.fort.cost */
export interface ArmyList {
  readonly entries: readonly Entry[];
  readonly bunkers: number;
  readonly strongpoints: number;
  readonly upgrades: number;
}

/** The most units of a list. */
const MOST_UNITS = 30;

const isForce = (id: string): id is ForceId => forceIds.some((force) => force === id);
const plain = (card: CardId): Entry => ({ card, aboard: null, joins: null });
const numberIn = (word: string | undefined): number | null =>
  word !== undefined && /^[1-9]\d?$/.test(word) ? Number(word) : null;

/** What is left out of a list: commas, line ends, and what stands behind a #. */
const bare = (choice: string): string => choice.replace(/#[^\n]*/g, " ").replace(/[,;]/g, " ");

/**
 * A list as text: a ready list, or cards with blanks, commas or line ends between them, each with a number before it
 * where there are several (`2 h.line`); what stands behind a # is left out. Behind a card may stand `aboard N`, the number of the
 * unit that carries it, and behind a commissar `with N`; `bunker`, `strongpoint` and `upgrade` buy fortifications.
 */
export function readList(choice: string, path: string): Result<ArmyList> {
  if (isForce(choice))
    return ok({ entries: forces[choice].cards.map(plain), bunkers: 0, strongpoints: 0, upgrades: 0 });
  const words = bare(choice)
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "×" && word !== "x");
  const entries: Entry[] = [];
  const bought = { bunker: 0, strongpoint: 0, upgrade: 0 };
  const fault = (message: string): Result<ArmyList> => err({ code: "unknown-force", path, message });
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    if (word === "bunker" || word === "strongpoint" || word === "upgrade") bought[word]++;
    else if (word === "aboard" || word === "with") {
      const last = entries.pop();
      const which = numberIn(words[++i]);
      if (last === undefined || which === null)
        return fault(`"${word}" stands behind a card, with a number behind it.`);
      entries.push(word === "aboard" ? { ...last, aboard: which } : { ...last, joins: which });
    } else if (numberIn(word) !== null && isCardId(words[i + 1] ?? "")) {
      const card = words[++i] ?? "";
      const count = Math.min(numberIn(word) ?? 0, MOST_UNITS + 1);
      if (isCardId(card)) for (let n = 0; n < count; n++) entries.push(plain(card));
    } else if (isCardId(word)) entries.push(plain(word));
    else if (numberIn(word) !== null && i + 1 < words.length)
      return fault(`"${words[i + 1]}" is not a unit card${nearest(words[i + 1] ?? "", cardIds)}.`);
    else return fault(`"${word}" is neither a ready list (${forceIds.join(", ")}) nor a unit card.`);
  }
  const { bunker: bunkers, strongpoint: strongpoints, upgrade: upgrades } = bought;
  if (entries.length > MOST_UNITS || bunkers + strongpoints > MOST_UNITS)
    return fault(`A list has ${MOST_UNITS} units.`);
  return ok({ entries, bunkers, strongpoints, upgrades });
}

/** A list in one line, as it is kept until its scenario is known. */
export const plainList = (choice: string): string =>
  bare(choice)
    .split(/\s+/)
    .filter((word) => word !== "")
    .join(" ");

/** How many units of a list bring a strongpoint of their own. dt.fort.free */
export const tiedUnits = ({ entries }: ArmyList): readonly CardId[] =>
  entries.flatMap(({ card }) => (cardById(card).skills.includes("strongpoint") ? [card] : []));

/** The AP of fortifications. dt.fort.cost, dt.fort.free */
export interface Prices {
  readonly bunker: number;
  readonly strongpoint: number;
  readonly upgrade: number;
}

/** What a list's fortifications cost. dt.fort.cost, dt.fort.free */
export const fortificationPoints = ({ bunkers, strongpoints, upgrades }: ArmyList, prices: Prices): number =>
  bunkers * prices.bunker + strongpoints * prices.strongpoint + upgrades * prices.upgrade;

/** The pieces a list brings: what it pays for, and a strongpoint of each Strongpoint unit, made a bunker or not. dt.fort.free */
export function stockOf(list: ArmyList, prices: Prices): Stock {
  const own = tiedUnits(list).length;
  return {
    bunkers: list.bunkers + list.upgrades,
    strongpoints: list.strongpoints + own - list.upgrades,
    paid: fortificationPoints(list, prices),
  };
}

/** What is wrong with a list where its side places nothing, or more is upgraded than there is. dt.fort.unit-start, dt.fort.deploy */
export function fieldDefects(
  list: ArmyList,
  { deploys, floats }: { readonly deploys: boolean; readonly floats: boolean },
  path: string,
): readonly Defect[] {
  const defects: Defect[] = [];
  const naval = list.entries.map(({ card }) => cardById(card)).filter((card) => card.attributes.includes("naval unit"));
  if (!floats)
    for (const { name } of naval)
      defects.push({
        code: "naval",
        path,
        message: `${name} stays on deep water; there is none here.`,
        cites: ["dt.veh.naval-water", "dt.open.naval-ground"],
      });
  const tied = tiedUnits(list);
  if (!deploys)
    for (const card of tied)
      defects.push({
        code: "strongpoint",
        path,
        message: `${cardById(card).name} is fielded in a strongpoint; there is none here.`,
        cites: ["dt.fort.unit-start", "dt.skill.strongpoint"],
      });
  if (!deploys && list.bunkers + list.strongpoints > 0)
    defects.push({
      code: "fortifications",
      path,
      message: "Fortifications are placed in a deployment area; this side has none.",
      cites: ["dt.fort.deploy"],
    });
  if (list.upgrades > tied.length)
    defects.push({
      code: "upgrades",
      path,
      message: `${tied.length} strongpoints of units can be made bunkers, not ${list.upgrades}.`,
      cites: ["dt.fort.free"],
    });
  return defects;
}
