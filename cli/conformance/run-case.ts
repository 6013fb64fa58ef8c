import * as z from "zod";
import { BudgetExceeded } from "../../rules/kernel/index.ts";
import { collectAnswered, collectAsserted, collectCites } from "./asserted.ts";
import { brokenCase, brokenExpectation } from "./broken.ts";
import type { ConformanceCase, Expectation, Step } from "./case-format.ts";
import { accountOf, checkAnswer, checkOutlook } from "./check-answer.ts";
import {
  checkDecision,
  checkEvents,
  checkOutcome,
  checkPosition,
  expectsRefusal,
  optionsOf,
  type ShownEvents,
  waitingFor,
} from "./check-steps.ts";
import { Known } from "./known.ts";
import { matches, show } from "./matches.ts";
import { type Answered, type Sent, type Table, Unreadable } from "./table.ts";
import { wordsOf } from "./words.ts";

export { matches };

/** Stands among answers for the first of the options that are offered. */
const ANY = "any";

/** How one case went. */
export interface CaseResult {
  readonly case: ConformanceCase;
  /** Words that the game does not know: the case is broken, whatever came out. */
  readonly broken: readonly string[];
  /** What differs from the expectation. */
  readonly failures: readonly string[];
  /** What happened, the decision that waits, the steps not taken, for people; empty when nothing failed. */
  readonly account: readonly string[];
  /** Every id that was cited on the way. */
  readonly cited: ReadonlySet<string>;
  /** The ids of which the case asserts something: the rules it shows. */
  readonly asserted: ReadonlySet<string>;
  /** What its expectations were held against. */
  readonly looked: readonly LookedAt[];
}

/** What an expectation was held against: that of the case, or of the step of this number (from 0). */
export interface LookedAt {
  readonly at: "expect" | number;
  readonly before: unknown;
  readonly position: unknown;
  /** The answer to the question of the case; null where it has steps. */
  readonly answer: unknown;
}

/** A case that is being run: what it has found so far. */
interface Run {
  readonly table: Table;
  readonly one: ConformanceCase;
  /** What the run came across; null when the game is not known here. */
  readonly known: Known | null;
  readonly failures: string[];
  readonly account: string[];
  readonly cited: Set<string>;
  readonly asserted: Set<string>;
  readonly looked: LookedAt[];
}

/** Runs one case at a table; its words are checked unless it is known that they have not changed. */
export async function runCase(table: Table, one: ConformanceCase, checksWords = true): Promise<CaseResult> {
  const game = table.game(one.game);
  const words = game === null || !checksWords ? null : wordsOf(game);
  const known = words === null ? null : new Known(words);
  const failures: string[] = [];
  const account: string[] = [];
  const cited = new Set<string>();
  const asserted = new Set<string>();
  const looked: LookedAt[] = [];
  let readable = true;
  try {
    await perform({ table, one, known, failures, account, cited, asserted, looked });
  } catch (error) {
    readable = false;
    const { defects: told } = unreadable(error);
    collectCites(told, cited);
    collectCites(told, asserted);
    if (!expectsDefects(one)) failures.push(`cannot be answered: ${unreadable(error).message}`);
    const { defects = [], count } = one.expect;
    for (const defect of defects)
      if (!told.some((actual) => matches(defect, actual)))
        failures.push(`expected the defect ${show(defect)}, got ${show(told)}`);
    if (count !== undefined && count !== told.length) failures.push(`expected ${count} defects, got ${show(told)}`);
    checkCites(one.expect, cited, failures);
  }
  if (readable && expectsDefects(one))
    failures.push(`expected defects ${show(one.expect.defects ?? one.expect.count)}, but the position was read`);
  const broken =
    words === null || known === null || !readable
      ? []
      : [
          ...known.unknown(one.unknown).map((name) => `unknown: there is a "${name}"`),
          ...brokenCase(one, words, known),
          ...brokenExpectation(one.expect, words, known),
          ...(one.steps ?? []).flatMap((step, i) =>
            typeof step === "object" && step.after !== undefined
              ? brokenExpectation(step.after, words, known, `steps.${i}.after`)
              : [],
          ),
        ];
  return { case: one, broken, failures, account: failures.length === 0 ? [] : account, cited, asserted, looked };
}

