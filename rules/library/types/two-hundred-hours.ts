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
            readonly do: "advance";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /** @description The piece it goes towards. */
            readonly towards?: string;
            /**
             * @description The order card that is played.
             * @enum {string}
             */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
            /** @description The place on the edge at which a fighter comes onto the table. */
            readonly enter?: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "sneak";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /**
             * @description The order card that is played.
             * @enum {string}
             */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
            /** @description The place on the edge at which a fighter comes onto the table. */
            readonly enter?: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "patrol-route";
            /** @description The fighter it is about. */
            readonly fighter: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "roving-patrol";
            /** @description The fighter it is about. */
            readonly fighter: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "shoot";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /** @description What it is aimed at. */
            readonly target: string;
            /**
             * @description The weapon that is used.
             * @enum {string}
             */
            readonly weapon?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path?: readonly string[];
            /**
             * @description The order card that is played.
             * @enum {string}
             */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "throw-smoke";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /** @description The place where it is. */
            readonly at: string;
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path?: readonly string[];
            /**
             * @description The order card that is played.
             * @enum {string}
             */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "fight";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /** @description What it is aimed at. */
            readonly target: string;
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path?: readonly string[];
            /**
             * @description The order card that is played.
             * @enum {string}
             */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "set-charge";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path?: readonly string[];
            /**
             * @description The order card that is played.
             * @enum {string}
             */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "contact-hq";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path?: readonly string[];
            /**
             * @description The order card that is played.
             * @enum {string}
             */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "search";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /**
             * @description The order card that is played.
             * @enum {string}
             */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "fire-gun";
            /** @description The fighter it is about. */
            readonly fighter: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "idle";
            /** @description The fighter it is about. */
            readonly fighter: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "reveal";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "go";
            /** @description The places on the way, in order, behind the one where it begins. */
            readonly path: readonly string[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "go-to";
            /** @description The place where it is. */
            readonly at: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "stay";
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "put";
            /** @description The place where it is. */
            readonly at: string;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "face";
            /** @description The way it faces, in degrees clockwise from the upper edge of the table. */
            readonly facing: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "recruit";
            /** @description The fighters it is about. */
            readonly fighters: readonly {
                /**
                 * @description The Recruitment card.
                 * @enum {string}
                 */
                readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                /** @description What it is named by. */
                readonly id?: string;
                /**
                 * @description The ranged weapon of the whole battle. (zh.weapon.one-ranged)
                 * @enum {string}
                 */
                readonly weapon?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                /**
                 * @description Of a pair: the weapon of the second member.
                 * @enum {string}
                 */
                readonly second?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                /**
                 * @description The requisition card of the fighter.
                 * @enum {string}
                 */
                readonly requisition?: "r-silenced" | "r-long-range" | "r-radio" | "r-demo-charge" | "r-disguise" | "r-smoke" | "r-wire-cutters";
            }[];
            /** @description Whether the game is played with disguises. */
            readonly disguise?: boolean;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "give-veterans";
            /** @description The cards it is about. */
            readonly cards: readonly {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            }[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "keep-in-reserve";
            /** @description The fighters it is about. */
            readonly fighters: readonly string[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "lay-route";
            /** @description The markers it is about, or how many there are. */
            readonly markers: readonly string[];
            /** @description Leg i runs from marker i + 1 to the next one. */
            readonly bends?: readonly (readonly string[])[];
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "deploy";
            /** @description The fighter it is about. */
            readonly fighter: string;
            /** @description The place where it is. */
            readonly at: string;
            /** @description The way it faces, in degrees clockwise from the upper edge of the table. */
            readonly facing?: number;
        } | {
            /**
             * @description Which kind of action it is.
             * @constant
             */
            readonly do: "split-force";
            /**
             * @description The edge of the table.
             * @enum {string}
             */
            readonly edge: "N" | "E" | "S" | "W";
            /** @description The fighters it is about. */
            readonly fighters: readonly string[];
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
                readonly phase: "set-up" | "turn-start" | "tokens" | "turn-end" | "experience" | "battle";
                /** @description The turn, counted from 1. */
                readonly turn: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-drawn";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "trooper" | "character";
                /** @description How much is left. */
                readonly left: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-handed-over";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "trooper" | "character";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-set-aside";
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
                readonly token: "trooper" | "character";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-assigned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description The token it is about.
                 * @enum {string}
                 */
                readonly token: "trooper" | "character";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "a responsive action" | "trauma";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "responsive" | "trauma";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "token-flipped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "tokens-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description How many there are. */
                readonly count: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "tokens-added";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description How many there are. */
                readonly count: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "time-passes";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /** @description How many there are, or the number of the marker. */
                readonly number: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "time-kept";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
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
                /** @description The turn, counted from 1. */
                readonly turn: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "idle";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "it has no other action" | "nobody has a legal action";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "no-other-action" | "no-legal-action";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "action-began";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description The action that is carried out.
                 * @enum {string}
                 */
                readonly action: "advance" | "sneak" | "patrol-route" | "roving-patrol" | "shoot" | "throw-smoke" | "fight" | "set-charge" | "contact-hq" | "search" | "fire-gun";
                /** @description Whether it takes no token. */
                readonly free: boolean;
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
                readonly winner: ("attacker" | "defender") | null;
                /**
                 * @description Which kind of victory it is.
                 * @enum {string}
                 */
                readonly victory: "total" | "partial" | "plain" | "draw";
                /** @description Why, in the words of the event. */
                readonly why: "Nobody has achieved the primary objective alone: a draw." | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "nobody" | "victory";
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
                /** @description The fighter it is about. */
                readonly fighter: string | null;
                /**
                 * @description What is rolled for.
                 * @enum {string}
                 */
                readonly roll: "sneak" | "advance" | "patrol-route" | "roving-patrol" | "Shoot" | "Fight" | "Duck" | "Defend" | "Set Charge" | "Contact HQ" | "Search" | "Wound roll" | "Faulty Fuse" | "AA gun" | "air raid" | "searchlight" | "guts test" | "smarts test" | "brawn test" | "react test" | "aim test";
                /** @description The faces that were rolled, in order. */
                readonly dice: readonly string[];
                /** @description The score the chevrons are read with; 0 where they are not. */
                readonly score: number;
                /** @description How many successes there are. */
                readonly successes: number;
                /** @description How many medals there are. */
                readonly medals: number;
                /** @description How many alert results there are. */
                readonly alerts: number;
                /** @description How many stealth results there are. */
                readonly stealths: number;
                /** @description Whole degrees. */
                readonly bearings: readonly string[];
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description What it was before. */
                readonly was: string;
                /** @description What it is now. */
                readonly now: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "three-for-one" | "accurate" | "aggression" | "assist" | "brawler" | "dead-eye" | "double-tap" | "fortified" | "iron-nerve" | "knife-man" | "quick-reflexes" | "quick-reload" | "sapper" | "awareness" | "blast" | "camouflage" | "caution" | "cut-throat" | "e-at-the-double" | "freeze" | "headshot" | "indirect" | "keep-moving" | "light-feet" | "old-hand" | "penetrate" | "quick-draw" | "quiet" | "recon" | "reposition" | "spread" | "Taking Time" | "Keen Nose";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "medal-used";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description What the medal is used for.
                 * @enum {string}
                 */
                readonly effect: "three-for-one" | "accurate" | "aggression" | "assist" | "brawler" | "dead-eye" | "double-tap" | "fortified" | "iron-nerve" | "knife-man" | "quick-reflexes" | "quick-reload" | "sapper" | "awareness" | "blast" | "camouflage" | "caution" | "cut-throat" | "e-at-the-double" | "freeze" | "headshot" | "indirect" | "keep-moving" | "light-feet" | "old-hand" | "penetrate" | "quick-draw" | "quiet" | "recon" | "reposition" | "spread";
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description The ability that is tested.
                 * @enum {string}
                 */
                readonly ability: "guts" | "smarts" | "brawn" | "react" | "aim";
                /** @description How many successes there are. */
                readonly successes: number;
                /** @description Whether it is passed. */
                readonly passed: boolean;
                /** @description Why, in the words of the event. */
                readonly why: "minor wounds" | string | ("to stay unseen (Freeze)" | "to come from reserve");
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "wounds" | "partner-out" | "friend-out" | "unseen" | "reserve" | "enter" | "advance" | "attack" | "recon" | "inspect";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "straddle";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description Who looks across the border of his field of view. */
                readonly viewer: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /**
                 * @description What the die shows.
                 * @enum {string}
                 */
                readonly shows: "I" | "II" | "III" | "medal" | "alert" | "stealth" | "";
                /** @description Whether the die is read as from the front. */
                readonly front: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "results-cancelled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description How many alert results there are. */
                readonly alerts: number;
                /** @description How many stealth results there are. */
                readonly stealths: number;
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description What it is, in the words of the event. */
                readonly what: readonly (("advance" | "alert" | "attack" | "barracks" | "body" | "charge" | "counter-attack" | "defend" | "discovery" | "duck" | "exit" | "fight" | "inspection" | "order" | "recon" | "search" | "shot" | "stealth" | "trauma") | "1 hit" | string)[];
                /** @description Why, in the words of the event. */
                readonly why: ("it is lost in the noise" | "there is nobody to fight in reach" | "the dog fought from afar" | "no enemy is within 15″" | "no enemy to recon is in sight and reach" | "it cannot Advance: the action is lost" | "it cannot Advance: another action is made" | "nothing is found" | "there is no success" | "there is no target" | "nothing follows the first action" | "the second action proves impossible" | "nobody is asleep there any longer" | "it has taken its one Trauma roll" | "everybody near is hit once" | "it is unready and in the open" | "a headshot cannot be ducked" | "it is unready" | "no marker is removed in an attack" | "the alarm has already risen for it" | "it has only just come in there") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "noisy" | "nobody-to-fight" | "dog-from-afar" | "no-enemy-near" | "nobody-to-recon" | "escape-action-lost" | "escape-other-action" | "nothing-found" | "no-success" | "no-target" | "no-second-action" | "second-action-impossible" | "nobody-asleep" | "trauma-taken" | "everybody-hit" | "unready-in-open" | "headshot" | "unready" | "not-in-attack" | "discovered-before" | "just-entered" | "body-stays" | "cannot-be-shot" | "no-imposter" | "was-watched" | "is-watched";
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description Where it begins. */
                readonly from: string;
                /** @description Where it ends. */
                readonly to: string;
                /** @description The places on the way, in order, behind the one where it begins. */
                readonly path: readonly string[];
                /** @description How many inches of movement it takes. */
                readonly inches: string;
                /** @description Whether the way was found by the rules, and not sent. */
                readonly found: boolean;
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The way it faces, in degrees clockwise from the upper edge of the table. */
                readonly facing: number;
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The place where it is. */
                readonly at: string;
                /** @description Why, in the words of the event. */
                readonly why: ("caught on barbed wire" | "the edge of the table") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "barbed-wire" | "table-edge" | "enemy" | "obstacle" | "rough" | "climb" | "no-climb" | "shut-door" | "barrier";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "crossed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The item it is about. */
                readonly item: string;
                /** @description How many inches of movement it takes. */
                readonly inches: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "climbed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The item it is about. */
                readonly item: string;
                /** @description Whether it climbs up. */
                readonly up: boolean;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "entered-building";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The item it is about. */
                readonly item: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "kept-out";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The item it is about. */
                readonly item: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "it fails the Brawn test" | "the door is locked";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "test-failed" | "locked";
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
                /** @description The place where it is. */
                readonly at: string;
                /** @description The way it faces, in degrees clockwise from the upper edge of the table. */
                readonly facing: number | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "entered";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "answered-alone";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "left-out";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /** @description The fighter it is about. */
                readonly fighter: string | null;
                /**
                 * @description What it is, in the words of the event.
                 * @enum {string}
                 */
                readonly what: "sneak-path" | "keep-moving" | "reposition" | "go-on" | "follower" | "charge-place" | "escape-place" | "searchlight-place" | "streetlight-place" | "flare-place" | "patrol-marker" | "objective-place" | "facing" | "recruit" | "veterans" | "reserves" | "route" | "deploy" | "nest-place" | "split" | "crew";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "stays-off";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "it fails its Smarts test";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "test-failed";
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "marker-placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Why, in the words of the event. */
                readonly why: ("close watch" | "a tripwire" | "both survived a Fight" | "discovered as an imposter" | "a flare") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "close-watch" | "tripwire" | "fight-survived" | "imposter" | "flare" | "recon" | "extra-alert" | "alert-at-door" | "alert";
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
                /** @description The piece it is about. */
                readonly piece: string;
                /** @description Why, in the words of the event. */
                readonly why: ("the explosion distracts" | "the raid distracts") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "explosion-distracts" | "raid-distracts" | "stealth" | "stealth-at-door";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "marker-unplaced";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The piece it is about. */
                readonly piece: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "no covert friend is near enough";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "nobody-near";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "close-watch";
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
            readonly event: "attack-declared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "bonus";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The faces that were rolled, in order. */
                readonly dice: string;
                /** @description Why, in the words of the event. */
                readonly why: ("covert" | "from the rear" | "a clear view") | ("three-for-one" | "accurate" | "aggression" | "assist" | "brawler" | "dead-eye" | "double-tap" | "fortified" | "iron-nerve" | "knife-man" | "quick-reflexes" | "quick-reload" | "sapper" | "awareness" | "blast" | "camouflage" | "caution" | "cut-throat" | "e-at-the-double" | "freeze" | "headshot" | "indirect" | "keep-moving" | "light-feet" | "old-hand" | "penetrate" | "quick-draw" | "quiet" | "recon" | "reposition" | "spread");
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "covert" | "rear" | "clear-view" | "three-for-one" | "accurate" | "aggression" | "assist" | "brawler" | "dead-eye" | "double-tap" | "fortified" | "iron-nerve" | "knife-man" | "quick-reflexes" | "quick-reload" | "sapper" | "awareness" | "blast" | "camouflage" | "caution" | "cut-throat" | "e-at-the-double" | "freeze" | "headshot" | "indirect" | "keep-moving" | "light-feet" | "old-hand" | "penetrate" | "quick-draw" | "quiet" | "recon" | "reposition" | "spread";
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /**
                 * @description The weapon that is used.
                 * @enum {string}
                 */
                readonly weapon: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                /** @description How many of the attacks are accurate. */
                readonly accurate: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "responded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description The action that is carried out.
                 * @enum {string}
                 */
                readonly action: "duck" | "defend";
                /** @description How many are cancelled. */
                readonly cancelled: number;
                /** @description Whether it takes no token. */
                readonly free: boolean;
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
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description How many hits there are. */
                readonly hits: number;
                /** @description The Strength of the hits. */
                readonly strength: number;
                /**
                 * @description Who or what brings it about.
                 * @enum {string}
                 */
                readonly by: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat knife" | "improvised weapon" | "silenced pistol" | "silenced carbine" | "silenced smg" | "sniper rifle" | "lmg" | "rocket launcher" | "mmg" | "counter-attack, rifle" | "counter-attack, smg" | "counter-attack, pistol" | "counter-attack, shotgun" | "counter-attack, grenade" | "counter-attack, combat knife" | "counter-attack, improvised weapon" | "counter-attack, silenced pistol" | "counter-attack, silenced carbine" | "counter-attack, silenced smg" | "counter-attack, sniper rifle" | "counter-attack, lmg" | "counter-attack, rocket launcher" | "counter-attack, mmg" | "explosion" | "a bomb" | "a dangerous objective";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "wounded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description How many minor wounds there are. */
                readonly minor: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "taken-out";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The place where it is. */
                readonly at: string;
                /**
                 * @description By what it comes about.
                 * @enum {string}
                 */
                readonly how: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat knife" | "improvised weapon" | "silenced pistol" | "silenced carbine" | "silenced smg" | "sniper rifle" | "lmg" | "rocket launcher" | "mmg" | "counter-attack, rifle" | "counter-attack, smg" | "counter-attack, pistol" | "counter-attack, shotgun" | "counter-attack, grenade" | "counter-attack, combat knife" | "counter-attack, improvised weapon" | "counter-attack, silenced pistol" | "counter-attack, silenced carbine" | "counter-attack, silenced smg" | "counter-attack, sniper rifle" | "counter-attack, lmg" | "counter-attack, rocket launcher" | "counter-attack, mmg" | "explosion" | "a bomb" | "a dangerous objective" | "trauma with every token red";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "trauma";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description Whether it is passed. */
                readonly passed: boolean;
                /** @description Why, in the words of the event. */
                readonly why: "Steady" | "minor wounds" | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "steady" | "wounds" | "partner-out" | "friend-out";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "recon";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description What it is aimed at. */
                readonly target: string;
                /** @description How many successes there are. */
                readonly successes: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "charge-set";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description The demolition charge it is about. */
                readonly charge: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "countdown";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The demolition charge it is about. */
                readonly charge: string;
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
                /** @description What it is, in the words of the event. */
                readonly what: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "light-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The light it is about. */
                readonly light: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "smoke-placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The smoke it is about. */
                readonly smoke: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "pair-parted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
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
                /** @description How far the track moves. */
                readonly change: number;
                /** @description Where the alarm track stands. */
                readonly track: number;
                /**
                 * @description The level of the alarm.
                 * @enum {string}
                 */
                readonly level: "calm" | "suspicious" | "raised";
                /** @description Why, in the words of the event. */
                readonly why: "the action" | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "whole-action" | "hit" | "gone" | "turn-end" | "close-watch" | "imposter" | "explosion" | "grenade" | "shot" | "marker" | "marker-removed" | "counts-as-detected" | "unplaced-alert";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "alarm-raised";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The turn, counted from 1. */
                readonly turn: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "body-lies";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The body it is about. */
                readonly body: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "body-dragged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The body it is about. */
                readonly body: string;
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
            readonly event: "body-gone";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The body it is about. */
                readonly body: string;
                /** @description Why, in the words of the event. */
                readonly why: ("it is found" | "the alarm is raised") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "found" | "alarm" | "hidden";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "light-placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The light it is about. */
                readonly light: string;
                /** @description The place where it is. */
                readonly at: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "light-moved";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The light it is about. */
                readonly light: string;
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
            readonly event: "card-drawn";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /**
                 * @description Which deck of cards it is.
                 * @enum {string}
                 */
                readonly deck: "veteran" | "order" | "event";
                /** @description The card it is about. */
                readonly card: ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark" | "e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch" | "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice") | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "card-discarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark" | "e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch" | "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "card-played";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark" | "e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch" | "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
                /** @description The piece it is played on; null where it is played on none. */
                readonly on: string | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "card-returned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark" | "e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch" | "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "deck-empty";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /**
                 * @description Which deck of cards it is.
                 * @enum {string}
                 */
                readonly deck: "veteran" | "order" | "event";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "recruited";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /** @description The fighters it is about. */
                readonly fighters: readonly string[];
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "in-reserve";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "marker-laid";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description What it is, in the words of the event. */
                readonly what: string;
                /** @description The place where it is. */
                readonly at: string;
                /**
                 * @description What kind of thing it is.
                 * @constant
                 */
                readonly is?: "aa-gun";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "entry-chosen";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description Where it is. */
                readonly where: ("N" | "E" | "S" | "W" | "NW" | "NE" | "SE" | "SW") | string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "revealed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description What it is, in the words of the event. */
                readonly what: string;
                /** @description How many there are, or the number of the marker. */
                readonly number: number;
                /** @description Who or what brings it about. */
                readonly by: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "objective-gone";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description What it is, in the words of the event. */
                readonly what: string;
                /** @description Why, in the words of the event. */
                readonly why: ("a grenade" | "a demo charge" | "there is nothing in it" | "nobody is there") | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "grenade" | "charge" | "empty" | "nobody-there" | "carried-off" | "led-off" | "taken-out";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "objective-taken";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description What it is, in the words of the event. */
                readonly what: string;
                /** @description Who or what brings it about. */
                readonly by: string;
                /**
                 * @description What kind of thing it is.
                 * @constant
                 */
                readonly is?: "aa-gun";
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
                /** @description The captive. */
                readonly captive: string;
                /** @description Who or what brings it about. */
                readonly by: string;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "captive-escapes";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The captive. */
                readonly captive: string;
                /** @description Why, in the words of the event. */
                readonly why: "all tokens of its escort are red" | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "escort-red" | "taken-out";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "woken";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /** @description Why, in the words of the event. */
                readonly why: "it stands up where it lies" | string;
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "stands-up" | "intruder";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "imposter-revealed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The sentry it is about. */
                readonly sentry: string;
                /** @description The character it is. */
                readonly character: string;
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "discovered" | "acts" | "forced" | "chosen";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "discovered" | "acts" | "forced" | "chosen";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "gun-fired";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description How many hits there are. */
                readonly hits: number;
                /** @description How many there are in all. */
                readonly total: number;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "bomb";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The location that the bomb hits. */
                readonly location: number;
                /** @description The item it is about. */
                readonly item: string | null;
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "veteran-given";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "veteran-kept";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @description The fighter it is about. */
                readonly fighter: string;
                /**
                 * @description The card it is about.
                 * @enum {string}
                 */
                readonly card: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "objective-met";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description The seat it is of.
                 * @enum {string}
                 */
                readonly seat: "attacker" | "defender";
                /**
                 * @description Which of the objectives it is.
                 * @enum {string}
                 */
                readonly which: "primary" | "secondary";
            };
        } | {
            /**
             * @description Which kind of event it is.
             * @constant
             */
            readonly event: "goes-on";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /**
                 * @description Why, in the words of the event.
                 * @enum {string}
                 */
                readonly why: "by another reading of the rules it would be over";
                /**
                 * @description Why, as a word for programs: it stays the same when the sentence is put otherwise.
                 * @enum {string}
                 */
                readonly whyId: "other-reading";
            };
        };
        readonly Position: {
            /**
             * @description The game it is a position of.
             * @constant
             */
            readonly ruleset: "two-hundred-hours";
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
                /**
                 * @description The mission that is played.
                 * @enum {string}
                 */
                readonly mission: "m1" | "m2" | "m3" | "m4" | "m5" | "m6" | "m7" | "m8";
                /** @description The battlefield: by its name, or as it is laid out. */
                readonly battlefield: ("camp" | "depot" | "farm") | {
                    /** @description How wide the table is, in hundredths of a millimetre. */
                    readonly width: number;
                    /** @description How high the table is on the plan, in hundredths of a millimetre. */
                    readonly height: number;
                    /** @description The terrain it is about. */
                    readonly terrain: readonly {
                        /** @description What it is named by. */
                        readonly id: string;
                        /**
                         * @description The category of terrain.
                         * @enum {string}
                         */
                        readonly category: "building" | "obstacle" | "vehicle" | "rough" | "low rough" | "hill" | "steps";
                        /** @description Its corners, in order. */
                        readonly corners: readonly {
                            /** @description How far from the left edge, in hundredths of a millimetre. */
                            readonly x: number;
                            /** @description How far from the upper edge, in hundredths of a millimetre. */
                            readonly y: number;
                        }[];
                        /** @description How high it is. */
                        readonly height: number | null;
                        /** @description Whether it blocks sight. */
                        readonly blocksSight: boolean;
                        /** @description Whether it can be crossed. */
                        readonly crossable: boolean;
                        /** @description Whether it can be climbed. */
                        readonly climbable: boolean;
                        /** @description Whether it is locked. */
                        readonly locked: boolean;
                        /** @description Its doors and windows. */
                        readonly entrances: readonly {
                            /**
                             * @description Which kind it is of.
                             * @enum {string}
                             */
                            readonly kind: "door" | "window";
                            /** @description Where it begins. */
                            readonly from: {
                                /** @description How far from the left edge, in hundredths of a millimetre. */
                                readonly x: number;
                                /** @description How far from the upper edge, in hundredths of a millimetre. */
                                readonly y: number;
                            };
                            /** @description Where it ends. */
                            readonly to: {
                                /** @description How far from the left edge, in hundredths of a millimetre. */
                                readonly x: number;
                                /** @description How far from the upper edge, in hundredths of a millimetre. */
                                readonly y: number;
                            };
                        }[];
                        /** @description Its parts that are low. */
                        readonly low: readonly (readonly {
                            /** @description How far from the left edge, in hundredths of a millimetre. */
                            readonly x: number;
                            /** @description How far from the upper edge, in hundredths of a millimetre. */
                            readonly y: number;
                        }[])[];
                        /** @description The terrain it leads to; null where it leads to none. */
                        readonly leadsTo: string | null;
                    }[];
                };
                /** @description Terrain items that are gone: bombed, or wrecked. (zh.m8.bomb-effect) */
                readonly wrecked: readonly string[];
                /** @description Buildings that attackers have broken into, where they stay open. (zh.open.break-in-fail) */
                readonly opened: readonly string[];
                /** @description What was chosen for the game. */
                readonly options: {
                    /** @description The points limit of each side. (zh.recruit.limit) */
                    readonly limit: {
                        /** @description That of the attacker. */
                        readonly attacker: number;
                        /** @description That of the defender. */
                        readonly defender: number;
                    };
                    /** @description All buildings are locked, and none can be climbed. (zh.terrain.building-locked, zh.terrain.building-climb) */
                    readonly locked: boolean;
                    /** @description Whether climbing is played with. */
                    readonly climbing: boolean;
                    /** @description Optional rules. (zh.disguise.optional, zh.m1.replay-cards) */
                    readonly disguise: boolean;
                    /** @description Whether the gun nest is in play. */
                    readonly gunNest: boolean;
                    /** @description Whether mission 1 is played with cards. */
                    readonly replay: boolean;
                    /** @description Whether it is played in a campaign. */
                    readonly campaign: boolean;
                    /** @description Veteran cards that fighters have kept from earlier battles. (zh.xp.keep) */
                    readonly kept: readonly {
                        /**
                         * @description The card it is about.
                         * @enum {string}
                         */
                        readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                        /**
                         * @description The veteran card of the fighter.
                         * @enum {string}
                         */
                        readonly veteran: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
                    }[];
                };
                /**
                 * @description The phase of the turn.
                 * @enum {string}
                 */
                readonly phase: "set-up" | "turn-start" | "tokens" | "turn-end" | "experience";
                /**
                 * @description The step of the set-up.
                 * @enum {string}
                 */
                readonly setUp: "recruit" | "battlefield" | "cards" | "veterans" | "reserves" | "route" | "imposter" | "destination" | "deploy" | "nest" | "entry" | "done";
                /** @description The turn, counted from 1. */
                readonly turn: number;
                /** @description The fighters it is about. */
                readonly fighters: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description The Recruitment card.
                     * @enum {string}
                     */
                    readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                    /**
                     * @description The other member of a pair; null for an individual fighter. (zh.pair)
                     * @default null
                     */
                    readonly partner?: string | null;
                    /**
                     * @description Where it is.
                     * @enum {string}
                     */
                    readonly where: "table" | "waiting" | "reserve" | "asleep" | "aside" | "left" | "out";
                    /**
                     * @description The middle of the base; null off the table (a sleeper has the place where it lies).
                     * @default null
                     */
                    readonly at?: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    } | null;
                    /**
                     * @description The way it faces, in degrees clockwise from the upper edge of the table.
                     * @default 0
                     */
                    readonly facing?: number;
                    /**
                     * @description What it stands on top of, e.g. a roof; null on the ground and inside of buildings. (zh.height)
                     * @default null
                     */
                    readonly on?: string | null;
                    /**
                     * @description The ranged weapon of the whole battle. (zh.weapon.one-ranged)
                     * @enum {string}
                     */
                    readonly weapon: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                    /**
                     * @description The requisition card of the fighter.
                     * @default null
                     */
                    readonly requisition?: ("r-silenced" | "r-long-range" | "r-radio" | "r-demo-charge" | "r-disguise" | "r-smoke" | "r-wire-cutters") | null;
                    /**
                     * @description The veteran card of the fighter.
                     * @default null
                     */
                    readonly veteran?: ("v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice") | null;
                    /**
                     * @description An Alert marker; of a pair both have it or neither. (zh.fighter.covert, zh.pair.one-marker)
                     * @default false
                     */
                    readonly marker?: boolean;
                    /**
                     * @description Action tokens on the card, white and red side up; those of a pair lie with both members. (zh.turn.token-on-card)
                     * @default 0
                     */
                    readonly white?: number;
                    /**
                     * @description How many red tokens it bears.
                     * @default 0
                     */
                    readonly red?: number;
                    /**
                     * @description The alarm has risen by 3 for it once (zh.alarm.watch-once, zh.open.alarm-watch-once)
                     * @default false
                     */
                    readonly discovered?: boolean;
                    /**
                     * @description Demo charges left from a Requisition card, and whether it has the one of the mission. (zh.charge.who)
                     * @default 0
                     */
                    readonly charges?: number;
                    /**
                     * @description Whether it carries the charge of the mission.
                     * @default false
                     */
                    readonly missionCharge?: boolean;
                    /**
                     * @description Smoke grenades left.
                     * @default 0
                     */
                    readonly smokes?: number;
                    /**
                     * @description The Patrol marker a sentry walks to next, 1 to 6, and whether it walks them in falling order. (zh.route.move)
                     * @default null
                     */
                    readonly towards?: number | null;
                    /**
                     * @description Whether it walks the Patrol markers in falling order.
                     * @default false
                     */
                    readonly falling?: boolean;
                    /**
                     * @description The last turn in which it may not Shoot: Low Ammo.
                     * @default null
                     */
                    readonly noShots?: number | null;
                    /**
                     * @description How much less its next action moves: Twisted Ankle.
                     * @default 0
                     */
                    readonly limps?: number;
                    /**
                     * @description Whether the first Trauma roll is behind it: the Veteran card Steady.
                     * @default false
                     */
                    readonly steadied?: boolean;
                    /**
                     * @description An intruder woke it before the alarm, and until that it gets no tokens. (zh.open.barracks-woken)
                     * @default false
                     */
                    readonly woken?: boolean;
                    /**
                     * @description The edge its half of the force enters on (zh.m4.enter)
                     * @default null
                     */
                    readonly entry?: ("N" | "E" | "S" | "W") | null;
                }[];
                /** @description How many fighters each side began with; pairs count 2. (zh.pair.counts-two) */
                readonly began: {
                    /** @description That of the attacker. */
                    readonly attacker: number;
                    /** @description That of the defender. */
                    readonly defender: number;
                };
                /** @description The bodies on the table. */
                readonly bodies: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description The card it is about.
                     * @enum {string}
                     */
                    readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                    /** @description The marker it is about. */
                    readonly marker: boolean;
                    /** @description Whether it was discovered. */
                    readonly discovered: boolean;
                    /** @description Who drags it in the action that is being made. (zh.body.hide-cost) */
                    readonly carrier: string | null;
                }[];
                /** @description The captive. */
                readonly captive: {
                    /** @description What it is named by. */
                    readonly id: string;
                    /**
                     * @description The Recruitment card of the figure.
                     * @enum {string}
                     */
                    readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                    /** @description Who leads it; null once it has escaped. */
                    readonly escort: string | null;
                    /** @description The terrain item it goes back to. (zh.m6.officer-escapes) */
                    readonly home: string;
                } | null;
                /** @description The patrol route; null where there is none. */
                readonly route: {
                    /** @description The markers it is about, or how many there are. */
                    readonly markers: readonly {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    }[];
                    /** @description Leg i runs from marker i + 1 to the next one. */
                    readonly bends: readonly (readonly {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    }[])[];
                } | null;
                /** @description The objectives, and how each of them stands. */
                readonly objectives: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description What its face shows; "unknown" to whoever has not seen it, null where a mission's markers have no number. */
                    readonly number: (number | "unknown") | null;
                    /** @description Whether the number lies face up. */
                    readonly up: boolean;
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                    /** @description The terrain item it lies at. */
                    readonly item: string | null;
                    /**
                     * @description Whether it is in play, and what became of it otherwise.
                     * @enum {string}
                     */
                    readonly status: "there" | "carried" | "destroyed" | "removed" | "scored";
                    /** @description Who carries it; null where nobody does. */
                    readonly carrier: string | null;
                }[];
                /** @description The places by which the attackers escape. */
                readonly escapes: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                }[];
                /** @description The demolition charges. */
                readonly charges: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                    /** @description Whether its countdown has begun. */
                    readonly countdown: boolean;
                    /** @description The objective it was set at, or the gun; null elsewhere. */
                    readonly objective: string | null;
                }[];
                /** @description The smoke on the table. */
                readonly smokes: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                    /** @description The turn, counted from 1. */
                    readonly turn: number;
                }[];
                /** @description The lights on the table. */
                readonly lights: readonly {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "light" | "searchlight";
                }[];
                /** @description The gun nest; null where there is none. */
                readonly nest: {
                    /** @description What it is named by. */
                    readonly id: string;
                    /** @description The place where it is. */
                    readonly at: {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    };
                    /** @description The way it faces, in degrees clockwise from the upper edge of the table. */
                    readonly facing: number;
                } | null;
                /** @description The gun; null where there is none. */
                readonly gun: {
                    /** @description The item it is about. */
                    readonly item: string;
                    /** @description Those who serve the gun. */
                    readonly crew: readonly string[];
                    /** @description How many hits there are. */
                    readonly hits: number;
                    /** @description Whether it has fired, and whether it has scored, in this turn. (zh.m8.noisy, zh.m8.bomb-redraw) */
                    readonly fired: boolean;
                    /** @description Whether it has scored in this turn. */
                    readonly scored: boolean;
                    /** @description Whether it is destroyed. */
                    readonly destroyed: boolean;
                } | null;
                /** @description The tokens that are still to be drawn. */
                readonly container: {
                    /** @description How many character tokens there are. */
                    readonly character: number;
                    /** @description How many trooper tokens there are. */
                    readonly trooper: number;
                    /** @description How many time tokens there are. */
                    readonly time: number;
                };
                /** @description Tokens set aside until the end of the turn. (zh.open.hand-over-neither) */
                readonly aside: {
                    /** @description How many character tokens there are. */
                    readonly character: number;
                    /** @description How many trooper tokens there are. */
                    readonly trooper: number;
                };
                /** @description How many Time tokens were drawn this turn. */
                readonly times: number;
                /** @description The token that was drawn; null where there is none. */
                readonly drawn: {
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "trooper" | "character";
                    /**
                     * @description Who assigns it.
                     * @enum {string}
                     */
                    readonly side: "attacker" | "defender";
                    /** @description Whether the opponent drew it and had nobody for it. */
                    readonly handedOver: boolean;
                } | null;
                /**
                 * @description Who draws next. (zh.turn.alternate)
                 * @enum {string}
                 */
                readonly draws: "attacker" | "defender";
                /** @description Time tokens kept in mission 1. (zh.m1.taking-time) */
                readonly kept: {
                    /** @description That of the attacker. */
                    readonly attacker: number;
                    /** @description That of the defender. */
                    readonly defender: number;
                };
                /** @description How the alarm stands. */
                readonly alarm: {
                    /** @description Where the alarm track stands. */
                    readonly track: number;
                    /** @description Whether the alarm is raised. */
                    readonly raised: boolean;
                    /** @description The turn in which it was raised; null before, and if the mission begins with it raised. */
                    readonly since: number | null;
                };
                /** @description The order cards. */
                readonly orders: {
                    /** @description How many cards are left in the deck. */
                    readonly left: number;
                    /** @description The cards that nobody has seen. */
                    readonly unseen: readonly ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark")[];
                    /** @description "unknown" if the viewer may not know the card. (zh.order.hidden, zh.event.hidden) */
                    readonly hand: readonly (("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark") | "unknown")[];
                    /** @description The cards that were discarded. */
                    readonly discard: readonly ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark")[];
                };
                /** @description The event cards. */
                readonly events: {
                    /** @description How many cards are left in the deck. */
                    readonly left: number;
                    /** @description The cards that nobody has seen. */
                    readonly unseen: readonly ("e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch")[];
                    /** @description "unknown" if the viewer may not know the card. (zh.order.hidden, zh.event.hidden) */
                    readonly hand: readonly (("e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch") | "unknown")[];
                    /** @description The cards that were discarded. */
                    readonly discard: readonly ("e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch")[];
                };
                /** @description Veteran cards that were dealt and wait to be given. (zh.veteran.any-fighter) */
                readonly veterans: {
                    /** @description That of the attacker. */
                    readonly attacker: readonly ("v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice")[];
                    /** @description That of the defender. */
                    readonly defender: readonly ("v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice")[];
                };
                /** @description Where the attackers enter: an edge or a corner, as the mission says; null before it is chosen. */
                readonly entry: (("N" | "E" | "S" | "W") | ("NW" | "NE" | "SE" | "SW")) | null;
                /** @description The evader of mission 5. (zh.m5.evader) */
                readonly evader: string | null;
                /** @description The imposter: a sentry and the character behind it; null if there is none, or for a viewer that may not know. */
                readonly imposter: {
                    /** @description The sentry it is about. */
                    readonly sentry: string;
                    /** @description The character it is. */
                    readonly character: string;
                } | null;
                /** @description The terrain item in which defenders sleep. (zh.barracks.where) */
                readonly barracks: string | null;
                /** @description The 6″ of close watch is 9″ until the end of the turn: Moonlight. */
                readonly moonlight: boolean;
                /** @description The turn in which the defender has said that it uses no more Event cards. (zh.event.hidden) */
                readonly silentTurn: number | null;
                /** @description The turn in which the attacker has said that it does not reveal its imposter. (zh.disguise.choose-reveal) */
                readonly unrevealedTurn: number | null;
                /** @description Locations that bombs have struck. (zh.m8.bomb-once) */
                readonly struck: readonly number[];
                /** @description The action that is being carried out; null between actions. */
                readonly acting: {
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /** @description The name of the action. */
                    readonly action: string;
                    /** @description Where the fighter stood when it began, and the places of its path so far. */
                    readonly path: readonly {
                        /** @description How far from the left edge, in hundredths of a millimetre. */
                        readonly x: number;
                        /** @description How far from the upper edge, in hundredths of a millimetre. */
                        readonly y: number;
                    }[];
                    /** @description The targets on a border of a field of view, and whether they are in front. */
                    readonly straddles: readonly {
                        /** @description Who looks across the border of his field of view. */
                        readonly viewer: string;
                        /** @description What it is aimed at. */
                        readonly target: string;
                        /** @description Whether the die is read as from the front. */
                        readonly front: boolean;
                    }[];
                    /** @description The order card that is played. */
                    readonly order: ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark") | null;
                    /** @description Whether it moved, turning aside. (zh.special.accurate) */
                    readonly moved: boolean;
                    /** @description Whether it was under close watch as it began, by the reading that needs it. (zh.open.removal-watch-when) */
                    readonly watched: boolean;
                    /** @description The sum of changes the alarm track is still to be moved by, by the reading in which they are netted. (zh.open.alarm-order) */
                    readonly alarm: number;
                    /** @description The attackers that counted as detected without a marker as it began, where that is asked. (zh.open.alarm-light) */
                    readonly counted: readonly string[];
                    /** @description It turned out that the action cannot be made: another one is made instead. (zh.open.escape-test-fail) */
                    readonly instead: boolean;
                } | null;
                /** @description What is to be answered first; null where nothing is. */
                readonly pending: {
                    /**
                     * @description Which kind it is of.
                     * @enum {string}
                     */
                    readonly kind: "sneak-path" | "keep-moving" | "reposition" | "go-on" | "follower" | "charge-place" | "escape-place" | "searchlight-place" | "streetlight-place" | "flare-place" | "patrol-marker" | "objective-place" | "facing" | "recruit" | "veterans" | "reserves" | "route" | "deploy" | "nest-place" | "split" | "crew";
                    /**
                     * @description The side it is about.
                     * @enum {string}
                     */
                    readonly side: "attacker" | "defender";
                    /** @description Who it is about. */
                    readonly fighter: string | null;
                    /** @description What else it is about: a friend, a marker, a body, a charge. */
                    readonly subject: string | null;
                    /** @description The building whose door has stayed shut in this action. (zh.open.break-in-fail) */
                    readonly shut: string | null;
                    /** @description The longest path, or the greatest distance, in lattice units; or the number of a marker. */
                    readonly most: number | null;
                    /** @description Whether it may be left. */
                    readonly optional: boolean;
                } | null;
                /** @description What is offered; null where nothing is. */
                readonly offered: {
                    /**
                     * @description The side it is about.
                     * @enum {string}
                     */
                    readonly side: "attacker" | "defender";
                    /** @description The fighters it is about. */
                    readonly fighters: readonly string[];
                    /** @description What may be done. */
                    readonly actions: readonly string[];
                    /** @description The order card that is played. */
                    readonly order: ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark") | null;
                    /** @description Whether it may be left. */
                    readonly optional: boolean;
                    /** @description Whether it takes no token. */
                    readonly free: boolean;
                    /** @description Whether an order may be declared with it: only where a token was just assigned. */
                    readonly declares: boolean;
                } | null;
                /** @description How it ends. */
                readonly result: {
                    /** @description Who wins; null where nobody does. */
                    readonly winner: ("attacker" | "defender") | null;
                    /**
                     * @description Which kind of victory it is.
                     * @enum {string}
                     */
                    readonly victory: "total" | "partial" | "plain" | "draw";
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
                    readonly do: "advance";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /** @description The piece it goes towards. */
                    readonly towards?: string;
                    /**
                     * @description The order card that is played.
                     * @enum {string}
                     */
                    readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
                    /** @description The place on the edge at which a fighter comes onto the table. */
                    readonly enter?: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "sneak";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /**
                     * @description The order card that is played.
                     * @enum {string}
                     */
                    readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
                    /** @description The place on the edge at which a fighter comes onto the table. */
                    readonly enter?: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "patrol-route";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "roving-patrol";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "shoot";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /** @description What it is aimed at. */
                    readonly target: string;
                    /**
                     * @description The weapon that is used.
                     * @enum {string}
                     */
                    readonly weapon?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path?: readonly string[];
                    /**
                     * @description The order card that is played.
                     * @enum {string}
                     */
                    readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "throw-smoke";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /** @description The place where it is. */
                    readonly at: string;
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path?: readonly string[];
                    /**
                     * @description The order card that is played.
                     * @enum {string}
                     */
                    readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "fight";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /** @description What it is aimed at. */
                    readonly target: string;
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path?: readonly string[];
                    /**
                     * @description The order card that is played.
                     * @enum {string}
                     */
                    readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "set-charge";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path?: readonly string[];
                    /**
                     * @description The order card that is played.
                     * @enum {string}
                     */
                    readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "contact-hq";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path?: readonly string[];
                    /**
                     * @description The order card that is played.
                     * @enum {string}
                     */
                    readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "search";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /**
                     * @description The order card that is played.
                     * @enum {string}
                     */
                    readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "fire-gun";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "idle";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "reveal";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "go";
                    /** @description The places on the way, in order, behind the one where it begins. */
                    readonly path: readonly string[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "go-to";
                    /** @description The place where it is. */
                    readonly at: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "stay";
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "put";
                    /** @description The place where it is. */
                    readonly at: string;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "face";
                    /** @description The way it faces, in degrees clockwise from the upper edge of the table. */
                    readonly facing: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "recruit";
                    /** @description The fighters it is about. */
                    readonly fighters: readonly {
                        /**
                         * @description The Recruitment card.
                         * @enum {string}
                         */
                        readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                        /** @description What it is named by. */
                        readonly id?: string;
                        /**
                         * @description The ranged weapon of the whole battle. (zh.weapon.one-ranged)
                         * @enum {string}
                         */
                        readonly weapon?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                        /**
                         * @description Of a pair: the weapon of the second member.
                         * @enum {string}
                         */
                        readonly second?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                        /**
                         * @description The requisition card of the fighter.
                         * @enum {string}
                         */
                        readonly requisition?: "r-silenced" | "r-long-range" | "r-radio" | "r-demo-charge" | "r-disguise" | "r-smoke" | "r-wire-cutters";
                    }[];
                    /** @description Whether the game is played with disguises. */
                    readonly disguise?: boolean;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "give-veterans";
                    /** @description The cards it is about. */
                    readonly cards: readonly {
                        /** @description The fighter it is about. */
                        readonly fighter: string;
                        /**
                         * @description The card it is about.
                         * @enum {string}
                         */
                        readonly card: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
                    }[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "keep-in-reserve";
                    /** @description The fighters it is about. */
                    readonly fighters: readonly string[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "lay-route";
                    /** @description The markers it is about, or how many there are. */
                    readonly markers: readonly string[];
                    /** @description Leg i runs from marker i + 1 to the next one. */
                    readonly bends?: readonly (readonly string[])[];
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "deploy";
                    /** @description The fighter it is about. */
                    readonly fighter: string;
                    /** @description The place where it is. */
                    readonly at: string;
                    /** @description The way it faces, in degrees clockwise from the upper edge of the table. */
                    readonly facing?: number;
                } | {
                    /**
                     * @description Which kind of action it is.
                     * @constant
                     */
                    readonly do: "split-force";
                    /**
                     * @description The edge of the table.
                     * @enum {string}
                     */
                    readonly edge: "N" | "E" | "S" | "W";
                    /** @description The fighters it is about. */
                    readonly fighters: readonly string[];
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
        readonly Scenario: "m1-camp" | "m1-depot" | "m1-farm" | "m2-camp" | "m2-depot" | "m2-farm" | "m3-camp" | "m3-depot" | "m3-farm" | "m4-camp" | "m4-depot" | "m4-farm" | "m5-camp" | "m5-depot" | "m5-farm" | "m6-camp" | "m6-depot" | "m6-farm" | "m7-camp" | "m7-depot" | "m7-farm" | "m8-camp" | "m8-depot" | "m8-farm";
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
