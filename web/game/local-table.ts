import { signal } from "@preact/signals";
import type { Decision } from "../api/answers.ts";
import { adjudicate, board } from "../api/questions.ts";
import type { Where } from "../api/where.ts";
import { isOurs, playedOn, viewOf } from "./opponent.ts";
import type { Again } from "../api/move.ts";
import { loadRules } from "../engine/engine.ts";
import { hearOthers, tellOthers } from "./other-windows.ts";
import { eachPhase, goesOnIn } from "./pace.ts";
import { standingAt } from "./standing.ts";
import { progress, strength } from "./strength.ts";
import { keep, keptStep, keptTable } from "./shelf.ts";
import { sharedAt, sideOfSeat } from "./sides.ts";
import {
  isAnswer,
  isAsAsked,
  type Mine,
  type Mission,
  type Moment,
  type Outcome,
  readOtherwise,
  type Step,
  type Table,
  type TableCard,
} from "./table.ts";

/** A position as a seat may know it, or whole. */
async function momentOf(position: unknown, seat: string | undefined): Promise<Moment> {
  const where: Where = { in: { position, ...(seat !== undefined && { seat }) } };
  const { text, board: model, moment, decision: asked } = await board(where);
  return { where, position, text, board: model, moment, decision: asked, result: null };
}

/** A moment as whoever is asked may see it, and where two sides share the screen, whose it is and what it hides. */
type Seen = Pick<Step, "moment" | "sits" | "hides">;

/** A position as whoever sits at a table may know it, who was there `before` if nobody is asked. */
async function seenAt(
  card: Pick<TableCard, "mine" | "mission" | "ruleset">,
  position: unknown,
  decision: Decision | null,
  before?: string,
): Promise<Seen> {
  const shared = sharedAt(card, decision?.seat ?? null, before);
  // when it is over, there is nothing left to hide
  if (shared === null || decision === null) return { moment: await momentOf(position, viewOf(decision, card.mine)) };
  const [moment, other] = await Promise.all([shared.sits, shared.other].map((seat) => momentOf(position, seat)));
  if (moment === undefined) throw new Error("There is no view of this table.");
  return { moment, sits: shared.sits, hides: other?.text !== moment.text };
}

async function seenFirst(card: Pick<TableCard, "mine" | "mission" | "ruleset">, where: Where): Promise<Seen> {
  const whole = await board(where);
  const { position, text, board: model, moment, decision } = whole;
  if (card.mine !== undefined || sharedAt(card, decision?.seat ?? null, undefined) !== null)
    return seenAt(card, position, decision);
  const there: Where = { in: { position } };
  // a position that comes by link may be one at which the game is over
  const result = decision === null ? await resultAt(there) : null;
  return { moment: { where: there, position, text, board: model, moment, decision, result } };
}

/** How the game ended at a position where nobody is asked; null where it goes on, or the rules do not say. */
const resultAt = (where: Where): Promise<Moment["result"]> =>
  adjudicate(where, {}).then(
    ({ outcome, result }) => (outcome === "over" ? result : null),
    () => null,
  );

/** The tables that this window has open, so that they go on even where the browser keeps nothing. */
const open = new Map<string, Table>();

/**
 * Keeps a step; answers whether the browser did: a private window or a full disk may not, and the game goes on all the
 * same.
 */
const kept = (card: TableCard, step: Step): Promise<boolean> =>
  keep(card, step, Date.now()).then(
    () => true,
    () => false,
  );

/** What dice and cards of a step are drawn from. */
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** How well the computer plays at a table, where it plays and not fair. */
function playedAs({ mine }: TableCard): Pick<Again, "strength"> {
  const wanted = strength.peek();
  return mine === undefined || wanted === "fair" ? {} : { strength: wanted };
}

