import { wordsOf } from "../../kernel/index.ts";
import type { Flag } from "./flags.ts";

/** The moments at which an Event card can be used. zh.event.moment */
export type EventMoment =
  | "turn start"
  | "before the alarm"
  | "order declared"
  | "sentry assigned"
  | "attacker's action begins"
  | "patrol rolled"
  | "patrol ended"
  | "sneak begins"
  | "sneak rolled"
  | "advance made"
  | "shoot begins"
  | "shoot made"
  | "obstacle crossed"
  | "rough entered"
  | "building entered"
  | "near an objective"
  | "countdown"
  | "contact rolled"
  | "recon begins"
  | "recon rolled"
  | "reserve tests";

/** What an Event card does. */
export type EventEffect =
  /** A medal effect of a Patrol action. zh.event.card-at-the-double */
  | { readonly kind: "patrol movement"; readonly inches: number }
  /** The movement ends. zh.event.card-barbed-wire */
  | { readonly kind: "movement ends" }
  | { readonly kind: "objective moves"; readonly inches: number }
  | { readonly kind: "hit"; readonly strength: 1 | 2 | 3 }
  | { readonly kind: "order prevented" }
  | { readonly kind: "searchlight" }
  | { readonly kind: "light"; readonly away: number }
  | { readonly kind: "patrol marker moves"; readonly inches: number }
  | { readonly kind: "route turned" }
  | { readonly kind: "watch range"; readonly inches: number }
  | { readonly kind: "no shooting" }
  | { readonly kind: "alert added" }
  | { readonly kind: "movement less"; readonly inches: number }
  | { readonly kind: "next movement less"; readonly inches: number }
  | { readonly kind: "white die less" }
  | { readonly kind: "test fails" }
  | { readonly kind: "test passed" }
  | { readonly kind: "fuse" }
  | { readonly kind: "marker" }
  | { readonly kind: "success less" }
  | { readonly kind: "recon" }
  | { readonly kind: "white die more" }
  | { readonly kind: "turns" }
  | { readonly kind: "other turns"; readonly within: number }
  | { readonly kind: "re-roll both" }
  | { readonly kind: "flare"; readonly within: number }
  | { readonly kind: "barracks" };

/** An Event card; its label has no effect of its own. zh.event.type */
export interface EventCard {
  readonly name: string;
  readonly type: "defensive" | "mishap";
  readonly moment: EventMoment;
  readonly effect: EventEffect;
  /** How near the thing the moment names has to be, in inches. */
  readonly within?: number;
  /** Whom it asks for beside the moment. */
  readonly needs?: "alarm" | "no alarm" | "dog handler";
  readonly flag?: Flag;
  readonly origin: "given" | "name given" | "authored";
}

