import { wordsOf } from "../../kernel/index.ts";
import type { Flag } from "./flags.ts";

/** A roll in which a Veteran card lets a medal be rolled again. */
export type VeteranRoll = "shoot" | "trauma" | "duck" | "defend" | "fight" | "set-charge";

/** What a Veteran card does. */
export type VeteranEffect =
  | {
      readonly kind: "re-roll medal";
      readonly in: VeteranRoll;
      /** Only with a weapon that has Spread, without one, or with a combat knife. */
      readonly weapon?: "spread" | "no spread" | "knife";
    }
  /** A medal effect of Sneak. zh.veteran.card-camouflage, zh.open.veteran-medal */
  | { readonly kind: "stealth" }
  /** zh.veteran.card-strong-arm */
  | { readonly kind: "grenade range" }
  /** zh.veteran.card-light-feet, zh.open.light-feet */
  | { readonly kind: "cancel alert" }
  | { readonly kind: "recon range" }
  | { readonly kind: "half climb" }
  | { readonly kind: "patrol turn" }
  | { readonly kind: "first trauma passed" }
  | { readonly kind: "dog reach" }
  | { readonly kind: "parade voice" };

/** A Veteran card. */
export interface VeteranCard {
  readonly name: string;
  /** Whose force may hold it; a card that the force is not allowed is replaced. zh.veteran.redeal */
  readonly for: "any" | "attacker" | "defender" | "dog handler";
  readonly effect: VeteranEffect;
  readonly flag?: Flag;
  readonly origin: "given" | "authored";
}

/** All Veteran cards by their ids. */
export const veteranCards = {
  // zh.veteran.card-quick-reload
  "v-quick-reload": {
    name: "Quick Reload",
    for: "any",
    effect: { kind: "re-roll medal", in: "shoot", weapon: "spread" },
    origin: "given",
  },
  // zh.veteran.card-dead-eye
  "v-dead-eye": {
    name: "Dead Eye Shot",
    for: "any",
    effect: { kind: "re-roll medal", in: "shoot", weapon: "no spread" },
    origin: "given",
  },
  // zh.veteran.card-camouflage
  "v-camouflage": { name: "Camouflage Expert", for: "attacker", effect: { kind: "stealth" }, origin: "given" },
  // zh.veteran.card-strong-arm
  "v-strong-arm": { name: "Strong Arm", for: "attacker", effect: { kind: "grenade range" }, origin: "given" },
  // zh.veteran.card-light-feet
  "v-light-feet": { name: "Light Feet", for: "any", effect: { kind: "cancel alert" }, origin: "given" },
  "v-iron-nerve": {
    name: "Iron Nerve",
    for: "any",
    effect: { kind: "re-roll medal", in: "trauma" },
    origin: "authored",
  },
  "v-quick-reflexes": {
    name: "Quick Reflexes",
    for: "any",
    effect: { kind: "re-roll medal", in: "duck" },
    origin: "authored",
  },
  "v-brawler": { name: "Brawler", for: "any", effect: { kind: "re-roll medal", in: "defend" }, origin: "authored" },
  "v-knife-man": {
    name: "Knife Man",
    for: "attacker",
    effect: { kind: "re-roll medal", in: "fight", weapon: "knife" },
    flag: "british",
    origin: "authored",
  },
  "v-night-eyes": { name: "Night Eyes", for: "any", effect: { kind: "recon range" }, origin: "authored" },
  "v-sapper": {
    name: "Sapper",
    for: "attacker",
    effect: { kind: "re-roll medal", in: "set-charge" },
    origin: "authored",
  },
  "v-climber": { name: "Climber", for: "attacker", effect: { kind: "half climb" }, origin: "authored" },
  "v-old-hand": { name: "Old Hand", for: "defender", effect: { kind: "patrol turn" }, origin: "authored" },
  "v-steady": { name: "Steady", for: "any", effect: { kind: "first trauma passed" }, origin: "authored" },
  "v-handlers-bond": { name: "Handler's Bond", for: "dog handler", effect: { kind: "dog reach" }, origin: "authored" },
  "v-parade-voice": { name: "Parade Voice", for: "defender", effect: { kind: "parade voice" }, origin: "authored" },
} as const satisfies Record<string, VeteranCard>;

/** A Veteran card by its id, as any card. */
export const veteranCard = (id: keyof typeof veteranCards): VeteranCard => veteranCards[id];

export type VeteranId = keyof typeof veteranCards;
export const veteranIds = wordsOf(veteranCards);
