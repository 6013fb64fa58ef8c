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
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description A square "x,y", or "off" to leave the board. */
            readonly to: string | "off";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "sprint";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path: readonly (string | "off")[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "climb";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description Where it ends. */
            readonly to: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "attack";
            /** @description The Operator's id. */
            readonly operator: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "move-and-attack";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description Where it ends. */
            readonly to: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
            /**
             * @description Whether the square of movement comes before or after.
             * @default move-first
             * @enum {string}
             */
            readonly order?: "move-first" | "move-last";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "take-aim";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "mark-target";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "blind-fire";
            /** @description The Operator's id. */
            readonly operator: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "crouch";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "pop-up";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "pop-up-and-attack";
            /** @description The Operator's id. */
            readonly operator: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "pick-up";
            /** @description The Operator's id. */
            readonly operator: string;
            /**
             * @description The object it is about.
             * @enum {string}
             */
            readonly object?: "corpse" | "barrel";
            /**
             * @description The item: what is thrown, laid, used or picked up.
             * @enum {string}
             */
            readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "place";
            /** @description The Operator's id. */
            readonly operator: string;
            /**
             * @description The object it is about.
             * @enum {string}
             */
            readonly object?: "corpse" | "barrel";
            /**
             * @description The item: what is thrown, laid, used or picked up.
             * @enum {string}
             */
            readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
            /** @description The place where it is. */
            readonly at: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "move-and-place";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description Where it ends. */
            readonly to: string;
            /**
             * @description The object it is about.
             * @enum {string}
             */
            readonly object?: "corpse" | "barrel";
            /**
             * @description The item: what is thrown, laid, used or picked up.
             * @enum {string}
             */
            readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
            /** @description The place where it is. */
            readonly at: string;
            /**
             * @description Whether the square of movement comes before or after.
             * @default move-first
             * @enum {string}
             */
            readonly order?: "move-first" | "move-last";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "recover";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "break-cover";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "use-med-pack";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Operator's id. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "remove-twig";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "pick-lock";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description Where it begins. */
            readonly from: string;
            /** @description Where it ends. */
            readonly to: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "change-outfit";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "interact";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "give-cigarette";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "use-failure";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id. */
            readonly target: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "stop-interacting";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "face";
            /** @description The Operator's id. */
            readonly operator: string;
            /**
             * @description The way it faces.
             * @enum {string}
             */
            readonly facing: "N" | "E" | "S" | "W";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "end-turn";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "drive";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @description The steps of the vehicle, one after another. */
            readonly path: readonly ("forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right")[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "floor-it";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "vehicle-attack";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @description Who fires at what; the gunner of a boat names his weapon. */
            readonly shots: readonly {
                /** @description The Operator's id. */
                readonly gunner: string;
                /** @description The Axis unit's id. */
                readonly target: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon?: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            }[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "vehicle-mark";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @description The gunners who mark, each with what he marks. */
            readonly marks: readonly {
                /** @description The Operator's id. */
                readonly gunner: string;
                /** @description The Axis unit's id. */
                readonly target: string;
            }[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "drive-and-attack";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @description The steps of the vehicle, one after another. */
            readonly path: readonly ("forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right")[];
            /** @description Who fires at what; the gunner of a boat names his weapon. */
            readonly shots: readonly {
                /** @description The Operator's id. */
                readonly gunner: string;
                /** @description The Axis unit's id. */
                readonly target: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon?: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            }[];
            /**
             * @description Whether the square of movement comes before or after.
             * @default move-first
             * @enum {string}
             */
            readonly order?: "move-first" | "move-last";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "drive-and-mark";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @description The steps of the vehicle, one after another. */
            readonly path: readonly ("forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right")[];
            /** @description The gunners who mark, each with what he marks. */
            readonly marks: readonly {
                /** @description The Operator's id. */
                readonly gunner: string;
                /** @description The Axis unit's id. */
                readonly target: string;
            }[];
            /**
             * @description Whether the square of movement comes before or after.
             * @default move-first
             * @enum {string}
             */
            readonly order?: "move-first" | "move-last";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "deploy";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /**
             * @description The Operators who get out of the vehicle, each with the square he comes to.
             * @default []
             */
            readonly leave?: readonly {
                /** @description The Operator's id. */
                readonly operator: string;
                /** @description Where it ends. */
                readonly to: string;
            }[];
            /** @description The new seats, in the order of the vehicle's sheet. */
            readonly seats?: readonly (string | null)[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "repair";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "end-vehicle-turn";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
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
            readonly do: "draw-card";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "lay-card";
            /** @description A card of his hand by its id, "left/right". */
            readonly card: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "exchange-cards";
            /** @description The cards it is about. */
            readonly cards: readonly string[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "pass-phase";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "place-token";
            /** @description The square, the Operator who gets a twig snap, the unit that is upgraded, or one side of a door. */
            readonly at?: string;
            /** @description The square on the other side of the door. */
            readonly to?: string;
            /** @description Which token moves when all of them are on the board: its square (of a lock the later one beside its door), or its Operator. */
            readonly instead?: string;
            /** @description Where two locked doors give onto that square: the square on the other side of the lock that moves. */
            readonly beyond?: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "command";
            /** @description The Axis unit's id. */
            readonly unit: string;
            /** @description The squares it enters, one after another; none when it stays. */
            readonly path: readonly string[];
            /**
             * @description The way it faces.
             * @enum {string}
             */
            readonly facing: "N" | "E" | "S" | "W";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "command-vehicle";
            /** @description The Axis unit's id. */
            readonly unit: string;
            /** @description The upper left square of its token. */
            readonly to: string;
            /**
             * @description The way it faces.
             * @enum {string}
             */
            readonly facing: "N" | "E" | "S" | "W";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "call-typhoon";
            /** @description The aircraft's id. */
            readonly aircraft: string;
            /**
             * @description The edge of the board its run begins from.
             * @enum {string}
             */
            readonly side: "N" | "E" | "S" | "W";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "fly";
            /** @description The aircraft's id. */
            readonly aircraft: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "fly-and-attack";
            /** @description The aircraft's id. */
            readonly aircraft: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon: "machine-guns" | "rocket";
            /** @description For the machine guns one Axis unit's id; a square "x,y" for each rocket that is fired. */
            readonly targets: readonly string[];
            /**
             * @description Whether the square of movement comes before or after.
             * @default move-first
             * @enum {string}
             */
            readonly order?: "move-first" | "move-last";
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
                readonly phase: "set-up" | "operator" | "advance" | "event" | "patrol" | "attack" | "end" | "jager";
                /**
                 * @description The section of the game.
                 * @enum {string}
                 */
                readonly section: "stealth" | "battle";
                /** @description The turn, counted from 1. */
                readonly turn: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "placed-unit";
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
            readonly event: "prepared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description What it is, in the words of the event. */
                readonly what: ("Suspicion has brought the meter to 0." | "The alarm sounds without an alert unit on the board." | "The Willys is not used.") | string;
                /**
                 * @description What it is, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whatId: "suspicion-alarm" | "alarm-without-alert" | "willys-not-used" | "keeps-to-route" | "shell-hit" | "completes-advance" | "swims-under-bridge" | "smoker-hears-no-sprint" | "no-engine-noise" | "engine-noise" | "bombs-together" | "leaves-point" | "takes-part" | "meter-starts" | "deck" | "deck-without-special" | "entry" | "makes-for-waypoint" | "jager-deck" | "steps-on-trap" | "explodes-too";
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
                readonly action: "move" | "sprint" | "climb" | "attack" | "move-and-attack" | "take-aim" | "mark-target" | "blind-fire" | "crouch" | "pop-up" | "pop-up-and-attack" | "pick-up" | "place" | "move-and-place" | "recover" | "break-cover" | "use-med-pack" | "remove-twig" | "pick-lock" | "change-outfit" | "interact" | "give-cigarette" | "use-failure" | "stop-interacting" | "face" | "end-turn" | "drive" | "floor-it" | "vehicle-attack" | "vehicle-mark" | "drive-and-attack" | "drive-and-mark" | "deploy" | "repair" | "end-vehicle-turn" | "end-phase" | "draw-card" | "lay-card" | "exchange-cards" | "pass-phase" | "place-token" | "command" | "command-vehicle" | "call-typhoon" | "fly" | "fly-and-attack";
                /** @description Action points. */
                readonly ap: number;
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
                readonly from: string;
                /** @description Where it ends. */
                readonly to: string;
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
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The way it faces.
                 * @enum {string}
                 */
                readonly facing: "N" | "E" | "S" | "W";
                /** @description The way round; null where there is nothing to tell. */
                readonly turn: ("clockwise" | "anti-clockwise") | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "crouched";
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
            readonly event: "stood-up";
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
            readonly event: "aimed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "aim-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "marked";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "mark-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
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
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte" | "front-gun" | "rear-gun" | "smg" | "smgs" | "side-arm" | "hmg" | "front-hmg" | "rear-hmg" | "mortar" | "autocannon" | "howitzer" | "aa-gun" | "machine-guns" | "rocket" | "panzerfaust" | "flamethrower" | "teeth" | "none";
                /** @description The least that a die has to show. */
                readonly number: number;
                /** @description What is added to the dice or taken from them, each with its reason. */
                readonly modifiers: readonly {
                    /** @description How much is added; below 0, how much is taken away. */
                    readonly value: number;
                    /** @description It as a sentence, in English. */
                    readonly text: ("short range" | "aimed" | "marked" | "blind fire" | "moving out of LOS or range" | "vehicle moving out of LOS or range" | "through the wall of a building" | "target inside a building" | "inside a building" | "ground fire" | "The Operator is on a forest square." | "The Operator is on a rock square." | "The Operator is on a square of cover.") | string;
                    /**
                     * @description The sentence as a word for programs: it stays the same when the sentence is put otherwise.
                     * @enum {string}
                     */
                    readonly textId: "short" | "aimed" | "marked" | "blind" | "leaving" | "vehicle-leaving" | "building-wall" | "target-in-building" | "inside-building" | "ground-fire" | "forest" | "rock" | "on-cover" | "low-wall" | "hedge" | "crates" | "window";
                }[];
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly number[];
                /** @description What the dice come to after their modifiers, in the same order. */
                readonly results: readonly number[];
                /** @description How many hits there are. */
                readonly hits: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "hit";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description How much damage there is. */
                readonly damage: number;
                /** @description Health points that are left. */
                readonly health: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "killed";
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
                /**
                 * @description By what it comes about.
                 * @enum {string}
                 */
                readonly how: "attack" | "assassination" | "garrotte" | "strafe" | "blast" | "trap" | "run-over";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "damaged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description How many wounds there are. */
                readonly wounds: number;
                /** @description Health points that are left. */
                readonly health: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "destroyed";
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
            readonly event: "exploded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "barrel" | "bomb" | "rat-bomb" | "grenade" | "landmine" | "shell" | "howitzer-shell" | "rocket" | "panzerfaust";
                /** @description The place where it is. */
                readonly at: string;
                /** @description Who or what brings it about. */
                readonly by: string | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "blast";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "barrel" | "bomb" | "rat-bomb" | "grenade" | "landmine" | "shell" | "howitzer-shell" | "rocket" | "panzerfaust";
                /** @description The place where it is. */
                readonly at: string;
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
            readonly event: "template-laid";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /**
                 * @description Whose or what it is.
                 * @enum {string}
                 */
                readonly of: "barrel" | "bomb" | "rat-bomb" | "grenade" | "landmine" | "shell" | "howitzer-shell" | "rocket" | "panzerfaust";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "template-removed";
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
            readonly event: "scattered";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "barrel" | "bomb" | "rat-bomb" | "grenade" | "landmine" | "shell" | "howitzer-shell" | "rocket" | "panzerfaust";
                /** @description Where it begins. */
                readonly from: string;
                /** @description Where it ends. */
                readonly to: string;
                /** @description What the dice come to together. */
                readonly sum: number;
                /** @description The squares, or how many. */
                readonly squares: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "item-used";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The item: what is thrown, laid, used or picked up.
                 * @enum {string}
                 */
                readonly item: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
                /** @description How much is left. */
                readonly left: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "bomb-card";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /** @description Under how many cards of the deck it goes. */
                readonly depth: number;
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
            readonly event: "healed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Health points that are left. */
                readonly health: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "swims";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Whether he swims. */
                readonly swimming: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "grenade-marked";
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
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The way in which it acts.
                 * @enum {string}
                 */
                readonly mode: "attack" | "move";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "replaced";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Who or what brings it about. */
                readonly by: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "drove";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The step of a drive, or of the route it stands on.
                 * @enum {string}
                 */
                readonly step: "forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right" | "turn";
                /** @description Where it ends. */
                readonly to: string;
                /**
                 * @description The way it faces.
                 * @enum {string}
                 */
                readonly facing: "N" | "E" | "S" | "W";
                /** @description How many movement points are left. */
                readonly points: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "off-board";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Whether it is turned round. */
                readonly turned: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "boarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The vehicle it is about. */
                readonly vehicle: string;
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "driver" | "front gunner" | "rear gunner" | "passenger" | "passenger 1" | "passenger 2" | "passenger 3" | "passenger 4" | "passenger 5" | "rower" | "gunner";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "deployed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Where it ends. */
                readonly to: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "seated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "driver" | "front gunner" | "rear gunner" | "passenger" | "passenger 1" | "passenger 2" | "passenger 3" | "passenger 4" | "passenger 5" | "rower" | "gunner";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "repaired";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Health points that are left. */
                readonly health: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "missed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "ammunition";
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
                readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte" | "front-gun" | "rear-gun" | "smg" | "smgs" | "side-arm" | "hmg" | "front-hmg" | "rear-hmg" | "mortar" | "autocannon" | "howitzer" | "aa-gun" | "machine-guns" | "rocket" | "panzerfaust" | "flamethrower" | "teeth" | "none";
                /** @description How much is left. */
                readonly left: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "corpse-laid";
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
            readonly event: "corpse-removed";
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
            readonly event: "picked-up";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes" | "corpse" | "barrel";
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "put-down";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes" | "corpse" | "barrel";
                /** @description The place where it is. */
                readonly at: string;
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
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Health points that are left. */
                readonly health: number;
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
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description Who or what brings it about.
                 * @enum {string}
                 */
                readonly by: "sound" | "sight" | "shout" | "attack" | "witness" | "corpse" | "alarm" | "break-cover" | "door" | "smell" | "freed" | "twig";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "spotted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description Who or what brings it about.
                 * @enum {string}
                 */
                readonly by: "willys" | "seen" | "attack" | "assassination" | "blind-fire" | "loud-weapon" | "break-cover" | "nominated" | "closest" | "door";
                /** @description The unit it is about. */
                readonly unit?: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "unspotted";
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
            readonly event: "shouted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description How far it reaches, in squares. */
                readonly radius: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "heard";
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
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "unseen";
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
            readonly event: "silenced";
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
            readonly event: "meter";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description Where it begins. */
                readonly from: number;
                /** @description Where it ends. */
                readonly to: number;
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
                /**
                 * @description The section of the game.
                 * @constant
                 */
                readonly section: "battle";
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
                 * @enum {string}
                 */
                readonly about: "advance" | "attack";
                /** @description The names of the criteria, in their order; the scores of a candidate follow it, less being better. */
                readonly criteria: readonly ("priority of the book" | "no attack position at all: squares to the Operator" | "least cover where none is optimal" | "at short range without cover, or else as near as it can: squares to the Operator" | "closest of the other Operators" | "movement points" | "least cover" | "shortest range" | "best total modifier")[];
                /** @description The best candidates first; all that are tied are marked. */
                readonly candidates: readonly {
                    /** @description What it is called. */
                    readonly name: string;
                    /**
                     * @description What kind of thing its name is of, as a word for programs.
                     * @enum {string}
                     */
                    readonly nameId: "vehicle-place" | "square" | "target";
                    /** @description What it scored by each criterion, in their order. */
                    readonly scores: readonly number[];
                    /** @description Whether it was chosen, or may be. */
                    readonly best: boolean;
                }[];
                /** @description The criterion that decided; null for a tie. */
                readonly decidedBy: ("priority of the book" | "no attack position at all: squares to the Operator" | "least cover where none is optimal" | "at short range without cover, or else as near as it can: squares to the Operator" | "closest of the other Operators" | "movement points" | "least cover" | "shortest range" | "best total modifier") | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "advanced";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: ("the board" | "the closest sentry point") | string;
                /**
                 * @description What kind of thing it makes for, as a word for programs.
                 * @enum {string}
                 */
                readonly targetId: "board" | "closest-sentry-point" | "sentry-point" | "target";
                /** @description Its priority by the book: the lower comes first. */
                readonly priority: number;
                /** @description The criterion that decided; null where there was nothing to choose among. */
                readonly decidedBy: ("priority of the book" | "no attack position at all: squares to the Operator" | "least cover where none is optimal" | "at short range without cover, or else as near as it can: squares to the Operator" | "closest of the other Operators" | "movement points" | "least cover" | "shortest range" | "best total modifier") | null;
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
                readonly why: ("it has a mechanical failure." | "it has the cigarette token." | "it is empty." | "it is in an interaction." | "it is ensnared." | "no Operator is spotted." | "no free square is in reach." | "no free place is in reach." | "its mortar is set up." | "a mortar team moves in the Battle Section." | "no way leads to a sentry point." | "there is no sentry point outside of buildings." | "its howitzer has a target." | "a howitzer with a target holds its place." | "an AA Gun never moves." | "an AA Truck on guard never moves." | "an unarmed vehicle does not advance." | "it waits for its time." | "the Jäger player has left it there." | "it has already advanced in this phase." | "it has advanced in this turn." | "it is off its line." | "it does not face along its line." | "it is alert, and moves in each Axis Advance Phase instead." | "it has left its route." | "it has left the board." | "it has no waypoint.") | ("a trap does not affect vehicles." | "armour is damaged only by explosive weapons.") | ("event cards never rotate patrol vehicles." | "it has an Operator in sight." | "a unit with the cigarette token does not turn to the cat." | "a unit in an interaction does not turn to the cat." | "an ensnared unit does not turn to the cat." | "a vehicle that hears keeps its facing." | "it is ensnared, and turns only when it is free." | "a vehicle does not turn to face an attacker.") | ("its gun fires to the rear, where he was not seen." | "a howitzer makes no reaction attack.") | string | ("a unit with the cigarette token sees nobody." | "it attacks in reaction only." | "its howitzer has no target." | "it fires only at aircraft over the board." | "it is unarmed." | "there is no Operator to attack." | "nobody is in sight." | "its mortar is not set up.");
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "mechanical-failure" | "cigarette" | "empty" | "interacting" | "ensnared" | "none-spotted" | "no-free-square" | "no-free-place" | "mortar-set-up" | "mortar-in-stealth" | "no-way-to-point" | "no-point-outdoors" | "howitzer-has-target" | "howitzer-holds" | "aa-gun-immobile" | "aa-truck-on-guard" | "unarmed-vehicle" | "not-its-time" | "left-by-jager" | "advanced-this-phase" | "advanced-this-turn" | "off-line" | "not-along-line" | "keeps-to-route" | "off-route" | "off-board" | "no-waypoint" | "trap-and-vehicle" | "armour-holds" | "vehicle-not-rotated" | "sweep-not-needed" | "cat-and-cigarette" | "cat-and-interaction" | "cat-and-garrotte" | "vehicle-keeps-facing" | "ensnared-turns-later" | "vehicle-not-turning" | "rear-gun-only" | "howitzer-no-reaction" | "no-reaction" | "no-return-fire" | "smoker-sees-nobody" | "reactions-only" | "howitzer-no-target" | "aircraft-only" | "unarmed" | "no-operator" | "nobody-in-sight" | "mortar-not-set-up" | "out-of-range" | "bite-barred" | "far-unspotted" | "own-side-in-room" | "own-side-near-all" | "own-side-near" | "target-in-vehicle" | "outside-view" | "line-blocked" | "swims" | "disguised" | "camouflaged" | "crouched-there" | "crouched-behind" | "no-way-to-waypoint" | "faces-target";
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
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The place where it is. */
                readonly at: string;
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
                /** @description The card it is about. */
                readonly card: string;
                /** @description What the panel of the card tells to do. */
                readonly panel: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The colour: of the token, the line, the tile or the sentry point.
                 * @enum {string}
                 */
                readonly colour: "black" | "white";
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
                /** @description The cards it is about. */
                readonly cards: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "event-void";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description Why, in the words of the event. */
                readonly why: ("the mission gives the special event card no effect." | "the cigarette token is already in play." | "no Operator can take the cigarette token." | "the mechanical failure token is already in play." | "no Operator can take the mechanical failure token." | "the grenade has no effect off the board." | "the rocket has no effect off the board.") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "special-card" | "cigarette-in-play" | "cigarette-no-slot" | "failure-in-play" | "failure-no-slot" | "grenade-off-board" | "rocket-off-board" | "interacting" | "no-place-for-token" | "no-tile" | "tile-full" | "tile-too-full" | "tile-too-full-for-vehicle";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "spawned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The tile it is about, by its letter or its number. */
                readonly tile: string;
                /** @description The marker it is about. */
                readonly marker: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "cigarette-taken";
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
            readonly event: "cigarette-given";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "cigarette-discarded";
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
            readonly event: "failure-taken";
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
            readonly event: "failure-used";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "failure-discarded";
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
            readonly event: "emptied";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description The units, and how each of them stands. */
                readonly units: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "outfit-changed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description Which of her boards is up.
                 * @enum {string}
                 */
                readonly wears: "regular" | "disguise";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "suspected";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Who or what brings it about. */
                readonly by: readonly string[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "interacts";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /** @description The tokens it is about, or how many there are. */
                readonly tokens: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "interaction-ended";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "ensnared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "freed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Who or what brings it about. */
                readonly by: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "called";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The side of the board, or of the token.
                 * @enum {string}
                 */
                readonly side: "N" | "E" | "S" | "W";
                /** @description Under how many cards of the deck it goes. */
                readonly depth: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "arrived";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description The side of the board, or of the token.
                 * @enum {string}
                 */
                readonly side: "N" | "E" | "S" | "W";
                /** @description The line, counted from 0. */
                readonly line: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "flew";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Where it ends. */
                readonly to: "beyond the board" | string;
                /**
                 * @description The side of the board it flies towards.
                 * @enum {string}
                 */
                readonly heading: "N" | "E" | "S" | "W";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "rearmed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Rockets that are left. */
                readonly rockets: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "became";
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
                readonly kind: "SMG Infantry";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "smelled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "flames";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The place where it is. */
                readonly at: string;
                /** @description The tokens it is about, or how many there are. */
                readonly tokens: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "burned";
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
            readonly event: "jager-drew";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The card it is about. */
                readonly card: string | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "jager-laid";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The card it is about. */
                readonly card: string | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "jager-exchanged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The cards that are discarded. */
                readonly discarded: readonly string[];
                /** @description The card it is about. */
                readonly card: string | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "jager-discarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The card it is about. */
                readonly card: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "jager-passed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description How many cards are held. */
                readonly held: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "jager-used";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The card it is about. */
                readonly card: string;
                /** @description What the panel of the card tells to do. */
                readonly panel: string;
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
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "waypoint-1" | "waypoint-2" | "waypoint-3" | "waypoint-4" | "cat" | "twig-snap" | "blood-stain" | "door-lock" | "upgrade";
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "waypoint-1" | "waypoint-2" | "waypoint-3" | "waypoint-4" | "cat" | "twig-snap" | "blood-stain" | "door-lock" | "upgrade";
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "stain-turned";
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
            readonly event: "cat-startled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
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
            readonly event: "twig-snapped";
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
                /** @description How far it reaches, in squares. */
                readonly radius: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "in-position";
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
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "commanded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Where it ends. */
                readonly to: string;
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
            readonly event: "markers-returned";
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
            readonly event: "left";
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
                readonly why: string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "objectives-met" | "enough-met" | "out-of-reach" | "all-dead" | "nobody-left" | "left-without";
                /** @description How many victory points were won. */
                readonly points: number;
                /** @description How many victory points there are to win. */
                readonly of: number;
            };
        };
        readonly Position: {
            /**
             * @description The game it is a position of.
             * @constant
             */
            readonly ruleset: "rogue-regiment";
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
                /** @description The mission that is played. */
                readonly mission: string | null;
                /**
                 * @description The expansions in play, in their order.
                 * @default []
                 */
                readonly expansions?: readonly ("heavy-metal" | "they-who-dare" | "hot-dogs" | "jager" | "kickstarter")[];
                /** @description The drawing of the board without pieces; open corners and regular squares at the end of a row may be left out. */
                readonly board: {
                    /** @description The board row by row, from the top. */
                    readonly rows: readonly string[];
                };
                /** @description The sentry points of the board. */
                readonly points: readonly {
                    /** @description Its square, counted row by row from the upper left one, which is 0. */
                    readonly at: number;
                    /**
                     * @description The colour: of the token, the line, the tile or the sentry point.
                     * @enum {string}
                     */
                    readonly colour: "black" | "white";
                    /** @description The ways its arrows point. */
                    readonly arrows: readonly ("N" | "E" | "S" | "W")[];
                    /**
                     * @description The way that is faced where nothing else says so.
                     * @enum {string}
                     */
                    readonly byDefault: "N" | "E" | "S" | "W";
                }[];
                /** @description The patrol lines of the board. */
                readonly lines: readonly {
                    /**
                     * @description The colour: of the token, the line, the tile or the sentry point.
                     * @enum {string}
                     */
                    readonly colour: "black" | "white";
                    /** @description Its squares in order, each an orthogonal neighbour of the one before. */
                    readonly squares: readonly number[];
                    /** @description Whether the last square joins the first. */
                    readonly closed: boolean;
                    /** @description Where its units begin, and the way they face. */
                    readonly starts: readonly {
                        /** @description Its square, counted row by row from the upper left one, which is 0. */
                        readonly at: number;
                        /**
                         * @description The way it faces.
                         * @enum {string}
                         */
                        readonly facing: "N" | "E" | "S" | "W";
                    }[];
                }[];
                /** @description The spawn tiles, and where each of them lies. */
                readonly tiles: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description The colour: of the token, the line, the tile or the sentry point.
                     * @enum {string}
                     */
                    readonly colour: "black" | "white" | "mixed";
                    /**
                     * @description The side of the board it lies at.
                     * @enum {string}
                     */
                    readonly side: "N" | "E" | "S" | "W";
                    /** @description The column (N, S) or row (E, W) of its first marker; the front row covers three squares of the board's edge. */
                    readonly from: number;
                }[];
                /** @description The squares of the entry/exit tile. */
                readonly entry: readonly number[];
                /**
                 * @description How many of the objectives, but for leaving, are enough for a minor victory when everyone who lives has left; 0 when it takes them all. (rr.setup.recommended-mission)
                 * @default 0
                 */
                readonly enough?: number;
                /** @description The objectives, and how each of them stands. */
                readonly objectives: readonly ("kill-officers" | "leave" | "destroy-dumps" | "take-documents" | "stop-convoy" | "destroy-an-aa-gun" | "destroy-aa-guns" | "destroy-wanted")[];
                /**
                 * @description The section of the game.
                 * @enum {string}
                 */
                readonly section: "stealth" | "battle";
                /**
                 * @description The phase of the turn.
                 * @enum {string}
                 */
                readonly phase: "set-up" | "operator" | "advance" | "event" | "patrol" | "attack" | "end" | "jager";
                /** @description The turn, counted from 1. */
                readonly turn: number;
                /** @description The stealth meter: it counts down to 0. */
                readonly meter: number;
                /** @description The side of the patrol token that is up; null before the first card. */
                readonly token: ("black" | "white") | null;
                /** @description The cards that are still to be drawn. */
                readonly deck: {
                    /** @description The cards not yet drawn, sorted: there is no hidden order in a state. */
                    readonly cards: readonly string[];
                    /** @description The cards that were discarded. */
                    readonly discard: readonly string[];
                    /** @description Where the special event card still is: under `above` ordinary cards, among `within` cards that include it. */
                    readonly window: {
                        /** @description How many cards lie above the one that it is about. */
                        readonly above: number;
                        /** @description Among how many cards it is, itself counted. */
                        readonly within: number;
                    } | null;
                };
                /** @description The Operators, and how each of them stands. */
                readonly operators: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description The player who controls him, from 1.
                     * @default 1
                     */
                    readonly player?: number;
                    /** @description His square; null once he is dead or has left the board. */
                    readonly at: number | null;
                    /**
                     * @description Whether he is in play, dead, or has left the board.
                     * @default in-play
                     * @enum {string}
                     */
                    readonly fate?: "in-play" | "dead" | "left";
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing: "N" | "E" | "S" | "W";
                    /**
                     * @description Whether he crouches.
                     * @default false
                     */
                    readonly crouched?: boolean;
                    /** @description Health points that are left. */
                    readonly health: number;
                    /** @description Action points left in this turn. */
                    readonly ap: number;
                    /**
                     * @description Where he is in this Operator Phase: yet to act, in his turn, or finished.
                     * @default to-act
                     * @enum {string}
                     */
                    readonly turn?: "to-act" | "acting" | "finished";
                    /**
                     * @description Whether he is spotted.
                     * @default false
                     */
                    readonly spotted?: boolean;
                    /**
                     * @description The weapons it has.
                     * @default []
                     */
                    readonly weapons?: readonly ("knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle")[];
                    /**
                     * @description Sten gun ammunition tokens left.
                     * @default 0
                     */
                    readonly ammunition?: number;
                    /**
                     * @description Sniper rifle ammunition tokens left.
                     * @default 0
                     */
                    readonly sniperAmmunition?: number;
                    /**
                     * @description The equipment it has.
                     * @default []
                     */
                    readonly equipment?: readonly ("grappling-hook" | "camo-net" | "scuba-gear")[];
                    /**
                     * @description The items it has.
                     * @default []
                     */
                    readonly items?: readonly {
                        /**
                         * @description The item: what is thrown, laid, used or picked up.
                         * @enum {string}
                         */
                        readonly item: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
                        /** @description How many there are. */
                        readonly count: number;
                        /**
                         * @description Whose items they are, when they are not his own: he carries them but cannot use them. (rr.open.item-ownership)
                         * @default null
                         */
                        readonly of?: string | null;
                    }[];
                    /**
                     * @description What is in his object space.
                     * @default null
                     */
                    readonly carrying?: ("corpse" | "barrel") | null;
                    /**
                     * @description Whether he holds the cigarette token.
                     * @default false
                     */
                    readonly cigarette?: boolean;
                    /**
                     * @description Whether he holds the mechanical failure token. (rr.metal.failure-keep)
                     * @default false
                     */
                    readonly failure?: boolean;
                    /**
                     * @description The unit he has taken aim at in this turn.
                     * @default null
                     */
                    readonly aim?: string | null;
                    /**
                     * @description The unit that bears his target marker.
                     * @default null
                     */
                    readonly mark?: string | null;
                    /**
                     * @description The square on which he has put a grenade as his marker (rr.grenade.mark)
                     * @default null
                     */
                    readonly markAt?: number | null;
                    /**
                     * @description Whether he is a support unit, of the Resistance or of the SAS.
                     * @default false
                     */
                    readonly support?: boolean;
                    /**
                     * @description Whether a support unit is of the SAS. (rr.dare.support-as-resistance)
                     * @default false
                     */
                    readonly sas?: boolean;
                    /**
                     * @description Nancy's two boards; null for everyone else.
                     * @default null
                     */
                    readonly outfit?: {
                        /**
                         * @description Which of her two boards is up; either only until the set-up has asked. (rr.dare.disguise-swap)
                         * @enum {string}
                         */
                        readonly wears: "regular" | "disguise" | "either";
                        /** @description Interact tokens left. (rr.dare.interact-three-tokens) */
                        readonly tokens: number;
                        /** @description The unit she interacts with, the facing it goes back to, and whether she has gone on with it in this turn. */
                        readonly interacts: {
                            /** @description The unit it is about. */
                            readonly unit: string;
                            /**
                             * @description The way it faces.
                             * @enum {string}
                             */
                            readonly facing: "N" | "E" | "S" | "W";
                            /** @description Whether she has gone on with it in this turn. */
                            readonly kept: boolean;
                        } | null;
                        /** @description The unit in her garrotte, and how many attacks of this turn on it have failed. */
                        readonly garrotte: {
                            /** @description The unit it is about. */
                            readonly unit: string;
                            /** @description How many attacks of this turn have failed. */
                            readonly failed: number;
                        } | null;
                        /** @description Whether her cover is blown for good, by a reading of (rr.open.dare-unspotted-again) */
                        readonly blown: boolean;
                    } | null;
                    /**
                     * @description His place in the crew of the Support Willys, which never leaves it; null for everyone else.
                     * @default null
                     */
                    readonly crew?: ("driver" | "gunner") | null;
                    /**
                     * @description Whether his scuba token is on the board: he swims.
                     * @default false
                     */
                    readonly scuba?: boolean;
                    /**
                     * @description Whether he has used the speargun in this turn (rr.spear.one-per-turn)
                     * @default false
                     */
                    readonly speared?: boolean;
                    /**
                     * @description The Operator vehicle he sits in; `at` is then one of its squares.
                     * @default null
                     */
                    readonly aboard?: string | null;
                }[];
                /** @description The units, and how each of them stands. */
                readonly units: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "rifleman" | "smg" | "officer" | "mortar" | "panzerfaust" | "grenadier" | "sniper" | "flamethrower" | "dog" | "hmg-team" | "motorbike" | "half-track" | "kubelwagen" | "truck" | "armoured-car" | "heavy-armoured-car" | "troop-truck" | "hmg-kubelwagen" | "kettenkrad" | "sturmboot" | "panzer-iii" | "aa-gun" | "aa-truck" | "stummel" | "flamethrower-half-track";
                    /**
                     * @description Where it belongs: its sentry point, its patrol line, the spawn marker it waits on, or its place as a guard or officer.
                     * @default {
                     *       "kind": "guard"
                     *     }
                     */
                    readonly post?: {
                        /**
                         * @description Which kind it is of.
                         * @constant
                         */
                        readonly kind: "sentry";
                        /** @description Its sentry point, counted from 0. */
                        readonly point: number;
                    } | {
                        /**
                         * @description Which kind it is of.
                         * @constant
                         */
                        readonly kind: "patrol";
                        /** @description The line, counted from 0. */
                        readonly line: number;
                    } | {
                        /**
                         * @description Which kind it is of.
                         * @constant
                         */
                        readonly kind: "guard";
                    } | {
                        /**
                         * @description Which kind it is of.
                         * @constant
                         */
                        readonly kind: "officer";
                    } | {
                        /**
                         * @description Which kind it is of.
                         * @constant
                         */
                        readonly kind: "spawn";
                        /** @description The tile it is about, by its letter or its number. */
                        readonly tile: number;
                        /** @description The marker it is about. */
                        readonly marker: number;
                    } | {
                        /**
                         * @description Which kind it is of.
                         * @constant
                         */
                        readonly kind: "route";
                        /** @description Its route, counted from 0. */
                        readonly route: number;
                        /** @description The step of a drive, or of the route it stands on. */
                        readonly step: number;
                        /** @description Which way along the route it drives. */
                        readonly way: 1 | -1;
                    } | {
                        /**
                         * @description Which kind it is of.
                         * @constant
                         */
                        readonly kind: "convoy";
                        /** @description Its route, counted from 0. */
                        readonly route: number;
                        /** @description The step of a drive, or of the route it stands on. */
                        readonly step: number;
                        /** @description Whether it drives ahead of the convoy. */
                        readonly scout: boolean;
                        /** @description Whether it waits beside the table. */
                        readonly waiting: boolean;
                    } | {
                        /**
                         * @description Which kind it is of.
                         * @constant
                         */
                        readonly kind: "assault";
                    };
                    /** @description Its square; for a vehicle the first of its squares on the board. Null while all of it is off the board. */
                    readonly at: number | null;
                    /**
                     * @description For a vehicle: the column and row of the upper left square of its token, which may lie off the board.
                     * @default null
                     */
                    readonly token?: {
                        /** @description The column, from 0; of a vehicle's token that of its left squares. */
                        readonly x: number;
                        /** @description The row, from 0; of a vehicle's token that of its upper squares. */
                        readonly y: number;
                    } | null;
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing: "N" | "E" | "S" | "W";
                    /**
                     * @description Whether it is alert.
                     * @default false
                     */
                    readonly alert?: boolean;
                    /**
                     * @description For a mortar team: whether it is set up in attack mode.
                     * @default false
                     */
                    readonly setUp?: boolean;
                    /**
                     * @description Successful attacks it has taken.
                     * @default 0
                     */
                    readonly wounds?: number;
                    /**
                     * @description Whether it bears the cigarette token.
                     * @default false
                     */
                    readonly smoking?: boolean;
                    /**
                     * @description Whether that cigarette is an Operator's equipment and not the token of the event. (rr.open.kick-cigarette-both)
                     * @default false
                     */
                    readonly offered?: boolean;
                    /**
                     * @description The Operators it has seen acting in this turn.
                     * @default []
                     */
                    readonly seen?: readonly string[];
                    /**
                     * @description The Operators it has made its reaction attack on in this Operator Phase.
                     * @default []
                     */
                    readonly reacted?: readonly string[];
                    /**
                     * @description Whether it has advanced in this turn.
                     * @default false
                     */
                    readonly advanced?: boolean;
                    /**
                     * @description Whether it bears the mechanical failure token: it does not move in this turn. (rr.metal.failure-no-move)
                     * @default false
                     */
                    readonly stalled?: boolean;
                    /**
                     * @description Whether the mission asks for its destruction.
                     * @default false
                     */
                    readonly wanted?: boolean;
                    /**
                     * @description Whether the troops it carried have left it. (rr.metal.transport-then-idle)
                     * @default false
                     */
                    readonly empty?: boolean;
                    /**
                     * @description The number of a Stalker; null for any other unit. (rr.jager.setup-stalkers)
                     * @default null
                     */
                    readonly stalker?: number | null;
                    /**
                     * @description Whether it came as a Jäger unit, or bears an upgrade token. (rr.jager.control-move, rr.jager.upgrade-control)
                     * @default null
                     */
                    readonly jager?: ("unit" | "upgrade") | null;
                    /**
                     * @description How the cat has turned it: from which facing, to which. (rr.jager.cat-patrol-returns)
                     * @default null
                     */
                    readonly startled?: {
                        /**
                         * @description The way it faced before.
                         * @enum {string}
                         */
                        readonly from: "N" | "E" | "S" | "W";
                        /**
                         * @description The way it faces now.
                         * @enum {string}
                         */
                        readonly to: "N" | "E" | "S" | "W";
                    } | null;
                    /**
                     * @description Whether Nancy holds it, in talk or in her garrotte. (rr.dare.interact-holds-unit, rr.dare.garrotte-ensnared-inert)
                     * @default null
                     */
                    readonly held?: ("talking" | "ensnared") | null;
                }[];
                /** @description The squares on which corpses lie. */
                readonly corpses: readonly number[];
                /**
                 * @description The routes of vehicles.
                 * @default []
                 */
                readonly routes?: readonly {
                    /**
                     * @description Black for patrol vehicles, white for convoys.
                     * @enum {string}
                     */
                    readonly colour: "black" | "white";
                    /** @description Where the upper left square of the front of a vehicle turns, from end to end; straight runs between. */
                    readonly corners: readonly {
                        /** @description The column, from 0; of a vehicle's token that of its left squares. */
                        readonly x: number;
                        /** @description The row, from 0; of a vehicle's token that of its upper squares. */
                        readonly y: number;
                    }[];
                }[];
                /**
                 * @description The Operators' vehicles.
                 * @default []
                 */
                readonly vehicles?: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "willys" | "boat" | "truck" | "support-willys";
                    /** @description The column and row of the upper left square of its token. */
                    readonly token: {
                        /** @description The column, from 0; of a vehicle's token that of its left squares. */
                        readonly x: number;
                        /** @description The row, from 0; of a vehicle's token that of its upper squares. */
                        readonly y: number;
                    };
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing: "N" | "E" | "S" | "W";
                    /** @description Health points that are left. */
                    readonly health: number;
                    /** @description Action points. */
                    readonly ap: number;
                    /**
                     * @description Where it is in this phase: yet to act, in its turn, or finished.
                     * @enum {string}
                     */
                    readonly turn: "to-act" | "acting" | "finished";
                    /** @description Who sits where: driver, gunners and passengers in the order of its sheet. */
                    readonly seats: readonly (string | null)[];
                }[];
                /**
                 * @description AA Guns that have been destroyed. (rr.dare.aa-gun-stats)
                 * @default 0
                 */
                readonly silenced?: number;
                /**
                 * @description The Typhoon, where the mission grants it.
                 * @default null
                 */
                readonly typhoon?: {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description Health points that are left. */
                    readonly health: number;
                    /** @description Rockets left in this run. */
                    readonly rockets: number;
                    /**
                     * @description Action points.
                     * @default 0
                     */
                    readonly ap?: number;
                    /**
                     * @description The cards on its card in the event deck; null while its card is not there. (rr.dare.typhoon-depth-same)
                     * @default null
                     */
                    readonly above?: number | null;
                    /**
                     * @description The edge it waits beside, began its run from, or left by last; null before it is called.
                     * @default null
                     */
                    readonly side?: ("N" | "E" | "S" | "W") | null;
                    /**
                     * @description Its run: the line of tiles, and the tile of it that it is over; -1 while it stands at the edge.
                     * @default null
                     */
                    readonly run?: {
                        /** @description The line, counted from 0. */
                        readonly line: number;
                        /** @description The tile it is about, by its letter or its number. */
                        readonly tile: number;
                    } | null;
                    /**
                     * @description The tiles whose units have fired at it as it came, by number. (rr.dare.typhoon-reaction)
                     * @default []
                     */
                    readonly met?: readonly number[];
                    /**
                     * @description Whether the AA Guns have fired at it in this turn as it moved. (rr.dare.aa-gun-reaction)
                     * @default false
                     */
                    readonly engaged?: boolean;
                    /**
                     * @description The turn in which it left the board last.
                     * @default null
                     */
                    readonly leftIn?: number | null;
                    /**
                     * @description Whether it was shot down.
                     * @default false
                     */
                    readonly shotDown?: boolean;
                } | null;
                /**
                 * @description What lies on the board.
                 * @default []
                 */
                readonly laid?: readonly ({
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "barrel";
                    /** @description The place where it is. */
                    readonly at: number;
                } | {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "trap";
                    /** @description The place where it is. */
                    readonly at: number;
                    /** @description Whose or what it is. */
                    readonly of: string | null;
                    /** @description Whether it was used. */
                    readonly used: boolean;
                } | {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "landmine";
                    /** @description The place where it is. */
                    readonly at: number;
                    /** @description Whose or what it is. */
                    readonly of: string | null;
                } | {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "bomb";
                    /** @description The place where it is. */
                    readonly at: number;
                    /** @description Whose or what it is. */
                    readonly of: string | null;
                    /** @description How many cards lie above the one that it is about. */
                    readonly above: number;
                } | {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "rat-bomb";
                    /** @description The place where it is. */
                    readonly at: number;
                    /** @description Whose or what it is. */
                    readonly of: string | null;
                    /** @description How many cards lie above the one that it is about. */
                    readonly above: number;
                } | {
                    /**
                     * @description Which kind it is of.
                     * @constant
                     */
                    readonly kind: "document";
                    /** @description The place where it is. */
                    readonly at: number;
                })[];
                /**
                 * @description The dumps, and which are destroyed.
                 * @default []
                 */
                readonly dumps?: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The squares, or how many. */
                    readonly squares: readonly number[];
                    /**
                     * @description Whether it is destroyed.
                     * @default false
                     */
                    readonly destroyed?: boolean;
                }[];
                /**
                 * @description The blast templates on the board.
                 * @default []
                 */
                readonly templates?: readonly {
                    /** @description Its square, counted row by row from the upper left one, which is 0. */
                    readonly at: number;
                    /**
                     * @description Whose or what it is.
                     * @enum {string}
                     */
                    readonly of: "barrel" | "bomb";
                }[];
                /**
                 * @description The rooms that burn, in order.
                 * @default []
                 */
                readonly flames?: readonly {
                    /** @description The room it is about. */
                    readonly room: number;
                    /** @description The tokens it is about, or how many there are. */
                    readonly tokens: number;
                }[];
                /**
                 * @description The squares of bridges, under which a swimmer passes.
                 * @default []
                 */
                readonly bridges?: readonly number[];
                /**
                 * @description Trucks of the convoy that have driven off the board.
                 * @default 0
                 */
                readonly escaped?: number;
                /**
                 * @description The Jäger player's side; null in a co-operative game.
                 * @default null
                 */
                readonly jager?: {
                    /** @description The cards nobody has seen yet, sorted; in the view of others his hidden ones lie with them. */
                    readonly deck: readonly string[];
                    /** @description The cards that were discarded. */
                    readonly discard: readonly string[];
                    /** @description The cards in his hand that are known, sorted. */
                    readonly hand: readonly string[];
                    /** @description How many he holds, known or not. */
                    readonly held: number;
                    /** @description The card that lies face down beside the event deck, null where it is not known, and when it was laid. */
                    readonly laid: {
                        /** @description The card it is about. */
                        readonly card: string | null;
                        /**
                         * @description The section of the game.
                         * @enum {string}
                         */
                        readonly section: "stealth" | "battle";
                    } | null;
                    /** @description The token he is to put on the board (rr.jager.panel-stealth) */
                    readonly placing: ("waypoint-1" | "waypoint-2" | "waypoint-3" | "waypoint-4" | "cat" | "twig-snap" | "blood-stain" | "door-lock" | "upgrade") | null;
                    /** @description The unit he is to move (rr.jager.control-move) */
                    readonly commanding: string | null;
                    /** @description The waypoints of the Stalkers. */
                    readonly waypoints: readonly {
                        /** @description The number of its Stalker. */
                        readonly stalker: number;
                        /** @description Its square, counted row by row from the upper left one, which is 0. */
                        readonly at: number;
                        /** @description Whether its Stalker has come there and is a guard now. (rr.jager.stalker-as-guard) */
                        readonly reached: boolean;
                    }[];
                    /** @description The square of the cat; null where it is on none. */
                    readonly cat: number | null;
                    /** @description The Operators who bear a twig snap token. */
                    readonly twigs: readonly string[];
                    /** @description The blood stains on the board. */
                    readonly stains: readonly {
                        /** @description Its square, counted row by row from the upper left one, which is 0. */
                        readonly at: number;
                        /** @description Whether its small symbol is up. */
                        readonly small: boolean;
                    }[];
                    /** @description The locked doors, each by the squares it joins. */
                    readonly locks: readonly {
                        /** @description One square of the door, counted row by row from the upper left one, which is 0. */
                        readonly from: number;
                        /** @description The other square of the door, counted row by row from the upper left one, which is 0. */
                        readonly to: number;
                    }[];
                    /** @description Upgrade tokens that are still to be had. */
                    readonly upgrades: number;
                } | null;
                /**
                 * @description How many players share the Operators out.
                 * @default 1
                 */
                readonly players?: number;
                /**
                 * @description How many Operators are still to be chosen in the set-up.
                 * @default 0
                 */
                readonly toChoose?: number;
                /** @description Numbers the units that events bring on, so that ids stay unique. */
                readonly spawned: number;
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
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description A square "x,y", or "off" to leave the board. */
                    readonly to: string | "off";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "sprint";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path: readonly (string | "off")[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "climb";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description Where it ends. */
                    readonly to: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "attack";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
                    /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "move-and-attack";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description Where it ends. */
                    readonly to: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
                    /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
                    readonly target: string;
                    /**
                     * @description Whether the square of movement comes before or after.
                     * @default move-first
                     * @enum {string}
                     */
                    readonly order?: "move-first" | "move-last";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "take-aim";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description The Axis unit's id. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "mark-target";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "blind-fire";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
                    /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "crouch";
                    /** @description The Operator's id. */
                    readonly operator: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "pop-up";
                    /** @description The Operator's id. */
                    readonly operator: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "pop-up-and-attack";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
                    /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "pick-up";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /**
                     * @description The object it is about.
                     * @enum {string}
                     */
                    readonly object?: "corpse" | "barrel";
                    /**
                     * @description The item: what is thrown, laid, used or picked up.
                     * @enum {string}
                     */
                    readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "place";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /**
                     * @description The object it is about.
                     * @enum {string}
                     */
                    readonly object?: "corpse" | "barrel";
                    /**
                     * @description The item: what is thrown, laid, used or picked up.
                     * @enum {string}
                     */
                    readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
                    /** @description The place where it is. */
                    readonly at: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "move-and-place";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description Where it ends. */
                    readonly to: string;
                    /**
                     * @description The object it is about.
                     * @enum {string}
                     */
                    readonly object?: "corpse" | "barrel";
                    /**
                     * @description The item: what is thrown, laid, used or picked up.
                     * @enum {string}
                     */
                    readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
                    /** @description The place where it is. */
                    readonly at: string;
                    /**
                     * @description Whether the square of movement comes before or after.
                     * @default move-first
                     * @enum {string}
                     */
                    readonly order?: "move-first" | "move-last";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "recover";
                    /** @description The Operator's id. */
                    readonly operator: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "break-cover";
                    /** @description The Operator's id. */
                    readonly operator: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "use-med-pack";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description The Operator's id. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "remove-twig";
                    /** @description The Operator's id. */
                    readonly operator: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "pick-lock";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description Where it begins. */
                    readonly from: string;
                    /** @description Where it ends. */
                    readonly to: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "change-outfit";
                    /** @description The Operator's id. */
                    readonly operator: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "interact";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description The Axis unit's id. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "give-cigarette";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description The Axis unit's id. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "use-failure";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /** @description The Axis unit's id. */
                    readonly target: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "stop-interacting";
                    /** @description The Operator's id. */
                    readonly operator: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "face";
                    /** @description The Operator's id. */
                    readonly operator: string;
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing: "N" | "E" | "S" | "W";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "end-turn";
                    /** @description The Operator's id. */
                    readonly operator: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "drive";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
                    /** @description The steps of the vehicle, one after another. */
                    readonly path: readonly ("forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right")[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "floor-it";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "vehicle-attack";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
                    /** @description Who fires at what; the gunner of a boat names his weapon. */
                    readonly shots: readonly {
                        /** @description The Operator's id. */
                        readonly gunner: string;
                        /** @description The Axis unit's id. */
                        readonly target: string;
                        /**
                         * @description The weapon that is used.
                         * @enum {string}
                         */
                        readonly weapon?: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
                    }[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "vehicle-mark";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
                    /** @description The gunners who mark, each with what he marks. */
                    readonly marks: readonly {
                        /** @description The Operator's id. */
                        readonly gunner: string;
                        /** @description The Axis unit's id. */
                        readonly target: string;
                    }[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "drive-and-attack";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
                    /** @description The steps of the vehicle, one after another. */
                    readonly path: readonly ("forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right")[];
                    /** @description Who fires at what; the gunner of a boat names his weapon. */
                    readonly shots: readonly {
                        /** @description The Operator's id. */
                        readonly gunner: string;
                        /** @description The Axis unit's id. */
                        readonly target: string;
                        /**
                         * @description The weapon that is used.
                         * @enum {string}
                         */
                        readonly weapon?: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
                    }[];
                    /**
                     * @description Whether the square of movement comes before or after.
                     * @default move-first
                     * @enum {string}
                     */
                    readonly order?: "move-first" | "move-last";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "drive-and-mark";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
                    /** @description The steps of the vehicle, one after another. */
                    readonly path: readonly ("forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right")[];
                    /** @description The gunners who mark, each with what he marks. */
                    readonly marks: readonly {
                        /** @description The Operator's id. */
                        readonly gunner: string;
                        /** @description The Axis unit's id. */
                        readonly target: string;
                    }[];
                    /**
                     * @description Whether the square of movement comes before or after.
                     * @default move-first
                     * @enum {string}
                     */
                    readonly order?: "move-first" | "move-last";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "deploy";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
                    /**
                     * @description The Operators who get out of the vehicle, each with the square he comes to.
                     * @default []
                     */
                    readonly leave?: readonly {
                        /** @description The Operator's id. */
                        readonly operator: string;
                        /** @description Where it ends. */
                        readonly to: string;
                    }[];
                    /** @description The new seats, in the order of the vehicle's sheet. */
                    readonly seats?: readonly (string | null)[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "repair";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "end-vehicle-turn";
                    /** @description The Operator vehicle's id. */
                    readonly vehicle: string;
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
                    readonly do: "draw-card";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "lay-card";
                    /** @description A card of his hand by its id, "left/right". */
                    readonly card: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "exchange-cards";
                    /** @description The cards it is about. */
                    readonly cards: readonly string[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "pass-phase";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "place-token";
                    /** @description The square, the Operator who gets a twig snap, the unit that is upgraded, or one side of a door. */
                    readonly at?: string;
                    /** @description The square on the other side of the door. */
                    readonly to?: string;
                    /** @description Which token moves when all of them are on the board: its square (of a lock the later one beside its door), or its Operator. */
                    readonly instead?: string;
                    /** @description Where two locked doors give onto that square: the square on the other side of the lock that moves. */
                    readonly beyond?: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "command";
                    /** @description The Axis unit's id. */
                    readonly unit: string;
                    /** @description The squares it enters, one after another; none when it stays. */
                    readonly path: readonly string[];
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing: "N" | "E" | "S" | "W";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "command-vehicle";
                    /** @description The Axis unit's id. */
                    readonly unit: string;
                    /** @description The upper left square of its token. */
                    readonly to: string;
                    /**
                     * @description The way it faces.
                     * @enum {string}
                     */
                    readonly facing: "N" | "E" | "S" | "W";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "call-typhoon";
                    /** @description The aircraft's id. */
                    readonly aircraft: string;
                    /**
                     * @description The edge of the board its run begins from.
                     * @enum {string}
                     */
                    readonly side: "N" | "E" | "S" | "W";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "fly";
                    /** @description The aircraft's id. */
                    readonly aircraft: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "fly-and-attack";
                    /** @description The aircraft's id. */
                    readonly aircraft: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon: "machine-guns" | "rocket";
                    /** @description For the machine guns one Axis unit's id; a square "x,y" for each rocket that is fired. */
                    readonly targets: readonly string[];
                    /**
                     * @description Whether the square of movement comes before or after.
                     * @default move-first
                     * @enum {string}
                     */
                    readonly order?: "move-first" | "move-last";
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
        readonly Scenario: "chalk-farm" | "powder-store" | "the-long-hedge" | "tern-river" | "partisan-night" | "hill-house" | "causeway" | "reed-bank" | "the-long-meadow" | "market-day" | "the-tannery" | "night-flak";
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
