import { describe, expect, test } from "vitest";
import { answers } from "../../service/index.ts";
import { serving } from "./serving.ts";
import { hedge, invited } from "./table.ts";

const service = serving();

const at = { ruleset: "rogue-regiment", board: hedge };

describe("stateless questions", () => {
  test.each([
    ["adjudicate", { ...at, action: { do: "pop-up", operator: "jock" } }, answers.adjudicateAnswer],
    ["legal-actions", at, answers.legalActionsAnswer],
    ["requirements", { ...at, action: { do: "crouch", operator: "jock" } }, answers.requirementsAnswer],
    ["sight", { ...at, from: "guard", to: "jock" }, answers.sightAnswer],
    ["field-of-view", { ...at, piece: "guard" }, answers.fieldOfViewAnswer],
    [
      "odds",
      { ...at, action: { do: "pop-up-and-attack", operator: "jock", weapon: "pistol", target: "guard" } },
      answers.oddsAnswer,
    ],
    [
      "enemy-preview",
      { ...at, board: `${hedge}, spotted`.replace("facing E", "facing E, alert") },
      answers.enemyPreviewAnswer,
    ],
    ["policy-move", at, answers.policyMoveAnswer],
    [
      "policy-move",
      {
        ruleset: "hour-of-glory",
        board: "plan\n.....\nintruder crane at 0,0\nsentry s1 at 4,0, facing E\nturn crane, left 4",
      },
      answers.policyMoveAnswer,
    ],
    ["explore", { ...at, piece: "jock", name: "face" }, answers.exploreAnswer],
    ["board", at, answers.boardAnswer],
    ["draft", at, answers.draftAnswer],
    ["draft", { ...at, board: `${hedge}\nrifleman guard at 99,99` }, answers.draftAnswer],
  ] as const)("%s answers by its schema", async (route, body, schema) => {
    const { status, json } = await service.post(`/v1/${route}`, body);
    expect(status).toBe(200);
    expect(schema.safeParse(json).error).toBeUndefined();
  });

  test("the same position is accepted as text, as JSON, as a scenario and as a stored game", async () => {
    const board = await service.post("/v1/board", at);
    const again = await service.post("/v1/board", { position: board.json["position"] });
    expect(again.json["text"]).toBe(board.json["text"]);
    const scenario = await service.post("/v1/board", {
      ruleset: "rogue-regiment",
      scenario: "chalk-farm",
      options: { difficulty: "hard" },
    });
    expect(scenario.json["text"]).toContain("meter 4");
    const game = await service.post("/v1/games", at);
    const stored = await service.post("/v1/board", { gameId: game.json["id"], version: 0 });
    expect(stored.json["text"]).toBe(board.json["text"]);
  });

  test("a refusal by the rules is an answer with status 200, every unmet requirement and the rules behind it", async () => {
    const { status, json } = await service.post("/v1/adjudicate", {
      ...at,
      action: { do: "sprint", operator: "jock", path: ["4,0", "4,1", "5,1"] },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      outcome: "refused",
      failing: [{ holds: false, cites: expect.arrayContaining(["rr.crouch.actions"]) }],
      rules: expect.arrayContaining([
        expect.objectContaining({ id: "rr.crouch.actions", source: "Crouch & Pop Up, p.8" }),
      ]),
    });
  });

  test("dice that are not given are asked for; given ones are used; the server rolls when it is told to", async () => {
    const action = { do: "pop-up-and-attack", operator: "jock", weapon: "pistol", target: "guard" };
    const asked = await service.post("/v1/adjudicate", { ...at, action });
    expect(asked.json).toMatchObject({ outcome: "paused", decision: { kind: "roll", dice: 1, sides: 6 } });
    const resumed = await service.post("/v1/adjudicate", { position: asked.json["position"], dice: [6] });
    expect(resumed.json).toMatchObject({ outcome: "paused", decision: { kind: "act" }, unused: { dice: [] } });
    expect(resumed.json["events"]).toEqual(expect.arrayContaining([expect.objectContaining({ event: "killed" })]));
    const rolled = await service.post("/v1/adjudicate", { ...at, action, random: true });
    expect(rolled.json["events"]).toEqual(expect.arrayContaining([expect.objectContaining({ event: "attacked" })]));
  });

  test("readings chosen for the question change the answer", async () => {
    const board = "board\n+ + + + +\n . . . .\n+ + + + +\n . 1 . .\n+ + + + +\n1 = smg guard, facing N";
    const standard = await service.post("/v1/sight", { ruleset: "rogue-regiment", board, from: "guard", to: "2,0" });
    expect(standard.json).toMatchObject({
      ruling: { seen: true, otherwise: [{ interpretation: "rr.open.fov-diagonals", reading: "outside" }] },
    });
    const strict = await service.post("/v1/sight", {
      ruleset: "rogue-regiment",
      board,
      from: "guard",
      to: "2,0",
      settings: { readings: { "rr.open.fov-diagonals": "outside" } },
    });
    expect(strict.json).toMatchObject({ ruling: { seen: false } });
  });
});

