import { describe, expect, it } from "vitest";
import * as z from "zod";
import { intentLine, MOST_TOKENS, tokensIn } from "../../../service/mcp/lines.ts";
import { games } from "../../all-games.ts";
import { connecting } from "./connecting.ts";

const board =
  "board\n+ + + + + + + +\n 1 . . h J . .\n+ + + + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched";
const at = { ruleset: "rogue-regiment", board };

const { app, model } = connecting();

describe("the tools", () => {
  it("say what they do, whether they write, and take one object each", async () => {
    const { tools } = await model.client.listTools();
    expect(tools.map(({ name }) => name)).toContain("sight");
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      expect(description, name).toMatch(/\.$/);
      expect(inputSchema, name).toMatchObject({ type: "object", additionalProperties: false });
      expect(outputSchema?.type, name).toBe("object");
      expect(JSON.stringify([inputSchema, outputSchema]), name).not.toMatch(/"(?:anyOf|oneOf|allOf|\$ref)"/);
      expect(annotations?.readOnlyHint, name).toBe(name !== "act");
    }
    // what a model has to keep in mind from its first word on
    expect(tokensIn(JSON.stringify(tools.map((told) => ({ ...told, outputSchema: null }))))).toBeLessThan(5500);
    expect(tokensIn(JSON.stringify(tools))).toBeLessThan(7000);
  });

  it("settle a dispute that was told in words: drawn, mended, asked, cited", async () => {
    const drawing = await model.call("how_to_draw", { ruleset: "rogue-regiment" });
    expect(drawing.text).toContain("`h` hedge");
    const wrong = await model.call("show_position", { ...at, board: board.replace("crouched", "ducking") });
    expect(wrong.isError).toBe(true);
    expect(wrong.text).toMatch(/line 6.*ducking/);
    const shown = await model.call("show_position", { ...at, picture: true });
    expect(shown.pictures).toEqual(["image/png"]);
    expect(shown.text).toContain("J = operator jock, facing N, crouched");
    const ruling = await model.call("sight", { ...at, from: "guard", to: "jock" });
    expect(ruling.text).toMatch(/^Guard does not see Jock: the place is partially visible, what is there is hidden\./);
    expect(ruling.text).toContain("- rr.cover.low-hides (Low Cover, p.2): ");
    expect(ruling.data).toMatchObject({ seen: false, ruling: { place: "partial", distance: 4 } });
  });

  it("tell why not, what instead, how likely, and what happens", async () => {
    const attack = { do: "attack", operator: "jock", weapon: "pistol", target: "guard" };
    expect((await model.call("why", { ...at, action: attack })).text).toMatch(
      /^It is not legal \(Jock: attack with the pistol at Guard\)\.\n✗ Jock is crouched, and cannot attack: he has to pop up first\. \[rr\.crouch\.actions\]/,
    );
    const legal = await model.call("what_is_legal", at);
    const [, index] = /^(\d+) pop-up-and-attack operator=jock weapon=pistol target=guard$/m.exec(legal.text) ?? [];
    const numbered = { ...at, index: Number(index) };
    const odds = await model.call("odds", numbered);
    expect(odds.text).toContain("50.0 % (1/2): Guard is killed.");
    expect(odds.text).toContain("- rr.dice.unit-health");
    const done = await model.call("adjudicate", { ...numbered, dice: [4] });
    expect(done.text).toContain("Guard is killed on 0,0. [rr.dice.unit-health, rr.attack.corpse]");
    const after = await model.call("show_position", { ruleset: "rogue-regiment", board: done.data["board"] });
    expect(after.text).toContain("= corpse");
    const suggested = await model.call("suggest", at);
    expect(suggested.data).toMatchObject({ found: true, seat: "player-1" });
    expect(await model.call("suggest", { ...at, strength: "fair" })).toEqual(suggested);
    expect((await model.call("suggest", { ...at, strength: "easy" })).data).toMatchObject({ found: true });
  });

  it("tell what an enemy does on a condition with that condition, and its chance", () => {
    const turn = { text: "sentry-1 turns to face E.", cites: ["rr.event.sentry"] };
    expect(intentLine(turn)).toBe("sentry-1 turns to face E. [rr.event.sentry]");
    expect(
      intentLine({
        ...turn,
        condition: { text: "the event card says “black sentries turn clockwise”", chance: "1/16" },
      }),
    ).toBe(
      "If the event card says “black sentries turn clockwise” (1/16): sentry-1 turns to face E. [rr.event.sentry]",
    );
  });

  it("find rules by words and by id, with the readings of open points", async () => {
    const found = await model.call("search_rules", { ruleset: "rogue-regiment", id: "rr.open.hedge-adjacent-viewer" });
    expect(found.text).toMatch(/^rr\.open\.hedge-adjacent-viewer: .*\n- read as "hides" \(by default\): /);
    expect(
      (await model.call("search_rules", { ruleset: "hour-of-glory", words: "breach entrance" })).data["rules"],
    ).not.toEqual([]);
  });

  it.each([
    ["sight", { ...at, bord: board, from: "guard", to: "jock" }, /There is no field "bord" here; nearest: /],
    ["sight", { ...at, from: "guard", to: "nobody" }, /nobody/],
    ["what_is_legal", { ...at, piece: "nobody" }, /nobody/],
    ["why", { ...at, index: 99 }, /There is no legal action 99: what_is_legal numbers 0 to \d+\./],
    ["why", at, /Say the action/],
    ["adjudicate", { ruleset: "chess", scenario: "white" }, /There is no ruleset "chess"/],
    ["adjudicate", { ...at, scenario: "tern-river" }, /exactly one form/],
    ["how_to_draw", { ruleset: "rogue-regiment", about: "dragons" }, /the headings are: Operators/],
    ["search_rules", { ruleset: "rogue-regiment" }, /Say words, or an id/],
    ["my_turns", {}, /No invitation was given/],
    ["game", { gameId: "nothere" }, /There is no game "nothere"/],
    ["sigth", at, /There is no tool "sigth"; nearest: sight, /],
  ])("say what is wrong with %s %j", async (name, given, told) => {
    const { isError, text } = await model.call(name, given);
    expect(isError).toBe(true);
    expect(text).toMatch(told);
  });
});

