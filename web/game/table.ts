import { isObject } from "../api/is-object.ts";
import type { ReadonlySignal } from "@preact/signals";
import type {
  BoardModel,
  Decision,
  Form,
  GameResult,
  OutlookTemplate,
  Quoted,
  Requirement,
  ShownEvent,
} from "../api/answers.ts";
import type { Again, Move } from "../api/move.ts";
import type { Words } from "../api/problem.ts";
import type { Where } from "../api/where.ts";
import type { AskedAction, AskedEvent, AskedSight } from "./asked.ts";

/** A moment of a game: everything that is shown of it, and how questions about it name it. */
export interface Moment {
  readonly where: Where;
  /** The position as it travels; null where what is known of it is none by itself. */
  readonly position: unknown;
  readonly text: string;
  readonly board: BoardModel;
  readonly moment: string;
  readonly decision: Decision | null;
  readonly result: GameResult | null;
}

/** A step of a game: what was sent, what happened, and where that led. The first one is the set-up. */
export interface Step {
  readonly number: number;
  readonly sent: Move | null;
  readonly events: readonly ShownEvent[];
  readonly rules: readonly Quoted[];
  readonly moment: Moment;
  /** Whether nothing was played up to it: only readings were switched. Left out at the first step. */
  readonly isAsAsked?: true;
  /** Whether the move that the dispute asks about was made in it again, as under another reading. */
  readonly isAskedAgain?: true;
  /** What was done in it, in a sentence, where no event tells of that, as of what was taken back. */
  readonly deed?: string;
  /** How it came about, where it was played at this screen; by that it can be played again anywhere. */
  readonly again?: Again;
  /** The seat that the moment is shown to, where two sides share a screen and a side may know what the other must not. */
  readonly sits?: string;
  /** Whether the other side must not see the moment as it is shown. */
  readonly hides?: boolean;
  /** The events as the other side learns of them, where it learns less. */
  readonly heard?: readonly ShownEvent[];
  /** The templates that were laid in it, by whomever; left out where nobody noted them. */
  readonly laid?: readonly OutlookTemplate[];
}

/** Whether a step shows the situation as somebody asked about it: nothing was played yet, under whatever reading. */
export const isAsAsked = (step: Pick<Step, "number" | "isAsAsked">): boolean =>
  step.number === 0 || step.isAsAsked === true;

/** Whether the move that people disagree about was made in a step, so that what came of it is the answer. */
export const isAnswer = ({ asked }: Pick<TableCard, "asked">, step: Pick<Step, "number" | "isAskedAgain">): boolean =>
  asked !== undefined && "move" in asked && (step.number === 1 || step.isAskedAgain === true);

/** Whether a dispute that is not about sight is ruled on at a step: by what came of its move, or before anything is played. */
export const isRuledOn = (
  { asked }: Pick<TableCard, "asked">,
  step: Pick<Step, "number" | "isAsAsked" | "isAskedAgain">,
): boolean => asked !== undefined && ("move" in asked ? isAnswer({ asked }, step) : isAsAsked(step));

/**
 * What became of a move; a refusal changes nothing. Where another move was faster, the step is where that led, and what
 * to say about it.
 */
export type Outcome =
  | { readonly refused: false; readonly step: Step; readonly overtaken?: Words }
  | { readonly refused: true; readonly failing: readonly Requirement[]; readonly rules: readonly Quoted[] };

/** The side that is played at a table against the computer. */
export interface Mine {
  /** What people call it, inside a sentence. */
  readonly name: string;
  /** Whose view of the table its player has while nobody of the side is asked. */
  readonly seat: string;
  /** What the seats of the other sides begin with, for which the computer answers. */
  readonly others: readonly string[];
  /** What people call these. */
  readonly against: string;
}

/** What is told of a table in lists and headings. */
export interface TableCard {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  /** The side that is played against the computer; left out where everybody sits at this screen. */
  readonly mine?: Mine;
  /** The mission that was laid out, and what was chosen for it; left out where it was none. */
  readonly mission?: Mission;
  /** What was asked about the situation that was laid out; left out where nothing was. */
  readonly question?: string;
  /** Who looks at whom in the question, where it is about sight. */
  readonly sight?: AskedSight;
  /** Whom the question is about: they are in view. Left out where that is everybody on the board. */
  readonly about?: readonly string[];
  /** The text of the position as somebody wrote it, where a text was laid out. */
  readonly written?: string;
  /** What of the question the rules are asked for, where it is not about sight. */
  readonly asked?: AskedAction | AskedEvent;
}

