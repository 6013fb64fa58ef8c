import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { disputes } from "../../web/home/disputes.ts";
import { games } from "../all-games.ts";
import { startService } from "./table.ts";

/* Whoever is told that a name is unknown is told where in the request it stands, by the same words in every game. */

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.embedded.close());

const nobody = "nobody-at-all";
const faults = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) });

/** What stands at a JSON pointer. */
const at = (body: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
      body,
    );

/** A drawn position of each game, with one who looks there. */
const drawn = games.flatMap(({ id: ruleset }) => {
  const found = disputes.find((dispute) => dispute.ruleset === ruleset && "from" in dispute.asked);
  return found !== undefined && "from" in found.asked
    ? [{ ruleset, board: found.board, somebody: found.asked.from }]
    : [];
});

test("every game has such a position", () => expect(drawn).toHaveLength(games.length));

describe.each(drawn)("a piece that $ruleset does not know is told at its place", ({ somebody, ...position }) => {
  test.each([
    ["sight", { from: nobody, to: somebody }],
    ["sight", { from: somebody, to: nobody }],
    ["field-of-view", { piece: nobody }],
    ["legal-actions", { piece: nobody }],
    ["explore", { piece: nobody }],
    ["board.svg", { sight: { from: nobody, to: somebody } }],
    ["board.svg", { sight: { from: somebody, to: nobody } }],
    ["board.svg", { fieldOfView: nobody }],
  ])("in a request for %s: %j", async (question, asked) => {
    const body = { ...position, ...asked };
    const { status, json } = await service.post(`/v1/${question}`, body);
    expect(status).toBe(400);
    const [first] = faults.parse(json).errors;
    expect(at(body, first?.path ?? ""), first?.path).toBe(nobody);
  });
});

describe("GraphQL tells where in the arguments of a field a fault lies", () => {
  const refusals = z.object({
    errors: z
      .array(z.object({ extensions: z.object({ faults: z.array(z.object({ path: z.string() })).min(1) }) }))
      .min(1),
  });
  const chess = "chess";
  const draughts = { ruleset: chess, id: "opening" };

  test.each([
    ["ruleset", "query ($id: ID!) { ruleset(id: $id) { title } }", { id: chess }],
    ["scenarios", "query ($ruleset: ID!) { scenarios(ruleset: $ruleset) { id } }", { ruleset: chess }],
    ["at", "query ($at: At!) { board(at: $at) { text } }", { at: { ruleset: chess, scenario: "opening" } }],
    ["where", "query ($where: Where!) { board(where: $where) { text } }", { where: { scenario: draughts } }],
    [
      "a page",
      'query ($first: Int) { ruleset(id: "hour-of-glory") { rules(first: $first) { nodes { id } } } }',
      { first: -1 },
    ],
    ["a game", "query ($id: ID!) { game(id: $id) { id } }", { id: "nowhere" }],
    ["an empty position", "query ($at: At!) { board(at: $at) { text } }", { at: {} }],
  ])("by %s", async (_, query, variables) => {
    const { json } = await service.post("/graphql", { query, variables });
    const [error] = refusals.parse(json).errors;
    const path = error?.extensions.faults[0]?.path ?? "";
    expect(path).toMatch(/^\/[a-z]/);
    expect(at(variables, path), path).toBeDefined();
  });
});
