// Generated from the schemas of the rules by "npm run generate"; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly Action: {
            /** @constant */
            readonly do: "move";
            readonly agent: string;
            readonly path: readonly string[];
        } | {
            /** @constant */
            readonly do: "assault";
            readonly agent: string;
            /** @enum {string} */
            readonly weapon: "knife" | "pistol" | "carbine" | "rifle";
        } | {
            /** @constant */
            readonly do: "close-behind";
            readonly agent: string;
            readonly door: string;
        } | {
            /** @constant */
            readonly do: "breach";
            readonly agent: string;
            readonly door: string;
            /** @enum {string} */
            readonly by: "time" | "chance";
        } | {
            /** @constant */
            readonly do: "open-door";
            readonly agent: string;
            readonly door: string;
        } | {
            /** @constant */
            readonly do: "close-door";
            readonly agent: string;
            readonly door: string;
        } | {
            /** @constant */
            readonly do: "spy";
            readonly agent: string;
            /** @enum {string} */
            readonly by: "time" | "chance";
        } | {
            /** @constant */
            readonly do: "conceal";
            readonly agent: string;
            readonly at: string;
            /** @enum {string} */
            readonly by: "time" | "chance";
        } | {
            /** @constant */
            readonly do: "sneak-attack";
            readonly agent: string;
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "coup-de-grace";
            readonly agent: string;
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "investigate";
            readonly agent: string;
            readonly at: string;
        } | {
            /** @constant */
            readonly do: "raise-alarm";
            readonly agent: string;
        } | {
            /** @constant */
            readonly do: "fight";
            readonly agent: string;
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "shoot";
            readonly agent: string;
            readonly targets: readonly string[];
            readonly burst?: boolean;
        } | {
            /** @constant */
            readonly do: "change-weapon";
            readonly agent: string;
            /** @enum {string} */
            readonly weapon: "knife" | "pistol" | "carbine" | "rifle";
        } | {
            /** @constant */
            readonly do: "hide";
            readonly agent: string;
        } | {
            /** @constant */
            readonly do: "recover";
            readonly agent: string;
        } | {
            /** @constant */
            readonly do: "peek";
            readonly agent: string;
            readonly room: string;
        } | {
            /** @constant */
            readonly do: "pursue";
            readonly agent: string;
            readonly target?: string;
            readonly path: readonly string[];
        } | {
            /** @constant */
            readonly do: "end-turn";
            readonly agent: string;
            /** @enum {string} */
            readonly facing?: "N" | "E" | "S" | "W";
        } | {
            /** @constant */
            readonly do: "end-phase";
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
                readonly phase: "set-up" | "intruders" | "commander" | "sentries" | "guards" | "recovery" | "administration" | "take-time";
                readonly round: number;
                readonly timer: number;
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
                readonly agent: string;
                readonly at: string;
                readonly facing: ("N" | "E" | "S" | "W") | null;
            };
        } | {
            /** @constant */
            readonly event: "chosen";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: "intruders" | string;
                readonly what: ("EVADE allows a move or an action" | "EVADE allows a move and an action" | "REACT allows nothing more" | "REACT allows an attack" | "REACT allows an attack or a move" | "REACT allows an attack and a move" | "he stands up before the enemy") | string;
                /** @enum {string} */
                readonly whatId: "evade-one" | "evade-both" | "react-nothing" | "react-attack" | "react-one" | "react-both" | "stands-before-enemy" | "order" | "weapon";
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
                readonly agent: string;
                readonly squares: number;
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
                readonly agent: string;
                /** @enum {string} */
                readonly why: "he is done" | "he is exposed" | "he has exposed a raider" | "he hides" | "he hides where he is" | "he can do nothing more" | "he does not react" | "he has recovered" | "he stays prone" | "he is unconscious" | "he is dead" | "he has left" | "he is out";
                /** @enum {string} */
                readonly whyId: "done" | "is-exposed" | "has-exposed" | "he-hides" | "hides-there" | "can-do-nothing" | "no-reaction" | "has-recovered" | "stays-prone" | "is-unconscious" | "is-dead" | "has-left" | "is-out";
            };
        } | {
            /** @constant */
            readonly event: "rolled-movement";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly agent: "commander" | "guards";
                readonly dice: readonly number[];
                readonly squares: number;
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
                readonly agent: string;
                readonly from: string;
                readonly to: string;
            };
        } | {
            /** @constant */
            readonly event: "passed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly by: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "stopped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly at: string;
                readonly why: ("he sees an assaulter" | "the enemy occupies the room" | "a door is closed") | string;
                /** @enum {string} */
                readonly whyId: "sees-assaulter" | "enemy-occupied" | "door-closed" | "closed-in" | "in-the-way";
            };
        } | {
            /** @constant */
            readonly event: "left";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "escaped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly cards: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
            };
        } | {
            /** @constant */
            readonly event: "exposed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly by: string;
            };
        } | {
            /** @constant */
            readonly event: "mode";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly mode: "raiding" | "assault";
                /** @enum {string} */
                readonly why: "his own choice" | "exposed" | "he hides" | "he stands up" | "unconscious";
                /** @enum {string} */
                readonly whyId: "own-choice" | "exposed" | "he-hides" | "stood-up" | "unconscious";
            };
        } | {
            /** @constant */
            readonly event: "weapon";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly weapon: "knife" | "pistol" | "carbine" | "rifle";
            };
        } | {
            /** @constant */
            readonly event: "tested";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly test: "SNEAK" | "EVADE" | "REACT" | "BREACH" | "SPY" | "CONCEAL" | "HIDE" | "SUBVERSION" | "SNEAK-ATTACK" | "COUP-DE-GRACE";
                /** @enum {string} */
                readonly skill: "stealth" | "technique" | "combat" | "survival";
                readonly dice: readonly number[];
                readonly need: number;
                readonly score: number;
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
                readonly agent: string;
                readonly die: number;
                readonly was: number;
                readonly now: number;
            };
        } | {
            /** @constant */
            readonly event: "stood-down";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly facing: "N" | "E" | "S" | "W";
            };
        } | {
            /** @constant */
            readonly event: "faced";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly facing: "N" | "E" | "S" | "W";
            };
        } | {
            /** @constant */
            readonly event: "noise";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                readonly range: number;
            };
        } | {
            /** @constant */
            readonly event: "alerted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly facing: "N" | "E" | "S" | "W";
                readonly marker: string | null;
            };
        } | {
            /** @constant */
            readonly event: "marker-moved";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly marker: string | null;
            };
        } | {
            /** @constant */
            readonly event: "marker-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly why: "he stands down" | "it is collected" | "he is dead";
                /** @enum {string} */
                readonly whyId: "stood-down" | "collected" | "is-dead";
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
                readonly door: string;
                readonly open: boolean;
                readonly by: string;
            };
        } | {
            /** @constant */
            readonly event: "time";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly minutes: number;
                readonly timer: number;
                /** @enum {string} */
                readonly why: "the round" | "a failed subversion test" | "a failed recovery" | "HIDE" | "SNEAK" | "SPY" | "BREACH" | "CONCEAL";
                /** @enum {string} */
                readonly whyId: "round" | "subversion-failed" | "recovery-failed" | "hide" | "sneak" | "spy" | "breach" | "conceal";
            };
        } | {
            /** @constant */
            readonly event: "attacked";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly target: string;
                /** @enum {string} */
                readonly how: "fight" | "counterattack" | "shoot";
                readonly dice: readonly number[];
                readonly range: readonly number[];
                readonly distance: number;
                readonly need: number;
                readonly score: number;
            };
        } | {
            /** @constant */
            readonly event: "no-effect";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly target: string;
                /** @enum {string} */
                readonly why: "out of range" | "out of sight";
                /** @enum {string} */
                readonly whyId: "out-of-range" | "out-of-sight";
            };
        } | {
            /** @constant */
            readonly event: "resisted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly dice: readonly number[];
                readonly need: number;
                readonly score: number;
                /** @enum {string} */
                readonly wound: "light" | "severe" | "fatal";
                /** @enum {string} */
                readonly stands: "no wound" | "light wound" | "severe wound" | "fatal wound";
            };
        } | {
            /** @constant */
            readonly event: "unconscious";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly wound: "light" | "severe";
            };
        } | {
            /** @constant */
            readonly event: "engaged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly with: string;
            };
        } | {
            /** @constant */
            readonly event: "disengaged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
            };
        } | {
            /** @constant */
            readonly event: "died";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly at: string;
                /** @enum {string} */
                readonly how: "fight" | "counterattack" | "shot" | "SNEAK-ATTACK" | "COUP-DE-GRACE" | "heroic sacrifice" | "a 1 on recovery";
            };
        } | {
            /** @constant */
            readonly event: "recovered";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
            };
        } | {
            /** @constant */
            readonly event: "recovery-failed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly dice: readonly number[];
            };
        } | {
            /** @constant */
            readonly event: "sacrificed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
            };
        } | {
            /** @constant */
            readonly event: "corpse-concealed";
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
            readonly event: "took";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                /** @enum {string} */
                readonly item: "knife" | "pistol" | "carbine" | "rifle" | "covert-entry-kit" | "spy-camera" | "first-aid-kit" | "master-key" | "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10";
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "card-turned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly room: string;
                /** @enum {string} */
                readonly card: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10";
                readonly by: string;
            };
        } | {
            /** @constant */
            readonly event: "card-taken";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly room: string;
                /** @enum {string} */
                readonly card: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10";
            };
        } | {
            /** @constant */
            readonly event: "peeked";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly room: string;
                readonly card: ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10") | null;
                readonly seats: readonly string[];
            };
        } | {
            /** @constant */
            readonly event: "investigated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly at: string;
                /** @enum {string} */
                readonly what: "corpse marker" | "alert marker";
            };
        } | {
            /** @constant */
            readonly event: "indicator";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly alarm: boolean;
                readonly markers: number;
                /** @enum {string} */
                readonly why: "a marker was collected" | "no box is free, the marker is set aside" | "the alarm is raised" | "no Guard is in play" | "the Commander has exposed an Intruder" | "the Commander is dead" | "the replacement brings a marker" | "in the alarm the replacement brings no marker";
                /** @enum {string} */
                readonly whyId: "marker-collected" | "no-box-free" | "alarm" | "no-guard" | "intruder-exposed" | "commander-dead" | "replacement-marker" | "replacement-in-alarm";
            };
        } | {
            /** @constant */
            readonly event: "mobilised";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly count: number;
                /** @enum {string} */
                readonly why: "no square or no figure is free";
                /** @enum {string} */
                readonly whyId: "no-room";
            };
        } | {
            /** @constant */
            readonly event: "demobilised";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly agent: string;
            };
        } | {
            /** @constant */
            readonly event: "replacement-rolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly dice: readonly number[];
                readonly timer: number;
                readonly comes: boolean;
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
                readonly agent: string;
                readonly why: ("no path brings him nearer" | "he goes no further this turn" | "he finds nothing") | string;
                /** @enum {string} */
                readonly whyId: "no-path-nearer" | "stops-early" | "finds-nothing" | "stays-closed";
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
                readonly points: number;
                /** @enum {string} */
                readonly why: "the time is over" | "enough was brought out" | "no Intruder is left";
                /** @enum {string} */
                readonly whyId: "time-over" | "enough-brought-out" | "no-intruder-left";
            };
        };
        readonly Position: {
            /** @constant */
            readonly ruleset: "hour-of-glory";
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
                readonly stronghold: ("karst-fort" | "salt-tower") | {
                    readonly rows: readonly string[];
                    readonly doors: readonly {
                        readonly id: string;
                        /** @enum {string} */
                        readonly kind: "room" | "inner" | "entrance";
                        readonly inside: string;
                        readonly outside: string;
                        readonly post: boolean;
                    }[];
                    readonly posts: readonly string[];
                    readonly commander: {
                        readonly at: string;
                        /** @enum {string} */
                        readonly facing: "N" | "E" | "S" | "W";
                    } | null;
                    readonly starts: readonly string[];
                };
                /** @enum {string} */
                readonly phase: "set-up" | "intruders" | "commander" | "sentries" | "guards" | "recovery" | "administration" | "take-time";
                readonly round: number;
                readonly roundBegins: boolean;
                readonly timer: number;
                readonly begun: number;
                readonly choosing: boolean;
                readonly asi: {
                    readonly alarm: boolean;
                    readonly markers: number;
                };
                readonly open: readonly string[];
                readonly rooms: readonly {
                    readonly room: string;
                    readonly card: ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10") | "unknown" | "taken";
                    readonly up: boolean;
                    readonly seen: readonly number[];
                }[];
                readonly pile: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
                readonly intruders: readonly {
                    /** @constant */
                    readonly kind: "intruder";
                    readonly id: string;
                    /** @enum {string} */
                    readonly character: "holt" | "crane" | "vaughan";
                    readonly player: number;
                    readonly at: number | null;
                    /** @enum {string} */
                    readonly status: "in-play" | "escaped" | "dead";
                    /** @enum {string} */
                    readonly mode: "raiding" | "assault";
                    readonly prone: boolean;
                    readonly severe: boolean;
                    readonly weapons: readonly ("knife" | "pistol" | "carbine" | "rifle")[];
                    readonly equipment: readonly ("covert-entry-kit" | "spy-camera" | "first-aid-kit")[];
                    readonly key: boolean;
                    readonly cards: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
                    readonly done: boolean;
                }[];
                readonly commander: {
                    /** @constant */
                    readonly kind: "commander";
                    /** @constant */
                    readonly id: "commander";
                    readonly at: number;
                    /** @enum {string} */
                    readonly facing: "N" | "E" | "S" | "W";
                    readonly prone: boolean;
                    readonly severe: boolean;
                    readonly key: boolean;
                    readonly captured: {
                        readonly items: readonly (("knife" | "pistol" | "carbine" | "rifle") | ("covert-entry-kit" | "spy-camera" | "first-aid-kit"))[];
                        readonly cards: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
                    };
                } | null;
                readonly commanderLeft: boolean;
                readonly sentries: readonly {
                    /** @constant */
                    readonly kind: "sentry";
                    readonly id: string;
                    readonly post: string | null;
                    /** @enum {string} */
                    readonly ready: "N" | "E" | "S" | "W";
                    readonly at: number;
                    /** @enum {string} */
                    readonly facing: "N" | "E" | "S" | "W";
                    readonly prone: boolean;
                    readonly severe: boolean;
                    readonly marker: number | null;
                    readonly done: boolean;
                }[];
                readonly guards: readonly {
                    /** @constant */
                    readonly kind: "guard";
                    readonly id: string;
                    readonly at: number;
                    readonly prone: boolean;
                    readonly severe: boolean;
                    readonly fresh: boolean;
                    /** @enum {string} */
                    readonly done: "no" | "fought" | "yes";
                }[];
                readonly mobilised: number;
                readonly guardRoll: number | null;
                readonly sentriesActing: boolean;
                readonly corpses: readonly {
                    readonly at: number;
                    /** @enum {string} */
                    readonly of: "sentry" | "guard" | "commander" | "holt" | "crane" | "vaughan";
                    readonly items: readonly (("knife" | "pistol" | "carbine" | "rifle") | ("covert-entry-kit" | "spy-camera" | "first-aid-kit"))[];
                    readonly key: boolean;
                    readonly cards: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
                }[];
                readonly alerts: readonly number[];
                readonly turn: {
                    readonly agent: string;
                    readonly left: number;
                    readonly moves: boolean;
                    /** @enum {string} */
                    readonly acts: "any" | "attack" | "none";
                    readonly either: boolean;
                    readonly moved: boolean;
                    readonly acted: boolean;
                    readonly mustShoot: boolean;
                    readonly reacted: boolean;
                    /** @default false */
                    readonly movedOn?: boolean;
                    /** @default false */
                    readonly changed?: boolean;
                    readonly engaged: boolean;
                    readonly fresh: boolean;
                    readonly tested: readonly string[];
                    readonly exempt: readonly string[];
                    /** @default [] */
                    readonly covered?: readonly string[];
                    readonly through: string | null;
                    readonly conceal: number | null;
                } | null;
                readonly breached: boolean;
                readonly result: {
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
        readonly Scenario: "quiet-stair" | "two-lanterns" | "full-moon" | "salt-one" | "salt-two" | "salt-three" | "bell-corridor" | "cold-infirmary" | "twin-vault" | "empty-chair";
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
