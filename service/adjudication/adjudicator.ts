import {
  type SeatedForm,
  type Adjudication,
  type BoardModel,
  type Chance,
  type Decision,
  type Defect,
  type EnemyIntent,
  type FieldOfView,
  type Game,
  type GameListing,
  type GameResult,
  type KnownGame,
  type ListingFilter,
  type ActionPreview,
  type Requirement,
  type PlayerView,
  type ShownEvent,
  type SightRuling,
  type OpenPosition,
  type TextDraft,
  type Strength,
  type Unused,
  type Budget,
  listingOf,
  seededChance,
} from "../../rules/kernel/index.ts";
import { ownChance } from "./chance.ts";
import { whyNothing } from "./nobody-asked.ts";
import { playedMove } from "./played-move.ts";
import { type ToldOdds, toldOdds } from "./told-odds.ts";
import type { FoundRule } from "./rules/index.ts";
import { type Fault, unreadableAt } from "../schema/faults.ts";
import type { PositionSource } from "./own-positions.ts";
import type { MoveFields, Where } from "../schema/requests.ts";
import { currentBudget } from "./budget.ts";
import { bothWays, openIn } from "./sight-both-ways.ts";
import { type Quoted, formsOf, checkFilter, noneUnused, valueOf, shelfOf, type Shelf } from "./shelf.ts";

/** What choices among equals and what is hidden hang on where no seed is given: asked again it answers the same. */
const USUAL_SEED = 1;

/** Who draws dice and cards that are not given: a seed, which always draws the same, or real chance; else nobody. */
export interface Drawing {
  readonly random?: boolean | undefined;
  readonly seed?: number | undefined;
}

function chanceOf({ random = false, seed }: Drawing): { readonly chance?: Chance } {
  if (seed !== undefined) return { chance: seededChance(seed) };
  return random ? { chance: ownChance } : {};
}

/** The answer to a move on a position. */
export interface AdjudicationAnswer {
  readonly outcome: "paused" | "over" | "refused";
  readonly events: readonly ShownEvent[];
  /** The position afterwards; of a refusal, the one before. */
  readonly position: unknown;
  readonly board: string;
  readonly moment: string;
  readonly decision: Decision | null;
  readonly result: GameResult | null;
  readonly failing: readonly Requirement[];
  readonly unused: Unused;
  readonly rules: readonly Quoted[];
}

/** To whom it is told what comes of a move: a seat, and what it knows of the moment before. */
export interface Recipient {
  readonly seat: string;
  readonly before: PlayerView;
}

/** Everything that is answered without storing anything. */
export interface Adjudicator {
  /** How every game stands in the list, without loading any. */
  listings(): Promise<readonly GameListing[]>;
  /** Loads a game's rules if they are not there yet; an id that no game has is left to whoever asks for the game. */
  prepare(ruleset: string): Promise<void>;
  /** A game, loaded if it is not there yet. Throws a Fault when there is none. */
  loaded(ruleset: string): Promise<Game>;
  /** Whether there is such a game. */
  knows(ruleset: string): boolean;
  /** What is said of a game that there is not, where an address names it. */
  noGame(id: string): Fault;
  /** A game that was prepared; all that answers at once rests on it. Throws a Fault when there is none. */
  game(id: string): Game;
  /**
   * Opens a position given in one of its forms, as a seat of it may know it where one is named. Stored games come through
   * `stored`, as whoever asks may know them. Throws a Fault where there is no such seat.
   */
  open(
    where: Where,
    stored: (id: string, version: number | undefined) => Promise<PlayerView>,
    seat?: string,
  ): Promise<PlayerView>;
  openPosition(position: unknown): OpenPosition;
  /**
   * Opens a position of ours, from the store or as the rules have just left it: by the work of the request, or by some
   * of its own. Throws OwnPositionRefused where our reader refuses it.
   */
  openOwn(position: unknown, whose: PositionSource, work?: Budget): OpenPosition;
  /**
   * What comes of a move, told as a seat may know it where one is named; the position is whole. The parts of the answer
   * are worked out when they are read. Throws a Fault.
   */
  adjudicate(situation: PlayerView, move: MoveFields & Drawing, told?: Recipient): AdjudicationAnswer;
  legalActions(
    situation: PlayerView,
    filter: ListingFilter,
  ): {
    readonly forms: readonly SeatedForm<unknown>[];
    readonly decision: Decision | null;
    readonly rules: readonly Quoted[];
  };
  /** The forms that a filter lets through. Throws a Fault for a piece or a kind of action that is not there. */
  forms(situation: PlayerView, filter: ListingFilter): readonly SeatedForm<unknown>[];
  requirements(
    situation: PlayerView,
    action: unknown,
  ): {
    readonly legal: boolean;
    readonly requirements: readonly Requirement[];
    readonly outlook?: ActionPreview;
    readonly rules: readonly Quoted[];
  };
  sight(
    situation: PlayerView,
    question: { readonly from: string; readonly to: string; readonly facing?: "N" | "E" | "S" | "W" | undefined },
  ): { readonly ruling: SightRuling; readonly rules: readonly Quoted[] };
  fieldOfView(situation: PlayerView, piece: string): { readonly field: FieldOfView; readonly rules: readonly Quoted[] };
  odds(
    situation: PlayerView,
    action: unknown,
    choose: readonly string[],
  ): { readonly odds: ToldOdds; readonly rules: readonly Quoted[] };
  /**
   * What the game's own policy, or a player of another strength, would do for whoever is asked; nothing where there is no
   * policy, or nobody is asked.
   */
  policyMove(
    situation: PlayerView,
    playing: { readonly seed?: number | undefined; readonly strength?: Strength | undefined },
  ): Promise<{
    readonly action: unknown;
    readonly choose: readonly string[];
    /** Whose piece acts, or else who is asked; null where nothing is asked for. */
    readonly seat: string | null;
    /** The piece that acts, or that the choice is about; null where there is none. */
    readonly piece: string | null;
    /** Why there is no move; null where there is one. */
    readonly reason: string | null;
  }>;
  /** A whole position that cannot be told from the one that is known. Throws a Fault where none is found. */
  sample(situation: PlayerView, seed?: number): { readonly ruleset: string; readonly position: unknown };
  enemyPreview(situation: PlayerView): { readonly intents: readonly EnemyIntent[]; readonly rules: readonly Quoted[] };
  board(situation: PlayerView): {
    readonly ruleset: string;
    readonly position: unknown;
    readonly text: string;
    readonly board: BoardModel;
    readonly moment: string;
    readonly decision: Decision | null;
  };
  /** What a text says that need not be a position yet. */
  draft(text: { readonly ruleset: string; readonly board: string; readonly settings?: Where["settings"] }): Promise<{
    readonly ruleset: string;
    readonly drawn: TextDraft["drawn"];
    readonly defects: readonly Defect[];
    readonly rules: readonly Quoted[];
  }>;
  quote(game: string, cited: unknown): readonly Quoted[];
  /** The row of an id in the rules of the games that are loaded; null where none has it. */
  row(id: string): FoundRule | null;
}

