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
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path: readonly string[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "assault";
            /** @description The Agent it is about. */
            readonly agent: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon: "knife" | "pistol" | "carbine" | "rifle";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "close-behind";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description The door it is about. */
            readonly door: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "breach";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description The door it is about. */
            readonly door: string;
            /**
             * @description Whether time is taken for it or it is left to chance.
             * @enum {string}
             */
            readonly by: "time" | "chance";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "open-door";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description The door it is about. */
            readonly door: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "close-door";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description The door it is about. */
            readonly door: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "spy";
            /** @description The Agent it is about. */
            readonly agent: string;
            /**
             * @description Whether time is taken for it or it is left to chance.
             * @enum {string}
             */
            readonly by: "time" | "chance";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "conceal";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description The place where it is. */
            readonly at: string;
            /**
             * @description Whether time is taken for it or it is left to chance.
             * @enum {string}
             */
            readonly by: "time" | "chance";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "sneak-attack";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description What it is aimed at. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "coup-de-grace";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description What it is aimed at. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "investigate";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description The place where it is. */
            readonly at: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "raise-alarm";
            /** @description The Agent it is about. */
            readonly agent: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "fight";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description What it is aimed at. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "shoot";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description What it is aimed at, in order. */
            readonly targets: readonly string[];
            /** @description Whether a burst is fired. */
            readonly burst?: boolean;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "change-weapon";
            /** @description The Agent it is about. */
            readonly agent: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon: "knife" | "pistol" | "carbine" | "rifle";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "hide";
            /** @description The Agent it is about. */
            readonly agent: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "recover";
            /** @description The Agent it is about. */
            readonly agent: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "peek";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description The room it is about. */
            readonly room: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "pursue";
            /** @description The Agent it is about. */
            readonly agent: string;
            /** @description What it is aimed at. */
            readonly target?: string;
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path: readonly string[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "end-turn";
            /** @description The Agent it is about. */
            readonly agent: string;
            /**
             * @description The way it faces.
             * @enum {string}
             */
            readonly facing?: "N" | "E" | "S" | "W";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "end-phase";
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
                readonly phase: "set-up" | "intruders" | "commander" | "sentries" | "guards" | "recovery" | "administration" | "take-time";
                /** @description The round, counted from 1. */
                readonly round: number;
                /** @description Where the timer stands. */
                readonly timer: number;
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
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The place where it is. */
                readonly at: string;
                /** @description The way it faces. */
                readonly facing: ("N" | "E" | "S" | "W") | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "chosen";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: "intruders" | string;
                /** @description What it is, in the words of the event. */
                readonly what: ("EVADE allows a move or an action" | "EVADE allows a move and an action" | "REACT allows nothing more" | "REACT allows an attack" | "REACT allows an attack or a move" | "REACT allows an attack and a move" | "he stands up before the enemy") | string;
                /**
                 * @description What it is, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whatId: "evade-one" | "evade-both" | "react-nothing" | "react-attack" | "react-one" | "react-both" | "stands-before-enemy" | "order" | "weapon";
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
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The squares, or how many. */
                readonly squares: number;
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
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "he is done" | "he is exposed" | "he has exposed a raider" | "he hides" | "he hides where he is" | "he can do nothing more" | "he does not react" | "he has recovered" | "he stays prone" | "he is unconscious" | "he is dead" | "he has left" | "he is out";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "done" | "is-exposed" | "has-exposed" | "he-hides" | "hides-there" | "can-do-nothing" | "no-reaction" | "has-recovered" | "stays-prone" | "is-unconscious" | "is-dead" | "has-left" | "is-out";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "rolled-movement";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The Agent it is about.
                 * @enum {string}
                 */
                readonly agent: "commander" | "guards";
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description The squares, or how many. */
                readonly squares: number;
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
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description Where it begins. */
                readonly from: string;
                /** @description Where it ends. */
                readonly to: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "passed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description Who or what brings it about. */
                readonly by: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "stopped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The place where it is. */
                readonly at: string;
                /** @description Why, in the words of the event. */
                readonly why: ("he sees an assaulter" | "the enemy occupies the room" | "a door is closed") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "sees-assaulter" | "enemy-occupied" | "door-closed" | "closed-in" | "in-the-way";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "left";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "escaped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The cards it is about. */
                readonly cards: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "exposed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description Who or what brings it about. */
                readonly by: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "mode";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description The way in which it acts.
                 * @enum {string}
                 */
                readonly mode: "raiding" | "assault";
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "his own choice" | "exposed" | "he hides" | "he stands up" | "unconscious";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "own-choice" | "exposed" | "he-hides" | "stood-up" | "unconscious";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "weapon";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "knife" | "pistol" | "carbine" | "rifle";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "tested";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description The test that is taken.
                 * @enum {string}
                 */
                readonly test: "SNEAK" | "EVADE" | "REACT" | "BREACH" | "SPY" | "CONCEAL" | "HIDE" | "SUBVERSION" | "SNEAK-ATTACK" | "COUP-DE-GRACE";
                /**
                 * @description The skill that is tested.
                 * @enum {string}
                 */
                readonly skill: "stealth" | "technique" | "combat" | "survival";
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description The number it takes. */
                readonly need: number;
                /** @description The score that the dice come to. */
                readonly score: number;
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
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The face that is rolled now. */
                readonly die: number;
                /** @description What it was before. */
                readonly was: number;
                /** @description What it is now. */
                readonly now: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "stood-down";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description The way it faces.
                 * @enum {string}
                 */
                readonly facing: "N" | "E" | "S" | "W";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "faced";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description The way it faces.
                 * @enum {string}
                 */
                readonly facing: "N" | "E" | "S" | "W";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "noise";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /** @description How far the noise carries, in squares. */
                readonly range: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "alerted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description The way it faces.
                 * @enum {string}
                 */
                readonly facing: "N" | "E" | "S" | "W";
                /** @description The marker it is about. */
                readonly marker: string | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "marker-moved";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The marker it is about. */
                readonly marker: string | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "marker-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "he stands down" | "it is collected" | "he is dead";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "stood-down" | "collected" | "is-dead";
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
                /** @description The door it is about. */
                readonly door: string;
                /** @description Whether it is open. */
                readonly open: boolean;
                /** @description Who or what brings it about. */
                readonly by: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "time";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description How many minutes of the timer it takes. */
                readonly minutes: number;
                /** @description Where the timer stands. */
                readonly timer: number;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "the round" | "a failed subversion test" | "a failed recovery" | "HIDE" | "SNEAK" | "SPY" | "BREACH" | "CONCEAL";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "round" | "subversion-failed" | "recovery-failed" | "hide" | "sneak" | "spy" | "breach" | "conceal";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "attacked";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /**
                 * @description By what it comes about.
                 * @enum {string}
                 */
                readonly how: "fight" | "counterattack" | "shoot";
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description The dice that cover the range of a shot; the others score. */
                readonly range: readonly number[];
                /** @description How far away it is. */
                readonly distance: number;
                /** @description The number it takes. */
                readonly need: number;
                /** @description The score that the dice come to. */
                readonly score: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "no-effect";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "out of range" | "out of sight";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "out-of-range" | "out-of-sight";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "resisted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description The number it takes. */
                readonly need: number;
                /** @description The score that the dice come to. */
                readonly score: number;
                /**
                 * @description How severe the wound is.
                 * @enum {string}
                 */
                readonly wound: "light" | "severe" | "fatal";
                /**
                 * @description The wound that he has now.
                 * @enum {string}
                 */
                readonly stands: "no wound" | "light wound" | "severe wound" | "fatal wound";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "unconscious";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description How severe the wound is.
                 * @enum {string}
                 */
                readonly wound: "light" | "severe";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "engaged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The other piece that takes part in it. */
                readonly with: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "disengaged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "died";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The place where it is. */
                readonly at: string;
                /**
                 * @description By what it comes about.
                 * @enum {string}
                 */
                readonly how: "fight" | "counterattack" | "shot" | "SNEAK-ATTACK" | "COUP-DE-GRACE" | "heroic sacrifice" | "a 1 on recovery";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "recovered";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "recovery-failed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "sacrificed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "corpse-concealed";
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
            readonly event: "took";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /**
                 * @description The item it is about.
                 * @enum {string}
                 */
                readonly item: "knife" | "pistol" | "carbine" | "rifle" | "covert-entry-kit" | "spy-camera" | "first-aid-kit" | "master-key" | "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10";
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "card-turned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The room it is about. */
                readonly room: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10";
                /** @description Who or what brings it about. */
                readonly by: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "card-taken";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The room it is about. */
                readonly room: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "peeked";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The room it is about. */
                readonly room: string;
                /** @description The card it is about. */
                readonly card: ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10") | null;
                /** @description The seats it is of. */
                readonly seats: readonly string[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "investigated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The place where it is. */
                readonly at: string;
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "corpse marker" | "alert marker";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "indicator";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description Whether the alarm is raised. */
                readonly alarm: boolean;
                /** @description The markers it is about, or how many there are. */
                readonly markers: number;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "a marker was collected" | "no box is free, the marker is set aside" | "the alarm is raised" | "no Guard is in play" | "the Commander has exposed an Intruder" | "the Commander is dead" | "the replacement brings a marker" | "in the alarm the replacement brings no marker";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "marker-collected" | "no-box-free" | "alarm" | "no-guard" | "intruder-exposed" | "commander-dead" | "replacement-marker" | "replacement-in-alarm";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "mobilised";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description How many there are. */
                readonly count: number;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "no square or no figure is free";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "no-room";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "demobilised";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The Agent it is about. */
                readonly agent: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "replacement-rolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description Where the timer stands. */
                readonly timer: number;
                /** @description Whether it comes. */
                readonly comes: boolean;
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
                /** @description The Agent it is about. */
                readonly agent: string;
                /** @description Why, in the words of the event. */
                readonly why: ("no path brings him nearer" | "he goes no further this turn" | "he finds nothing") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "no-path-nearer" | "stops-early" | "finds-nothing" | "stays-closed";
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
                /** @description How many points there are. */
                readonly points: number;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "the time is over" | "enough was brought out" | "no Intruder is left";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "time-over" | "enough-brought-out" | "no-intruder-left";
            };
        };
        readonly Position: {
            /**
             * @description The game it is a position of.
             * @constant
             */
            readonly ruleset: "hour-of-glory";
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
                /** @description The stronghold: by its name, or as it is laid out. */
                readonly stronghold: ("karst-fort" | "salt-tower") | {
                    /** @description The board row by row, from the top. */
                    readonly rows: readonly string[];
                    /** @description The doors, and how each of them stands. */
                    readonly doors: readonly {
                        /** @description What it is named by. */
                        readonly id: string;
                        /**
                         * @description Which kind it is of.
                         * @enum {string}
                         */
                        readonly kind: "room" | "inner" | "entrance";
                        /** @description The square on its inner side. */
                        readonly inside: string;
                        /** @description The square on its outer side. */
                        readonly outside: string;
                        /** @description Whether a Sentry stands at it. */
                        readonly post: boolean;
                    }[];
                    /** @description The doors at which Sentries stand. */
                    readonly posts: readonly string[];
                    /** @description The Commander; null where he is not in play. */
                    readonly commander: {
                        /** @description Its square: in a plan as column,row, else counted row by row from the upper left one, which is 0. */
                        readonly at: string;
                        /**
                         * @description The way it faces.
                         * @enum {string}
                         */
                        readonly facing: "N" | "E" | "S" | "W";
                    } | null;
                    /** @description The squares on which Intruders may begin. */
                    readonly starts: readonly string[];
                };
                /**
                 * @description The phase of the turn.
                 * @enum {string}
                 */
                readonly phase: "set-up" | "intruders" | "commander" | "sentries" | "guards" | "recovery" | "administration" | "take-time";
                /** @description The round, counted from 1. */
                readonly round: number;
                /** @description The round is about to begin. */
                readonly roundBegins: boolean;
                /** @description Where the timer stands. */
                readonly timer: number;
                /** @description How many Intruders began the game (hg.win.need-2-4-6) */
                readonly begun: number;
                /** @description Characters still to be chosen in the set-up are left to the players. */
                readonly choosing: boolean;
                /** @description The indicator of the alarm. */
                readonly asi: {
                    /** @description Whether the alarm is raised. */
                    readonly alarm: boolean;
                    /** @description The markers it is about, or how many there are. */
                    readonly markers: number;
                };
                /** @description Whether it is open. */
                readonly open: readonly string[];
                /** @description The rooms, and the card in each of them. */
                readonly rooms: readonly {
                    /** @description The room it is about. */
                    readonly room: string;
                    /** @description What the card shows; "unknown" when nobody who may read this has seen it, "taken" when there is none. */
                    readonly card: ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10") | "unknown" | "taken";
                    /** @description Whether the card lies face up. */
                    readonly up: boolean;
                    /** @description The players of Intruders who have looked at it in secret. */
                    readonly seen: readonly number[];
                }[];
                /** @description Cards that lie face down and that nobody has seen. */
                readonly pile: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
                /** @description The Intruders, and how each of them stands. */
                readonly intruders: readonly {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "intruder";
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description Which of the characters he is.
                     * @enum {string}
                     */
                    readonly character: "holt" | "crane" | "vaughan";
                    /** @description The player, counted from 1. */
                    readonly player: number;
                    /** @description Null before he has a start square and once he is out of play. */
                    readonly at: number | null;
                    /**
                     * @description Whether it is in play, and what became of it otherwise.
                     * @enum {string}
                     */
                    readonly status: "in-play" | "escaped" | "dead";
                    /**
                     * @description The way in which it acts.
                     * @enum {string}
                     */
                    readonly mode: "raiding" | "assault";
                    /** @description Whether he is prone. */
                    readonly prone: boolean;
                    /** @description Whether he has a severe wound. */
                    readonly severe: boolean;
                    /** @description The stack; the first is the selected weapon. */
                    readonly weapons: readonly ("knife" | "pistol" | "carbine" | "rifle")[];
                    /** @description The equipment it has. */
                    readonly equipment: readonly ("covert-entry-kit" | "spy-camera" | "first-aid-kit")[];
                    /** @description Whether he has the master key. */
                    readonly key: boolean;
                    /** @description The cards it is about. */
                    readonly cards: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
                    /** @description Whether he has taken his turn in this round. */
                    readonly done: boolean;
                }[];
                /** @description The Commander; null where he is not in play. */
                readonly commander: {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "commander";
                    /**
                     * @description What it is named by.
                     * @constant
                     */
                    readonly id: "commander";
                    /** @description Its square: in a plan as column,row, else counted row by row from the upper left one, which is 0. */
                    readonly at: number;
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing: "N" | "E" | "S" | "W";
                    /** @description Whether he is prone. */
                    readonly prone: boolean;
                    /** @description Whether he has a severe wound. */
                    readonly severe: boolean;
                    /** @description Whether he carries the Stronghold Master Key. */
                    readonly key: boolean;
                    /** @description What he has captured. */
                    readonly captured: {
                        /** @description The items it has. */
                        readonly items: readonly (("knife" | "pistol" | "carbine" | "rifle") | ("covert-entry-kit" | "spy-camera" | "first-aid-kit"))[];
                        /** @description The cards it is about. */
                        readonly cards: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
                    };
                } | null;
                /** @description A Commander who has died is replaced; one who has left is not. (hg.open.commander-leaves) */
                readonly commanderLeft: boolean;
                /** @description The Sentries, and how each of them stands. */
                readonly sentries: readonly {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "sentry";
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The door he guards; null in a position that names none. */
                    readonly post: string | null;
                    /**
                     * @description The way he faces in the ready position (hg.sentry.ready)
                     * @enum {string}
                     */
                    readonly ready: "N" | "E" | "S" | "W";
                    /** @description Its square, counted row by row from the upper left one, which is 0. */
                    readonly at: number;
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing: "N" | "E" | "S" | "W";
                    /** @description Whether he is prone. */
                    readonly prone: boolean;
                    /** @description Whether he has a severe wound. */
                    readonly severe: boolean;
                    /** @description The marker it is about. */
                    readonly marker: number | null;
                    /** @description Whether it is done. */
                    readonly done: boolean;
                }[];
                /** @description The Guards, and how each of them stands. */
                readonly guards: readonly {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "guard";
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description Its square, counted row by row from the upper left one, which is 0. */
                    readonly at: number;
                    /** @description Whether he is prone. */
                    readonly prone: boolean;
                    /** @description Whether he has a severe wound. */
                    readonly severe: boolean;
                    /** @description Mobilised in the entry zone this turn (hg.guard.entry-6) */
                    readonly fresh: boolean;
                    /**
                     * @description What he has done in this turn: nothing, fought himself free, everything.
                     * @enum {string}
                     */
                    readonly done: "no" | "fought" | "yes";
                }[];
                /** @description How many Guards have been mobilised so far, so that no name is given twice. */
                readonly mobilised: number;
                /** @description Squares of the Guards this turn; null before the roll. */
                readonly guardRoll: number | null;
                /** @description The Sentries have begun to attack, so the phase does not start again. */
                readonly sentriesActing: boolean;
                /** @description The corpses, and what lies with each of them. */
                readonly corpses: readonly {
                    /** @description Its square, counted row by row from the upper left one, which is 0. */
                    readonly at: number;
                    /**
                     * @description Whose or what it is.
                     * @enum {string}
                     */
                    readonly of: "sentry" | "guard" | "commander" | "holt" | "crane" | "vaughan";
                    /** @description The items it has. */
                    readonly items: readonly (("knife" | "pistol" | "carbine" | "rifle") | ("covert-entry-kit" | "spy-camera" | "first-aid-kit"))[];
                    /** @description Whether he has the master key. */
                    readonly key: boolean;
                    /** @description The cards it is about. */
                    readonly cards: readonly ("I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10")[];
                }[];
                /** @description Corpse markers turned over: alert markers that are no Sentry's. */
                readonly alerts: readonly number[];
                /** @description The turn of the Agent who acts; null between turns. */
                readonly turn: {
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description Squares left. */
                    readonly left: number;
                    /** @description Whether he may still move. */
                    readonly moves: boolean;
                    /**
                     * @description What he may still do besides moving: any action, only an attack or a change of weapon, or nothing.
                     * @enum {string}
                     */
                    readonly acts: "any" | "attack" | "none";
                    /** @description He may move or act, not both: whichever comes first ends the other. */
                    readonly either: boolean;
                    /** @description Whether he has moved in this turn. */
                    readonly moved: boolean;
                    /** @description Whether he has acted in this turn. */
                    readonly acted: boolean;
                    /** @description Whether he has to shoot. */
                    readonly mustShoot: boolean;
                    /** @description REACT has decided what he may do. */
                    readonly reacted: boolean;
                    /**
                     * @description He has used the move that REACT allows, so no weapon can be changed in its place.
                     * @default false
                     */
                    readonly movedOn?: boolean;
                    /**
                     * @description He has changed his weapon in place of something that REACT allows.
                     * @default false
                     */
                    readonly changed?: boolean;
                    /** @description Whether he is engaged. */
                    readonly engaged: boolean;
                    /** @description He has done nothing yet, so he can still choose assault mode. */
                    readonly fresh: boolean;
                    /** @description Whose zones he is in and has been tested for (`tested`), and who has stood down for him (`exempt`). */
                    readonly tested: readonly string[];
                    /** @description Who has stood down for him. */
                    readonly exempt: readonly string[];
                    /**
                     * @description The targets his covering fire has attacked this turn.
                     * @default []
                     */
                    readonly covered?: readonly string[];
                    /** @description The door he has just moved through, which he can close for a square of movement. */
                    readonly through: string | null;
                    /** @description The square of the corpse that he can conceal as a bonus action. */
                    readonly conceal: number | null;
                } | null;
                /** @description Whether the Intruders have done their first action (hg.turn.first-action-breach) */
                readonly breached: boolean;
                /** @description How it ends. */
                readonly result: {
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
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path: readonly string[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "assault";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon: "knife" | "pistol" | "carbine" | "rifle";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "close-behind";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description The door it is about. */
                    readonly door: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "breach";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description The door it is about. */
                    readonly door: string;
                    /**
                     * @description Whether time is taken for it or it is left to chance.
                     * @enum {string}
                     */
                    readonly by: "time" | "chance";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "open-door";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description The door it is about. */
                    readonly door: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "close-door";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description The door it is about. */
                    readonly door: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "spy";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /**
                     * @description Whether time is taken for it or it is left to chance.
                     * @enum {string}
                     */
                    readonly by: "time" | "chance";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "conceal";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description The place where it is. */
                    readonly at: string;
                    /**
                     * @description Whether time is taken for it or it is left to chance.
                     * @enum {string}
                     */
                    readonly by: "time" | "chance";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "sneak-attack";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description What it is aimed at. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "coup-de-grace";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description What it is aimed at. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "investigate";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description The place where it is. */
                    readonly at: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "raise-alarm";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "fight";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description What it is aimed at. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "shoot";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description What it is aimed at, in order. */
                    readonly targets: readonly string[];
                    /** @description Whether a burst is fired. */
                    readonly burst?: boolean;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "change-weapon";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon: "knife" | "pistol" | "carbine" | "rifle";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "hide";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "recover";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "peek";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description The room it is about. */
                    readonly room: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "pursue";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /** @description What it is aimed at. */
                    readonly target?: string;
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path: readonly string[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "end-turn";
                    /** @description The Agent it is about. */
                    readonly agent: string;
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing?: "N" | "E" | "S" | "W";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "end-phase";
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
