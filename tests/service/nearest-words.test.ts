import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "@umpire/client";
import type { Game } from "@umpire/rules";
import { hourOfGlory } from "@umpire/rules/hour-of-glory";
import { command, type Doors, openDoors } from "./doors.ts";

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
});
afterAll(() => doors.close());

const board = "intruder crane at 1,3";
const here = { ruleset: "hour-of-glory", board };
const read = (readings: Readonly<Record<string, string>>) => ({ ...here, settings: { readings } });
const at = "query ($at: At!) { board(at: $at) { moment } }";
const openOf = (asked: unknown): string => JSON.stringify(asked);

/** A word with a letter wrong, and the one that is meant; how each door is asked with it. */
const words: readonly {
  readonly what: string;
  readonly meant: string;
  readonly asked: Readonly<Record<string, () => Promise<string> | string>>;
}[] = [
  {
    what: "a ruleset",
    meant: "hour-of-glory",
    asked: {
      REST: () => doors.rest("/v1/board", { ruleset: "hour-of-glry", board }),
      "REST by its address": () => doors.rest("/v1/rulesets/hour-of-glry"),
      "REST's document of a game": () => doors.rest("/v1/openapi/hour-of-glry.json"),
      GraphQL: () => doors.graphql(at, { at: { ruleset: "hour-of-glry", board } }),
      "GraphQL by its id": () => doors.graphql('{ ruleset(id: "hour-of-glry") { title } }'),
      tools: () => doors.tool("show_position", { ruleset: "hour-of-glry", board }),
      "tools by words": () => doors.tool("search_rules", { ruleset: "hour-of-glry", words: "door" }),
      engine: () => doors.engine({ open: { ruleset: "hour-of-glry", board } }),
      command: () => command(["board", "-", "--game", "hour-of-glry"], board).said,
      "command by a mission": () => command(["board", "hour-of-glry/quiet-stair"]).said,
      "command by rules": () => command(["rules", "hour-of-glry", "door"]).said,
    },
  },
  {
    what: "a scenario",
    meant: "quiet-stair",
    asked: {
      REST: () => doors.rest("/v1/board", { ruleset: "hour-of-glory", scenario: "quiet-stare" }),
      GraphQL: () => doors.graphql(at, { at: { ruleset: "hour-of-glory", scenario: "quiet-stare" } }),
      tools: () => doors.tool("show_position", { ruleset: "hour-of-glory", scenario: "quiet-stare" }),
      engine: () => doors.engine({ open: { ruleset: "hour-of-glory", scenario: "quiet-stare" } }),
      command: () => command(["board", "hour-of-glory/quiet-stare"]).said,
      library: () => {
        const game: Game = hourOfGlory;
        return openOf(game.setUp("quiet-stare"));
      },
    },
  },
  {
    what: "an open point",
    meant: "hg.open.burst-range",
    asked: {
      REST: () => doors.rest("/v1/board", read({ "hg.open.burst-rang": "x" })),
      GraphQL: () => doors.graphql(at, { at: read({ "hg.open.burst-rang": "x" }) }),
      tools: () => doors.tool("show_position", { ...here, readings: { "hg.open.burst-rang": "x" } }),
      engine: () => doors.engine({ open: { ...here, readings: { "hg.open.burst-rang": "x" } } }),
      command: () =>
        command(["board", "-", "--game", "hour-of-glory", "--reading", "hg.open.burst-rang=x"], board).said,
      library: () => openOf(hourOfGlory.openText(board, { readings: { "hg.open.burst-rang": "x" } })),
    },
  },
  {
    what: "a reading",
    meant: "orthogonal",
    asked: {
      REST: () => doors.rest("/v1/board", read({ "hg.open.range-count": "ortogonal" })),
      GraphQL: () => doors.graphql(at, { at: read({ "hg.open.range-count": "ortogonal" }) }),
      tools: () => doors.tool("show_position", { ...here, readings: { "hg.open.range-count": "ortogonal" } }),
      engine: () => doors.engine({ open: { ...here, readings: { "hg.open.range-count": "ortogonal" } } }),
      command: () =>
        command(["board", "-", "--game", "hour-of-glory", "--reading", "hg.open.range-count=ortogonal"], board).said,
      library: () => openOf(hourOfGlory.openText(board, { readings: { "hg.open.range-count": "ortogonal" } })),
    },
  },
  {
    what: "a number of the rules",
    meant: "hg.number.timer",
    asked: {
      REST: () => doors.rest("/v1/board", { ...here, settings: { numbers: { "hg.number.timr": 1 } } }),
      GraphQL: () => doors.graphql(at, { at: { ...here, settings: { numbers: { "hg.number.timr": 1 } } } }),
      engine: () => doors.engine({ open: { ...here, numbers: { "hg.number.timr": 1 } } }),
      library: () => openOf(hourOfGlory.openText(board, { numbers: { "hg.number.timr": 1 } })),
    },
  },
  {
    what: "a row of the rules",
    meant: "hg.breach.roll",
    asked: {
      REST: () => doors.rest("/v1/rulesets/hour-of-glory/rules?id=hg.breach.rol"),
      client: () =>
        createClient({ url: "http://umpire.test", fetch: async (request) => doors.app.fetch(request) })
          .rulesets.search("hour-of-glory", { id: "hg.breach.rol" })
          .then(openOf, String),
      GraphQL: () => doors.graphql('{ ruleset(id: "hour-of-glory") { rules(id: "hg.breach.rol") { nodes { id } } } }'),
      "GraphQL's old field": () => doors.graphql('{ rules(ruleset: "hour-of-glory", id: "hg.breach.rol") { id } }'),
      tools: () => doors.tool("search_rules", { ruleset: "hour-of-glory", id: "hg.breach.rol" }),
      command: () => command(["rules", "hour-of-glory", "hg.breach.rol"]).said,
    },
  },
  {
    what: "a piece",
    meant: "crane",
    asked: {
      REST: () => doors.rest("/v1/legal-actions", { ...here, piece: "crone" }),
      "REST's sight": () => doors.rest("/v1/sight", { ...here, from: "crone", to: "1,4" }),
      "REST's field of view": () => doors.rest("/v1/field-of-view", { ...here, piece: "crone" }),
      GraphQL: () =>
        doors.graphql('query ($at: At!) { legalActions(at: $at, piece: "crone") { forms { name } } }', { at: here }),
      tools: () => doors.tool("what_is_legal", { ...here, piece: "crone" }),
      "tools' sight": () => doors.tool("sight", { ...here, from: "1,4", to: "crone" }),
      command: () => command(["legal", "-", "--game", "hour-of-glory", "--piece", "crone"], board).said,
      library: () => {
        const opened = hourOfGlory.openText(board);
        return openOf(opened.ok ? opened.value.sight({ from: "crone", to: "1,4" }) : opened);
      },
    },
  },
  {
    what: "a kind of action",
    meant: "end-turn",
    asked: {
      REST: () => doors.rest("/v1/legal-actions", { ...here, name: "end-trun" }),
      tools: () => doors.tool("what_is_legal", { ...here, name: "end-trun" }),
      command: () => command(["legal", "-", "--game", "hour-of-glory", "--name", "end-trun"], board).said,
      "an action at REST": () =>
        doors.rest("/v1/requirements", { ...here, action: { do: "end-trun", agent: "crane" } }),
    },
  },
];

describe.each(words)("$what that is not known is answered with the nearest known", ({ meant, asked }) => {
  it.each(Object.entries(asked))("%s", async (_, ask) => {
    const said = await ask();
    expect(said).toContain(meant);
    expect(said).toMatch(/There is no|There are no|is not a reading|is neither|No piece|is not an agent/);
  });
});

it("is none where a word begins others: ids are looked up by their beginnings", async () => {
  expect(await doors.rest("/v1/rulesets/hour-of-glory/rules?id=hg.breach.&limit=1")).toContain('"hg.breach.');
  expect(await doors.rest("/v1/rulesets/hour-of-glory/rules?id=hg.breach&search=zzzz")).toBe('{"rules":[]}');
});
