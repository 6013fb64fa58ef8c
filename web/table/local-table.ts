import { signal } from "@preact/signals";
import type { AdjudicateAnswer } from "../api/answers.ts";
import { board, type Where } from "../api/questions.ts";
import { post } from "../api/request.ts";
import { keep, keptStep, keptTable } from "./shelf.ts";
import { type Moment, type Outcome, readOtherwise, type Step, type Table, type TableCard } from "./table.ts";

async function momentAt(where: Where): Promise<Moment> {
  const { position, text, board: model, moment, decision } = await board(where);
  return { where: { in: { position } }, position, text, board: model, moment, decision, result: null };
}

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

/** A table of so many steps, of which some are at hand. */
function tableOf(card: TableCard, length: number, atHand: readonly Step[], isKept: boolean): Table {
  const count = signal(length);
  const keeps = signal(isKept);
  const steps = new Map<number, Step>(atHand.map((step) => [step.number, step]));
  // a step is shown while the browser keeps it
  const put = (step: Step): void => {
    for (const number of steps.keys()) if (number > step.number) steps.delete(number);
    steps.set(step.number, step);
    count.value = step.number + 1;
    void kept(card, step).then((isKeptNow) => (keeps.value = isKeptNow));
  };
  const table: Table = {
    card,
    kept: "here",
    length: count,
    keeps,
    dice: "either",
    hindrance: () => null,
    async step(wanted) {
      const number = Math.min(wanted, count.value - 1);
      const step = steps.get(number) ?? (await keptStep(card.id, number));
      if (step === null) throw new Error("This step is not kept in this browser.");
      steps.set(number, step);
      return step;
    },
    async play(from, move, dice): Promise<Outcome> {
      const answer = await post<AdjudicateAnswer>("/v1/adjudicate", {
        ...from.moment.where.in,
        ...move,
        random: dice === "rolled",
      });
      if (answer.outcome === "refused") return { refused: true, failing: answer.failing, rules: answer.rules };
      const { board: model } = await board({ in: { position: answer.position } });
      const { position, board: text, moment, decision, result, events, rules } = answer;
      const step: Step = {
        number: from.number + 1,
        sent: move,
        events,
        rules,
        moment: { where: { in: { position } }, position, text, board: model, moment, decision, result },
      };
      put(step);
      return { refused: false, step };
    },
    async reread(from, interpretation, reading) {
      const moment = await momentAt({ in: { position: readOtherwise(from.moment.position, interpretation, reading) } });
      const step: Step = { number: from.number + 1, sent: null, events: [], rules: [], moment };
      put(step);
      return step;
    },
  };
  open.set(card.id, table);
  return table;
}

/**
 * Lays a new game on a table in this browser; `where` is a scenario, a text board or a position. What is given an id is
 * laid once: whoever comes again finds the table as it was left.
 */
export async function layTable(
  title: string,
  ruleset: string,
  where: Readonly<Record<string, unknown>>,
  id: string = crypto.randomUUID().slice(0, 13),
): Promise<Table> {
  const there = await openTable(id);
  if (there !== null) return there;
  const moment = await momentAt({ in: where });
  const card: TableCard = { id, title, ruleset };
  const first: Step = { number: 0, sent: null, events: [], rules: [], moment };
  return tableOf(card, 1, [first], await kept(card, first));
}

/** Opens a table that is open in this window or kept in this browser; null when there is none by this id. */
export async function openTable(id: string): Promise<Table | null> {
  const here = open.get(id);
  if (here !== undefined) return here;
  const found = await keptTable(id).catch(() => null);
  return found === null
    ? null
    : tableOf({ id: found.id, title: found.title, ruleset: found.ruleset }, found.length, [], true);
}
