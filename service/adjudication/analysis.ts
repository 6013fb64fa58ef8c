import { Budget, BudgetExceeded, MOST_WORK, type PlayerView } from "../../rules/kernel/index.ts";
import { evaluate, type Evaluation } from "../../rules/search/index.ts";
import { Fault } from "../schema/faults.ts";
import type { Analyse } from "../schema/analysis-requests.ts";
import { moveInWords, type Scene, toldMove, type ToldMove } from "./action-words.ts";
import { whyNothing } from "./nobody-asked.ts";
import { counted, isClientGone, sharing } from "./budget.ts";

/** The work of an analysis: some seconds of a processor of its own. */
export const MOST_ANALYSIS = 8 * MOST_WORK;

/** After how many asks a game that was played out counts as undecided: two or three times the longest that end. */
export const MOST_ASKS = 2000;

/** What is best for whoever is asked, as far as it is known. */
export interface Analysis {
  readonly ruleset: string;
  readonly seat: string | null;
  readonly playouts: number;
  readonly done: boolean;
  readonly complete: boolean;
  /** Why there are no lines; null where there are some. */
  readonly reason: string | null;
  readonly lines: readonly (Omit<Evaluation["lines"][number], "move" | "judged"> & {
    readonly move: ToldMove;
    readonly text: string;
  })[];
}

/** What is told of an evaluation. */
const analysisOf = (
  ruleset: string,
  { seat, playouts, lines }: Pick<Evaluation, "seat" | "playouts" | "lines">,
  scene: Scene,
  { most, done, complete }: { readonly most: number; readonly done: boolean; readonly complete: boolean },
): Analysis => ({
  ruleset,
  seat,
  playouts,
  done,
  complete,
  reason: done && lines.length === 0 ? whyNothing(scene.decision) : null,
  lines: lines
    .filter((line) => line.playouts > 0)
    .slice(0, most)
    // its games are played to their end, so none is judged before, and that is not told
    .map(({ move, playouts: tried, wins, draws, undecided, win, low, high, policy }) => ({
      move: toldMove(move),
      playouts: tried,
      wins,
      draws,
      undecided,
      win,
      low,
      high,
      policy,
      text: moveInWords(move, scene),
    })),
});

/** A moment as whoever is asked there knows it. Throws a Fault where it is somebody else's view. */
export function asSeenByWhoDecides(situation: PlayerView): PlayerView {
  const decision = situation.decision();
  const seen = isWhole(situation) ? situation.seenBy(decision?.seat ?? null) : situation;
  if (decision !== null && decision.seat !== null && decision.prompt === null) {
    const message = `${decision.text} What others are asked is not analysed: what they know is hidden.`;
    throw new Fault("forbidden", message, [{ code: "not-asked", path: "/seat", message }]);
  }
  return seen;
}

/** A moment with everything in it. */
interface Whole extends PlayerView {
  seenBy(seat: string | null): PlayerView;
}
const isWhole = (situation: PlayerView): situation is Whole => "seenBy" in situation;

/** Lets others have their turn: whoever goes away is noticed between two rounds. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

const gone = (): Fault => new Fault("given-up", "Nobody waits for this analysis any more.");

/** What an analysis may take where it is not a request's, and who is told what is known so far. */
export interface AnalysisMeans {
  readonly most?: number;
  readonly tell?: ((analysis: Analysis) => void) | undefined;
}

/** How often an analysis that deepens is told, about. */
const TOLD = 10;

/**
 * Analyses the waiting decision by playing games out from it, with what whoever is asked knows alone. The same seed and
 * counts give the same answer on every machine; it ends early where its work is done, and says so. `tell` is given what
 * is known so far, some ten times. Throws a Fault where nobody waits any more.
 */
export async function analyse(
  open: () => Promise<PlayerView>,
  { seed = 1, playouts, candidates, lines: most }: Analyse,
  { most: mostWork = MOST_ANALYSIS, tell = () => undefined }: AnalysisMeans = {},
): Promise<Analysis> {
  const work = counted(new Budget(mostWork));
  return sharing(work, async () => {
    const seen = asSeenByWhoDecides(await open());
    const scene = { board: seen.board(), decision: seen.decision() };
    let last: Evaluation = { seat: null, playouts: 0, lines: [], goesOn: false };
    let told = 0;
    let complete = true;
    try {
      for (const evaluation of evaluate(seen, { seed, playouts, candidates, most: MOST_ASKS })) {
        last = evaluation;
        if (!evaluation.goesOn) break;
        if (evaluation.playouts >= told + playouts / TOLD) {
          told = evaluation.playouts;
          tell(analysisOf(seen.game, evaluation, scene, { most, done: false, complete: false }));
        }
        await pause();
        if (isClientGone()) throw gone();
      }
    } catch (error) {
      // what was found out before the work was done is the answer
      if (!(error instanceof BudgetExceeded) || last.playouts === 0) throw error;
      complete = false;
    }
    return analysisOf(seen.game, last, scene, { most, done: true, complete });
  });
}
