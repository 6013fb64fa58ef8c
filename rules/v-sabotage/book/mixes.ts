import type { Origin } from "../../kernel/index.ts";
import { numbers } from "./numbers.ts";
import type { SpecialKind, ReserveCounts, TokenCounts } from "./tokens.ts";

/** What is in the box for one kind of game. */
export interface Mix {
  /** The equipment reserve before anything is taken out: vs.setup.equipment-reserve. */
  readonly equipment: Readonly<TokenCounts>;
  /** The enemy reserve before its special units are drawn: vs.setup.enemy-reserve. */
  readonly enemies: Readonly<ReserveCounts>;
  /** All special units; some of them are drawn into the enemy reserve: vs.setup.special-reserve. */
  readonly special: Readonly<Partial<Record<SpecialKind, number>>>;
  /** Gas barrels to set up. */
  readonly barrels: number;
  readonly origin: Origin;
}

const equipment = {
  "first-aid-kit": 6,
  crowbar: 5,
  "german-uniform": 4,
  grenade: 6,
  tnt: 6,
  bombardment: 2,
  mp40: 7,
  stg44: 3,
  mg42: 2,
  spotted: 7,
} as const satisfies TokenCounts;

/**
 * The mixes of tokens of the base game and with Résistance; assumed where the rules do not count them.
 * vs.resist.enemies, vs.resist.additions
 */
export const mixes = {
  base: {
    equipment,
    enemies: { regular: 30, sledgehammer: 5, empty: 7 },
    special: { stg44: 6, mg42: 4 },
    barrels: 0,
    origin: "assumed",
  },
  resistance: {
    equipment: { ...equipment, binoculars: 3, airdrop: 3 },
    enemies: { regular: 21, "gas-mask": 9, sledgehammer: 5, empty: 7 },
    special: { stg44: 3, officer: 4, dog: 3 },
    barrels: 8,
    origin: "assumed",
  },
} as const satisfies Readonly<Record<string, Mix>>;

/** The mix of a game. */
export const mixOf = ({ resistance }: { readonly resistance: boolean }): Mix =>
  resistance ? mixes.resistance : mixes.base;

const copies = (kind: "danger" | "luck", count: number): ReserveCounts =>
  Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${kind}-${n}`, count]));

/**
 * The tokens of Ghost with the usual numbers; a setting of the number replaces a count. vs.xp.acquire, vs.wolf.table,
 * vs.luck.flee-swap, vs.bonus.ss
 */
export const ghostMix = {
  danger: copies("danger", numbers["vs.number.danger-copies"].value),
  luck: copies("luck", numbers["vs.number.luck-copies"].value),
  flee: numbers["vs.number.flee-tokens"].value,
  /** SS units, each of which takes the place of a regular unit. */
  ss: 6,
  origin: "assumed",
} as const;
