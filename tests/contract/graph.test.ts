import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readdirSync } from "node:fs";
import { games } from "../all-games.ts";
import { wideFight } from "../v-sabotage/worst.ts";
import { casesOf } from "../conformance/files.ts";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

const service = serving();

const errors = z.array(z.looseObject({ message: z.string() })).optional();
/** The data of a document, and what was wrong with it. */
async function asked(query: string, invitation?: string) {
  const { json } = await service.post("/graphql", { query }, invitation);
  const told = errors.parse(json["errors"]) ?? [];
  return { data: z.record(z.string(), z.unknown()).nullish().parse(json["data"]), errors: told };
}

const page = <T extends z.ZodType>(node: T) =>
  z.object({
    nodes: z.array(node),
    pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
  });
const rulesPage = z.object({ ruleset: z.object({ rules: page(z.object({ id: z.string() })) }) });
const movesPage = z.object({ game: z.object({ moves: page(z.object({ version: z.int() })) }) });

describe("a ruleset in the graph", () => {
  it("leads to all its rules, page by page, each once", async () => {
    const ids: string[] = [];
    let after = "null";
    for (let n = 0; n < 20; n++) {
      const query = `{ ruleset(id: "hour-of-glory") { rules(first: 200, after: ${after}) { nodes { id } pageInfo { endCursor hasNextPage } } } }`;
      const { nodes, pageInfo } = rulesPage.parse((await asked(query)).data).ruleset.rules;
      ids.push(...nodes.map(({ id }) => id));
      if (!pageInfo.hasNextPage) break;
      after = JSON.stringify(pageInfo.endCursor);
    }
    const all = await service.get("/v1/rulesets/hour-of-glory/rules?limit=5000");
    const { rules } = z.object({ rules: z.array(z.object({ id: z.string() })) }).parse(all.json);
    expect(ids.length).toBeGreaterThan(200);
    expect(ids).toEqual(rules.map(({ id }) => id));
  });

  it("leads to what is searched for, and to its missions", async () => {
    const { data } = await asked(
      '{ ruleset(id: "rogue-regiment") { scenarios { id } rules(search: "hedge", first: 1) { nodes { id text } pageInfo { hasNextPage } } } }',
    );
    expect(data).toMatchObject({
      ruleset: {
        scenarios: expect.arrayContaining([{ id: "tern-river" }]),
        rules: { nodes: [{ text: expect.stringMatching(/hedge/i) }], pageInfo: { hasNextPage: true } },
      },
    });
  });

  it("leads to several rows at once, in the order in which they are asked for", async () => {
    const ids = ["hg.open.burst-range", "hg.breach.roll", "hg.number.timer", "hg.breach.roll"];
    const query = `{ ruleset(id: "hour-of-glory") { rules(ids: ${JSON.stringify(ids)}) { nodes { id kind text } pageInfo { endCursor hasNextPage } } } }`;
    const { data, errors: told } = await asked(query);
    expect(told).toEqual([]);
    const { nodes, pageInfo } = rulesPage.parse(data).ruleset.rules;
    expect(pageInfo.hasNextPage).toBe(false);
    expect(nodes.map(({ id }) => id)).toEqual(ids);
  });

  it("leads from each rule to the cases that show it, as REST does where it is asked for them", async () => {
    const shownBy = z.object({
      count: z.int(),
      some: z.array(z.object({ id: z.string(), title: z.string() })).max(3),
    });
    const query =
      '{ ruleset(id: "hour-of-glory") { rules(id: "hg.breach.") { nodes { id shownBy { count some { id title } } } } } }';
    const shownRow = z.object({ id: z.string(), shownBy });
    const { nodes } = z
      .object({ ruleset: z.object({ rules: z.object({ nodes: z.array(shownRow) }) }) })
      .parse((await asked(query)).data).ruleset.rules;
    const { json } = await service.get("/v1/rulesets/hour-of-glory/rules?id=hg.breach.&cases=3");
    const { rules } = z.object({ rules: z.array(shownRow) }).parse(json);
    expect(rules).toEqual(nodes);
    const cases = casesOf("hour-of-glory");
    const breach = nodes.find(({ id }) => id === "hg.breach.roll");
    const all = cases.filter(({ rules: shown }) => shown.includes("hg.breach.roll"));
    expect(breach?.shownBy.count).toBe(all.length);
    for (const { title } of breach?.shownBy.some ?? []) expect(all.map((one) => one.title)).toContain(title);
    expect(breach?.shownBy.some).toHaveLength(3);
    const without = await service.get("/v1/rulesets/hour-of-glory/rules?id=hg.breach.roll");
    expect(JSON.stringify(without.json)).not.toContain("shownBy");
    expect((await service.get("/v1/rulesets/hour-of-glory/rules?cases=4")).status).toBe(400);
  });

  it("leads from what is cited to the cases, too", async () => {
    const { data, errors: told } = await asked(
      '{ ruleset(id: "hour-of-glory") { rules(ids: ["hg.breach.roll"]) { nodes { shownBy(first: 1) { some { id } } } } } ' +
        'adjudicate(at: { ruleset: "hour-of-glory", scenario: "quiet-stair" }, move: {}, seed: 1) { ... on Paused { events { citations { rule { shownBy { count } } } } } } }',
    );
    expect(told).toEqual([]);
    expect(JSON.stringify(data)).toMatch(/"shownBy":\{"count":\d/);
  });

  it.each(games)("leads from each rule to the files of the cases that show it: $id", async ({ id, catalogue }) => {
    const { data } = await asked(`{ ruleset(id: "${id}") { rules(first: 1000) { nodes { id kind cases } } } }`);
    const row = z.object({ id: z.string(), kind: z.string(), cases: z.string().nullable() });
    const { nodes } = z.object({ ruleset: z.object({ rules: z.object({ nodes: z.array(row) }) }) }).parse(data)
      .ruleset.rules;
    const folder = `tests/conformance/${id}`;
    const named = [...readdirSync(folder), ...readdirSync(`${folder}/pinned`)];
    const files = named.map((name) => `${folder}/${name}`);
    expect(Object.keys(catalogue.rules)).toContain(nodes[0]?.id);
    for (const { kind, cases } of nodes) {
      expect(cases === null).toBe(kind !== "rule");
      if (cases !== null)
        expect(
          files.some((file) => file.startsWith(cases)),
          cases,
        ).toBe(true);
    }
  });

  it.each([
    ['rules(ids: ["hg.breach.roll"], search: "door")', "leave out `search`"],
    [`rules(ids: ${JSON.stringify(Array.from({ length: 101 }, () => "x"))})`, "At most 100 rows"],
    ['rules(ids: ["vs.ap.thre"])', "nearest: vs."],
    ['rules(ids: ["vs.ap"])', "There is no rule"],
    ["rules(first: 0)", "1 to 1000"],
    ["rules(first: 1001)", "1 to 1000"],
    ['rules(after: "x")', "is not a cursor"],
  ])("says what is wrong with %s", async (field, message) => {
    const { data, errors: told } = await asked(`{ ruleset(id: "v-sabotage") { ${field} { nodes { id } } } }`);
    expect(data).toEqual({ ruleset: { rules: null } });
    expect(told).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
  });
});

describe("a stored game in the graph", () => {
  async function begun() {
    const made = await service.post("/v1/games", { ruleset: "rogue-regiment", board: hedge, visibility: "private" });
    const { id, secretOf } = invited(made.json);
    const mine = secretOf("player-1");
    for (const [expectedVersion, facing] of ["S", "W", "N"].entries()) {
      const action = { do: "face", operator: "jock", facing };
      await service.post(`/v1/games/${id}/moves`, { expectedVersion, action }, mine);
    }
    return { id, mine };
  }

  it("leads to its moves page by page, what is legal, its picture and its record, as whoever asks may know them", async () => {
    const { id, mine } = await begun();
    const moves = (after: string) =>
      `moves(first: 3, after: ${after}) { nodes { version } pageInfo { endCursor hasNextPage } }`;
    const first = movesPage.parse((await asked(`{ game(id: "${id}") { ${moves("null")} } }`, mine)).data).game.moves;
    expect(first.nodes.map(({ version }) => version)).toEqual([0, 1, 2]);
    const next = JSON.stringify(first.pageInfo.endCursor);
    const second = movesPage.parse((await asked(`{ game(id: "${id}") { ${moves(next)} } }`, mine)).data).game.moves;
    expect(second).toEqual({ nodes: [{ version: 3 }], pageInfo: { endCursor: "3", hasNextPage: false } });

    const fields =
      'legalActions(piece: "jock", name: "face") { forms { piece name } } picture(width: 400) { svg } record';
    const { data, errors: told } = await asked(`{ game(id: "${id}") { id ${fields} } }`, mine);
    expect(told).toEqual([]);
    const record = await service.app.request(`/v1/games/${id}/record`, {
      headers: { authorization: `Bearer ${mine}` },
    });
    const drawn = await service.app.request("/v1/board.svg", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${mine}` },
      body: JSON.stringify({ gameId: id, width: 400 }),
    });
    expect(data).toMatchObject({
      game: {
        legalActions: { forms: [{ piece: "jock", name: "face" }] },
        picture: { svg: await drawn.text() },
        record: await record.text(),
      },
    });
    expect((await asked(`{ game(id: "${id}") { record } }`)).data).toEqual({ game: null });
  });

  it("tells what was legal at an earlier version", async () => {
    const { id, mine } = await begun();
    const actions = z.object({
      game: z.object({ legalActions: z.object({ forms: z.array(z.object({ actions: z.array(z.unknown()) })) }) }),
    });
    const at = async (version: number) => {
      const query = `{ game(id: "${id}", version: ${version}) { legalActions(piece: "jock", name: "face") { forms { actions } } } }`;
      return actions.parse((await asked(query, mine)).data).game.legalActions.forms.flatMap((form) => form.actions);
    };
    const facing = (direction: string) => expect.objectContaining({ do: "face", facing: direction });
    expect(await at(1)).not.toContainEqual(facing("S"));
    expect(await at(2)).toContainEqual(facing("S"));
  });

  it("counts what is dear wherever it stands", async () => {
    const { id, mine } = await begun();
    const refused = expect.stringContaining("at most 2 of the fields");
    const dear = "moves { nodes { version } } picture { svg } record";
    for (const query of [
      `{ game(id: "${id}") { ${dear} } }`,
      `{ game(id: "${id}") { ...all } } fragment all on Game { ${dear} }`,
      `{ a: game(id: "${id}") { record } b: game(id: "${id}") { record } c: game(id: "${id}") { record } }`,
    ])
      expect((await asked(query, mine)).errors).toEqual([expect.objectContaining({ message: refused })]);
    const own = `{ a: moves(id: "${id}") { moves { version } } b: moves(id: "${id}") { moves { version } } }`;
    expect((await asked(own, mine)).errors).toEqual([]);
  });
});

const citing = z.array(
  z.object({
    requirements: z.array(
      z.object({
        cites: z.array(z.string()),
        citations: z.array(
          z.object({
            id: z.string(),
            rule: z.object({ id: z.string(), title: z.string().nullable(), text: z.string() }),
          }),
        ),
      }),
    ),
  }),
);
const citations = "citations { id rule { id title text source } }";

describe("what is cited in the graph", () => {
  it("leads to its rules, the same that the ruleset has", async () => {
    const at = `{ ruleset: "rogue-regiment", board: ${JSON.stringify(hedge)} }`;
    const { data } = await asked(`{ legalActions(at: ${at}) { forms { requirements { cites ${citations} } } } }`);
    const { forms } = z.object({ legalActions: z.object({ forms: citing }) }).parse(data).legalActions;
    const requirements = forms.flatMap((form) => form.requirements);
    expect(requirements.length).toBeGreaterThan(50);
    for (const { cites, citations: told } of requirements) expect(told.map(({ id }) => id)).toEqual(cites);
    const [first] = requirements.flatMap((requirement) => requirement.citations);
    const row = await asked(
      `{ ruleset(id: "rogue-regiment") { rules(id: "${first?.id}", first: 1) { nodes { id title text source } } } }`,
    );
    expect(row.data).toMatchObject({ ruleset: { rules: { nodes: [first?.rule] } } });
  });

  it("counts as work: a request is told no more rows than it has work for, and one error tells so", async () => {
    const at = `{ ruleset: "v-sabotage", board: ${JSON.stringify(wideFight(4))} }`;
    const told = (times: number) => {
      const fields = Array.from({ length: times }, (_, n) => `c${n}: citations { id }`).join(" ");
      return asked(`{ legalActions(at: ${at}) { forms { requirements { ${fields} } } } }`);
    };
    expect((await told(10)).errors).toEqual([]);
    expect(await told(15)).toMatchObject({
      data: { legalActions: null },
      errors: [{ extensions: { faults: [{ code: "beyond-limits" }] } }],
    });
  });
});
