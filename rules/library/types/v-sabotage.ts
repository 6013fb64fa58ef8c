// Generated from the schemas of the rules by "npm run generate"; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly Action: {
            /** @constant */
            readonly do: "move";
            readonly commando: string;
            readonly to: string;
            readonly along?: readonly string[];
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "move-stealthily";
            readonly commando: string;
            readonly to: string;
            readonly along?: readonly string[];
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "exit";
            readonly commando: string;
            readonly along?: readonly string[];
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "unblock";
            readonly commando: string;
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "close-combat";
            readonly commando: string;
            readonly target: "barrel" | string;
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "shoot";
            readonly commando: string;
            /** @enum {string} */
            readonly weapon: "pistol" | "thompson" | "scoped-rifle" | "sten" | "mp40" | "stg44" | "mg42" | "nest" | "grenade";
            readonly target: string;
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "use";
            readonly commando: string;
            /** @enum {string} */
            readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
            readonly target?: string;
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "interact";
            readonly commando: string;
            readonly objective: string;
            /** @enum {string} */
            readonly token?: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "interrupt";
            readonly commando: string;
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "save";
            readonly commando: string;
        } | {
            /** @constant */
            readonly do: "collect";
            readonly commando: string;
            /** @enum {string} */
            readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
        } | {
            /** @constant */
            readonly do: "drop";
            readonly commando: string;
            /** @enum {string} */
            readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
        } | {
            /** @constant */
            readonly do: "exchange";
            readonly commando: string;
            readonly with: string;
            /** @default [] */
            readonly give?: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
            /** @default [] */
            readonly take?: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
        } | {
            /** @constant */
            readonly do: "blow-up";
            readonly commando: string;
            readonly at: string;
        } | {
            /** @constant */
            readonly do: "enter-nest";
            readonly commando: string;
        } | {
            /** @constant */
            readonly do: "leave-nest";
            readonly commando: string;
        } | {
            /** @constant */
            readonly do: "skill";
            readonly commando: string;
            readonly skill: string;
            readonly target?: string;
            readonly saved?: number;
        } | {
            /** @constant */
            readonly do: "play-xp";
            readonly commando: string;
            readonly card: string;
            /** @enum {string} */
            readonly token?: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
            readonly target?: string;
        } | {
            /** @constant */
            readonly do: "end-turn";
            readonly commando: string;
        } | {
            /** @constant */
            readonly do: "end-phase";
        } | {
            /** @constant */
            readonly do: "go-on";
        } | {
            /** @constant */
            readonly do: "ask-us";
            /** @enum {string} */
            readonly when: "always" | "possible" | "weighty" | "never";
        };
        readonly Event: {
            /** @constant */
            readonly event: "phase-began";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly phase: "set-up" | "event" | "commando" | "before-reinforcements" | "reinforcements" | "before-movement" | "movement" | "before-shooting" | "shooting" | "after-shooting" | "end";
                readonly turn: number;
            };
        } | {
            /** @constant */
            readonly event: "prepared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly what: ("The alarm is on again at once." | "A flee token takes the place of a spotted token." | "Gander comes along; it is not a commando." | "The event cards of the last turn are discarded." | "The Victoria Cross is earned; it unlocks no card." | "The civilians have been talked to." | "No special rule of the operation is in force." | "A special rule of the operation is in force." | "The enemy reserve cannot supply every token required.") | string;
                /** @enum {string} */
                readonly whatId: "alarm-on-again" | "flee-for-spotted" | "gander" | "events-discarded" | "victoria-cross" | "civilians-talked-to" | "no-special-rule" | "special-rule" | "reserve-short" | "modes" | "bonus-commandos" | "ss-units" | "bonus-operation" | "enemy-reserve" | "commando-chosen" | "goes-alone" | "takes-equipment" | "laid-out" | "special-rules" | "without-equipment" | "no-space-for-guard" | "own-event-deck" | "next-operation" | "gas-barrels" | "goliath" | "wrong-objective-destroyed" | "objectives-out-of-order" | "last-terrain" | "no-token-for-dog" | "objective-stays-open" | "stays-visible" | "fate-waits" | "fate-returns" | "fate-leaves" | "fate-drawn" | "entrance-removed" | "taken-apart" | "replacement-may-enter";
            };
        } | {
            /** @constant */
            readonly event: "set-up";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly terrain: string;
            };
        } | {
            /** @constant */
            readonly event: "card-drawn";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly terrain: string;
                /** @enum {string} */
                readonly card: "EV01/N" | "EV01/E" | "EV01/S" | "EV01/W" | "EV02/N" | "EV02/E" | "EV02/S" | "EV02/W" | "EV03/N" | "EV03/E" | "EV03/S" | "EV04/N" | "EV04/E" | "EV04/W" | "EV05/N" | "EV05/S" | "EV05/W" | "EV06/-" | "EV07/E" | "EV07/S" | "EV07/W" | "EV08/N" | "EV08/E" | "EV08/S" | "EV09/N" | "EV09/E" | "EV09/W" | "EV10/S" | "EV10/W" | "EV11/N" | "EV11/E" | "EV12/S" | "EV12/W" | "RE01/N" | "RE01/E" | "RE01/S" | "RE02/E" | "RE02/S" | "RE02/W" | "RE03/S" | "RE03/W" | "RE03/N" | "RE04/W" | "RE04/N" | "RE04/E" | "RE05/N" | "RE05/E" | "RE05/S" | "RE05/-" | "RE06/W" | "RE06/-";
                readonly direction: ("N" | "E" | "S" | "W") | null;
                readonly alarm: boolean;
            };
        } | {
            /** @constant */
            readonly event: "direction-drawn";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly terrain: string;
                /** @enum {string} */
                readonly card: "EV01/N" | "EV01/E" | "EV01/S" | "EV01/W" | "EV02/N" | "EV02/E" | "EV02/S" | "EV02/W" | "EV03/N" | "EV03/E" | "EV03/S" | "EV04/N" | "EV04/E" | "EV04/W" | "EV05/N" | "EV05/S" | "EV05/W" | "EV06/-" | "EV07/E" | "EV07/S" | "EV07/W" | "EV08/N" | "EV08/E" | "EV08/S" | "EV09/N" | "EV09/E" | "EV09/W" | "EV10/S" | "EV10/W" | "EV11/N" | "EV11/E" | "EV12/S" | "EV12/W" | "RE01/N" | "RE01/E" | "RE01/S" | "RE02/E" | "RE02/S" | "RE02/W" | "RE03/S" | "RE03/W" | "RE03/N" | "RE04/W" | "RE04/N" | "RE04/E" | "RE05/N" | "RE05/E" | "RE05/S" | "RE05/-" | "RE06/W" | "RE06/-";
                readonly direction: ("N" | "E" | "S" | "W") | null;
            };
        } | {
            /** @constant */
            readonly event: "effect";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly terrain: string;
                /** @enum {string} */
                readonly card: "Quiet watch" | "Patrol" | "Fog" | "Flares" | "Lost crate" | "Crossed orders" | "Change of guard" | "Double time" | "Nervous sentries" | "Jammed telephone" | "Lock-up" | "Second wind" | "Kennels" | "Inspection" | "Friendly farmer" | "Leaking barrel" | "Curfew" | "Distraction" | "EV01" | "EV02" | "EV03" | "EV04" | "EV05" | "EV06" | "EV07" | "EV08" | "EV09" | "EV10" | "EV11" | "EV12" | "RE01" | "RE02" | "RE03" | "RE04" | "RE05" | "RE06" | "gas" | "flee";
                readonly text: ("no effect." | "it acts in the enemy phase." | "stealth checks roll 1 more die this turn." | "stealth checks roll 1 more die this turn on outdoor tiles." | "stealth checks roll 1 die fewer this turn." | "stealth checks roll 1 die fewer this turn on outdoor tiles." | "flares light up the open ground." | "a crate turns up." | "the guard changes." | "doors are locked." | "+1 AP tokens may be taken." | "a farmer helps with a door." | "a barrel leaks.") | string;
                /** @enum {string} */
                readonly textId: "none" | "enemy-phase" | "more-dice" | "more-dice-outdoors" | "fewer-dice" | "fewer-dice-outdoors" | "flares" | "crate" | "guards" | "locks" | "second-wind" | "farmer" | "leak" | "flee" | "gas" | "entrance";
            };
        } | {
            /** @constant */
            readonly event: "reshuffled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly pile: "event deck" | "commando reserve" | "equipment reserve";
                readonly count: number;
            };
        } | {
            /** @constant */
            readonly event: "turn-began";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly ap: number;
            };
        } | {
            /** @constant */
            readonly event: "turn-ended";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly lost: number;
            };
        } | {
            /** @constant */
            readonly event: "acted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly action: "move" | "move-stealthily" | "exit" | "unblock" | "close-combat" | "shoot" | "use" | "interact" | "interrupt" | "save" | "collect" | "drop" | "exchange" | "blow-up" | "enter-nest" | "leave-nest" | "skill" | "play-xp" | "end-turn" | "end-phase" | "go-on" | "ask-us";
                readonly ap: number;
                readonly saved: number;
            };
        } | {
            /** @constant */
            readonly event: "moved";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly from: string | null;
                readonly to: string;
            };
        } | {
            /** @constant */
            readonly event: "exited";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly from: string;
            };
        } | {
            /** @constant */
            readonly event: "trap-door";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                readonly open: boolean;
            };
        } | {
            /** @constant */
            readonly event: "door";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly between: string;
                readonly locked: boolean;
            };
        } | {
            /** @constant */
            readonly event: "visible";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly why: ("it shoots" | "enemy units are there" | "it failed a stealth check" | "a guard dog is on its tile" | "a spotted token lies where others stand" | "it is healed on a large tile" | "the flares light it up") | string;
                /** @enum {string} */
                readonly whyId: "shoots" | "enemies-there" | "check-failed" | "dog-there" | "spotted-token" | "healed-in-open" | "flares" | "enters-tile";
            };
        } | {
            /** @constant */
            readonly event: "stealthy";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly why: ("it is in critical condition" | "it is healed from critical condition" | "it wears a German uniform" | "it fades away") | string;
                /** @enum {string} */
                readonly whyId: "critical" | "healed" | "uniform" | "fades" | "enters-tile";
            };
        } | {
            /** @constant */
            readonly event: "check";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
                readonly dice: readonly number[];
                readonly failed: boolean;
            };
        } | {
            /** @constant */
            readonly event: "reaction-fire";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly number: number;
                readonly dice: readonly number[];
                readonly hits: number;
            };
        } | {
            /** @constant */
            readonly event: "injured";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly injuries: number;
                readonly ap: number;
            };
        } | {
            /** @constant */
            readonly event: "critical";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly until: number;
            };
        } | {
            /** @constant */
            readonly event: "healed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly injuries: number;
                readonly ap: number;
            };
        } | {
            /** @constant */
            readonly event: "eliminated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string | null;
                /** @enum {string} */
                readonly how: "the explosion" | "the gas" | "it is hit" | "it was not healed in time" | "reaction fire at the trap door" | "it is left behind at the turn limit";
            };
        } | {
            /** @constant */
            readonly event: "replacement";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly side: "tan" | "blue";
                readonly of: string;
            };
        } | {
            /** @constant */
            readonly event: "saved";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly saved: number;
            };
        } | {
            /** @constant */
            readonly event: "saved-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
            };
        } | {
            /** @constant */
            readonly event: "shot";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly weapon: "pistol" | "thompson" | "scoped-rifle" | "sten" | "mp40" | "stg44" | "mg42" | "nest" | "grenade";
                readonly target: string;
                readonly number: number;
                readonly nest: number | null;
                readonly dice: readonly number[];
                readonly hits: number;
            };
        } | {
            /** @constant */
            readonly event: "hits-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly count: number;
            };
        } | {
            /** @constant */
            readonly event: "unit-eliminated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
                readonly at: string;
                /** @enum {string} */
                readonly how: "close combat" | "the explosion" | "the gas" | "the bombardment" | "a grenade" | "the pistol" | "the Thompson" | "the scoped rifle" | "the Sten with silencer" | "the MP40" | "the StG44" | "the MG42" | "the MG42 of the nest";
            };
        } | {
            /** @constant */
            readonly event: "token-placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                readonly at: string;
                /** @enum {string} */
                readonly why: "the terrain card" | "it replaces an eliminated unit" | "a lost crate" | "nobody is there to flee";
                /** @enum {string} */
                readonly whyId: "terrain-card" | "replaces-unit" | "lost-crate" | "nobody-to-flee";
            };
        } | {
            /** @constant */
            readonly event: "token-discarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                readonly why: ("it is used" | "it is thrown" | "it is put on" | "it has opened a door" | "it has shown the commando" | "its entrance is removed" | "its terrain is taken apart" | "no other unit is there" | "nobody is there to flee" | "the airdrop is cancelled" | "the barricade breaks" | "the crate is empty" | "the explosion" | "the objective takes it" | "the other one is kept" | "whoever eliminated there is not near") | string;
                /** @enum {string} */
                readonly whyId: "used" | "thrown" | "put-on" | "opened-door" | "shown-commando" | "entrance-removed" | "terrain-removed" | "no-other-unit" | "nobody-to-flee" | "airdrop-cancelled" | "barricade-breaks" | "crate-empty" | "explosion" | "objective-takes" | "other-kept" | "eliminator-away" | "jams";
            };
        } | {
            /** @constant */
            readonly event: "collected";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "dropped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "exchanged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly with: string;
                readonly gave: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
                readonly took: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
            };
        } | {
            /** @constant */
            readonly event: "set";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "rerolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly die: number;
                readonly was: number;
            };
        } | {
            /** @constant */
            readonly event: "uniform";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly worn: boolean;
            };
        } | {
            /** @constant */
            readonly event: "nest";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
                readonly inside: boolean;
            };
        } | {
            /** @constant */
            readonly event: "exploded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "bombarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                readonly number: number;
                readonly nest: number | null;
                readonly dice: readonly number[];
                readonly hits: number;
            };
        } | {
            /** @constant */
            readonly event: "airdrop";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string | null;
                readonly tokens: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
                readonly drifted: number;
                readonly why: ("" | "all of them are spotted tokens" | "the event card shows no direction" | "it drifts off the map") | string;
                /** @enum {string} */
                readonly whyId: "dropped" | "all-spotted" | "no-direction" | "off-map" | "indoors";
            };
        } | {
            /** @constant */
            readonly event: "barrel";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                readonly gone: boolean;
            };
        } | {
            /** @constant */
            readonly event: "alarm";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly terrain: string;
                readonly on: boolean;
                readonly why: ("a shot is heard" | "a TNT charge blows up" | "the bombardment is heard" | "a luck token") | string;
                /** @enum {string} */
                readonly whyId: "shot" | "tnt" | "bombardment" | "luck" | "visible" | "interrupted" | "too-many" | "too-many-in-all";
            };
        } | {
            /** @constant */
            readonly event: "objective";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly objective: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "person-appeared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly objective: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "person-left";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
            };
        } | {
            /** @constant */
            readonly event: "placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
                readonly side: ("mauser" | "mp40") | null;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "waits";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly behind: string;
            };
        } | {
            /** @constant */
            readonly event: "empty-set";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "empty-sets-leave";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly terrain: string;
                readonly count: number;
            };
        } | {
            /** @constant */
            readonly event: "special-joins";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
            };
        } | {
            /** @constant */
            readonly event: "barricade";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly entrance: string;
                readonly up: boolean;
            };
        } | {
            /** @constant */
            readonly event: "protects";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly token: ("alarm" | "nest") | string;
            };
        } | {
            /** @constant */
            readonly event: "turned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly side: "mauser" | "mp40";
            };
        } | {
            /** @constant */
            readonly event: "heading";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly terrain: string;
                readonly toward: string;
            };
        } | {
            /** @constant */
            readonly event: "weighed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @constant */
                readonly about: "its next tile";
                readonly criteria: readonly "the shortest path to the nearest visible character"[];
                readonly candidates: readonly {
                    readonly name: string;
                    readonly scores: readonly number[];
                    readonly best: boolean;
                }[];
                readonly decidedBy: "the shortest path to the nearest visible character" | null;
            };
        } | {
            /** @constant */
            readonly event: "split";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                readonly parts: readonly string[];
            };
        } | {
            /** @constant */
            readonly event: "stayed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly why: ("someone visible is on its tile" | "someone visible is on the tile it came to" | "the event keeps it where it is" | "no card shows a direction" | "it does not pass the locked door alone" | "no way leads there" | "a wall blocks the way") | string;
                /** @enum {string} */
                readonly whyId: "visible-there" | "visible-where-it-came" | "event" | "no-direction" | "locked-door" | "no-way" | "wall" | "protects" | "no-tile" | "full";
            };
        } | {
            /** @constant */
            readonly event: "group-shot";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                readonly target: string;
                readonly number: number;
                readonly nest: number | null;
                readonly dice: readonly number[];
                readonly hits: number;
            };
        } | {
            /** @constant */
            readonly event: "removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
                /** @enum {string} */
                readonly why: "it flees" | "a luck token";
                /** @enum {string} */
                readonly whyId: "flees" | "luck";
            };
        } | {
            /** @constant */
            readonly event: "completed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly terrain: string;
            };
        } | {
            /** @constant */
            readonly event: "fate-token";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly token: "danger-1" | "danger-2" | "danger-3" | "danger-4" | "danger-5" | "luck-1" | "luck-2" | "luck-3" | "luck-4" | "luck-5";
                readonly terrain: string;
            };
        } | {
            /** @constant */
            readonly event: "xp-card";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly card: "second-breath" | "quick-hands" | "nerves-of-ice" | "locksmith" | "muffled" | "field-dressing" | "light-feet" | "steady-aim" | "big-pockets" | "shadow" | "hard-to-stop" | "scrounger" | "army-of-two" | "iron-will" | "never-down" | "old-hand" | "quartermaster" | "fade-away";
                /** @enum {string} */
                readonly what: "gained" | "played" | "lost";
            };
        } | {
            /** @constant */
            readonly event: "challenge";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly challenge: "three-close-combats" | "nest-gunner" | "tnt-four" | "barricaded-twice" | "veteran" | "three-dangers" | "relay-post-in-eight" | "lantern" | "unhurt" | "one-medic" | "silent" | "uniform-three";
                /** @enum {string} */
                readonly category: "combat" | "equipment" | "game-modifiers" | "levels-and-operations" | "commandos" | "stealth";
                readonly boxes: number;
            };
        } | {
            /** @constant */
            readonly event: "medal";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly card: ("second-breath" | "quick-hands" | "nerves-of-ice" | "locksmith" | "muffled" | "field-dressing" | "light-feet" | "steady-aim" | "big-pockets" | "shadow" | "hard-to-stop" | "scrounger" | "army-of-two" | "iron-will" | "never-down" | "old-hand" | "quartermaster" | "fade-away") | null;
            };
        } | {
            /** @constant */
            readonly event: "asks";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly when: "always" | "possible" | "weighty" | "never";
            };
        } | {
            /** @constant */
            readonly event: "over";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly result: "victory" | "defeat";
                readonly why: ("All objectives are completed, and a commando has left the last terrain." | "All commandos have been eliminated." | "The enemy reserve cannot supply the units needed." | "The last terrain is taken apart, and nobody living has left it.") | string;
                /** @enum {string} */
                readonly whyId: "completed" | "eliminated" | "shortage" | "nobody-left" | "limit" | "failed";
            };
        };
        readonly Position: {
            /** @constant */
            readonly ruleset: "v-sabotage";
            readonly version: string;
            readonly schema?: number;
            readonly settings: {
                /** @default {} */
                readonly readings?: {
                    readonly [key: string]: string;
                };
                /** @default {} */
                readonly numbers?: {
                    readonly [key: string]: number;
                };
            };
            readonly state: {
                readonly operation: string | null;
                /** @enum {string} */
                readonly difficulty: "standard" | "veteran";
                /** @default false */
                readonly resistance?: boolean;
                /**
                 * @default {
                 *       "xp": false,
                 *       "loneWolf": false
                 *     }
                 */
                readonly ghost?: {
                    /** @default false */
                    readonly xp?: boolean;
                    /** @default false */
                    readonly loneWolf?: boolean;
                };
                /** @enum {string} */
                readonly phase: "set-up" | "event" | "commando" | "before-reinforcements" | "reinforcements" | "before-movement" | "movement" | "before-shooting" | "shooting" | "after-shooting" | "end";
                readonly turn: number;
                /** @default 1 */
                readonly players?: number;
                /**
                 * @default weighty
                 * @enum {string}
                 */
                readonly asks?: "always" | "possible" | "weighty" | "never";
                readonly terrains: readonly {
                    readonly id: string;
                    readonly map: {
                        readonly rows: readonly string[];
                        /** @default [] */
                        readonly indoor?: readonly string[];
                        /** @default [] */
                        readonly openings?: readonly (readonly [
                            string,
                            string
                        ])[];
                    };
                    /** @default [] */
                    readonly doors?: readonly {
                        readonly between: readonly [
                            string,
                            string
                        ];
                        readonly locked: boolean;
                    }[];
                    /** @default [] */
                    readonly trapDoors?: readonly {
                        readonly at: string;
                        readonly open: boolean;
                    }[];
                    /** @default [] */
                    readonly entrances?: readonly {
                        readonly id: string;
                        readonly at: string;
                        /** @enum {string} */
                        readonly side: "N" | "E" | "S" | "W";
                        /** @default false */
                        readonly barred?: boolean;
                    }[];
                    /** @default [] */
                    readonly nests?: readonly {
                        readonly at: string;
                        /** @default [] */
                        readonly used?: readonly string[];
                    }[];
                    readonly alarm: {
                        /** @default null */
                        readonly at?: string | null;
                        /** @default false */
                        readonly on?: boolean;
                        /** @default 0 */
                        readonly interruptions?: number;
                    };
                    /** @default [] */
                    readonly objectives?: readonly {
                        readonly id: string;
                        readonly at: string;
                        /** @enum {string} */
                        readonly kind: "interact" | "destroy" | "escort";
                        /** @default 1 */
                        readonly ap?: number;
                        /** @default null */
                        readonly needs?: ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee") | null;
                        /** @default null */
                        readonly person?: ("stealthy" | "stealthy-visible" | "visible") | null;
                        /** @default false */
                        readonly enemy?: boolean;
                        /** @default false */
                        readonly done?: boolean;
                    }[];
                    readonly commandos: number;
                    /** @default null */
                    readonly limit?: {
                        readonly turns: number;
                        readonly fails: boolean;
                    } | null;
                    /** @default null */
                    readonly event?: {
                        readonly card: string;
                        readonly direction: ("N" | "E" | "S" | "W") | null;
                        readonly alarm: boolean;
                    } | null;
                    /** @default 0 */
                    readonly turns?: number;
                    /** @default false */
                    readonly entered?: boolean;
                    /** @default null */
                    readonly goliath?: string | null;
                }[];
                /** @default [] */
                readonly ahead?: readonly {
                    readonly terrain: string;
                    readonly after: readonly string[];
                }[];
                /** @default [] */
                readonly completed?: readonly string[];
                readonly commandos: readonly {
                    readonly id: string;
                    readonly card: string;
                    /** @enum {string} */
                    readonly side: "tan" | "blue";
                    readonly player: number;
                    /** @enum {string} */
                    readonly status: "in-play" | "outside" | "waiting" | "eliminated";
                    readonly at: string | null;
                    /** @default false */
                    readonly visible?: boolean;
                    /** @default false */
                    readonly nest?: boolean;
                    /** @default false */
                    readonly uniform?: boolean;
                    readonly slots: readonly ("free" | "saved" | "injury")[];
                    /** @default 0 */
                    readonly apart?: number;
                    readonly ap: number;
                    /** @default 0 */
                    readonly spent?: number;
                    /** @default 0 */
                    readonly debt?: number;
                    /** @enum {string} */
                    readonly turn: "to-act" | "acting" | "finished";
                    /** @default [] */
                    readonly tokens?: readonly {
                        /** @enum {string} */
                        readonly kind: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                        /** @default [] */
                        readonly used?: readonly string[];
                    }[];
                    /** @default null */
                    readonly deadline?: number | null;
                    /** @default [] */
                    readonly spentSkills?: readonly string[];
                    /** @default false */
                    readonly exitedVisible?: boolean;
                    /** @default null */
                    readonly exitedOn?: number | null;
                    /** @default [] */
                    readonly xp?: readonly {
                        readonly card: string;
                        /** @default false */
                        readonly used?: boolean;
                    }[];
                }[];
                readonly units: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
                    readonly side: ("mauser" | "mp40") | null;
                    readonly at: string | null;
                    /** @default null */
                    readonly behind?: string | null;
                    /** @default null */
                    readonly protects?: string | null;
                }[];
                /** @default [] */
                readonly people?: readonly {
                    readonly id: string;
                    readonly objective: string;
                    /** @enum {string} */
                    readonly type: "stealthy" | "stealthy-visible" | "visible";
                    /** @default false */
                    readonly enemy?: boolean;
                    readonly at: string;
                    readonly visible: boolean;
                    /** @default false */
                    readonly nest?: boolean;
                    /** @default 0 */
                    readonly hits?: number;
                }[];
                /** @default [] */
                readonly laid?: readonly {
                    /** @enum {string} */
                    readonly kind: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                    readonly at: string;
                    /** @default false */
                    readonly red?: boolean;
                    /** @default [] */
                    readonly used?: readonly string[];
                }[];
                /** @default [] */
                readonly barrels?: readonly {
                    readonly at: string;
                    /** @default false */
                    readonly destroyed?: boolean;
                }[];
                readonly equipment: {
                    readonly reserve: {
                        readonly [key: string]: number;
                    };
                    readonly discard: {
                        readonly [key: string]: number;
                    };
                };
                readonly enemies: {
                    readonly reserve: {
                        readonly [key: string]: number;
                    };
                    readonly special: {
                        readonly [key: string]: number;
                    };
                };
                readonly events: {
                    readonly pools: readonly {
                        readonly cards: readonly string[];
                        readonly main: number;
                        /** @default {} */
                        readonly limits?: {
                            readonly [key: string]: number;
                        };
                    }[];
                    readonly discard: readonly string[];
                };
                readonly cards: {
                    readonly reserve: readonly string[];
                    /** @default [] */
                    readonly eliminated?: readonly string[];
                };
                /** @default null */
                readonly decks?: {
                    readonly yellow: {
                        /** @default [] */
                        readonly over?: readonly string[];
                        readonly cards: readonly string[];
                        /** @default [] */
                        readonly under?: readonly string[];
                    };
                    readonly blue: {
                        /** @default [] */
                        readonly over?: readonly string[];
                        readonly cards: readonly string[];
                        /** @default [] */
                        readonly under?: readonly string[];
                    };
                } | null;
                /** @default 0 */
                readonly fleeTokens?: number;
                /**
                 * @default {
                 *       "unseen": {},
                 *       "aside": []
                 *     }
                 */
                readonly danger?: {
                    readonly unseen: {
                        readonly [key: string]: number;
                    };
                    /** @default [] */
                    readonly aside?: readonly ("regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog" | "empty" | "danger-1" | "danger-2" | "danger-3" | "danger-4" | "danger-5" | "luck-1" | "luck-2" | "luck-3" | "luck-4" | "luck-5")[];
                };
                /**
                 * @default {
                 *       "checkDice": 0,
                 *       "newDirection": []
                 *     }
                 */
                readonly dangerous?: {
                    /** @default 0 */
                    readonly checkDice?: number;
                    /** @default [] */
                    readonly newDirection?: readonly string[];
                };
                /** @default null */
                readonly campaign?: {
                    readonly operations: readonly string[];
                    /** @default false */
                    readonly secretWeapons?: boolean;
                } | null;
                /** @default null */
                readonly medals?: {
                    readonly boxes: {
                        readonly [key: string]: number;
                    };
                    /** @default [] */
                    readonly challenges?: readonly string[];
                } | null;
                /** @default {} */
                readonly tally?: {
                    readonly [key: string]: number;
                };
                /** @default [] */
                readonly facts?: readonly string[];
                /** @default 0 */
                readonly drawn?: number;
                /** @default null */
                readonly result?: {
                    /** @enum {string} */
                    readonly result: "victory" | "defeat";
                    readonly text: string;
                    readonly cites: readonly string[];
                } | null;
            };
            /** @default [] */
            readonly answers?: readonly ({
                readonly faces: readonly number[];
            } | {
                readonly card: string;
            } | {
                readonly option: string;
            } | {
                readonly action: components["schemas"]["Action"];
            } | {
                /** @constant */
                readonly proceed: true;
            })[];
        };
        /** @enum {string} */
        readonly Scenario: "relay-post" | "signal-box" | "fuel-wharf" | "wine-cellar" | "manor-house" | "rail-yard" | "station" | "school" | "lantern" | "ember" | "bramble" | "beacon";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type Action = components['schemas']['Action'];
export type Event = components['schemas']['Event'];
export type Position = components['schemas']['Position'];
export type Scenario = components['schemas']['Scenario'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
