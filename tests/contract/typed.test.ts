import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, isScalarType, isSpecifiedScalarType } from "graphql";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { scalars } from "../../client/graphql.ts";
import { games } from "../all-games.ts";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving();

const answered = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.looseObject({
        message: z.string(),
        extensions: z.looseObject({ faults: z.array(z.object({ path: z.string() })).optional() }),
      }),
    )
    .optional(),
});
const asked = async (query: string, variables: object, invitation?: string) =>
  answered.parse((await service.post("/graphql", { query, variables }, invitation)).json);

/** How a game is called where a field is its own. */
const fieldOf = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const titled = (id: string): string => `${id.charAt(0).toUpperCase()}${fieldOf(id).slice(1)}`;

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
const scenarioOf = (game: (typeof games)[number]): string => game.scenarios[0]?.id ?? "";

describe("scalars by games", () => {
  it("are in the map for code generators, all of them", () => {
    const own = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
    expect(Object.keys(scalars).sort()).toEqual(own.map(({ name }) => name).sort());
  });

  it.each(games)("of $id say where their schema stands, and have a type of the client", async ({ id }) => {
    const document = await service.get(`/v1/openapi/${id}.json`);
    const { schemas } = z
      .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
      .parse(document.json).components;
    const types = readFileSync(join(import.meta.dirname, `../../client/types/${id}.ts`), "utf8");
    for (const kind of ["Action", "Event", "Position"]) {
      const name = `${titled(id)}${kind}`;
      const type = schema.getType(name);
      expect(isScalarType(type) && type.specifiedByURL).toBe(`/v1/openapi/${id}.json#/components/schemas/${name}`);
      expect(Object.keys(schemas)).toContain(name);
      expect(new Map(Object.entries(scalars)).get(name)).toEqual({
        input: `@umpire/client/types/${id}#${name}`,
        output: `@umpire/client/types/${id}#${name}`,
      });
      expect(types).toContain(`export type ${name} = `);
    }
  });
});

describe.each(games)("$id by its own types", (game) => {
  const own = fieldOf(game.id);
  const where = { scenario: { ruleset: game.id, id: scenarioOf(game) } };

  it("has positions, actions and events in the field of the game, and in no other", async () => {
    const others = games.map(({ id }) => fieldOf(id)).join(" ");
    const typed = `typedPosition { ${others} }`;
    const query = `query ($where: Where!) {
      board(where: $where) { position ${typed} }
      legalActions(where: $where) { forms { actions typedActions { ${others} } } }
      adjudicate(where: $where, move: {}, seed: 7) {
        ... on Paused { position ${typed} events { event text cites details typed { ${others} } } }
      }
    }`;
    const { data, errors } = await asked(query, { where });
    expect(errors).toBeUndefined();
    const only = (value: unknown) => ({
      ...Object.fromEntries(games.map(({ id }) => [fieldOf(id), null])),
      [own]: value,
    });
    const part = z.object({ position: z.unknown(), typedPosition: z.unknown() });
    const forms = z.array(z.object({ actions: z.unknown(), typedActions: z.unknown() }));
    const events = z.array(z.looseObject({ typed: z.unknown() }));
    const { board, legalActions, adjudicate } = z
      .object({ board: part, legalActions: z.object({ forms }), adjudicate: part.extend({ events }) })
      .parse(data);
    for (const { position, typedPosition } of [board, adjudicate]) expect(typedPosition).toEqual(only(position));
    for (const { actions, typedActions } of legalActions.forms) expect(typedActions).toEqual(only(actions));
    for (const { typed: told, ...event } of adjudicate.events) expect(told).toEqual(only(event));
  });

  it("goes on from a position and an action that are typed", async () => {
    const { data } = await asked(
      `query ($where: Where!) { adjudicate(where: $where, move: {}, seed: 7) { ... on Paused { typedPosition { ${own} } } } }`,
      { where },
    );
    const position = z
      .object({ adjudicate: z.object({ typedPosition: z.record(z.string(), z.unknown()) }) })
      .parse(data).adjudicate.typedPosition[own];
    const at = { position: { value: { [own]: position } } };
    const policy = await asked(
      `query ($where: Where!) { policyMove(where: $where) { typedAction { ${own} } choose } board(where: $where) { ruleset } }`,
      { where: at },
    );
    expect(policy.data).toMatchObject({ board: { ruleset: game.id } });
    const { typedAction, choose } = z
      .object({
        policyMove: z.object({
          typedAction: z.record(z.string(), z.unknown()).nullable(),
          choose: z.array(z.string()),
        }),
      })
      .parse(policy.data).policyMove;
    const move = typedAction === null ? { choose } : { typedAction };
    const done = await asked(
      "query ($where: Where!, $move: Move!) { adjudicate(where: $where, move: $move, seed: 7) { __typename } }",
      { where: at, move },
    );
    expect(done).toEqual({ data: { adjudicate: { __typename: "Paused" } } });
  });

  it("is known of a stored game", async () => {
    const created = await asked(
      "mutation ($where: Where!) { createGame(where: $where) { id invitations { seat secret } waitsFor { seats } } }",
      { where },
    );
    const { createGame } = z.object({ createGame: z.looseObject({ id: z.string() }) }).parse(created.data);
    const { secretOf } = invited(createGame);
    const [seat = ""] = z.object({ waitsFor: z.object({ seats: z.array(z.string()) }) }).parse(createGame)
      .waitsFor.seats;
    const { data, errors } = await asked(
      `query ($id: ID!) {
        policyMove(where: { game: { id: $id } }) { action typedAction { ${own} } }
        game(id: $id) { moves { nodes { events { typed { ${own} } } } } }
      }`,
      { id: createGame.id },
      secretOf(seat),
    );
    expect(errors).toBeUndefined();
    const { policyMove } = z
      .object({ policyMove: z.object({ action: z.unknown(), typedAction: z.unknown() }) })
      .parse(data);
    expect(policyMove.typedAction).toEqual(policyMove.action === null ? null : { [own]: policyMove.action });
  });
});

