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

/** An Event card; its label has no effect of its own. zh.event.type */
export interface EventCard {
  readonly name: string;
  readonly type: "defensive" | "mishap";
  readonly moment: EventMoment;
  /** The number that says how near the thing the moment names has to be. */
  readonly within?: "zh.number.bad-intel" | "zh.number.dangerous-objective";
  /** The fighter it requires, apart from the moment. */
  readonly needs?: "alarm" | "no alarm" | "dog handler";
  readonly flag?: Flag;
  readonly origin: "given" | "name given" | "authored";
}

/** All Event cards by their ids; twenty of them are a deck. zh.event.deck */
export const eventCards = {
  "e-at-the-double": { name: "At the Double!", type: "defensive", moment: "patrol rolled", origin: "given" },
  "e-barbed-wire": { name: "Caught on Barbed Wire", type: "mishap", moment: "obstacle crossed", origin: "given" },
  "e-bad-intel": {
    name: "Bad Intel",
    type: "mishap",
    moment: "near an objective",
    within: "zh.number.bad-intel",
    origin: "name given",
  },
  "e-dangerous-objective": {
    name: "Dangerous Objective",
    type: "mishap",
    moment: "near an objective",
    within: "zh.number.dangerous-objective",
    origin: "name given",
  },
  "e-radio-intercept": { name: "Radio Intercept", type: "defensive", moment: "order declared", origin: "authored" },
  "e-searchlight": { name: "Searchlight", type: "defensive", moment: "turn start", origin: "authored" },
  "e-new-orders": {
    name: "New Orders",
    type: "defensive",
    moment: "sentry assigned",
    needs: "no alarm",
    origin: "authored",
  },
  "e-about-turn": {
    name: "About Turn",
    type: "defensive",
    moment: "sentry assigned",
    needs: "no alarm",
    origin: "authored",
  },
  "e-moonlight": { name: "Moonlight", type: "mishap", moment: "attacker's action begins", origin: "authored" },
  "e-low-ammo": { name: "Low Ammo", type: "mishap", moment: "shoot made", origin: "authored" },
  "e-snapped-twig": { name: "Snapped Twig", type: "mishap", moment: "sneak rolled", origin: "authored" },
  "e-loose-stones": { name: "Loose Stones", type: "mishap", moment: "sneak begins", origin: "authored" },
  "e-jammed": { name: "Jammed", type: "mishap", moment: "shoot begins", origin: "authored" },
  "e-twisted-ankle": { name: "Twisted Ankle", type: "mishap", moment: "advance made", origin: "authored" },
  "e-locked-door": { name: "Locked Door", type: "mishap", moment: "building entered", origin: "authored" },
  "e-faulty-fuse": { name: "Faulty Fuse", type: "mishap", moment: "countdown", origin: "authored" },
  "e-tripwire": { name: "Tripwire", type: "mishap", moment: "rough entered", origin: "authored" },
  "e-crossed-wires": { name: "Crossed Wires", type: "mishap", moment: "contact rolled", origin: "authored" },
  "e-who-goes-there": {
    name: "Who Goes There?",
    type: "defensive",
    moment: "patrol ended",
    flag: "german",
    origin: "authored",
  },
  "e-torch": { name: "Torch", type: "defensive", moment: "recon begins", origin: "authored" },
  "e-streetlight": { name: "Streetlight", type: "defensive", moment: "turn start", origin: "authored" },
  "e-nervous-sentry": { name: "Nervous Sentry", type: "defensive", moment: "patrol ended", origin: "authored" },
  "e-keen-nose": {
    name: "Keen Nose",
    type: "defensive",
    moment: "recon rolled",
    needs: "dog handler",
    origin: "authored",
  },
  "e-flare": { name: "Flare", type: "defensive", moment: "turn start", needs: "alarm", origin: "authored" },
  "e-fast-boots": { name: "Fast Boots", type: "defensive", moment: "reserve tests", origin: "authored" },
  "e-barracks": {
    name: "Barracks",
    type: "defensive",
    moment: "before the alarm",
    needs: "no alarm",
    origin: "authored",
  },
  "e-double-watch": {
    name: "Double Watch",
    type: "defensive",
    moment: "patrol ended",
    flag: "italian",
    origin: "authored",
  },
} as const satisfies Record<string, EventCard>;

/** An Event card by its id, as any card. */
export const eventCard = (id: keyof typeof eventCards): EventCard => eventCards[id];

export type EventId = keyof typeof eventCards;
export const eventIds = wordsOf(eventCards);