/** Whether a case says that its position cannot be read: what is wrong with it, or how much. */
const expectsDefects = ({ read, expect: { defects, count = 0 } }: ConformanceCase): boolean =>
  defects !== undefined || (read === true && count > 0);

/** What went wrong at the table as the defects it is told by; one case that breaks off takes no other with it. */
function unreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Unreadable([{ code: error instanceof BudgetExceeded ? "beyond-limits" : "broken-off", message }]);
}

async function perform(run: Run): Promise<void> {
  const { table, one, known, failures, cited } = run;
  const settings = { readings: one.readings, numbers: one.numbers };
  const position =
    one.position === undefined
      ? await table.openScenario(one.game, one.scenario ?? "", one.options ?? {}, settings)
      : await table.openText(one.game, one.position, settings);
  known?.position(position);
  known?.board(await table.board(position));
  known?.text(table.game(one.game)?.scenarios.find(({ id }) => id === one.scenario)?.board ?? "");
  if (one.read === true) {
    run.looked.push({ at: "expect", before: position, position, answer: null });
    await checkPosition(table, { position, before: position }, one.expect, failures);
    return;
  }
  if (one.steps !== undefined) {
    await performSteps(run, position, one.steps);
    return;
  }
  const choose = await answersOfOdds(table, one, position, failures);
  const answer = await question(table, { ...one, choose }, position);
  run.looked.push({ at: "expect", before: position, position, answer });
  collectCites(answer, cited);
  collectAnswered(one, answer, run.asserted);
  checkAnswer(one, answer, failures);
  await checkAnswersOfOdds(table, { ...one, choose }, position, failures);
  if (one.expect.outlook !== undefined) {
    const outlook = await table.outlook(position, one["why-not"]);
    collectCites(outlook, cited);
    collectCites(outlook, run.asserted);
    checkOutlook(one.expect, outlook, failures);
  }
  checkCites(one.expect, cited, failures);
  run.account.push(...accountOf(one, answer));
}

/**
 * The answers that odds are asked with: "any" is the first of the options that are offered where the ways stop. All ways
 * have to offer the same one there, for one list answers them all.
 */
async function answersOfOdds(
  table: Table,
  { odds, choose }: ConformanceCase,
  position: unknown,
  failures: string[],
): Promise<string[]> {
  if (odds === undefined || !choose.includes(ANY)) return [...choose];
  const answers: string[] = [];
  for (const [i, answer] of choose.entries()) {
    if (answer !== ANY) {
      answers.push(answer);
      continue;
    }
    const { ways } = waysOfOdds.parse(await table.odds(position, odds, answers));
    const firsts = new Set(ways.flatMap(({ decision }) => decision?.options?.[0]?.id ?? []));
    const [first] = firsts;
    if (first !== undefined && firsts.size === 1) {
      answers.push(first);
      continue;
    }
    failures.push(
      first === undefined
        ? `choose.${i}: "any" answers nothing that is asked on any way`
        : `choose.${i}: "any" could be ${[...firsts].join(" or ")} by the way it goes: name one`,
    );
    break;
  }
  return answers;
}

/** The decisions at which the ways of odds stop, as far as their options go. */
const waysOfOdds = z.object({
  ways: z
    .array(z.object({ decision: z.object({ options: z.array(z.object({ id: z.string() })).optional() }).nullable() }))
    .default([]),
});

/**
 * Each answer that odds are asked with is an option of some decision on the way: with it, the ways are others than
 * without it, because none of them stops at that decision any more.
 */
