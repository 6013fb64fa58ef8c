// Generated from the schemas of the rules by "npm run generate"; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly Action: {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "move";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description Where it ends. */
            readonly to: string;
            /** @description Those who come along. */
            readonly along?: readonly string[];
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "move-stealthily";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description Where it ends. */
            readonly to: string;
            /** @description Those who come along. */
            readonly along?: readonly string[];
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "exit";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description Those who come along. */
            readonly along?: readonly string[];
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "unblock";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "close-combat";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description What it is aimed at. */
            readonly target: "barrel" | string;
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "shoot";
            /** @description The commando who acts. */
            readonly commando: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon: "pistol" | "thompson" | "scoped-rifle" | "sten" | "mp40" | "stg44" | "mg42" | "nest" | "grenade";
            /** @description What it is aimed at. */
            readonly target: string;
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "use";
            /** @description The commando who acts. */
            readonly commando: string;
            /**
             * @description The token it is about.
             * @enum {string}
             */
            readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
            /** @description What it is aimed at. */
            readonly target?: string;
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "interact";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description The objective it is about. */
            readonly objective: string;
            /**
             * @description The token it is about.
             * @enum {string}
             */
            readonly token?: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "interrupt";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "save";
            /** @description The commando who acts. */
            readonly commando: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "collect";
            /** @description The commando who acts. */
            readonly commando: string;
            /**
             * @description The token it is about.
             * @enum {string}
             */
            readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "drop";
            /** @description The commando who acts. */
            readonly commando: string;
            /**
             * @description The token it is about.
             * @enum {string}
             */
            readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "exchange";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description The other piece that takes part in it. */
            readonly with: string;
            /**
             * @description What is given away.
             * @default []
             */
            readonly give?: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
            /**
             * @description What is taken for it.
             * @default []
             */
            readonly take?: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "blow-up";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description The place where it is. */
            readonly at: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "enter-nest";
            /** @description The commando who acts. */
            readonly commando: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "leave-nest";
            /** @description The commando who acts. */
            readonly commando: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "skill";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description The skill that is used. */
            readonly skill: string;
            /** @description What it is aimed at. */
            readonly target?: string;
            /** @description How many of the action points are saved ones. */
            readonly saved?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "play-xp";
            /** @description The commando who acts. */
            readonly commando: string;
            /** @description The card it is about. */
            readonly card: string;
            /**
             * @description The token it is about.
             * @enum {string}
             */
            readonly token?: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
            /** @description What it is aimed at. */
            readonly target?: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "end-turn";
            /** @description The commando who acts. */
            readonly commando: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "end-phase";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "go-on";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "ask-us";
            /**
             * @description When the players are asked for actions that take no action points.
             * @enum {string}
             */
            readonly when: "always" | "possible" | "weighty" | "never";
        };
        readonly Event: {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "phase-began";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The phase of the turn.
                 * @enum {string}
                 */
                readonly phase: "set-up" | "event" | "commando" | "before-reinforcements" | "reinforcements" | "before-movement" | "movement" | "before-shooting" | "shooting" | "after-shooting" | "end";
                /** @description The turn, counted from 1. */
                readonly turn: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "prepared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description What it is, in the words of the event. */
                readonly what: ("The alarm is on again at once." | "A flee token takes the place of a spotted token." | "Gander comes along; it is not a commando." | "The event cards of the last turn are discarded." | "The Victoria Cross is earned; it unlocks no card." | "The civilians have been talked to." | "No special rule of the operation is in force." | "A special rule of the operation is in force." | "The enemy reserve cannot supply every token required.") | string;
                /**
                 * @description What it is, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whatId: "alarm-on-again" | "flee-for-spotted" | "gander" | "events-discarded" | "victoria-cross" | "civilians-talked-to" | "no-special-rule" | "special-rule" | "reserve-short" | "modes" | "bonus-commandos" | "ss-units" | "bonus-operation" | "enemy-reserve" | "commando-chosen" | "goes-alone" | "takes-equipment" | "laid-out" | "special-rules" | "without-equipment" | "no-space-for-guard" | "own-event-deck" | "next-operation" | "gas-barrels" | "goliath" | "wrong-objective-destroyed" | "objectives-out-of-order" | "last-terrain" | "no-token-for-dog" | "objective-stays-open" | "stays-visible" | "fate-waits" | "fate-returns" | "fate-leaves" | "fate-drawn" | "entrance-removed" | "taken-apart" | "replacement-may-enter";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "set-up";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The terrain it is about. */
                readonly terrain: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "card-drawn";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The terrain it is about. */
                readonly terrain: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "EV01/N" | "EV01/E" | "EV01/S" | "EV01/W" | "EV02/N" | "EV02/E" | "EV02/S" | "EV02/W" | "EV03/N" | "EV03/E" | "EV03/S" | "EV04/N" | "EV04/E" | "EV04/W" | "EV05/N" | "EV05/S" | "EV05/W" | "EV06/-" | "EV07/E" | "EV07/S" | "EV07/W" | "EV08/N" | "EV08/E" | "EV08/S" | "EV09/N" | "EV09/E" | "EV09/W" | "EV10/S" | "EV10/W" | "EV11/N" | "EV11/E" | "EV12/S" | "EV12/W" | "RE01/N" | "RE01/E" | "RE01/S" | "RE02/E" | "RE02/S" | "RE02/W" | "RE03/S" | "RE03/W" | "RE03/N" | "RE04/W" | "RE04/N" | "RE04/E" | "RE05/N" | "RE05/E" | "RE05/S" | "RE05/-" | "RE06/W" | "RE06/-";
                /** @description The direction on the card; null where it shows none. */
                readonly direction: ("N" | "E" | "S" | "W") | null;
                /** @description How the alarm stands. */
                readonly alarm: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "direction-drawn";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The terrain it is about. */
                readonly terrain: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "EV01/N" | "EV01/E" | "EV01/S" | "EV01/W" | "EV02/N" | "EV02/E" | "EV02/S" | "EV02/W" | "EV03/N" | "EV03/E" | "EV03/S" | "EV04/N" | "EV04/E" | "EV04/W" | "EV05/N" | "EV05/S" | "EV05/W" | "EV06/-" | "EV07/E" | "EV07/S" | "EV07/W" | "EV08/N" | "EV08/E" | "EV08/S" | "EV09/N" | "EV09/E" | "EV09/W" | "EV10/S" | "EV10/W" | "EV11/N" | "EV11/E" | "EV12/S" | "EV12/W" | "RE01/N" | "RE01/E" | "RE01/S" | "RE02/E" | "RE02/S" | "RE02/W" | "RE03/S" | "RE03/W" | "RE03/N" | "RE04/W" | "RE04/N" | "RE04/E" | "RE05/N" | "RE05/E" | "RE05/S" | "RE05/-" | "RE06/W" | "RE06/-";
                /** @description The direction on the card; null where it shows none. */
                readonly direction: ("N" | "E" | "S" | "W") | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "effect";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The terrain it is about. */
                readonly terrain: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "Quiet watch" | "Patrol" | "Fog" | "Flares" | "Lost crate" | "Crossed orders" | "Change of guard" | "Double time" | "Nervous sentries" | "Jammed telephone" | "Lock-up" | "Second wind" | "Kennels" | "Inspection" | "Friendly farmer" | "Leaking barrel" | "Curfew" | "Distraction" | "EV01" | "EV02" | "EV03" | "EV04" | "EV05" | "EV06" | "EV07" | "EV08" | "EV09" | "EV10" | "EV11" | "EV12" | "RE01" | "RE02" | "RE03" | "RE04" | "RE05" | "RE06" | "gas" | "flee";
                /** @description It as a sentence, in English. */
                readonly text: ("no effect." | "it acts in the enemy phase." | "stealth checks roll 1 more die this turn." | "stealth checks roll 1 more die this turn on outdoor tiles." | "stealth checks roll 1 die fewer this turn." | "stealth checks roll 1 die fewer this turn on outdoor tiles." | "flares light up the open ground." | "a crate turns up." | "the guard changes." | "doors are locked." | "+1 AP tokens may be taken." | "a farmer helps with a door." | "a barrel leaks.") | string;
                /**
                 * @description The sentence as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly textId: "none" | "enemy-phase" | "more-dice" | "more-dice-outdoors" | "fewer-dice" | "fewer-dice-outdoors" | "flares" | "crate" | "guards" | "locks" | "second-wind" | "farmer" | "leak" | "flee" | "gas" | "entrance";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "reshuffled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The pile it is about.
                 * @enum {string}
                 */
                readonly pile: "event deck" | "commando reserve" | "equipment reserve";
                /** @description How many there are. */
                readonly count: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "turn-began";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Action points. */
                readonly ap: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "turn-ended";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What is lost by it. */
                readonly lost: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "acted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The action that is carried out.
                 * @enum {string}
                 */
                readonly action: "move" | "move-stealthily" | "exit" | "unblock" | "close-combat" | "shoot" | "use" | "interact" | "interrupt" | "save" | "collect" | "drop" | "exchange" | "blow-up" | "enter-nest" | "leave-nest" | "skill" | "play-xp" | "end-turn" | "end-phase" | "go-on" | "ask-us";
                /** @description Action points. */
                readonly ap: number;
                /** @description How many of the action points are saved ones. */
                readonly saved: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "moved";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Where it begins. */
                readonly from: string | null;
                /** @description Where it ends. */
                readonly to: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "exited";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Where it begins. */
                readonly from: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "trap-door";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /** @description Whether it is open. */
                readonly open: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "door";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The two tiles between which it is. */
                readonly between: string;
                /** @description Whether it is locked. */
                readonly locked: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "visible";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Why, in the words of the event. */
                readonly why: ("it shoots" | "enemy units are there" | "it failed a stealth check" | "a guard dog is on its tile" | "a spotted token lies where others stand" | "it is healed on a large tile" | "the flares light it up") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "shoots" | "enemies-there" | "check-failed" | "dog-there" | "spotted-token" | "healed-in-open" | "flares" | "enters-tile";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "stealthy";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Why, in the words of the event. */
                readonly why: ("it is in critical condition" | "it is healed from critical condition" | "it wears a German uniform" | "it fades away") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "critical" | "healed" | "uniform" | "fades" | "enters-tile";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "check";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The place where it is. */
                readonly at: string;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description Whether it failed. */
                readonly failed: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "reaction-fire";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The least that a die has to show. */
                readonly number: number;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description How many hits there are. */
                readonly hits: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "injured";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description How many injuries there are. */
                readonly injuries: number;
                /** @description Action points. */
                readonly ap: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "critical";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The turn at whose end it is eliminated. */
                readonly until: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "healed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description How many injuries there are. */
                readonly injuries: number;
                /** @description Action points. */
                readonly ap: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "eliminated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The place where it is. */
                readonly at: string | null;
                /**
                 * @description By what it comes about.
                 * @enum {string}
                 */
                readonly how: "the explosion" | "the gas" | "it is hit" | "it was not healed in time" | "reaction fire at the trap door" | "it is left behind at the turn limit";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "replacement";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The side that is up.
                 * @enum {string}
                 */
                readonly side: "tan" | "blue";
                /** @description Whose or what it is. */
                readonly of: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "saved";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description How many of the action points are saved ones. */
                readonly saved: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "saved-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "shot";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "pistol" | "thompson" | "scoped-rifle" | "sten" | "mp40" | "stg44" | "mg42" | "nest" | "grenade";
                /** @description What it is aimed at. */
                readonly target: string;
                /** @description The least that a die has to show. */
                readonly number: number;
                /** @description The least that a die has to show against those in a nest; null where nobody is in one. */
                readonly nest: number | null;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description How many hits there are. */
                readonly hits: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "hits-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description How many there are. */
                readonly count: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "unit-eliminated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description Which kind it is of.
                 * @enum {string}
                 */
                readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
                /** @description The place where it is. */
                readonly at: string;
                /**
                 * @description By what it comes about.
                 * @enum {string}
                 */
                readonly how: "close combat" | "the explosion" | "the gas" | "the bombardment" | "a grenade" | "the pistol" | "the Thompson" | "the scoped rifle" | "the Sten with silencer" | "the MP40" | "the StG44" | "the MG42" | "the MG42 of the nest";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                /** @description The place where it is. */
                readonly at: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "the terrain card" | "it replaces an eliminated unit" | "a lost crate" | "nobody is there to flee";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "terrain-card" | "replaces-unit" | "lost-crate" | "nobody-to-flee";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-discarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                /** @description Why, in the words of the event. */
                readonly why: ("it is used" | "it is thrown" | "it is put on" | "it has opened a door" | "it has shown the commando" | "its entrance is removed" | "its terrain is taken apart" | "no other unit is there" | "nobody is there to flee" | "the airdrop is cancelled" | "the barricade breaks" | "the crate is empty" | "the explosion" | "the objective takes it" | "the other one is kept" | "whoever eliminated there is not near") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "used" | "thrown" | "put-on" | "opened-door" | "shown-commando" | "entrance-removed" | "terrain-removed" | "no-other-unit" | "nobody-to-flee" | "airdrop-cancelled" | "barricade-breaks" | "crate-empty" | "explosion" | "objective-takes" | "other-kept" | "eliminator-away" | "jams";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "collected";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "dropped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "exchanged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The other piece that takes part in it. */
                readonly with: string;
                /** @description What was given away. */
                readonly gave: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
                /** @description What was taken for it. */
                readonly took: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "set";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "rerolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The face that is rolled now. */
                readonly die: number;
                /** @description What it was before. */
                readonly was: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "uniform";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Whether it is worn. */
                readonly worn: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "nest";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The place where it is. */
                readonly at: string;
                /** @description Whether it is in the nest. */
                readonly inside: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "exploded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "bombarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /** @description The least that a die has to show. */
                readonly number: number;
                /** @description Whether it is in a nest. */
                readonly nest: number | null;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description How many hits there are. */
                readonly hits: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "airdrop";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string | null;
                /** @description The tokens it is about, or how many there are. */
                readonly tokens: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
                /** @description How many tiles it drifted. */
                readonly drifted: number;
                /** @description Why, in the words of the event. */
                readonly why: ("" | "all of them are spotted tokens" | "the event card shows no direction" | "it drifts off the map") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "dropped" | "all-spotted" | "no-direction" | "off-map" | "indoors";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "barrel";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /** @description Whether it is gone. */
                readonly gone: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "alarm";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The terrain it is about. */
                readonly terrain: string;
                /** @description Whether it is on. */
                readonly on: boolean;
                /** @description Why, in the words of the event. */
                readonly why: ("a shot is heard" | "a TNT charge blows up" | "the bombardment is heard" | "a luck token") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "shot" | "tnt" | "bombardment" | "luck" | "visible" | "interrupted" | "too-many" | "too-many-in-all";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "objective";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The objective it is about. */
                readonly objective: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "person-appeared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The objective it is about. */
                readonly objective: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "person-left";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description Which kind it is of.
                 * @enum {string}
                 */
                readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
                /** @description The side that is up. */
                readonly side: ("mauser" | "mp40") | null;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "waits";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The entrance behind which it waits, by terrain and id. */
                readonly behind: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "empty-set";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "empty-sets-leave";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The terrain it is about. */
                readonly terrain: string;
                /** @description How many there are. */
                readonly count: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "special-joins";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description Which kind it is of.
                 * @enum {string}
                 */
                readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "barricade";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The entrance it is about. */
                readonly entrance: string;
                /** @description Whether the entrance is barricaded now. */
                readonly up: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "protects";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The token it is about. */
                readonly token: ("alarm" | "nest") | string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "turned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The side that is up.
                 * @enum {string}
                 */
                readonly side: "mauser" | "mp40";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "heading";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The terrain it is about. */
                readonly terrain: string;
                /** @description Where it makes for. */
                readonly toward: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "weighed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description What it is about, in the words of the event.
                 * @constant
                 */
                readonly about: "its next tile";
                /** @description What was weighed, in the order of the rules. */
                readonly criteria: readonly "the shortest path to the nearest visible character"[];
                /** @description All that could be chosen, each with what it scored. */
                readonly candidates: readonly {
                    /** @description What it is called. */
                    readonly name: string;
                    /** @description What it scored by each criterion, in their order. */
                    readonly scores: readonly number[];
                    /** @description Whether it was chosen, or may be. */
                    readonly best: boolean;
                }[];
                /** @description The criterion that decided; null where there was nothing to choose among. */
                readonly decidedBy: "the shortest path to the nearest visible character" | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "split";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /** @description What the group is split into. */
                readonly parts: readonly string[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "stayed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Why, in the words of the event. */
                readonly why: ("someone visible is on its tile" | "someone visible is on the tile it came to" | "the event keeps it where it is" | "no card shows a direction" | "it does not pass the locked door alone" | "no way leads there" | "a wall blocks the way") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "visible-there" | "visible-where-it-came" | "event" | "no-direction" | "locked-door" | "no-way" | "wall" | "protects" | "no-tile" | "full";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "group-shot";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /** @description The least that a die has to show. */
                readonly number: number;
                /** @description Whether it is in a nest. */
                readonly nest: number | null;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description How many hits there are. */
                readonly hits: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description Which kind it is of.
                 * @enum {string}
                 */
                readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "it flees" | "a luck token";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "flees" | "luck";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "completed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The terrain it is about. */
                readonly terrain: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "fate-token";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "danger-1" | "danger-2" | "danger-3" | "danger-4" | "danger-5" | "luck-1" | "luck-2" | "luck-3" | "luck-4" | "luck-5";
                /** @description The terrain it is about. */
                readonly terrain: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "xp-card";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "second-breath" | "quick-hands" | "nerves-of-ice" | "locksmith" | "muffled" | "field-dressing" | "light-feet" | "steady-aim" | "big-pockets" | "shadow" | "hard-to-stop" | "scrounger" | "army-of-two" | "iron-will" | "never-down" | "old-hand" | "quartermaster" | "fade-away";
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "gained" | "played" | "lost";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "challenge";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The challenge that was met.
                 * @enum {string}
                 */
                readonly challenge: "three-close-combats" | "nest-gunner" | "tnt-four" | "barricaded-twice" | "veteran" | "three-dangers" | "relay-post-in-eight" | "lantern" | "unhurt" | "one-medic" | "silent" | "uniform-three";
                /**
                 * @description The kind of challenge it is.
                 * @enum {string}
                 */
                readonly category: "combat" | "equipment" | "game-modifiers" | "levels-and-operations" | "commandos" | "stealth";
                /** @description How many boxes are ticked. */
                readonly boxes: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "medal";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The card it is about. */
                readonly card: ("second-breath" | "quick-hands" | "nerves-of-ice" | "locksmith" | "muffled" | "field-dressing" | "light-feet" | "steady-aim" | "big-pockets" | "shadow" | "hard-to-stop" | "scrounger" | "army-of-two" | "iron-will" | "never-down" | "old-hand" | "quartermaster" | "fade-away") | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "asks";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description When the players are asked for actions that take no action points.
                 * @enum {string}
                 */
                readonly when: "always" | "possible" | "weighty" | "never";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "over";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description How it ends.
                 * @enum {string}
                 */
                readonly result: "victory" | "defeat";
                /** @description Why, in the words of the event. */
                readonly why: ("All objectives are completed, and a commando has left the last terrain." | "All commandos have been eliminated." | "The enemy reserve cannot supply the units needed." | "The last terrain is taken apart, and nobody living has left it.") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "completed" | "eliminated" | "shortage" | "nobody-left" | "limit" | "failed";
            };
        };
        readonly Position: {
            /**
             * @description The game it is a position of.
             * @constant
             */
            readonly ruleset: "v-sabotage";
            /** @description The version of the rules by which it was made. */
            readonly version: string;
            /** @description The version of its shape. */
            readonly schema?: number;
            /** @description The readings and numbers that are followed in place of the usual ones. */
            readonly settings: {
                /**
                 * @description The open points that are read otherwise than usual, each with its reading.
                 * @default {}
                 */
                readonly readings?: {
                    readonly [key: string]: string;
                };
                /**
                 * @description The numbers of the rules that are replaced, each with its replacement.
                 * @default {}
                 */
                readonly numbers?: {
                    readonly [key: string]: number;
                };
            };
            /** @description How everything stands at the last checkpoint. */
            readonly state: {
                /** @description The operation that is played; null where there is none. */
                readonly operation: string | null;
                /**
                 * @description How difficult it is.
                 * @enum {string}
                 */
                readonly difficulty: "standard" | "veteran";
                /**
                 * @description Whether Résistance is in play, with its units, tokens, cards and commandos.
                 * @default false
                 */
                readonly resistance?: boolean;
                /**
                 * @description The Ghost modes in play.
                 * @default {
                 *       "xp": false,
                 *       "loneWolf": false
                 *     }
                 */
                readonly ghost?: {
                    /**
                     * @description Whether XP mode is in play.
                     * @default false
                     */
                    readonly xp?: boolean;
                    /**
                     * @description Whether lone wolf mode is in play.
                     * @default false
                     */
                    readonly loneWolf?: boolean;
                };
                /**
                 * @description The phase of the turn.
                 * @enum {string}
                 */
                readonly phase: "set-up" | "event" | "commando" | "before-reinforcements" | "reinforcements" | "before-movement" | "movement" | "before-shooting" | "shooting" | "after-shooting" | "end";
                /** @description The turn, counted from 1. */
                readonly turn: number;
                /**
                 * @description How many players there are.
                 * @default 1
                 */
                readonly players?: number;
                /**
                 * @description When the players are asked for 0 AP actions around the enemy's steps: always, when one is possible, when one is weighty, never.
                 * @default weighty
                 * @enum {string}
                 */
                readonly asks?: "always" | "possible" | "weighty" | "never";
                /** @description The terrains of the operation, and how each of them stands. */
                readonly terrains: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The drawing of the map, a word a cell, and what is not plain outdoor ground. */
                    readonly map: {
                        /** @description The board row by row, from the top. */
                        readonly rows: readonly string[];
                        /**
                         * @description The tiles that are indoors.
                         * @default []
                         */
                        readonly indoor?: readonly string[];
                        /**
                         * @description Pairs of tiles between which the way is open.
                         * @default []
                         */
                        readonly openings?: readonly (readonly [
                            string,
                            string
                        ])[];
                    };
                    /**
                     * @description The doors, and how each of them stands.
                     * @default []
                     */
                    readonly doors?: readonly {
                        /** @description The two tiles between which it is. */
                        readonly between: readonly [
                            string,
                            string
                        ];
                        /** @description Whether it is locked. */
                        readonly locked: boolean;
                    }[];
                    /**
                     * @description The trap doors, and which are open.
                     * @default []
                     */
                    readonly trapDoors?: readonly {
                        /** @description The place where it is. */
                        readonly at: string;
                        /** @description Whether it is open. */
                        readonly open: boolean;
                    }[];
                    /**
                     * @description The entrances, and which are barred.
                     * @default []
                     */
                    readonly entrances?: readonly {
                        /** @description What it is named by. */
                        readonly id: string;
                        /** @description The place where it is. */
                        readonly at: string;
                        /**
                         * @description The side of its tile that it is at.
                         * @enum {string}
                         */
                        readonly side: "N" | "E" | "S" | "W";
                        /**
                         * @description Whether it is barricaded.
                         * @default false
                         */
                        readonly barred?: boolean;
                    }[];
                    /**
                     * @description The nests, and who has used them.
                     * @default []
                     */
                    readonly nests?: readonly {
                        /** @description The place where it is. */
                        readonly at: string;
                        /**
                         * @description Who has used it.
                         * @default []
                         */
                        readonly used?: readonly string[];
                    }[];
                    /** @description How the alarm stands. */
                    readonly alarm: {
                        /**
                         * @description The place where it is.
                         * @default null
                         */
                        readonly at?: string | null;
                        /**
                         * @description Whether it is on.
                         * @default false
                         */
                        readonly on?: boolean;
                        /**
                         * @description How often it was interrupted.
                         * @default 0
                         */
                        readonly interruptions?: number;
                    };
                    /**
                     * @description The objectives, and how each of them stands.
                     * @default []
                     */
                    readonly objectives?: readonly {
                        /** @description What it is named by. */
                        readonly id: string;
                        /** @description The place where it is. */
                        readonly at: string;
                        /**
                         * @description Which kind it is of.
                         * @enum {string}
                         */
                        readonly kind: "interact" | "destroy" | "escort";
                        /**
                         * @description Action points of interacting.
                         * @default 1
                         */
                        readonly ap?: number;
                        /**
                         * @description The equipment token it takes, if it names one.
                         * @default null
                         */
                        readonly needs?: ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee") | null;
                        /**
                         * @description For an escort: whether the person hides always, by the rules of commandos, or never. (vs.escort.types)
                         * @default null
                         */
                        readonly person?: ("stealthy" | "stealthy-visible" | "visible") | null;
                        /**
                         * @description Whether the person is an enemy (vs.escort.enemy-no-check)
                         * @default false
                         */
                        readonly enemy?: boolean;
                        /**
                         * @description Whether it is done.
                         * @default false
                         */
                        readonly done?: boolean;
                    }[];
                    /** @description How many commandos the card names. */
                    readonly commandos: number;
                    /**
                     * @description The turn limit, if the card has one, and whether it fails the operation.
                     * @default null
                     */
                    readonly limit?: {
                        /** @description How many turns there are. */
                        readonly turns: number;
                        /** @description Whether the operation fails when the limit is over. */
                        readonly fails: boolean;
                    } | null;
                    /**
                     * @description The event card of this turn, with the alarm as it was when the card was drawn; null before.
                     * @default null
                     */
                    readonly event?: {
                        /** @description The card it is about. */
                        readonly card: string;
                        /** @description The direction on the card; null where it shows none. */
                        readonly direction: ("N" | "E" | "S" | "W") | null;
                        /** @description Whether the alarm was on when the card was drawn. */
                        readonly alarm: boolean;
                    } | null;
                    /**
                     * @description How many turns it has been in play.
                     * @default 0
                     */
                    readonly turns?: number;
                    /**
                     * @description Whether a commando has been on it (vs.setup.first-entry)
                     * @default false
                     */
                    readonly entered?: boolean;
                    /**
                     * @description The tile of a Goliath nest, a marker without effect (vs.campaign.goliath)
                     * @default null
                     */
                    readonly goliath?: string | null;
                }[];
                /**
                 * @description Terrain cards of the operation that are still to come, each with those that must be completed before it opens (vs.complete.next, vs.complete.join)
                 * @default []
                 */
                readonly ahead?: readonly {
                    /** @description The terrain it is about. */
                    readonly terrain: string;
                    /** @description The terrains that have to be completed before it opens. */
                    readonly after: readonly string[];
                }[];
                /**
                 * @description The terrains that were completed.
                 * @default []
                 */
                readonly completed?: readonly string[];
                /** @description The commandos, and how each of them stands. */
                readonly commandos: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The card it is about. */
                    readonly card: string;
                    /**
                     * @description The side that is up.
                     * @enum {string}
                     */
                    readonly side: "tan" | "blue";
                    /** @description The player, counted from 1. */
                    readonly player: number;
                    /**
                     * @description outside: not on a terrain, but may enter; waiting: a replacement until a new terrain is set up.
                     * @enum {string}
                     */
                    readonly status: "in-play" | "outside" | "waiting" | "eliminated";
                    /** @description The place where it is. */
                    readonly at: string | null;
                    /**
                     * @description Whether it is visible.
                     * @default false
                     */
                    readonly visible?: boolean;
                    /**
                     * @description Whether it is in a nest.
                     * @default false
                     */
                    readonly nest?: boolean;
                    /**
                     * @description Whether it wears a German uniform.
                     * @default false
                     */
                    readonly uniform?: boolean;
                    /** @description The health slots, top and left first; spaces for +1 AP tokens are the first of them. */
                    readonly slots: readonly ("free" | "saved" | "injury")[];
                    /**
                     * @description +1 AP tokens on spaces apart from the slots (vs.open.saved-space)
                     * @default 0
                     */
                    readonly apart?: number;
                    /** @description Action points. */
                    readonly ap: number;
                    /**
                     * @description Action points spent on actions this turn (vs.aid.other-now)
                     * @default 0
                     */
                    readonly spent?: number;
                    /**
                     * @description Action points owed (vs.open.ap-below-zero)
                     * @default 0
                     */
                    readonly debt?: number;
                    /**
                     * @description Where it is in this phase: yet to act, in its turn, or finished.
                     * @enum {string}
                     */
                    readonly turn: "to-act" | "acting" | "finished";
                    /**
                     * @description The tokens it is about, or how many there are.
                     * @default []
                     */
                    readonly tokens?: readonly {
                        /**
                         * @description Which kind it is of.
                         * @enum {string}
                         */
                        readonly kind: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                        /**
                         * @description Who has used it.
                         * @default []
                         */
                        readonly used?: readonly string[];
                    }[];
                    /**
                     * @description The turn at whose end a critical commando is eliminated.
                     * @default null
                     */
                    readonly deadline?: number | null;
                    /**
                     * @description What it has done that may be done once: "turn:NAME" or "terrain:NAME".
                     * @default []
                     */
                    readonly spentSkills?: readonly string[];
                    /**
                     * @description Whether it was visible when it exited (vs.open.trap-entry-state)
                     * @default false
                     */
                    readonly exitedVisible?: boolean;
                    /**
                     * @description The turn in which it exited; null where it has not.
                     * @default null
                     */
                    readonly exitedOn?: number | null;
                    /**
                     * @description The XP cards.
                     * @default []
                     */
                    readonly xp?: readonly {
                        /** @description The card it is about. */
                        readonly card: string;
                        /**
                         * @description Whether it was used.
                         * @default false
                         */
                        readonly used?: boolean;
                    }[];
                }[];
                /** @description The units, and how each of them stands. */
                readonly units: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog";
                    /** @description The side that is up; null for special units, which have one. */
                    readonly side: ("mauser" | "mp40") | null;
                    /** @description The place where it is. */
                    readonly at: string | null;
                    /**
                     * @description The entrance behind which it waits, by terrain and id.
                     * @default null
                     */
                    readonly behind?: string | null;
                    /**
                     * @description The triangular token it protects: "alarm", "nest", or the id of an objective.
                     * @default null
                     */
                    readonly protects?: string | null;
                }[];
                /**
                 * @description The people on the map.
                 * @default []
                 */
                readonly people?: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The objective it is about. */
                    readonly objective: string;
                    /**
                     * @description Whether the person hides always, by the rules of commandos, or never.
                     * @enum {string}
                     */
                    readonly type: "stealthy" | "stealthy-visible" | "visible";
                    /**
                     * @description Whether it is on the enemy's side.
                     * @default false
                     */
                    readonly enemy?: boolean;
                    /** @description The place where it is. */
                    readonly at: string;
                    /** @description Whether it is visible. */
                    readonly visible: boolean;
                    /**
                     * @description Whether it is in a nest.
                     * @default false
                     */
                    readonly nest?: boolean;
                    /**
                     * @description How many hits there are.
                     * @default 0
                     */
                    readonly hits?: number;
                }[];
                /**
                 * @description What lies on the tiles.
                 * @default []
                 */
                readonly laid?: readonly {
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                    /** @description The place where it is. */
                    readonly at: string;
                    /**
                     * @description Whether its red side is up: a commando has set it up there.
                     * @default false
                     */
                    readonly red?: boolean;
                    /**
                     * @description Who has used it.
                     * @default []
                     */
                    readonly used?: readonly string[];
                }[];
                /**
                 * @description The barrels, and which are destroyed.
                 * @default []
                 */
                readonly barrels?: readonly {
                    /** @description The place where it is. */
                    readonly at: string;
                    /**
                     * @description Whether it is destroyed.
                     * @default false
                     */
                    readonly destroyed?: boolean;
                }[];
                /** @description The equipment it has. */
                readonly equipment: {
                    /** @description What is in the reserve. */
                    readonly reserve: {
                        readonly [key: string]: number;
                    };
                    /** @description The cards that were discarded. */
                    readonly discard: {
                        readonly [key: string]: number;
                    };
                };
                /** @description The enemy units that are not on the map. */
                readonly enemies: {
                    /** @description What is in the reserve. */
                    readonly reserve: {
                        readonly [key: string]: number;
                    };
                    /** @description The special units, each kind with how many there are. */
                    readonly special: {
                        readonly [key: string]: number;
                    };
                };
                /** @description The event cards. */
                readonly events: {
                    /** @description Event cards of which nobody knows the order. */
                    readonly pools: readonly {
                        /** @description The cards it is about. */
                        readonly cards: readonly string[];
                        /** @description How many of them are in the main deck. */
                        readonly main: number;
                        /**
                         * @description How many of them are in the limit deck of each terrain.
                         * @default {}
                         */
                        readonly limits?: {
                            readonly [key: string]: number;
                        };
                    }[];
                    /** @description The cards that were discarded. */
                    readonly discard: readonly string[];
                };
                /** @description Commando cards not in the game, and those of eliminated commandos. */
                readonly cards: {
                    /** @description Commando cards that are not in the game. */
                    readonly reserve: readonly string[];
                    /**
                     * @description The cards of eliminated commandos.
                     * @default []
                     */
                    readonly eliminated?: readonly string[];
                };
                /**
                 * @description The XP decks; null without them.
                 * @default null
                 */
                readonly decks?: {
                    /** @description The yellow XP deck. */
                    readonly yellow: {
                        /**
                         * @description The cards that were put on top of it.
                         * @default []
                         */
                        readonly over?: readonly string[];
                        /** @description The cards it is about. */
                        readonly cards: readonly string[];
                        /**
                         * @description The cards that were put under it.
                         * @default []
                         */
                        readonly under?: readonly string[];
                    };
                    /** @description The blue XP deck. */
                    readonly blue: {
                        /**
                         * @description The cards that were put on top of it.
                         * @default []
                         */
                        readonly over?: readonly string[];
                        /** @description The cards it is about. */
                        readonly cards: readonly string[];
                        /**
                         * @description The cards that were put under it.
                         * @default []
                         */
                        readonly under?: readonly string[];
                    };
                } | null;
                /**
                 * @description How many flee tokens there are.
                 * @default 0
                 */
                readonly fleeTokens?: number;
                /**
                 * @description Danger tokens not yet in the enemy reserve, and resolved ones that wait for the next terrain.
                 * @default {
                 *       "unseen": {},
                 *       "aside": []
                 *     }
                 */
                readonly danger?: {
                    /** @description The tokens that are not in the enemy reserve yet, each kind with how many there are. */
                    readonly unseen: {
                        readonly [key: string]: number;
                    };
                    /**
                     * @description The tokens that wait for the next terrain.
                     * @default []
                     */
                    readonly aside?: readonly ("regular" | "gas-mask" | "sledgehammer" | "ss" | "stg44" | "mg42" | "officer" | "dog" | "empty" | "danger-1" | "danger-2" | "danger-3" | "danger-4" | "danger-5" | "luck-1" | "luck-2" | "luck-3" | "luck-4" | "luck-5")[];
                };
                /**
                 * @description More dice for stealth checks and a new direction for the rest of the turn (vs.danger.extra-check-die, vs.danger.new-direction)
                 * @default {
                 *       "checkDice": 0,
                 *       "newDirection": []
                 *     }
                 */
                readonly dangerous?: {
                    /**
                     * @description How many more dice a stealth check takes for the rest of the turn.
                     * @default 0
                     */
                    readonly checkDice?: number;
                    /**
                     * @description Where a new direction holds for the rest of the turn.
                     * @default []
                     */
                    readonly newDirection?: readonly string[];
                };
                /**
                 * @description The operations of a campaign that are still to come, and whether Secret Weapons go with it (vs.campaign.selection, vs.campaign.goliath)
                 * @default null
                 */
                readonly campaign?: {
                    /** @description The operations that are still to come. */
                    readonly operations: readonly string[];
                    /**
                     * @description Whether Secret Weapons go with it.
                     * @default false
                     */
                    readonly secretWeapons?: boolean;
                } | null;
                /**
                 * @description Boxes ticked in each category and challenges met, kept from game to game (vs.medal.challenge, vs.medal.boxes)
                 * @default null
                 */
                readonly medals?: {
                    /** @description How many boxes are ticked. */
                    readonly boxes: {
                        readonly [key: string]: number;
                    };
                    /**
                     * @description The challenges that were met.
                     * @default []
                     */
                    readonly challenges?: readonly string[];
                } | null;
                /**
                 * @description What has been counted on this level, for challenges.
                 * @default {}
                 */
                readonly tally?: {
                    readonly [key: string]: number;
                };
                /**
                 * @description What has happened that special rules and failure conditions ask about.
                 * @default []
                 */
                readonly facts?: readonly string[];
                /**
                 * @description Numbers the units, so that ids stay unique.
                 * @default 0
                 */
                readonly drawn?: number;
                /**
                 * @description How it ends.
                 * @default null
                 */
                readonly result?: {
                    /**
                     * @description How it ends.
                     * @enum {string}
                     */
                    readonly result: "victory" | "defeat";
                    /** @description It as a sentence, in English. */
                    readonly text: string;
                    /** @description The ids of the rules it rests on. */
                    readonly cites: readonly string[];
                } | null;
            };
            /**
             * @description What was answered since the last checkpoint, in order.
             * @default []
             */
            readonly answers?: readonly ({
                /** @description The dice that were rolled. */
                readonly faces: readonly number[];
            } | {
                /** @description The card it is about. */
                readonly card: string;
            } | {
                /** @description The option that was chosen. */
                readonly option: string;
            } | {
                /** @description The action that is carried out. */
                readonly action: {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "move";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description Where it ends. */
                    readonly to: string;
                    /** @description Those who come along. */
                    readonly along?: readonly string[];
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "move-stealthily";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description Where it ends. */
                    readonly to: string;
                    /** @description Those who come along. */
                    readonly along?: readonly string[];
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "exit";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description Those who come along. */
                    readonly along?: readonly string[];
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "unblock";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "close-combat";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description What it is aimed at. */
                    readonly target: "barrel" | string;
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "shoot";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon: "pistol" | "thompson" | "scoped-rifle" | "sten" | "mp40" | "stg44" | "mg42" | "nest" | "grenade";
                    /** @description What it is aimed at. */
                    readonly target: string;
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "use";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /**
                     * @description The token it is about.
                     * @enum {string}
                     */
                    readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                    /** @description What it is aimed at. */
                    readonly target?: string;
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "interact";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description The objective it is about. */
                    readonly objective: string;
                    /**
                     * @description The token it is about.
                     * @enum {string}
                     */
                    readonly token?: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "interrupt";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "save";
                    /** @description The commando who acts. */
                    readonly commando: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "collect";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /**
                     * @description The token it is about.
                     * @enum {string}
                     */
                    readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "drop";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /**
                     * @description The token it is about.
                     * @enum {string}
                     */
                    readonly token: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "exchange";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description The other piece that takes part in it. */
                    readonly with: string;
                    /**
                     * @description What is given away.
                     * @default []
                     */
                    readonly give?: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
                    /**
                     * @description What is taken for it.
                     * @default []
                     */
                    readonly take?: readonly ("first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee")[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "blow-up";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description The place where it is. */
                    readonly at: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "enter-nest";
                    /** @description The commando who acts. */
                    readonly commando: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "leave-nest";
                    /** @description The commando who acts. */
                    readonly commando: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "skill";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description The skill that is used. */
                    readonly skill: string;
                    /** @description What it is aimed at. */
                    readonly target?: string;
                    /** @description How many of the action points are saved ones. */
                    readonly saved?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "play-xp";
                    /** @description The commando who acts. */
                    readonly commando: string;
                    /** @description The card it is about. */
                    readonly card: string;
                    /**
                     * @description The token it is about.
                     * @enum {string}
                     */
                    readonly token?: "first-aid-kit" | "crowbar" | "german-uniform" | "grenade" | "tnt" | "bombardment" | "mp40" | "stg44" | "mg42" | "spotted" | "binoculars" | "airdrop" | "flee";
                    /** @description What it is aimed at. */
                    readonly target?: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "end-turn";
                    /** @description The commando who acts. */
                    readonly commando: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "end-phase";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "go-on";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "ask-us";
                    /**
                     * @description When the players are asked for actions that take no action points.
                     * @enum {string}
                     */
                    readonly when: "always" | "possible" | "weighty" | "never";
                };
            } | {
                /**
                 * @description The game went on by itself.
                 * @constant
                 */
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
