import {
  Budget,
  BudgetExceeded,
  type Defect,
  type ListingFilter,
  MOST_WORK,
  type PlayerView,
  type PositionId,
} from "../../rules/kernel/index.ts";
import type { Explore, ExploredMove, ExplorePart } from "../schema/explore-requests.ts";
import type { AdjudicationAnswer, Adjudicator } from "./adjudicator.ts";
import { Fault } from "../schema/faults.ts";
import { sharing, currentBudget } from "./budget.ts";

/** What is kept of the work of a request to tell what was found. */
const KEPT_TO_TELL = MOST_WORK / 10;

/** What came of one move: what was sent and its outcome, and the parts that were wanted. */
export interface Explored extends Partial<Omit<AdjudicationAnswer, "outcome" | "unused">> {
  /** Which of the positions it was made at, from 0. */
  readonly from: number;
  readonly move: ExploredMove;
  readonly outcome: AdjudicationAnswer["outcome"] | "unreadable";
  /** Why a move cannot be read; the others are answered all the same. */
  readonly faults?: readonly Defect[];
  readonly positionId?: string | null;
}

export interface Exploration {
  /** The ids of the positions that it began with, in order. */
  readonly from: readonly (string | null)[];
  readonly results: readonly Explored[];
  /** Where to go on when the work did not suffice for all: the first position and move without a result; else null. */
  readonly next: { readonly position: number; readonly move: number } | null;
  /** How many moves of the position that `next` names have no result yet; 0 when everything was answered. */
  readonly left: number;
}

/** What can be done now, as it would be sent: every legal action, every option, or to let dice and cards decide. */
function movesAt(adjudicator: Adjudicator, situation: PlayerView, filter: ListingFilter): readonly ExploredMove[] {
  const decision = situation.decision();
  if (decision?.kind === "act")
    return adjudicator.forms(situation, filter).flatMap(({ actions }) => actions.map((action) => ({ action })));
  // nobody can act: what is filtered by is looked for all the same
  if (filter.piece !== undefined || filter.name !== undefined) adjudicator.forms(situation, filter);
  switch (decision?.kind) {
    case undefined:
      return [];
    case "choose":
      return decision.options.map(({ id }) => ({ choose: [id] }));
    case "roll":
    case "draw":
    case "checkpoint":
      return [{}];
  }
}

/** The parts of an answer that are wanted; those that are not are not worked out. */
function partsOf(
  answer: AdjudicationAnswer,
  want: ReadonlySet<ExplorePart>,
  positionId: PositionId,
): Partial<Explored> {
  const position = want.has("position") || want.has("positionId") ? answer.position : null;
  return {
    ...(want.has("events") && { events: answer.events }),
    ...(want.has("decision") && { decision: answer.decision }),
    ...(want.has("result") && { result: answer.result }),
    ...(want.has("failing") && { failing: answer.failing }),
    ...(want.has("positionId") && { positionId: positionId(position) }),
    ...(want.has("position") && { position }),
    ...(want.has("board") && { board: answer.board }),
    ...(want.has("moment") && { moment: answer.moment }),
    ...(want.has("rules") && { rules: answer.rules }),
  };
}

/** What can be done in positions one after another, and why what is filtered by was in none of them. */
class MovesListed {
  /** Why what is filtered by is in none of the positions so far; null once it was in one. */
  unknown: Fault | null | undefined;
  readonly #adjudicator: Adjudicator;
  readonly #filter: ListingFilter;
  /** Whether there is one position alone: what is not there is a fault at once. */
  readonly #isAlone: boolean;

  constructor(adjudicator: Adjudicator, filter: ListingFilter, { isAlone }: { readonly isAlone: boolean }) {
    this.#adjudicator = adjudicator;
    this.#filter = filter;
    this.#isAlone = isAlone;
  }

