// Generated from schema.graphql by "npm run generate"; do not edit. Of: 2b8ee5c825732a4c
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ToldOdds } from '../adjudication/told-odds.ts';
import type { AdjudicationAnswer } from '../adjudication/adjudicator.ts';
import type { Context } from './schema.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
  Time: { input: string; output: string; }
  DustTacticsAction: { input: unknown; output: unknown; }
  DustTacticsPosition: { input: unknown; output: unknown; }
  DustTacticsEvent: { input: unknown; output: unknown; }
  HourOfGloryAction: { input: unknown; output: unknown; }
  HourOfGloryPosition: { input: unknown; output: unknown; }
  HourOfGloryEvent: { input: unknown; output: unknown; }
  RogueRegimentAction: { input: unknown; output: unknown; }
  RogueRegimentPosition: { input: unknown; output: unknown; }
  RogueRegimentEvent: { input: unknown; output: unknown; }
  TwoHundredHoursAction: { input: unknown; output: unknown; }
  TwoHundredHoursPosition: { input: unknown; output: unknown; }
  TwoHundredHoursEvent: { input: unknown; output: unknown; }
  VSabotageAction: { input: unknown; output: unknown; }
  VSabotagePosition: { input: unknown; output: unknown; }
  VSabotageEvent: { input: unknown; output: unknown; }
};

export type Query = {
  readonly rulesets: ReadonlyArray<Ruleset>;
  readonly ruleset?: Maybe<Ruleset>;
  /** @deprecated Ask `ruleset(id) { rules }`, which goes on page by page. */
  readonly rules?: Maybe<ReadonlyArray<Rule>>;
  /** @deprecated Ask `ruleset(id) { scenarios }`. */
  readonly scenarios?: Maybe<ReadonlyArray<Scenario>>;
  readonly adjudicate?: Maybe<Adjudication>;
  readonly explore?: Maybe<Exploration>;
  readonly legalActions?: Maybe<LegalActions>;
  readonly requirements?: Maybe<Requirements>;
  readonly sight?: Maybe<Sight>;
  readonly fieldOfView?: Maybe<FieldOfView>;
  readonly odds?: Maybe<Odds>;
  readonly enemyPreview?: Maybe<EnemyPreview>;
  readonly policyMove?: Maybe<PolicyMove>;
  readonly pushKey?: Maybe<Scalars['String']['output']>;
  readonly notices?: Maybe<OwnNotices>;
  readonly analyse?: Maybe<Analysis>;
  readonly sample?: Maybe<Sample>;
  readonly previewGame?: Maybe<GamePreview>;
  readonly board?: Maybe<Position>;
  readonly draft?: Maybe<TextDraft>;
  readonly picture?: Maybe<Picture>;
  readonly game?: Maybe<Game>;
  /** @deprecated Ask `game(id) { moves }`, unless you need `chainIntact`. */
  readonly moves?: Maybe<Moves>;
  /** @deprecated Ask `game(id) { record }`. */
  readonly record?: Maybe<Scalars['String']['output']>;
  readonly verifyRecord?: Maybe<Replay>;
  readonly myGames?: Maybe<MyGames>;
  readonly news?: Maybe<News>;
};


export type QueryRulesetArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRulesArgs = {
  ruleset: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryScenariosArgs = {
  ruleset: Scalars['ID']['input'];
};


export type QueryAdjudicateArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  move: Move;
  random?: InputMaybe<Scalars['Boolean']['input']>;
  seed?: InputMaybe<Scalars['Float']['input']>;
};


export type QueryExploreArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  positions?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  moves?: InputMaybe<ReadonlyArray<ExploredMoveInput>>;
  piece?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Until>;
  random?: InputMaybe<Scalars['Boolean']['input']>;
  seed?: InputMaybe<Scalars['Float']['input']>;
  want?: InputMaybe<ReadonlyArray<ExplorePart>>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLegalActionsArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  piece?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRequirementsArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  action?: InputMaybe<Scalars['JSON']['input']>;
  typedAction?: InputMaybe<ActionByGameInput>;
};


export type QuerySightArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  facing?: InputMaybe<Facing>;
};


export type QueryFieldOfViewArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  piece: Scalars['ID']['input'];
};


export type QueryOddsArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  action?: InputMaybe<Scalars['JSON']['input']>;
  typedAction?: InputMaybe<ActionByGameInput>;
  choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


export type QueryEnemyPreviewArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
};


export type QueryPolicyMoveArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  seed?: InputMaybe<Scalars['Float']['input']>;
  strength?: InputMaybe<Strength>;
};


export type QueryNoticesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAnalyseArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  seed?: InputMaybe<Scalars['Float']['input']>;
  candidates?: InputMaybe<Scalars['Int']['input']>;
  playouts?: InputMaybe<Scalars['Int']['input']>;
  lines?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySampleArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  seed?: InputMaybe<Scalars['Float']['input']>;
};


export type QueryPreviewGameArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
};


export type QueryBoardArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
};


export type QueryDraftArgs = {
  ruleset: Scalars['ID']['input'];
  board: Scalars['String']['input'];
  settings?: InputMaybe<Settings>;
};