it("tells what people call the cards that a board says by their codes", async () => {
  const { text } = await model.call("how_to_draw", { ruleset: "dust-tactics", about: "unit" });
  expect(text).toContain("h.line (Line Section)|");
  expect(text).toContain("v.guard (Dominion Guard)|");
});

describe("what a server does not have", () => {
  it.each([
    ["prompts/get", { name: "settle" }, /There is no prompt "settle"; nearest: settle_dispute/],
    [
      "prompts/get",
      { name: "settle_dispute", arguments: { rulset: "v-sabotage", situation: "x" } },
      /\/rulset: There is no field "rulset" here; nearest: ruleset.*\n\/ruleset: "ruleset" is missing/,
    ],
    [
      "prompts/get",
      { name: "settle_dispute", arguments: { ruleset: "v-sabotag", situation: "x" } },
      /\/ruleset: There .*"v-sabotag"; .*v-sabotage/,
    ],
    [
      "resources/read",
      { uri: "umpire://rulset/v-sabotage/notation" },
      /Nothing is to be read at .*umpire:\/\/rulesets\//,
    ],
    [
      "resources/read",
      { uri: "umpire://rulesets/v-sabotag/notation" },
      /There are no rules "v-sabotag"; nearest: v-sabo/,
    ],
    [
      "completion/complete",
      { ref: { type: "ref/prompt", name: "coac" }, argument: { name: "gameId", value: "" } },
      /There is no prompt "coac"; nearest: coach/,
    ],
  ])("is refused with the nearest that it has: %s %j", async (method, params, told) => {
    const asked = model.client.request({ method, params }, z.looseObject({}));
    await expect(asked).rejects.toMatchObject({ code: -32_602, message: expect.stringMatching(told) });
  });
});

