// Generated from the schemas of the rules by "npm run generate"; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly Action: {
            /** @constant */
            readonly do: "advance";
            readonly fighter: string;
            readonly towards?: string;
            /** @enum {string} */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
            readonly enter?: string;
        } | {
            /** @constant */
            readonly do: "sneak";
            readonly fighter: string;
            /** @enum {string} */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
            readonly enter?: string;
        } | {
            /** @constant */
            readonly do: "patrol-route";
            readonly fighter: string;
        } | {
            /** @constant */
            readonly do: "roving-patrol";
            readonly fighter: string;
        } | {
            /** @constant */
            readonly do: "shoot";
            readonly fighter: string;
            readonly target: string;
            /** @enum {string} */
            readonly weapon?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
            readonly path?: readonly string[];
            /** @enum {string} */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /** @constant */
            readonly do: "throw-smoke";
            readonly fighter: string;
            readonly at: string;
            readonly path?: readonly string[];
            /** @enum {string} */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /** @constant */
            readonly do: "fight";
            readonly fighter: string;
            readonly target: string;
            readonly path?: readonly string[];
            /** @enum {string} */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /** @constant */
            readonly do: "set-charge";
            readonly fighter: string;
            readonly path?: readonly string[];
            /** @enum {string} */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /** @constant */
            readonly do: "contact-hq";
            readonly fighter: string;
            readonly path?: readonly string[];
            /** @enum {string} */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /** @constant */
            readonly do: "search";
            readonly fighter: string;
            /** @enum {string} */
            readonly order?: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark";
        } | {
            /** @constant */
            readonly do: "fire-gun";
            readonly fighter: string;
        } | {
            /** @constant */
            readonly do: "idle";
            readonly fighter: string;
        } | {
            /** @constant */
            readonly do: "reveal";
        } | {
            /** @constant */
            readonly do: "go";
            readonly path: readonly string[];
        } | {
            /** @constant */
            readonly do: "go-to";
            readonly at: string;
        } | {
            /** @constant */
            readonly do: "stay";
        } | {
            /** @constant */
            readonly do: "put";
            readonly at: string;
        } | {
            /** @constant */
            readonly do: "face";
            readonly facing: number;
        } | {
            /** @constant */
            readonly do: "recruit";
            readonly fighters: readonly {
                /** @enum {string} */
                readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                readonly id?: string;
                /** @enum {string} */
                readonly weapon?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                /** @enum {string} */
                readonly second?: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                /** @enum {string} */
                readonly requisition?: "r-silenced" | "r-long-range" | "r-radio" | "r-demo-charge" | "r-disguise" | "r-smoke" | "r-wire-cutters";
            }[];
            readonly disguise?: boolean;
        } | {
            /** @constant */
            readonly do: "give-veterans";
            readonly cards: readonly {
                readonly fighter: string;
                /** @enum {string} */
                readonly card: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            }[];
        } | {
            /** @constant */
            readonly do: "keep-in-reserve";
            readonly fighters: readonly string[];
        } | {
            /** @constant */
            readonly do: "lay-route";
            readonly markers: readonly string[];
            readonly bends?: readonly (readonly string[])[];
        } | {
            /** @constant */
            readonly do: "deploy";
            readonly fighter: string;
            readonly at: string;
            readonly facing?: number;
        } | {
            /** @constant */
            readonly do: "split-force";
            /** @enum {string} */
            readonly edge: "N" | "E" | "S" | "W";
            readonly fighters: readonly string[];
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
                readonly phase: "set-up" | "turn-start" | "tokens" | "turn-end" | "experience" | "battle";
                readonly turn: number;
            };
        } | {
            /** @constant */
            readonly event: "token-drawn";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                /** @enum {string} */
                readonly token: "trooper" | "character";
                readonly left: number;
            };
        } | {
            /** @constant */
            readonly event: "token-handed-over";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                /** @enum {string} */
                readonly token: "trooper" | "character";
            };
        } | {
            /** @constant */
            readonly event: "token-set-aside";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly token: "trooper" | "character";
            };
        } | {
            /** @constant */
            readonly event: "token-assigned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly token: "trooper" | "character";
            };
        } | {
            /** @constant */
            readonly event: "token-lost";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly why: "a responsive action" | "trauma";
                /** @enum {string} */
                readonly whyId: "responsive" | "trauma";
            };
        } | {
            /** @constant */
            readonly event: "token-flipped";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
            };
        } | {
            /** @constant */
            readonly event: "tokens-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly count: number;
            };
        } | {
            /** @constant */
            readonly event: "tokens-added";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly count: number;
            };
        } | {
            /** @constant */
            readonly event: "time-passes";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                readonly number: number;
            };
        } | {
            /** @constant */
            readonly event: "time-kept";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
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
                readonly turn: number;
            };
        } | {
            /** @constant */
            readonly event: "idle";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly why: "it has no other action" | "nobody has a legal action";
                /** @enum {string} */
                readonly whyId: "no-other-action" | "no-legal-action";
            };
        } | {
            /** @constant */
            readonly event: "action-began";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly action: "advance" | "sneak" | "patrol-route" | "roving-patrol" | "shoot" | "throw-smoke" | "fight" | "set-charge" | "contact-hq" | "search" | "fire-gun";
                readonly free: boolean;
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
                readonly winner: ("attacker" | "defender") | null;
                /** @enum {string} */
                readonly victory: "total" | "partial" | "plain" | "draw";
                readonly why: "Nobody has achieved the primary objective alone: a draw." | string;
                /** @enum {string} */
                readonly whyId: "nobody" | "victory";
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
                readonly fighter: string | null;
                /** @enum {string} */
                readonly roll: "sneak" | "advance" | "patrol-route" | "roving-patrol" | "Shoot" | "Fight" | "Duck" | "Defend" | "Set Charge" | "Contact HQ" | "Search" | "Wound roll" | "Faulty Fuse" | "AA gun" | "air raid" | "searchlight" | "guts test" | "smarts test" | "brawn test" | "react test" | "aim test";
                readonly dice: readonly string[];
                readonly score: number;
                readonly successes: number;
                readonly medals: number;
                readonly alerts: number;
                readonly stealths: number;
                readonly bearings: readonly string[];
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
                readonly fighter: string;
                readonly was: string;
                readonly now: string;
                /** @enum {string} */
                readonly why: "three-for-one" | "accurate" | "aggression" | "assist" | "brawler" | "dead-eye" | "double-tap" | "fortified" | "iron-nerve" | "knife-man" | "quick-reflexes" | "quick-reload" | "sapper" | "awareness" | "blast" | "camouflage" | "caution" | "cut-throat" | "e-at-the-double" | "freeze" | "headshot" | "indirect" | "keep-moving" | "light-feet" | "old-hand" | "penetrate" | "quick-draw" | "quiet" | "recon" | "reposition" | "spread" | "Taking Time" | "Keen Nose";
            };
        } | {
            /** @constant */
            readonly event: "medal-used";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly effect: "three-for-one" | "accurate" | "aggression" | "assist" | "brawler" | "dead-eye" | "double-tap" | "fortified" | "iron-nerve" | "knife-man" | "quick-reflexes" | "quick-reload" | "sapper" | "awareness" | "blast" | "camouflage" | "caution" | "cut-throat" | "e-at-the-double" | "freeze" | "headshot" | "indirect" | "keep-moving" | "light-feet" | "old-hand" | "penetrate" | "quick-draw" | "quiet" | "recon" | "reposition" | "spread";
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
                readonly fighter: string;
                /** @enum {string} */
                readonly ability: "guts" | "smarts" | "brawn" | "react" | "aim";
                readonly successes: number;
                readonly passed: boolean;
                readonly why: "minor wounds" | string | ("to stay unseen (Freeze)" | "to come from reserve");
                /** @enum {string} */
                readonly whyId: "wounds" | "partner-out" | "friend-out" | "unseen" | "reserve" | "enter" | "advance" | "attack" | "recon" | "inspect";
            };
        } | {
            /** @constant */
            readonly event: "straddle";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly viewer: string;
                readonly target: string;
                /** @enum {string} */
                readonly shows: "I" | "II" | "III" | "medal" | "alert" | "stealth" | "";
                readonly front: boolean;
            };
        } | {
            /** @constant */
            readonly event: "results-cancelled";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly alerts: number;
                readonly stealths: number;
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
                readonly fighter: string;
                readonly what: readonly (("advance" | "alert" | "attack" | "barracks" | "body" | "charge" | "counter-attack" | "defend" | "discovery" | "duck" | "exit" | "fight" | "inspection" | "order" | "recon" | "search" | "shot" | "stealth" | "trauma") | "1 hit" | string)[];
                readonly why: ("it is lost in the noise" | "there is nobody to fight in reach" | "the dog fought from afar" | "no enemy is within 15″" | "no enemy to recon is in sight and reach" | "it cannot Advance: the action is lost" | "it cannot Advance: another action is made" | "nothing is found" | "there is no success" | "there is no target" | "nothing follows the first action" | "the second action proves impossible" | "nobody is asleep there any longer" | "it has taken its one Trauma roll" | "everybody near is hit once" | "it is unready and in the open" | "a headshot cannot be ducked" | "it is unready" | "no marker is removed in an attack" | "the alarm has already risen for it" | "it has only just come in there") | string;
                /** @enum {string} */
                readonly whyId: "noisy" | "nobody-to-fight" | "dog-from-afar" | "no-enemy-near" | "nobody-to-recon" | "escape-action-lost" | "escape-other-action" | "nothing-found" | "no-success" | "no-target" | "no-second-action" | "second-action-impossible" | "nobody-asleep" | "trauma-taken" | "everybody-hit" | "unready-in-open" | "headshot" | "unready" | "not-in-attack" | "discovered-before" | "just-entered" | "body-stays" | "cannot-be-shot" | "no-imposter" | "was-watched" | "is-watched";
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
                readonly fighter: string;
                readonly from: string;
                readonly to: string;
                readonly path: readonly string[];
                readonly inches: string;
                readonly found: boolean;
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
                readonly fighter: string;
                readonly facing: number;
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
                readonly fighter: string;
                readonly at: string;
                readonly why: ("caught on barbed wire" | "the edge of the table") | string;
                /** @enum {string} */
                readonly whyId: "barbed-wire" | "table-edge" | "enemy" | "obstacle" | "rough" | "climb" | "no-climb" | "shut-door" | "barrier";
            };
        } | {
            /** @constant */
            readonly event: "crossed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly item: string;
                readonly inches: string;
            };
        } | {
            /** @constant */
            readonly event: "climbed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly item: string;
                readonly up: boolean;
            };
        } | {
            /** @constant */
            readonly event: "entered-building";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly item: string;
            };
        } | {
            /** @constant */
            readonly event: "kept-out";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly item: string;
                /** @enum {string} */
                readonly why: "it fails the Brawn test" | "the door is locked";
                /** @enum {string} */
                readonly whyId: "test-failed" | "locked";
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
                readonly at: string;
                readonly facing: number | null;
            };
        } | {
            /** @constant */
            readonly event: "entered";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "answered-alone";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
            };
        } | {
            /** @constant */
            readonly event: "left-out";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                readonly fighter: string | null;
                /** @enum {string} */
                readonly what: "sneak-path" | "keep-moving" | "reposition" | "go-on" | "follower" | "charge-place" | "escape-place" | "searchlight-place" | "streetlight-place" | "flare-place" | "patrol-marker" | "objective-place" | "facing" | "recruit" | "veterans" | "reserves" | "route" | "deploy" | "nest-place" | "split" | "crew";
            };
        } | {
            /** @constant */
            readonly event: "stays-off";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly why: "it fails its Smarts test";
                /** @enum {string} */
                readonly whyId: "test-failed";
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
                readonly fighter: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "marker-placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                readonly why: ("close watch" | "a tripwire" | "both survived a Fight" | "discovered as an imposter" | "a flare") | string;
                /** @enum {string} */
                readonly whyId: "close-watch" | "tripwire" | "fight-survived" | "imposter" | "flare" | "recon" | "extra-alert" | "alert-at-door" | "alert";
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
                readonly piece: string;
                readonly why: ("the explosion distracts" | "the raid distracts") | string;
                /** @enum {string} */
                readonly whyId: "explosion-distracts" | "raid-distracts" | "stealth" | "stealth-at-door";
            };
        } | {
            /** @constant */
            readonly event: "marker-unplaced";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly piece: string;
                /** @enum {string} */
                readonly why: "no covert friend is near enough";
                /** @enum {string} */
                readonly whyId: "nobody-near";
            };
        } | {
            /** @constant */
            readonly event: "close-watch";
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
            readonly event: "attack-declared";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly target: string;
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
            };
        } | {
            /** @constant */
            readonly event: "bonus";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly dice: string;
                readonly why: ("covert" | "from the rear" | "a clear view") | ("three-for-one" | "accurate" | "aggression" | "assist" | "brawler" | "dead-eye" | "double-tap" | "fortified" | "iron-nerve" | "knife-man" | "quick-reflexes" | "quick-reload" | "sapper" | "awareness" | "blast" | "camouflage" | "caution" | "cut-throat" | "e-at-the-double" | "freeze" | "headshot" | "indirect" | "keep-moving" | "light-feet" | "old-hand" | "penetrate" | "quick-draw" | "quiet" | "recon" | "reposition" | "spread");
                /** @enum {string} */
                readonly whyId: "covert" | "rear" | "clear-view" | "three-for-one" | "accurate" | "aggression" | "assist" | "brawler" | "dead-eye" | "double-tap" | "fortified" | "iron-nerve" | "knife-man" | "quick-reflexes" | "quick-reload" | "sapper" | "awareness" | "blast" | "camouflage" | "caution" | "cut-throat" | "e-at-the-double" | "freeze" | "headshot" | "indirect" | "keep-moving" | "light-feet" | "old-hand" | "penetrate" | "quick-draw" | "quiet" | "recon" | "reposition" | "spread";
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
                readonly fighter: string;
                readonly target: string;
                /** @enum {string} */
                readonly weapon: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                readonly accurate: number;
            };
        } | {
            /** @constant */
            readonly event: "responded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly action: "duck" | "defend";
                readonly cancelled: number;
                readonly free: boolean;
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
                readonly fighter: string;
                readonly hits: number;
                readonly strength: number;
                /** @enum {string} */
                readonly by: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat knife" | "improvised weapon" | "silenced pistol" | "silenced carbine" | "silenced smg" | "sniper rifle" | "lmg" | "rocket launcher" | "mmg" | "counter-attack, rifle" | "counter-attack, smg" | "counter-attack, pistol" | "counter-attack, shotgun" | "counter-attack, grenade" | "counter-attack, combat knife" | "counter-attack, improvised weapon" | "counter-attack, silenced pistol" | "counter-attack, silenced carbine" | "counter-attack, silenced smg" | "counter-attack, sniper rifle" | "counter-attack, lmg" | "counter-attack, rocket launcher" | "counter-attack, mmg" | "explosion" | "a bomb" | "a dangerous objective";
            };
        } | {
            /** @constant */
            readonly event: "wounded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly minor: number;
            };
        } | {
            /** @constant */
            readonly event: "taken-out";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly at: string;
                /** @enum {string} */
                readonly how: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat knife" | "improvised weapon" | "silenced pistol" | "silenced carbine" | "silenced smg" | "sniper rifle" | "lmg" | "rocket launcher" | "mmg" | "counter-attack, rifle" | "counter-attack, smg" | "counter-attack, pistol" | "counter-attack, shotgun" | "counter-attack, grenade" | "counter-attack, combat knife" | "counter-attack, improvised weapon" | "counter-attack, silenced pistol" | "counter-attack, silenced carbine" | "counter-attack, silenced smg" | "counter-attack, sniper rifle" | "counter-attack, lmg" | "counter-attack, rocket launcher" | "counter-attack, mmg" | "explosion" | "a bomb" | "a dangerous objective" | "trauma with every token red";
            };
        } | {
            /** @constant */
            readonly event: "trauma";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly passed: boolean;
                readonly why: "Steady" | "minor wounds" | string;
                /** @enum {string} */
                readonly whyId: "steady" | "wounds" | "partner-out" | "friend-out";
            };
        } | {
            /** @constant */
            readonly event: "recon";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly target: string;
                readonly successes: number;
            };
        } | {
            /** @constant */
            readonly event: "charge-set";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly charge: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "countdown";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly charge: string;
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
                readonly what: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "light-removed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly light: string;
            };
        } | {
            /** @constant */
            readonly event: "smoke-placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly smoke: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "pair-parted";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
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
                readonly change: number;
                readonly track: number;
                /** @enum {string} */
                readonly level: "calm" | "suspicious" | "raised";
                readonly why: "the action" | string;
                /** @enum {string} */
                readonly whyId: "whole-action" | "hit" | "gone" | "turn-end" | "close-watch" | "imposter" | "explosion" | "grenade" | "shot" | "marker" | "marker-removed" | "counts-as-detected" | "unplaced-alert";
            };
        } | {
            /** @constant */
            readonly event: "alarm-raised";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly turn: number;
            };
        } | {
            /** @constant */
            readonly event: "body-lies";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly body: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "body-dragged";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly body: string;
                readonly by: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "body-gone";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly body: string;
                readonly why: ("it is found" | "the alarm is raised") | string;
                /** @enum {string} */
                readonly whyId: "found" | "alarm" | "hidden";
            };
        } | {
            /** @constant */
            readonly event: "light-placed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly light: string;
                readonly at: string;
            };
        } | {
            /** @constant */
            readonly event: "light-moved";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly light: string;
                readonly from: string;
                readonly to: string;
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
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                /** @enum {string} */
                readonly deck: "veteran" | "order" | "event";
                readonly card: ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark" | "e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch" | "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice") | null;
            };
        } | {
            /** @constant */
            readonly event: "card-discarded";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                /** @enum {string} */
                readonly card: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark" | "e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch" | "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            };
        } | {
            /** @constant */
            readonly event: "card-played";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                /** @enum {string} */
                readonly card: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark" | "e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch" | "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
                readonly on: string | null;
            };
        } | {
            /** @constant */
            readonly event: "card-returned";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                /** @enum {string} */
                readonly card: "o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark" | "e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch" | "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            };
        } | {
            /** @constant */
            readonly event: "deck-empty";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                /** @enum {string} */
                readonly deck: "veteran" | "order" | "event";
            };
        } | {
            /** @constant */
            readonly event: "recruited";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                readonly fighters: readonly string[];
            };
        } | {
            /** @constant */
            readonly event: "in-reserve";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
            };
        } | {
            /** @constant */
            readonly event: "marker-laid";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly what: string;
                readonly at: string;
                /** @constant */
                readonly is?: "aa-gun";
            };
        } | {
            /** @constant */
            readonly event: "entry-chosen";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly where: ("N" | "E" | "S" | "W" | "NW" | "NE" | "SE" | "SW") | string;
            };
        } | {
            /** @constant */
            readonly event: "revealed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly what: string;
                readonly number: number;
                readonly by: string;
            };
        } | {
            /** @constant */
            readonly event: "objective-gone";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly what: string;
                readonly why: ("a grenade" | "a demo charge" | "there is nothing in it" | "nobody is there") | string;
                /** @enum {string} */
                readonly whyId: "grenade" | "charge" | "empty" | "nobody-there" | "carried-off" | "led-off" | "taken-out";
            };
        } | {
            /** @constant */
            readonly event: "objective-taken";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly what: string;
                readonly by: string;
                /** @constant */
                readonly is?: "aa-gun";
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
                readonly captive: string;
                readonly by: string;
            };
        } | {
            /** @constant */
            readonly event: "captive-escapes";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly captive: string;
                readonly why: "all tokens of its escort are red" | string;
                /** @enum {string} */
                readonly whyId: "escort-red" | "taken-out";
            };
        } | {
            /** @constant */
            readonly event: "woken";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                readonly why: "it stands up where it lies" | string;
                /** @enum {string} */
                readonly whyId: "stands-up" | "intruder";
            };
        } | {
            /** @constant */
            readonly event: "imposter-revealed";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly sentry: string;
                readonly character: string;
                /** @enum {string} */
                readonly why: "discovered" | "acts" | "forced" | "chosen";
                /** @enum {string} */
                readonly whyId: "discovered" | "acts" | "forced" | "chosen";
            };
        } | {
            /** @constant */
            readonly event: "gun-fired";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly hits: number;
                readonly total: number;
            };
        } | {
            /** @constant */
            readonly event: "bomb";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly location: number;
                readonly item: string | null;
            };
        } | {
            /** @constant */
            readonly event: "veteran-given";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly card: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            };
        } | {
            /** @constant */
            readonly event: "veteran-kept";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                readonly fighter: string;
                /** @enum {string} */
                readonly card: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
            };
        } | {
            /** @constant */
            readonly event: "objective-met";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly seat: "attacker" | "defender";
                /** @enum {string} */
                readonly which: "primary" | "secondary";
            };
        } | {
            /** @constant */
            readonly event: "goes-on";
            /** @description The sentence of the event. */
            readonly text: string;
            /** @description Ids of the rules and readings it rests on. */
            readonly cites: readonly string[];
            /** @description The words and numbers of the event, as actions write them. */
            readonly details: {
                /** @enum {string} */
                readonly why: "by another reading of the rules it would be over";
                /** @enum {string} */
                readonly whyId: "other-reading";
            };
        };
        readonly Position: {
            /** @constant */
            readonly ruleset: "two-hundred-hours";
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
                /** @enum {string} */
                readonly mission: "m1" | "m2" | "m3" | "m4" | "m5" | "m6" | "m7" | "m8";
                readonly battlefield: ("camp" | "depot" | "farm") | {
                    readonly width: number;
                    readonly height: number;
                    readonly terrain: readonly {
                        readonly id: string;
                        /** @enum {string} */
                        readonly category: "building" | "obstacle" | "vehicle" | "rough" | "low rough" | "hill" | "steps";
                        readonly corners: readonly {
                            readonly x: number;
                            readonly y: number;
                        }[];
                        readonly height: number | null;
                        readonly blocksSight: boolean;
                        readonly crossable: boolean;
                        readonly climbable: boolean;
                        readonly locked: boolean;
                        readonly entrances: readonly {
                            /** @enum {string} */
                            readonly kind: "door" | "window";
                            readonly from: {
                                readonly x: number;
                                readonly y: number;
                            };
                            readonly to: {
                                readonly x: number;
                                readonly y: number;
                            };
                        }[];
                        readonly low: readonly (readonly {
                            readonly x: number;
                            readonly y: number;
                        }[])[];
                        readonly leadsTo: string | null;
                    }[];
                };
                readonly wrecked: readonly string[];
                readonly opened: readonly string[];
                readonly options: {
                    readonly limit: {
                        readonly attacker: number;
                        readonly defender: number;
                    };
                    readonly locked: boolean;
                    readonly climbing: boolean;
                    readonly disguise: boolean;
                    readonly gunNest: boolean;
                    readonly replay: boolean;
                    readonly campaign: boolean;
                    readonly kept: readonly {
                        /** @enum {string} */
                        readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                        /** @enum {string} */
                        readonly veteran: "v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice";
                    }[];
                };
                /** @enum {string} */
                readonly phase: "set-up" | "turn-start" | "tokens" | "turn-end" | "experience";
                /** @enum {string} */
                readonly setUp: "recruit" | "battlefield" | "cards" | "veterans" | "reserves" | "route" | "imposter" | "destination" | "deploy" | "nest" | "entry" | "done";
                readonly turn: number;
                readonly fighters: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                    /** @default null */
                    readonly partner?: string | null;
                    /** @enum {string} */
                    readonly where: "table" | "waiting" | "reserve" | "asleep" | "aside" | "left" | "out";
                    /** @default null */
                    readonly at?: {
                        readonly x: number;
                        readonly y: number;
                    } | null;
                    /** @default 0 */
                    readonly facing?: number;
                    /** @default null */
                    readonly on?: string | null;
                    /** @enum {string} */
                    readonly weapon: "rifle" | "smg" | "pistol" | "shotgun" | "grenade" | "combat-knife" | "improvised" | "silenced-pistol" | "silenced-carbine" | "silenced-smg" | "sniper-rifle" | "lmg" | "rocket-launcher" | "mmg";
                    /** @default null */
                    readonly requisition?: ("r-silenced" | "r-long-range" | "r-radio" | "r-demo-charge" | "r-disguise" | "r-smoke" | "r-wire-cutters") | null;
                    /** @default null */
                    readonly veteran?: ("v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice") | null;
                    /** @default false */
                    readonly marker?: boolean;
                    /** @default 0 */
                    readonly white?: number;
                    /** @default 0 */
                    readonly red?: number;
                    /** @default false */
                    readonly discovered?: boolean;
                    /** @default 0 */
                    readonly charges?: number;
                    /** @default false */
                    readonly missionCharge?: boolean;
                    /** @default 0 */
                    readonly smokes?: number;
                    /** @default null */
                    readonly towards?: number | null;
                    /** @default false */
                    readonly falling?: boolean;
                    /** @default null */
                    readonly noShots?: number | null;
                    /** @default 0 */
                    readonly limps?: number;
                    /** @default false */
                    readonly steadied?: boolean;
                    /** @default false */
                    readonly woken?: boolean;
                    /** @default null */
                    readonly entry?: ("N" | "E" | "S" | "W") | null;
                }[];
                readonly began: {
                    readonly attacker: number;
                    readonly defender: number;
                };
                readonly bodies: readonly {
                    readonly id: string;
                    /** @enum {string} */
                    readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    readonly marker: boolean;
                    readonly discovered: boolean;
                    readonly carrier: string | null;
                }[];
                readonly captive: {
                    readonly id: string;
                    /** @enum {string} */
                    readonly card: "sas-officer" | "sas-sergeant" | "sas-pair" | "sas-trooper" | "heer-officer" | "sentry" | "sentry-pair" | "dog-handler" | "feldgendarmes" | "soe-agent" | "soe-assassin" | "commando-corporal" | "partisan" | "partisan-pair" | "ranger-pair" | "heer-sergeant" | "gestapo-officer" | "ss-sentry-pair" | "italian-sentry-pair";
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    readonly escort: string | null;
                    readonly home: string;
                } | null;
                readonly route: {
                    readonly markers: readonly {
                        readonly x: number;
                        readonly y: number;
                    }[];
                    readonly bends: readonly (readonly {
                        readonly x: number;
                        readonly y: number;
                    }[])[];
                } | null;
                readonly objectives: readonly {
                    readonly id: string;
                    readonly number: (number | "unknown") | null;
                    readonly up: boolean;
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    readonly item: string | null;
                    /** @enum {string} */
                    readonly status: "there" | "carried" | "destroyed" | "removed" | "scored";
                    readonly carrier: string | null;
                }[];
                readonly escapes: readonly {
                    readonly id: string;
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                }[];
                readonly charges: readonly {
                    readonly id: string;
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    readonly countdown: boolean;
                    readonly objective: string | null;
                }[];
                readonly smokes: readonly {
                    readonly id: string;
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    readonly turn: number;
                }[];
                readonly lights: readonly {
                    readonly id: string;
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    /** @enum {string} */
                    readonly kind: "light" | "searchlight";
                }[];
                readonly nest: {
                    readonly id: string;
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    readonly facing: number;
                } | null;
                readonly gun: {
                    readonly item: string;
                    readonly crew: readonly string[];
                    readonly hits: number;
                    readonly fired: boolean;
                    readonly scored: boolean;
                    readonly destroyed: boolean;
                } | null;
                readonly container: {
                    readonly character: number;
                    readonly trooper: number;
                    readonly time: number;
                };
                readonly aside: {
                    readonly character: number;
                    readonly trooper: number;
                };
                readonly times: number;
                readonly drawn: {
                    /** @enum {string} */
                    readonly kind: "trooper" | "character";
                    /** @enum {string} */
                    readonly side: "attacker" | "defender";
                    readonly handedOver: boolean;
                } | null;
                /** @enum {string} */
                readonly draws: "attacker" | "defender";
                readonly kept: {
                    readonly attacker: number;
                    readonly defender: number;
                };
                readonly alarm: {
                    readonly track: number;
                    readonly raised: boolean;
                    readonly since: number | null;
                };
                readonly orders: {
                    readonly left: number;
                    readonly unseen: readonly ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark")[];
                    readonly hand: readonly (("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark") | "unknown")[];
                    readonly discard: readonly ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark")[];
                };
                readonly events: {
                    readonly left: number;
                    readonly unseen: readonly ("e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch")[];
                    readonly hand: readonly (("e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch") | "unknown")[];
                    readonly discard: readonly ("e-at-the-double" | "e-barbed-wire" | "e-bad-intel" | "e-dangerous-objective" | "e-radio-intercept" | "e-searchlight" | "e-new-orders" | "e-about-turn" | "e-moonlight" | "e-low-ammo" | "e-snapped-twig" | "e-loose-stones" | "e-jammed" | "e-twisted-ankle" | "e-locked-door" | "e-faulty-fuse" | "e-tripwire" | "e-crossed-wires" | "e-who-goes-there" | "e-torch" | "e-streetlight" | "e-nervous-sentry" | "e-keen-nose" | "e-flare" | "e-fast-boots" | "e-barracks" | "e-double-watch")[];
                };
                readonly veterans: {
                    readonly attacker: readonly ("v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice")[];
                    readonly defender: readonly ("v-quick-reload" | "v-dead-eye" | "v-camouflage" | "v-strong-arm" | "v-light-feet" | "v-iron-nerve" | "v-quick-reflexes" | "v-brawler" | "v-knife-man" | "v-night-eyes" | "v-sapper" | "v-climber" | "v-old-hand" | "v-steady" | "v-handlers-bond" | "v-parade-voice")[];
                };
                readonly entry: (("N" | "E" | "S" | "W") | ("NW" | "NE" | "SE" | "SW")) | null;
                readonly evader: string | null;
                readonly imposter: {
                    readonly sentry: string;
                    readonly character: string;
                } | null;
                readonly barracks: string | null;
                readonly moonlight: boolean;
                readonly silentTurn: number | null;
                readonly unrevealedTurn: number | null;
                readonly struck: readonly number[];
                readonly acting: {
                    readonly fighter: string;
                    readonly action: string;
                    readonly path: readonly {
                        readonly x: number;
                        readonly y: number;
                    }[];
                    readonly straddles: readonly {
                        readonly viewer: string;
                        readonly target: string;
                        readonly front: boolean;
                    }[];
                    readonly order: ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark") | null;
                    readonly moved: boolean;
                    readonly watched: boolean;
                    readonly alarm: number;
                    readonly counted: readonly string[];
                    readonly instead: boolean;
                } | null;
                readonly pending: {
                    /** @enum {string} */
                    readonly kind: "sneak-path" | "keep-moving" | "reposition" | "go-on" | "follower" | "charge-place" | "escape-place" | "searchlight-place" | "streetlight-place" | "flare-place" | "patrol-marker" | "objective-place" | "facing" | "recruit" | "veterans" | "reserves" | "route" | "deploy" | "nest-place" | "split" | "crew";
                    /** @enum {string} */
                    readonly side: "attacker" | "defender";
                    readonly fighter: string | null;
                    readonly subject: string | null;
                    readonly shut: string | null;
                    readonly most: number | null;
                    readonly optional: boolean;
                } | null;
                readonly offered: {
                    /** @enum {string} */
                    readonly side: "attacker" | "defender";
                    readonly fighters: readonly string[];
                    readonly actions: readonly string[];
                    readonly order: ("o-ambush" | "o-silent-attack" | "o-coordinate" | "o-break-cover" | "o-covering-fire" | "o-volley" | "o-two-blades" | "o-place-and-go" | "o-quick-signal" | "o-strike-and-fade" | "o-shoot-and-shift" | "o-eyes-open" | "o-clean-up" | "o-long-stride" | "o-on-my-mark" | "o-into-the-dark") | null;
                    readonly optional: boolean;
                    readonly free: boolean;
                    readonly declares: boolean;
                } | null;
                readonly result: {
                    readonly winner: ("attacker" | "defender") | null;
                    /** @enum {string} */
                    readonly victory: "total" | "partial" | "plain" | "draw";
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