describe("faults in GraphQL", () => {
  const at = { ruleset: "rogue-regiment", board: "board\n+ + +\n J .\n+ + +\nJ = operator jock" };
  const where = { board: { ruleset: "rogue-regiment", text: at.board } };
  const action = { do: "move", operator: "jock" };
  const position =
    "query ($at: At, $where: Where, $move: Move!) { adjudicate(at: $at, where: $where, move: $move) { __typename } }";

  it.each<[string, string, object, string]>([
    ["an action of a move", position, { at, move: { action } }, "/move/action/to"],
    [
      "an action that is typed",
      position,
      { where, move: { typedAction: { rogueRegiment: action } } },
      "/move/typedAction/rogueRegiment/to",
    ],
    ["the ruleset of a position", position, { at: { ...at, ruleset: "rouge" }, move: {} }, "/at/ruleset"],
    [
      "the ruleset of a text",
      position,
      { where: { board: { ...where.board, ruleset: "rouge" } }, move: {} },
      "/where/board/ruleset",
    ],
    [
      "a scenario",
      position,
      { where: { scenario: { ruleset: "rogue-regiment", id: "tern-rivr" } }, move: {} },
      "/where/scenario/id",
    ],
    [
      "a version of a position",
      position,
      { where: { position: { value: { json: { ruleset: "rogue-regiment" } } } }, move: {} },
      "/where/position/value/json/state",
    ],
    ["what is said twice", position, { at, where, move: {} }, "/where/board/ruleset"],
    [
      "an action by itself",
      "query ($at: At, $action: JSON) { requirements(at: $at, action: $action) { legal } }",
      { at, action },
      "/action/to",
    ],
    [
      "a move that is explored",
      "query ($at: At, $moves: [ExploredMoveInput!]) { explore(at: $at, moves: $moves) { results { outcome } } }",
      { at: { ...at, scenario: "x" }, moves: [] },
      "/at",
    ],
  ])("stand where %s stands in the document", async (_, query, variables, path) => {
    const { errors = [] } = await asked(query, variables);
    expect(errors.flatMap(({ extensions }) => extensions.faults ?? []).map((fault) => fault.path)).toContain(path);
  });
});

