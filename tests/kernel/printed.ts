import { Budget, canonicalJson, type Game } from "../../rules/kernel/index.ts";
import type { Table } from "../../cli/conformance/table.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * What a state has and another has otherwise, by the names of fields; what lies in a list is "#". What the first has not
 * is nothing lost: a turn that is about to begin has begun when its text is read.
 */
export function lostOf(had: unknown, has: unknown, at = ""): readonly string[] {
  if (had === null || had === undefined || canonicalJson(had) === canonicalJson(has ?? null)) return [];
  if (!isFields(had) || !isFields(has)) return [at];
  return Object.keys(had).flatMap((name) => lostOf(had[name], has[name], `${at}/${Array.isArray(had) ? "#" : name}`));
}

/** What positions lose when they are printed and read again: by field, the text of the first. */
export class Printed {
  readonly lost = new Map<string, string>();
  /** How many texts were read again. */
  looked = 0;

  /** A table whose positions are printed and read again; a moment in the middle of something has no text. */
  at(table: Table, game: Game): Table {
    return {
      ...table,
      openText: async (of, text, settings) => {
        const position = await table.openText(of, text, settings);
        await this.#hold(table, game, position);
        return position;
      },
      adjudicate: async (position, sent) => {
        const answer = await table.adjudicate(position, sent);
        if (answer.outcome !== "refused") await this.#hold(table, game, answer.position);
        return answer;
      },
    };
  }

  async #hold(table: Table, game: Game, position: unknown): Promise<void> {
    const text = await table.text(position);
    const opened = game.open(position);
    // a text is of the moment at which somebody is asked: a state from which the game goes on by itself is another
    if (!opened.ok || opened.value.sinceCheckpoint().length > 0) return;
    const { settings, state } = opened.value.position();
    const again = game.openText(text, settings, new Budget(Infinity));
    if (!again.ok) return;
    this.looked++;
    const read = again.value.position().state;
    for (const field of lostOf(plain(state), plain(read))) if (!this.lost.has(field)) this.lost.set(field, text);
  }
}
