import {
  type ActionForm,
  type Chance,
  type Decision,
  type Game,
  type Result,
  type Requirement,
  type Seat,
  seededChance,
  type OpenPosition,
  Budget,
} from "../../rules/kernel/index.ts";
import { canonicalJson, sha256 } from "../../service/index.ts";
import { apart } from "./facts.ts";
import type { Plan } from "./plans.ts";

/** What of a move is told apart when it differs. */
export const parts = ["what is asked and legal", "rulings", "what happens"] as const;

/** A recorded game: what was chosen at each move, and what the rules answered, by short hashes. */
export interface RecordedGame {
  /** How it was set up, and what its dice come from. */
  readonly plan: Plan;
  /**
   * What was chosen, a word for each move: the place (base 36) of an option, or of an action among all that are legal;
   * "=" and a number for one of `free`; "-" where nobody was asked.
   */
  readonly moves: string;
  /** Actions that are legal without being listed. */
  readonly free: readonly unknown[];
  /** For each move three characters of a hash for each of `parts`. */
  readonly marks: string;
  /** A hash of all facts, and one of all words. */
  readonly facts: string;
  readonly words: string;
}

/** Characters of a hash that stand for a part of a move. */
const MARK = 3;

/** Every how many moves a sight ruling is asked for, a field of view, what the enemy will do, the views of the seats. */
const EVERY = { sight: 2, field: 7, preview: 5, views: 4 } as const;

const requirementFacts = (requirements: readonly Requirement[]) =>
  requirements.map(({ holds, cites, at, text }) => ({ holds, cites, at, text }));

/** All actions that are legal, each once, in an order of their own: that of a listing is nobody's concern. */
function legalActions(forms: readonly ActionForm<unknown>[]): readonly string[] {
  return [...new Set(forms.flatMap(({ actions }) => actions.map((action) => canonicalJson(action))))].sort();
}

const formFacts = (forms: readonly ActionForm<unknown>[]) =>
  forms
    .map(({ name, piece, requirements, actions, ends }) => ({
      form: name,
      piece,
      requirements: requirementFacts(requirements),
      actions: legalActions([{ name, piece, requirements, actions }]).map((action): unknown => JSON.parse(action)),
      ends: ends?.named.map(({ at }) => at),
    }))
    .toSorted((one, other) => (one.piece + one.form < other.piece + other.form ? -1 : 1));

/** What is chosen at a move: by chance, by the game's policy, or as it was recorded. Returns the word for it. */
type Chooser = (
  situation: OpenPosition,
  decision: Decision,
  legal: readonly string[],
  forms: readonly ActionForm<unknown>[],
) => string;

const placed = (at: number): string => at.toString(36);

/** Chooses by chance among the kinds of what is legal, or as the game's policy does. */
function choosing({ by }: Plan, chance: Chance, free: unknown[]): Chooser {
  return (situation, decision, legal, forms) => {
    const move = by === "policy" ? situation.policyMove(chance) : null;
    if (move !== null && "choose" in move) return placed(decision.options.findIndex(({ id }) => id === move.choose[0]));
    if (move !== null) {
      const at = legal.indexOf(canonicalJson(move.action));
      return at >= 0 ? placed(at) : `=${placed(free.push(move.action) - 1)}`;
    }
    if (decision.kind === "choose") return placed(chance.index(decision.options.length));
    const possible = forms.filter(({ actions }) => actions.length > 0);
    const names = [...new Set(possible.map(({ name }) => name))].sort();
    const name = names[chance.index(names.length)];
    const among = legalActions(possible.filter((form) => form.name === name));
    return placed(legal.indexOf(among[chance.index(among.length)] ?? ""));
  };
}

/** What of a position belongs to the game: not by which rules it was written. */
const held = (position: { readonly state: unknown; readonly answers: unknown } | null) =>
  position === null ? null : { state: position.state, answers: position.answers };

/** Plays a planned game, by a chooser, and hashes what the rules answer. */
function playedBy(game: Game, plan: Plan, free: readonly unknown[], chooser: (move: number) => Chooser): RecordedGame {
  const begun = game.setUp(plan.scenario, plan.options, new Budget(Infinity));
  if (!begun.ok) throw new Error(`${game.id} ${plan.scenario} cannot be set up: ${begun.defects[0]?.message}`);
  const allFacts: string[] = [];
  const allWords: string[] = [];
  const taken = (answer: unknown, drawn = false): string => {
    const { facts, words } = apart(answer, { drawn });
    allWords.push(...words);
    return canonicalJson(facts);
  };
  const moves: string[] = [];
  let marks = "";
  const earlier: string[] = [];
  let situation = begun.value;
  for (let at = 0; at < plan.most; at++) {
    const decision = situation.decision();
    if (decision === null) break;
    // for what is looked at beside the game, and for its dice: a change of one leaves the others
    const beside = seededChance(plan.seed * 7919 + at);
    const forms = decision.kind === "act" ? situation.forms() : [];
    const legal = legalActions(forms);
    const word =
      decision.kind === "act" || decision.kind === "choose" ? chooser(at)(situation, decision, legal, forms) : "-";
    const written = word.startsWith("=") ? canonicalJson(free[parseInt(word.slice(1), 36)]) : legal[parseInt(word, 36)];
    const action: unknown = decision.kind === "act" ? JSON.parse(written ?? "null") : undefined;
    const option = decision.kind === "choose" ? decision.options[parseInt(word, 36)]?.id : undefined;
    const refused = earlier.length === 0 ? null : (earlier[beside.index(earlier.length)] ?? null);
    const asked = [
      taken({ ...decision, kinds: decision.kinds.length }),
      taken(formFacts(forms)),
      taken([action, refused === null ? null : JSON.parse(refused)].map((one) => requirementsOf(situation, one))),
    ];
    const ruled = [taken(rulings(situation, at, beside))];
    const { next, told } = answered(situation, action, option, plan.seed * 104_729 + at);
    const happened = [
      taken(told),
      taken(held(next?.position() ?? null), true),
      taken(viewsOf(game, situation, at), true),
    ];
    moves.push(word);
    for (const part of [asked, ruled, happened]) {
      const text = part.join("\n");
      allFacts.push(text);
      marks += sha256(text).slice(0, MARK);
    }
    if (action !== undefined && written !== undefined && !earlier.includes(written)) earlier.push(written);
    if (next === null) break;
    situation = next;
  }
  return {
    plan,
    moves: moves.join(" "),
    free,
    marks,
    facts: sha256(allFacts.join("\n")),
    words: sha256(allWords.join("\n")),
  };
}

