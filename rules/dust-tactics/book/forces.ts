import type { Army } from "./card.ts";
import { type CardId, cardById, cards } from "./cards.ts";

/** A ready list: the cards of a force. */
export interface Force {
  readonly name: string;
  readonly army: Army;
  /** The AP limit it was made for. */
  readonly limit: number;
  readonly cards: readonly CardId[];
  /** Not offered where lists are chosen: it has rules on the table that nothing else has, and no even match. */
  readonly showpiece?: true;
}

export const forces = {
  "harrow-100": {
    name: "Harrow Republic, 100 AP",
    army: "harrow",
    limit: 100,
    cards: ["h.line", "h.line", "h.staff", "h.mortar", "h.corran", "h.bastion"],
  },
  "vael-100": {
    name: "Vael Dominion, 100 AP",
    army: "vael",
    limit: 100,
    cards: ["v.guard", "v.guard", "v.ashen", "v.maur", "v.staff", "v.thresher"],
  },
  "harrow-125": {
    name: "Harrow Republic, 125 AP",
    showpiece: true,
    army: "harrow",
    limit: 125,
    cards: ["h.saro", "h.vance", "h.kestrel", "h.moor", "h.armoured", "h.warden", "h.ram", "h.forge"],
  },
  "vael-125": {
    name: "Vael Dominion, 125 AP",
    showpiece: true,
    army: "vael",
    limit: 125,
    cards: ["v.titan", "v.iron", "v.sable", "v.brute", "v.hurn"],
  },
  // those two are far from even (see docs/dust-tactics.md), these are about even
  "harrow-even-125": {
    name: "Harrow Republic, an even match",
    army: "harrow",
    limit: 125,
    cards: ["h.saro", "h.bastion", "h.armoured", "h.armoured", "h.line", "h.mortar", "h.warden"],
  },
  "vael-even-125": {
    name: "Vael Dominion, an even match",
    army: "vael",
    limit: 125,
    cards: ["v.guard", "v.guard", "v.iron", "v.brute", "v.thresher", "v.hurn"],
  },
} as const satisfies Record<string, Force>;

export type ForceId = keyof typeof forces;

const isForceId = (id: string): id is ForceId => Object.hasOwn(forces, id);
export const forceIds: readonly ForceId[] = Object.keys(forces).filter(isForceId);
/** The ready lists that are offered: about even ones. */
export const offered: readonly ForceId[] = forceIds.filter((id) => !("showpiece" in forces[id]));

/** The AP of some cards. dt.setup.ap-limit */
export const pointsOf = (chosen: readonly CardId[]): number => chosen.reduce((sum, id) => sum + cardById(id).ap, 0);

/** What is wrong with a force: its code, the card concerned, the rule. */
export interface ForceDefect {
  readonly code: "points" | "hero-twice" | "vehicle-twice" | "two-armies" | "empty";
  readonly message: string;
  readonly cites: readonly ("dt.setup.ap-limit" | "dt.hero.unique" | "dt.veh.pilot-name")[];
}

/** Everything that keeps cards from being a force of so many AP, fortifications that cost AP counted. dt.hero.unique */
export function forceDefects(
  chosen: readonly CardId[],
  limit: number,
  fortificationPoints = 0,
): readonly ForceDefect[] {
  const defects: ForceDefect[] = [];
  if (chosen.length === 0) defects.push({ code: "empty", message: "A force has units.", cites: [] });
  const points = pointsOf(chosen) + fortificationPoints;
  if (points > limit)
    defects.push({
      code: "points",
      message: `The force is worth ${points} AP; the limit is ${limit}.`,
      cites: ["dt.setup.ap-limit"],
    });
  if (new Set(chosen.map((id) => cards[id].army)).size > 1)
    defects.push({ code: "two-armies", message: "A force is of one army.", cites: [] });
  for (const id of new Set(chosen)) {
    if (chosen.filter((card) => card === id).length < 2) continue;
    const { name, kind, pilot } = cardById(id);
    if (kind === "hero")
      defects.push({ code: "hero-twice", message: `${name} is in the force twice.`, cites: ["dt.hero.unique"] });
    if (pilot !== null)
      defects.push({ code: "vehicle-twice", message: `${name} is in the force twice.`, cites: ["dt.veh.pilot-name"] });
  }
  return defects;
}