export type QueryPictureArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  sight?: InputMaybe<SightQuestion>;
  fieldOfView?: InputMaybe<Scalars['ID']['input']>;
  theme?: InputMaybe<Theme>;
  width?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGameArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMovesArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVerifyRecordArgs = {
  record: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyGamesArgs = {
  invitations: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryNewsArgs = {
  invitations: ReadonlyArray<Scalars['String']['input']>;
  games?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  since?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  readonly problems: ReadonlyArray<Problem>;
  readonly createGame?: Maybe<Game>;
  readonly act?: Maybe<ActAnswer>;
  readonly undo?: Maybe<UndoAnswer>;
  readonly endProposal?: Maybe<Game>;
  readonly claim?: Maybe<Game>;
  readonly branch?: Maybe<Game>;
  readonly renewInvitation?: Maybe<Invitation>;
  readonly closeGame?: Maybe<Game>;
  readonly sendNotices?: Maybe<NoticesAnswer>;
  readonly testNotice?: Maybe<NoticeDelivery>;
  readonly importRecord?: Maybe<Game>;
  readonly takeOverRules?: Maybe<TakeOver>;
};


export type MutationCreateGameArgs = {
  at?: InputMaybe<At>;
  where?: InputMaybe<Where>;
  title?: InputMaybe<Scalars['String']['input']>;
  names?: InputMaybe<ReadonlyArray<SeatNameInput>>;
  dice?: InputMaybe<Dice>;
  visibility?: InputMaybe<GameVisibility>;
  analysis?: InputMaybe<GameAnalysis>;
  deadline?: InputMaybe<DeadlineInput>;
  keep?: InputMaybe<KeepInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationActArgs = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  move: Move;
  words?: InputMaybe<Scalars['String']['input']>;
  for?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUndoArgs = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Int']['input'];
};


export type MutationEndProposalArgs = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};


export type MutationClaimArgs = {
  id: Scalars['ID']['input'];
  take?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  giveUp?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationBranchArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  dice?: InputMaybe<Dice>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRenewInvitationArgs = {
  id: Scalars['ID']['input'];
  seat: Scalars['ID']['input'];
  secret?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloseGameArgs = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};


export type MutationSendNoticesArgs = {
  id: Scalars['ID']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
  browser?: InputMaybe<NoticeBrowser>;
};


export type MutationTestNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationImportRecordArgs = {
  record: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  dice?: InputMaybe<Dice>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTakeOverRulesArgs = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Problem = {
  readonly field: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly faults: ReadonlyArray<Defect>;
  readonly presentVersion?: Maybe<Scalars['Int']['output']>;
  readonly retryAfter?: Maybe<Scalars['Int']['output']>;
};

export type At = {
  readonly ruleset?: InputMaybe<Scalars['ID']['input']>;
  readonly board?: InputMaybe<Scalars['String']['input']>;
  readonly position?: InputMaybe<Scalars['JSON']['input']>;
  readonly scenario?: InputMaybe<Scalars['ID']['input']>;
  readonly options?: InputMaybe<SetUpOptions>;
  readonly settings?: InputMaybe<Settings>;
  readonly gameId?: InputMaybe<Scalars['ID']['input']>;
  readonly version?: InputMaybe<Scalars['Int']['input']>;
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
};

export type Where =
  { readonly board: BoardWhere; readonly scenario?: never; readonly position?: never; readonly game?: never; }
  |  { readonly board?: never; readonly scenario: ScenarioWhere; readonly position?: never; readonly game?: never; }
  |  { readonly board?: never; readonly scenario?: never; readonly position: PositionWhere; readonly game?: never; }
  |  { readonly board?: never; readonly scenario?: never; readonly position?: never; readonly game: GameWhere; };

export type BoardWhere = {
  readonly ruleset: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
  readonly settings?: InputMaybe<Settings>;
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
};

export type ScenarioWhere = {
  readonly ruleset: Scalars['ID']['input'];
  readonly id: Scalars['ID']['input'];
  readonly options?: InputMaybe<SetUpOptions>;
  readonly settings?: InputMaybe<Settings>;
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
};

export type PositionWhere = {
  readonly value: PositionByGameInput;
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
};

export type GameWhere = {
  readonly id: Scalars['ID']['input'];
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type PositionByGameInput =
  { readonly json: Scalars['JSON']['input']; readonly dustTactics?: never; readonly hourOfGlory?: never; readonly rogueRegiment?: never; readonly twoHundredHours?: never; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics: Scalars['DustTacticsPosition']['input']; readonly hourOfGlory?: never; readonly rogueRegiment?: never; readonly twoHundredHours?: never; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics?: never; readonly hourOfGlory: Scalars['HourOfGloryPosition']['input']; readonly rogueRegiment?: never; readonly twoHundredHours?: never; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics?: never; readonly hourOfGlory?: never; readonly rogueRegiment: Scalars['RogueRegimentPosition']['input']; readonly twoHundredHours?: never; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics?: never; readonly hourOfGlory?: never; readonly rogueRegiment?: never; readonly twoHundredHours: Scalars['TwoHundredHoursPosition']['input']; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics?: never; readonly hourOfGlory?: never; readonly rogueRegiment?: never; readonly twoHundredHours?: never; readonly vSabotage: Scalars['VSabotagePosition']['input']; };

export type ActionByGameInput =
  { readonly json: Scalars['JSON']['input']; readonly dustTactics?: never; readonly hourOfGlory?: never; readonly rogueRegiment?: never; readonly twoHundredHours?: never; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics: Scalars['DustTacticsAction']['input']; readonly hourOfGlory?: never; readonly rogueRegiment?: never; readonly twoHundredHours?: never; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics?: never; readonly hourOfGlory: Scalars['HourOfGloryAction']['input']; readonly rogueRegiment?: never; readonly twoHundredHours?: never; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics?: never; readonly hourOfGlory?: never; readonly rogueRegiment: Scalars['RogueRegimentAction']['input']; readonly twoHundredHours?: never; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics?: never; readonly hourOfGlory?: never; readonly rogueRegiment?: never; readonly twoHundredHours: Scalars['TwoHundredHoursAction']['input']; readonly vSabotage?: never; }
  |  { readonly json?: never; readonly dustTactics?: never; readonly hourOfGlory?: never; readonly rogueRegiment?: never; readonly twoHundredHours?: never; readonly vSabotage: Scalars['VSabotageAction']['input']; };

export type PositionByGame = {
  readonly dustTactics?: Maybe<Scalars['DustTacticsPosition']['output']>;
  readonly hourOfGlory?: Maybe<Scalars['HourOfGloryPosition']['output']>;
  readonly rogueRegiment?: Maybe<Scalars['RogueRegimentPosition']['output']>;
  readonly twoHundredHours?: Maybe<Scalars['TwoHundredHoursPosition']['output']>;
  readonly vSabotage?: Maybe<Scalars['VSabotagePosition']['output']>;
};

export type ActionByGame = {
  readonly dustTactics?: Maybe<Scalars['DustTacticsAction']['output']>;
  readonly hourOfGlory?: Maybe<Scalars['HourOfGloryAction']['output']>;
  readonly rogueRegiment?: Maybe<Scalars['RogueRegimentAction']['output']>;
  readonly twoHundredHours?: Maybe<Scalars['TwoHundredHoursAction']['output']>;
  readonly vSabotage?: Maybe<Scalars['VSabotageAction']['output']>;
};

export type ActionsByGame = {
  readonly dustTactics?: Maybe<ReadonlyArray<Scalars['DustTacticsAction']['output']>>;
  readonly hourOfGlory?: Maybe<ReadonlyArray<Scalars['HourOfGloryAction']['output']>>;
  readonly rogueRegiment?: Maybe<ReadonlyArray<Scalars['RogueRegimentAction']['output']>>;
  readonly twoHundredHours?: Maybe<ReadonlyArray<Scalars['TwoHundredHoursAction']['output']>>;
  readonly vSabotage?: Maybe<ReadonlyArray<Scalars['VSabotageAction']['output']>>;
};

export type EventByGame = {
  readonly dustTactics?: Maybe<Scalars['DustTacticsEvent']['output']>;
  readonly hourOfGlory?: Maybe<Scalars['HourOfGloryEvent']['output']>;
  readonly rogueRegiment?: Maybe<Scalars['RogueRegimentEvent']['output']>;
  readonly twoHundredHours?: Maybe<Scalars['TwoHundredHoursEvent']['output']>;
  readonly vSabotage?: Maybe<Scalars['VSabotageEvent']['output']>;
};

export type SetUpOptions = {
  readonly difficulty?: InputMaybe<Scalars['String']['input']>;
  readonly players?: InputMaybe<Scalars['Int']['input']>;
  readonly choices?: InputMaybe<Scalars['JSON']['input']>;
};

export type Settings = {
  readonly readings?: InputMaybe<Scalars['JSON']['input']>;
  readonly numbers?: InputMaybe<Scalars['JSON']['input']>;
};

export type Move = {
  readonly action?: InputMaybe<Scalars['JSON']['input']>;
  readonly typedAction?: InputMaybe<ActionByGameInput>;
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly dice?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly cards?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly until?: InputMaybe<Until>;
};

export type ExploredMoveInput = {
  readonly action?: InputMaybe<Scalars['JSON']['input']>;
  readonly typedAction?: InputMaybe<ActionByGameInput>;
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly dice?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly cards?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ExplorePart =
  | 'events'
  | 'decision'
  | 'result'
  | 'failing'
  | 'positionId'
  | 'position'
  | 'board'
  | 'moment'
  | 'rules';

export type SeatNameInput = {
  readonly seat: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
};

export type Strength =
  | 'easy'
  | 'fair'
  | 'strong';

export type Until =
  | 'decision'
  | 'phase';

export type Dice =
  | 'sealed'
  | 'table';

export type Facing =
  | 'N'
  | 'E'
  | 'S'
  | 'W';

export type SightQuestion = {
  readonly from: Scalars['String']['input'];
  readonly to: Scalars['String']['input'];
  readonly facing?: InputMaybe<Facing>;
};

export type Theme =
  | 'light'
  | 'dark';

export type Visibility =
  | 'full'
  | 'partial'
  | 'none';

export type RuleKind =
  | 'rule'
  | 'interpretation'
  | 'number'
  | 'decision';

export type Ruleset = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
  readonly difficulties: ReadonlyArray<Scalars['String']['output']>;
  readonly mostPlayers: Scalars['Int']['output'];
  readonly victoryOf: Scalars['ID']['output'];
  readonly choices: ReadonlyArray<SetUpChoice>;
  readonly seats: ReadonlyArray<Scalars['ID']['output']>;
  readonly notation?: Maybe<Notation>;
  readonly schemas: Schemas;
  readonly scenarios?: Maybe<ReadonlyArray<Scenario>>;
  readonly rules?: Maybe<RuleConnection>;
};


export type RulesetRulesArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type RuleConnection = {
  readonly nodes: ReadonlyArray<Rule>;
  readonly pageInfo: PageInfo;
};

export type PageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type MoveConnection = {
  readonly nodes: ReadonlyArray<RecordedMove>;
  readonly pageInfo: PageInfo;
};

export type SetUpChoice = {
  readonly name: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly values: ReadonlyArray<SetUpValue>;
  readonly free?: Maybe<Scalars['String']['output']>;
};

export type SetUpValue = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type Notation = {
  readonly drawing: NotationDrawing;
  readonly grounds: ReadonlyArray<NotationGround>;
  readonly borders: ReadonlyArray<NotationBorder>;
  readonly lines: ReadonlyArray<NotationLine>;
};

export type NotationDrawing = {
  readonly kind: DrawingKind;
  readonly begins: Scalars['String']['output'];
  readonly another?: Maybe<Scalars['String']['output']>;
  readonly blank: Scalars['String']['output'];
  readonly most: Scalars['Int']['output'];
  readonly named: ReadonlyArray<NamedDrawing>;
};

export type DrawingKind =
  | 'squares'
  | 'areas'
  | 'signs'
  | 'table';

export type NamedDrawing = {
  readonly line: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type NotationGround = {
  readonly name: Scalars['String']['output'];
  readonly sign?: Maybe<Scalars['String']['output']>;
  readonly line?: Maybe<Scalars['String']['output']>;
  readonly terrain?: Maybe<Scalars['String']['output']>;
};

export type NotationBorder = {
  readonly name: Scalars['String']['output'];
  readonly across?: Maybe<Scalars['String']['output']>;
  readonly down?: Maybe<Scalars['String']['output']>;
  readonly line?: Maybe<Scalars['String']['output']>;
  readonly terrain?: Maybe<Scalars['String']['output']>;
  readonly named?: Maybe<NamedBorder>;
};

export type NamedBorder = {
  readonly stem: Scalars['String']['output'];
  readonly first: ReadonlyArray<Scalars['String']['output']>;
};

export type NotationLine = {
  readonly name: Scalars['String']['output'];
  readonly group: Scalars['String']['output'];
  readonly words: Scalars['String']['output'];
  readonly blanks: ReadonlyArray<NotationBlank>;
  readonly attributes: ReadonlyArray<NotationAttribute>;
  readonly drawn: Scalars['Boolean']['output'];
  readonly covers?: Maybe<NotationExtent>;
  readonly underDrawing: Scalars['Boolean']['output'];
};

export type NotationExtent = {
  readonly across: Scalars['Int']['output'];
  readonly along: Scalars['Int']['output'];
};

export type NotationAttribute = {
  readonly word: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly blank?: Maybe<NotationBlank>;
  readonly says?: Maybe<NotationSaying>;
};

export type NotationSaying =
  | 'facing'
  | 'ground'
  | 'whole';

export type NotationBlank = {
  readonly name: Scalars['String']['output'];
  readonly kind: NotationBlankKind;
  readonly values: ReadonlyArray<Scalars['String']['output']>;
  readonly called: ReadonlyArray<Scalars['String']['output']>;
  readonly least?: Maybe<Scalars['Int']['output']>;
  readonly most?: Maybe<Scalars['Int']['output']>;
  readonly optional: Scalars['Boolean']['output'];
  readonly many: Scalars['Boolean']['output'];
  readonly usual?: Maybe<Scalars['String']['output']>;
};

export type NotationBlankKind =
  | 'name'
  | 'choice'
  | 'number'
  | 'place'
  | 'piece'
  | 'words'
  | 'outline';

export type Schemas = {
  readonly position: Scalars['JSON']['output'];
  readonly action: Scalars['JSON']['output'];
};

export type Rule = {
  readonly id: Scalars['ID']['output'];
  readonly kind: RuleKind;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly topic?: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
  readonly source?: Maybe<Scalars['String']['output']>;
  readonly readings: ReadonlyArray<Reading>;
  readonly switchable?: Maybe<Scalars['Boolean']['output']>;
  readonly value?: Maybe<Scalars['Float']['output']>;
  readonly origin?: Maybe<NumberOrigin>;
  readonly open: ReadonlyArray<Scalars['ID']['output']>;
  readonly words: ReadonlyArray<Scalars['String']['output']>;
  readonly cases?: Maybe<Scalars['String']['output']>;
  readonly shownBy?: Maybe<ShownBy>;
};


export type RuleShownByArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ShownBy = {
  readonly count: Scalars['Int']['output'];
  readonly some: ReadonlyArray<ShowingCase>;
};

export type ShowingCase = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type Citation = {
  readonly id: Scalars['ID']['output'];
  readonly rule?: Maybe<Rule>;
};

export type Reading = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly byDefault: Scalars['Boolean']['output'];
};

export type Scenario = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly board: Scalars['String']['output'];
  readonly trial?: Maybe<ScenarioTrial>;
  readonly seats: ReadonlyArray<Scalars['ID']['output']>;
  readonly players: PlayerCount;
  readonly difficulties: ReadonlyArray<Scalars['String']['output']>;
  readonly choices: ReadonlyArray<SetUpChoice>;
};

export type PlayerCount = {
  readonly min: Scalars['Int']['output'];
  readonly max: Scalars['Int']['output'];
};

export type GamePreview = {
  readonly ruleset: Scalars['ID']['output'];
  readonly dice: Dice;
  readonly visibility: GameVisibility;
  readonly seats: ReadonlyArray<Scalars['ID']['output']>;
  readonly text: Scalars['String']['output'];
  readonly moment: Scalars['String']['output'];
  readonly decision?: Maybe<Decision>;
};

export type ScenarioTrial = {
  readonly games: Scalars['Int']['output'];
  readonly won: Scalars['Int']['output'];
  readonly turns?: Maybe<Scalars['Int']['output']>;
  readonly choices?: Maybe<Scalars['JSON']['output']>;
};

export type QuotedRule = {
  readonly id: Scalars['ID']['output'];
  readonly kind: RuleKind;
  readonly text: Scalars['String']['output'];
  readonly source?: Maybe<Scalars['String']['output']>;
};

export type Event = {
  readonly event: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
  readonly details: Scalars['JSON']['output'];
  readonly typed?: Maybe<EventByGame>;
};

export type Requirement = {
  readonly holds: Scalars['Boolean']['output'];
  readonly text: Scalars['String']['output'];
  readonly at?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
};

export type DecisionKind =
  | 'act'
  | 'choose'
  | 'roll'
  | 'draw'
  | 'checkpoint';

export type Decision = {
  readonly kind: DecisionKind;
  readonly seat?: Maybe<Scalars['String']['output']>;
  readonly prompt?: Maybe<Scalars['ID']['output']>;
  readonly text: Scalars['String']['output'];
  readonly piece?: Maybe<Scalars['ID']['output']>;
  readonly options: ReadonlyArray<Option>;
  readonly dice?: Maybe<Scalars['Int']['output']>;
  readonly sides?: Maybe<Scalars['Int']['output']>;
  readonly kinds: ReadonlyArray<DieKind>;
  readonly pile?: Maybe<Scalars['String']['output']>;
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
};

export type DieKind = {
  readonly name: Scalars['String']['output'];
  readonly faces: ReadonlyArray<Scalars['String']['output']>;
};

export type Option = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type Result = {
  readonly result: GameResult;
  readonly text: Scalars['String']['output'];
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
};

export type Unused = {
  readonly action: Scalars['Boolean']['output'];
  readonly choose: ReadonlyArray<Scalars['String']['output']>;
  readonly dice: ReadonlyArray<Scalars['Int']['output']>;
  readonly cards: ReadonlyArray<Scalars['String']['output']>;
};

export type Adjudication = Paused | Over | Refused;

export type Paused = {
  readonly events: ReadonlyArray<Event>;
  readonly decision: Decision;
  readonly position: Scalars['JSON']['output'];
  readonly typedPosition?: Maybe<PositionByGame>;
  readonly positionId?: Maybe<Scalars['ID']['output']>;
  readonly board: Scalars['String']['output'];
  readonly moment: Scalars['String']['output'];
  readonly unused: Unused;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type Over = {
  readonly events: ReadonlyArray<Event>;
  readonly result: Result;
  readonly position: Scalars['JSON']['output'];
  readonly typedPosition?: Maybe<PositionByGame>;
  readonly positionId?: Maybe<Scalars['ID']['output']>;
  readonly board: Scalars['String']['output'];
  readonly moment: Scalars['String']['output'];
  readonly unused: Unused;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type Refused = {
  readonly failing: ReadonlyArray<Requirement>;
  readonly position: Scalars['JSON']['output'];
  readonly typedPosition?: Maybe<PositionByGame>;
  readonly positionId?: Maybe<Scalars['ID']['output']>;
  readonly board: Scalars['String']['output'];
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type LegalActions = {
  readonly forms: ReadonlyArray<ActionForm>;
  readonly decision?: Maybe<Decision>;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type ActionForm = {
  readonly name: Scalars['String']['output'];
  readonly piece: Scalars['ID']['output'];
  readonly seat?: Maybe<Scalars['ID']['output']>;
  readonly requirements: ReadonlyArray<Requirement>;
  readonly actions: ReadonlyArray<Scalars['JSON']['output']>;
  readonly typedActions?: Maybe<ActionsByGame>;
  readonly ends?: Maybe<FormEnds>;
};

export type FormEnds = {
  readonly region: ReadonlyArray<ReadonlyArray<Spot>>;
  readonly named: ReadonlyArray<NamedEnd>;
};

export type NamedEnd = {
  readonly name: Scalars['String']['output'];
  readonly at: Spot;
  readonly action: Scalars['Int']['output'];
};

export type Requirements = {
  readonly legal: Scalars['Boolean']['output'];
  readonly requirements: ReadonlyArray<Requirement>;
  readonly outlook?: Maybe<Outlook>;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type Outlook = {
  readonly way?: Maybe<ReadonlyArray<Spot>>;
  readonly length?: Maybe<Scalars['String']['output']>;
  readonly warnings: ReadonlyArray<OutlookWarning>;
  readonly templates?: Maybe<ReadonlyArray<OutlookTemplate>>;
  readonly shots?: Maybe<ReadonlyArray<OutlookShot>>;
};

export type OutlookShot = {
  readonly weapon: Scalars['ID']['output'];
  readonly target: Scalars['ID']['output'];
  readonly firers: ReadonlyArray<OutlookFirer>;
};

export type OutlookFirer = {
  readonly piece: Scalars['ID']['output'];
  readonly times: Scalars['Int']['output'];
};

export type OutlookTemplate = {
  readonly at: Scalars['String']['output'];
  readonly outline: ReadonlyArray<Spot>;
};

export type OutlookWarning = {
  readonly text: Scalars['String']['output'];
  readonly at?: Maybe<Scalars['String']['output']>;
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
};

export type Sight = {
  readonly ruling: SightRuling;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type SightRuling = {
  readonly viewer: Scalars['String']['output'];
  readonly target: Scalars['String']['output'];
  readonly place: Visibility;
  readonly seen: Scalars['Boolean']['output'];
  readonly distance: Scalars['Float']['output'];
  readonly lines: ReadonlyArray<SightLine>;
  readonly reasons: ReadonlyArray<Reason>;
  readonly back?: Maybe<SightVerdict>;
  readonly interpretations: ReadonlyArray<RestsOn>;
  readonly otherwise: ReadonlyArray<OtherReading>;
};

export type SightVerdict = {
  readonly viewer: Scalars['String']['output'];
  readonly target: Scalars['String']['output'];
  readonly place: Visibility;
  readonly seen: Scalars['Boolean']['output'];
  readonly lines: ReadonlyArray<SightLine>;
  readonly reasons: ReadonlyArray<Reason>;
};

export type SightLine = {
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  readonly through: ReadonlyArray<Scalars['String']['output']>;
  readonly fate: Visibility;
  readonly blocker?: Maybe<Reason>;
  readonly hindrances: ReadonlyArray<Reason>;
  readonly elevation?: Maybe<Elevation>;
};

export type Elevation = {
  readonly length: Scalars['Float']['output'];
  readonly begin: Scalars['Float']['output'];
  readonly end: Scalars['Float']['output'];
  readonly parts: ReadonlyArray<ElevationPart>;
};

export type ElevationPart = {
  readonly name: Scalars['String']['output'];
  readonly kind: ElevationKind;
  readonly begins: Scalars['Float']['output'];
  readonly ends: Scalars['Float']['output'];
  readonly bottom: Scalars['Float']['output'];
  readonly top?: Maybe<Scalars['Float']['output']>;
  readonly stops: Scalars['Boolean']['output'];
  readonly over?: Maybe<Scalars['Float']['output']>;
};

export type ElevationKind =
  | 'end'
  | 'terrain'
  | 'area'
  | 'piece';

export type Reason = {
  readonly text: Scalars['String']['output'];
  readonly at?: Maybe<Scalars['String']['output']>;
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
};

export type RestsOn = {
  readonly id: Scalars['ID']['output'];
  readonly reading: Scalars['String']['output'];
};

export type OtherReading = {
  readonly interpretation: Scalars['ID']['output'];
  readonly reading: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type FieldOfView = {
  readonly field: Field;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type FieldGround = {
  readonly kind: Scalars['String']['output'];
  readonly well: Visibility;
  readonly outlines: ReadonlyArray<ReadonlyArray<Spot>>;
};

export type Field = {
  readonly viewer: Scalars['String']['output'];
  readonly full: ReadonlyArray<Scalars['String']['output']>;
  readonly partial: ReadonlyArray<Scalars['String']['output']>;
  readonly sees: ReadonlyArray<Scalars['String']['output']>;
  readonly grounds?: Maybe<ReadonlyArray<FieldGround>>;
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
};

export type Odds = {
  readonly odds: OddsTable;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type OddsTable = {
  readonly facts: ReadonlyArray<FactOdds>;
  readonly ways: ReadonlyArray<Way>;
  readonly failing: ReadonlyArray<Requirement>;
  readonly interpretations: ReadonlyArray<RestsOn>;
  readonly otherwise: ReadonlyArray<OtherOdds>;
  readonly untried: ReadonlyArray<UntriedReading>;
};

export type OtherOdds = {
  readonly interpretation: Scalars['ID']['output'];
  readonly reading: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly facts: ReadonlyArray<FactOdds>;
};

export type UntriedReading = {
  readonly interpretation: Scalars['ID']['output'];
  readonly reading: Scalars['ID']['output'];
};

export type FactOdds = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly good: Scalars['Boolean']['output'];
  readonly probability: Scalars['String']['output'];
  readonly about: Scalars['Float']['output'];
};

export type Way = {
  readonly probability: Scalars['String']['output'];
  readonly about: Scalars['Float']['output'];
  readonly facts: ReadonlyArray<Scalars['ID']['output']>;
  readonly decision?: Maybe<Decision>;
};

export type PolicyMove = {
  readonly action?: Maybe<Scalars['JSON']['output']>;
  readonly typedAction?: Maybe<ActionByGame>;
  readonly choose: ReadonlyArray<Scalars['String']['output']>;
  readonly seat?: Maybe<Scalars['ID']['output']>;
  readonly piece?: Maybe<Scalars['ID']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
};

export type Analysis = {
  readonly ruleset: Scalars['ID']['output'];
  readonly seat?: Maybe<Scalars['ID']['output']>;
  readonly playouts: Scalars['Int']['output'];
  readonly done: Scalars['Boolean']['output'];
  readonly complete: Scalars['Boolean']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly lines: ReadonlyArray<AnalysedLine>;
};

export type AnalysedMove = {
  readonly action?: Maybe<Scalars['JSON']['output']>;
  readonly typedAction?: Maybe<ActionByGame>;
  readonly choose?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type AnalysedLine = {
  readonly move: AnalysedMove;
  readonly text: Scalars['String']['output'];
  readonly playouts: Scalars['Int']['output'];
  readonly wins: Scalars['Int']['output'];
  readonly draws: Scalars['Int']['output'];
  readonly undecided: Scalars['Int']['output'];
  readonly win: Scalars['Float']['output'];
  readonly low: Scalars['Float']['output'];
  readonly high: Scalars['Float']['output'];
  readonly policy: Scalars['Boolean']['output'];
};

export type Sample = {
  readonly ruleset: Scalars['ID']['output'];
  readonly position: Scalars['JSON']['output'];
  readonly typedPosition?: Maybe<PositionByGame>;
  readonly positionId?: Maybe<Scalars['ID']['output']>;
};

export type Exploration = {
  readonly from: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
  readonly results: ReadonlyArray<Explored>;
  readonly next?: Maybe<ExplorationPlace>;
  readonly left: Scalars['Int']['output'];
};

export type ExplorationPlace = {
  readonly position: Scalars['Int']['output'];
  readonly move: Scalars['Int']['output'];
};

export type Explored = {
  readonly from: Scalars['Int']['output'];
  readonly move: Scalars['JSON']['output'];
  readonly outcome: ExploredOutcome;
  readonly faults?: Maybe<ReadonlyArray<Defect>>;
  readonly events?: Maybe<ReadonlyArray<Event>>;
  readonly decision?: Maybe<Decision>;
  readonly result?: Maybe<Result>;
  readonly failing?: Maybe<ReadonlyArray<Requirement>>;
  readonly positionId?: Maybe<Scalars['ID']['output']>;
  readonly position?: Maybe<Scalars['JSON']['output']>;
  readonly typedPosition?: Maybe<PositionByGame>;
  readonly board?: Maybe<Scalars['String']['output']>;
  readonly moment?: Maybe<Scalars['String']['output']>;
  readonly rules?: Maybe<ReadonlyArray<QuotedRule>>;
};

export type ExploredOutcome =
  | 'paused'
  | 'over'
  | 'refused'
  | 'unreadable';

export type EnemyPreview = {
  readonly intents: ReadonlyArray<EnemyIntent>;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type Condition = {
  readonly text: Scalars['String']['output'];
  readonly chance?: Maybe<Scalars['String']['output']>;
};

export type EnemyIntent = {
  readonly piece: Scalars['ID']['output'];
  readonly phase: Scalars['String']['output'];
  readonly condition?: Maybe<Condition>;
  readonly text: Scalars['String']['output'];
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
  readonly criteria: ReadonlyArray<Criterion>;
  readonly candidates: ReadonlyArray<Candidate>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
};

export type Criterion = {
  readonly name: Scalars['String']['output'];
  readonly cites: ReadonlyArray<Scalars['ID']['output']>;
  readonly citations: ReadonlyArray<Citation>;
};

export type Candidate = {
  readonly name: Scalars['String']['output'];
  readonly scores: ReadonlyArray<Scalars['Float']['output']>;
  readonly best: Scalars['Boolean']['output'];
};

export type Position = {
  readonly ruleset: Scalars['ID']['output'];
  readonly position?: Maybe<Scalars['JSON']['output']>;
  readonly typedPosition?: Maybe<PositionByGame>;
  readonly positionId?: Maybe<Scalars['ID']['output']>;
  readonly text: Scalars['String']['output'];
  readonly board: BoardModel;
  readonly moment: Scalars['String']['output'];
  readonly decision?: Maybe<Decision>;
};

export type TextDraft = {
  readonly ruleset: Scalars['ID']['output'];
  readonly drawn?: Maybe<DrawnText>;
  readonly defects: ReadonlyArray<Defect>;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type DrawnText = {
  readonly board: BoardModel;
  readonly text: Scalars['String']['output'];
  readonly moment: Scalars['String']['output'];
};

export type Defect = {
  readonly code: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly line?: Maybe<Scalars['Int']['output']>;
  readonly column?: Maybe<Scalars['Int']['output']>;
  readonly cites?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  readonly citations: ReadonlyArray<Citation>;
};

export type Picture = {
  readonly svg: Scalars['String']['output'];
  readonly png: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
  readonly description: Scalars['String']['output'];
};

export type BoardModel = {
  readonly kind: BoardKind;
  readonly width: Scalars['Float']['output'];
  readonly height: Scalars['Float']['output'];
  readonly squares: ReadonlyArray<BoardSquare>;
  readonly edges: ReadonlyArray<BoardEdge>;
  readonly areas: ReadonlyArray<BoardArea>;
  readonly ways: ReadonlyArray<BoardWay>;
  readonly pieces: ReadonlyArray<Piece>;
  readonly marks: ReadonlyArray<Mark>;
  readonly table?: Maybe<BoardTable>;
  readonly objectives?: Maybe<ReadonlyArray<BoardObjective>>;
  readonly tracks?: Maybe<ReadonlyArray<BoardTrack>>;
  readonly names?: Maybe<ReadonlyArray<BoardName>>;
  readonly words?: Maybe<ReadonlyArray<BoardName>>;
};

export type BoardName = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type BoardObjective = {
  readonly text: Scalars['String']['output'];
  readonly state: ObjectiveState;
};

export type ObjectiveState =
  | 'open'
  | 'met'
  | 'lost';

export type BoardTrack = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['Int']['output'];
  readonly most?: Maybe<Scalars['Int']['output']>;
  readonly bad?: Maybe<TrackEnd>;
  readonly text?: Maybe<Scalars['String']['output']>;
};

export type TrackEnd =
  | 'low'
  | 'high';

export type BoardKind =
  | 'squares'
  | 'areas'
  | 'table';

export type BoardTable = {
  readonly unit: Scalars['String']['output'];
  readonly sign: Scalars['String']['output'];
  readonly shapes: ReadonlyArray<BoardShape>;
};

export type BoardShape = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly outline: ReadonlyArray<Spot>;
  readonly height?: Maybe<Scalars['Float']['output']>;
  readonly details: Scalars['JSON']['output'];
};

export type Spot = {
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
};

export type BoardSquare = {
  readonly x: Scalars['Int']['output'];
  readonly y: Scalars['Int']['output'];
  readonly terrain: Scalars['String']['output'];
};

export type BoardEdge = {
  readonly x: Scalars['Int']['output'];
  readonly y: Scalars['Int']['output'];
  readonly side: Facing;
  readonly terrain: Scalars['String']['output'];
};

export type BoardArea = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly group: Scalars['ID']['output'];
  readonly cells: ReadonlyArray<Place>;
  readonly details: Scalars['JSON']['output'];
};

export type BoardWay = {
  readonly between: ReadonlyArray<Scalars['ID']['output']>;
  readonly kind: Scalars['String']['output'];
};

export type Piece = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly side: Scalars['String']['output'];
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
  readonly area?: Maybe<Scalars['ID']['output']>;
  readonly width?: Maybe<Scalars['Int']['output']>;
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly facing?: Maybe<Facing>;
  readonly radius?: Maybe<Scalars['Float']['output']>;
  readonly bearing?: Maybe<Scalars['Float']['output']>;
  readonly conditions: ReadonlyArray<Scalars['String']['output']>;
  readonly details: Scalars['JSON']['output'];
};

export type Mark = {
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly squares: ReadonlyArray<Spot>;
  readonly area?: Maybe<Scalars['ID']['output']>;
  readonly side?: Maybe<Facing>;
  readonly outlines?: Maybe<ReadonlyArray<ReadonlyArray<Spot>>>;
};

export type Place = {
  readonly x: Scalars['Int']['output'];
  readonly y: Scalars['Int']['output'];
};

export type Game = {
  readonly id: Scalars['ID']['output'];
  readonly ruleset: Scalars['ID']['output'];
  readonly rules: GameRules;
  readonly title: Scalars['String']['output'];
  readonly createdAt: Scalars['Time']['output'];
  readonly visibility: GameVisibility;
  readonly analysis: GameAnalysis;
  readonly origin?: Maybe<Origin>;
  readonly dice: Dice;
  readonly commitment?: Maybe<Scalars['String']['output']>;
  readonly secret?: Maybe<Scalars['String']['output']>;
  readonly seats: ReadonlyArray<Scalars['ID']['output']>;
  readonly names: ReadonlyArray<SeatName>;
  readonly claims?: Maybe<ReadonlyArray<Claim>>;
  readonly dealt: ReadonlyArray<DealtPiece>;
  readonly you?: Maybe<Scalars['ID']['output']>;
  readonly version: Scalars['Int']['output'];
  readonly moment: Scalars['String']['output'];
  readonly position?: Maybe<Scalars['JSON']['output']>;
  readonly typedPosition?: Maybe<PositionByGame>;
  readonly board?: Maybe<Scalars['String']['output']>;
  readonly decision?: Maybe<Decision>;
  readonly waitsFor?: Maybe<WaitsFor>;
  readonly proposal?: Maybe<UndoProposal>;
  readonly endedProposal?: Maybe<EndedProposal>;
  readonly renewals: ReadonlyArray<Renewal>;
  readonly said?: Maybe<Said>;
  readonly deadline?: Maybe<Deadline>;
  readonly result?: Maybe<Result>;
  readonly ended?: Maybe<GameEnd>;
  readonly expiresAt: Scalars['Time']['output'];
  readonly hash: Scalars['String']['output'];
  readonly invitations?: Maybe<ReadonlyArray<Invitation>>;
  readonly moves?: Maybe<MoveConnection>;
  readonly legalActions?: Maybe<LegalActions>;
  readonly picture?: Maybe<Picture>;
  readonly record?: Maybe<Scalars['String']['output']>;
};


export type GameMovesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type GameLegalActionsArgs = {
  piece?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type GamePictureArgs = {
  theme?: InputMaybe<Theme>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type DealtPiece = {
  readonly piece: Scalars['ID']['output'];
  readonly seat: Scalars['ID']['output'];
  readonly toAct: Scalars['Boolean']['output'];
};

export type Claim = {
  readonly piece: Scalars['ID']['output'];
  readonly seat: Scalars['ID']['output'];
};

export type SeatName = {
  readonly seat: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type Said = {
  readonly by: Scalars['ID']['output'];
  readonly words: Scalars['String']['output'];
};

export type Invitation = {
  readonly seat: Scalars['ID']['output'];
  readonly secret: Scalars['String']['output'];
};

export type GameRules = {
  readonly version: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly current: Scalars['Boolean']['output'];
};

export type RulesUsed = {
  readonly version: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
};

export type Origin = {
  readonly kind: OriginKind;
  readonly game: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly hash: Scalars['String']['output'];
};

export type WaitsFor = {
  readonly seats: ReadonlyArray<Scalars['ID']['output']>;
  readonly toAct: ReadonlyArray<Scalars['ID']['output']>;
  readonly since: Scalars['Time']['output'];
  readonly text: Scalars['String']['output'];
  readonly deadline?: Maybe<Scalars['Time']['output']>;
};

export type GameEnd = {
  readonly how: GameEnding;
  readonly at: Scalars['Time']['output'];
};

export type GameAnalysis =
  | 'off'
  | 'own'
  | 'all';

export type GameVisibility =
  | 'public'
  | 'private';

export type Consequence =
  | 'remind'
  | 'policy';

export type Deadline = {
  readonly hours: Scalars['Int']['output'];
  readonly consequence: Consequence;
};

export type DeadlineInput = {
  readonly hours: Scalars['Int']['input'];
  readonly consequence: Consequence;
};

export type KeepInput = {
  readonly ended?: InputMaybe<Scalars['Int']['input']>;
  readonly abandoned?: InputMaybe<Scalars['Int']['input']>;
};

export type UndoAnswer = {
  readonly outcome: UndoOutcome;
  readonly game: Game;
  readonly proposal?: Maybe<UndoProposal>;
};

export type UndoProposal = {
  readonly takesOver: Scalars['Boolean']['output'];
  readonly to: Scalars['Int']['output'];
  readonly by: Scalars['ID']['output'];
  readonly consents: ReadonlyArray<Scalars['ID']['output']>;
  readonly missing: ReadonlyArray<Scalars['ID']['output']>;
  readonly renewed: ReadonlyArray<RenewedConsent>;
};

export type EndedProposal = {
  readonly takesOver: Scalars['Boolean']['output'];
  readonly to: Scalars['Int']['output'];
  readonly by: Scalars['ID']['output'];
  readonly endedBy: Scalars['ID']['output'];
};

export type RenewedConsent = {
  readonly seat: Scalars['ID']['output'];
  readonly since: Scalars['Time']['output'];
};

export type Renewal = {
  readonly seat: Scalars['ID']['output'];
  readonly by: Scalars['ID']['output'];
  readonly at: Scalars['Time']['output'];
};

export type TakeOver = {
  readonly outcome: TakeOverOutcome;
  readonly from: RulesUsed;
  readonly to: RulesUsed;
  readonly checked: Scalars['Int']['output'];
  readonly differences: ReadonlyArray<Difference>;
  readonly way?: Maybe<WayOn>;
  readonly proposal?: Maybe<UndoProposal>;
  readonly game: Game;
};

export type WayOn = {
  readonly how: WayOnKind;
  readonly to?: Maybe<Scalars['Int']['output']>;
  readonly text: Scalars['String']['output'];
  readonly changes: ReadonlyArray<Scalars['String']['output']>;
  readonly needs: ReadonlyArray<Scalars['ID']['output']>;
};

export type Difference = {
  readonly version: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
};

export type NoticeBrowser = {
  readonly endpoint: Scalars['String']['input'];
  readonly keys?: InputMaybe<PushKeys>;
};

export type PushKeys = {
  readonly p256dh: Scalars['String']['input'];
  readonly auth: Scalars['String']['input'];
};

export type NoticesAnswer = {
  readonly seat: Scalars['ID']['output'];
  readonly key?: Maybe<Scalars['String']['output']>;
  readonly browsers: Scalars['Int']['output'];
};

export type OwnNotices = {
  readonly seat: Scalars['ID']['output'];
  readonly webhook: Scalars['Boolean']['output'];
  readonly browsers: Scalars['Int']['output'];
  readonly deliveries: ReadonlyArray<NoticeDelivery>;
};

export type NoticeKind =
  | 'turn'
  | 'reminder'
  | 'proposal'
  | 'proposalEnded'
  | 'over'
  | 'expiry'
  | 'renewed'
  | 'test';

export type DeliveryOutcome =
  | 'delivered'
  | 'gone'
  | 'refused'
  | 'retry';

export type NoticeDelivery = {
  readonly at: Scalars['Time']['output'];
  readonly kind: NoticeKind;
  readonly version: Scalars['Int']['output'];
  readonly outcome: DeliveryOutcome;
  readonly status?: Maybe<Scalars['Int']['output']>;
  readonly reason: Scalars['String']['output'];
  readonly ms: Scalars['Int']['output'];
};

export type Replay = {
  readonly moves: Scalars['Int']['output'];
  readonly verified: Scalars['Int']['output'];
  readonly numbers: Scalars['Int']['output'];
  readonly rerolled: Scalars['Boolean']['output'];
  readonly proof: Proof;
  readonly parts: ReadonlyArray<RecordPart>;
  readonly intact: Scalars['Boolean']['output'];
  readonly faults: ReadonlyArray<ReplayFault>;
  readonly at?: Maybe<ReplayedMoment>;
};

export type Proof = {
  readonly chain: ChainProof;
  readonly dice: DiceProof;
  readonly rules: RulesProof;
  readonly text: Scalars['String']['output'];
};

export type RecordPart = {
  readonly from: Scalars['Int']['output'];
  readonly to: Scalars['Int']['output'];
  readonly rules: RulesUsed;
  readonly present: Scalars['Boolean']['output'];
  readonly chained: Scalars['Int']['output'];
  readonly verified: Scalars['Int']['output'];
};

export type ReplayFault = {
  readonly version: Scalars['Int']['output'];
  readonly kind: ReplayFaultKind;
  readonly text: Scalars['String']['output'];
};

export type ReplayedMoment = {
  readonly version: Scalars['Int']['output'];
  readonly moment: Scalars['String']['output'];
  readonly position: Scalars['JSON']['output'];
  readonly typedPosition?: Maybe<PositionByGame>;
  readonly decision?: Maybe<Decision>;
  readonly result?: Maybe<Result>;
};

export type MyGames = {
  readonly games: ReadonlyArray<MyGame>;
  readonly unknown: ReadonlyArray<Scalars['Int']['output']>;
  readonly unreadable: ReadonlyArray<Scalars['Int']['output']>;
};

export type News = {
  readonly news: ReadonlyArray<NewsItem>;
  readonly since: Scalars['String']['output'];
  readonly more: Scalars['Boolean']['output'];
  readonly again: Scalars['Int']['output'];
};

export type NewsItem = {
  readonly id: Scalars['String']['output'];
  readonly kind: NewsKind;
  readonly game: Scalars['ID']['output'];
  readonly seat: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
  readonly at?: Maybe<Scalars['Time']['output']>;
  readonly by?: Maybe<Scalars['ID']['output']>;
  readonly deadline?: Maybe<Scalars['Time']['output']>;
  readonly words?: Maybe<Scalars['String']['output']>;
};

export type MyGame = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly ruleset: Scalars['ID']['output'];
  readonly seat: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly names: ReadonlyArray<SeatName>;
  readonly moment?: Maybe<Scalars['String']['output']>;
  readonly readable: Scalars['Boolean']['output'];
  readonly waitsForYou: Scalars['Boolean']['output'];
  readonly waitsFor?: Maybe<WaitsFor>;
  readonly proposal?: Maybe<UndoProposal>;
  readonly ended?: Maybe<GameEnd>;
};

export type ActAnswer = Committed | RefusedAct | Conflict;

export type Committed = {
  readonly outcome: CommittedOutcome;
  readonly game: Game;
  readonly events: ReadonlyArray<Event>;
  readonly rules: ReadonlyArray<QuotedRule>;
  readonly replayed: Scalars['Boolean']['output'];
};

export type RefusedAct = {
  readonly failing: ReadonlyArray<Requirement>;
  readonly game: Game;
  readonly rules: ReadonlyArray<QuotedRule>;
};

export type Conflict = {
  readonly message: Scalars['String']['output'];
  readonly presentVersion: Scalars['Int']['output'];
};

export type Moves = {
  readonly moves: ReadonlyArray<RecordedMove>;
  readonly chainIntact: Scalars['Boolean']['output'];
  readonly next?: Maybe<Scalars['Int']['output']>;
};

export type RecordedMove = {
  readonly version: Scalars['Int']['output'];
  readonly at: Scalars['Time']['output'];
  readonly by?: Maybe<Scalars['ID']['output']>;
  readonly sent?: Maybe<Scalars['JSON']['output']>;
  readonly renewals: ReadonlyArray<Renewal>;
  readonly words?: Maybe<Scalars['String']['output']>;
  readonly informed: Scalars['Boolean']['output'];
  readonly outcome: MoveOutcome;
  readonly events: ReadonlyArray<Event>;
  readonly decision?: Maybe<Decision>;
  readonly result?: Maybe<Result>;
  readonly chance: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  readonly hash: Scalars['String']['output'];
  readonly previous: Scalars['String']['output'];
};

export type GameResult =
  | 'victory'
  | 'defeat'
  | 'draw';

export type OriginKind =
  | 'branch'
  | 'import';

export type GameEnding =
  | 'over'
  | 'closed';

export type UndoOutcome =
  | 'undone'
  | 'proposed';

export type TakeOverOutcome =
  | 'current'
  | 'would'
  | 'proposed'
  | 'done';

export type ChainProof =
  | 'whole'
  | 'broken'
  | 'unknown';

export type DiceProof =
  | 'derived'
  | 'broken'
  | 'sealed'
  | 'table';

export type RulesProof =
  | 'all'
  | 'some'
  | 'none'
  | 'broken';

export type WayOnKind =
  | 'checkpoint'
  | 'question'
  | 'back';

export type ReplayFaultKind =
  | 'hash'
  | 'link'
  | 'dice'
  | 'rules'
  | 'refused'
  | 'unreadable'
  | 'commitment'
  | 'seat';

export type NewsKind =
  | 'turn'
  | 'move'
  | 'over'
  | 'proposal'
  | 'proposalEnded'
  | 'renewed'
  | 'claims'
  | 'lost';

export type CommittedOutcome =
  | 'paused'
  | 'over';

export type MoveOutcome =
  | 'created'
  | 'paused'
  | 'over'
  | 'closed';

export type NumberOrigin =
  | 'given'
  | 'inferred'
  | 'assumed';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Adjudication:
    | ( AdjudicationAnswer )
    | ( AdjudicationAnswer )
    | ( AdjudicationAnswer )
  ;
  ActAnswer:
    | ( Omit<Committed, 'game' | 'events'> & { game: _RefType['Game'], events: ReadonlyArray<_RefType['Event']> } )
    | ( Omit<RefusedAct, 'failing' | 'game'> & { failing: ReadonlyArray<_RefType['Requirement']>, game: _RefType['Game'] } )
    | ( Conflict )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  DustTacticsAction: ResolverTypeWrapper<Scalars['DustTacticsAction']['output']>;
  DustTacticsPosition: ResolverTypeWrapper<Scalars['DustTacticsPosition']['output']>;
  DustTacticsEvent: ResolverTypeWrapper<Scalars['DustTacticsEvent']['output']>;
  HourOfGloryAction: ResolverTypeWrapper<Scalars['HourOfGloryAction']['output']>;
  HourOfGloryPosition: ResolverTypeWrapper<Scalars['HourOfGloryPosition']['output']>;
  HourOfGloryEvent: ResolverTypeWrapper<Scalars['HourOfGloryEvent']['output']>;
  RogueRegimentAction: ResolverTypeWrapper<Scalars['RogueRegimentAction']['output']>;
  RogueRegimentPosition: ResolverTypeWrapper<Scalars['RogueRegimentPosition']['output']>;
  RogueRegimentEvent: ResolverTypeWrapper<Scalars['RogueRegimentEvent']['output']>;
  TwoHundredHoursAction: ResolverTypeWrapper<Scalars['TwoHundredHoursAction']['output']>;
  TwoHundredHoursPosition: ResolverTypeWrapper<Scalars['TwoHundredHoursPosition']['output']>;
  TwoHundredHoursEvent: ResolverTypeWrapper<Scalars['TwoHundredHoursEvent']['output']>;
  VSabotageAction: ResolverTypeWrapper<Scalars['VSabotageAction']['output']>;
  VSabotagePosition: ResolverTypeWrapper<Scalars['VSabotagePosition']['output']>;
  VSabotageEvent: ResolverTypeWrapper<Scalars['VSabotageEvent']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Problem: ResolverTypeWrapper<Omit<Problem, 'faults'> & { faults: ReadonlyArray<ResolversTypes['Defect']> }>;
  At: At;
  Where: Where;
  BoardWhere: BoardWhere;
  ScenarioWhere: ScenarioWhere;
  PositionWhere: PositionWhere;
  GameWhere: GameWhere;
  PositionByGameInput: PositionByGameInput;
  ActionByGameInput: ActionByGameInput;
  PositionByGame: ResolverTypeWrapper<PositionByGame>;
  ActionByGame: ResolverTypeWrapper<ActionByGame>;
  ActionsByGame: ResolverTypeWrapper<ActionsByGame>;
  EventByGame: ResolverTypeWrapper<EventByGame>;
  SetUpOptions: SetUpOptions;
  Settings: Settings;
  Move: Move;
  ExploredMoveInput: ExploredMoveInput;
  ExplorePart: ExplorePart;
  SeatNameInput: SeatNameInput;
  Strength: Strength;
  Until: Until;
  Dice: Dice;
  Facing: Facing;
  SightQuestion: SightQuestion;
  Theme: Theme;
  Visibility: Visibility;
  RuleKind: RuleKind;
  Ruleset: ResolverTypeWrapper<Omit<Omit<Ruleset, 'rules'> & { rules?: Maybe<ResolversTypes['RuleConnection']> }, "schemas" | "scenarios" | "rules" | "notation">>;
  RuleConnection: ResolverTypeWrapper<Omit<RuleConnection, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['Rule']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  MoveConnection: ResolverTypeWrapper<Omit<MoveConnection, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['RecordedMove']> }>;
  SetUpChoice: ResolverTypeWrapper<SetUpChoice>;
  SetUpValue: ResolverTypeWrapper<SetUpValue>;
  Notation: ResolverTypeWrapper<Notation>;
  NotationDrawing: ResolverTypeWrapper<NotationDrawing>;
  DrawingKind: DrawingKind;
  NamedDrawing: ResolverTypeWrapper<NamedDrawing>;
  NotationGround: ResolverTypeWrapper<NotationGround>;
  NotationBorder: ResolverTypeWrapper<NotationBorder>;
  NamedBorder: ResolverTypeWrapper<NamedBorder>;
  NotationLine: ResolverTypeWrapper<NotationLine>;
  NotationExtent: ResolverTypeWrapper<NotationExtent>;
  NotationAttribute: ResolverTypeWrapper<NotationAttribute>;
  NotationSaying: NotationSaying;
  NotationBlank: ResolverTypeWrapper<NotationBlank>;
  NotationBlankKind: NotationBlankKind;
  Schemas: ResolverTypeWrapper<Schemas>;
  Rule: ResolverTypeWrapper<Omit<Rule, "cases" | "shownBy"> & { readonly ruleset?: string }>;
  ShownBy: ResolverTypeWrapper<ShownBy>;
  ShowingCase: ResolverTypeWrapper<ShowingCase>;
  Citation: ResolverTypeWrapper<Omit<Citation, 'rule'> & { rule?: Maybe<ResolversTypes['Rule']> }>;
  Reading: ResolverTypeWrapper<Reading>;
  Scenario: ResolverTypeWrapper<Scenario>;
  PlayerCount: ResolverTypeWrapper<PlayerCount>;
  GamePreview: ResolverTypeWrapper<Omit<GamePreview, 'decision'> & { decision?: Maybe<ResolversTypes['Decision']> }>;
  ScenarioTrial: ResolverTypeWrapper<ScenarioTrial>;
  QuotedRule: ResolverTypeWrapper<QuotedRule>;
  Event: ResolverTypeWrapper<Omit<Omit<Event, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  Requirement: ResolverTypeWrapper<Omit<Omit<Requirement, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  DecisionKind: DecisionKind;
  Decision: ResolverTypeWrapper<Omit<Omit<Decision, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  DieKind: ResolverTypeWrapper<DieKind>;
  Option: ResolverTypeWrapper<Option>;
  Result: ResolverTypeWrapper<Omit<Omit<Result, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  Unused: ResolverTypeWrapper<Unused>;
  Adjudication: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Adjudication']>;
  Paused: ResolverTypeWrapper<AdjudicationAnswer>;
  Over: ResolverTypeWrapper<AdjudicationAnswer>;
  Refused: ResolverTypeWrapper<AdjudicationAnswer>;
  LegalActions: ResolverTypeWrapper<Omit<LegalActions, 'forms' | 'decision'> & { forms: ReadonlyArray<ResolversTypes['ActionForm']>, decision?: Maybe<ResolversTypes['Decision']> }>;
  ActionForm: ResolverTypeWrapper<Omit<ActionForm, 'requirements'> & { requirements: ReadonlyArray<ResolversTypes['Requirement']> }>;
  FormEnds: ResolverTypeWrapper<FormEnds>;
  NamedEnd: ResolverTypeWrapper<NamedEnd>;
  Requirements: ResolverTypeWrapper<Omit<Requirements, 'requirements' | 'outlook'> & { requirements: ReadonlyArray<ResolversTypes['Requirement']>, outlook?: Maybe<ResolversTypes['Outlook']> }>;
  Outlook: ResolverTypeWrapper<Omit<Outlook, 'warnings'> & { warnings: ReadonlyArray<ResolversTypes['OutlookWarning']> }>;
  OutlookShot: ResolverTypeWrapper<OutlookShot>;
  OutlookFirer: ResolverTypeWrapper<OutlookFirer>;
  OutlookTemplate: ResolverTypeWrapper<OutlookTemplate>;
  OutlookWarning: ResolverTypeWrapper<Omit<Omit<OutlookWarning, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  Sight: ResolverTypeWrapper<Omit<Sight, 'ruling'> & { ruling: ResolversTypes['SightRuling'] }>;
  SightRuling: ResolverTypeWrapper<Omit<SightRuling, 'lines' | 'reasons' | 'back'> & { lines: ReadonlyArray<ResolversTypes['SightLine']>, reasons: ReadonlyArray<ResolversTypes['Reason']>, back?: Maybe<ResolversTypes['SightVerdict']> }>;
  SightVerdict: ResolverTypeWrapper<Omit<SightVerdict, 'lines' | 'reasons'> & { lines: ReadonlyArray<ResolversTypes['SightLine']>, reasons: ReadonlyArray<ResolversTypes['Reason']> }>;
  SightLine: ResolverTypeWrapper<Omit<SightLine, 'blocker' | 'hindrances'> & { blocker?: Maybe<ResolversTypes['Reason']>, hindrances: ReadonlyArray<ResolversTypes['Reason']> }>;
  Elevation: ResolverTypeWrapper<Elevation>;
  ElevationPart: ResolverTypeWrapper<ElevationPart>;
  ElevationKind: ElevationKind;
  Reason: ResolverTypeWrapper<Omit<Omit<Reason, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  RestsOn: ResolverTypeWrapper<RestsOn>;
  OtherReading: ResolverTypeWrapper<OtherReading>;
  FieldOfView: ResolverTypeWrapper<Omit<FieldOfView, 'field'> & { field: ResolversTypes['Field'] }>;
  FieldGround: ResolverTypeWrapper<FieldGround>;
  Field: ResolverTypeWrapper<Omit<Omit<Field, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  Odds: ResolverTypeWrapper<Omit<Odds, 'odds'> & { odds: ResolversTypes['OddsTable'] }>;
  OddsTable: ResolverTypeWrapper<ToldOdds>;
  OtherOdds: ResolverTypeWrapper<OtherOdds>;
  UntriedReading: ResolverTypeWrapper<UntriedReading>;
  FactOdds: ResolverTypeWrapper<FactOdds>;
  Way: ResolverTypeWrapper<Omit<Way, 'decision'> & { decision?: Maybe<ResolversTypes['Decision']> }>;
  PolicyMove: ResolverTypeWrapper<PolicyMove>;
  Analysis: ResolverTypeWrapper<Analysis>;
  AnalysedMove: ResolverTypeWrapper<AnalysedMove>;
  AnalysedLine: ResolverTypeWrapper<AnalysedLine>;
  Sample: ResolverTypeWrapper<Sample>;
  Exploration: ResolverTypeWrapper<Omit<Exploration, 'results'> & { results: ReadonlyArray<ResolversTypes['Explored']> }>;
  ExplorationPlace: ResolverTypeWrapper<ExplorationPlace>;
  Explored: ResolverTypeWrapper<Omit<Explored, 'faults' | 'events' | 'decision' | 'result' | 'failing'> & { faults?: Maybe<ReadonlyArray<ResolversTypes['Defect']>>, events?: Maybe<ReadonlyArray<ResolversTypes['Event']>>, decision?: Maybe<ResolversTypes['Decision']>, result?: Maybe<ResolversTypes['Result']>, failing?: Maybe<ReadonlyArray<ResolversTypes['Requirement']>> }>;
  ExploredOutcome: ExploredOutcome;
  EnemyPreview: ResolverTypeWrapper<Omit<EnemyPreview, 'intents'> & { intents: ReadonlyArray<ResolversTypes['EnemyIntent']> }>;
  Condition: ResolverTypeWrapper<Condition>;
  EnemyIntent: ResolverTypeWrapper<Omit<Omit<EnemyIntent, 'citations' | 'criteria'> & { citations: ReadonlyArray<ResolversTypes['Citation']>, criteria: ReadonlyArray<ResolversTypes['Criterion']> }, "citations">>;
  Criterion: ResolverTypeWrapper<Omit<Omit<Criterion, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  Candidate: ResolverTypeWrapper<Candidate>;
  Position: ResolverTypeWrapper<Omit<Position, 'decision'> & { decision?: Maybe<ResolversTypes['Decision']> }>;
  TextDraft: ResolverTypeWrapper<Omit<TextDraft, 'defects'> & { defects: ReadonlyArray<ResolversTypes['Defect']> }>;
  DrawnText: ResolverTypeWrapper<DrawnText>;
  Defect: ResolverTypeWrapper<Omit<Omit<Defect, 'citations'> & { citations: ReadonlyArray<ResolversTypes['Citation']> }, "citations">>;
  Picture: ResolverTypeWrapper<Omit<Picture, "png">>;
  BoardModel: ResolverTypeWrapper<BoardModel>;
  BoardName: ResolverTypeWrapper<BoardName>;
  BoardObjective: ResolverTypeWrapper<BoardObjective>;
  ObjectiveState: ObjectiveState;
  BoardTrack: ResolverTypeWrapper<BoardTrack>;
  TrackEnd: TrackEnd;
  BoardKind: BoardKind;
  BoardTable: ResolverTypeWrapper<BoardTable>;
  BoardShape: ResolverTypeWrapper<BoardShape>;
  Spot: ResolverTypeWrapper<Spot>;
  BoardSquare: ResolverTypeWrapper<BoardSquare>;
  BoardEdge: ResolverTypeWrapper<BoardEdge>;
  BoardArea: ResolverTypeWrapper<BoardArea>;
  BoardWay: ResolverTypeWrapper<BoardWay>;
  Piece: ResolverTypeWrapper<Piece>;
  Mark: ResolverTypeWrapper<Mark>;
  Place: ResolverTypeWrapper<Place>;
  Game: ResolverTypeWrapper<Omit<Game, 'decision' | 'result' | 'moves' | 'legalActions' | 'picture'> & { decision?: Maybe<ResolversTypes['Decision']>, result?: Maybe<ResolversTypes['Result']>, moves?: Maybe<ResolversTypes['MoveConnection']>, legalActions?: Maybe<ResolversTypes['LegalActions']>, picture?: Maybe<ResolversTypes['Picture']> }>;
  DealtPiece: ResolverTypeWrapper<DealtPiece>;
  Claim: ResolverTypeWrapper<Claim>;
  SeatName: ResolverTypeWrapper<SeatName>;
  Said: ResolverTypeWrapper<Said>;
  Invitation: ResolverTypeWrapper<Invitation>;
  GameRules: ResolverTypeWrapper<GameRules>;
  RulesUsed: ResolverTypeWrapper<RulesUsed>;
  Origin: ResolverTypeWrapper<Origin>;
  WaitsFor: ResolverTypeWrapper<WaitsFor>;
  GameEnd: ResolverTypeWrapper<GameEnd>;
  GameAnalysis: GameAnalysis;
  GameVisibility: GameVisibility;
  Consequence: Consequence;
  Deadline: ResolverTypeWrapper<Deadline>;
  DeadlineInput: DeadlineInput;
  KeepInput: KeepInput;
  UndoAnswer: ResolverTypeWrapper<Omit<UndoAnswer, 'game'> & { game: ResolversTypes['Game'] }>;
  UndoProposal: ResolverTypeWrapper<UndoProposal>;
  EndedProposal: ResolverTypeWrapper<EndedProposal>;
  RenewedConsent: ResolverTypeWrapper<RenewedConsent>;
  Renewal: ResolverTypeWrapper<Renewal>;
  TakeOver: ResolverTypeWrapper<Omit<TakeOver, 'game'> & { game: ResolversTypes['Game'] }>;
  WayOn: ResolverTypeWrapper<WayOn>;
  Difference: ResolverTypeWrapper<Difference>;
  NoticeBrowser: NoticeBrowser;
  PushKeys: PushKeys;
  NoticesAnswer: ResolverTypeWrapper<NoticesAnswer>;
  OwnNotices: ResolverTypeWrapper<Omit<OwnNotices, 'deliveries'> & { deliveries: ReadonlyArray<ResolversTypes['NoticeDelivery']> }>;
  NoticeKind: NoticeKind;
  DeliveryOutcome: DeliveryOutcome;
  NoticeDelivery: ResolverTypeWrapper<Omit<NoticeDelivery, "kind"> & { readonly kind: string }>;
  Replay: ResolverTypeWrapper<Omit<Replay, 'at'> & { at?: Maybe<ResolversTypes['ReplayedMoment']> }>;
  Proof: ResolverTypeWrapper<Proof>;
  RecordPart: ResolverTypeWrapper<RecordPart>;
  ReplayFault: ResolverTypeWrapper<ReplayFault>;
  ReplayedMoment: ResolverTypeWrapper<Omit<ReplayedMoment, 'decision' | 'result'> & { decision?: Maybe<ResolversTypes['Decision']>, result?: Maybe<ResolversTypes['Result']> }>;
  MyGames: ResolverTypeWrapper<MyGames>;
  News: ResolverTypeWrapper<News>;
  NewsItem: ResolverTypeWrapper<NewsItem>;
  MyGame: ResolverTypeWrapper<MyGame>;
  ActAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActAnswer']>;
  Committed: ResolverTypeWrapper<Omit<Committed, 'game' | 'events'> & { game: ResolversTypes['Game'], events: ReadonlyArray<ResolversTypes['Event']> }>;
  RefusedAct: ResolverTypeWrapper<Omit<RefusedAct, 'failing' | 'game'> & { failing: ReadonlyArray<ResolversTypes['Requirement']>, game: ResolversTypes['Game'] }>;
  Conflict: ResolverTypeWrapper<Conflict>;
  Moves: ResolverTypeWrapper<Omit<Moves, 'moves'> & { moves: ReadonlyArray<ResolversTypes['RecordedMove']> }>;
  RecordedMove: ResolverTypeWrapper<Omit<RecordedMove, 'events' | 'decision' | 'result'> & { events: ReadonlyArray<ResolversTypes['Event']>, decision?: Maybe<ResolversTypes['Decision']>, result?: Maybe<ResolversTypes['Result']> }>;
  GameResult: GameResult;
  OriginKind: OriginKind;
  GameEnding: GameEnding;
  UndoOutcome: UndoOutcome;
  TakeOverOutcome: TakeOverOutcome;
  ChainProof: ChainProof;
  DiceProof: DiceProof;
  RulesProof: RulesProof;
  WayOnKind: WayOnKind;
  ReplayFaultKind: ReplayFaultKind;
  NewsKind: NewsKind;
  CommittedOutcome: CommittedOutcome;
  MoveOutcome: MoveOutcome;
  NumberOrigin: NumberOrigin;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: Scalars['JSON']['output'];
  Time: Scalars['Time']['output'];
  DustTacticsAction: Scalars['DustTacticsAction']['output'];
  DustTacticsPosition: Scalars['DustTacticsPosition']['output'];
  DustTacticsEvent: Scalars['DustTacticsEvent']['output'];
  HourOfGloryAction: Scalars['HourOfGloryAction']['output'];
  HourOfGloryPosition: Scalars['HourOfGloryPosition']['output'];
  HourOfGloryEvent: Scalars['HourOfGloryEvent']['output'];
  RogueRegimentAction: Scalars['RogueRegimentAction']['output'];
  RogueRegimentPosition: Scalars['RogueRegimentPosition']['output'];
  RogueRegimentEvent: Scalars['RogueRegimentEvent']['output'];
  TwoHundredHoursAction: Scalars['TwoHundredHoursAction']['output'];
  TwoHundredHoursPosition: Scalars['TwoHundredHoursPosition']['output'];
  TwoHundredHoursEvent: Scalars['TwoHundredHoursEvent']['output'];
  VSabotageAction: Scalars['VSabotageAction']['output'];
  VSabotagePosition: Scalars['VSabotagePosition']['output'];
  VSabotageEvent: Scalars['VSabotageEvent']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  Problem: Omit<Problem, 'faults'> & { faults: ReadonlyArray<ResolversParentTypes['Defect']> };
  At: At;
  Where: Where;
  BoardWhere: BoardWhere;
  ScenarioWhere: ScenarioWhere;
  PositionWhere: PositionWhere;
  GameWhere: GameWhere;
  PositionByGameInput: PositionByGameInput;
  ActionByGameInput: ActionByGameInput;
  PositionByGame: PositionByGame;
  ActionByGame: ActionByGame;
  ActionsByGame: ActionsByGame;
  EventByGame: EventByGame;
  SetUpOptions: SetUpOptions;
  Settings: Settings;
  Move: Move;
  ExploredMoveInput: ExploredMoveInput;
  SeatNameInput: SeatNameInput;
  SightQuestion: SightQuestion;
  Ruleset: Omit<Omit<Ruleset, 'rules'> & { rules?: Maybe<ResolversParentTypes['RuleConnection']> }, "schemas" | "scenarios" | "rules" | "notation">;
  RuleConnection: Omit<RuleConnection, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['Rule']> };
  PageInfo: PageInfo;
  MoveConnection: Omit<MoveConnection, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['RecordedMove']> };
  SetUpChoice: SetUpChoice;
  SetUpValue: SetUpValue;
  Notation: Notation;
  NotationDrawing: NotationDrawing;
  NamedDrawing: NamedDrawing;
  NotationGround: NotationGround;
  NotationBorder: NotationBorder;
  NamedBorder: NamedBorder;
  NotationLine: NotationLine;
  NotationExtent: NotationExtent;
  NotationAttribute: NotationAttribute;
  NotationBlank: NotationBlank;
  Schemas: Schemas;
  Rule: Omit<Rule, "cases" | "shownBy"> & { readonly ruleset?: string };
  ShownBy: ShownBy;
  ShowingCase: ShowingCase;
  Citation: Omit<Citation, 'rule'> & { rule?: Maybe<ResolversParentTypes['Rule']> };
  Reading: Reading;
  Scenario: Scenario;
  PlayerCount: PlayerCount;
  GamePreview: Omit<GamePreview, 'decision'> & { decision?: Maybe<ResolversParentTypes['Decision']> };
  ScenarioTrial: ScenarioTrial;
  QuotedRule: QuotedRule;
  Event: Omit<Omit<Event, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  Requirement: Omit<Omit<Requirement, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  Decision: Omit<Omit<Decision, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  DieKind: DieKind;
  Option: Option;
  Result: Omit<Omit<Result, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  Unused: Unused;
  Adjudication: ResolversUnionTypes<ResolversParentTypes>['Adjudication'];
  Paused: AdjudicationAnswer;
  Over: AdjudicationAnswer;
  Refused: AdjudicationAnswer;
  LegalActions: Omit<LegalActions, 'forms' | 'decision'> & { forms: ReadonlyArray<ResolversParentTypes['ActionForm']>, decision?: Maybe<ResolversParentTypes['Decision']> };
  ActionForm: Omit<ActionForm, 'requirements'> & { requirements: ReadonlyArray<ResolversParentTypes['Requirement']> };
  FormEnds: FormEnds;
  NamedEnd: NamedEnd;
  Requirements: Omit<Requirements, 'requirements' | 'outlook'> & { requirements: ReadonlyArray<ResolversParentTypes['Requirement']>, outlook?: Maybe<ResolversParentTypes['Outlook']> };
  Outlook: Omit<Outlook, 'warnings'> & { warnings: ReadonlyArray<ResolversParentTypes['OutlookWarning']> };
  OutlookShot: OutlookShot;
  OutlookFirer: OutlookFirer;
  OutlookTemplate: OutlookTemplate;
  OutlookWarning: Omit<Omit<OutlookWarning, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  Sight: Omit<Sight, 'ruling'> & { ruling: ResolversParentTypes['SightRuling'] };
  SightRuling: Omit<SightRuling, 'lines' | 'reasons' | 'back'> & { lines: ReadonlyArray<ResolversParentTypes['SightLine']>, reasons: ReadonlyArray<ResolversParentTypes['Reason']>, back?: Maybe<ResolversParentTypes['SightVerdict']> };
  SightVerdict: Omit<SightVerdict, 'lines' | 'reasons'> & { lines: ReadonlyArray<ResolversParentTypes['SightLine']>, reasons: ReadonlyArray<ResolversParentTypes['Reason']> };
  SightLine: Omit<SightLine, 'blocker' | 'hindrances'> & { blocker?: Maybe<ResolversParentTypes['Reason']>, hindrances: ReadonlyArray<ResolversParentTypes['Reason']> };
  Elevation: Elevation;
  ElevationPart: ElevationPart;
  Reason: Omit<Omit<Reason, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  RestsOn: RestsOn;
  OtherReading: OtherReading;
  FieldOfView: Omit<FieldOfView, 'field'> & { field: ResolversParentTypes['Field'] };
  FieldGround: FieldGround;
  Field: Omit<Omit<Field, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  Odds: Omit<Odds, 'odds'> & { odds: ResolversParentTypes['OddsTable'] };
  OddsTable: ToldOdds;
  OtherOdds: OtherOdds;
  UntriedReading: UntriedReading;
  FactOdds: FactOdds;
  Way: Omit<Way, 'decision'> & { decision?: Maybe<ResolversParentTypes['Decision']> };
  PolicyMove: PolicyMove;
  Analysis: Analysis;
  AnalysedMove: AnalysedMove;
  AnalysedLine: AnalysedLine;
  Sample: Sample;
  Exploration: Omit<Exploration, 'results'> & { results: ReadonlyArray<ResolversParentTypes['Explored']> };
  ExplorationPlace: ExplorationPlace;
  Explored: Omit<Explored, 'faults' | 'events' | 'decision' | 'result' | 'failing'> & { faults?: Maybe<ReadonlyArray<ResolversParentTypes['Defect']>>, events?: Maybe<ReadonlyArray<ResolversParentTypes['Event']>>, decision?: Maybe<ResolversParentTypes['Decision']>, result?: Maybe<ResolversParentTypes['Result']>, failing?: Maybe<ReadonlyArray<ResolversParentTypes['Requirement']>> };
  EnemyPreview: Omit<EnemyPreview, 'intents'> & { intents: ReadonlyArray<ResolversParentTypes['EnemyIntent']> };
  Condition: Condition;
  EnemyIntent: Omit<Omit<EnemyIntent, 'citations' | 'criteria'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']>, criteria: ReadonlyArray<ResolversParentTypes['Criterion']> }, "citations">;
  Criterion: Omit<Omit<Criterion, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  Candidate: Candidate;
  Position: Omit<Position, 'decision'> & { decision?: Maybe<ResolversParentTypes['Decision']> };
  TextDraft: Omit<TextDraft, 'defects'> & { defects: ReadonlyArray<ResolversParentTypes['Defect']> };
  DrawnText: DrawnText;
  Defect: Omit<Omit<Defect, 'citations'> & { citations: ReadonlyArray<ResolversParentTypes['Citation']> }, "citations">;
  Picture: Omit<Picture, "png">;
  BoardModel: BoardModel;
  BoardName: BoardName;
  BoardObjective: BoardObjective;
  BoardTrack: BoardTrack;
  BoardTable: BoardTable;
  BoardShape: BoardShape;
  Spot: Spot;
  BoardSquare: BoardSquare;
  BoardEdge: BoardEdge;
  BoardArea: BoardArea;
  BoardWay: BoardWay;
  Piece: Piece;
  Mark: Mark;
  Place: Place;
  Game: Omit<Game, 'decision' | 'result' | 'moves' | 'legalActions' | 'picture'> & { decision?: Maybe<ResolversParentTypes['Decision']>, result?: Maybe<ResolversParentTypes['Result']>, moves?: Maybe<ResolversParentTypes['MoveConnection']>, legalActions?: Maybe<ResolversParentTypes['LegalActions']>, picture?: Maybe<ResolversParentTypes['Picture']> };
  DealtPiece: DealtPiece;
  Claim: Claim;
  SeatName: SeatName;
  Said: Said;
  Invitation: Invitation;
  GameRules: GameRules;
  RulesUsed: RulesUsed;
  Origin: Origin;
  WaitsFor: WaitsFor;
  GameEnd: GameEnd;
  Deadline: Deadline;
  DeadlineInput: DeadlineInput;
  KeepInput: KeepInput;
  UndoAnswer: Omit<UndoAnswer, 'game'> & { game: ResolversParentTypes['Game'] };
  UndoProposal: UndoProposal;
  EndedProposal: EndedProposal;
  RenewedConsent: RenewedConsent;
  Renewal: Renewal;
  TakeOver: Omit<TakeOver, 'game'> & { game: ResolversParentTypes['Game'] };
  WayOn: WayOn;
  Difference: Difference;
  NoticeBrowser: NoticeBrowser;
  PushKeys: PushKeys;
  NoticesAnswer: NoticesAnswer;
  OwnNotices: Omit<OwnNotices, 'deliveries'> & { deliveries: ReadonlyArray<ResolversParentTypes['NoticeDelivery']> };
  NoticeDelivery: Omit<NoticeDelivery, "kind"> & { readonly kind: string };
  Replay: Omit<Replay, 'at'> & { at?: Maybe<ResolversParentTypes['ReplayedMoment']> };
  Proof: Proof;
  RecordPart: RecordPart;
  ReplayFault: ReplayFault;
  ReplayedMoment: Omit<ReplayedMoment, 'decision' | 'result'> & { decision?: Maybe<ResolversParentTypes['Decision']>, result?: Maybe<ResolversParentTypes['Result']> };
  MyGames: MyGames;
  News: News;
  NewsItem: NewsItem;
  MyGame: MyGame;
  ActAnswer: ResolversUnionTypes<ResolversParentTypes>['ActAnswer'];
  Committed: Omit<Committed, 'game' | 'events'> & { game: ResolversParentTypes['Game'], events: ReadonlyArray<ResolversParentTypes['Event']> };
  RefusedAct: Omit<RefusedAct, 'failing' | 'game'> & { failing: ReadonlyArray<ResolversParentTypes['Requirement']>, game: ResolversParentTypes['Game'] };
  Conflict: Conflict;
  Moves: Omit<Moves, 'moves'> & { moves: ReadonlyArray<ResolversParentTypes['RecordedMove']> };
  RecordedMove: Omit<RecordedMove, 'events' | 'decision' | 'result'> & { events: ReadonlyArray<ResolversParentTypes['Event']>, decision?: Maybe<ResolversParentTypes['Decision']>, result?: Maybe<ResolversParentTypes['Result']> };
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export interface DustTacticsActionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DustTacticsAction'], any> {
  name: 'DustTacticsAction';
}

export interface DustTacticsPositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DustTacticsPosition'], any> {
  name: 'DustTacticsPosition';
}

export interface DustTacticsEventScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DustTacticsEvent'], any> {
  name: 'DustTacticsEvent';
}

export interface HourOfGloryActionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HourOfGloryAction'], any> {
  name: 'HourOfGloryAction';
}

export interface HourOfGloryPositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HourOfGloryPosition'], any> {
  name: 'HourOfGloryPosition';
}

export interface HourOfGloryEventScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HourOfGloryEvent'], any> {
  name: 'HourOfGloryEvent';
}

export interface RogueRegimentActionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RogueRegimentAction'], any> {
  name: 'RogueRegimentAction';
}

export interface RogueRegimentPositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RogueRegimentPosition'], any> {
  name: 'RogueRegimentPosition';
}

export interface RogueRegimentEventScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RogueRegimentEvent'], any> {
  name: 'RogueRegimentEvent';
}