  at(situation: PlayerView): readonly ExploredMove[] {
    try {
      const reached = movesAt(this.#adjudicator, situation, this.#filter);
      this.unknown = null;
      return reached;
    } catch (error) {
      // of many positions a piece may be gone in some
      if (!(error instanceof Fault) || this.#isAlone) throw error;
      if (this.unknown !== null) this.unknown = error;
      return [];
    }
  }
}

/**
 * The work there is for the moves of a request: what is kept of it tells what was found. What is too large for the place
 * is answered elsewhere as a whole.
 */
function shareOfMoves(): Budget {
  const work = currentBudget();
  return new Budget(work.whole - work.spent - KEPT_TO_TELL, { within: work });
}

/**
 * Many moves at once: of each position all that are legal, or those of a list, each as if it were asked alone. What the
 * work of a request does not suffice for is left, and told. Throws a Fault where a position cannot be opened, and for a
 * filter by what is in none of them.
 */
export async function explore(
  adjudicator: Adjudicator,
  open: readonly (() => Promise<PlayerView>)[],
  { moves, positions, want, random, seed, skip, piece, name, until }: Explore,
  positionId: PositionId,
): Promise<Exploration> {
  const named = positions !== undefined;
  const share = shareOfMoves();
  const wanted = new Set(want);
  const from: (string | null)[] = [];
  const results: Explored[] = [];
  let next: Exploration["next"] = null;
  let left = 0;
  const listed = new MovesListed(adjudicator, { piece, name }, { isAlone: open.length === 1 });
  for (const [index, opening] of open.entries()) {
    const first = index === 0 ? skip : 0;
    let all: readonly ExploredMove[] = moves ?? [];
    let done = first;
    try {
      await sharing(share, async () => {
        const situation = await opened(opening, index, named);
        from.push(positionId(situation.position()));
        all = moves ?? listed.at(situation);
        for (const move of all.slice(first)) {
          const told = answered(adjudicator, situation, { ...move, until, random, seed }, wanted, positionId);
          const place = moves === undefined ? null : done;
          results.push({ from: index, move: sendable(move, told), ...ofList(told, place) });
          done++;
        }
      });
    } catch (error) {
      // what does not fit at all is a fault, as it would be alone
      if (!(error instanceof BudgetExceeded) || results.length === 0) throw error;
      next = { position: index, move: done };
      left = Math.max(1, all.length - done);
      break;
    }
  }
  if (listed.unknown instanceof Fault) throw listed.unknown;
  return { from, results, next, left };
}

/** A fault with places that begin otherwise: below one of a list. */
const below = (defects: Fault["defects"], from: string, to: string): Fault["defects"] =>
  defects.map((defect) =>
    defect.path.startsWith(from) ? { ...defect, path: `${to}${defect.path.slice(from.length)}` } : defect,
  );

/** Opens a position; of what is wrong with one of several it is said which that is. */
async function opened(open: () => Promise<PlayerView>, index: number, isNamed: boolean): Promise<PlayerView> {
  try {
    return await open();
  } catch (error) {
    if (!isNamed || !(error instanceof Fault)) throw error;
    const { kind, message, defects, presentVersion, retryAfter } = error;
    const place = `/positions/${index}`;
    throw new Fault(
      kind,
      `Position ${index}: ${message}`,
      below(defects, "/position", place),
      presentVersion,
      retryAfter,
    );
  }
}

/** A move as it can be sent: without what was sent as its action and is none. */
function sendable(move: ExploredMove, { faults = [] }: Pick<Explored, "faults">): ExploredMove {
  if (!faults.some(({ path }) => path.startsWith("/action"))) return move;
  const { action: _action, ...others } = move;
  return others;
}

/** What came of a move of a list: of what is wrong with it it is said which that is. */
const ofList = (told: Omit<Explored, "from" | "move">, index: number | null): Omit<Explored, "from" | "move"> =>
  index === null || told.faults === undefined ? told : { ...told, faults: below(told.faults, "/", `/moves/${index}/`) };

/** What comes of one move; a move that cannot be read says so, and the others are answered all the same. */
function answered(
  adjudicator: Adjudicator,
  situation: PlayerView,
  move: Parameters<Adjudicator["adjudicate"]>[1],
  want: ReadonlySet<ExplorePart>,
  positionId: PositionId,
): Omit<Explored, "from" | "move"> {
  try {
    const answer = adjudicator.adjudicate(situation, move);
    return { outcome: answer.outcome, ...partsOf(answer, want, positionId) };
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== "unreadable") throw error;
    return { outcome: "unreadable", faults: error.defects };
  }
}
