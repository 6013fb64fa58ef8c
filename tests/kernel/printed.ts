import { Budget, canonicalJson, type Game } from "../../rules/kernel/index.ts";
import type { Table } from "../../cli/conformance/table.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Where two states differ, by the names of fields; what lies in a list is "#". */
function differences(now: unknown, read: unknown, at = ""): readonly string[] {
  if (canonicalJson(now ?? null) === canonicalJson(read ?? null)) return [];
  if (isFields(now) && isFields(read))
    return [...new Set([...Object.keys(now), ...Object.keys(read)])].flatMap((name) =>
      differences(now[name], read[name], `${at}/${name}`),
    );
  if (Array.isArray(now) && Array.isArray(read) && now.length === read.length)
    return now.flatMap((one: unknown, i) => differences(one, read[i], `${at}/#`));
  return [at];
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
    for (const field of differences(plain(state), plain(read))) if (!this.lost.has(field)) this.lost.set(field, text);
  }
}