export interface TwoHundredHoursActionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TwoHundredHoursAction'], any> {
  name: 'TwoHundredHoursAction';
}

export interface TwoHundredHoursPositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TwoHundredHoursPosition'], any> {
  name: 'TwoHundredHoursPosition';
}

export interface TwoHundredHoursEventScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TwoHundredHoursEvent'], any> {
  name: 'TwoHundredHoursEvent';
}

export interface VSabotageActionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['VSabotageAction'], any> {
  name: 'VSabotageAction';
}

export interface VSabotagePositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['VSabotagePosition'], any> {
  name: 'VSabotagePosition';
}

export interface VSabotageEventScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['VSabotageEvent'], any> {
  name: 'VSabotageEvent';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  rulesets?: Resolver<ReadonlyArray<ResolversTypes['Ruleset']>, ParentType, ContextType>;
  ruleset?: Resolver<Maybe<ResolversTypes['Ruleset']>, ParentType, ContextType, RequireFields<QueryRulesetArgs, 'id'>>;
  rules?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Rule']>>, ParentType, ContextType, RequireFields<QueryRulesArgs, 'ruleset'>>;
  scenarios?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Scenario']>>, ParentType, ContextType, RequireFields<QueryScenariosArgs, 'ruleset'>>;
  adjudicate?: Resolver<Maybe<ResolversTypes['Adjudication']>, ParentType, ContextType, RequireFields<QueryAdjudicateArgs, 'move'>>;
  explore?: Resolver<Maybe<ResolversTypes['Exploration']>, ParentType, ContextType, Partial<QueryExploreArgs>>;
  legalActions?: Resolver<Maybe<ResolversTypes['LegalActions']>, ParentType, ContextType, Partial<QueryLegalActionsArgs>>;
  requirements?: Resolver<Maybe<ResolversTypes['Requirements']>, ParentType, ContextType, Partial<QueryRequirementsArgs>>;
  sight?: Resolver<Maybe<ResolversTypes['Sight']>, ParentType, ContextType, RequireFields<QuerySightArgs, 'from' | 'to'>>;
  fieldOfView?: Resolver<Maybe<ResolversTypes['FieldOfView']>, ParentType, ContextType, RequireFields<QueryFieldOfViewArgs, 'piece'>>;
  odds?: Resolver<Maybe<ResolversTypes['Odds']>, ParentType, ContextType, Partial<QueryOddsArgs>>;
  enemyPreview?: Resolver<Maybe<ResolversTypes['EnemyPreview']>, ParentType, ContextType, Partial<QueryEnemyPreviewArgs>>;
  policyMove?: Resolver<Maybe<ResolversTypes['PolicyMove']>, ParentType, ContextType, Partial<QueryPolicyMoveArgs>>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notices?: Resolver<Maybe<ResolversTypes['OwnNotices']>, ParentType, ContextType, RequireFields<QueryNoticesArgs, 'id'>>;
  analyse?: Resolver<Maybe<ResolversTypes['Analysis']>, ParentType, ContextType, Partial<QueryAnalyseArgs>>;
  sample?: Resolver<Maybe<ResolversTypes['Sample']>, ParentType, ContextType, Partial<QuerySampleArgs>>;
  previewGame?: Resolver<Maybe<ResolversTypes['GamePreview']>, ParentType, ContextType, Partial<QueryPreviewGameArgs>>;
  board?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType, Partial<QueryBoardArgs>>;
  draft?: Resolver<Maybe<ResolversTypes['TextDraft']>, ParentType, ContextType, RequireFields<QueryDraftArgs, 'ruleset' | 'board'>>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType, Partial<QueryPictureArgs>>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'id'>>;
  moves?: Resolver<Maybe<ResolversTypes['Moves']>, ParentType, ContextType, RequireFields<QueryMovesArgs, 'id'>>;
  record?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryRecordArgs, 'id'>>;
  verifyRecord?: Resolver<Maybe<ResolversTypes['Replay']>, ParentType, ContextType, RequireFields<QueryVerifyRecordArgs, 'record'>>;
  myGames?: Resolver<Maybe<ResolversTypes['MyGames']>, ParentType, ContextType, RequireFields<QueryMyGamesArgs, 'invitations'>>;
  news?: Resolver<Maybe<ResolversTypes['News']>, ParentType, ContextType, RequireFields<QueryNewsArgs, 'invitations'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['Problem']>, ParentType, ContextType>;
  createGame?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, Partial<MutationCreateGameArgs>>;
  act?: Resolver<Maybe<ResolversTypes['ActAnswer']>, ParentType, ContextType, RequireFields<MutationActArgs, 'id' | 'expectedVersion' | 'move'>>;
  undo?: Resolver<Maybe<ResolversTypes['UndoAnswer']>, ParentType, ContextType, RequireFields<MutationUndoArgs, 'id' | 'expectedVersion' | 'to'>>;
  endProposal?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<MutationEndProposalArgs, 'id' | 'expectedVersion'>>;
  claim?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<MutationClaimArgs, 'id'>>;
  branch?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<MutationBranchArgs, 'id'>>;
  renewInvitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationRenewInvitationArgs, 'id' | 'seat'>>;
  closeGame?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<MutationCloseGameArgs, 'id' | 'expectedVersion'>>;
  sendNotices?: Resolver<Maybe<ResolversTypes['NoticesAnswer']>, ParentType, ContextType, RequireFields<MutationSendNoticesArgs, 'id'>>;
  testNotice?: Resolver<Maybe<ResolversTypes['NoticeDelivery']>, ParentType, ContextType, RequireFields<MutationTestNoticeArgs, 'id'>>;
  importRecord?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<MutationImportRecordArgs, 'record'>>;
  takeOverRules?: Resolver<Maybe<ResolversTypes['TakeOver']>, ParentType, ContextType, RequireFields<MutationTakeOverRulesArgs, 'id' | 'expectedVersion'>>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faults?: Resolver<ReadonlyArray<ResolversTypes['Defect']>, ParentType, ContextType>;
  presentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PositionByGameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionByGame'] = ResolversParentTypes['PositionByGame']> = {
  dustTactics?: Resolver<Maybe<ResolversTypes['DustTacticsPosition']>, ParentType, ContextType>;
  hourOfGlory?: Resolver<Maybe<ResolversTypes['HourOfGloryPosition']>, ParentType, ContextType>;
  rogueRegiment?: Resolver<Maybe<ResolversTypes['RogueRegimentPosition']>, ParentType, ContextType>;
  twoHundredHours?: Resolver<Maybe<ResolversTypes['TwoHundredHoursPosition']>, ParentType, ContextType>;
  vSabotage?: Resolver<Maybe<ResolversTypes['VSabotagePosition']>, ParentType, ContextType>;
};