describe("a text that is still being written", () => {
  const draft = (board: string) => service.post("/v1/draft", { ruleset: "rogue-regiment", board });
  const drawing = "board\n+ + + +\n J r .\n+ + + +\nJ = operator jock";

  test("a position has no defects, and its text", async () => {
    expect((await draft(drawing)).json).toMatchObject({
      ruleset: "rogue-regiment",
      drawn: {
        board: { width: 3, pieces: [{ id: "jock" }] },
        text: expect.stringContaining("J = operator jock, facing N"),
      },
      defects: [],
      rules: [],
    });
  });

  test("what the rules make impossible is drawn, and the rule told", async () => {
    const { status, json } = await draft(`${drawing}\noperator paddy at 1,0`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      drawn: { board: { pieces: [{ id: "jock" }, { id: "paddy", x: 1 }] } },
      defects: [{ path: "paddy", cites: ["rr.square.rock-move"] }],
      rules: [{ id: "rr.square.rock-move" }],
    });
  });

  test("what cannot be read has its line and column", async () => {
    expect((await draft(`${drawing}\nofficer`)).json).toMatchObject({
      drawn: null,
      defects: [{ line: 6, message: "Expected the id of the piece here." }],
    });
  });

  test("a text alone is read, in a ruleset that is there and under settings that are", async () => {
    for (const body of [
      { ruleset: "rogue-regiment" },
      { ruleset: "chess", board: "" },
      { ruleset: "rogue-regiment", board: "", scenario: "chalk-farm" },
      { ruleset: "rogue-regiment", board: drawing, settings: { readings: { "rr.nothing": "x" } } },
    ])
      expect((await service.post("/v1/draft", body)).status).toBe(400);
  });
});

describe("the rule book", () => {
  test("rules are looked up and searched", async () => {
    const one = await service.get("/v1/rulesets/rogue-regiment/rules?id=rr.sprint.cost");
    expect(one.json).toMatchObject({
      rules: [{ id: "rr.sprint.cost", kind: "rule", source: "Sprint, p.6", open: ["rr.open.sprint-fewer"] }],
    });
    const search = await service.get("/v1/rulesets/rogue-regiment/rules?search=corpse%20forest");
    expect(search.json["rules"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "rr.square.forest-hides" })]),
    );
    expect(answers.rulesAnswer.safeParse(search.json).error).toBeUndefined();
  });

  test.each([
    ["/v1/rulesets", answers.rulesetsAnswer],
    ["/v1/rulesets/rogue-regiment", answers.rulesetAnswer],
    ["/v1/rulesets/rogue-regiment/notation", answers.notationAnswer],
    ["/v1/rulesets/v-sabotage/notation", answers.notationAnswer],
    ["/v1/rulesets/rogue-regiment/scenarios", answers.scenariosAnswer],
    ["/v1/rulesets/rogue-regiment/schemas", answers.schemasAnswer],
  ] as const)("%s answers by its schema", async (path, schema) => {
    const { status, json } = await service.get(path);
    expect(status).toBe(200);
    expect(schema.safeParse(json).error).toBeUndefined();
  });
});

