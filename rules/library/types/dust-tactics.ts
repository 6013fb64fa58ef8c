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
            readonly do: "deploy";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description A place for each miniature, in order. (dt.setup.scenario) */
            readonly places: readonly string[];
            /** @description The way it faces, in degrees clockwise from the north edge. */
            readonly facing?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "hold-back";
            /** @description The unit it is about. */
            readonly unit: string;
            /**
             * @description As what it is held back.
             * @enum {string}
             */
            readonly as: "reserve" | "ambush" | "arrival";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "embark";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description The vehicle that carries it. */
            readonly carrier: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "fortify";
            /**
             * @description The side it is about.
             * @enum {string}
             */
            readonly side: "north" | "south";
            /**
             * @description Which kind it is of.
             * @enum {string}
             */
            readonly kind: "bunker" | "strongpoint" | "trench" | "wire" | "minefield";
            /** @description The place where it is. */
            readonly at: string;
            /** @description The way it faces, in degrees clockwise from the north edge. */
            readonly facing?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "activate";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description The hero who goes with the unit. */
            readonly hero?: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "pass";
            /**
             * @description The side it is about.
             * @enum {string}
             */
            readonly side: "north" | "south";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "appear";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description A place for each miniature, in order. (dt.ambush.place, dt.skill.spy) */
            readonly places: readonly string[];
            /** @description The way it faces, in degrees clockwise from the north edge. */
            readonly facing?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "react";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description The hero who goes with the unit. */
            readonly hero?: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "hold";
            /**
             * @description The side it is about.
             * @enum {string}
             */
            readonly side: "north" | "south";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "move";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description Where the leader goes, by the shortest way; the others are placed by the engine. */
            readonly to?: string;
            /** @description The vehicle under it that an airlifter picks up as it sets out. (dt.lift.pickup) */
            readonly picks?: string;
            /** @description What it mounts: everybody goes into contact with it by the shortest way. (dt.carry.mount) */
            readonly mount?: string;
            /** @description Where a unit comes on that is not on the table yet. (dt.reserve.enter) */
            readonly from?: string;
            /** @description Or the way of each miniature that moves. */
            readonly ways?: readonly {
                /** @description The miniature it is about. */
                readonly miniature: string;
                /** @description The places on the way, in order, behind the one where it begins. */
                readonly path: readonly string[];
                /** @description The floor, from 0. */
                readonly floor?: number;
            }[];
            /** @description The way it faces, in degrees clockwise from the north edge. */
            readonly facing?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "attack";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description The weapons that fire, each with its target. */
            readonly shots: readonly {
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                /** @description The unit it is fired at; of a blast template the unit it is aimed at. */
                readonly target: string;
                /** @description The miniatures that fire it; without it all that have it and can. */
                readonly by?: readonly string[];
                /** @description How many of several weapons of one vehicle fire at this target; without it all. */
                readonly count?: number;
                /** @description Whether a vehicle's crew uses it, where both have the weapon. (dt.declare.vehicle-crew, dt.veh.crew-cc) */
                readonly crew?: boolean;
                /** @description The centre of a blast template; by that reading the place a flame points at. (dt.blast.place, dt.open.flame-aim) */
                readonly at?: string;
                /** @description The miniature a flame template is aimed at, or the one a sniper names. (dt.flame.aim, dt.weapon.sniper) */
                readonly miniature?: string;
                /** @description The floor that a blast hits. (dt.blast.one-level) */
                readonly floor?: number;
                /** @description Twice the dice, for the Loaded token. (dt.weapon.salvo) */
                readonly salvo?: boolean;
                /** @description Boxes of a volley. (dt.weapon.volley) */
                readonly boxes?: number;
                /** @description Smoke instead of an attack. (dt.weapon.smoke-shell) */
                readonly smoke?: boolean;
            }[];
            /** @description The artillery unit that fires in place of an observer. (dt.skill.observer) */
            readonly through?: string;
            /** @description Skills that are used in a reactive attack; in an activation they are declared with the plan. (dt.skill.declare) */
            readonly skills?: readonly ("fighting spirit" | "lucky")[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "special";
            /** @description The unit it is about. */
            readonly unit: string;
            /**
             * @description The action that is carried out.
             * @enum {string}
             */
            readonly action: "nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants";
            /** @description The unit, the terrain or the place it is about. */
            readonly target?: string;
            /** @description The place where it is. */
            readonly at?: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "turn";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description The way it faces, in degrees clockwise from the north edge. */
            readonly facing: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "skip";
            /** @description The unit it is about. */
            readonly unit: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "declare";
            /** @description The unit it is about. */
            readonly unit: string;
            /** @description The actions that are planned, in order. */
            readonly plan: readonly ("nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants")[];
            /** @description The skills that are used. */
            readonly skills?: readonly ("fighting spirit" | "lucky")[];
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
                readonly phase: "set-up" | "initiative" | "activations" | "turn-end";
                /** @description The turn, counted from 1. */
                readonly turn: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "initiative";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description That of the north side. */
                readonly north: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description That of the south side. */
                readonly south: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description Who wins; null where nobody does. */
                readonly winner: ("north" | "south") | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "scenario-rolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /**
                 * @description The mission that is played.
                 * @enum {string}
                 */
                readonly scenario: "salt-road" | "the-weir" | "low-tide";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "side-chosen";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The side it is about.
                 * @enum {string}
                 */
                readonly side: "north" | "south";
                /**
                 * @description The edge of the table that is chosen.
                 * @enum {string}
                 */
                readonly edge: "north" | "south";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "first";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The side it is about.
                 * @enum {string}
                 */
                readonly side: "north" | "south";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "defends";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The side it is about.
                 * @enum {string}
                 */
                readonly side: "north" | "south";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "activated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The hero who goes with the unit. */
                readonly hero: string | null;
                /** @description How many actions it has. */
                readonly actions: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "declared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The actions that are planned, in order. */
                readonly plan: readonly ("nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants")[];
                /** @description The skills that are used. */
                readonly skills: readonly ("fighting spirit" | "lucky")[];
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
                /**
                 * @description The side it is about.
                 * @enum {string}
                 */
                readonly side: "north" | "south";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "activation-over";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "nothing";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "it was declared" | "it does not use its action" | "it does not move" | "it does not attack" | "it stays hidden" | "it stays in reserve" | "it has a token" | "it is not loaded" | "its carrier is not on the table";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "declared" | "action-unused" | "no-move" | "no-attack" | "stays-hidden" | "stays-in-reserve" | "has-token" | "not-loaded" | "carrier-away";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "action-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The action that is carried out.
                 * @enum {string}
                 */
                readonly action: "nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants";
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "it did not take the action before" | "it does not move any further" | "it cannot fight" | "it fired no ranged weapon" | "its way is no longer open" | "it is not on the table" | "there is no longer a bunker";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "action-before-lost" | "moves-no-more" | "cannot-fight" | "no-shot" | "way-closed" | "off-table" | "bunker-gone";
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
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The miniature it is about. */
                readonly miniature: string;
                /** @description The places on the way, in order, behind the one where it begins. */
                readonly path: readonly string[];
                /** @description Where it ends. */
                readonly to: string;
                /** @description How long the way is, in centimetres. */
                readonly length: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "halfway";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "resumed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "arranged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description Who or what brings it about.
                 * @constant
                 */
                readonly by: "around the leader";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "halted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The miniature it is about. */
                readonly miniature: string;
                /** @description The place where it is. */
                readonly at: string;
                /** @description Why, in the words of the event. */
                readonly why: ("slowed by terrain" | "the edge of terrain") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "slowed-before" | "edge-before" | "edge" | "slowed" | "held" | "stuck-again" | "stuck";
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
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The way it faces, in degrees clockwise from the north edge. */
                readonly facing: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "floor";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The miniature it is about. */
                readonly miniature: string;
                /** @description The floor, from 0. */
                readonly floor: number;
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
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The place where it is. */
                readonly at: string;
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
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description Why, in the words of the event. */
                readonly why: "it waits in the wreck" | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "in-wreck" | "held-back" | "aboard" | "lifted";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "rolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The pilot. */
                readonly pilot?: string;
                /** @description What it is about, in the words of the event. */
                readonly about: ("suppression" | "under fire" | "a third action" | "its zone" | "its arrival" | "appearing" | "actions from its ambush" | "getting out" | "falling" | "its riders" | "cheating death") | string;
                /**
                 * @description What it is about, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly aboutId: "suppression" | "under-fire" | "third-action" | "zone" | "arrival" | "appearing" | "ambush" | "getting-out" | "falling" | "riders" | "cheating-death" | "smoke" | "terrain-again" | "terrain";
                /** @description The terrain it is about. */
                readonly terrain?: string;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description How many successes there are. */
                readonly successes: number;
                /**
                 * @description What the dice count for.
                 * @enum {string}
                 */
                readonly counts?: "harm" | "hits";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "no-roll";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description What it is about, in the words of the event.
                 * @constant
                 */
                readonly about: "its arrival";
                /** @description Whether it needs no roll. */
                readonly passes: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "template";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                /** @description The place where it is. */
                readonly at: string;
                /** @description The miniatures under the template. */
                readonly under: readonly string[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "fired";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                /** @description The miniatures that fire. */
                readonly firers: readonly string[];
                /** @description What it is aimed at. */
                readonly target: string;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description How many hits there are. */
                readonly hits: number;
                /** @description Whether the target has cover. */
                readonly cover: boolean;
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
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description How many hits there are. */
                readonly hits: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "chain";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description How many hits there are. */
                readonly hits: number;
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
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description What kind of save it is.
                 * @enum {string}
                 */
                readonly save: "infantry" | "cover" | "vehicle in cover" | "bunker" | "strongpoint";
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description How many hits, or points of damage, are cancelled. */
                readonly cancelled: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "resilient";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description How many hits, or points of damage, are cancelled. */
                readonly cancelled: number;
                /**
                 * @description What the dice count for.
                 * @constant
                 */
                readonly counts?: "points";
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
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description How many hits there are. */
                readonly hits: number;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "no valid target is left";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "nobody-left";
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
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The miniature it is about. */
                readonly miniature: string;
                /** @description How many points there are. */
                readonly points: number;
                /** @description How much is left. */
                readonly left: number;
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
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The miniature it is about. */
                readonly miniature: string;
                /** @description The other piece that takes part in it. */
                readonly with: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "miniature-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The miniature it is about. */
                readonly miniature: string;
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
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description Its army points. */
                readonly ap: number;
                /** @description Whether it leaves a wreck. */
                readonly wreck: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "targeted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                /** @description What it is aimed at. */
                readonly target: string;
                /** @description The miniatures that fire. */
                readonly firers: readonly string[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-stays";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The token it is about.
                 * @constant
                 */
                readonly token: "suppressed";
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "hit again";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "hit-again";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "struck-back";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description Against whom. */
                readonly against: string;
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
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "under-fire" | "suppressed" | "stunned" | "loaded" | "camouflaged" | "dozer" | "attack-stimulants" | "move-stimulants";
                /** @description Whether it is gained; else it is lost. */
                readonly gained: boolean;
                /** @description Why, in the words of the event. */
                readonly why: ("hit" | "hit again" | "a mine went off" | "rolled off" | "rolled down" | "a salvo" | "a Medic" | "it acts" | "it activates" | "it attacks" | "it cheats death" | "it has fired" | "it hides" | "it marches" | "it moves" | "it reacts" | "it reloads" | "it strikes back" | "it turns" | "it waits" | "its airlifter is destroyed" | "its carrier is destroyed" | "the blade is down" | "the grapple lets go") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "hit" | "hit-again" | "mine" | "rolled-off" | "rolled-down" | "salvo" | "medic" | "acted" | "activated" | "attacked" | "cheats-death" | "fired" | "hides" | "marched" | "moved" | "reacted" | "reloads" | "strikes-back" | "turned" | "waits" | "airlifter-destroyed" | "carrier-destroyed" | "blade-down" | "grapple-gone" | "hits" | "hit-by";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-spared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "under-fire" | "suppressed" | "stunned" | "loaded" | "camouflaged" | "dozer" | "attack-stimulants" | "move-stimulants";
                /** @description Why, in the words of the event. */
                readonly why: ("hit" | "hit again" | "a mine went off" | "rolled off" | "rolled down" | "a salvo" | "a Medic" | "it acts" | "it activates" | "it attacks" | "it cheats death" | "it has fired" | "it hides" | "it marches" | "it moves" | "it reacts" | "it reloads" | "it strikes back" | "it turns" | "it waits" | "its airlifter is destroyed" | "its carrier is destroyed" | "the blade is down" | "the grapple lets go") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "hit" | "hit-again" | "mine" | "rolled-off" | "rolled-down" | "salvo" | "medic" | "acted" | "activated" | "attacked" | "cheats-death" | "fired" | "hides" | "marched" | "moved" | "reacted" | "reloads" | "strikes-back" | "turned" | "waits" | "airlifter-destroyed" | "carrier-destroyed" | "blade-down" | "grapple-gone" | "hits" | "hit-by";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "spent";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                /** @description How many boxes are spent. */
                readonly boxes: number;
                /** @description How much is left. */
                readonly left: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "reacted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The hero who goes with the unit. */
                readonly hero: string | null;
                /** @description Against whom. */
                readonly against: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "reaction-rolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /**
                 * @description What may be done.
                 * @enum {string}
                 */
                readonly may: "attack" | "either" | "nothing";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "captured";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The objective it is about. */
                readonly objective: string;
                /**
                 * @description The side it is about.
                 * @enum {string}
                 */
                readonly side: "north" | "south";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "contested";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The objective it is about. */
                readonly objective: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "special";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /**
                 * @description The action that is carried out.
                 * @enum {string}
                 */
                readonly action: "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants";
                /** @description The unit, the terrain or the place it is about. */
                readonly target: string | null;
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @description How many successes there are. */
                readonly successes: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "restored";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The unit it is about. */
                readonly unit: string;
                /** @description The miniature it is about. */
                readonly miniature: string | null;
                /** @description How many points there are. */
                readonly points: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "terrain";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description What it is, in the words of the event. */
                readonly what: ("it is cut" | "it is cleared" | "it is buried" | "it is filled in" | "it is gone" | "the smoke is gone" | "smoke is launched") | string;
                /**
                 * @description What it is, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whatId: "cut" | "cleared" | "buried" | "filled-in" | "gone" | "smoke-gone" | "smoke-launched" | "burying" | "built" | "smoke";
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
                /** @description Who wins; null where nobody does. */
                readonly winner: ("north" | "south") | null;
                /** @description Why, in the words of the event. */
                readonly why: ("the objective is taken" | "the objective was not taken in time" | "both sides are wiped out") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "objective" | "objective-in-time" | "both-wiped-out" | "wiped-out" | "count";
            };
        };
        readonly Position: {
            /**
             * @description The game it is a position of.
             * @constant
             */
            readonly ruleset: "dust-tactics";
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
                readonly scenario: ("salt-road" | "the-weir" | "low-tide") | null;
                /** @description How wide the table is, in hundredths of a millimetre. */
                readonly width: number;
                /** @description How deep the table is, in hundredths of a millimetre. */
                readonly height: number;
                /** @description The AP limit the players agreed on. (dt.setup.ap-limit) */
                readonly limit: number;
                /**
                 * @description The phase of the turn.
                 * @enum {string}
                 */
                readonly phase: "set-up" | "initiative" | "activations" | "turn-end";
                /** @description The fortifications of each list. */
                readonly stock: {
                    /** @description That of the north side. */
                    readonly north: {
                        /** @description How many bunkers there are. */
                        readonly bunkers: number;
                        /** @description How many strongpoints there are. */
                        readonly strongpoints: number;
                        /** @description The army points that were paid for them. */
                        readonly paid: number;
                    };
                    /** @description That of the south side. */
                    readonly south: {
                        /** @description How many bunkers there are. */
                        readonly bunkers: number;
                        /** @description How many strongpoints there are. */
                        readonly strongpoints: number;
                        /** @description The army points that were paid for them. */
                        readonly paid: number;
                    };
                };
                /** @description What was chosen for a scenario that has still to be rolled for; null once there is one, or none is played. (dt.setup.scenario) */
                readonly drawn: {
                    /** @description That of the south side. */
                    readonly south: string | null;
                    /** @description That of the north side. */
                    readonly north: string | null;
                    /** @description The limit of army points. */
                    readonly limit: number | null;
                    /** @description Who laid out the terrain; null where nobody did. */
                    readonly laidOutBy: ("north" | "south") | null;
                } | null;
                /** @description Who has yet to choose a side of the terrain that the other player laid out. (dt.setup.side-choice) */
                readonly chooser: ("north" | "south") | null;
                /** @description Who defends, by what they field of bunkers and strongpoints; null where the scenario says. (dt.setup.fort-defender) */
                readonly defender: ("north" | "south") | null;
                /** @description The turn, counted from 1. */
                readonly turn: number;
                /** @description The scenario's turn limit; null where there is none. */
                readonly turns: number | null;
                /** @description Who goes first this turn, and whose it is to activate a unit; null before the initiative. */
                readonly first: ("north" | "south") | null;
                /** @description Who activates next; null where that is not known. */
                readonly next: ("north" | "south") | null;
                /**
                 * @description Who has won the initiative, where it has named the other side to go first and a draw is decided by it (dt.open.draw, dt.open.both-wiped-out)
                 * @default null
                 */
                readonly initiative?: ("north" | "south") | null;
                /** @description The activation that goes on; null between activations. */
                readonly activation: {
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description The hero who goes with the unit. */
                    readonly hero: string | null;
                    /** @description Actions it has, NOTHING that is forced on it included. */
                    readonly actions: number;
                    /** @description Its first action is NOTHING. (dt.supp.forced-nothing, dt.skill.stunned-activate) */
                    readonly forced: boolean;
                    /** @description What stimulants make of its ATTACK or MOVE. (dt.cmd.stim-attack, dt.cmd.stim-move) */
                    readonly stimulant: ("attack" | "move") | null;
                    /** @description What was declared; null before. (dt.act.declare-all) */
                    readonly plan: readonly ("nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants")[] | null;
                    /** @description The skills that are used. */
                    readonly skills: readonly ("fighting spirit" | "lucky")[];
                    /** @description How many of the declared actions are over. */
                    readonly done: number;
                    /** @description In the middle of a march: how far each miniature has come. (dt.react.mid-march) */
                    readonly half: {
                        readonly [key: string]: number;
                    } | null;
                    /** @description The rest of a march whose whole way was declared. (dt.open.march-midpoint) */
                    readonly ahead: readonly {
                        /** @description The miniature it is about. */
                        readonly miniature: string;
                        /** @description The places on the way, in order, behind the one where it begins. */
                        readonly path: readonly {
                            /** @description How far from the left edge, in hundredths of a millimetre. */
                            readonly x: number;
                            /** @description How far from the north edge, in hundredths of a millimetre. */
                            readonly y: number;
                        }[];
                        /** @description The floor, from 0. */
                        readonly floor: number;
                    }[] | null;
                    /** @description How far each miniature has come, and whether terrain slowed it, in this half and the one before. */
                    readonly slowed: readonly string[];
                    /** @description Miniatures that halted at the edge of terrain: they go on no earlier than in their next activation. (dt.terrain.halt) */
                    readonly halted: readonly string[];
                    /** @description Features a vehicle has rolled for in this MOVE or MARCH MOVE, and minefields that attacked. (dt.open.terrain-roll, dt.open.mine-effects) */
                    readonly crossed: readonly string[];
                    /** @description It cannot move any more in this activation. (dt.terrain.stuck, dt.fort.wire-roll) */
                    readonly stuck: boolean;
                    /** @description It got out of a carrier in this activation, so that it mounts nothing. (dt.pilot.not-both) */
                    readonly alighted: boolean;
                    /** @description A Blutkreuz hero drives it: Move 3 and Charge. (dt.skill.blutkreuz) */
                    readonly driven: boolean;
                    /**
                     * @description The bunker it buries with two ENGINEERING actions, after the first of them. (dt.fort.eng-bunker)
                     * @default null
                     */
                    readonly buries?: string | null;
                    /** @description The zone in which it comes on to the table; null where it does not. (dt.reserve.scattered) */
                    readonly enters: ("own" | "left" | "right") | null;
                    /** @description Whether it may be placed now: out of an ambush, or a spy. (dt.ambush.place, dt.skill.spy) */
                    readonly appears: ("ambush" | "spy") | null;
                    /**
                     * @description Whether one may react now, and whether somebody has. (dt.react.window)
                     * @enum {string}
                     */
                    readonly window: "closed" | "open" | "over";
                } | null;
                /** @description The reaction that is offered; null where none is. */
                readonly reaction: {
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description The hero who goes with the unit. */
                    readonly hero: string | null;
                    /**
                     * @description What the roll allows: an ATTACK; a SUSTAINED ATTACK or a turn and an ATTACK; the ATTACK after the turn; a skill's free MOVE after it.
                     * @enum {string}
                     */
                    readonly may: "attack" | "either" | "turned" | "free-move";
                    /** @description It has been rolled for, and is carried out before the last action. (dt.open.react-timing-three) */
                    readonly waits: boolean;
                    /**
                     * @description Attack Stimulants make its ATTACK a SUSTAINED ATTACK. (dt.cmd.stim-attack)
                     * @constant
                     */
                    readonly stimulated?: true;
                } | null;
                /** @description The terrain it is about. */
                readonly terrain: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "wood" | "building" | "hedge" | "crops" | "hill" | "gully" | "stream" | "river" | "swamp" | "crates" | "rubble" | "wall" | "cliff" | "deep-water" | "bridge" | "anti-tank-traps" | "wreck" | "bunker" | "strongpoint" | "trench" | "wire" | "minefield" | "smoke";
                    /** @description Its corners, in order. */
                    readonly corners: readonly {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the north edge, in hundredths of a millimetre. */
                        readonly y: number;
                    }[];
                    /** @description Its height, and the level it stands on, in lattice units; smoke has none. */
                    readonly height: number;
                    /** @description How many floors it has. */
                    readonly floors: number;
                    /** @description The doors, and how each of them stands. */
                    readonly doors: readonly {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the north edge, in hundredths of a millimetre. */
                        readonly y: number;
                    }[];
                    /** @description How wide its doors are where that is not usual, in lattice units. (dt.building.openings) */
                    readonly doorWidth?: number;
                    /** @description The numbers of its sides that have windows. */
                    readonly windows: readonly number[];
                    /** @description The way it faces, in degrees clockwise from the north edge. */
                    readonly facing: number | null;
                    /** @description Whose it is; null where it is nobody's. */
                    readonly owner: ("north" | "south") | null;
                    /** @description The turn at whose end it goes. (dt.weapon.smoke-screen) */
                    readonly until: number | null;
                }[];
                /** @description The objectives, and how each of them stands. */
                readonly objectives: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description What it is called. */
                    readonly name: string;
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the north edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                    /** @description Who holds it; null where nobody does. */
                    readonly holder: ("north" | "south") | null;
                }[];
                /** @description The units, and how each of them stands. */
                readonly units: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description The card it is about.
                     * @enum {string}
                     */
                    readonly card: "h.line" | "h.breach" | "h.watch" | "h.armoured" | "h.staff" | "h.mortar" | "h.corran" | "h.tolland" | "h.arkwright" | "h.heron" | "h.bastion" | "h.drover" | "h.kestrel" | "h.osprey" | "h.warden" | "h.saro" | "h.vance" | "h.moor" | "h.keel" | "h.ram" | "h.dray" | "h.forge" | "h.lighter" | "v.guard" | "v.ashen" | "v.leap" | "v.staff" | "v.lancer" | "v.maur" | "v.orlane" | "v.dorn" | "v.thresher" | "v.monolith" | "v.strider" | "v.vaulter" | "v.vigil" | "v.petrel" | "v.ferry" | "v.iron" | "v.sable" | "v.brute" | "v.hurn" | "v.skim" | "v.harl" | "v.marr" | "v.titan";
                    /**
                     * @description The side it is about.
                     * @enum {string}
                     */
                    readonly side: "north" | "south";
                    /**
                     * @description On the table, not on it yet, in or on another unit, or eliminated (or gone for good).
                     * @enum {string}
                     */
                    readonly where: "table" | "off" | "aboard" | "gone";
                    /** @description Why it is not on the table yet. */
                    readonly waits: ("arrival" | "reserve" | "ambush" | "spy" | "deployment") | null;
                    /** @description The unit that carries it, and whether it is the pilot there. */
                    readonly carrier: string | null;
                    /** @description Whether it is a pilot. */
                    readonly pilot: boolean;
                    /** @description Its pilot has got out: it does nothing until the hero is back. (dt.pilot.abandoned) */
                    readonly abandoned: boolean;
                    /** @description The miniatures it has. */
                    readonly miniatures: readonly {
                        /** @description What it is named by. */
                        readonly id: string;
                        /** @description Where its base or hull has its centre; without a meaning while the unit is not on the table. */
                        readonly at: {
                            /** @description How far from the left edge, in hundredths of a millimetre. */
                            readonly x: number;
                            /** @description How far from the north edge, in hundredths of a millimetre. */
                            readonly y: number;
                        };
                        /** @description The floor, from 0. */
                        readonly floor: number;
                        /** @description The weapons it has. */
                        readonly weapons: readonly string[];
                        /** @description What role it has; null where it has none. */
                        readonly role: ("officer" | "radio" | "medic" | "mechanic" | "spotter") | null;
                        /** @description Whether a radio is with it. */
                        readonly radio: boolean;
                        /** @description Whether a commissar is with it. */
                        readonly commissar: boolean;
                        /** @description How often what may be used a few times was used, by name. */
                        readonly spent: {
                            readonly [key: string]: number;
                        };
                    }[];
                    /** @description The miniatures it has lost. */
                    readonly lost: readonly {
                        /** @description The weapons it has. */
                        readonly weapons: readonly string[];
                        /** @description What role it has; null where it has none. */
                        readonly role: ("officer" | "radio" | "medic" | "mechanic" | "spotter") | null;
                        /** @description An Officer who is the Radio Operator, too. (dt.cmd.combined) */
                        readonly radio: boolean;
                        /** @description A commissar attached to the squad. (dt.skill.commissar) */
                        readonly commissar: boolean;
                        /** @description Boxes of limited ammunition marked, by weapon. (dt.weapon.limited) */
                        readonly spent: {
                            readonly [key: string]: number;
                        };
                    }[];
                    /** @description Degrees clockwise from the north edge. */
                    readonly facing: number;
                    /** @description Crosses marked. */
                    readonly damage: number;
                    /** @description The tokens it is about, or how many there are. */
                    readonly tokens: readonly ("under-fire" | "suppressed" | "stunned" | "loaded" | "camouflaged" | "dozer" | "attack-stimulants" | "move-stimulants")[];
                    /** @description The unit whose grapple stuns it. (dt.weapon.grapple-release) */
                    readonly grappledBy: string | null;
                    /** @description Whether it was activated in this turn. */
                    readonly activated: boolean;
                    /** @description Activated again this turn. (dt.cmd.moving-once) */
                    readonly again: boolean;
                    /** @description Its last action was a MARCH MOVE. (dt.obj.no-march) */
                    readonly marched: boolean;
                    /** @description It has activated in this game. (dt.skill.scout) */
                    readonly acted: boolean;
                    /** @description What was used that works once a game. */
                    readonly used: readonly ("fighting spirit" | "lucky" | "smoke launchers")[];
                    /** @description How often it came back, so that its AP count again. (dt.end.ap-again) */
                    readonly returned: number;
                }[];
                /** @description AP of eliminated enemies, by the side that gets them. (dt.end.ap-count) */
                readonly score: {
                    /** @description That of the north side. */
                    readonly north: number;
                    /** @description That of the south side. */
                    readonly south: number;
                };
                /** @description Special actions that succeed once a game, by side. (dt.cmd.reinforce-once, dt.cmd.replace-once) */
                readonly spent: readonly ("north-reinforcement" | "south-reinforcement" | "north-vehicle" | "south-vehicle")[];
                /** @description Aircraft that vehicles of a side hit on TARGET, too, this turn. (dt.veh.air-alert) */
                readonly alerts: readonly {
                    /**
                     * @description The side it is about.
                     * @enum {string}
                     */
                    readonly side: "north" | "south";
                    /** @description The aircraft it is about. */
                    readonly aircraft: string;
                }[];
                /** @description How many pieces got a name in the game: names are not given twice. */
                readonly named: number;
                /** @description How it ends. */
                readonly result: {
                    /**
                     * @description How it ends.
                     * @enum {string}
                     */
                    readonly result: "victory" | "defeat" | "draw";
                    /** @description Who wins; null where nobody does. */
                    readonly winner: ("north" | "south") | null;
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
                    readonly do: "deploy";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description A place for each miniature, in order. (dt.setup.scenario) */
                    readonly places: readonly string[];
                    /** @description The way it faces, in degrees clockwise from the north edge. */
                    readonly facing?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "hold-back";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /**
                     * @description As what it is held back.
                     * @enum {string}
                     */
                    readonly as: "reserve" | "ambush" | "arrival";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "embark";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description The vehicle that carries it. */
                    readonly carrier: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "fortify";
                    /**
                     * @description The side it is about.
                     * @enum {string}
                     */
                    readonly side: "north" | "south";
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "bunker" | "strongpoint" | "trench" | "wire" | "minefield";
                    /** @description The place where it is. */
                    readonly at: string;
                    /** @description The way it faces, in degrees clockwise from the north edge. */
                    readonly facing?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "activate";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description The hero who goes with the unit. */
                    readonly hero?: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "pass";
                    /**
                     * @description The side it is about.
                     * @enum {string}
                     */
                    readonly side: "north" | "south";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "appear";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description A place for each miniature, in order. (dt.ambush.place, dt.skill.spy) */
                    readonly places: readonly string[];
                    /** @description The way it faces, in degrees clockwise from the north edge. */
                    readonly facing?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "react";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description The hero who goes with the unit. */
                    readonly hero?: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "hold";
                    /**
                     * @description The side it is about.
                     * @enum {string}
                     */
                    readonly side: "north" | "south";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "move";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description Where the leader goes, by the shortest way; the others are placed by the engine. */
                    readonly to?: string;
                    /** @description The vehicle under it that an airlifter picks up as it sets out. (dt.lift.pickup) */
                    readonly picks?: string;
                    /** @description What it mounts: everybody goes into contact with it by the shortest way. (dt.carry.mount) */
                    readonly mount?: string;
                    /** @description Where a unit comes on that is not on the table yet. (dt.reserve.enter) */
                    readonly from?: string;
                    /** @description Or the way of each miniature that moves. */
                    readonly ways?: readonly {
                        /** @description The miniature it is about. */
                        readonly miniature: string;
                        /** @description The places on the way, in order, behind the one where it begins. */
                        readonly path: readonly string[];
                        /** @description The floor, from 0. */
                        readonly floor?: number;
                    }[];
                    /** @description The way it faces, in degrees clockwise from the north edge. */
                    readonly facing?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "attack";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description The weapons that fire, each with its target. */
                    readonly shots: readonly {
                        /**
                         * @description The weapon that is used.
                         * @enum {string}
                         */
                        readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                        /** @description The unit it is fired at; of a blast template the unit it is aimed at. */
                        readonly target: string;
                        /** @description The miniatures that fire it; without it all that have it and can. */
                        readonly by?: readonly string[];
                        /** @description How many of several weapons of one vehicle fire at this target; without it all. */
                        readonly count?: number;
                        /** @description Whether a vehicle's crew uses it, where both have the weapon. (dt.declare.vehicle-crew, dt.veh.crew-cc) */
                        readonly crew?: boolean;
                        /** @description The centre of a blast template; by that reading the place a flame points at. (dt.blast.place, dt.open.flame-aim) */
                        readonly at?: string;
                        /** @description The miniature a flame template is aimed at, or the one a sniper names. (dt.flame.aim, dt.weapon.sniper) */
                        readonly miniature?: string;
                        /** @description The floor that a blast hits. (dt.blast.one-level) */
                        readonly floor?: number;
                        /** @description Twice the dice, for the Loaded token. (dt.weapon.salvo) */
                        readonly salvo?: boolean;
                        /** @description Boxes of a volley. (dt.weapon.volley) */
                        readonly boxes?: number;
                        /** @description Smoke instead of an attack. (dt.weapon.smoke-shell) */
                        readonly smoke?: boolean;
                    }[];
                    /** @description The artillery unit that fires in place of an observer. (dt.skill.observer) */
                    readonly through?: string;
                    /** @description Skills that are used in a reactive attack; in an activation they are declared with the plan. (dt.skill.declare) */
                    readonly skills?: readonly ("fighting spirit" | "lucky")[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "special";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /**
                     * @description The action that is carried out.
                     * @enum {string}
                     */
                    readonly action: "nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants";
                    /** @description The unit, the terrain or the place it is about. */
                    readonly target?: string;
                    /** @description The place where it is. */
                    readonly at?: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "turn";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description The way it faces, in degrees clockwise from the north edge. */
                    readonly facing: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "skip";
                    /** @description The unit it is about. */
                    readonly unit: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "declare";
                    /** @description The unit it is about. */
                    readonly unit: string;
                    /** @description The actions that are planned, in order. */
                    readonly plan: readonly ("nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants")[];
                    /** @description The skills that are used. */
                    readonly skills?: readonly ("fighting spirit" | "lucky")[];
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
        readonly Scenario: "salt-road" | "the-weir" | "low-tide" | "rolled";
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
