import type { ActionPreview } from "./action-preview.ts";
import type { Asked, LaterNames } from "./shapes.ts";
import type * as z from "zod";
import type { Ask, Seat } from "./ask.ts";
import type { BoardCell, BoardModel } from "./board-model.ts";
import type { Catalogue, Settings } from "./catalogue.ts";
import type { Chance, Policy, Program } from "./interpret.ts";
import type { EventShapes } from "./named.ts";
import type { Notation } from "./notation.ts";
import type { CitedEvent, Defect, Position, Result, RulesContext } from "./position.ts";
import type { EarlierPositions } from "./position-forms.ts";
import type { Requirement } from "./requirement.ts";
import type { FieldOfView, SightRuling } from "./ruling.ts";
import type { Foreseen, ForeseenFrom } from "./trial.ts";
import { type Decision, undisclosed } from "./decision.ts";

/** A ready set-up, original to this project. */
export interface Scenario {
  /** By which it is set up. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** What it is about and how it is won, in a few sentences. */
  readonly text: string;
  /** The set-up in the game's text notation. */
  readonly board: string;
  /** How it was tried; left out where it was not. */
  readonly trial?: ScenarioTrial;
  /** The names of the game's choices that it leaves; all of them where this is left out. */
  readonly choices?: readonly string[];
}