/** A moment as one of its seats may know it. Throws a Fault where it has no such seat. */
const asSeat = (situation: OpenPosition, seat: string | undefined): PlayerView => {
  if (seat === undefined) return situation;
  const seats = situation.seats();
  if (!seats.includes(seat))
    throw unreadableAt(
      "/seat",
      `There is no seat "${seat}" at this table; there are: ${seats.join(", ")}.`,
      "unknown-seat",
    );
  return situation.seenBy(seat);
};

/** Opens what a question is about: a position, a text, a set-up or a stored game, as a seat may know it. */
async function opened(
  { names, prepare, loaded, rulesetOf, openPosition }: Shelf,
  where: Parameters<Adjudicator["open"]>[0],
  stored: Parameters<Adjudicator["open"]>[1],
  seat: string | undefined,
): Promise<PlayerView> {
  const { ruleset, board, position, scenario, options = {}, settings = {}, gameId, version } = where;
  if (gameId !== undefined) return stored(gameId, version);
  if (position !== undefined) {
    await prepare(rulesetOf(position));
    return asSeat(openPosition(position), seat);
  }
  if (ruleset === undefined)
    throw unreadableAt("/ruleset", `A board or scenario needs its ruleset: ${names().join(", ")}.`, "missing-ruleset");
  const game = await loaded(ruleset);
  if (board !== undefined) return asSeat(valueOf(game.openText(board, settings, currentBudget())), seat);
  const { readings, numbers } = settings;
  const laid = valueOf(
    game.setUp(
      scenario ?? "",
      {
        ...(options.difficulty !== undefined && { difficulty: options.difficulty }),
        ...(options.players !== undefined && { players: options.players }),
        ...(options.choices !== undefined && { choices: options.choices }),
        ...(readings && { readings }),
        ...(numbers && { numbers }),
      },
      currentBudget(),
    ),
  );
  return asSeat(laid, seat);
}

/** What a player of some strength would do, as it would be sent. */
async function moveToSend(
  situation: PlayerView,
  playing: Parameters<typeof playedMove>[1],
): ReturnType<Adjudicator["policyMove"]> {
  const move = await playedMove(situation, playing);
  const decision = situation.decision();
  if (move === null) return { action: null, choose: [], seat: null, piece: null, reason: whyNothing(decision) };
  const asked = { seat: decision?.seat ?? null, piece: decision?.piece ?? null, reason: null };
  if (!("action" in move)) return { action: null, ...move, ...asked };
  const seat = valueOf(situation.ownerOf(move.action)) ?? asked.seat;
  return { action: move.action, choose: [], seat, piece: valueOf(situation.pieceOf(move.action)), reason: null };
}

