import {
  Budget,
  BudgetExceeded,
  type Chance,
  type GameResult,
  MOST_WORK,
  type OpenPosition,
  type PlayerView,
} from "../../rules/kernel/index.ts";
import { type Candidate, candidateText, evaluate, type Evaluation, type Line } from "../../rules/search/index.ts";
import type { Report } from "../schema/analysis-requests.ts";
import type { MoveFields } from "../schema/requests.ts";
import { MOST_ASKS, pause } from "./analysis.ts";
import { moveInWords, type Scene, toldMove, type ToldMove } from "./action-words.ts";
import { counted, isClientGone, sharing } from "./budget.ts";
import { type Carried, DECISIVE, type Found, readCarried, written } from "./report-next.ts";

/** The work of a decision in a report, and of a part of it: two have room beside the one that is handed on. */
const MOST_DECISION = 2 * MOST_WORK;
const MOST_REPORT = 2 * MOST_DECISION + MOST_WORK;

/** A move as it was played by somebody who was asked. */
export interface PlayedMove {
  readonly version: number;
  readonly sent: MoveFields;
  /** The numbers that were drawn with it; null where they are not known. */
  readonly dice: () => Chance | null;
  /** The position it was played at, with everything in it. */
  readonly before: () => Promise<OpenPosition>;
}

/** A game that has ended, as its moves in order: those that were taken back are not among them. */
export interface PlayedGame {
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly moves: readonly PlayedMove[];
  readonly result: GameResult | null;
}

/** Something that dice decided, with its exact odds. */
interface Decided {
  readonly text: string;
  readonly chance: string;
  readonly about: number;
  readonly good: boolean;
  readonly happened: boolean;
}

interface Alternative {
  readonly move: ToldMove;
  readonly text: string;
  readonly win: number;
  readonly low: number;
  readonly high: number;
}

/** A decision as it is judged; all chances are those of its seat. */
export interface JudgedDecision {
  readonly version: number;
  readonly seat: string | null;
  readonly moment: string;
  readonly asked: string;
  readonly played: Alternative;
  readonly best: Alternative;
  readonly playouts: number;
  readonly before: number;
  readonly after: number;
  readonly skill: number;
  readonly luck: number;
  readonly dice: readonly Decided[];
}

/** What came of a side's decisions together. */
interface SideOfReport {
  readonly seat: string;
  readonly decisions: number;
  readonly skill: number;
  readonly luck: number;
  readonly good: { readonly expected: number; readonly happened: number };
}

/** A part of a report. */
export interface ReportPart {
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly result: GameResult | null;
  readonly decisions: readonly JudgedDecision[];
  readonly next: string | null;
  readonly left: number;
  readonly summary: {
    readonly sides: readonly SideOfReport[];
    readonly decisive: readonly { readonly version: number; readonly change: number }[];
  } | null;
}

/** Figures are told to the fourth digit, so that sums are the same however a report is divided. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** What was sent as one candidate; null where it was not a single answer. */
function candidateOf({ action, choose = [] }: MoveFields): Candidate | null {
  if (action !== undefined) return { action };
  const [first] = choose;
  return first === undefined ? null : { choose: [first] };
}

/** A decision with what was found about it. */
interface Judged {
  readonly played: PlayedMove;
  readonly seat: string | null;
  /** Whether a "victory" is good for that seat. */
  readonly wantsVictory: boolean;
  readonly scene: Scene;
  readonly moment: string;
  readonly move: Candidate;
  readonly found: Found;
  readonly dice: readonly Decided[];
}

/** What judging a decision found, and the work it took. */
interface Judgement {
  readonly found: Judged | null;
  readonly spent: number;
}

/** The last that is found out within some work: what comes too late for it is left. */
function within(work: Budget, evaluations: Iterable<Evaluation>): Evaluation | null {
  let last: Evaluation | null = null;
  try {
    for (const evaluation of evaluations) last = evaluation;
  } catch (error) {
    if (!(error instanceof BudgetExceeded) || work.spent <= work.most) throw error;
  }
  return last;
}