export type ActionByGameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionByGame'] = ResolversParentTypes['ActionByGame']> = {
  dustTactics?: Resolver<Maybe<ResolversTypes['DustTacticsAction']>, ParentType, ContextType>;
  hourOfGlory?: Resolver<Maybe<ResolversTypes['HourOfGloryAction']>, ParentType, ContextType>;
  rogueRegiment?: Resolver<Maybe<ResolversTypes['RogueRegimentAction']>, ParentType, ContextType>;
  twoHundredHours?: Resolver<Maybe<ResolversTypes['TwoHundredHoursAction']>, ParentType, ContextType>;
  vSabotage?: Resolver<Maybe<ResolversTypes['VSabotageAction']>, ParentType, ContextType>;
};

export type ActionsByGameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionsByGame'] = ResolversParentTypes['ActionsByGame']> = {
  dustTactics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DustTacticsAction']>>, ParentType, ContextType>;
  hourOfGlory?: Resolver<Maybe<ReadonlyArray<ResolversTypes['HourOfGloryAction']>>, ParentType, ContextType>;
  rogueRegiment?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RogueRegimentAction']>>, ParentType, ContextType>;
  twoHundredHours?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TwoHundredHoursAction']>>, ParentType, ContextType>;
  vSabotage?: Resolver<Maybe<ReadonlyArray<ResolversTypes['VSabotageAction']>>, ParentType, ContextType>;
};