async function checkAnswersOfOdds(
  table: Table,
  { odds, choose }: ConformanceCase,
  position: unknown,
  failures: string[],
): Promise<void> {
  if (odds === undefined) return;
  const ways = async (count: number): Promise<string> =>
    JSON.stringify((await table.odds(position, odds, choose.slice(0, count)))["ways"]);
  let before = choose.length === 0 ? "" : await ways(0);
  for (const [i, option] of choose.entries()) {
    const after = await ways(i + 1);
    if (after === before) failures.push(`choose.${i}: "${option}" answers nothing that is asked on any way`);
    before = after;
  }
}

async function question(table: Table, one: ConformanceCase, position: unknown): Promise<unknown> {
  if (one.sight !== undefined) return table.sight(position, one.sight);
  if (one.field !== undefined) return table.field(position, one.field);
  if (one.legal !== undefined) return table.legal(position);
  if (one["why-not"] !== undefined) return table.requirements(position, one["why-not"]);
  if (one.odds !== undefined) return table.odds(position, one.odds, one.choose);
  return table.preview(position);
}

const checkCites = ({ cites = [] }: Expectation, cited: ReadonlySet<string>, failures: string[]): void => {
  for (const id of cites)
    if (!cited.has(id)) failures.push(`expected ${id} to be cited; cited: ${[...cited].join(", ")}`);
};

/** What a step sends: an action, answers, and what is expected after it. */
function sentBy(step: Step): {
  readonly action?: Readonly<Record<string, unknown>>;
  readonly choose: readonly string[];
  readonly after: Expectation | undefined;
} {
  if (step === "proceed") return { choose: [], after: undefined };
  if ("do" in step) {
    const { after, ...action } = step;
    return { action, choose: [], after };
  }
  return { choose: "choose" in step ? step.choose : [], after: step.after };
}

const entries = (unused: readonly string[], what: string): readonly string[] =>
  unused.filter((one) => one.startsWith(`${what} `)).map((one) => one.slice(what.length + 1));

/** What a table answers; where "any" is among the answers it is asked again with the first option that is offered there. */
async function adjudicated(table: Table, position: unknown, sent: Sent): Promise<Answered> {
  const { choose = [], until } = sent;
  const at = choose.indexOf(ANY);
  if (at < 0) return table.adjudicate(position, sent);
  const answered = await table.adjudicate(position, { ...sent, choose: choose.slice(0, at) });
  const { outcome, unused, decision } = answered;
  if (outcome === "refused") return answered;
  const isAsked =
    decision?.["kind"] === "choose" && !unused.includes("action") && entries(unused, "choose").length === 0;
  const [option] = isAsked ? optionsOf(answered) : [];
  if (option === undefined)
    return { ...answered, unused: [...unused, ...choose.slice(at).map((one) => `choose ${one}`)] };
  const further = await adjudicated(table, answered.position, {
    choose: [option, ...choose.slice(at + 1)],
    dice: entries(unused, "die").map(Number),
    cards: entries(unused, "card"),
    until,
  });
  return further.outcome === "refused" ? further : { ...further, events: [...answered.events, ...further.events] };
}

async function performSteps(run: Run, start: unknown, steps: readonly Step[]): Promise<void> {
  const { table, one, known, failures, cited } = run;
  let position = start;
  let supply = { dice: one.dice, cards: one.cards, choose: one.choose };
  const events: Readonly<Record<string, unknown>>[] = [];
  let last: Answered | null = null;
  let taken = 0;
  let before = start;
  for (const step of steps) {
    const { action, choose, after } = sentBy(step);
    if (action !== undefined) collectCites(await table.requirements(position, action), cited);
    const answered: Answered = await adjudicated(table, position, {
      ...(action !== undefined && { action }),
      choose: [...choose, ...supply.choose],
      dice: supply.dice,
      cards: supply.cards,
      until: one.until,
    });
    taken++;
    last = answered;
    before = position;
    collectCites([answered.events, answered.failing, answered.decision], cited);
    known?.answer(answered);
    // an action that is sent while the game waits for something else is not taken
    if (answered.unused.includes("action"))
      failures.push(`step ${taken}: ${show(action)} was not taken: it waits for ${waitingFor(answered)}`);
    if (answered.outcome !== "refused") {
      // what was not used stays for the next step
      supply = {
        dice: entries(answered.unused, "die").map(Number),
        cards: [...entries(answered.unused, "card")],
        choose: [...entries(answered.unused, "choose")],
      };
      events.push(...answered.events);
      position = answered.position;
      known?.position(position);
      // a game that is over in the middle of a phase cannot always be opened again
      if (answered.outcome === "paused") known?.board(await table.board(position));
    }
    if (after !== undefined) run.looked.push({ at: taken - 1, before, position, answer: null });
    if (after !== undefined) collectAsserted(after, answered.events, answered, run.asserted);
    if (after !== undefined) await checkAfter(table, { step: taken, after, answered, before, position, failures });
    // an expected refusal leaves the position as it was, and the case goes on from there
    const goesOn = answered.outcome === "paused" || (after !== undefined && expectsRefusal(after));
    if (!goesOn) break;
  }
  if (last === null) {
    failures.push("the case has no steps");
    return;
  }
  await checkRun(run, { last, events, start, position, supply, left: steps.slice(taken) });
}