it.each(games)(
  "what stands in the field of another game than $id is told, with the field that was meant",
  async (game) => {
    const other = games.find(({ id }) => id !== game.id)?.id ?? "";
    const variables = {
      where: { scenario: { ruleset: game.id, id: scenarioOf(game) } },
      action: { [fieldOf(other)]: { do: "move" } },
    };
    const query =
      "query ($where: Where!, $action: ActionByGameInput!) { requirements(where: $where, typedAction: $action) { legal } }";
    const { errors } = await asked(query, variables);
    expect(errors?.[0]?.message).toContain(`say \`${fieldOf(game.id)}\``);
    expect(errors?.[0]?.extensions.faults?.[0]?.path).toBe(`/typedAction/${fieldOf(other)}`);
  },
);

it.each(games)("so is a move in a stored game of $id, before anything is done", async (game) => {
  const other = games.find(({ id }) => id !== game.id)?.id ?? "";
  const created = await asked(
    "mutation ($where: Where!) { createGame(where: $where) { id version invitations { seat secret } } }",
    { where: { scenario: { ruleset: game.id, id: scenarioOf(game) } } },
  );
  const { createGame } = z.object({ createGame: z.looseObject({ id: z.string() }) }).parse(created.data);
  const { secretOf } = invited(createGame);
  const seat = z.looseObject({ invitations: z.array(z.object({ seat: z.string() })) }).parse(createGame).invitations[0];
  const { errors } = await asked(
    "mutation ($id: ID!, $move: Move!) { act(id: $id, expectedVersion: 0, move: $move) { __typename } }",
    { id: createGame.id, move: { typedAction: { [fieldOf(other)]: { do: "move" } } } },
    secretOf(seat?.seat ?? ""),
  );
  expect(errors?.[0]?.message).toContain(`say \`${fieldOf(game.id)}\``);
  expect(errors?.[0]?.extensions.faults?.[0]?.path).toBe(`/move/typedAction/${fieldOf(other)}`);
});

describe.each(games)("so is a question about a stored game of $id, or positions of it", (game) => {
  const other = fieldOf(games.find(({ id }) => id !== game.id)?.id ?? "");
  const typedAction = { [other]: { do: "move" } };

  it.each<[string, string, object, string]>([
    ["a requirement", "requirements(at: $at, typedAction: $action) { legal }", { action: typedAction }, "/typedAction"],
    [
      "odds",
      "odds(at: $at, typedAction: $action) { odds { facts { text } } }",
      { action: typedAction },
      "/typedAction",
    ],
    ["a move", "adjudicate(at: $at, move: $move) { __typename }", { move: { typedAction } }, "/move/typedAction"],
    [
      "moves that are explored",
      "explore(at: $at, moves: $moves) { results { outcome } }",
      { moves: [{ choose: ["x"] }, { typedAction }] },
      "/moves/1/typedAction",
    ],
  ])("%s", async (_, field, rest, path) => {
    const types = { at: "At", action: "ActionByGameInput", move: "Move!", moves: "[ExploredMoveInput!]" };
    const created = await asked("mutation ($at: At!) { createGame(at: $at) { id } }", {
      at: { ruleset: game.id, scenario: scenarioOf(game) },
    });
    const { createGame } = z.object({ createGame: z.object({ id: z.string() }) }).parse(created.data);
    const at = { gameId: createGame.id };
    const said = Object.entries(types).flatMap(([name, type]) =>
      new RegExp(`\\$${name}\\b`).test(field) ? [`$${name}: ${type}`] : [],
    );
    const { errors } = await asked(`query (${said.join(", ")}) { ${field} }`, { at, ...rest });
    expect(errors?.[0]?.message).toContain(`say \`${fieldOf(game.id)}\``);
    expect(errors?.[0]?.extensions.faults?.[0]?.path).toBe(`${path}/${other}`);
  });

  it("positions, and moves that are explored at them", async () => {
    const begun = game.setUp(scenarioOf(game));
    if (!begun.ok) throw new Error(begun.defects[0]?.message);
    const { errors } = await asked(
      "query ($positions: [JSON!], $moves: [ExploredMoveInput!]) { explore(positions: $positions, moves: $moves) { results { outcome } } }",
      { positions: [begun.value.position()], moves: [{ typedAction }] },
    );
    expect(errors?.[0]?.message).toContain(`say \`${fieldOf(game.id)}\``);
    expect(errors?.[0]?.extensions.faults?.[0]?.path).toBe(`/moves/0/typedAction/${other}`);
  });
});