/** All Event cards by their ids; twenty of them are a deck. zh.event.deck */
export const eventCards = {
  "e-at-the-double": {
    name: "At the Double!",
    type: "defensive",
    moment: "patrol rolled",
    effect: { kind: "patrol movement", inches: 4 },
    origin: "given",
  },
  "e-barbed-wire": {
    name: "Caught on Barbed Wire",
    type: "mishap",
    moment: "obstacle crossed",
    effect: { kind: "movement ends" },
    origin: "given",
  },
  "e-bad-intel": {
    name: "Bad Intel",
    type: "mishap",
    moment: "near an objective",
    effect: { kind: "objective moves", inches: 6 },
    within: 2,
    origin: "name given",
  },
  "e-dangerous-objective": {
    name: "Dangerous Objective",
    type: "mishap",
    moment: "near an objective",
    effect: { kind: "hit", strength: 1 },
    within: 1,
    origin: "name given",
  },
  "e-radio-intercept": {
    name: "Radio Intercept",
    type: "defensive",
    moment: "order declared",
    effect: { kind: "order prevented" },
    origin: "authored",
  },
  "e-searchlight": {
    name: "Searchlight",
    type: "defensive",
    moment: "turn start",
    effect: { kind: "searchlight" },
    origin: "authored",
  },
  "e-new-orders": {
    name: "New Orders",
    type: "defensive",
    moment: "sentry assigned",
    effect: { kind: "patrol marker moves", inches: 6 },
    needs: "no alarm",
    origin: "authored",
  },
  "e-about-turn": {
    name: "About Turn",
    type: "defensive",
    moment: "sentry assigned",
    effect: { kind: "route turned" },
    needs: "no alarm",
    origin: "authored",
  },
  "e-moonlight": {
    name: "Moonlight",
    type: "mishap",
    moment: "attacker's action begins",
    effect: { kind: "watch range", inches: 9 },
    origin: "authored",
  },
  "e-low-ammo": {
    name: "Low Ammo",
    type: "mishap",
    moment: "shoot made",
    effect: { kind: "no shooting" },
    origin: "authored",
  },
  "e-snapped-twig": {
    name: "Snapped Twig",
    type: "mishap",
    moment: "sneak rolled",
    effect: { kind: "alert added" },
    origin: "authored",
  },
  "e-loose-stones": {
    name: "Loose Stones",
    type: "mishap",
    moment: "sneak begins",
    effect: { kind: "movement less", inches: 2 },
    origin: "authored",
  },
  "e-jammed": {
    name: "Jammed",
    type: "mishap",
    moment: "shoot begins",
    effect: { kind: "white die less" },
    origin: "authored",
  },
  "e-twisted-ankle": {
    name: "Twisted Ankle",
    type: "mishap",
    moment: "advance made",
    effect: { kind: "next movement less", inches: 2 },
    origin: "authored",
  },
  "e-locked-door": {
    name: "Locked Door",
    type: "mishap",
    moment: "building entered",
    effect: { kind: "test fails" },
    origin: "authored",
  },
  "e-faulty-fuse": {
    name: "Faulty Fuse",
    type: "mishap",
    moment: "countdown",
    effect: { kind: "fuse" },
    origin: "authored",
  },
  "e-tripwire": {
    name: "Tripwire",
    type: "mishap",
    moment: "rough entered",
    effect: { kind: "marker" },
    origin: "authored",
  },
  "e-crossed-wires": {
    name: "Crossed Wires",
    type: "mishap",
    moment: "contact rolled",
    effect: { kind: "success less" },
    origin: "authored",
  },
  "e-who-goes-there": {
    name: "Who Goes There?",
    type: "defensive",
    moment: "patrol ended",
    effect: { kind: "recon" },
    flag: "german",
    origin: "authored",
  },
  "e-torch": {
    name: "Torch",
    type: "defensive",
    moment: "recon begins",
    effect: { kind: "white die more" },
    origin: "authored",
  },
  "e-streetlight": {
    name: "Streetlight",
    type: "defensive",
    moment: "turn start",
    effect: { kind: "light", away: 6 },
    origin: "authored",
  },
  "e-nervous-sentry": {
    name: "Nervous Sentry",
    type: "defensive",
    moment: "patrol ended",
    effect: { kind: "turns" },
    origin: "authored",
  },
  "e-keen-nose": {
    name: "Keen Nose",
    type: "defensive",
    moment: "recon rolled",
    effect: { kind: "re-roll both" },
    needs: "dog handler",
    origin: "authored",
  },
  "e-flare": {
    name: "Flare",
    type: "defensive",
    moment: "turn start",
    effect: { kind: "flare", within: 4 },
    needs: "alarm",
    origin: "authored",
  },
  "e-fast-boots": {
    name: "Fast Boots",
    type: "defensive",
    moment: "reserve tests",
    effect: { kind: "test passed" },
    origin: "authored",
  },
  "e-barracks": {
    name: "Barracks",
    type: "defensive",
    moment: "before the alarm",
    effect: { kind: "barracks" },
    needs: "no alarm",
    origin: "authored",
  },
  "e-double-watch": {
    name: "Double Watch",
    type: "defensive",
    moment: "patrol ended",
    effect: { kind: "other turns", within: 6 },
    flag: "italian",
    origin: "authored",
  },
} as const satisfies Record<string, EventCard>;

/** An Event card by its id, as any card. */
export const eventCard = (id: keyof typeof eventCards): EventCard => eventCards[id];

export type EventId = keyof typeof eventCards;
export const eventIds = wordsOf(eventCards);
