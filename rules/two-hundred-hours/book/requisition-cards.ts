import { wordsOf } from "../../kernel/index.ts";
import type { WeaponId } from "./weapons.ts";

/** What a Requisition card gives. */
export type RequisitionEffect =
  /** One of these in place of the standard weapon. zh.weapon.requisition-replaces */
  | { readonly kind: "weapon"; readonly oneOf: readonly WeaponId[] }
  | { readonly kind: "radio" }
  | { readonly kind: "charge" }
  | { readonly kind: "disguise" }
  | { readonly kind: "smoke" }
  | { readonly kind: "free crossing" };

/** A Requisition card. */
export interface RequisitionCard {
  readonly name: string;
  /** Points. */
  readonly cost: number;
  /** Whether it costs 1 point more if given to a character. zh.requisition.character-cost */
  readonly dearer: boolean;
  /** How many a force may take; null for any number. */
  readonly most: number | null;
  readonly effect: RequisitionEffect;
  readonly origin: "given" | "name given" | "authored";
}

/** All Requisition cards by their ids. */
export const requisitionCards = {
  // zh.requisition.card-silenced
  "r-silenced": {
    name: "Silenced Weapons",
    cost: 0,
    dearer: true,
    most: null,
    effect: { kind: "weapon", oneOf: ["silenced-pistol", "silenced-carbine", "silenced-smg"] },
    origin: "given",
  },
  // zh.requisition.card-long-range
  "r-long-range": {
    name: "Long Range Weapons",
    cost: 1,
    dearer: true,
    most: null,
    effect: { kind: "weapon", oneOf: ["sniper-rifle", "lmg", "rocket-launcher"] },
    origin: "given",
  },
  // zh.requisition.card-radio
  "r-radio": { name: "Field Radio", cost: 1, dearer: true, most: 1, effect: { kind: "radio" }, origin: "given" },
  "r-demo-charge": {
    name: "Demo Charge",
    cost: 1,
    dearer: true,
    most: null,
    effect: { kind: "charge" },
    origin: "name given",
  },
  // zh.disguise.cost
  "r-disguise": { name: "Disguise", cost: 2, dearer: false, most: 1, effect: { kind: "disguise" }, origin: "given" },
  "r-smoke": {
    name: "Smoke Grenades",
    cost: 1,
    dearer: true,
    most: null,
    effect: { kind: "smoke" },
    origin: "authored",
  },
  "r-wire-cutters": {
    name: "Wire Cutters",
    cost: 1,
    dearer: false,
    most: null,
    effect: { kind: "free crossing" },
    origin: "authored",
  },
} as const satisfies Record<string, RequisitionCard>;

/** A Requisition card by its id, as any card. */
export const requisitionCard = (id: keyof typeof requisitionCards): RequisitionCard => requisitionCards[id];

export type RequisitionId = keyof typeof requisitionCards;
export const requisitionIds = wordsOf(requisitionCards);