export type EventByGameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventByGame'] = ResolversParentTypes['EventByGame']> = {
  dustTactics?: Resolver<Maybe<ResolversTypes['DustTacticsEvent']>, ParentType, ContextType>;
  hourOfGlory?: Resolver<Maybe<ResolversTypes['HourOfGloryEvent']>, ParentType, ContextType>;
  rogueRegiment?: Resolver<Maybe<ResolversTypes['RogueRegimentEvent']>, ParentType, ContextType>;
  twoHundredHours?: Resolver<Maybe<ResolversTypes['TwoHundredHoursEvent']>, ParentType, ContextType>;
  vSabotage?: Resolver<Maybe<ResolversTypes['VSabotageEvent']>, ParentType, ContextType>;
};

export type RulesetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ruleset'] = ResolversParentTypes['Ruleset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulties?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mostPlayers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  victoryOf?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['SetUpChoice']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  notation?: Resolver<Maybe<ResolversTypes['Notation']>, ParentType, ContextType>;
  schemas?: Resolver<ResolversTypes['Schemas'], ParentType, ContextType>;
  scenarios?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Scenario']>>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['RuleConnection']>, ParentType, ContextType, Partial<RulesetRulesArgs>>;
};

export type RuleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RuleConnection'] = ResolversParentTypes['RuleConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoveConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveConnection'] = ResolversParentTypes['MoveConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RecordedMove']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SetUpChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpChoice'] = ResolversParentTypes['SetUpChoice']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['SetUpValue']>, ParentType, ContextType>;
  free?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetUpValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpValue'] = ResolversParentTypes['SetUpValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notation'] = ResolversParentTypes['Notation']> = {
  drawing?: Resolver<ResolversTypes['NotationDrawing'], ParentType, ContextType>;
  grounds?: Resolver<ReadonlyArray<ResolversTypes['NotationGround']>, ParentType, ContextType>;
  borders?: Resolver<ReadonlyArray<ResolversTypes['NotationBorder']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['NotationLine']>, ParentType, ContextType>;
};

