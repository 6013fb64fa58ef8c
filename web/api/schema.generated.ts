// Generated from the schemas of the API by "npm run generate"; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly AdjudicateRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The open points that are read otherwise and the numbers that are replaced, with a board or a scenario. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description An action of the ruleset, e.g. {do: move, operator: jock, to: "3,4"}. */
            readonly action?: unknown;
            /** @description Answers to decisions on the way, by option id. */
            readonly choose?: readonly string[];
            /** @description Faces rolled at the table, in order. */
            readonly dice?: readonly number[];
            /** @description Cards drawn at the table, in order. */
            readonly cards?: readonly string[];
            /**
             * @description How far it goes on: to the next decision, which is so if it is left out, or to the next phase.
             * @enum {string}
             */
            readonly until?: "decision" | "phase";
            /** @description Let the server roll and draw what is not given. */
            readonly random?: boolean;
            /** @description Let the server draw from this seed what is not given: the same seed always draws the same. */
            readonly seed?: number;
            /** @description What is told beside the outcome, in place of everything: nothing else is worked out, and the answer is an AdjudicateParts (application/vnd.umpire.parts+json). */
            readonly want?: readonly ("events" | "position" | "positionId" | "board" | "moment" | "decision" | "result" | "failing" | "unused" | "rules")[];
        };
        readonly SetUpOptions: {
            /** @description One of the difficulties of the ruleset; the usual one if left out. */
            readonly difficulty?: string;
            /** @description How many people share the players' side. */
            readonly players?: number;
            /** @description Choices of a game's own, by name. */
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
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description Only what this piece can do. */
            readonly piece?: string;
            /** @description Only this kind of action. */
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
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description JSON */
            readonly action: unknown;
        };
        readonly SightRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description Who looks: a piece or a place. */
            readonly from: string;
            /** @description What is looked at: a piece or a place. */
            readonly to: string;
            /**
             * @description Where it faces, for a place that looks.
             * @enum {string}
             */
            readonly facing?: "N" | "E" | "S" | "W";
        };
        readonly FieldOfViewRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description The piece that looks. */
            readonly piece: string;
        };
        readonly OddsRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
            /** @description JSON */
            readonly action: unknown;
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
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
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
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
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
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The open points that are read otherwise and the numbers that are replaced, with a board or a scenario. */
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
            /**
             * @description How far it goes on: to the next decision, which is so if it is left out, or to the next phase.
             * @enum {string}
             */
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
            readonly want: readonly ("events" | "decision" | "result" | "failing" | "positionId" | "position" | "board" | "moment" | "rules")[];
            /**
             * @description How many moves of the first position were answered before: `next.move` of an answer.
             * @default 0
             */
            readonly skip: number;
        };
        readonly ExploredMove: {
            /** @description An action of the ruleset, e.g. {do: move, operator: jock, to: "3,4"}. */
            readonly action?: unknown;
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
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
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
            readonly candidates: number;
            /**
             * @description How many games are played out in all, as far as the work of an analysis suffices.
             * @default 200
             */
            readonly playouts: number;
            /**
             * @description How many lines are told, the best first.
             * @default 5
             */
            readonly lines: number;
        };
        readonly SampleRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
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
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description A seat of the position: only what it may know is answered. An adjudicated position is whole all the same, so that the game can go on. Not with a stored game, where the invitation says whose the view is. */
            readonly seat?: string;
        };
        readonly DraftRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset: string;
            /** @description A text that need not be a position yet. */
            readonly board: string;
            /** @description The readings and numbers in force. */
            readonly settings?: components["schemas"]["Settings"];
        };
        readonly PictureRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The readings and numbers in force. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /**
             * @description Whether it is drawn dark on light or light on dark; light if left out.
             * @default light
             * @enum {string}
             */
            readonly theme: "light" | "dark";
            /** @description A piece: what it sees is shaded. */
            readonly fieldOfView?: string;
            /** @description A line of sight that is drawn: each line with its fate, and the verdict. */
            readonly sight?: components["schemas"]["SightQuestion"];
            /** @description The width in pixels: of the PNG, or that the SVG is shown at; texts are sized for it. */
            readonly width?: number;
            /** @description Stands above the board; the name of the game if left out. */
            readonly title?: string;
        };
        /** @description Draws the lines of a sight ruling, what blocks them and the verdict. */
        readonly SightQuestion: {
            /** @description Who looks: a piece or a place. */
            readonly from: string;
            /** @description What is looked at: a piece or a place. */
            readonly to: string;
            /**
             * @description Where it faces, for a place that looks.
             * @enum {string}
             */
            readonly facing?: "N" | "E" | "S" | "W";
        };
        readonly CreateGameRequest: {
            /** @description The game of a board or scenario, e.g. rogue-regiment. */
            readonly ruleset?: string;
            /** @description A text board. */
            readonly board?: string;
            /** @description A position as this API answered it. */
            readonly position?: unknown;
            /** @description A ready mission. */
            readonly scenario?: string;
            /** @description What is chosen when a scenario is set up. */
            readonly options?: components["schemas"]["SetUpOptions"];
            /** @description The open points that are read otherwise and the numbers that are replaced, with a board or a scenario. */
            readonly settings?: components["schemas"]["Settings"];
            /** @description A stored game. */
            readonly gameId?: string;
            /** @description A version of the stored game; the latest if left out. */
            readonly version?: number;
            /** @description What its players call it. */
            readonly title?: string;
            /** @description How those at the players' seats are called; everybody who may look on reads it. */
            readonly names?: readonly components["schemas"]["SeatName"][];
            /**
             * @description sealed: derived from a secret whose commitment is published; table: the players send their faces and cards, and the record says so for ever.
             * @default sealed
             * @enum {string}
             */
            readonly dice: "sealed" | "table";
            /**
             * @description Whether everybody who knows the id may look on, or only those with an invitation.
             * @default public
             * @enum {string}
             */
            readonly visibility: "public" | "private";
            /**
             * @description Who may have positions of this game analysed while it goes on: nobody, a seat what it is asked itself, or everybody what he may know. Once it is over everybody may.
             * @default off
             * @enum {string}
             */
            readonly analysis: "off" | "own" | "all";
            /** @description How long a seat may take for a move; without it, as long as it likes. */
            readonly deadline?: components["schemas"]["Deadline"];
            /** @description How long the game is kept. */
            readonly keep?: components["schemas"]["Keep"];
            /** @description A retry with the same key returns the first answer, the invitations included: make it of at least 128 random bits (a random UUID, say), and keep it as secret as them. */
            readonly idempotencyKey?: string;
        };
        readonly SeatName: {
            /** @description The seat. */
            readonly seat: string;
            /** @description The name. */
            readonly name: string;
        };
        readonly Deadline: {
            /** @description Hours for a turn. */
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
            /**
             * @description Days after its end; 365 if left out.
             * @default 365
             */
            readonly ended: number;
            /**
             * @description Days after its last move; 365 if left out.
             * @default 365
             */
            readonly abandoned: number;
        };
        readonly ActRequest: {
            /** @description The version acted on. */
            readonly expectedVersion: number;
            /** @description A retry with the same key returns the first answer. */
            readonly idempotencyKey?: string;
            /** @description An action of the ruleset, e.g. {do: move, operator: jock, to: "3,4"}. */
            readonly action?: unknown;
            /** @description Answers to decisions on the way, by option id. */
            readonly choose?: readonly string[];
            /** @description Faces rolled at the table, in order. */
            readonly dice?: readonly number[];
            /** @description Cards drawn at the table, in order. */
            readonly cards?: readonly string[];
            /**
             * @description How far it goes on: to the next decision, which is so if it is left out, or to the next phase.
             * @enum {string}
             */
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
            readonly take: readonly string[];
            /**
             * @description Those of your claims that you give up.
             * @default []
             */
            readonly giveUp: readonly string[];
        };
        readonly BranchRequest: {
            /** @description The version it goes on from; the latest if left out. */
            readonly version?: number;
            /** @description What its players call it. */
            readonly title?: string;
            /**
             * @description Who rolls and draws; as in the game it branches from if left out.
             * @enum {string}
             */
            readonly dice?: "sealed" | "table";
            /** @description A retry with the same key returns the first answer, the invitations included: make it of at least 128 random bits (a random UUID, say), and keep it as secret as them. */
            readonly idempotencyKey?: string;
        };
        readonly InvitationRequest: {
            /** @description The seat it opens. */
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
            readonly dryRun: boolean;
        };
        readonly NoticesRequest: {
            /** @description An https address, or null for none; left out, it stays. */
            readonly url?: string | null;
            /** @description The browser that is told; null ends the notices to all of them, left out they stay. */
            readonly browser?: components["schemas"]["NoticeBrowser"];
        };
        /** @description The PushSubscription of a browser; of six the first goes. Null ends the notices to all of them. */
        readonly NoticeBrowser: {
            /** @description The address of its push service. */
            readonly endpoint: string;
            /** @description Null to tell it no more. */
            readonly keys: {
                /** @description The public key. */
                readonly p256dh: string;
                /** @description The secret. */
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
            /**
             * @description How many moves of each decision are played out.
             * @default 3
             */
            readonly candidates: number;
            /**
             * @description How many games are played out for each decision, as far as the work for one suffices.
             * @default 24
             */
            readonly playouts: number;
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
            /** @description What its players call it. */
            readonly title?: string;
            /**
             * @description Who rolls and draws.
             * @enum {string}
             */
            readonly dice?: "sealed" | "table";
            /** @description A retry with the same key returns the first answer, the invitations included: make it of at least 128 random bits (a random UUID, say), and keep it as secret as them. */
            readonly idempotencyKey?: string;
        };
        readonly MyGamesRequest: {
            /** @description The invitations, up to 50. */
            readonly invitations: readonly string[];
        };
        /** @description At least one invitation or game, at most 50 together. */
        readonly OpenStreamRequest: {
            /**
             * @description The secrets of invitations.
             * @default []
             */
            readonly invitations: readonly string[];
            /**
             * @description The ids of public games to look on at, as the public may.
             * @default []
             */
            readonly games: readonly string[];
        };
        readonly AdjudicateAnswer: {
            /**
             * @description How it ended.
             * @enum {string}
             */
            readonly outcome: "paused" | "over" | "refused";
            /** @description What happened, in order. */
            readonly events: readonly components["schemas"]["Event"][];
            /** @description A position: send it back as it is. */
            readonly position: unknown;
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId: string | null;
            /** @description The position as a text board. */
            readonly board: string;
            /** @description Turn, phase and section, in words for people. */
            readonly moment: string;
            /** @description What the game waits for now. */
            readonly decision: components["schemas"]["Decision"] | null;
            /** @description How the game ended. */
            readonly result: components["schemas"]["Result"] | null;
            /** @description Of a refusal: every requirement that does not hold. */
            readonly failing: readonly components["schemas"]["Requirement"][];
            /** @description What was sent and not asked for. */
            readonly unused: {
                /** @description Whether the action was not needed. */
                readonly action: boolean;
                /** @description Answers that no decision asked for. */
                readonly choose: readonly string[];
                /** @description Faces that nobody rolled. */
                readonly dice: readonly number[];
                /** @description Cards that nobody drew. */
                readonly cards: readonly string[];
            };
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly Event: {
            /** @description The kind of event, a word of the game. */
            readonly event: string;
            /** @description What happened, in one sentence. */
            readonly text: string;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
            /** @description The fields of the event, in the words of the game. */
            readonly details: {
                readonly [key: string]: unknown;
            };
        };
        readonly Decision: {
            /**
             * @description What is asked for.
             * @enum {string}
             */
            readonly kind: "act" | "choose" | "roll" | "draw" | "checkpoint";
            /** @description Who is asked; null for dice, cards and phases. */
            readonly seat: string | null;
            /** @description The id of the decision in the rules; null for dice, cards and phases. */
            readonly prompt: string | null;
            /** @description What is asked, in words. */
            readonly text: string;
            /** @description The piece it is about, where there is one. */
            readonly piece: string | null;
            /** @description What can be chosen. */
            readonly options: readonly {
                /** @description What is sent to choose it. */
                readonly id: string;
                /** @description What it means. */
                readonly text: string;
            }[];
            /** @description How many dice are to be rolled. */
            readonly dice: number | null;
            /** @description How many sides each die has. */
            readonly sides: number | null;
            /** @description Of dice that have faces of their own: what stands on the faces of each, in the order they are given. */
            readonly kinds: readonly {
                /** @description What the die is called. */
                readonly name: string;
                /** @description What stands on each face, the first first. */
                readonly faces: readonly string[];
            }[];
            /** @description The pile that a card is drawn from. */
            readonly pile: string | null;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
        };
        readonly Result: {
            /**
             * @description Victory or defeat of the players.
             * @enum {string}
             */
            readonly result: "victory" | "defeat" | "draw";
            /** @description Why it ended so. */
            readonly text: string;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
        };
        readonly Requirement: {
            /** @description Whether it is so. */
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
            /** @description The id it is cited by. */
            readonly id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            readonly kind: "rule" | "interpretation" | "decision";
            /** @description What it says, in our own words. */
            readonly text: string;
            /** @description Heading and page of the printed book; null where it has none. */
            readonly source: string | null;
        };
        /** @description What came of a move: its outcome, and the parts that were wanted. */
        readonly AdjudicateParts: {
            /**
             * @description How it ended.
             * @enum {string}
             */
            readonly outcome: "paused" | "over" | "refused";
            /** @description What happened, in order. */
            readonly events?: readonly components["schemas"]["Event"][];
            /** @description A position: send it back as it is. */
            readonly position?: unknown;
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId?: string | null;
            /** @description The position as a text board. */
            readonly board?: string;
            /** @description Turn, phase and section, in words for people. */
            readonly moment?: string;
            /** @description What the game waits for now. */
            readonly decision?: components["schemas"]["Decision"] | null;
            /** @description How the game ended. */
            readonly result?: components["schemas"]["Result"] | null;
            /** @description Of a refusal: every requirement that does not hold. */
            readonly failing?: readonly components["schemas"]["Requirement"][];
            /** @description What was sent and not asked for. */
            readonly unused?: {
                /** @description Whether the action was not needed. */
                readonly action: boolean;
                /** @description Answers that no decision asked for. */
                readonly choose: readonly string[];
                /** @description Faces that nobody rolled. */
                readonly dice: readonly number[];
                /** @description Cards that nobody drew. */
                readonly cards: readonly string[];
            };
            /** @description The rules that are cited, quoted. */
            readonly rules?: readonly components["schemas"]["QuotedRule"][];
        };
        readonly Problem: {
            /** @description The type of the problem, as a URN. */
            readonly type: string;
            /** @description That of the type; the same for every occurrence. */
            readonly title: string;
            /** @description The status of the answer. */
            readonly status: number;
            /** @description What happened here. */
            readonly detail?: string;
            /** @description Every fault, each with its place. */
            readonly errors: readonly components["schemas"]["Defect"][];
            /** @description The version the game stands at, where it has moved on. */
            readonly presentVersion?: number;
        };
        readonly Defect: {
            /** @description The kind of fault. */
            readonly code: string;
            /** @description The place of the fault, as a path into what was sent. */
            readonly path: string;
            /** @description What is wrong. */
            readonly message: string;
            /** @description The line of the text, from 1. */
            readonly line?: number;
            /** @description The column of the line, from 1. */
            readonly column?: number;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites?: readonly string[];
        };
        readonly LegalActionsAnswer: {
            /** @description Every kind of action of every piece that may act. */
            readonly forms: readonly components["schemas"]["Form"][];
            /** @description What the game waits for; null when it is over. */
            readonly decision: components["schemas"]["Decision"] | null;
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly Form: {
            /** @description What the action is called. */
            readonly name: string;
            /** @description The piece that acts. */
            readonly piece: string;
            /** @description The seat whose piece acts; null where it may be any player's. */
            readonly seat: string | null;
            /** @description What it requires. */
            readonly requirements: readonly components["schemas"]["Requirement"][];
            /** @description All ways in which it is legal now: send one back as it is. */
            readonly actions: readonly {
                readonly [key: string]: unknown;
            }[];
            /** @description On a measured table: where ends that are not all listed may lie. */
            readonly ends?: {
                /** @description Polygons that together hold the ends; they may overlap. */
                readonly region: readonly (readonly {
                    /** @description Cells or units of length from the left edge. */
                    readonly x: number;
                    /** @description Cells or units of length from the upper edge. */
                    readonly y: number;
                }[])[];
                /** @description Ends worth naming. */
                readonly named: readonly {
                    /** @description What is worth naming about it. */
                    readonly name: string;
                    /** @description A square, or a place of a measured table in its unit of length, from the upper left corner. */
                    readonly at: {
                        /** @description Cells or units of length from the left edge. */
                        readonly x: number;
                        /** @description Cells or units of length from the upper edge. */
                        readonly y: number;
                    };
                    /** @description Its place in the listed actions, from 0. */
                    readonly action: number;
                }[];
            };
        };
        /** @description Whose forms of what there are, and the parts that were wanted. */
        readonly LegalActionsParts: {
            /** @description Every kind of action of every piece that may act. */
            readonly forms: readonly components["schemas"]["FormParts"][];
            /** @description What the game waits for; null when it is over. */
            readonly decision?: components["schemas"]["Decision"] | null;
            /** @description The rules that are cited, quoted. */
            readonly rules?: readonly components["schemas"]["QuotedRule"][];
        };
        readonly FormParts: {
            /** @description What the action is called. */
            readonly name: string;
            /** @description The piece that acts. */
            readonly piece: string;
            /** @description The seat whose piece acts; null where it may be any player's. */
            readonly seat: string | null;
            /** @description What it requires. */
            readonly requirements?: readonly components["schemas"]["Requirement"][];
            /** @description All ways in which it is legal now: send one back as it is. */
            readonly actions?: readonly {
                readonly [key: string]: unknown;
            }[];
            /** @description On a measured table: where ends that are not all listed may lie. */
            readonly ends?: {
                /** @description Polygons that together hold the ends; they may overlap. */
                readonly region: readonly (readonly {
                    /** @description Cells or units of length from the left edge. */
                    readonly x: number;
                    /** @description Cells or units of length from the upper edge. */
                    readonly y: number;
                }[])[];
                /** @description Ends worth naming. */
                readonly named: readonly {
                    /** @description What is worth naming about it. */
                    readonly name: string;
                    /** @description A square, or a place of a measured table in its unit of length, from the upper left corner. */
                    readonly at: {
                        /** @description Cells or units of length from the left edge. */
                        readonly x: number;
                        /** @description Cells or units of length from the upper edge. */
                        readonly y: number;
                    };
                    /** @description Its place in the listed actions, from 0. */
                    readonly action: number;
                }[];
            };
        };
        readonly RequirementsAnswer: {
            /** @description Whether all requirements hold. */
            readonly legal: boolean;
            /** @description All that it requires. */
            readonly requirements: readonly components["schemas"]["Requirement"][];
            /** @description What it leads to before any die is rolled, where its game tells. */
            readonly outlook?: components["schemas"]["Outlook"];
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        /** @description What an action leads to before any die is rolled. */
        readonly Outlook: {
            /** @description The way it takes over a measured table. */
            readonly way: readonly {
                /** @description Cells or units of length from the left edge. */
                readonly x: number;
                /** @description Cells or units of length from the upper edge. */
                readonly y: number;
            }[] | null;
            /** @description How long the way is, as people write it. */
            readonly length: string | null;
            /** @description What a player would want to know before, in the order it happens. */
            readonly warnings: readonly {
                /** @description What it is. */
                readonly text: string;
                /** @description The place or the piece it is about. */
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            /** @description What is laid on a measured table for a moment, as the templates of weapons: its place, by which its event names it, and its outline. */
            readonly templates?: readonly {
                /** @description Its place, by which its event names it. */
                readonly at: string;
                /** @description Its outline, in the table's unit of length. */
                readonly outline: readonly {
                    /** @description Cells or units of length from the left edge. */
                    readonly x: number;
                    /** @description Cells or units of length from the upper edge. */
                    readonly y: number;
                }[];
            }[];
            /** @description Of an attack with several weapons: who would fire which of them at whom, each piece with how many of it. */
            readonly shots?: readonly {
                /** @description The weapon, by the word of actions. */
                readonly weapon: string;
                /** @description Whom it would be fired at. */
                readonly target: string;
                /** @description The pieces that would fire it. */
                readonly firers: readonly {
                    /** @description The piece. */
                    readonly piece: string;
                    /** @description How many of the weapon it would fire. */
                    readonly times: number;
                }[];
            }[];
        };
        readonly SightAnswer: {
            /** @description The ruling. */
            readonly ruling: components["schemas"]["SightRuling"];
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly SightRuling: {
            /** @description Who looks. */
            readonly viewer: string;
            /** @description What is looked at. */
            readonly target: string;
            /**
             * @description How well the place of the target is seen.
             * @enum {string}
             */
            readonly place: "full" | "partial" | "none";
            /** @description Whether the target as it is (its posture, its concealment) is seen. */
            readonly seen: boolean;
            /** @description The lines that were examined. */
            readonly lines: readonly components["schemas"]["SightLine"][];
            /** @description Why it is so. */
            readonly reasons: readonly {
                /** @description The reason, in one sentence. */
                readonly text: string;
                /** @description The place on the board where it lies, where there is one. */
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            /** @description The same question the other way round, where it has a meaning. */
            readonly back: components["schemas"]["SightVerdict"] | null;
            /** @description How far it is, as the game counts distances. */
            readonly distance: number;
            /** @description The open points it rests on, with the readings in force. */
            readonly interpretations: readonly {
                /** @description The open point. */
                readonly id: string;
                /** @description The reading in force. */
                readonly reading: string;
            }[];
            /** @description Readings under which the verdict would be another. */
            readonly otherwise: readonly {
                /** @description The open point. */
                readonly interpretation: string;
                /** @description The reading that is not in force. */
                readonly reading: string;
                /** @description What would be otherwise. */
                readonly text: string;
            }[];
        };
        readonly SightLine: {
            /** @description The place it begins at. */
            readonly from: string;
            /** @description The place it ends at. */
            readonly to: string;
            /** @description The places it passes between its ends, in order. */
            readonly through: readonly string[];
            /**
             * @description How well one sees along it.
             * @enum {string}
             */
            readonly fate: "full" | "partial" | "none";
            /** @description The first thing that stops it. */
            readonly blocker?: {
                /** @description The reason, in one sentence. */
                readonly text: string;
                /** @description The place on the board where it lies, where there is one. */
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            };
            /** @description What hides low things only, or gives cover, without stopping it. */
            readonly hindrances: readonly {
                /** @description The reason, in one sentence. */
                readonly text: string;
                /** @description The place on the board where it lies, where there is one. */
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            /** @description The line from the side, where the game has heights. */
            readonly elevation?: components["schemas"]["Elevation"];
        };
        /** @description A line of sight from the side, in the table's unit of length. */
        readonly Elevation: {
            /** @description How long the line is. */
            readonly length: number;
            /** @description How high the line is where it begins. */
            readonly begin: number;
            /** @description How high it is where it ends. */
            readonly end: number;
            /** @description What it goes past, over or into, by where that begins. */
            readonly parts: readonly components["schemas"]["ElevationPart"][];
        };
        readonly ElevationPart: {
            /** @description Its name. */
            readonly name: string;
            /**
             * @description What it is to the line.
             * @enum {string}
             */
            readonly kind: "end" | "terrain" | "area" | "piece";
            /** @description Where along the line it begins; below 0 before the line does. */
            readonly begins: number;
            /** @description Where it ends. */
            readonly ends: number;
            /** @description How high its lower end is over the table. */
            readonly bottom: number;
            /** @description Null where it has no upper end. */
            readonly top: number | null;
            /** @description Whether this is what stops the line. */
            readonly stops: boolean;
            /** @description By how much it stands above the line where it stops it. */
            readonly over?: number;
        };
        readonly SightVerdict: {
            /** @description Who looks. */
            readonly viewer: string;
            /** @description What is looked at. */
            readonly target: string;
            /**
             * @description How well the place of the target is seen.
             * @enum {string}
             */
            readonly place: "full" | "partial" | "none";
            /** @description Whether the target as it is (its posture, its concealment) is seen. */
            readonly seen: boolean;
            /** @description The lines that were examined. */
            readonly lines: readonly components["schemas"]["SightLine"][];
            /** @description Why it is so. */
            readonly reasons: readonly {
                /** @description The reason, in one sentence. */
                readonly text: string;
                /** @description The place on the board where it lies, where there is one. */
                readonly at?: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            /** @description The open points that the verdict for this direction rests on, with the readings in force. */
            readonly interpretations?: readonly {
                /** @description The open point. */
                readonly id: string;
                /** @description The reading in force. */
                readonly reading: string;
            }[];
            /** @description Readings of these under which the verdict for this direction would be another. */
            readonly otherwise?: readonly {
                /** @description The open point. */
                readonly interpretation: string;
                /** @description The reading that is not in force. */
                readonly reading: string;
                /** @description What would be otherwise. */
                readonly text: string;
            }[];
        };
        readonly FieldOfViewAnswer: {
            /** @description What is seen. */
            readonly field: components["schemas"]["FieldOfView"];
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly FieldOfView: {
            /** @description Who looks. */
            readonly viewer: string;
            /** @description The places that are fully seen. */
            readonly full: readonly string[];
            /** @description The places that are partly seen. */
            readonly partial: readonly string[];
            /** @description The pieces it sees, as a ruling of sight from it says `seen`. In SAS: Rogue Regiment and V-Sabotage only its opponents are told of (in the first also corpses and blood stains), in Dust Tactics only other units. */
            readonly sees: readonly string[];
            /** @description On a measured table: the ground it watches, as overlapping polygons in units of length. */
            readonly grounds?: readonly components["schemas"]["FieldGround"][];
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
        };
        readonly FieldGround: {
            /** @description What it has there, in words of the game, e.g. close watch. */
            readonly kind: string;
            /**
             * @description How well: fully or in part.
             * @enum {string}
             */
            readonly well: "full" | "partial" | "none";
            /** @description Polygons that together are the ground, in units of length; they may overlap. */
            readonly outlines: readonly (readonly {
                /** @description Cells or units of length from the left edge. */
                readonly x: number;
                /** @description Cells or units of length from the upper edge. */
                readonly y: number;
            }[])[];
        };
        readonly OddsAnswer: {
            /** @description The odds. */
            readonly odds: components["schemas"]["Odds"];
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly Odds: {
            /** @description What may come true, each with its chance. */
            readonly facts: readonly {
                /** @description The fact, e.g. killed:r1. */
                readonly id: string;
                /** @description What comes true, in words. */
                readonly text: string;
                /** @description Whether it is good for whoever acts. */
                readonly good: boolean;
                /** @description The exact chance, as a fraction. */
                readonly probability: string;
                /** @description About how much that is, from 0 to 1. */
                readonly about: number;
            }[];
            /** @description How it may go, each with its chance. */
            readonly ways: readonly {
                /** @description The exact chance, as a fraction. */
                readonly probability: string;
                /** @description About how much that is, from 0 to 1. */
                readonly about: number;
                /** @description The facts that are true then. */
                readonly facts: readonly string[];
                /** @description What is asked then, where something is. */
                readonly decision: components["schemas"]["Decision"] | null;
            }[];
            /** @description Where the action is refused: every requirement that does not hold. */
            readonly failing: readonly components["schemas"]["Requirement"][];
            /** @description The open points that they rest on, with the readings in force. */
            readonly interpretations: readonly {
                /** @description The open point. */
                readonly id: string;
                /** @description The reading in force. */
                readonly reading: string;
            }[];
            /** @description Readings of these by which they would be others; left out where that was not wanted. */
            readonly otherwise?: readonly components["schemas"]["OtherOdds"][];
            /** @description Readings that the work did not suffice for: choose them by settings to learn of them. */
            readonly untried?: readonly {
                /** @description The open point. */
                readonly interpretation: string;
                /** @description The other reading. */
                readonly reading: string;
            }[];
        };
        readonly OtherOdds: {
            /** @description The open point. */
            readonly interpretation: string;
            /** @description The other reading. */
            readonly reading: string;
            /** @description What would be otherwise, in words. */
            readonly text: string;
            /** @description What would be likelier or less likely, as it would be. */
            readonly facts: readonly {
                /** @description The fact, e.g. killed:r1. */
                readonly id: string;
                /** @description What comes true, in words. */
                readonly text: string;
                /** @description Whether it is good for whoever acts. */
                readonly good: boolean;
                /** @description The exact chance, as a fraction. */
                readonly probability: string;
                /** @description About how much that is, from 0 to 1. */
                readonly about: number;
            }[];
        };
        readonly EnemyPreviewAnswer: {
            /** @description What it will do, in order. */
            readonly intents: readonly components["schemas"]["EnemyIntent"][];
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly EnemyIntent: {
            /** @description The piece that does it. */
            readonly piece: string;
            /** @description When it does it. */
            readonly phase: string;
            /** @description What it hangs on; absent when it is settled. */
            readonly condition?: {
                /** @description What has to come out. */
                readonly text: string;
                /** @description An exact fraction; null where people decide. */
                readonly chance: string | null;
            };
            /** @description What it will do, in one sentence. */
            readonly text: string;
            /** @description Ids of the rules and open points it rests on. */
            readonly cites: readonly string[];
            /** @description What decides between the candidates, in this order. */
            readonly criteria: readonly {
                /** @description What it compares. */
                readonly name: string;
                /** @description Ids of the rules and open points it rests on. */
                readonly cites: readonly string[];
            }[];
            /** @description What it decides between. */
            readonly candidates: readonly {
                /** @description What it is. */
                readonly name: string;
                /** @description Its score by each criterion; less is better. */
                readonly scores: readonly number[];
                /** @description Whether it is among the best. */
                readonly best: boolean;
            }[];
            /** @description The criterion that decided; null when all are tied or there is only one. */
            readonly decidedBy: string | null;
        };
        readonly PolicyMoveAnswer: {
            /** @description The action, as it would be sent; null where none is asked for. */
            readonly action: {
                readonly [key: string]: unknown;
            } | null;
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
            /** @description What came of each move, in order. */
            readonly results: readonly components["schemas"]["Explored"][];
            /** @description Where to go on when the work did not suffice: send the positions from this one on, with `skip` as its move; null when everything was answered. */
            readonly next: {
                /** @description Which of the positions, from 0. */
                readonly position: number;
                /** @description Which of its moves, from 0. */
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
                readonly action?: {
                    readonly [key: string]: unknown;
                };
                /** @description The options it chooses; null for an action. */
                readonly choose?: readonly string[];
                /** @description Faces rolled at the table, in order. */
                readonly dice?: readonly number[];
                /** @description Cards drawn at the table, in order. */
                readonly cards?: readonly string[];
            };
            /**
             * @description How it ended.
             * @enum {string}
             */
            readonly outcome: "paused" | "over" | "refused" | "unreadable";
            /** @description Why the move cannot be read. */
            readonly faults?: readonly components["schemas"]["Defect"][];
            /** @description What happened, in order. */
            readonly events?: readonly components["schemas"]["Event"][];
            /** @description What the game waits for now. */
            readonly decision?: components["schemas"]["Decision"] | null;
            /** @description How the game ended. */
            readonly result?: components["schemas"]["Result"] | null;
            /** @description Of a refusal: every requirement that does not hold. */
            readonly failing?: readonly components["schemas"]["Requirement"][];
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId?: string | null;
            /** @description A position: send it back as it is. */
            readonly position?: unknown;
            /** @description The position as a text board. */
            readonly board?: string;
            /** @description Turn, phase and section, in words for people. */
            readonly moment?: string;
            /** @description The rules that are cited, quoted. */
            readonly rules?: readonly components["schemas"]["QuotedRule"][];
        };
        /** @description What can be answered to the waiting decision, and how often that wins. */
        readonly AnalyseAnswer: {
            /** @description Of which game it is. */
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
                readonly action?: {
                    readonly [key: string]: unknown;
                };
                /** @description The options it chooses; null for an action. */
                readonly choose?: readonly string[];
            };
            /** @description The move in words. */
            readonly text: string;
            /** @description How many games were played out from it. */
            readonly playouts: number;
            /** @description How many of them the seat won. */
            readonly wins: number;
            /** @description How many were drawn. */
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
            /** @description Of which game it is. */
            readonly ruleset: string;
            /** @description A position: send it back as it is. */
            readonly position: unknown;
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId: string | null;
        };
        readonly BoardAnswer: {
            /** @description The game it belongs to. */
            readonly ruleset: string;
            /** @description A position: send it back as it is. */
            readonly position: unknown;
            /** @description Equal positions have equal ids, on every server: the first 32 hexadecimal digits of the SHA-256 of the position as JSON with sorted keys and without blanks; null where there is no position. */
            readonly positionId: string | null;
            /** @description The position as a text board. */
            readonly text: string;
            /** @description The position as a drawing model. */
            readonly board: components["schemas"]["BoardModel"];
            /** @description Turn, phase and section, in words for people. */
            readonly moment: string;
            /** @description What the game waits for; null when it is over. */
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
            /** @description How high it is: in cells; of a measured table in its unit of length. */
            readonly height: number;
            /** @description The squares that are not plain ground. */
            readonly squares: readonly {
                /** @description Cells or units of length from the left edge. */
                readonly x: number;
                /** @description Cells or units of length from the upper edge. */
                readonly y: number;
                /** @description What lies there, in the words of the game. */
                readonly terrain: string;
            }[];
            /** @description What lies on sides of squares. */
            readonly edges: readonly {
                /** @description Cells or units of length from the left edge. */
                readonly x: number;
                /** @description Cells or units of length from the upper edge. */
                readonly y: number;
                /**
                 * @description N is the upper side, W the left side.
                 * @enum {string}
                 */
                readonly side: "N" | "W";
                /** @description What lies there, in the words of the game. */
                readonly terrain: string;
                /** @description What actions and questions call it, e.g. a door. */
                readonly name?: string;
            }[];
            /** @description The areas. */
            readonly areas: readonly {
                /** @description No other area of the board has it. */
                readonly id: string;
                /** @description What it is, e.g. large outdoor. */
                readonly kind: string;
                /** @description What people call it. */
                readonly label: string;
                /** @description The map it belongs to; several may lie beside each other. */
                readonly group: string;
                /** @description The cells it covers. */
                readonly cells: readonly {
                    /** @description Cells or units of length from the left edge. */
                    readonly x: number;
                    /** @description Cells or units of length from the upper edge. */
                    readonly y: number;
                }[];
                /** @description What can be read off it, by name. */
                readonly details: {
                    readonly [key: string]: string | number | boolean;
                };
            }[];
            /** @description What lies between areas. */
            readonly ways: readonly {
                /** @description The ids of the two areas. */
                readonly between: readonly [
                    string,
                    string
                ];
                /** @description What lies there, e.g. a wall or a locked door. */
                readonly kind: string;
            }[];
            /** @description The pieces, on the board and beside it. */
            readonly pieces: readonly components["schemas"]["BoardPiece"][];
            /** @description Marks on the ground. */
            readonly marks: readonly {
                /** @description What it is. */
                readonly kind: string;
                /** @description What people call it. */
                readonly label: string;
                /** @description Its squares; on a measured table its places. */
                readonly squares: readonly {
                    /** @description Cells or units of length from the left edge. */
                    readonly x: number;
                    /** @description Cells or units of length from the upper edge. */
                    readonly y: number;
                }[];
                /** @description The area it belongs to, on a board of areas. */
                readonly area?: string;
                /**
                 * @description The side of its cells that it stands on, for what lies on a border.
                 * @enum {string}
                 */
                readonly side?: "N" | "E" | "S" | "W";
                /** @description On a measured table: polygons that together are marked; they may overlap. */
                readonly outlines?: readonly (readonly {
                    /** @description Cells or units of length from the left edge. */
                    readonly x: number;
                    /** @description Cells or units of length from the upper edge. */
                    readonly y: number;
                }[])[];
            }[];
            /** @description A measured table: its unit of length, and the shapes that lie on it. */
            readonly table?: {
                /** @description The unit of length, e.g. inch. */
                readonly unit: string;
                /** @description What stands behind a number of units. */
                readonly sign: string;
                /** @description What lies on the table. */
                readonly shapes: readonly {
                    /** @description No other shape or piece has it. */
                    readonly id: string;
                    /** @description What it is, e.g. building. */
                    readonly kind: string;
                    /** @description What people call it. */
                    readonly label: string;
                    /** @description Its corners, in order around it. */
                    readonly outline: readonly {
                        /** @description Cells or units of length from the left edge. */
                        readonly x: number;
                        /** @description Cells or units of length from the upper edge. */
                        readonly y: number;
                    }[];
                    /** @description How high it is, in units of length; null where that does not matter. */
                    readonly height: number | null;
                    /** @description What can be read off it, by name. */
                    readonly details: {
                        readonly [key: string]: string | number | boolean;
                    };
                }[];
            };
            /** @description What the game is about, and how that stands. */
            readonly objectives?: readonly {
                /** @description What has to be reached. */
                readonly text: string;
                /**
                 * @description How it stands.
                 * @enum {string}
                 */
                readonly state: "open" | "met" | "lost";
            }[];
            /** @description The counts that everybody watches: meters, alarms, a clock. */
            readonly tracks?: readonly {
                /** @description What is counted. */
                readonly name: string;
                /** @description How far the count is. */
                readonly value: number;
                /** @description How far it can go, where that is known. */
                readonly most: number | null;
                /** @description At which end it is bad for the players. */
                readonly bad: ("low" | "high") | null;
                /** @description What the count means now. */
                readonly text: string | null;
            }[];
            /** @description What people call what has an id that does not say it, on the board or not. */
            readonly names?: readonly {
                /** @description Its id, as actions and sentences name it. */
                readonly id: string;
                /** @description Its name, as it stands inside a sentence. */
                readonly name: string;
            }[];
            /** @description What people call what actions name by a word that is no piece, as a weapon. */
            readonly words?: readonly {
                /** @description Its id, as actions and sentences name it. */
                readonly id: string;
                /** @description Its name, as it stands inside a sentence. */
                readonly name: string;
            }[];
            /** @description What pieces and units are and have by their cards, on the board or not. */
            readonly cards?: readonly {
                /** @description Its id, as actions and events name it. */
                readonly id: string;
                /** @description What it says. */
                readonly says: readonly string[];
            }[];
        };
        readonly BoardPiece: {
            /** @description By this it is named everywhere. */
            readonly id: string;
            /** @description What it is. */
            readonly kind: string;
            /** @description The side it belongs to. */
            readonly side: string;
            /** @description A whole number, but on measured tables. */
            readonly x: number;
            /** @description From the upper edge; a whole number, but on measured tables. */
            readonly y: number;
            /** @description The area it is on; (x, y) is then the first of its cells. Null on squares, and for a piece that is on no area. */
            readonly area: string | null;
            /** @description Squares across, for a piece that covers several; (x, y) is then its upper left square. */
            readonly width?: number;
            /** @description Squares down, for a piece that covers several. */
            readonly height?: number;
            /** @description Where it faces; null where it faces nowhere, and on measured tables. */
            readonly facing: ("N" | "E" | "S" | "W") | null;
            /** @description On a measured table: the radius of its base, round (x, y). */
            readonly radius?: number;
            /** @description On a measured table: where it faces, in degrees clockwise from the upper edge. */
            readonly bearing?: number;
            /** @description How it is, in words, e.g. alert or crouched. */
            readonly conditions: readonly string[];
            /** @description What can be read off it, by name. */
            readonly details: {
                readonly [key: string]: string | number | boolean;
            };
        };
        readonly DraftAnswer: {
            /** @description The game it belongs to. */
            readonly ruleset: string;
            /** @description Null when the text cannot be read. */
            readonly drawn: {
                /** @description What it draws. */
                readonly board: components["schemas"]["BoardModel"];
                /** @description The text as this server would write it. */
                readonly text: string;
                /** @description Turn, phase and section, in words for people. */
                readonly moment: string;
            } | null;
            /** @description Empty when it is a position. Faults of the text have a line and column, others name a piece or place. */
            readonly defects: readonly components["schemas"]["Defect"][];
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly CreatedGame: {
            /** @description By this it is asked for. */
            readonly id: string;
            /** @description The game that is played. */
            readonly ruleset: string;
            /** @description The rules it is pinned to. */
            readonly rules: {
                /** @description The version of the rules. */
                readonly version: string;
                /** @description SHA-256 that stands for what this version does: the same as long as the version is. Of games from before 24 November 2026 one of the words and schemas of then. */
                readonly content: string;
                /** @description Whether these are the rules of this server. */
                readonly current: boolean;
            };
            /** @description What its players call it. */
            readonly title: string;
            /** @description ISO time. */
            readonly createdAt: string;
            /**
             * @description Who may look on.
             * @enum {string}
             */
            readonly visibility: "public" | "private";
            /**
             * @description Who may have positions of it analysed while it goes on.
             * @enum {string}
             */
            readonly analysis: "off" | "own" | "all";
            /** @description What it was branched or imported from; null for a game of its own. */
            readonly origin: {
                /**
                 * @description How it was made from it.
                 * @enum {string}
                 */
                readonly kind: "branch" | "import";
                /** @description The id of the game it was made from. */
                readonly game: string;
                /** @description The version it goes on from. */
                readonly version: number;
                /** @description The hash of that version. */
                readonly hash: string;
            } | null;
            /**
             * @description Who rolls and draws.
             * @enum {string}
             */
            readonly dice: "sealed" | "table";
            /** @description SHA-256 of the secret that the dice are derived from. */
            readonly commitment: string | null;
            /** @description That secret, once the game has ended. */
            readonly secret: string | null;
            /** @description The players' seats. */
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
            /** @description How many moves lead to it; the beginning is 0. */
            readonly version: number;
            /** @description Turn, phase and section, in words for people. */
            readonly moment: string;
            /** @description The position as you may know it; null where that is not a position by itself. */
            readonly position: unknown;
            /** @description The position as a text board; null while the game stands under other rules than those of this server. */
            readonly board: string | null;
            /** @description What the game waits for; null when it is over. */
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
            /** @description Hours for a turn; null without a deadline. */
            readonly deadline: {
                /** @description Hours for a turn. */
                readonly hours: number;
                /**
                 * @description What happens when they have passed.
                 * @enum {string}
                 */
                readonly consequence: "remind" | "policy";
            } | null;
            /** @description How the game ended; null while it goes on. */
            readonly result: components["schemas"]["Result"] | null;
            /** @description How and when it ended; null while it goes on. */
            readonly ended: components["schemas"]["Ended"] | null;
            /** @description ISO time after which the game is removed if nothing happens any more. */
            readonly expiresAt: string;
            /** @description The hash of its latest move, which chains all before it. */
            readonly hash: string;
            /** @description One secret a seat, told this once: send it as a bearer token. */
            readonly invitations: readonly components["schemas"]["Invitation"][];
        };
        readonly NamedSeat: {
            /** @description The seat. */
            readonly seat: string;
            /** @description The name: one line of at most 40 characters. */
            readonly name: string;
        };
        readonly Claim: {
            /** @description The piece. */
            readonly piece: string;
            /** @description The seat. */
            readonly seat: string;
        };
        readonly DealtPiece: {
            /** @description The piece. */
            readonly piece: string;
            /** @description The seat. */
            readonly seat: string;
            /** @description Whether its turn of this phase is not over yet. */
            readonly toAct: boolean;
        };
        readonly HeldPiece: {
            /** @description The piece. */
            readonly piece: string;
            /** @description The seat. */
            readonly seat: string | null;
        };
        readonly WaitsFor: {
            /** @description Who is asked. */
            readonly seats: readonly string[];
            /** @description Those of `seats` who have still to act: whoever has ended the turns of all pieces of theirs may act, too, and need not. */
            readonly toAct: readonly string[];
            /** @description ISO time. */
            readonly since: string;
            /** @description For what, in words. */
            readonly text: string;
            /** @description Until when; null without a deadline. */
            readonly deadline: string | null;
        };
        readonly WaitingProposal: {
            /** @description Whether the rules of this server are to be taken over; else it is an undo. */
            readonly takesOver: boolean;
            /** @description The version to go back to; the present one where rules are taken over as the game stands. */
            readonly to: number;
            /** @description Who proposed it. */
            readonly by: string;
            /** @description The seats that agree. */
            readonly consents: readonly string[];
            /** @description The seats that do not agree yet. */
            readonly missing: readonly string[];
            /** @description The consents by invitations that the game master had replaced, and when that was. */
            readonly renewed: readonly components["schemas"]["RenewedConsent"][];
        };
        readonly RenewedConsent: {
            /** @description The seat that agrees. */
            readonly seat: string;
            /** @description ISO time. */
            readonly since: string;
        };
        readonly EndedProposal: {
            /** @description Whether the rules of this server were to be taken over; else it was an undo. */
            readonly takesOver: boolean;
            /** @description The version to go back to. */
            readonly to: number;
            /** @description Who proposed it. */
            readonly by: string;
            /** @description Who ended it. */
            readonly endedBy: string;
        };
        readonly Renewal: {
            /** @description The seat that it opens. */
            readonly seat: string;
            /** @description The game master, or the seat itself. */
            readonly by: string;
            /** @description ISO time. */
            readonly at: string;
        };
        readonly Said: {
            /** @description The seat. */
            readonly by: string;
            /** @description The words. */
            readonly words: string;
        };
        readonly Ended: {
            /**
             * @description Whether it was played to its end.
             * @enum {string}
             */
            readonly how: "over" | "closed";
            /** @description ISO time. */
            readonly at: string;
        };
        readonly Invitation: {
            /** @description The seat it opens. */
            readonly seat: string;
            /** @description The secret. */
            readonly secret: string;
        };
        /** @description What a new game would be; nothing was begun. */
        readonly GamePreview: {
            /** @description Of which game it is. */
            readonly ruleset: string;
            /**
             * @description Who would roll the dice and draw the cards.
             * @enum {string}
             */
            readonly dice: "sealed" | "table";
            /**
             * @description Who might look on.
             * @enum {string}
             */
            readonly visibility: "public" | "private";
            /** @description The players' seats; a game has a master and spectators besides. */
            readonly seats: readonly string[];
            /** @description The position as a text board. */
            readonly text: string;
            /** @description Turn, phase and section, in words for people. */
            readonly moment: string;
            /** @description What the game would wait for. */
            readonly decision: components["schemas"]["Decision"] | null;
        };
        readonly Game: {
            /** @description By this it is asked for. */
            readonly id: string;
            /** @description The game that is played. */
            readonly ruleset: string;
            /** @description The rules it is pinned to. */
            readonly rules: {
                /** @description The version of the rules. */
                readonly version: string;
                /** @description SHA-256 that stands for what this version does: the same as long as the version is. Of games from before 24 November 2026 one of the words and schemas of then. */
                readonly content: string;
                /** @description Whether these are the rules of this server. */
                readonly current: boolean;
            };
            /** @description What its players call it. */
            readonly title: string;
            /** @description ISO time. */
            readonly createdAt: string;
            /**
             * @description Who may look on.
             * @enum {string}
             */
            readonly visibility: "public" | "private";
            /**
             * @description Who may have positions of it analysed while it goes on.
             * @enum {string}
             */
            readonly analysis: "off" | "own" | "all";
            /** @description What it was branched or imported from; null for a game of its own. */
            readonly origin: {
                /**
                 * @description How it was made from it.
                 * @enum {string}
                 */
                readonly kind: "branch" | "import";
                /** @description The id of the game it was made from. */
                readonly game: string;
                /** @description The version it goes on from. */
                readonly version: number;
                /** @description The hash of that version. */
                readonly hash: string;
            } | null;
            /**
             * @description Who rolls and draws.
             * @enum {string}
             */
            readonly dice: "sealed" | "table";
            /** @description SHA-256 of the secret that the dice are derived from. */
            readonly commitment: string | null;
            /** @description That secret, once the game has ended. */
            readonly secret: string | null;
            /** @description The players' seats. */
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
            /** @description How many moves lead to it; the beginning is 0. */
            readonly version: number;
            /** @description Turn, phase and section, in words for people. */
            readonly moment: string;
            /** @description The position as you may know it; null where that is not a position by itself. */
            readonly position: unknown;
            /** @description The position as a text board; null while the game stands under other rules than those of this server. */
            readonly board: string | null;
            /** @description What the game waits for; null when it is over. */
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
            /** @description Hours for a turn; null without a deadline. */
            readonly deadline: {
                /** @description Hours for a turn. */
                readonly hours: number;
                /**
                 * @description What happens when they have passed.
                 * @enum {string}
                 */
                readonly consequence: "remind" | "policy";
            } | null;
            /** @description How the game ended; null while it goes on. */
            readonly result: components["schemas"]["Result"] | null;
            /** @description How and when it ended; null while it goes on. */
            readonly ended: components["schemas"]["Ended"] | null;
            /** @description ISO time after which the game is removed if nothing happens any more. */
            readonly expiresAt: string;
            /** @description The hash of its latest move, which chains all before it. */
            readonly hash: string;
        };
        readonly MovesAnswer: {
            /** @description The moves, the earliest first. */
            readonly moves: readonly components["schemas"]["RecordedMove"][];
            /** @description Whether every move listed carries the hash of the one before it and its own. */
            readonly chainIntact: boolean;
            /** @description What to send as after for those that follow; null where none do. */
            readonly next: number | null;
        };
        readonly RecordedMove: {
            /** @description The version it leads to. */
            readonly version: number;
            /** @description ISO time. */
            readonly at: string;
            /** @description A seat, master, or policy where a deadline had passed; null at the beginning. */
            readonly by: string | null;
            /** @description Null where it is told to others only. */
            readonly sent: components["schemas"]["Sent"] | null;
            /**
             * @description What became of it.
             * @enum {string}
             */
            readonly outcome: "created" | "paused" | "over" | "closed";
            /** @description What happened, in order. */
            readonly events: readonly components["schemas"]["Event"][];
            /** @description What the game waited for then; null when it was over. */
            readonly decision: components["schemas"]["Decision"] | null;
            /** @description How the game ended; null while it goes on. */
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
            /** @description Its hash, over the one before it and all it holds. */
            readonly hash: string;
            /** @description The hash of the move before it. */
            readonly previous: string;
        };
        /** @description What a move of the record consists of. */
        readonly Sent: {
            /** @description What is fixed at the beginning of a game. */
            readonly created: unknown;
        } | {
            /** @description The move that was sent. */
            readonly move: {
                /** @description An action of the ruleset. */
                readonly action?: {
                    readonly [key: string]: unknown;
                };
                /** @description The options it chooses; null for an action. */
                readonly choose?: readonly string[];
                /** @description Faces rolled at the table, in order. */
                readonly dice?: readonly number[];
                /** @description Cards drawn at the table, in order. */
                readonly cards?: readonly string[];
                /**
                 * @description How far it goes on; to the next decision if left out.
                 * @enum {string}
                 */
                readonly until?: "decision" | "phase";
            };
        } | {
            /** @description The way back that was agreed to. */
            readonly undo: {
                /** @description The version that was gone back to. */
                readonly to: number;
                /** @description The seats that agree. */
                readonly consents: readonly string[];
                /** @description The consents by invitations that the game master had replaced. */
                readonly renewed?: readonly components["schemas"]["RenewedConsent"][];
            };
        } | {
            /** @description The newer rules that were taken over. */
            readonly takeOver: {
                /** @description The rules before. */
                readonly from: components["schemas"]["RulesUsed"];
                /** @description The versions that they answer differently. */
                readonly differs: readonly number[];
                /** @description The rules since. */
                readonly to?: number;
                /** @description The seats that agree. */
                readonly consents?: readonly string[];
                /** @description The consents by invitations that the game master had replaced. */
                readonly renewed?: readonly components["schemas"]["RenewedConsent"][];
            };
        } | {
            /**
             * @description The game was closed before its end.
             * @constant
             */
            readonly close: true;
        };
        readonly RulesUsed: {
            /** @description The version of the rules. */
            readonly version: string;
            /** @description SHA-256 that stands for what this version does: the same as long as the version is. Of games from before 24 November 2026 one of the words and schemas of then. */
            readonly content: string;
        };
        readonly ActAnswer: {
            /**
             * @description Whether the game goes on.
             * @enum {string}
             */
            readonly outcome: "paused" | "over";
            /** @description The game as it stands now. */
            readonly game: components["schemas"]["Game"];
            /** @description What happened, in order. */
            readonly events: readonly components["schemas"]["Event"][];
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
            /** @description Whether this is the first answer again, for a retry. */
            readonly replayed: boolean;
        } | {
            /**
             * @description What became of it.
             * @constant
             */
            readonly outcome: "refused";
            /** @description The game as it stands now. */
            readonly game: components["schemas"]["Game"];
            /** @description Every requirement that does not hold. */
            readonly failing: readonly components["schemas"]["Requirement"][];
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["QuotedRule"][];
        };
        readonly UndoAnswer: {
            /**
             * @description Whether it was gone back at once.
             * @enum {string}
             */
            readonly outcome: "undone" | "proposed";
            /** @description The game as it stands now. */
            readonly game: components["schemas"]["Game"];
            /** @description A wish that waits for consent, to go back or to take over the rules of this server: to which version, who proposed it, who agrees and who does not yet; of the latest version only. */
            readonly proposal: components["schemas"]["WaitingProposal"] | null;
        };
        readonly TakeOverAnswer: {
            /**
             * @description Whether they were taken over.
             * @enum {string}
             */
            readonly outcome: "current" | "would" | "proposed" | "done";
            /** @description The rules it was pinned to. */
            readonly from: components["schemas"]["RulesUsed"];
            /** @description The rules of this server. */
            readonly to: components["schemas"]["RulesUsed"];
            /** @description How many versions were played again, from the beginning on: all, or as many as are for one request. */
            readonly checked: number;
            /** @description The moves that they answer differently. */
            readonly differences: readonly {
                /** @description The version where it differs. */
                readonly version: number;
                /** @description What differs. */
                readonly text: string;
            }[];
            /** @description How the game goes on under the rules of this server; null where it stands under them already. */
            readonly way: components["schemas"]["WayOn"] | null;
            /** @description A wish that waits for consent, to go back or to take over the rules of this server: to which version, who proposed it, who agrees and who does not yet; of the latest version only. */
            readonly proposal: components["schemas"]["WaitingProposal"] | null;
            /** @description The game as it stands now. */
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
            /** @description The same in words. */
            readonly text: string;
            /** @description What is different from there on. */
            readonly changes: readonly string[];
            /** @description The players whose consent is missing when you take the rules over now: each sends the same. */
            readonly needs: readonly string[];
        };
        readonly OwnNoticesAnswer: {
            /** @description The seat that is told. */
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
            /** @description The seat that is told. */
            readonly seat: string;
            /** @description The key that notices are signed with, told this once. */
            readonly key: string | null;
            /** @description How many browsers are told by push messages. */
            readonly browsers: number;
        };
        /** @description The decisions of a game that has ended, judged. */
        readonly ReportAnswer: {
            /** @description The game that was played. */
            readonly ruleset: string;
            /** @description The players' seats. */
            readonly seats: readonly string[];
            /** @description How the game ended. */
            readonly result: components["schemas"]["Result"] | null;
            /** @description In the order they were made; moves that were taken back are left out. */
            readonly decisions: readonly components["schemas"]["JudgedDecision"][];
            /** @description Where to go on when the work of a request did not suffice: send it as `next`; null with the last part. */
            readonly next: string | null;
            /** @description How many moves have not been judged yet. */
            readonly left: number;
            /** @description Of all parts together; with the last part only. */
            readonly summary: {
                /** @description What each side made of its decisions and had of its luck. */
                readonly sides: readonly {
                    /** @description The seat. */
                    readonly seat: string;
                    /** @description How many decisions it had. */
                    readonly decisions: number;
                    /** @description What its decisions gave away, together. */
                    readonly skill: number;
                    /** @description What chance and the others gave it, together. */
                    readonly luck: number;
                    /** @description Of what is good for it and hung on dice: how much was to be expected by exact odds, and how much came true. */
                    readonly good: {
                        /** @description How many were to be expected. */
                        readonly expected: number;
                        /** @description How many there were. */
                        readonly happened: number;
                    };
                }[];
                /** @description The three decisions at which the chance of winning changed most. */
                readonly decisive: readonly {
                    /** @description The version it led to. */
                    readonly version: number;
                    /** @description By how much the chance of winning changed. */
                    readonly change: number;
                }[];
            } | null;
        };
        readonly JudgedDecision: {
            /** @description The version that the move made. */
            readonly version: number;
            /** @description Who decided; all chances here are those of this seat. */
            readonly seat: string | null;
            /** @description Turn, phase and section, in words for people. */
            readonly moment: string;
            /** @description What was asked, in words. */
            readonly asked: string;
            /** @description The move that was played. */
            readonly played: components["schemas"]["JudgedMove"];
            /** @description The best move that was tried; the played one where none was better. */
            readonly best: components["schemas"]["JudgedMove"];
            /** @description How many games were played out. */
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
                /** @description What comes true, in words. */
                readonly text: string;
                /** @description The exact fraction. */
                readonly chance: string;
                /** @description About how much that is, from 0 to 1. */
                readonly about: number;
                /** @description Whether it is good for whoever acted. */
                readonly good: boolean;
                /** @description Whether it came true. */
                readonly happened: boolean;
            }[];
        };
        readonly JudgedMove: {
            /** @description As it would be sent. */
            readonly move: {
                /** @description An action of the ruleset. */
                readonly action?: {
                    readonly [key: string]: unknown;
                };
                /** @description The options it chooses; null for an action. */
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
            /** @description How many moves the record has, the beginning included. */
            readonly moves: number;
            /** @description How many of them the rules of this server played again, with the same hash. */
            readonly verified: number;
            /** @description How many numbers were drawn in all. */
            readonly numbers: number;
            /** @description Whether every number was derived again from the secret. */
            readonly rerolled: boolean;
            /** @description What was verified, and what could not be, apart. */
            readonly proof: components["schemas"]["Proof"];
            /** @description The stretches of the game, each played by one set of rules. */
            readonly parts: readonly components["schemas"]["RecordPart"][];
            /** @description Whether nothing is at fault and the whole chain was verified; what other rules made of it is told by proof. */
            readonly intact: boolean;
            /** @description What does not stand, in the order of versions. */
            readonly faults: readonly {
                /** @description The version where it lies. */
                readonly version: number;
                /**
                 * @description What does not stand.
                 * @enum {string}
                 */
                readonly kind: "hash" | "link" | "dice" | "rules" | "refused" | "unreadable" | "commitment" | "seat";
                /** @description What is wrong, in words. */
                readonly text: string;
            }[];
            /** @description The game at the version asked for; null where the rules could not come that far. */
            readonly at: {
                /** @description The version. */
                readonly version: number;
                /** @description Turn, phase and section, in words for people. */
                readonly moment: string;
                /** @description A position: send it back as it is. */
                readonly position: unknown;
                /** @description What the game waits for; null when it is over. */
                readonly decision: components["schemas"]["Decision"] | null;
                /** @description How the game ended; null while it goes on. */
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
            /** @description All of it in words. */
            readonly text: string;
        };
        readonly RecordPart: {
            /** @description Its first version. */
            readonly from: number;
            /** @description Its last version. */
            readonly to: number;
            /** @description The rules. */
            readonly rules: components["schemas"]["RulesUsed"];
            /** @description Whether these do what the rules of this server do. */
            readonly present: boolean;
            /** @description How many of its versions have the hash of what they say. */
            readonly chained: number;
            /** @description How many of them were played again, with the same hash. */
            readonly verified: number;
        };
        readonly MyGamesAnswer: {
            /** @description Those that wait for you first. */
            readonly games: readonly components["schemas"]["MyGame"][];
            /** @description Places in the list (from 0) of invitations that open nothing. */
            readonly unknown: readonly number[];
            /** @description Places of invitations whose games cannot be read, by a fault of ours: keep them. */
            readonly unreadable: readonly number[];
        };
        readonly MyGame: {
            /** @description By this it is asked for. */
            readonly id: string;
            /** @description What its players call it. */
            readonly title: string;
            /** @description The game that is played. */
            readonly ruleset: string;
            /** @description The seat that the invitation opens. */
            readonly seat: string;
            /** @description Its latest version. */
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
            /** @description How and when it ended; null while it goes on. */
            readonly ended: components["schemas"]["Ended"] | null;
        };
        readonly PushKeyAnswer: {
            /** @description The applicationServerKey for a PushSubscription, base64url. */
            readonly key: string;
        };
        readonly News: {
            /** @description In the order in which it is to be told. */
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
            /** @description The game it is about. */
            readonly game: string;
            /** @description Yours, which is told this; spectator for a public game without an invitation. */
            readonly seat: string;
            /** @description What the players call the game. */
            readonly title: string;
            /** @description The version that it is about. */
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
            /** @description The seats that are told of. */
            readonly seats: readonly components["schemas"]["StreamSeat"][];
            /** @description Places in the list (from 0) of invitations that open nothing. */
            readonly unknown: readonly number[];
            /** @description Places in the list of games of those that are not there for the public. */
            readonly unknownGames: readonly number[];
        };
        readonly StreamSeat: {
            /** @description The game it is about. */
            readonly game: string;
            /** @description Your seat, which is told this. */
            readonly seat: string;
        };
        readonly RulesetsAnswer: {
            /** @description The games that are adjudicated. */
            readonly rulesets: readonly components["schemas"]["RulesetListing"][];
        };
        readonly RulesetListing: {
            /** @description By this it is named everywhere. */
            readonly id: string;
            /** @description What people call it. */
            readonly title: string;
            /** @description The version of its rules on this server. */
            readonly version: string;
            /** @description Its rules, open points and numbers, page by page. */
            readonly rules: number;
            /** @description How many open points it has. */
            readonly interpretations: number;
            /** @description Ready missions. */
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
            /** @description What stands to choose from. */
            readonly values: readonly {
                /** @description What is sent. */
                readonly id: string;
                /** @description What people call it. */
                readonly text: string;
            }[];
            /** @description How other words than the values are written; null where only they are known. */
            readonly free: string | null;
        };
        readonly RulesetAnswer: {
            /** @description By this it is named everywhere. */
            readonly id: string;
            /** @description What people call it. */
            readonly title: string;
            /** @description The version of its rules on this server. */
            readonly version: string;
            /** @description Its rules, open points and numbers, page by page. */
            readonly rules: number;
            /** @description How many open points it has. */
            readonly interpretations: number;
            /** @description How many numbers its rules have. */
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
            /** @description The rules that are cited, quoted. */
            readonly rules: readonly components["schemas"]["FoundRule"][];
        };
        readonly FoundRule: {
            /** @description By this answers cite it. */
            readonly id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            readonly kind: "rule" | "interpretation" | "number" | "decision";
            /** @description Of a rule: its heading. */
            readonly title: string | null;
            /** @description The topic it stands under. */
            readonly topic: string | null;
            /** @description What it says, in our own words; of an open point, the question. */
            readonly text: string;
            /** @description Heading and page of the printed book. */
            readonly source: string | null;
            /** @description Of an open point: how it can be read. */
            readonly readings: readonly {
                /** @description By this settings choose it. */
                readonly id: string;
                /** @description What it says. */
                readonly text: string;
                /** @description Whether it is in force unless settings choose another. */
                readonly byDefault: boolean;
            }[];
            /** @description Of an open point: whether settings may choose another reading. */
            readonly switchable: boolean | null;
            /** @description Of a number: how much it is. */
            readonly value: number | null;
            /** @description Of a number: where it comes from. */
            readonly origin: string | null;
            /** @description Of a rule: the open points it leans on. */
            readonly open: readonly string[];
            /** @description Where it was searched for: the words of its title and text that answer to what was asked. */
            readonly words: readonly string[];
            /** @description The conformance cases that show it; null where it is not known of which game it is. */
            readonly shownBy?: components["schemas"]["ShownBy"];
        };
        /** @description The conformance cases that show it, where `cases` asked for them. */
        readonly ShownBy: {
            /** @description How many there are. */
            readonly count: number;
            /** @description The plainest first. */
            readonly some: readonly {
                /** @description Its id. */
                readonly id: string;
                /** @description What it shows, in a sentence. */
                readonly title: string;
            }[];
        };
        readonly ScenariosAnswer: {
            /** @description Ready missions. */
            readonly scenarios: readonly components["schemas"]["Scenario"][];
        };
        readonly Scenario: {
            /** @description By this a position is begun with it. */
            readonly id: string;
            /** @description What people call it. */
            readonly title: string;
            /** @description What it is about and how it is won. */
            readonly text: string;
            /** @description Its set-up as a text board. */
            readonly board: string;
            /** @description How games went that the policy of the game played for everybody, with the usual choices: how long and how hard it is. */
            readonly trial: components["schemas"]["ScenarioTrial"] | null;
            /** @description Who sits at the table with the usual choices. */
            readonly seats: readonly string[];
            /** @description How many people can share the players' side: `options.players` of a new game. */
            readonly players: {
                /** @description The fewest. */
                readonly min: number;
                /** @description The most. */
                readonly max: number;
            };
            /** @description The difficulties a scenario can have, the usual one first. */
            readonly difficulties: readonly string[];
            /** @description What else may be chosen when this scenario is set up. */
            readonly choices: readonly components["schemas"]["SetUpChoice"][];
        };
        readonly ScenarioTrial: {
            /** @description How many games. */
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
            /** @description What its text notation offers, for editors; null where the game does not say. */
            readonly notation: components["schemas"]["Notation"] | null;
        };
        readonly Notation: {
            /** @description How a board is drawn. */
            readonly drawing: {
                /**
                 * @description What its cells are.
                 * @enum {string}
                 */
                readonly kind: "squares" | "areas" | "signs" | "table";
                /** @description The line above the drawing; of a table the line that tells its size. */
                readonly begins: string;
                /** @description The line that begins another board. */
                readonly another: string | null;
                /** @description Plain ground of squares, a gap between areas. */
                readonly blank: string;
                /** @description The most cells a side; of a table the most units of length. */
                readonly most: number;
                /** @description Lines that stand for a whole drawing, and the lines that draw the same. */
                readonly named: readonly {
                    /** @description The line. */
                    readonly line: string;
                    /** @description The lines that draw the same. */
                    readonly text: string;
                }[];
            };
            /** @description What a place can be; the first needs nothing said. */
            readonly grounds: readonly components["schemas"]["Ground"][];
            /** @description What can lie between neighbours; the first needs nothing said. */
            readonly borders: readonly components["schemas"]["Border"][];
            /** @description The lines that put something on the board. */
            readonly lines: readonly components["schemas"]["LineForm"][];
        };
        readonly Ground: {
            /** @description What people call it. */
            readonly name: string;
            /** @description What draws it; null where a line says it. */
            readonly sign: string | null;
            /** @description The line that says it, with blanks in braces. */
            readonly line: string | null;
            /** @description How the drawing model calls it. */
            readonly terrain: string | null;
        };
        readonly Border: {
            /** @description What people call it. */
            readonly name: string;
            /** @description What draws it where it runs across. */
            readonly across: string | null;
            /** @description What draws it where it runs down. */
            readonly down: string | null;
            /** @description The line that says it, with blanks in braces. */
            readonly line: string | null;
            /** @description How the drawing model calls it. */
            readonly terrain: string | null;
            /** @description Where each has a name of its own: what it begins with, and the grounds of the place named first. */
            readonly named: {
                /** @description What the name begins with; a number follows. */
                readonly stem: string;
                /** @description The grounds of which one is that of the place named first. */
                readonly first: readonly string[];
            } | null;
        };
        readonly LineForm: {
            /** @description What it puts there; no two lines of a game have the same name. */
            readonly name: string;
            /** @description The heading it stands under. */
            readonly group: string;
            /** @description With blanks in braces, e.g. unit {id} {kind} {side} at {place}. */
            readonly words: string;
            /** @description The blanks of its words. */
            readonly blanks: readonly components["schemas"]["Blank"][];
            /** @description What more it can say. */
            readonly attributes: readonly {
                /** @description The word that begins it. */
                readonly word: string;
                /** @description What it means. */
                readonly text: string;
                /** @description What is filled in behind the word; null where the word says it all. */
                readonly blank: components["schemas"]["Blank"] | null;
                /** @description What of the drawing it says, where it does. */
                readonly says: ("facing" | "ground" | "whole") | null;
            }[];
            /** @description Whether it may be drawn by a letter or digit: the line is then G = …, without its place. */
            readonly drawn: boolean;
            /** @description Squares across and along the way it faces, for what covers several. */
            readonly covers: {
                /** @description Squares across the way it faces. */
                readonly across: number;
                /** @description Squares along the way it faces. */
                readonly along: number;
            } | null;
            /** @description Whether it stands under the drawing of its board, ahead of pieces. */
            readonly underDrawing: boolean;
        };
        readonly Blank: {
            /** @description The word in braces. */
            readonly name: string;
            /**
             * @description What belongs there: the name of the piece itself, one of the values, a whole number, a place, another piece, any words, the corners of a shape.
             * @enum {string}
             */
            readonly kind: "name" | "choice" | "number" | "place" | "piece" | "words" | "outline";
            /** @description The words that fit, or for a name where others fit too, those that are usual. */
            readonly values: readonly string[];
            /** @description What people call these values, in their order; none where the words say it themselves. */
            readonly called: readonly string[];
            /** @description The least that a number can be. */
            readonly least: number | null;
            /** @description The most that a number can be. */
            readonly most: number | null;
            /** @description Whether it may be left out. */
            readonly optional: boolean;
            /** @description Whether several words may stand there. */
            readonly many: boolean;
            /** @description What a new line has there; of a name, its beginning. Null for the first value. */
            readonly usual: string | null;
        };
        /** @description JSON Schemas of a position, of an action and of an event. */
        readonly SchemasAnswer: {
            /** @description The JSON Schema of a position. */
            readonly position: unknown;
            /** @description The JSON Schema of an action. */
            readonly action: unknown;
            /** @description The JSON Schema of an event. */
            readonly event: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