/** What dice decided about a move, with the exact odds of it; nothing where these are too many ways, or not known. */
function decidedBy(before: OpenPosition, { sent, dice }: PlayedMove): readonly Decided[] {
  if (sent.action === undefined) return [];
  const chance = dice();
  try {
    const odds = before.odds(sent.action, sent.choose ?? []);
    if (!odds.ok || odds.value.ways.length < 2) return [];
    const cameTrue = before.cameTrue({ ...sent, ...(chance !== null && { chance }) });
    if (!cameTrue.ok) return [];
    const happened = new Set(cameTrue.value.map(({ id }) => id));
    return odds.value.facts
      .filter(({ about }) => about > 0 && about < 1)
      .map(({ id, text, probability, about, good }) => ({
        text,
        chance: probability,
        about,
        good,
        happened: happened.has(id),
      }));
  } catch (error) {
    if (error instanceof BudgetExceeded) return [];
    throw error;
  }
}

/** Judges a decision within its own work; nothing is found where nothing of it can be told. */
async function judge(
  played: PlayedMove,
  asked: Report,
  { most, known }: { readonly most: number; readonly known: Found | null },
): Promise<Judgement> {
  const work = counted(new Budget(most));
  try {
    const judged = await sharing(work, async () => judgedAt(await played.before(), played, { ...asked, known, work }));
    return { found: judged, spent: work.spent };
  } catch (error) {
    // one decision that takes more than there is for it is none that a report is refused for
    if (!(error instanceof BudgetExceeded) || work.spent <= work.most) throw error;
    return { found: null, spent: work.spent };
  }
}

const lineOf = ({ win, low, high }: Line): Found["played"] => ({ win, low, high });

/** What is found out about a move by playing games out, which goes on as long as there is work; null for nothing. */
function foundOut(seen: PlayerView, keep: Candidate, asked: Judging): Found | null {
  const { seed = 1, playouts, candidates, work } = asked;
  const evaluation = within(work, evaluate(seen, { seed, playouts, candidates, keep, most: MOST_ASKS }));
  const line = evaluation?.lines.find(({ move }) => candidateText(move) === candidateText(keep));
  const tried = evaluation?.lines.filter(({ playouts: many }) => many > 0) ?? [];
  // what was tried before the others says nothing of which is better
  if (evaluation === null || line === undefined || tried.length < evaluation.lines.length) return null;
  // the one that was played, where none is better
  const best = tried.reduce((top, candidate) => (candidate.win > top.win ? candidate : top), line);
  const move = best === line ? null : best.move;
  return { played: lineOf(line), best: lineOf(best), move, playouts: evaluation.playouts };
}

/** How a decision is judged: what is known of it already, and the work there is. */
interface Judging extends Report {
  readonly known: Found | null;
  readonly work: Budget;
}

function judgedAt(whole: OpenPosition, played: PlayedMove, asked: Judging): Judged | null {
  const keep = candidateOf(played.sent);
  const decision = whole.decision();
  if (keep === null || decision === null || (decision.kind !== "act" && decision.kind !== "choose")) return null;
  const dice = decidedBy(whole, played);
  const seen = whole.seenBy(decision.seat);
  // before games are played out, which goes on as long as there is work
  const scene = { board: seen.board(), decision };
  const moment = whole.moment();
  const found = asked.known ?? foundOut(seen, keep, asked);
  if (found === null) return null;
  const wantsVictory = whole.sharesVictory(decision.seat);
  return { played, seat: decision.seat, wantsVictory, scene, moment, move: keep, found, dice };
}

const sideOf = (seat: string | null): string => (seat ?? "players").replace(/s?(-\d+)?$/, "");

/** The chance of a seat where another one's is known: those of one side share it. */
const seenFrom = (seat: string | null, other: string | null, chance: number): number =>
  sideOf(seat) === sideOf(other) ? chance : 1 - chance;

/** What a result is worth to whoever decided last; null where there is none. */
function worthOf(result: GameResult | null, { wantsVictory }: Judged): number | null {
  if (result === null) return null;
  if (result.result === "draw") return 0.5;
  return (result.result === "victory") === wantsVictory ? 1 : 0;
}

const alternative = (move: Candidate, { win, low, high }: Found["played"], scene: Scene): Alternative => ({
  move: toldMove(move),
  text: moveInWords(move, scene),
  win: rounded(win),
  low: rounded(low),
  high: rounded(high),
});

