import { phases, type State } from "../table/state.ts";
import { withAttributes } from "./lists.ts";
import { type PositionLine, readIds, unless } from "./position-line.ts";
import type { Reader } from "./reader.ts";
import { quotedList } from "./text.ts";

/** `ID after ID ID`: a terrain card and those that must be completed before it opens. */
function readAhead(reader: Reader): State["ahead"][number] {
  const terrain = reader.id("a terrain card");
  return { terrain, after: reader.take("after") ? readIds(reader, "a terrain card") : [] };
}

const modes = ["resistance", "xp", "lone-wolf"] as const;

/** The lines above the maps, in the order in which they are written. */
export const headLines: Readonly<Record<string, PositionLine>> = {
  operation: {
    read({ said }, reader) {
      said.operation = reader.id("an operation");
      reader.end();
    },
    write: ({ operation }) => (operation === null ? [] : [`operation ${operation}`]),
  },
  difficulty: {
    read({ said }, reader) {
      said.difficulty = reader.oneOf("a difficulty", ["standard", "veteran"] as const);
      reader.end();
    },
    write: ({ difficulty }) => unless(difficulty === "standard", `difficulty ${difficulty}`),
  },
  with: {
    often: true,
    read(draft, reader) {
      const given: string[] = [];
      reader.clauses(() => given.push(...reader.rest(() => reader.oneOf("an expansion or mode", modes))));
      draft.resistance ||= given.includes("resistance");
      draft.ghost.xp ||= given.includes("xp") || given.includes("lone-wolf");
      draft.ghost.loneWolf ||= given.includes("lone-wolf");
    },
    write({ resistance, ghost }) {
      const inPlay = { resistance, xp: ghost.xp && !ghost.loneWolf, "lone-wolf": ghost.loneWolf };
      const given = modes.filter((mode) => inPlay[mode]);
      return unless(given.length === 0, `with ${given.join(" ")}`);
    },
  },
  phase: {
    read({ said }, reader) {
      said.phase = reader.oneOf("a phase", phases);
      reader.end();
    },
    write: ({ phase }) => [`phase ${phase}`],
  },
  turn: {
    read({ said }, reader) {
      said.turn = reader.count("the number of the turn", 1, 9999);
      reader.end();
    },
    write: ({ turn }) => [`turn ${turn}`],
  },
  players: {
    read({ said }, reader) {
      said.players = reader.count("how many players", 1, 6);
      reader.end();
    },
    write: ({ players }) => unless(players === 1, `players ${players}`),
  },
  asks: {
    read({ said }, reader) {
      said.asks = reader.oneOf("when the players are asked", ["always", "possible", "weighty", "never"] as const);
      reader.end();
    },
    write: ({ asks }) => unless(asks === "weighty", `asks ${asks}`),
  },
  ahead: {
    read({ said }, reader) {
      const ahead: State["ahead"] = [];
      reader.clauses(() => ahead.push(readAhead(reader)));
      said.ahead = ahead;
    },
    write: ({ ahead }) =>
      unless(
        ahead.length === 0,
        `ahead ${ahead.map(({ terrain, after }) => (after.length === 0 ? terrain : `${terrain} after ${quotedList(after)}`)).join(", ")}`,
      ),
  },
  completed: {
    read({ said }, reader) {
      said.completed = readIds(reader, "a terrain card");
      reader.end();
    },
    write: ({ completed }) => unless(completed.length === 0, `completed ${quotedList(completed)}`),
  },
  facts: {
    read({ said }, reader) {
      said.facts = reader.rest(() => reader.word("what has happened"));
      reader.end();
    },
    write: ({ facts }) => unless(facts.length === 0, `facts ${quotedList(facts)}`),
  },
  result: {
    read({ said }, reader) {
      const result = reader.oneOf("how the game ended", ["victory", "defeat"] as const);
      const text = reader.word("the reason, in quotation marks");
      said.result = { result, text, cites: reader.nextClause() ? reader.rest(() => reader.word("a rule")) : [] };
      reader.end();
    },
    write({ result }) {
      if (result === null) return [];
      const cites = result.cites.length > 0 && quotedList(result.cites);
      return [withAttributes(`result ${result.result} ${JSON.stringify(result.text)}`, [cites])];
    },
  },
};