/** What an action requires: of the chosen one, and of an earlier one, which may not be possible any more. */
function requirementsOf(situation: OpenPosition, action: unknown): unknown {
  if (action === undefined || action === null) return null;
  const found = situation.requirements(action);
  // where something else comes first the kernel says so before all that the game requires
  const kind = situation.decision()?.kind;
  const ofGame = kind === "choose" || kind === "roll" || kind === "draw" ? 1 : 0;
  return found.ok ? requirementFacts(found.value.slice(ofGame)) : found.defects.map(({ code }) => code);
}

/** What of a moment is answered beside the game. */
function rulings(situation: OpenPosition, at: number, chance: Chance): unknown {
  if (at % EVERY.sight > 0 && at % EVERY.field > 0 && at % EVERY.preview > 0) return null;
  const pieces = situation
    .board()
    .pieces.map(({ id }) => id)
    .toSorted();
  const any = (): string => pieces[chance.index(pieces.length)] ?? "";
  const said = <T>(answer: Result<T>): unknown => (answer.ok ? answer.value : answer.defects.map(({ code }) => code));
  return {
    sight: at % EVERY.sight === 0 && pieces.length > 1 ? said(situation.sight({ from: any(), to: any() })) : null,
    field: at % EVERY.field === 0 && pieces.length > 0 ? said(situation.field(any())) : null,
    preview: at % EVERY.preview === 0 ? situation.preview() : null,
  };
}

/** What the seats of a game that hides something know of a moment. */
function viewsOf(game: Game, situation: OpenPosition, at: number): unknown {
  if (at % EVERY.views > 0 || !game.isHiddenGame(situation.position())) return null;
  return [null, ...situation.seats()].map((seat: Seat | null) => {
    const seen = situation.seenBy(seat);
    return { seat, position: held(seen.position()), asked: seen.decision()?.prompt ?? null };
  });
}

/** Answers what is asked, and tells what happens; `next` is null where the game is over or goes no further. */
function answered(
  situation: OpenPosition,
  action: unknown,
  option: string | undefined,
  seed: number,
): { readonly next: OpenPosition | null; readonly told: unknown } {
  const read = situation.adjudicate({
    ...(action !== undefined && { action }),
    ...(option !== undefined && { choose: [option] }),
    chance: seededChance(seed),
  });
  if (!read.ok) return { next: null, told: { unread: read.defects.map(({ code }) => code) } };
  const answer = read.value;
  switch (answer.outcome) {
    case "refused":
      return { next: null, told: { refused: requirementFacts(answer.failing) } };
    case "over":
      return {
        next: null,
        told: { events: answer.events, result: answer.result, end: held(answer.situation.position()) },
      };
    case "paused":
      return { next: answer.situation, told: { events: answer.events, unused: answer.unused } };
  }
}

/** Plays a planned game for the first time. */
export function recordGame(game: Game, plan: Plan): RecordedGame {
  const free: unknown[] = [];
  return playedBy(game, plan, free, (move) => choosing(plan, seededChance(plan.seed * 31 + move), free));
}

/** Plays a recorded game again with what was chosen then; what is not there any more is nothing chosen. */
export function replayGame(game: Game, { plan, moves, free }: RecordedGame): RecordedGame {
  const words = moves.split(" ");
  return playedBy(game, plan, free, (move) => () => words[move] ?? "-");
}

/** Where two plays of a game differ first; null where they are alike in everything but words. */
export function firstDifference(
  before: RecordedGame,
  now: RecordedGame,
): { readonly move: number; readonly part: (typeof parts)[number] } | null {
  if (before.facts === now.facts) return null;
  const length = MARK * parts.length;
  for (let at = 0; at < Math.max(before.marks.length, now.marks.length); at += MARK) {
    if (before.marks.slice(at, at + MARK) === now.marks.slice(at, at + MARK)) continue;
    return { move: Math.floor(at / length), part: parts[(at / MARK) % parts.length] ?? "what happens" };
  }
  // three characters can be alike by chance
  return { move: 0, part: "what happens" };
}
