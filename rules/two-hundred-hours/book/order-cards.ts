import { wordsOf } from "../../kernel/index.ts";
import type { Flag } from "./flags.ts";

/** An action that an Order card can list. */
export type OrderedAction = "sneak" | "advance" | "shoot" | "fight" | "set-charge" | "contact-hq";

/** What follows the first action of an order; it is free, and may be dropped. zh.order.second-free, zh.order.support-free */
export type OrderSecond =
  | {
      readonly by: "same";
      readonly action: OrderedAction;
      /** The body of the first action's target has to be hidden by it. */
      readonly hidesBody?: true;
    }
  | { readonly by: "friend"; readonly actions: readonly OrderedAction[]; readonly trooper?: true }
  | { readonly by: "friend's recon" };

/** What a fighter must be or have for an order to be declared. */
export type OrderLimit = "charge" | "radio" | "character";

/** What an order changes in its first action. */
export type OrderBoost =
  | { readonly kind: "movement"; readonly inches: number }
  /** Sneak under close watch is allowed, and stealth results count there. */
  | { readonly kind: "watched" };

/** An Order card. */
export interface OrderCard {
  readonly name: string;
  readonly first: OrderedAction;
  readonly second: OrderSecond | null;
  readonly limit?: OrderLimit;
  /** The second action needs the first one's target taken out while the alarm is not raised. */
  readonly needsBody?: true;
  readonly boost?: OrderBoost;
  readonly flag?: Flag;
  readonly origin: "given" | "authored";
}

/** All Order cards by their ids; ten of them are a deck. zh.order.deck */
export const orderCards = {
  // zh.order.card-ambush
  "o-ambush": { name: "Ambush", first: "sneak", second: { by: "same", action: "shoot" }, origin: "given" },
  // zh.order.card-silent-attack
  "o-silent-attack": {
    name: "Silent Attack",
    first: "sneak",
    second: { by: "same", action: "fight" },
    origin: "given",
  },
  // zh.order.card-coordinate
  "o-coordinate": { name: "Coordinate", first: "sneak", second: { by: "friend", actions: ["sneak"] }, origin: "given" },
  "o-break-cover": {
    name: "Break Cover",
    first: "advance",
    second: { by: "same", action: "sneak" },
    origin: "authored",
  },
  "o-covering-fire": {
    name: "Covering Fire",
    first: "shoot",
    second: { by: "friend", actions: ["advance"] },
    origin: "authored",
  },
  "o-volley": {
    name: "Volley",
    first: "shoot",
    second: { by: "friend", actions: ["shoot"] },
    flag: "american",
    origin: "authored",
  },
  "o-two-blades": {
    name: "Two Blades",
    first: "fight",
    second: { by: "friend", actions: ["fight"] },
    flag: "british",
    origin: "authored",
  },
  "o-place-and-go": {
    name: "Place and Go",
    first: "sneak",
    second: { by: "same", action: "set-charge" },
    limit: "charge",
    origin: "authored",
  },
  "o-quick-signal": {
    name: "Quick Signal",
    first: "sneak",
    second: { by: "same", action: "contact-hq" },
    limit: "radio",
    origin: "authored",
  },
  "o-strike-and-fade": {
    name: "Strike and Fade",
    first: "fight",
    second: { by: "same", action: "sneak" },
    origin: "authored",
  },
  "o-shoot-and-shift": {
    name: "Shoot and Shift",
    first: "shoot",
    second: { by: "same", action: "sneak" },
    origin: "authored",
  },
  "o-eyes-open": { name: "Eyes Open", first: "sneak", second: { by: "friend's recon" }, origin: "authored" },
  "o-clean-up": {
    name: "Clean Up",
    first: "fight",
    second: { by: "same", action: "sneak", hidesBody: true },
    needsBody: true,
    origin: "authored",
  },
  "o-long-stride": {
    name: "Long Stride",
    first: "sneak",
    second: null,
    boost: { kind: "movement", inches: 2 },
    origin: "authored",
  },
  "o-on-my-mark": {
    name: "On My Mark",
    first: "sneak",
    second: { by: "friend", actions: ["sneak", "advance"], trooper: true },
    limit: "character",
    origin: "authored",
  },
  "o-into-the-dark": {
    name: "Into the Dark",
    first: "sneak",
    second: null,
    boost: { kind: "watched" },
    flag: "french",
    origin: "authored",
  },
} as const satisfies Record<string, OrderCard>;

/** An Order card by its id, as any card. */
export const orderCard = (id: keyof typeof orderCards): OrderCard => orderCards[id];

export type OrderId = keyof typeof orderCards;
export const orderIds = wordsOf(orderCards);