export type NotationDrawingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotationDrawing'] = ResolversParentTypes['NotationDrawing']> = {
  kind?: Resolver<ResolversTypes['DrawingKind'], ParentType, ContextType>;
  begins?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  another?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  named?: Resolver<ReadonlyArray<ResolversTypes['NamedDrawing']>, ParentType, ContextType>;
};

export type NamedDrawingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedDrawing'] = ResolversParentTypes['NamedDrawing']> = {
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotationGroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotationGround'] = ResolversParentTypes['NotationGround']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terrain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotationBorderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotationBorder'] = ResolversParentTypes['NotationBorder']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  across?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  down?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terrain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  named?: Resolver<Maybe<ResolversTypes['NamedBorder']>, ParentType, ContextType>;
};

export type NamedBorderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedBorder'] = ResolversParentTypes['NamedBorder']> = {
  stem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotationLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotationLine'] = ResolversParentTypes['NotationLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blanks?: Resolver<ReadonlyArray<ResolversTypes['NotationBlank']>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['NotationAttribute']>, ParentType, ContextType>;
  drawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  covers?: Resolver<Maybe<ResolversTypes['NotationExtent']>, ParentType, ContextType>;
  underDrawing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotationExtentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotationExtent'] = ResolversParentTypes['NotationExtent']> = {
  across?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  along?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotationAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotationAttribute'] = ResolversParentTypes['NotationAttribute']> = {
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blank?: Resolver<Maybe<ResolversTypes['NotationBlank']>, ParentType, ContextType>;
  says?: Resolver<Maybe<ResolversTypes['NotationSaying']>, ParentType, ContextType>;
};