/** The step that a move leads to, with all that others do until somebody here is asked; or why it is refused. */
async function playedAt(
  card: TableCard,
  from: Step,
  { forUs = false, ...move }: Parameters<Table["play"]>[1],
  dice: Parameters<Table["play"]>[2],
): Promise<Outcome> {
  const standing = { ...standingAt(card.id, from.moment.moment), ...goesOnIn(card.ruleset) };
  const again = move.again ?? {
    seed: dice === "rolled" ? newSeed() : null,
    eachPhase: eachPhase.peek(),
    forUs,
    ...playedAs(card),
    ...(Object.keys(standing).length > 0 && { standing }),
  };
  if (again.strength === "strong") await loadRules(card.ruleset);
  const shared = sharedAt(card, from.moment.decision?.seat ?? null, from.sits);
  const answer = await playedOn(from.moment, move, { mine: card.mine, shared }, again).finally(
    () => (progress.value = null),
  );
  if (answer.outcome === "refused") return { refused: true, failing: answer.failing, rules: answer.rules };
  const { position, decision, result, rules, laid, board: text, moment: told } = answer;
  const seen = await seenAt(card, position, decision, from.sits);
  // at a shared screen the next to sit there sees it with other eyes than whoever moved
  const moment =
    shared === null || seen.sits === undefined
      ? { ...seen.moment, text, moment: told, decision, result }
      : { ...seen.moment, result };
  const step = { number: from.number + 1, sent: move, rules, laid, again, ...seen, moment };
  return { refused: false, step: { ...step, ...toldTo(card.ruleset, answer, shared?.sits, seen.sits) } };
}

/** The events of a move as whoever sits there after it learns of them, and as the other side does where it learns less. */
function toldTo(
  ruleset: string,
  { events, heard }: Pick<Step, "events"> & { readonly heard: Step["events"] },
  moved: string | undefined,
  sits: string | undefined,
): Pick<Step, "events" | "heard"> {
  if (moved === undefined || JSON.stringify(events) === JSON.stringify(heard)) return { events };
  const isSame = sideOfSeat(ruleset, moved) === sideOfSeat(ruleset, sits ?? null);
  return isSame ? { events, heard } : { events: heard, heard: events };
}

/** What comes of the move of a step if it is made from another position, with the same dice; nothing where it is refused there. */
export async function madeAgain(card: TableCard, { sent, again }: Step, position: unknown): Promise<Step["events"]> {
  if (sent === null) return [];
  const from: Step = { number: 0, sent: null, events: [], rules: [], ...(await seenFirst(card, { in: { position } })) };
  const outcome = await playedAt(card, from, { ...sent, ...(again && { again }) }, "rolled");
  return outcome.refused ? [] : outcome.step.events;
}

/** A table, and how a step is put on it. */
interface Putting {
  readonly table: Table;
  put(step: Step): void;
}

/**
 * Goes on from a step under another reading, as a step of its own; where the answer to a dispute stands, its move is made
 * again from there with the same dice.
 */
async function rereadAt(
  { table, put }: Putting,
  from: Step,
  { interpretation, reading }: { readonly interpretation: string; readonly reading: string },
): Promise<Step> {
  const { card } = table;
  const before = isAnswer(card, from) ? await table.step(from.number - 1) : from;
  const position = readOtherwise(before.moment.position, interpretation, reading);
  const seen = await seenFirst(card, { in: { position } });
  const step: Step = {
    number: from.number + 1,
    sent: null,
    events: [],
    rules: [],
    ...(isAsAsked(before) && { isAsAsked: true }),
    ...seen,
  };
  put(step);
  if (before === from || from.sent === null) return step;
  const outcome = await playedAt(card, step, { ...from.sent, ...(from.again && { again: from.again }) }, "rolled");
  if (outcome.refused) return step;
  const answer: Step = { ...outcome.step, isAskedAgain: true };
  put(answer);
  return answer;
}

