import type { ExpansionId } from "./expansions/index.ts";
import type { Equipment, Item, Weapon } from "./titles.ts";

/** One side of an Operator's board: what he has. rr.opboard.contents, rr.quickstart.board-side */
export interface BoardSide {
  readonly weapons: readonly Weapon[];
  readonly equipment: readonly Equipment[];
  readonly items: readonly { readonly item: Item; readonly count: number }[];
}

/**
 * An Operator with his two-sided board. All boards are assumed: the printed ones are not in the source, but for the
 * pistols, Paddy's Sten gun and Jock's knife.
 */
export interface OperatorBoard {
  readonly id: string;
  readonly provenance: "assumed";
  /** The expansion he belongs to; null in the base game. */
  readonly expansion: ExpansionId | null;
  readonly sides: { readonly A: BoardSide; readonly B: BoardSide };
}

/** A full stack of grenades, as printed. rr.opboard.stacks */
export const FULL_GRENADES = 3;
/** A full stack of stick grenades, as printed. rr.opboard.stacks */
export const FULL_STICK_GRENADES = 2;

const side = (
  weapons: readonly Weapon[],
  equipment: readonly Equipment[],
  items: Readonly<Partial<Record<Item, number>>>,
): BoardSide => ({
  weapons,
  equipment,
  items: itemNames.flatMap((item) => (items[item] === undefined ? [] : [{ item, count: items[item] }])),
});

const itemNames = [
  "grenade",
  "stick-grenade",
  "landmine",
  "bomb",
  "rat-bomb",
  "trap",
  "med-pack",
  "rabbits-foot",
  "document",
  "cigarettes",
] as const satisfies readonly Item[];

/** The Operators there are, each with two sides. rr.quickstart.board-side, rr.decide.operators */
export const operatorBoards: readonly OperatorBoard[] = [
  {
    id: "jock",
    provenance: "assumed",
    expansion: null,
    sides: {
      A: side(["knife", "pistol"], ["grappling-hook"], { bomb: 2 }),
      B: side(["knife", "pistol"], [], { landmine: 1, grenade: 3 }),
    },
  },
  {
    id: "paddy",
    provenance: "assumed",
    expansion: null,
    sides: {
      A: side(["pistol", "sten"], [], { grenade: 3 }),
      B: side(["knife", "pistol", "sten"], [], { "rabbits-foot": 1 }),
    },
  },
  {
    id: "reg",
    provenance: "assumed",
    expansion: null,
    sides: {
      A: side(["knife", "pistol", "sniper"], ["camo-net"], {}),
      B: side(["pistol", "sniper"], [], { trap: 1, "med-pack": 1 }),
    },
  },
  {
    id: "bill",
    provenance: "assumed",
    expansion: null,
    sides: {
      A: side(["knife", "pistol", "speargun"], ["scuba-gear"], { "med-pack": 1 }),
      B: side(["pistol", "speargun"], ["scuba-gear"], { bomb: 2, trap: 1 }),
    },
  },
  {
    id: "taff",
    provenance: "assumed",
    expansion: null,
    sides: {
      A: side(["knife", "pistol"], ["camo-net"], { bomb: 1, trap: 1 }),
      B: side(["knife", "pistol", "sten"], ["grappling-hook"], {}),
    },
  },
  {
    id: "mac",
    provenance: "assumed",
    expansion: null,
    sides: {
      A: side(["knife", "pistol"], ["grappling-hook"], { grenade: 2, "med-pack": 1 }),
      B: side(["pistol", "sten"], [], { landmine: 2, "rabbits-foot": 1 }),
    },
  },
  {
    // her regular board is side A; side B is the same kit under the disguise board
    id: "nancy",
    provenance: "assumed",
    expansion: "they-who-dare",
    sides: {
      A: side(["knife", "pistol"], [], { "rat-bomb": 1, "med-pack": 1 }),
      B: side(["knife", "pistol"], [], { "rat-bomb": 1, "med-pack": 1 }),
    },
  },
  {
    id: "wilf",
    provenance: "assumed",
    expansion: "kickstarter",
    sides: {
      A: side(["knife", "pistol"], [], { "stick-grenade": FULL_STICK_GRENADES, cigarettes: 1 }),
      B: side(["pistol", "sten"], [], { landmine: 1, cigarettes: 1 }),
    },
  },
];
