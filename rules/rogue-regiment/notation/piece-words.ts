import type { Equipment, Item } from "../book/titles.ts";
import { unitKindNames } from "../book/unit-kinds.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import type { Laid, Outfit } from "../table/state.ts";
import type { Facing } from "../../geometry/index.ts";

export const unitKinds = unitKindNames;

export const vehicleWords = {
  willys: "willys",
  boat: "boat",
  "operator-truck": "truck",
  "support-willys": "support-willys",
} as const;

export const laidKinds = [
  "barrel",
  "trap",
  "landmine",
  "bomb",
  "rat-bomb",
  "document",
] as const satisfies readonly Laid["kind"][];

export const pieceKinds = [
  "operator",
  "resistance",
  "sas",
  ...unitKinds,
  "willys",
  "boat",
  "operator-truck",
  "support-willys",
  "corpse",
  ...laidKinds,
] as const;

/** Pieces that may be drawn several times under one letter: those without an id, and vehicles on all their squares. */
export const drawnOften = (word: string): boolean =>
  word === "corpse" ||
  isOneOf(laidKinds, word) ||
  isVehicleKind(word) ||
  isOneOf(["willys", "boat", "operator-truck", "support-willys"], word);

/** Pieces that cover several squares. */
export const isLarge = (word: string): boolean => drawnOften(word) && word !== "corpse" && !isOneOf(laidKinds, word);

export const isOneOf = <T extends string>(words: readonly T[], word: string): word is T =>
  words.some((candidate) => candidate === word);

/** Item words of an Operator, singular and plural, with the tokens meant when no number is given. */
export const itemWords: Readonly<Record<string, { readonly item: Item; readonly count: number }>> = {
  grenade: { item: "grenade", count: 1 },
  grenades: { item: "grenade", count: 3 },
  "stick-grenade": { item: "stick-grenade", count: 1 },
  "stick-grenades": { item: "stick-grenade", count: 2 },
  cigarettes: { item: "cigarettes", count: 1 },
  landmine: { item: "landmine", count: 1 },
  bomb: { item: "bomb", count: 1 },
  bombs: { item: "bomb", count: 2 },
  "rat-bomb": { item: "rat-bomb", count: 1 },
  trap: { item: "trap", count: 1 },
  "med-pack": { item: "med-pack", count: 1 },
  "rabbits-foot": { item: "rabbits-foot", count: 1 },
  document: { item: "document", count: 1 },
};

export const equipmentWords = ["grappling-hook", "camo-net", "scuba-gear"] as const satisfies readonly Equipment[];

export const outfits = ["regular", "disguise", "either"] as const satisfies readonly Outfit["wears"][];

export const grounds = ["forest", "water", "rock", "hedge", "crates", "indoors", "regular"] as const;

export const facings = ["N", "E", "S", "W"] as const satisfies readonly Facing[];
