// Generated from the schemas of the API by "npm run generate"; do not edit.
type components = {
    schemas: {
        readonly AdjudicateRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description An action of the ruleset, e.g. {do: move, operator: jock, to: "3,4"}. */
            readonly action?: components["schemas"]["Action"];
            /** @description Answers to decisions on the way, by option id. */
            readonly choose?: readonly string[];
            /** @description Faces rolled at the table, in order. */
            readonly dice?: readonly number[];
            /** @description Cards drawn at the table, in order. */
            readonly cards?: readonly string[];
            /** @enum {string} */
            readonly until?: "decision" | "phase";
            /** @description Let the server roll and draw what is not given. */
            readonly random?: boolean;
            /** @description Let the server draw from this seed what is not given: the same seed always draws the same. */
            readonly seed?: number;
            /** @description What is told beside the outcome, in place of everything: nothing else is worked out, and the answer is an AdjudicateParts (application/vnd.umpire.parts+json). */
            readonly want?: readonly ("events" | "position" | "positionId" | "board" | "moment" | "decision" | "result" | "failing" | "unused" | "rules")[];
        };
        readonly SetUpOptions: {
            readonly difficulty?: string;
            readonly players?: number;
            readonly choices?: {
                readonly [key: string]: string;
            };
        };
        readonly Settings: {
            /** @description Open point → the reading to follow. */
            readonly readings?: {
                readonly [key: string]: string;
            };
            /** @description Number of the rules → its replacement. */
            readonly numbers?: {
                readonly [key: string]: number;
            };
        };
        readonly LegalActionsRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            readonly piece?: string;
            readonly name?: string;
            /** @description What is told beside the name, the piece and the seat of each form, in place of everything: the answer is then a LegalActionsParts (application/vnd.umpire.parts+json). */
            readonly want?: readonly ("actions" | "requirements" | "ends" | "decision" | "rules")[];
        };
        readonly RequirementsRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description JSON */
            readonly action: components["schemas"]["Action"];
        };
        readonly SightRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            readonly from: string;
            readonly to: string;
            /** @enum {string} */
            readonly facing?: "N" | "E" | "S" | "W";
        };
        readonly FieldOfViewRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            readonly piece: string;
        };
        readonly OddsRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description JSON */
            readonly action: components["schemas"]["Action"];
            /** @description Answers to decisions on the way, by option id. */
            readonly choose?: readonly string[];
            /** @description Whether what other readings would make of it is worked out; true if left out. */
            readonly otherwise?: boolean;
        };
        readonly EnemyPreviewRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
        };
        readonly PolicyMoveRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description Chooses among moves that the policy holds equal: the same seed, the same move; 1 if left out. */
            readonly seed?: number;
            /**
             * @description How strongly is played: fair is the game's own policy, and what is played if it is left out; easy makes mistakes at every other moment; strong tries moves out, and is refused where that takes more than the work of a request.
             * @enum {string}
             */
            readonly strength?: "easy" | "fair" | "strong";
        };
        readonly ExploreRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description Positions as this API answered them, in place of one. */
            readonly positions?: readonly unknown[];
            /** @description What is tried at each position; left out, everything that is legal there. */
            readonly moves?: readonly components["schemas"]["ExploredMove"][];
            /** @description Of what is legal only the actions of this piece. */
            readonly piece?: string;
            /** @description Of what is legal only the actions of this name. */
            readonly name?: string;
            /** @enum {string} */
            readonly until?: "decision" | "phase";
            /** @description Let the server roll and draw what is not given. */
            readonly random?: boolean;
            /** @description Let the server draw from this seed what is not given: the same seed always draws the same. */
            readonly seed?: number;
            /**
             * @description What is told of each move beside its outcome; nothing else is worked out.
             * @default [
             *       "decision",
             *       "result",
             *       "failing",
             *       "positionId"
             *     ]
             */
            readonly want?: readonly ("events" | "decision" | "result" | "failing" | "positionId" | "position" | "board" | "moment" | "rules")[];
            /**
             * @description How many moves of the first position were answered before: `next.move` of an answer.
             * @default 0
             */
            readonly skip?: number;
        };
        readonly ExploredMove: {
            /** @description An action of the ruleset, e.g. {do: move, operator: jock, to: "3,4"}. */
            readonly action?: components["schemas"]["Action"];
            /** @description Answers to decisions on the way, by option id. */
            readonly choose?: readonly string[];
            /** @description Faces rolled at the table, in order. */
            readonly dice?: readonly number[];
            /** @description Cards drawn at the table, in order. */
            readonly cards?: readonly string[];
        };
        readonly AnalyseRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description The same seed and counts, the same answer on every machine; 1 if left out. */
            readonly seed?: number;
            /**
             * @description How many moves are tried at most; the move of the game's own policy is among them.
             * @default 16
             */
            readonly candidates?: number;
            /**
             * @description How many games are played out in all, as far as the work of an analysis suffices.
             * @default 200
             */
            readonly playouts?: number;
            /**
             * @description How many lines are told, the best first.
             * @default 5
             */
            readonly lines?: number;
        };
        readonly SampleRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description What is hidden is drawn from it: the same seed, the same position; 1 if left out. */
            readonly seed?: number;
        };
        readonly BoardRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
        };
        readonly DraftRequest: {
            readonly ruleset: string;
            /** @description A text that need not be a position yet. */
            readonly board: string;
            readonly settings?: components["schemas"]["Settings"];
        };
        readonly PictureRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /**
             * @default light
             * @enum {string}
             */
            readonly theme?: "light" | "dark";
            /** @description A piece: what it sees is shaded. */
            readonly fieldOfView?: string;
            readonly sight?: components["schemas"]["SightQuestion"];
            /** @description The width in pixels: of the PNG, or that the SVG is shown at; texts are sized for it. */
            readonly width?: number;
            /** @description Stands above the board; the name of the game if left out. */
            readonly title?: string;
        };
        /** @description Draws the lines of a sight ruling, what blocks them and the verdict. */
        readonly SightQuestion: {
            readonly from: string;
            readonly to: string;
            /** @enum {string} */
            readonly facing?: "N" | "E" | "S" | "W";
        };
        readonly CreateGameRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: components["schemas"]["Position"];
            /** @description A ready mission. */
            readonly scenario?: string;
            readonly options?: components["schemas"]["SetUpOptions"];
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            readonly title?: string;
            /** @description How those at the players' seats are called; everybody who may look on reads it. */
            readonly names?: readonly components["schemas"]["SeatName"][];
            /**
             * @description sealed: derived from a secret whose commitment is published; table: the players send their faces and cards, and the record says so for ever.
             * @default sealed
             * @enum {string}
             */
            readonly dice?: "sealed" | "table";
            /**
             * @description Whether everybody who knows the id may look on, or only those with an invitation.
             * @default public
             * @enum {string}
             */
            readonly visibility?: "public" | "private";
            /**
             * @description Who may have positions of this game analysed while it goes on: nobody, a seat what it is asked itself, or everybody what he may know. Once it is over everybody may.
             * @default off
             * @enum {string}
             */
            readonly analysis?: "off" | "own" | "all";
            readonly deadline?: components["schemas"]["Deadline"];
            readonly keep?: components["schemas"]["Keep"];
            /** @description A retry with the same key returns the first answer, the invitations included: make it of at least 128 random bits (a random UUID, say), and keep it as secret as them. */
            readonly idempotencyKey?: string;
        };
        readonly SeatName: {
            readonly seat: string;
            readonly name: string;
        };
        readonly Deadline: {
            readonly hours: number;
            /**
             * @description remind the seat, or let the game's default policy answer for it.
             * @enum {string}
             */
            readonly consequence: "remind" | "policy";
        };
        /**
         * @description Days that the game is kept after its end, or after its last move if it never ends.
         * @default {
         *       "ended": 365,
         *       "abandoned": 365
         *     }
         */
        readonly Keep: {
            /** @default 365 */
            readonly ended?: number;
            /** @default 365 */
            readonly abandoned?: number;
        };
        readonly ActRequest: {
            /** @description The version acted on. */
            readonly expectedVersion: number;
            /** @description A retry with the same key returns the first answer. */
            readonly idempotencyKey?: string;
            /** @description An action of the ruleset, e.g. {do: move, operator: jock, to: "3,4"}. */
            readonly action?: components["schemas"]["Action"];
            /** @description Answers to decisions on the way, by option id. */
            readonly choose?: readonly string[];
            /** @description Faces rolled at the table, in order. */
            readonly dice?: readonly number[];
            /** @description Cards drawn at the table, in order. */
            readonly cards?: readonly string[];
            /** @enum {string} */
            readonly until?: "decision" | "phase";
            /** @description A line to the others, kept with the move; everybody who may look on reads it. */
            readonly words?: string;
            /** @description The seat of another player of your side, where you answer for it or act with a piece that is his to play. */
            readonly for?: string;
        };
        readonly UndoRequest: {
            /** @description The version acted on. */
            readonly expectedVersion: number;
            /** @description The version to go back to. */
            readonly to: number;
            /** @description A retry with the same key returns the first answer. */
            readonly idempotencyKey?: string;
        };
        readonly EndProposalRequest: {
            /** @description The version acted on. */
            readonly expectedVersion: number;
        };
        readonly ClaimRequest: {
            /**
             * @description The pieces of your side that are yours to play from now on.
             * @default []
             */
            readonly take?: readonly string[];
            /**
             * @description Those of your claims that you give up.
             * @default []
             */
            readonly giveUp?: readonly string[];
        };
        readonly BranchRequest: {
            readonly version?: number;
            readonly title?: string;
            /** @enum {string} */
            readonly dice?: "sealed" | "table";
            /** @description A retry with the same key returns the first answer, the invitations included: make it of at least 128 random bits (a random UUID, say), and keep it as secret as them. */
            readonly idempotencyKey?: string;
        };
        readonly InvitationRequest: {
            readonly seat: string;
            /** @description The new secret, made by you: then a lost answer loses nothing, and a retry changes nothing. Left out, the server makes it. */
            readonly secret?: string;
        };
        readonly CloseRequest: {
            /** @description The version acted on. */
            readonly expectedVersion: number;
        };
        readonly TakeOverRequest: {
            /** @description The version acted on. */
            readonly expectedVersion: number;
            /**
             * @description Only report how the game would go on, and what would differ.
             * @default false
             */
            readonly dryRun?: boolean;
        };
        readonly NoticesRequest: {
            /** @description An https address, or null for none; left out, it stays. */
            readonly url?: string | null;
            readonly browser?: components["schemas"]["NoticeBrowser"];
        };
        /** @description The PushSubscription of a browser; of six the first goes. Null ends the notices to all of them. */
        readonly NoticeBrowser: {
            readonly endpoint: string;
            /** @description Null to tell it no more. */
            readonly keys: {
                readonly p256dh: string;
                readonly auth: string;
            } | null;
        } | null;
        readonly NoticeTestRequest: Record<string, never>;
        readonly ReportRequest: {
            /** @description The record of a game, as text. */
            readonly record: string;
            /** @description Where to go on: `next` of the part before. */
            readonly next?: string;
            /** @description The same seed and counts, the same answer on every machine; 1 if left out. */
            readonly seed?: number;
            /** @default 3 */
            readonly candidates?: number;
            /**
             * @description How many games are played out for each decision, as far as the work for one suffices.
             * @default 24
             */
            readonly playouts?: number;
        };
        readonly VerifyRecordRequest: {
            /** @description The record of a game, as text. */
            readonly record: string;
            /** @description The version to show; the last if left out. */
            readonly version?: number;
        };
        readonly ImportRequest: {
            /** @description The record of a game, as text. */
            readonly record: string;
            /** @description The version to go on from; the last if left out. */
            readonly version?: number;
            readonly title?: string;
            /** @enum {string} */
            readonly dice?: "sealed" | "table";
            /** @description A retry with the same key returns the first answer, the invitations included: make it of at least 128 random bits (a random UUID, say), and keep it as secret as them. */
            readonly idempotencyKey?: string;
        };
        readonly MyGamesRequest: {
            readonly invitations: readonly string[];
        };
        /** @description At least one invitation or game, at most 50 together. */
        readonly OpenStreamRequest: {
            /**
             * @description The secrets of invitations.
             * @default []
             */
            readonly invitations?: readonly string[];
            /**
             * @description The ids of public games to look on at, as the public may.
             * @default []
             */
            readonly games?: readonly string[];
        };
        readonly AdjudicateAnswer: {
            /** @enum {string} */
            readonly outcome: "paused" | "over" | "refused";
            readonly events: readonly components["schemas"]["Event"][];
            /** @description A position: send it back as it is. */
            readonly position: components["schemas"]["Position"];
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId: string | null;
            /** @description The position as a text board. */
            readonly board: string;
            readonly moment: string;
            readonly decision: components["schemas"]["Decision"] | null;
            readonly result: components["schemas"]["Result"] | null;
            /** @description Of a refusal: every requirement that does not hold. */
            readonly failing: readonly components["schemas"]["Requirement"][];
            readonly unused: {
                readonly action: boolean;
                readonly choose: readonly string[];
                readonly dice: readonly number[];
                readonly cards: readonly string[];
            };
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly Decision: {
            /** @enum {string} */
            readonly kind: "act" | "choose" | "roll" | "draw" | "checkpoint";
            readonly seat: string | null;
            readonly prompt: string | null;
            readonly text: string;
            readonly piece: string | null;
            readonly options: readonly {
                readonly id: string;
                readonly text: string;
            }[];
            readonly dice: number | null;
            readonly sides: number | null;
            /** @description Of dice that have faces of their own: what stands on the faces of each, in the order they are given. */
            readonly kinds: readonly {
                readonly name: string;
                readonly faces: readonly string[];
            }[];
            readonly pile: string | null;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
        };
        readonly Result: {
            /** @enum {string} */
            readonly result: "victory" | "defeat" | "draw";
            readonly text: string;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
        };
        readonly Requirement: {
            readonly holds: boolean;
            /** @description What is so when it holds; otherwise what is, and what would have to be. */
            readonly text: string;
            /** @description The place that decides, where there is one. */
            readonly at?: string;
            /** @description The field of the action that means nothing here, or names what is not there, where that is why it does not hold. */
            readonly field?: string;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
        };
        readonly QuotedRule: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "rule" | "interpretation" | "decision";
            readonly text: string;
            readonly source: string | null;
        };
        /** @description What came of a move: its outcome, and the parts that were wanted. */
        readonly AdjudicateParts: {
            /** @enum {string} */
            readonly outcome: "paused" | "over" | "refused";
            readonly events?: readonly components["schemas"]["Event"][];
            /** @description A position: send it back as it is. */
            readonly position?: components["schemas"]["Position"];
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId?: string | null;
            /** @description The position as a text board. */
            readonly board?: string;
            readonly moment?: string;
            readonly decision?: components["schemas"]["Decision"] | null;
            readonly result?: components["schemas"]["Result"] | null;
            /** @description Of a refusal: every requirement that does not hold. */
            readonly failing?: readonly components["schemas"]["Requirement"][];
            readonly unused?: {
                readonly action: boolean;
                readonly choose: readonly string[];
                readonly dice: readonly number[];
                readonly cards: readonly string[];
            };
            readonly rules?: readonly components["schemas"]["QuotedRule"][];
        };
        readonly Problem: {
            readonly type: string;
            /** @description That of the type; the same for every occurrence. */
            readonly title: string;
            readonly status: number;
            /** @description What happened here. */
            readonly detail?: string;
            readonly errors: readonly components["schemas"]["Defect"][];
            readonly presentVersion?: number;
        };
        readonly Defect: {
            readonly code: string;
            readonly path: string;
            readonly message: string;
            readonly line?: number;
            readonly column?: number;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites?: readonly string[];
        };
        readonly LegalActionsAnswer: {
            readonly forms: readonly components["schemas"]["Form"][];
            readonly decision: components["schemas"]["Decision"] | null;
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly Form: {
            readonly name: string;
            readonly piece: string;
            /** @description The seat whose piece acts; null where it may be any player's. */
            readonly seat: string | null;
            readonly requirements: readonly components["schemas"]["Requirement"][];
            readonly actions: readonly components["schemas"]["Action"][];
            /** @description On a measured table: where ends that are not all listed may lie. */
            readonly ends?: {
                /** @description Polygons that together hold the ends; they may overlap. */
                readonly region: readonly (readonly {
                    readonly x: number;
                    readonly y: number;
                }[])[];
                readonly named: readonly {
                    readonly name: string;
                    /** @description A square, or a place of a measured table in its unit of length, from the upper left corner. */
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    /** @description Its place in the listed actions, from 0. */
                    readonly action: number;
                }[];
            };
        };
        /** @description Whose forms of what there are, and the parts that were wanted. */
        readonly LegalActionsParts: {
            readonly forms: readonly components["schemas"]["FormParts"][];
            readonly decision?: components["schemas"]["Decision"] | null;
            readonly rules?: readonly components["schemas"]["QuotedRule"][];
        };
        readonly FormParts: {
            readonly name: string;
            readonly piece: string;
            /** @description The seat whose piece acts; null where it may be any player's. */
            readonly seat: string | null;
            readonly requirements?: readonly components["schemas"]["Requirement"][];
            readonly actions?: readonly components["schemas"]["Action"][];
            /** @description On a measured table: where ends that are not all listed may lie. */
            readonly ends?: {
                /** @description Polygons that together hold the ends; they may overlap. */
                readonly region: readonly (readonly {
                    readonly x: number;
                    readonly y: number;
                }[])[];
                readonly named: readonly {
                    readonly name: string;
                    /** @description A square, or a place of a measured table in its unit of length, from the upper left corner. */
                    readonly at: {
                        readonly x: number;
                        readonly y: number;
                    };
                    /** @description Its place in the listed actions, from 0. */
                    readonly action: number;
                }[];
            };
        };
        readonly RequirementsAnswer: {
            readonly legal: boolean;
            readonly requirements: readonly components["schemas"]["Requirement"][];
            readonly outlook?: components["schemas"]["Outlook"];
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        /** @description What an action leads to before any die is rolled. */
        readonly Outlook: {
            /** @description The way it takes over a measured table. */
            readonly way: readonly {
                readonly x: number;
                readonly y: number;
            }[] | null;
            /** @description How long the way is, as people write it. */
            readonly length: string | null;
            readonly warnings: readonly {
                readonly text: string;
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            /** @description What is laid on a measured table for a moment, as the templates of weapons: its place, by which its event names it, and its outline. */
            readonly templates?: readonly {
                readonly at: string;
                readonly outline: readonly {
                    readonly x: number;
                    readonly y: number;
                }[];
            }[];
            /** @description Of an attack with several weapons: who would fire which of them at whom, each piece with how many of it. */
            readonly shots?: readonly {
                readonly weapon: string;
                readonly target: string;
                readonly firers: readonly {
                    readonly piece: string;
                    readonly times: number;
                }[];
            }[];
        };
        readonly SightAnswer: {
            readonly ruling: components["schemas"]["SightRuling"];
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly SightRuling: {
            readonly viewer: string;
            readonly target: string;
            /** @enum {string} */
            readonly place: "full" | "partial" | "none";
            readonly seen: boolean;
            readonly lines: readonly components["schemas"]["SightLine"][];
            readonly reasons: readonly {
                readonly text: string;
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            readonly back: components["schemas"]["SightVerdict"] | null;
            readonly distance: number;
            readonly interpretations: readonly {
                readonly id: string;
                readonly reading: string;
            }[];
            readonly otherwise: readonly {
                readonly interpretation: string;
                readonly reading: string;
                readonly text: string;
            }[];
        };
        readonly SightLine: {
            readonly from: string;
            readonly to: string;
            readonly through: readonly string[];
            /** @enum {string} */
            readonly fate: "full" | "partial" | "none";
            readonly blocker?: {
                readonly text: string;
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            };
            readonly hindrances: readonly {
                readonly text: string;
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            readonly elevation?: components["schemas"]["Elevation"];
        };
        /** @description A line of sight from the side, in the table's unit of length. */
        readonly Elevation: {
            readonly length: number;
            readonly begin: number;
            readonly end: number;
            readonly parts: readonly components["schemas"]["ElevationPart"][];
        };
        readonly ElevationPart: {
            readonly name: string;
            /** @enum {string} */
            readonly kind: "end" | "terrain" | "area" | "piece";
            /** @description Where along the line it begins; below 0 before the line does. */
            readonly begins: number;
            readonly ends: number;
            readonly bottom: number;
            /** @description Null where it has no upper end. */
            readonly top: number | null;
            /** @description Whether this is what stops the line. */
            readonly stops: boolean;
            /** @description By how much it stands above the line where it stops it. */
            readonly over?: number;
        };
        readonly SightVerdict: {
            readonly viewer: string;
            readonly target: string;
            /** @enum {string} */
            readonly place: "full" | "partial" | "none";
            readonly seen: boolean;
            readonly lines: readonly components["schemas"]["SightLine"][];
            readonly reasons: readonly {
                readonly text: string;
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            /** @description The open points that the verdict for this direction rests on, with the readings in force. */
            readonly interpretations?: readonly {
                readonly id: string;
                readonly reading: string;
            }[];
            /** @description Readings of these under which the verdict for this direction would be another. */
            readonly otherwise?: readonly {
                readonly interpretation: string;
                readonly reading: string;
                readonly text: string;
            }[];
        };
        readonly FieldOfViewAnswer: {
            readonly field: components["schemas"]["FieldOfView"];
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly FieldOfView: {
            readonly viewer: string;
            readonly full: readonly string[];
            readonly partial: readonly string[];
            /** @description The pieces it sees, as a ruling of sight from it says `seen`. In SAS: Rogue Regiment and V-Sabotage only its opponents are told of (in the first also corpses and blood stains), in Dust Tactics only other units. */
            readonly sees: readonly string[];
            /** @description On a measured table: the ground it watches, as overlapping polygons in units of length. */
            readonly grounds?: readonly components["schemas"]["FieldGround"][];
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
        };
        readonly FieldGround: {
            readonly kind: string;
            /** @enum {string} */
            readonly well: "full" | "partial" | "none";
            readonly outlines: readonly (readonly {
                readonly x: number;
                readonly y: number;
            }[])[];
        };
        readonly OddsAnswer: {
            readonly odds: components["schemas"]["Odds"];
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly Odds: {
            readonly facts: readonly {
                readonly id: string;
                readonly text: string;
                /** @description Whether it is good for whoever acts. */
                readonly good: boolean;
                readonly probability: string;
                readonly about: number;
            }[];
            readonly ways: readonly {
                readonly probability: string;
                readonly about: number;
                readonly facts: readonly string[];
                readonly decision: components["schemas"]["Decision"] | null;
            }[];
            readonly failing: readonly components["schemas"]["Requirement"][];
            /** @description The open points that they rest on, with the readings in force. */
            readonly interpretations: readonly {
                readonly id: string;
                readonly reading: string;
            }[];
            /** @description Readings of these by which they would be others; left out where that was not wanted. */
            readonly otherwise?: readonly components["schemas"]["OtherOdds"][];
            /** @description Readings that the work did not suffice for: choose them by settings to learn of them. */
            readonly untried?: readonly {
                readonly interpretation: string;
                readonly reading: string;
            }[];
        };
        readonly OtherOdds: {
            readonly interpretation: string;
            readonly reading: string;
            readonly text: string;
            /** @description What would be likelier or less likely, as it would be. */
            readonly facts: readonly {
                readonly id: string;
                readonly text: string;
                /** @description Whether it is good for whoever acts. */
                readonly good: boolean;
                readonly probability: string;
                readonly about: number;
            }[];
        };
        readonly EnemyPreviewAnswer: {
            readonly intents: readonly components["schemas"]["EnemyIntent"][];
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly EnemyIntent: {
            readonly piece: string;
            readonly phase: string;
            /** @description What it hangs on; absent when it is settled. */
            readonly condition?: {
                readonly text: string;
                /** @description An exact fraction; null where people decide. */
                readonly chance: string | null;
            };
            readonly text: string;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
            readonly criteria: readonly {
                readonly name: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            readonly candidates: readonly {
                readonly name: string;
                readonly scores: readonly number[];
                readonly best: boolean;
            }[];
            readonly decidedBy: string | null;
        };
        readonly PolicyMoveAnswer: {
            /** @description The action, as it would be sent; null where none is asked for. */
            readonly action: components["schemas"]["Action"] | null;
            /** @description The options it chooses; empty where none is asked for. */
            readonly choose: readonly string[];
            /** @description Whose piece acts, or else who is asked; null where nothing is asked for. */
            readonly seat: string | null;
            /** @description The piece that acts, or that the choice is about; null where there is none. */
            readonly piece: string | null;
            /** @description Why there is no move, and how it goes on; null where there is one. */
            readonly reason: string | null;
        };
        readonly ExploreAnswer: {
            /** @description The ids of the positions that it began with. */
            readonly from: readonly (string | null)[];
            readonly results: readonly components["schemas"]["Explored"][];
            /** @description Where to go on when the work did not suffice: send the positions from this one on, with `skip` as its move; null when everything was answered. */
            readonly next: {
                readonly position: number;
                readonly move: number;
            } | null;
            /** @description How many moves of that position have no result yet. */
            readonly left: number;
        };
        /** @description What came of a move: its outcome, and the parts that were wanted. */
        readonly Explored: {
            /** @description Which of the positions it was made at, from 0. */
            readonly from: number;
            /** @description What was done, as it would be sent; without an action that cannot be read. */
            readonly move: {
                /** @description An action of the ruleset. */
                readonly action?: components["schemas"]["Action"];
                readonly choose?: readonly string[];
                readonly dice?: readonly number[];
                readonly cards?: readonly string[];
            };
            /** @enum {string} */
            readonly outcome: "paused" | "over" | "refused" | "unreadable";
            /** @description Why the move cannot be read. */
            readonly faults?: readonly components["schemas"]["Defect"][];
            readonly events?: readonly components["schemas"]["Event"][];
            readonly decision?: components["schemas"]["Decision"] | null;
            readonly result?: components["schemas"]["Result"] | null;
            readonly failing?: readonly components["schemas"]["Requirement"][];
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId?: string | null;
            /** @description A position: send it back as it is. */
            readonly position?: components["schemas"]["Position"];
            readonly board?: string;
            readonly moment?: string;
            readonly rules?: readonly components["schemas"]["QuotedRule"][];
        };
        /** @description What can be answered to the waiting decision, and how often that wins. */
        readonly AnalyseAnswer: {
            readonly ruleset: string;
            /** @description Whose chances these are; null where nobody is asked. */
            readonly seat: string | null;
            /** @description How many games were played out so far. */
            readonly playouts: number;
            /** @description False while the analysis deepens. */
            readonly done: boolean;
            /** @description Whether all that was asked for was played out; false where the work did not suffice for it. */
            readonly complete: boolean;
            /** @description Why there are no lines, and how it goes on; null where there are some. */
            readonly reason: string | null;
            /** @description The best first. */
            readonly lines: readonly components["schemas"]["AnalysedLine"][];
        };
        readonly AnalysedLine: {
            /** @description As it would be sent. */
            readonly move: {
                /** @description An action of the ruleset. */
                readonly action?: components["schemas"]["Action"];
                readonly choose?: readonly string[];
            };
            /** @description The move in words. */
            readonly text: string;
            /** @description How many games were played out from it. */
            readonly playouts: number;
            readonly wins: number;
            readonly draws: number;
            /** @description Games that did not end; they count as half a win, as draws do. */
            readonly undecided: number;
            /** @description The share of them that the seat wins. */
            readonly win: number;
            /** @description The lower end of its interval, by 95 %. */
            readonly low: number;
            /** @description The upper end of its interval, by 95 %. */
            readonly high: number;
            /** @description Whether the game's own policy would do it. */
            readonly policy: boolean;
        };
        /** @description A whole position that cannot be told from what the seat knows. */
        readonly SampleAnswer: {
            readonly ruleset: string;
            /** @description A position: send it back as it is. */
            readonly position: components["schemas"]["Position"];
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId: string | null;
        };
        readonly BoardAnswer: {
            readonly ruleset: string;
            /** @description A position: send it back as it is. */
            readonly position: components["schemas"]["Position"];
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId: string | null;
            readonly text: string;
            readonly board: components["schemas"]["BoardModel"];
            readonly moment: string;
            readonly decision: components["schemas"]["Decision"] | null;
        };
        readonly BoardModel: {
            /**
             * @description How places are named: squares by x,y, areas by their id, places of a measured table by x,y with decimals. What a kind of board does not have is empty.
             * @enum {string}
             */
            readonly kind: "squares" | "areas" | "table";
            /** @description In cells; of a measured table in its unit of length. */
            readonly width: number;
            readonly height: number;
            readonly squares: readonly {
                readonly x: number;
                readonly y: number;
                readonly terrain: string;
            }[];
            readonly edges: readonly {
                readonly x: number;
                readonly y: number;
                /** @enum {string} */
                readonly side: "N" | "W";
                readonly terrain: string;
                /** @description What actions and questions call it, e.g. a door. */
                readonly name?: string;
            }[];
            readonly areas: readonly {
                readonly id: string;
                readonly kind: string;
                readonly label: string;
                /** @description The map it belongs to; several may lie beside each other. */
                readonly group: string;
                readonly cells: readonly {
                    readonly x: number;
                    readonly y: number;
                }[];
                readonly details: {
                    readonly [key: string]: string | number | boolean;
                };
            }[];
            readonly ways: readonly {
                readonly between: readonly [
                    string,
                    string
                ];
                readonly kind: string;
            }[];
            readonly pieces: readonly components["schemas"]["BoardPiece"][];
            readonly marks: readonly {
                readonly kind: string;
                readonly label: string;
                /** @description Its squares; on a measured table its places. */
                readonly squares: readonly {
                    readonly x: number;
                    readonly y: number;
                }[];
                readonly area?: string;
                /** @enum {string} */
                readonly side?: "N" | "E" | "S" | "W";
                /** @description On a measured table: polygons that together are marked; they may overlap. */
                readonly outlines?: readonly (readonly {
                    readonly x: number;
                    readonly y: number;
                }[])[];
            }[];
            /** @description A measured table: its unit of length, and the shapes that lie on it. */
            readonly table?: {
                readonly unit: string;
                readonly sign: string;
                readonly shapes: readonly {
                    readonly id: string;
                    readonly kind: string;
                    readonly label: string;
                    readonly outline: readonly {
                        readonly x: number;
                        readonly y: number;
                    }[];
                    readonly height: number | null;
                    readonly details: {
                        readonly [key: string]: string | number | boolean;
                    };
                }[];
            };
            /** @description What the game is about, and how that stands. */
            readonly objectives?: readonly {
                readonly text: string;
                /** @enum {string} */
                readonly state: "open" | "met" | "lost";
            }[];
            /** @description The counts that everybody watches: meters, alarms, a clock. */
            readonly tracks?: readonly {
                readonly name: string;
                readonly value: number;
                readonly most: number | null;
                /** @description At which end it is bad for the players. */
                readonly bad: ("low" | "high") | null;
                readonly text: string | null;
            }[];
            /** @description What people call what has an id that does not say it, on the board or not. */
            readonly names?: readonly {
                readonly id: string;
                readonly name: string;
            }[];
            /** @description What people call what actions name by a word that is no piece, as a weapon. */
            readonly words?: readonly {
                readonly id: string;
                readonly name: string;
            }[];
            /** @description What pieces and units are and have by their cards, on the board or not. */
            readonly cards?: readonly {
                readonly id: string;
                readonly says: readonly string[];
            }[];
        };
        readonly BoardPiece: {
            readonly id: string;
            readonly kind: string;
            readonly side: string;
            /** @description A whole number, but on measured tables. */
            readonly x: number;
            readonly y: number;
            /** @description The area it is on; (x, y) is then the first of its cells. Null on squares, and for a piece that is on no area. */
            readonly area: string | null;
            readonly width?: number;
            readonly height?: number;
            readonly facing: ("N" | "E" | "S" | "W") | null;
            /** @description On a measured table: the radius of its base, round (x, y). */
            readonly radius?: number;
            /** @description On a measured table: where it faces, in degrees clockwise from the upper edge. */
            readonly bearing?: number;
            readonly conditions: readonly string[];
            readonly details: {
                readonly [key: string]: string | number | boolean;
            };
        };
        readonly DraftAnswer: {
            readonly ruleset: string;
            /** @description Null when the text cannot be read. */
            readonly drawn: {
                readonly board: components["schemas"]["BoardModel"];
                /** @description The text as this server would write it. */
                readonly text: string;
                readonly moment: string;
            } | null;
            /** @description Empty when it is a position. Faults of the text have a line and column, others name a piece or place. */
            readonly defects: readonly components["schemas"]["Defect"][];
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly CreatedGame: {
            readonly id: string;
            readonly ruleset: string;
            readonly rules: {
                readonly version: string;
                /** @description SHA-256 that stands for what this version does: the same as long as the version is. Of games from before 24 November 2026 one of the words and schemas of then. */
                readonly content: string;
                /** @description Whether these are the rules of this server. */
                readonly current: boolean;
            };
            readonly title: string;
            /** @description ISO time. */
            readonly createdAt: string;
            /** @enum {string} */
            readonly visibility: "public" | "private";
            /**
             * @description Who may have positions of it analysed while it goes on.
             * @enum {string}
             */
            readonly analysis: "off" | "own" | "all";
            readonly origin: {
                /** @enum {string} */
                readonly kind: "branch" | "import";
                readonly game: string;
                readonly version: number;
                readonly hash: string;
            } | null;
            /** @enum {string} */
            readonly dice: "sealed" | "table";
            /** @description SHA-256 of the secret that the dice are derived from. */
            readonly commitment: string | null;
            /** @description That secret, once the game has ended. */
            readonly secret: string | null;
            readonly seats: readonly string[];
            /** @description How those at the seats are called, as far as they were named. */
            readonly names: readonly components["schemas"]["NamedSeat"][];
            /** @description The pieces that seats have claimed, each with the seat that is asked for it; null in a game that hides something, where nobody claims any. */
            readonly claims: readonly components["schemas"]["Claim"][] | null;
            /** @description The pieces that the players of a side deal out among themselves, each with the seat that the rules give it to, at this version; whoever claims one plays it. */
            readonly dealt: readonly components["schemas"]["DealtPiece"][];
            /** @description Who plays which piece of those, at this version: the seat that has claimed it, else the one of `dealt`; what carries some of them, as a vehicle, is played by the seat that plays all who are aboard, and by any player (null) where that are several. */
            readonly holders: readonly components["schemas"]["HeldPiece"][];
            /** @description The seat that the invitation opened; null for the public. */
            readonly you: string | null;
            readonly version: number;
            readonly moment: string;
            /** @description The position as you may know it; null where that is not a position by itself. */
            readonly position: components["schemas"]["Position"] | null;
            /** @description The position as a text board; null while the game stands under other rules than those of this server. */
            readonly board: string | null;
            readonly decision: components["schemas"]["Decision"] | null;
            /** @description Who is asked, since when, for what and until when; of the latest version only. */
            readonly waitsFor: components["schemas"]["WaitsFor"] | null;
            /** @description A wish that waits for consent, to go back or to take over the rules of this server: to which version, who proposed it, who agrees and who does not yet; of the latest version only. */
            readonly proposal: components["schemas"]["WaitingProposal"] | null;
            /** @description The proposal that a seat has ended since the latest move, by withdrawing its own or saying no to that of another; of the latest version only. */
            readonly endedProposal: components["schemas"]["EndedProposal"] | null;
            /** @description The invitations that were replaced since the latest move, by whom and when: the next move carries them; of the latest version only. */
            readonly renewals: readonly components["schemas"]["Renewal"][];
            /** @description What was said with the move that led to this version, and by which seat. */
            readonly said: components["schemas"]["Said"] | null;
            readonly deadline: {
                readonly hours: number;
                /** @enum {string} */
                readonly consequence: "remind" | "policy";
            } | null;
            readonly result: components["schemas"]["Result"] | null;
            readonly ended: components["schemas"]["Ended"] | null;
            /** @description ISO time after which the game is removed if nothing happens any more. */
            readonly expiresAt: string;
            readonly hash: string;
            /** @description One secret a seat, told this once: send it as a bearer token. */
            readonly invitations: readonly components["schemas"]["Invitation"][];
        };
        readonly NamedSeat: {
            readonly seat: string;
            readonly name: string;
        };
        readonly Claim: {
            readonly piece: string;
            readonly seat: string;
        };
        readonly DealtPiece: {
            readonly piece: string;
            readonly seat: string;
            /** @description Whether its turn of this phase is not over yet. */
            readonly toAct: boolean;
        };
        readonly HeldPiece: {
            readonly piece: string;
            readonly seat: string | null;
        };
        readonly WaitsFor: {
            readonly seats: readonly string[];
            /** @description Those of `seats` who have still to act: whoever has ended the turns of all pieces of theirs may act, too, and need not. */
            readonly toAct: readonly string[];
            /** @description ISO time. */
            readonly since: string;
            readonly text: string;
            readonly deadline: string | null;
        };
        readonly WaitingProposal: {
            /** @description Whether the rules of this server are to be taken over; else it is an undo. */
            readonly takesOver: boolean;
            /** @description The version to go back to; the present one where rules are taken over as the game stands. */
            readonly to: number;
            readonly by: string;
            readonly consents: readonly string[];
            readonly missing: readonly string[];
            /** @description The consents by invitations that the game master had replaced, and when that was. */
            readonly renewed: readonly components["schemas"]["RenewedConsent"][];
        };
        readonly RenewedConsent: {
            readonly seat: string;
            /** @description ISO time. */
            readonly since: string;
        };
        readonly EndedProposal: {
            readonly takesOver: boolean;
            readonly to: number;
            readonly by: string;
            readonly endedBy: string;
        };
        readonly Renewal: {
            readonly seat: string;
            readonly by: string;
            /** @description ISO time. */
            readonly at: string;
        };
        readonly Said: {
            readonly by: string;
            readonly words: string;
        };
        readonly Ended: {
            /** @enum {string} */
            readonly how: "over" | "closed";
            /** @description ISO time. */
            readonly at: string;
        };
        readonly Invitation: {
            readonly seat: string;
            readonly secret: string;
        };
        /** @description What a new game would be; nothing was begun. */
        readonly GamePreview: {
            readonly ruleset: string;
            /** @enum {string} */
            readonly dice: "sealed" | "table";
            /** @enum {string} */
            readonly visibility: "public" | "private";
            /** @description The players' seats; a game has a master and spectators besides. */
            readonly seats: readonly string[];
            /** @description The position as a text board. */
            readonly text: string;
            readonly moment: string;
            readonly decision: components["schemas"]["Decision"] | null;
        };
        readonly Game: {
            readonly id: string;
            readonly ruleset: string;
            readonly rules: {
                readonly version: string;
                /** @description SHA-256 that stands for what this version does: the same as long as the version is. Of games from before 24 November 2026 one of the words and schemas of then. */
                readonly content: string;
                /** @description Whether these are the rules of this server. */
                readonly current: boolean;
            };
            readonly title: string;
            /** @description ISO time. */
            readonly createdAt: string;
            /** @enum {string} */
            readonly visibility: "public" | "private";
            /**
             * @description Who may have positions of it analysed while it goes on.
             * @enum {string}
             */
            readonly analysis: "off" | "own" | "all";
            readonly origin: {
                /** @enum {string} */
                readonly kind: "branch" | "import";
                readonly game: string;
                readonly version: number;
                readonly hash: string;
            } | null;
            /** @enum {string} */
            readonly dice: "sealed" | "table";
            /** @description SHA-256 of the secret that the dice are derived from. */
            readonly commitment: string | null;
            /** @description That secret, once the game has ended. */
            readonly secret: string | null;
            readonly seats: readonly string[];
            /** @description How those at the seats are called, as far as they were named. */
            readonly names: readonly components["schemas"]["NamedSeat"][];
            /** @description The pieces that seats have claimed, each with the seat that is asked for it; null in a game that hides something, where nobody claims any. */
            readonly claims: readonly components["schemas"]["Claim"][] | null;
            /** @description The pieces that the players of a side deal out among themselves, each with the seat that the rules give it to, at this version; whoever claims one plays it. */
            readonly dealt: readonly components["schemas"]["DealtPiece"][];
            /** @description Who plays which piece of those, at this version: the seat that has claimed it, else the one of `dealt`; what carries some of them, as a vehicle, is played by the seat that plays all who are aboard, and by any player (null) where that are several. */
            readonly holders: readonly components["schemas"]["HeldPiece"][];
            /** @description The seat that the invitation opened; null for the public. */
            readonly you: string | null;
            readonly version: number;
            readonly moment: string;
            /** @description The position as you may know it; null where that is not a position by itself. */
            readonly position: components["schemas"]["Position"] | null;
            /** @description The position as a text board; null while the game stands under other rules than those of this server. */
            readonly board: string | null;
            readonly decision: components["schemas"]["Decision"] | null;
            /** @description Who is asked, since when, for what and until when; of the latest version only. */
            readonly waitsFor: components["schemas"]["WaitsFor"] | null;
            /** @description A wish that waits for consent, to go back or to take over the rules of this server: to which version, who proposed it, who agrees and who does not yet; of the latest version only. */
            readonly proposal: components["schemas"]["WaitingProposal"] | null;
            /** @description The proposal that a seat has ended since the latest move, by withdrawing its own or saying no to that of another; of the latest version only. */
            readonly endedProposal: components["schemas"]["EndedProposal"] | null;
            /** @description The invitations that were replaced since the latest move, by whom and when: the next move carries them; of the latest version only. */
            readonly renewals: readonly components["schemas"]["Renewal"][];
            /** @description What was said with the move that led to this version, and by which seat. */
            readonly said: components["schemas"]["Said"] | null;
            readonly deadline: {
                readonly hours: number;
                /** @enum {string} */
                readonly consequence: "remind" | "policy";
            } | null;
            readonly result: components["schemas"]["Result"] | null;
            readonly ended: components["schemas"]["Ended"] | null;
            /** @description ISO time after which the game is removed if nothing happens any more. */
            readonly expiresAt: string;
            readonly hash: string;
        };
        readonly MovesAnswer: {
            readonly moves: readonly components["schemas"]["RecordedMove"][];
            /** @description Whether every move listed carries the hash of the one before it and its own. */
            readonly chainIntact: boolean;
            readonly next: number | null;
        };
        readonly RecordedMove: {
            readonly version: number;
            /** @description ISO time. */
            readonly at: string;
            /** @description A seat, master, or policy where a deadline had passed; null at the beginning. */
            readonly by: string | null;
            /** @description Null where it is told to others only. */
            readonly sent: components["schemas"]["Sent"] | null;
            /** @enum {string} */
            readonly outcome: "created" | "paused" | "over" | "closed";
            readonly events: readonly components["schemas"]["Event"][];
            readonly decision: components["schemas"]["Decision"] | null;
            readonly result: components["schemas"]["Result"] | null;
            /** @description The invitations that were replaced between the move before and this one, by whom and when. */
            readonly renewals: readonly components["schemas"]["Renewal"][];
            /** @description A line to the others, said with the move. */
            readonly words: string | null;
            /** @description Whether anybody learned something by it that cannot be unlearned, as a die or a card: its seat does not take it back by itself. */
            readonly informed: boolean;
            /** @description The numbers drawn from the sealed dice, in order: of how many, and which (from 1). */
            readonly chance: readonly (readonly [
                number,
                number
            ])[];
            readonly hash: string;
            readonly previous: string;
        };
        /** @description What a move of the record consists of. */
        readonly Sent: {
            /** @description What is fixed at the beginning of a game. */
            readonly created: unknown;
        } | {
            readonly move: {
                /** @description An action of the ruleset. */
                readonly action?: components["schemas"]["Action"];
                readonly choose?: readonly string[];
                readonly dice?: readonly number[];
                readonly cards?: readonly string[];
                /** @enum {string} */
                readonly until?: "decision" | "phase";
            };
        } | {
            readonly undo: {
                readonly to: number;
                readonly consents: readonly string[];
                readonly renewed?: readonly components["schemas"]["RenewedConsent"][];
            };
        } | {
            readonly takeOver: {
                readonly from: components["schemas"]["RulesUsed"];
                readonly differs: readonly number[];
                readonly to?: number;
                readonly consents?: readonly string[];
                readonly renewed?: readonly components["schemas"]["RenewedConsent"][];
            };
        } | {
            /** @constant */
            readonly close: true;
        };
        readonly RulesUsed: {
            readonly version: string;
            /** @description SHA-256 that stands for what this version does: the same as long as the version is. Of games from before 24 November 2026 one of the words and schemas of then. */
            readonly content: string;
        };
        readonly ActAnswer: {
            /** @enum {string} */
            readonly outcome: "paused" | "over";
            readonly game: components["schemas"]["Game"];
            readonly events: readonly components["schemas"]["Event"][];
            readonly rules: readonly components["schemas"]["QuotedRule"][];
            /** @description Whether this is the first answer again, for a retry. */
            readonly replayed: boolean;
        } | {
            /** @constant */
            readonly outcome: "refused";
            readonly game: components["schemas"]["Game"];
            readonly failing: readonly components["schemas"]["Requirement"][];
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly UndoAnswer: {
            /** @enum {string} */
            readonly outcome: "undone" | "proposed";
            readonly game: components["schemas"]["Game"];
            /** @description A wish that waits for consent, to go back or to take over the rules of this server: to which version, who proposed it, who agrees and who does not yet; of the latest version only. */
            readonly proposal: components["schemas"]["WaitingProposal"] | null;
        };
        readonly TakeOverAnswer: {
            /** @enum {string} */
            readonly outcome: "current" | "would" | "proposed" | "done";
            readonly from: components["schemas"]["RulesUsed"];
            readonly to: components["schemas"]["RulesUsed"];
            /** @description How many versions were played again, from the beginning on: all, or as many as are for one request. */
            readonly checked: number;
            readonly differences: readonly {
                readonly version: number;
                readonly text: string;
            }[];
            /** @description How the game goes on under the rules of this server; null where it stands under them already. */
            readonly way: components["schemas"]["WayOn"] | null;
            /** @description A wish that waits for consent, to go back or to take over the rules of this server: to which version, who proposed it, who agrees and who does not yet; of the latest version only. */
            readonly proposal: components["schemas"]["WaitingProposal"] | null;
            readonly game: components["schemas"]["Game"];
        };
        readonly WayOn: {
            /**
             * @description From its checkpoint; in the middle of something where these rules ask the same; or back to its last checkpoint.
             * @enum {string}
             */
            readonly how: "checkpoint" | "question" | "back";
            /** @description The version it goes back to, or in whose move the checkpoint lies; null where it does not go back. */
            readonly to: number | null;
            readonly text: string;
            /** @description What is different from there on. */
            readonly changes: readonly string[];
            /** @description The players whose consent is missing when you take the rules over now: each sends the same. */
            readonly needs: readonly string[];
        };
        readonly OwnNoticesAnswer: {
            readonly seat: string;
            /** @description Whether notices go to an address. */
            readonly webhook: boolean;
            /** @description How many browsers are told by push messages. */
            readonly browsers: number;
            /** @description The last tries to that address, the latest first; of an address before there are none. */
            readonly deliveries: readonly components["schemas"]["NoticeDelivery"][];
        };
        readonly NoticeDelivery: {
            /**
             * Format: date-time
             * @description When it was sent.
             */
            readonly at: string;
            /**
             * @description What the notice was about.
             * @enum {string}
             */
            readonly kind: "turn" | "reminder" | "proposal" | "proposalEnded" | "over" | "expiry" | "renewed" | "test";
            /** @description The version of the game that the notice was about. */
            readonly version: number;
            /**
             * @description `retry`: it is tried again, but for a test; `gone` and `refused`: it is not.
             * @enum {string}
             */
            readonly outcome: "delivered" | "gone" | "refused" | "retry";
            /** @description The status of the answer; null where none came. */
            readonly status: number | null;
            /** @description `status 204`, `timeout`, `ECONNREFUSED` and the like, or what is wrong with the address (`inside`). */
            readonly reason: string;
            /** @description Milliseconds that it took. */
            readonly ms: number;
        };
        readonly NoticesAnswer: {
            readonly seat: string;
            /** @description The key that notices are signed with, told this once. */
            readonly key: string | null;
            /** @description How many browsers are told by push messages. */
            readonly browsers: number;
        };
        /** @description The decisions of a game that has ended, judged. */
        readonly ReportAnswer: {
            readonly ruleset: string;
            readonly seats: readonly string[];
            readonly result: components["schemas"]["Result"] | null;
            /** @description In the order they were made; moves that were taken back are left out. */
            readonly decisions: readonly components["schemas"]["JudgedDecision"][];
            /** @description Where to go on when the work of a request did not suffice: send it as `next`; null with the last part. */
            readonly next: string | null;
            /** @description How many moves have not been judged yet. */
            readonly left: number;
            /** @description Of all parts together; with the last part only. */
            readonly summary: {
                readonly sides: readonly {
                    readonly seat: string;
                    readonly decisions: number;
                    /** @description What its decisions gave away, together. */
                    readonly skill: number;
                    /** @description What chance and the others gave it, together. */
                    readonly luck: number;
                    /** @description Of what is good for it and hung on dice: how much was to be expected by exact odds, and how much came true. */
                    readonly good: {
                        readonly expected: number;
                        readonly happened: number;
                    };
                }[];
                /** @description The three decisions at which the chance of winning changed most. */
                readonly decisive: readonly {
                    readonly version: number;
                    readonly change: number;
                }[];
            } | null;
        };
        readonly JudgedDecision: {
            /** @description The version that the move made. */
            readonly version: number;
            /** @description Who decided; all chances here are those of this seat. */
            readonly seat: string | null;
            readonly moment: string;
            /** @description What was asked, in words. */
            readonly asked: string;
            readonly played: components["schemas"]["JudgedMove"];
            /** @description The best move that was tried; the played one where none was better. */
            readonly best: components["schemas"]["JudgedMove"];
            readonly playouts: number;
            /** @description The chance of winning before it, with the best move. */
            readonly before: number;
            /** @description The chance once dice had fallen and others had answered; at the end what the game came to. */
            readonly after: number;
            /** @description What the move gave away against the best one: 0 or less. */
            readonly skill: number;
            /** @description What dice, cards and the others made of it, against what was to be expected. */
            readonly luck: number;
            /** @description What dice decided, with the exact odds of it; empty where there are too many ways to tell. */
            readonly dice: readonly {
                readonly text: string;
                /** @description The exact fraction. */
                readonly chance: string;
                readonly about: number;
                /** @description Whether it is good for whoever acted. */
                readonly good: boolean;
                readonly happened: boolean;
            }[];
        };
        readonly JudgedMove: {
            readonly move: {
                /** @description An action of the ruleset. */
                readonly action?: components["schemas"]["Action"];
                readonly choose?: readonly string[];
            };
            /** @description The move in words. */
            readonly text: string;
            /** @description The share of the games played out from it that the seat wins. */
            readonly win: number;
            /** @description The lower end of its interval, by 95 %. */
            readonly low: number;
            /** @description The upper end of its interval, by 95 %. */
            readonly high: number;
        };
        readonly Replay: {
            readonly moves: number;
            /** @description How many of them the rules of this server played again, with the same hash. */
            readonly verified: number;
            readonly numbers: number;
            /** @description Whether every number was derived again from the secret. */
            readonly rerolled: boolean;
            /** @description What was verified, and what could not be, apart. */
            readonly proof: components["schemas"]["Proof"];
            /** @description The stretches of the game, each played by one set of rules. */
            readonly parts: readonly components["schemas"]["RecordPart"][];
            /** @description Whether nothing is at fault and the whole chain was verified; what other rules made of it is told by proof. */
            readonly intact: boolean;
            readonly faults: readonly {
                readonly version: number;
                /** @enum {string} */
                readonly kind: "hash" | "link" | "dice" | "rules" | "refused" | "unreadable" | "commitment" | "seat";
                readonly text: string;
            }[];
            readonly at: {
                readonly version: number;
                readonly moment: string;
                /** @description A position: send it back as it is. */
                readonly position: components["schemas"]["Position"];
                readonly decision: components["schemas"]["Decision"] | null;
                readonly result: components["schemas"]["Result"] | null;
            } | null;
        };
        readonly Proof: {
            /**
             * @description Whether every move has the hash of what it says and builds on the one before: no rules are needed for that, but for games from before 24 November 2026.
             * @enum {string}
             */
            readonly chain: "whole" | "broken" | "unknown";
            /**
             * @description Whether every number follows from the secret; sealed as long as that is not known.
             * @enum {string}
             */
            readonly dice: "derived" | "broken" | "sealed" | "table";
            /**
             * @description Whether all versions were played again by the rules of this server, some, or none.
             * @enum {string}
             */
            readonly rules: "all" | "some" | "none" | "broken";
            readonly text: string;
        };
        readonly RecordPart: {
            readonly from: number;
            readonly to: number;
            readonly rules: components["schemas"]["RulesUsed"];
            /** @description Whether these do what the rules of this server do. */
            readonly present: boolean;
            /** @description How many of its versions have the hash of what they say. */
            readonly chained: number;
            /** @description How many of them were played again, with the same hash. */
            readonly verified: number;
        };
        readonly MyGamesAnswer: {
            readonly games: readonly components["schemas"]["MyGame"][];
            /** @description Places in the list (from 0) of invitations that open nothing. */
            readonly unknown: readonly number[];
            /** @description Places of invitations whose games cannot be read, by a fault of ours: keep them. */
            readonly unreadable: readonly number[];
        };
        readonly MyGame: {
            readonly id: string;
            readonly title: string;
            readonly ruleset: string;
            readonly seat: string;
            readonly version: number;
            /** @description How those at the seats are called, as far as they were named. */
            readonly names: readonly components["schemas"]["NamedSeat"][];
            /** @description Turn, phase and section, in words for people; null where the game cannot be opened, or not at once. */
            readonly moment: string | null;
            /** @description False where the game cannot be opened, by a fault of ours: then nobody is said to be asked. */
            readonly readable: boolean;
            /** @description Whether the seat is asked, and has still to act where several are. */
            readonly waitsForYou: boolean;
            /** @description Who is asked, since when, for what and until when; of the latest version only. */
            readonly waitsFor: components["schemas"]["WaitsFor"] | null;
            /** @description A wish that waits for consent, perhaps that of this seat. */
            readonly proposal: components["schemas"]["WaitingProposal"] | null;
            readonly ended: components["schemas"]["Ended"] | null;
        };
        readonly PushKeyAnswer: {
            /** @description The applicationServerKey for a PushSubscription, base64url. */
            readonly key: string;
        };
        readonly News: {
            readonly news: readonly components["schemas"]["NewsItem"][];
            /** @description The place behind all of it, also the ETag: send it the next time. */
            readonly since: string;
            /** @description Whether there is more already: ask again at once. */
            readonly more: boolean;
            /** @description The seconds after which it is worth to ask again. */
            readonly again: number;
        };
        readonly NewsItem: {
            /** @description The place behind this: sent as `since` or Last-Event-ID, what follows comes. */
            readonly id: string;
            /**
             * @description turn: the seat is asked; move: a move was made; over; proposal: an undo or other rules wait for consent; proposalEnded; renewed: an invitation was replaced; claims: a seat took pieces as its own, or gave some up; lost: this invitation opens nothing any more, or the game is no longer open to the public.
             * @enum {string}
             */
            readonly kind: "turn" | "move" | "over" | "proposal" | "proposalEnded" | "renewed" | "claims" | "lost";
            readonly game: string;
            /** @description Yours, which is told this; spectator for a public game without an invitation. */
            readonly seat: string;
            readonly title: string;
            readonly version: number;
            /** @description What is asked, or what happened, in plain words. */
            readonly text: string;
            /** @description Since when it has been so (ISO); null where that is not kept. */
            readonly at: string | null;
            /** @description The seat that did it; null where nobody did. */
            readonly by: string | null;
            /** @description Of a turn, when its time is over; null without a deadline. */
            readonly deadline: string | null;
            /** @description What was said with a move. */
            readonly words: string | null;
        };
        readonly OpenStreamAnswer: {
            /** @description Where the news are; whoever has it can read them until it runs out. */
            readonly url: string;
            /** @description ISO time until which the address is good: then open another. */
            readonly expiresAt: string;
            readonly seats: readonly components["schemas"]["StreamSeat"][];
            /** @description Places in the list (from 0) of invitations that open nothing. */
            readonly unknown: readonly number[];
            /** @description Places in the list of games of those that are not there for the public. */
            readonly unknownGames: readonly number[];
        };
        readonly StreamSeat: {
            readonly game: string;
            readonly seat: string;
        };
        readonly RulesetsAnswer: {
            readonly rulesets: readonly components["schemas"]["RulesetListing"][];
        };
        readonly RulesetListing: {
            readonly id: string;
            readonly title: string;
            readonly version: string;
            readonly rules: number;
            readonly interpretations: number;
            readonly scenarios: readonly string[];
            /** @description The difficulties a scenario can have, the usual one first. */
            readonly difficulties: readonly string[];
            /** @description How many people can share the players' side. */
            readonly mostPlayers: number;
            /** @description Whose a result "victory" is: a seat, or the word for several, "players" or "intruders". A "defeat" is everybody else's. */
            readonly victoryOf: string;
            /** @description What else may be chosen when a scenario is set up. */
            readonly choices: readonly components["schemas"]["SetUpChoice"][];
            /** @description Who sits at the table where that is always the same; empty where it depends on the game. */
            readonly seats: readonly string[];
        };
        readonly SetUpChoice: {
            /** @description Its name among the choices of a set-up. */
            readonly name: string;
            /** @description What is chosen. */
            readonly text: string;
            readonly values: readonly {
                readonly id: string;
                readonly text: string;
            }[];
            /** @description How other words than the values are written; null where only they are known. */
            readonly free: string | null;
        };
        readonly RulesetAnswer: {
            readonly id: string;
            readonly title: string;
            readonly version: string;
            readonly rules: number;
            readonly interpretations: number;
            readonly numbers: number;
            /** @description The difficulties a scenario can have, the usual one first. */
            readonly difficulties: readonly string[];
            /** @description How many people can share the players' side. */
            readonly mostPlayers: number;
            /** @description Whose a result "victory" is: a seat, or the word for several, "players" or "intruders". A "defeat" is everybody else's. */
            readonly victoryOf: string;
            /** @description What else may be chosen when a scenario is set up. */
            readonly choices: readonly components["schemas"]["SetUpChoice"][];
            /** @description Who sits at the table where that is always the same; empty where it depends on the game. */
            readonly seats: readonly string[];
        };
        readonly RulesAnswer: {
            readonly rules: readonly components["schemas"]["FoundRule"][];
        };
        readonly FoundRule: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "rule" | "interpretation" | "number" | "decision";
            /** @description Of a rule: its heading. */
            readonly title: string | null;
            readonly topic: string | null;
            readonly text: string;
            readonly source: string | null;
            readonly readings: readonly {
                readonly id: string;
                readonly text: string;
                readonly byDefault: boolean;
            }[];
            readonly switchable: boolean | null;
            readonly value: number | null;
            readonly origin: string | null;
            readonly open: readonly string[];
            /** @description Where it was searched for: the words of its title and text that answer to what was asked. */
            readonly words: readonly string[];
            readonly shownBy?: components["schemas"]["ShownBy"];
        };
        /** @description The conformance cases that show it, where `cases` asked for them. */
        readonly ShownBy: {
            /** @description How many there are. */
            readonly count: number;
            /** @description The plainest first. */
            readonly some: readonly {
                readonly id: string;
                readonly title: string;
            }[];
        };
        readonly ScenariosAnswer: {
            readonly scenarios: readonly components["schemas"]["Scenario"][];
        };
        readonly Scenario: {
            readonly id: string;
            readonly title: string;
            readonly text: string;
            readonly board: string;
            /** @description How games went that the policy of the game played for everybody, with the usual choices: how long and how hard it is. */
            readonly trial: components["schemas"]["ScenarioTrial"] | null;
            /** @description Who sits at the table with the usual choices. */
            readonly seats: readonly string[];
            /** @description How many people can share the players' side: `options.players` of a new game. */
            readonly players: {
                readonly min: number;
                readonly max: number;
            };
            /** @description The difficulties a scenario can have, the usual one first. */
            readonly difficulties: readonly string[];
            /** @description What else may be chosen when this scenario is set up. */
            readonly choices: readonly components["schemas"]["SetUpChoice"][];
        };
        readonly ScenarioTrial: {
            readonly games: number;
            /** @description How many of them the players won, of two sides the one whose seat comes first. */
            readonly won: number;
            /** @description The median of the turns that they took. */
            readonly turns: number | null;
            /** @description What was chosen for them by name, where it was not the usual. */
            readonly choices?: {
                readonly [key: string]: string;
            };
        };
        /** @description What the text notation offers, for editors; null where the game does not say. */
        readonly NotationAnswer: {
            readonly notation: components["schemas"]["Notation"] | null;
        };
        readonly Notation: {
            readonly drawing: {
                /** @enum {string} */
                readonly kind: "squares" | "areas" | "signs" | "table";
                readonly begins: string;
                readonly another: string | null;
                readonly blank: string;
                readonly most: number;
                /** @description Lines that stand for a whole drawing, and the lines that draw the same. */
                readonly named: readonly {
                    readonly line: string;
                    readonly text: string;
                }[];
            };
            readonly grounds: readonly components["schemas"]["Ground"][];
            readonly borders: readonly components["schemas"]["Border"][];
            readonly lines: readonly components["schemas"]["LineForm"][];
        };
        readonly Ground: {
            readonly name: string;
            readonly sign: string | null;
            /** @description The line that says it, with blanks in braces. */
            readonly line: string | null;
            /** @description How the drawing model calls it. */
            readonly terrain: string | null;
        };
        readonly Border: {
            readonly name: string;
            readonly across: string | null;
            readonly down: string | null;
            /** @description The line that says it, with blanks in braces. */
            readonly line: string | null;
            /** @description How the drawing model calls it. */
            readonly terrain: string | null;
            /** @description Where each has a name of its own: what it begins with, and the grounds of the place named first. */
            readonly named: {
                readonly stem: string;
                readonly first: readonly string[];
            } | null;
        };
        readonly LineForm: {
            readonly name: string;
            readonly group: string;
            /** @description With blanks in braces, e.g. unit {id} {kind} {side} at {place}. */
            readonly words: string;
            readonly blanks: readonly components["schemas"]["Blank"][];
            readonly attributes: readonly {
                readonly word: string;
                readonly text: string;
                readonly blank: components["schemas"]["Blank"] | null;
                readonly says: ("facing" | "ground" | "whole") | null;
            }[];
            /** @description Whether it may be drawn by a letter or digit: the line is then G = …, without its place. */
            readonly drawn: boolean;
            /** @description Squares across and along the way it faces, for what covers several. */
            readonly covers: {
                readonly across: number;
                readonly along: number;
            } | null;
            /** @description Whether it stands under the drawing of its board, ahead of pieces. */
            readonly underDrawing: boolean;
        };
        readonly Blank: {
            readonly name: string;
            /**
             * @description What belongs there: the name of the piece itself, one of the values, a whole number, a place, another piece, any words, the corners of a shape.
             * @enum {string}
             */
            readonly kind: "name" | "choice" | "number" | "place" | "piece" | "words" | "outline";
            readonly values: readonly string[];
            /** @description What people call these values, in their order; none where the words say it themselves. */
            readonly called: readonly string[];
            readonly least: number | null;
            readonly most: number | null;
            readonly optional: boolean;
            /** @description Whether several words may stand there. */
            readonly many: boolean;
            /** @description What a new line has there; of a name, its beginning. Null for the first value. */
            readonly usual: string | null;
        };
        /** @description JSON Schemas of a position, of an action and of an event. */
        readonly SchemasAnswer: {
            readonly position: unknown;
            readonly action: unknown;
            readonly event: unknown;
        };
        readonly TwoHundredHoursAction: {
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
        readonly TwoHundredHoursEvent: {
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
        readonly TwoHundredHoursPosition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
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
                readonly action: {
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
            } | {
                /** @constant */
                readonly proceed: true;
            })[];
        };
        readonly Action: components["schemas"]["TwoHundredHoursAction"];
        readonly Event: components["schemas"]["TwoHundredHoursEvent"];
        readonly Position: components["schemas"]["TwoHundredHoursPosition"];
        readonly TwoHundredHoursTypes: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly ruleset: "two-hundred-hours";
            readonly action: components["schemas"]["TwoHundredHoursAction"];
            readonly event: components["schemas"]["TwoHundredHoursEvent"];
            readonly position: components["schemas"]["TwoHundredHoursPosition"];
        };
        /** @description What each ruleset has of its own: no answer, but the types of a client by the name of the ruleset. */
        readonly RulesetTypes: components["schemas"]["TwoHundredHoursTypes"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
/** What the API is sent and answers about 02 Hundred Hours, by the names of its schemas. */
export type TwoHundredHours = components["schemas"];
/** An action of 02 Hundred Hours, as it is sent. */
export type TwoHundredHoursAction = TwoHundredHours["Action"];
/** An event of 02 Hundred Hours, as answers tell it. */
export type TwoHundredHoursEvent = TwoHundredHours["Event"];
/** A position of 02 Hundred Hours, as answers have it and questions take it. */
export type TwoHundredHoursPosition = TwoHundredHours["Position"];
