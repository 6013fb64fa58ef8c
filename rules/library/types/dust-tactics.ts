// Generated from the schemas of the rules by "npm run generate"; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly Action: {
            /** @constant */
            readonly do: "deploy";
            readonly unit: string;
            readonly places: readonly string[];
            readonly facing?: number;
        } | {
            /** @constant */
            readonly do: "hold-back";
            readonly unit: string;
            /** @enum {string} */
            readonly as: "reserve" | "ambush" | "arrival";
        } | {
            /** @constant */
            readonly do: "embark";
            readonly unit: string;
            readonly carrier: string;
        } | {
            /** @constant */
            readonly do: "fortify";
            /** @enum {string} */
            readonly side: "north" | "south";
            /** @enum {string} */
            readonly kind: "bunker" | "strongpoint" | "trench" | "wire" | "minefield";
            readonly at: string;
            readonly facing?: number;
        } | {
            /** @constant */
            readonly do: "activate";
            readonly unit: string;
            readonly hero?: string;
        } | {
            /** @constant */
            readonly do: "pass";
            /** @enum {string} */
            readonly side: "north" | "south";
        } | {
            /** @constant */
            readonly do: "appear";
            readonly unit: string;
            readonly places: readonly string[];
            readonly facing?: number;
        } | {
            /** @constant */
            readonly do: "react";
            readonly unit: string;
            readonly hero?: string;
        } | {
            /** @constant */
            readonly do: "hold";
            /** @enum {string} */
            readonly side: "north" | "south";
        } | {
            /** @constant */
            readonly do: "move";
            readonly unit: string;
            readonly to?: string;
            readonly picks?: string;
            readonly mount?: string;
            readonly from?: string;
            readonly ways?: readonly {
                readonly miniature: string;
                readonly path: readonly string[];
                readonly floor?: number;
            }[];
            readonly facing?: number;
        } | {
            /** @constant */
            readonly do: "attack";
            readonly unit: string;
            readonly shots: readonly {
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                readonly target: string;
                readonly by?: readonly string[];
                readonly count?: number;
                readonly crew?: boolean;
                readonly at?: string;
                readonly miniature?: string;
                readonly floor?: number;
                readonly salvo?: boolean;
                readonly boxes?: number;
                readonly smoke?: boolean;
            }[];
            readonly through?: string;
            readonly skills?: readonly ("fighting spirit" | "lucky")[];
        } | {
            /** @constant */
            readonly do: "special";
            readonly unit: string;
            /** @enum {string} */
            readonly action: "nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants";
            readonly target?: string;
            readonly at?: string;
        } | {
            /** @constant */
            readonly do: "turn";
            readonly unit: string;
            readonly facing: number;
        } | {
            /** @constant */
            readonly do: "skip";
            readonly unit: string;
        } | {
            /** @constant */
            readonly do: "declare";
            readonly unit: string;
            readonly plan: readonly ("nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants")[];
            readonly skills?: readonly ("fighting spirit" | "lucky")[];
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
                readonly phase: "set-up" | "initiative" | "activations" | "turn-end";
                readonly turn: number;
            };
        } | {
            /** @constant */
            readonly event: "initiative";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly north: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly south: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly winner: ("north" | "south") | null;
            };
        } | {
            /** @constant */
            readonly event: "scenario-rolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @enum {string} */
                readonly scenario: "salt-road" | "the-weir" | "low-tide";
            };
        } | {
            /** @constant */
            readonly event: "side-chosen";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly side: "north" | "south";
                /** @enum {string} */
                readonly edge: "north" | "south";
            };
        } | {
            /** @constant */
            readonly event: "first";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly side: "north" | "south";
            };
        } | {
            /** @constant */
            readonly event: "defends";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly side: "north" | "south";
            };
        } | {
            /** @constant */
            readonly event: "activated";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly hero: string | null;
                readonly actions: number;
            };
        } | {
            /** @constant */
            readonly event: "declared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly plan: readonly ("nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants")[];
                readonly skills: readonly ("fighting spirit" | "lucky")[];
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
                /** @enum {string} */
                readonly side: "north" | "south";
            };
        } | {
            /** @constant */
            readonly event: "activation-over";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
            };
        } | {
            /** @constant */
            readonly event: "nothing";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly why: "it was declared" | "it does not use its action" | "it does not move" | "it does not attack" | "it stays hidden" | "it stays in reserve" | "it has a token" | "it is not loaded" | "its carrier is not on the table";
                /** @enum {string} */
                readonly whyId: "declared" | "action-unused" | "no-move" | "no-attack" | "stays-hidden" | "stays-in-reserve" | "has-token" | "not-loaded" | "carrier-away";
            };
        } | {
            /** @constant */
            readonly event: "action-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly action: "nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants";
                /** @enum {string} */
                readonly why: "it did not take the action before" | "it does not move any further" | "it cannot fight" | "it fired no ranged weapon" | "its way is no longer open" | "it is not on the table" | "there is no longer a bunker";
                /** @enum {string} */
                readonly whyId: "action-before-lost" | "moves-no-more" | "cannot-fight" | "no-shot" | "way-closed" | "off-table" | "bunker-gone";
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
                readonly unit: string;
                readonly miniature: string;
                readonly path: readonly string[];
                readonly to: string;
                readonly length: number;
            };
        } | {
            /** @constant */
            readonly event: "halfway";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
            };
        } | {
            /** @constant */
            readonly event: "resumed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
            };
        } | {
            /** @constant */
            readonly event: "arranged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @constant */
                readonly by: "around the leader";
            };
        } | {
            /** @constant */
            readonly event: "halted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly miniature: string;
                readonly at: string;
                readonly why: ("slowed by terrain" | "the edge of terrain") | string;
                /** @enum {string} */
                readonly whyId: "slowed-before" | "edge-before" | "edge" | "slowed" | "held" | "stuck-again" | "stuck";
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
                readonly unit: string;
                readonly facing: number;
            };
        } | {
            /** @constant */
            readonly event: "floor";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly miniature: string;
                readonly floor: number;
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
                readonly unit: string;
                readonly at: string;
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
                readonly unit: string;
                readonly why: "it waits in the wreck" | string;
                /** @enum {string} */
                readonly whyId: "in-wreck" | "held-back" | "aboard" | "lifted";
            };
        } | {
            /** @constant */
            readonly event: "rolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly pilot?: string;
                readonly about: ("suppression" | "under fire" | "a third action" | "its zone" | "its arrival" | "appearing" | "actions from its ambush" | "getting out" | "falling" | "its riders" | "cheating death") | string;
                /** @enum {string} */
                readonly aboutId: "suppression" | "under-fire" | "third-action" | "zone" | "arrival" | "appearing" | "ambush" | "getting-out" | "falling" | "riders" | "cheating-death" | "smoke" | "terrain-again" | "terrain";
                readonly terrain?: string;
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly successes: number;
                /** @enum {string} */
                readonly counts?: "harm" | "hits";
            };
        } | {
            /** @constant */
            readonly event: "no-roll";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @constant */
                readonly about: "its arrival";
                readonly passes: boolean;
            };
        } | {
            /** @constant */
            readonly event: "template";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                readonly at: string;
                readonly under: readonly string[];
            };
        } | {
            /** @constant */
            readonly event: "fired";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                readonly firers: readonly string[];
                readonly target: string;
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly hits: number;
                readonly cover: boolean;
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
                readonly unit: string;
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly hits: number;
            };
        } | {
            /** @constant */
            readonly event: "chain";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly hits: number;
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
                readonly unit: string;
                /** @enum {string} */
                readonly save: "infantry" | "cover" | "vehicle in cover" | "bunker" | "strongpoint";
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly cancelled: number;
            };
        } | {
            /** @constant */
            readonly event: "resilient";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly cancelled: number;
                /** @constant */
                readonly counts?: "points";
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
                readonly unit: string;
                readonly hits: number;
                /** @enum {string} */
                readonly why: "no valid target is left";
                /** @enum {string} */
                readonly whyId: "nobody-left";
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
                readonly unit: string;
                readonly miniature: string;
                readonly points: number;
                readonly left: number;
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
                readonly unit: string;
                readonly miniature: string;
                readonly with: string;
            };
        } | {
            /** @constant */
            readonly event: "miniature-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly miniature: string;
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
                readonly unit: string;
                readonly ap: number;
                readonly wreck: boolean;
            };
        } | {
            /** @constant */
            readonly event: "targeted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                readonly target: string;
                readonly firers: readonly string[];
            };
        } | {
            /** @constant */
            readonly event: "token-stays";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @constant */
                readonly token: "suppressed";
                /** @enum {string} */
                readonly why: "hit again";
                /** @enum {string} */
                readonly whyId: "hit-again";
            };
        } | {
            /** @constant */
            readonly event: "struck-back";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly against: string;
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
                readonly unit: string;
                /** @enum {string} */
                readonly token: "under-fire" | "suppressed" | "stunned" | "loaded" | "camouflaged" | "dozer" | "attack-stimulants" | "move-stimulants";
                readonly gained: boolean;
                readonly why: ("hit" | "hit again" | "a mine went off" | "rolled off" | "rolled down" | "a salvo" | "a Medic" | "it acts" | "it activates" | "it attacks" | "it cheats death" | "it has fired" | "it hides" | "it marches" | "it moves" | "it reacts" | "it reloads" | "it strikes back" | "it turns" | "it waits" | "its airlifter is destroyed" | "its carrier is destroyed" | "the blade is down" | "the grapple lets go") | string;
                /** @enum {string} */
                readonly whyId: "hit" | "hit-again" | "mine" | "rolled-off" | "rolled-down" | "salvo" | "medic" | "acted" | "activated" | "attacked" | "cheats-death" | "fired" | "hides" | "marched" | "moved" | "reacted" | "reloads" | "strikes-back" | "turned" | "waits" | "airlifter-destroyed" | "carrier-destroyed" | "blade-down" | "grapple-gone" | "hits" | "hit-by";
            };
        } | {
            /** @constant */
            readonly event: "token-spared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly token: "under-fire" | "suppressed" | "stunned" | "loaded" | "camouflaged" | "dozer" | "attack-stimulants" | "move-stimulants";
                readonly why: ("hit" | "hit again" | "a mine went off" | "rolled off" | "rolled down" | "a salvo" | "a Medic" | "it acts" | "it activates" | "it attacks" | "it cheats death" | "it has fired" | "it hides" | "it marches" | "it moves" | "it reacts" | "it reloads" | "it strikes back" | "it turns" | "it waits" | "its airlifter is destroyed" | "its carrier is destroyed" | "the blade is down" | "the grapple lets go") | string;
                /** @enum {string} */
                readonly whyId: "hit" | "hit-again" | "mine" | "rolled-off" | "rolled-down" | "salvo" | "medic" | "acted" | "activated" | "attacked" | "cheats-death" | "fired" | "hides" | "marched" | "moved" | "reacted" | "reloads" | "strikes-back" | "turned" | "waits" | "airlifter-destroyed" | "carrier-destroyed" | "blade-down" | "grapple-gone" | "hits" | "hit-by";
            };
        } | {
            /** @constant */
            readonly event: "spent";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "lmg" | "hmg" | "marksman" | "scoped" | "pistol" | "launcher" | "charge" | "blade" | "flamer" | "lance" | "tube" | "wire" | "mortar" | "howitzer" | "autocannon" | "gun75" | "laser" | "lasercannon" | "phaser" | "tesla" | "cutter" | "haulclaw" | "claws" | "rocketpod" | "bomb" | "flak" | "spray" | "brand" | "breacher" | "siege" | "twin-a" | "twin-b" | "mine" | "standard";
                readonly boxes: number;
                readonly left: number;
            };
        } | {
            /** @constant */
            readonly event: "reacted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly hero: string | null;
                readonly against: string;
            };
        } | {
            /** @constant */
            readonly event: "reaction-rolled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                /** @enum {string} */
                readonly may: "attack" | "either" | "nothing";
            };
        } | {
            /** @constant */
            readonly event: "captured";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly objective: string;
                /** @enum {string} */
                readonly side: "north" | "south";
            };
        } | {
            /** @constant */
            readonly event: "contested";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly objective: string;
            };
        } | {
            /** @constant */
            readonly event: "special";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                /** @enum {string} */
                readonly action: "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants";
                readonly target: string | null;
                readonly dice: readonly ("ARMY" | "TARGET" | "SHIELD" | "target" | "blank")[];
                readonly successes: number;
            };
        } | {
            /** @constant */
            readonly event: "restored";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly unit: string;
                readonly miniature: string | null;
                readonly points: number;
            };
        } | {
            /** @constant */
            readonly event: "terrain";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly what: ("it is cut" | "it is cleared" | "it is buried" | "it is filled in" | "it is gone" | "the smoke is gone" | "smoke is launched") | string;
                /** @enum {string} */
                readonly whatId: "cut" | "cleared" | "buried" | "filled-in" | "gone" | "smoke-gone" | "smoke-launched" | "burying" | "built" | "smoke";
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
                readonly winner: ("north" | "south") | null;
                readonly why: ("the objective is taken" | "the objective was not taken in time" | "both sides are wiped out") | string;
                /** @enum {string} */
                readonly whyId: "objective" | "objective-in-time" | "both-wiped-out" | "wiped-out" | "count";
            };
        };
        readonly Position: {
            /** @constant */
            readonly ruleset: "dust-tactics";
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
                readonly scenario: ("salt-road" | "the-weir" | "low-tide") | null;
                readonly width: number;
                readonly height: number;
                readonly limit: number;
                /** @enum {string} */
                readonly phase: "set-up" | "initiative" | "activations" | "turn-end";
                readonly stock: {
                    readonly north: {
                        readonly bunkers: number;
                        readonly strongpoints: number;
                        readonly paid: number;
                    };
                    readonly south: {
                        readonly bunkers: number;
                        readonly strongpoints: number;
                        readonly paid: number;
                    };
                };
                readonly drawn: {
                    readonly south: string | null;
                    readonly north: string | null;
                    readonly limit: number | null;
                    readonly laidOutBy: ("north" | "south") | null;
                } | null;
                readonly chooser: ("north" | "south") | null;
                readonly defender: ("north" | "south") | null;
                readonly turn: number;
                readonly turns: number | null;
                readonly first: ("north" | "south") | null;
                readonly next: ("north" | "south") | null;
                /** @default null */
                readonly initiative?: ("north" | "south") | null;
                readonly activation: {
                    readonly unit: string;
                    readonly hero: string | null;
                    readonly actions: number;
                    readonly forced: boolean;
                    readonly stimulant: ("attack" | "move") | null;
                    readonly plan: readonly ("nothing" | "move" | "march" | "attack" | "sustained" | "free-move" | "free-attack" | "reload" | "camouflage" | "resurrection" | "makeshift-repair" | "medevac" | "air-alert" | "dozer" | "launch-smoke" | "engineering" | "fire-smoke" | "ammo-drop" | "get-moving" | "reinforcement" | "replacement-vehicle" | "get-up" | "stimulants")[] | null;
                    readonly skills: readonly ("fighting spirit" | "lucky")[];
                    readonly done: number;
                    readonly half: {
                        readonly [key: string]: number;
                    } | null;
                    readonly ahead: readonly {
                        readonly miniature: string;
                        readonly path: readonly {
                            readonly x: number;
                            readonly y: number;
                        }[];
                        readonly floor: number;
                    }[] | null;
                    readonly slowed: readonly string[];
                    readonly halted: readonly string[];
                    readonly crossed: readonly string[];
                    readonly stuck: boolean;
                    readonly alighted: boolean;
                    readonly driven: boolean;
                    /** @default null */
                    readonly buries?: string | null;
                    readonly enters: ("own" | "left" | "right") | null;
                    readonly appears: ("ambush" | "spy") | null;
                    /** @enum {string} */
                    readonly window: "closed" | "open" | "over";
                } | null;
                readonly reaction: {
                    readonly unit: string;
                    readonly hero: string | null;
                    /** @enum {string} */
                    readonly may: "attack" | "either" | "turned" | "free-move";
                    readonly waits: boolean;
                    /** @constant */
                    readonly stimulated?: true;
                } | null;
                readonly terrain: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly kind: "wood" | "building" | "hedge" | "crops" | "hill" | "gully" | "stream" | "river" | "swamp" | "crates" | "rubble" | "wall" | "cliff" | "deep-water" | "bridge" | "anti-tank-traps" | "wreck" | "bunker" | "strongpoint" | "trench" | "wire" | "minefield" | "smoke";
                    readonly corners: readonly {
                        readonly x: number;
                        readonly y: number;
                    }[];
                    readonly height: number;
                    readonly floors: number;
                    readonly doors: readonly {
                        readonly x: number;
                        readonly y: number;
                    }[];
                    readonly doorWidth?: number;
                    readonly windows: readonly number[];
                    readonly facing: number | null;
                    readonly owner: ("north" | "south") | null;
                    readonly until: number | null;
                }[];
                readonly objectives: readonly {
                    readonly id: string;
                    readonly name: string;
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    readonly holder: ("north" | "south") | null;
                }[];
                readonly units: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly card: "h.line" | "h.breach" | "h.watch" | "h.armoured" | "h.staff" | "h.mortar" | "h.corran" | "h.tolland" | "h.arkwright" | "h.heron" | "h.bastion" | "h.drover" | "h.kestrel" | "h.osprey" | "h.warden" | "h.saro" | "h.vance" | "h.moor" | "h.keel" | "h.ram" | "h.dray" | "h.forge" | "h.lighter" | "v.guard" | "v.ashen" | "v.leap" | "v.staff" | "v.lancer" | "v.maur" | "v.orlane" | "v.dorn" | "v.thresher" | "v.monolith" | "v.strider" | "v.vaulter" | "v.vigil" | "v.petrel" | "v.ferry" | "v.iron" | "v.sable" | "v.brute" | "v.hurn" | "v.skim" | "v.harl" | "v.marr" | "v.titan";
                    /** @enum {string} */
                    readonly side: "north" | "south";
                    /** @enum {string} */
                    readonly where: "table" | "off" | "aboard" | "gone";
                    readonly waits: ("arrival" | "reserve" | "ambush" | "spy" | "deployment") | null;
                    readonly carrier: string | null;
                    readonly pilot: boolean;
                    readonly abandoned: boolean;
                    readonly miniatures: readonly {
                        readonly id: string;
                        readonly at: {
                            readonly x: number;
                            readonly y: number;
                        };
                        readonly floor: number;
                        readonly weapons: readonly string[];
                        readonly role: ("officer" | "radio" | "medic" | "mechanic" | "spotter") | null;
                        readonly radio: boolean;
                        readonly commissar: boolean;
                        readonly spent: {
                            readonly [key: string]: number;
                        };
                    }[];
                    readonly lost: readonly {
                        readonly weapons: readonly string[];
                        readonly role: ("officer" | "radio" | "medic" | "mechanic" | "spotter") | null;
                        readonly radio: boolean;
                        readonly commissar: boolean;
                        readonly spent: {
                            readonly [key: string]: number;
                        };
                    }[];
                    readonly facing: number;
                    readonly damage: number;
                    readonly tokens: readonly ("under-fire" | "suppressed" | "stunned" | "loaded" | "camouflaged" | "dozer" | "attack-stimulants" | "move-stimulants")[];
                    readonly grappledBy: string | null;
                    readonly activated: boolean;
                    readonly again: boolean;
                    readonly marched: boolean;
                    readonly acted: boolean;
                    readonly used: readonly ("fighting spirit" | "lucky" | "smoke launchers")[];
                    readonly returned: number;
                }[];
                readonly score: {
                    readonly north: number;
                    readonly south: number;
                };
                readonly spent: readonly ("north-reinforcement" | "south-reinforcement" | "north-vehicle" | "south-vehicle")[];
                readonly alerts: readonly {
                    /** @enum {string} */
                    readonly side: "north" | "south";
                    readonly aircraft: string;
                }[];
                readonly named: number;
                readonly result: {
                    /** @enum {string} */
                    readonly result: "victory" | "defeat" | "draw";
                    readonly winner: ("north" | "south") | null;
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
