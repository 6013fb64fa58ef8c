// Generated from the schemas of the rules by "npm run generate"; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly Action: {
            /** @constant */
            readonly do: "move";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description A square "x,y", or "off" to leave the board. */
            readonly to: string | "off";
        } | {
            /** @constant */
            readonly do: "sprint";
            /** @description The Operator's id. */
            readonly operator: string;
            readonly path: readonly (string | "off")[];
        } | {
            /** @constant */
            readonly do: "climb";
            /** @description The Operator's id. */
            readonly operator: string;
            readonly to: string;
        } | {
            /** @constant */
            readonly do: "attack";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @enum {string} */
            readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "move-and-attack";
            /** @description The Operator's id. */
            readonly operator: string;
            readonly to: string;
            /** @enum {string} */
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
            /** @constant */
            readonly do: "take-aim";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "mark-target";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "blind-fire";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @enum {string} */
            readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "crouch";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /** @constant */
            readonly do: "pop-up";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /** @constant */
            readonly do: "pop-up-and-attack";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @enum {string} */
            readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            /** @description The Axis unit's id; for a grenade its square "x,y", for a fuel barrel the square it stands on. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "pick-up";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @enum {string} */
            readonly object?: "corpse" | "barrel";
            /** @enum {string} */
            readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
        } | {
            /** @constant */
            readonly do: "place";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @enum {string} */
            readonly object?: "corpse" | "barrel";
            /** @enum {string} */
            readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
            readonly at: string;
        } | {
            /** @constant */
            readonly do: "move-and-place";
            /** @description The Operator's id. */
            readonly operator: string;
            readonly to: string;
            /** @enum {string} */
            readonly object?: "corpse" | "barrel";
            /** @enum {string} */
            readonly item?: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
            readonly at: string;
            /**
             * @description Whether the square of movement comes before or after.
             * @default move-first
             * @enum {string}
             */
            readonly order?: "move-first" | "move-last";
        } | {
            /** @constant */
            readonly do: "recover";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /** @constant */
            readonly do: "break-cover";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /** @constant */
            readonly do: "use-med-pack";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Operator's id. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "remove-twig";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /** @constant */
            readonly do: "pick-lock";
            /** @description The Operator's id. */
            readonly operator: string;
            readonly from: string;
            readonly to: string;
        } | {
            /** @constant */
            readonly do: "change-outfit";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /** @constant */
            readonly do: "interact";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "give-cigarette";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "use-failure";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @description The Axis unit's id. */
            readonly target: string;
        } | {
            /** @constant */
            readonly do: "stop-interacting";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /** @constant */
            readonly do: "face";
            /** @description The Operator's id. */
            readonly operator: string;
            /** @enum {string} */
            readonly facing: "N" | "E" | "S" | "W";
        } | {
            /** @constant */
            readonly do: "end-turn";
            /** @description The Operator's id. */
            readonly operator: string;
        } | {
            /** @constant */
            readonly do: "drive";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @description The steps of the vehicle, one after another. */
            readonly path: readonly ("forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right")[];
        } | {
            /** @constant */
            readonly do: "floor-it";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
        } | {
            /** @constant */
            readonly do: "vehicle-attack";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @description Who fires at what; the gunner of a boat names his weapon. */
            readonly shots: readonly {
                /** @description The Operator's id. */
                readonly gunner: string;
                /** @description The Axis unit's id. */
                readonly target: string;
                /** @enum {string} */
                readonly weapon?: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            }[];
        } | {
            /** @constant */
            readonly do: "vehicle-mark";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            readonly marks: readonly {
                /** @description The Operator's id. */
                readonly gunner: string;
                /** @description The Axis unit's id. */
                readonly target: string;
            }[];
        } | {
            /** @constant */
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
                /** @enum {string} */
                readonly weapon?: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte";
            }[];
            /**
             * @description Whether the square of movement comes before or after.
             * @default move-first
             * @enum {string}
             */
            readonly order?: "move-first" | "move-last";
        } | {
            /** @constant */
            readonly do: "drive-and-mark";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @description The steps of the vehicle, one after another. */
            readonly path: readonly ("forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right")[];
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
            /** @constant */
            readonly do: "deploy";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
            /** @default [] */
            readonly leave?: readonly {
                /** @description The Operator's id. */
                readonly operator: string;
                readonly to: string;
            }[];
            /** @description The new seats, in the order of the vehicle's sheet. */
            readonly seats?: readonly (string | null)[];
        } | {
            /** @constant */
            readonly do: "repair";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
        } | {
            /** @constant */
            readonly do: "end-vehicle-turn";
            /** @description The Operator vehicle's id. */
            readonly vehicle: string;
        } | {
            /** @constant */
            readonly do: "end-phase";
        } | {
            /** @constant */
            readonly do: "draw-card";
        } | {
            /** @constant */
            readonly do: "lay-card";
            /** @description A card of his hand by its id, "left/right". */
            readonly card: string;
        } | {
            /** @constant */
            readonly do: "exchange-cards";
            readonly cards: readonly string[];
        } | {
            /** @constant */
            readonly do: "pass-phase";
        } | {
            /** @constant */
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
            /** @constant */
            readonly do: "command";
            /** @description The Axis unit's id. */
            readonly unit: string;
            /** @description The squares it enters, one after another; none when it stays. */
            readonly path: readonly string[];
            /** @enum {string} */
            readonly facing: "N" | "E" | "S" | "W";
        } | {
            /** @constant */
            readonly do: "command-vehicle";
            /** @description The Axis unit's id. */
            readonly unit: string;
            /** @description The upper left square of its token. */
            readonly to: string;
            /** @enum {string} */
            readonly facing: "N" | "E" | "S" | "W";
        } | {
            /** @constant */
            readonly do: "call-typhoon";
            /** @description The aircraft's id. */
            readonly aircraft: string;
            /**
             * @description The edge of the board its run begins from.
             * @enum {string}
             */
            readonly side: "N" | "E" | "S" | "W";
        } | {
            /** @constant */
            readonly do: "fly";
            /** @description The aircraft's id. */
            readonly aircraft: string;
        } | {
            /** @constant */
            readonly do: "fly-and-attack";
            /** @description The aircraft's id. */
            readonly aircraft: string;
            /** @enum {string} */
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
            /** @constant */
            readonly event: "phase-began";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly phase: "set-up" | "operator" | "advance" | "event" | "patrol" | "attack" | "end" | "jager";
                /** @enum {string} */
                readonly section: "stealth" | "battle";
                readonly turn: number;
            };
        } | {
            /** @constant */
            readonly event: "placed-unit";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
                /** @enum {string} */
                readonly facing: "N" | "E" | "S" | "W";
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
                readonly what: ("Suspicion has brought the meter to 0." | "The alarm sounds without an alert unit on the board." | "The Willys is not used.") | string;
                /** @enum {string} */
                readonly whatId: "suspicion-alarm" | "alarm-without-alert" | "willys-not-used" | "keeps-to-route" | "shell-hit" | "completes-advance" | "swims-under-bridge" | "smoker-hears-no-sprint" | "no-engine-noise" | "engine-noise" | "bombs-together" | "leaves-point" | "takes-part" | "meter-starts" | "deck" | "deck-without-special" | "entry" | "makes-for-waypoint" | "jager-deck" | "steps-on-trap" | "explodes-too";
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
                readonly action: "move" | "sprint" | "climb" | "attack" | "move-and-attack" | "take-aim" | "mark-target" | "blind-fire" | "crouch" | "pop-up" | "pop-up-and-attack" | "pick-up" | "place" | "move-and-place" | "recover" | "break-cover" | "use-med-pack" | "remove-twig" | "pick-lock" | "change-outfit" | "interact" | "give-cigarette" | "use-failure" | "stop-interacting" | "face" | "end-turn" | "drive" | "floor-it" | "vehicle-attack" | "vehicle-mark" | "drive-and-attack" | "drive-and-mark" | "deploy" | "repair" | "end-vehicle-turn" | "end-phase" | "draw-card" | "lay-card" | "exchange-cards" | "pass-phase" | "place-token" | "command" | "command-vehicle" | "call-typhoon" | "fly" | "fly-and-attack";
                readonly ap: number;
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
                readonly from: string;
                readonly to: string;
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
                readonly piece: string;
                /** @enum {string} */
                readonly facing: "N" | "E" | "S" | "W";
                readonly turn: ("clockwise" | "anti-clockwise") | null;
            };
        } | {
            /** @constant */
            readonly event: "crouched";
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
            readonly event: "stood-up";
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
            readonly event: "aimed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
            };
        } | {
            /** @constant */
            readonly event: "aim-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
            };
        } | {
            /** @constant */
            readonly event: "marked";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
            };
        } | {
            /** @constant */
            readonly event: "mark-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
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
                readonly piece: string;
                readonly target: string;
                /** @enum {string} */
                readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte" | "front-gun" | "rear-gun" | "smg" | "smgs" | "side-arm" | "hmg" | "front-hmg" | "rear-hmg" | "mortar" | "autocannon" | "howitzer" | "aa-gun" | "machine-guns" | "rocket" | "panzerfaust" | "flamethrower" | "teeth" | "none";
                readonly number: number;
                readonly modifiers: readonly {
                    readonly value: number;
                    readonly text: ("short range" | "aimed" | "marked" | "blind fire" | "moving out of LOS or range" | "vehicle moving out of LOS or range" | "through the wall of a building" | "target inside a building" | "inside a building" | "ground fire" | "The Operator is on a forest square." | "The Operator is on a rock square." | "The Operator is on a square of cover.") | string;
                    /** @enum {string} */
                    readonly textId: "short" | "aimed" | "marked" | "blind" | "leaving" | "vehicle-leaving" | "building-wall" | "target-in-building" | "inside-building" | "ground-fire" | "forest" | "rock" | "on-cover" | "low-wall" | "hedge" | "crates" | "window";
                }[];
                readonly dice: readonly number[];
                readonly results: readonly number[];
                readonly hits: number;
            };
        } | {
            /** @constant */
            readonly event: "hit";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly damage: number;
                readonly health: number;
            };
        } | {
            /** @constant */
            readonly event: "killed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
                /** @enum {string} */
                readonly how: "attack" | "assassination" | "garrotte" | "strafe" | "blast" | "trap" | "run-over";
            };
        } | {
            /** @constant */
            readonly event: "damaged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly wounds: number;
                readonly health: number;
            };
        } | {
            /** @constant */
            readonly event: "destroyed";
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
            readonly event: "exploded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly what: "barrel" | "bomb" | "rat-bomb" | "grenade" | "landmine" | "shell" | "howitzer-shell" | "rocket" | "panzerfaust";
                readonly at: string;
                readonly by: string | null;
            };
        } | {
            /** @constant */
            readonly event: "blast";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly what: "barrel" | "bomb" | "rat-bomb" | "grenade" | "landmine" | "shell" | "howitzer-shell" | "rocket" | "panzerfaust";
                readonly at: string;
                readonly number: number;
                readonly dice: readonly number[];
                readonly hits: number;
            };
        } | {
            /** @constant */
            readonly event: "template-laid";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                /** @enum {string} */
                readonly of: "barrel" | "bomb" | "rat-bomb" | "grenade" | "landmine" | "shell" | "howitzer-shell" | "rocket" | "panzerfaust";
            };
        } | {
            /** @constant */
            readonly event: "template-removed";
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
            readonly event: "scattered";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly what: "barrel" | "bomb" | "rat-bomb" | "grenade" | "landmine" | "shell" | "howitzer-shell" | "rocket" | "panzerfaust";
                readonly from: string;
                readonly to: string;
                readonly sum: number;
                readonly squares: number;
            };
        } | {
            /** @constant */
            readonly event: "item-used";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly item: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
                readonly left: number;
            };
        } | {
            /** @constant */
            readonly event: "bomb-card";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                readonly depth: number;
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
            readonly event: "healed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly health: number;
            };
        } | {
            /** @constant */
            readonly event: "swims";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly swimming: boolean;
            };
        } | {
            /** @constant */
            readonly event: "grenade-marked";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
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
                readonly piece: string;
                /** @enum {string} */
                readonly mode: "attack" | "move";
            };
        } | {
            /** @constant */
            readonly event: "replaced";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly by: string;
            };
        } | {
            /** @constant */
            readonly event: "drove";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly step: "forward" | "forward-left" | "forward-right" | "turn-left" | "turn-right" | "reverse" | "reverse-left" | "reverse-right" | "reverse-turn-left" | "reverse-turn-right" | "turn";
                readonly to: string;
                /** @enum {string} */
                readonly facing: "N" | "E" | "S" | "W";
                readonly points: number;
            };
        } | {
            /** @constant */
            readonly event: "off-board";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly turned: boolean;
            };
        } | {
            /** @constant */
            readonly event: "boarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly vehicle: string;
                /** @enum {string} */
                readonly seat: "driver" | "front gunner" | "rear gunner" | "passenger" | "passenger 1" | "passenger 2" | "passenger 3" | "passenger 4" | "passenger 5" | "rower" | "gunner";
            };
        } | {
            /** @constant */
            readonly event: "deployed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly to: string;
            };
        } | {
            /** @constant */
            readonly event: "seated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly seat: "driver" | "front gunner" | "rear gunner" | "passenger" | "passenger 1" | "passenger 2" | "passenger 3" | "passenger 4" | "passenger 5" | "rower" | "gunner";
            };
        } | {
            /** @constant */
            readonly event: "repaired";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly health: number;
            };
        } | {
            /** @constant */
            readonly event: "missed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
            };
        } | {
            /** @constant */
            readonly event: "ammunition";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly weapon: "knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle" | "grenade" | "garrotte" | "front-gun" | "rear-gun" | "smg" | "smgs" | "side-arm" | "hmg" | "front-hmg" | "rear-hmg" | "mortar" | "autocannon" | "howitzer" | "aa-gun" | "machine-guns" | "rocket" | "panzerfaust" | "flamethrower" | "teeth" | "none";
                readonly left: number;
            };
        } | {
            /** @constant */
            readonly event: "corpse-laid";
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
            readonly event: "corpse-removed";
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
            readonly event: "picked-up";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly what: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes" | "corpse" | "barrel";
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "put-down";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly what: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes" | "corpse" | "barrel";
                readonly at: string;
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
                readonly piece: string;
                readonly health: number;
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
                readonly piece: string;
                /** @enum {string} */
                readonly by: "sound" | "sight" | "shout" | "attack" | "witness" | "corpse" | "alarm" | "break-cover" | "door" | "smell" | "freed" | "twig";
            };
        } | {
            /** @constant */
            readonly event: "spotted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly by: "willys" | "seen" | "attack" | "assassination" | "blind-fire" | "loud-weapon" | "break-cover" | "nominated" | "closest" | "door";
                readonly unit?: string;
            };
        } | {
            /** @constant */
            readonly event: "unspotted";
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
            readonly event: "shouted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly radius: number;
            };
        } | {
            /** @constant */
            readonly event: "heard";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "unseen";
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
            readonly event: "silenced";
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
            readonly event: "meter";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly from: number;
                readonly to: number;
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
                /** @constant */
                readonly section: "battle";
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
                /** @enum {string} */
                readonly about: "advance" | "attack";
                readonly criteria: readonly ("priority of the book" | "no attack position at all: squares to the Operator" | "least cover where none is optimal" | "at short range without cover, or else as near as it can: squares to the Operator" | "closest of the other Operators" | "movement points" | "least cover" | "shortest range" | "best total modifier")[];
                readonly candidates: readonly {
                    readonly name: string;
                    /** @enum {string} */
                    readonly nameId: "vehicle-place" | "square" | "target";
                    readonly scores: readonly number[];
                    readonly best: boolean;
                }[];
                readonly decidedBy: ("priority of the book" | "no attack position at all: squares to the Operator" | "least cover where none is optimal" | "at short range without cover, or else as near as it can: squares to the Operator" | "closest of the other Operators" | "movement points" | "least cover" | "shortest range" | "best total modifier") | null;
            };
        } | {
            /** @constant */
            readonly event: "advanced";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: ("the board" | "the closest sentry point") | string;
                /** @enum {string} */
                readonly targetId: "board" | "closest-sentry-point" | "sentry-point" | "target";
                readonly priority: number;
                readonly decidedBy: ("priority of the book" | "no attack position at all: squares to the Operator" | "least cover where none is optimal" | "at short range without cover, or else as near as it can: squares to the Operator" | "closest of the other Operators" | "movement points" | "least cover" | "shortest range" | "best total modifier") | null;
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
                readonly why: ("it has a mechanical failure." | "it has the cigarette token." | "it is empty." | "it is in an interaction." | "it is ensnared." | "no Operator is spotted." | "no free square is in reach." | "no free place is in reach." | "its mortar is set up." | "a mortar team moves in the Battle Section." | "no way leads to a sentry point." | "there is no sentry point outside of buildings." | "its howitzer has a target." | "a howitzer with a target holds its place." | "an AA Gun never moves." | "an AA Truck on guard never moves." | "an unarmed vehicle does not advance." | "it waits for its time." | "the Jäger player has left it there." | "it has already advanced in this phase." | "it has advanced in this turn." | "it is off its line." | "it does not face along its line." | "it is alert, and moves in each Axis Advance Phase instead." | "it has left its route." | "it has left the board." | "it has no waypoint.") | ("a trap does not affect vehicles." | "armour is damaged only by explosive weapons.") | ("event cards never rotate patrol vehicles." | "it has an Operator in sight." | "a unit with the cigarette token does not turn to the cat." | "a unit in an interaction does not turn to the cat." | "an ensnared unit does not turn to the cat." | "a vehicle that hears keeps its facing." | "it is ensnared, and turns only when it is free." | "a vehicle does not turn to face an attacker.") | ("its gun fires to the rear, where he was not seen." | "a howitzer makes no reaction attack.") | string | ("a unit with the cigarette token sees nobody." | "it attacks in reaction only." | "its howitzer has no target." | "it fires only at aircraft over the board." | "it is unarmed." | "there is no Operator to attack." | "nobody is in sight." | "its mortar is not set up.");
                /** @enum {string} */
                readonly whyId: "mechanical-failure" | "cigarette" | "empty" | "interacting" | "ensnared" | "none-spotted" | "no-free-square" | "no-free-place" | "mortar-set-up" | "mortar-in-stealth" | "no-way-to-point" | "no-point-outdoors" | "howitzer-has-target" | "howitzer-holds" | "aa-gun-immobile" | "aa-truck-on-guard" | "unarmed-vehicle" | "not-its-time" | "left-by-jager" | "advanced-this-phase" | "advanced-this-turn" | "off-line" | "not-along-line" | "keeps-to-route" | "off-route" | "off-board" | "no-waypoint" | "trap-and-vehicle" | "armour-holds" | "vehicle-not-rotated" | "sweep-not-needed" | "cat-and-cigarette" | "cat-and-interaction" | "cat-and-garrotte" | "vehicle-keeps-facing" | "ensnared-turns-later" | "vehicle-not-turning" | "rear-gun-only" | "howitzer-no-reaction" | "no-reaction" | "no-return-fire" | "smoker-sees-nobody" | "reactions-only" | "howitzer-no-target" | "aircraft-only" | "unarmed" | "no-operator" | "nobody-in-sight" | "mortar-not-set-up" | "out-of-range" | "bite-barred" | "far-unspotted" | "own-side-in-room" | "own-side-near-all" | "own-side-near" | "target-in-vehicle" | "outside-view" | "line-blocked" | "swims" | "disguised" | "camouflaged" | "crouched-there" | "crouched-behind" | "no-way-to-waypoint" | "faces-target";
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
                readonly piece: string;
                readonly at: string;
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
                readonly card: string;
                readonly panel: string;
            };
        } | {
            /** @constant */
            readonly event: "token";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly colour: "black" | "white";
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
                readonly cards: number;
            };
        } | {
            /** @constant */
            readonly event: "event-void";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly why: ("the mission gives the special event card no effect." | "the cigarette token is already in play." | "no Operator can take the cigarette token." | "the mechanical failure token is already in play." | "no Operator can take the mechanical failure token." | "the grenade has no effect off the board." | "the rocket has no effect off the board.") | string;
                /** @enum {string} */
                readonly whyId: "special-card" | "cigarette-in-play" | "cigarette-no-slot" | "failure-in-play" | "failure-no-slot" | "grenade-off-board" | "rocket-off-board" | "interacting" | "no-place-for-token" | "no-tile" | "tile-full" | "tile-too-full" | "tile-too-full-for-vehicle";
            };
        } | {
            /** @constant */
            readonly event: "spawned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly tile: string;
                readonly marker: number;
            };
        } | {
            /** @constant */
            readonly event: "cigarette-taken";
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
            readonly event: "cigarette-given";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
            };
        } | {
            /** @constant */
            readonly event: "cigarette-discarded";
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
            readonly event: "failure-taken";
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
            readonly event: "failure-used";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
            };
        } | {
            /** @constant */
            readonly event: "failure-discarded";
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
            readonly event: "emptied";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly units: number;
            };
        } | {
            /** @constant */
            readonly event: "outfit-changed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly wears: "regular" | "disguise";
            };
        } | {
            /** @constant */
            readonly event: "suspected";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly by: readonly string[];
            };
        } | {
            /** @constant */
            readonly event: "interacts";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
                readonly tokens: number;
            };
        } | {
            /** @constant */
            readonly event: "interaction-ended";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
            };
        } | {
            /** @constant */
            readonly event: "ensnared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
            };
        } | {
            /** @constant */
            readonly event: "freed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly by: string;
            };
        } | {
            /** @constant */
            readonly event: "called";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly side: "N" | "E" | "S" | "W";
                readonly depth: number;
            };
        } | {
            /** @constant */
            readonly event: "arrived";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly side: "N" | "E" | "S" | "W";
                readonly line: number;
            };
        } | {
            /** @constant */
            readonly event: "flew";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly to: "beyond the board" | string;
                /** @enum {string} */
                readonly heading: "N" | "E" | "S" | "W";
            };
        } | {
            /** @constant */
            readonly event: "rearmed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly rockets: number;
            };
        } | {
            /** @constant */
            readonly event: "became";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly kind: "SMG Infantry";
            };
        } | {
            /** @constant */
            readonly event: "smelled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly target: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "flames";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly at: string;
                readonly tokens: number;
            };
        } | {
            /** @constant */
            readonly event: "burned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
                readonly number: number;
                readonly dice: readonly number[];
                readonly hits: number;
            };
        } | {
            /** @constant */
            readonly event: "jager-drew";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly card: string | null;
            };
        } | {
            /** @constant */
            readonly event: "jager-laid";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly card: string | null;
            };
        } | {
            /** @constant */
            readonly event: "jager-exchanged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly discarded: readonly string[];
                readonly card: string | null;
            };
        } | {
            /** @constant */
            readonly event: "jager-discarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly card: string;
            };
        } | {
            /** @constant */
            readonly event: "jager-passed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly held: number;
            };
        } | {
            /** @constant */
            readonly event: "jager-used";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly card: string;
                readonly panel: string;
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
                readonly what: "waypoint-1" | "waypoint-2" | "waypoint-3" | "waypoint-4" | "cat" | "twig-snap" | "blood-stain" | "door-lock" | "upgrade";
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "token-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly what: "waypoint-1" | "waypoint-2" | "waypoint-3" | "waypoint-4" | "cat" | "twig-snap" | "blood-stain" | "door-lock" | "upgrade";
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "stain-turned";
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
            readonly event: "cat-startled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly by: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "twig-snapped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
                readonly radius: number;
            };
        } | {
            /** @constant */
            readonly event: "in-position";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "commanded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly to: string;
                /** @enum {string} */
                readonly facing: "N" | "E" | "S" | "W";
            };
        } | {
            /** @constant */
            readonly event: "markers-returned";
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
            readonly event: "left";
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
            readonly event: "over";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly result: "victory" | "defeat";
                readonly why: string;
                /** @enum {string} */
                readonly whyId: "objectives-met" | "enough-met" | "out-of-reach" | "all-dead" | "nobody-left" | "left-without";
                readonly points: number;
                readonly of: number;
            };
        };
        readonly Position: {
            /** @constant */
            readonly ruleset: "rogue-regiment";
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
                readonly mission: string | null;
                /** @default [] */
                readonly expansions?: readonly ("heavy-metal" | "they-who-dare" | "hot-dogs" | "jager" | "kickstarter")[];
                readonly board: {
                    readonly rows: readonly string[];
                };
                readonly points: readonly {
                    readonly at: number;
                    /** @enum {string} */
                    readonly colour: "black" | "white";
                    readonly arrows: readonly ("N" | "E" | "S" | "W")[];
                    /** @enum {string} */
                    readonly byDefault: "N" | "E" | "S" | "W";
                }[];
                readonly lines: readonly {
                    /** @enum {string} */
                    readonly colour: "black" | "white";
                    readonly squares: readonly number[];
                    readonly closed: boolean;
                    readonly starts: readonly {
                        readonly at: number;
                        /** @enum {string} */
                        readonly facing: "N" | "E" | "S" | "W";
                    }[];
                }[];
                readonly tiles: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly colour: "black" | "white" | "mixed";
                    /** @enum {string} */
                    readonly side: "N" | "E" | "S" | "W";
                    readonly from: number;
                }[];
                readonly entry: readonly number[];
                /** @default 0 */
                readonly enough?: number;
                readonly objectives: readonly ("kill-officers" | "leave" | "destroy-dumps" | "take-documents" | "stop-convoy" | "destroy-an-aa-gun" | "destroy-aa-guns" | "destroy-wanted")[];
                /** @enum {string} */
                readonly section: "stealth" | "battle";
                /** @enum {string} */
                readonly phase: "set-up" | "operator" | "advance" | "event" | "patrol" | "attack" | "end" | "jager";
                readonly turn: number;
                readonly meter: number;
                readonly token: ("black" | "white") | null;
                readonly deck: {
                    readonly cards: readonly string[];
                    readonly discard: readonly string[];
                    readonly window: {
                        readonly above: number;
                        readonly within: number;
                    } | null;
                };
                readonly operators: readonly {
                    readonly id: string;
                    /** @default 1 */
                    readonly player?: number;
                    readonly at: number | null;
                    /**
                     * @default in-play
                     * @enum {string}
                     */
                    readonly fate?: "in-play" | "dead" | "left";
                    /** @enum {string} */
                    readonly facing: "N" | "E" | "S" | "W";
                    /** @default false */
                    readonly crouched?: boolean;
                    readonly health: number;
                    readonly ap: number;
                    /**
                     * @default to-act
                     * @enum {string}
                     */
                    readonly turn?: "to-act" | "acting" | "finished";
                    /** @default false */
                    readonly spotted?: boolean;
                    /** @default [] */
                    readonly weapons?: readonly ("knife" | "pistol" | "sten" | "sniper" | "speargun" | "rifle")[];
                    /** @default 0 */
                    readonly ammunition?: number;
                    /** @default 0 */
                    readonly sniperAmmunition?: number;
                    /** @default [] */
                    readonly equipment?: readonly ("grappling-hook" | "camo-net" | "scuba-gear")[];
                    /** @default [] */
                    readonly items?: readonly {
                        /** @enum {string} */
                        readonly item: "grenade" | "stick-grenade" | "landmine" | "bomb" | "rat-bomb" | "trap" | "med-pack" | "rabbits-foot" | "document" | "cigarettes";
                        readonly count: number;
                        /** @default null */
                        readonly of?: string | null;
                    }[];
                    /** @default null */
                    readonly carrying?: ("corpse" | "barrel") | null;
                    /** @default false */
                    readonly cigarette?: boolean;
                    /** @default false */
                    readonly failure?: boolean;
                    /** @default null */
                    readonly aim?: string | null;
                    /** @default null */
                    readonly mark?: string | null;
                    /** @default null */
                    readonly markAt?: number | null;
                    /** @default false */
                    readonly support?: boolean;
                    /** @default false */
                    readonly sas?: boolean;
                    /** @default null */
                    readonly outfit?: {
                        /** @enum {string} */
                        readonly wears: "regular" | "disguise" | "either";
                        readonly tokens: number;
                        readonly interacts: {
                            readonly unit: string;
                            /** @enum {string} */
                            readonly facing: "N" | "E" | "S" | "W";
                            readonly kept: boolean;
                        } | null;
                        readonly garrotte: {
                            readonly unit: string;
                            readonly failed: number;
                        } | null;
                        readonly blown: boolean;
                    } | null;
                    /** @default null */
                    readonly crew?: ("driver" | "gunner") | null;
                    /** @default false */
                    readonly scuba?: boolean;
                    /** @default false */
                    readonly speared?: boolean;
                    /** @default null */
                    readonly aboard?: string | null;
                }[];
                readonly units: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly kind: "rifleman" | "smg" | "officer" | "mortar" | "panzerfaust" | "grenadier" | "sniper" | "flamethrower" | "dog" | "hmg-team" | "motorbike" | "half-track" | "kubelwagen" | "truck" | "armoured-car" | "heavy-armoured-car" | "troop-truck" | "hmg-kubelwagen" | "kettenkrad" | "sturmboot" | "panzer-iii" | "aa-gun" | "aa-truck" | "stummel" | "flamethrower-half-track";
                    /**
                     * @default {
                     *       "kind": "guard"
                     *     }
                     */
                    readonly post?: {
                        /** @constant */
                        readonly kind: "sentry";
                        readonly point: number;
                    } | {
                        /** @constant */
                        readonly kind: "patrol";
                        readonly line: number;
                    } | {
                        /** @constant */
                        readonly kind: "guard";
                    } | {
                        /** @constant */
                        readonly kind: "officer";
                    } | {
                        /** @constant */
                        readonly kind: "spawn";
                        readonly tile: number;
                        readonly marker: number;
                    } | {
                        /** @constant */
                        readonly kind: "route";
                        readonly route: number;
                        readonly step: number;
                        readonly way: 1 | -1;
                    } | {
                        /** @constant */
                        readonly kind: "convoy";
                        readonly route: number;
                        readonly step: number;
                        readonly scout: boolean;
                        readonly waiting: boolean;
                    } | {
                        /** @constant */
                        readonly kind: "assault";
                    };
                    readonly at: number | null;
                    /** @default null */
                    readonly token?: {
                        readonly x: number;
                        readonly y: number;
                    } | null;
                    /** @enum {string} */
                    readonly facing: "N" | "E" | "S" | "W";
                    /** @default false */
                    readonly alert?: boolean;
                    /** @default false */
                    readonly setUp?: boolean;
                    /** @default 0 */
                    readonly wounds?: number;
                    /** @default false */
                    readonly smoking?: boolean;
                    /** @default false */
                    readonly offered?: boolean;
                    /** @default [] */
                    readonly seen?: readonly string[];
                    /** @default [] */
                    readonly reacted?: readonly string[];
                    /** @default false */
                    readonly advanced?: boolean;
                    /** @default false */
                    readonly stalled?: boolean;
                    /** @default false */
                    readonly wanted?: boolean;
                    /** @default false */
                    readonly empty?: boolean;
                    /** @default null */
                    readonly stalker?: number | null;
                    /** @default null */
                    readonly jager?: ("unit" | "upgrade") | null;
                    /** @default null */
                    readonly startled?: {
                        /** @enum {string} */
                        readonly from: "N" | "E" | "S" | "W";
                        /** @enum {string} */
                        readonly to: "N" | "E" | "S" | "W";
                    } | null;
                    /** @default null */
                    readonly held?: ("talking" | "ensnared") | null;
                }[];
                readonly corpses: readonly number[];
                /** @default [] */
                readonly routes?: readonly {
                    /** @enum {string} */
                    readonly colour: "black" | "white";
                    readonly corners: readonly {
                        readonly x: number;
                        readonly y: number;
                    }[];
                }[];
                /** @default [] */
                readonly vehicles?: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly kind: "willys" | "boat" | "truck" | "support-willys";
                    readonly token: {
                        readonly x: number;
                        readonly y: number;
                    };
                    /** @enum {string} */
                    readonly facing: "N" | "E" | "S" | "W";
                    readonly health: number;
                    readonly ap: number;
                    /** @enum {string} */
                    readonly turn: "to-act" | "acting" | "finished";
                    readonly seats: readonly (string | null)[];
                }[];
                /** @default 0 */
                readonly silenced?: number;
                /** @default null */
                readonly typhoon?: {
                    readonly id: string;
                    readonly health: number;
                    readonly rockets: number;
                    /** @default 0 */
                    readonly ap?: number;
                    /** @default null */
                    readonly above?: number | null;
                    /** @default null */
                    readonly side?: ("N" | "E" | "S" | "W") | null;
                    /** @default null */
                    readonly run?: {
                        readonly line: number;
                        readonly tile: number;
                    } | null;
                    /** @default [] */
                    readonly met?: readonly number[];
                    /** @default false */
                    readonly engaged?: boolean;
                    /** @default null */
                    readonly leftIn?: number | null;
                    /** @default false */
                    readonly shotDown?: boolean;
                } | null;
                /** @default [] */
                readonly laid?: readonly ({
                    /** @constant */
                    readonly kind: "barrel";
                    readonly at: number;
                } | {
                    /** @constant */
                    readonly kind: "trap";
                    readonly at: number;
                    readonly of: string | null;
                    readonly used: boolean;
                } | {
                    /** @constant */
                    readonly kind: "landmine";
                    readonly at: number;
                    readonly of: string | null;
                } | {
                    /** @constant */
                    readonly kind: "bomb";
                    readonly at: number;
                    readonly of: string | null;
                    readonly above: number;
                } | {
                    /** @constant */
                    readonly kind: "rat-bomb";
                    readonly at: number;
                    readonly of: string | null;
                    readonly above: number;
                } | {
                    /** @constant */
                    readonly kind: "document";
                    readonly at: number;
                })[];
                /** @default [] */
                readonly dumps?: readonly {
                    readonly id: string;
                    readonly squares: readonly number[];
                    /** @default false */
                    readonly destroyed?: boolean;
                }[];
                /** @default [] */
                readonly templates?: readonly {
                    readonly at: number;
                    /** @enum {string} */
                    readonly of: "barrel" | "bomb";
                }[];
                /** @default [] */
                readonly flames?: readonly {
                    readonly room: number;
                    readonly tokens: number;
                }[];
                /** @default [] */
                readonly bridges?: readonly number[];
                /** @default 0 */
                readonly escaped?: number;
                /** @default null */
                readonly jager?: {
                    readonly deck: readonly string[];
                    readonly discard: readonly string[];
                    readonly hand: readonly string[];
                    readonly held: number;
                    readonly laid: {
                        readonly card: string | null;
                        /** @enum {string} */
                        readonly section: "stealth" | "battle";
                    } | null;
                    readonly placing: ("waypoint-1" | "waypoint-2" | "waypoint-3" | "waypoint-4" | "cat" | "twig-snap" | "blood-stain" | "door-lock" | "upgrade") | null;
                    readonly commanding: string | null;
                    readonly waypoints: readonly {
                        readonly stalker: number;
                        readonly at: number;
                        readonly reached: boolean;
                    }[];
                    readonly cat: number | null;
                    readonly twigs: readonly string[];
                    readonly stains: readonly {
                        readonly at: number;
                        readonly small: boolean;
                    }[];
                    readonly locks: readonly {
                        readonly from: number;
                        readonly to: number;
                    }[];
                    readonly upgrades: number;
                } | null;
                /** @default 1 */
                readonly players?: number;
                /** @default 0 */
                readonly toChoose?: number;
                readonly spawned: number;
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