/** A decision with what came after it. */
function toldOf({ played, seat, scene, moment, move, found, dice }: Judged, after: number): JudgedDecision {
  const before = rounded(found.best.win);
  return {
    version: played.version,
    seat,
    moment,
    asked: scene.decision?.text ?? "",
    played: alternative(move, found.played, scene),
    best: alternative(found.move ?? move, found.best, scene),
    playouts: found.playouts,
    before,
    after: rounded(after),
    skill: rounded(found.played.win - found.best.win),
    luck: rounded(after - found.played.win),
    dice,
  };
}

/** The sums so far, with one decision more. */
function summed(
  { sides, decisive, at, found: carried }: Carried,
  { version, seat, skill, luck, before, after, dice }: JudgedDecision,
): Carried {
  const name = seat ?? "players";
  const [, count, skills, lucks, expected, happened] = sides.find(([side]) => side === name) ?? [name, 0, 0, 0, 0, 0];
  const good = dice.filter((die) => die.good);
  return {
    at,
    found: carried,
    sides: [
      ...sides.filter(([side]) => side !== name),
      [
        name,
        count + 1,
        rounded(skills + skill),
        rounded(lucks + luck),
        rounded(expected + good.reduce((sum, { about }) => sum + about, 0)),
        happened + good.filter((die) => die.happened).length,
      ],
    ],
    decisive: [...decisive, [version, rounded(after - before)] satisfies [number, number]]
      .toSorted(([first, one], [second, other]) => Math.abs(other) - Math.abs(one) || first - second)
      .slice(0, DECISIVE),
  };
}

const summaryOf = ({ sides, decisive }: Carried): ReportPart["summary"] => ({
  sides: sides
    .map(([seat, decisions, skill, luck, expected, happened]) => ({
      seat,
      decisions,
      skill,
      luck,
      good: { expected, happened },
    }))
    .toSorted((one, other) => (one.seat < other.seat ? -1 : 1)),
  decisive: decisive
    .map(([version, change]) => ({ version, change }))
    .toSorted((one, other) => one.version - other.version),
});

/** What a report may take where it is not a request's, and who is told how far it is. */
export interface ReportMeans {
  /** The work of a part, and of a decision in it. */
  readonly most?: number;
  readonly each?: number;
  /** Is told how many moves have been looked at. */
  readonly tell?: (done: number) => void;
}

/**
 * Judges the decisions of a game from `next` on, as far as the work of a request suffices: the chance of winning before
 * and after each, with the move that was played and with the best one. What a decision cost is skill; what dice, cards
 * and others made of the move is luck. Each decision is judged with work of its own, so that a report is the same
 * however it is divided. Throws a Fault.
 */
export async function report(
  game: PlayedGame,
  asked: Report,
  { most = MOST_REPORT, each = MOST_DECISION, tell = () => undefined }: ReportMeans = {},
): Promise<ReportPart> {
  const carried = readCarried(asked.next);
  const { moves, result, seats, ruleset } = game;
  const decisions: JudgedDecision[] = [];
  let sums = carried;
  let spent = 0;
  let waiting: Judged | null = null;
  let at = carried.at;
  const tellOf = (judged: Judged, after: number): void => {
    const decision = toldOf(judged, after);
    decisions.push(decision);
    sums = summed(sums, decision);
  };
  for (; at < moves.length && (spent + each <= most || decisions.length === 0) && !isClientGone(); at++) {
    const move = moves[at];
    if (move === undefined) break;
    const known = at === carried.at ? carried.found : null;
    const { found: judged, spent: more } = await judge(move, asked, { most: each, known });
    spent += more;
    await pause();
    if (judged === null) continue;
    if (waiting !== null) tellOf(waiting, seenFrom(waiting.seat, judged.seat, judged.found.best.win));
    waiting = judged;
    tell(at + 1);
  }
  if (at >= moves.length) {
    if (waiting !== null) tellOf(waiting, worthOf(result, waiting) ?? waiting.found.played.win);
    return { ruleset, seats, result, decisions, next: null, left: 0, summary: summaryOf(sums) };
  }
  // the last that was judged waits for what comes after it: the next part begins with it
  const from = waiting === null ? at : moves.indexOf(waiting.played);
  return {
    ruleset,
    seats,
    result,
    decisions,
    next: written({ ...sums, at: from }, waiting?.found ?? null),
    left: moves.length - from,
    summary: null,
  };
}