describe("the length of what is told", () => {
  it("is bounded at the first missions of every game, and pages lead through all of it", async () => {
    const counted = z.object({
      total: z.int(),
      actions: z.array(z.object({ index: z.int() })),
      next: z.int().optional(),
    });
    for (const { id, scenarios } of games) {
      const scenario = scenarios[0]?.id ?? "";
      const begun = await model.call("adjudicate", { ruleset: id, scenario, seed: 1 });
      const boards = [
        { ruleset: id, scenario },
        { ruleset: id, board: begun.data["board"] },
      ];
      for (const place of boards) {
        const seen: number[] = [];
        let total = 0;
        for (let from: number | undefined = 0; from !== undefined;) {
          const page = await model.call("what_is_legal", { ...place, from });
          expect(tokensIn(page.text), `${id} ${from}`).toBeLessThanOrEqual(MOST_TOKENS);
          const { total: all, actions, next } = counted.parse(page.data);
          seen.push(...actions.map(({ index }) => index));
          total = all;
          from = next;
        }
        expect(seen, id).toEqual([...Array(total).keys()]);
        const shown = await model.call("show_position", place);
        expect(tokensIn(shown.text), id).toBeLessThanOrEqual(MOST_TOKENS);
      }
      for (const [name, given] of [
        ["list_games", { ruleset: id }],
        ["how_to_draw", { ruleset: id }],
        ["search_rules", { ruleset: id, words: "the", limit: 50 }],
      ] as const)
        expect(tokensIn((await model.call(name, given)).text), `${id} ${name}`).toBeLessThanOrEqual(MOST_TOKENS);
    }
  });
});

describe("each answer of each tool", () => {
  it.each(games)("is at most 1,500 tokens of text: $id", async ({ id, scenarios }) => {
    const pieces = z.object({ pieces: z.array(z.object({ id: z.string() })) });
    const chosen = z.object({ found: z.boolean(), action: z.looseObject({}).optional(), choose: z.array(z.string()) });
    let place: Readonly<Record<string, unknown>> = { ruleset: id, scenario: scenarios.at(-1)?.id };
    const told = new Map<string, number>();
    const ask = async (name: string, given: Readonly<Record<string, unknown>>) => {
      const answer = await model.call(name, given);
      told.set(name, Math.max(told.get(name) ?? 0, tokensIn(answer.text)));
      return answer;
    };
    for (let move = 0; move < 12; move++) {
      const { action, choose } = chosen.parse((await ask("suggest", place)).data);
      const meant = action === undefined ? { choose } : { action };
      const drawn = await app.request("/v1/board", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...place, answers: undefined }),
      });
      const names = pieces.safeParse(Object(await drawn.json())["board"]).data?.pieces ?? [];
      const [from, to] = [names.at(0)?.id ?? "", names.at(-1)?.id ?? ""];
      if (names.length > 1) await ask("sight", { ...place, from, to });
      await ask("enemy_preview", place);
      await ask("what_is_legal", { ...place, limit: 500 });
      if (action !== undefined) for (const name of ["why", "odds"]) await ask(name, { ...place, action });
      const done = await ask("adjudicate", { ...place, ...meant, seed: move });
      if (done.data["board"] === undefined || done.data["result"] !== undefined) break;
      place = { ruleset: id, board: done.data["board"], answers: done.data["answers"] ?? [] };
    }
    for (const [name, tokens] of told) expect(tokens, name).toBeLessThanOrEqual(MOST_TOKENS);
    expect(told.size).toBeGreaterThan(5);
  });
});

describe("what can be read and begun from", () => {
  it("has rules and notations at addresses, with their ids completed", async () => {
    const { resources } = await model.client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain("umpire://rulesets/v-sabotage/notation");
    const { contents } = await model.client.readResource({
      uri: "umpire://rulesets/hour-of-glory/rules/hg.breach.roll",
    });
    expect(contents).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^hg\.breach\.roll \(.*BREACH/) }),
    ]);
    await expect(model.client.readResource({ uri: "umpire://rulesets/hour-of-glory/rules/hg.none" })).rejects.toThrow(
      'There is no rule "hg.none"; nearest: ',
    );
    const { completion } = await model.client.complete({
      ref: { type: "ref/resource", uri: "umpire://rulesets/{ruleset}/rules/{rule}" },
      argument: { name: "rule", value: "hg.breach" },
      context: { arguments: { ruleset: "hour-of-glory" } },
    });
    expect(completion.values).toContain("hg.breach.roll");
  });

  it("has a prompt that settles a dispute", async () => {
    const { messages } = await model.client.getPrompt({
      name: "settle_dispute",
      arguments: { ruleset: "rogue-regiment", situation: "The guard looks over the hedge." },
    });
    expect(messages[0]?.content).toMatchObject({
      text: expect.stringMatching(/The guard looks over the hedge\.[^]*show_position/),
    });
  });
});