/**
 * Whether the steps of a table are gone through: a situation that people disagree about is looked at, and has steps when
 * somebody plays on from it.
 */
export const hasSteps = ({ card, length }: Pick<Table, "card" | "length">): boolean =>
  length.value > 1 || card.question === undefined;

/** A mission as it was laid out: so it can be laid out again. */
export interface Mission {
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Somebody at a seat of a table that several share from afar. */
export interface Sitter {
  readonly name: string;
  /** Which of the seats it is, from 0: each has a colour. */
  readonly place: number;
  readonly isYou: boolean;
}

/** Somebody for whom one may act: he is asked for it with a piece of his. */
export interface StandIn {
  readonly name: string;
  readonly piece: string;
  /** Acts for him with this piece from now on. */
  agree(): void;
}

/** Those whose decision waits. */
interface Deciders {
  /** "Chloé", "you, Ben or Chloé". */
  readonly names: string;
  /** Whether whoever looks is one of them. */
  readonly withYou: boolean;
}

/**
 * A game on the table, wherever it is kept: in this browser, each move adjudicated without the server storing anything,
 * or on the server, by invitation. Views work on a table and ask no further.
 */
export interface Table {
  readonly card: TableCard;
  readonly kept: "here" | "on the server";
  /** The view that shows it, and its id there: that of the game, where it is kept on the server. */
  readonly path: readonly ["table" | "post", string];
  /** Lays it out anew for the same people, to be played once more; absent where whoever looks cannot do that from afar. */
  readonly again?: () => Promise<void>;
  /** How many steps there are; it grows by moves, also by those of others. */
  readonly length: ReadonlySignal<number>;
  /** Whether a reload finds it again. */
  readonly keeps: ReadonlySignal<boolean>;
  /** How dice come about: as the players like from move to move, or as it was agreed on for the whole game. */
  readonly dice: "either" | "rolled" | "given";
  /**
   * Why nobody here can play on from a step, in words; null where somebody can. With a kind of action: why that cannot
   * be done here, while everybody may look what would come of it.
   */
  hindrance(step: Step, form?: Pick<Form, "seat" | "piece">): string | null;
  /**
   * For whom that which cannot be done here may be done all the same, by a player of the same side who says so; null
   * where that is not so. Absent where everybody sits at this screen.
   */
  readonly standIn?: (step: Step, form?: Pick<Form, "seat" | "piece">) => StandIn | null;
  /** The seat of whoever looks; null for somebody who looks on. Absent where everybody sits at this screen. */
  readonly seat?: () => string | null;
  /** Who plays a piece that the rules give to a seat; absent where everybody sits at this screen. */
  readonly sitter?: (seat: string, piece: string) => Sitter | null;
  /** Whose decision waits at a step, where whoever looks is not the only one who is asked; absent at one screen. */
  readonly deciders?: (step: Step) => Deciders | null;
  step(number: number): Promise<Step>;
  /**
   * Plays on from a step, an action with the piece of a form (`doer`). Here, later steps are forgotten by that; on the server only the latest can be played on from.
   */
  play(from: Step, move: Move, dice: "rolled" | "given", doer?: Pick<Form, "seat" | "piece">): Promise<Outcome>;
  /**
   * Goes on from a step under another reading of an open point, as a step of its own; where the answer to a dispute stands
   * its move is made again, with the same dice, as one more. Absent where the readings were agreed on for the whole game.
   */
  readonly reread?: (from: Step, interpretation: string, reading: string) => Promise<Step>;
}

/** The readings that a position follows, by open point; none where it is not one by itself. */
export function readingsOf(position: unknown): Readonly<Record<string, string>> {
  if (!isObject(position) || !isObject(position["settings"])) return {};
  const { readings } = position["settings"];
  return isObject(readings)
    ? Object.fromEntries(
        Object.entries(readings).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};
}

/** A position under another reading of an open point. */
export function readOtherwise(position: unknown, interpretation: string, reading: string): unknown {
  if (!isObject(position)) return position;
  const settings = isObject(position["settings"]) ? position["settings"] : {};
  return { ...position, settings: { ...settings, readings: { ...readingsOf(position), [interpretation]: reading } } };
}
