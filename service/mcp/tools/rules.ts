import * as z from "zod";
import type { FoundRule } from "../../adjudication/rules/index.ts";
import { unreadableAt } from "../../schema/faults.ts";
import { tool } from "../tool.ts";
import { thing } from "../where.ts";

/** A row of a catalogue: its id, where the book has it, its text, and its readings. */
export const foundLines = ({ id, source, text, readings, value }: FoundRule): readonly string[] => [
  `${id}${source === null ? "" : ` (${source})`}: ${text}${value === null ? "" : ` (${value})`}`,
  ...readings.map((reading) => `- read as "${reading.id}"${reading.byDefault ? " (by default)" : ""}: ${reading.text}`),
];

/** Rules by a question, or one by its id. */
export const searchRules = tool({
  name: "search_rules",
  title: "Rules of a game",
  description:
    "Finds rules, open points with their readings, and numbers of a game: by a question in plain words, the best answer first, or one by its id. Cite their ids and sources.",
  input: z.strictObject({
    ruleset: z.string().min(1).max(64),
    words: z.string().min(1).max(200).optional(),
    id: z.string().min(1).max(100).optional().describe("An id, or the beginning of one."),
    limit: z.int().min(1).max(50).default(10),
  }),
  output: z.looseObject({ rules: z.array(thing) }),
  async answer({ ruleset, words, id, limit }, { operations }) {
    if ((words === undefined) === (id === undefined)) throw unreadableAt("/words", "Say words, or an id: one of them.");
    const matches = await operations.rules(ruleset, { ...(id === undefined ? { search: words } : { id }), limit });
    return {
      lines: matches.length === 0 ? ["No rule has any of these words."] : matches.flatMap(foundLines),
      data: { rules: matches },
    };
  },
});