/** A table of so many steps, of which some are at hand. */
function tableOf(
  card: TableCard,
  { length, atHand, isKept }: { readonly length: number; readonly atHand: readonly Step[]; readonly isKept: boolean },
): Table {
  const count = signal(length);
  const keeps = signal(isKept);
  const steps = new Map<number, Step>(atHand.map((step) => [step.number, step]));
  // a step is shown while the browser keeps it
  const put = (step: Step): void => {
    for (const number of steps.keys()) if (number > step.number) steps.delete(number);
    steps.set(step.number, step);
    count.value = step.number + 1;
    void keepAndTell(step);
  };
  const keepAndTell = async (step: Step): Promise<void> => {
    keeps.value = await kept(card, step);
    if (keeps.value) tellOthers(card.id, step.number);
  };
  hearOthers(card.id, (made) => {
    for (const number of steps.keys()) if (number >= made) steps.delete(number);
    // whoever looks at a step that is no more goes back before it first
    count.value = Math.max(1, made);
    setTimeout(() => (count.value = made + 1));
  });
  const table: Table = {
    card,
    kept: "here",
    path: ["table", card.id],
    length: count,
    keeps,
    dice: "either",
    hindrance: ({ moment: { decision } }) =>
      decision === null || isOurs(decision, card.mine)
        ? null
        : `The computer plays ${card.mine?.against ?? "the others"}.`,
    async step(wanted) {
      const number = Math.min(wanted, count.value - 1);
      const step = steps.get(number) ?? (await keptStep(card.id, number));
      if (step === null) throw new Error("This step is not kept in this browser.");
      steps.set(number, step);
      return step;
    },
    async play(from, wish, dice): Promise<Outcome> {
      const outcome = await playedAt(card, from, wish, dice);
      if (!outcome.refused) put(outcome.step);
      return outcome;
    },
    reread: (from, interpretation, reading) => rereadAt({ table, put }, from, { interpretation, reading }),
  };
  open.set(card.id, table);
  return table;
}

/** What is known of a table besides the position that is laid on it. */
type LaidAs = {
  readonly [Known in "mine" | "mission" | "question" | "sight" | "asked" | "about"]?: TableCard[Known] | undefined;
};

/**
 * Lays a new game on a table in this browser; `where` is a scenario, a text board or a position. What is given an id is
 * laid once: whoever comes again finds the table as it was left.
 */
export async function layTable(
  title: string,
  ruleset: string,
  where: Readonly<Record<string, unknown>>,
  { id = crypto.randomUUID().slice(0, 13), ...about }: { readonly id?: string } & LaidAs = {},
): Promise<Table> {
  const there = await openTable(id);
  if (there !== null) return there;
  const written = typeof where["board"] === "string" ? where["board"] : undefined;
  const card = cardOf({ id, title, ruleset, ...about, written });
  const first: Step = { number: 0, sent: null, events: [], rules: [], ...(await seenFirst(card, { in: where })) };
  return tableOf(card, { length: 1, atHand: [first], isKept: await kept(card, first) });
}

/** Plays a table that was just laid on to where somebody here has to choose, unless each phase is wanted. */
async function runToChoice(table: Table): Promise<void> {
  const first = await table.step(0);
  const { decision } = first.moment;
  const waits = decision?.kind === "checkpoint" || (decision !== null && !isOurs(decision, table.card.mine));
  if (waits && !eachPhase.peek()) await table.play(first, {}, "rolled");
}

/** What is told of a table, of all that is kept of it. */
const cardOf = ({
  id,
  title,
  ruleset,
  mine,
  mission,
  question,
  sight,
  asked,
  about,
  written,
}: Pick<TableCard, "id" | "title" | "ruleset"> & LaidAs & { readonly written?: string | undefined }): TableCard => ({
  id,
  title,
  ruleset,
  ...(mine !== undefined && { mine }),
  ...(mission !== undefined && { mission }),
  ...(question !== undefined && { question }),
  ...(sight !== undefined && { sight }),
  ...(asked !== undefined && { asked }),
  ...(about !== undefined && { about }),
  ...(written !== undefined && { written }),
});

/** Lays a mission out, and plays on to where somebody here has to choose. */
export async function layMission(title: string, ruleset: string, mission: Mission, mine?: Mine): Promise<Table> {
  const { scenario, options } = mission;
  const table = await layTable(title, ruleset, { ruleset, scenario, options }, { mine, mission });
  await runToChoice(table);
  return table;
}

/** Opens a table that is open in this window or kept in this browser; null when there is none by this id. */
export async function openTable(id: string): Promise<Table | null> {
  const here = open.get(id);
  if (here !== undefined) return here;
  const stored = await keptTable(id).catch(() => null);
  return stored === null ? null : tableOf(cardOf(stored), { length: stored.length, atHand: [], isKept: true });
}
