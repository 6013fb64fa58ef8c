import { signal } from "@preact/signals";
import type { AdjudicateAnswer } from "../api/answers.ts";
import { board, type Where } from "../api/questions.ts";
import { post } from "../api/request.ts";
import { keep, keptStep, keptTable } from "./shelf.ts";
import type { Moment, Outcome, Step, Table, TableCard } from "./table.ts";

async function momentAt(where: Where): Promise<Moment> {
  const { position, text, board: model, moment, decision } = await board(where);
  return { where: { in: { position } }, text, board: model, moment, decision, result: null };
}

function tableOf(card: TableCard, length: number): Table {
  const count = signal(length);
  return {
    card,
    kept: "here",
    length: count,
    async step(number) {
      const step = await keptStep(card.id, Math.min(number, count.value - 1));
      if (step === null) throw new Error("This step is not kept in this browser.");
      return step;
    },
    async play(from, move, dice): Promise<Outcome> {
      const answer = await post<AdjudicateAnswer>("/v1/adjudicate", { ...from.moment.where.in, ...move, random: dice === "rolled" });
      if (answer.outcome === "refused") return { refused: true, failing: answer.failing, rules: answer.rules };
      const { board: model } = await board({ in: { position: answer.position } });
      const { position, board: text, moment, decision, result, events, rules } = answer;
      const step: Step = { number: from.number + 1, sent: move, events, rules, moment: { where: { in: { position } }, text, board: model, moment, decision, result } };
      await keep(card, step, Date.now());
      count.value = step.number + 1;
      return { refused: false, step };
    },
  };
}

/** Lays a new game on a table in this browser; `where` is a scenario, a text board or a position. */
export async function layTable(title: string, ruleset: string, where: Readonly<Record<string, unknown>>): Promise<Table> {
  const moment = await momentAt({ in: where });
  const card: TableCard = { id: crypto.randomUUID().slice(0, 13), title, ruleset };
  await keep(card, { number: 0, sent: null, events: [], rules: [], moment }, Date.now());
  return tableOf(card, 1);
}

/** Opens a table that is kept in this browser; null when there is none by this id. */
export async function openTable(id: string): Promise<Table | null> {
  const kept = await keptTable(id);
  return kept === null ? null : tableOf({ id: kept.id, title: kept.title, ruleset: kept.ruleset }, kept.length);
}