export type NotationBlankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotationBlank'] = ResolversParentTypes['NotationBlank']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotationBlankKind'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  called?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  least?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  optional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  many?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SchemasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Schemas'] = ResolversParentTypes['Schemas']> = {
  position?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type RuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rule'] = ResolversParentTypes['Rule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RuleKind'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readings?: Resolver<ReadonlyArray<ResolversTypes['Reading']>, ParentType, ContextType>;
  switchable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['NumberOrigin']>, ParentType, ContextType>;
  open?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  cases?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shownBy?: Resolver<Maybe<ResolversTypes['ShownBy']>, ParentType, ContextType, Partial<RuleShownByArgs>>;
};

export type ShownByResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShownBy'] = ResolversParentTypes['ShownBy']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  some?: Resolver<ReadonlyArray<ResolversTypes['ShowingCase']>, ParentType, ContextType>;
};

export type ShowingCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShowingCase'] = ResolversParentTypes['ShowingCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType>;
};

export type ReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reading'] = ResolversParentTypes['Reading']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScenarioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Scenario'] = ResolversParentTypes['Scenario']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  board?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trial?: Resolver<Maybe<ResolversTypes['ScenarioTrial']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  players?: Resolver<ResolversTypes['PlayerCount'], ParentType, ContextType>;
  difficulties?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['SetUpChoice']>, ParentType, ContextType>;
};

export type PlayerCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerCount'] = ResolversParentTypes['PlayerCount']> = {
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GamePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GamePreview'] = ResolversParentTypes['GamePreview']> = {
  ruleset?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dice?: Resolver<ResolversTypes['Dice'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['GameVisibility'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
};

export type ScenarioTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScenarioTrial'] = ResolversParentTypes['ScenarioTrial']> = {
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turns?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  choices?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type QuotedRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotedRule'] = ResolversParentTypes['QuotedRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RuleKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  typed?: Resolver<Maybe<ResolversTypes['EventByGame']>, ParentType, ContextType>;
};

export type RequirementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Requirement'] = ResolversParentTypes['Requirement']> = {
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  kind?: Resolver<ResolversTypes['DecisionKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prompt?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  piece?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['Option']>, ParentType, ContextType>;
  dice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sides?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['DieKind']>, ParentType, ContextType>;
  pile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type DieKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DieKind'] = ResolversParentTypes['DieKind']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faces?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Result'] = ResolversParentTypes['Result']> = {
  result?: Resolver<ResolversTypes['GameResult'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type UnusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unused'] = ResolversParentTypes['Unused']> = {
  action?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  choose?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  dice?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdjudicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Adjudication'] = ResolversParentTypes['Adjudication']> = {
  __resolveType: TypeResolveFn<'Paused' | 'Over' | 'Refused', ParentType, ContextType>;
};

export type PausedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Paused'] = ResolversParentTypes['Paused']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  typedPosition?: Resolver<Maybe<ResolversTypes['PositionByGame']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unused?: Resolver<ResolversTypes['Unused'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Over'] = ResolversParentTypes['Over']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['Result'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  typedPosition?: Resolver<Maybe<ResolversTypes['PositionByGame']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unused?: Resolver<ResolversTypes['Unused'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refused'] = ResolversParentTypes['Refused']> = {
  failing?: Resolver<ReadonlyArray<ResolversTypes['Requirement']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  typedPosition?: Resolver<Maybe<ResolversTypes['PositionByGame']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LegalActionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegalActions'] = ResolversParentTypes['LegalActions']> = {
  forms?: Resolver<ReadonlyArray<ResolversTypes['ActionForm']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
};

export type ActionFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionForm'] = ResolversParentTypes['ActionForm']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['Requirement']>, ParentType, ContextType>;
  actions?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  typedActions?: Resolver<Maybe<ResolversTypes['ActionsByGame']>, ParentType, ContextType>;
  ends?: Resolver<Maybe<ResolversTypes['FormEnds']>, ParentType, ContextType>;
};

export type FormEndsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormEnds'] = ResolversParentTypes['FormEnds']> = {
  region?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Spot']>>, ParentType, ContextType>;
  named?: Resolver<ReadonlyArray<ResolversTypes['NamedEnd']>, ParentType, ContextType>;
};

export type NamedEndResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedEnd'] = ResolversParentTypes['NamedEnd']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Spot'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequirementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Requirements'] = ResolversParentTypes['Requirements']> = {
  legal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['Requirement']>, ParentType, ContextType>;
  outlook?: Resolver<Maybe<ResolversTypes['Outlook']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
};

export type OutlookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Outlook'] = ResolversParentTypes['Outlook']> = {
  way?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Spot']>>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['OutlookWarning']>, ParentType, ContextType>;
  templates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OutlookTemplate']>>, ParentType, ContextType>;
  shots?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OutlookShot']>>, ParentType, ContextType>;
};

export type OutlookShotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutlookShot'] = ResolversParentTypes['OutlookShot']> = {
  weapon?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firers?: Resolver<ReadonlyArray<ResolversTypes['OutlookFirer']>, ParentType, ContextType>;
};

export type OutlookFirerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutlookFirer'] = ResolversParentTypes['OutlookFirer']> = {
  piece?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutlookTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutlookTemplate'] = ResolversParentTypes['OutlookTemplate']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outline?: Resolver<ReadonlyArray<ResolversTypes['Spot']>, ParentType, ContextType>;
};

export type OutlookWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutlookWarning'] = ResolversParentTypes['OutlookWarning']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type SightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sight'] = ResolversParentTypes['Sight']> = {
  ruling?: Resolver<ResolversTypes['SightRuling'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
};

export type SightRulingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SightRuling'] = ResolversParentTypes['SightRuling']> = {
  viewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['SightLine']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['Reason']>, ParentType, ContextType>;
  back?: Resolver<Maybe<ResolversTypes['SightVerdict']>, ParentType, ContextType>;
  interpretations?: Resolver<ReadonlyArray<ResolversTypes['RestsOn']>, ParentType, ContextType>;
  otherwise?: Resolver<ReadonlyArray<ResolversTypes['OtherReading']>, ParentType, ContextType>;
};

export type SightVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SightVerdict'] = ResolversParentTypes['SightVerdict']> = {
  viewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['SightLine']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type SightLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SightLine'] = ResolversParentTypes['SightLine']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  through?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  blocker?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  hindrances?: Resolver<ReadonlyArray<ResolversTypes['Reason']>, ParentType, ContextType>;
  elevation?: Resolver<Maybe<ResolversTypes['Elevation']>, ParentType, ContextType>;
};

export type ElevationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Elevation'] = ResolversParentTypes['Elevation']> = {
  length?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  begin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['ElevationPart']>, ParentType, ContextType>;
};

export type ElevationPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElevationPart'] = ResolversParentTypes['ElevationPart']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ElevationKind'], ParentType, ContextType>;
  begins?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ends?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bottom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  top?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stops?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  over?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reason'] = ResolversParentTypes['Reason']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type RestsOnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestsOn'] = ResolversParentTypes['RestsOn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtherReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherReading'] = ResolversParentTypes['OtherReading']> = {
  interpretation?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldOfViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldOfView'] = ResolversParentTypes['FieldOfView']> = {
  field?: Resolver<ResolversTypes['Field'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
};

export type FieldGroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldGround'] = ResolversParentTypes['FieldGround']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  well?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  outlines?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Spot']>>, ParentType, ContextType>;
};

export type FieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Field'] = ResolversParentTypes['Field']> = {
  viewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  full?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  partial?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sees?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  grounds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FieldGround']>>, ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type OddsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Odds'] = ResolversParentTypes['Odds']> = {
  odds?: Resolver<ResolversTypes['OddsTable'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
};

export type OddsTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OddsTable'] = ResolversParentTypes['OddsTable']> = {
  facts?: Resolver<ReadonlyArray<ResolversTypes['FactOdds']>, ParentType, ContextType>;
  ways?: Resolver<ReadonlyArray<ResolversTypes['Way']>, ParentType, ContextType>;
  failing?: Resolver<ReadonlyArray<ResolversTypes['Requirement']>, ParentType, ContextType>;
  interpretations?: Resolver<ReadonlyArray<ResolversTypes['RestsOn']>, ParentType, ContextType>;
  otherwise?: Resolver<ReadonlyArray<ResolversTypes['OtherOdds']>, ParentType, ContextType>;
  untried?: Resolver<ReadonlyArray<ResolversTypes['UntriedReading']>, ParentType, ContextType>;
};

export type OtherOddsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherOdds'] = ResolversParentTypes['OtherOdds']> = {
  interpretation?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['FactOdds']>, ParentType, ContextType>;
};

export type UntriedReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UntriedReading'] = ResolversParentTypes['UntriedReading']> = {
  interpretation?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FactOddsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactOdds'] = ResolversParentTypes['FactOdds']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  good?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  probability?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Way'] = ResolversParentTypes['Way']> = {
  probability?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
};

export type PolicyMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyMove'] = ResolversParentTypes['PolicyMove']> = {
  action?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  typedAction?: Resolver<Maybe<ResolversTypes['ActionByGame']>, ParentType, ContextType>;
  choose?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  piece?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Analysis'] = ResolversParentTypes['Analysis']> = {
  ruleset?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  playouts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['AnalysedLine']>, ParentType, ContextType>;
};

export type AnalysedMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysedMove'] = ResolversParentTypes['AnalysedMove']> = {
  action?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  typedAction?: Resolver<Maybe<ResolversTypes['ActionByGame']>, ParentType, ContextType>;
  choose?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type AnalysedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalysedLine'] = ResolversParentTypes['AnalysedLine']> = {
  move?: Resolver<ResolversTypes['AnalysedMove'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playouts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undecided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  win?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  policy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sample'] = ResolversParentTypes['Sample']> = {
  ruleset?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  typedPosition?: Resolver<Maybe<ResolversTypes['PositionByGame']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ExplorationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exploration'] = ResolversParentTypes['Exploration']> = {
  from?: Resolver<ReadonlyArray<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['Explored']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ExplorationPlace']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExplorationPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplorationPlace'] = ResolversParentTypes['ExplorationPlace']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExploredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Explored'] = ResolversParentTypes['Explored']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ExploredOutcome'], ParentType, ContextType>;
  faults?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Defect']>>, ParentType, ContextType>;
  events?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Event']>>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Result']>, ParentType, ContextType>;
  failing?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Requirement']>>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  typedPosition?: Resolver<Maybe<ResolversTypes['PositionByGame']>, ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ReadonlyArray<ResolversTypes['QuotedRule']>>, ParentType, ContextType>;
};

export type EnemyPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyPreview'] = ResolversParentTypes['EnemyPreview']> = {
  intents?: Resolver<ReadonlyArray<ResolversTypes['EnemyIntent']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
};

export type ConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Condition'] = ResolversParentTypes['Condition']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnemyIntentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyIntent'] = ResolversParentTypes['EnemyIntent']> = {
  piece?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
  criteria?: Resolver<ReadonlyArray<ResolversTypes['Criterion']>, ParentType, ContextType>;
  candidates?: Resolver<ReadonlyArray<ResolversTypes['Candidate']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CriterionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Criterion'] = ResolversParentTypes['Criterion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type CandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scores?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  best?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  ruleset?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  typedPosition?: Resolver<Maybe<ResolversTypes['PositionByGame']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardModel'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
};

export type TextDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextDraft'] = ResolversParentTypes['TextDraft']> = {
  ruleset?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  drawn?: Resolver<Maybe<ResolversTypes['DrawnText']>, ParentType, ContextType>;
  defects?: Resolver<ReadonlyArray<ResolversTypes['Defect']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
};

export type DrawnTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawnText'] = ResolversParentTypes['DrawnText']> = {
  board?: Resolver<ResolversTypes['BoardModel'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DefectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Defect'] = ResolversParentTypes['Defect']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cites?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['Citation']>, ParentType, ContextType>;
};

export type PictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  png?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardModel'] = ResolversParentTypes['BoardModel']> = {
  kind?: Resolver<ResolversTypes['BoardKind'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  squares?: Resolver<ReadonlyArray<ResolversTypes['BoardSquare']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['BoardEdge']>, ParentType, ContextType>;
  areas?: Resolver<ReadonlyArray<ResolversTypes['BoardArea']>, ParentType, ContextType>;
  ways?: Resolver<ReadonlyArray<ResolversTypes['BoardWay']>, ParentType, ContextType>;
  pieces?: Resolver<ReadonlyArray<ResolversTypes['Piece']>, ParentType, ContextType>;
  marks?: Resolver<ReadonlyArray<ResolversTypes['Mark']>, ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['BoardTable']>, ParentType, ContextType>;
  objectives?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BoardObjective']>>, ParentType, ContextType>;
  tracks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BoardTrack']>>, ParentType, ContextType>;
  names?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BoardName']>>, ParentType, ContextType>;
  words?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BoardName']>>, ParentType, ContextType>;
};

export type BoardNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardName'] = ResolversParentTypes['BoardName']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardObjectiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardObjective'] = ResolversParentTypes['BoardObjective']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ObjectiveState'], ParentType, ContextType>;
};

export type BoardTrackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardTrack'] = ResolversParentTypes['BoardTrack']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bad?: Resolver<Maybe<ResolversTypes['TrackEnd']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BoardTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardTable'] = ResolversParentTypes['BoardTable']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shapes?: Resolver<ReadonlyArray<ResolversTypes['BoardShape']>, ParentType, ContextType>;
};