/** What comes of a move; what takes work to tell is told when it is read. */
function adjudicated(
  { quote, gameCalled, openOwn }: Shelf,
  situation: Parameters<Adjudicator["adjudicate"]>[0],
  { random, seed, ...move }: Parameters<Adjudicator["adjudicate"]>[1],
  told: Parameters<Adjudicator["adjudicate"]>[2],
): AdjudicationAnswer {
  const answer: Adjudication = valueOf(situation.adjudicate({ ...move, ...chanceOf({ random, seed }) }));
  const shared = { events: [], decision: null, result: null, failing: [], unused: noneUnused };
  // what takes work to tell is told when it is read: whoever asks for a part of the answer has that part made
  if (answer.outcome === "refused") {
    return {
      ...shared,
      outcome: "refused",
      failing: answer.failing,
      get position() {
        return situation.position();
      },
      get board() {
        return (told?.before ?? situation).print();
      },
      get moment() {
        return (told?.before ?? situation).moment();
      },
      get decision() {
        return (told?.before ?? situation).decision();
      },
      get rules() {
        return quote(situation.game, answer.failing);
      },
    };
  }
  const { outcome, unused, situation: after } = answer;
  const view = told === undefined ? after : after.seenBy(told.seat);
  const events = told === undefined ? answer.events : gameCalled(situation.game).witness(answer.events, told.seat);
  const decision = answer.outcome === "over" ? null : told === undefined ? answer.decision : view.decision();
  const result = answer.outcome === "over" ? answer.result : null;
  // a game may end in the middle of anything: what it leaves is read back before it is given out
  if (answer.outcome === "over") openOwn(after.position(), { game: null, version: null, place: "just played" });
  return {
    ...shared,
    outcome,
    events,
    unused,
    decision,
    result,
    get position() {
      return after.position();
    },
    get board() {
      return view.print();
    },
    get moment() {
      return view.moment();
    },
    get rules() {
      return quote(situation.game, [events, decision, result]);
    },
  };
}

/** What is told of a position as it is, each answer with the rules that it rests on. */
const toldOf = ({ quote }: Shelf) =>
  ({
    requirements(situation, action) {
      const requirements = valueOf(situation.requirements(action));
      const outlook = valueOf(situation.outlook(action));
      return {
        legal: requirements.every(({ holds }) => holds),
        requirements,
        ...(outlook !== null && { outlook }),
        rules: quote(situation.game, [requirements, outlook]),
      };
    },
    sight(situation, question) {
      const ruling = bothWays(situation, question, valueOf(situation.sight(question)));
      return { ruling, rules: quote(situation.game, [ruling, { cites: openIn(ruling) }]) };
    },
    fieldOfView(situation, piece) {
      const field = valueOf(situation.field(piece));
      return { field, rules: quote(situation.game, field) };
    },
    odds(situation, action, choose) {
      // what they rest on is quoted beside them
      const odds = valueOf(situation.odds(action, choose));
      const { facts, ways, failing, cites } = odds;
      return { odds: toldOdds(odds), rules: quote(situation.game, [{ facts, ways, failing }, { cites }]) };
    },
    enemyPreview(situation) {
      const intents = situation.preview();
      return { intents, rules: quote(situation.game, intents) };
    },
    board: (situation) => ({
      ruleset: situation.game,
      position: situation.position(),
      text: situation.print(),
      board: situation.board(),
      moment: situation.moment(),
      decision: situation.decision(),
    }),
  }) satisfies Partial<Adjudicator>;

/** The stateless service over a list of games; each is loaded when something is first asked of it. */
export function createAdjudicator(games: readonly KnownGame[]): Adjudicator {
  const shelf = shelfOf(games);
  const { gameCalled, prepare, loaded, quote, row, openPosition, openOwn } = shelf;

  const forms: Adjudicator["forms"] = (situation, filter) => {
    const all = situation.forms();
    checkFilter(situation, all, gameCalled(situation.game), filter);
    return formsOf(all, filter);
  };

  return {
    listings: () => Promise.all(games.map((game) => ("load" in game ? game.listing() : listingOf(game)))),
    prepare,
    loaded,
    knows: shelf.knows,
    noGame: shelf.noGame,
    game: gameCalled,
    quote,
    row,
    openPosition,
    openOwn,
    open: (where, stored, seat) => opened(shelf, where, stored, seat),
    adjudicate: (situation, move, told) => adjudicated(shelf, situation, move, told),
    legalActions(situation, filter) {
      const listed = forms(situation, filter);
      return {
        forms: listed,
        get decision() {
          return situation.decision();
        },
        get rules() {
          return quote(
            situation.game,
            listed.map(({ requirements }) => requirements),
          );
        },
      };
    },
    forms,
    ...toldOf(shelf),
    policyMove: (situation, { seed = USUAL_SEED, strength = "fair" }) => moveToSend(situation, { seed, strength }),
    sample: (situation, seed = USUAL_SEED) => ({
      ruleset: situation.game,
      position: valueOf(situation.sample(seededChance(seed))).position(),
    }),
    async draft({ ruleset, board, settings }) {
      const { drawn, defects } = valueOf((await loaded(ruleset)).draft(board, settings, currentBudget()));
      return { ruleset, drawn, defects, rules: quote(ruleset, defects) };
    },
  };
}