/** How games of a scenario went that the game's own policy played for everybody. */
export interface ScenarioTrial {
  /** How many games were played. */
  readonly games: number;
  /** How many of them the players won, of two sides the one whose seat comes first. */
  readonly won: number;
  /** The median of the turns that they took; null where it is not told. */
  readonly turns: number | null;
  /** What was chosen for them by name, e.g. forces that make an even battle; left out where it was the usual. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Scenarios with how they were tried, by id. */
export const withPlaytests = (
  scenarios: readonly Scenario[],
  trials: Readonly<Record<string, ScenarioTrial>>,
): readonly Scenario[] =>
  scenarios.map((scenario) => {
    const trial = trials[scenario.id];
    return trial === undefined ? scenario : { ...scenario, trial };
  });

/** What may be chosen when a scenario is set up. */
export interface SetUpOptions {
  /** One of the game's `difficulties`; the first of them where it is left out. */
  readonly difficulty?: string;
  /** How many people share the players' side; one where it is left out. */
  readonly players?: number;
  /** Choices of a game's own, by name: see its documents. */
  readonly choices?: Readonly<Record<string, string>>;
  /** How open points are read, by their ids; the usual readings where they are left out. */
  readonly readings?: Readonly<Record<string, string>>;
  /** Numbers put in place of the usual ones, by their ids. */
  readonly numbers?: Readonly<Record<string, number>>;
}

/** Something of a game's own that may be chosen when a scenario is set up; left out, the scenario has its usual. */
export interface SetUpChoice {
  /** Its name among the choices. */
  readonly name: string;
  /** What is chosen, e.g. "the army of the south". */
  readonly text: string;
  /** What may be chosen. */
  readonly values: readonly {
    /** What is written to choose it. */
    readonly id: string;
    /** What it is, for people. */
    readonly text: string;
  }[];
  /** How other words than these values are written, e.g. a list of cards; null where only the values are known. */
  readonly free: string | null;
}

/** One kind of action for one piece: what it costs, what it requires, and in how many ways it is legal now. */
export interface ActionForm<A> {
  readonly name: string;
  readonly piece: string;
  readonly requirements: readonly Requirement[];
  readonly actions: readonly A[];
  /** Where its ends may lie, where they cannot all be listed; the requirements of a given action stay the judge. */
  readonly ends?: FormEnds;
}

/** A form as it is told: with the seat whose piece acts; null where it may be any player's. */
export interface SeatedForm<A> extends ActionForm<A> {
  readonly seat: Seat | null;
}

/** Where an action may end on a measured table, in its unit of length. */
export interface FormEnds {
  /** Polygons that together hold the ends; they may overlap. */
  readonly region: readonly (readonly BoardCell[])[];
  /** Ends worth naming, each with its place in the listed actions: the nearest in cover, the furthest on the way. */
  readonly named: readonly { readonly name: string; readonly at: BoardCell; readonly action: number }[];
}

/** A question about sight: from a piece (or a place, with a facing where that matters) to a piece or a place. */
export interface SightQuestion {
  /** The id of the piece that looks, or the name of a place. */
  readonly from: string;
  /** The id of the piece that is looked at, or the name of a place. */
  readonly to: string;
  /** Where it looks from a place; left out, all round, and for a piece, which has a facing of its own. */
  readonly facing?: "N" | "E" | "S" | "W" | undefined;
}

/** What has to come out for something to happen, e.g. "the card is white", and the exact chance of it. */
export interface Condition {
  /** What has to come out, in words. */
  readonly text: string;
  /** A fraction, "1/3"; null where people decide. */
  readonly chance: string | null;
}

/** How the automated enemy comes to what it does: the candidates, their scores by criterion, and the tied best. */
export interface EnemyIntent {
  /** The id of the piece that will do it. */
  readonly piece: string;
  /** The phase in which it will, by the word of its game. */
  readonly phase: string;
  /** What it hangs on; absent when it is settled. */
  readonly condition?: Condition;
  /** What it will do, in one sentence. */
  readonly text: string;
  /** The ids of the rules behind it. */
  readonly cites: readonly string[];
  /** By what the candidates are compared, the first that tells them apart decides. */
  readonly criteria: readonly {
    /** What is compared, in words. */
    readonly name: string;
    /** The ids of the rules that say so. */
    readonly cites: readonly string[];
  }[];
  /** What it may do or aim at. */
  readonly candidates: readonly {
    /** The piece or the place. */
    readonly name: string;
    /** A number for each of the criteria, in their order. */
    readonly scores: readonly number[];
    /** Whether it is the best of them, or one of several that are equally good. */
    readonly best: boolean;
  }[];
  /** The criterion that decided; null when all candidates are tied or there is only one. */
  readonly decidedBy: string | null;
}

/** What games may come to, for the players; of two enemies for the one whom the game names first, e.g. the attacker. */
export const results = ["victory", "defeat", "draw"] as const;

/** How a game ended. */
export interface GameResult {
  /** What it was for whoever the game calls its winners: see `victoryOf` of the game. */
  readonly result: (typeof results)[number];
  /** How it ended, in a sentence. */
  readonly text: string;
  /** The ids of the rules that say so. */
  readonly cites: readonly string[];
}

/** Something that an action has made true, e.g. "r1 is killed": what odds are counted for. */
export interface Fact {
  readonly id: string;
  readonly text: string;
  /** The seat it is good for, "players" for all who play together; null when it is good for their enemy. */
  readonly goodFor: Seat | null;
}

/** The id of a fact that begins with one of these words. */
export type FactId<Kinds extends readonly string[]> = Kinds[number] | `${Kinds[number]}:${string}`;

/** How events become known in a game where not everybody sees everything. */
export interface Witness<E> {
  /** Reads stored events back. */
  readonly eventSchema: z.ZodType<E>;
  /** The kinds of events that not everybody learns whole; absent when any may be one. */
  readonly kinds?: readonly string[];
  /**
   * The event as a seat may know it (null: the public); null when it learns nothing of it. What this depends on stands
   * in the event itself: whoever reads a record later has no state of that moment.
   */
  seenBy(event: E, seat: Seat | null): E | null;
}

/** What of a game may be chosen when a scenario is set up. */
export interface SetUpOffers {
  /** The difficulties a scenario can have, the usual one first; without them it has one. */
  readonly difficulties?: readonly string[];
  /** How many people can share the players' side; one without it. */
  readonly mostPlayers?: number;
  /** What else may be chosen. */
  readonly choices?: readonly SetUpChoice[];
  /** The rules that say so: by "difficulty", "players", "choices", or the name of a choice with values. */
  readonly optionCites?: Readonly<Record<string, readonly string[]>>;
}

/** How much a search tries for one decision. */
export interface SearchEffort {
  /** How many trials in all, among how many candidates, each so many of the moments on that the game pauses at. */
  readonly playouts: number;
  /** Among how many candidates. */
  readonly candidates: number;
  /** How many of the moments on at which the game pauses each trial ends. */
  readonly phases: number;
}

/** What tells how a position stands: more of each trait is better for whoever wants the "victory". */
export interface ToldTraits {
  /** Positions of one kind are judged alike. */
  readonly kind: string;
  readonly traits: readonly { readonly name: string; readonly good: number }[];
}

/** What a game gives to a search that looks ahead some phases. */
export interface Foresight<S, A, E> {
  /** What a position is to a search. All of that is handed on here, so that functions in which nobody searches leave it out. */
  from(position: ForeseenFrom<S, A, E>): Foreseen;
  /** The chance that a position is the "victory" in the end, in thousandths, by what is on the table alone. */
  value(ctx: RulesContext<S, E>): number;
  /** What that value is made of. */
  told(ctx: RulesContext<S, E>): ToldTraits;
  /**
   * Whether a trial may end with what is asked: a moment that comes as soon whatever is tried, as the start of a turn, so
   * that positions are compared at the same time.
   */
  pausesAt(ask: Ask<A>): boolean;
}

/** What one game gives: its data, its procedure, and its answers. Everything else is general. */
export interface Ruleset<S, A, E extends CitedEvent> extends Program<S, A, E, GameResult>, SetUpOffers {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly catalogue: Catalogue;
  readonly stateSchema: z.ZodType<S>;
  /** How positions are read that were stored in earlier forms; absent when there was never another. */
  readonly earlierPositions?: EarlierPositions;
  readonly actionSchema: z.ZodType<A>;
  readonly scenarios: readonly Scenario[];
  /** Who sits at the table where that is always the same; absent where it depends on the position. */
  readonly fixedSeats?: readonly Seat[];
  /** Who sits at the table in this position. */
  seats(state: S): readonly Seat[];
  /** Whose a "victory" is: a seat, or the word for several, "players" or "intruders". A "defeat" is everybody else's. */
  readonly victoryOf: Seat;
  /** A scenario made ready to play. */
  setUp(scenario: Scenario, options: SetUpOptions, settings: Settings): Result<S>;
  /** Reads a set-up from text; faults carry line and column. */
  parse(text: string): Result<S>;
  /** What the text offers, for editors; absent when they have to do without. */
  readonly notation?: Notation;
  /** The canonical text of a state; `parse` gives the same state back. */
  print(state: S): string;
  /**
   * Whether the text of a state in the middle of something says all of it, so that reading it goes on from there. Absent
   * where none does: such texts are marked, and are no positions.
   */
  printsMidway?(state: S): boolean;
  /** The state as it is sent and kept, with what the schema supplies left out; without it the state itself. */
  serialize?(state: S): unknown;
  /** Why this set-up is impossible by the rules; empty when it is a position. */
  defects(state: S, settings: Settings): readonly Defect[];
  /** Every kind of action of every piece that may act, with all legal actions. */
  forms(ctx: RulesContext<S, E>): readonly ActionForm<A>[];
  /** All requirements of an action. */
  requirements(ctx: RulesContext<S, E>, action: A): readonly Requirement[];
  /** What an action would lead to; asked of actions whether they are legal or not. Absent where there is nothing to tell. */
  outlook?(ctx: RulesContext<S, E>, action: A): ActionPreview;
  /**
   * The fields of every kind of event, by name: documents and conformance cases are checked against them. A game that
   * hides something says them by the schema of its witness.
   */
  eventShapes?(): EventShapes;
  /** The first words of the ids of its facts, e.g. "killed" of "killed:r1". */
  readonly factKinds?: readonly string[];
  /** The names that the rules give to pieces that come into play later. */
  readonly laterNames?: LaterNames;
  /** What the rules ask of persons, and which answers there are: for documents, so no request loads it. */
  readonly asked?: () => Promise<Asked>;
  /** The sentence of an event. */
  describe(event: E): string;
  sight(ctx: RulesContext<S, E>, question: SightQuestion): Result<SightRuling>;
  field(ctx: RulesContext<S, E>, piece: string): Result<FieldOfView>;
  preview(ctx: RulesContext<S, E>): readonly EnemyIntent[];
  /** What is true now and was not before. */
  facts(before: S, after: S, events: readonly E[]): readonly Fact[];
  /**
   * What a seat may know of a state, or the public (null): a state again, in which hidden things are absent. It leaves
   * the given state as it is. Absent when the game is open: everybody knows everything.
   */
  view?(state: S, seat: Seat | null): S;
  /**
   * A view with what it leaves out drawn by chance, each as likely as the view leaves it: the view of what comes out is
   * that view again. It may change the view it is given. `now` is what the same seat sees of what has become of that
   * state since: what has come to light need not be guessed. Absent where views leave nothing out.
   */
  sample?(view: S, chance: Chance, now: S): S;
  /**
   * Whether a position as plain data is of a game that hides something; absent when all of them do that have `view`.
   * It stays the same from the beginning of a game to its end.
   */
  isHiddenGame?(plain: unknown): boolean;
  /** What of an event a seat learns; absent when everybody sees every event. */
  readonly witness?: Witness<E>;
  /** Whose piece an action is made with; null when it may be any player's. Absent when no action belongs to anybody. */
  ownerOf?(state: S, action: A): Seat | null;
  /** The piece that an action is made with, as its form names it; null where there is none. */
  pieceOf?(state: S, action: A): string | null;
  /** Whose a piece is, as `ownerOf` has it: it tells the seat of a form in which no action is legal. */
  ownerOfPiece?(state: S, piece: string): Seat | null;
  /**
   * The pieces that the players of one side deal out among themselves, each with the seat that has it; absent where no
   * side has several players with pieces of their own.
   */
  dealt?(state: S): readonly Dealt[];
  /** The pieces with some of these aboard, for which they act; absent where nothing carries them. */
  crews?(state: S): readonly Crew[];
  /**
   * What answers for a person who leaves it to the game; in a game with `view` it is given only what the seat that is
   * asked may know.
   */
  readonly policy?: Policy<S, A, E>;
  /** How a search looks ahead in this game; absent where it plays games to their end. */
  readonly foresight?: Foresight<S, A, E>;
  /** The board to draw; what it says in numbers is as the settings have it. */
  board(state: S, settings: Settings): BoardModel;
  /** Short identification of the moment for people: turn, phase, section. */
  moment(state: S): string;
}

/** Whether a seat is one of those that another names together: "player-2" is one of the "players". */
const isOneOf = (group: Seat, seat: Seat): boolean => group.endsWith("s") && seat.startsWith(`${group.slice(0, -1)}-`);

/**
 * Whether a seat may answer for another: for itself, and for a seat that nobody sits on. "players" stands for those
 * named after it, "player-1" and so on, and for nobody else who sits there; where none is named so, for all.
 */
export function speaksFor(seat: Seat, asked: Seat, seats: readonly Seat[]): boolean {
  if (asked === seat) return true;
  if (!seats.includes(seat) || seats.includes(asked)) return false;
  return isOneOf(asked, seat) || !seats.some((otherSeat) => isOneOf(asked, otherSeat));
}

/** A piece that others act with who are aboard it, as a vehicle: by whom it is played follows from by whom they are. */
export interface Crew {
  readonly piece: string;
  /** The pieces aboard that are dealt out. */
  readonly aboard: readonly string[];
}

/** A piece that a player of a side has among others, on the board or not yet. */
export interface Dealt {
  readonly piece: string;
  readonly seat: Seat;
  /** Whether its turn of this phase is not over yet. */
  readonly toAct: boolean;
}

/** What seats of one side have in common: "player" of "player-2". */
const sideOfSeat = (seat: Seat): string => seat.replace(/-\d+$/, "");

/** Whether two seats are different players of one side, as "player-1" and "player-3" are. */
export const areOneSide = (one: Seat, other: Seat): boolean => one !== other && sideOfSeat(one) === sideOfSeat(other);

/** Whether a "victory" is a seat's own; those whom nobody plays against (null) share it. */
export const sharesVictory = (seat: Seat | null, victoryOf: Seat, seats: readonly Seat[]): boolean =>
  seat === null || seat === victoryOf || speaksFor(seat, victoryOf, seats);

/** Whether a waiting decision is for this seat (null: the public). */
export const isAsked = (decision: Decision | null, seat: Seat | null, seats: readonly Seat[]): boolean =>
  decision !== null && decision.seat !== null && seat !== null && speaksFor(seat, decision.seat, seats);

/** A waiting decision as a seat (null: the public) is told of it, where something is hidden. */
export const disclosedTo = (decision: Decision, seat: Seat | null, seats: readonly Seat[]): Decision =>
  isAsked(decision, seat, seats) ? decision : undisclosed(decision);

/** A position as it travels: plain JSON. */
export type PlainPosition = Position<unknown, unknown>;