describe("stored games", () => {
  test("a game is created, acted on, listed and read at any version", async () => {
    const created = await service.post("/v1/games", {
      ruleset: "rogue-regiment",
      scenario: "chalk-farm",
      title: "Tuesday",
    });
    expect(created.status).toBe(201);
    expect(answers.createdGameAnswer.safeParse(created.json).error).toBeUndefined();
    const { id, secretOf } = invited(created.json);
    const jock = secretOf("player-1");
    const game = `/v1/games/${id}`;
    const placed = await service.post(`${game}/moves`, { expectedVersion: 0, choose: ["3,16", "15,2"] }, jock);
    expect(answers.actAnswer.safeParse(placed.json).error).toBeUndefined();
    const moved = await service.post(
      `${game}/moves`,
      { expectedVersion: 1, action: { do: "move", operator: "jock", to: "1,22" } },
      jock,
    );
    expect(moved.json).toMatchObject({ outcome: "paused", game: { version: 2 } });
    const refused = await service.post(
      `${game}/moves`,
      { expectedVersion: 2, action: { do: "move", operator: "paddy", to: "2,23" } },
      jock,
    );
    expect(refused).toMatchObject({ status: 200, json: { outcome: "refused", game: { version: 2 } } });
    const listed = await service.get(`${game}/moves`);
    expect(answers.movesAnswer.safeParse(listed.json).error).toBeUndefined();
    expect(listed.json).toMatchObject({
      chainIntact: true,
      moves: [
        { version: 0, outcome: "created" },
        { version: 1 },
        { version: 2, sent: { move: { action: { do: "move" } } }, by: "player-1" },
      ],
    });
    const earlier = await service.get(`${game}/versions/1`);
    expect(earlier.json).toMatchObject({ version: 1, title: "Tuesday" });
    expect((await service.get(game)).json).toMatchObject({ version: 2 });
  });

  test("a conflict is 409 with the present version", async () => {
    const created = await service.post("/v1/games", at);
    const { id, secretOf } = invited(created.json);
    const moves = `/v1/games/${id}/moves`;
    await service.post(moves, { expectedVersion: 0, action: { do: "pop-up", operator: "jock" } }, secretOf("player-1"));
    const late = await service.post(
      moves,
      { expectedVersion: 0, action: { do: "pop-up", operator: "jock" } },
      secretOf("player-1"),
    );
    expect(late).toMatchObject({ status: 409, type: "application/problem+json", json: { presentVersion: 1 } });
  });

  test("names a field too many of an action by its own place", async () => {
    const action = { do: "pop-up", operator: "jock", colour: "red" };
    const asked = { ruleset: "rogue-regiment", scenario: "chalk-farm", action };
    expect((await service.post("/v1/adjudicate", asked)).json).toMatchObject({
      errors: [{ code: "unknown-field", path: "/action/colour" }],
    });
  });

  test.each([
    ["GET", "/v1/games/unknown", 404],
    ["GET", "/v1/games/0123456789/versions/x", 400],
    ["GET", "/v1/nothing", 404],
    ["GET", "/v1/rulesets/chess", 404],
    ["GET", "/v1/rulesets/rogue-regiment/rules?limit=many", 400],
    ["GET", "/v1/rulesets/rogue-regiment/rules?limit=1&limit=2", 400],
    ["GET", "/v1/games/0123456789/moves?limit=1&limit=1", 400],
    ["GET", "/v1/games/0123456789/board.png?theme=dark&theme=light", 400],
  ])("%s %s is a problem with status %i", async (method, path, status) => {
    const response = await service.app.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(answers.problemAnswer.safeParse(await response.json()).error).toBeUndefined();
  });
});