export type BoardShapeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardShape'] = ResolversParentTypes['BoardShape']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outline?: Resolver<ReadonlyArray<ResolversTypes['Spot']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type SpotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Spot'] = ResolversParentTypes['Spot']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BoardSquareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardSquare'] = ResolversParentTypes['BoardSquare']> = {
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terrain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardEdge'] = ResolversParentTypes['BoardEdge']> = {
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Facing'], ParentType, ContextType>;
  terrain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardArea'] = ResolversParentTypes['BoardArea']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['Place']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type BoardWayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardWay'] = ResolversParentTypes['BoardWay']> = {
  between?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Piece'] = ResolversParentTypes['Piece']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  facing?: Resolver<Maybe<ResolversTypes['Facing']>, ParentType, ContextType>;
  radius?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bearing?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type MarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mark'] = ResolversParentTypes['Mark']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  squares?: Resolver<ReadonlyArray<ResolversTypes['Spot']>, ParentType, ContextType>;
  area?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['Facing']>, ParentType, ContextType>;
  outlines?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['Spot']>>>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ruleset?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['GameRules'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['GameVisibility'], ParentType, ContextType>;
  analysis?: Resolver<ResolversTypes['GameAnalysis'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['Origin']>, ParentType, ContextType>;
  dice?: Resolver<ResolversTypes['Dice'], ParentType, ContextType>;
  commitment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['SeatName']>, ParentType, ContextType>;
  claims?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Claim']>>, ParentType, ContextType>;
  dealt?: Resolver<ReadonlyArray<ResolversTypes['DealtPiece']>, ParentType, ContextType>;
  you?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  typedPosition?: Resolver<Maybe<ResolversTypes['PositionByGame']>, ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['WaitsFor']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['UndoProposal']>, ParentType, ContextType>;
  endedProposal?: Resolver<Maybe<ResolversTypes['EndedProposal']>, ParentType, ContextType>;
  renewals?: Resolver<ReadonlyArray<ResolversTypes['Renewal']>, ParentType, ContextType>;
  said?: Resolver<Maybe<ResolversTypes['Said']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['Deadline']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Result']>, ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['GameEnd']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Invitation']>>, ParentType, ContextType>;
  moves?: Resolver<Maybe<ResolversTypes['MoveConnection']>, ParentType, ContextType, Partial<GameMovesArgs>>;
  legalActions?: Resolver<Maybe<ResolversTypes['LegalActions']>, ParentType, ContextType, Partial<GameLegalActionsArgs>>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType, Partial<GamePictureArgs>>;
  record?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DealtPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealtPiece'] = ResolversParentTypes['DealtPiece']> = {
  piece?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toAct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim']> = {
  piece?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SeatNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatName'] = ResolversParentTypes['SeatName']> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Said'] = ResolversParentTypes['Said']> = {
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameRules'] = ResolversParentTypes['GameRules']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RulesUsedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesUsed'] = ResolversParentTypes['RulesUsed']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OriginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Origin'] = ResolversParentTypes['Origin']> = {
  kind?: Resolver<ResolversTypes['OriginKind'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitsForResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitsFor'] = ResolversParentTypes['WaitsFor']> = {
  seats?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  toAct?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
};

export type GameEndResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameEnd'] = ResolversParentTypes['GameEnd']> = {
  how?: Resolver<ResolversTypes['GameEnding'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type DeadlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deadline'] = ResolversParentTypes['Deadline']> = {
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consequence?: Resolver<ResolversTypes['Consequence'], ParentType, ContextType>;
};

export type UndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoAnswer'] = ResolversParentTypes['UndoAnswer']> = {
  outcome?: Resolver<ResolversTypes['UndoOutcome'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['UndoProposal']>, ParentType, ContextType>;
};

export type UndoProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoProposal'] = ResolversParentTypes['UndoProposal']> = {
  takesOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  consents?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  renewed?: Resolver<ReadonlyArray<ResolversTypes['RenewedConsent']>, ParentType, ContextType>;
};

export type EndedProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndedProposal'] = ResolversParentTypes['EndedProposal']> = {
  takesOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RenewedConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewedConsent'] = ResolversParentTypes['RenewedConsent']> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type RenewalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Renewal'] = ResolversParentTypes['Renewal']> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type TakeOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeOver'] = ResolversParentTypes['TakeOver']> = {
  outcome?: Resolver<ResolversTypes['TakeOverOutcome'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['RulesUsed'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['RulesUsed'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differences?: Resolver<ReadonlyArray<ResolversTypes['Difference']>, ParentType, ContextType>;
  way?: Resolver<Maybe<ResolversTypes['WayOn']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['UndoProposal']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
};

export type WayOnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WayOn'] = ResolversParentTypes['WayOn']> = {
  how?: Resolver<ResolversTypes['WayOnKind'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  needs?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Difference'] = ResolversParentTypes['Difference']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticesAnswer'] = ResolversParentTypes['NoticesAnswer']> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnNoticesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnNotices'] = ResolversParentTypes['OwnNotices']> = {
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  browsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['NoticeDelivery']>, ParentType, ContextType>;
};

export type NoticeDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeDelivery'] = ResolversParentTypes['NoticeDelivery']> = {
  at?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DeliveryOutcome'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Replay'] = ResolversParentTypes['Replay']> = {
  moves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numbers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rerolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['Proof'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['RecordPart']>, ParentType, ContextType>;
  intact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  faults?: Resolver<ReadonlyArray<ResolversTypes['ReplayFault']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['ReplayedMoment']>, ParentType, ContextType>;
};

export type ProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Proof'] = ResolversParentTypes['Proof']> = {
  chain?: Resolver<ResolversTypes['ChainProof'], ParentType, ContextType>;
  dice?: Resolver<ResolversTypes['DiceProof'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['RulesProof'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordPart'] = ResolversParentTypes['RecordPart']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['RulesUsed'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chained?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplayFault'] = ResolversParentTypes['ReplayFault']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReplayFaultKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplayedMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplayedMoment'] = ResolversParentTypes['ReplayedMoment']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  typedPosition?: Resolver<Maybe<ResolversTypes['PositionByGame']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Result']>, ParentType, ContextType>;
};

export type MyGamesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyGames'] = ResolversParentTypes['MyGames']> = {
  games?: Resolver<ReadonlyArray<ResolversTypes['MyGame']>, ParentType, ContextType>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['News'] = ResolversParentTypes['News']> = {
  news?: Resolver<ReadonlyArray<ResolversTypes['NewsItem']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  again?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NewsKind'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MyGameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyGame'] = ResolversParentTypes['MyGame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleset?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['SeatName']>, ParentType, ContextType>;
  moment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitsForYou?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['WaitsFor']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['UndoProposal']>, ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['GameEnd']>, ParentType, ContextType>;
};

export type ActAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActAnswer'] = ResolversParentTypes['ActAnswer']> = {
  __resolveType: TypeResolveFn<'Committed' | 'RefusedAct' | 'Conflict', ParentType, ContextType>;
};

export type CommittedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Committed'] = ResolversParentTypes['Committed']> = {
  outcome?: Resolver<ResolversTypes['CommittedOutcome'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedActResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedAct'] = ResolversParentTypes['RefusedAct']> = {
  failing?: Resolver<ReadonlyArray<ResolversTypes['Requirement']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['QuotedRule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conflict'] = ResolversParentTypes['Conflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MovesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Moves'] = ResolversParentTypes['Moves']> = {
  moves?: Resolver<ReadonlyArray<ResolversTypes['RecordedMove']>, ParentType, ContextType>;
  chainIntact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecordedMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedMove'] = ResolversParentTypes['RecordedMove']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  renewals?: Resolver<ReadonlyArray<ResolversTypes['Renewal']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  informed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['MoveOutcome'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['Result']>, ParentType, ContextType>;
  chance?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  JSON?: GraphQLScalarType;
  Time?: GraphQLScalarType;
  DustTacticsAction?: GraphQLScalarType;
  DustTacticsPosition?: GraphQLScalarType;
  DustTacticsEvent?: GraphQLScalarType;
  HourOfGloryAction?: GraphQLScalarType;
  HourOfGloryPosition?: GraphQLScalarType;
  HourOfGloryEvent?: GraphQLScalarType;
  RogueRegimentAction?: GraphQLScalarType;
  RogueRegimentPosition?: GraphQLScalarType;
  RogueRegimentEvent?: GraphQLScalarType;
  TwoHundredHoursAction?: GraphQLScalarType;
  TwoHundredHoursPosition?: GraphQLScalarType;
  TwoHundredHoursEvent?: GraphQLScalarType;
  VSabotageAction?: GraphQLScalarType;
  VSabotagePosition?: GraphQLScalarType;
  VSabotageEvent?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  PositionByGame?: PositionByGameResolvers<ContextType>;
  ActionByGame?: ActionByGameResolvers<ContextType>;
  ActionsByGame?: ActionsByGameResolvers<ContextType>;
  EventByGame?: EventByGameResolvers<ContextType>;
  Ruleset?: RulesetResolvers<ContextType>;
  RuleConnection?: RuleConnectionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  MoveConnection?: MoveConnectionResolvers<ContextType>;
  SetUpChoice?: SetUpChoiceResolvers<ContextType>;
  SetUpValue?: SetUpValueResolvers<ContextType>;
  Notation?: NotationResolvers<ContextType>;
  NotationDrawing?: NotationDrawingResolvers<ContextType>;
  NamedDrawing?: NamedDrawingResolvers<ContextType>;
  NotationGround?: NotationGroundResolvers<ContextType>;
  NotationBorder?: NotationBorderResolvers<ContextType>;
  NamedBorder?: NamedBorderResolvers<ContextType>;
  NotationLine?: NotationLineResolvers<ContextType>;
  NotationExtent?: NotationExtentResolvers<ContextType>;
  NotationAttribute?: NotationAttributeResolvers<ContextType>;
  NotationBlank?: NotationBlankResolvers<ContextType>;
  Schemas?: SchemasResolvers<ContextType>;
  Rule?: RuleResolvers<ContextType>;
  ShownBy?: ShownByResolvers<ContextType>;
  ShowingCase?: ShowingCaseResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  Reading?: ReadingResolvers<ContextType>;
  Scenario?: ScenarioResolvers<ContextType>;
  PlayerCount?: PlayerCountResolvers<ContextType>;
  GamePreview?: GamePreviewResolvers<ContextType>;
  ScenarioTrial?: ScenarioTrialResolvers<ContextType>;
  QuotedRule?: QuotedRuleResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  Requirement?: RequirementResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  DieKind?: DieKindResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  Result?: ResultResolvers<ContextType>;
  Unused?: UnusedResolvers<ContextType>;
  Adjudication?: AdjudicationResolvers<ContextType>;
  Paused?: PausedResolvers<ContextType>;
  Over?: OverResolvers<ContextType>;
  Refused?: RefusedResolvers<ContextType>;
  LegalActions?: LegalActionsResolvers<ContextType>;
  ActionForm?: ActionFormResolvers<ContextType>;
  FormEnds?: FormEndsResolvers<ContextType>;
  NamedEnd?: NamedEndResolvers<ContextType>;
  Requirements?: RequirementsResolvers<ContextType>;
  Outlook?: OutlookResolvers<ContextType>;
  OutlookShot?: OutlookShotResolvers<ContextType>;
  OutlookFirer?: OutlookFirerResolvers<ContextType>;
  OutlookTemplate?: OutlookTemplateResolvers<ContextType>;
  OutlookWarning?: OutlookWarningResolvers<ContextType>;
  Sight?: SightResolvers<ContextType>;
  SightRuling?: SightRulingResolvers<ContextType>;
  SightVerdict?: SightVerdictResolvers<ContextType>;
  SightLine?: SightLineResolvers<ContextType>;
  Elevation?: ElevationResolvers<ContextType>;
  ElevationPart?: ElevationPartResolvers<ContextType>;
  Reason?: ReasonResolvers<ContextType>;
  RestsOn?: RestsOnResolvers<ContextType>;
  OtherReading?: OtherReadingResolvers<ContextType>;
  FieldOfView?: FieldOfViewResolvers<ContextType>;
  FieldGround?: FieldGroundResolvers<ContextType>;
  Field?: FieldResolvers<ContextType>;
  Odds?: OddsResolvers<ContextType>;
  OddsTable?: OddsTableResolvers<ContextType>;
  OtherOdds?: OtherOddsResolvers<ContextType>;
  UntriedReading?: UntriedReadingResolvers<ContextType>;
  FactOdds?: FactOddsResolvers<ContextType>;
  Way?: WayResolvers<ContextType>;
  PolicyMove?: PolicyMoveResolvers<ContextType>;
  Analysis?: AnalysisResolvers<ContextType>;
  AnalysedMove?: AnalysedMoveResolvers<ContextType>;
  AnalysedLine?: AnalysedLineResolvers<ContextType>;
  Sample?: SampleResolvers<ContextType>;
  Exploration?: ExplorationResolvers<ContextType>;
  ExplorationPlace?: ExplorationPlaceResolvers<ContextType>;
  Explored?: ExploredResolvers<ContextType>;
  EnemyPreview?: EnemyPreviewResolvers<ContextType>;
  Condition?: ConditionResolvers<ContextType>;
  EnemyIntent?: EnemyIntentResolvers<ContextType>;
  Criterion?: CriterionResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  TextDraft?: TextDraftResolvers<ContextType>;
  DrawnText?: DrawnTextResolvers<ContextType>;
  Defect?: DefectResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  BoardModel?: BoardModelResolvers<ContextType>;
  BoardName?: BoardNameResolvers<ContextType>;
  BoardObjective?: BoardObjectiveResolvers<ContextType>;
  BoardTrack?: BoardTrackResolvers<ContextType>;
  BoardTable?: BoardTableResolvers<ContextType>;
  BoardShape?: BoardShapeResolvers<ContextType>;
  Spot?: SpotResolvers<ContextType>;
  BoardSquare?: BoardSquareResolvers<ContextType>;
  BoardEdge?: BoardEdgeResolvers<ContextType>;
  BoardArea?: BoardAreaResolvers<ContextType>;
  BoardWay?: BoardWayResolvers<ContextType>;
  Piece?: PieceResolvers<ContextType>;
  Mark?: MarkResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  DealtPiece?: DealtPieceResolvers<ContextType>;
  Claim?: ClaimResolvers<ContextType>;
  SeatName?: SeatNameResolvers<ContextType>;
  Said?: SaidResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  GameRules?: GameRulesResolvers<ContextType>;
  RulesUsed?: RulesUsedResolvers<ContextType>;
  Origin?: OriginResolvers<ContextType>;
  WaitsFor?: WaitsForResolvers<ContextType>;
  GameEnd?: GameEndResolvers<ContextType>;
  Deadline?: DeadlineResolvers<ContextType>;
  UndoAnswer?: UndoAnswerResolvers<ContextType>;
  UndoProposal?: UndoProposalResolvers<ContextType>;
  EndedProposal?: EndedProposalResolvers<ContextType>;
  RenewedConsent?: RenewedConsentResolvers<ContextType>;
  Renewal?: RenewalResolvers<ContextType>;
  TakeOver?: TakeOverResolvers<ContextType>;
  WayOn?: WayOnResolvers<ContextType>;
  Difference?: DifferenceResolvers<ContextType>;
  NoticesAnswer?: NoticesAnswerResolvers<ContextType>;
  OwnNotices?: OwnNoticesResolvers<ContextType>;
  NoticeDelivery?: NoticeDeliveryResolvers<ContextType>;
  Replay?: ReplayResolvers<ContextType>;
  Proof?: ProofResolvers<ContextType>;
  RecordPart?: RecordPartResolvers<ContextType>;
  ReplayFault?: ReplayFaultResolvers<ContextType>;
  ReplayedMoment?: ReplayedMomentResolvers<ContextType>;
  MyGames?: MyGamesResolvers<ContextType>;
  News?: NewsResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  MyGame?: MyGameResolvers<ContextType>;
  ActAnswer?: ActAnswerResolvers<ContextType>;
  Committed?: CommittedResolvers<ContextType>;
  RefusedAct?: RefusedActResolvers<ContextType>;
  Conflict?: ConflictResolvers<ContextType>;
  Moves?: MovesResolvers<ContextType>;
  RecordedMove?: RecordedMoveResolvers<ContextType>;
};