interface After {
  readonly step: number;
  readonly after: Expectation;
  readonly answered: Answered;
  /** The position before the step. */
  readonly before: unknown;
  readonly position: unknown;
  readonly failures: string[];
}

async function checkAfter(table: Table, { step, after, answered, before, position, failures }: After): Promise<void> {
  const found: string[] = [];
  checkOutcome(after, answered, found);
  checkEvents(after, answered.events, found);
  checkDecision(after, answered, found);
  const cited = new Set<string>();
  collectCites([answered.events, answered.failing, answered.decision], cited);
  checkCites(after, cited, found);
  await checkPosition(table, { position, before }, after, found);
  failures.push(...found.map((failure) => `after step ${step}: ${failure}`));
}

interface Ended {
  readonly last: Answered;
  readonly events: ShownEvents;
  /** The position before the first step. */
  readonly start: unknown;
  readonly position: unknown;
  /** What was supplied and not used. */
  readonly supply: {
    readonly dice: readonly number[];
    readonly cards: readonly string[];
    readonly choose: readonly string[];
  };
  /** The steps that were not taken. */
  readonly left: readonly Step[];
}

async function checkRun(run: Run, { last, events, start, position, supply, left }: Ended): Promise<void> {
  const { table, one, failures, cited } = run;
  const { expect } = one;
  run.looked.push({ at: "expect", before: start, position, answer: null });
  collectAsserted(expect, events, last, run.asserted);
  const lastAfter = [...(one.steps ?? [])].map(sentBy).at(-1)?.after;
  const refusedAsSaid =
    left.length === 0 && last.outcome === "refused" && lastAfter !== undefined && expectsRefusal(lastAfter);
  if (left.length > 0) failures.push(`${left.length} of ${one.steps?.length ?? 0} steps were not taken`);
  checkOutcome(
    refusedAsSaid && !expectsRefusal(expect) ? { outcome: "refused", ...expect } : expect,
    last,
    failures,
    left.length > 0,
  );
  // dice and answers may have been used before a refusal, which does not say so
  if (last.outcome !== "refused") {
    if (supply.dice.length > 0) failures.push(`dice left over: ${supply.dice.join(", ")}`);
    if (supply.cards.length > 0) failures.push(`cards left over: ${supply.cards.join(", ")}`);
    if (supply.choose.length > 0) failures.push(`choices left over: ${supply.choose.join(", ")}`);
  }
  checkEvents(expect, events, failures);
  const inAll = expect["event-count"];
  if (inAll !== undefined && inAll !== events.length)
    failures.push(`expected ${inAll} events in all, got ${events.length}`);
  checkDecision(expect, last, failures);
  checkCites(expect, cited, failures);
  await checkPosition(table, { position, before: start }, expect, failures);
  run.account.push(
    "what happened:",
    ...events.map(({ text }) => `  ${String(text)}`),
    `waits for ${waitingFor(last)}`,
    ...left.map((step) => `not taken: ${show(step)}`),
  );
}
